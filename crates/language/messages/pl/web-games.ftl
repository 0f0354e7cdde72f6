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
web-games-waiting = W tej chwili wszystko jest zajęte. Samo zacznie się za około { $seconds } s.
