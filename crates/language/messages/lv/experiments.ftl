# Eksperimenti: spēlētāju salīdzināšana vienās un tajās pašās spēlēs un turnīri.

command-compare = Salīdzināt spēlētājus vienās un tajās pašās spēlēs: rindas, statistika, diagrammas un atskaite
command-tournament = Rīkot turnīru: katrs spēlētājs pret katru citu, katra atklātne divreiz, mainoties pusēm
argument-game = Spēle, arī ar diapazoniem: stones:stones=50..59; var norādīt vairākas reizes
argument-player = Spēlētājs, arī ar diapazoniem: minimax:depth=2..6; var norādīt vairākas reizes
argument-opponent = Pretinieks, pret kuru spēlē visi spēlētāji; var norādīt vairākas reizes
argument-sides = Vai spēlētāji ir pirmie, otrie vai abējādi
argument-repeat = Cik reižu spēlēt spēli, kurā kaut kas ir atkarīgs no nejaušības; ja nav norādīts, 20, bet ar atklātnēm vienreiz
argument-openings = Cik dažādu nejaušu atklātņu izspēlēt katrā spēlē; ja --first ir both, katru izspēlē divreiz, mainoties pusēm; 0 ir parastais spēles sākums
argument-plies = Cik nejaušu gājienu ir atklātnē; ja nav norādīts, tik maz, cik pietiek šādam atklātņu skaitam
argument-experiment_seed = Visu nejaušo izvēļu sēkla
argument-experiment_threads = Cik spēļu spēlēt vienlaikus; 0 ir viena uz katru kodolu
argument-times = Mērīt laiku, lai to salīdzinātu: spēles pa vienai, katrs lēmums atkārtoti, visa koka izveide un novērtēšana atsevišķi
argument-grade_positions = Izvērtēt spēlētājus tik pozīcijās katrā no spēlēm, kuras var atrisināt
argument-columns = Tabulas kolonnas, atdalītas ar komatiem, vai 000, 001, 002, 004: kolonnas kā attiecīgajā kursa atskaitē
argument-run_folder = Mape rindām, tabulām, diagrammām un atskaitēm; apturēta izpilde tajā turpinās
argument-plan = Visu nolasīt no plāna faila, kādu atstājusi iepriekšēja izpilde
argument-dry_run = Pateikt, cik ir spēļu un cik ilgi tās aptuveni ilgtu, bet nespēlēt nevienu
argument-shard = Izspēlēt tikai vienu no vairākām daļām: 2/5 ir otrā no piecām; to pašu nosaka arī SLURM_ARRAY_TASK_ID un SLURM_ARRAY_TASK_COUNT
argument-merge_folders = Apvienot šo mapju rindas, nevis spēlēt
argument-sprt = Beigt divu spēlētāju turnīru, tiklīdz tas ir izšķirts: elo0=0,elo1=10

label-experiment-games = spēles
label-experiment-players = spēlētāji
label-experiment-opponents = pretinieki
label-experiment-sides = spēlētāji spēlē kā
label-experiment-repeat = atkārtojumi
label-experiment-openings = atklātnes
label-experiment-seed = sēkla
label-experiment-played = izspēlēts
label-experiment-fingerprint = nospiedums
label-experiment-folder = ierakstīts mapē
label-experiment-notes = piezīmes

sides-first = pirmais
sides-second = otrais
sides-both = pirmais un otrais
experiment-openings = { $openings ->
    [0] parastais spēles sākums
    [1] { $openings } nejauša atklātne (garums gājienos: { $plies })
    [zero] { $openings } nejaušu atklātņu (garums gājienos: ne vairāk kā { $plies })
    [one] { $openings } nejauša atklātne (garums gājienos: ne vairāk kā { $plies })
   *[other] { $openings } nejaušas atklātnes (garums gājienos: ne vairāk kā { $plies })
}
experiment-played = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
} no { $of }
experiment-speed = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
} { $time } laikā, { $speed } sekundē
experiment-nothing-new = visas spēles jau bija izspēlētas
experiment-unfinished = ne visas spēles ir izspēlētas; ar to pašu komandu var turpināt
experiment-unfinished-lost = ne visas spēles ir izspēlētas, un nekas nav saglabāts; ar --out MAPE to pašu komandu varētu turpināt
experiment-merged-in-part = trūkst { $missing } no { $of } spēlēm: kādas daļas mape nav apvienota, un šie skaitļi var būt tikai no vienas puses
experiment-without-pdf = Diagrammas ir tikai SVG, nevis PDF formātā: { $reason }.
experiment-played-part = { $played }, daļa { $shard }

note-once = Spēlētāju pāri, kuros nekas nav atkarīgs no nejaušības un spēle vienmēr sākas vienādi: { $contests } no { $of }. Katru to spēli izspēlē vienreiz, nevis { $asked ->
    [zero] { $asked } reižu
    [one] { $asked } reizi
   *[other] { $asked } reizes
}. Lai spēles atšķirtos, lietojiet atklātnes.
note-fewer-openings = { $spec }: dažādu atklātņu ar ne vairāk kā { $plies } gājieniem ir { $found }, nevis { $asked }.
note-machine = { $player } ir atkarīgs no pulksteņa vai vairākiem pavedieniem: citā izpildē rindas var būt citas.
note-not-graded = { $player } netiek izvērtēts: izvērtē tikai meklēšanas.
note-usual-limit = { $player }: pievienots ierobežojums, jo bez tā meklēšana sniegtos līdz spēles beigām.
note-plain = Heiristika plain katru nepabeigtu pozīciju novērtē ar 0, tāpēc no šādiem gājieniem izvēlas pirmo. Citas šīs spēles heiristikas: { $others }.
note-copies = Sērijas, kurās visi atkārtojumi bija vienādi: { $series } no { $of }. Nejaušībai tur nebija nozīmes, tāpēc tās parāda tikpat, cik viena spēle. Atklātnes spēles dažādotu.

column-player = spēlētājs
column-algorithm = algoritms
column-depth = dziļums
column-heuristic = heiristika
column-opponent = pretinieks
column-games = spēles
column-won = uzvaras
column-drawn = neizšķirti
column-lost = zaudējumi
column-share = uzvaras %
column-interval = 95 % intervāls
column-elo = Elo
column-visited = virsotnes gājienā
column-median = mediāna
column-evaluated = novērtētas gājienā
column-cutoffs = nogriešanas gājienā
column-tree = viss koks
column-saving = aiztaupīts %
column-length = gājieni
column-time = gājiena laiks
column-spread = laika izkliede
column-build = koka izveide
column-value = koka novērtēšana
column-number = nr.
column-settings = iestatījumi
column-results = uzvaras, neizšķirti, zaudējumi
column-game = spēle
column-side = spēlē kā
column-result = iznākums
column-score = punkti
column-moves = gājieni
column-nodes = virsotnes
experiment-means-share = to spēļu īpatsvars, kurās spēlētājs uzvarēja; visi sākumi skaitīti vienādi
experiment-means-interval = kur atrodas patiesais īpatsvars: ticamības intervāls, kas to ietver 95 eksperimentos no 100
experiment-means-visited = vidēji vienam gājienam apmeklētās virsotnes
experiment-means-tree = virsotnes, ko vienam gājienam vidēji apmeklē meklēšana bez nogriešanas, ja tās varēja saskaitīt
experiment-means-saving = šo virsotņu daļa, kas netika apmeklēta
experiment-means-length = abu spēlētāju gājieni vienā spēlē pēc atklātnes, vidēji
experiment-means-time = viena gājiena laika mediāna; katrs gājiens mērīts vairākas reizes
experiment-means-spread = tik platā joslā ietilpst vidējā puse no viena gājiena laika mērījumiem
experiment-means-build = vidējais laiks, kurā atmiņā izveido visu viena gājiena koku, un laiks, kurā to pēc tam novērtē
experiment-counted = * tikai gājieniem, kuru visu koku varēja saskaitīt

won = uzvara
drawn = neizšķirts
lost = zaudējums

experiment-findings = Ko parāda eksperiments
conclusion-depth-yes = Jā. Dziļums { $deep } pret pretinieku { $opponent } dod { $of-deep } % punktu, dziļums { $shallow } – { $of-shallow } %.
conclusion-depth-worse = Nē, šeit tas kaitē. Dziļums { $deep } pret pretinieku { $opponent } dod { $of-deep } % punktu, dziļums { $shallow } – { $of-shallow } %.
conclusion-depth-exact = Dziļumam šeit nevar būt nozīmes: heiristika { $heuristic } jau zina atbildi. Izmēģiniet { $other }.
conclusion-algorithm = Alfa-beta. Dziļumā { $depth } tā ietaupa { $saving } % virsotņu; gājieni ir tie paši.
conclusion-algorithm-depths = Alfa-beta. Dziļumā { $shallow } tā ietaupa { $low } % virsotņu, dziļumā { $deep } – { $high } %; gājieni ir tie paši.
conclusion-algorithm-neither = Neviens. Līdz šim dziļumam nav ko nogriezt, un abi apmeklē tās pašas virsotnes.
conclusion-begins-first = Jā, labāk ir sākt. Spēles kopā: { $games }; pirmais spēlētājs uzvar { $first }, otrais { $second }.
conclusion-begins-second = Jā, labāk ir nesākt. Spēles kopā: { $games }; otrais spēlētājs uzvar { $second }, pirmais { $first }.
conclusion-begins-drawn = Nē. Visas spēles ({ $games }) beidzās neizšķirti.
conclusion-begins-open = No šīm spēlēm to nevar pateikt. Spēles kopā: { $games }; pirmais spēlētājs uzvar { $first }, otrais { $second }; tā var būt nejaušība.
conclusion-heuristic = { $better } ir labāka nekā { $worse }. Pret { $opponent } tā iegūst { $more } % punktu, otra – { $less } %.
conclusion-too-weak = { $opponent } ir pārāk vājš, lai parādītu atšķirību: pret katru spēlētāju tas iegūst ne vairāk par { $share } % punktu. Izmēģiniet { $other }.
conclusion-too-strong = { $opponent } ir pārāk stiprs, lai parādītu atšķirību: pret katru spēlētāju tas iegūst vismaz { $share } % punktu. Izmēģiniet { $other }.
conclusion-alike = Atšķirības nav: visiem spēlētājiem pret pretinieku { $opponent } ir vienādi rezultāti.
conclusion-open = No šīm spēlēm to nevar pateikt: atšķirības pret pretinieku { $opponent } var būt nejaušība.
finding-wins = { $player } pret pretinieku { $opponent }: spēles { $games }, uzvaras { $won }, neizšķirti { $drawn }, zaudējumi { $lost }; uzvaru īpatsvars { $share } % ({ $low }–{ $high } %).
finding-same-moves = { $a } un { $b } jau pēc uzbūves izdara vienādus gājienus, un tā arī bija visās spēlēs (spēļu skaits: { $pairs }).
finding-fault = Spēlētājiem { $a } un { $b } jāizdara vienādi gājieni, bet { $other ->
    [one] { $other } spēlē
   *[other] { $other } spēlēs
} no { $pairs } tie atšķiras: vienā no spēlētājiem ir kļūda.
finding-same-values = { $a } un { $b } jau pēc uzbūves izvēlas vienādas vērtības gājienus; tas, ka { $b } guva labāku iznākumu { $better ->
    [one] { $better } spēlē
   *[other] { $better } spēlēs
} un sliktāku { $worse } no { $pairs }, ir nejaušība.
finding-better = Pret pretinieku { $opponent } spēlētājs { $b } ir labāks nekā { $a }: labāks iznākums { $better ->
    [one] { $better } spēlē
   *[other] { $better } spēlēs
}, sliktāks { $worse } no { $pairs }, sākot no { $starts ->
    [zero] { $starts } sākumiem
    [one] { $starts } sākuma
   *[other] { $starts } sākumiem
}, atšķirība punktos uz 100 spēlēm ir { $difference } (no { $low } līdz { $high }; { $p }).
finding-worse = Pret pretinieku { $opponent } spēlētājs { $b } ir sliktāks nekā { $a }: labāks iznākums { $better ->
    [one] { $better } spēlē
   *[other] { $better } spēlēs
}, sliktāks { $worse } no { $pairs }, sākot no { $starts ->
    [zero] { $starts } sākumiem
    [one] { $starts } sākuma
   *[other] { $starts } sākumiem
}, atšķirība punktos uz 100 spēlēm ir { $difference } (no { $low } līdz { $high }; { $p }).
finding-not-shown = { $b } salīdzinājumā ar { $a }, pret pretinieku { $opponent }: iznākums labāks { $better }, sliktāks { $worse }, vienāds { $same } no { $pairs } spēlēm. Atšķirība nav parādīta; tik lielu to četros no pieciem eksperimentiem parādītu aptuveni { $needed ->
    [zero] { $needed } spēļu
    [one] { $needed } spēle
   *[other] { $needed } spēles
}.
finding-not-shown-starts = { $b } salīdzinājumā ar { $a }, pret pretinieku { $opponent }: iznākums labāks { $better }, sliktāks { $worse }, vienāds { $same } no { $pairs } spēlēm, sākot no { $starts ->
    [zero] { $starts } sākumiem
    [one] { $starts } sākuma
   *[other] { $starts } sākumiem
}. Atšķirība nav parādīta; tik lielu to četros no pieciem eksperimentiem parādītu aptuveni { $needed ->
    [zero] { $needed } sākumu
    [one] { $needed } sākums
   *[other] { $needed } sākumi
}.
finding-beside = { $b } salīdzinājumā ar { $a }, pret pretinieku { $opponent }: iznākums labāks { $better }, sliktāks { $worse }, vienāds { $same } no { $pairs ->
    [zero] { $pairs } spēlēm
    [one] { $pairs } spēles
   *[other] { $pairs } spēlēm
}.
finding-repeated = Nejaušībai šajās spēlēs nav nozīmes: katrs atkārtojums ir tā pati spēle, tāpēc vairāk atkārtojumu neko vairāk nepateiks. { $openings ->
    [0] Atklātnes pateiktu.
   *[other] Vairāk atklātņu pateiktu.
}
finding-these-starts = { $starts ->
    [one] Visas spēles ir no viena sākuma: par citiem sākumiem no tā nekas neizriet.
   *[other] Visas spēles ir no { $starts } sākumiem: par citiem sākumiem no tā nekas neizriet.
}
finding-nothing = { $b } salīdzinājumā ar { $a }, pret pretinieku { $opponent }: iznākums labāks { $better }, sliktāks { $worse } no { $pairs } spēlēm, vidēji tas pats: atšķirības nav vai tā ir pārāk maza, lai to pamanītu; punktos uz 100 spēlēm tā ir no { $low } līdz { $high }.
finding-all-same = Pret pretinieku { $opponent } spēlētājiem { $b } un { $a } ir vienāds iznākums visās spēlēs (spēļu skaits: { $pairs }).
finding-visited = Virsotnes spēlē: { $b } apmeklē { $ratio } × tik, cik { $a }{ $interval }; mazāk { $fewer ->
    [one] { $fewer } spēlē
   *[other] { $fewer } spēlēs
}, vairāk { $more } no { $pairs } ({ $p }).
finding-visited-less = Virsotnes spēlē: { $b } apmeklē { $ratio } × tik, cik { $a }{ $interval }; jau pēc uzbūves nekad vairāk, šeit mazāk { $fewer } no { $pairs } spēlēm.
finding-visited-same = Virsotnes spēlē: visās spēlēs abi apmeklē vienādu skaitu (spēļu skaits: { $pairs }).
finding-visited-once = Virsotnes spēlē: { $b } apmeklē { $ratio } × tik, cik { $a }; mazāk { $fewer }, vairāk { $more } no { $pairs ->
    [zero] { $pairs } spēlēm
    [one] { $pairs } spēles
   *[other] { $pairs } spēlēm
}.
finding-visited-not-shown = Virsotnes spēlē: { $b } apmeklē mazāk { $fewer ->
    [one] { $fewer } spēlē
   *[other] { $fewer } spēlēs
}, vairāk { $more } no { $pairs }; tā var būt nejaušība ({ $p }).
finding-time = Laiks spēlē: { $b } patērē { $ratio } × tik, cik { $a }{ $interval }; mazāk { $fewer ->
    [one] { $fewer } spēlē
   *[other] { $fewer } spēlēs
}, vairāk { $more } no { $pairs } ({ $p }).
finding-time-not-shown = Laiks spēlē: { $b } patērē mazāk { $fewer ->
    [one] { $fewer } spēlē
   *[other] { $fewer } spēlēs
}, vairāk { $more } no { $pairs }; tā var būt nejaušība ({ $p }).
finding-interval = { " " }({ $low }–{ $high })
finding-saving = { $player } neapmeklēja { $saving } % virsotņu, ko apmeklē meklēšana bez nogriešanas; tikpat lielos vienmērīgos kokos neviena alfa-beta nogriešana nevar aiztaupīt vairāk par { $most } %.
finding-sides = Kā pirmais spēlētājs { $player } pret pretinieku { $opponent } uzvar { $first } no { $firsts } spēlēm, kā otrais { $second } no { $seconds }: puse izšķir vairāk nekā spēlētājs.
finding-both = { $one } { $other }
finding-elo = Vienos un tajos pašos sākumos, mainoties pusēm, Elo pārākums pār pretinieku { $opponent } ir { $elo } (no { $low } līdz { $high }).
level-is = p = { $p }
level-below = p < { $p }
level-less = <{ $p }

comparisons-caption = Spēlētāji vienās un tajās pašās spēlēs: katra pāra otrais salīdzināts ar pirmo
column-first-of-pair = spēlētājs
column-second-of-pair = ar to salīdzinātais
column-pairs = spēles
column-better = labāk
column-worse = sliktāk
column-difference = atšķirība
column-p = p
column-corrected = koriģētā p
column-ratio = virsotnes ×
column-ratio-interval = intervāls
column-p-nodes = p (virsotnes)
column-time-ratio = laiks ×
column-p-time = p (laiks)

tournament-cross = Punkti savstarpējās spēlēs
column-points = punkti
column-rank = vieta
tournament-caption = Stiprums: Elo; 0 ir visu spēlētāju vidējais
tournament-first = { $player } ir pirmajā vietā: { $points } no { $games ->
    [one] { $games } punkta
   *[other] { $games } punktiem
}, { $elo } Elo virs vidējā (no { $low } līdz { $high }).
tournament-apart = { $a } ir stiprāks nekā { $b } (punkti savstarpējās spēlēs: { $better } no { $games }; { $p }).
tournament-not-apart = Kurš ir stiprāks, { $a } vai { $b }, nav noskaidrots (pirmminētā punkti: { $better } no { $games ->
    [one] { $games } spēles
   *[other] { $games } spēlēm
}).
sprt-h1 = Izšķirts pēc { $games ->
    [one] { $games } spēles
   *[other] { $games } spēlēm
}: spēlētāja { $a } pārākums pār spēlētāju { $b } drīzāk ir { $elo1 } Elo nekā { $elo0 } Elo.
sprt-h0 = Izšķirts pēc { $games ->
    [one] { $games } spēles
   *[other] { $games } spēlēm
}: spēlētāja { $a } pārākums pār spēlētāju { $b } drīzāk ir { $elo0 } Elo nekā { $elo1 } Elo.
sprt-open = Pēc { $games ->
    [one] { $games } spēles
   *[other] { $games } spēlēm
} nav izšķirts: testa statistika ir { $llr }; tests beidzas, kad tā ir mazāka par { $low } vai lielāka par { $high }.
sprt-bias = Testā, kas beidzas pirms laika, izmērītās stipruma atšķirības iznāk nedaudz par lielām.
sprt-starts = Testā katrs sākums skaitīts vienreiz, ar visu no tā sākto spēļu vidējo (sākumu skaits: { $starts }).
chart-elo-title = Spēlētāju stiprums
chart-elo-axis = Elo

chart-nodes-title = Vienam gājienam apmeklētās virsotnes
chart-nodes-axis = apmeklētās virsotnes (logaritmiska skala)
chart-depth-axis = dziļums gājienos
chart-player-axis = spēlētājs
chart-minimum = mazākais skaits, ko apmeklē jebkura alfa-beta nogriešana (Knuth un Moore, tikpat liels vienmērīgs koks)
chart-tree = viss koks
chart-wins-title = Uzvaru īpatsvars
chart-wins-axis = uzvarētās spēles
chart-time-title = Viena gājiena laiks
chart-time-axis = mikrosekundes (logaritmiska skala)
chart-saving-title = Ko nogriešana aiztaupa spēles gaitā
chart-saving-axis = neapmeklētās virsotnes
chart-move-axis = spēlētāja gājiena numurs
chart-lengths-title = Spēļu garums
chart-lengths-axis = spēles
chart-length-axis = abu spēlētāju gājieni
chart-all-games = visas spēles
chart-whiskers = Ūsas rāda 95 % ticamības intervālus.
chart-described = { $series }: { $points }
chart-against = { $player } pret { $opponent }

report-title = Eksperiments: { $games }
paper-comparisons = { $what }. { $setting }
paper-caption = { $title } ({ $games }); spēlētāji spēlē kā: { $side }; atklātnes: { $openings }; atkārtojumi: { $repeat }; sēkla: { $seed }
paper-caption-interval = { $caption }; Vilsona 95 % ticamības intervāli
report-setting = Eksperimenta nosacījumi
report-rules = Īsi par spēli
report-rules-of = { $game }: { $spec }
report-table = Rezultāti
report-plots = Diagrammas
report-findings = Secinājumi
report-comparisons = Salīdzinājumi
report-limits = Ierobežojumi
report-repeat = Kā atkārtot eksperimentu
report-exact = Salīdzinājums ar precīzajām vērtībām
report-exact-caption = { $spec }: gājieni un vērtības, salīdzinot ar precīzo atrisinājumu, { $positions } no { $of ->
    [one] { $of } pozīcijas
   *[other] { $of } pozīcijām
}
report-limit-players = Viss šeit teiktais attiecas uz šiem spēlētājiem, spēlēm un atklātnēm; ar citiem var būt citādi.
report-limit-sides = Spēlētāji salīdzināti tikai vienā lomā: vienmēr kā pirmie vai vienmēr kā otrie.
report-limit-luck = Visiem salīdzinātajiem spēlētājiem bija tie paši sākumi un tās pašas nejaušās izvēles, tāpēc spēles salīdzinātas pa pāriem.
report-limit-tests = { $tests ->
    [zero] Veikts { $tests } testu
    [one] Veikts { $tests } tests
   *[other] Veikti { $tests } testi
}; p vērtības attiecīgi koriģētas (Holma metode), un par statistiski nozīmīgu uzskatīts tas, kam p ir mazāka par 0,05. Katrs ticamības intervāls pats par sevi atbilst 95 %.
report-limit-methods = Iznākumi: precīzs zīmju maiņas tests punktiem, ko viens spēlētājs guva vairāk nekā otrs, un Stjūdenta (Student) ticamības intervāls, pieskaitot divus sākumus vai spēles. Virsotnes un laiks: Vilkoksona (Wilcoxon) zīmju rangu tests, attiecību mediāna ar neparametrisku ticamības intervālu. Īpatsvari: Stjūdenta intervāls, pieskaitot divus sākumus; tuvu 0 un 100 %, kā arī vienam vai diviem sākumiem – Vilsona (Wilson) intervāls.
report-limit-tournament = Stiprums: Bredlija un Terija (Bradley–Terry) modelis, katram spēlētājam pieskaitot pusi neizšķirtas spēles pret vidējo, lai stiprums vienmēr būtu galīgs. Kaimiņi sarakstā: precīzs zīmju maiņas tests punktiem no abām pusēm; p ir koriģēts (Holms).
report-limit-starts = Testi un ticamības intervāli attiecas uz sākumiem (to skaits: { $starts }); sākums ir spēles atklātne, abas puses kopā. Atkārtojumiem no viena sākuma ņemts vidējais, jo tā var būt viena un tā pati spēle.
report-limit-counts = Virsotņu skaits visos datoros ir vienāds; laiks salīdzināšanai nav mērīts un nav salīdzināts.
report-limit-times = Laiks mērīts, spēlējot pa vienai spēlei un katru lēmumu atkārtojot vairākas reizes; tas attiecas uz šo datoru.
report-limit-load = Tikmēr darbojās arī citas programmas (noslodze { $load }): izmērītais laiks var būt par ilgu.
report-limit-few = Dažiem spēlētājiem ir tikai { $least ->
    [zero] { $least } spēļu
    [one] { $least } spēle
   *[other] { $least } spēles
}: viņu uzvaru īpatsvara precizitāte procentpunktos ir ±{ $width }.
report-limit-unfinished = Šī atskaite sagatavota, kad izspēlēto spēļu skaits bija { $games } no { $of }.
report-repeat-command = Šī komanda izspēlē tās pašas spēles pēc faila plan.toml, kas atrodas blakus šai atskaitei:
report-repeat-fingerprint = Rindu nospiedums tad ir { $fingerprint } neatkarīgi no pavedienu un datoru skaita.
report-made = Izveidots ar gametree { $version }.

dry-run-games = { $games ->
    [zero] Tiktu izspēlēts { $games } spēļu
    [one] Tiktu izspēlēta { $games } spēle
   *[other] Tiktu izspēlētas { $games } spēles
}, { $contests ->
    [zero] tās spēlētu { $contests } spēlētāju pāru
    [one] tās spēlētu { $contests } spēlētāju pāris
   *[other] tās spēlētu { $contests } spēlētāju pāri
}.
dry-run-time = Aptuveni { $time } ar { $threads ->
    [one] { $threads } pavedienu
   *[other] { $threads } pavedieniem
}, spriežot pēc { $tried ->
    [1] vienas no tām
   *[other] { $tried } no tām
}.
progress-games-left = { $bar } { $done } no { $of ->
    [one] { $of } spēles
   *[other] { $of } spēlēm
}, { $seconds } s, atlikušas aptuveni { $left } s … (Ctrl-C aptur)

error-plan-line = plāns, { $line }. rinda: { $reason }
error-plan-file = plāns: { $reason }
error-plan-games = nav nevienas spēles, ko spēlēt
error-plan-players = nav neviena spēlētāja, ko salīdzināt
error-plan-opponents = spēlētājiem nav pretinieka
error-plan-two = turnīram vajag vismaz divus spēlētājus
error-plan-no-opponents = turnīrā spēlētāji spēlē cits pret citu; pretiniekus norāda tikai salīdzinājumam
error-plan-sprt-two = testam, kas beidzas pirms laika, vajag turnīru ar tieši diviem spēlētājiem
error-plan-sprt-parts = testu, kas var beigties agrāk, nevar sadalīt daļās
error-plan-both-sides = turnīrā spēlē abās pusēs; first jābūt both
error-plan-human = cilvēks eksperimentā piedalīties nevar
error-plan-repeat = 0 atkārtojumu: nebūtu ko spēlēt
error-plan-large = { $key } ir lielāks par { $most }
error-plan-cannot = spēlētājs { $player } nevar spēlēt spēli { $spec }: { $reason }
error-plan-finished = { $spec }: spēle ir beigusies, pirms tā sākas
error-plan-opening = { $spec }: nav tik garas atklātnes, pēc kuras spēle vēl nebūtu beigusies
error-plan-many-games = spēļu skaits ir { $found }; atļauts ne vairāk kā { $most }
error-plan-many-contests = spēlētāju pāru skaits ir { $found }; atļauts ne vairāk kā { $most }
error-experiment-in-use = “{ $folder }”: šajā mapē jau darbojas cita programma
error-experiment-other = mapē “{ $folder }” ir cita plāna rindas: { $key } tur ir { $there }, šeit { $here }
error-experiment-no-plan = mapē “{ $folder }” nav plan.toml
error-experiment-not-empty = “{ $folder }” ir citi faili, bet nav plan.toml; vajadzīga tukša vai jauna mape
error-experiment-damaged = “{ $path }”, { $line }. rinda: tā vairs nav tāda, kādu to ierakstīja
error-experiment-order = “{ $path }”: šīs spēles agrāka gametree versija numurējusi citā secībā; jānorāda cita mape vai jāpabeidz šī ar to pašu versiju
error-experiment-twice = { $number }. spēle ir ierakstīta divreiz, un ieraksti atšķiras
error-experiment-no-rows = nav pabeigta neviena spēle
error-experiment-sprt = --sprt: “{ $part }” nav pareizi; jābūt tādā formā kā elo0=0,elo1=10, kur elo0 ir mazāks par elo1
error-experiment-shard = --shard ir “{ $value }”; jābūt tādā formā kā 2/5, otrā daļa no piecām
error-experiment-columns = nav kolonnas “{ $column }”; pieejamas ir { $columns }
error-experiment-columns-mixed = “{ $column }” attiecas uz atsevišķām spēlēm, “{ $other }” uz visām spēlētāja spēlēm: tabulā var būt vai nu vienas, vai otras
error-experiment-columns-none = atskaitē { $report } tabulas nav; tā ir atskaitēs 000, 001, 002 un 004
error-experiment-plan-and = --plan nosaka visu; noņemiet --{ $option }
error-experiment-merge-out = opcijai --merge vajadzīga arī --out, mape apvienotajām rindām
error-experiment-merge-twice = mape “{ $folder }” starp apvienojamajām ir nosaukta divreiz
advice-other-folder = ; norādiet citu mapi vai to pašu plānu
advice-game = ; norādiet spēli ar --game stones:stones=50
advice-player = ; norādiet spēlētāju ar --player alphabeta:depth=4 vai ar --algorithm un --depth
advice-opponent = ; norādiet pretinieku ar --opponent random
experiment-interval = { $low }–{ $high }
elo-interval = no { $low } līdz { $high }
report-skip = Uz atskaiti
table-left-out = Nepietika vietas: { $columns }.
