# Jak się gra i dlaczego coś się w grze dzieje. $who to you, computer, first lub second.

command-rules = Wyjaśnij reguły gry na obliczonym przykładzie

rules-label-goal = Cel
rules-label-move = Ruch
rules-label-scoring = Punktacja
rules-label-end = Koniec
rules-label-writing = Jak to zapisać
rules-label-example = Przykład
rules-label-result = Wynik
rules-start = Gra zaczyna się od pozycji { $position }
rules-example-move = { $number }. { $who ->
    [first] pierwszy gracz
   *[second] drugi gracz
}: { $mv }, teraz { $position }
rules-left-out = { $count ->
    [one] … jeszcze { $count } ruch …
    [few] … jeszcze { $count } ruchy …
   *[many] … jeszcze { $count } ruchów …
}
play-rules-hint = Więcej: wpisz rules.

list-comma = { $before }, { $last }
list-or = { $before } lub { $last }

rules-multiply-brief = Mnóż liczbę przez { $by }, aż osiągnie { $target }. Iloczyn parzysty daje punkt, nieparzysty odbiera punkt; kończący się na 0 lub 5 dodaje 1 do banku. Na końcu od parzystej liczby punktów odejmuje się bank, do nieparzystej się go dodaje. Jeśli liczba punktów jest wtedy parzysta, wygrywa pierwszy gracz, jeśli nieparzysta – drugi.
rules-multiply-goal = Liczba, punkty i bank są wspólne. Jeśli na końcu liczba punktów jest parzysta, wygrywa pierwszy gracz, jeśli nieparzysta – drugi. Remisów nie ma.
rules-multiply-move = Na początku liczba to { $start }. Ruch mnoży ją przez { $by }.
rules-multiply-even-or-odd = Iloczyn parzysty dodaje punkt, nieparzysty odbiera punkt.
rules-multiply-bank = Iloczyn kończący się na 0 lub 5 dodaje 1 do banku.
rules-multiply-end = Gra kończy się, gdy liczba osiągnie { $target }. Wtedy od parzystej liczby punktów odejmuje się bank, a do nieparzystej się go dodaje.
rules-multiply-moves = Ruch to mnożnik: { $moves }
rules-multiply-positions = Pozycja to liczba, punkty, bank i gracz, który ma ruch: { $example }

rules-stones-brief = Bierz kamienie, { $take } naraz. Jeśli zostaje parzysta liczba, { $points } punkty dostaje przeciwnik; jeśli nieparzysta – ten, kto je wziął. Gra kończy się, gdy { $least ->
    [1] nie ma już kamieni
   *[other] kamieni jest mniej niż { $least }
}. Liczą się kamienie razem z punktami: wygrywa wyższa suma.
rules-stones-goal = Suma gracza to wzięte kamienie i punkty razem. Wygrywa wyższa suma; równe sumy to remis.
rules-stones-move = Liczba kamieni na początku: { $stones }. Ruch zabiera { $take }.
rules-stones-even-or-odd = Jeśli zostaje parzysta liczba, { $points } punkty dostaje przeciwnik; jeśli nieparzysta – ten, kto wykonał ruch.
rules-stones-end = Gra kończy się, gdy { $least ->
    [1] nie ma już kamieni
   *[other] kamieni jest mniej niż { $least }; te są niczyje
}.
rules-stones-moves = Ruch to liczba zabieranych kamieni: { $moves }
rules-stones-positions = Pozycja to pozostałe kamienie, punkty i kamienie pierwszego gracza, punkty i kamienie drugiego oraz gracz, który ma ruch: { $example }

rules-bits-brief = Zastępuj dwie sąsiednie cyfry jedną, aż zostanie jedna cyfra. Pod ciągiem widać, czym staje się każda para i ile daje; ruch to indeks pary. Wygrywa większa liczba punktów.
rules-bits-goal = Wygrywa gracz, który ma więcej punktów; równa liczba punktów to remis.
rules-bits-move = Na początku ciąg to { $string }. Ruch zastępuje dwie sąsiednie cyfry jedną.
rules-bits-pair = { $pair } staje się { $digit }: gracz wykonujący ruch { $mover }, przeciwnik { $opponent }
rules-bits-end = Gra kończy się, gdy zostaje jedna cyfra.
rules-bits-moves = Ruch to indeks lewej cyfry pary, liczony od 0 od lewej strony.
rules-bits-positions = Pozycja to ciąg, punkty pierwszego gracza, punkty drugiego i gracz, który ma ruch: { $example }

rules-mnk-brief = Pierwszy gracz stawia x, drugi o. Wygrywa { $k } w rzędzie (poziomo, pionowo lub po skosie); pełna plansza to remis. Pole zapisuje się jak { $square } albo jako wiersz i kolumnę od 0 w lewym górnym rogu: { $numbers } to to samo pole.
rules-mnk-brief-misere = Pierwszy gracz stawia x, drugi o. Kto ma { $k } w rzędzie (poziomo, pionowo lub po skosie), przegrywa; pełna plansza to remis. Pole zapisuje się jak { $square } albo jako wiersz i kolumnę od 0 w lewym górnym rogu: { $numbers } to to samo pole.
rules-mnk-goal = Ustaw swoje znaki tak, żeby mieć { $k } w rzędzie: poziomo, pionowo lub po skosie.
rules-mnk-goal-misere = Nie ustawiaj { $k } swoich znaków w rzędzie – ani poziomo, ani pionowo, ani po skosie: kto ma tyle w rzędzie, przegrywa.
rules-mnk-move = Plansza ma { $m ->
    [one] { $m } kolumnę
    [few] { $m } kolumny
   *[many] { $m } kolumn
} i { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
}. Pierwszy gracz stawia na wolnym polu x, drugi o.
rules-mnk-end = Kto ma { $k } w rzędzie, od razu wygrywa. Jeśli plansza jest pełna i nikt tylu nie ma, jest remis.
rules-mnk-end-misere = Kto ma { $k } w rzędzie, od razu przegrywa. Jeśli plansza jest pełna i nikt tylu nie ma, jest remis.
rules-mnk-moves = Ruch to pole: litera kolumny i numer wiersza, a1 w lewym dolnym rogu ({ $square }), albo wiersz i kolumna, oba liczone od 0 w lewym górnym rogu ({ $numbers }). { $square } i { $numbers } to to samo pole.
rules-mnk-positions = Pozycja, na przykład { $example }, to wiersze od góry oddzielone znakiem /; x i o to znaki graczy, liczba to liczba pustych pól. Może kończyć się na /1 lub /2: to gracz, który ma ruch.

rules-sim-brief = Gracze na zmianę kolorują po jednej krawędzi, każdy swoim kolorem. Kto domknie trójkąt we własnym kolorze, przegrywa. Krawędź zapisuje się jak { $edge }.
rules-sim-goal = Nie domykaj trójkąta we własnym kolorze: kto to zrobi, przegrywa.
rules-sim-move = Liczba wierzchołków: { $vertices }, liczba krawędzi między nimi: { $edges }. Ruch koloruje wolną krawędź kolorem gracza.
rules-sim-end = Gra kończy się wraz z pierwszym trójkątem w jednym kolorze. Jeśli wszystkie krawędzie są pokolorowane, a takiego nie ma, jest remis.
rules-sim-end-always = Gra kończy się wraz z pierwszym trójkątem w jednym kolorze. Gdy liczba wierzchołków to { $vertices }, w końcu zawsze jakiś powstaje, więc remisów nie ma.
rules-sim-moves = Ruch to krawędź podana przez jej dwa wierzchołki: { $edge }
rules-sim-positions = Pozycja, na przykład { $example }, ma po jednym znaku na krawędź w kolejności { $order }: kropka to wolna, r należy do pierwszego gracza, b do drugiego. Może kończyć się na /1 lub /2: to gracz, który ma ruch.

explain-join = { $before }; { $after }
explain-move = { $who ->
    [you] Ty
    [computer] Komputer
    [first] Pierwszy gracz
   *[second] Drugi gracz
}: { $what }.
explain-end = Dlaczego: { $what }.
explain-who = { $who ->
    [you] ty
    [computer] komputer
    [first] pierwszy gracz
   *[second] drugi gracz
}
explain-for = { $who ->
    [you] dla ciebie
    [computer] dla komputera
    [first] dla pierwszego gracza
   *[second] dla drugiego gracza
}
explain-wins = { $who ->
    [you] wygrywasz
    [computer] wygrywa komputer
    [first] wygrywa pierwszy gracz
   *[second] wygrywa drugi gracz
}
explain-wins-by = { $who ->
    [you] wygrywasz różnicą { $by }
    [computer] komputer wygrywa różnicą { $by }
    [first] pierwszy gracz wygrywa różnicą { $by }
   *[second] drugi gracz wygrywa różnicą { $by }
}

explain-multiply-product = { $number } × { $by } = { $product }
explain-multiply-even = liczba parzysta: punkty +{ $points }
explain-multiply-odd = liczba nieparzysta: punkty { $points }
explain-multiply-bank = kończy się na { $digit }: bank +{ $bank }
explain-multiply-reached = { $number } to już co najmniej { $target }
explain-multiply-no-bank = bank jest pusty, więc liczba punktów to nadal { $after }
explain-multiply-bank-lost = liczba punktów { $before } jest parzysta, więc bank się odejmuje: { $before } − { $bank } = { $after }
explain-multiply-bank-gained = liczba punktów { $before } jest nieparzysta, więc bank się dodaje: { $before } + { $bank } = { $after }
explain-multiply-even-wins = { $points } to liczba parzysta: { explain-wins }
explain-multiply-odd-wins = { $points } to liczba nieparzysta: { explain-wins }

explain-stones-took = wzięto { $stones }, zostaje { $left }
explain-stones-even = parzysta liczba: { $points } punkty { explain-for }
explain-stones-odd = nieparzysta liczba: { $points } punkty { explain-for }
explain-stones-over = { $left ->
    [0] nie ma już kamieni
    [one] został { $left } kamień, za mało na ruch
    [few] zostały { $left } kamienie, za mało na ruch
   *[many] zostało { $left } kamieni, za mało na ruch
}
explain-stones-total = { explain-who }: { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
} + { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} = { $total }
explain-stones-more = { $more } to więcej niż { $less }: { explain-wins-by }
explain-stones-equal = po { $total }: remis

explain-bits-becomes = { $pair } staje się { $digit }
explain-bits-gain = { explain-who } +{ $points }
explain-bits-loss = { explain-who } { $points }
explain-bits-nothing = bez punktów
explain-bits-over = została jedna cyfra
explain-bits-more = { $more } to więcej niż { $less }: { explain-wins-by }
explain-bits-equal = po { $total }: remis

explain-mnk-row = { $squares } to { $k } w rzędzie ({ explain-who })
explain-mnk-row-wins = { explain-wins }
explain-mnk-row-loses = kto ma taki rząd, przegrywa: { explain-wins }
explain-mnk-full = plansza jest pełna i nikt nie ma { $k } w rzędzie: remis

explain-sim-triangle = trójkąt { $triangle } jest ukończony ({ explain-who })
explain-sim-triangle-loses = kto go ukończy, przegrywa: { explain-wins }
explain-sim-full = wszystkie krawędzie są pokolorowane i nie ma trójkąta w jednym kolorze: remis

duration-none = mniej niż 0,1 µs
duration-microseconds = { $time } µs
duration-milliseconds = { $time } ms
duration-seconds = { $time } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

play-name = { $who ->
    [you] ty
    [computer] komputer
    [first] pierwszy gracz
   *[second] drugi gracz
}

explain-multiply-standing-even = { $who ->
    [you] wygrywasz przy parzystych punktach
    [computer] wygrywa przy parzystych punktach
    [first] wygrywa przy parzystych punktach
   *[second] wygrywa przy parzystych punktach
}
explain-multiply-standing-odd = { $who ->
    [you] wygrywasz przy nieparzystych punktach
    [computer] wygrywa przy nieparzystych punktach
    [first] wygrywa przy nieparzystych punktach
   *[second] wygrywa przy nieparzystych punktach
}
explain-stones-standing = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamieni
} + { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
explain-mnk-standing-first = x
explain-mnk-standing-second = o
explain-sim-standing-first = linie pełne
explain-sim-standing-second = linie podwójne
