# Spēļu saimes: visu spēļu precīzās vērtības.

command-sweep = Atrisināt veselu spēļu saimi un meklēt likumsakarības vērtībās
argument-family = Spēles, kurās viens vai divi parametri ir intervāli, piemēram, stones:stones=1..100
argument-picture = Uzzīmēt vērtības kā siltumkarti šajā SVG failā
argument-all_rows = Izdrukāt visas rindas, lai cik to būtu

label-winner = uzvarētājs
label-margin = starpība
label-plies = gājieni
label-how = kā zināms
label-laws = likumsakarības
label-picture = attēls
sweep-solved = atrisināts
sweep-engine = pierādīts ar meklēšanu
sweep-unknown = pārāk liela
sweep-mixed = dažādi iznākumi
sweep-share = { $strings } no { $all }
more-rows = { $rows ->
    [zero] … un vēl { $rows } rindu
    [one] … un vēl { $rows } rinda
   *[other] … un vēl { $rows } rindas
}
advice-all-rows = { $rows ->
    [zero] ; tās parāda --all-rows
    [one] ; to parāda --all-rows
   *[other] ; tās parāda --all-rows
}
sweep-grid = { $across } pa labi, { $down } uz leju
sweep-signs = { $first } uzvar pirmais spēlētājs, { $second } uzvar otrais spēlētājs, = neizšķirts, ? pārāk liela, * pierādīts ar meklēšanu
sweep-signs-points = pirmā spēlētāja starpība; ~ dažādi iznākumi, ? pārāk liela, * pierādīts ar meklēšanu
sweep-picture = “{ $file }”: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
sweep-picture-part = uzzīmētas tikai pirmās { $shown } no { $games } spēlēm
sweep-description = spēles: { $games }; uzvar pirmais spēlētājs: { $first }, uzvar otrais: { $second }, neizšķirti: { $draws }, dažādi iznākumi vai nezināms: { $others }

law-constant = { $of }: { $value } ikvienam { $key } no { $from } līdz { $to }
law-parity = { $of }: { $even }, ja { $key } ir pāra, { $odd }, ja nepāra, no { $from } līdz { $to }
law-period = { $of }: atkārtojas ar periodu { $period }, { $key } no { $from } līdz { $to }: { $values }
law-growth = { $of }: par { $step } vairāk ik pēc { $period } ({ $key }), no { $from } līdz { $to }
law-none = { $of }: likumsakarība nav atrasta, { $key } līdz { $to }
law-where = { $key } = { $number }: { $law }
law-more = … un vēl { $lines }

error-sweep-no-range = sweep vajag intervālu, piemēram, stones:stones=1..100; vienai spēlei ir solve
error-sweep-ranges = intervālu ir { $found }; drīkst būt ne vairāk kā { $most }, piemēram, mnk:m=3..5,n=3..5,k=3
error-sweep-range = { $key } ir “{ $found }”; intervāls ir divi veseli skaitļi, piemēram, 1..100
error-sweep-backward = { $key } iet no { $from } lejup līdz { $to }; intervāls iet augšup, piemēram, { $to }..{ $from }
error-sweep-games = spēļu skaits ir { $found }; aplūko ne vairāk kā { $most }, tāpēc ņemiet mazākus intervālus
error-sweep-game = “{ $spec }”: { $reason }
error-sweep-stopped = apturēts pēc { $done } no { $all } spēlēm
