# The first page and the help.
web-hero = Nothing is hidden and nothing is left to chance.
web-hero-question = So who wins?
web-hero-text = Play { $games ->
    [5] five
   *[other] { $games }
} small games against the computer. Watch minimax and alpha-beta decide, cut by cut. Then see the exact answer, proven.
web-watch = Watch a search
web-today = Today’s position
web-today-question = { $who ->
    [first] The first player wins. How?
   *[second] The second player wins. How?
  }
web-today-game = { $game }: one of the { $moves } moves keeps the win.
web-today-right = { $mv } is right: { $result }.
web-today-wrong = { $mv } is a mistake: { $result }.
web-today-show = Show every move’s value
web-today-play = Play it out
web-left-off = Go on where you left off
web-left-off-you = Move { $number }: it is your turn.
web-left-off-computer = Move { $number }: the computer is to move.
web-left-off-over = Finished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
web-games = The games
web-games-unknown = Nobody knows how it ends: look for yourself.
web-copy = Copy
web-help-marks = What the marks say
web-help-marks-text = Filled is proven, dashed is an estimate. Corners belong to the first player, round is the second, a diamond is a draw.
web-mark-first = the first player wins in { $plies } plies
web-mark-second = the second player wins in { $plies } plies
web-mark-draw = a draw
web-mark-points = the first player wins by { $by }
web-mark-at-most = wins in at most { $plies } plies
web-mark-unknown = wins; nobody has counted how soon
web-mark-guess-first = an estimate, good for the first player
web-mark-guess-second = an estimate, good for the second player
web-mark-best = nothing is better
web-help-verdicts = What the verdicts say
web-help-right = the branch is cut, and you said so
web-help-missed = the branch is cut, and you did not say so
web-help-looked-at = you said that it is cut, but alpha-beta looks at it
web-help-reproduced = the report’s program, written anew, gives exactly this
web-help-possible = some line of play ends like this; the report does not say which was played
web-help-plausible = chance has a part in it, and this is nothing unusual
web-help-not-reproduced = the report’s program gives something else
web-help-more = More than games
web-help-lab = Experiments: players play as many games as you plan, and the page says what can be concluded from them.
web-help-explore = Trees of numbers: move the leaves, and mark which branches alpha-beta never looks at.
web-help-reports = Five course reports: their tables next to a rerun, row by row, and what they conclude, with a verdict and the reason.
web-help-class = The same question to many phones. They reach this computer if the workbench was started like this:
web-help-everywhere = every page
web-help-keys = Keys
web-help-keys-text = Arrows and Enter work on boards; any move can also be typed as text.
web-key-hint = Hint
web-key-undo = Undo
web-key-redo = Redo
web-key-new = New game
web-key-values = Show or hide values
web-key-share = Share: the address of this position
web-key-tree = See the tree
web-key-projector = Projector
web-key-both = Both trees
web-key-step = Step through a search or a game
web-key-ends = To the first and the last step
web-key-cut = Next cut; with Shift, the one before
web-key-level = One level up or down in a tree
web-key-fold = Fold or unfold a part of a tree
web-key-help = This page
web-key-switch = Letter keys work
web-help-leave = Everything leaves
web-help-leave-text = Every page has an address that can be shared, and every result a command that gives the same numbers in a terminal. Pictures, tables and games can be downloaded.
web-help-api = The same for programs: the API
web-help-safe = Yours alone
web-help-safe-text = The program runs on this machine and asks nothing of any other. Your games are kept in its data folder.
web-rules-how = How it is played
