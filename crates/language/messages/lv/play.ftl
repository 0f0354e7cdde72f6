# Spēlēšana terminālī. $who ir you, computer, first vai second.

menu-title = Ko vēlaties darīt?
menu-serve = atvērt pārlūkā
menu-play = spēlēt
menu-resume = turpināt nepabeigtu spēli
menu-games = apskatīt, kādas spēles ir
menu-rules = izlasīt spēles noteikumus
menu-show = apskatīt pozīciju
menu-analyze = analizēt pozīciju
menu-perft = saskaitīt spēles pozīcijas
menu-quit = iziet

ask-game = Kura spēle?
ask-parameter = { $what }, no { $least } līdz { $most }
parameter-multiply-start = sākuma skaitlis
parameter-stones-stones = akmentiņu skaits
parameter-bits-length = ciparu skaits
parameter-mnk-m = kolonnas
parameter-mnk-n = rindas
parameter-mnk-k = cik pēc kārtas
parameter-sim-vertices = virsotnes
ask-people = Kas spēlē?
ask-people-one = jūs pret datoru
ask-people-two = divi cilvēki
ask-people-none = dators pret sevi
ask-first = Kurš sāk?
ask-first-human = jūs
ask-first-computer = dators
ask-first-toss = mest monētu
ask-strength = Cik stipram jābūt datoram?
strength-beginner = iesācējs: nejaušs atļauts gājiens
strength-easy = viegls: redz savu nākamo gājienu
strength-medium = vidējs: skatās līdz trim gājieniem uz priekšu
strength-strong = stiprs: engine, līdz 200 tūkstošiem virsotņu
strength-perfect = nevainojams: pēc precīzā atrisinājuma; ja spēle ir pārāk liela, engine, līdz 20 miljoniem virsotņu
strength-own = izvēlēties algoritmu, dziļumu un heiristiku
ask-algorithm = Kurš algoritms?
ask-depth = dziļums gājienos, no 1 līdz { $most }
ask-heuristic = Kura heiristika?
ask-again = Spēlēt vēlreiz?
ask-choice-wrong = “{ $answer }” nav starp izvēlēm; ievadiet skaitli no 1 līdz { $count }
ask-out-of-range = { $number } ir ārpus diapazona; jābūt no { $least } līdz { $most }
ask-yes-no-wrong = “{ $answer }” nav ne { $yes }, ne { $no }
answer-yes = j
answer-no = n

play-help-hint = Ievadiet gājienu vai help.
play-prompt = { $who ->
    [you] jūsu gājiens >
    [first] pirmais spēlētājs >
   *[second] otrais spēlētājs >
}
play-wrong-move = “{ $mv }”: { $reason }; atļauti: { $legal }
play-computer-moved = { $who ->
    [computer] Datora gājiens { $mv }: { $prospects }.
    [first] Pirmā datora gājiens { $mv }: { $prospects }.
   *[second] Otrā datora gājiens { $mv }: { $prospects }.
} { $visited ->
    [zero] { $visited } virsotņu, { $time }.
    [one] { $visited } virsotne, { $time }.
   *[other] { $visited } virsotnes, { $time }.
}
play-computer-moved-blindly = { $who ->
    [computer] Datora gājiens: { $mv }.
    [first] Pirmā datora gājiens: { $mv }.
   *[second] Otrā datora gājiens: { $mv }.
}
play-wins = { $who ->
    [you] ja abi spēlē optimāli, uzvarat jūs
    [computer] ja abi spēlē optimāli, uzvar dators
    [first] ja abi spēlē optimāli, uzvar pirmais spēlētājs
   *[second] ja abi spēlē optimāli, uzvar otrais spēlētājs
}
play-wins-in = { $who ->
    [you] jūs uzvarat
    [computer] dators uzvar
    [first] pirmais spēlētājs uzvar
   *[second] otrais spēlētājs uzvar
} pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
play-has-won = { $who ->
    [you] jūs esat uzvarējuši
    [computer] dators ir uzvarējis
    [first] pirmais spēlētājs ir uzvarējis
   *[second] otrais spēlētājs ir uzvarējis
}
play-draw = ja abi spēlē optimāli, neizšķirts
play-even = izredzes aptuveni vienādas
play-good-for = { $who ->
    [you] šķiet izdevīgi jums
    [computer] šķiet izdevīgi datoram
    [first] šķiet izdevīgi pirmajam spēlētājam
   *[second] šķiet izdevīgi otrajam spēlētājam
}
play-believes = { $what }, pēc datora domām
play-nothing-to-undo = nav ko atsaukt
play-nothing-to-redo = nav ko izdarīt vēlreiz
play-which-file = Kurš fails? Piemēram: save spele.json
play-saved = saglabāts failā “{ $file }”
play-not-kept = spēli nevar saglabāt diskā ({ $reason }); tā turpinās bez saglabāšanas
play-resume-hint = Spēle ir saglabāta; { $command } to turpina.

hint-best = Labs gājiens ir { $mv }: { $prospects }.
hint-worse = sliktāki

play-won = { $who ->
    [you] Jūs uzvarējāt!
    [computer] Uzvarēja dators.
    [first] Uzvarēja pirmais spēlētājs.
   *[second] Uzvarēja otrais spēlētājs.
}
play-drawn = Neizšķirts.
label-score = rezultāts
label-verdict = izšķirts
label-average = vidēji
play-average = { $visited ->
    [zero] { $visited } virsotņu
    [one] { $visited } virsotne
   *[other] { $visited } virsotnes
} un { $time } uz datora gājienu
verdict-from-the-start = jau no sākuma: neviens nepieļāva kļūdu, kas ko mainītu
verdict-at-least = vairāk nekā { $plies ->
    [zero] { $plies } gājienu
    [one] { $plies } gājienu
   *[other] { $plies } gājienus
} pirms beigām; agrākais ir par tālu, lai to pierādītu

parameter-bits-length-hint = , vai sava virkne: string=0110…
play-wins-by-in = { $who ->
    [you] jūs uzvarat
    [computer] dators uzvar
    [first] pirmais spēlētājs uzvar
   *[second] otrais spēlētājs uzvar
} ar { $by ->
    [one] { $by } punkta
   *[other] { $by } punktu
} starpību pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
play-draw-in = neizšķirts pēc { $plies ->
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
verdict-decided-win = { $who ->
    [you] { $number }. gājienā, kad jūs izvēlējāties { $mv }; pirms tam būtu uzvarējuši jūs
    [computer] { $number }. gājienā, kad dators izvēlējās { $mv }; pirms tam būtu uzvarējis dators
    [first] { $number }. gājienā, kad pirmais spēlētājs izvēlējās { $mv }; pirms tam būtu uzvarējis pirmais spēlētājs
   *[second] { $number }. gājienā, kad otrais spēlētājs izvēlējās { $mv }; pirms tam būtu uzvarējis otrais spēlētājs
}
verdict-decided-draw = { $number }. gājienā, kad { $who ->
    [you] jūs izvēlējāties
    [computer] dators izvēlējās
    [first] pirmais spēlētājs izvēlējās
   *[second] otrais spēlētājs izvēlējās
} { $mv }; pirms tam būtu bijis neizšķirts
record-number = numurs
record-game = spēle
record-algorithm = algoritms
record-first = sāk
record-time = laiks uz gājienu, ms
record-nodes = apmeklētās virsotnes
record-score = rezultāts
record-winner = uzvarētājs
record-caption = Pabeigtās spēles.
record-player = { $who ->
    [human] cilvēks
    [computer] dators
    [first] pirmais
   *[second] otrais
}
record-draw = neizšķirts

play-wins-in-at-most = { $who ->
    [you] jūs uzvarat
    [computer] dators uzvar
    [first] pirmais spēlētājs uzvar
   *[second] otrais spēlētājs uzvar
} ne vēlāk kā pēc { $plies ->
    [zero] { $plies } gājieniem
    [one] { $plies } gājiena
   *[other] { $plies } gājieniem
}
play-wins-by = { $who ->
    [you] jūs uzvarat ar starpību { $by }
    [computer] dators uzvar ar starpību { $by }
    [first] pirmais spēlētājs uzvar ar starpību { $by }
   *[second] otrais spēlētājs uzvar ar starpību { $by }
}
parameter-multiply-target = līdz
parameter-multiply-by = reizināt ar
parameter-stones-take = gājienā paņem
parameter-bits-string = vai sava virkne
parameter-bits-seed = sēkla
parameter-bits-table = par ko kļūst pāri
parameter-mnk-misere = rinda zaudē
