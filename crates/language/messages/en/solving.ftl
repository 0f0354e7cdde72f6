# Exact solutions: solve, verify, sweep and grade.

command-solve = Solve a game exactly: who wins, by how much, how soon, and every best move
command-verify = Check a certificate against the rules alone
argument-memory = Megabytes that the solution may take; with a decimal point, gigabytes
argument-certificate = Write a certificate of the value to this file
argument-export = Write every stored position with its value to this CSV file
argument-file = The certificate

label-exactly = exact result
label-best-moves = best moves
label-mistakes = moves that are mistakes
label-stored = stored
label-reachable = reachable
label-certificate = certificate
label-exported = exported
solve-stored = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} in { $bytes } bytes
solve-reachable = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $unfinished } unfinished
solve-reachable-symmetry = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $unfinished } unfinished; { $canonical } up to symmetry
solve-certificate = “{ $file }”: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} for { $positions } positions
solve-exported = “{ $file }”: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
solve-all = all { $strings } strings of length { $length }
solve-all-share = { $strings } of { $all } strings
label-strings = strings

verify-accepted = accepted: { $claim }
verify-rejected = rejected: { $reason }
label-verdict-of-check = verdict
label-checked = checked
verify-checked = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $positions } positions
fault-format = line { $line } is malformed: “{ $place }”
fault-other-game = it is for “{ $place }”, not for the game being checked
fault-no-position = “{ $place }” is not a position of this game
fault-twice = “{ $place }” is given two moves
fault-no-move = “{ $place }” can be reached but has no move
fault-illegal-move = the move given for “{ $place }” is not legal there
fault-unneeded = “{ $place }” has a move but can never be reached
fault-value = for “{ $place }” the claim is { $claimed }, but the result is { $found }
fault-too-large = too much to check; stopped at “{ $place }”
fault-stopped = stopped before the check was finished

error-solve-stopped = stopped before the game was solved
error-solve-too-large = solving this takes up to { $positions } positions and { $megabytes } MB, more than the { $most } MB allowed
error-solve-full = { $most } MB is not enough: { $positions } positions within { $plies } plies, and more to come
error-solve-fits-places = ; positions with at most { $number } free places would fit
error-solve-fits-stones = ; at most { $number } stones would fit
error-solve-fits-digits = ; at most { $number } digits would fit
error-solve-beyond = { $what ->
    [digits] { $number } digits are more than
   *[places] { $number } free places are more than
} the { $most } that a table can hold, whatever the memory
error-solve-beyond-fits = ; at most { $number } would fit into the memory allowed
error-solution-not-covered = the solution does not cover this position
error-solution-room = the solution does not fit into memory
error-solve-all = “all” is for bits with a length, such as bits:length=12,all
error-certificate-too-large = the certificate would have to cover more than { $most } positions
error-certificate-memory = the certificate needs more memory than the { $most } MB allowed
error-read = “{ $file }” cannot be read: { $reason }
error-read-too-large = “{ $file }” is larger than the limit of { $most } MB

argument-solving_threads = Number of threads; the result is always the same
claim-exactly = margin { $margin } in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
claim-at-most = margin { $margin } in at most { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
claim-margin = margin { $margin }
error-certificate-stopped = stopped before the certificate was finished
error-export-stopped = stopped before the table was written
power-of-ten = 10^{ $exponent }
