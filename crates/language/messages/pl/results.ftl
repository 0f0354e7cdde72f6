# Co wypisują polecenia.

plies = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
milliseconds = { $ms } ms
progress = { $visited } pozycji, { $seconds } s … (Ctrl-C zatrzymuje)
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
result-first-wins-by = pierwszy gracz wygrywa różnicą { $by }
result-second-wins-by = drugi gracz wygrywa różnicą { $by }
result-draw = remis

label-search = szukanie
search = { $algorithm }, { $depth }, heurystyka { $heuristic }
search-depth = głębokość { $depth }
search-to-the-end = do końca
label-best-move = najlepszy ruch
label-value = wartość
value-proven = udowodniona
value-proven-first = udowodnione: wygrywa pierwszy gracz
value-proven-draw = udowodnione: remis
value-proven-second = udowodnione: wygrywa drugi gracz
value-estimate = oszacowanie
value-unfinished = najlepszy z dotąd przeszukanych ruchów
proof-exactly = { $result } w { $plies ->
    [one] { $plies } ruchu
    [few] { $plies } ruchach
   *[many] { $plies } ruchach
}
proof-at-most = { $result } najwyżej w { $plies ->
    [one] { $plies } ruchu
    [few] { $plies } ruchach
   *[many] { $plies } ruchach
}
value-proof = udowodnione: { $proof }
label-depth = osiągnięta głębokość
label-lines = najlepsze warianty
label-visits = odwiedziny
depth-line = głębokość { $depth }: { $value }, { $visited } pozycji, { $ms } ms: { $line }
search-algorithm = { $algorithm }, { $depth }
label-line = wariant
label-choices = równie dobre
label-time = czas
counts = odwiedzone: { $visited }, ocenione: { $evaluated }, { $cutoffs ->
    [one] { $cutoffs } odcięcie
    [few] { $cutoffs } odcięcia
   *[many] { $cutoffs } odcięć
}
choice = Przeszukiwanie wybiera { $mv }.
choice-by-chance = Los wybiera { $mv }.
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
stopped-depth = brak dowodu w dozwolonej głębokości

label-full-tree = całe drzewo
statistics = { $full } pozycji; odwiedzono { $share } %
label-branching = rozgałęzienie
statistics-branching = w całym drzewie { $full }, odwiedzone { $effective }; jednolite drzewo wymaga co najmniej { $leaves } liści
label-stopped = zatrzymano
stopped-nodes = odwiedzono dozwoloną liczbę pozycji
stopped-time = czas minął
stopped-asked = na życzenie

label-move = ruch
label-bound = co wiadomo
bound-exact = przeszukany w całości
bound-lower = co najmniej
bound-upper = co najwyżej

label-ply = poziom
label-paths = ścieżki
label-positions = pozycje
label-canonical = z dokładnością do symetrii
label-finished-paths = skończone ścieżki
label-finished-positions = skończone pozycje
label-total = razem

label-signature = podpis
label-speed = szybkość
bench-speed = { $speed } miliona pozycji na sekundę
bench-as-expected = zgodny z oczekiwaniem
bench-expected = oczekiwano { $expected }
