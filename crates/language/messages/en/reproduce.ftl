# The five course reports rerun: what they published, what came of it, and why.

command-reproduce = Rerun the tables of the five course reports, row by row, and say what holds up and why
argument-report = The report to explain, 000 to 004; all is the tables of all five
argument-fault = Show this fault at the smallest position where it matters, with both search trees
argument-question = Answer this question of the report by an experiment that can be repeated
argument-strict = Exit with 1 if a row that should hold does not
argument-reproduce_format = Show a fault as text, or both of its trees as a picture
argument-reproduce_out = Folder for pages in all four languages, with tables, pictures, plans and rows; with --fault the file, with --question the folder of the experiment
argument-reproduce_threads = Games played side by side; 0 is one per core
placeholder-path = PATH
placeholder-report = REPORT
menu-reproduce = rerun the five course reports
ask-report = Which report?
report-all = the tables of all five

error-reproduce-stopped = stopped before the end: there is nothing to show yet
error-reproduce-fault = report { $report } has no fault “{ $name }”; its faults are { $names }
error-reproduce-no-faults = report { $report } has no fault “{ $name }”: its search has no fault that changes a move
error-reproduce-question = report { $report } has no question “{ $name }”; its questions are { $names }
error-reproduce-one = a fault, a question or a table is that of one report; name it: 000 to 004
error-reproduce-format = only a fault of a search has a picture; name one of { $names }
argument-published = Rerun a table of your own with the columns of the report's, instead of its own: CSV, see docs/reproduce.md
error-published = cannot use the table “{ $file }”: { $reason }
published-empty = it has no rows
published-long = it has more than { $most } rows
published-missing = in line { $line } the column { $column } is missing
published-quotes = in line { $line } quotes are not closed, or something stands behind them
published-cell = in line { $line }, column { $column }: “{ $found }”; right would be { $right }

reproduce-title = Report { $report }: { $game }
reproduce-heading-question = The question
reproduce-heading-published = What was published
reproduce-heading-rerun = What the rerun says
reproduce-heading-claims = Its conclusions and other figures, in our words
reproduce-heading-right = What it got right
reproduce-heading-wrong = What is wrong with its program, and why
reproduce-heading-answers = Questions, answered by experiments
reproduce-heading-again = To repeat it
reproduce-heading-summary = All five

reproduce-counts = Rows: { $rows }. Reproduced: { $reproduced }, possible: { $possible }, plausible: { $plausible }, not reproduced: { $missed }.
reproduce-expected = Rows that are known to be wrong in the reports themselves: { $known }. All others are reproduced, possible or plausible.
reproduce-verdicts = Reproduced: its program, written anew, does exactly this. Possible: some line of play against the program ends like this, but the report does not say which was played. Plausible: chance has a part in it, and this is nothing unusual: within the range of 1,000 games, or not rarer than 1 in 20 (p ≥ 0.05, exact binomial test).
reproduce-unexpected = Rows that should hold and do not: { $count }.
reproduce-row = Row { $row }: { $reason }
reproduce-verdict-reproduced = reproduced
reproduce-verdict-possible = possible
reproduce-verdict-plausible = plausible
reproduce-verdict-not-reproduced = not reproduced
reproduce-column-report = report
reproduce-column-game = game
reproduce-column-rows = rows
reproduce-column-row = row
reproduce-column-began = began
reproduce-column-start = start
reproduce-column-moves = moves
reproduce-column-stones = stones
reproduce-column-length = digits
reproduce-column-size = board
reproduce-column-k = in a row
reproduce-column-depths = depths
reproduce-column-human = human's moves
reproduce-column-prune = pruning
reproduce-column-published = published
reproduce-column-rerun = rerun
reproduce-column-corrected = without faults
reproduce-column-calls = calls of the search
reproduce-column-ours = ours
reproduce-column-verdict = verdict
reproduce-explain = A report explained:
reproduce-see = A fault seen where it matters first, with both search trees:
reproduce-again = The same again, with pages in four languages, pictures, plans and rows:
reproduce-sit-down = To sit down against its search as it was published:
reproduce-same = the same
reproduce-index = The five course reports, rerun

source-text = the report, its text
source-conclusions = the report, its conclusions
source-listing = the report, its listing of the program
source-table = the report, its table
source-boards = the report, the boards that it prints
source-program = the program behind the report, not the report itself
source-reconstruction = our reconstruction
source-given = the table that was given
fault-source = Seen in: { $source }.
reproduce-no-fault = Its search has no fault that changes a move.
reproduce-sources = Source of the published figures: { $source }.
reproduce-sources-ours = Source of the published figures: { $source }. Not in the report, but our own reconstruction: { $ours }.
reproduce-ours-rows = { $name } (only row no. { $rows })
reproduce-ours-takes = the human's takes
reproduce-ours-string = the digits and the human's moves
reproduce-ours-start = the start rule
claim-column-claim = what it says, in our words
claim-column-judgement = judgement
claim-column-evidence = evidence
claim-column-source = source
claim-holds = holds
claim-fails = does not hold
claim-open = cannot be told
claim-judged = Judgement: { $judgement }. Source: { $source }.
claim-source = Source: { $source }.
claim-counts = Conclusions and other figures of the report that hold: { $holds }; that do not hold: { $fails }; that cannot be told from what it publishes: { $open }.

figure-human = human
figure-computer = computer
figure-draw = draw
figure-nobody = nobody yet
figure-yes = yes
figure-no = no
figure-share = { $percent }%

reproduce-axis-row = row of the table
reproduce-axis-depth = depth
reproduce-000-axis = counted for all moves
reproduce-001-axis = nodes
reproduce-002-axis = nodes visited in a game
reproduce-003-axis = games lost
reproduce-004-axis = red's share of wins
reproduce-000-plot = What was counted, and the calls of the search
reproduce-001-plot = What its table counts, and the nodes of a search for the first move
reproduce-002-plot = Nodes visited, published and rerun
reproduce-003-plot = Of all games on 3×3 that can be played against the program, those it loses
reproduce-004-plot = Red's share of wins against random play

reproduce-000-legend = Published and rerun: the computer's moves; what was counted for each of them; who won. Calls of the search: for each of these moves, the first call not counted.
reproduce-001-legend = Published and rerun: what the report counts as nodes visited, which is the number of the computer's moves; the human's total; the computer's total; who won. A row is possible if some game against the program ends so. Without faults: nodes that a search visits for the first move of the game. As a player, reports:001 states the nodes of the whole tree that it builds, which a formula gives.
reproduce-002-legend = Nodes visited in the whole game. For alpha-beta the rerun shows the median of 1,000 games, and without faults that of some hundred. The first call of each search is not counted, as in the report; where reports:002 plays, it is, which is one node more for each of its moves.
reproduce-003-legend = The human's moves are row and column, counted from 0. Published, rerun and without faults: the board, row by row from the top, a number for so many free squares; who won.
reproduce-004-legend = Red's share of wins, rerun and without faults with the start rule that was chosen, out of three, because it fits all rows best. The search without faults also knows how late a loss comes.

reproduce-move-differs = computer move { $number } is { $published } in the table; the report's program plays { $rerun }
reproduce-lines-differ = for computer move { $number } the table has { $published }; counted the report's way it is { $rerun }
reproduce-winner-differs = the winner is not the one that this game leads to
reproduce-all-same = moves, counts and winner are those of the program
reproduce-game-exists = there is such a game: the human takes { $takes }
reproduce-other-moves = the totals can be had, but with { $rerun } computer moves, not { $published }
reproduce-no-such-game = none of the { $endings } endings that the program can come to has these numbers
reproduce-by-length = minimax's count follows from the { $length } digits alone
reproduce-other-length = { $published } is the count of { $computer } digits with the computer first, or { $human } with the human first
reproduce-no-length = { $published } is the count of no length; it should be { $rerun }
reproduce-in-range = the counts of { $games } games go from { $least } to { $most }; { $percent }% of them are below this one
reproduce-out-of-range = the counts of { $games } games go from { $least } to { $most } only
reproduce-share = { $start ->
    [blue] if blue always begins
    [red] if red always begins
   *[published] by the program's own start rule
}, red wins { $share }% (p = { $p }); by the program's own rule, where red begins one game in three on average, { $rule_share }% (p = { $rule_p })
reproduce-boards = the program comes to this board with { $same } of { $all } combinations of depth and order of moves

reproduce-000-question = A number is multiplied up to 3,000. Does alpha-beta need fewer nodes than minimax, and is it faster?
reproduce-000-published = { $rows } games, half of them with each algorithm: the moves, a count and a time for every computer move, and the winner. The counts add up to { $minimax } for minimax and { $alphabeta } for alpha-beta.
reproduce-000-right = Its conclusion that the player who begins wins by multiplying by 5 first is right, and can be proved. Two plies are enough here: of { $won } won positions the program keeps the win in { $kept }, and minimax and alpha-beta choose the same move in { $agree } of { $positions } positions. The winner is right in { $winners } of { $rows } rows.

reproduce-001-question = From { $smallest } to { $largest } stones: how long do minimax and alpha-beta take to build and to value the whole game tree, and who wins?
reproduce-001-published = { $rows } games with a time per move, a count that it calls nodes visited, both totals, the winner, and the times for building and for valuing the tree.
reproduce-001-right = Every row may be a game against the program: for { $possible } of { $rows } there are human takes that lead to these totals in so many moves. That shows only that such games exist, not that they were played.

reproduce-002-question = How many nodes do minimax and alpha-beta visit in strings of 15 to 25 digits, how long does a move take, and who wins?
reproduce-002-published = { $rows } rows, of which { $distinct } are different experiments: the others are repeated. Each has the nodes visited in a whole game, the mean time of a move and the winner.
reproduce-002-right = How many nodes minimax visits follows from the number of digits alone; { $minimax } of { $minimax_rows } rows are right to the last node. The { $plausible } rows of alpha-beta, whose counts depend on the digits, all lie within what { $games } games show.

reproduce-003-question = Can one program play k in a row on any square board, with alpha-beta and a depth that the user chooses, and can it be beaten on 3×3?
reproduce-003-published = { $rows } boards from games; no table.
reproduce-003-right = { $reproduced } of { $rows } boards come about with the human's moves that we reconstructed. From depth { $safe } on nobody beats the program on 3×3.

reproduce-004-question = In Sim, what is a good heuristic, what does the depth do to the chance of winning, to time and nodes, and does the order of the children matter?
reproduce-004-published = { $rows } shares of wins of red, which searches, against blue, which plays at random: { $wins } wins of { $games } games in all.
reproduce-004-right = With the start rule that was chosen to fit them, { $plausible } of { $rows } shares are plausible for the program as published.
reproduce-004-chosen = The start rule was chosen, out of three, to fit these same figures. { $start ->
    [blue] If blue always begins
    [red] If red always begins
   *[published] By the program's own rule
}, { $expected_best } wins are to be expected; { $published_wins } are published. By the program's own rule, where red begins one game in three on average, { $expected_published } would be expected, and these rows would be unlikely: { $unlikely }.
reproduce-004-unlikely = row { $row } (p = { $p })

claim-000-five = The player who begins can force a win by multiplying by 5 first.
claim-000-five-evidence = After ×5 every number ends in 0 or 5, so each move changes the points by one and the bank by one. Their sum and their difference stay even, and an even total wins for the player who began. A search to the end of the game agrees: ×5 wins from { $won } of { $starts } starts, and from { $only } of them no other first move does.
claim-000-counts = By the counts in its table, alpha-beta visits fewer nodes than minimax.
claim-000-counts-evidence = The counts add up to { $published_minimax } for minimax and { $published_alphabeta } for alpha-beta, which is { $claimed }% less. But they do not count the same. For minimax they are the lines of the printed tree, for alpha-beta only those that carry a value, and a line may lack one although nothing was cut. Counted alike, calls of the search are { $calls_minimax } and { $calls_alphabeta }: alpha-beta saves { $saved }%.
claim-000-times = Minimax is usually faster than alpha-beta.
claim-000-times-evidence = The times of the moves, { $fastest } to { $slowest } µs, were measured once each, on another computer. Their means are { $minimax } µs for minimax and { $alphabeta } µs for alpha-beta. Single times so short do not tell which algorithm is faster.
claim-001-nodes = Minimax and alpha-beta both need fewer than { $nodes } nodes to make a decision.
claim-001-nodes-evidence = What its table counts as nodes visited are the computer's moves in a whole game, { $fewest_moves } to { $most_moves } of them. Before the first move with { $smallest } stones the program builds and values a tree of { $tree } nodes, with either algorithm. An alpha-beta that hands its window down visits { $least }% to { $most }% of such a tree.
claim-001-building = Alpha-beta takes longer than minimax to generate the tree.
claim-001-building-evidence = Its own table has { $alphabeta } s for alpha-beta and { $minimax } s for minimax on average. Both build the same tree, so the difference only shows how far such times scatter.
claim-001-valuing = Alpha-beta takes longer than minimax to value the tree.
claim-001-valuing-evidence = Its table has { $alphabeta } s for alpha-beta and { $minimax } s for minimax on average, and alpha-beta is slower in { $slower } of { $pairs } pairs of rows. That fits its program: its alpha-beta has no cutoffs, so it does all the work of minimax and some more.
claim-001-times = A move takes { $least } to { $most } µs.
claim-001-times-evidence = The times were measured on another computer; their means are { $minimax } µs for minimax and { $alphabeta } µs for alpha-beta. For a move the program only picks a child in a tree that is valued already, so they say nothing about the algorithms.
claim-002-range = Alpha-beta visits from { $least } to { $most } nodes in a game.
claim-002-range-evidence = Row { $row } of its own table has { $most }.
claim-002-seconds = The mean times of a move with minimax begin at { $fastest } s.
claim-002-seconds-evidence = Row { $row } of its own table has { $fastest } s.
claim-002-winners = With either algorithm the computer wins { $won }% of the games; { $others }% end otherwise.
claim-002-winners-evidence = Its table has this: the computer won { $minimax } of { $minimax_games } games with minimax and { $alphabeta } of { $alphabeta_games } with alpha-beta. Won by the human: { $human }, drawn: { $drawn }. Only { $distinct } of the { $rows } rows are different, too few to say which algorithm plays better.
claim-002-saving = By the counts in its table, alpha-beta visits fewer nodes than minimax.
claim-002-saving-evidence = The games of the two algorithms are different games. But minimax's count follows from the length alone, so each row can be compared: alpha-beta visits { $least }% to { $most }% of the nodes that minimax would visit with the same length and the same player first.
claim-002-times = A move takes { $least } to { $most } s on average.
claim-002-times-evidence = The times were measured on another computer, in games of different lengths. The means of the rows are { $minimax } s for minimax and { $alphabeta } s for alpha-beta.
claim-003-unbeaten = On 3×3 the program cannot be beaten.
claim-003-unbeaten-evidence = It holds only at a depth of { $safe } or more. Of all games that can be played against the program on 3×3, it loses { $lost } at depths 1 to { $deepest }.
claim-003-draw = The first game on 3×3 ends in a draw.
claim-003-draw-evidence = The first board has one free square left. When the human takes it, the game is drawn for { $drawn } of { $orders } orders of the human's moves, which are our reconstruction.
claim-003-faster = Alpha-beta makes the program faster.
claim-003-faster-evidence = To answer the first move of the first game the program makes { $alphabeta } calls of its search. Without cutoffs it would make { $minimax } and play the same move. How many seconds that saves depends on the computer.
claim-003-seconds = A move on 6×6 takes { $seconds } seconds.
claim-003-seconds-evidence = The time was measured on another computer, and the depth is not printed with it, so it cannot be repeated.
claim-003-smooth = Below depth { $depth } the program plays smoothly on 5×5 and 6×6.
claim-003-smooth-evidence = How long a move takes depends on the computer. On the last board the program's first reply takes { $shallow_calls } calls of its search at depth { $shallow } and { $deep_calls } at depth { $deep }.
claim-004-deeper = Looking deeper wins less often.
claim-004-deeper-evidence = It is so in its program, because of the program's faults: with pruning red wins { $program_shallow }% at depth { $least } and { $program_deep }% at depth { $most }. Without the faults, by the same start rule, it is { $shallow }% and { $deep }%.
claim-004-times = Where the time of a game is given, it is { $least } to { $most } s; the games at depth { $depth } without pruning take { $total } s in all.
claim-004-times-evidence = Each time was measured once, on another computer. With pruning the games of a row took { $shallow_time } s at depth { $shallow } and { $deep_time } s at depth { $deep }.

fault-001-window = a fresh window at every node
fault-001-window-told = Every node begins with the window from −∞ to +∞, so no node knows what has been secured above it, and nothing is ever cut.
fault-001-pressed = the human presses the computer's move
fault-001-pressed-told = When the human takes 3 and leaves exactly 2, the window waits for the human, who has to press the computer's last move. It is not counted as one of the computer's.
fault-002-sign = the wrong sign where the human begins
fault-002-sign-told = Where the human begins, points are counted from the computer's side, while human nodes still look for the highest value and the pairs keep their sign. Below the root the computer takes the human for a friend and itself for the opponent; at the root, where it is MIN, it takes the highest value.
fault-002-window = a full window for every root move
fault-002-window-told = Every move at the root is searched from −∞ to +∞. What the first move has secured saves nothing in the others.
fault-002-winner = the end screen names the wrong winner
fault-002-winner-told = Where the computer begins, the end screen takes its points for the human's, and names the loser.
fault-003-gap = rows across gaps
fault-003-gap-told = Pairs of neighbours with the same sign are counted along a whole line, and a gap, whether free or the other player's, does not begin the count anew: xx.xx and xxoxx have as many pairs as xxx, and count as three in a row.
fault-003-ten = a win is worth ten
fault-003-ten-told = A win is worth 10 less one for every ply. After ten plies it is worth no more than a draw, and later it counts as a loss. Where more than ten plies are left, the program may turn down a win.
fault-004-list = the list of moves changes while it is read
fault-004-list-told = Each loop walks along the list of free edges by number, takes an edge out, tries it and puts it back at the end. So the edge that moves up is passed over, and one that was tried comes round again. No decision ever sees all moves.
fault-004-window = bounds are not handed down
fault-004-window-told = α and β begin anew in every call, so almost nothing is cut by what is secured above.
fault-004-cut = blue looks at one reply
fault-004-cut-told = Blue stops as soon as β ≥ α, which is so after its first reply: the comparison is the wrong way round. Red counts on whatever reply happens to come first.
fault-004-end = the search goes on past the end
fault-004-end-told = Nothing inside the search notices that a triangle is there. It plays on, and the triangle that counts at the leaf may be one that came after the game was over.
fault-004-few = no triangle before red's third edge
fault-004-few-told = As long as red has fewer than three edges nobody looks for triangles, not even for blue ones. A reply that would lose for blue at once looks like any other.
fault-004-flat = every loss is the same
fault-004-flat-told = All lost games are worth −∞, soon or late. In a lost position the program takes any move, and so loses at once to an opponent who might still have gone wrong.

fault-universe-001 = All heaps of 2 to { $most } stones
fault-universe-001-pressed = All endings of games with { $least } to { $most } stones
fault-universe-002 = All strings of 2 to { $longest } digits, the human having begun
fault-universe-002-winner = Rows of the table where the computer began and somebody won
fault-universe-003-gap = All boards of 5×5 with two free squares and no three in a row, not even across a gap
fault-universe-003-ten = Random boards of 5×5 with eleven free squares, four in a row to win
fault-universe-004 = Positions of random games with red to move
fault-games-002 = Starting from { $length } digits, the human first, against somebody who replaces any pair but 01
fault-games-003 = As second player on 5×5, three in a row to win, against random play
fault-games-004 = As red, three plies deep, against random play
fault-harm-move = { $universe }: it gives something away in { $harmed } of { $of } ({ $percent }%).
fault-differs = Positions in which it chooses other moves: { $differs } of { $of }.
fault-seldom = None of these positions shows it: it is there, but seldom met.
fault-wider = At the root the window is one wider than the best value so far, so that moves that are as good are told from worse ones.
fault-harm-sooner = { $universe }: it loses sooner than it must in { $harmed } of { $of } ({ $percent }%).
fault-harm-nodes = { $universe }: needless nodes in { $harmed } of { $of } ({ $percent }%); in all { $faulty } nodes instead of { $mended }.
fault-harm-screen = { $universe }: { $harmed } of { $of } ({ $percent }%).
fault-games = { $setting }: { $faulty_won } won, { $faulty_drawn } drawn, { $faulty_lost } lost; without the fault { $won } won, { $drawn } drawn, { $lost } lost.
fault-smallest = The smallest position that shows it has at most { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} left; positions looked at up to it: { $looked_at }.
fault-heading-matters = How often it matters
fault-heading-parting = Where the two searches part ways
fault-faulty = with the fault
fault-mended = without it
fault-plays = plays { $moves } (value { $value }); nodes: { $visited }, cutoffs: { $cuts }
fault-plays-end = { $plays }; then { $end }
fault-depth = depth { $depth }
fault-depth-end = to the end of the game
fault-picture = Report { $report }, { $title }: { $position }

parting-root = At the root
parting-after = After { $moves }
parting-leaf = { $where }, in { $position }, the search with the fault values a leaf at { $faulty }. The other one values it at { $mended }.
parting-taken = { $where }, in { $position }, both know the same values, but { $level } is to move: the search with the fault takes { $faulty } instead of { $mended }.
parting-looked = { $how ->
    [over] { $where }, in { $position }, the search with the fault takes the game for finished. The other one looks further, at { $mended ->
        [one] { $mended } move
       *[other] { $mended } moves
    }.
    [on] { $where }, in { $position }, the game is over, but the search with the fault plays on.
    [fewer] { $where }, in { $position }, the search with the fault stops after { $faulty } of { $mended } moves.
   *[more] { $where }, in { $position }, the search with the fault looks at { $faulty } moves. The other one stops after { $mended }, because of what is secured above.
}
parting-tried = { $where }, in { $position }, moves tried before: { $after }. Next the search with the fault tries { $faulty }, the other one { $mended }.
parting-chosen = Both find every move lost. The search with the fault takes { $faulty }, as good as any to it; the other one plays { $mended }, which loses last.

question-000-speed = Is minimax usually faster than alpha-beta, as the report found?
question-001-pruning = How much does a real alpha-beta save, to the end of the game?
question-002-pruning = What does alpha-beta save in the same games?
question-002-strength = How much strength does the wrong sign cost?
question-003-unbeaten = From which depth on is the program unbeaten on 3×3?
question-004-heuristic = Is it a good heuristic?
question-004-depth = What does the depth do to the chance of winning, and to the nodes?
question-004-time = What does the depth do to the time?
question-004-order = Does the order of the children matter?
answer-none = The experiment has no answer: not all of its games are there.
answer-speed = In the same positions, each decision timed many times, minimax takes { $minimax } µs and alpha-beta { $alphabeta } µs a move (medians); alpha-beta visits { $nodes }% of the nodes. { $faster ->
    [alphabeta] Alpha-beta is the faster one.
   *[minimax] Minimax was the faster one this time: at two plies there is little to cut.
}
answer-pruning = Alpha-beta visits { $alphabeta } nodes a move and minimax { $minimax }: it saves { $saved }%.
answer-strength = Of { $games } games each, the published program loses { $lost_to_chance } to random play and { $lost_to_best } to the best; without the wrong sign it loses { $clean_lost_to_chance } and { $clean_lost_to_best }.
answer-unbeaten = Of { $games } games each against random play, { $lost } are lost at the smallest depth. These were beaten at least once: { $beaten }. The others never were; whether any play at all beats them is counted on the page of the report.
answer-heuristic = It is { $than_plain ->
    [more] better than none
    [fewer] worse than none
   *[same] not to be told from none
} and { $than_safe ->
    [more] better than
    [fewer] worse than
   *[same] as good as
} a simpler one, safe, which counts the edges that are still safe and knows how late a loss comes. Of { $games } games each against random play, three plies deep and from both sides, the report's wins { $report }%, plain, which knows nothing, { $plain }%, and safe { $safe }%.
answer-depth = With a correct search and the report's heuristic, to which all losses are the same: { $shallow }% won at depth { $least }, { $deep }% at depth { $most } ({ $games } games each, from both sides); { $how ->
    [more] deeper search wins more often
    [fewer] deeper search wins less often
   *[same] the two cannot be told apart
}. It costs { $deep_nodes } nodes a move instead of { $shallow_nodes }. That is against random play; against a search of depth 1 it is { $shallow_search }% and { $deep_search }%.
answer-time = A decision takes { $shallow_time } at depth { $least } and { $deep_time } at depth { $most } for { $shallow_nodes } and { $deep_nodes } nodes (medians of all decisions of some games, each timed many times).
answer-order = With the best move first alpha-beta visits { $best } nodes a move, in the order of the list { $listed }, with the worst first { $worst }: { $times } times as many as with the best. { $results ->
    [same] The results of the games are the same.
   *[others] The results of the games differ.
}
