# Precīzi atrisinājumi: solve, verify, sweep un grade.

command-solve = Atrisināt spēli precīzi: kurš uzvar, ar kādu starpību, cik drīz, un visi labākie gājieni
command-verify = Pārbaudīt apliecinājumu tikai pēc noteikumiem
argument-memory = Cik megabaitu drīkst aizņemt atrisinājums
argument-certificate = Ierakstīt vērtības apliecinājumu šajā failā
argument-export = Ierakstīt katru saglabāto pozīciju ar vērtību šajā CSV failā
argument-file = Apliecinājums

label-exactly = precīzs iznākums
label-best-moves = labākie gājieni
label-mistakes = kļūdas
label-stored = saglabāts
label-reachable = sasniedzams
label-certificate = apliecinājums
label-exported = eksportēts
solve-stored = { $positions ->
    [zero] { $positions } pozīciju
    [one] { $positions } pozīcija
   *[other] { $positions } pozīcijas
}, { $bytes } baiti
solve-reachable = { $positions ->
    [zero] { $positions } pozīciju
    [one] { $positions } pozīcija
   *[other] { $positions } pozīcijas
}, nepabeigtas { $unfinished }
solve-reachable-symmetry = { $positions ->
    [zero] { $positions } pozīciju
    [one] { $positions } pozīcija
   *[other] { $positions } pozīcijas
}, nepabeigtas { $unfinished }; līdz simetrijai { $canonical }
solve-certificate = “{ $file }”: { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
} { $positions } pozīcijām
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
} { $positions } pozīcijās
fault-format = { $line }. rinda nav tāda, kādai jābūt: “{ $place }”
fault-other-game = tas ir par “{ $place }”, nevis par pārbaudāmo spēli
fault-no-position = “{ $place }” nav šīs spēles pozīcija
fault-twice = pozīcijai “{ $place }” ir divi gājieni
fault-no-move = pozīcija “{ $place }” var rasties, bet tai nav gājiena
fault-illegal-move = pozīcijai “{ $place }” dotais gājiens tur nav atļauts
fault-unneeded = pozīcijai “{ $place }” ir gājiens, bet tā nekad nerodas
fault-value = par “{ $place }” teikts, ka beigas ir { $claimed }, bet tās ir { $found }
fault-too-large = pārāk daudz pārbaudāmā, pārtraukts pie “{ $place }”
fault-stopped = apturēts, pirms pārbaude bija pabeigta

error-solve-stopped = apturēts, pirms spēle bija atrisināta
error-solve-too-large = atrisināšanai vajag līdz { $positions } pozīcijām un { $megabytes } MB, vairāk nekā atļautie { $most } MB
error-solve-full = ar { $most } MB nepietiek: { $positions } pozīcijas { $plies } gājienos, un vēl nav viss
error-solve-fits-places = ; ietilptu pozīcijas ar ne vairāk kā { $number } brīvām vietām
error-solve-fits-stones = ; ietilptu ne vairāk kā { $number } akmeņi
error-solve-fits-digits = ; ietilptu ne vairāk kā { $number } cipari
error-solve-beyond = { $what ->
    [digits] ciparu skaits ir { $number }
   *[places] brīvo vietu skaits ir { $number }
}, bet tabulā to ietilpst ne vairāk kā { $most }, lai cik būtu atmiņas
error-solve-beyond-fits = ; atļautajā atmiņā ietilptu ne vairāk kā { $number }
error-solution-not-covered = risinājums neaptver šo pozīciju
error-solution-read = risinājumu nevar nolasīt: { $reason }
error-solve-all = “all” ir domāts bits ar garumu, piemēram, bits:length=12,all
error-certificate-too-large = apliecinājumam būtu jāaptver vairāk par { $most } pozīcijām
error-read = “{ $file }” nevar izlasīt: { $reason }
error-read-too-large = “{ $file }” ir lielāks par { $most } MB, ko lasa
