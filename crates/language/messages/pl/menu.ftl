# Menu i pytania, które prowadzą do gry, pozycji i przeszukiwania.

menu-how = Enter przyjmuje to, co w nawiasie; wstecz albo Ctrl-D wraca do poprzedniego pytania.
menu-line = Bez menu: { $line }
menu-tree-of = zobaczyć drzewo przeszukiwania
menu-diff = porównać dwa przeszukiwania
menu-solve = dokładnie rozwiązać grę
menu-grade = sprawdzić heurystyki na dokładnych wartościach
menu-sweep = rozwiązać całą rodzinę gier
menu-compare = porównać graczy w wielu grach
menu-tournament = rozegrać turniej
menu-speak = zmienić język
menu-language = W jakim języku?
answer-back = wstecz
answer-start = początek
ask-position = Pozycja: ruchy, na przykład { $mv }, albo pozycja, na przykład { $position }
ask-position-wrong = „{ $answer }” to ani pozycja ({ $position }), ani ruchy ({ $moves })
ask-range = { $what }, od { $least } do { $most } albo zakres, na przykład { $least }..{ $most }
ask-number-wrong = „{ $answer }” nie jest liczbą; powinna być liczba od { $least } do { $most }
ask-plies = ile poziomów policzyć, od 0 do { $most }
ask-search-a = Jedno przeszukiwanie
ask-search-b = Drugie przeszukiwanie
ask-player-a = Jeden gracz (depth=2..4 oznacza kilku)
ask-player-b = Drugi gracz
ask-opponent = Przeciwnik, z którym grają
ask-repeat = Ile razy rozegrać każdą grę
ask-run-folder = Folder na sprawozdanie
ask-depths = głębokości, na przykład 3, 1..5 albo 1,3,5; każda od 1 do 512
ask-all-heuristics = wszystkie
ask-strength-first = Jak silny ma być pierwszy komputer?
ask-strength-second = Jak silny ma być drugi komputer?
menu-exercise = zrobić zadanie o alfa-beta
ask-shape = Jaki kształt ma drzewo?
ask-seed = Jakie ziarno?
