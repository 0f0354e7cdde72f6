# Rozwiązania dokładne: solve, verify, sweep i grade.

command-solve = Rozwiąż grę dokładnie: kto wygrywa, o ile, jak szybko, i wszystkie najlepsze ruchy
command-verify = Sprawdź certyfikat według samych reguł
argument-memory = Ile megabajtów może zająć rozwiązanie
argument-certificate = Zapisz certyfikat wartości do tego pliku
argument-export = Zapisz każdą przechowaną pozycję z wartością do tego pliku CSV
argument-file = Certyfikat

label-exactly = dokładny wynik
label-best-moves = najlepsze ruchy
label-mistakes = błędy
label-stored = przechowano
label-reachable = osiągalne
label-certificate = certyfikat
label-exported = wyeksportowano
solve-stored = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
} w { $bytes } bajtach
solve-reachable = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
}, niezakończone: { $unfinished }
solve-reachable-symmetry = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
}, niezakończone: { $unfinished }; z dokładnością do symetrii: { $canonical }
solve-certificate = „{ $file }”: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} dla { $positions } pozycji
solve-exported = „{ $file }”: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}
solve-all = wszystkie ciągi długości { $length }: { $strings }
solve-all-share = { $strings } z { $all } ciągów
label-strings = ciągi

verify-accepted = przyjęty: { $claim }
verify-rejected = odrzucony: { $reason }
label-verdict-of-check = orzeczenie
label-checked = sprawdzono
verify-checked = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} w { $positions } pozycjach
fault-format = wiersz { $line } nie jest taki, jaki powinien być: „{ $place }”
fault-other-game = dotyczy „{ $place }”, a nie sprawdzanej gry
fault-no-position = „{ $place }” nie jest pozycją tej gry
fault-twice = „{ $place }” ma dwa ruchy
fault-no-move = do „{ $place }” może dojść, a nie ma ruchu
fault-illegal-move = ruch podany dla „{ $place }” nie jest tam dozwolony
fault-unneeded = „{ $place }” ma ruch, a nigdy do niej nie dochodzi
fault-value = o „{ $place }” powiedziano, że kończy się { $claimed }, a jest { $found }
fault-too-large = zbyt wiele do sprawdzenia, przerwano przy „{ $place }”
fault-stopped = zatrzymano przed końcem sprawdzania

error-solve-stopped = zatrzymano przed rozwiązaniem gry
error-solve-too-large = rozwiązanie wymaga do { $positions } pozycji i { $megabytes } MB, więcej niż dozwolone { $most } MB
error-solve-full = { $most } MB nie wystarcza: { $positions } pozycji w { $plies } ruchach, a to nie wszystkie
error-solve-fits-places = ; zmieściłyby się pozycje z najwyżej { $number } wolnymi miejscami
error-solve-fits-stones = ; zmieściłoby się najwyżej { $number } kamieni
error-solve-fits-digits = ; zmieściłoby się najwyżej { $number } cyfr
error-solve-beyond = { $what ->
    [digits] liczba cyfr: { $number }
   *[places] liczba wolnych miejsc: { $number }
}, a tabela pomieści najwyżej { $most }, niezależnie od pamięci
error-solve-beyond-fits = ; w dozwolonej pamięci zmieściłoby się najwyżej { $number }
error-solution-not-covered = rozwiązanie nie obejmuje tej pozycji
error-solution-read = nie można odczytać rozwiązania: { $reason }
error-solve-all = „all” jest dla bits z długością, na przykład bits:length=12,all
error-certificate-too-large = certyfikat musiałby objąć więcej niż { $most } pozycji
error-read = nie można odczytać „{ $file }”: { $reason }
error-read-too-large = „{ $file }” jest większy niż { $most } MB, które są czytane
