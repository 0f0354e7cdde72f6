# Pierwsza strona i pomoc.
web-hero = Wszystko widać i nic nie zależy od przypadku.
web-hero-question = Kto więc wygrywa?
web-hero-text = Zagraj w { $games ->
    [5] pięć
   *[other] { $games }
} małych gier przeciw komputerowi. Zobacz, jak minimax i alfa-beta podejmują decyzję, odcięcie po odcięciu. Potem sprawdź dokładną, udowodnioną odpowiedź.
web-watch = Zobacz przeszukiwanie
web-today = Pozycja dnia
web-today-question = { $who ->
    [first] Pierwszy gracz wygrywa. Jak?
   *[second] Drugi gracz wygrywa. Jak?
  }
web-today-game = { $game }: tylko jeden ruch z { $moves } zachowuje wygraną.
web-today-right = { $mv } to dobry ruch: { $result }.
web-today-wrong = { $mv } to błąd: { $result }.
web-today-show = Pokaż wartość każdego ruchu
web-today-play = Rozegraj do końca
web-left-off = Wróć do swoich gier
web-left-off-you = Ruch { $number }: twoja kolej.
web-left-off-computer = Ruch { $number }: ruch ma komputer.
web-left-off-over = Gra zakończona; liczba ruchów: { $moves }.
web-games = Gry
web-games-unknown = Nikt nie wie, jak się kończy: sprawdź.
web-copy = Kopiuj
web-help-marks = Co mówią znaki
web-help-marks-text = Wypełniony znak to dowód, przerywany to oszacowanie. Rogi należą do pierwszego gracza, okrąg do drugiego, romb to remis.
web-mark-first = pierwszy gracz wygrywa; ruchy: { $plies }
web-mark-second = drugi gracz wygrywa; ruchy: { $plies }
web-mark-draw = remis
web-mark-points = pierwszy gracz wygrywa różnicą { $by }
web-mark-at-most = wygrana; ruchów najwyżej { $plies }
web-mark-unknown = wygrana; ruchów nie policzono
web-mark-guess-first = oszacowanie dobre dla pierwszego gracza
web-mark-guess-second = oszacowanie dobre dla drugiego gracza
web-mark-best = nie ma nic lepszego
web-help-verdicts = Co mówią oceny
web-help-right = gałąź jest odcięta i tak zaznaczono
web-help-missed = gałąź jest odcięta, ale jej nie zaznaczono
web-help-looked-at = zaznaczono ją jako odciętą, ale alfa-beta ją ogląda
web-help-reproduced = program ze sprawozdania, napisany od nowa, daje dokładnie to samo
web-help-possible = jakaś gra kończy się właśnie tak; sprawozdanie nie mówi, którą rozegrano
web-help-plausible = ma w tym udział przypadek, a taki wynik nie jest niczym niezwykłym
web-help-not-reproduced = program ze sprawozdania daje coś innego
web-help-more = Nie tylko gry
web-help-lab = Eksperymenty: gracze rozgrywają tyle gier, ile zaplanujesz, a strona mówi, co z nich wynika.
web-help-explore = Drzewa liczb: zmieniaj liście i zaznaczaj, które gałęzie odcina alfa-beta.
web-help-reports = Pięć sprawozdań z kursu: ich tabele obok powtórzenia, wiersz po wierszu, i ich wnioski, z oceną i uzasadnieniem.
web-help-class = To samo pytanie na wielu telefonach. Połączą się z tym komputerem, jeśli program uruchomiono tak:
web-help-everywhere = na każdej stronie
web-help-keys = Klawisze
web-help-keys-text = Na planszach działają strzałki i Enter; każdy ruch można też wpisać.
web-key-hint = Podpowiedź
web-key-undo = Cofnij
web-key-redo = Ponów
web-key-new = Nowa gra
web-key-values = Pokaż lub ukryj wartości
web-key-share = Udostępnij: adres tej pozycji
web-key-tree = Zobacz drzewo
web-key-projector = Projektor
web-key-both = Oba drzewa
web-key-step = Krok po kroku przez przeszukiwanie lub grę
web-key-ends = Do pierwszego i ostatniego kroku
web-key-cut = Następne odcięcie; z Shift poprzednie
web-key-level = Poziom wyżej lub niżej w drzewie
web-key-fold = Zwiń lub rozwiń część drzewa
web-key-help = Ta strona
web-key-switch = Klawisze liter działają
web-help-leave = Wszystko można zabrać
web-help-leave-text = Każda strona ma adres, który można udostępnić, a każdy wynik polecenie, które w terminalu daje te same liczby. Obrazy, tabele i gry można pobrać.
web-help-api = To samo dla programów: API
web-help-safe = Tylko twoje
web-help-safe-text = Program działa na tym komputerze i o nic nie pyta innych. Twoje gry są w jego folderze danych.
web-rules-how = Jak się gra
