# Co może być źle: co, gdzie, co byłoby dobrze. Każde w jednej linii.

error-unknown-game = nie ma gry „{ $name }”; dostępne gry: { $known }
error-not-key-value = „{ $piece }” nie ma postaci KLUCZ=WARTOŚĆ, takiej jak { $example }
error-unknown-key = { $game } nie ma parametru „{ $key }”; ma { $known }
error-key-twice = „{ $key }” podano dwa razy
error-missing-key = { $game } wymaga „{ $key }”, na przykład { $example }
error-key-conflict = „{ $key }” i „{ $other }” wykluczają się
error-bad-value = { $key } to „{ $found }”; powinno być: { $accepts }
error-not-below = { $key } to { $found }; powinno być mniej niż { $limit }, czyli { $below }

accepts-number = liczba całkowita od { $least } do { $most }
accepts-numbers = najwyżej { $count } różnych liczb od { $least } do { $most }, oddzielonych /
accepts-digits = od 1 do { $most } cyfr, każda 0 lub 1
accepts-replacements = cyfra,gracz,przeciwnik dla 00, 01, 10 i 11, oddzielone /
accepts-yes-no = yes lub no
accepts-count = liczba całkowita nie mniejsza niż { $least }
accepts-one-of = jedna z wartości: { $words }
accepts-name = nazwa

error-position = pozycja „{ $position }”: { $reason }
error-position-shape = oczekiwana postać: { $form }
error-position-number = { $field } to „{ $found }”; powinna być liczba całkowita od { $least } do { $most }
error-position-symbol = „{ $found }” jest tu niedozwolone; symbole to { $allowed }
error-position-size = { $field }: { $found } zamiast { $expected }
error-position-mover = ruch ma „{ $found }”; powinno być 1 lub 2
error-position-turns = po { $first } i { $second } ruchach nie może być kolej tego gracza
error-position-total = suma kamieni to { $found } zamiast { $expected }
error-position-points = punkty { $first } i { $second } nie pasują do wykonanych ruchów
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
error-move-game-over = gra jest zakończona

error-unknown-heuristic = ta gra nie ma heurystyki „{ $name }”; ma { $known }
error-unknown-algorithm = nie ma algorytmu „{ $name }”; dostępne algorytmy: { $known }
error-search-unknown-key = { $algorithm } nie przyjmuje „{ $key }”; przyjmuje { $keys }
error-key-not-taken = { $algorithm } nie przyjmuje „{ $key }” (przyjmują: { $takers }); przyjmuje { $keys }
error-search-range = { $key } to „{ $found }”; powinna być liczba całkowita albo rosnący zakres, na przykład 1..6
error-search-too-many = to więcej niż { $most } przeszukiwań; podaj mniejsze zakresy
error-unknown-player = nie ma gracza „{ $name }”; dostępni gracze: { $known } oraz przeszukiwania, na przykład { $example }
error-player-as-it-is = dla „{ $player }” nie można zmienić samego „{ $key }”; podaj całego gracza
error-other-game = „{ $player }” gra w { $game }, a nie w tę grę
error-tree-needs-textbook = drzewo można pokazać tylko dla minimax i alphabeta
error-perft-positions = na poziomie { $ply } jest więcej niż { $most } różnych pozycji
error-perft-paths = na poziomie { $ply } jest więcej niż 2^128 ścieżek
error-perft-memory = poziom { $ply } wymaga więcej pamięci, niż wolno zająć
error-perft-stopped = zatrzymano przed końcem liczenia

error-command = nie ma polecenia „{ $command }”; { $suggestion }
error-argument-unknown = „{ $argument }” nie jest tu opcją; { $suggestion }
error-argument-empty = { $argument } wymaga wartości
error-argument-choice = { $argument } to „{ $value }”; powinna być jedna z wartości: { $choices }
error-argument-number = { $argument } to „{ $value }”; powinna być liczba całkowita nie mniejsza niż { $least }
error-argument-memory = { $argument } to „{ $value }”; powinny być megabajty, co najmniej 1, albo gigabajty z kropką dziesiętną, na przykład 0.25
error-argument-missing = brakuje { $argument }; zob. --help
error-argument-conflict = { $argument } nie można łączyć z { $other }
error-argument-no-value = { $argument } nie przyjmuje wartości, a podano „{ $value }”
error-argument-utf8 = jeden z argumentów nie jest poprawnym tekstem UTF-8
error-argument-other = tego polecenia nie można zrozumieć; zob. --help
suggest-help = zob. --help
suggest-name = czy chodziło o „{ $name }”?
error-output = nie można zapisać wyjścia: { $reason }
error-write = nie można zapisać „{ $file }”: { $reason }
file-is-directory = to jest folder
file-is-device = to jest urządzenie
file-is-read-only = jest tylko do odczytu
file-has-endless-links = jego dowiązania tworzą pętlę
file-has-no-reader = nikt nie czyta z tego potoku
file-has-no-writer = nikt nie pisze do tego potoku
file-is-too-large = jest większy niż { $most } MB
error-thread = nie można rozpocząć przeszukiwania: { $reason }
error-memory-too-much = { $wanted } MB to więcej niż { $most } MB, które ten komputer może przeznaczyć
error-memory-missing = komputer nie ma już { $megabytes } MB wolnej pamięci

error-load = nie można wczytać „{ $file }”: { $reason }
error-load-unreadable = nie można odczytać: { $reason }
error-load-not-a-game = to nie jest zapisana gra albo jest uszkodzona ({ $reason })
error-load-newer = grę zapisała nowsza wersja programu (format { $version })
error-load-move = ruch { $number } w pliku jest błędny: { $reason }
error-nothing-to-resume = nie ma niedokończonej gry; zacznij poleceniem gametree play
error-resume-elsewhere = niedokończona gra jest otwarta w innym gametree; nie ma innej do wznowienia
error-resume-damaged = żadnej niedokończonej gry nie można wczytać; pozostały bez zmian: { $games }
error-resume-takes = --resume wznawia grę tak, jak ją zapisano: nie można łączyć z { $argument }, tylko z --record, --pause i --log
error-left-alone = nie można wczytać „{ $file }”, pozostał bez zmian: { $reason }
error-illegal-choice = wybór gracza { $player }, „{ $mv }”, jest niedozwolony: { $reason }

error-tree-finished = pozycja „{ $position }”: gra jest zakończona, nie ma drzewa do przeszukania
error-tree-random = random nie przeszukuje, więc nie ma drzewa; wybierz minimax lub alphabeta
error-diff-too-large = przeszukiwanie odwiedza więcej węzłów, niż pozwala --max-nodes ({ $most }); podaj mniejszą głębokość lub większe --max-nodes
error-diff-memory = drzewa obu przeszukiwań wymagają więcej pamięci, niż wolno zająć; podaj mniejszą głębokość lub większe --memory
error-diff-stopped = zatrzymano przed końcem obu przeszukiwań
error-tree-too-large = rysunek zająłby około { $megabytes } MB, a limit to { $most } MB; podaj mniejsze --max-nodes albo --only-line
error-no-terminal = --interactive wymaga terminala; do pliku lub potoku użyj --format
error-terminal-plain = --interactive wymaga terminala, który potrafi przesuwać kursor, a według TERM ten nie potrafi; użyj --format

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
error-serve = nie można uruchomić warsztatu: { $reason }
error-serve-address = nie można użyć { $address }: { $reason }
error-serve-all-taken = wszystkie porty od { $first } do { $last } są zajęte
error-serve-bind = „{ $value }” to nie adres; powinien wyglądać jak 127.0.0.1, 0.0.0.0 albo ::1
error-serve-data = nie można przechowywać gier w „{ $folder }”: { $reason }
error-serve-no-port = nie ma portu { $port }; największy to { $most }
error-serve-taken = { $address } jest już w użyciu
advice-port = ; wybierz inny opcją --port
advice-tree = ; wybierz jeden z nich przez --algorithm
advice-diff = ; wybierz jeden z nich dla --a lub --b
advice-perft-positions = ; podaj mniejsze --depth lub większe --max-positions
advice-perft-paths = ; podaj mniejsze --depth
advice-perft-memory = ; podaj mniejsze --depth lub większe --memory
advice-memory-or-engine = ; zwiększ --memory albo spróbuj analyze --algorithm engine
advice-memory-table-or-engine = ; zwiększ --memory, utwórz tabelę na dysku poleceniem solve --table albo spróbuj analyze --algorithm engine
advice-else-memory-table-or-engine = ; w przeciwnym razie zwiększ --memory, utwórz tabelę na dysku poleceniem solve --table albo spróbuj analyze --algorithm engine
advice-else-memory = ; w przeciwnym razie zwiększ --memory
advice-hash-or-engine = ; zwiększ --hash albo spróbuj --algorithm engine
advice-or-engine = ; albo spróbuj analyze --algorithm engine
advice-engine = ; spróbuj analyze --algorithm engine
error-diff-nothing = „{ $search }”: limit wyczerpał się, zanim było co porównać
error-same-file = --certificate i --export trafiłyby do jednego pliku { $file }; podaj dwa pliki

error-argument-twice = { $argument } podano dwa razy
file-is-missing = nie ma takiego pliku ani folderu
file-is-forbidden = brak uprawnień
file-is-there = już istnieje
address-is-in-use = używa go inny program; czy ten proces nie jest uruchomiony dwa razy?
file-is-below-file = część ścieżki nie jest folderem
file-has-no-room = dysk jest pełny
file-is-not-text = nie jest tekstem UTF-8
