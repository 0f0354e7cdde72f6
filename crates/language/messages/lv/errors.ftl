# Kas var būt nepareizi: kas, kur, kā būtu pareizi. Katrs vienā rindā.

error-unknown-game = nav spēles “{ $name }”; ir { $known }
error-not-key-value = “{ $piece }” nav ATSLĒGA=VĒRTĪBA, piemēram, { $example }
error-unknown-key = spēlei { $game } nav parametra “{ $key }”; tai ir { $known }
error-key-twice = “{ $key }” norādīts divreiz
error-missing-key = spēlei { $game } vajag “{ $key }”, piemēram, { $example }
error-key-conflict = “{ $key }” un “{ $other }” nevar būt kopā
error-bad-value = { $key } ir “{ $found }”; jābūt: { $accepts }
error-not-below = { $key } ir { $found }; jābūt mazākam par { $limit }, kas ir { $below }

accepts-number = vesels skaitlis no { $least } līdz { $most }
accepts-numbers = ne vairāk kā { $count } dažādi skaitļi no { $least } līdz { $most } ar / starp tiem
accepts-digits = 1 līdz { $most } cipari 0 vai 1
accepts-replacements = cipars,gājējs,pretinieks pāriem 00, 01, 10 un 11 ar / starp tiem
accepts-yes-no = yes vai no
accepts-count = vesels skaitlis, sākot no { $least }
accepts-one-of = viens no { $words }
accepts-name = nosaukums

error-position = pozīcija “{ $position }”: { $reason }
error-position-shape = forma ir { $form }
error-position-number = { $field } ir “{ $found }”; jābūt veselam skaitlim no { $least } līdz { $most }
error-position-symbol = “{ $found }” te neko nenozīmē; simboli ir { $allowed }
error-position-size = { $field }: { $found }, bet jābūt { $expected }
error-position-mover = gājiena izdarītājs ir “{ $found }”; jābūt 1 vai 2
error-position-turns = pēc { $first } un { $second } gājieniem šim spēlētājam nevar būt gājiens
error-position-total = akmeņu kopā ir { $found }, bet jābūt { $expected }
error-position-points = { $first } un { $second } punkti neatbilst izdarītajiem gājieniem
error-position-both = abi spēlētāji ir pabeiguši rindu vai trijstūri
field-digits = cipari
field-edges = malas
field-rows = rindas
field-squares = lauciņi rindā

error-move = { $number }. gājiens, “{ $mv }”: { $reason }; atļauti: { $legal }
error-move-unreadable = tas neizskatās pēc gājiena
error-move-off-board = tādas vietas nav
error-move-taken = šī vieta ir aizņemta
error-move-not-possible = tas tagad nav iespējams
error-move-game-over = spēle ir beigusies

error-unknown-heuristic = šai spēlei nav heiristikas “{ $name }”; tai ir { $known }
error-unknown-algorithm = nav algoritma “{ $name }”; ir { $known }
error-search-unknown-key = { $algorithm } nepieņem “{ $key }”; pieņem { $keys }
error-key-not-taken = { $algorithm } nepieņem “{ $key }”, to pieņem { $takers }; { $algorithm } pieņem { $keys }
error-search-range = { $key } ir “{ $found }”; jābūt veselam skaitlim vai augošam intervālam, piemēram, 1..6
error-search-too-many = meklēšanu ir vairāk nekā { $most }; ņemiet mazākus intervālus
error-unknown-player = nav spēlētāja “{ $name }”; ir { $known } un meklēšanas, piemēram, { $example }
error-tree-needs-textbook = koku var parādīt tikai minimax un alphabeta
error-perft-positions = { $ply }. gājienā ir vairāk par { $most } dažādām pozīcijām
error-perft-paths = { $ply }. gājienā ir vairāk par 2^128 ceļiem
error-perft-stopped = apturēts, pirms skaitīšana bija pabeigta

error-command = nav komandas “{ $command }”; { $suggestion }
error-argument-unknown = “{ $argument }” te nav opcija; { $suggestion }
error-argument-empty = { $argument } vajag vērtību
error-argument-choice = { $argument } ir “{ $value }”; jābūt vienam no { $choices }
error-argument-number = { $argument } ir “{ $value }”; jābūt veselam skaitlim, sākot no { $least }
error-argument-missing = trūkst { $argument }; sk. --help
error-argument-conflict = { $argument } nevar dot kopā ar { $other }, vai tas dots divreiz
error-argument-no-value = { $argument } vērtību neņem, bet dota “{ $value }”
error-argument-utf8 = kāds arguments nav derīgs UTF-8 teksts
error-argument-other = šo komandrindu nevar saprast; sk. --help
suggest-help = sk. --help
suggest-name = vai domājāt “{ $name }”?
error-output = izvadi nevar uzrakstīt: { $reason }
error-write = “{ $file }” nevar ierakstīt: { $reason }
error-thread = meklēšanu nevar sākt: { $reason }

error-load = “{ $file }” nevar ielādēt: { $reason }
error-load-unreadable = to nevar nolasīt: { $reason }
error-load-not-a-game = tā nav saglabāta spēle vai tā ir bojāta ({ $reason })
error-load-newer = to saglabājusi jaunāka programmas versija (formāts { $version })
error-load-move = { $number }. gājiens tajā ir nepareizs: { $reason }
error-nothing-to-resume = nav nepabeigtas spēles; sāciet ar gametree play

error-tree-finished = pozīcija “{ $position }”: spēle ir beigusies, koka nav
error-tree-random = random nemeklē, tāpēc koka nav; izvēlieties minimax vai alphabeta
error-diff-too-large = meklēšana apmeklē { $visited } pozīcijas, vairāk, nekā tiek paturētas; prasiet mazāku --depth vai lielāku --max-nodes
error-no-terminal = --interactive vajag termināli; failam vai caurulei lietojiet --format

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
advice-tree = ; izvēlieties citu --algorithm
advice-perft-positions = ; prasiet mazāku --depth vai lielāku --max-positions
advice-perft-paths = ; prasiet mazāku --depth
advice-memory-or-engine = ; palieliniet --memory vai mēģiniet analyze --algorithm engine
advice-else-memory-or-engine = ; citādi palieliniet --memory vai mēģiniet analyze --algorithm engine
advice-else-memory = ; citādi palieliniet --memory
advice-or-engine = ; vai mēģiniet analyze --algorithm engine
advice-engine = ; mēģiniet analyze --algorithm engine
