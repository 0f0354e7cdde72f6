# Meklēšanas, vērtētas pēc precīzajām vērtībām.

command-grade = Novērtēt heiristikas, dziļumus un algoritmus pēc precīzajām vērtībām
argument-search = Meklēšana, piemēram, alphabeta:depth=1..6,heuristic=report; var dot vairākas reizes
argument-algorithms = Kā meklēt; vairākus atdala ar komatiem
argument-depths = Cik gājienus skatīties uz priekšu: 3, 1..5 vai 1,3,5; bez tā līdz spēles beigām
argument-heuristics = Kā vērtēt pozīcijas; vairākas atdala ar komatiem, vai all
argument-sample = Cik nepabeigtu pozīciju vērtēt, vai all
argument-games = Cik spēļu spēlēt pret nejaušu pretinieku, pusi katrā pusē

label-graded = vērtēts
grade-sampled = { $positions } no { $all } nepabeigtajām pozīcijām, pēc sēklas { $seed }
grade-all = { $positions ->
    [zero] visas { $positions } nepabeigtās pozīcijas
    [one] visas nepabeigtās pozīcijas: { $positions }
   *[other] visas { $positions } nepabeigtās pozīcijas
}
grade-stopped = pēc jūsu lūguma; šie ir līdz tam iegūtie skaitļi, galvenokārt par spēles sākuma pozīcijām
label-grade-best = labākie %
label-grade-sound = ar starpību %
label-grade-holds = notur %
label-grade-resists = pretojas %
label-grade-lost = zaudēts
label-grade-sign = zīme %
label-grade-undecided = klusē %
label-grade-rank = rangi
label-grade-visited = apmeklēts
label-games = spēles
label-worst = rupjākā kļūda
label-chosen = izvēlēts
grade-move = { $mv }: { $end }

error-grade-depth = --depth ir “{ $value }”; jābūt veselam skaitlim, sākot no 1, diapazonam, piemēram, 1..5, vai vairākiem ar komatiem
error-grade-sample = --sample ir “{ $value }”; jābūt veselam skaitlim, sākot no 1, vai all
error-grade-finished = pozīcija “{ $position }”: spēle ir beigusies, nav ko vērtēt
error-grade-stopped = apturēts, pirms izvērtēta kaut viena pozīcija
