# Rodziny gier: dokładne wartości wszystkich.

command-sweep = Rozwiąż całą rodzinę gier i poszukaj praw w ich wartościach
argument-family = Gry, w których jeden lub dwa parametry są zakresami, na przykład stones:stones=1..100
argument-picture = Narysuj wartości jako mapę cieplną w tym pliku SVG
argument-all_rows = Wypisz wszystkie wiersze, ilekolwiek ich jest

label-winner = zwycięzca
label-margin = różnica
label-plies = ruchy
label-how = skąd wiadomo
label-laws = prawa
label-picture = obraz
sweep-solved = rozwiązana
sweep-engine = udowodnione szukaniem
sweep-unknown = za duża
sweep-mixed = różne wyniki
sweep-share = { $strings } z { $all }
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
sweep-grid = { $across } w poprzek, { $down } w dół
sweep-signs = { $first } wygrywa pierwszy gracz, { $second } wygrywa drugi gracz, = remis, ? za duża, * udowodnione szukaniem
sweep-signs-points = różnica pierwszego gracza; ~ różne wyniki, ? za duża, * udowodnione szukaniem
sweep-picture = „{ $file }”: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
sweep-picture-part = narysowano tylko pierwsze { $shown } z { $games } gier
sweep-description = liczba gier: { $games }; wygrywa pierwszy gracz: { $first }, wygrywa drugi: { $second }, remisy: { $draws }, różne wyniki lub nieznane: { $others }

law-constant = { $of }: { $value } dla każdego { $key } od { $from } do { $to }
law-parity = { $of }: { $even } dla parzystych { $key }, { $odd } dla nieparzystych, od { $from } do { $to }
law-period = { $of }: powtarza się z okresem { $period } dla { $key } od { $from } do { $to }: { $values }
law-growth = { $of }: o { $step } więcej na każde { $period } { $key }, od { $from } do { $to }
law-none = { $of }: nie znaleziono prawa dla { $key } do { $to }
law-where = { $key } = { $number }: { $law }
law-more = … i jeszcze { $lines }

error-sweep-no-range = sweep potrzebuje zakresu, na przykład stones:stones=1..100; dla jednej gry jest solve
error-sweep-ranges = zakresów jest { $found }; może być najwyżej { $most }, na przykład mnk:m=3..5,n=3..5,k=3
error-sweep-range = { $key } to „{ $found }”; zakres to dwie liczby całkowite, na przykład 1..100
error-sweep-backward = { $key } idzie od { $from } w dół do { $to }; zakres idzie w górę, na przykład { $to }..{ $from }
error-sweep-games = liczba gier to { $found }; najwyżej { $most } jest badanych, więc weź mniejsze zakresy
error-sweep-game = „{ $spec }”: { $reason }
error-sweep-stopped = zatrzymano po { $done } z { $all } gier
