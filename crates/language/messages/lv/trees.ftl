# Meklēšanas koki vārdos.

tree-title = { $algorithm }, { $spec }, no { $position }
tree-description = { $nodes } pozīcijas; vērtība { $value }; labākais turpinājums { $line }; atcirstas { $cuts }.
tree-head-state = stāvoklis
tree-head-heuristic = heiristika
tree-head-value = vērtība
tree-head-window = logs
tree-left-out = vēl { $count } pozīcijas nav parādītas
tree-written = { $nodes } no { $visited } pozīcijām ierakstītas failā “{ $file }”
tree-unsearched = { $count ->
    [zero] atcirstu gājienu: { $count }
    [one] atcirsts { $count } gājiens
   *[other] atcirsti { $count } gājieni
}
tree-folded = vēl +{ $count }
tree-folded-cut = vēl +{ $count }, visi atcirsti
tree-why-merged = tas pats, kas #{ $first }
tree-why-finished = spēle ir beigusies
tree-why-estimated = dziļuma robeža: novērtējums
tree-why-stopped = meklēšana tika apturēta
tree-why-cut = atcirsts
tree-why-cut-by = atcirsts: { $value } { $sign } { $bound } { $limit }, un { $bound } nāk no gājiena { $mv } { $at }
tree-at-root = saknē
tree-at-node = mezglā #{ $order }
legend-max = gājiens ir MAX, pirmajam spēlētājam
legend-min = gājiens ir MIN, otrajam spēlētājam
legend-over = spēle ir beigusies
legend-estimate = dziļuma robeža: novērtējums
legend-best = labākais turpinājums
legend-cut = atcirsts: nav pārmeklēts

diff-side = { $search }: { $mv }, { $value }; apmeklētas { $visited }, atcirstas { $cutoffs }
diff-same = tas pats
diff-not-same = nav tas pats
diff-seen = abas redzēja { $both }, tikai A { $only_a }, tikai B { $only_b }
diff-only = tikai { $who }: { $path } ({ $value }), { $count ->
    [zero] { $count } pozīciju
    [one] { $count } pozīcija
   *[other] { $count } pozīcijas
}
diff-more = … un vēl { $count } vietas

step-of = { $at }. solis no { $all }
step-enter = ieiets
step-leave = atstāts
step-stack = ceļš līdz šejienei
step-keys = → tālāk   ← atpakaļ   ↓ ↑ desmit soļi   c nākamā atciršana   Home End   q iziet
