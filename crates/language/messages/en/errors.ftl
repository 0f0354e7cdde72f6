# What can be wrong: what, where, what would be right. One line each.

error-unknown-game = there is no game “{ $name }”; the games are { $known }
error-unknown-game-meant = there is no game “{ $name }”; did you mean { $meant }? The games are { $known }
error-unknown-game-elsewhere = the game “{ $name }” is not here; the games are { $known }
error-not-key-value = “{ $piece }” is not of the form KEY=VALUE, such as { $example }
error-unknown-key = { $game } has no parameter “{ $key }”; it has { $known }
error-key-twice = “{ $key }” is given twice
error-missing-key = { $game } needs “{ $key }”, for example { $example }
error-key-conflict = “{ $key }” and “{ $other }” cannot be combined
error-bad-value = { $key } is “{ $found }”; it should be { $accepts }
error-not-below = { $key } is { $found }; it should be below { $limit }, which is { $below }

accepts-number = a whole number from { $least } to { $most }
accepts-numbers = up to { $count } different numbers from { $least } to { $most }, separated by /
accepts-digits = 1 to { $most } digits, each 0 or 1
accepts-replacements = digit,mover,opponent for each of 00, 01, 10 and 11, separated by /
accepts-yes-no = yes or no
accepts-count = a whole number, { $least } or more
accepts-one-of = one of { $words }
accepts-name = a name

error-position = position “{ $position }”: { $reason }
error-position-shape = it should have the form { $form }
error-position-number = { $field } is “{ $found }”; it should be a whole number from { $least } to { $most }
error-position-symbol = “{ $found }” is not valid here; the symbols are { $allowed }
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
error-unknown-algorithm = there is no algorithm “{ $name }”; the algorithms are { $known }
error-search-unknown-key = { $algorithm } does not take “{ $key }”; it takes { $keys }
error-key-not-taken = { $algorithm } does not take “{ $key }”, which is for { $takers }; it takes { $keys }
error-search-range = { $key } is “{ $found }”; it should be a whole number or an increasing range, such as 1..6
error-search-too-many = that makes more than { $most } searches; use smaller ranges
error-unknown-player = there is no player “{ $name }”; the players are { $known }, and searches such as { $example }
error-player-as-it-is = “{ $key }” of “{ $player }” cannot be set on its own; set the whole player instead
error-other-game = “{ $player }” plays { $game }, not this game
error-tree-needs-textbook = only minimax and alphabeta have a tree to show
error-perft-positions = ply { $ply } has more than { $most } distinct positions
error-perft-paths = ply { $ply } has more than 2^128 paths
error-perft-memory = ply { $ply } needs more memory than is allowed
error-perft-stopped = stopped before the count was finished

error-command = there is no command “{ $command }”; { $suggestion }
error-argument-unknown = “{ $argument }” is not an option here; { $suggestion }
error-argument-empty = { $argument } needs a value
error-argument-choice = { $argument } is “{ $value }”; it should be one of { $choices }
error-argument-number = { $argument } is “{ $value }”; it should be a whole number, { $least } or more
error-argument-memory = { $argument } is “{ $value }”; it should be megabytes, 1 or more, or gigabytes with a decimal point, such as 0.25
error-argument-missing = { $argument } is missing; see --help
error-argument-conflict = { $argument } cannot be combined with { $other }
error-argument-no-value = { $argument } takes no value, but “{ $value }” was given
error-argument-utf8 = an argument is not valid UTF-8 text
error-argument-other = this command line cannot be understood; see --help
suggest-help = see --help
suggest-name = did you mean “{ $name }”?
error-output = the output cannot be written: { $reason }
error-write = “{ $file }” cannot be written: { $reason }
error-play-pause = --pause is { $value }; it should be at most { $most }, an hour
file-is-directory = it is a folder
file-is-link = it is a link
file-is-pipe = it is a pipe
file-is-device = it is a device
file-is-read-only = it is read-only
file-has-endless-links = its links form a loop
file-has-no-reader = nothing reads from this pipe
file-has-no-writer = nobody writes to this pipe
file-is-too-large = it is larger than { $most } MB
error-thread = the search cannot be started: { $reason }
error-memory-too-much = { $wanted } MB is more than the { $most } MB this machine can spare
error-memory-missing = the machine cannot provide another { $megabytes } MB

error-load = “{ $file }” cannot be loaded: { $reason }
error-load-unreadable = it cannot be read: { $reason }
error-load-damaged = it is not a saved game, or it is damaged
error-load-not-a-game = it is not a saved game, or it is damaged ({ $reason })
error-load-newer = it was saved by a newer version of the program (format { $version })
error-load-move = move { $number } in the file is wrong: { $reason }
error-nothing-to-resume = there is no unfinished game; start one with gametree play
error-resume-elsewhere = the unfinished game is open in another gametree, and there is no other to resume
error-resume-damaged = no unfinished game can be loaded; the files were left alone: { $games }
error-resume-takes = --resume continues a game as it was saved: it cannot be combined with { $argument }, only with --record, --pause and --log
error-left-alone = “{ $file }” cannot be loaded and was left alone: { $reason }
error-illegal-choice = player { $player } has chosen “{ $mv }”, which is not legal: { $reason }

error-tree-finished = position “{ $position }”: the game is over, there is no tree to search
error-tree-random = random does not search, so it has no tree; choose minimax or alphabeta
error-diff-too-large = the search visits more nodes than the { $most } that --max-nodes allows; use a smaller depth or a larger --max-nodes
error-diff-memory = the trees of the two searches need more memory than is allowed; use a smaller depth or a larger --memory
error-diff-stopped = stopped before both searches were finished
error-tree-too-large = the picture would take about { $megabytes } MB, more than the limit of { $most } MB; use a smaller --max-nodes, or --only-line
error-no-terminal = --interactive needs a terminal; use --format for a file or a pipe
error-terminal-plain = --interactive needs a terminal that can move its cursor, but TERM says that this one cannot; use --format

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
error-serve = the workbench cannot be served: { $reason }
error-serve-address = { $address } cannot be used: { $reason }
error-serve-all-taken = the ports from { $first } to { $last } are all in use
error-serve-bind = “{ $value }” is not an address; it should look like 127.0.0.1, 0.0.0.0 or ::1
error-serve-data = games cannot be kept in “{ $folder }”: { $reason }
error-serve-no-port = there is no port { $port }; it should be at most { $most }
error-serve-taken = { $address } is in use already
error-serve-threads = the system { $found ->
    [0] gives the workbench no more threads
    [one] gives the workbench only one more thread
   *[other] gives the workbench only { $found } more threads
}, and it needs { $needed } (ulimit -u)
advice-port = ; choose another with --port
advice-tree = ; choose one of them with --algorithm
advice-diff = ; choose one of them for --a or --b
advice-perft-positions = ; use a smaller --depth or a larger --max-positions
advice-perft-paths = ; use a smaller --depth
advice-perft-memory = ; use a smaller --depth or a larger --memory
advice-memory-or-engine = ; raise --memory, or try analyze --algorithm engine
advice-memory-table-or-engine = ; raise --memory, fill a table on disk with solve --table, or try analyze --algorithm engine
advice-else-memory-table-or-engine = ; otherwise raise --memory, fill a table on disk with solve --table, or try analyze --algorithm engine
advice-else-memory = ; otherwise raise --memory
advice-hash-or-engine = ; raise --hash, or try --algorithm engine
advice-keep-or-hash = ; raise --hash, try --algorithm engine, or make a table that is looked up here with solve --keep
advice-or-engine = ; or try analyze --algorithm engine
advice-engine = ; try analyze --algorithm engine
error-diff-nothing = “{ $search }” reached its limit before it had found anything to compare
error-same-file = --certificate and --export would both go to { $file }; give two files

error-argument-twice = { $argument } is given twice
file-is-missing = there is no such file or folder
file-is-forbidden = permission denied
file-is-there = it already exists
address-is-in-use = another program uses it; is this process started twice?
file-is-below-file = part of its path is not a folder
file-has-no-room = the disk is full
file-disk-is-read-only = its disk is read-only
file-name-is-wrong = its name is too long, or none that is allowed here
file-too-many-open = this program may not have so many files open (ulimit -n)
file-may-not-be-so-large = a file must not be so large here (ulimit -f, or the file system)
address-does-not-answer = nothing answers at this address
address-is-elsewhere = it is not an address of this machine
file-ends-early = it ends too early
file-is-busy = another program uses it
file-quota-is-used = the quota for this disk is used up
folder-is-not-empty = the folder is not empty
system-error = the operating system reports error { $number }
system-gives-no-more = the system gives no more threads or processes now (ulimit -u; error { $number })
system-has-no-device = there is no such device (error { $number })
system-has-no-memory = the machine has no memory left
system-input-output = the disk or its connection has failed (error { $number })
system-is-late = there was no answer in time
file-is-not-text = it is not UTF-8 text
