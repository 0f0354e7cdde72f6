# Spēlēšana terminālī. $who ir you, computer, first vai second.

menu-title = Ko vēlaties darīt?
menu-play = spēlēt
menu-resume = turpināt nepabeigtu spēli
menu-games = apskatīt, kādas spēles ir
menu-show = apskatīt pozīciju
menu-analyze = analizēt pozīciju
menu-tree = apskatīt divus gājienus dziļu meklēšanas koku
menu-perft = saskaitīt spēles pozīcijas
menu-quit = iziet
menu-which-spec = Kura spēle?

ask-game = Kura spēle?
ask-parameter = { $what }, no { $least } līdz { $most }
parameter-multiply-start = sākuma skaitlis
parameter-stones-stones = akmeņi kaudzē
parameter-bits-length = cipari (vai savi kā string=0110…)
parameter-mnk-m = kolonnas
parameter-mnk-n = rindas
parameter-mnk-k = cik pēc kārtas
parameter-sim-vertices = punkti
ask-people = Kas spēlē?
ask-people-one = jūs pret datoru
ask-people-two = divi cilvēki
ask-people-none = dators pret sevi
ask-first = Kurš sāk?
ask-first-human = jūs
ask-first-computer = dators
ask-first-toss = mest monētu
ask-strength = Cik stipram jābūt datoram?
strength-beginner = iesācējs: jebkurš atļauts gājiens
strength-easy = viegls: redz savu nākamo gājienu
strength-medium = vidējs: skatās trīs gājienus uz priekšu
strength-strong = stiprs: engine, divi simti tūkstoši pozīciju
strength-perfect = nevainojams: pēc precīzā atrisinājuma; ja spēle ir par lielu, engine, divdesmit miljoni pozīciju
strength-own = pašam izvēlēties algoritmu, dziļumu un heiristiku
ask-algorithm = Kurš algoritms?
ask-depth = dziļums gājienos, no 1 līdz { $most }
ask-heuristic = Kura heiristika?
ask-again = Spēlēt vēlreiz?
ask-choice-wrong = “{ $answer }” nav starp izvēlēm; rakstiet skaitli no 1 līdz { $count }
ask-not-a-number = “{ $answer }” nav skaitlis
ask-out-of-range = { $number } ir ārpus robežām; jābūt no { $least } līdz { $most }
ask-yes-no-wrong = “{ $answer }” nav ne { $yes }, ne { $no }
answer-yes = j
answer-no = n

play-help-hint = Rakstiet gājienu vai help.
play-help =
    gājiens   kā uzskaita moves
    moves     atļautie gājieni
    board     laukums vēlreiz
    hint      labs gājiens un pārējo vērtība
    tree      ko redz divus gājienus dziļa meklēšana
    undo      atsaukt savu pēdējo gājienu
    redo      izdarīt to vēlreiz
    history   līdzšinējie gājieni
    save FILE saglabāt spēli failā
    load FILE turpināt spēli no faila
    new       sākt no jauna
    quit      iziet; gametree play --resume turpina
play-prompt = { $who ->
    [you] jūsu gājiens >
    [first] pirmais spēlētājs >
   *[second] otrais spēlētājs >
}
play-name = { $who ->
    [you] jūs
    [computer] dators
    [first] pirmais spēlētājs
   *[second] otrais spēlētājs
}
play-wrong-move = “{ $mv }”: { $reason }; atļauti: { $legal }
play-computer-moved = { $who ->
    [computer] Dators spēlē { $mv }: { $prospects }.
    [first] Pirmais dators spēlē { $mv }: { $prospects }.
   *[second] Otrais dators spēlē { $mv }: { $prospects }.
} { $visited ->
    [zero] { $visited } pozīciju, { $ms } ms.
    [one] { $visited } pozīcija, { $ms } ms.
   *[other] { $visited } pozīcijas, { $ms } ms.
}
play-computer-moved-blindly = { $who ->
    [computer] Dators spēlē { $mv }.
    [first] Pirmais dators spēlē { $mv }.
   *[second] Otrais dators spēlē { $mv }.
}
play-wins = { $who ->
    [you] labāko spēli spēlējot, uzvarat jūs
    [computer] labāko spēli spēlējot, uzvar dators
    [first] labāko spēli spēlējot, uzvar pirmais spēlētājs
   *[second] labāko spēli spēlējot, uzvar otrais spēlētājs
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
play-draw = labāko spēli spēlējot, neizšķirts
play-even = apmēram vienādi
play-good-for = { $who ->
    [you] izskatās labi jums
    [computer] izskatās labi datoram
    [first] izskatās labi pirmajam spēlētājam
   *[second] izskatās labi otrajam spēlētājam
}
play-nothing-to-undo = nav ko atsaukt
play-nothing-to-redo = nav ko izdarīt vēlreiz
play-no-moves-yet = gājienu vēl nav
play-which-file = kurš fails? Piemēram: save spele.json
play-saved = saglabāts failā “{ $file }”
play-not-overwritten = “{ $file }” jau ir un nav saglabāta spēle; tas atstāts neskarts
play-not-kept = spēli nevar glabāt diskā ({ $reason }); tā turpinās bez tā
play-resume-hint = Spēle ir saglabāta; gametree play --resume to turpina.

hint-best = Labs gājiens ir { $mv }: { $prospects }.
hint-worse = sliktāki

play-won = { $who ->
    [you] Jūs uzvarējāt!
    [computer] Dators uzvar.
    [first] Pirmais spēlētājs uzvar.
   *[second] Otrais spēlētājs uzvar.
}
play-drawn = Neizšķirts.
label-score = rezultāts
label-verdict = izšķirts
label-average = vidēji
play-average = { $visited } pozīcijas un { $ms } ms datora gājienā
verdict-decided = ar { $number }. gājienu, { $mv } ({ $who ->
    [you] jūs
    [computer] dators
    [first] pirmais spēlētājs
   *[second] otrais spēlētājs
}); pirms tā { $before }
verdict-before-win = { $who ->
    [you] būtu uzvarējuši jūs
    [computer] būtu uzvarējis dators
    [first] būtu uzvarējis pirmais spēlētājs
   *[second] būtu uzvarējis otrais spēlētājs
}
verdict-before-draw = būtu bijis neizšķirts
verdict-from-the-start = jau no sākuma: neviens nepieļāva kļūdu, kas ko mainītu
verdict-at-least = vairāk nekā { $plies ->
    [zero] { $plies } gājienu
    [one] { $plies } gājienu
   *[other] { $plies } gājienus
} pirms beigām; tālāk atpakaļ ir par tālu, lai pierādītu
