# Eksperymenty: porównania graczy w tych samych grach i turnieje.

command-compare = Porównaj graczy w tych samych grach: wiersze, statystyka, wykresy i sprawozdanie
command-tournament = Rozegraj turniej: każdy gracz z każdym innym, każde otwarcie dwa razy, ze zmianą stron
argument-game = Gra, także z zakresami: stones:stones=50..59; można podać kilka razy
argument-player = Gracz, także z zakresami: minimax:depth=2..6; można podać kilka razy
argument-opponent = Przeciwnik, z którym grają wszyscy gracze; można podać kilka razy
argument-sides = Czy gracze są pierwsi, drudzy, czy grają w obu rolach
argument-repeat = Ile razy rozegrać grę, w której coś zależy od przypadku; domyślnie 20, a z otwarciami raz
argument-openings = Od ilu różnych losowych otwarć zaczynać każdą grę; przy --first both każde rozgrywa się dwa razy, ze zmianą stron; 0 to zwykły początek gry
argument-plies = Ile losowych ruchów liczy otwarcie; domyślnie tak mało, jak wystarcza na tyle otwarć
argument-experiment_seed = Ziarno wszystkich wyborów losowych
argument-experiment_threads = Ile gier rozgrywać jednocześnie; 0 to jedna na rdzeń
argument-times = Mierz czasy, aby je porównać: gry jedna po drugiej, każda decyzja powtarzana, budowa i ocena całych drzew osobno
argument-grade_positions = Sprawdź graczy na tylu pozycjach każdej gry, którą da się rozwiązać
argument-columns = Kolumny tabeli, oddzielone przecinkami, albo 000, 001, 002, 004: kolumny jak w danym sprawozdaniu z kursu
argument-run_folder = Folder na wiersze, tabele, wykresy i sprawozdania; zatrzymane uruchomienie jest w nim kontynuowane
argument-plan = Weź wszystko z pliku planu, który pozostał po uruchomieniu
argument-dry_run = Podaj, ile jest gier i ile mniej więcej potrwają, ale nie rozgrywaj żadnej
argument-shard = Rozegraj tylko jedną z kilku części: 2/5 to druga z pięciu; to samo określają SLURM_ARRAY_TASK_ID i SLURM_ARRAY_TASK_COUNT
argument-merge_folders = Połącz wiersze z tych folderów zamiast grać
argument-sprt = Zakończ turniej dwóch graczy, gdy tylko zostanie rozstrzygnięty: elo0=0,elo1=10

label-experiment-games = gry
label-experiment-players = gracze
label-experiment-opponents = przeciwnicy
label-experiment-sides = gracze grają jako
label-experiment-repeat = powtórzenia
label-experiment-openings = otwarcia
label-experiment-seed = ziarno
label-experiment-played = rozegrano
label-experiment-fingerprint = odcisk
label-experiment-folder = zapisano w
label-experiment-notes = uwagi

sides-first = pierwszy
sides-second = drugi
sides-both = pierwszy i drugi
experiment-openings = { $openings ->
    [0] zwykły początek gry
    [one] { $openings } losowe otwarcie (długość w ruchach: { $plies })
    [few] { $openings } losowe otwarcia (długość w ruchach: najwyżej { $plies })
   *[many] { $openings } losowych otwarć (długość w ruchach: najwyżej { $plies })
}
experiment-played = { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
} z { $of }
experiment-speed = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $time }, { $speed } na sekundę
experiment-nothing-new = wszystkie gry były już rozegrane
experiment-unfinished = nie rozegrano wszystkich gier; to samo polecenie wznawia eksperyment
experiment-unfinished-lost = nie rozegrano wszystkich gier i nic nie zapisano; z --out FOLDER to samo polecenie wznawia eksperyment
experiment-merged-in-part = brakuje { $missing } z { $of } gier: folderu którejś części nie połączono, a te liczby mogą pochodzić tylko z jednej strony
experiment-without-pdf = Wykresy są tylko w SVG, a nie w PDF: { $reason }.
experiment-played-part = { $played }, część { $shard }

note-once = { $contests ->
    [one] W jednej parze graczy
   *[other] W { $contests } z { $of } par graczy
} nic nie zależy od przypadku, a początek jest zawsze taki sam: każdą z tych gier rozgrywa się raz, a nie { $asked ->
    [one] { $asked } raz
   *[other] { $asked } razy
}. Aby gry się różniły, użyj otwarć.
note-fewer-openings = { $spec }: różnych otwarć o co najwyżej { $plies } ruchach jest { $found }, a nie { $asked }.
note-machine = { $player } zależy od zegara lub od kilku wątków: inne uruchomienie może dać inne wiersze.
note-not-graded = { $player } nie jest sprawdzany: sprawdza się tylko przeszukiwania.
note-usual-limit = { $player }: dodano limit, bo bez niego przeszukiwanie sięgałoby końca gry.
note-plain = Heurystyka plain ocenia każdą niezakończoną pozycję na 0, więc spośród takich ruchów wybierany jest pierwszy. Inne heurystyki tej gry: { $others }.
note-copies = Serie, w których wszystkie powtórzenia były jednakowe: { $series } z { $of }. Przypadek nie miał tam udziału, więc mówią tyle, co jedna gra. Otwarcia zróżnicowałyby gry.

column-player = gracz
column-algorithm = algorytm
column-depth = głębokość
column-heuristic = heurystyka
column-opponent = przeciwnik
column-games = gry
column-won = wygrane
column-drawn = remisy
column-lost = przegrane
column-share = wygrane %
column-interval = przedział 95%
column-elo = Elo
column-visited = węzły na ruch
column-median = mediana
column-evaluated = ocenione na ruch
column-cutoffs = odcięcia na ruch
column-tree = całe drzewo
column-saving = oszczędność %
column-length = ruchy
column-time = czas ruchu
column-spread = rozrzut czasu
column-build = budowa drzewa
column-value = ocena drzewa
column-number = nr
column-settings = ustawienia
column-results = wygrane, remisy, przegrane
column-game = gra
column-side = gra jako
column-result = wynik
column-score = punkty
column-moves = ruchy
column-nodes = węzły
experiment-means-share = odsetek gier wygranych przez gracza; każdy początek liczy się tak samo
experiment-means-interval = gdzie leży prawdziwy odsetek; trafnie w 95 eksperymentach na 100
experiment-means-visited = węzły odwiedzone na jeden ruch, średnio
experiment-means-tree = węzły, które na jeden ruch odwiedza średnio przeszukiwanie bez odcięć, o ile dało się je policzyć
experiment-means-saving = część tych węzłów, której nie odwiedzono
experiment-means-length = ruchy obu graczy w jednej grze po otwarciu, średnio
experiment-means-time = mediana czasu jednego ruchu; każdy ruch zmierzono kilka razy
experiment-means-spread = szerokość przedziału, w którym mieści się środkowa połowa pomiarów czasu jednego ruchu
experiment-means-build = średni czas budowy w pamięci całego drzewa jednego ruchu oraz czas jego późniejszej oceny
experiment-counted = * tylko dla ruchów, których całe drzewo dało się policzyć

won = wygrana
drawn = remis
lost = przegrana

experiment-findings = Co pokazuje eksperyment
conclusion-depth-yes = Tak. Głębokość { $deep } daje { $of-deep }% punktów z przeciwnikiem { $opponent }, głębokość { $shallow } – { $of-shallow }%.
conclusion-depth-worse = Nie, tutaj to szkodzi. Głębokość { $deep } daje { $of-deep }% punktów z przeciwnikiem { $opponent }, głębokość { $shallow } – { $of-shallow }%.
conclusion-depth-exact = Głębokość nie może tu mieć znaczenia: heurystyka { $heuristic } już zna odpowiedź. Spróbuj { $other }.
conclusion-algorithm = Alfa-beta. Na głębokości { $depth } oszczędza { $saving }% węzłów; ruchy są te same.
conclusion-algorithm-depths = Alfa-beta. Na głębokości { $shallow } oszczędza { $low }% węzłów, na głębokości { $deep } – { $high }%; ruchy są te same.
conclusion-algorithm-neither = Żaden. Do tej głębokości nie ma czego odciąć i oba odwiedzają te same węzły.
conclusion-begins-first = Tak, lepiej jest zaczynać. Liczba gier: { $games }; pierwszy gracz wygrywa { $first }, drugi { $second }.
conclusion-begins-second = Tak, lepiej jest nie zaczynać. Liczba gier: { $games }; drugi gracz wygrywa { $second }, pierwszy { $first }.
conclusion-begins-drawn = Nie. Wszystkie gry ({ $games }) zakończyły się remisem.
conclusion-begins-open = Z tych gier tego nie widać. Liczba gier: { $games }; pierwszy gracz wygrywa { $first }, drugi { $second }; to może być przypadek.
conclusion-heuristic = { $better } jest lepsza niż { $worse }. Zdobywa { $more }% punktów z przeciwnikiem { $opponent }, ta druga { $less }%.
conclusion-too-weak = { $opponent } gra za słabo, żeby pokazać różnicę: przeciw każdemu graczowi zdobywa najwyżej { $share }% punktów. Spróbuj { $other }.
conclusion-too-strong = { $opponent } gra za mocno, żeby pokazać różnicę: przeciw każdemu graczowi zdobywa co najmniej { $share }% punktów. Spróbuj { $other }.
conclusion-alike = Różnicy nie widać: wszyscy gracze mają z przeciwnikiem { $opponent } te same wyniki.
conclusion-open = Z tych gier tego nie widać: różnice z przeciwnikiem { $opponent } mogą być przypadkiem.
finding-wins = { $player } z przeciwnikiem { $opponent }: gry { $games }, wygrane { $won }, remisy { $drawn }, przegrane { $lost }; odsetek wygranych { $share }% ({ $low }–{ $high }%).
finding-same-moves = { $a } i { $b } już z konstrukcji wykonują te same ruchy i tak też było we wszystkich grach (liczba gier: { $pairs }).
finding-fault = { $a } i { $b } muszą wykonywać te same ruchy, a jednak w { $other } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
} ruchy są inne: w jednym z graczy jest błąd.
finding-same-values = { $a } i { $b } już z konstrukcji wybierają ruchy o równej wartości; to, że { $b } ma lepszy wynik w { $better }, a gorszy w { $worse } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
}, jest przypadkiem.
finding-better = Z przeciwnikiem { $opponent } gracz { $b } radzi sobie lepiej niż { $a }: lepiej w { $better }, gorzej w { $worse } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
} z { $starts ->
    [one] { $starts } początku
   *[other] { $starts } początków
}, różnica { $difference } punktu na 100 gier (od { $low } do { $high }; { $p }).
finding-worse = Z przeciwnikiem { $opponent } gracz { $b } radzi sobie gorzej niż { $a }: lepiej w { $better }, gorzej w { $worse } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
} z { $starts ->
    [one] { $starts } początku
   *[other] { $starts } początków
}, różnica { $difference } punktu na 100 gier (od { $low } do { $high }; { $p }).
finding-not-shown = { $b } w porównaniu z { $a }, z przeciwnikiem { $opponent }: wynik lepszy w { $better }, gorszy w { $worse }, taki sam w { $same } z { $pairs } gier. Różnicy nie wykazano; różnicę tej wielkości wykazałoby w czterech z pięciu eksperymentów około { $needed ->
    [one] { $needed } gry
   *[other] { $needed } gier
}.
finding-not-shown-starts = { $b } w porównaniu z { $a }, z przeciwnikiem { $opponent }: wynik lepszy w { $better }, gorszy w { $worse }, taki sam w { $same } z { $pairs } gier z { $starts ->
    [one] { $starts } początku
   *[other] { $starts } początków
}. Różnicy nie wykazano; różnicę tej wielkości wykazałoby w czterech z pięciu eksperymentów około { $needed ->
    [one] { $needed } początku
   *[other] { $needed } początków
}.
finding-beside = { $b } w porównaniu z { $a }, z przeciwnikiem { $opponent }: wynik lepszy w { $better }, gorszy w { $worse }, taki sam w { $same } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
}.
finding-repeated = Przypadek nie ma udziału w tych grach: każde powtórzenie to ta sama gra, więc więcej powtórzeń nie powie nic więcej. { $openings ->
    [0] Otwarcia powiedzą.
   *[other] Więcej otwarć powie.
}
finding-these-starts = { $starts ->
    [one] Wszystkie gry są z jednego początku: o innych początkach nic z nich nie wynika.
   *[other] Wszystkie gry są z { $starts } początków: o innych początkach nic z nich nie wynika.
}
finding-nothing = { $b } w porównaniu z { $a }, z przeciwnikiem { $opponent }: wynik lepszy w { $better }, gorszy w { $worse } z { $pairs } gier, średnio taki sam: różnicy nie ma albo jest za mała, by ją dostrzec; wynosi od { $low } do { $high } punktu na 100 gier.
finding-all-same = Z przeciwnikiem { $opponent } gracze { $b } i { $a } mają te same wyniki we wszystkich grach (liczba gier: { $pairs }).
finding-visited = Węzły w grze: { $b } odwiedza { $ratio } × tyle, ile { $a }{ $interval }; mniej w { $fewer }, więcej w { $more } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
} ({ $p }).
finding-visited-less = Węzły w grze: { $b } odwiedza { $ratio } × tyle, ile { $a }{ $interval }; z konstrukcji nigdy więcej, tu mniej w { $fewer } z { $pairs } gier.
finding-visited-same = Węzły w grze: we wszystkich grach obaj gracze odwiedzają tyle samo (liczba gier: { $pairs }).
finding-visited-once = Węzły w grze: { $b } odwiedza { $ratio } razy tyle co { $a }; mniej w { $fewer }, więcej w { $more } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
}.
finding-visited-not-shown = Węzły w grze: { $b } odwiedza mniej w { $fewer }, więcej w { $more } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
}; to może być przypadek ({ $p }).
finding-time = Czas w grze: { $b } zużywa { $ratio } × tyle, ile { $a }{ $interval }; mniej w { $fewer }, więcej w { $more } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
} ({ $p }).
finding-time-not-shown = Czas w grze: { $b } zużywa mniej w { $fewer }, więcej w { $more } z { $pairs ->
    [one] { $pairs } gry
   *[other] { $pairs } gier
}; to może być przypadek ({ $p }).
finding-interval = { " " }({ $low }–{ $high })
finding-saving = { $player } nie odwiedza { $saving }% węzłów, które odwiedza przeszukiwanie bez odcięć; w jednolitych drzewach tej wielkości żaden algorytm alfa-beta nie oszczędzi więcej niż { $most }%.
finding-sides = Jako pierwszy { $player } z przeciwnikiem { $opponent } wygrywa { $first } z { $firsts } gier, jako drugi { $second } z { $seconds }: strona decyduje bardziej niż gracz.
finding-both = { $one } { $other }
finding-elo = Przy tych samych początkach i zmianie stron przewaga nad przeciwnikiem { $opponent } wynosi { $elo } Elo (od { $low } do { $high }).
level-is = p = { $p }
level-below = p < { $p }
level-less = <{ $p }

comparisons-caption = Gracze w tych samych grach: drugi z każdej pary w porównaniu z pierwszym
column-first-of-pair = gracz
column-second-of-pair = porównany z nim
column-pairs = gry
column-better = lepiej
column-worse = gorzej
column-difference = różnica
column-p = p
column-corrected = skorygowane p
column-ratio = węzły ×
column-ratio-interval = przedział
column-p-nodes = p (węzły)
column-time-ratio = czas ×
column-p-time = p (czas)

tournament-cross = Punkty w grach między graczami
column-points = punkty
column-rank = miejsce
tournament-caption = Siła: Elo; 0 to średnia wszystkich graczy
tournament-first = { $player } zajmuje pierwsze miejsce: { $points } z { $games ->
    [one] { $games } punktu
   *[other] { $games } punktów
}, { $elo } Elo powyżej średniej (od { $low } do { $high }).
tournament-apart = { $a } jest silniejszy niż { $b } (punkty w grach między nimi: { $better } z { $games }; { $p }).
tournament-not-apart = Nie wykazano, kto jest silniejszy: { $a } czy { $b } (punkty pierwszego z nich: { $better } z { $games ->
    [one] { $games } gry
   *[other] { $games } gier
}).
sprt-h1 = Rozstrzygnięto po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}: przewaga gracza { $a } nad graczem { $b } to raczej { $elo1 } niż { $elo0 } Elo.
sprt-h0 = Rozstrzygnięto po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}: przewaga gracza { $a } nad graczem { $b } to raczej { $elo0 } niż { $elo1 } Elo.
sprt-open = Nie rozstrzygnięto po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}: statystyka testu wynosi { $llr }; test kończy się poniżej { $low } lub powyżej { $high }.
sprt-bias = Różnice siły zmierzone w teście, który kończy się przed czasem, wypadają nieco za duże.
sprt-starts = W teście każdy początek liczy się raz, ze średnią wszystkich gier z niego (liczba początków: { $starts }).
chart-elo-title = Siła graczy
chart-elo-axis = Elo

chart-nodes-title = Węzły odwiedzone na jeden ruch
chart-nodes-axis = odwiedzone węzły (skala logarytmiczna)
chart-depth-axis = głębokość w ruchach
chart-player-axis = gracz
chart-minimum = najmniej, ile odwiedza jakikolwiek algorytm alfa-beta (Knuth i Moore, jednolite drzewo tej samej wielkości)
chart-tree = całe drzewo
chart-wins-title = Odsetek wygranych
chart-wins-axis = wygrane gry
chart-time-title = Czas jednego ruchu
chart-time-axis = mikrosekundy (skala logarytmiczna)
chart-saving-title = Ile oszczędzają odcięcia w przebiegu gry
chart-saving-axis = nieodwiedzone węzły
chart-move-axis = numer ruchu gracza
chart-lengths-title = Długość gier
chart-lengths-axis = gry
chart-length-axis = ruchy obu graczy
chart-all-games = wszystkie gry
chart-whiskers = Wąsy to 95-procentowe przedziały ufności.
chart-described = { $series }: { $points }
chart-against = { $player } kontra { $opponent }

report-title = Eksperyment: { $games }
paper-comparisons = { $what }. { $setting }
paper-caption = { $title } ({ $games }); gracze grają jako: { $side }; otwarcia: { $openings }; powtórzenia: { $repeat }; ziarno: { $seed }
paper-caption-interval = { $caption }; 95-procentowe przedziały ufności Wilsona
report-setting = Warunki eksperymentu
report-rules = Gra w skrócie
report-rules-of = { $game }: { $spec }
report-table = Wyniki
report-plots = Wykresy
report-findings = Wnioski
report-comparisons = Porównania
report-limits = Ograniczenia
report-repeat = Jak powtórzyć eksperyment
report-exact = Na tle wartości dokładnych
report-exact-caption = { $spec }: ruchy i wartości na tle dokładnego rozwiązania, { $positions } z { $of } pozycji
report-limit-players = Wszystko to dotyczy tych graczy, gier i otwarć; z innymi może być inaczej.
report-limit-sides = Graczy porównano tylko w jednej roli: zawsze jako pierwszych albo zawsze jako drugich.
report-limit-luck = Wszyscy porównywani gracze mają te same początki i te same wybory losowe, więc gry porównuje się parami.
report-limit-tests = { $tests ->
    [one] Wykonano { $tests } test
    [few] Wykonano { $tests } testy
   *[many] Wykonano { $tests } testów
}; wartości p są odpowiednio skorygowane (metoda Holma), a za istotne statystycznie uznaje się p poniżej 0,05. Przedziały ufności są 95-procentowe, każdy z osobna.
report-limit-methods = Wyniki: dokładny test zmiany znaków dla punktów, o które jeden gracz zdobył więcej od drugiego, i przedział ufności Studenta z dodanymi dwoma początkami lub grami. Węzły i czasy: test rangowanych znaków Wilcoxona, mediana ilorazów z nieparametrycznym przedziałem ufności. Odsetki: przedział Studenta z dodanymi dwoma początkami; blisko 0 i 100% oraz dla jednego lub dwóch początków przedział Wilsona.
report-limit-tournament = Siła: model Bradleya–Terry’ego z dodaną każdemu graczowi połową zremisowanej gry ze średnią, dzięki czemu każdą siłę da się oszacować. Sąsiedzi na liście: dokładny test zmiany znaków dla punktów z obu stron; p skorygowane (Holm).
report-limit-starts = Testy i przedziały odnoszą się do początków (ich liczba: { $starts }); początek to otwarcie gry, obie strony razem. Powtórzenia z tego samego początku się uśrednia, bo mogą to być te same gry.
report-limit-counts = Liczby węzłów są takie same na każdym komputerze; czasów nie mierzono do porównań i żadnych się nie porównuje.
report-limit-times = Czasy mierzono, rozgrywając gry jedna po drugiej i powtarzając każdą decyzję kilka razy; dotyczą tego komputera.
report-limit-load = W tym czasie działały też inne programy (obciążenie { $load }): zmierzone czasy mogą być za długie.
report-limit-few = Niektórzy gracze mają tylko { $least ->
    [one] { $least } grę
    [few] { $least } gry
   *[many] { $least } gier
}: ich odsetek wygranych jest znany z dokładnością do ±{ $width } punktów procentowych.
report-limit-unfinished = To sprawozdanie powstało po rozegraniu { $games } z { $of ->
    [one] { $of } gry
   *[other] { $of } gier
}.
report-repeat-command = To polecenie rozgrywa te same gry według pliku plan.toml, który leży obok tego sprawozdania:
report-repeat-fingerprint = Odcisk wierszy to wtedy { $fingerprint }, bez względu na liczbę wątków i komputerów.
report-made = Utworzono programem gametree { $version }.

dry-run-games = { $games ->
    [one] Do rozegrania jest { $games } gra
    [few] Do rozegrania są { $games } gry
   *[many] Do rozegrania jest { $games } gier
}, { $contests ->
    [one] w { $contests } parze graczy
   *[other] w { $contests } parach graczy
}.
dry-run-time = Około { $time } na { $threads ->
    [one] jednym wątku
   *[other] { $threads } wątkach
}, sądząc po { $tried ->
    [one] jednej z tych gier
   *[other] { $tried } z tych gier
}.
progress-games-left = { $bar } { $done } z { $of ->
    [one] { $of } gry
   *[other] { $of } gier
}, { $seconds } s, zostało około { $left } s … (Ctrl-C zatrzymuje)

error-plan-line = plan, wiersz { $line }: { $reason }
error-plan-file = plan: { $reason }
error-plan-games = nie ma gry do rozegrania
error-plan-players = nie ma gracza do porównania
error-plan-opponents = nie ma przeciwnika dla graczy
error-plan-two = turniej wymaga co najmniej dwóch graczy
error-plan-no-opponents = w turnieju gracze grają ze sobą nawzajem; przeciwników podaje się tylko do porównania
error-plan-sprt-two = test, który kończy się przed czasem, wymaga turnieju dokładnie dwóch graczy
error-plan-sprt-parts = testu, który może zakończyć się wcześniej, nie można podzielić na części
error-plan-both-sides = turniej rozgrywa się po obu stronach; first musi być both
error-plan-human = człowiek nie może brać udziału w eksperymencie
error-plan-repeat = 0 powtórzeń: nie byłoby czego rozgrywać
error-plan-large = { $key } jest większe niż { $most }
error-plan-cannot = gracz { $player } nie może grać w grę { $spec }: { $reason }
error-plan-finished = { $spec }: gra jest zakończona, zanim się zacznie
error-plan-opening = { $spec }: nie ma otwarcia tej długości, po którym gra byłaby jeszcze niezakończona
error-plan-many-games = liczba gier to { $found }; dozwolone jest najwyżej { $most }
error-plan-many-contests = liczba par graczy to { $found }; dozwolone jest najwyżej { $most }
error-experiment-in-use = „{ $folder }”: w tym folderze pracuje już inny program
error-experiment-other = w folderze „{ $folder }” są wiersze innego planu: { $key } to tam { $there }, a tu { $here }
error-experiment-no-plan = w folderze „{ $folder }” nie ma pliku plan.toml
error-experiment-not-empty = „{ $folder }” zawiera inne pliki, a nie ma plan.toml; potrzebny jest pusty albo nowy folder
error-experiment-damaged = „{ $path }”, wiersz { $line }: nie jest już taki, jak go zapisano
error-experiment-order = „{ $path }”: wcześniejsza wersja programu gametree ponumerowała te gry w innej kolejności; podaj inny folder albo dokończ ten w tamtej wersji
error-experiment-twice = gra { $number } jest zapisana dwa razy, a zapisy się różnią
error-experiment-no-rows = nie zakończono żadnej gry
error-experiment-sprt = --sprt: „{ $part }” jest błędne; powinno być jak w elo0=0,elo1=10, gdzie elo0 jest mniejsze niż elo1
error-experiment-shard = --shard to „{ $value }”; powinno być jak w 2/5, druga część z pięciu
error-experiment-columns = nie ma kolumny „{ $column }”; dostępne: { $columns }
error-experiment-columns-mixed = „{ $column }” dotyczy pojedynczych gier, „{ $other }” wszystkich gier gracza: w tabeli mogą być tylko jedne albo drugie
error-experiment-columns-none = sprawozdanie { $report } nie ma tabeli; mają ją 000, 001, 002 i 004
error-experiment-plan-and = --plan określa wszystko; usuń --{ $option }
error-experiment-merge-out = --merge wymaga też --out, folderu na połączone wiersze
error-experiment-merge-twice = folder „{ $folder }” podano dwa razy wśród łączonych
advice-other-folder = ; podaj inny folder albo ten sam plan
advice-game = ; podaj grę opcją --game stones:stones=50
advice-player = ; podaj gracza opcją --player alphabeta:depth=4 albo opcjami --algorithm i --depth
advice-opponent = ; podaj przeciwnika opcją --opponent random
experiment-interval = { $low }–{ $high }
elo-interval = od { $low } do { $high }
report-skip = Do sprawozdania
table-left-out = Zabrakło miejsca na: { $columns }.
