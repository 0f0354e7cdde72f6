# Pięć sprawozdań z kursu, powtórzonych: co opublikowano, co z tego wyszło i dlaczego.

command-reproduce = Powtórz obliczenia z tabel pięciu sprawozdań z kursu, wiersz po wierszu, i podaj, co się potwierdza i dlaczego
argument-report = Sprawozdanie do wyjaśnienia, od 000 do 004; all to tabele wszystkich pięciu
argument-fault = Pokaż ten błąd w najmniejszej pozycji, w której ma on znaczenie, z oboma drzewami przeszukiwania
argument-question = Odpowiedz na to pytanie ze sprawozdania eksperymentem, który można powtórzyć
argument-strict = Zakończ kodem 1, jeśli nie potwierdza się wiersz, który powinien się potwierdzić
argument-reproduce_format = Pokaż błąd jako tekst albo oba jego drzewa jako obraz
argument-reproduce_out = Folder na strony we wszystkich czterech językach, z tabelami, obrazami, planami i wierszami; z --fault plik, z --question folder eksperymentu
argument-reproduce_threads = Ile gier rozgrywać jednocześnie; 0 to jedna na rdzeń
placeholder-path = ŚCIEŻKA
placeholder-report = SPRAWOZDANIE
menu-reproduce = powtórzyć obliczenia z pięciu sprawozdań z kursu
ask-report = Które sprawozdanie?
report-all = tabele wszystkich pięciu

error-reproduce-stopped = zatrzymano przed końcem: nie ma jeszcze nic do pokazania
error-reproduce-fault = sprawozdanie { $report } nie ma błędu „{ $name }”; jego błędy to { $names }
error-reproduce-no-faults = sprawozdanie { $report } nie ma błędu „{ $name }”: w jego przeszukiwaniu nie ma błędu, który zmieniałby choćby jeden ruch
error-reproduce-question = sprawozdanie { $report } nie ma pytania „{ $name }”; jego pytania to { $names }
error-reproduce-one = błąd, pytanie lub tabela należy do jednego sprawozdania; podaj, do którego: od 000 do 004
error-reproduce-format = obraz ma tylko błąd przeszukiwania; podaj jeden z nich: { $names }
argument-published = Powtórz własną tabelę o kolumnach takich jak w sprawozdaniu, zamiast tabeli sprawozdania: CSV, zob. docs/reproduce.md
error-published = nie można użyć tabeli „{ $file }”: { $reason }
published-empty = nie ma w niej wierszy
published-long = jest w niej za dużo wierszy; najwyżej { $most }
published-missing = w wierszu { $line } brakuje kolumny { $column }
published-quotes = w wierszu { $line } cudzysłów nie jest zamknięty albo coś za nim stoi
published-cell = w wierszu { $line }, w kolumnie { $column }: „{ $found }”; poprawnie byłoby { $right }

reproduce-title = Sprawozdanie { $report }: { $game }
reproduce-heading-question = Pytanie
reproduce-heading-published = Co opublikowano
reproduce-heading-rerun = Co wynika z powtórzenia
reproduce-heading-claims = Jego wnioski i inne liczby, naszymi słowami
reproduce-heading-right = Co jest w nim poprawne
reproduce-heading-wrong = Co jest błędne w jego programie i dlaczego
reproduce-heading-answers = Pytania, na które odpowiadają eksperymenty
reproduce-heading-again = Jak to powtórzyć
reproduce-heading-summary = Wszystkie pięć sprawozdań

reproduce-counts = Wiersze: { $rows }. Odtworzone: { $reproduced }, możliwe: { $possible }, wiarygodne: { $plausible }, nieodtworzone: { $missed }.
reproduce-expected = Wiersze, o których wiadomo, że są błędne w samych sprawozdaniach: { $known }. Wszystkie pozostałe są odtworzone, możliwe albo wiarygodne.
reproduce-verdicts = Odtworzony: program ze sprawozdania, napisany od nowa, daje dokładnie to samo. Możliwy: jakaś gra z programem kończy się właśnie tak, ale sprawozdanie nie mówi, którą grę rozegrano. Wiarygodny: ma w tym udział przypadek, a taki wynik nie jest niczym niezwykłym: mieści się w zakresie z 1000 gier albo nie jest rzadszy niż 1 na 20 (p ≥ 0,05, dokładny test dwumianowy).
reproduce-unexpected = Wiersze, które powinny się potwierdzić, a się nie potwierdzają: { $count }.
reproduce-row = Wiersz { $row }: { $reason }
reproduce-verdict-reproduced = odtworzony
reproduce-verdict-possible = możliwy
reproduce-verdict-plausible = wiarygodny
reproduce-verdict-not-reproduced = nieodtworzony
reproduce-column-report = sprawozdanie
reproduce-column-game = gra
reproduce-column-rows = wiersze
reproduce-column-row = wiersz
reproduce-column-began = zaczyna
reproduce-column-start = liczba początkowa
reproduce-column-moves = ruchy
reproduce-column-stones = kamienie
reproduce-column-length = cyfry
reproduce-column-size = plansza
reproduce-column-k = w rzędzie
reproduce-column-depths = głębokości
reproduce-column-human = ruchy człowieka
reproduce-column-prune = odcięcia
reproduce-column-published = opublikowane
reproduce-column-rerun = powtórzone
reproduce-column-corrected = bez błędów
reproduce-column-calls = wywołania przeszukiwania
reproduce-column-ours = nasza rekonstrukcja
reproduce-column-verdict = orzeczenie
reproduce-explain = Wyjaśnienie jednego sprawozdania:
reproduce-see = Błąd pokazany tam, gdzie najwcześniej ma znaczenie, z oboma drzewami przeszukiwania:
reproduce-again = To samo jeszcze raz, ze stronami w czterech językach, obrazami, planami i wierszami:
reproduce-sit-down = Aby zagrać przeciw jego przeszukiwaniu w opublikowanej postaci:
reproduce-same = to samo
reproduce-index = Powtórzenie pięciu sprawozdań z kursu

source-text = sprawozdanie, tekst
source-conclusions = sprawozdanie, wnioski
source-listing = sprawozdanie, kod programu
source-table = sprawozdanie, tabela
source-boards = sprawozdanie, pokazane w nim plansze
source-program = program, o którym mówi sprawozdanie, a nie samo sprawozdanie
source-reconstruction = nasza rekonstrukcja
source-given = podana tabela
fault-source = Gdzie to widać: { $source }.
reproduce-no-fault = W jego przeszukiwaniu nie ma błędu, który zmieniałby choćby jeden ruch.
reproduce-sources = Źródło opublikowanych liczb: { $source }.
reproduce-sources-ours = Źródło opublikowanych liczb: { $source }. Tego w sprawozdaniu nie ma, to nasza rekonstrukcja: { $ours }.
reproduce-ours-rows = { $name } (tylko wiersz nr { $rows })
reproduce-ours-takes = ruchy człowieka
reproduce-ours-string = cyfry i ruchy człowieka
reproduce-ours-start = reguła rozpoczynania
claim-column-claim = co mówi, naszymi słowami
claim-column-judgement = ocena
claim-column-evidence = uzasadnienie
claim-column-source = źródło
claim-holds = potwierdza się
claim-fails = nie potwierdza się
claim-open = nie da się rozstrzygnąć
claim-judged = Ocena: { $judgement }. Źródło: { $source }.
claim-source = Źródło: { $source }.
claim-counts = Wnioski i inne liczby ze sprawozdania, które się potwierdzają: { $holds }; które się nie potwierdzają: { $fails }; których na podstawie publikacji nie da się rozstrzygnąć: { $open }.

figure-human = człowiek
figure-computer = komputer
figure-draw = remis
figure-nobody = jeszcze nikt
figure-yes = tak
figure-no = nie
figure-share = { $percent }%

reproduce-axis-row = wiersz tabeli
reproduce-axis-depth = głębokość
reproduce-000-axis = policzono dla wszystkich ruchów
reproduce-001-axis = węzły
reproduce-002-axis = węzły odwiedzone w grze
reproduce-003-axis = przegrane gry
reproduce-004-axis = odsetek wygranych czerwonego
reproduce-000-plot = To, co policzono, i wywołania przeszukiwania
reproduce-001-plot = To, co policzono w tabeli, i węzły przeszukiwania dla pierwszego ruchu
reproduce-002-plot = Odwiedzone węzły: opublikowane i powtórzone
reproduce-003-plot = Ile ze wszystkich gier na planszy 3×3, które można rozegrać z programem, kończy się jego przegraną
reproduce-004-plot = Odsetek wygranych czerwonego w grach z losowym przeciwnikiem

reproduce-000-legend = Opublikowane i powtórzone: ruchy komputera; co policzono dla każdego z nich; kto wygrał. Wywołania przeszukiwania: dla każdego z tych ruchów, nie licząc pierwszego wywołania.
reproduce-001-legend = Opublikowane i powtórzone: to, co sprawozdanie liczy jako odwiedzone węzły, czyli liczba ruchów komputera; suma człowieka; suma komputera; kto wygrał. Wiersz jest możliwy, jeśli jakaś gra z programem kończy się właśnie tak. Bez błędów: węzły, które przeszukiwanie odwiedza dla pierwszego ruchu gry. Jako gracz reports:001 podaje węzły całego budowanego drzewa, które daje wzór.
reproduce-002-legend = Węzły odwiedzone w całej grze. Dla alfa-beta w kolumnie „powtórzone” jest mediana z 1000 gier, a w kolumnie „bez błędów” mediana z kilkuset. Pierwszego wywołania każdego przeszukiwania nie policzono, tak jak w sprawozdaniu; gdy gra reports:002, jest ono liczone, czyli o jeden węzeł więcej na każdy jego ruch.
reproduce-003-legend = Ruchy człowieka to wiersz i kolumna, liczone od 0. Opublikowane, powtórzone i bez błędów: plansza, wiersz po wierszu od góry, gdzie liczba oznacza tyle wolnych pól; kto wygrał.
reproduce-004-legend = Odsetek wygranych czerwonego; powtórzone i bez błędów: z tą z trzech reguł rozpoczynania, którą wybrano, bo najlepiej pasuje do wszystkich wierszy. Przeszukiwanie bez błędów wie też, jak późno następuje przegrana.

reproduce-move-differs = ruch komputera nr { $number } to w tabeli { $published }; program ze sprawozdania gra { $rerun }
reproduce-lines-differ = dla ruchu komputera nr { $number } tabela podaje { $published }; gdy liczyć sposobem sprawozdania, wychodzi { $rerun }
reproduce-winner-differs = zwycięzca jest inny niż ten, do którego prowadzi ta gra
reproduce-all-same = ruchy, liczby i zwycięzca zgadzają się z programem
reproduce-game-exists = taka gra istnieje: człowiek bierze kolejno { $takes }
reproduce-other-moves = takie sumy są możliwe, ale liczba ruchów komputera to wtedy { $rerun }, a nie { $published }
reproduce-no-such-game = żadne z zakończeń, do których może dojść program (w sumie { $endings }), nie ma tych liczb
reproduce-by-length = liczba węzłów dla minimax wynika z samej liczby cyfr: { $length }
reproduce-other-length = { $published } to liczba węzłów dla { $computer } cyfr, gdy zaczyna komputer, albo dla { $human }, gdy zaczyna człowiek
reproduce-no-length = { $published } nie jest liczbą węzłów dla żadnej długości; powinno być { $rerun }
reproduce-in-range = liczby węzłów z { $games } gier leżą między { $least } a { $most }; { $percent }% z nich jest mniejszych niż ta
reproduce-out-of-range = liczby węzłów z { $games } gier leżą tylko między { $least } a { $most }
reproduce-share = { $start ->
    [blue] jeśli zawsze zaczyna niebieski,
    [red] jeśli zawsze zaczyna czerwony,
   *[published] według reguły rozpoczynania z programu
} czerwony wygrywa { $share }% gier (p = { $p }); według reguły z programu, przy której czerwony zaczyna średnio co trzecią grę, { $rule_share }% (p = { $rule_p })
reproduce-boards = kombinacje głębokości i kolejności ruchów, przy których program dochodzi do tej planszy: { $same } na { $all }

reproduce-000-question = Liczbę mnoży się, aż osiągnie 3000. Czy algorytm alfa-beta potrzebuje mniej węzłów niż minimax i czy jest szybszy?
reproduce-000-published = { $rows ->
    [one] { $rows } gra
    [few] { $rows } gry
   *[many] { $rows } gier
}, po połowie z każdym algorytmem: ruchy, liczba i czas dla każdego ruchu komputera oraz zwycięzca. Suma tych liczb to { $minimax } dla minimax i { $alphabeta } dla alfa-beta.
reproduce-000-right = Jego wniosek, że gracz, który zaczyna, wygrywa, mnożąc najpierw przez 5, jest słuszny i można go udowodnić. Wystarczy tu patrzeć dwa pojedyncze ruchy naprzód, własny i przeciwnika. Wygrane pozycje, w których program utrzymuje wygraną: { $kept } na { $won }; pozycje, w których minimax i alfa-beta wybierają ten sam ruch: { $agree } na { $positions }. Wiersze, w których zwycięzca się zgadza: { $winners } na { $rows }.

reproduce-001-question = Od { $smallest } do { $largest } kamieni: jak długo minimax i alfa-beta budują i oceniają całe drzewo gry i kto wygrywa?
reproduce-001-published = { $rows ->
    [one] { $rows } gra
    [few] { $rows } gry
   *[many] { $rows } gier
}: czas na ruch, liczba, którą sprawozdanie nazywa odwiedzonymi węzłami, obie sumy, zwycięzca oraz czasy budowy i oceny drzewa.
reproduce-001-right = Każdy wiersz może być grą z tym programem. Wiersze, dla których istnieją ruchy człowieka prowadzące do tych sum w tylu ruchach: { $possible } na { $rows }. To pokazuje tylko, że takie gry istnieją, a nie że je rozegrano.

reproduce-002-question = Ile węzłów odwiedzają minimax i alfa-beta w ciągach od 15 do 25 cyfr, jak długo trwa ruch i kto wygrywa?
reproduce-002-published = Wiersze: { $rows }, a różne eksperymenty wśród nich: { $distinct }; pozostałe to powtórzenia. Każdy wiersz podaje węzły odwiedzone w całej grze, średni czas ruchu i zwycięzcę.
reproduce-002-right = To, ile węzłów odwiedza minimax, wynika z samej liczby cyfr; wiersze zgodne co do węzła: { $minimax } na { $minimax_rows }. Wszystkie wiersze alfa-beta ({ $plausible }), w których liczby zależą od cyfr, mieszczą się w zakresie uzyskanym z { $games ->
    [one] { $games } gry
   *[other] { $games } gier
}.

reproduce-003-question = Czy jeden program może grać w k w rzędzie na dowolnej kwadratowej planszy, z alfa-beta i głębokością, którą wybiera użytkownik, i czy można go pokonać na planszy 3×3?
reproduce-003-published = { $rows ->
    [one] { $rows } plansza z gry
    [few] { $rows } plansze z gier
   *[many] { $rows } plansz z gier
}; tabeli nie ma.
reproduce-003-right = Plansze, które powstają przy zrekonstruowanych przez nas ruchach człowieka: { $reproduced } na { $rows }. Od głębokości { $safe } wzwyż nikt nie pokona programu na planszy 3×3.

reproduce-004-question = Jaka heurystyka jest dobra w grze Sim, jak głębokość wpływa na szansę wygranej, na czas i na węzły oraz czy kolejność dzieci ma znaczenie?
reproduce-004-published = { $rows ->
    [one] { $rows } odsetek
    [few] { $rows } odsetki
   *[many] { $rows } odsetków
} wygranych czerwonego, który przeszukuje drzewo, w grach z niebieskim, który gra losowo; wygrane w sumie: { $wins } na { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}.
reproduce-004-right = Przy regule rozpoczynania dobranej tak, by do nich pasowała, odsetki wiarygodne dla opublikowanego programu to { $plausible } na { $rows }.
reproduce-004-chosen = Regułę rozpoczynania wybrano spośród trzech tak, by pasowała do tych samych liczb. { $start ->
    [blue] Jeśli zawsze zaczyna niebieski,
    [red] Jeśli zawsze zaczyna czerwony,
   *[published] Według reguły z programu
} oczekiwana liczba wygranych to { $expected_best }; opublikowana to { $published_wins }. Według reguły z programu, przy której czerwony zaczyna średnio co trzecią grę, byłoby to { $expected_published }, a mało prawdopodobne byłyby te wiersze: { $unlikely }.
reproduce-004-unlikely = wiersz { $row } (p = { $p })

claim-000-five = Gracz, który zaczyna, może wymusić wygraną, mnożąc najpierw przez 5.
claim-000-five-evidence = Po ×5 każda liczba kończy się na 0 lub 5, więc każdy ruch zmienia punkty o jeden i bank o jeden. Ich suma i różnica pozostają parzyste, a parzysty wynik końcowy daje wygraną graczowi, który zaczął. Przeszukiwanie do końca gry to potwierdza: liczby początkowe, od których ×5 wygrywa: { $won } na { $starts }; wśród nich takie, od których nie wygrywa żaden inny pierwszy ruch: { $only }.
claim-000-counts = Według liczb w tabeli alfa-beta odwiedza mniej węzłów niż minimax.
claim-000-counts-evidence = Suma tych liczb to { $published_minimax } dla minimax i { $published_alphabeta } dla alfa-beta, czyli o { $claimed }% mniej. Nie policzono jednak tego samego. Dla minimax są to linie wypisanego drzewa, dla alfa-beta tylko te z nich, które mają wartość, a linia może jej nie mieć, choć niczego nie odcięto. Gdy liczyć tak samo, liczby wywołań przeszukiwania to { $calls_minimax } i { $calls_alphabeta }: alfa-beta oszczędza { $saved }%.
claim-000-times = Minimax jest zwykle szybszy niż alfa-beta.
claim-000-times-evidence = Każdy z czasów ruchów, od { $fastest } do { $slowest } µs, zmierzono jeden raz, na innym komputerze. Średnie to { $minimax } µs dla minimax i { $alphabeta } µs dla alfa-beta. Pojedyncze czasy tak krótkie nie mówią, który algorytm jest szybszy.
claim-001-nodes = Zarówno minimax, jak i alfa-beta potrzebują do podjęcia decyzji mniej niż { $nodes } węzłów.
claim-001-nodes-evidence = To, co tabela liczy jako odwiedzone węzły, to ruchy komputera w całej grze, od { $fewest_moves } do { $most_moves }. Przed pierwszym ruchem, gdy kamieni jest { $smallest }, program buduje i ocenia każdym z algorytmów drzewo o liczbie węzłów { $tree }. Algorytm alfa-beta, który przekazuje swoje okno w dół, odwiedza od { $least }% do { $most }% takiego drzewa.
claim-001-building = Alfa-beta buduje drzewo dłużej niż minimax.
claim-001-building-evidence = W tabeli samego sprawozdania średnio jest to { $alphabeta } s dla alfa-beta i { $minimax } s dla minimax. Oba algorytmy budują to samo drzewo, więc różnica pokazuje tylko, jak duży jest rozrzut takich czasów.
claim-001-valuing = Alfa-beta ocenia drzewo dłużej niż minimax.
claim-001-valuing-evidence = W tabeli średnio jest to { $alphabeta } s dla alfa-beta i { $minimax } s dla minimax, a pary wierszy, w których alfa-beta jest wolniejsza, to { $slower } na { $pairs }. Zgadza się to z programem: jego alfa-beta nigdy niczego nie odcina, więc wykonuje całą pracę minimax i jeszcze trochę.
claim-001-times = Ruch trwa od { $least } do { $most } µs.
claim-001-times-evidence = Czasy zmierzono na innym komputerze; średnie to { $minimax } µs dla minimax i { $alphabeta } µs dla alfa-beta. Wykonując ruch, program tylko wybiera dziecko w drzewie już ocenionym, więc o algorytmach nic to nie mówi.
claim-002-range = Alfa-beta odwiedza w grze od { $least } do { $most } węzłów.
claim-002-range-evidence = W wierszu { $row } jego własnej tabeli jest { $most }.
claim-002-seconds = Średnie czasy ruchu dla minimax zaczynają się od { $fastest } s.
claim-002-seconds-evidence = W wierszu { $row } jego własnej tabeli jest { $fastest } s.
claim-002-winners = Z każdym z algorytmów komputer wygrywa { $won }% gier; { $others }% kończy się inaczej.
claim-002-winners-evidence = Tak jest w tabeli: wygrane komputera to { $minimax } na { $minimax_games } z minimax i { $alphabeta } na { $alphabeta_games } z alfa-beta. Wygrane człowieka: { $human }, remisy: { $drawn }. Różnych wierszy jest tylko { $distinct } na { $rows }, za mało, by powiedzieć, który algorytm gra lepiej.
claim-002-saving = Według liczb w tabeli alfa-beta odwiedza mniej węzłów niż minimax.
claim-002-saving-evidence = Gry obu algorytmów to różne gry. Liczba węzłów dla minimax wynika jednak z samej długości, więc każdy wiersz można porównać: alfa-beta odwiedza od { $least }% do { $most }% węzłów, które przy tej samej długości i tym samym zaczynającym odwiedziłby minimax.
claim-002-times = Ruch trwa średnio od { $least } do { $most } s.
claim-002-times-evidence = Czasy zmierzono na innym komputerze, w grach o różnej długości. Średnie z wierszy to { $minimax } s dla minimax i { $alphabeta } s dla alfa-beta.
claim-003-unbeaten = Na planszy 3×3 z programem nie da się wygrać.
claim-003-unbeaten-evidence = Jest tak dopiero od głębokości { $safe }. Ze wszystkich gier, które można rozegrać z programem na planszy 3×3, na głębokościach od 1 do { $deepest } przegrywa on kolejno { $lost }.
claim-003-draw = Pierwsza gra na planszy 3×3 kończy się remisem.
claim-003-draw-evidence = Na pierwszej planszy pozostaje jedno wolne pole. Gdy zajmie je człowiek, gra kończy się remisem przy { $drawn } z { $orders } kolejności ruchów człowieka, które są naszą rekonstrukcją.
claim-003-faster = Alfa-beta przyspiesza program.
claim-003-faster-evidence = Aby odpowiedzieć na pierwszy ruch pierwszej gry, program wywołuje przeszukiwanie tyle razy: { $alphabeta }. Bez odcięć byłoby to { $minimax }, a ruch byłby ten sam. Ile sekund to oszczędza, zależy od komputera.
claim-003-seconds = Ruch na planszy 6×6 trwa { $seconds } sekundy.
claim-003-seconds-evidence = Czas zmierzono na innym komputerze, a głębokości przy nim nie podano, więc nie da się tego powtórzyć.
claim-003-smooth = Poniżej głębokości { $depth } program gra płynnie na planszach 5×5 i 6×6.
claim-003-smooth-evidence = To, jak długo trwa ruch, zależy od komputera. Na ostatniej planszy pierwsza odpowiedź programu to { $shallow_calls } wywołań przeszukiwania na głębokości { $shallow } i { $deep_calls } na głębokości { $deep }.
claim-004-deeper = Im głębsze przeszukiwanie, tym rzadziej wygrywa.
claim-004-deeper-evidence = W jego programie tak jest, ale z powodu błędów tego programu: z odcięciami czerwony wygrywa { $program_shallow }% gier na głębokości { $least } i { $program_deep }% na głębokości { $most }. Bez błędów, przy tej samej regule rozpoczynania, jest to { $shallow }% i { $deep }%.
claim-004-times = Tam, gdzie podano czas gry, wynosi on od { $least } do { $most } s; gry na głębokości { $depth } bez odcięć trwają razem { $total } s.
claim-004-times-evidence = Każdy czas zmierzono raz, na innym komputerze. Z odcięciami gry jednego wiersza trwały { $shallow_time } s na głębokości { $shallow } i { $deep_time } s na głębokości { $deep }.

fault-001-window = nowe okno w każdym węźle
fault-001-window-told = Każdy węzeł zaczyna z oknem od −∞ do +∞, więc żaden nie wie, co zapewniono wyżej, i nigdy nic nie zostaje odcięte.
fault-001-pressed = człowiek klika ruch komputera
fault-001-pressed-told = Gdy człowiek bierze 3 i zostawia dokładnie 2, okno programu czeka na człowieka, który musi kliknąć ostatni ruch komputera. Ten ruch nie jest liczony jako ruch komputera.
fault-002-sign = zły znak, gdy zaczyna człowiek
fault-002-sign-told = Gdy zaczyna człowiek, punkty liczone są z punktu widzenia komputera, ale w węzłach człowieka nadal wybierana jest największa wartość, a pary zachowują swój znak. Poniżej korzenia komputer bierze człowieka za sprzymierzeńca, a siebie za przeciwnika; w korzeniu, gdzie sam jest MIN, wybiera największą wartość.
fault-002-window = pełne okno dla każdego ruchu w korzeniu
fault-002-window-told = Każdy ruch w korzeniu jest przeszukiwany z oknem od −∞ do +∞. To, co zapewnia pierwszy ruch, niczego nie odcina w pozostałych.
fault-002-winner = ekran końcowy podaje niewłaściwego zwycięzcę
fault-002-winner-told = Gdy zaczyna komputer, ekran końcowy bierze jego punkty za punkty człowieka i jako zwycięzcę podaje przegranego.
fault-003-gap = rzędy liczone mimo przerw
fault-003-gap-told = Pary sąsiednich takich samych znaków liczy się wzdłuż całej linii, a przerwa, czy to wolne pole, czy pole drugiego gracza, nie zaczyna liczenia od nowa: w xx.xx i w xxoxx jest tyle samo par co w xxx, więc liczą się one jako trzy w rzędzie.
fault-003-ten = wygrana jest warta dziesięć
fault-003-ten-told = Wygrana jest warta 10 minus jeden za każdy pojedynczy ruch (ruchy obu graczy liczą się osobno). Po dziesięciu takich ruchach nie jest warta więcej niż remis, a później liczy się jako przegrana. Gdy do końca zostało więcej niż dziesięć takich ruchów, program może zrezygnować z wygranej.
fault-004-list = lista ruchów zmienia się podczas przeglądania
fault-004-list-told = Każda pętla przechodzi po liście wolnych krawędzi według indeksów, wyjmuje krawędź, sprawdza ją i wstawia z powrotem na koniec. Krawędź, która przesuwa się na jej miejsce, zostaje więc pominięta, a już sprawdzona pojawia się ponownie. Żadna decyzja nigdy nie obejmuje wszystkich ruchów.
fault-004-window = ograniczenia nie są przekazywane w dół
fault-004-window-told = α i β zaczynają od nowa w każdym wywołaniu, więc to, co zapewniono wyżej, prawie niczego nie odcina.
fault-004-cut = niebieski patrzy na jedną odpowiedź
fault-004-cut-told = Niebieski przerywa, gdy tylko β ≥ α, a tak jest już po jego pierwszej odpowiedzi: porównanie jest odwrócone. Czerwony liczy na tę odpowiedź, która akurat jest pierwsza.
fault-004-end = przeszukiwanie wychodzi poza koniec gry
fault-004-end-told = Nic wewnątrz przeszukiwania nie zauważa, że trójkąt już jest. Gra toczy się tam dalej, a trójkąt, który liczy się w liściu, może pochodzić z ruchów po zakończeniu gry.
fault-004-few = żadnych trójkątów przed trzecią krawędzią czerwonego
fault-004-few-told = Dopóki czerwony ma mniej niż trzy krawędzie, nikt nie sprawdza, czy są trójkąty, nawet niebieskie. Odpowiedź, po której niebieski od razu by przegrał, wygląda jak każda inna.
fault-004-flat = każda przegrana jest taka sama
fault-004-flat-told = Wszystkie przegrane gry są warte −∞, bez względu na to, czy przegrana następuje szybko, czy późno. W przegranej pozycji program wykonuje dowolny ruch, więc przegrywa od razu z przeciwnikiem, który mógłby się jeszcze pomylić.

fault-universe-001 = Wszystkie stosy od 2 do { $most } kamieni
fault-universe-001-pressed = Wszystkie zakończenia gier o liczbie kamieni od { $least } do { $most }
fault-universe-002 = Wszystkie ciągi od 2 do { $longest } cyfr, gdy zaczął człowiek
fault-universe-002-winner = Wiersze tabeli, w których zaczął komputer i ktoś wygrał
fault-universe-003-gap = Wszystkie plansze 5×5 z dwoma wolnymi polami i bez trzech w rzędzie, nawet liczonych mimo przerwy
fault-universe-003-ten = Losowe plansze 5×5 z jedenastoma wolnymi polami w grze cztery w rzędzie
fault-universe-004 = Pozycje z losowych gier, w których ruch ma czerwony
fault-games-002 = Przy { $length } cyfrach na początku, gdy zaczyna człowiek, z kimś, kto zastępuje dowolną parę oprócz 01
fault-games-003 = Jako drugi gracz w grze trzy w rzędzie na planszy 5×5, z losowym przeciwnikiem
fault-games-004 = Jako czerwony, na głębokość trzech pojedynczych ruchów, z losowym przeciwnikiem
fault-harm-move = { $universe }: ten błąd coś kosztuje w { $harmed } na { $of ->
    [one] { $of } przypadek
    [few] { $of } przypadki
   *[many] { $of } przypadków
} ({ $percent }%).
fault-differs = Pozycje, w których z tym błędem wybierane są inne ruchy: { $differs } na { $of }.
fault-seldom = W żadnej z tych pozycji błędu nie widać: istnieje, ale rzadko się go spotyka.
fault-wider = W korzeniu okno jest o jeden szersze, niż wyznacza dotychczas najlepsza wartość, aby ruchy równie dobre dało się odróżnić od gorszych.
fault-harm-sooner = { $universe }: z tym błędem przegrywa się wcześniej, niż trzeba, w { $harmed } na { $of ->
    [one] { $of } przypadek
    [few] { $of } przypadki
   *[many] { $of } przypadków
} ({ $percent }%).
fault-harm-nodes = { $universe }: zbędne węzły w { $harmed } na { $of ->
    [one] { $of } przypadek
    [few] { $of } przypadki
   *[many] { $of } przypadków
} ({ $percent }%); węzły w sumie: { $faulty } zamiast { $mended }.
fault-harm-screen = { $universe }: { $harmed } na { $of } ({ $percent }%).
fault-games = { $setting }: wygrane { $faulty_won }, remisy { $faulty_drawn }, przegrane { $faulty_lost }; bez błędu wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
fault-smallest = W najmniejszej pozycji, która pokazuje błąd, do końca gry { $plies ->
    [one] pozostaje najwyżej { $plies } ruch
    [few] pozostają najwyżej { $plies } ruchy
   *[many] pozostaje najwyżej { $plies } ruchów
} (ruchy obu graczy liczą się osobno); pozycje obejrzane do niej włącznie: { $looked_at }.
fault-heading-matters = Jak często ma to znaczenie
fault-heading-parting = Gdzie oba przeszukiwania się rozchodzą
fault-faulty = z błędem
fault-mended = bez błędu
fault-plays = wybiera { $moves } (wartość { $value }); węzły: { $visited }, odcięcia: { $cuts }
fault-plays-end = { $plays }; potem { $end }
fault-depth = głębokość { $depth }
fault-depth-end = do końca gry
fault-picture = Sprawozdanie { $report }, { $title }: { $position }

parting-root = W korzeniu
parting-after = Po { $moves }
parting-leaf = { $where }, w pozycji { $position }, przeszukiwanie z błędem ocenia liść na { $faulty }. Drugie ocenia go na { $mended }.
parting-taken = { $where }, w pozycji { $position }, oba znają te same wartości, ale ruch ma { $level }: przeszukiwanie z błędem bierze { $faulty } zamiast { $mended }.
parting-looked = { $how ->
    [over] { $where }, w pozycji { $position }, przeszukiwanie z błędem uważa grę za zakończoną. Drugie ogląda jeszcze { $mended ->
        [one] { $mended } ruch
        [few] { $mended } ruchy
       *[many] { $mended } ruchów
    }.
    [on] { $where }, w pozycji { $position }, gra jest zakończona, ale przeszukiwanie z błędem gra dalej.
    [fewer] { $where }, w pozycji { $position }, przeszukiwanie z błędem kończy po { $faulty } z { $mended ->
        [one] { $mended } ruchu
       *[other] { $mended } ruchów
    }.
   *[more] { $where }, w pozycji { $position }, przeszukiwanie z błędem ogląda { $faulty ->
        [one] { $faulty } ruch
        [few] { $faulty } ruchy
       *[many] { $faulty } ruchów
    }. Drugie kończy po { $mended }, ze względu na to, co zapewniono wyżej.
}
parting-tried = { $where }, w pozycji { $position }, ruchy sprawdzone wcześniej: { $after }. Jako następny przeszukiwanie z błędem sprawdza { $faulty }, a drugie { $mended }.
parting-chosen = Według obu każdy ruch przegrywa. Przeszukiwanie z błędem wybiera { $faulty }, dla niego równie dobry jak każdy inny; drugie wybiera { $mended }, po którym przegrywa najpóźniej.

question-000-speed = Czy minimax jest zwykle szybszy niż alfa-beta, jak stwierdzono w sprawozdaniu?
question-001-pruning = Ile oszczędza algorytm alfa-beta, który naprawdę odcina, przy przeszukiwaniu do końca gry?
question-002-pruning = Ile oszczędza alfa-beta w tych samych grach?
question-002-strength = Ile siły kosztuje zły znak?
question-003-unbeaten = Od jakiej głębokości program jest niepokonany na planszy 3×3?
question-004-heuristic = Czy to dobra heurystyka?
question-004-depth = Jak głębokość wpływa na szansę wygranej i na węzły?
question-004-time = Jak głębokość wpływa na czas?
question-004-order = Czy kolejność dzieci ma znaczenie?
answer-none = Eksperyment nie daje odpowiedzi: nie ma wszystkich jego gier.
answer-speed = W tych samych pozycjach, przy wielokrotnym pomiarze czasu każdej decyzji, minimax potrzebuje { $minimax } µs, a alfa-beta { $alphabeta } µs na ruch (mediany); alfa-beta odwiedza { $nodes }% węzłów. { $faster ->
    [alphabeta] Szybszy jest algorytm alfa-beta.
   *[minimax] Tym razem szybszy był minimax: przy dwóch pojedynczych ruchach naprzód niewiele można odciąć.
}
answer-pruning = Węzły na ruch: alfa-beta odwiedza { $alphabeta }, a minimax { $minimax }; oszczędność to { $saved }%.
answer-strength = Na { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
} z każdym przeciwnikiem opublikowany program przegrywa { $lost_to_chance } z losowym i { $lost_to_best } z optymalnym; bez złego znaku przegrywa { $clean_lost_to_chance } i { $clean_lost_to_best }.
answer-unbeaten = Każdy gracz rozgrywa z losowym przeciwnikiem { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}; przegrane na najmniejszej głębokości: { $lost }. Co najmniej raz pokonano: { $beaten }. Pozostałych nie pokonano nigdy; to, czy w ogóle da się ich pokonać, policzono na stronie sprawozdania.
answer-heuristic = Jest { $than_plain ->
    [more] lepsza niż brak heurystyki
    [fewer] gorsza niż brak heurystyki
   *[same] nie do odróżnienia od braku heurystyki
} i { $than_safe ->
    [more] lepsza niż
    [fewer] gorsza niż
   *[same] równie dobra jak
} prostsza heurystyka safe, która liczy krawędzie wciąż bezpieczne i wie, jak późno przychodzi przegrana. Z losowym przeciwnikiem, na głębokość trzech pojedynczych ruchów, jako pierwszy i jako drugi gracz (liczba gier każdej: { $games }), heurystyka ze sprawozdania wygrywa { $report }% gier, plain, która nic nie wie, { $plain }%, a safe { $safe }%.
answer-depth = Z poprawnym przeszukiwaniem i heurystyką ze sprawozdania, dla której wszystkie przegrane są takie same: { $shallow }% wygranych na głębokości { $least }, { $deep }% na głębokości { $most } (liczba gier na każdej: { $games }, jako pierwszy i jako drugi gracz); { $how ->
    [more] głębsze przeszukiwanie wygrywa częściej
    [fewer] głębsze przeszukiwanie wygrywa rzadziej
   *[same] obu głębokości nie da się odróżnić
}. Koszt w węzłach na ruch: { $deep_nodes } zamiast { $shallow_nodes }. To wynik przeciw losowej grze; przeciw przeszukiwaniu na głębokość 1 jest to { $shallow_search }% i { $deep_search }%.
answer-time = Decyzja trwa { $shallow_time } na głębokości { $least } i { $deep_time } na głębokości { $most } (mediany; czas każdej decyzji mierzono wiele razy); odwiedzone węzły: { $shallow_nodes } i { $deep_nodes }.
answer-order = Węzły, które alfa-beta odwiedza na ruch: z najlepszym ruchem na początku { $best }, w kolejności z listy { $listed }, z najgorszym na początku { $worst }, czyli { $times } raza więcej niż z najlepszym. { $results ->
    [same] Wyniki gier są takie same.
   *[others] Wyniki gier się różnią.
}
