# Drzewa szukania w słowach.

tree-title = { $algorithm }, { $spec }, od { $position }
tree-description = Węzły: { $nodes }; wartość { $value }; najlepszy wariant { $line }; odcięcia: { $cuts }.
tree-head-state = stan
tree-head-heuristic = heurystyka
tree-head-value = wartość
tree-head-window = okno
tree-left-out = pominięte węzły: { $count }
tree-written = zapisano węzły ({ $nodes } z { $visited }) w pliku „{ $file }”
tree-unsearched = { $count ->
    [one] { $count } odcięty ruch
    [few] { $count } odcięte ruchy
   *[many] { $count } odciętych ruchów
}
tree-folded = jeszcze { $count }
tree-folded-cut = jeszcze { $count }, wszystkie odcięte
tree-why-merged = ta sama pozycja co #{ $first }
tree-why-finished = gra jest zakończona
tree-why-estimated = limit głębokości: oszacowanie
tree-why-stopped = przeszukiwanie zatrzymano
tree-why-cut = odcięte
tree-why-cut-by = odcięte: { $value } { $sign } { $bound } = { $limit }; { $bound } pochodzi z ruchu { $mv } { $at }
tree-at-root = w korzeniu
tree-at-node = w węźle #{ $order }
legend-max = ruch ma MAX, pierwszy gracz
legend-min = ruch ma MIN, drugi gracz
legend-over = gra jest zakończona
legend-estimate = limit głębokości: oszacowanie
legend-best = najlepszy wariant
legend-cut = odcięte: nieprzeszukane

diff-side = { $search }: { $mv }, { $value }; odwiedzone: { $visited }, odcięcia: { $cutoffs }
diff-same = zgadza się
diff-not-same = nie zgadza się
diff-seen = odwiedzone przez oba: { $both }, tylko A: { $only_a }, tylko B: { $only_b }
diff-only = tylko { $who }: { $path } ({ $value }), { $count ->
    [one] { $count } węzeł
    [few] { $count } węzły
   *[many] { $count } węzłów
}
diff-more = { $count ->
    [one] … i jeszcze { $count } miejsce
    [few] … i jeszcze { $count } miejsca
   *[many] … i jeszcze { $count } miejsc
}

step-of = krok { $at } z { $all }
step-enter = wejście
step-leave = wyjście
step-stack = ścieżka od korzenia
step-keys = → dalej   ← wstecz   ↓ ↑ dziesięć kroków   c następne odcięcie   Home End   q wyjście
