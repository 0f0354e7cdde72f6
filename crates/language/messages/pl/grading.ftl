# Szukania oceniane według wartości dokładnych.

command-grade = Oceń heurystyki, głębokości i algorytmy według wartości dokładnych
argument-search = Szukanie, na przykład alphabeta:depth=1..6,heuristic=report; można podać kilka razy
argument-algorithms = Jak szukać; kilka oddziel przecinkami
argument-depths = Ile ruchów patrzeć naprzód: 3, 1..5 albo 1,3,5; bez tego do końca gry
argument-heuristics = Jak oceniać pozycje; kilka oddziel przecinkami, albo all
argument-sample = Ile niezakończonych pozycji ocenić, albo all
argument-games = Ile gier rozegrać z losowym przeciwnikiem, po połowie każdą stroną

label-graded = oceniono
grade-sampled = { $positions } z { $all } niezakończonych pozycji, według ziarna { $seed }
grade-all = { $positions ->
    [one] jedyną niezakończoną pozycję
    [few] wszystkie { $positions } niezakończone pozycje
   *[many] wszystkie { $positions } niezakończonych pozycji
}
grade-stopped = na życzenie; to liczby uzyskane do tej chwili, głównie z pozycji z początku gry
label-grade-best = najlepsze %
label-grade-sound = z różnicą %
label-grade-holds = utrzymuje %
label-grade-resists = broni się %
label-grade-lost = strata
label-grade-sign = znak %
label-grade-undecided = milczy %
label-grade-rank = rangi
label-grade-visited = odwiedzone
label-games = gry
label-worst = największy błąd
label-chosen = wybrano
grade-move = { $mv }: { $end }

error-grade-depth = --depth to „{ $value }”; powinna być liczba całkowita od 1, zakres taki jak 1..5 albo kilka z przecinkami
error-grade-sample = --sample to „{ $value }”; powinna być liczba całkowita od 1 albo all
error-grade-finished = pozycja „{ $position }”: gra jest skończona, nie ma czego oceniać
error-grade-stopped = zatrzymano, zanim sprawdzono choć jedną pozycję
