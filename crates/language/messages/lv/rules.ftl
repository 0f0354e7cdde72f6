# Kā spēlē un kāpēc spēlē kaut kas notiek. $who ir you, computer, first vai second.

command-rules = Paskaidrot spēles noteikumus ar izstrādātu piemēru

rules-label-goal = Mērķis
rules-label-move = Gājiens
rules-label-scoring = Punkti
rules-label-end = Beigas
rules-label-writing = Kā to raksta
rules-label-example = Piemērs
rules-label-result = Iznākums
rules-start = Spēle sākas ar pozīciju { $position }
rules-example-move = { $number }. { $who ->
    [first] pirmais spēlētājs
   *[second] otrais spēlētājs
}: { $mv }, tagad { $position }
rules-left-out = { $count ->
    [zero] … vēl { $count } gājienu …
    [one] … vēl { $count } gājiens …
   *[other] … vēl { $count } gājieni …
}
play-rules-hint = Vairāk: ievadiet rules.

list-comma = { $before }, { $last }
list-or = { $before } vai { $last }

rules-multiply-brief = Skaitli reizina ar { $by }, līdz tas sasniedz { $target }. Pāra reizinājums dod punktu, nepāra reizinājums punktu atņem; ja reizinājums beidzas ar 0 vai 5, bankā nāk klāt 1. Beigās no pāra punktiem banku atņem, nepāra punktiem to pieskaita. Ja tad punktu skaits ir pāra, uzvar pirmais spēlētājs, ja nepāra – otrais.
rules-multiply-goal = Skaitlis, punkti un banka abiem spēlētājiem ir kopīgi. Ja beigās punktu skaits ir pāra, uzvar pirmais spēlētājs, ja nepāra – otrais. Neizšķirta nav.
rules-multiply-move = Sākumā skaitlis ir { $start }. Gājienā to reizina ar { $by }.
rules-multiply-even-or-odd = Pāra reizinājums pieskaita punktu, nepāra reizinājums punktu atņem.
rules-multiply-bank = Ja reizinājums beidzas ar 0 vai 5, bankā nāk klāt 1.
rules-multiply-end = Spēle beidzas, kad skaitlis sasniedz { $target }. Tad no pāra punktiem banku atņem, bet nepāra punktiem to pieskaita.
rules-multiply-moves = Gājiens ir reizinātājs: { $moves }
rules-multiply-positions = Pozīcija ir skaitlis, punkti, banka un spēlētājs, kuram jāizdara gājiens: { $example }

rules-stones-brief = Akmentiņi jāņem pa { $take }. Ja paliek pāra skaits, { $points } punktus saņem pretinieks; ja nepāra – pats ņēmējs. Spēle beidzas, { $least ->
    [1] kad akmentiņu vairs nav
   *[other] kad akmentiņu ir mazāk nekā { $least }
}. Skaita akmentiņus kopā ar punktiem: uzvar lielākā summa.
rules-stones-goal = Spēlētāja summa ir paņemtie akmentiņi un punkti kopā. Uzvar lielākā summa; vienādas summas ir neizšķirts.
rules-stones-move = Akmentiņu skaits sākumā: { $stones }. Gājienā jāņem { $take }.
rules-stones-even-or-odd = Ja paliek pāra skaits, { $points } punktus saņem pretinieks; ja nepāra – tas, kurš izdarīja gājienu.
rules-stones-end = Spēle beidzas, { $least ->
    [1] kad akmentiņu vairs nav
   *[other] kad akmentiņu ir mazāk nekā { $least }; tie nepieder nevienam
}.
rules-stones-moves = Gājiens ir ņemamo akmentiņu skaits: { $moves }
rules-stones-positions = Pozīcija ir palikušie akmentiņi, pirmā spēlētāja punkti un akmentiņi, otrā spēlētāja punkti un akmentiņi un spēlētājs, kuram jāizdara gājiens: { $example }

rules-bits-brief = Divi blakus cipari jāaizstāj ar vienu, līdz paliek viens cipars. Zem virknes redzams, par ko katrs pāris kļūst un ko tas dod; gājiens ir pāra indekss. Uzvar tas, kuram vairāk punktu.
rules-bits-goal = Uzvar spēlētājs, kuram ir vairāk punktu; vienāds punktu skaits ir neizšķirts.
rules-bits-move = Sākumā virkne ir { $string }. Gājienā divi blakus cipari jāaizstāj ar vienu.
rules-bits-pair = { $pair } kļūst par { $digit }: gājiena izdarītājam { $mover }, pretiniekam { $opponent }
rules-bits-end = Spēle beidzas, kad paliek viens cipars.
rules-bits-moves = Gājiens ir pāra kreisā cipara indekss, skaitot no 0 kreisajā pusē.
rules-bits-positions = Pozīcija ir virkne, pirmā spēlētāja punkti, otrā spēlētāja punkti un spēlētājs, kuram jāizdara gājiens: { $example }

rules-mnk-brief = Pirmais spēlētājs liek x, otrais – o. Uzvar { $k } pēc kārtas (rindā, kolonnā vai pa diagonāli); pilns laukums ir neizšķirts. Lauciņu raksta kā { $square } vai kā rindu un kolonnu no 0 augšējā kreisajā stūrī: { $numbers } ir tas pats lauciņš.
rules-mnk-brief-misere = Pirmais spēlētājs liek x, otrais – o. Kam ir { $k } pēc kārtas (rindā, kolonnā vai pa diagonāli), tas zaudē; pilns laukums ir neizšķirts. Lauciņu raksta kā { $square } vai kā rindu un kolonnu no 0 augšējā kreisajā stūrī: { $numbers } ir tas pats lauciņš.
rules-mnk-goal = Izvietot savas zīmes tā, lai { $k } būtu pēc kārtas: rindā, kolonnā vai pa diagonāli.
rules-mnk-goal-misere = Izvairīties no { $k } savām zīmēm pēc kārtas rindā, kolonnā vai pa diagonāli: kam tās ir, tas zaudē.
rules-mnk-move = Laukumam ir { $m ->
    [zero] { $m } kolonnu
    [one] { $m } kolonna
   *[other] { $m } kolonnas
} un { $n ->
    [zero] { $n } rindu
    [one] { $n } rinda
   *[other] { $n } rindas
}. Pirmais spēlētājs brīvā lauciņā liek x, otrais – o.
rules-mnk-end = Kam ir { $k } pēc kārtas, tas tūlīt uzvar. Ja laukums ir pilns un tādu nav, ir neizšķirts.
rules-mnk-end-misere = Kam ir { $k } pēc kārtas, tas tūlīt zaudē. Ja laukums ir pilns un tādu nav, ir neizšķirts.
rules-mnk-moves = Gājiens ir lauciņš: kolonnas burts un rindas numurs, a1 ir apakšējā kreisajā stūrī ({ $square }), vai rinda un kolonna, abas skaitot no 0 augšējā kreisajā stūrī ({ $numbers }). { $square } un { $numbers } ir viens un tas pats lauciņš.
rules-mnk-positions = Pozīcija, piemēram, { $example }, ir rindas no augšas, atdalītas ar /; x un o ir zīmes, skaitlis ir tukšo lauciņu skaits. Beigās var būt /1 vai /2, spēlētājs, kuram jāizdara gājiens.

rules-sim-brief = Spēlētāji pēc kārtas nokrāso pa šķautnei, katrs savā krāsā. Kas pabeidz trijstūri savā krāsā, tas zaudē. Šķautni raksta kā { $edge }.
rules-sim-goal = Nepabeigt trijstūri savā krāsā: kas to pabeidz, tas zaudē.
rules-sim-move = Virsotņu skaits: { $vertices }, šķautņu skaits starp tām: { $edges }. Gājienā nokrāso brīvu šķautni savā krāsā.
rules-sim-end = Spēle beidzas ar pirmo trijstūri vienā krāsā. Ja visas šķautnes ir nokrāsotas un tāda nav, ir neizšķirts.
rules-sim-end-always = Spēle beidzas ar pirmo trijstūri vienā krāsā. Ja virsotņu skaits ir { $vertices }, tāds beigās ir vienmēr, tāpēc neizšķirta nav.
rules-sim-moves = Gājiens ir šķautne, ko apzīmē ar abām tās virsotnēm: { $edge }
rules-sim-positions = Pozīcijā, piemēram, { $example }, katrai šķautnei secībā { $order } ir viena zīme: punkts, ja tā ir brīva, r – pirmā spēlētāja, b – otrā spēlētāja. Beigās var būt /1 vai /2, spēlētājs, kuram jāizdara gājiens.

explain-join = { $before }; { $after }
explain-move = { $who ->
    [you] Jūs
    [computer] Dators
    [first] Pirmais spēlētājs
   *[second] Otrais spēlētājs
}: { $what }.
explain-end = Kāpēc: { $what }.
explain-who = { $who ->
    [you] jūs
    [computer] dators
    [first] pirmais spēlētājs
   *[second] otrais spēlētājs
}
explain-for = { $who ->
    [you] jums
    [computer] datoram
    [first] pirmajam spēlētājam
   *[second] otrajam spēlētājam
}
explain-wins = { $who ->
    [you] uzvarat jūs
    [computer] uzvar dators
    [first] uzvar pirmais spēlētājs
   *[second] uzvar otrais spēlētājs
}
explain-wins-by = { $who ->
    [you] uzvarat jūs ar starpību { $by }
    [computer] uzvar dators ar starpību { $by }
    [first] uzvar pirmais spēlētājs ar starpību { $by }
   *[second] uzvar otrais spēlētājs ar starpību { $by }
}

explain-multiply-product = { $number } × { $by } = { $product }
explain-multiply-even = pāra skaitlis: punkti +{ $points }
explain-multiply-odd = nepāra skaitlis: punkti { $points }
explain-multiply-bank = beidzas ar { $digit }: banka +{ $bank }
explain-multiply-reached = skaitlis { $number } ir sasniedzis { $target }
explain-multiply-no-bank = banka ir tukša, tāpēc punkti paliek { $after }
explain-multiply-bank-lost = punktu skaits { $before } ir pāra, tāpēc banku atņem: { $before } − { $bank } = { $after }
explain-multiply-bank-gained = punktu skaits { $before } ir nepāra, tāpēc banku pieskaita: { $before } + { $bank } = { $after }
explain-multiply-even-wins = { $points } ir pāra skaitlis: { explain-wins }
explain-multiply-odd-wins = { $points } ir nepāra skaitlis: { explain-wins }

explain-stones-took = paņem { $stones }, paliek { $left }
explain-stones-even = pāra skaitlis: { $points } punkti { explain-for }
explain-stones-odd = nepāra skaitlis: { $points } punkti { explain-for }
explain-stones-over = { $left ->
    [0] akmentiņu vairs nav
    [zero] palikuši { $left } akmentiņu, gājienam par maz
    [one] palicis { $left } akmentiņš, gājienam par maz
   *[other] palikuši { $left } akmentiņi, gājienam par maz
}
explain-stones-total = { explain-who }: { $stones ->
    [zero] { $stones } akmentiņu
    [one] { $stones } akmentiņš
   *[other] { $stones } akmentiņi
} + { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
} = { $total }
explain-stones-more = { $more } ir vairāk nekā { $less }: { explain-wins-by }
explain-stones-equal = abiem { $total }: neizšķirts

explain-bits-becomes = { $pair } kļūst par { $digit }
explain-bits-gain = { explain-for } +{ $points }
explain-bits-loss = { explain-for } { $points }
explain-bits-nothing = bez punktiem
explain-bits-over = palicis viens cipars
explain-bits-more = { $more } ir vairāk nekā { $less }: { explain-wins-by }
explain-bits-equal = abiem { $total }: neizšķirts

explain-mnk-row = { $squares } ir { $k } pēc kārtas ({ explain-who })
explain-mnk-row-wins = { explain-wins }
explain-mnk-row-loses = kam ir šāda līnija, tas zaudē: { explain-wins }
explain-mnk-full = laukums ir pilns, un nevienam nav { $k } pēc kārtas: neizšķirts

explain-sim-triangle = trijstūris { $triangle } ir pabeigts ({ explain-who })
explain-sim-triangle-loses = kas to pabeidz, tas zaudē: { explain-wins }
explain-sim-full = visas šķautnes ir nokrāsotas, un trijstūra vienā krāsā nav: neizšķirts

duration-none = mazāk nekā 0,1 µs
duration-microseconds = { $time } µs
duration-milliseconds = { $time } ms
duration-seconds = { $time } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

play-name = { $who ->
    [you] jūs
    [computer] dators
    [first] pirmais spēlētājs
   *[second] otrais spēlētājs
}

explain-multiply-standing-even = { $who ->
    [you] uzvarat, ja punkti beigās ir pāra
    [computer] uzvar, ja punkti beigās ir pāra
    [first] uzvar, ja punkti beigās ir pāra
   *[second] uzvar, ja punkti beigās ir pāra
}
explain-multiply-standing-odd = { $who ->
    [you] uzvarat, ja punkti beigās ir nepāra
    [computer] uzvar, ja punkti beigās ir nepāra
    [first] uzvar, ja punkti beigās ir nepāra
   *[second] uzvar, ja punkti beigās ir nepāra
}
explain-stones-standing = { $stones ->
    [zero] { $stones } akmentiņu
    [one] { $stones } akmentiņš
   *[other] { $stones } akmentiņi
} + { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
explain-mnk-standing-first = x
explain-mnk-standing-second = o
explain-sim-standing-first = vienlaidu līnijas
explain-sim-standing-second = dubultas līnijas
