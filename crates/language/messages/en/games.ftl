# The games, their heuristics, and what boards say.

game-multiply = multiply a number until it reaches the target
game-stones = take stones; points depend on what is left
game-bits = replace pairs of digits until one is left
game-mnk = k in a row on a board of m columns and n rows
game-sim = colour edges between points; your own triangle loses

heuristic-plain = finished: who won and by how much; unfinished: 0
heuristic-multiply-report = parity first, then the bank, then how far the number is
heuristic-stones-report = who is ahead so far
heuristic-stones-law = the margin so far plus what the heap is worth under best play
heuristic-bits-report = the margin so far plus what the pairs would gain
heuristic-bits-law = the margin so far plus what the length is worth under best play
heuristic-mnk-report = a win counts 1001 minus its ply; unfinished: 0
heuristic-mnk-lines = rows that only one side can still complete; a win sooner is better
heuristic-sim-report = free edges that lose at once and free edges that do not
heuristic-sim-safe = safe edges of the first player minus those of the second; a win sooner is better

player-first = first player
player-second = second player

label-number = number
label-target = towards
label-points = points
label-bank = bank
label-left = stones left
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
