# Search trees in words.

tree-title = { $algorithm } on { $spec } from { $position }
tree-description = Nodes: { $nodes }; value { $value }; best line { $line }; cutoffs: { $cuts }.
tree-head-state = state
tree-head-heuristic = heuristic
tree-head-value = value
tree-head-window = window
tree-left-out = { $count ->
    [one] { $count } more node is not shown
   *[other] { $count } more nodes are not shown
}
tree-written = { $nodes } of { $visited } nodes written to “{ $file }”
tree-unsearched = { $count ->
    [one] { $count } move cut
   *[other] { $count } moves cut
}
tree-folded = +{ $count } more
tree-folded-cut = +{ $count } more, all cut
tree-why-merged = same position as #{ $first }
tree-why-finished = the game is over
tree-why-estimated = depth limit: an estimate
tree-why-stopped = the search was stopped
tree-why-cut = cut
tree-why-cut-by = cut: { $value } { $sign } { $bound } = { $limit }; { $bound } comes from move { $mv } { $at }
tree-at-root = at the root
tree-at-node = at #{ $order }
legend-max = MAX, the first player, to move
legend-min = MIN, the second player, to move
legend-over = the game is over
legend-estimate = depth limit: an estimate
legend-best = best line
legend-cut = cut: not searched

diff-side = { $search }: { $mv }, { $value }; { $visited } visited, { $cutoffs ->
    [one] { $cutoffs } cutoff
   *[other] { $cutoffs } cutoffs
}
diff-same = the same
diff-not-same = not the same
diff-seen = { $both } visited by both, { $only_a } only by A, { $only_b } only by B
diff-only = only { $who }: { $path } ({ $value }), { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
diff-more = { $count ->
    [one] … and { $count } more place
   *[other] … and { $count } more places
}

step-of = step { $at } of { $all }
step-enter = entering
step-leave = leaving
step-stack = path from the root
step-keys = → next   ← back   ↓ ↑ ten steps   c next cutoff   Home End   q quit
