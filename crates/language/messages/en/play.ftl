# Playing in the terminal. $who is you, computer, first or second.

menu-title = What would you like to do?
menu-play = play a game
menu-resume = go on with an unfinished game
menu-games = see which games there are
menu-show = look at a position
menu-analyze = have a position analysed
menu-tree = see the tree of a search, two plies deep
menu-perft = count a game's positions
menu-quit = leave
menu-which-spec = Which game?

ask-game = Which game?
ask-parameter = { $what }, { $least } to { $most }
parameter-multiply-start = number to start with
parameter-stones-stones = stones in the heap
parameter-bits-length = digits (or your own as string=0110…)
parameter-mnk-m = columns
parameter-mnk-n = rows
parameter-mnk-k = how many in a row
parameter-sim-vertices = points
ask-people = Who plays?
ask-people-one = you against the computer
ask-people-two = two people
ask-people-none = the computer against itself
ask-first = Who begins?
ask-first-human = you
ask-first-computer = the computer
ask-first-toss = toss a coin
ask-strength = How strong should the computer be?
strength-beginner = beginner: any legal move
strength-easy = easy: sees its own next move
strength-medium = medium: looks three plies ahead
strength-strong = strong: the engine, for two hundred thousand positions
strength-perfect = perfect: from the exact solution; if the game is too large, the engine for twenty million positions
strength-own = choose algorithm, depth and heuristic yourself
ask-algorithm = Which algorithm?
ask-depth = depth in plies, 1 to { $most }
ask-heuristic = Which heuristic?
ask-again = Play again?
ask-choice-wrong = “{ $answer }” is not one of the choices; type a number from 1 to { $count }
ask-not-a-number = “{ $answer }” is not a number
ask-out-of-range = { $number } is out of range; it should be from { $least } to { $most }
ask-yes-no-wrong = “{ $answer }” is neither { $yes } nor { $no }
answer-yes = y
answer-no = n

play-help-hint = Type a move, or help.
play-help =
    a move    as listed by moves
    moves     the legal moves
    board     the board again
    hint      a good move, and what the others are worth
    tree      what a search two plies deep sees
    undo      take back your last move
    redo      make it again
    history   the moves so far
    save FILE keep the game in a file
    load FILE go on with a game from a file
    new       begin again
    quit      leave; gametree play --resume goes on
play-prompt = { $who ->
    [you] your move >
    [first] first player >
   *[second] second player >
}
play-name = { $who ->
    [you] you
    [computer] computer
    [first] first player
   *[second] second player
}
play-wrong-move = “{ $mv }”: { $reason }; legal: { $legal }
play-computer-moved = { $who ->
    [computer] The computer plays { $mv }: { $prospects }.
    [first] The first computer plays { $mv }: { $prospects }.
   *[second] The second computer plays { $mv }: { $prospects }.
} { $visited ->
    [one] { $visited } position, { $ms } ms.
   *[other] { $visited } positions, { $ms } ms.
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
play-wins-in = { $plies ->
    [one] { $who ->
        [you] you win in one ply
        [computer] the computer wins in one ply
        [first] the first player wins in one ply
       *[second] the second player wins in one ply
    }
   *[other] { $who ->
        [you] you win in { $plies } plies
        [computer] the computer wins in { $plies } plies
        [first] the first player wins in { $plies } plies
       *[second] the second player wins in { $plies } plies
    }
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
play-nothing-to-undo = there is nothing to take back
play-nothing-to-redo = there is nothing to make again
play-no-moves-yet = no moves yet
play-which-file = which file? For example: save game.json
play-saved = saved in “{ $file }”
play-not-overwritten = “{ $file }” exists and is not a saved game; it was left alone
play-not-kept = the game cannot be kept on disk ({ $reason }); it goes on without
play-resume-hint = The game is kept; gametree play --resume goes on.

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
play-average = { $visited } positions and { $ms } ms a computer move
verdict-decided = by move { $number }, { $mv } ({ $who ->
    [you] you
    [computer] computer
    [first] first player
   *[second] second player
}); until then { $before }
verdict-before-win = { $who ->
    [you] you would have won
    [computer] the computer would have won
    [first] the first player would have won
   *[second] the second player would have won
}
verdict-before-draw = it would have been a draw
verdict-from-the-start = from the start: nobody made a mistake that mattered
verdict-at-least = more than { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} before the end; further back is too far to prove
