# Trees and pictures: on paper, on a screen, step by step; what columns and algorithms are.

tree-head-level = level
tree-head-why = remarks
tree-why-merged-hidden = the same as a node that is not shown
tree-symmetric = by symmetry also { $moves }
legend-numbers = #: order of visits · α: what MAX has secured, β: what MIN has secured, when the node is entered · ≥ ≤: only a bound is known · ✂: cut
legend-symmetric = ×: stands for so many moves, equal by symmetry

argument-width = Keep pictures to this width: a4, landscape, screen, or a number of pixels
argument-symmetric = Show moves that are equal by symmetry once
argument-title = A heading above the tree
argument-caption = Words below the tree

error-width = --width is “{ $value }”; it should be a4, landscape, screen, or a number of pixels from { $least } to { $most }
error-width-format = --width is for pictures; choose --format svg, png or pdf
error-print-font = no font on this machine has “{ $letter }”; install one such as DejaVu Sans (Debian and Ubuntu: fonts-dejavu-core)
error-print-fonts = this machine has no fonts to draw words with; install one such as DejaVu Sans (Debian and Ubuntu: fonts-dejavu-core)
error-print-large = the picture is too large for { $format }: { $size } million pixels, at most { $most }; use --format svg, or show less of the tree
error-print-bytes = the picture is too large for { $format }: { $size } MB of SVG, at most { $most }; use --format svg, or show less of the tree
error-print = the picture cannot be written as { $format }: { $reason }
error-print-terminal = { $format } is not for terminals; write it to a file with --out, or into a pipe

step-more-keys = p plays   a asks   ? all keys   q leaves
step-best = best
step-playing = { $speed ->
    [one] plays, one step a second
   *[other] plays, { $speed } steps a second
}
step-question = Node { $node } has more moves. Is the next one cut? (y/n)
step-right = Right:
step-wrong = Wrong:
step-is-open = not cut, because { $alpha } < { $beta }: the window is still open
step-cuts-nothing = minimax looks at every move and has no cutoffs
step-tally = { $right } of { $asked } right
step-no-question = There is nothing more to ask about in this search.
step-key-next = a step on
step-key-back = a step back
step-key-ten = ten steps on, ten steps back
step-key-ends = to the beginning, to the end
step-key-cut = to the next cut
step-key-play = play, pause
step-key-speed = faster, slower
step-key-quiz = ask me: is the next branch cut?
step-key-answer = yes, no
step-key-list = this list
step-key-leave = leave

label-algorithms = algorithms
algorithm-minimax = looks at every line of play up to the depth limit
algorithm-alphabeta = minimax without the branches that cannot change the result
algorithm-engine = the strongest: deepens ply by ply, remembers positions, proves results
algorithm-mcts = plays many games by chance, more of them where they go well
algorithm-pns = proof-number search: proves who wins, or says nothing
algorithm-perfect = plays from the exact solution
algorithm-random = any legal move

grade-means-best = chosen moves that keep winner, margin and plies
grade-means-sound = chosen moves that keep winner and margin
grade-means-holds = chosen moves that keep the winner, or the draw
grade-means-resists = best moves among those chosen in lost positions
grade-means-lost = margin given away per choice
grade-means-sign = values with the sign of the exact result
grade-means-undecided = values that are 0 and not proven
grade-means-rank = rank correlation of values and exact results; 1 is perfect
grade-means-visited = nodes visited per search, on average
grade-means-games = won–drawn–lost against a random opponent
sweep-means-margin = what the first player gets minus what the second gets, under best play
sweep-means-plies = moves of both players to the end, under best play
sweep-means-how = solved: all positions; proven by search: by the engine; too large: not known
error-file-ending = this command does not write “{ $ending }” files; a name can end in { $choices }

stage-stones-left = { $left ->
    [one] { $left } stone left.
   *[other] { $left } stones left.
} What has been taken keeps its player’s mark, latest first.
stage-bits-pairs = Below each pair: the digit it becomes, and what that gains the player who replaces it.
stage-even = { $points }, even
stage-odd = { $points }, odd
stage-end = { $target }: the end
