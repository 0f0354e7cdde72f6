# Gra rozwiązywana wspólnie przez kilka procesów.

argument-workers = Ilu pracowników ma ten proces; z --hosts każdy z nich
argument-hosts = Plik z adresem host:port każdego procesu, każdy w swoim wierszu
argument-process = Numer tego procesu wśród adresów, od 0; inaczej SLURM_PROCID
argument-secret = Plik z tym, co znają wszystkie procesy i nikt więcej
argument-patience = Ile sekund na początku czekać na pozostałe procesy

cluster-parts = Ten proces zrobił swoje, w „{ $folder }”. Tabelę tworzy proces 0 albo mówi, które części trzeba mu dać.
cluster-nothing = Nie ma nic do zrobienia: całą tabelę ma proces 0.
error-cluster-open-secret = sekret w „{ $file }” mogą odczytać lub zmienić inni użytkownicy; { $command } zostawia go tylko właścicielowi
cluster-scattered = Wszystko jest ocenione, ale nie wszystkie części są w „{ $folder }”. Skopiuj tam brakujące; wtedy polecenie złoży tabelę.
label-missing-parts = brakuje
label-command = polecenie
cluster-parts-missing = w „{ $folder }” są tylko niektóre z części zaczętych przez kilku pracowników; brakuje: { $missing }; gdy tam będą, to samo polecenie będzie kontynuować ze wszystkimi; jeśli przepadły, usuń w nim folder „parts”: co już złożone, zostaje
cluster-refused = { $refused ->
    [one] Odrzucono { $refused } połączenie.
    [few] Odrzucono { $refused } połączenia.
    [many] Odrzucono { $refused } połączeń.
   *[other] Odrzucono { $refused } połączenia.
}

error-cluster-workers = pracowników może być od 1 do { $most }, nie { $wanted }
error-cluster-no-hosts = w pliku „{ $file }” nie ma adresów
error-cluster-host = „{ $file }”, wiersz { $line }: „{ $found }” to nie host:port
error-cluster-host-twice = „{ $file }”, wiersz { $line }: „{ $found }” jest tam dwa razy
error-cluster-process = nie ma procesu { $process }; liczba adresów: { $hosts }, licząc od 0
error-cluster-which = którym z adresów jest ten proces? Mówi to --process albo SLURM_PROCID, numerem od 0
error-cluster-no-table = pracownicy potrzebują miejsca na tabelę: --table z folderem albo --keep
error-cluster-no-secret = procesy na kilku komputerach potrzebują sekretu: --secret z plikiem
error-cluster-short-secret = sekret w „{ $file }” jest za krótki: co najmniej { $least } bajtów
error-cluster-listening = „{ $host }”: nie można tam nasłuchiwać: { $reason }
error-cluster-not-here = „{ $host }” nie jest adresem tego komputera; czy --process się zgadza?
error-cluster-unknown-host = „{ $host }”: ta nazwa nie jest tu znana
error-cluster-missing = proces { $process } pod adresem „{ $host }” nie zgłosił się w ciągu { $seconds } s
cluster-unknown-host = ; ta nazwa nie jest tu znana
cluster-somebody-refused = ; kogoś odrzucono: { $why ->
    [stranger] to było coś innego
    [format] wersje się nie rozumieją
    [secret] sekrety nie są takie same
    [program] programy są w różnych wersjach
    [shape] liczby procesów lub pracowników nie są takie same
   *[game] gry lub pozycje nie są takie same
}
error-cluster-refused = proces { $process } pod adresem „{ $host }” odmawia współpracy z tym: { $why ->
    [stranger] to coś innego
    [format] wersje się nie rozumieją
    [secret] sekrety nie są takie same
    [program] programy są w różnych wersjach
    [shape] liczby procesów lub pracowników nie są takie same
   *[game] gry lub pozycje nie są takie same
}
error-cluster-lost = proces { $process } pod adresem „{ $host }” przepadł: jego połączenie zostało zamknięte; te same polecenia ruszają dalej
error-cluster-silent = proces { $process } pod adresem „{ $host }” przepadł: milczy od { $seconds } s; te same polecenia ruszają dalej
error-cluster-stuck = proces { $process } pod adresem „{ $host }” przepadł: jego praca stoi od { $seconds } s; te same polecenia ruszają dalej
error-cluster-stopped = proces { $process } pod adresem „{ $host }” został zatrzymany; te same polecenia ruszają dalej
error-cluster-failed = proces { $process } pod adresem „{ $host }” zakończył się; powiedział po angielsku: „{ $reason }”
error-cluster-other-parts = w „{ $folder }” są tylko niektóre części wcześniejszych pracowników (było ich { $found }, teraz { $wanted }); skopiuj tam pozostałe, kontynuuj z tyloma samymi albo usuń części poleceniem tables --delete
error-cluster-no-beginning = część w „{ $folder }” jest dalszym ciągiem tabeli, która miała poziomów: { $needed }, a teraz tabela ma ich { $found }; pracuj tam, gdzie jest dłuższa tabela, skopiuj ją tutaj albo usuń tę część (tables --delete lub ręcznie, jeśli to dowiązanie)
error-cluster-garbled = pracownik przysłał coś bez sensu
error-cluster-system = procesy nie mogą pracować razem: { $reason }
