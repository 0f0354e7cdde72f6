# Search trees in words.

tree-title = { $algorithm } on { $spec } from { $position }
tree-description = { $nodes } positions; value { $value }; best line { $line }; { $cuts } cut.
tree-head-state = state
tree-head-heuristic = heuristic
tree-head-value = value
tree-head-window = window
tree-left-out = { $count } more positions are not shown
tree-written = { $nodes } of { $visited } positions written to “{ $file }”
tree-unsearched = { $count ->
    [one] { $count } move cut
   *[other] { $count } moves cut
}
tree-folded = +{ $count } more
tree-folded-cut = +{ $count } more, all cut
tree-why-merged = the same as #{ $first }
tree-why-finished = the game is over
tree-why-estimated = the depth limit: an estimate
tree-why-stopped = the search was stopped
tree-why-cut = cut
tree-why-cut-by = cut: { $value } { $sign } { $bound } { $limit }, and { $bound } comes from move { $mv } { $at }
tree-at-root = at the root
tree-at-node = at #{ $order }
legend-max = MAX, the first player, to move
legend-min = MIN, the second player, to move
legend-over = the game is over
legend-estimate = the depth limit: an estimate
legend-best = the best line
legend-cut = cut: not searched

diff-side = { $search }: { $mv }, { $value }; { $visited } visited, { $cutoffs } cut
diff-same = the same
diff-not-same = not the same
diff-seen = { $both } seen by both, { $only_a } only by A, { $only_b } only by B
diff-only = only { $who }: { $path } ({ $value }), { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
diff-more = … and { $count } more places

step-of = step { $at } of { $all }
step-enter = entered
step-leave = left
step-stack = the way here
step-keys = → next   ← back   ↓ ↑ ten steps   c next cut   Home End   q leaves
