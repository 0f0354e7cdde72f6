# Meklēšanas koki vārdos.

tree-title = { $algorithm }, { $spec }, no { $position }
tree-description = Virsotnes: { $nodes }; vērtība { $value }; labākais turpinājums { $line }; nogriešanas: { $cuts }.
tree-head-state = stāvoklis
tree-head-heuristic = heiristika
tree-head-value = vērtība
tree-head-window = logs
tree-left-out = neparādītas virsotnes: { $count }
tree-written = failā “{ $file }” ierakstīto virsotņu skaits: { $nodes } no { $visited }
tree-unsearched = { $count ->
    [zero] nogrieztu gājienu: { $count }
    [one] nogriezts { $count } gājiens
   *[other] nogriezti { $count } gājieni
}
tree-folded = vēl { $count }
tree-folded-cut = vēl { $count }, visas nogrieztas
tree-why-merged = tā pati pozīcija, kas #{ $first }
tree-why-finished = spēle ir beigusies
tree-why-estimated = dziļuma ierobežojums: heiristisks novērtējums
tree-why-stopped = meklēšana tika apturēta
tree-why-cut = nogriezts
tree-why-cut-by = nogriezts: { $value } { $sign } { $bound } = { $limit }; { $bound } nāk no gājiena { $mv } { $at }
tree-at-root = saknē
tree-at-node = virsotnē #{ $order }
legend-max = gājienu izdara MAX, pirmais spēlētājs
legend-min = gājienu izdara MIN, otrais spēlētājs
legend-over = spēle ir beigusies
legend-estimate = dziļuma ierobežojums: heiristisks novērtējums
legend-best = labākais turpinājums
legend-cut = nogriezts: nav izpētīts

diff-side = { $search }: { $mv }, { $value }; apmeklētas: { $visited }, nogriešanas: { $cutoffs }
diff-same = sakrīt
diff-not-same = nesakrīt
diff-seen = abas apmeklēja: { $both }, tikai A: { $only_a }, tikai B: { $only_b }
diff-only = tikai { $who }: { $path } ({ $value }), { $count ->
    [zero] { $count } virsotņu
    [one] { $count } virsotne
   *[other] { $count } virsotnes
}
diff-more = { $count ->
    [zero] … un vēl { $count } vietu
    [one] … un vēl { $count } vieta
   *[other] … un vēl { $count } vietas
}

step-of = { $at }. solis no { $all }
step-enter = ieeja
step-leave = izeja
step-stack = ceļš no saknes
step-keys = → tālāk   ← atpakaļ   ↓ ↑ desmit soļi   c nākamā nogriešana   Home End   q iziet
