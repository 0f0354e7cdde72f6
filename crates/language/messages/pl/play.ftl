# Gra w terminalu. $who to you, computer, first lub second.

menu-title = Co chcesz zrobić?
menu-play = zagrać
menu-resume = kontynuować niedokończoną grę
menu-games = zobaczyć, jakie są gry
menu-show = obejrzeć pozycję
menu-analyze = przeanalizować pozycję
menu-tree = zobaczyć drzewo szukania na dwa ruchy
menu-perft = policzyć pozycje gry
menu-quit = wyjść
menu-which-spec = Która gra?

ask-game = Która gra?
ask-parameter = { $what }, od { $least } do { $most }
parameter-multiply-start = liczba początkowa
parameter-stones-stones = kamienie w stosie
parameter-bits-length = cyfry (albo własne jako string=0110…)
parameter-mnk-m = kolumny
parameter-mnk-n = wiersze
parameter-mnk-k = ile w rzędzie
parameter-sim-vertices = punkty
ask-people = Kto gra?
ask-people-one = ty z komputerem
ask-people-two = dwie osoby
ask-people-none = komputer sam ze sobą
ask-first = Kto zaczyna?
ask-first-human = ty
ask-first-computer = komputer
ask-first-toss = rzut monetą
ask-strength = Jak silny ma być komputer?
strength-beginner = początkujący: dowolny dozwolony ruch
strength-easy = łatwy: widzi swój następny ruch
strength-medium = średni: patrzy trzy ruchy naprzód
strength-strong = silny: engine, dwieście tysięcy pozycji
strength-perfect = doskonały: z dokładnego rozwiązania; gdy gra jest za duża, engine, dwadzieścia milionów pozycji
strength-own = samemu wybrać algorytm, głębokość i heurystykę
ask-algorithm = Który algorytm?
ask-depth = głębokość w ruchach, od 1 do { $most }
ask-heuristic = Która heurystyka?
ask-again = Jeszcze raz?
ask-choice-wrong = „{ $answer }” nie jest jedną z możliwości; wpisz liczbę od 1 do { $count }
ask-not-a-number = „{ $answer }” nie jest liczbą
ask-out-of-range = { $number } jest poza zakresem; powinno być od { $least } do { $most }
ask-yes-no-wrong = „{ $answer }” to ani { $yes }, ani { $no }
answer-yes = t
answer-no = n

play-help-hint = Wpisz ruch albo help.
play-help =
    ruch      jak wypisuje moves
    moves     dozwolone ruchy
    board     plansza jeszcze raz
    hint      dobry ruch i wartość pozostałych
    tree      co widzi szukanie na dwa ruchy
    undo      cofnij swój ostatni ruch
    redo      wykonaj go ponownie
    history   dotychczasowe ruchy
    save FILE zapisz grę w pliku
    load FILE kontynuuj grę z pliku
    new       zacznij od nowa
    quit      wyjdź; gametree play --resume kontynuuje
play-prompt = { $who ->
    [you] twój ruch >
    [first] pierwszy gracz >
   *[second] drugi gracz >
}
play-name = { $who ->
    [you] ty
    [computer] komputer
    [first] pierwszy gracz
   *[second] drugi gracz
}
play-wrong-move = „{ $mv }”: { $reason }; dozwolone: { $legal }
play-computer-moved = { $who ->
    [computer] Komputer gra { $mv }: { $prospects }.
    [first] Pierwszy komputer gra { $mv }: { $prospects }.
   *[second] Drugi komputer gra { $mv }: { $prospects }.
} { $visited ->
    [one] { $visited } pozycja, { $ms } ms.
    [few] { $visited } pozycje, { $ms } ms.
   *[many] { $visited } pozycji, { $ms } ms.
}
play-computer-moved-blindly = { $who ->
    [computer] Komputer gra { $mv }.
    [first] Pierwszy komputer gra { $mv }.
   *[second] Drugi komputer gra { $mv }.
}
play-wins = { $who ->
    [you] przy najlepszej grze wygrywasz ty
    [computer] przy najlepszej grze wygrywa komputer
    [first] przy najlepszej grze wygrywa pierwszy gracz
   *[second] przy najlepszej grze wygrywa drugi gracz
}
play-wins-in = { $who ->
    [you] wygrywasz
    [computer] komputer wygrywa
    [first] pierwszy gracz wygrywa
   *[second] drugi gracz wygrywa
} w { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
play-has-won = { $who ->
    [you] to twoja wygrana
    [computer] to wygrana komputera
    [first] to wygrana pierwszego gracza
   *[second] to wygrana drugiego gracza
}
play-draw = przy najlepszej grze remis
play-even = mniej więcej równo
play-good-for = { $who ->
    [you] wygląda dobrze dla ciebie
    [computer] wygląda dobrze dla komputera
    [first] wygląda dobrze dla pierwszego gracza
   *[second] wygląda dobrze dla drugiego gracza
}
play-nothing-to-undo = nie ma czego cofnąć
play-nothing-to-redo = nie ma czego powtórzyć
play-no-moves-yet = jeszcze nie było ruchów
play-which-file = który plik? Na przykład: save gra.json
play-saved = zapisano w „{ $file }”
play-not-overwritten = „{ $file }” istnieje i nie jest zapisaną grą; pozostał bez zmian
play-not-kept = gry nie można zachować na dysku ({ $reason }); toczy się bez tego
play-resume-hint = Gra jest zachowana; gametree play --resume ją kontynuuje.

hint-best = Dobry ruch to { $mv }: { $prospects }.
hint-worse = gorsze

play-won = { $who ->
    [you] Wygrywasz!
    [computer] Wygrywa komputer.
    [first] Wygrywa pierwszy gracz.
   *[second] Wygrywa drugi gracz.
}
play-drawn = Remis.
label-score = punkty
label-verdict = rozstrzygnięto
label-average = średnio
play-average = { $visited } pozycji i { $ms } ms na ruch komputera
verdict-decided = ruchem { $number }, { $mv } ({ $who ->
    [you] ty
    [computer] komputer
    [first] pierwszy gracz
   *[second] drugi gracz
}); przed nim { $before }
verdict-before-win = { $who ->
    [you] wygrana byłaby twoja
    [computer] wygrałby komputer
    [first] wygrałby pierwszy gracz
   *[second] wygrałby drugi gracz
}
verdict-before-draw = byłby remis
verdict-from-the-start = od początku: nikt nie popełnił błędu, który coś zmienił
verdict-at-least = więcej niż { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
} przed końcem; dalej wstecz za daleko, by udowodnić
