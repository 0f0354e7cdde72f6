# Izvēlne un jautājumi, kas ved pie spēles, pozīcijas un meklēšanas.

menu-how = Enter pieņem iekavās norādīto; atpakaļ vai Ctrl-D atgriežas pie iepriekšējā jautājuma.
menu-line = Bez izvēlnes: { $line }
menu-tree-of = apskatīt meklēšanas koku
menu-diff = salīdzināt divas meklēšanas
menu-solve = precīzi atrisināt spēli
menu-grade = izvērtēt heiristikas pēc precīzajām vērtībām
menu-sweep = atrisināt veselu spēļu saimi
menu-compare = salīdzināt spēlētājus daudzās spēlēs
menu-tournament = rīkot turnīru
menu-speak = mainīt valodu
menu-language = Kurā valodā?
answer-back = atpakaļ
answer-start = sākums
ask-position = Pozīcija: gājieni, piemēram, { $mv }, vai pozīcija, piemēram, { $position }
ask-position-wrong = “{ $answer }” nav ne pozīcija ({ $position }), ne gājieni ({ $moves })
ask-range = { $what }, no { $least } līdz { $most } vai diapazons, piemēram, { $least }..{ $most }
ask-number-wrong = “{ $answer }” nav skaitlis; jābūt skaitlim no { $least } līdz { $most }
ask-plies = cik līmeņu saskaitīt, no 0 līdz { $most }
ask-search-a = Viena meklēšana
ask-search-b = Otra meklēšana
ask-player-a = Viens spēlētājs (depth=2..4 nozīmē vairākus)
ask-player-b = Otrs spēlētājs
ask-opponent = Pretinieks, pret kuru viņi spēlē
ask-repeat = Cik reižu katru spēli izspēlēt
ask-run-folder = Mape atskaitei
ask-depths = dziļumi, piemēram, 3, 1..5 vai 1,3,5; katrs no 1 līdz 512
ask-all-heuristics = visas
ask-strength-first = Cik stipram jābūt pirmajam datoram?
ask-strength-second = Cik stipram jābūt otrajam datoram?
menu-exercise = veidot alfa-beta uzdevumu
ask-shape = Kāda ir koka forma?
ask-seed = Kāda sēkla?
