# Laboratorium w przeglądarce: pytania, plany, uruchomienia, co pokazują.
web-lab-title = Laboratorium
web-lab-plan = Plan
web-lab-what = Czego chcesz się dowiedzieć?
web-lab-question-depth = Czy warto patrzeć głębiej?
web-lab-question-algorithm = Który algorytm odwiedza mniej węzłów?
web-lab-question-begins = Czy ma znaczenie, kto zaczyna?
web-lab-question-heuristic = Która heurystyka jest lepsza?
web-lab-question-own = Coś innego
web-lab-title-depth = { $games }: czy warto patrzeć głębiej?
web-lab-title-algorithm = { $games }: który algorytm odwiedza mniej węzłów?
web-lab-title-begins = { $games }: czy ma znaczenie, kto zaczyna?
web-lab-title-heuristic = { $games }: która heurystyka jest lepsza?
web-lab-title-own = { $games }: eksperyment
web-lab-why-depth = To samo przeszukiwanie na kilku głębokościach, w tych samych grach z tym samym przeciwnikiem.
web-lab-why-algorithm = Minimax i alfa-beta wykonują te same ruchy; różni się tylko to, co odwiedzają.
web-lab-why-begins = Gracz przeciw sobie: różnicę może zrobić tylko to, kto zaczyna.
web-lab-why-heuristic = Wszystkie heurystyki gry na jednej głębokości, w tych samych grach.
web-lab-why-own = Plan napisany przez ciebie, taki, jaki czyta wiersz poleceń.
web-lab-fill = Wypełnij plan
web-lab-game = Gra
web-lab-other-game = Inna gra, według opisu
web-lab-algorithm = Algorytm
web-lab-both = oba
web-lab-heuristic = Heurystyka
web-lab-all = wszystkie
web-lab-estimates = wszystkie oprócz tych, które znają odpowiedź
web-lab-depth = Głębokość
web-lab-depth-hint = w ruchach, na przykład 1 3 5 albo 1..4
web-lab-wrong-depth = głębokości to liczby całkowite, co najmniej 1, na przykład 1 3 5 albo 1..4
web-lab-wrong-games = liczba gier dla każdego to liczba całkowita, co najmniej 1
web-lab-wrong-openings = liczba losowych otwarć to liczba całkowita od 0 do { $most }
web-lab-wrong-seed = ziarno to liczba całkowita, co najmniej 0
web-lab-filled-anew = plan był dla innego pytania lub innej gry, a teraz jest wypełniony na nowo: obejrzyj go i uruchom
web-lab-against = Przeciw
web-lab-who = Kto gra przeciw sobie
web-lab-begins = Zaczyna
web-lab-begins-both = każdy w połowie gier
web-lab-begins-player = gracz
web-lab-begins-opponent = przeciwnik
web-lab-games = Gry dla każdego
web-lab-games-odd = Każdy zaczyna połowę gier, więc rozgrywa się ich { $games }.
web-lab-more-fields = Otwarcia i ziarno
web-lab-openings = Losowe otwarcia
web-lab-seed = Ziarno
web-lab-same-games = Ziarno: { $seed }. Ten sam plan daje te same gry.
web-lab-own-plan = Twój plan
web-lab-own-hint = Taki, jaki compare i tournament zapisują w plan.toml.
web-lab-run = Uruchom
web-lab-again = Zmień i uruchom ponownie
web-lab-how-long = Ile to potrwa?
web-lab-estimate = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, około { $time }; wypróbowano gier: { $tried }. Nie musisz czekać: to trwa dalej także po zamknięciu strony.
web-lab-estimate-soon = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, mniej niż sekunda; wypróbowano gier: { $tried }.
web-lab-estimate-none = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, a w pięć sekund nie zakończyła się ani jedna: to potrwa bardzo długo.
web-lab-no-times = czasów się tu nie mierzy, bo obok dzieją się inne rzeczy; usuń times = true albo uruchom plan przez gametree compare na własnym komputerze
web-lab-no-grades = graczy się tu nie sprawdza; usuń grade albo uruchom plan przez gametree compare
web-lab-many-games = gier w jednym uruchomieniu: { $games }; tutaj rozgrywa się najwyżej { $most }. Polecenie rozegra ich dowolnie wiele.
web-lab-many-going = masz niezakończone uruchomienia, jest ich { $most }; zatrzymaj jedno albo poczekaj
web-lab-many-runs = liczba twoich uruchomień: { $most }; usuń takie, którego już nie potrzebujesz
web-lab-no-room = nie ma miejsca na więcej uruchomień; usuń te, których nikt nie potrzebuje
web-lab-in-use = inny program trzyma uruchomienia w tym samym folderze; minie to, gdy się zakończy
web-lab-unreachable = folderu z uruchomieniami nie można użyć
web-lab-choose-two = wybierz dwa uruchomienia do porównania
web-lab-failed-damaged = Nie może trwać dalej: plan albo wiersze nie są takie, jakie zapisano. Zostają bez zmian.
web-lab-failed-disk = Dysk nie przyjmuje więcej albo nie wolno na nim pisać. To, co rozegrano, jest zachowane.
web-lab-failed-large = Wiersze zajmują więcej miejsca, niż może mieć jedno uruchomienie. To, co rozegrano, jest zachowane.
web-lab-failed-slow = Jedna gra trwała ponad pół godziny, więc ją przerwano. To, co rozegrano, jest zachowane.
web-lab-failed-internal = W programie coś poszło nie tak. To, co rozegrano, jest zachowane.
web-lab-runs = Wcześniejsze uruchomienia
web-lab-none = Nie ma jeszcze uruchomień.
web-lab-none-hint = Wybierz pytanie i naciśnij „Uruchom”. Odpowiedź rośnie na twoich oczach.
web-lab-column-question = pytanie
web-lab-column-state = stan
web-lab-column-games = gry
web-lab-column-date = kiedy
web-lab-pick = Porównaj: { $run }
web-lab-compare = Porównaj
web-lab-compare-two = Porównaj oba
web-lab-delete = Usuń
web-lab-delete-one = Usuń: { $run }
web-lab-delete-sure = Uruchomienie i wszystkie jego pliki znikną.
web-lab-delete-yes = Usuń
web-lab-damaged = Tych folderów nie można odczytać i zostają bez zmian: { $folders }.
web-lab-games-all = { $games }
web-lab-games-of = { $games } z { $of }
web-lab-state-going = niezakończone
web-lab-state-waiting = czeka
web-lab-state-running = trwa
web-lab-state-stopped = zatrzymane
web-lab-state-finished = zakończone
web-lab-state-failed = nie może trwać dalej
web-lab-lanes = Jak daleko jest
web-lab-other-lanes = jeszcze { $players }
web-lab-nothing-yet = Żadna gra jeszcze się nie zakończyła.
web-lab-words-waiting = { $before ->
    [0] Zacznie się za chwilę.
    [one] Wcześniej jest { $before } uruchomienie; to zacznie się samo.
    [few] Wcześniej są { $before } uruchomienia; to zacznie się samo.
   *[other] Wcześniej jest { $before } uruchomień; to zacznie się samo.
} Stronę można zamknąć.
web-lab-words-left = Zostało około { $time }. Każda zakończona gra jest zachowana; stronę można zamknąć.
web-lab-words-soon = Została mniej niż sekunda. Każda zakończona gra jest zachowana; stronę można zamknąć.
web-lab-words-running = Każda zakończona gra jest zachowana; stronę można zamknąć.
web-lab-words-stopped = Zatrzymane: { $games } z { $of }.
web-lab-words-finished = { $games ->
    [one] Rozegrano { $games } grę.
    [few] Rozegrano wszystkie { $games } gry.
   *[other] Rozegrano wszystkie { $games } gier.
}
web-lab-clear = jasne
web-lab-cannot-tell = jeszcze nie wiadomo
web-lab-no-difference = bez różnicy (gry: { $games })
web-lab-run-each = Rozegraj po { $games }
web-lab-run-openings = Rozegraj z otwarciami: { $openings }
web-lab-too-many = To więcej niż { $most } gier, które może mieć tu jedno uruchomienie; polecenie rozegra ich dowolnie wiele.
web-lab-more-findings = Inne uwagi: { $findings }
web-lab-more-plots = Inne wykresy: { $plots }
web-lab-peeking = Testy liczą się, gdy rozegrano wszystkie gry planu: kto patrzy po każdej grze, prędzej czy później zobaczy przypadek.
web-lab-so-far = Puste znaki: jeszcze trwa.
web-lab-cancel = Zatrzymaj
web-lab-continue = Kontynuuj
web-lab-report = Sprawozdanie
web-lab-report-so-far = Dotychczasowe sprawozdanie
web-lab-command = To samo w terminalu
web-lab-fingerprint = Odcisk tych gier:
web-lab-from = Zaczęło się od gier wcześniejszego uruchomienia.
web-lab-files = Wszystkie pliki
web-lab-files-text = Wszystko, co zapisuje polecenie compare; rozegrano { $games } z { $of }.
web-lab-size = { $kilobytes } kB
web-lab-back = Wróć do uruchomienia
web-lab-comparison = Dwa uruchomienia obok siebie
web-lab-plans = Czym różnią się plany
web-lab-same-plan = Niczym: oba mają ten sam plan.

finding-begins-first = { $player } przeciw sobie: pierwszy gracz wygrywa { $first }, drugi { $second } z { $games } gier, remisy: { $drawn }. Kto zaczyna, wygrywa częściej, różnica { $difference } punktu procentowego (od { $low } do { $high }; { $p }).
finding-begins-second = { $player } przeciw sobie: pierwszy gracz wygrywa { $first }, drugi { $second } z { $games } gier, remisy: { $drawn }. Kto zaczyna, wygrywa rzadziej, różnica { $difference } punktu procentowego (od { $low } do { $high }; { $p }).
finding-begins-seen = { $player } przeciw sobie: pierwszy gracz wygrywa { $first }, drugi { $second } z { $games ->
    [one] { $games } gry
   *[other] { $games } gier
}, remisy: { $drawn }.
finding-begins-drawn = { $player } przeciw sobie: { $games ->
    [one] gra zakończyła się remisem
    [few] wszystkie { $games } gry zakończyły się remisem
   *[other] wszystkie gry ({ $games }) zakończyły się remisem
}, więc nie ma różnicy, kto zaczyna.
finding-begins-not-shown = { $player } przeciw sobie: pierwszy gracz wygrywa { $first }, drugi { $second } z { $games ->
    [one] { $games } gry
   *[other] { $games } gier
}, remisy: { $drawn }. Różnicy nie wykazano; różnicę tej wielkości wykazałoby w czterech z pięciu eksperymentów około { $needed ->
    [one] { $needed } gry
   *[other] { $needed } gier
}.
finding-begins-not-shown-starts = { $player } przeciw sobie: pierwszy gracz wygrywa { $first }, drugi { $second } z { $games ->
    [one] { $games } gry
   *[other] { $games } gier
}, remisy: { $drawn }. Różnicy nie wykazano; różnicę tej wielkości wykazałoby w czterech z pięciu eksperymentów około { $needed ->
    [one] { $needed } początku
   *[other] { $needed } początków
}.
finding-begins-nothing = { $player } przeciw sobie: pierwszy gracz wygrywa { $first }, drugi { $second } z { $games } gier, remisy: { $drawn }: nic się nie różni albo za mało, by to było widać; różnica { $difference } leży między { $low } a { $high } punktu procentowego ({ $p }).

web-api-problem-plan = Plan eksperymentu jest błędny.
web-api-begin-experiment = Zaczyna eksperyment, który trwa, aż się zakończy lub zostanie zatrzymany.
web-api-list-experiments = Wymienia twoje eksperymenty, najnowsze najpierw.
web-api-show-experiment = Pokazuje eksperyment taki, jaki jest teraz, z tym, co gry dotąd pokazują.
web-api-stop-experiment = Zatrzymuje twój eksperyment; później może trwać dalej.
web-api-continue-experiment = Wznawia twój eksperyment.
web-api-delete-experiment = Usuwa twój eksperyment i wszystkie jego pliki.
