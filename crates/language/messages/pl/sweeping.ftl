# Rodziny gier: dokładne wartości wszystkich.

command-sweep = Rozwiąż całą rodzinę gier i poszukaj prawidłowości w ich wartościach
argument-family = Gry, w których jeden lub dwa parametry są zakresami, na przykład stones:stones=1..100
argument-picture = Narysuj wartości jako mapę cieplną w tym pliku; według jego nazwy SVG, PNG lub PDF
argument-all_rows = Wypisz wszystkie wiersze, bez względu na ich liczbę

label-winner = zwycięzca
label-margin = różnica
label-plies = ruchy
label-how = skąd wiadomo
label-laws = prawidłowości
label-picture = rysunek
sweep-solved = rozwiązana
sweep-engine = udowodniona przeszukiwaniem
sweep-unknown = za duża
sweep-not-reached = nie osiągnięto
sweep-stopped = po { $done } z { $all } gier, na żądanie
sweep-mixed = różne wyniki
sweep-share = { $strings } z { $all }
latex-continued = Ta sama tabela, pozostałe kolumny
more-rows = { $rows ->
    [one] … i jeszcze { $rows } wiersz
    [few] … i jeszcze { $rows } wiersze
   *[many] … i jeszcze { $rows } wierszy
}
advice-all-rows = { $rows ->
    [one] ; pokaże go --all-rows
    [few] ; pokaże je --all-rows
   *[many] ; pokaże je --all-rows
}
sweep-grid = { $across } w kolumnach, { $down } w wierszach
sweep-signs = { $first } – wygrywa pierwszy gracz; { $second } – wygrywa drugi gracz; = – remis; ? – za duża; * – udowodniona przeszukiwaniem
sweep-signs-points = różnica z punktu widzenia pierwszego gracza; ~ – różne wyniki; ? – za duża; * – udowodniona przeszukiwaniem
sweep-picture = „{ $file }”: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
sweep-picture-part = narysowano tylko pierwsze { $shown } z { $games } gier
sweep-description = liczba gier: { $games }; wygrywa pierwszy gracz: { $first }, wygrywa drugi: { $second }, remisy: { $draws }, różne wyniki lub nieznane: { $others }

law-constant = { $of }: { $value } dla { $key } od { $from } do { $to }
law-parity = { $of }: { $even } dla parzystych { $key }, { $odd } dla nieparzystych, od { $from } do { $to }
law-period = { $of }: powtarza się z okresem { $period } dla { $key } od { $from } do { $to }: { $values }
law-growth = { $of }: o { $step } więcej, gdy { $key } rośnie o { $period }, od { $from } do { $to }
law-none = { $of }: nie znaleziono prawidłowości dla { $key } do { $to }
law-where = { $key } = { $number }: { $law }
law-more = … i jeszcze { $lines }
law-says-first-by = Od { $from } wzwyż ({ $key }) pierwszy gracz wygrywa różnicą { $formula }.
law-says-margin = Od { $from } wzwyż ({ $key }) różnica wynosi { $formula }.
law-says-always = Od { $from } wzwyż ({ $key }): zawsze { $value }.
law-says-parity = Od { $from } wzwyż ({ $key }): { $even } dla liczb parzystych, { $odd } dla nieparzystych.
law-says-period = Od { $from } wzwyż ({ $key }) wartości powtarzają się z okresem { $period }: { $values }.
law-seen = Zaobserwowano we wszystkich grach od { $from } do { $to } (liczba gier: { $games }). Dla innych liczb to nie dowód.

error-sweep-no-range = sweep potrzebuje zakresu, na przykład stones:stones=1..100; dla jednej gry użyj solve
error-sweep-ranges = zakresów jest { $found }; może być najwyżej { $most }, na przykład mnk:m=3..5,n=3..5,k=3
error-sweep-range = { $key } to „{ $found }”; zakres to dwie liczby całkowite, na przykład 1..100
error-sweep-backward = { $key } maleje od { $from } do { $to }; zakres musi rosnąć, na przykład { $to }..{ $from }
error-sweep-games = liczba gier to { $found }; dozwolone jest najwyżej { $most }, więc podaj mniejsze zakresy
error-sweep-game = „{ $spec }”: { $reason }
error-sweep-stopped = zatrzymano po { $done } z { $all } gier

argument-family_nodes = Ile węzłów engine może odwiedzić w grze za dużej do rozwiązania
