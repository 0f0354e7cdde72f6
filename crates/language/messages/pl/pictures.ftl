# Drzewa i obrazy: na papierze, na ekranie, krok po kroku; czym są kolumny i algorytmy.

tree-head-level = poziom
tree-head-why = uwagi
tree-why-merged-hidden = to samo co węzeł, którego nie pokazano
tree-symmetric = z symetrii także { $moves }
legend-numbers = #: kolejność odwiedzin · α: co zapewnił sobie MAX, β: co zapewnił sobie MIN, przy wejściu do węzła · ≥ ≤: znane jest tylko ograniczenie · ✂: odcięte
legend-symmetric = ×: tyle ruchów jest równoważnych z symetrii

argument-width = Szerokość obrazu: a4, landscape, screen albo liczba pikseli
argument-symmetric = Ruchy równoważne z symetrii pokaż raz
argument-title = Nagłówek nad drzewem
argument-caption = Tekst pod drzewem

error-width = --width to „{ $value }”; powinno być a4, landscape, screen albo liczba pikseli od { $least } do { $most }
error-width-format = --width dotyczy obrazów; wybierz --format svg, png albo pdf
error-print-font = żadna czcionka na tym komputerze nie ma „{ $letter }”; zainstaluj na przykład DejaVu Sans (Debian i Ubuntu: fonts-dejavu-core)
error-print-fonts = na tym komputerze nie ma żadnej czcionki do rysowania słów; zainstaluj na przykład DejaVu Sans (Debian i Ubuntu: fonts-dejavu-core)
error-print-large = obraz jest za duży dla { $format }: { $size } mln pikseli, najwyżej { $most }; użyj --format svg albo pokaż mniejszą część drzewa
error-print-bytes = obraz jest za duży dla { $format }: { $size } MB SVG, najwyżej { $most }; użyj --format svg albo pokaż mniejszą część drzewa
error-print = nie można zapisać obrazu jako { $format }: { $reason }
error-print-terminal = { $format } nie jest dla terminala; zapisz do pliku przez --out albo do potoku

step-more-keys = p odtwarza   a pyta   ? wszystkie klawisze   q wyjście
step-best = najlepsza
step-playing = { $speed ->
    [one] odtwarza, { $speed } krok na sekundę
    [few] odtwarza, { $speed } kroki na sekundę
   *[many] odtwarza, { $speed } kroków na sekundę
}
step-question = Węzeł { $node } ma jeszcze ruchy. Czy następny zostanie odcięty? (t/n)
step-right = Dobrze:
step-wrong = Źle:
step-is-open = nie zostanie odcięty, bo { $alpha } < { $beta }: okno jest jeszcze otwarte
step-cuts-nothing = minimax przegląda wszystkie ruchy i niczego nie odcina
step-tally = dobrze { $right } z { $asked }
step-no-question = W tym przeszukiwaniu nie ma już o co pytać.
step-key-next = krok dalej
step-key-back = krok wstecz
step-key-ten = dziesięć kroków dalej, wstecz
step-key-ends = na początek, na koniec
step-key-cut = do następnego odcięcia
step-key-play = odtwórz, pauza
step-key-speed = szybciej, wolniej
step-key-quiz = zapytaj mnie: czy następna gałąź zostanie odcięta?
step-key-answer = tak, nie
step-key-list = ta lista
step-key-leave = wyjście

label-algorithms = algorytmy
algorithm-minimax = przegląda wszystkie warianty do limitu głębokości
algorithm-alphabeta = minimax bez gałęzi, które nie mogą zmienić wyniku
algorithm-engine = najsilniejszy: pogłębia krok po kroku, pamięta pozycje, dowodzi wyników
algorithm-mcts = rozgrywa wiele losowych partii, więcej tam, gdzie dobrze idzie
algorithm-pns = przeszukiwanie liczbami dowodowymi: dowodzi, kto wygrywa, albo milczy
algorithm-perfect = gra według dokładnego rozwiązania
algorithm-random = dowolny dozwolony ruch

grade-means-best = wybrane ruchy, które zachowują zwycięzcę, różnicę i liczbę ruchów
grade-means-sound = wybrane ruchy, które zachowują zwycięzcę i różnicę
grade-means-holds = wybrane ruchy, które zachowują zwycięzcę albo remis
grade-means-resists = najlepsze ruchy wśród wybranych w przegranych pozycjach
grade-means-lost = różnica oddana średnio w jednym wyborze
grade-means-sign = wartości o znaku zgodnym z dokładnym wynikiem
grade-means-undecided = wartości równe 0 i nieudowodnione
grade-means-rank = korelacja rang wartości i dokładnych wyników; 1 to ideał
grade-means-visited = węzły odwiedzone średnio w jednym przeszukiwaniu
grade-means-games = wygrane–remisy–przegrane z losowym przeciwnikiem
sweep-means-margin = wynik pierwszego gracza minus wynik drugiego przy optymalnej grze
sweep-means-plies = ruchy obu graczy do końca przy optymalnej grze
sweep-means-how = rozwiązana: wszystkie pozycje; udowodniona: przez engine; za duża: nie wiadomo
error-file-ending = to polecenie nie zapisuje plików „{ $ending }”; nazwa może kończyć się na { $choices }

stage-stones-left = { $left ->
    [one] Został { $left } kamień.
    [few] Zostały { $left } kamienie.
   *[many] Zostało { $left } kamieni.
} Zabrane kamienie mają znak gracza, ostatnie są na początku.
stage-bits-pairs = Pod każdą parą: cyfra, którą się staje, i zysk gracza, który ją zastępuje.
stage-even = { $points }, parzyste
stage-odd = { $points }, nieparzyste
stage-end = { $target }: koniec
