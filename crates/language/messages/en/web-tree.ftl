# Trees in the browser.
web-tree-title = { $game }, { $state }
web-tree-algorithm = Algorithm
web-tree-minimax = minimax
web-tree-alphabeta = alpha-beta
web-tree-both = both
web-tree-depth = Depth
web-tree-depth-end = depth: to the end
web-tree-depth-plies = depth: { $plies }
web-tree-order = Order of moves
web-tree-order-listed = moves as listed
web-tree-order-best = best moves first
web-tree-order-worst = worst moves first
web-tree-order-heuristic = by the heuristic
web-tree-heuristic = Heuristic
web-tree-show = Show
web-tree-download = Download
web-tree-projector = Projector
web-tree-leave = Leave
web-tree-outline = Outline
web-tree-canvas = Drawing
web-tree-counters = nodes visited until here; minimax needs { $all } in all
web-tree-nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
web-tree-cutoffs = { $count ->
    [one] { $count } cutoff
   *[other] { $count } cutoffs
}
web-tree-head = { $nodes } { $count ->
    [one] node
   *[other] nodes
}
web-tree-head-end = { $head }, { $cutoffs }, { $same ->
    [yes] the same move: { $mv }
   *[no] move: { $mv }
}
web-tree-step = Step
web-tree-of = { $at } of { $all }
web-tree-first = To the first step
web-tree-back = One step back
web-tree-play = Play
web-tree-pause = Pause
web-tree-on = One step on
web-tree-next-cut = Next cut
web-tree-legend-max = MAX to move
web-tree-legend-min = MIN to move
web-tree-legend-over = game over
web-tree-legend-estimate = estimate
web-tree-legend-here = here now
web-tree-legend-later = not yet
web-tree-legend-cut = cut: never looked at
web-tree-legend-best = best line
web-tree-root = root
web-tree-after = after { $moves }
web-tree-at-root = at the root
web-tree-at-after = after { $moves }
web-tree-head-cut = Cut after { $moves }
web-tree-head-after = After { $moves }
web-tree-head-root = At the root
web-tree-cut = Cut.
web-tree-said-entered = { $count ->
    [one] { $who } has { $count } move here.
   *[other] { $who } has { $count } moves here.
}
web-tree-said-open = Nothing is secured yet: every value counts.
web-tree-said-alpha = Only more than { $alpha } counts: MAX has that already.
web-tree-said-beta = Only less than { $beta } counts: MIN has that already.
web-tree-said-between = Only a value between { $alpha } and { $beta } counts.
web-tree-said-finished = The game is over here: { $value }.
web-tree-said-no-deeper = The search looks no deeper.
web-tree-said-estimated = The heuristic estimates { $value }.
web-tree-said-max = MAX now has { $value } { $at }, with move { $mv }.
web-tree-said-min = MIN now holds it to { $value } { $at }, with move { $mv }.
web-tree-said-left = All moves { $at } have been looked at: { $value }.
web-tree-said-end = The search is over: { $value }, best move { $mv }.
web-tree-said-cut-min = MIN can hold this to { $value }. MAX already has { $bound } from move { $mv } { $at }, so MAX will not come here.
web-tree-said-cut-max = MAX can get { $value } here. MIN already holds it to { $bound } with move { $mv } { $at }, so MIN will not come here.
web-tree-said-unsearched = { $count ->
    [one] Move { $moves } is not looked at.
   *[other] Moves { $moves } are not looked at.
}
web-tree-said-unsearched-many = { $count } moves are not looked at.
web-tree-ladder = The window on the way down
web-tree-ladder-aside = α MAX has · β MIN has
web-tree-from-move = from move { $mv }
web-tree-window-left = { $value } lies left of α = { $bound }: the window is empty.
web-tree-window-alpha = { $value } is no more than α = { $bound }: the window is empty.
web-tree-window-right = { $value } lies right of β = { $bound }: the window is empty.
web-tree-window-beta = { $value } is no less than β = { $bound }: the window is empty.
web-tree-window-outside = { $value } lies outside the window: it changes nothing.
web-tree-window-inside = { $value } lies inside the window: it counts.
web-tree-window-waits = What comes out here counts if it lies inside the window.
web-tree-window-none = Minimax keeps no window: every value counts.
web-tree-position = Position
web-tree-position-at = { $at }: { $state }
web-tree-code = In code
web-tree-code-cut = cut, skip the other moves
web-tree-code-depth = depth reached
web-tree-not-looked-at = not looked at
web-tree-move = move
web-tree-open = Unfold { $what }
web-tree-large = This tree is too large to draw: { $nodes } nodes, and up to { $most } are drawn.
web-tree-larger = This tree is far too large to draw: up to { $most } nodes are drawn.
web-tree-fits = Depth { $depth } fits, with { $nodes } nodes.
web-tree-fits-show = Show depth { $depth }
web-tree-part = The tree of this search ({ $wished }) is too large to draw. This is as much of it as can be drawn: { $depth }.
web-tree-computers = The tree of the computer’s search in the game: { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
}.
web-tree-computers-part = In the game the computer searched further ({ $wished }). All its searches for this move visited { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
}, those to smaller depths included. The tree of that search is too large to draw. This is a smaller one with the same settings, { $depth }, with { $drawn ->
    [one] { $drawn } node
   *[other] { $drawn } nodes
}.
web-tree-computers-deepened = In the game the computer looked depth by depth. All its searches for this move visited { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
}. This tree is that of one of them, { $depth }, with { $drawn ->
    [one] { $drawn } node
   *[other] { $drawn } nodes
}.
web-tree-computers-other = In the game the computer visited { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
} for this move. Its search was interrupted, repeated with growing depth, or entered identical positions only once. This is a whole search without any of that, { $depth }, with { $drawn ->
    [one] { $drawn } node
   *[other] { $drawn } nodes
}.
web-tree-moves = The moves, and how many nodes there are below each
web-tree-alike = { $moves } moves, below each: { $nodes }
web-tree-uncounted = too many to count
web-tree-finished = The game is over in this position, so there is no tree to draw.
web-tree-one-back = One move back
web-tree-from-start = From the start of the game
web-tree-picture = Search tree by { $algorithm }: step { $at } of { $all }. The outline says the same in words.
problem-picture = this tree is too large for a picture of this kind; a smaller depth or SVG will do
problem-tree = this tree is too large to be stepped through; a smaller depth will do
