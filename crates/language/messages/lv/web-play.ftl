# Playing in the browser.

web-play-which = Kura spēle?
web-play-setup = Iestatījumi
web-play-more-parameters = Citi parametri
web-play-against = Pret
web-play-against-computer = Dators
web-play-against-person = Cilvēks
web-play-against-itself = Pats sevi
web-play-begins = Kurš sāk
web-play-begins-you = Jūs
web-play-begins-computer = Dators
web-play-begins-toss = Izloze
web-play-strength = Spēles stiprums
web-play-the-search = Pati meklēšana
web-play-algorithm = Algoritms
web-play-by-strength = pēc stipruma
web-play-depth = Dziļums
web-play-most-nodes = Virsotnes, ne vairāk kā
web-play-most-time = Milisekundes, ne vairāk kā
web-play-heuristic = Heiristika
web-play-usual = parastā
web-play-any-position = Jebkura pozīcija kā teksts
web-play-new-with-these = Jauna spēle ar šiem
web-play-all-rules = Visi noteikumi ar piemēru
web-play-copy = Kopēt komandu
web-play-tree = Skatīt koku
web-play-share = Kopīgot
web-play-shared = Saite nokopēta
web-play-from-here = Spēlēt no šejienes
web-play-board = Laukums
web-play-player = { $who ->
    [you] Jūs
    [computer] Dators
    [first] Pirmais spēlētājs
   *[second] Otrais spēlētājs
}
web-play-began = sāka
web-play-turn = { $who ->
    [you] Jūsu gājiens
    [computer] Datora gājiens
    [first] Gājiens pirmajam
   *[second] Gājiens otrajam
}
web-play-thinks = { $who ->
    [you] Jūs domājat
    [computer] Dators domā
    [first] Pirmais spēlētājs domā
   *[second] Otrais spēlētājs domā
}
web-play-made = { $who ->
    [you] Jūs izdarījāt gājienu { $mv }.
    [computer] Dators izdarīja gājienu { $mv }.
    [first] Pirmais spēlētājs izdarīja gājienu { $mv }.
   *[second] Otrais spēlētājs izdarīja gājienu { $mv }.
}
web-play-square = { $square }, { $who ->
    [you] jūsu
    [computer] datora
    [first] pirmā spēlētāja
   *[second] otrā spēlētāja
}
web-play-square-empty = { $square }, tukšs
web-play-as-text = Gājiens kā teksts
web-play-do-move = Izdarīt
web-play-looking-back = Šī ir pozīcija pēc { $number }. gājiena.
web-play-return = Atpakaļ uz spēli
web-play-values = Vērtības
web-play-values-hide = Slēpt
web-play-values-best = Labākās
web-play-values-all = Visas
web-play-hint = Padoms
web-play-pause = Pauze
web-play-go = Turpināt
web-play-undo = Atsaukt
web-play-redo = Atcelt atsaukšanu
web-play-new = Jauna
web-play-legend = Ko nozīmē zīmes
web-play-wins-soon = { $who ->
    [you] jūs uzvarat pēc tik gājieniem
    [computer] dators uzvar pēc tik gājieniem
    [first] pirmais spēlētājs uzvar pēc tik gājieniem
   *[second] otrais spēlētājs uzvar pēc tik gājieniem
}
web-play-draw = neizšķirts
web-play-estimate = heiristisks novērtējums
web-play-bound = ne vairāk vai ne mazāk par tik
web-play-best = labākais gājiens
web-play-best-so-far = līdz šim labākais
web-play-is-best = labākais: { $what }
web-play-threw-away = palaida garām iespēju
web-play-hidden = Vispirms padomājiet
web-play-hidden-why = Gājienu vērtības ir paslēptas. Parādiet tās zem laukuma vai lūdziet padomu.
web-play-all-estimates = Neviens gājiens vēl nav pierādīts: ir heiristiski novērtējumi un robežas.
web-play-some-proven = { $count ->
    [zero] { $count } gājienu ir pierādīti: { $moves }.
    [one] { $count } gājiens ir pierādīts: { $moves }.
   *[other] { $count } gājieni ir pierādīti: { $moves }.
} Par pārējiem ir heiristiski novērtējumi vai robežas.
web-play-all-keep = Neviens no gājieniem ({ $count }) nemaina uzvarētāju.
web-play-only = To saglabā tikai { $mv }.
web-play-count-win = { $count ->
    [zero] { $count } uzvar
    [one] { $count } uzvar
   *[other] { $count } uzvar
}
web-play-count-draw = { $count ->
    [zero] { $count } dod neizšķirtu
    [one] { $count } dod neizšķirtu
   *[other] { $count } dod neizšķirtu
}
web-play-count-lose = { $count ->
    [zero] { $count } zaudē
    [one] { $count } zaudē
   *[other] { $count } zaudē
}
web-play-of-moves = { $who ->
    [you] No jūsu gājieniem ({ $count }): { $kinds }.
    [computer] No datora gājieniem ({ $count }): { $kinds }.
    [first] No gājieniem ({ $count }): { $kinds }.
   *[second] No gājieniem ({ $count }): { $kinds }.
}
web-play-gift = { $who ->
    [you] Jūsu pēdējais gājiens mainīja iznākumu.
    [computer] Datora pēdējais gājiens mainīja iznākumu.
    [first] Pirmā spēlētāja pēdējais gājiens mainīja iznākumu.
   *[second] Otrā spēlētāja pēdējais gājiens mainīja iznākumu.
}
web-play-after = { $count ->
    [zero] Pēc { $count } gājieniem.
    [one] Pēc { $count } gājiena.
   *[other] Pēc { $count } gājieniem.
}
web-play-decided = Tas izšķīrās: { $what }.
web-play-these-throw-away = Kļūdas: { $moves }.
web-play-thinking = Domā
web-play-its-thinking = Datora domas
web-play-now = Gājiens tūlīt
web-play-nodes = { $done ->
    [zero] { $done } virsotņu
    [one] { $done } virsotne
   *[other] { $done } virsotnes
}, { $time }
web-play-waits = gaida savu kārtu
web-play-nodes-of = virsotnes: { $done } no { $of }, { $time }
web-play-moves-of = Apskatīti gājieni: { $done } no { $of }
web-play-moves-before = Iepriekšējie gājieni
web-play-search = Meklēšana: { $search }
web-play-line = turpinājums
web-play-last-search = Datora pēdējā meklēšana
web-play-it-thought = tas domāja
web-play-exactly = precīzs iznākums
web-play-no-search = Tas nemeklē: der jebkurš atļauts gājiens.
web-play-it-took = Tas izvēlējās { $mv }.
web-play-its-tree = Šīs meklēšanas koks
web-play-no-tree = Algoritma { $algorithm } meklēšana neatstāj koku, ko varētu uzzīmēt; minimax un alphabeta to atstāj.
web-play-no-tree-known = Nav pierakstīts, kā šis gājiens atrasts, tāpēc tā koku nevar uzzīmēt.
web-play-took-best = Nekas nebija labāks.
web-play-better = Labāk būtu bijis { $mv }: { $what }.
web-play-course = Kā spēle ritēja
web-play-dashed = pārtraukta līnija: heiristisks novērtējums
web-play-margin = starpība, ja abi spēlē optimāli
web-play-up-down = uz augšu: { $up ->
    [you] jūs uzvarat
    [computer] dators uzvar
    [first] pirmais uzvar
   *[second] otrais uzvar
} · uz leju: { $down ->
    [you] jūs
    [computer] dators
    [first] pirmais
   *[second] otrais
}
web-play-mistakes = ✕ ir pie gājieniem, kas mainīja iznākumu: { $moves }.
web-play-moves = Gājieni
web-play-moves-began = { $count } · { $who ->
    [you] jūs sākāt
    [computer] dators sāka
    [first] sāka pirmais spēlētājs
   *[second] sāka otrais spēlētājs
}
web-play-what-it-did = ko tas izdarīja
web-play-start = Sākums
web-play-back = Atpakaļ
web-play-on = Uz priekšu
web-play-end = Beigas
web-play-try-again = Mēģināt { $number }. gājienu vēlreiz
web-play-again = Spēlēt vēlreiz
web-play-report = Jūsu atskaitei
web-play-report-what = Katram gājienam sava rinda: vērtība, virsotnes un laiks.
web-play-as-markdown = Markdown
web-play-as-csv = CSV
web-play-as-latex = LaTeX
web-play-as-json = JSON
web-play-as-svg = Laukums, SVG
web-play-as-saved = Saglabāta spēle
