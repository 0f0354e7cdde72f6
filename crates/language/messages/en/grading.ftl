# Searches graded against exact values.

command-grade = Grade heuristics, depths and algorithms against the exact values
argument-search = A search such as alphabeta:depth=1..6,heuristic=report; may be repeated
argument-algorithms = How to search; several with commas between them
argument-depths = Plies to look ahead: 3, 1..5 or 1,3,5; without it to the end of the game
argument-heuristics = How to value positions; several with commas between them, or all
argument-sample = How many unfinished positions to grade, or all
argument-games = Games to play against a random opponent, half of them on each side

label-graded = graded
grade-sampled = { $positions } of { $all } unfinished positions, by seed { $seed }
grade-all = { $positions ->
    [one] the only unfinished position
   *[other] all { $positions } unfinished positions
}
grade-stopped = at your request; these are the figures so far, mostly of positions early in the game
label-grade-best = best %
label-grade-sound = sound %
label-grade-holds = holds %
label-grade-resists = resists %
label-grade-lost = lost
label-grade-sign = sign %
label-grade-undecided = silent %
label-grade-rank = rank
label-grade-visited = visited
label-games = games
label-worst = worst blunder
label-chosen = chosen
grade-move = { $mv }: { $end }

error-grade-depth = --depth is “{ $value }”; it should be a whole number from 1 on, a range such as 1..5, or several with commas between them
error-grade-sample = --sample is “{ $value }”; it should be a whole number from 1 on, or all
error-grade-finished = position “{ $position }”: the game is over, there is nothing to grade
error-grade-stopped = stopped before any position was graded
