# Co może być źle: co, gdzie, co byłoby dobrze. Każde w jednej linii.

error-unknown-game = nie ma gry „{ $name }”; są { $known }
error-not-key-value = „{ $piece }” to nie KLUCZ=WARTOŚĆ, na przykład { $example }
error-unknown-key = { $game } nie ma parametru „{ $key }”; ma { $known }
error-key-twice = „{ $key }” podano dwa razy
error-missing-key = { $game } wymaga „{ $key }”, na przykład { $example }
error-key-conflict = „{ $key }” i „{ $other }” wykluczają się
error-bad-value = { $key } to „{ $found }”; powinno być: { $accepts }
error-not-below = { $key } to { $found }; powinno być mniej niż { $limit }, czyli { $below }

accepts-number = liczba całkowita od { $least } do { $most }
accepts-numbers = najwyżej { $count } różnych liczb od { $least } do { $most }, oddzielonych /
accepts-digits = od 1 do { $most } cyfr 0 lub 1
accepts-replacements = cyfra,gracz,przeciwnik dla 00, 01, 10 i 11, oddzielone /
accepts-yes-no = yes lub no
accepts-count = liczba całkowita od { $least }
accepts-one-of = jedno z { $words }
accepts-name = nazwa

error-position = pozycja „{ $position }”: { $reason }
error-position-shape = postać to { $form }
error-position-number = { $field } to „{ $found }”; powinna być liczba całkowita od { $least } do { $most }
error-position-symbol = „{ $found }” nic tu nie znaczy; symbole to { $allowed }
error-position-size = { $field }: { $found } zamiast { $expected }
error-position-mover = gracz na ruchu to „{ $found }”; powinno być 1 lub 2
error-position-turns = po { $first } i { $second } ruchach ten gracz nie może mieć ruchu
error-position-total = suma kamieni to { $found } zamiast { $expected }
error-position-points = { $first } i { $second } punktów nie pasuje do wykonanych ruchów
error-position-both = obaj gracze ukończyli rząd lub trójkąt
field-digits = cyfry
field-edges = krawędzie
field-rows = wiersze
field-squares = pola w wierszu

error-move = ruch { $number }, „{ $mv }”: { $reason }; dozwolone: { $legal }
error-move-unreadable = to nie wygląda na ruch
error-move-off-board = nie ma takiego miejsca
error-move-taken = to miejsce jest zajęte
error-move-not-possible = to teraz niemożliwe
error-move-game-over = gra jest skończona

error-unknown-heuristic = ta gra nie ma heurystyki „{ $name }”; ma { $known }
error-unknown-algorithm = nie ma algorytmu „{ $name }”; są { $known }
error-search-unknown-key = { $algorithm } nie przyjmuje „{ $key }”; przyjmuje { $keys }
error-key-not-taken = { $algorithm } nie przyjmuje „{ $key }”, to jest dla { $takers }; przyjmuje { $keys }
error-search-range = { $key } to „{ $found }”; powinna być liczba całkowita albo rosnący zakres, na przykład 1..6
error-search-too-many = to więcej niż { $most } szukań; weź mniejsze zakresy
error-unknown-player = nie ma gracza „{ $name }”; są { $known } oraz szukania, na przykład { $example }
error-tree-needs-textbook = drzewo mają tylko minimax i alphabeta
error-perft-positions = na poziomie { $ply } jest więcej niż { $most } różnych pozycji
error-perft-paths = na poziomie { $ply } jest więcej niż 2^128 ścieżek
error-perft-stopped = zatrzymano przed końcem liczenia

error-command = nie ma polecenia „{ $command }”; { $suggestion }
error-argument-unknown = „{ $argument }” nie jest tu opcją; { $suggestion }
error-argument-empty = { $argument } wymaga wartości
error-argument-choice = { $argument } to „{ $value }”; powinno być jedno z { $choices }
error-argument-number = { $argument } to „{ $value }”; powinna być liczba całkowita od { $least }
error-argument-missing = brakuje { $argument }; zob. --help
error-argument-conflict = { $argument } nie może być razem z { $other } albo podano dwa razy
error-argument-no-value = { $argument } nie przyjmuje wartości, a podano „{ $value }”
error-argument-utf8 = jeden z argumentów nie jest poprawnym tekstem UTF-8
error-argument-other = tego polecenia nie można zrozumieć; zob. --help
suggest-help = zob. --help
suggest-name = czy chodziło o „{ $name }”?
error-output = nie można zapisać wyjścia: { $reason }
error-write = nie można zapisać „{ $file }”: { $reason }
error-thread = nie można rozpocząć szukania: { $reason }

error-load = nie można wczytać „{ $file }”: { $reason }
error-load-unreadable = nie można odczytać: { $reason }
error-load-not-a-game = to nie jest zapisana gra albo jest uszkodzona ({ $reason })
error-load-newer = zapisała ją nowsza wersja programu (format { $version })
error-load-move = ruch { $number } jest w niej błędny: { $reason }
error-nothing-to-resume = nie ma niedokończonej gry; zacznij poleceniem gametree play

error-tree-finished = pozycja „{ $position }”: gra jest skończona, nie ma drzewa do przeszukania
error-tree-random = random nie szuka, więc nie ma drzewa; wybierz minimax lub alphabeta
error-diff-too-large = szukanie odwiedza { $visited } pozycji, więcej niż się zachowuje; podaj mniejsze --depth lub większe --max-nodes
error-no-terminal = --interactive wymaga terminala; do pliku lub potoku użyj --format

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
advice-tree = ; wybierz inny --algorithm
advice-perft-positions = ; podaj mniejsze --depth lub większe --max-positions
advice-perft-paths = ; podaj mniejsze --depth
advice-memory-or-engine = ; zwiększ --memory albo spróbuj analyze --algorithm engine
advice-else-memory-or-engine = ; inaczej zwiększ --memory albo spróbuj analyze --algorithm engine
advice-else-memory = ; inaczej zwiększ --memory
advice-or-engine = ; albo spróbuj analyze --algorithm engine
advice-engine = ; spróbuj analyze --algorithm engine
