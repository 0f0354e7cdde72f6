# Piecas kursa atskaites, izpildītas no jauna: kas tajās publicēts, kas iznāca un kāpēc.

command-reproduce = Atkārtot piecu kursa atskaišu tabulas rindu pa rindai un pateikt, kas apstiprinās un kāpēc
argument-report = Atskaite, ko paskaidrot, no 000 līdz 004; all ir visu piecu tabulas
argument-fault = Parādīt šo kļūdu mazākajā pozīcijā, kurā tai ir nozīme, ar abiem meklēšanas kokiem
argument-question = Atbildēt uz šo atskaites jautājumu ar eksperimentu, ko var atkārtot
argument-strict = Beigt ar kodu 1, ja neapstiprinās kāda rinda, kurai būtu jāapstiprinās
argument-reproduce_format = Rādīt kļūdu kā tekstu vai abus tās kokus kā attēlu
argument-reproduce_out = Mape lapām visās četrās valodās ar tabulām, attēliem, plāniem un rindām; ar --fault fails, ar --question eksperimenta mape
argument-reproduce_threads = Cik spēļu spēlēt vienlaikus; 0 ir viena uz katru kodolu
placeholder-path = CEĻŠ
placeholder-report = ATSKAITE
menu-reproduce = atkārtot piecu kursa atskaišu rezultātus
ask-report = Kura atskaite?
report-all = visu piecu tabulas

error-reproduce-stopped = apturēts pirms beigām: vēl nav ko rādīt
error-reproduce-fault = atskaitei { $report } nav kļūdas “{ $name }”; tās kļūdas ir { $names }
error-reproduce-no-faults = atskaitei { $report } nav kļūdas “{ $name }”: tās meklēšanā nav kļūdu, kas mainītu kādu gājienu
error-reproduce-question = atskaitei { $report } nav jautājuma “{ $name }”; tās jautājumi ir { $names }
error-reproduce-one = kļūda, jautājums vai tabula attiecas uz vienu atskaiti; norādiet to: no 000 līdz 004
error-reproduce-format = attēls ir tikai meklēšanas kļūdai; norādiet vienu no { $names }
argument-published = Atkārtot savu tabulu ar atskaites kolonnām, nevis atskaites pašas tabulu: CSV, skatīt docs/reproduce.md
error-published = tabulu “{ $file }” nevar izmantot: { $reason }
published-empty = tajā nav rindu
published-long = tajā ir pārāk daudz rindu; ne vairāk kā { $most }
published-missing = { $line }. rindā trūkst kolonnas { $column }
published-quotes = { $line }. rindā pēdiņas nav aizvērtas, vai aiz tām kaut kas seko
published-cell = { $line }. rindā, kolonnā { $column }: “{ $found }”; pareizi būtu { $right }

reproduce-title = Atskaite { $report }: { $game }
reproduce-heading-question = Jautājums
reproduce-heading-published = Kas ir publicēts
reproduce-heading-rerun = Ko rāda atkārtota izpilde
reproduce-heading-claims = Atskaites secinājumi un citi skaitļi (mūsu vārdiem)
reproduce-heading-right = Kas atskaitē ir pareizi
reproduce-heading-wrong = Kas ir nepareizi tās programmā un kāpēc
reproduce-heading-answers = Jautājumi, uz kuriem atbild eksperimenti
reproduce-heading-again = Kā to atkārtot
reproduce-heading-summary = Visas piecas

reproduce-counts = Rindas: { $rows }. Reproducētas: { $reproduced }, iespējamas: { $possible }, ticamas: { $plausible }, nav reproducētas: { $missed }.
reproduce-expected = Rindas, par kurām zināms, ka tās ir kļūdainas jau pašās atskaitēs: { $known }. Visas pārējās ir reproducētas, iespējamas vai ticamas.
reproduce-verdicts = Reproducēta: atskaites programma, uzrakstīta no jauna, dod tieši šādu rezultātu. Iespējama: kāda spēle pret programmu beidzas tieši tā, bet atskaitē nav teikts, kura spēle tika izspēlēta. Ticama: rezultātu daļēji nosaka nejaušība, un šāds rezultāts nav nekas neparasts: tas iekļaujas 1000 spēļu diapazonā vai nav retāks par 1 gadījumu no 20 (p ≥ 0,05, precīzais binomiālais tests).
reproduce-unexpected = Rindas, kurām būtu jāapstiprinās, bet kuras neapstiprinās: { $count }.
reproduce-row = { $row }. rinda: { $reason }
reproduce-verdict-reproduced = reproducēta
reproduce-verdict-possible = iespējama
reproduce-verdict-plausible = ticama
reproduce-verdict-not-reproduced = nav reproducēta
reproduce-column-report = atskaite
reproduce-column-game = spēle
reproduce-column-rows = rindas
reproduce-column-row = rinda
reproduce-column-began = sāka
reproduce-column-start = sākuma skaitlis
reproduce-column-moves = gājieni
reproduce-column-stones = akmentiņi
reproduce-column-length = cipari
reproduce-column-size = laukums
reproduce-column-k = pēc kārtas
reproduce-column-depths = dziļumi
reproduce-column-human = cilvēka gājieni
reproduce-column-prune = nogriešana
reproduce-column-published = publicēts
reproduce-column-rerun = atkārtots
reproduce-column-corrected = bez kļūdām
reproduce-column-calls = meklēšanas izsaukumi
reproduce-column-ours = rekonstruēts
reproduce-column-verdict = secinājums
reproduce-explain = Atskaites skaidrojums:
reproduce-see = Kļūda tur, kur tai pirmoreiz ir nozīme, ar abiem meklēšanas kokiem:
reproduce-again = Tas pats vēlreiz, ar lapām četrās valodās, attēliem, plāniem un rindām:
reproduce-sit-down = Spēlēt pret atskaites meklēšanu tādu, kāda tā publicēta:
reproduce-same = tas pats
reproduce-index = Piecu kursa atskaišu rezultātu atkārtojums

source-text = atskaite, tās teksts
source-conclusions = atskaite, tās secinājumi
source-listing = atskaite, tajā ievietotais programmas kods
source-table = atskaite, tās tabula
source-boards = atskaite, tajā parādītie laukumi
source-program = programma, uz kuras balstīta atskaite, nevis pati atskaite
source-reconstruction = mūsu rekonstrukcija
source-given = dotā tabula
fault-source = Kur tas redzams: { $source }.
reproduce-no-fault = Tās meklēšanā nav kļūdu, kas mainītu kādu gājienu.
reproduce-sources = Publicēto skaitļu avots: { $source }.
reproduce-sources-ours = Publicēto skaitļu avots: { $source }. Atskaitē tā nav, to rekonstruējām mēs: { $ours }.
reproduce-ours-rows = { $name } (tikai rindā nr. { $rows })
reproduce-ours-takes = cilvēka paņemtie akmentiņi
reproduce-ours-string = cipari un cilvēka gājieni
reproduce-ours-start = sākuma noteikums
claim-column-claim = ko tā saka (mūsu vārdiem)
claim-column-judgement = spriedums
claim-column-evidence = pamatojums
claim-column-source = avots
claim-holds = ir tiesa
claim-fails = nav tiesa
claim-open = nevar noteikt
claim-judged = Spriedums: { $judgement }. Avots: { $source }.
claim-source = Avots: { $source }.
claim-counts = Atskaites secinājumi un citi skaitļi, kas ir tiesa: { $holds }; kas nav tiesa: { $fails }; ko pēc publicētā nevar noteikt: { $open }.

figure-human = cilvēks
figure-computer = dators
figure-draw = neizšķirts
figure-nobody = vēl neviens
figure-yes = jā
figure-no = nē
figure-share = { $percent } %

reproduce-axis-row = tabulas rinda
reproduce-axis-depth = dziļums
reproduce-000-axis = saskaitīts visos gājienos kopā
reproduce-001-axis = virsotnes
reproduce-002-axis = spēlē apmeklētās virsotnes
reproduce-003-axis = zaudētās spēles
reproduce-004-axis = sarkanā uzvaru īpatsvars
reproduce-000-plot = Saskaitītais un meklēšanas izsaukumi
reproduce-001-plot = Tabulā saskaitītais un pirmā gājiena meklēšanas virsotnes
reproduce-002-plot = Apmeklētās virsotnes: publicētais un atkārtotais skaits
reproduce-003-plot = Spēles, ko programma zaudē, no visām, kādas pret to var izspēlēt uz 3×3 laukuma
reproduce-004-plot = Sarkanā uzvaru īpatsvars pret nejaušu pretinieku

reproduce-000-legend = Publicēts un atkārtots: datora gājieni; cik katram no tiem saskaitīts; kurš uzvarēja. Meklēšanas izsaukumi: katram no šiem gājieniem, neskaitot pirmo izsaukumu.
reproduce-001-legend = Publicēts un atkārtots: tas, ko atskaite skaita kā apmeklētās virsotnes un kas ir datora gājienu skaits; cilvēka summa; datora summa; kurš uzvarēja. Rinda ir iespējama, ja kāda spēle pret programmu beidzas tieši tā. Bez kļūdām: virsotnes, ko meklēšana apmeklē spēles pirmajam gājienam. Kā spēlētājs reports:001 norāda visa veidotā koka virsotnes, ko dod formula.
reproduce-002-legend = Visā spēlē apmeklētās virsotnes. Alfa-beta rindās kolonnā “atkārtots” ir 1000 spēļu mediāna, kolonnā “bez kļūdām” – dažu simtu spēļu mediāna. Katras meklēšanas pirmais izsaukums, tāpat kā atskaitē, nav skaitīts; kur spēlē reports:002, tas ir skaitīts, tātad katram tās gājienam ir par vienu virsotni vairāk.
reproduce-003-legend = Cilvēka gājieni ir rinda un kolonna, skaitot no 0. Publicēts, atkārtots un bez kļūdām: laukums pa rindām no augšas, kur skaitlis nozīmē tik brīvu lauciņu; kurš uzvarēja.
reproduce-004-legend = Sarkanā uzvaru īpatsvars; atkārtots un bez kļūdām – ar to no trim sākuma noteikumiem, kas izraudzīts, jo visām rindām kopā atbilst vislabāk. Meklēšana bez kļūdām zina arī, cik vēlu pienāk zaudējums.

reproduce-move-differs = datora { $number }. gājiens tabulā ir { $published }; atskaites programma izvēlas { $rerun }
reproduce-lines-differ = datora { $number }. gājienam tabulā ir { $published }; skaitot tāpat kā atskaitē, iznāk { $rerun }
reproduce-winner-differs = uzvarētājs nav tas, pie kura noved šī spēle
reproduce-all-same = gājieni, skaits un uzvarētājs ir tādi paši kā programmai
reproduce-game-exists = šāda spēle ir iespējama: cilvēks paņem { $takes }
reproduce-other-moves = šādas summas ir iespējamas, bet tad datora gājienu skaits ir { $rerun }, nevis { $published }
reproduce-no-such-game = starp visām spēles beigām, līdz kurām programma var nonākt (skaits: { $endings }), nav nevienu ar šādiem skaitļiem
reproduce-by-length = minimaksa virsotņu skaitu nosaka tikai ciparu skaits ({ $length })
reproduce-other-length = { $published } ir skaits, kas atbilst ciparu skaitam { $computer }, ja sāk dators, vai { $human }, ja sāk cilvēks
reproduce-no-length = { $published } neatbilst nevienam garumam; jābūt { $rerun }
reproduce-in-range = { $games ->
    [one] { $games } spēlē
   *[other] { $games } spēlēs
} virsotņu skaits ir no { $least } līdz { $most }; { $percent } % spēļu tas ir mazāks nekā šeit
reproduce-out-of-range = { $games ->
    [one] { $games } spēlē
   *[other] { $games } spēlēs
} virsotņu skaits ir tikai no { $least } līdz { $most }
reproduce-share = { $start ->
    [blue] ja vienmēr sāk zilais
    [red] ja vienmēr sāk sarkanais
   *[published] ja ievēro pašas programmas sākuma noteikumu
}, sarkanais uzvar { $share } % spēļu (p = { $p }); pēc pašas programmas noteikuma, kur sarkanais sāk vidēji katru trešo spēli, { $rule_share } % (p = { $rule_p })
reproduce-boards = dziļuma un gājienu secības kombinācijas, ar kurām programma nonāk pie šī laukuma: { $same } no { $all }

reproduce-000-question = Skaitli reizina, līdz tas sasniedz 3000. Vai alfa-beta vajag mazāk virsotņu nekā minimaksam, un vai tā ir ātrāka?
reproduce-000-published = Spēļu skaits: { $rows }, puse ar katru algoritmu. Katrai spēlei doti gājieni, katram datora gājienam skaits un laiks, kā arī uzvarētājs. Šo skaitu summa ir { $minimax } minimaksam un { $alphabeta } alfa-beta.
reproduce-000-right = Tās secinājums, ka spēlētājs, kas sāk, uzvar, ja vispirms reizina ar 5, ir pareizs un pierādāms. Šeit pietiek skatīties divus pusgājienus uz priekšu, tas ir, savu gājienu un pretinieka atbildi: programma saglabā uzvaru { $kept } no { $won ->
    [one] { $won } uzvaras pozīcijas
   *[other] { $won } uzvaras pozīcijām
}, un minimakss un alfa-beta izvēlas vienu un to pašu gājienu { $agree } no { $positions ->
    [one] { $positions } pozīcijas
   *[other] { $positions } pozīcijām
}. Uzvarētājs ir pareizs { $winners } no { $rows ->
    [one] { $rows } rindas
   *[other] { $rows } rindām
}.

reproduce-001-question = Akmentiņu skaits no { $smallest } līdz { $largest }: cik ilgi minimakss un alfa-beta veido un novērtē visu spēles koku, un kurš uzvar?
reproduce-001-published = Spēļu skaits: { $rows }; katrai dots gājiena laiks, skaits, ko atskaite sauc par apmeklētajām virsotnēm, abas summas, uzvarētājs, kā arī koka izveides un novērtēšanas laiks.
reproduce-001-right = Katra rinda var būt spēle pret šo programmu: { $possible } no { $rows ->
    [one] { $rows } rindas
   *[other] { $rows } rindām
} var atrast tādus cilvēka gājienus, kas tieši ar tik gājieniem noved pie šīm summām. Tas rāda tikai, ka šādas spēles ir iespējamas, nevis ka tās ir izspēlētas.

reproduce-002-question = Cik virsotņu minimakss un alfa-beta apmeklē virknēs ar 15 līdz 25 cipariem, cik ilgs ir viens gājiens, un kurš uzvar?
reproduce-002-published = Rindu skaits: { $rows }, no tām dažādi eksperimenti: { $distinct }; pārējās atkārtojas. Katrā ir visā spēlē apmeklēto virsotņu skaits, vidējais gājiena laiks un uzvarētājs.
reproduce-002-right = Cik virsotņu apmeklē minimakss, nosaka tikai ciparu skaits; līdz pēdējai virsotnei precīzas ir { $minimax } no { $minimax_rows ->
    [one] { $minimax_rows } rindas
   *[other] { $minimax_rows } rindām
}. Alfa-beta virsotņu skaits ir atkarīgs no pašiem cipariem; visas tās rindas (skaits: { $plausible }) iekļaujas diapazonā, ko rāda izspēlētās spēles (skaits: { $games }).

reproduce-003-question = Vai viena programma var spēlēt k pēc kārtas uz jebkura kvadrātveida laukuma ar alfa-beta un dziļumu, ko izvēlas lietotājs, un vai to var uzvarēt uz 3×3 laukuma?
reproduce-003-published = Laukumi no spēlēm: { $rows }; tabulas nav.
reproduce-003-right = Ar cilvēka gājieniem, kurus rekonstruējām mēs, rodas { $reproduced } no { $rows ->
    [one] { $rows } laukuma
   *[other] { $rows } laukumiem
}. Sākot ar dziļumu { $safe }, programmu uz 3×3 laukuma neviens nevar uzvarēt.

reproduce-004-question = Kāda heiristika spēlē Sim ir laba, kā dziļums ietekmē uzvaras izredzes, laiku un virsotņu skaitu, un vai pēcteču secībai ir nozīme?
reproduce-004-published = Sarkanā, kas meklē, uzvaru īpatsvars pret zilo, kas spēlē nejauši (īpatsvaru skaits: { $rows }); uzvaras kopā: { $wins } no { $games ->
    [one] { $games } spēles
   *[other] { $games } spēlēm
}.
reproduce-004-right = Ar sākuma noteikumu, kas izraudzīts tā, lai atbilstu šiem skaitļiem, publicētajai programmai ticamo īpatsvaru skaits ir { $plausible } no { $rows }.
reproduce-004-chosen = Sākuma noteikums ir izraudzīts no trim tā, lai atbilstu tieši šiem skaitļiem. { $start ->
    [blue] Ja vienmēr sāk zilais
    [red] Ja vienmēr sāk sarkanais
   *[published] Pēc pašas programmas noteikuma
}, sagaidāmais uzvaru skaits ir { $expected_best }; publicētais ir { $published_wins }. Pēc pašas programmas noteikuma, kur sarkanais sāk vidēji katru trešo spēli, tas būtu { $expected_published }, un mazticamas būtu šīs rindas: { $unlikely }.
reproduce-004-unlikely = { $row }. rinda (p = { $p })

claim-000-five = Spēlētājs, kas sāk, var panākt uzvaru, ja vispirms reizina ar 5.
claim-000-five-evidence = Pēc ×5 katrs skaitlis beidzas ar 0 vai 5, tāpēc katrs gājiens maina punktus par vienu un banku par vienu. To summa un starpība paliek pāra skaitlis, un pāra gala summa nozīmē tā spēlētāja uzvaru, kas sāka. Meklēšana līdz spēles beigām to apstiprina: sākuma skaitļi, no kuriem ×5 uzvar: { $won } no { $starts }; no tiem tādi, kur neviens cits pirmais gājiens neuzvar: { $only }.
claim-000-counts = Pēc tabulā saskaitītā alfa-beta apmeklē mazāk virsotņu nekā minimakss.
claim-000-counts-evidence = Skaitu summa ir { $published_minimax } minimaksam un { $published_alphabeta } alfa-beta, tas ir, par { $claimed } % mazāk. Taču nav skaitīts viens un tas pats. Minimaksam tās ir izvadītā koka rindas, alfa-beta – tikai tās rindas, kurās ir vērtība, un vērtības var nebūt arī tad, ja nekas nav nogriezts. Skaitot vienādi, meklēšanas izsaukumu skaits ir { $calls_minimax } un { $calls_alphabeta }: alfa-beta aiztaupa { $saved } %.
claim-000-times = Minimakss parasti ir ātrāks nekā alfa-beta.
claim-000-times-evidence = Gājienu laiks, no { $fastest } līdz { $slowest } µs, mērīts katram tikai vienreiz un uz cita datora. Vidējais ir { $minimax } µs minimaksam un { $alphabeta } µs alfa-beta. Tik īss vienreiz mērīts laiks nerāda, kurš algoritms ir ātrāks.
claim-001-nodes = Gan minimaksam, gan alfa-beta lēmumam vajag mazāk par { $nodes } virsotnēm.
claim-001-nodes-evidence = Tas, ko tabula skaita kā apmeklētās virsotnes, ir datora gājieni visā spēlē, no { $fewest_moves } līdz { $most_moves }. Pirms pirmā gājiena, ja akmentiņu skaits ir { $smallest }, programma ar jebkuru no algoritmiem izveido un novērtē koku, kura virsotņu skaits ir { $tree }. Alfa-beta, kas savu logu nodod tālāk uz leju, apmeklē no { $least } % līdz { $most } % šāda koka.
claim-001-building = Alfa-beta koku veido ilgāk nekā minimakss.
claim-001-building-evidence = Pašas atskaites tabulā vidējais laiks ir { $alphabeta } s alfa-beta un { $minimax } s minimaksam. Abi algoritmi veido vienu un to pašu koku, tāpēc atšķirība tikai parāda, cik liela ir šāda laika izkliede.
claim-001-valuing = Alfa-beta koku novērtē ilgāk nekā minimakss.
claim-001-valuing-evidence = Tabulā vidējais laiks ir { $alphabeta } s alfa-beta un { $minimax } s minimaksam, un rindu pāri, kuros alfa-beta ir lēnāka: { $slower } no { $pairs }. Tas atbilst programmai: tās alfa-beta nekad neko nenogriež, tāpēc paveic visu minimaksa darbu un vēl nedaudz vairāk.
claim-001-times = Gājiens ilgst no { $least } līdz { $most } µs.
claim-001-times-evidence = Laiks mērīts uz cita datora; vidējais ir { $minimax } µs minimaksam un { $alphabeta } µs alfa-beta. Gājienam programma tikai izvēlas pēcteci jau novērtētā kokā, tāpēc par algoritmiem tas neko nesaka.
claim-002-range = Alfa-beta spēlē apmeklē no { $least } līdz { $most } virsotnēm.
claim-002-range-evidence = Pašas atskaites tabulas { $row }. rindā ir { $most }.
claim-002-seconds = Minimaksa vidējais gājiena laiks sākas no { $fastest } s.
claim-002-seconds-evidence = Pašas atskaites tabulas { $row }. rindā ir { $fastest } s.
claim-002-winners = Ar katru no algoritmiem dators uzvar { $won } % spēļu; { $others } % beidzas citādi.
claim-002-winners-evidence = Tabulā tā ir: dators uzvarēja { $minimax } no { $minimax_games } spēlēm ar minimaksu un { $alphabeta } no { $alphabeta_games } ar alfa-beta. Cilvēka uzvaras: { $human }, neizšķirti: { $drawn }. Dažādo rindu skaits ir tikai { $distinct } no { $rows }, un tas ir par maz, lai pateiktu, kurš algoritms spēlē labāk.
claim-002-saving = Pēc tabulā saskaitītā alfa-beta apmeklē mazāk virsotņu nekā minimakss.
claim-002-saving-evidence = Abu algoritmu spēles ir dažādas spēles. Taču minimaksa virsotņu skaitu nosaka tikai garums, tāpēc katru rindu var salīdzināt: alfa-beta apmeklē no { $least } % līdz { $most } % virsotņu, ko ar tādu pašu garumu un to pašu pirmo spēlētāju apmeklētu minimakss.
claim-002-times = Gājiens vidēji ilgst no { $least } līdz { $most } s.
claim-002-times-evidence = Laiks mērīts uz cita datora, dažāda garuma spēlēs. Rindu vidējais ir { $minimax } s minimaksam un { $alphabeta } s alfa-beta.
claim-003-unbeaten = Uz laukuma 3×3 programmu nevar uzvarēt.
claim-003-unbeaten-evidence = Tā ir tikai no dziļuma { $safe }. No visām spēlēm, kādas pret programmu var izspēlēt uz 3×3 laukuma, tā dziļumos no 1 līdz { $deepest } zaudē { $lost }.
claim-003-draw = Pirmā spēle uz 3×3 laukuma beidzas neizšķirti.
claim-003-draw-evidence = Pirmajā laukumā ir palicis viens brīvs lauciņš. Kad to aizņem cilvēks, spēle beidzas neizšķirti ar { $drawn } no { $orders } cilvēka gājienu secībām, kuras rekonstruējām mēs.
claim-003-faster = Alfa-beta padara programmu ātrāku.
claim-003-faster-evidence = Lai atbildētu uz pirmās spēles pirmo gājienu, programma izsauc meklēšanu { $alphabeta } reižu. Bez nogriešanas izsaukumu skaits būtu { $minimax }, un gājiens būtu tas pats. Cik sekunžu tas aiztaupa, ir atkarīgs no datora.
claim-003-seconds = Gājiens uz 6×6 laukuma ilgst { $seconds } sekundes.
claim-003-seconds-evidence = Laiks mērīts uz cita datora, un dziļums pie tā nav norādīts, tāpēc to nevar atkārtot.
claim-003-smooth = Ja dziļums ir mazāks par { $depth }, programma uz 5×5 un 6×6 laukuma spēlē raiti.
claim-003-smooth-evidence = Cik ilgs ir gājiens, ir atkarīgs no datora. Pēdējā laukumā programmas pirmajai atbildei vajag { $shallow_calls } meklēšanas izsaukumus dziļumā { $shallow } un { $deep_calls } dziļumā { $deep }.
claim-004-deeper = Jo dziļāka meklēšana, jo retāk tā uzvar.
claim-004-deeper-evidence = Tās programmā tā ir, bet programmas kļūdu dēļ: ar nogriešanu sarkanais uzvar { $program_shallow } % spēļu dziļumā { $least } un { $program_deep } % dziļumā { $most }. Bez kļūdām, ar to pašu sākuma noteikumu, tie ir { $shallow } % un { $deep } %.
claim-004-times = Kur norādīts spēles laiks, tas ir no { $least } līdz { $most } s; spēles dziļumā { $depth } bez nogriešanas kopā ilgst { $total } s.
claim-004-times-evidence = Katrs laiks mērīts vienreiz, uz cita datora. Ar nogriešanu rindas spēles ilga { $shallow_time } s dziļumā { $shallow } un { $deep_time } s dziļumā { $deep }.

fault-001-window = jauns logs katrā virsotnē
fault-001-window-told = Katra virsotne sāk ar logu no −∞ līdz +∞, tāpēc neviena virsotne nezina, kas augstāk jau ir nodrošināts, un nekas nekad netiek nogriezts.
fault-001-pressed = datora gājienu nospiež cilvēks
fault-001-pressed-told = Ja cilvēks paņem 3 un atstāj tieši 2 akmentiņus, programmas logs gaida cilvēku, kuram jānospiež datora pēdējais gājiens. Pie datora gājieniem to nepieskaita.
fault-002-sign = nepareiza zīme, ja sāk cilvēks
fault-002-sign-told = Ja sāk cilvēks, punktus skaita no datora puses, bet cilvēka virsotnēs joprojām meklē lielāko vērtību, un pāri saglabā savu zīmi. Zem saknes dators cilvēku uzskata par sabiedroto, bet sevi – par pretinieku; saknē, kur dators ir MIN, tas izvēlas lielāko vērtību.
fault-002-window = pilns logs katram gājienam saknē
fault-002-window-told = Katru gājienu saknē pēta ar logu no −∞ līdz +∞. Tas, ko nodrošinājis pirmais gājiens, pārējos gājienos neko nenogriež.
fault-002-winner = beigu ekrāns nosauc nepareizu uzvarētāju
fault-002-winner-told = Ja sāk dators, beigu ekrāns tā punktus uzskata par cilvēka punktiem un par uzvarētāju nosauc zaudētāju.
fault-003-gap = līnijas pāri pārtraukumiem
fault-003-gap-told = Vienādas zīmes blakus lauciņos skaita pa pāriem visas līnijas garumā, un pēc pārtraukuma, vai tas būtu brīvs lauciņš vai otra spēlētāja zīme, skaitīšanu nesāk no jauna: līnijās xx.xx un xxoxx šādu pāru ir tikpat, cik līnijā xxx, un tās skaitās trīs pēc kārtas.
fault-003-ten = uzvaras vērtība ir desmit
fault-003-ten-told = Uzvaras vērtība ir 10, no kuras par katru pusgājienu (viena spēlētāja gājienu) atņem vienu. Pēc desmit pusgājieniem uzvara nav vērta vairāk par neizšķirtu, bet vēlāk tā skaitās zaudējums. Ja atlikuši vairāk nekā desmit pusgājieni, programma var no uzvaras atteikties.
fault-004-list = gājienu saraksts mainās, kamēr to lasa
fault-004-list-told = Katrs cikls iet pa brīvo šķautņu sarakstu pēc kārtas numura, šķautni izņem, izmēģina un ieliek atpakaļ saraksta beigās. Tāpēc šķautni, kas pavirzās tās vietā, izlaiž, bet kāda jau izmēģināta nāk vēlreiz. Neviens lēmums neredz visus gājienus.
fault-004-window = robežas netiek nodotas uz leju
fault-004-window-told = α un β katrā izsaukumā sākas no jauna, tāpēc tas, kas nodrošināts augstāk, gandrīz neko nenogriež.
fault-004-cut = zilais aplūko tikai vienu atbildi
fault-004-cut-told = Zilais apstājas, tiklīdz β ≥ α, un tā ir jau pēc tā pirmās atbildes: salīdzinājums ir vērsts otrādi. Sarkanais rēķinās ar atbildi, kura nejauši ir pirmā.
fault-004-end = meklēšana turpinās pēc spēles beigām
fault-004-end-told = Pašā meklēšanā nekas nepamana, ka trijstūris jau ir. Tā spēlē tālāk, un trijstūris, ko ieskaita lapā, var būt radies tikai pēc spēles beigām.
fault-004-few = pirms sarkanā trešās šķautnes trijstūru nav
fault-004-few-told = Kamēr sarkanajam ir mazāk nekā trīs šķautnes, trijstūrus neviens nemeklē, pat ne zilos. Atbilde, ar kuru zilais tūlīt zaudētu, izskatās tāda pati kā jebkura cita.
fault-004-flat = visi zaudējumi ir vienādi
fault-004-flat-told = Visu zaudēto spēļu vērtība ir −∞, vai zaudējums būtu drīz vai vēlu. Zaudētā pozīcijā programma izvēlas jebkuru gājienu un tāpēc tūlīt zaudē pretiniekam, kas vēl būtu varējis kļūdīties.

fault-universe-001 = Visas kaudzes, akmentiņu skaits no 2 līdz { $most }
fault-universe-001-pressed = Visas spēļu beigas, akmentiņu skaits no { $least } līdz { $most }
fault-universe-002 = Visas virknes, ciparu skaits no 2 līdz { $longest }, sācis cilvēks
fault-universe-002-winner = Tabulas rindas, kurās sāka dators un kāds uzvarēja
fault-universe-003-gap = Visi 5×5 laukumi ar diviem brīviem lauciņiem, kuros nav trīs zīmju pēc kārtas, pat ne ar pārtraukumu
fault-universe-003-ten = Nejauši 5×5 laukumi ar vienpadsmit brīviem lauciņiem, uzvar četri pēc kārtas
fault-universe-004 = Nejaušu spēļu pozīcijas, kurās gājienu izdara sarkanais
fault-games-002 = Sākuma virknes garums { $length }, sāk cilvēks, pret pretinieku, kas izvēlas jebkuru pāri, tikai ne 01
fault-games-003 = Kā otrais spēlētājs uz 5×5 laukuma, uzvar trīs pēc kārtas, pret nejaušu pretinieku
fault-games-004 = Kā sarkanais, trīs pusgājienus dziļi (katra spēlētāja gājienu skaitot atsevišķi), pret nejaušu pretinieku
fault-harm-move = { $universe }: šī kļūda iznākumu pasliktina { $harmed } no { $of ->
    [one] { $of } gadījuma
   *[other] { $of } gadījumiem
} ({ $percent } %).
fault-differs = Pozīcijas, kurās šīs kļūdas dēļ izvēlas citus gājienus: { $differs } no { $of }.
fault-seldom = Neviena no šīm pozīcijām to neparāda: kļūda pastāv, bet ir reti sastopama.
fault-wider = Saknē logs ir par vienu soli plašāks, nekā prasa līdz šim labākā vērtība, lai vienlīdz labus gājienus varētu atšķirt no sliktākiem.
fault-harm-sooner = { $universe }: šīs kļūdas dēļ zaudē ātrāk, nekā nepieciešams, { $harmed } no { $of ->
    [one] { $of } gadījuma
   *[other] { $of } gadījumiem
} ({ $percent } %).
fault-harm-nodes = { $universe }: liekas virsotnes { $harmed } no { $of ->
    [one] { $of } gadījuma
   *[other] { $of } gadījumiem
} ({ $percent } %); virsotnes kopā: { $faulty }, nevis { $mended }.
fault-harm-screen = { $universe }: { $harmed } no { $of } ({ $percent } %).
fault-games = { $setting }: uzvaras { $faulty_won }, neizšķirti { $faulty_drawn }, zaudējumi { $faulty_lost }; bez kļūdas uzvaras { $won }, neizšķirti { $drawn }, zaudējumi { $lost }.
fault-smallest = Mazākajā pozīcijā, kas to parāda, atlikušo gājienu skaits (abiem spēlētājiem kopā) nepārsniedz { $plies }; līdz tai aplūkotās pozīcijas: { $looked_at }.
fault-heading-matters = Cik bieži tai ir nozīme
fault-heading-parting = Kur abu meklēšanu ceļi šķiras
fault-faulty = ar kļūdu
fault-mended = bez tās
fault-plays = izvēlas { $moves } (vērtība { $value }); virsotnes: { $visited }, nogriešanas: { $cuts }
fault-plays-end = { $plays }; tad { $end }
fault-depth = dziļums { $depth }
fault-depth-end = līdz spēles beigām
fault-picture = Atskaite { $report }, { $title }: { $position }

parting-root = Saknē
parting-after = Pēc { $moves }
parting-leaf = { $where }, pozīcijā { $position }, meklēšana ar kļūdu novērtē lapu ar { $faulty }, otra – ar { $mended }.
parting-taken = { $where }, pozīcijā { $position }, abas zina vienas un tās pašas vērtības, bet gājienu izdara { $level }: meklēšana ar kļūdu izvēlas { $faulty }, nevis { $mended }.
parting-looked = { $how ->
    [over] { $where }, pozīcijā { $position }, meklēšana ar kļūdu spēli uzskata par pabeigtu. Otra aplūko vēl { $mended ->
        [zero] { $mended } gājienu
        [one] { $mended } gājienu
       *[other] { $mended } gājienus
    }.
    [on] { $where }, pozīcijā { $position }, spēle ir beigusies, bet meklēšana ar kļūdu spēlē tālāk.
    [fewer] { $where }, pozīcijā { $position }, meklēšana ar kļūdu apstājas pēc { $faulty } no { $mended ->
        [one] { $mended } gājiena
       *[other] { $mended } gājieniem
    }.
   *[more] { $where }, pozīcijā { $position }, meklēšana ar kļūdu aplūko { $faulty ->
        [zero] { $faulty } gājienu
        [one] { $faulty } gājienu
       *[other] { $faulty } gājienus
    }. Otra apstājas pēc { $mended ->
        [one] { $mended } gājiena
       *[other] { $mended } gājieniem
    }, jo to ļauj tas, kas nodrošināts augstāk.
}
parting-tried = { $where }, pozīcijā { $position }, jau izmēģinātie gājieni: { $after }. Kā nākamo meklēšana ar kļūdu izmēģina { $faulty }, otra – { $mended }.
parting-chosen = Abas secina, ka zaudē jebkurš gājiens. Meklēšana ar kļūdu izvēlas { $faulty }, jo tai visi ir vienlīdz labi; otra izvēlas { $mended }, kas zaudē visvēlāk.

question-000-speed = Vai minimakss parasti ir ātrāks par alfa-beta, kā secināts atskaitē?
question-001-pruning = Cik daudz, meklējot līdz spēles beigām, aiztaupa alfa-beta, kas tiešām nogriež?
question-002-pruning = Ko alfa-beta aiztaupa vienās un tajās pašās spēlēs?
question-002-strength = Cik daudz stipruma atņem nepareizā zīme?
question-003-unbeaten = Sākot ar kuru dziļumu programma uz 3×3 laukuma nekad nezaudē?
question-004-heuristic = Vai šī heiristika ir laba?
question-004-depth = Kā dziļums ietekmē uzvaras izredzes un virsotņu skaitu?
question-004-time = Kā dziļums ietekmē laiku?
question-004-order = Vai pēcteču secībai ir nozīme?
answer-none = Eksperiments atbildi nedod: nav visu tā spēļu.
answer-speed = Vienās un tajās pašās pozīcijās, katra lēmuma laiku mērot daudz reižu, minimakss vienam gājienam patērē { $minimax } µs, alfa-beta { $alphabeta } µs (mediānas); alfa-beta apmeklē { $nodes } % virsotņu. { $faster ->
    [alphabeta] Ātrāka ir alfa-beta.
   *[minimax] Šoreiz ātrāks bija minimakss: divu pusgājienu dziļumā (gājiens un atbilde) ir maz ko nogriezt.
}
answer-pruning = Virsotnes gājienā: alfa-beta apmeklē { $alphabeta }, minimakss { $minimax }, tātad alfa-beta aiztaupa { $saved } %.
answer-strength = Pret katru pretinieku izspēlēto spēļu skaits ir { $games }. No tām publicētā programma zaudē { $lost_to_chance } pret nejaušu pretinieku un { $lost_to_best } pret pretinieku, kas spēlē optimāli; bez nepareizās zīmes tā zaudē { $clean_lost_to_chance } un { $clean_lost_to_best }.
answer-unbeaten = Pret nejaušu pretinieku katram dziļumam spēļu skaits ir { $games }; mazākajā dziļumā zaudētas: { $lost }. Vismaz vienreiz zaudēja: { $beaten }. Pārējie nezaudēja nekad; vai tos vispār var uzvarēt, rāda visu iespējamo spēļu pārlase atskaites lapā.
answer-heuristic = Ar to spēlē { $than_plain ->
    [more] labāk nekā bez heiristikas
    [fewer] sliktāk nekā bez heiristikas
   *[same] tā, ka atšķirību no spēles bez heiristikas nevar pamanīt,
} un { $than_safe ->
    [more] labāk nekā
    [fewer] sliktāk nekā
   *[same] tikpat labi kā
} ar vienkāršāku heiristiku safe, kas skaita vēl drošās šķautnes un zina, cik vēls ir zaudējums. Pret nejaušu pretinieku, trīs pusgājienus dziļi (katra spēlētāja gājienu skaitot atsevišķi), gan kā pirmais, gan kā otrais spēlētājs (spēļu skaits katrai: { $games }), ar atskaites heiristiku uzvarēti { $report } % spēļu, ar plain, kas neko nezina, { $plain } % un ar safe { $safe } %.
answer-depth = Ar pareizu meklēšanu un atskaites heiristiku, kurai visi zaudējumi ir vienādi, uzvarēti { $shallow } % spēļu dziļumā { $least } un { $deep } % dziļumā { $most } (spēļu skaits katrā: { $games }, gan kā pirmais, gan kā otrais spēlētājs); { $how ->
    [more] dziļāka meklēšana uzvar biežāk
    [fewer] dziļāka meklēšana uzvar retāk
   *[same] abus dziļumus nevar atšķirt
}. Cena: virsotņu skaits gājienā ir { $deep_nodes }, nevis { $shallow_nodes }. Tas ir pret nejaušu pretinieku; pret meklēšanu dziļumā 1 tie ir { $shallow_search } % un { $deep_search } %.
answer-time = Viens lēmums prasa { $shallow_time } dziļumā { $least } un { $deep_time } dziļumā { $most } (mediānas, katra lēmuma laiks mērīts daudz reižu); virsotņu skaits ir { $shallow_nodes } un { $deep_nodes }.
answer-order = Ja vispirms izmēģina labāko gājienu, alfa-beta apmeklēto virsotņu skaits gājienā ir { $best }, saraksta secībā – { $listed }, bet, ja vispirms izmēģina sliktāko, – { $worst }, tas ir, { $times } reizes vairāk nekā tad, ja sāk ar labāko. { $results ->
    [same] Spēļu iznākumi ir vienādi.
   *[others] Spēļu iznākumi atšķiras.
}
