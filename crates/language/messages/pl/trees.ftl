# Drzewa szukania w słowach.

tree-title = { $algorithm }, { $spec }, od { $position }
tree-description = Pozycje: { $nodes }; wartość { $value }; najlepszy wariant { $line }; odcięte: { $cuts }.
tree-head-state = stan
tree-head-heuristic = heurystyka
tree-head-value = wartość
tree-head-window = okno
tree-left-out = nie pokazano jeszcze { $count } pozycji
tree-written = zapisano { $nodes } z { $visited } pozycji w „{ $file }”
tree-unsearched = { $count ->
    [one] { $count } odcięty ruch
    [few] { $count } odcięte ruchy
   *[many] { $count } odciętych ruchów
}
tree-folded = jeszcze +{ $count }
tree-folded-cut = jeszcze +{ $count }, wszystkie odcięte
tree-why-merged = to samo co #{ $first }
tree-why-finished = gra jest skończona
tree-why-estimated = granica głębokości: oszacowanie
tree-why-stopped = szukanie zatrzymano
tree-why-cut = odcięte
tree-why-cut-by = odcięte: { $value } { $sign } { $bound } { $limit }, a { $bound } pochodzi z ruchu { $mv } { $at }
tree-at-root = w korzeniu
tree-at-node = w #{ $order }
legend-max = ruch ma MAX, pierwszy gracz
legend-min = ruch ma MIN, drugi gracz
legend-over = gra jest skończona
legend-estimate = granica głębokości: oszacowanie
legend-best = najlepszy wariant
legend-cut = odcięte: nie przeszukane

diff-side = { $search }: { $mv }, { $value }; odwiedzone: { $visited }, odcięte: { $cutoffs }
diff-same = to samo
diff-not-same = nie to samo
diff-seen = oba widziały { $both }, tylko A { $only_a }, tylko B { $only_b }
diff-only = tylko { $who }: { $path } ({ $value }), { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}
diff-more = … i jeszcze { $count } miejsc

step-of = krok { $at } z { $all }
step-enter = wejście
step-leave = wyjście
step-stack = droga tutaj
step-keys = → dalej   ← wstecz   ↓ ↑ dziesięć kroków   c następne odcięcie   Home End   q wyjście
