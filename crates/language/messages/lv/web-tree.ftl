# Koki pārlūkā.
web-tree-title = { $game }, { $state }
web-tree-algorithm = Algoritms
web-tree-minimax = minimaks
web-tree-alphabeta = alfa-beta
web-tree-both = abi
web-tree-depth = Dziļums
web-tree-depth-end = dziļums: līdz beigām
web-tree-depth-plies = dziļums: { $plies }
web-tree-order = Gājienu secība
web-tree-order-listed = gājieni parastajā secībā
web-tree-order-best = vispirms labākie gājieni
web-tree-order-worst = vispirms sliktākie gājieni
web-tree-order-heuristic = pēc heiristikas
web-tree-heuristic = Heiristika
web-tree-show = Parādīt
web-tree-download = Lejupielādēt
web-tree-projector = Projektors
web-tree-leave = Iziet
web-tree-outline = Saraksts
web-tree-canvas = Zīmējums
web-tree-counters = līdz šim apmeklētās virsotnes; minimaksam kopā vajag: { $all }
web-tree-nodes = { $count ->
    [zero] { $count } virsotņu
    [one] { $count } virsotne
   *[other] { $count } virsotnes
}
web-tree-cutoffs = { $count ->
    [zero] { $count } nogriešanu
    [one] { $count } nogriešana
   *[other] { $count } nogriešanas
}
web-tree-head = { $nodes } { $count ->
    [zero] virsotņu
    [one] virsotne
   *[other] virsotnes
}
web-tree-head-end = { $head }, { $cutoffs }, { $same ->
    [yes] tas pats gājiens: { $mv }
   *[no] gājiens: { $mv }
}
web-tree-step = Solis
web-tree-of = { $at } no { $all }
web-tree-first = Uz pirmo soli
web-tree-back = Soli atpakaļ
web-tree-play = Atskaņot
web-tree-pause = Pauze
web-tree-on = Soli uz priekšu
web-tree-next-cut = Nākamā nogriešana
web-tree-legend-max = gājienu izdara MAX
web-tree-legend-min = gājienu izdara MIN
web-tree-legend-over = spēle beigusies
web-tree-legend-estimate = heiristisks novērtējums
web-tree-legend-here = pašlaik šeit
web-tree-legend-later = vēl nav
web-tree-legend-cut = nogriezts: nav aplūkots
web-tree-legend-best = labākais turpinājums
web-tree-root = sakne
web-tree-after = pēc { $moves }
web-tree-at-root = saknē
web-tree-at-after = pēc { $moves }
web-tree-head-cut = Nogriezts pēc { $moves }
web-tree-head-after = Pēc { $moves }
web-tree-head-root = Saknē
web-tree-cut = Nogriezts.
web-tree-said-entered = { $count ->
    [zero] Šeit { $who } var izdarīt { $count } gājienu.
    [one] Šeit { $who } var izdarīt { $count } gājienu.
   *[other] Šeit { $who } var izdarīt { $count } gājienus.
}
web-tree-said-open = Vēl nekas nav nodrošināts: nozīme ir jebkurai vērtībai.
web-tree-said-alpha = Nozīme ir tikai vērtībām virs { $alpha }: tik daudz MAX jau ir.
web-tree-said-beta = Nozīme ir tikai vērtībām zem { $beta }: tik daudz MIN jau ir.
web-tree-said-between = Nozīme ir tikai vērtībām starp { $alpha } un { $beta }.
web-tree-said-finished = Šeit spēle ir beigusies: { $value }.
web-tree-said-no-deeper = Dziļāk meklēšana neskatās.
web-tree-said-estimated = Heiristisks novērtējums: { $value }.
web-tree-said-max = MAX tagad ir { $value } { $at }, ar gājienu { $mv }.
web-tree-said-min = MIN tagad notur { $value } { $at }, ar gājienu { $mv }.
web-tree-said-left = Visi gājieni { $at } ir aplūkoti: { $value }.
web-tree-said-end = Meklēšana ir beigusies: { $value }, labākais gājiens { $mv }.
web-tree-said-cut-min = MIN šeit var noturēt { $value }. MAX jau ir { $bound } ar gājienu { $mv } { $at }, tāpēc MAX šurp nenāks.
web-tree-said-cut-max = MAX šeit var iegūt { $value }. MIN jau notur { $bound } ar gājienu { $mv } { $at }, tāpēc MIN šurp nenāks.
web-tree-said-unsearched = { $count ->
    [zero] Gājieni { $moves } netiek aplūkoti.
    [one] Gājiens { $moves } netiek aplūkots.
   *[other] Gājieni { $moves } netiek aplūkoti.
}
web-tree-said-unsearched-many = Neaplūkoto gājienu skaits: { $count }.
web-tree-ladder = Logs ceļā uz leju
web-tree-ladder-aside = α ir MAX · β ir MIN
web-tree-from-move = no gājiena { $mv }
web-tree-window-left = { $value } ir pa kreisi no α = { $bound }: logs ir tukšs.
web-tree-window-alpha = { $value } nav vairāk par α = { $bound }: logs ir tukšs.
web-tree-window-right = { $value } ir pa labi no β = { $bound }: logs ir tukšs.
web-tree-window-beta = { $value } nav mazāk par β = { $bound }: logs ir tukšs.
web-tree-window-outside = { $value } ir ārpus loga: tas neko nemaina.
web-tree-window-inside = { $value } ir loga iekšpusē: tam ir nozīme.
web-tree-window-waits = Tam, kas šeit iznāks, ir nozīme, ja tas ir loga iekšpusē.
web-tree-window-none = Minimaksam nav loga: nozīme ir jebkurai vērtībai.
web-tree-position = Pozīcija
web-tree-position-at = { $at }: { $state }
web-tree-code = Kodā
web-tree-code-cut = nogriezt, pārējos gājienus izlaist
web-tree-code-depth = dziļums sasniegts
web-tree-not-looked-at = nav aplūkots
web-tree-move = gājiens
web-tree-open = Izvērst: { $what }
web-tree-large = Šis koks ir pārāk liels, lai to zīmētu: virsotnes { $nodes }, un zīmē ne vairāk kā { $most }.
web-tree-larger = Šis koks ir daudz par lielu, lai to zīmētu: zīmē ne vairāk virsotņu kā { $most }.
web-tree-fits = Dziļums { $depth } der, virsotnes: { $nodes }.
web-tree-fits-show = Parādīt dziļumu { $depth }
web-tree-part = Šīs meklēšanas ({ $wished }) koks ir par lielu, lai to uzzīmētu. Šeit ir tik daudz, cik var uzzīmēt: { $depth }.
web-tree-computers = Datora meklēšanas koks no spēles; apmeklēto virsotņu skaits: { $visited }.
web-tree-computers-part = Spēlē dators meklēja tālāk ({ $wished }). Visas tā meklēšanas šim gājienam, arī tās ar mazāku dziļumu, apmeklēja tik virsotņu: { $visited }. Tās meklēšanas koks ir par lielu, lai to uzzīmētu. Šeit ir mazāka meklēšana ar tiem pašiem iestatījumiem, { $depth }, virsotņu skaits: { $drawn }.
web-tree-computers-deepened = Spēlē dators meklēja dziļumu pēc dziļuma. Visas tā meklēšanas šim gājienam apmeklēja tik virsotņu: { $visited }. Šeit ir vienas no tām koks, { $depth }, virsotņu skaits: { $drawn }.
web-tree-computers-other = Spēlē dators šim gājienam apmeklēja tik virsotņu: { $visited }. Tā meklēšana tika pārtraukta, atkārtota ar augošu dziļumu vai identiskās pozīcijās iegāja tikai vienreiz. Šeit ir vesela meklēšana bez tā visa, { $depth }, virsotņu skaits: { $drawn }.
web-tree-moves = Gājieni, un cik virsotņu ir zem katra
web-tree-alike = gājienu skaits: { $moves }; zem katra: { $nodes }
web-tree-uncounted = par daudz, lai saskaitītu
web-tree-finished = Šajā pozīcijā spēle ir beigusies, tāpēc nav koka, ko zīmēt.
web-tree-one-back = Vienu gājienu atpakaļ
web-tree-from-start = No spēles sākuma
web-tree-picture = Meklēšanas koks ({ $algorithm }): { $at }. solis no { $all }. Saraksts saka to pašu vārdos.
problem-picture = šis koks ir pārāk liels šāda veida attēlam; derēs mazāks dziļums vai SVG
problem-tree = šis koks ir pārāk liels, lai to aplūkotu soli pa solim; derēs mazāks dziļums
