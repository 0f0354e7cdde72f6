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
reproduce-heading-right = What it got right
reproduce-heading-wrong = What it got wrong, and why
reproduce-heading-answers = Questions, answered by experiments
reproduce-heading-wishes = What its authors wished for
reproduce-heading-again = To repeat it
reproduce-heading-summary = All five

reproduce-counts = Rows: { $rows }. Reproduced: { $reproduced }, plausible: { $plausible }, not reproduced: { $missed }.
reproduce-expected = Rows that are known to be wrong in the reports themselves: { $known }. All others hold.
reproduce-verdicts = Reproduced: its program, written anew, does exactly this. Plausible: chance has a part in it, and this is nothing unusual: within the range of 1,000 games, or not rarer than 1 in 20 (p ≥ 0.05, exact binomial test).
reproduce-unexpected = Rows that should hold and do not: { $count }.
reproduce-row = Row { $row }: { $reason }
reproduce-verdict-reproduced = reproduced
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
reproduce-column-verdict = verdict
reproduce-explain = A report explained:
reproduce-see = A fault seen where it matters first, with both search trees:
reproduce-again = The same again, with pages in four languages, pictures, plans and rows:
reproduce-sit-down = To sit down against its search as it was published:
reproduce-same = the same
reproduce-index = The five course reports, rerun
reproduce-wishes = The authors of the five reports wished for transposition tables, iterative deepening, adjustable strength, hints, replay and analysis, and play in the browser. All of it is here, for this game too:

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
reproduce-001-plot = “Nodes visited”, and the nodes of a search for the first move
reproduce-002-plot = Nodes visited, published and rerun
reproduce-003-plot = Of all games on 3×3 that can be played against the program, those it loses
reproduce-004-plot = Red's share of wins against random play

reproduce-000-legend = Published and rerun: the computer's moves; what was counted for each of them; who won. Without faults: calls of the search for each of these moves, the first call not counted.
reproduce-001-legend = Published and rerun: “nodes visited”, which is the number of the computer's moves; the human's total; the computer's total; who won. A row is reproduced if some game against the program ends so. Without faults: nodes that a search visits for the first move of the game.
reproduce-002-legend = Nodes visited in the whole game. For alpha-beta the rerun shows the median of 1,000 games, and without faults that of some hundred.
reproduce-003-legend = The human's moves are row and column, counted from 0. Published, rerun and without faults: the board, row by row from the top, a number for so many free squares; who won.
reproduce-004-legend = Red's share of wins, rerun and without faults with the start rule that fits all rows best. The search without faults also knows how late a loss comes.

reproduce-move-differs = computer move { $number } is { $published } in the report; its program plays { $rerun }
reproduce-lines-differ = for computer move { $number } the report has { $published }; counted its way it is { $rerun }
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
   *[published] by the published start rule
}, red wins { $share }% (p = { $p }); by the published rule, where red begins one game in three on average, { $rule_share }% (p = { $rule_p })
reproduce-boards = the program comes to this board with { $same } of { $all } combinations of depth and order of moves

reproduce-000-question = A number is multiplied up to 3,000. Does alpha-beta need fewer nodes than minimax, and is it faster?
reproduce-000-published = { $rows } games, half of them with each algorithm: the moves, a count and a time for every computer move, and the winner. The counts add up to { $minimax } for minimax and { $alphabeta } for alpha-beta.
reproduce-000-right = Two plies are enough here: of { $won } won positions the program keeps the win in { $kept }, and minimax and alpha-beta choose the same move in { $agree } of { $positions } positions. The winner is right in { $winners } of { $rows } rows.
reproduce-000-wrong = The two columns do not count the same. For minimax it is the lines of the printed tree, for alpha-beta only those that carry a value, and a line may lack one although nothing was cut. Calls of the search are { $calls_minimax } and { $calls_alphabeta }: alpha-beta saves { $saved }%, not { $claimed }%.
reproduce-000-times = Times of { $fastest } to { $slowest } µs were measured once each. That says nothing about which algorithm is faster.

reproduce-001-question = From { $smallest } to { $largest } stones: how long do minimax and alpha-beta take to build and to value the whole game tree, and who wins?
reproduce-001-published = { $rows } games with a time per move, “nodes visited”, both totals, the winner, and the times for building and for valuing the tree.
reproduce-001-right = Every row may be a game against the program: for { $reproduced } of { $rows } there are human takes that lead to these totals in so many moves.
reproduce-001-wrong = “Nodes visited” is the number of the computer's moves. The tree is built as a whole before anything is valued, so nothing can be saved; an alpha-beta that hands its window down visits { $least }% to { $most }% of that tree.
reproduce-001-times = Both algorithms build the same tree, so the mean times for building, { $building_minimax } s and { $building_alphabeta } s, only show how far such times scatter. Valuing takes { $valuing_minimax } s with minimax and { $valuing_alphabeta } s with alpha-beta: what was meant to be quicker is slower.

reproduce-002-question = How many nodes do minimax and alpha-beta visit in strings of 15 to 25 digits, how long does a move take, and who wins?
reproduce-002-published = { $rows } rows, of which { $distinct } are different experiments: the others are repeated. Each has the nodes visited in a whole game, the mean time of a move and the winner.
reproduce-002-right = How many nodes minimax visits follows from the number of digits alone; { $minimax } of { $minimax_rows } rows are right to the last node. The { $plausible } rows of alpha-beta, whose counts depend on the digits, all lie within what { $games } games show.
reproduce-002-wrong = { $missed } rows of minimax bear the wrong length: their counts are those of others. And because the games of the two algorithms are different games, the table does not say what alpha-beta saves.

reproduce-003-question = Can one program play k in a row on any square board, with alpha-beta and a depth that the user chooses, and can it be beaten on 3×3?
reproduce-003-published = { $rows } boards from games; no table.
reproduce-003-right = { $reproduced } of { $rows } boards come about when the human's moves are made again. From depth { $safe } on nobody beats the program on 3×3.
reproduce-003-wrong = With less depth it can be beaten on 3×3: of all games that can be played against it, it loses { $lost } at depths 1 to { $deepest }.

reproduce-004-question = In Sim, what is a good heuristic, what does the depth do to the chance of winning, to time and nodes, and does the order of the children matter?
reproduce-004-published = { $rows } shares of wins of red, which searches, against blue, which plays at random: { $wins } wins of { $games } games in all.
reproduce-004-right = The shares are those of the program: { $expected_best } wins are to be expected { $start ->
    [blue] if blue always begins
    [red] if red always begins
   *[published] by the published start rule
}. By the rule of the published program, where red begins one game in three on average, they would be { $expected_published }.
reproduce-004-wrong = “Deeper search wins less” is true of this program: with pruning red wins { $program_shallow }% at depth { $least } and { $program_deep }% at depth { $most }. Without the faults, by the same start rule, it is { $shallow }% and { $deep }%.

fault-000-max = MAX is the human
fault-000-max-told = The text makes the human MAX, whoever begins, while values are those of the player who began. Where the computer begins, it then picks the move that is worst for itself. The program itself takes whoever began for MAX, which is right.
fault-000-else = an else on the wrong if
fault-000-else-told = In one listing of the tree generator the else that takes a point off for an odd product stands behind the question whether it ends in 0 or 5. Read as it stands, every product that does not end so costs a point, even or odd, and the tree has the wrong points. The program itself is right.
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

fault-universe-000 = All unfinished positions from the starts { $first } to { $last }
fault-universe-001 = All heaps of 2 to { $most } stones
fault-universe-001-pressed = All endings of games with { $least } to { $most } stones
fault-universe-002 = All strings of 2 to { $longest } digits, the human having begun
fault-universe-002-winner = Rows of the table where the computer began and somebody won
fault-universe-003-gap = All boards of 5×5 with two free squares and no three in a row, not even across a gap
fault-universe-003-ten = Random boards of 5×5 with eleven free squares, four in a row to win
fault-universe-004 = Positions of random games with red to move
fault-games-chance = Against random play from every start, from both sides
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
