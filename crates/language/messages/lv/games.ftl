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
game-multiply-about = Reiziniet kopīgu skaitli, līdz tas sasniedz 3000. Izšķir punktu paritāte.
game-stones-about = Jāņem 2 vai 3 akmentiņi. Punkti atkarīgi no tā, cik paliek.
game-bits-about = Aizstājiet ciparu pārus, līdz paliek tikai viens cipars.
game-mnk-about = Trīs, četri vai pieci pēc kārtas uz jebkura laukuma.
game-sim-about = Krāsojiet līnijas starp sešiem punktiem. Savas krāsas trijstūris zaudē.
game-multiply-answer = Pirmais spēlētājs uzvar no jebkura sākuma.
game-stones-answer = Pirmais spēlētājs uzvar, ja akmentiņu ir no 50 līdz 70.
game-bits-answer = No 7 cipariem sākot, nepāra garumā neizšķirts, pāra garumā uzvar pirmais spēlētājs.
game-mnk-answer = Trīs pēc kārtas: uz 3 × 3 neizšķirts, uz 4 × 4 uzvar pirmais spēlētājs.
game-sim-answer = Ar sešiem punktiem uzvar otrais spēlētājs.

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
