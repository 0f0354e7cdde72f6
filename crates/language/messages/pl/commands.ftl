# Polecenia i ich argumenty, jak opisuje je --help.

command-gametree = Graj, oglądaj, porównuj i rozwiązuj gry dwuosobowe
command-games = Wypisz gry z parametrami, zakresami i heurystykami
command-play = Graj: z komputerem, w dwie osoby albo dwa komputery
command-show = Pokaż pozycję: plansza, kto ma ruch, dozwolone ruchy, wynik
command-analyze = Przeszukaj pozycję i pokaż, co znaleziono, z dokładnymi liczbami
command-tree = Pokaż drzewo szukania razem z odcięciami
command-diff = Porównaj dwa przeszukania jednej pozycji
command-perft = Policz przebiegi gry i różne pozycje, ruch po ruchu
command-bench = Wykonaj stały zestaw szukań: podpis liczby pozycji i szybkość
command-completions = Wypisz skrypt uzupełniania dla powłoki
command-man = Zapisz strony podręcznika do folderu

argument-help = Pokaż pomoc
argument-version = Pokaż wersję
argument-lang = Język; inaczej GAMETREE_LANG, inaczej ustawienia systemu
argument-json = Wypisz jeden obiekt JSON, dla programów
argument-ascii = Rysuj tylko znakami ASCII
argument-spec = Gra, na przykład stones:stones=50 lub tictactoe (zob. gametree games)
argument-position = Pokaż tę pozycję zamiast początkowej
argument-moves = Ruchy do wykonania najpierw, oddzielone spacjami
argument-algorithm = Jak szukać
argument-depth = Ile ruchów naprzód, najwyżej 512; bez tego do końca gry
argument-time = Zatrzymaj się po tylu milisekundach
argument-nodes = Zatrzymaj się po tylu pozycjach
argument-heuristic = Jak oceniać pozycje (zob. gametree games)
argument-ties = Który z kilku równie dobrych ruchów wybrać
argument-seed = Z czego wynikają losowe wybory
argument-merge = Tylko minimax: do równych pozycji na tym samym poziomie wejdź raz
argument-hash = Pamięć na tablicę engine, pns i mcts w megabajtach
argument-threads = Ile wątków szuka; z 1 każdy przebieg jest taki sam
argument-lines = Ile najlepszych ruchów engine pokazuje z wariantem
argument-goal = Co engine udowadnia, zanim skończy
argument-max_positions = Zrezygnuj, gdy na jednym poziomie jest więcej różnych pozycji
argument-people = Ile osób gra
argument-first = Kto zaczyna w grze z komputerem
argument-strength = Jak silny jest komputer
argument-first_player = Pierwszy gracz: human, siła albo szukanie, na przykład alphabeta:depth=4
argument-second_player = Drugi gracz, tak samo; kto nie jest podany, jest człowiekiem
argument-resume = Kontynuuj ostatnią niedokończoną grę
argument-record = Dopisuj wiersz za każdą skończoną grę do tego pliku Markdown
argument-log = Diagnostyka na standardowym wyjściu błędów
argument-format = Co zapisać
argument-step = Zatrzymaj się po tylu odwiedzinach
argument-only_line = Tylko najlepszy wariant
argument-max_nodes = Zachowaj najwyżej tyle pozycji
argument-max_children = Rysuj najwyżej tyle dzieci pozycji; reszta jest zwinięta
argument-out = Zapisz do tego pliku
argument-a = Jedno szukanie, na przykład minimax:depth=3
argument-b = Drugie szukanie
argument-order = W jakiej kolejności próbuje się ruchów, by zobaczyć, ile to znaczy
argument-interactive = Przejdź przez szukanie strzałkami
argument-boards = Pokaż plansze najlepszego wariantu
argument-expect = Zakończ kodem 1, jeśli podpis jest inny
argument-shell = Powłoka
argument-folder = Folder; jeśli go nie ma, zostanie utworzony

help-usage = Użycie:
help-commands = Polecenia
help-command = POLECENIE
help-arguments = Argumenty
help-options = Opcje
help-default = [domyślnie: { $default }]
