# Atrisinātu spēļu tabulas diskā.

command-tables = Parādīt, pārbaudīt vai dzēst atrisinātu spēļu tabulas diskā
menu-tables = atrisināto spēļu tabulas diskā
ask-keep = Kur glabāt atrisinājumu?
keep-not = nekur: tas ir atmiņā un pēc tam pazūd
keep-table = diskā kā tabulu, ko izmanto visas komandas
ask-tables = Ko darīt ar tabulām?
ask-tables-list = parādīt tās
ask-tables-check = izlasīt visas un salīdzināt ar ierakstīto
ask-tables-delete = izdzēst vienu no tām
ask-table = Kuru tabulu?
ask-table-sure = Izdzēst “{ $folder }”?
argument-table = Tabulas mape diskā: tajā glabāt atrisinājumu un no tās to lasīt
argument-use_table = Tabulas mape diskā, no kuras lasīt precīzos rezultātus
argument-keep = Glabāt atrisinājumu kā tabulu, kur visas komandas to atrod
argument-table_folder = Tabulu mapes; bez tām visas tabulas, kas tiek glabātas
argument-check_tables = Izlasīt visu un salīdzināt ar ierakstīto
argument-delete_table = Dzēst tabulas šajās mapēs

size-bytes = { $number ->
    [zero] { $number } baitu
    [one] { $number } baits
   *[other] { $number } baiti
}
size-kilobytes = { $number } kB
size-megabytes = { $number } MB
size-gigabytes = { $number } GB

label-table = tabula
solve-table = “{ $folder }”: diskā { $size }, baiti uz pozīciju: { $each }
solve-table-of = “{ $folder }”, no { $position }: diskā { $size }, baiti uz pozīciju: { $each }
table-need = Tabulas ieraksti: { $entries }; diskā vēl ne vairāk kā { $disk }, parasti daudz mazāk
table-need-passing = , un uz laiku vēl ne vairāk kā { $passing }
table-need-free = ; brīvi { $free }
table-need-memory = . Atmiņa: vismaz { $memory }.
table-need-tight = Tas var būt vairāk, nekā diskā ir vietas; kas līdz tam pabeigts, paliek.
table-goes-on = Līmeņi, kas jau ir: { $levels } no { $of }.
table-unusable = Glabātā tabula netiek izmantota: { $reason }.

error-table-none = mapē “{ $folder }” tabulas nav
error-table-missing = mapes “{ $folder }” nav
error-table-no-folder = “{ $file }” ir fails, bet vajadzīga tabulas mape
error-table-not-empty = “{ $folder }” ir citi faili, bet nav tabulas; vajadzīga tukša vai jauna mape
error-table-busy = “{ $folder }”: šajā mapē jau darbojas cita programma
error-table-damaged = “{ $file }” ir bojāts: tas nav tas, kas tika ierakstīts
error-table-only-parts = tabula mapē “{ $folder }” ir daļās, kas vēl nav saliktas kopā
error-table-in-the-way = “{ $file }” traucē: tas nav tabulas fails; pārvietojiet to citur
error-table-format = “{ $file }” formāts ir { $found }; šī programma pazīst formātu { $known }
error-table-foreign = “{ $folder }” ir spēles { $found } tabula, nevis { $wanted }
error-table-root = “{ $folder }” ir tabula, kas sākas pozīcijā { $found }; vajadzīga tāda, kas sākas pozīcijā { $wanted }
error-table-part = “{ $folder }” ir tabulas daļa { $worker }-of-{ $of }, bet ne savā vietā; pārvietojiet to citur
error-table-not-part = “{ $folder }” ir vesela tabula tur, kur jābūt tās daļai; pārvietojiet to citur
error-table-unfinished = tabula mapē “{ $folder }” nav pabeigta: līmeņi { $levels } no { $of }
error-table-room = mapes “{ $folder }” diskā vajag vismaz { $needed }, brīvi tur ir { $free }
error-table-memory = atmiņas vajag vismaz { $needed }, atļauts { $allowed }
error-table-stopped = apturēts; saglabāti līmeņi: { $levels } no { $of }, un tā pati komanda turpina no turienes
error-table-stopped-early = apturēts, pirms bija pabeigts pirmais līmenis
error-table-all = visu viena garuma spēļu tabulu neglabā; izlaidiet “,all”
error-table-file = “{ $file }” ir tabulas mapē; norādiet citu vietu
advice-table-solve = ; to pabeidz solve --table
advice-table-parts = ; solve --table tās saliek kopā un turpina, un tables --delete izdzēš
advice-table-damaged = ; tables --delete izdzēš tabulu, un to var izveidot no jauna
advice-part-damaged = ; kur šī daļa ņemta, tā varbūt vēl ir vesela: nokopējiet to vēlreiz; tables --delete izdzēš tabulu un visas tās daļas
advice-table-machine = ; vairāk, nekā šis dators var dot
advice-table-memory = ; pietiek ar --memory { $megabytes }, un --memory 1.0 ir gigabaits

column-table-game = spēle
column-table-position = no
column-table-state = stāvoklis
column-table-positions = pozīcijas
column-table-size = diskā
column-table-folder = mape
table-state-finished = pabeigta
table-state-checked = pabeigta, pārbaudīta
table-state-damaged = nav lietojama
table-state-part = līmeņi { $levels } no { $of }
table-state-part-checked = līmeņi { $levels } no { $of }, pārbaudīti
table-state-parts = daļas { $there } no { $workers }, līmeņi { $levels } no { $of }
table-state-parts-checked = daļas { $there } no { $workers }, līmeņi { $levels } no { $of }, pārbaudītas
tables-none = Mapē “{ $folder }” tabulu nav; to izveido solve --keep.
tables-kept = Glabājas mapē “{ $folder }”
tables-deleted = Dzēsta: “{ $folder }”.
tables-deleted-link = Izdzēsts: “{ $folder }” un tabula mapē “{ $real }”, uz kuru tas veda.
tables-deleted-rest = Dzēsta tabula mapē “{ $folder }”; pārējais tur paliek.
error-tables-delete = norādiet dzēšamās tabulas mapi
progress-left = { $bar } { $percent } %, atlicis aptuveni { $left }, līdz šim { $time } … (Ctrl-C aptur)
progress-joining = gaida pārējos procesus, atlicis { $left } … (Ctrl-C aptur)
progress-part = { $bar } { $percent } %, līdz šim { $time } … (Ctrl-C aptur)
error-export-parquet = “{ $file }”: šī programma ir būvēta bez Parquet; ar citu galotni tiek rakstīts CSV
