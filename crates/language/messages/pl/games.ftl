# Gry, ich heurystyki i napisy na planszach.

game-multiply = mnóż liczbę, aż osiągnie cel
game-stones = bierz kamienie; punkty zależą od tego, ile zostaje
game-bits = zastępuj pary cyfr, aż zostanie jedna
game-mnk = k w rzędzie na planszy o m kolumnach i n wierszach
game-sim = koloruj krawędzie między wierzchołkami; kto zamknie trójkąt w swoim kolorze, przegrywa
game-multiply-kind = Mnożenie
game-stones-kind = Kamienie
game-bits-kind = Bity
game-mnk-kind = W rzędzie
game-sim-kind = Sim
game-multiply-about = Mnóżcie wspólną liczbę, aż osiągnie 3000. Decyduje parzystość punktów.
game-stones-about = Bierz 2 lub 3 kamienie. Punkty zależą od tego, ile zostawisz.
game-bits-about = Zastępuj pary cyfr, aż zostanie tylko jedna.
game-mnk-about = Trzy, cztery, pięć w rzędzie, na dowolnej planszy.
game-sim-about = Koloruj linie między sześcioma punktami. Trójkąt we własnym kolorze przegrywa.
game-multiply-answer = Pierwszy gracz wygrywa od każdej liczby początkowej.
game-stones-answer = Pierwszy gracz wygrywa, gdy kamieni jest od 50 do 70.
game-bits-answer = Od 7 cyfr: przy nieparzystej długości remis, przy parzystej wygrywa pierwszy gracz.
game-mnk-answer = Trzy w rzędzie: na 3 × 3 remis, na 4 × 4 wygrywa pierwszy gracz.
game-sim-answer = Przy sześciu punktach wygrywa drugi gracz.

heuristic-plain = zakończona: kto wygrał i o ile; niezakończona: 0
heuristic-exact = { $title } (zna odpowiedź)
heuristic-multiply-report = najpierw parzystość, potem bank, potem jak daleko zaszła liczba
heuristic-stones-report = kto na razie prowadzi
heuristic-stones-law = dotychczasowa różnica plus wartość stosu przy optymalnej grze
heuristic-bits-report = dotychczasowa różnica plus zysk z par
heuristic-bits-law = dotychczasowa różnica plus wartość długości przy optymalnej grze
heuristic-mnk-report = wygrana liczy się jako 1001 minus numer ruchu; niezakończona: 0
heuristic-mnk-lines = rzędy, które może jeszcze dokończyć tylko jedna strona; szybsza wygrana jest lepsza
heuristic-sim-report = wolne krawędzie, które od razu przegrywają, wobec pozostałych wolnych
heuristic-sim-safe = bezpieczne krawędzie pierwszego gracza minus bezpieczne krawędzie drugiego; szybsza wygrana jest lepsza

player-first = pierwszy gracz
player-second = drugi gracz

label-number = liczba
label-target = cel
label-points = punkty
label-bank = bank
label-left = zostało kamieni
stones-left = zostało: { $count }
stones-totals = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
} + { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} = { $total }
label-string = ciąg
label-index = indeks
label-pair = para
label-becomes = staje się
label-gain = zysk
label-red = czerwone
label-blue = niebieskie
label-free = wolne

game-multiply-name = Mnożenie
game-stones-name = Kamienie
game-bits-name = Bity
game-mnk-name = { $k ->
    [3] Trzy
    [4] Cztery
    [5] Pięć
    [6] Sześć
   *[other] { $k }
} w rzędzie, { $m } × { $n }
game-sim-name = Sim
