# Komandas un to argumenti, kā tos apraksta --help.

command-gametree = Spēlē, skati, salīdzini un atrisini divu spēlētāju spēles
command-games = Uzskaitīt spēles ar parametriem, robežām un heiristikām
command-play = Spēlēt: pret datoru, divi cilvēki vai divi datori
command-show = Parādīt pozīciju: laukums, kam gājiens, atļautie gājieni, iznākums
command-analyze = Pārmeklēt pozīciju un parādīt atrasto ar precīziem skaitiem
command-tree = Parādīt meklēšanas koku ar atciršanām
command-diff = Salīdzināt divas meklēšanas vienā pozīcijā
command-perft = Saskaitīt spēles gaitas un dažādās pozīcijas pa gājieniem
command-bench = Izpildīt noteiktu meklēšanu kopu: pozīciju skaitu paraksts un ātrums
command-completions = Izdrukāt čaulas automātiskās pabeigšanas skriptu
command-man = Ierakstīt rokasgrāmatas lapas mapē

argument-help = Parādīt palīdzību
argument-version = Parādīt versiju
argument-lang = Valoda; citādi GAMETREE_LANG, citādi lokāle
argument-json = Izdrukāt vienu JSON objektu programmām
argument-ascii = Zīmēt tikai ar ASCII rakstzīmēm
argument-spec = Spēle, piemēram, stones:stones=50 vai tictactoe (sk. gametree games)
argument-position = Skatīt šo pozīciju, nevis sākumu
argument-moves = Gājieni, ko vispirms izdarīt, atdalīti ar atstarpēm
argument-algorithm = Kā meklēt
argument-depth = Cik gājienus skatīties uz priekšu, ne vairāk par 512; bez tā līdz spēles beigām
argument-time = Apstāties pēc tik milisekundēm
argument-nodes = Apstāties pēc tik pozīcijām
argument-heuristic = Kā vērtēt pozīcijas (sk. gametree games)
argument-ties = Kuru no vairākiem vienlīdz labiem gājieniem izvēlēties
argument-seed = No kā izriet nejaušas izvēles
argument-merge = Tikai minimax: vienādās pozīcijās tajā pašā gājienā ieiet vienreiz
argument-hash = Atmiņa engine, pns un mcts tabulai megabaitos
argument-threads = Cik pavedienu meklē; ar 1 katrs mēģinājums ir vienāds
argument-lines = Cik labākos gājienus engine parāda ar turpinājumu
argument-goal = Ko engine pierāda, pirms beidz
argument-max_positions = Atmest, ja vienā gājienā ir vairāk dažādu pozīciju
argument-people = Cik cilvēku spēlē
argument-first = Kurš sāk spēlē pret datoru
argument-strength = Cik stiprs ir dators
argument-first_player = Pirmais spēlētājs: human, stiprums vai meklēšana, piemēram, alphabeta:depth=4
argument-second_player = Otrais spēlētājs, tāpat; kurš nav dots, ir cilvēks
argument-resume = Turpināt pēdējo nepabeigto spēli
argument-record = Par katru pabeigto spēli pievienot rindu šim Markdown failam
argument-log = Diagnostika standarta kļūdu izvadē
argument-format = Ko rakstīt
argument-step = Apstāties pēc tik apmeklējumiem
argument-only_line = Tikai labākais turpinājums
argument-max_nodes = Paturēt ne vairāk pozīciju
argument-max_children = Zīmēt ne vairāk pozīcijas turpinājumu; pārējos salocīt
argument-out = Rakstīt šajā failā
argument-a = Viena meklēšana, piemēram, minimax:depth=3
argument-b = Otra meklēšana
argument-order = Kādā secībā izmēģina gājienus, lai redzētu, cik tā svarīga
argument-interactive = Iet cauri meklēšanai ar bultiņām
argument-boards = Rādīt laukumus labākajā turpinājumā
argument-expect = Beigt ar kodu 1, ja paraksts ir cits
argument-shell = Čaula
argument-folder = Mape; ja tās nav, to izveido

help-usage = Lietošana:
help-commands = Komandas
help-command = KOMANDA
help-arguments = Argumenti
help-options = Opcijas
help-default = [noklusējums: { $default }]
