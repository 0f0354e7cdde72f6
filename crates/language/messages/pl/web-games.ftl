# Gry, które są przechowywane, i dlaczego nie mogą być.
web-games-too-many = liczba twoich gier to już { $most } i więcej dla jednej osoby się nie przechowuje; usuń którąś niepotrzebną
web-games-no-room = liczba przechowywanych gier to już { $most } i nie ma miejsca na więcej
web-games-damaged = plik { $file } jest uszkodzony albo należy do innego programu; nic w nim nie zmieniono
web-games-newer = plik { $file } zapisała nowsza wersja programu; nic w nim nie zmieniono
web-games-locked = pliku { $file } używa inny program; spróbuj ponownie za kilka sekund
web-games-read-only = plik { $file } można tylko czytać, więc nie da się zapisać gry
web-games-full = na dysku nie dało się nic więcej zapisać; gra jest taka jak przedtem
web-games-unreachable = nie można otworzyć pliku { $file }, więc nie da się zapisać gry
web-games-failed = w tej chwili nie można zapisywać gier
web-games-unreadable = nie można odczytać tej gry; nic w niej nie zmieniono
web-games-not-opened = Plik nie został otwarty: { $reason }
web-games-no-file = nie wybrano pliku albo jest on pusty
web-games-no-text = to nie jest tekst, a zapisana gra jest tekstem
web-games-file-too-large = jest większy niż { $kilobytes } kB, a żadna zapisana gra tyle nie ma
web-games-too-many-moves = ma więcej ruchów niż { $most }
web-games-waiting = W tej chwili wszystko jest zajęte. Samo zacznie się za około { $seconds } s.
web-own = Moje gry
web-own-none = Nie ma tu jeszcze żadnej twojej gry.
web-own-unfinished = Niedokończone
web-own-go-on = Graj dalej
web-own-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
web-own-finished = Zakończone
web-own-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
web-own-date = data
web-own-opponent = przeciwnik
web-own-made = ruchy
web-own-strength = { $strength } ({ $search })
web-own-take-away = Tabela jako plik
web-own-open = Otwórz zapisaną grę
web-own-file = Plik
web-own-open-it = Otwórz
web-own-open-what = Plik o rozmiarze do { $kilobytes } kB zapisany tutaj („Zapisana gra” na stronie gry) lub w terminalu („zapisz”). W terminalu pliki zapisane tutaj otwiera „wczytaj”.
web-own-limit = Przechowujemy najwyżej { $most } twoich gier. Gdy jest ich więcej, miejsca ustępują gry zakończone i nietknięte od trzydziestu dni, najpierw najstarsze.
