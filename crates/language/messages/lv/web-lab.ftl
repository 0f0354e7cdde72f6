# Laboratorija pārlūkā: jautājumi, plāni, izpildes, ko tās rāda.
web-lab-title = Laboratorija
web-lab-plan = Plāns
web-lab-what = Ko vēlaties noskaidrot?
web-lab-question-depth = Vai palīdz skatīties dziļāk?
web-lab-question-algorithm = Kurš algoritms apmeklē mazāk virsotņu?
web-lab-question-begins = Vai ir svars tam, kurš sāk?
web-lab-question-heuristic = Kura heiristika ir labāka?
web-lab-question-own = Kas cits
web-lab-title-depth = { $games }: vai palīdz skatīties dziļāk?
web-lab-title-algorithm = { $games }: kurš algoritms apmeklē mazāk virsotņu?
web-lab-title-begins = { $games }: vai ir svars tam, kurš sāk?
web-lab-title-heuristic = { $games }: kura heiristika ir labāka?
web-lab-title-own = { $games }: eksperiments
web-lab-why-depth = Viena un tā pati meklēšana dažādos dziļumos, tajās pašās spēlēs pret to pašu pretinieku.
web-lab-why-algorithm = Minimaks un alfa-beta izdara vienus un tos pašus gājienus; atšķiras tikai tas, ko tie apmeklē.
web-lab-why-begins = Spēlētājs pret sevi pašu: atšķirību var radīt tikai tas, kurš sāk.
web-lab-why-heuristic = Visas spēles heiristikas vienā dziļumā, tajās pašās spēlēs.
web-lab-why-own = Jūsu pašu uzrakstīts plāns tādā veidā, kā to lasa komandrinda.
web-lab-fill = Aizpildīt plānu
web-lab-game = Spēle
web-lab-other-game = Cita spēle, pēc tās apraksta
web-lab-algorithm = Algoritms
web-lab-both = abi
web-lab-heuristic = Heiristika
web-lab-all = visas
web-lab-estimates = visas, izņemot tās, kas zina atbildi
web-lab-depth = Dziļums
web-lab-depth-hint = gājienos, piemēram, 1 3 5 vai 1..4
web-lab-wrong-depth = dziļumiem jābūt veseliem skaitļiem, sākot ar 1, piemēram, 1 3 5 vai 1..4
web-lab-wrong-games = spēļu skaitam katram jābūt veselam skaitlim, 1 vai vairāk
web-lab-wrong-openings = nejaušo atklātņu skaitam jābūt veselam skaitlim no 0 līdz { $most }
web-lab-wrong-seed = sēklai jābūt veselam skaitlim, 0 vai vairāk
web-lab-filled-anew = plāns bija citam jautājumam vai citai spēlei un tagad ir aizpildīts šim: apskatiet to un palaidiet
web-lab-against = Pret
web-lab-who = Kas spēlē pret sevi
web-lab-begins = Sāk
web-lab-begins-both = katrs pusi spēļu
web-lab-begins-player = spēlētājs
web-lab-begins-opponent = pretinieks
web-lab-games = Spēles katram
web-lab-games-odd = Katrs sāk pusi no spēlēm, tāpēc izspēlē { $games }.
web-lab-more-fields = Atklātnes un sēkla
web-lab-openings = Nejaušas atklātnes
web-lab-seed = Sēkla
web-lab-same-games = Sēkla: { $seed }. Tas pats plāns dod tās pašas spēles.
web-lab-own-plan = Jūsu plāns
web-lab-own-hint = Kā compare un tournament to ieraksta failā plan.toml.
web-lab-run = Palaist
web-lab-again = Mainīt un palaist vēlreiz
web-lab-how-long = Cik ilgi tas būs?
web-lab-estimate = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, apmēram { $time }; izmēģināto spēļu skaits: { $tried }. Jums nav jāgaida: izpilde turpinās arī tad, kad lapa ir aizvērta.
web-lab-estimate-soon = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, mazāk nekā sekunde; izmēģināto spēļu skaits: { $tried }.
web-lab-estimate-none = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, un piecās sekundēs nebeidzās neviena: tas būs ļoti ilgi.
web-lab-no-times = laiki šeit netiek mērīti, jo blakus notiek arī kas cits; izņemiet times = true vai izpildiet plānu ar gametree compare savā datorā
web-lab-no-grades = spēlētāji šeit netiek izvērtēti; izņemiet grade vai izpildiet plānu ar gametree compare
web-lab-many-games = spēļu skaits vienā izpildē: { $games }; šeit izspēlē ne vairāk kā { $most }. Komanda izspēlē, cik vien vajag.
web-lab-many-going = jums ir nepabeigtas izpildes, to skaits: { $most }; apturiet kādu vai pagaidiet
web-lab-many-runs = jūsu izpilžu skaits: { $most }; izdzēsiet kādu, kas vairs nav vajadzīga
web-lab-no-room = vairāk izpildēm nav vietas; izdzēsiet tās, kas nevienam nav vajadzīgas
web-lab-in-use = cita programma glabā izpildes tajā pašā mapē; tas pāries, kad tā beigsies
web-lab-unreachable = mapi ar izpildēm nevar izmantot
web-lab-choose-two = izvēlieties divas izpildes, ko salīdzināt
web-lab-failed-damaged = Turpināt nevar: plāns vai rindas nav tādas, kādas tika ierakstītas. Tās paliek, kā ir.
web-lab-failed-disk = Disks vairāk neņem vai tajā nedrīkst rakstīt. Izspēlētais ir saglabāts.
web-lab-failed-large = Rindas aizņem vairāk vietas, nekā vienai izpildei atļauts. Izspēlētais ir saglabāts.
web-lab-failed-slow = Viena spēle ilga vairāk par pusstundu, tāpēc tā tika pārtraukta. Izspēlētais ir saglabāts.
web-lab-failed-internal = Programmā kaut kas nogāja greizi. Izspēlētais ir saglabāts.
web-lab-runs = Agrākās izpildes
web-lab-none = Izpilžu vēl nav.
web-lab-none-hint = Izvēlieties jautājumu un nospiediet “Palaist”. Atbilde aug jūsu acu priekšā.
web-lab-column-question = jautājums
web-lab-column-state = stāvoklis
web-lab-column-games = spēles
web-lab-column-date = kad prasīts
web-lab-pick = Salīdzināt: { $run }
web-lab-compare = Salīdzināt
web-lab-compare-two = Salīdzināt abas
web-lab-delete = Dzēst
web-lab-delete-one = Dzēst: { $run }
web-lab-delete-sure = Izpilde un visi tās faili pazudīs.
web-lab-delete-yes = Dzēst
web-lab-damaged = Šīs mapes nevar nolasīt, un tās paliek, kā ir: { $folders }.
web-lab-games-all = { $games }
web-lab-games-of = { $games } no { $of }
web-lab-state-going = nav pabeigta
web-lab-state-waiting = gaida
web-lab-state-running = notiek
web-lab-state-stopped = apturēta
web-lab-state-finished = pabeigta
web-lab-state-failed = nevar turpināt
web-lab-lanes = Cik tālu tikts
web-lab-other-lanes = vēl { $players }
web-lab-nothing-yet = Neviena spēle vēl nav beigusies.
web-lab-words-waiting = { $before ->
    [0] Sāksies pēc brīža.
    [zero] Pirms tās ir { $before } izpilžu; šī sāksies pati.
    [one] Pirms tās ir { $before } izpilde; šī sāksies pati.
   *[other] Pirms tās ir { $before } izpildes; šī sāksies pati.
} Lapu var aizvērt.
web-lab-words-left = Atlicis apmēram { $time }. Katra pabeigtā spēle ir saglabāta; lapu var aizvērt.
web-lab-words-soon = Atlikusi mazāk nekā sekunde. Katra pabeigtā spēle ir saglabāta; lapu var aizvērt.
web-lab-words-running = Katra pabeigtā spēle ir saglabāta; lapu var aizvērt.
web-lab-words-stopped = Apturēta: { $games } no { $of }.
web-lab-words-finished = { $games ->
    [1] Izspēlēta { $games } spēle.
   *[other] Izspēlētas visas { $games } spēles.
}
web-lab-clear = skaidrs
web-lab-cannot-tell = vēl nevar pateikt
web-lab-no-difference = bez atšķirības (spēles: { $games })
web-lab-run-each = Izspēlēt katram: { $games }
web-lab-run-openings = Izspēlēt ar atklātnēm: { $openings }
web-lab-too-many = Tas ir vairāk par { $most } spēlēm, cik vienai izpildei šeit atļauts; komanda izspēlē, cik vien vajag.
web-lab-more-findings = Citas piezīmes: { $findings }
web-lab-more-plots = Citas diagrammas: { $plots }
web-lab-peeking = Testi skaitās, kad izspēlētas visas plāna spēles: kas skatās pēc katras spēles, agri vai vēlu ierauga nejaušību.
web-lab-so-far = Tukšās zīmes: vēl notiek.
web-lab-cancel = Apturēt
web-lab-continue = Turpināt
web-lab-report = Atskaite
web-lab-report-so-far = Līdzšinējā atskaite
web-lab-command = Tas pats terminālī
web-lab-fingerprint = Šo spēļu nospiedums:
web-lab-from = Tā sākās ar agrākas izpildes spēlēm.
web-lab-files = Visi faili
web-lab-files-text = Viss, ko ieraksta komanda compare; izspēlēts: { $games } no { $of }.
web-lab-size = { $kilobytes } kB
web-lab-back = Atpakaļ pie izpildes
web-lab-comparison = Divas izpildes blakus
web-lab-plans = Kas plānos atšķiras
web-lab-same-plan = Nekas: abām ir viens un tas pats plāns.

finding-begins-first = { $player } pret sevi pašu: pirmais spēlētājs uzvarēja { $first }, otrais { $second } no { $games } spēlēm, neizšķirti: { $drawn }. Tas, kurš sāk, uzvar biežāk, atšķirība { $difference } procentpunkti (no { $low } līdz { $high }; { $p }).
finding-begins-second = { $player } pret sevi pašu: pirmais spēlētājs uzvarēja { $first }, otrais { $second } no { $games } spēlēm, neizšķirti: { $drawn }. Tas, kurš sāk, uzvar retāk, atšķirība { $difference } procentpunkti (no { $low } līdz { $high }; { $p }).
finding-begins-seen = { $player } pret sevi pašu: pirmais spēlētājs uzvarēja { $first }, otrais { $second } no { $games ->
    [zero] { $games } spēlēm
    [one] { $games } spēles
   *[other] { $games } spēlēm
}, neizšķirti: { $drawn }.
finding-begins-drawn = { $player } pret sevi pašu: { $games ->
    [1] spēle beidzās neizšķirti
   *[other] visas spēles ({ $games }) beidzās neizšķirti
}, tātad nav atšķirības, kurš sāk.
finding-begins-not-shown = { $player } pret sevi pašu: pirmais spēlētājs uzvarēja { $first }, otrais { $second } no { $games ->
    [zero] { $games } spēlēm
    [one] { $games } spēles
   *[other] { $games } spēlēm
}, neizšķirti: { $drawn }. Atšķirība nav parādīta; tik lielu to četros no pieciem eksperimentiem parādītu aptuveni { $needed ->
    [zero] { $needed } spēļu
    [one] { $needed } spēle
   *[other] { $needed } spēles
}.
finding-begins-not-shown-starts = { $player } pret sevi pašu: pirmais spēlētājs uzvarēja { $first }, otrais { $second } no { $games ->
    [zero] { $games } spēlēm
    [one] { $games } spēles
   *[other] { $games } spēlēm
}, neizšķirti: { $drawn }. Atšķirība nav parādīta; tik lielu to četros no pieciem eksperimentiem parādītu aptuveni { $needed ->
    [zero] { $needed } sākumu
    [one] { $needed } sākums
   *[other] { $needed } sākumi
}.
finding-begins-nothing = { $player } pret sevi pašu: pirmais spēlētājs uzvarēja { $first }, otrais { $second } no { $games } spēlēm, neizšķirti: { $drawn }: nekas neatšķiras vai atšķiras pārāk maz, lai to redzētu; atšķirība { $difference } ir starp { $low } un { $high } procentpunktiem ({ $p }).

web-api-problem-plan = Eksperimenta plāns ir nepareizs.
web-api-begin-experiment = Sāk eksperimentu, kas turpinās, līdz ir pabeigts vai apturēts.
web-api-list-experiments = Uzskaita jūsu eksperimentus, jaunākos vispirms.
web-api-show-experiment = Parāda eksperimentu, kāds tas ir tagad, ar to, ko spēles līdz šim rāda.
web-api-stop-experiment = Aptur jūsu eksperimentu; vēlāk to var turpināt.
web-api-continue-experiment = Turpina jūsu eksperimentu.
web-api-delete-experiment = Dzēš jūsu eksperimentu un visus tā failus.
