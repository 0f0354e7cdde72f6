# The games, their heuristics, and what boards say.

game-multiply = multiply a number until it reaches the target
game-stones = take stones; points depend on what is left
game-bits = replace pairs of digits until one digit is left
game-mnk = k in a row on a board of m columns and n rows
game-sim = colour edges between vertices; completing a triangle of your own colour loses
game-multiply-kind = Multiply
game-stones-kind = Stones
game-bits-kind = Bits
game-mnk-kind = In a row
game-sim-kind = Sim
game-multiply-about = Multiply one shared number until it reaches 3,000. Odd or even decides.
game-stones-about = Take 2 or 3 stones. Points depend on what you leave.
game-bits-about = Replace pairs of digits until a single one is left.
game-mnk-about = Three, four, five in a row, on any board you like.
game-sim-about = Colour lines between six points. A triangle of your own colour loses.
game-multiply-answer = The first player wins from every start.
game-stones-answer = The first player wins from 50 to 70 stones.
game-bits-answer = A draw for odd lengths from 7 on, else the first player wins.
game-mnk-answer = Three in a row: a draw on 3 × 3, the first player wins on 4 × 4.
game-sim-answer = With six points the second player wins.

heuristic-plain = finished: who won and by how much; unfinished: 0
heuristic-exact = { $title } (knows the answer)
heuristic-multiply-report = parity first, then the bank, then how far the number has come
heuristic-stones-report = who is ahead so far
heuristic-stones-law = the margin so far plus what the heap is worth under best play
heuristic-bits-report = the margin so far plus what the pairs would gain
heuristic-bits-law = the margin so far plus what the length is worth under best play
heuristic-mnk-report = a win counts 1001 minus the ply it comes on; unfinished: 0
heuristic-mnk-lines = lines that only one side can still complete; an earlier win counts more
heuristic-sim-report = free edges that lose at once, weighed against those that do not
heuristic-sim-safe = safe edges of the first player minus those of the second; an earlier win counts more

player-first = first player
player-second = second player

label-number = number
label-target = target
label-points = points
label-bank = bank
label-left = stones left
stones-left = { $count } left
stones-totals = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} + { $points ->
    [one] { $points } point
   *[other] { $points } points
} = { $total }
label-string = string
label-index = index
label-pair = pair
label-becomes = becomes
label-gain = gain
label-red = red
label-blue = blue
label-free = free

game-multiply-name = Multiply
game-stones-name = Stones
game-bits-name = Bits
game-mnk-name = { $k ->
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[other] { $k }
} in a row, { $m } × { $n }
game-sim-name = Sim
