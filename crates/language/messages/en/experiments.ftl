# Experiments: players compared in the same games, and tournaments.

command-compare = Compare players in the same games: rows, statistics, plots and a report
command-tournament = Let every player meet every other, from both sides of each opening
argument-game = A game, with ranges: stones:stones=50..59; may be repeated
argument-player = A player, with ranges: minimax:depth=2..6; may be repeated
argument-opponent = Whom all players meet; random, if not given; may be repeated
argument-sides = Which side the players have
argument-repeat = How often a game is played where chance has a part in it; without it 20, or once with openings
argument-openings = Begin each game with so many different random openings, each played from both sides if --first is both; 0 is the game's own start
argument-plies = Random plies that make an opening; as few as that many openings need, if not given
argument-experiment_seed = What all chance follows from
argument-experiment_threads = Games played side by side; 0 is one per core
argument-times = Measure times to compare them: one game at a time, each decision repeated, building and valuing whole trees apart
argument-grade_positions = Grade the players on so many positions of each game that can be solved
argument-columns = Columns of the table, separated by commas, or 000, 001, 002, 004: those of a course report
argument-run_folder = Folder for rows, tables, plots and reports; a run that was stopped goes on there
argument-plan = Take everything from a plan file, as a run has left it
argument-dry_run = Say how many games there are and about how long they take, and play none
argument-shard = Play one part of several only: 2/5 is the second of five; SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT say so as well
argument-merge_folders = Put the rows of these folders together instead of playing
argument-sprt = End a tournament of two as soon as it is decided: elo0=0,elo1=10

label-experiment-games = games
label-experiment-players = players
label-experiment-opponents = opponents
label-experiment-sides = players' side
label-experiment-repeat = repetitions
label-experiment-openings = openings
label-experiment-seed = seed
label-experiment-played = played
label-experiment-fingerprint = fingerprint
label-experiment-folder = written to
label-experiment-notes = remarks

sides-first = first
sides-second = second
sides-both = first and second
experiment-openings = { $openings ->
    [0] the game's own start
    [one] { $openings } random opening of { $plies } plies
   *[other] { $openings } random openings of up to { $plies } plies
}
experiment-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $of }
experiment-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $time }, { $speed } a second
experiment-nothing-new = all games were there already
experiment-unfinished = not all games were played; the same command goes on
experiment-unfinished-lost = not all games were played, and nothing was kept; with --out DIR the same command goes on
experiment-merged-in-part = { $missing } of { $of } games are missing: the folder of some part was not merged, and these figures may come from one side only
experiment-without-pdf = The plots are there as SVG only, not as PDF: { $reason }.
experiment-played-part = { $played }, part { $shard }

note-once = { $contests ->
    [one] One pair of players leaves
   *[other] { $contests } of { $of } pairs of players leave
} nothing to chance and always begin alike: each of their games is played once, not { $asked } times. Openings would make games differ.
note-fewer-openings = { $spec } has { $found } different openings of up to { $plies } plies, not { $asked }.
note-machine = { $player } depends on the clock or on several threads: another run may give other rows.
note-not-graded = { $player } is not graded: only searches are.
note-usual-limit = { $player }: a limit was added, because without one it would search to the end of the game.
note-plain = The heuristic plain values every unfinished position at 0, so among such moves the first is taken. Other heuristics of this game: { $others }.
note-copies = In { $series } of { $of } series all repetitions were alike: chance played no part there, so they tell no more than one game. Openings would make games differ.

column-player = player
column-algorithm = algorithm
column-depth = depth
column-heuristic = heuristic
column-opponent = opponent
column-games = games
column-won = won
column-drawn = drawn
column-lost = lost
column-share = wins %
column-interval = 95% interval
column-elo = Elo
column-visited = nodes per move
column-median = median
column-evaluated = evaluated per move
column-cutoffs = cutoffs per move
column-tree = whole tree
column-saving = saved %
column-length = moves
column-time = time per move
column-spread = its spread
column-build = building the tree
column-value = valuing it
column-number = no.
column-settings = settings
column-results = won, drawn, lost
column-game = game
column-side = side
column-result = result
column-score = score
column-moves = moves
column-nodes = nodes
experiment-means-share = share of games that the player won, every start counting alike
experiment-means-interval = where the true share lies, right in 95 of 100 experiments
experiment-means-visited = nodes visited for one move, on average
experiment-means-tree = nodes that a search without pruning visits for one move, on average, where they could be counted
experiment-means-saving = part of those nodes that was not visited
experiment-means-length = moves of both players in a game after its opening, on average
experiment-means-time = median of the time for one move; each was measured several times
experiment-means-spread = the middle half of the times of one move lies within so much
experiment-means-build = building the whole tree of one move in memory, on average, and valuing it afterwards
experiment-counted = * of those moves whose whole tree could be counted

won = won
drawn = drawn
lost = lost

experiment-findings = What it shows
conclusion-depth-yes = Yes. Depth { $deep } makes { $of-deep }% of the points against { $opponent }, depth { $shallow } { $of-shallow }%.
conclusion-depth-worse = No, it does harm here. Depth { $deep } makes { $of-deep }% of the points against { $opponent }, depth { $shallow } { $of-shallow }%.
conclusion-depth-exact = Depth cannot matter here: the heuristic { $heuristic } knows the answer already. Try { $other }.
conclusion-algorithm = Alpha-beta. It saves { $saving }% of the nodes at depth { $depth }; the moves are the same.
conclusion-algorithm-depths = Alpha-beta. It saves { $low }% of the nodes at depth { $shallow } and { $high }% at depth { $deep }; the moves are the same.
conclusion-algorithm-neither = Neither. To this depth there is nothing to cut, and both visit the same nodes.
conclusion-begins-first = Yes, it is better to begin. The first player wins { $first } of { $games } games, the second { $second }.
conclusion-begins-second = Yes, it is better not to begin. The second player wins { $second } of { $games } games, the first { $first }.
conclusion-begins-drawn = No. All games ({ $games }) were drawn.
conclusion-begins-open = These games do not tell. The first player wins { $first } of { $games } games, the second { $second }; that may be chance.
conclusion-heuristic = { $better } is better than { $worse }. It makes { $more }% of the points against { $opponent }, the other { $less }%.
conclusion-too-weak = { $opponent } is too weak to show a difference: it makes at most { $share }% of the points against every player. Try { $other }.
conclusion-too-strong = { $opponent } is too strong to show a difference: it makes at least { $share }% of the points against every player. Try { $other }.
conclusion-alike = No difference was seen: every player has the same results against { $opponent }.
conclusion-open = These games do not tell: the differences against { $opponent } may be chance.
finding-wins = { $player } against { $opponent }: { $won } won, { $drawn } drawn, { $lost } lost of { $games } games; it wins { $share }% of them ({ $low }–{ $high }%).
finding-same-moves = { $a } and { $b } make the same moves by construction, and did in all { $pairs } games.
finding-fault = { $a } and { $b } must make the same moves, but did not in { $other } of { $pairs } games: one of them is wrong.
finding-same-values = { $a } and { $b } choose moves of equal value by construction: that { $b } did better in { $better } and worse in { $worse } of { $pairs } games is luck.
finding-better = { $b } does better than { $a } against { $opponent }: better in { $better }, worse in { $worse } of { $pairs } games from { $starts ->
    [one] one start
   *[other] { $starts } starts
}, a difference of { $difference } points in 100 games ({ $low } to { $high }; { $p }).
finding-worse = { $b } does worse than { $a } against { $opponent }: better in { $better }, worse in { $worse } of { $pairs } games from { $starts ->
    [one] one start
   *[other] { $starts } starts
}, a difference of { $difference } points in 100 games ({ $low } to { $high }; { $p }).
finding-not-shown = { $b } beside { $a }, against { $opponent }: better in { $better }, worse in { $worse }, the same in { $same } of { $pairs } games. A difference was not shown; about { $needed } games would show one of this size in four of five experiments.
finding-not-shown-starts = { $b } beside { $a }, against { $opponent }: better in { $better }, worse in { $worse }, the same in { $same } of { $pairs } games from { $starts } starts. A difference was not shown; about { $needed } starts would show one of this size in four of five experiments.
finding-beside = { $b } beside { $a }, against { $opponent }: better in { $better }, worse in { $worse }, the same in { $same } of { $pairs ->
    [one] { $pairs } game
   *[other] { $pairs } games
}.
finding-repeated = Chance has no part in these games: every repetition is the same game, so more repetitions cannot tell more. { $openings ->
    [0] Openings would.
   *[other] More openings would.
}
finding-these-starts = { $starts ->
    [one] All games are from one start: nothing follows for other starts.
   *[other] All games are from { $starts } starts: nothing follows for other starts.
}
finding-nothing = { $b } beside { $a }, against { $opponent }: better in { $better }, worse in { $worse } of { $pairs } games, and no better on average: nothing differs, or too little to be seen; the difference lies between { $low } and { $high } points in 100 games.
finding-all-same = { $b } and { $a } have the same results against { $opponent } in all { $pairs } games.
finding-visited = Nodes in a game: { $b } visits { $ratio } times as many as { $a }{ $interval }; fewer in { $fewer }, more in { $more } of { $pairs } games ({ $p }).
finding-visited-less = Nodes in a game: { $b } visits { $ratio } times as many as { $a }{ $interval }; by construction never more, here fewer in { $fewer } of { $pairs } games.
finding-visited-same = Nodes in a game: both visit the same number in all { $pairs } games.
finding-visited-once = Nodes in a game: { $b } visits { $ratio } times as many as { $a }; fewer in { $fewer }, more in { $more } of { $pairs ->
    [one] { $pairs } game
   *[other] { $pairs } games
}.
finding-visited-not-shown = Nodes in a game: { $b } visits fewer in { $fewer }, more in { $more } of { $pairs } games; that may be chance ({ $p }).
finding-time = Time in a game: { $b } takes { $ratio } times as long as { $a }{ $interval }; less in { $fewer }, more in { $more } of { $pairs } games ({ $p }).
finding-time-not-shown = Time in a game: { $b } takes less in { $fewer }, more in { $more } of { $pairs } games; that may be chance ({ $p }).
finding-interval = { " " }({ $low }–{ $high })
finding-saving = { $player } did not visit { $saving }% of the nodes that a search without pruning visits; no alpha-beta could save more than { $most }% in uniform trees of that size.
finding-sides = As first player { $player } wins { $first } of { $firsts } games against { $opponent }, as second { $second } of { $seconds }: the side decides more than the player.
finding-both = { $one } { $other }
finding-elo = From both sides of the same starts: { $elo } Elo against { $opponent } ({ $low } to { $high }).
level-is = p = { $p }
level-below = p < { $p }
level-less = <{ $p }

comparisons-caption = Players in the same games: the second of each pair measured against the first
column-first-of-pair = player
column-second-of-pair = compared with it
column-pairs = games
column-better = better
column-worse = worse
column-difference = difference
column-p = p
column-corrected = corrected
column-ratio = nodes ×
column-ratio-interval = interval
column-p-nodes = p (nodes)
column-time-ratio = time ×
column-p-time = p (time)

tournament-cross = Points in games against each other
column-points = points
column-rank = rank
tournament-caption = Strength: Elo, 0 being the average of all
tournament-first = { $player } is first with { $points } of { $games } points, { $elo } Elo above the average ({ $low } to { $high }).
tournament-apart = { $a } is stronger than { $b } ({ $better } points in { $games } games against each other; { $p }).
tournament-not-apart = Who of { $a } and { $b } is stronger was not shown ({ $better } points for the first of them in { $games } games).
sprt-h1 = Decided after { $games } games: { $a } is stronger than { $b }; { $elo1 } Elo fits better than { $elo0 }.
sprt-h0 = Decided after { $games } games: { $a } is not { $elo1 } Elo stronger than { $b }; { $elo0 } fits better.
sprt-open = Not decided after { $games } games: the test is at { $llr }, and ends below { $low } or above { $high }.
sprt-bias = Strengths measured in a test that ends early come out somewhat too large.
sprt-starts = The test counts { $starts ->
    [one] { $starts } start
   *[other] { $starts } starts
}, each with the mean of all games from there.
chart-elo-title = Strength of the players
chart-elo-axis = Elo

chart-nodes-title = Nodes visited for one move
chart-nodes-axis = nodes visited (logarithmic)
chart-depth-axis = depth in plies
chart-player-axis = player
chart-minimum = least that any alpha-beta visits (Knuth and Moore, uniform tree of the same size)
chart-tree = whole tree
chart-wins-title = Share of games won
chart-wins-axis = games won
chart-time-title = Time for one move
chart-time-axis = microseconds (logarithmic)
chart-saving-title = What pruning saves in the course of the game
chart-saving-axis = nodes not visited
chart-move-axis = number of the player's move
chart-lengths-title = How long games are
chart-lengths-axis = games
chart-length-axis = moves of both players
chart-all-games = all games
chart-whiskers = Whiskers are 95% intervals.
chart-described = { $series }: { $points }
chart-against = { $player } against { $opponent }

report-title = Experiment: { $games }
paper-comparisons = { $what }. { $setting }
paper-caption = { $title } ({ $games }); players' side: { $side }; openings: { $openings }; repetitions: { $repeat }; seed: { $seed }
paper-caption-interval = { $caption }; intervals: Wilson's, 95%
report-setting = Setting
report-rules = The game in short
report-rules-of = { $game }: { $spec }
report-table = Results
report-plots = Plots
report-findings = Findings
report-comparisons = Comparisons
report-limits = Limits
report-repeat = How to repeat it
report-exact = Against exact values
report-exact-caption = { $spec }: moves and values against the exact solution, { $positions } of { $of } positions
report-limit-players = All of this is about these players, games and openings; others may behave otherwise.
report-limit-sides = Players were compared on one side of the game only.
report-limit-luck = All who are compared met the same starts and the same luck, so games are compared in pairs.
report-limit-tests = { $tests ->
    [one] One test was made
   *[other] { $tests } tests were made
}; p is corrected for that (Holm), and below 0.05 counts as shown. Intervals are at 95%, each by itself.
report-limit-methods = Results: exact sign-flip test of the points that one player made more than the other, with Student’s interval for two starts or games more. Nodes and times: Wilcoxon’s signed-rank test, median of the ratios with its distribution-free interval. Shares: Student’s interval for two starts more; Wilson’s near 0 and 100%, and for one or two starts.
report-limit-tournament = Strengths: the model of Bradley and Terry, with half a drawn game against the average added for every player, so that all strengths are finite. Neighbours in the list: exact sign-flip test of the points from both sides of a start; p is corrected (Holm).
report-limit-starts = Tests and intervals are over { $starts } starts, each of them an opening of a game with both sides together. Repetitions from the same start are averaged, since they may be the same game again.
report-limit-counts = Node counts are the same on every machine; times were not measured for comparison, and none are compared.
report-limit-times = Times were measured one game at a time, each decision several times; they hold for this machine.
report-limit-load = Other programs were at work meanwhile (load { $load }): times may be too long.
report-limit-few = Some players have only { $least } games: their share of wins is known to ±{ $width } percentage points.
report-limit-unfinished = { $games } of { $of } games were played when this was written.
report-repeat-command = This command plays the same games, with the file plan.toml that lies beside this report:
report-repeat-fingerprint = The rows then have the fingerprint { $fingerprint }, whatever the number of threads or machines.
report-made = Made by gametree { $version }.

dry-run-games = { $games ->
    [one] { $games } game would be played
   *[other] { $games } games would be played
}, { $contests ->
    [one] by { $contests } pair of players
   *[other] by { $contests } pairs of players
}.
dry-run-time = About { $time } on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}, judging by { $tried ->
    [one] one of them
   *[other] { $tried } of them
}.
progress-games-left = { $bar } { $done } of { $of } games, { $seconds } s, about { $left } s left … (Ctrl-C stops)

error-plan-line = the plan, line { $line }: { $reason }
error-plan-file = the plan: { $reason }
error-plan-games = no game to play
error-plan-players = no player to compare
error-plan-opponents = no opponent for the players
error-plan-two = a tournament needs two players or more
error-plan-no-opponents = in a tournament players meet each other; opponents belong to a comparison
error-plan-sprt-two = a test that ends early needs a tournament of exactly two players
error-plan-sprt-parts = a test that ends early cannot be split into parts
error-plan-both-sides = a tournament is played on both sides; first has to be both
error-plan-human = a person cannot take part in an experiment
error-plan-repeat = 0 repetitions: there would be nothing to play
error-plan-large = { $key } is larger than { $most }
error-plan-cannot = { $player } cannot play { $spec }: { $reason }
error-plan-finished = { $spec } is over before it begins
error-plan-opening = { $spec } has no opening of that length that leaves the game unfinished
error-plan-many-games = { $found } games; at most { $most } are played
error-plan-many-contests = { $found } pairs of players; at most { $most } are compared
error-experiment-in-use = “{ $folder }”: another program is at work there
error-experiment-other = “{ $folder }” has the rows of another plan: { $key } is { $there } there, { $here } here
error-experiment-no-plan = “{ $folder }” has no plan.toml
error-experiment-not-empty = “{ $folder }” has other files in it, and no plan.toml; an empty or a new folder is needed
error-experiment-damaged = “{ $path }”, line { $line }: this is not a row as it was written
error-experiment-order = “{ $path }”: an earlier version of gametree numbered these games in another order; give another folder, or finish this one with that version
error-experiment-twice = game { $number } is there twice, and not the same
error-experiment-no-rows = no game was finished
error-experiment-sprt = --sprt: “{ $part }” is wrong; it should be as in elo0=0,elo1=10, where elo0 is less than elo1
error-experiment-shard = --shard is “{ $value }”; it should be as in 2/5, the second of five
error-experiment-columns = there is no column “{ $column }”; there are { $columns }
error-experiment-columns-mixed = “{ $column }” is about single games, “{ $other }” about all games of a player: a table has one or the other
error-experiment-columns-none = report { $report } has no table; there are 000, 001, 002 and 004
error-experiment-plan-and = --plan says everything; leave out --{ $option }
error-experiment-merge-out = --merge needs --out, a folder for the merged rows
error-experiment-merge-twice = “{ $folder }” is named twice among the folders to be merged
advice-other-folder = ; take another folder, or the same plan
advice-game = ; name one with --game stones:stones=50
advice-player = ; name one with --player alphabeta:depth=4, or with --algorithm and --depth
advice-opponent = ; name one with --opponent random
experiment-interval = { $low }–{ $high }
elo-interval = { $low } to { $high }
report-skip = To the report
table-left-out = No room for: { $columns }.
