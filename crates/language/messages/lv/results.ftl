# Ko izdrukā komandas.

plies = { $count ->
    [zero] { $count } gājienu
    [one] { $count } gājiens
   *[other] { $count } gājieni
}
milliseconds = { $ms } ms
progress = { $visited } pozīcijas, { $seconds } s … (Ctrl-C aptur)
progress-positions = { $done } no { $of } pozīcijām, { $seconds } s … (Ctrl-C aptur)
progress-games = { $done } no { $of } spēlēm, { $seconds } s … (Ctrl-C aptur)

label-game = spēle
label-position = pozīcija
label-to-move = gājiens
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
result-first-wins-by = pirmais spēlētājs uzvar ar starpību { $by }
result-second-wins-by = otrais spēlētājs uzvar ar starpību { $by }
result-draw = neizšķirts

label-search = meklēšana
search = { $algorithm }, { $depth }, heiristika { $heuristic }
search-depth = dziļums { $depth }
search-to-the-end = līdz beigām
label-best-move = labākais gājiens
label-value = vērtība
value-proven = pierādīta
value-proven-first = pierādīts: uzvar pirmais spēlētājs
value-proven-draw = pierādīts: neizšķirts
value-proven-second = pierādīts: uzvar otrais spēlētājs
value-estimate = novērtējums
value-unfinished = labākais no līdz šim pārmeklētajiem gājieniem
proof-exactly = { $result } pēc { $plies ->
    [zero] { $plies } gājieniem
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
proof-at-most = { $result } ne vēlāk kā pēc { $plies ->
    [zero] { $plies } gājieniem
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
value-proof = pierādīts: { $proof }
label-depth = sasniegtais dziļums
label-lines = labākie turpinājumi
label-visits = apmeklējumi
depth-line = dziļums { $depth }: { $value }, { $visited } pozīcijas, { $ms } ms: { $line }
search-algorithm = { $algorithm }, { $depth }
label-line = turpinājums
label-choices = vienlīdz labi
label-time = laiks
counts = apmeklētas { $visited }, novērtētas { $evaluated }, { $cutoffs ->
    [zero] { $cutoffs } atciršanu
    [one] { $cutoffs } atciršana
   *[other] { $cutoffs } atciršanas
}
choice = Meklēšana izvēlas { $mv }.
choice-by-chance = Nejaušība izvēlas { $mv }.
choice-right = { $picks } Tas ir pareizi: { $end }.
choice-inferior = { $picks } Tas nav labākais gājiens: { $outcome }. Labāks ir { $best }: { $end }.
choice-mistake = { $picks } Tā ir kļūda: { $outcome }. Pareizais gājiens ir { $best }: { $end }.
choice-proven = { $picks } Tas ir pierādīts: { $end }.
choice-unknown = { $picks } Vai tas ir pareizi, nav zināms.
choice-estimated = { $picks } Vai tas ir pareizi, nav zināms: tā vērtība ir heiristisks novērtējums.
choice-none = Meklēšana nav atradusi gājienu.
label-chosen-move = izvēlētais gājiens
label-chosen-from = izvēlēts no
value-none = nav zināma
bound-lower-proven = vismaz tik, pierādīts
bound-upper-proven = ne vairāk, pierādīts
bound-no-better = nav labāks par izvēlēto
stopped-depth = atļautajā dziļumā pierādījuma nav

label-full-tree = viss koks
statistics = { $full } pozīcijas; apmeklēti { $share } %
label-branching = zarojums
statistics-branching = visā kokā { $full }, apmeklētajā { $effective }; vienmērīgam kokam vajag vismaz { $leaves } lapas
label-stopped = apturēts
stopped-nodes = apmeklēts atļautais pozīciju skaits
stopped-time = laiks beidzies
stopped-asked = pēc jūsu lūguma

label-move = gājiens
label-bound = kas zināms
bound-exact = izpētīts pilnībā
bound-lower = vismaz
bound-upper = ne vairāk

label-ply = solis
label-paths = ceļi
label-positions = pozīcijas
label-canonical = līdz simetrijai
label-finished-paths = pabeigtie ceļi
label-finished-positions = pabeigtās pozīcijas
label-total = kopā

label-signature = paraksts
label-speed = ātrums
bench-speed = { $speed } miljoni pozīciju sekundē
bench-as-expected = kā gaidīts
bench-expected = gaidīts { $expected }
