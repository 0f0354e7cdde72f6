# Searches graded against exact values.

command-grade = Grade heuristics, depths and algorithms against the exact values
argument-search = A search such as alphabeta:depth=1..6,heuristic=report; may be repeated
argument-algorithms = Search algorithm; separate several with commas
argument-depths = Plies to look ahead: 3, 1..5 or 1,3,5; without it, to the end of the game
argument-compare-depths = Plies to look ahead: 3, 1..5 or 1,3,5; without it, { $usual } for minimax and alphabeta
argument-heuristics = Heuristic; separate several with commas, or all
argument-sample = How many unfinished positions to grade, or all
argument-games = Games to play against a random opponent, moving first in half of them

label-graded = graded
grade-sampled = { $positions } of { $all } unfinished positions, chosen with seed { $seed }
grade-all = { $positions ->
    [one] the only unfinished position
   *[other] all { $positions } unfinished positions
}
grade-stopped = at your request; the figures so far are mostly from positions early in the game
label-grade-best = best %
label-grade-sound = margin %
label-grade-holds = result %
label-grade-resists = if lost %
label-grade-lost = given up
label-grade-sign = sign %
label-grade-undecided = undecided %
label-grade-rank = rank
label-grade-visited = nodes
label-games = games
label-worst = worst blunder
label-chosen = chosen
grade-move = { $mv }: { $end }

error-grade-depth = --depth is “{ $value }”; it should be a whole number, 1 or more, a range such as 1..5, or several separated by commas
error-grade-sample = --sample is “{ $value }”; it should be a whole number, 1 or more, or all
error-grade-finished = position “{ $position }”: the game is over, there is nothing to grade
error-grade-stopped = stopped before any position was graded
