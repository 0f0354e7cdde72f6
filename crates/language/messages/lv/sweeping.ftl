# Spēļu saimes: visu spēļu precīzās vērtības.

command-sweep = Atrisināt veselu spēļu saimi un meklēt likumsakarības vērtībās
argument-family = Spēles, kurās viens vai divi parametri ir diapazoni, piemēram, stones:stones=1..100
argument-picture = Uzzīmēt vērtības kā siltumkarti šajā failā; pēc tā nosaukuma SVG, PNG vai PDF
argument-all_rows = Izvadīt visas rindas, lai cik to būtu

label-winner = uzvarētājs
label-margin = starpība
label-plies = gājieni
label-how = kā iegūts
label-laws = likumsakarības
label-picture = attēls
sweep-solved = atrisināta
sweep-engine = pierādīta ar meklēšanu
sweep-unknown = pārāk liela
sweep-not-reached = nav sasniegta
sweep-stopped = pēc { $done } no { $all } spēlēm, pēc jūsu lūguma
sweep-mixed = dažādi iznākumi
sweep-share = { $strings } no { $all }
latex-continued = Tā pati tabula, pārējās kolonnas
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
sweep-grid = kolonnās { $across }, rindās { $down }
sweep-signs = { $first } – uzvar pirmais spēlētājs; { $second } – uzvar otrais spēlētājs; = – neizšķirts; ? – pārāk liela; * – pierādīta ar meklēšanu
sweep-signs-points = starpība pirmā spēlētāja skatījumā; ~ – dažādi iznākumi; ? – pārāk liela; * – pierādīta ar meklēšanu
sweep-picture = “{ $file }”: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
sweep-picture-part = uzzīmētas tikai pirmās { $shown } no { $games } spēlēm
sweep-description = spēles: { $games }; uzvar pirmais spēlētājs: { $first }, uzvar otrais: { $second }, neizšķirti: { $draws }, dažādi iznākumi vai nezināms: { $others }

law-constant = { $of }: { $value }, ja { $key } ir no { $from } līdz { $to }
law-parity = { $of }: { $even }, ja { $key } ir pāra skaitlis, { $odd }, ja nepāra skaitlis ({ $key } no { $from } līdz { $to })
law-period = { $of }: atkārtojas ar periodu { $period }, ja { $key } ir no { $from } līdz { $to }: { $values }
law-growth = { $of }: par { $step } vairāk, kad { $key } pieaug par { $period } (no { $from } līdz { $to })
law-none = { $of }: likumsakarība nav atrasta ({ $key } līdz { $to })
law-where = { $key } = { $number }: { $law }
law-more = … un vēl { $lines }
law-says-first-by = Sākot ar { $from } ({ $key }), pirmais spēlētājs uzvar ar starpību { $formula }.
law-says-margin = Sākot ar { $from } ({ $key }), starpība ir { $formula }.
law-says-always = Sākot ar { $from } ({ $key }): vienmēr { $value }.
law-says-parity = Sākot ar { $from } ({ $key }): { $even }, ja tas ir pāra skaitlis, { $odd }, ja nepāra skaitlis.
law-says-period = Sākot ar { $from } ({ $key }), vērtības atkārtojas ar periodu { $period }: { $values }.
law-seen = Novērots visās spēlēs no { $from } līdz { $to } (skaits: { $games }). Citiem skaitļiem tas nav pierādījums.

error-sweep-no-range = komandai sweep vajadzīgs diapazons, piemēram, stones:stones=1..100; vienai spēlei lietojiet solve
error-sweep-ranges = diapazonu ir { $found }; drīkst būt ne vairāk kā { $most }, piemēram, mnk:m=3..5,n=3..5,k=3
error-sweep-range = { $key } ir “{ $found }”; diapazons ir divi veseli skaitļi, piemēram, 1..100
error-sweep-backward = { $key } dilst no { $from } līdz { $to }; diapazonam jābūt augošam, piemēram, { $to }..{ $from }
error-sweep-games = spēļu skaits ir { $found }; atļauts ne vairāk kā { $most }, tāpēc norādiet mazākus diapazonus
error-sweep-game = “{ $spec }”: { $reason }
error-sweep-stopped = apturēts pēc { $done } no { $all } spēlēm

argument-family_nodes = Cik virsotņu engine drīkst apmeklēt spēlē, kas ir pārāk liela atrisināšanai
