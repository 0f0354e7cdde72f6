# Gry, ich heurystyki i napisy na planszach.

game-multiply = mnóż liczbę, aż osiągnie cel
game-stones = bierz kamienie; punkty zależą od tego, ile zostaje
game-bits = zastępuj pary cyfr, aż zostanie jedna
game-mnk = k w rzędzie na planszy o m kolumnach i n wierszach
game-sim = koloruj krawędzie między punktami; własny trójkąt przegrywa

heuristic-plain = skończona: kto wygrał i o ile; nieskończona: 0
heuristic-multiply-report = najpierw parzystość, potem bank, potem jak daleko jest liczba
heuristic-stones-report = kto na razie prowadzi
heuristic-stones-law = dotychczasowa różnica i wartość stosu przy najlepszej grze
heuristic-bits-report = dotychczasowa różnica i zysk z par
heuristic-bits-law = dotychczasowa różnica i wartość długości przy najlepszej grze
heuristic-mnk-report = wygrana liczy się 1001 minus jej ruch; nieskończona: 0
heuristic-mnk-lines = rzędy, które może jeszcze dokończyć tylko jedna strona; szybsza wygrana jest lepsza
heuristic-sim-report = wolne krawędzie, które od razu przegrywają, i te, które nie
heuristic-sim-safe = bezpieczne krawędzie pierwszego gracza minus bezpieczne krawędzie drugiego; szybsza wygrana jest lepsza

player-first = pierwszy gracz
player-second = drugi gracz

label-number = liczba
label-target = cel
label-points = punkty
label-bank = bank
label-left = zostało kamieni
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
