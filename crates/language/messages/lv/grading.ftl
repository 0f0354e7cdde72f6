# Meklēšanas, vērtētas pēc precīzajām vērtībām.

command-grade = Izvērtēt heiristikas, dziļumus un algoritmus, salīdzinot ar precīzajām vērtībām
argument-search = Meklēšana, piemēram, alphabeta:depth=1..6,heuristic=report; var norādīt vairākas reizes
argument-algorithms = Meklēšanas algoritms; vairākus atdala ar komatiem
argument-depths = Cik gājienu skatīties uz priekšu: 3, 1..5 vai 1,3,5; ja nav norādīts, līdz spēles beigām
argument-compare-depths = Cik gājienu skatīties uz priekšu: 3, 1..5 vai 1,3,5; ja nav norādīts, minimax un alphabeta skatās { $usual }
argument-heuristics = Heiristika; vairākas atdala ar komatiem, vai all
argument-sample = Cik nepabeigtu pozīciju izvērtēt, vai all
argument-games = Cik spēļu spēlēt pret nejaušu pretinieku; pusi no tām sāk meklēšana

label-graded = izvērtētas
grade-sampled = { $positions } no { $all } nepabeigtajām pozīcijām, izvēlētas ar sēklu { $seed }
grade-all = { $positions ->
    [zero] visas { $positions } nepabeigtās pozīcijas
    [one] visas nepabeigtās pozīcijas: { $positions }
   *[other] visas { $positions } nepabeigtās pozīcijas
}
grade-stopped = pēc jūsu lūguma; rādīti līdz tam iegūtie skaitļi, galvenokārt par spēles sākuma pozīcijām
label-grade-best = labākie %
label-grade-sound = starpība %
label-grade-holds = iznākums %
label-grade-resists = zaudējot %
label-grade-lost = atdots
label-grade-sign = zīme %
label-grade-undecided = nenoteikts %
label-grade-rank = rangi
label-grade-visited = virsotnes
label-games = spēles
label-worst = rupjākā kļūda
label-chosen = izvēlēts
grade-move = { $mv }: { $end }

error-grade-depth = --depth ir “{ $value }”; jābūt veselam skaitlim, ne mazākam par 1, diapazonam, piemēram, 1..5, vai vairākiem, kas atdalīti ar komatiem
error-grade-sample = --sample ir “{ $value }”; jābūt veselam skaitlim, ne mazākam par 1, vai all
error-grade-finished = pozīcija “{ $position }”: spēle ir beigusies, nav ko izvērtēt
error-grade-stopped = apturēts, pirms izvērtēta kaut viena pozīcija
