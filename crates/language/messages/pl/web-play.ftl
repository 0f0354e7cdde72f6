# Playing in the browser.

web-play-which = Która gra?
web-play-setup = Ustawienia
web-play-more-parameters = Więcej parametrów
web-play-against = Przeciwko
web-play-against-computer = Komputer
web-play-against-person = Człowiek
web-play-against-itself = Sam ze sobą
web-play-begins = Kto zaczyna
web-play-begins-you = Ty
web-play-begins-computer = Komputer
web-play-begins-toss = Losowo
web-play-strength = Siła
web-play-the-search = Samo przeszukiwanie
web-play-algorithm = Algorytm
web-play-by-strength = według siły
web-play-depth = Głębokość
web-play-most-nodes = Węzłów najwyżej
web-play-most-time = Milisekund najwyżej
web-play-heuristic = Heurystyka
web-play-usual = zwykła
web-play-any-position = Dowolna pozycja jako tekst
web-play-new-with-these = Nowa gra z tymi
web-play-all-rules = Wszystkie reguły z przykładem
web-play-copy = Kopiuj polecenie
web-play-tree = Zobacz drzewo
web-play-share = Udostępnij
web-play-shared = Link skopiowano
web-play-from-here = Graj stąd
web-play-board = Plansza
web-play-player = { $who ->
    [you] Ty
    [computer] Komputer
    [first] Pierwszy gracz
   *[second] Drugi gracz
}
web-play-began = zaczyna
web-play-turn = { $who ->
    [you] Twój ruch
    [computer] Ruch komputera
    [first] Ruch pierwszego
   *[second] Ruch drugiego
}
web-play-thinks = { $who ->
    [you] Myślisz
    [computer] Komputer myśli
    [first] Pierwszy gracz myśli
   *[second] Drugi gracz myśli
}
web-play-made = { $who ->
    [you] Twój ruch: { $mv }.
    [computer] Ruch komputera: { $mv }.
    [first] Ruch pierwszego gracza: { $mv }.
   *[second] Ruch drugiego gracza: { $mv }.
}
web-play-square = { $square }, { $who ->
    [you] twoje
    [computer] komputera
    [first] pierwszego gracza
   *[second] drugiego gracza
}
web-play-square-empty = { $square }, puste
web-play-as-text = Ruch jako tekst
web-play-do-move = Zagraj
web-play-looking-back = To jest pozycja po ruchu { $number }.
web-play-return = Wróć do gry
web-play-values = Wartości
web-play-values-hide = Ukryj
web-play-values-best = Najlepsze
web-play-values-all = Wszystkie
web-play-hint = Podpowiedź
web-play-pause = Pauza
web-play-go = Wznów
web-play-undo = Cofnij
web-play-redo = Ponów
web-play-new = Nowa
web-play-legend = Co znaczą znaki
web-play-wins-soon = { $who ->
    [you] wygrywasz po tylu ruchach
    [computer] komputer wygrywa po tylu ruchach
    [first] pierwszy gracz wygrywa po tylu ruchach
   *[second] drugi gracz wygrywa po tylu ruchach
}
web-play-draw = remis
web-play-estimate = oszacowanie
web-play-bound = najwyżej lub co najmniej tyle
web-play-best = najlepszy ruch
web-play-best-so-far = najlepszy jak dotąd
web-play-is-best = najlepszy: { $what }
web-play-threw-away = zaprzepaszczona szansa
web-play-hidden = Najpierw pomyśl
web-play-hidden-why = Wartości ruchów są ukryte. Pokaż je pod planszą albo poproś o podpowiedź.
web-play-all-estimates = Żaden ruch nie jest jeszcze udowodniony: są oszacowania i ograniczenia.
web-play-some-proven = { $count ->
    [one] { $count } ruch jest udowodniony: { $moves }.
    [few] { $count } ruchy są udowodnione: { $moves }.
    [many] { $count } ruchów jest udowodnionych: { $moves }.
   *[other] { $count } ruchów jest udowodnionych: { $moves }.
} Dla pozostałych są oszacowania lub ograniczenia.
web-play-all-keep = Żaden z ruchów ({ $count }) nie zmienia tego, kto wygrywa.
web-play-only = Utrzymuje to tylko { $mv }.
web-play-count-win = { $count ->
    [one] { $count } wygrywa
    [few] { $count } wygrywają
    [many] { $count } wygrywa
   *[other] { $count } wygrywa
}
web-play-count-draw = { $count ->
    [one] { $count } remisuje
    [few] { $count } remisują
    [many] { $count } remisuje
   *[other] { $count } remisuje
}
web-play-count-lose = { $count ->
    [one] { $count } przegrywa
    [few] { $count } przegrywają
    [many] { $count } przegrywa
   *[other] { $count } przegrywa
}
web-play-of-moves = { $who ->
    [you] Z twoich ruchów ({ $count }): { $kinds }.
    [computer] Z ruchów komputera ({ $count }): { $kinds }.
    [first] Z ruchów ({ $count }): { $kinds }.
   *[second] Z ruchów ({ $count }): { $kinds }.
}
web-play-gift = { $who ->
    [you] Twój ostatni ruch zmienił wynik.
    [computer] Ostatni ruch komputera zmienił wynik.
    [first] Ostatni ruch pierwszego gracza zmienił wynik.
   *[second] Ostatni ruch drugiego gracza zmienił wynik.
}
web-play-after = { $count ->
    [one] Po { $count } ruchu.
    [few] Po { $count } ruchach.
    [many] Po { $count } ruchach.
   *[other] Po { $count } ruchach.
}
web-play-decided = Rozstrzygnięcie: { $what }.
web-play-these-throw-away = Błędy: { $moves }.
web-play-thinking = Myśli
web-play-its-thinking = Namysł komputera
web-play-now = Zagraj teraz
web-play-nodes = { $done ->
    [one] { $done } węzeł
    [few] { $done } węzły
    [many] { $done } węzłów
   *[other] { $done } węzłów
}, { $time }
web-play-waits = czeka na swoją kolej
web-play-nodes-of = węzły: { $done } z { $of }, { $time }
web-play-moves-of = Przejrzane ruchy: { $done } z { $of }
web-play-moves-before = Wcześniejsze ruchy
web-play-search = Przeszukiwanie: { $search }
web-play-line = wariant
web-play-last-search = Ostatnie przeszukiwanie komputera
web-play-it-thought = ocena
web-play-exactly = dokładny wynik
web-play-no-search = Nie przeszukuje: wystarczy dowolny dozwolony ruch.
web-play-it-took = Wybór: { $mv }.
web-play-its-tree = Drzewo tego przeszukiwania
web-play-no-tree = Przeszukiwanie { $algorithm } nie zostawia drzewa, które można narysować; minimax i alphabeta je zostawiają.
web-play-no-tree-known = Nie zapisano, jak znaleziono ten ruch, więc jego drzewa nie da się narysować.
web-play-took-best = Nic nie było lepsze.
web-play-better = Lepsze byłoby { $mv }: { $what }.
web-play-course = Przebieg gry
web-play-dashed = linia przerywana: oszacowanie
web-play-margin = różnica przy optymalnej grze
web-play-up-down = w górę: { $up ->
    [you] wygrywasz
    [computer] wygrywa komputer
    [first] wygrywa pierwszy
   *[second] wygrywa drugi
} · w dół: { $down ->
    [you] ty
    [computer] komputer
    [first] pierwszy
   *[second] drugi
}
web-play-mistakes = ✕ oznacza ruchy, które zmieniły wynik: { $moves }.
web-play-moves = Ruchy
web-play-moves-began = { $count } · { $who ->
    [you] zaczynasz ty
    [computer] zaczyna komputer
    [first] zaczyna pierwszy gracz
   *[second] zaczyna drugi gracz
}
web-play-what-it-did = co się stało
web-play-start = Początek
web-play-back = Wstecz
web-play-on = Dalej
web-play-end = Koniec
web-play-try-again = Spróbuj ponownie ruchu { $number }
web-play-again = Zagraj jeszcze raz
web-play-report = Do twojego sprawozdania
web-play-report-what = Wiersz na każdy ruch: wartość, węzły i czas.
web-play-as-markdown = Markdown
web-play-as-csv = CSV
web-play-as-latex = LaTeX
web-play-as-json = JSON
web-play-as-svg = Plansza, SVG
web-play-as-saved = Zapisana gra
