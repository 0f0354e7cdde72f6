# Spēles, to heiristikas un uzraksti uz laukuma.

game-multiply = reizini skaitli, līdz tas sasniedz mērķi
game-stones = ņem akmeņus; punkti atkarīgi no tā, cik paliek
game-bits = aizstāj ciparu pārus, līdz paliek viens cipars
game-mnk = k pēc kārtas uz laukuma ar m kolonnām un n rindām
game-sim = krāso malas starp punktiem; savs trijstūris zaudē

heuristic-plain = pabeigta: kurš uzvarēja un ar kādu starpību; nepabeigta: 0
heuristic-multiply-report = vispirms paritāte, tad banka, tad cik tālu ticis skaitlis
heuristic-stones-report = kurš pagaidām ir vadībā
heuristic-stones-law = līdzšinējā starpība un kaudzes vērtība, labāko spēli spēlējot
heuristic-bits-report = līdzšinējā starpība un tas, ko dotu pāri
heuristic-bits-law = līdzšinējā starpība un garuma vērtība, labāko spēli spēlējot
heuristic-mnk-report = uzvara ir 1001 mīnus tās gājiens; nepabeigta: 0
heuristic-mnk-lines = rindas, ko vairs var pabeigt tikai viena puse; ātrāka uzvara ir labāka
heuristic-sim-report = brīvās malas, kas uzreiz zaudē, un tās, kas ne
heuristic-sim-safe = pirmā spēlētāja drošās malas mīnus otrā spēlētāja drošās malas; ātrāka uzvara ir labāka

player-first = pirmais spēlētājs
player-second = otrais spēlētājs

label-number = skaitlis
label-target = mērķis
label-points = punkti
label-bank = banka
label-left = palikuši akmeņi
stones-totals = { $stones ->
    [zero] { $stones } akmeņu
    [one] { $stones } akmens
   *[other] { $stones } akmeņi
} + { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
} = { $total }
label-string = virkne
label-index = indekss
label-pair = pāris
label-becomes = kļūst
label-gain = ieguvums
label-red = sarkanās
label-blue = zilās
label-free = brīvās
