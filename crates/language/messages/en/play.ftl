# Playing in the terminal. $who is you, computer, first or second.

menu-title = What would you like to do?
menu-serve = open in the browser
menu-play = play a game
menu-resume = resume an unfinished game
menu-games = see which games there are
menu-rules = read how a game is played
menu-show = look at a position
menu-analyze = analyse a position
menu-perft = count a game's positions
menu-quit = quit

ask-game = Which game?
ask-parameter = { $what }, { $least } to { $most }
parameter-multiply-start = number to start with
parameter-stones-stones = stones in the heap
parameter-bits-length = number of digits
parameter-mnk-m = columns
parameter-mnk-n = rows
parameter-mnk-k = how many in a row
parameter-sim-vertices = vertices
ask-people = Who plays?
ask-people-one = you against the computer
ask-people-two = two people
ask-people-none = the computer against itself
ask-first = Who goes first?
ask-first-human = you
ask-first-computer = the computer
ask-first-toss = toss a coin
ask-strength = How strong should the computer be?
strength-beginner = beginner: a random legal move
strength-easy = easy: sees its own next move
strength-medium = medium: looks up to three plies ahead
strength-strong = strong: the engine, up to 200,000 nodes
strength-perfect = perfect: from the exact solution; if the game is too large, the engine, up to 20 million nodes
strength-own = choose the algorithm, depth and heuristic yourself
ask-algorithm = Which algorithm?
ask-depth = depth in plies, 1 to { $most }
ask-heuristic = Which heuristic?
ask-again = Play again?
ask-choice-wrong = “{ $answer }” is not one of the choices; type a number from 1 to { $count }
ask-out-of-range = { $number } is out of range; it should be from { $least } to { $most }
ask-yes-no-wrong = “{ $answer }” is neither { $yes } nor { $no }
answer-yes = y
answer-no = n

play-help-hint = Type a move, or help.
play-prompt = { $who ->
    [you] your move >
    [first] first player >
   *[second] second player >
}
play-wrong-move = “{ $mv }”: { $reason }; legal: { $legal }
play-computer-moved = { $who ->
    [computer] The computer plays { $mv }: { $prospects }.
    [first] The first computer plays { $mv }: { $prospects }.
   *[second] The second computer plays { $mv }: { $prospects }.
} { $visited ->
    [one] { $visited } node, { $time }.
   *[other] { $visited } nodes, { $time }.
}
play-computer-moved-blindly = { $who ->
    [computer] The computer plays { $mv }.
    [first] The first computer plays { $mv }.
   *[second] The second computer plays { $mv }.
}
play-wins = { $who ->
    [you] you win with best play
    [computer] the computer wins with best play
    [first] the first player wins with best play
   *[second] the second player wins with best play
}
play-wins-in = { $who ->
    [you] you win
    [computer] the computer wins
    [first] the first player wins
   *[second] the second player wins
} in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
play-has-won = { $who ->
    [you] you have won
    [computer] the computer has won
    [first] the first player has won
   *[second] the second player has won
}
play-draw = a draw with best play
play-even = about even
play-good-for = { $who ->
    [you] looks good for you
    [computer] looks good for the computer
    [first] looks good for the first player
   *[second] looks good for the second player
}
play-believes = { $what }, in its opinion
play-nothing-to-undo = there is nothing to take back
play-nothing-to-redo = there is no move to make again
play-which-file = Which file? For example: save game.json
play-saved = saved in “{ $file }”
play-not-kept = the game cannot be saved to disk ({ $reason }); it goes on unsaved
play-resume-hint = The game is saved; continue with { $command }.

hint-best = A good move is { $mv }: { $prospects }.
hint-worse = worse

play-won = { $who ->
    [you] You win!
    [computer] The computer wins.
    [first] The first player wins.
   *[second] The second player wins.
}
play-drawn = A draw.
label-score = score
label-verdict = decided
label-average = on average
play-average = { $visited ->
    [one] { $visited } node
   *[other] { $visited } nodes
} and { $time } per computer move
verdict-from-the-start = from the start: nobody made a mistake that mattered
verdict-at-least = more than { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} before the end; anything earlier is too far back to prove

parameter-bits-length-hint = , or your own string, as string=0110…
play-wins-by-in = { $who ->
    [you] you win by { $by }
    [computer] the computer wins by { $by }
    [first] the first player wins by { $by }
   *[second] the second player wins by { $by }
} in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
play-draw-in = a draw in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
verdict-decided-win = { $who ->
    [you] when you played { $mv } (move { $number }); before that you were winning
    [computer] when the computer played { $mv } (move { $number }); before that it was winning
    [first] when the first player played { $mv } (move { $number }); before that the first player was winning
   *[second] when the second player played { $mv } (move { $number }); before that the second player was winning
}
verdict-decided-draw = { $who ->
    [you] when you played { $mv }
    [computer] when the computer played { $mv }
    [first] when the first player played { $mv }
   *[second] when the second player played { $mv }
} (move { $number }); before that it was a draw
record-number = number
record-game = game
record-algorithm = algorithm
record-first = first
record-time = time per move, ms
record-nodes = nodes visited
record-score = score
record-winner = winner
record-caption = Finished games.
record-player = { $who ->
    [human] human
    [computer] computer
    [first] first
   *[second] second
}
record-draw = draw

play-wins-in-at-most = { $who ->
    [you] you win
    [computer] the computer wins
    [first] the first player wins
   *[second] the second player wins
} in at most { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
play-wins-by = { $who ->
    [you] you win by { $by }
    [computer] the computer wins by { $by }
    [first] the first player wins by { $by }
   *[second] the second player wins by { $by }
}
parameter-multiply-target = until
parameter-multiply-by = multiply by
parameter-stones-take = a move takes
parameter-bits-string = or your own string
parameter-bits-seed = seed
parameter-bits-table = what pairs become
parameter-mnk-misere = a row loses
