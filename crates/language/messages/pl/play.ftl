# Gra w terminalu. $who to you, computer, first lub second.

menu-title = Co chcesz zrobić?
menu-serve = otworzyć w przeglądarce
menu-play = zagrać
menu-resume = wznowić niedokończoną grę
menu-games = zobaczyć, jakie są gry
menu-rules = przeczytać reguły gry
menu-show = obejrzeć pozycję
menu-analyze = przeanalizować pozycję
menu-perft = policzyć pozycje gry
menu-quit = wyjść

ask-game = Która gra?
ask-parameter = { $what }, od { $least } do { $most }
parameter-multiply-start = liczba początkowa
parameter-stones-stones = liczba kamieni
parameter-bits-length = liczba cyfr
parameter-mnk-m = kolumny
parameter-mnk-n = wiersze
parameter-mnk-k = ile w rzędzie
parameter-sim-vertices = wierzchołki
ask-people = Kto gra?
ask-people-one = ty z komputerem
ask-people-two = dwie osoby
ask-people-none = komputer sam ze sobą
ask-first = Kto zaczyna?
ask-first-human = ty
ask-first-computer = komputer
ask-first-toss = rzut monetą
ask-strength = Jak silny ma być komputer?
strength-beginner = początkujący: losowy dozwolony ruch
strength-easy = łatwy: widzi swój następny ruch
strength-medium = średni: patrzy do trzech ruchów naprzód
strength-strong = silny: engine, do 200 tysięcy węzłów
strength-perfect = doskonały: z dokładnego rozwiązania; gdy gra jest za duża, engine, do 20 milionów węzłów
strength-own = własny wybór algorytmu, głębokości i heurystyki
ask-algorithm = Który algorytm?
ask-depth = głębokość w ruchach, od 1 do { $most }
ask-heuristic = Która heurystyka?
ask-again = Jeszcze raz?
ask-choice-wrong = „{ $answer }” nie jest jedną z możliwości; wpisz liczbę od 1 do { $count }
ask-out-of-range = { $number } jest poza zakresem; powinno być od { $least } do { $most }
ask-yes-no-wrong = „{ $answer }” to ani { $yes }, ani { $no }
answer-yes = t
answer-no = n

play-help-hint = Wpisz ruch albo help.
play-prompt = { $who ->
    [you] twój ruch >
    [first] pierwszy gracz >
   *[second] drugi gracz >
}
play-wrong-move = „{ $mv }”: { $reason }; dozwolone: { $legal }
play-computer-moved = { $who ->
    [computer] Komputer gra { $mv }: { $prospects }.
    [first] Pierwszy komputer gra { $mv }: { $prospects }.
   *[second] Drugi komputer gra { $mv }: { $prospects }.
} { $visited ->
    [one] { $visited } węzeł, { $time }.
    [few] { $visited } węzły, { $time }.
   *[many] { $visited } węzłów, { $time }.
}
play-computer-moved-blindly = { $who ->
    [computer] Komputer gra { $mv }.
    [first] Pierwszy komputer gra { $mv }.
   *[second] Drugi komputer gra { $mv }.
}
play-wins = { $who ->
    [you] przy optymalnej grze wygrywasz ty
    [computer] przy optymalnej grze wygrywa komputer
    [first] przy optymalnej grze wygrywa pierwszy gracz
   *[second] przy optymalnej grze wygrywa drugi gracz
}
play-wins-in = { $who ->
    [you] wygrywasz
    [computer] komputer wygrywa
    [first] pierwszy gracz wygrywa
   *[second] drugi gracz wygrywa
} po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
play-has-won = { $who ->
    [you] to twoja wygrana
    [computer] to wygrana komputera
    [first] to wygrana pierwszego gracza
   *[second] to wygrana drugiego gracza
}
play-draw = przy optymalnej grze remis
play-even = mniej więcej równo
play-good-for = { $who ->
    [you] pozycja wydaje się korzystna dla ciebie
    [computer] pozycja wydaje się korzystna dla komputera
    [first] pozycja wydaje się korzystna dla pierwszego gracza
   *[second] pozycja wydaje się korzystna dla drugiego gracza
}
play-believes = { $what }, jego zdaniem
play-nothing-to-undo = nie ma czego cofnąć
play-nothing-to-redo = nie ma czego ponowić
play-which-file = Który plik? Na przykład: save gra.json
play-saved = zapisano w „{ $file }”
play-not-kept = gry nie można zapisać na dysku ({ $reason }); toczy się dalej bez zapisu
play-resume-hint = Gra jest zapisana; wznowisz ją poleceniem { $command }.

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
play-average = { $visited ->
    [one] { $visited } węzeł
    [few] { $visited } węzły
   *[many] { $visited } węzłów
} i { $time } na ruch komputera
verdict-from-the-start = od początku: nikt nie popełnił błędu, który by coś zmienił
verdict-at-least = więcej niż { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
} przed końcem; wcześniej jest już za daleko, by to udowodnić

parameter-bits-length-hint = , albo własny ciąg: string=0110…
play-wins-by-in = { $who ->
    [you] wygrywasz
    [computer] komputer wygrywa
    [first] pierwszy gracz wygrywa
   *[second] drugi gracz wygrywa
} różnicą { $by ->
    [one] { $by } punktu
   *[other] { $by } punktów
} po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
play-draw-in = remis po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
verdict-decided-win = { $who ->
    [you] ruchem nr { $number }: { $mv } (twój ruch); przed nim wygrana byłaby twoja
    [computer] ruchem nr { $number }: { $mv } (ruch komputera); przed nim wygrałby komputer
    [first] ruchem nr { $number }: { $mv } (ruch pierwszego gracza); przed nim wygrałby pierwszy gracz
   *[second] ruchem nr { $number }: { $mv } (ruch drugiego gracza); przed nim wygrałby drugi gracz
}
verdict-decided-draw = ruchem nr { $number }: { $mv } ({ $who ->
    [you] twój ruch
    [computer] ruch komputera
    [first] ruch pierwszego gracza
   *[second] ruch drugiego gracza
}); przed nim byłby remis
record-number = numer
record-game = gra
record-algorithm = algorytm
record-first = zaczyna
record-time = czas na ruch, ms
record-nodes = odwiedzone węzły
record-score = punkty
record-winner = zwycięzca
record-caption = Zakończone gry.
record-player = { $who ->
    [human] człowiek
    [computer] komputer
    [first] pierwszy
   *[second] drugi
}
record-draw = remis

play-wins-in-at-most = { $who ->
    [you] wygrywasz
    [computer] komputer wygrywa
    [first] pierwszy gracz wygrywa
   *[second] drugi gracz wygrywa
} najpóźniej po { $plies ->
    [one] { $plies } ruchu
   *[other] { $plies } ruchach
}
play-wins-by = { $who ->
    [you] wygrywasz różnicą { $by }
    [computer] komputer wygrywa różnicą { $by }
    [first] pierwszy gracz wygrywa różnicą { $by }
   *[second] drugi gracz wygrywa różnicą { $by }
}
parameter-multiply-target = do
parameter-multiply-by = mnożenie przez
parameter-stones-take = ruch zabiera
parameter-bits-string = albo własny ciąg
parameter-bits-seed = ziarno
parameter-bits-table = w co zmieniają się pary
parameter-mnk-misere = rząd przegrywa
