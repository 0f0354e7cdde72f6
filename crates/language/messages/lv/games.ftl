# Spēles, to heiristikas un uzraksti uz laukuma.

game-multiply = reizināt skaitli, līdz tas sasniedz mērķi
game-stones = ņemt akmentiņus; punkti atkarīgi no tā, cik paliek
game-bits = aizstāt ciparu pārus, līdz paliek viens cipars
game-mnk = k pēc kārtas uz laukuma ar m kolonnām un n rindām
game-sim = krāsot šķautnes starp virsotnēm; kas izveido savas krāsas trijstūri, zaudē
game-multiply-kind = Reizināšana
game-stones-kind = Akmentiņi
game-bits-kind = Biti
game-mnk-kind = Rindā
game-sim-kind = Sim

heuristic-plain = pabeigta: kurš uzvarēja un ar kādu starpību; nepabeigta: 0
heuristic-exact = { $title } (zina atbildi)
heuristic-multiply-report = vispirms paritāte, tad banka, tad cik tālu ticis skaitlis
heuristic-stones-report = kurš pagaidām ir vadībā
heuristic-stones-law = līdzšinējā starpība plus kaudzes vērtība optimālā spēlē
heuristic-bits-report = līdzšinējā starpība plus tas, ko dotu pāri
heuristic-bits-law = līdzšinējā starpība plus garuma vērtība optimālā spēlē
heuristic-mnk-report = uzvara ir 1001 mīnus gājiena numurs; nepabeigta: 0
heuristic-mnk-lines = līnijas, ko vēl var pabeigt tikai viena puse; ātrāka uzvara ir labāka
heuristic-sim-report = brīvās šķautnes, kas uzreiz zaudē, pret tām, kas nezaudē
heuristic-sim-safe = pirmā spēlētāja drošās šķautnes mīnus otrā spēlētāja drošās šķautnes; ātrāka uzvara ir labāka

player-first = pirmais spēlētājs
player-second = otrais spēlētājs

label-number = skaitlis
label-target = mērķis
label-points = punkti
label-bank = banka
label-left = atlikušie akmentiņi
stones-left = atlicis: { $count }
stones-totals = { $stones ->
    [zero] { $stones } akmentiņu
    [one] { $stones } akmentiņš
   *[other] { $stones } akmentiņi
} + { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
} = { $total }
label-string = virkne
label-index = indekss
label-pair = pāris
label-becomes = kļūst par
label-gain = ieguvums
label-red = sarkanās
label-blue = zilās
label-free = brīvās

game-multiply-name = Reizināšana
game-stones-name = Akmentiņi
game-bits-name = Biti
game-mnk-name = { $k ->
    [3] Trīs
    [4] Četri
    [5] Pieci
    [6] Seši
   *[other] { $k }
} pēc kārtas, { $m } × { $n }
game-sim-name = Sim
