# Wiersz poleceń gry: jego słowa (po jednym słowie), co robią i co się tam mówi.

word-moves = ruchy
word-board = plansza
word-rules = reguły
word-hint = podpowiedź
word-tree = drzewo
word-undo = cofnij
word-redo = ponów
word-history = historia
word-set = ustaw
word-save = zapisz
word-load = wczytaj
word-again = ponownie
word-new = nowa
word-quit = wyjdź
word-help = pomoc

does-moves = dozwolone ruchy
does-board = plansza jeszcze raz
does-rules = jak się gra w tę grę, z przykładem
does-hint = dobry ruch i wartość pozostałych
does-tree = przeszukiwanie, które komputer wykonał dla swojego ostatniego ruchu
does-undo = cofnij swój ostatni ruch
does-redo = wykonaj go ponownie
does-history = wszystkie dotychczasowe stany; także do pliku FILE.md, FILE.csv lub FILE.tex
does-set = ustawienia albo zmiana jednego z nich: set depth 3
does-save = zapisz grę w pliku
does-load = kontynuuj grę z pliku
does-again = ta sama gra od początku, z obecnymi ustawieniami
does-new = inna gra, z innymi ustawieniami
does-quit = wyjdź; gametree play --resume kontynuuje
does-help = ta lista

notation-multiply = mnożnik, na przykład 3
notation-stones = ile kamieni zabrać, na przykład 2
notation-bits = indeks lewej cyfry pary, licząc od 0, na przykład 4
notation-mnk = litera kolumny i numer wiersza, a1 to lewy dolny róg, na przykład b2; albo wiersz i kolumna liczone od 0 od lewego górnego rogu, na przykład 1 1
notation-sim = oba końce krawędzi, na przykład 1-4
help-a-move = ruch
help-move = jak wypisuje moves
help-file = FILE to reszta wiersza tak, jak jest, ze spacjami i bez cudzysłowów. Istniejący plik zostaje zastąpiony tylko za twoją zgodą: save! FILE i history! FILE robią to bez pytania.
play-toss = Losowanie: { $who ->
    [you] zaczynasz ty.
   *[computer] zaczyna komputer.
}
play-end-hint = Przed odpowiedzią można tu też wpisać history, tree, board, undo, save, set i new.
ask-again-wrong = „{ $answer }” to ani { $yes }, ani { $no }, ani polecenie, na przykład history (listę pokazuje help)
ask-replace = „{ $file }” istnieje. Zastąpić?
play-left-alone = „{ $file }” pozostał bez zmian
play-exists = „{ $file }” istnieje i pozostał bez zmian; aby go zastąpić, wpisz { $line }
history-caption = { $spec }: { $first } przeciw { $second }
history-number = nr
history-player = gracz
history-state = stan
history-known = co wiadomo
history-nodes = węzły
history-time = czas, ms
history-more = Wcześniejsze stany, których nie pokazano: { $rows }; history FILE.csv zapisuje wszystkie.
history-which-kind = „{ $file }”: nazwa powinna kończyć się na jedno z { $endings }
set-done = Od następnego ruchu: { $first } przeciw { $second }.
set-unknown = „{ $key }” nie jest ustawieniem; można ustawić: { $known }
set-to-what = jakie ma być { $key }? Możliwości pokazuje samo set
set-no-computer = w tej grze nie gra komputer; włącza go set side first albo set second easy
set-any-player = human, siła albo przeszukiwanie
set-key = ustawienie
set-now = teraz
set-possible = możliwe
set-how = Aby coś zmienić, wpisz na przykład: set depth 3, set strength easy, set second random, set side second.
tree-of-move = Przeszukiwanie, z którego pochodzi { $mv } (ruch { $number }): { $search }.
tree-by-chance = Spośród równie dobrych ruchów wybiera się tu losowo, więc okno w korzeniu jest o krok szersze niż najlepsza znaleziona wartość.
tree-not-textbook = Ruch { $mv } pochodzi z { $algorithm }, które nie ma drzewa do pokazania. Zamiast niego alphabeta do głębokości { $depth } z tej samej pozycji:
tree-nobody-searched = Komputer nie wykonał jeszcze ruchu. Oto alphabeta do głębokości { $depth } z tej pozycji:
tree-differs = W zapisanej grze podano o tym ruchu coś innego; być może ktoś ją zmienił.
argument-pause = Milisekundy między ruchami dwóch komputerów; bez tego chwila w terminalu, poza nim nic
hint-over = Gra jest zakończona; undo cofa ruch.
