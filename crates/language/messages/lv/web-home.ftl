# Pirmā lapa un palīdzība.
web-hero = Viss ir redzams, un nekas nav atstāts nejaušības ziņā.
web-hero-question = Kurš tad uzvar?
web-hero-text = Spēlējiet { $games ->
    [5] piecas
   *[other] { $games }
} nelielas spēles pret datoru. Vērojiet, kā minimakss un alfa-beta izlemj, nogriešanu pēc nogriešanas. Tad apskatiet precīzo, pierādīto atbildi.
web-watch = Vērot meklēšanu
web-today = Šodienas pozīcija
web-today-question = { $who ->
    [first] Pirmais spēlētājs uzvar. Kā?
   *[second] Otrais spēlētājs uzvar. Kā?
  }
web-today-game = { $game }: uzvaru saglabā viens gājiens no { $moves }.
web-today-right = { $mv } ir pareizi: { $result }.
web-today-wrong = { $mv } ir kļūda: { $result }.
web-today-show = Rādīt katra gājiena vērtību
web-today-play = Izspēlēt līdz galam
web-left-off = Turpiniet iesākto
web-left-off-you = { $number }. gājiens: ir jūsu kārta.
web-left-off-computer = { $number }. gājiens: gājienu izdara dators.
web-left-off-over = Pabeigta; gājienu skaits: { $moves }.
web-games = Spēles
web-games-unknown = Neviens nezina, kā tā beidzas: pamēģiniet paši.
web-copy = Kopēt
web-help-marks = Ko nozīmē zīmes
web-help-marks-text = Aizpildīts ir pierādīts, raustīta līnija ir heiristisks novērtējums. Stūri ir pirmā spēlētāja zīme, aplis – otrā, rombs ir neizšķirts.
web-mark-first = pirmā spēlētāja uzvara; gājieni: { $plies }
web-mark-second = otrā spēlētāja uzvara; gājieni: { $plies }
web-mark-draw = neizšķirts
web-mark-points = pirmā spēlētāja uzvara ar starpību { $by }
web-mark-at-most = uzvara; gājienu ne vairāk kā { $plies }
web-mark-unknown = uzvara; gājieni nav saskaitīti
web-mark-guess-first = heiristisks novērtējums, labs pirmajam spēlētājam
web-mark-guess-second = heiristisks novērtējums, labs otrajam spēlētājam
web-mark-best = labāka gājiena nav
web-help-verdicts = Ko nozīmē spriedumi
web-help-right = zars ir nogriezts, un jūs to atzīmējāt
web-help-missed = zars ir nogriezts, bet jūs to neatzīmējāt
web-help-looked-at = jūs atzīmējāt, ka tas ir nogriezts, bet alfa-beta to aplūko
web-help-reproduced = atskaites programma, uzrakstīta no jauna, dod tieši šādu rezultātu
web-help-possible = kāda spēle beidzas tieši tā; atskaitē nav teikts, kura tika izspēlēta
web-help-plausible = rezultātu daļēji nosaka nejaušība, un tas nav nekas neparasts
web-help-not-reproduced = atskaites programma dod citu rezultātu
web-help-more = Ne tikai spēles
web-help-lab = Eksperimenti: spēlētāji izspēlē tik spēļu, cik jūs ieplānojat, un lapa pasaka, ko no tām var secināt.
web-help-explore = Skaitļu koki: mainiet lapas un atzīmējiet, kurus zarus alfa-beta nogriež.
web-help-reports = Piecas kursa atskaites: to tabulas blakus atkārtotai izpildei, rindu pa rindai, un to secinājumi, ar spriedumu un pamatojumu.
web-help-class = Tas pats jautājums daudziem tālruņiem. Tie sasniedz šo datoru, ja programma palaista šādi:
web-help-everywhere = visās lapās
web-help-keys = Taustiņi
web-help-keys-text = Uz galdiem darbojas bultiņas un Enter; jebkuru gājienu var arī ierakstīt.
web-key-hint = Padoms
web-key-undo = Atsaukt
web-key-redo = Atcelt atsaukšanu
web-key-new = Jauna spēle
web-key-values = Rādīt vai slēpt vērtības
web-key-share = Kopīgot: šīs pozīcijas adrese
web-key-tree = Rādīt koku
web-key-projector = Projektors
web-key-both = Abi koki
web-key-step = Soļot cauri meklēšanai vai spēlei
web-key-ends = Uz pirmo un pēdējo soli
web-key-cut = Nākamā nogriešana; ar Shift iepriekšējā
web-key-level = Vienu līmeni augstāk vai zemāk kokā
web-key-fold = Sakļaut vai izvērst koka daļu
web-key-help = Šī lapa
web-key-switch = Burtu taustiņi darbojas
web-help-leave = Visu var paņemt līdzi
web-help-leave-text = Katrai lapai ir adrese, ko var kopīgot, un katram rezultātam – komanda, kas terminālī dod tos pašus skaitļus. Attēlus, tabulas un spēles var lejupielādēt.
web-help-api = Tas pats programmām: API
web-help-safe = Tikai jums
web-help-safe-text = Programma darbojas šajā datorā un nevienam citam neko neprasa. Jūsu spēles glabājas tās datu mapē.
web-rules-how = Kā to spēlē
