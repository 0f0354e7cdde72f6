# What commands print.

plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
progress = { $visited ->
    [one] { $visited } position
   *[other] { $visited } positions
}, { $seconds } s … (Ctrl-C stops)
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
menu-range = { $least } to { $most } in menus

result-first-wins = the first player wins
result-second-wins = the second player wins
result-first-wins-by = the first player wins by { $by }
result-second-wins-by = the second player wins by { $by }
result-draw = a draw

label-search = search
search = { $algorithm }, { $depth }, heuristic { $heuristic }
search-depth = depth { $depth }
player-alphabeta = alpha-beta
player-random = random
player-heuristic = heuristic { $name }
player-nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
search-to-the-end = to the end
label-best-move = best move
label-value = value
value-proven = proven
result-proven = proven
value-proven-first = proven: the first player wins
value-proven-draw = proven: a draw
value-proven-second = proven: the second player wins
value-estimate = an estimate
value-unfinished = best of the moves searched so far
proof-exactly = { $who ->
    [first] the first player wins
    [second] the second player wins
   *[draw] a draw
} in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
proof-at-most = { $who ->
    [first] the first player wins
    [second] the second player wins
   *[draw] a draw
} in at most { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
value-proof = proven: { $proof }
label-depth = depth reached
label-lines = best lines
label-visits = visits
depth-line = depth { $depth }: { $value }, { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
}, { $time }: { $line }
search-algorithm = { $algorithm }, { $depth }
label-line = best line
label-choices = equally good
label-time = time
counts = { $visited } visited, { $evaluated } evaluated, { $cutoffs ->
    [one] { $cutoffs } cutoff
   *[other] { $cutoffs } cutoffs
}
choice = The search picks { $mv }.
choice-by-chance = The random choice is { $mv }.
choice-right = { $picks } That is right: { $end }.
choice-inferior = { $picks } That is not the best move: { $outcome }. { $best } is better: { $end }.
choice-mistake = { $picks } That is a mistake: { $outcome }. The right move is { $best }: { $end }.
choice-proven = { $picks } That is proven: { $end }.
choice-unknown = { $picks } It is not known whether that is right.
choice-estimated = { $picks } It is not known whether that is right: its value is an estimate.
choice-none = The search found no move.
label-chosen-move = chosen move
label-chosen-from = chosen from
value-none = not known
bound-lower-proven = at least this, proven
bound-upper-proven = at most this, proven
bound-no-better = no better than the chosen move
stopped-depth = no proof within the depth limit

label-full-tree = whole tree
statistics = { $full } nodes; { $share }% of them visited
label-branching = branching
statistics-branching = { $full } in the whole tree, { $effective } visited; alpha-beta needs at least { $leaves } leaves of a uniform tree
label-stopped = stopped
stopped-nodes = the node limit was reached
stopped-time = the time limit was reached
stopped-asked = at your request
stopped-memory = the memory limit was reached

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
bench-speed = { $speed } million nodes per second
bench-as-expected = as expected
bench-expected = expected { $expected }
line-more = { $count ->
    [one] and { $count } more move
   *[other] and { $count } more moves
  }

progress-nodes = { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
}, { $seconds } s … (Ctrl-C stops)
proof-exactly-by = { $who ->
    [first] the first player wins by { $by }
   *[second] the second player wins by { $by }
} in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
proof-at-most-by = { $who ->
    [first] the first player wins by { $by }
   *[second] the second player wins by { $by }
} in at most { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
label-nodes = nodes
error-bench-stopped = stopped before all searches were finished
