# The menu, and the questions that lead to a game, a position and a search.

menu-how = Enter takes what stands in brackets; back or Ctrl-D goes back one question.
menu-line = Without the menu: { $line }
menu-tree-of = see the tree of a search
menu-diff = compare two searches
menu-solve = solve a game exactly
menu-grade = grade heuristics against the exact values
menu-sweep = solve a whole family of games
menu-compare = compare players in many games
menu-tournament = let players meet in a tournament
menu-speak = change the language
menu-language = Which language?
answer-back = back
answer-start = start
ask-position = Position: moves such as { $mv }, or a position such as { $position }
ask-position-wrong = “{ $answer }” is neither a position ({ $position }) nor moves ({ $moves })
ask-range = { $what }, { $least } to { $most }, or a range such as { $least }..{ $most }
ask-number-wrong = “{ $answer }” is not a number; it should be one from { $least } to { $most }
ask-plies = plies to count, 0 to { $most }
ask-search-a = The one search
ask-search-b = The other search
ask-player-a = The one player (depth=2..4 stands for several)
ask-player-b = The other player
ask-opponent = Whom they meet
ask-repeat = How often each game is played
ask-run-folder = Folder for the report
ask-depths = depths such as 3, 1..5 or 1,3,5; each from 1 to 512
ask-all-heuristics = all of them
ask-strength-first = How strong should the first computer be?
ask-strength-second = How strong should the second computer be?
menu-exercise = make an alpha-beta exercise
ask-shape = What shape has the tree?
ask-seed = Which seed?
