# Ko izdrukā komandas.

plies = { $count ->
    [zero] { $count } gājienu
    [one] { $count } gājiens
   *[other] { $count } gājieni
}
progress = { $visited ->
    [zero] { $visited } pozīciju
    [one] { $visited } pozīcija
   *[other] { $visited } pozīcijas
}, { $seconds } s … (Ctrl-C aptur)
progress-positions = { $done } no { $of } pozīcijām, { $seconds } s … (Ctrl-C aptur)
progress-games = { $done } no { $of } spēlēm, { $seconds } s … (Ctrl-C aptur)

label-game = spēle
label-position = pozīcija
label-to-move = gājienu izdara
label-result = iznākums
label-moves = { $count ->
    [zero] { $count } gājienu
    [one] { $count } gājiens
   *[other] { $count } gājieni
}
label-example = piemēram
label-heuristics = heiristikas
menu-range = izvēlnēs { $least }–{ $most }

result-first-wins = uzvar pirmais spēlētājs
result-second-wins = uzvar otrais spēlētājs
result-first-wins-by = pirmais spēlētājs uzvar ar { $by ->
    [one] { $by } punkta
   *[other] { $by } punktu
} starpību
result-second-wins-by = otrais spēlētājs uzvar ar { $by ->
    [one] { $by } punkta
   *[other] { $by } punktu
} starpību
result-draw = neizšķirts

label-search = meklēšana
search = { $algorithm }, { $depth }, heiristika { $heuristic }
search-depth = dziļums { $depth }
player-alphabeta = alfa-beta
player-random = nejaušs
player-heuristic = heiristika { $name }
player-nodes = { $nodes ->
    [zero] { $nodes } virsotņu
    [one] { $nodes } virsotne
   *[other] { $nodes } virsotnes
}
search-to-the-end = līdz beigām
label-best-move = labākais gājiens
label-value = vērtība
value-proven = pierādīta
result-proven = pierādīts
value-proven-first = pierādīts: uzvar pirmais spēlētājs
value-proven-draw = pierādīts: neizšķirts
value-proven-second = pierādīts: uzvar otrais spēlētājs
value-estimate = heiristisks novērtējums
value-unfinished = labākais no līdz šim izpētītajiem gājieniem
proof-exactly = { $who ->
    [first] uzvar pirmais spēlētājs
    [second] uzvar otrais spēlētājs
   *[draw] neizšķirts
} pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
proof-at-most = { $who ->
    [first] uzvar pirmais spēlētājs
    [second] uzvar otrais spēlētājs
   *[draw] neizšķirts
} ne vēlāk kā pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
value-proof = pierādīts: { $proof }
label-depth = sasniegtais dziļums
label-lines = labākie turpinājumi
label-visits = apmeklējumi
depth-line = dziļums { $depth }: { $value }, { $visited ->
    [zero] { $visited } virsotņu
    [one] { $visited } virsotne
   *[other] { $visited } virsotnes
}, { $time }: { $line }
search-algorithm = { $algorithm }, { $depth }
label-line = labākais turpinājums
label-choices = vienlīdz labi
label-time = laiks
counts = apmeklētas { $visited }, novērtētas { $evaluated }, { $cutoffs ->
    [zero] { $cutoffs } nogriešanu
    [one] { $cutoffs } nogriešana
   *[other] { $cutoffs } nogriešanas
}
choice = Meklēšana izvēlas { $mv }.
choice-by-chance = Nejaušā izvēle ir { $mv }.
choice-right = { $picks } Tas ir pareizi: { $end }.
choice-inferior = { $picks } Tas nav labākais gājiens: { $outcome }. Labāks ir { $best }: { $end }.
choice-mistake = { $picks } Tā ir kļūda: { $outcome }. Pareizais gājiens ir { $best }: { $end }.
choice-proven = { $picks } Tas ir pierādīts: { $end }.
choice-unknown = { $picks } Vai tas ir pareizi, nav zināms.
choice-estimated = { $picks } Vai tas ir pareizi, nav zināms: tā vērtība ir heiristisks novērtējums.
choice-none = Meklēšana neatrada gājienu.
label-chosen-move = izvēlētais gājiens
label-chosen-from = izvēlēts no
value-none = nav zināma
bound-lower-proven = pierādīta apakšējā robeža
bound-upper-proven = pierādīta augšējā robeža
bound-no-better = nav labāks par izvēlēto
stopped-depth = dziļuma ierobežojumā pierādījuma nav

label-full-tree = viss koks
statistics = virsotnes: { $full }; apmeklēti { $share } %
label-branching = zarošanās
statistics-branching = visā kokā { $full }, apmeklētajā daļā { $effective }; lapas, kas alfa-beta vajadzīgas vienmērīgā kokā: vismaz { $leaves }
label-stopped = apturēts
stopped-nodes = sasniegts virsotņu skaita ierobežojums
stopped-time = sasniegts laika ierobežojums
stopped-asked = pēc jūsu lūguma
stopped-memory = sasniegts atmiņas ierobežojums

label-move = gājiens
label-bound = kas zināms
bound-exact = izpētīts pilnībā
bound-lower = apakšējā robeža
bound-upper = augšējā robeža

label-ply = līmenis
label-paths = ceļi
label-positions = pozīcijas
label-canonical = simetriskās kā viena
label-finished-paths = pabeigtie ceļi
label-finished-positions = beigu pozīcijas
label-total = kopā

label-signature = signatūra
label-speed = ātrums
bench-speed = { $speed } milj. virsotņu sekundē
bench-as-expected = kā gaidīts
bench-expected = gaidīta { $expected }
line-more = { $count ->
    [zero] un vēl { $count } gājienu
    [one] un vēl { $count } gājiens
   *[other] un vēl { $count } gājieni
  }

progress-nodes = { $visited ->
    [zero] { $visited } virsotņu
    [one] { $visited } virsotne
   *[other] { $visited } virsotnes
}, { $seconds } s … (Ctrl-C aptur)
proof-exactly-by = { $who ->
    [first] pirmais spēlētājs uzvar
   *[second] otrais spēlētājs uzvar
} ar { $by ->
    [one] { $by } punkta
   *[other] { $by } punktu
} starpību pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
proof-at-most-by = { $who ->
    [first] pirmais spēlētājs uzvar
   *[second] otrais spēlētājs uzvar
} ar { $by ->
    [one] { $by } punkta
   *[other] { $by } punktu
} starpību ne vēlāk kā pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
label-nodes = virsotnes
error-bench-stopped = apturēts, pirms visas meklēšanas bija pabeigtas
