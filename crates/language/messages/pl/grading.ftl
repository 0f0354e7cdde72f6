# Szukania oceniane według wartości dokładnych.

command-grade = Sprawdź heurystyki, głębokości i algorytmy na tle wartości dokładnych
argument-search = Przeszukiwanie, na przykład alphabeta:depth=1..6,heuristic=report; można podać kilka razy
argument-algorithms = Algorytm przeszukiwania; kilka oddziel przecinkami
argument-depths = Na ile ruchów naprzód patrzeć: 3, 1..5 albo 1,3,5; domyślnie do końca gry
argument-compare-depths = Na ile ruchów naprzód patrzeć: 3, 1..5 albo 1,3,5; domyślnie { $usual } dla minimax i alphabeta
argument-heuristics = Heurystyka; kilka oddziel przecinkami, albo all
argument-sample = Na ilu niezakończonych pozycjach sprawdzać, albo all
argument-games = Ile gier rozegrać z losowym przeciwnikiem; połowę z nich zaczyna przeszukiwanie

label-graded = sprawdzono
grade-sampled = { $positions } z { $all } niezakończonych pozycji, wybór według ziarna { $seed }
grade-all = { $positions ->
    [one] jedyną niezakończoną pozycję
    [few] wszystkie { $positions } niezakończone pozycje
   *[many] wszystkie { $positions } niezakończonych pozycji
}
grade-stopped = na żądanie; to liczby uzyskane do tej chwili, głównie dla pozycji z początku gry
label-grade-best = najlepsze %
label-grade-sound = różnica %
label-grade-holds = wynik %
label-grade-resists = w przegranej %
label-grade-lost = strata
label-grade-sign = znak %
label-grade-undecided = nieokreślone %
label-grade-rank = rangi
label-grade-visited = węzły
label-games = gry
label-worst = największy błąd
label-chosen = wybrano
grade-move = { $mv }: { $end }

error-grade-depth = --depth to „{ $value }”; powinna być liczba całkowita nie mniejsza niż 1, zakres taki jak 1..5 albo kilka wartości oddzielonych przecinkami
error-grade-sample = --sample to „{ $value }”; powinna być liczba całkowita nie mniejsza niż 1 albo all
error-grade-finished = pozycja „{ $position }”: gra jest zakończona, nie ma czego sprawdzać
error-grade-stopped = zatrzymano, zanim sprawdzono choć jedną pozycję
