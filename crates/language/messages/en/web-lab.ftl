# The lab in the browser: questions, plans, runs, what they show.
web-lab-title = The lab
web-lab-plan = Plan
web-lab-what = What do you want to know?
web-lab-question-depth = Does looking deeper help?
web-lab-question-algorithm = Which algorithm visits fewer nodes?
web-lab-question-begins = Does it matter who begins?
web-lab-question-heuristic = Which heuristic is better?
web-lab-question-own = Something else
web-lab-title-depth = { $games }: does looking deeper help?
web-lab-title-algorithm = { $games }: which algorithm visits fewer nodes?
web-lab-title-begins = { $games }: does it matter who begins?
web-lab-title-heuristic = { $games }: which heuristic is better?
web-lab-title-own = { $games }: an experiment
web-lab-why-depth = The same search at several depths, in the same games against the same opponent.
web-lab-why-algorithm = Minimax and alpha-beta make the same moves; only what they visit differs.
web-lab-why-begins = A player against itself: only who begins can make a difference.
web-lab-why-heuristic = All heuristics of the game at one depth, in the same games.
web-lab-why-own = A plan that you write yourself, as the command line reads it.
web-lab-fill = Fill in the plan
web-lab-game = Game
web-lab-other-game = Another game, by its spec
web-lab-algorithm = Algorithm
web-lab-both = both
web-lab-heuristic = Heuristic
web-lab-all = all
web-lab-estimates = all but those that know the answer
web-lab-depth = Depth
web-lab-depth-hint = plies, such as 1 3 5 or 1..4
web-lab-wrong-depth = the depths should be whole numbers, 1 or more, such as 1 3 5 or 1..4
web-lab-wrong-games = the games for each should be a whole number, 1 or more
web-lab-wrong-openings = the random openings should be a whole number, 0 to { $most }
web-lab-wrong-seed = the seed should be a whole number, 0 or more
web-lab-filled-anew = the plan was for another question or game and is now filled in for this one: look at it and run it
web-lab-against = Against
web-lab-who = Who plays against itself
web-lab-begins = Begins
web-lab-begins-both = each half
web-lab-begins-player = the player
web-lab-begins-opponent = the opponent
web-lab-games = Games for each
web-lab-games-odd = Each half begins, so { $games } are played.
web-lab-more-fields = Openings and seed
web-lab-openings = Random openings
web-lab-seed = Seed
web-lab-same-games = Seed { $seed }. The same plan gives the same games.
web-lab-own-plan = Your plan
web-lab-own-hint = As compare and tournament write it to plan.toml.
web-lab-run = Run
web-lab-again = Change and run again
web-lab-how-long = How long does it take?
web-lab-estimate = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, about { $time }, judging by { $tried } of them. You need not wait: it goes on when this page is closed.
web-lab-estimate-soon = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, less than a second, judging by { $tried } of them.
web-lab-estimate-none = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, and not one was over within five seconds: this will take very long.
web-lab-no-times = times are not measured here, where other things run beside; take out times = true, or run the plan with gametree compare on a machine of your own
web-lab-no-grades = players are not graded here; take out grade, or run the plan with gametree compare
web-lab-many-games = { $games } games in one run; at most { $most } are played here. The command plays any number.
web-lab-many-going = you have { $most } runs that are not over; stop one, or wait for it
web-lab-many-runs = you have { $most } runs; delete one that you no longer need
web-lab-no-room = there is no room for more runs; delete some that nobody needs
web-lab-in-use = another program keeps runs in the same folder; this passes when it ends
web-lab-unreachable = the folder with the runs cannot be used
web-lab-choose-two = choose two runs to compare
web-lab-failed-damaged = It cannot go on: its plan or its rows are not as they were written. They are left as they are.
web-lab-failed-disk = The disk takes no more, or may not be written. What was played is kept.
web-lab-failed-large = Its rows take more room than one run may have. What was played is kept.
web-lab-failed-slow = One game took longer than half an hour, so it was given up. What was played is kept.
web-lab-failed-internal = Something went wrong inside the program. What was played is kept.
web-lab-runs = Earlier runs
web-lab-none = No runs yet.
web-lab-none-hint = Choose a question and press Run. The answer grows while you watch.
web-lab-column-question = question
web-lab-column-state = state
web-lab-column-games = games
web-lab-column-date = asked for
web-lab-pick = Compare { $run }
web-lab-compare = Compare
web-lab-compare-two = Compare the two
web-lab-delete = Delete
web-lab-delete-one = Delete { $run }
web-lab-delete-sure = The run and all its files will be gone.
web-lab-delete-yes = Delete it
web-lab-damaged = These folders cannot be read, and are left as they are: { $folders }.
web-lab-games-all = { $games }
web-lab-games-of = { $games } of { $of }
web-lab-state-going = not over
web-lab-state-waiting = waiting
web-lab-state-running = running
web-lab-state-stopped = stopped
web-lab-state-finished = finished
web-lab-state-failed = cannot go on
web-lab-lanes = How far it is
web-lab-other-lanes = { $players ->
    [one] { $players } more
   *[other] { $players } more
}
web-lab-nothing-yet = No game is over yet.
web-lab-words-waiting = { $before ->
    [0] It begins in a moment.
    [one] One run comes first; this one begins by itself.
   *[other] { $before } runs come first; this one begins by itself.
} You can close this page.
web-lab-words-left = About { $time } left. Every finished game is kept; you can close this page.
web-lab-words-soon = Less than a second left. Every finished game is kept; you can close this page.
web-lab-words-running = Every finished game is kept; you can close this page.
web-lab-words-stopped = Stopped at { $games } of { $of }.
web-lab-words-finished = { $games ->
    [one] { $games } game was played.
   *[other] All { $games } games are played.
}
web-lab-clear = clear
web-lab-cannot-tell = cannot tell yet
web-lab-no-difference = { $games ->
    [one] no difference in { $games } game
   *[other] no difference in { $games } games
}
web-lab-run-each = Run { $games } each
web-lab-run-openings = Run with { $openings } openings
web-lab-too-many = That is more than the { $most } games that one run may have here; the command plays any number.
web-lab-more-findings = { $findings ->
    [one] One more remark
   *[other] { $findings } more remarks
}
web-lab-more-plots = { $plots ->
    [one] One more plot
   *[other] { $plots } more plots
}
web-lab-peeking = Tests count when all games of the plan are played: whoever looks at every game sees chance do something sooner or later.
web-lab-so-far = Open marks: still running.
web-lab-cancel = Cancel
web-lab-continue = Continue
web-lab-report = Report
web-lab-report-so-far = Report so far
web-lab-command = The same in a terminal
web-lab-fingerprint = Fingerprint of these games:
web-lab-from = It began with the games of an earlier run.
web-lab-files = All files
web-lab-files-text = Everything that the command compare writes, from { $games } of { $of } games.
web-lab-size = { $kilobytes } kB
web-lab-back = Back to the run
web-lab-comparison = Two runs side by side
web-lab-plans = What differs in the plans
web-lab-same-plan = Nothing: both have the same plan.

finding-begins-first = { $player } against itself: the first player won { $first }, the second { $second } of { $games } games, { $drawn } were drawn. Who begins wins more often, a difference of { $difference } percentage points ({ $low } to { $high }; { $p }).
finding-begins-second = { $player } against itself: the first player won { $first }, the second { $second } of { $games } games, { $drawn } were drawn. Who begins wins less often, a difference of { $difference } percentage points ({ $low } to { $high }; { $p }).
finding-begins-seen = { $player } against itself: the first player won { $first }, the second { $second } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $drawn } were drawn.
finding-begins-drawn = { $player } against itself: { $games ->
    [one] the game was drawn
   *[other] all { $games } games were drawn
}, so it makes no difference who begins.
finding-begins-not-shown = { $player } against itself: the first player won { $first }, the second { $second } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $drawn } were drawn. A difference was not shown; about { $needed } games would show one of this size in four of five experiments.
finding-begins-not-shown-starts = { $player } against itself: the first player won { $first }, the second { $second } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $drawn } were drawn. A difference was not shown; about { $needed } starts would show one of this size in four of five experiments.
finding-begins-nothing = { $player } against itself: the first player won { $first }, the second { $second } of { $games } games, { $drawn } were drawn: nothing differs, or too little to be seen; the difference of { $difference } lies between { $low } and { $high } percentage points ({ $p }).

web-api-problem-plan = The plan of an experiment is wrong.
web-api-begin-experiment = Begins an experiment, which goes on until it is finished or stopped.
web-api-list-experiments = Lists your experiments, the latest first.
web-api-show-experiment = Shows an experiment as it is now, with what its games show so far.
web-api-stop-experiment = Stops an experiment of yours; it can go on later.
web-api-continue-experiment = Lets an experiment of yours go on.
web-api-delete-experiment = Deletes an experiment of yours, and all its files.
