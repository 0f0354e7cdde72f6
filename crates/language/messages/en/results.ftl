# What commands print.

plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
milliseconds = { $ms } ms
progress = { $visited } positions, { $seconds } s … (Ctrl-C stops)
progress-positions = { $done } of { $of } positions, { $seconds } s … (Ctrl-C stops)
progress-games = { $done } of { $of } games, { $seconds } s … (Ctrl-C stops)

label-game = game
label-position = position
label-to-move = to move
label-result = result
label-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
label-example = for example
label-heuristics = heuristics
menu-range = in menus { $least } to { $most }

result-first-wins = the first player wins
result-second-wins = the second player wins
result-first-wins-by = the first player wins by { $by }
result-second-wins-by = the second player wins by { $by }
result-draw = a draw

label-search = search
search = { $algorithm }, { $depth }, heuristic { $heuristic }
search-depth = depth { $depth }
search-to-the-end = to the end
label-best-move = best move
label-value = value
value-proven = proven
value-proven-first = proven: the first player wins
value-proven-draw = proven: a draw
value-proven-second = proven: the second player wins
value-estimate = an estimate
value-unfinished = best of the moves searched so far
proof-exactly = { $result } in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
proof-at-most = { $result } in at most { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
value-proof = proven: { $proof }
label-depth = depth reached
label-lines = best lines
label-visits = visits
depth-line = depth { $depth }: { $value }, { $visited } positions, { $ms } ms: { $line }
search-algorithm = { $algorithm }, { $depth }
label-line = line
label-choices = equally good
label-time = time
counts = { $visited } visited, { $evaluated } evaluated, { $cutoffs ->
    [one] { $cutoffs } cut
   *[other] { $cutoffs } cuts
}
choice = The search picks { $mv }.
choice-by-chance = Chance picks { $mv }.
choice-right = { $picks } That is right: { $end }.
choice-inferior = { $picks } That is not the best: { $outcome }. Better is { $best }: { $end }.
choice-mistake = { $picks } That is a mistake: { $outcome }. Right is { $best }: { $end }.
choice-proven = { $picks } That is proven: { $end }.
choice-unknown = { $picks } Whether that is right is not known.
choice-estimated = { $picks } Whether that is right is not known: its value is an estimate.
choice-none = The search has found no move.
label-chosen-move = chosen move
label-chosen-from = chosen from
value-none = not known
bound-lower-proven = at least that, proven
bound-upper-proven = at most that, proven
bound-no-better = no better than the chosen move
stopped-depth = no proof within the depth allowed

label-full-tree = whole tree
statistics = { $full } positions; { $share } % of it visited
label-branching = branching
statistics-branching = { $full } in the whole tree, { $effective } visited; a uniform tree needs at least { $leaves } leaves
label-stopped = stopped
stopped-nodes = it had visited as many positions as allowed
stopped-time = the time was up
stopped-asked = as you asked

label-move = move
label-bound = what is known
bound-exact = fully searched
bound-lower = at least
bound-upper = at most

label-ply = ply
label-paths = paths
label-positions = positions
label-canonical = up to symmetry
label-finished-paths = finished paths
label-finished-positions = finished positions
label-total = total

label-signature = signature
label-speed = speed
bench-speed = { $speed } million positions a second
bench-as-expected = as expected
bench-expected = expected { $expected }
