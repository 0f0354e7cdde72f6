# Co wypisują polecenia.

plies = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
progress = { $visited ->
    [one] { $visited } pozycja
    [few] { $visited } pozycje
   *[many] { $visited } pozycji
}, { $seconds } s … (Ctrl-C zatrzymuje)
progress-positions = { $done } z { $of } pozycji, { $seconds } s … (Ctrl-C zatrzymuje)
progress-games = { $done } z { $of } gier, { $seconds } s … (Ctrl-C zatrzymuje)

label-game = gra
label-position = pozycja
label-to-move = ruch ma
label-result = wynik
label-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
label-example = na przykład
label-heuristics = heurystyki
menu-range = w menu od { $least } do { $most }

result-first-wins = wygrywa pierwszy gracz
result-second-wins = wygrywa drugi gracz
result-first-wins-by = pierwszy gracz wygrywa różnicą { $by ->
    [one] { $by } punktu
   *[other] { $by } punktów
}
result-second-wins-by = drugi gracz wygrywa różnicą { $by ->
    [one] { $by } punktu
   *[other] { $by } punktów
}
result-draw = remis

label-search = przeszukiwanie
search = { $algorithm }, { $depth }, heurystyka { $heuristic }
search-depth = głębokość { $depth }
player-alphabeta = alfa-beta
player-random = losowy
player-heuristic = heurystyka { $name }
player-nodes = { $nodes ->
    [one] { $nodes } węzeł
    [few] { $nodes } węzły
   *[other] { $nodes } węzłów
}
search-to-the-end = do końca
label-best-move = najlepszy ruch
label-value = wartość
value-proven = udowodniona
result-proven = udowodniono
value-proven-first = udowodnione: wygrywa pierwszy gracz
value-proven-draw = udowodnione: remis
value-proven-second = udowodnione: wygrywa drugi gracz
value-estimate = oszacowanie
value-unfinished = najlepszy z dotąd przeszukanych ruchów
proof-exactly = { $who ->
    [first] wygrywa pierwszy gracz
    [second] wygrywa drugi gracz
   *[draw] remis
} po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
proof-at-most = { $who ->
    [first] wygrywa pierwszy gracz
    [second] wygrywa drugi gracz
   *[draw] remis
} najpóźniej po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
value-proof = udowodnione: { $proof }
label-depth = osiągnięta głębokość
label-lines = najlepsze warianty
label-visits = odwiedziny
depth-line = głębokość { $depth }: { $value }, { $visited ->
    [one] { $visited } węzeł
    [few] { $visited } węzły
   *[many] { $visited } węzłów
}, { $time }: { $line }
search-algorithm = { $algorithm }, { $depth }
label-line = najlepszy wariant
label-choices = równie dobre
label-time = czas
counts = odwiedzone: { $visited }, ocenione: { $evaluated }, { $cutoffs ->
    [one] { $cutoffs } odcięcie
    [few] { $cutoffs } odcięcia
   *[many] { $cutoffs } odcięć
}
choice = Przeszukiwanie wybiera { $mv }.
choice-by-chance = Wybór losowy to { $mv }.
choice-right = { $picks } To dobry wybór: { $end }.
choice-inferior = { $picks } To nie jest najlepszy ruch: { $outcome }. Lepszy jest { $best }: { $end }.
choice-mistake = { $picks } To błąd: { $outcome }. Właściwy ruch to { $best }: { $end }.
choice-proven = { $picks } To jest udowodnione: { $end }.
choice-unknown = { $picks } Nie wiadomo, czy słusznie.
choice-estimated = { $picks } Nie wiadomo, czy słusznie: jego wartość to oszacowanie.
choice-none = Przeszukiwanie nie znalazło ruchu.
label-chosen-move = wybrany ruch
label-chosen-from = wybrany spośród
value-none = nieznana
bound-lower-proven = co najmniej tyle, udowodnione
bound-upper-proven = co najwyżej tyle, udowodnione
bound-no-better = nie lepszy od wybranego
stopped-depth = brak dowodu w limicie głębokości

label-full-tree = całe drzewo
statistics = węzły: { $full }; odwiedzono { $share }%
label-branching = rozgałęzienie
statistics-branching = w całym drzewie { $full }, w odwiedzonej części { $effective }; liście potrzebne alfa-beta w jednolitym drzewie: co najmniej { $leaves }
label-stopped = zatrzymano
stopped-nodes = osiągnięto limit węzłów
stopped-time = osiągnięto limit czasu
stopped-asked = na żądanie
stopped-memory = osiągnięto limit pamięci

label-move = ruch
label-bound = co wiadomo
bound-exact = przeszukany w całości
bound-lower = co najmniej
bound-upper = co najwyżej

label-ply = poziom
label-paths = ścieżki
label-positions = pozycje
label-canonical = z dokładnością do symetrii
label-finished-paths = zakończone ścieżki
label-finished-positions = pozycje końcowe
label-total = razem

label-signature = sygnatura
label-speed = szybkość
bench-speed = { $speed } mln węzłów na sekundę
bench-as-expected = zgodna z oczekiwaną
bench-expected = oczekiwano { $expected }
line-more = { $count ->
    [one] i jeszcze { $count } ruch
    [few] i jeszcze { $count } ruchy
   *[many] i jeszcze { $count } ruchów
  }

progress-nodes = { $visited ->
    [one] { $visited } węzeł
    [few] { $visited } węzły
   *[many] { $visited } węzłów
}, { $seconds } s … (Ctrl-C zatrzymuje)
proof-exactly-by = { $who ->
    [first] pierwszy gracz wygrywa
   *[second] drugi gracz wygrywa
} różnicą { $by ->
    [one] { $by } punktu
   *[other] { $by } punktów
} po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
proof-at-most-by = { $who ->
    [first] pierwszy gracz wygrywa
   *[second] drugi gracz wygrywa
} różnicą { $by ->
    [one] { $by } punktu
   *[other] { $by } punktów
} najpóźniej po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
label-nodes = węzły
error-bench-stopped = zatrzymano przed końcem wszystkich przeszukiwań
