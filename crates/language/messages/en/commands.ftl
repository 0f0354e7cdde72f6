# The commands and their arguments, as --help describes them.

command-gametree = Play, see, compare and solve two-player games
command-games = List the games with their parameters, ranges and heuristics
command-play = Play a game: against the computer, two people, or two computers
command-show = Show a position: board, player to move, legal moves, outcome
command-analyze = Search a position and show what was found, with exact counts
command-tree = Show the tree of a search, cuts included
command-diff = Compare two searches of one position
command-perft = Count lines of play and distinct positions, ply by ply
command-bench = Run a fixed set of searches: a signature of their node counts, and speed
command-completions = Print a completion script for a shell
command-man = Write the manual pages into a folder

argument-help = Print help
argument-version = Print the version
argument-lang = Language; else GAMETREE_LANG, else the locale
argument-json = Print one JSON object, for programs
argument-ascii = Draw with ASCII characters only
argument-spec = The game, such as stones:stones=50 or tictactoe (see gametree games)
argument-position = Look at this position instead of the start
argument-moves = Moves to make first, separated by spaces
argument-algorithm = How to search
argument-depth = Plies to look ahead, at most 512; without it to the end of the game
argument-time = Stop after this many milliseconds
argument-nodes = Stop after this many positions
argument-heuristic = How to value positions (see gametree games)
argument-ties = Which of several equally good moves to choose
argument-seed = What random choices follow from
argument-merge = Minimax only: enter equal positions on the same ply once
argument-hash = Megabytes of memory for the table of engine, pns and mcts
argument-threads = How many threads search; with 1 every run is the same
argument-lines = How many of the best moves engine shows with a line of play
argument-goal = What engine proves before it is done
argument-max_positions = Give up when a ply has more distinct positions than this
argument-people = How many people play
argument-first = Who begins, against the computer
argument-strength = How strong the computer is
argument-first_player = The first player: human, a strength, or a search such as alphabeta:depth=4
argument-second_player = The second player, likewise; whoever is not given is a person
argument-resume = Go on with the unfinished game that was played last
argument-record = Add a row for every finished game to this Markdown file
argument-log = Diagnostics on standard error
argument-format = What to write
argument-step = Stop after this many visits
argument-only_line = Only the best line
argument-max_nodes = Keep at most this many positions
argument-max_children = Draw at most this many children of a position; the rest is folded
argument-out = Write to this file
argument-a = The one search, such as minimax:depth=3
argument-b = The other search
argument-order = In which order moves are tried, to see how much it matters
argument-interactive = Walk through the search with the arrow keys
argument-boards = Show the boards along the best line
argument-expect = Exit with 1 unless the signature is this
argument-shell = The shell
argument-folder = The folder, made if it is missing

help-usage = Usage:
help-commands = Commands
help-command = COMMAND
help-arguments = Arguments
help-options = Options
help-default = [default: { $default }]
