# Playing in the browser.

web-play-which = Which game?
web-play-setup = Set-up
web-play-more-parameters = More parameters
web-play-against = Against
web-play-against-computer = Computer
web-play-against-person = A person
web-play-against-itself = Itself
web-play-begins = Who begins
web-play-begins-you = You
web-play-begins-computer = Computer
web-play-begins-toss = Toss
web-play-strength = Strength
web-play-the-search = The search itself
web-play-algorithm = Algorithm
web-play-by-strength = by strength
web-play-depth = Depth
web-play-most-nodes = Nodes at most
web-play-most-time = Milliseconds at most
web-play-heuristic = Heuristic
web-play-usual = the usual one
web-play-any-position = Any position, as text
web-play-new-with-these = New game with these
web-play-all-rules = All the rules, with an example
web-play-copy = Copy the command
web-play-tree = See the tree
web-play-share = Share
web-play-shared = The link is copied
web-play-from-here = Play from here
web-play-board = Board
web-play-player = { $who ->
    [you] You
    [computer] Computer
    [first] First player
   *[second] Second player
}
web-play-began = began
web-play-turn = { $who ->
    [you] Your move
    [computer] Computer’s move
    [first] First to move
   *[second] Second to move
}
web-play-thinks = { $who ->
    [you] You think
    [computer] Computer thinks
    [first] First player thinks
   *[second] Second player thinks
}
web-play-made = { $who ->
    [you] You played { $mv }.
    [computer] The computer played { $mv }.
    [first] The first player played { $mv }.
   *[second] The second player played { $mv }.
}
web-play-square = { $square }, { $who ->
    [you] yours
    [computer] the computer’s
    [first] the first player’s
   *[second] the second player’s
}
web-play-square-empty = { $square }, empty
web-play-as-text = Move as text
web-play-do-move = Play it
web-play-looking-back = This is the position after move { $number }.
web-play-return = Back to the game
web-play-values = Values
web-play-values-hide = Hide
web-play-values-best = Best
web-play-values-all = All
web-play-hint = Hint
web-play-pause = Pause
web-play-go = Go on
web-play-undo = Undo
web-play-redo = Redo
web-play-new = New
web-play-legend = What the marks mean
web-play-wins-soon = { $who ->
    [you] you win, in so many plies
    [computer] the computer wins, in so many plies
    [first] the first player wins, in so many plies
   *[second] the second player wins, in so many plies
}
web-play-draw = draw
web-play-estimate = an estimate
web-play-bound = at most, or at least, so much
web-play-best = best move
web-play-best-so-far = best so far
web-play-is-best = best: { $what }
web-play-threw-away = threw it away
web-play-hidden = Think first
web-play-hidden-why = The values of the moves are hidden. Show them below the board, or ask for a hint.
web-play-all-estimates = No move is proven yet: there are estimates and bounds.
web-play-some-proven = { $count ->
    [one] { $count } move is proven: { $moves }.
   *[other] { $count } moves are proven: { $moves }.
} Of the others there are estimates or bounds.
web-play-all-keep = None of the { $count } moves changes who wins.
web-play-only = Only { $mv } keeps it.
web-play-count-win = { $count ->
    [one] { $count } wins
   *[other] { $count } win
}
web-play-count-draw = { $count ->
    [one] { $count } draws
   *[other] { $count } draw
}
web-play-count-lose = { $count ->
    [one] { $count } loses
   *[other] { $count } lose
}
web-play-of-moves = { $who ->
    [you] Of your { $count } moves, { $kinds }.
    [computer] Of the computer’s { $count } moves, { $kinds }.
    [first] Of { $count } moves, { $kinds }.
   *[second] Of { $count } moves, { $kinds }.
}
web-play-gift = { $who ->
    [you] Your last move changed the result.
    [computer] The computer’s last move changed the result.
    [first] The first player’s last move changed the result.
   *[second] The second player’s last move changed the result.
}
web-play-after = { $count ->
    [one] After { $count } move.
   *[other] After { $count } moves.
}
web-play-decided = It was decided { $what }.
web-play-these-throw-away = Mistakes: { $moves }.
web-play-thinking = Thinking
web-play-its-thinking = The computer’s thinking
web-play-now = Play now
web-play-nodes = { $done ->
    [one] { $done } node
   *[other] { $done } nodes
}, { $time }
web-play-waits = waits for its turn
web-play-nodes-of = { $done } of { $of } nodes, { $time }
web-play-moves-of = { $done } of { $of } moves looked at
web-play-moves-before = The moves before these
web-play-search = Search: { $search }
web-play-line = line
web-play-last-search = The computer’s last search
web-play-it-thought = it thought
web-play-exactly = exact result
web-play-no-search = It does not search: it takes any legal move.
web-play-it-took = It chose { $mv }.
web-play-its-tree = The tree of this search
web-play-no-tree = The search of { $algorithm } leaves no tree that can be drawn; minimax and alphabeta leave one.
web-play-no-tree-known = How this move was found is not recorded, so its tree cannot be drawn.
web-play-took-best = Nothing was better.
web-play-better = { $mv } would have been better: { $what }.
web-play-course = How the game went
web-play-dashed = dashed: an estimate
web-play-margin = margin with best play
web-play-up-down = up: { $up ->
    [you] you win
    [computer] the computer wins
    [first] the first player wins
   *[second] the second player wins
} · down: { $down ->
    [you] you do
    [computer] the computer does
    [first] the first does
   *[second] the second does
}
web-play-mistakes = ✕ marks the moves that changed the result: { $moves }.
web-play-moves = Moves
web-play-moves-began = { $count } · { $who ->
    [you] you began
    [computer] the computer began
    [first] the first player began
   *[second] the second player began
}
web-play-what-it-did = what it did
web-play-start = Start
web-play-back = Back
web-play-on = On
web-play-end = End
web-play-try-again = Try move { $number } again
web-play-again = Play again
web-play-report = For your report
web-play-report-what = A row for every move with value, nodes and time.
web-play-as-markdown = Markdown
web-play-as-csv = CSV
web-play-as-latex = LaTeX
web-play-as-json = JSON
web-play-as-svg = Board, SVG
web-play-as-saved = Saved game
