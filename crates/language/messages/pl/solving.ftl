# Rozwiązania dokładne: solve, verify, sweep i grade.

command-solve = Rozwiąż grę dokładnie: kto wygrywa, o ile, po ilu ruchach, i wszystkie najlepsze ruchy
command-verify = Sprawdź certyfikat na podstawie samych reguł gry
argument-memory = Ile megabajtów może zająć rozwiązanie; z kropką dziesiętną – gigabajtów
argument-certificate = Zapisz certyfikat wartości do tego pliku
argument-export = Zapisz każdą przechowaną pozycję z wartością do tego pliku CSV
argument-file = Certyfikat

label-exactly = dokładny wynik
label-best-moves = najlepsze ruchy
label-mistakes = błędne ruchy
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
} w { $positions ->
    [one] { $positions } pozycji
   *[other] { $positions } pozycjach
}
fault-format = wiersz { $line } jest nieprawidłowy: „{ $place }”
fault-other-game = dotyczy „{ $place }”, a nie sprawdzanej gry
fault-no-position = „{ $place }” nie jest pozycją tej gry
fault-twice = dla pozycji „{ $place }” podano dwa ruchy
fault-no-move = do pozycji „{ $place }” może dojść, a nie podano dla niej ruchu
fault-illegal-move = ruch podany dla „{ $place }” nie jest tam dozwolony
fault-unneeded = dla pozycji „{ $place }” podano ruch, choć nigdy do niej nie dochodzi
fault-value = dla pozycji „{ $place }” podano: { $claimed }, a wynik to: { $found }
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
error-solution-room = rozwiązanie nie mieści się w pamięci
error-solve-all = „all” działa tylko dla bits z długością, na przykład bits:length=12,all
error-certificate-too-large = certyfikat musiałby objąć więcej niż { $most } pozycji
error-certificate-memory = certyfikat potrzebuje więcej pamięci niż dozwolone { $most } MB
error-read = nie można odczytać „{ $file }”: { $reason }
error-read-too-large = „{ $file }” przekracza limit { $most } MB

argument-solving_threads = Liczba wątków; wynik jest zawsze ten sam
claim-exactly = różnica { $margin } po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
claim-at-most = różnica { $margin } najpóźniej po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
claim-margin = różnica { $margin }
error-certificate-stopped = zatrzymano przed ukończeniem certyfikatu
error-export-stopped = zatrzymano przed zapisaniem tabeli
power-of-ten = 10^{ $exponent }
