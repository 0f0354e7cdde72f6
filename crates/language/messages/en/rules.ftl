# How games are played, and why things happen in them. $who is you, computer, first or second.

command-rules = Explain how a game is played, with a worked example

rules-label-goal = Goal
rules-label-move = A move
rules-label-scoring = Scoring
rules-label-end = The end
rules-label-writing = How to write it
rules-label-example = Example
rules-label-result = Result
rules-start = The game begins with { $position }
rules-example-move = { $number }. { $who ->
    [first] first player
   *[second] second player
}: { $mv }, now { $position }
rules-left-out = { $count ->
    [one] … { $count } more move …
   *[other] … { $count } more moves …
}
play-rules-hint = Type rules to read more.

list-comma = { $before }, { $last }
list-or = { $before } or { $last }

rules-multiply-brief = Multiply the number by { $by } until it reaches { $target }. An even product gives a point, an odd one takes a point away; one that ends in 0 or 5 adds 1 to the bank. At the end even points lose the bank, odd points gain it. Even points then: the first player wins; odd points: the second.
rules-multiply-goal = Both players share the number, the points and the bank. Even points at the end: the first player wins. Odd points: the second player wins. There are no draws.
rules-multiply-move = The number is { $start } at first. A move multiplies it by { $by }.
rules-multiply-even-or-odd = An even product adds a point, an odd one takes a point away.
rules-multiply-bank = A product that ends in 0 or 5 adds 1 to the bank.
rules-multiply-end = The game ends when the number reaches { $target }. Then even points lose the bank, and odd points gain it.
rules-multiply-moves = A move is the multiplier: { $moves }
rules-multiply-positions = A position is the number, the points, the bank and the player to move: { $example }

rules-stones-brief = Take stones, { $take } at a time. If an even number is left, the opponent gets { $points } points; if an odd number is left, the player who took them does. The game ends { $least ->
    [1] when no stones are left
   *[other] with fewer than { $least } stones
}. Stones and points together count: the higher total wins.
rules-stones-goal = A player’s total is the stones taken plus the points. The higher total wins; equal totals are a draw.
rules-stones-move = { $stones ->
    [one] There is { $stones } stone.
   *[other] There are { $stones } stones.
} A move takes { $take } of them.
rules-stones-even-or-odd = If an even number is left, the opponent gets { $points } points; if an odd number is left, the player who moved does.
rules-stones-end = The game ends { $least ->
    [1] when no stones are left
   *[other] when fewer than { $least } stones are left; those are nobody’s
}.
rules-stones-moves = A move is the number of stones to take: { $moves }
rules-stones-positions = A position is the stones left, points and stones of the first player, points and stones of the second, and the player to move: { $example }

rules-bits-brief = Replace two neighbouring digits by one, until a single digit is left. Below the string stands what every pair becomes and gains; a move is the index of the pair. More points win.
rules-bits-goal = The player with more points wins; equal points are a draw.
rules-bits-move = The string is { $string } at first. A move replaces two neighbouring digits by one.
rules-bits-pair = { $pair } becomes { $digit }: the player who moves { $mover }, the opponent { $opponent }
rules-bits-end = The game ends when one digit is left.
rules-bits-moves = A move is the index of the pair’s left digit, counted from 0 on the left.
rules-bits-positions = A position is the string, the points of the first player, those of the second, and the player to move: { $example }

rules-mnk-brief = The first player puts x, the second o. { $k } in a row (across, down or diagonally) win; a full board is a draw. Squares are written like { $square }, or as row and column from 0 at the top left: { $numbers } is the same square.
rules-mnk-brief-misere = The first player puts x, the second o. Whoever gets { $k } in a row (across, down or diagonally) loses; a full board is a draw. Squares are written like { $square }, or as row and column from 0 at the top left: { $numbers } is the same square.
rules-mnk-goal = Get { $k } of your own marks in a row: across, down or diagonally.
rules-mnk-goal-misere = Do not get { $k } of your own marks in a row, neither across nor down nor diagonally: whoever does loses.
rules-mnk-move = The board has { $m ->
    [one] { $m } column
   *[other] { $m } columns
} and { $n ->
    [one] { $n } row
   *[other] { $n } rows
}. The first player puts x, the second o, on a free square.
rules-mnk-end = Whoever has { $k } in a row wins at once. If the board is full and nobody has, it is a draw.
rules-mnk-end-misere = Whoever has { $k } in a row loses at once. If the board is full and nobody has, it is a draw.
rules-mnk-moves = A move is a square: column letter and row number, with a1 at the bottom left ({ $square }), or row and column, both counted from 0 at the top left ({ $numbers }). { $square } and { $numbers } are the same square.
rules-mnk-positions = A position such as { $example } is the rows from the top, separated by /; x and o are marks, a number counts empty squares. It may end in /1 or /2, the player to move.

rules-sim-brief = Players colour one edge a turn, each in a colour of their own. Whoever completes a triangle in their own colour loses. An edge is written like { $edge }.
rules-sim-goal = Do not complete a triangle in your own colour: whoever does loses.
rules-sim-move = There are { $vertices } vertices joined by { $edges } edges. A move colours a free edge in the player’s own colour.
rules-sim-end = The game ends with the first triangle in one colour. If all edges are coloured and there is none, it is a draw.
rules-sim-end-always = The game ends with the first triangle in one colour. With { $vertices } vertices there always is one in the end, so there are no draws.
rules-sim-moves = A move is an edge, by its two vertices: { $edge }
rules-sim-positions = A position such as { $example } has a sign for each edge in the order { $order }: a dot if it is free, r for the first player’s, b for the second player’s. It may end in /1 or /2, the player to move.

explain-join = { $before }; { $after }
explain-move = { $who ->
    [you] You
    [computer] Computer
    [first] First player
   *[second] Second player
}: { $what }.
explain-end = Why: { $what }.
explain-who = { $who ->
    [you] you
    [computer] computer
    [first] first player
   *[second] second player
}
explain-for = { $who ->
    [you] for you
    [computer] for the computer
    [first] for the first player
   *[second] for the second player
}
explain-wins = { $who ->
    [you] you win
    [computer] the computer wins
    [first] the first player wins
   *[second] the second player wins
}
explain-wins-by = { $who ->
    [you] you win by { $by }
    [computer] the computer wins by { $by }
    [first] the first player wins by { $by }
   *[second] the second player wins by { $by }
}

explain-multiply-product = { $number } × { $by } = { $product }
explain-multiply-even = even: points +{ $points }
explain-multiply-odd = odd: points { $points }
explain-multiply-bank = ends in { $digit }: bank +{ $bank }
explain-multiply-reached = { $number } has reached { $target }
explain-multiply-no-bank = the bank is empty, so the points stay { $after }
explain-multiply-bank-lost = the points, { $before }, are even and lose the bank: { $before } − { $bank } = { $after }
explain-multiply-bank-gained = the points, { $before }, are odd and gain the bank: { $before } + { $bank } = { $after }
explain-multiply-even-wins = { $points } is even: { explain-wins }
explain-multiply-odd-wins = { $points } is odd: { explain-wins }

explain-stones-took = { $stones } taken, { $left } left
explain-stones-even = even: { $points } points { explain-for }
explain-stones-odd = odd: { $points } points { explain-for }
explain-stones-over = { $left ->
    [0] no stones are left
    [one] { $left } stone is left, too few for a move
   *[other] { $left } stones are left, too few for a move
}
explain-stones-total = { explain-who }: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} + { $points ->
    [one] { $points } point
   *[other] { $points } points
} = { $total }
explain-stones-more = { $more } is more than { $less }: { explain-wins-by }
explain-stones-equal = { $total } each: a draw

explain-bits-becomes = { $pair } becomes { $digit }
explain-bits-gain = { explain-who } +{ $points }
explain-bits-loss = { explain-who } { $points }
explain-bits-nothing = no points
explain-bits-over = one digit is left
explain-bits-more = { $more } is more than { $less }: { explain-wins-by }
explain-bits-equal = { $total } each: a draw

explain-mnk-row = { $squares } are { $k } in a row ({ explain-who })
explain-mnk-row-wins = { explain-wins }
explain-mnk-row-loses = whoever has the row loses: { explain-wins }
explain-mnk-full = the board is full and nobody has { $k } in a row: a draw

explain-sim-triangle = triangle { $triangle } is complete ({ explain-who })
explain-sim-triangle-loses = whoever completes one loses: { explain-wins }
explain-sim-full = all edges are coloured and there is no triangle in one colour: a draw

duration-none = less than 0.1 µs
duration-microseconds = { $time } µs
duration-milliseconds = { $time } ms
duration-seconds = { $time } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

play-name = { $who ->
    [you] you
    [computer] computer
    [first] first player
   *[second] second player
}

explain-multiply-standing-even = { $who ->
    [you] win if the points end even
    [computer] wins if the points end even
    [first] wins if the points end even
   *[second] wins if the points end even
}
explain-multiply-standing-odd = { $who ->
    [you] win if the points end odd
    [computer] wins if the points end odd
    [first] wins if the points end odd
   *[second] wins if the points end odd
}
explain-stones-standing = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} + { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-mnk-standing-first = x
explain-mnk-standing-second = o
explain-sim-standing-first = solid lines
explain-sim-standing-second = double lines
