# The prompt of a game: its words (one word each, in the language), what they do, and what is said there.

word-moves = moves
word-board = board
word-rules = rules
word-hint = hint
word-tree = tree
word-undo = undo
word-redo = redo
word-history = history
word-set = set
word-save = save
word-load = load
word-again = again
word-new = new
word-quit = quit
word-help = help

does-moves = the legal moves
does-board = the board again
does-rules = how this game is played, with an example
does-hint = a good move, and what the others are worth
does-tree = the search that the computer made for its last move
does-undo = take back your last move
does-redo = make it again
does-history = every state so far; into FILE.md, FILE.csv or FILE.tex
does-set = the settings, or change one: set depth 3
does-save = keep the game in a file
does-load = go on with a game from a file
does-again = the same game from its start, with the settings as they are
does-new = another game, with other settings
does-quit = leave; gametree play --resume goes on
does-help = this list

notation-multiply = the multiplier, such as 3
notation-stones = how many stones to take, such as 2
notation-bits = the index of the left digit of a pair, counted from 0, such as 4
notation-mnk = column letter and row number, a1 being bottom left, such as b2; or row and column counted from 0 at the top left, such as 1 1
notation-sim = the two ends of an edge, such as 1-4
help-a-move = a move
help-move = as listed by moves
help-file = FILE is the rest of the line as it stands, spaces and all, without quotes. A file that is there is replaced only if you say so: save! FILE and history! FILE do it without asking.
play-toss = The toss: { $who ->
    [you] you begin.
   *[computer] the computer begins.
}
play-end-hint = Before you answer: history, tree, board, undo, save, set and new can be typed here, too.
ask-again-wrong = “{ $answer }” is neither { $yes } nor { $no }, nor a command such as history (help lists them)
ask-replace = “{ $file }” exists. Replace it?
play-left-alone = “{ $file }” was left alone
play-exists = “{ $file }” exists and was left alone; to replace it, type { $line }
history-caption = { $spec }: { $first } against { $second }
history-number = no.
history-player = player
history-state = state
history-known = what is known
history-nodes = nodes
history-time = time, ms
history-more = { $rows ->
    [one] { $rows } earlier state is not shown; history FILE.csv writes all of them.
   *[other] { $rows } earlier states are not shown; history FILE.csv writes all of them.
}
history-which-kind = “{ $file }”: the name should end in one of { $endings }
set-done = From the next move on: { $first } against { $second }.
set-unknown = “{ $key }” cannot be set; there are { $known }
set-to-what = what should { $key } be? set alone shows what is possible
set-no-computer = no computer plays in this game; set side first, or set second easy, brings one in
set-any-player = human, a strength or a search
set-key = setting
set-now = now
set-possible = possible
set-how = To change one, type for example: set depth 3, set strength easy, set second random, set side second.
tree-of-move = The search behind { $mv } (move { $number }): { $search }.
tree-by-chance = One of several equally good moves is chosen by chance here, so the window at the root is one step wider than the best value found.
tree-not-textbook = “{ $mv }” was chosen by { $algorithm }, which has no search tree to show. Here is alphabeta to depth { $depth } from the same position instead:
tree-nobody-searched = The computer has not moved yet. Here is alphabeta to depth { $depth } from this position:
tree-differs = The game as it was saved says something else about this move; somebody may have changed it.
argument-pause = Milliseconds between the moves of two computers; without it a moment on a terminal, else none
hint-over = The game is over; undo takes a move back.
