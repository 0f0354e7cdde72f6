# Tabele rozwiązanych gier na dysku.

command-tables = Pokaż, sprawdź lub usuń tabele rozwiązanych gier na dysku
menu-tables = tabele rozwiązanych gier na dysku
ask-keep = Gdzie przechować rozwiązanie?
keep-not = nigdzie: jest w pamięci, a potem znika
keep-table = na dysku, jako tabelę, z której korzystają wszystkie polecenia
ask-tables = Co zrobić z tabelami?
ask-tables-list = pokazać je
ask-tables-check = odczytać wszystkie i porównać z tym, co zapisano
ask-tables-delete = usunąć jedną z nich
ask-table = Którą tabelę?
ask-table-sure = Usunąć „{ $folder }”?
argument-table = Folder tabeli na dysku: rozwiązanie jest w nim przechowywane i z niego brane
argument-use_table = Folder tabeli na dysku, z której brane są dokładne wyniki
argument-keep = Przechowaj rozwiązanie jako tabelę tam, gdzie znajdą ją wszystkie polecenia
argument-table_folder = Foldery tabel; bez nich wszystkie przechowywane
argument-check_tables = Przeczytaj wszystko i porównaj z tym, co zapisano
argument-delete_table = Usuń tabele w tych folderach

size-bytes = { $number ->
    [one] { $number } bajt
    [few] { $number } bajty
    [many] { $number } bajtów
   *[other] { $number } bajta
}
size-kilobytes = { $number } kB
size-megabytes = { $number } MB
size-gigabytes = { $number } GB

label-table = tabela
solve-table = „{ $folder }”: { $size } na dysku, bajtów na pozycję: { $each }
solve-table-of = „{ $folder }”, od { $position }: { $size } na dysku, bajtów na pozycję: { $each }
table-need = Tabela, wpisów: { $entries }; na dysku jeszcze najwyżej { $disk }, zwykle dużo mniej
table-need-passing = , i przez pewien czas do { $passing } poza tym
table-need-free = ; wolne jest { $free }
table-need-memory = . Pamięć: co najmniej { $memory }.
table-need-tight = Może to być więcej, niż jest miejsca na dysku; co do tego czasu gotowe, zostaje.
table-goes-on = Poziomy, które już są: { $levels } z { $of }.
table-unusable = Przechowywana tabela nie jest używana: { $reason }.

error-table-none = w „{ $folder }” nie ma tabeli
error-table-missing = nie ma folderu „{ $folder }”
error-table-no-folder = „{ $file }” to plik, a potrzebny jest folder tabeli
error-table-not-empty = w „{ $folder }” są inne pliki, a nie ma tabeli; potrzebny jest pusty albo nowy folder
error-table-busy = „{ $folder }”: w tym folderze pracuje już inny program
error-table-damaged = „{ $file }” jest uszkodzony: to nie jest to, co zapisano
error-table-only-parts = tabela w „{ $folder }” jest w częściach, które nie są jeszcze złożone
error-table-in-the-way = „{ $file }” przeszkadza: to nie jest plik tabeli; przenieś go gdzie indziej
error-table-format = „{ $file }” ma format { $found }; ten program zna format { $known }
error-table-foreign = „{ $folder }” to tabela gry { $found }, a nie { $wanted }
error-table-root = „{ $folder }” to tabela, która zaczyna się od pozycji { $found }; potrzebna jest taka, która zaczyna się od { $wanted }
error-table-part = „{ $folder }” to część { $worker }-of-{ $of } tabeli, ale nie na swoim miejscu; przenieś ją gdzie indziej
error-table-not-part = „{ $folder }” to cała tabela w miejscu, gdzie powinna być jej część; przenieś ją gdzie indziej
error-table-unfinished = tabela w „{ $folder }” jest niedokończona: poziomy { $levels } z { $of }
error-table-room = na dysku folderu „{ $folder }” potrzeba co najmniej { $needed }, wolne jest tam { $free }
error-table-memory = potrzeba co najmniej { $needed } pamięci, dozwolone jest { $allowed }
error-table-stopped = zatrzymano; zachowane poziomy: { $levels } z { $of }, a to samo polecenie rusza od tego miejsca
error-table-stopped-early = zatrzymano, zanim ukończono pierwszy poziom
error-table-all = wszystkich gier jednej długości nie przechowuje się jako tabeli; pomiń „,all”
error-table-file = „{ $file }” jest w folderze tabeli; zapisz gdzie indziej
advice-table-solve = ; dokończy ją solve --table
advice-table-parts = ; solve --table łączy je i kontynuuje, a tables --delete usuwa
advice-table-damaged = ; tables --delete usuwa tabelę, aby można było utworzyć ją na nowo
advice-part-damaged = ; tam, skąd ta część pochodzi, może jest jeszcze cała: skopiuj ją ponownie; tables --delete usuwa tabelę i wszystkie jej części
advice-table-machine = ; to więcej, niż ten komputer może dać
advice-table-memory = ; wystarczy --memory { $megabytes }, a --memory 1.0 to gigabajt

column-table-game = gra
column-table-position = od
column-table-state = stan
column-table-positions = pozycje
column-table-size = na dysku
column-table-folder = folder
table-state-finished = gotowa
table-state-checked = gotowa, sprawdzona
table-state-damaged = nie nadaje się
table-state-part = poziomy { $levels } z { $of }
table-state-part-checked = poziomy { $levels } z { $of }, sprawdzone
table-state-parts = części { $there } z { $workers }, poziomy { $levels } z { $of }
table-state-parts-checked = części { $there } z { $workers }, poziomy { $levels } z { $of }, sprawdzone
tables-none = W „{ $folder }” nie ma tabel; tworzy je solve --keep.
tables-kept = Przechowywane w „{ $folder }”
tables-deleted = Usunięto: „{ $folder }”.
tables-deleted-link = Usunięto: „{ $folder }” i tabelę w „{ $real }”, do której prowadziło.
tables-deleted-rest = Usunięto tabelę w „{ $folder }”; reszta tam zostaje.
error-tables-delete = podaj folder tabeli, którą usunąć
progress-left = { $bar } { $percent }%, zostało około { $left }, dotąd { $time } … (Ctrl-C zatrzymuje)
progress-joining = czekanie na pozostałe procesy, zostało { $left } … (Ctrl-C zatrzymuje)
progress-part = { $bar } { $percent }%, dotąd { $time } … (Ctrl-C zatrzymuje)
error-export-parquet = „{ $file }”: ten program zbudowano bez Parquet; z inną końcówką powstaje CSV
