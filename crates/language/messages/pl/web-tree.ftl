# Drzewa w przeglądarce.
web-tree-title = { $game }, { $state }
web-tree-algorithm = Algorytm
web-tree-minimax = minimaks
web-tree-alphabeta = alfa-beta
web-tree-both = oba
web-tree-depth = Głębokość
web-tree-depth-end = głębokość: do końca
web-tree-depth-plies = głębokość: { $plies }
web-tree-order = Kolejność ruchów
web-tree-order-listed = ruchy w zwykłej kolejności
web-tree-order-best = najpierw najlepsze ruchy
web-tree-order-worst = najpierw najgorsze ruchy
web-tree-order-heuristic = według heurystyki
web-tree-heuristic = Heurystyka
web-tree-show = Pokaż
web-tree-download = Pobierz
web-tree-projector = Projektor
web-tree-leave = Wyjdź
web-tree-outline = Lista
web-tree-canvas = Rysunek
web-tree-counters = węzły odwiedzone do tej pory; minimaks potrzebuje w sumie { $all }
web-tree-nodes = { $count ->
    [one] { $count } węzeł
    [few] { $count } węzły
   *[many] { $count } węzłów
}
web-tree-cutoffs = { $count ->
    [one] { $count } odcięcie
    [few] { $count } odcięcia
   *[many] { $count } odcięć
}
web-tree-head = { $nodes } { $count ->
    [one] węzeł
    [few] węzły
   *[many] węzłów
}
web-tree-head-end = { $head }, { $cutoffs }, { $same ->
    [yes] ten sam ruch: { $mv }
   *[no] ruch: { $mv }
}
web-tree-step = Krok
web-tree-of = { $at } z { $all }
web-tree-first = Do pierwszego kroku
web-tree-back = Krok wstecz
web-tree-play = Odtwórz
web-tree-pause = Pauza
web-tree-on = Krok dalej
web-tree-next-cut = Następne odcięcie
web-tree-legend-max = ruch ma MAX
web-tree-legend-min = ruch ma MIN
web-tree-legend-over = koniec gry
web-tree-legend-estimate = oszacowanie
web-tree-legend-here = teraz tutaj
web-tree-legend-later = jeszcze nie
web-tree-legend-cut = odcięte: nieoglądane
web-tree-legend-best = najlepszy wariant
web-tree-root = korzeń
web-tree-after = po { $moves }
web-tree-at-root = w korzeniu
web-tree-at-after = po { $moves }
web-tree-head-cut = Odcięcie po { $moves }
web-tree-head-after = Po { $moves }
web-tree-head-root = W korzeniu
web-tree-cut = Odcięcie.
web-tree-said-entered = { $count ->
    [one] { $who } ma tu { $count } ruch.
    [few] { $who } ma tu { $count } ruchy.
   *[many] { $who } ma tu { $count } ruchów.
}
web-tree-said-open = Nic jeszcze nie jest zapewnione: liczy się każda wartość.
web-tree-said-alpha = Liczy się tylko więcej niż { $alpha }: tyle MAX już ma.
web-tree-said-beta = Liczy się tylko mniej niż { $beta }: tyle MIN już ma.
web-tree-said-between = Liczy się tylko wartość między { $alpha } a { $beta }.
web-tree-said-finished = Tutaj gra jest zakończona: { $value }.
web-tree-said-no-deeper = Głębiej przeszukiwanie nie patrzy.
web-tree-said-estimated = Oszacowanie heurystyki: { $value }.
web-tree-said-max = MAX ma teraz { $value } { $at }, ruchem { $mv }.
web-tree-said-min = MIN utrzymuje teraz { $value } { $at }, ruchem { $mv }.
web-tree-said-left = Wszystkie ruchy { $at } są obejrzane: { $value }.
web-tree-said-end = Przeszukiwanie zakończone: { $value }, najlepszy ruch { $mv }.
web-tree-said-cut-min = MIN może tu utrzymać { $value }. MAX ma już { $bound } dzięki ruchowi { $mv } { $at }, więc MAX tu nie wejdzie.
web-tree-said-cut-max = MAX może tu dostać { $value }. MIN utrzymuje już { $bound } dzięki ruchowi { $mv } { $at }, więc MIN tu nie wejdzie.
web-tree-said-unsearched = { $count ->
    [one] Ruch { $moves } nie jest oglądany.
    [few] Ruchy { $moves } nie są oglądane.
   *[many] Ruchy { $moves } nie są oglądane.
}
web-tree-said-unsearched-many = Liczba nieoglądanych ruchów: { $count }.
web-tree-ladder = Okno na drodze w dół
web-tree-ladder-aside = α ma MAX · β ma MIN
web-tree-from-move = z ruchu { $mv }
web-tree-window-left = { $value } leży po lewej stronie α = { $bound }: okno jest puste.
web-tree-window-alpha = { $value } to nie więcej niż α = { $bound }: okno jest puste.
web-tree-window-right = { $value } leży po prawej stronie β = { $bound }: okno jest puste.
web-tree-window-beta = { $value } to nie mniej niż β = { $bound }: okno jest puste.
web-tree-window-outside = { $value } leży poza oknem: niczego nie zmienia.
web-tree-window-inside = { $value } leży w oknie: liczy się.
web-tree-window-waits = To, co tu wyjdzie, liczy się, jeśli leży w oknie.
web-tree-window-none = Minimaks nie ma okna: liczy się każda wartość.
web-tree-position = Pozycja
web-tree-position-at = { $at }: { $state }
web-tree-code = W kodzie
web-tree-code-cut = odetnij, pomiń pozostałe ruchy
web-tree-code-depth = limit głębokości
web-tree-not-looked-at = nieoglądane
web-tree-move = ruch
web-tree-open = Rozwiń: { $what }
web-tree-large = To drzewo jest za duże, żeby je narysować: węzły { $nodes }, a rysuje się najwyżej { $most }.
web-tree-larger = To drzewo jest o wiele za duże, żeby je narysować: rysuje się najwyżej tyle węzłów: { $most }.
web-tree-fits = Głębokość { $depth } się mieści, węzły: { $nodes }.
web-tree-fits-show = Pokaż głębokość { $depth }
web-tree-part = Drzewo tego przeszukiwania ({ $wished }) jest za duże, by je narysować. Oto tyle, ile da się narysować: { $depth }.
web-tree-computers = Drzewo przeszukiwania komputera z tej gry; odwiedzone węzły: { $visited }.
web-tree-computers-part = W grze komputer przeszukiwał dalej ({ $wished }). Wszystkie jego przeszukiwania na ten ruch, także te do mniejszych głębokości, odwiedziły tyle węzłów: { $visited }. Drzewo tamtego przeszukiwania jest za duże, by je narysować. Oto mniejsze, z tymi samymi ustawieniami, { $depth }, węzły: { $drawn }.
web-tree-computers-deepened = W grze komputer przeszukiwał głębokość po głębokości. Wszystkie jego przeszukiwania na ten ruch odwiedziły tyle węzłów: { $visited }. Oto drzewo jednego z nich, { $depth }, węzły: { $drawn }.
web-tree-computers-other = W grze komputer na ten ruch odwiedził tyle węzłów: { $visited }. Jego przeszukiwanie zostało przerwane, było powtarzane z rosnącą głębokością albo wchodziło w identyczne pozycje tylko raz. Oto całe przeszukiwanie bez tego wszystkiego, { $depth }, węzły: { $drawn }.
web-tree-moves = Ruchy i liczba węzłów pod każdym z nich
web-tree-alike = liczba ruchów: { $moves }; pod każdym: { $nodes }
web-tree-uncounted = za dużo, żeby policzyć
web-tree-finished = W tej pozycji gra jest zakończona, więc nie ma drzewa do narysowania.
web-tree-one-back = Jeden ruch wstecz
web-tree-from-start = Od początku gry
web-tree-picture = Drzewo przeszukiwania ({ $algorithm }): krok { $at } z { $all }. Lista mówi to samo słowami.
problem-picture = to drzewo jest za duże na taki obraz; wystarczy mniejsza głębokość albo SVG
problem-tree = to drzewo jest za duże, żeby przejść je krok po kroku; wystarczy mniejsza głębokość
