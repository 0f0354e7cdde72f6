# Spēles uzvedne: tās vārdi (pa vienam vārdam), ko tie dara, un kas tur tiek teikts.

word-moves = gājieni
word-board = laukums
word-rules = noteikumi
word-hint = padoms
word-tree = koks
word-undo = atsaukt
word-redo = atkārtot
word-history = vēsture
word-set = iestatīt
word-save = saglabāt
word-load = ielādēt
word-again = vēlreiz
word-new = jauna
word-quit = iziet
word-help = palīdzība

does-moves = atļautie gājieni
does-board = laukums vēlreiz
does-rules = kā šo spēli spēlē, ar piemēru
does-hint = labs gājiens un pārējo vērtība
does-tree = meklēšana, ko dators veica savam pēdējam gājienam
does-undo = atsaukt savu pēdējo gājienu
does-redo = izdarīt to vēlreiz
does-history = visi līdzšinējie stāvokļi; arī failā FILE.md, FILE.csv vai FILE.tex
does-set = iestatījumi vai viena maiņa: set depth 3
does-save = saglabāt spēli failā
does-load = turpināt spēli no faila
does-again = tā pati spēle no sākuma ar pašreizējiem iestatījumiem
does-new = cita spēle ar citiem iestatījumiem
does-quit = iziet; gametree play --resume turpina
does-help = šis saraksts

notation-multiply = reizinātājs, piemēram, 3
notation-stones = cik akmentiņu paņemt, piemēram, 2
notation-bits = pāra kreisā cipara indekss, skaitot no 0, piemēram, 4
notation-mnk = kolonnas burts un rindas numurs, a1 ir apakšā pa kreisi, piemēram, b2; vai rinda un kolonna, skaitot no 0 augšā pa kreisi, piemēram, 1 1
notation-sim = šķautnes abi gali, piemēram, 1-4
help-a-move = gājiens
help-move = kā uzskaita moves
help-file = FILE ir rindas atlikums, kāds tas ir, ar visām atstarpēm, bez pēdiņām. Esošs fails tiek aizstāts tikai ar jūsu piekrišanu: save! FILE un history! FILE to dara bez jautāšanas.
play-toss = Izloze: { $who ->
    [you] sākat jūs.
   *[computer] sāk dators.
}
play-end-hint = Pirms atbildes šeit var rakstīt arī history, tree, board, undo, save, set un new.
ask-again-wrong = “{ $answer }” nav ne { $yes }, ne { $no }, ne komanda, piemēram, history (sarakstu rāda help)
ask-replace = “{ $file }” jau ir. Vai aizstāt?
play-left-alone = “{ $file }” atstāts neskarts
play-exists = “{ $file }” jau ir un atstāts neskarts; lai to aizstātu, ievadiet { $line }
history-caption = { $spec }: { $first } pret { $second }
history-number = nr.
history-player = spēlētājs
history-state = stāvoklis
history-known = kas zināms
history-nodes = virsotnes
history-time = laiks, ms
history-more = Agrāki stāvokļi, kas nav parādīti: { $rows }; history FILE.csv ieraksta visus.
history-which-kind = “{ $file }”: nosaukumam jābeidzas ar kādu no { $endings }
set-done = No nākamā gājiena: { $first } pret { $second }.
set-unknown = “{ $key }” nevar iestatīt; var iestatīt { $known }
set-to-what = kādam jābūt { $key }? Iespējamo rāda set bez nekā cita
set-no-computer = šajā spēlē dators nespēlē; to iesaista set side first vai set second easy
set-any-player = human, stiprums vai meklēšana
set-key = iestatījums
set-now = tagad
set-possible = iespējams
set-how = Lai ko mainītu, ievadiet, piemēram: set depth 3, set strength easy, set second random, set side second.
tree-of-move = Meklēšana, kas deva { $mv } ({ $number }. gājiens): { $search }.
tree-by-chance = Starp vairākiem vienlīdz labiem gājieniem te izvēlas nejauši, tāpēc logs saknē ir par vienu soli plašāks nekā labākā atrastā vērtība.
tree-not-textbook = Gājienu { $mv } deva { $algorithm }, kam nav parādāma meklēšanas koka. Tā vietā alphabeta līdz dziļumam { $depth } no tās pašas pozīcijas:
tree-nobody-searched = Dators vēl nav izdarījis gājienu. Šeit ir alphabeta līdz dziļumam { $depth } no šīs pozīcijas:
tree-differs = Saglabātajā spēlē par šo gājienu teikts kas cits; iespējams, kāds to ir mainījis.
argument-pause = Milisekundes starp divu datoru gājieniem; bez tā terminālī mirklis, citur nekas
hint-over = Spēle ir pabeigta; undo atsauc gājienu.
