# What can be wrong: what, where, what would be right. One line each.

error-unknown-game = there is no game “{ $name }”; there are { $known }
error-not-key-value = “{ $piece }” is not KEY=VALUE, such as { $example }
error-unknown-key = { $game } has no parameter “{ $key }”; it has { $known }
error-key-twice = “{ $key }” is given twice
error-missing-key = { $game } needs “{ $key }”, for example { $example }
error-key-conflict = “{ $key }” and “{ $other }” exclude each other
error-bad-value = { $key } is “{ $found }”; it should be { $accepts }
error-not-below = { $key } is { $found }; it should be below { $limit }, which is { $below }

accepts-number = a whole number from { $least } to { $most }
accepts-numbers = up to { $count } different numbers from { $least } to { $most }, with / between them
accepts-digits = 1 to { $most } digits 0 or 1
accepts-replacements = digit,mover,opponent for 00, 01, 10 and 11, with / between them
accepts-yes-no = yes or no
accepts-count = a whole number from { $least } on
accepts-one-of = one of { $words }
accepts-name = a name

error-position = position “{ $position }”: { $reason }
error-position-shape = the form is { $form }
error-position-number = { $field } is “{ $found }”; it should be a whole number from { $least } to { $most }
error-position-symbol = “{ $found }” means nothing here; the symbols are { $allowed }
error-position-size = { $field }: { $found } instead of { $expected }
error-position-mover = the player to move is “{ $found }”; it should be 1 or 2
error-position-turns = after { $first } and { $second } moves it cannot be that player's turn
error-position-total = the stones add up to { $found } instead of { $expected }
error-position-points = { $first } and { $second } points do not fit the moves made
error-position-both = both players have completed a line or triangle
field-digits = digits
field-edges = edges
field-rows = rows
field-squares = squares in a row

error-move = move { $number }, “{ $mv }”: { $reason }; legal: { $legal }
error-move-unreadable = this does not look like a move
error-move-off-board = there is no such place
error-move-taken = that place is taken
error-move-not-possible = that is not possible now
error-move-game-over = the game is over

error-unknown-heuristic = this game has no heuristic “{ $name }”; it has { $known }
error-unknown-algorithm = there is no algorithm “{ $name }”; there are { $known }
error-search-unknown-key = { $algorithm } takes no “{ $key }”; it takes { $keys }
error-key-not-taken = { $algorithm } takes no “{ $key }”, which is for { $takers }; it takes { $keys }
error-search-range = { $key } is “{ $found }”; it should be a whole number or a range that goes up, such as 1..6
error-search-too-many = these are more than { $most } searches; take smaller ranges
error-unknown-player = there is no player “{ $name }”; there are { $known }, and searches such as { $example }
error-tree-needs-textbook = only minimax and alphabeta have a tree to show
error-perft-positions = ply { $ply } has more than { $most } distinct positions
error-perft-paths = ply { $ply } has more than 2^128 paths
error-perft-stopped = stopped before the count was finished

error-command = there is no command “{ $command }”; { $suggestion }
error-argument-unknown = “{ $argument }” is not an option here; { $suggestion }
error-argument-empty = { $argument } needs a value
error-argument-choice = { $argument } is “{ $value }”; it should be one of { $choices }
error-argument-number = { $argument } is “{ $value }”; it should be a whole number from { $least } on
error-argument-missing = { $argument } is missing; see --help
error-argument-conflict = { $argument } cannot be given together with { $other }, or is given twice
error-argument-no-value = { $argument } takes no value, but “{ $value }” was given
error-argument-utf8 = an argument is not valid UTF-8 text
error-argument-other = this command line cannot be understood; see --help
suggest-help = see --help
suggest-name = did you mean “{ $name }”?
error-output = the output cannot be written: { $reason }
error-write = “{ $file }” cannot be written: { $reason }
error-thread = the search cannot be started: { $reason }

error-load = “{ $file }” cannot be loaded: { $reason }
error-load-unreadable = it cannot be read: { $reason }
error-load-not-a-game = it is not a saved game, or damaged ({ $reason })
error-load-newer = it was saved by a newer version of the program (format { $version })
error-load-move = move { $number } in it is wrong: { $reason }
error-nothing-to-resume = there is no unfinished game; begin one with gametree play

error-tree-finished = position “{ $position }”: the game is over, there is no tree to search
error-tree-random = random does not search, so it has no tree; choose minimax or alphabeta
error-diff-too-large = the search visits { $visited } positions, more than are kept; ask for a smaller --depth or a larger --max-nodes
error-no-terminal = --interactive needs a terminal; use --format for a file or a pipe

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
advice-tree = ; choose another --algorithm
advice-perft-positions = ; ask for a smaller --depth or a larger --max-positions
advice-perft-paths = ; ask for a smaller --depth
advice-memory-or-engine = ; raise --memory, or try analyze --algorithm engine
advice-else-memory-or-engine = ; else raise --memory, or try analyze --algorithm engine
advice-else-memory = ; else raise --memory
advice-or-engine = ; or try analyze --algorithm engine
advice-engine = ; try analyze --algorithm engine
