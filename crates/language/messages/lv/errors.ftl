# Kas var būt nepareizi: kas, kur, kā būtu pareizi. Katrs vienā rindā.

error-unknown-game = nav spēles “{ $name }”; pieejamās spēles: { $known }
error-not-key-value = “{ $piece }” nav formā ATSLĒGA=VĒRTĪBA, piemēram, { $example }
error-unknown-key = spēlei { $game } nav parametra “{ $key }”; tai ir { $known }
error-key-twice = “{ $key }” norādīts divreiz
error-missing-key = spēlei { $game } vajag “{ $key }”, piemēram, { $example }
error-key-conflict = “{ $key }” un “{ $other }” nevar lietot kopā
error-bad-value = { $key } ir “{ $found }”; jābūt: { $accepts }
error-not-below = { $key } ir { $found }; jābūt mazākam par { $limit }, kas ir { $below }

accepts-number = vesels skaitlis no { $least } līdz { $most }
accepts-numbers = ne vairāk kā { $count } dažādi skaitļi no { $least } līdz { $most }, atdalīti ar /
accepts-digits = no 1 līdz { $most } cipariem, katrs 0 vai 1
accepts-replacements = cipars,spēlētājs,pretinieks katram no pāriem 00, 01, 10 un 11, atdalīti ar /
accepts-yes-no = yes vai no
accepts-count = vesels skaitlis, ne mazāks par { $least }
accepts-one-of = viens no { $words }
accepts-name = nosaukums

error-position = pozīcija “{ $position }”: { $reason }
error-position-shape = pareizā forma ir { $form }
error-position-number = { $field } ir “{ $found }”; jābūt veselam skaitlim no { $least } līdz { $most }
error-position-symbol = “{ $found }” šeit nav derīgs; simboli ir { $allowed }
error-position-size = { $field }: { $found }, bet jābūt { $expected }
error-position-mover = gājienu izdara “{ $found }”; jābūt 1 vai 2
error-position-turns = pēc { $first } un { $second } gājieniem nevar būt šī spēlētāja kārta
error-position-total = akmentiņu kopskaits ir { $found }, bet jābūt { $expected }
error-position-points = { $first } un { $second } punkti neatbilst izdarītajiem gājieniem
error-position-both = abi spēlētāji ir pabeiguši līniju vai trijstūri
field-digits = cipari
field-edges = šķautnes
field-rows = rindas
field-squares = lauciņi rindā

error-move = { $number }. gājiens, “{ $mv }”: { $reason }; atļauti: { $legal }
error-move-unreadable = tas neizskatās pēc gājiena
error-move-off-board = tādas vietas nav
error-move-taken = šī vieta ir aizņemta
error-move-not-possible = tas tagad nav iespējams
error-move-game-over = spēle ir beigusies

error-unknown-heuristic = šai spēlei nav heiristikas “{ $name }”; tai ir { $known }
error-unknown-algorithm = nav algoritma “{ $name }”; pieejamie algoritmi: { $known }
error-search-unknown-key = { $algorithm } nepieņem “{ $key }”; pieņem { $keys }
error-key-not-taken = { $algorithm } nepieņem “{ $key }”, to pieņem { $takers }; { $algorithm } pieņem { $keys }
error-search-range = { $key } ir “{ $found }”; jābūt veselam skaitlim vai augošam diapazonam, piemēram, 1..6
error-search-too-many = meklēšanu ir vairāk nekā { $most }; norādiet mazākus diapazonus
error-unknown-player = nav spēlētāja “{ $name }”; pieejamie spēlētāji: { $known } un meklēšanas, piemēram, { $example }
error-player-as-it-is = spēlētājam “{ $player }” nevar atsevišķi mainīt “{ $key }”; norādiet spēlētāju pilnībā
error-other-game = “{ $player }” spēlē { $game }, nevis šo spēli
error-tree-needs-textbook = koku var parādīt tikai ar minimax vai alphabeta
error-perft-positions = { $ply }. līmenī ir vairāk par { $most } atšķirīgām pozīcijām
error-perft-paths = { $ply }. līmenī ir vairāk par 2^128 ceļiem
error-perft-memory = { $ply }. līmenim vajag vairāk atmiņas, nekā atļauts
error-perft-stopped = apturēts, pirms skaitīšana bija pabeigta

error-command = nav komandas “{ $command }”; { $suggestion }
error-argument-unknown = “{ $argument }” šeit nav derīga opcija; { $suggestion }
error-argument-empty = argumentam { $argument } vajadzīga vērtība
error-argument-choice = { $argument } ir “{ $value }”; jābūt vienam no { $choices }
error-argument-number = { $argument } ir “{ $value }”; jābūt veselam skaitlim, ne mazākam par { $least }
error-argument-memory = { $argument } ir “{ $value }”; jābūt megabaitiem, vismaz 1, vai gigabaitiem ar decimālpunktu, piemēram, 0.25
error-argument-missing = trūkst { $argument }; sk. --help
error-argument-conflict = { $argument } nevar lietot kopā ar { $other }
error-argument-no-value = { $argument } nepieņem vērtību, bet norādīta “{ $value }”
error-argument-utf8 = kāds arguments nav derīgs UTF-8 teksts
error-argument-other = šo komandrindu nevar saprast; sk. --help
suggest-help = sk. --help
suggest-name = vai domājāt “{ $name }”?
error-output = izvadi nevar ierakstīt: { $reason }
error-write = “{ $file }” nevar ierakstīt: { $reason }
file-is-directory = tā ir mape
file-is-device = tā ir ierīce
file-is-read-only = tas ir tikai lasāms
file-has-endless-links = tā saites veido ciklu
file-has-no-reader = no šī programmkanāla (pipe) neviens nelasa
file-has-no-writer = šajā programmkanālā (pipe) neviens neraksta
file-is-too-large = tas ir lielāks par { $most } MB
error-thread = meklēšanu nevar sākt: { $reason }
error-memory-too-much = { $wanted } MB ir vairāk nekā { $most } MB, ko šis dators var atvēlēt
error-memory-missing = dators vairs nevar piešķirt { $megabytes } MB

error-load = “{ $file }” nevar ielādēt: { $reason }
error-load-unreadable = to nevar nolasīt: { $reason }
error-load-not-a-game = tā nav saglabāta spēle vai tā ir bojāta ({ $reason })
error-load-newer = to saglabājusi jaunāka programmas versija (formāts { $version })
error-load-move = { $number }. gājiens failā ir nepareizs: { $reason }
error-nothing-to-resume = nav nepabeigtas spēles; sāciet ar gametree play
error-resume-elsewhere = nepabeigtā spēle ir atvērta citā gametree; citas, ko turpināt, nav
error-resume-damaged = nevienu nepabeigtu spēli nevar ielādēt; tās atstātas neskartas: { $games }
error-resume-takes = --resume turpina spēli tādu, kāda tā saglabāta: to nevar lietot kopā ar { $argument }, tikai ar --record, --pause un --log
error-left-alone = “{ $file }” nevar ielādēt, tas atstāts neskarts: { $reason }
error-illegal-choice = spēlētājs { $player } izvēlējās “{ $mv }”, kas nav atļauts: { $reason }

error-tree-finished = pozīcija “{ $position }”: spēle ir beigusies, koka nav
error-tree-random = random nemeklē, tāpēc koka nav; izvēlieties minimax vai alphabeta
error-diff-too-large = meklēšana apmeklē vairāk virsotņu, nekā atļauj --max-nodes ({ $most }); norādiet mazāku dziļumu vai lielāku --max-nodes
error-diff-memory = abu meklēšanu kokiem vajag vairāk atmiņas, nekā atļauts; norādiet mazāku dziļumu vai lielāku --memory
error-diff-stopped = apturēts, pirms abas meklēšanas bija pabeigtas
error-tree-too-large = attēls aizņemtu ap { $megabytes } MB, vairāk par ierobežojumu ({ $most } MB); norādiet mazāku --max-nodes vai --only-line
error-no-terminal = --interactive darbojas tikai terminālī; izvadei failā vai citā programmā lietojiet --format
error-terminal-plain = --interactive darbojas tikai terminālī, kas var pārvietot kursoru, bet pēc TERM šis to nevar; lietojiet --format

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
error-serve = darbgaldu nevar palaist: { $reason }
error-serve-address = { $address } nevar izmantot: { $reason }
error-serve-all-taken = visi porti no { $first } līdz { $last } ir aizņemti
error-serve-bind = “{ $value }” nav adrese; jābūt tādai kā 127.0.0.1, 0.0.0.0 vai ::1
error-serve-data = spēles nevar glabāt mapē “{ $folder }”: { $reason }
error-serve-no-port = porta { $port } nav; lielākais ir { $most }
error-serve-taken = { $address } jau ir aizņemta
advice-port = ; izvēlieties citu ar --port
advice-tree = ; izvēlieties vienu no tiem ar --algorithm
advice-diff = ; izvēlieties vienu no tiem opcijai --a vai --b
advice-perft-positions = ; norādiet mazāku --depth vai lielāku --max-positions
advice-perft-paths = ; norādiet mazāku --depth
advice-perft-memory = ; norādiet mazāku --depth vai lielāku --memory
advice-memory-or-engine = ; palieliniet --memory vai mēģiniet analyze --algorithm engine
advice-memory-table-or-engine = ; palieliniet --memory, veidojiet tabulu diskā ar solve --table vai mēģiniet analyze --algorithm engine
advice-else-memory-table-or-engine = ; citādi palieliniet --memory, veidojiet tabulu diskā ar solve --table vai mēģiniet analyze --algorithm engine
advice-else-memory = ; citādi palieliniet --memory
advice-hash-or-engine = ; palieliniet --hash vai mēģiniet --algorithm engine
advice-or-engine = ; vai mēģiniet analyze --algorithm engine
advice-engine = ; mēģiniet analyze --algorithm engine
error-diff-nothing = “{ $search }” sasniedza ierobežojumu, pirms bija atradusi ko salīdzināt
error-same-file = --certificate un --export rakstītu vienā failā { $file }; norādiet divus failus

error-argument-twice = { $argument } norādīts divreiz
file-is-missing = šāda faila vai mapes nav
file-is-forbidden = piekļuve liegta
file-is-there = tas jau eksistē
address-is-in-use = to lieto cita programma; vai šis process nav palaists divreiz?
file-is-below-file = daļa no tā ceļa nav mape
file-has-no-room = disks ir pilns
file-is-not-text = tas nav UTF-8 teksts
