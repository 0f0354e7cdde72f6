# Precīzi atrisinājumi: solve, verify, sweep un grade.

command-solve = Atrisināt spēli precīzi: kurš uzvar, ar kādu starpību, pēc cik gājieniem, un visi labākie gājieni
command-verify = Pārbaudīt apliecinājumu, izmantojot tikai spēles noteikumus
argument-memory = Cik megabaitu drīkst aizņemt atrisinājums; ar decimālpunktu – gigabaitu
argument-certificate = Ierakstīt vērtības apliecinājumu šajā failā
argument-export = Ierakstīt katru saglabāto pozīciju ar vērtību šajā CSV failā
argument-file = Apliecinājums

label-exactly = precīzs iznākums
label-best-moves = labākie gājieni
label-mistakes = kļūdaini gājieni
label-stored = saglabātas
label-reachable = sasniedzamas
label-certificate = apliecinājums
label-exported = eksportēts
solve-stored = { $positions ->
    [zero] { $positions } pozīciju
    [one] { $positions } pozīcija
   *[other] { $positions } pozīcijas
}, { $bytes } B
solve-reachable = { $positions ->
    [zero] { $positions } pozīciju
    [one] { $positions } pozīcija
   *[other] { $positions } pozīcijas
}, nepabeigtas { $unfinished }
solve-reachable-symmetry = { $positions ->
    [zero] { $positions } pozīciju
    [one] { $positions } pozīcija
   *[other] { $positions } pozīcijas
}, nepabeigtas { $unfinished }; simetriskās skaitot kā vienu: { $canonical }
solve-certificate = “{ $file }”: { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
}, pozīcijas: { $positions }
solve-exported = “{ $file }”: { $rows ->
    [zero] { $rows } rindu
    [one] { $rows } rinda
   *[other] { $rows } rindas
}
solve-all = visas { $strings } virknes garumā { $length }
solve-all-share = { $strings } no { $all } virknēm
label-strings = virknes

verify-accepted = pieņemts: { $claim }
verify-rejected = noraidīts: { $reason }
label-verdict-of-check = spriedums
label-checked = pārbaudīts
verify-checked = { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
}, pozīcijas: { $positions }
fault-format = { $line }. rinda nav tāda, kādai jābūt: “{ $place }”
fault-other-game = tas ir par “{ $place }”, nevis par pārbaudāmo spēli
fault-no-position = “{ $place }” nav šīs spēles pozīcija
fault-twice = pozīcijai “{ $place }” ir divi gājieni
fault-no-move = pozīcija “{ $place }” var rasties, bet tai nav gājiena
fault-illegal-move = pozīcijai “{ $place }” dotais gājiens tur nav atļauts
fault-unneeded = pozīcijai “{ $place }” ir gājiens, bet tā nekad nerodas
fault-value = pozīcijai “{ $place }” apgalvots: { $claimed }, bet iznākums ir: { $found }
fault-too-large = pārāk daudz pārbaudāmā, pārtraukts pie “{ $place }”
fault-stopped = apturēts, pirms pārbaude bija pabeigta

error-solve-stopped = apturēts, pirms spēle bija atrisināta
error-solve-too-large = atrisināšanai vajag līdz { $positions } pozīcijām un { $megabytes } MB, vairāk nekā atļautie { $most } MB
error-solve-full = ar { $most } MB nepietiek: pozīciju skaits { $positions }, gājienu dziļums { $plies }, un vēl nav viss
error-solve-fits-places = ; ietilptu pozīcijas, kurās brīvo vietu skaits nepārsniedz { $number }
error-solve-fits-stones = ; lielākais akmentiņu skaits, kas ietilptu: { $number }
error-solve-fits-digits = ; lielākais ciparu skaits, kas ietilptu: { $number }
error-solve-beyond = { $what ->
    [digits] ciparu skaits ir { $number }
   *[places] brīvo vietu skaits ir { $number }
}, bet tabulā to ietilpst ne vairāk kā { $most }, lai cik būtu atmiņas
error-solve-beyond-fits = ; atļautajā atmiņā ietilptu ne vairāk kā { $number }
error-solution-not-covered = atrisinājums neaptver šo pozīciju
error-solution-room = atrisinājumam nepietiek atmiņas
error-solve-all = “all” var lietot tikai ar bits un garumu, piemēram, bits:length=12,all
error-certificate-too-large = apliecinājumam būtu jāaptver vairāk par { $most } pozīcijām
error-certificate-memory = apliecinājumam vajag vairāk atmiņas nekā atļautie { $most } MB
error-read = “{ $file }” nevar izlasīt: { $reason }
error-read-too-large = “{ $file }” pārsniedz lasīšanas ierobežojumu ({ $most } MB)

argument-solving_threads = Pavedienu skaits; rezultāts vienmēr ir tas pats
claim-exactly = starpība { $margin } pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
claim-at-most = starpība { $margin } ne vēlāk kā pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
claim-margin = starpība { $margin }
error-certificate-stopped = apturēts, pirms apliecinājums bija pabeigts
error-export-stopped = apturēts, pirms tabula bija ierakstīta
power-of-ten = 10^{ $exponent }
