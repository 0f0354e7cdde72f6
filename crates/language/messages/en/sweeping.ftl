# Sweeps: the exact values of a whole family of games.

command-sweep = Solve a whole family of games, and look for laws in their values
argument-family = The games: a spec in which one or two parameters are ranges, such as stones:stones=1..100
argument-picture = Draw the values as a heat map into this file, by its name SVG, PNG or PDF
argument-all_rows = Print all rows, however many there are

label-winner = winner
label-margin = margin
label-plies = plies
label-how = status
label-laws = laws
label-picture = picture
sweep-solved = solved
sweep-engine = proven by search
sweep-unknown = too large
sweep-not-reached = not reached
sweep-stopped = after { $done } of { $all } games, at your request
sweep-mixed = different results
sweep-share = { $strings } of { $all }
latex-continued = The same table, further columns
more-rows = { $rows ->
    [one] … and { $rows } more row
   *[other] … and { $rows } more rows
}
advice-all-rows = { $rows ->
    [one] ; --all-rows shows it
   *[other] ; --all-rows shows them
}
sweep-grid = { $across } across, { $down } down
sweep-signs = { $first } – the first player wins; { $second } – the second player wins; = – a draw; ? – too large; * – proven by search
sweep-signs-points = margins from the first player's side; ~ – different results; ? – too large; * – proven by search
sweep-picture = “{ $file }”: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
sweep-picture-part = only the first { $shown } of { $games } games are drawn
sweep-description = { $games } games; won by the first player: { $first }, won by the second: { $second }, drawn: { $draws }, different results or unknown: { $others }

law-constant = { $of }: { $value } for { $key } from { $from } to { $to }
law-parity = { $of }: { $even } when { $key } is even, { $odd } when it is odd, for { $key } from { $from } to { $to }
law-period = { $of }: repeats with period { $period } for { $key } from { $from } to { $to }: { $values }
law-growth = { $of }: { $step } more each time { $key } grows by { $period }, from { $from } to { $to }
law-none = { $of }: no law found for { $key } up to { $to }
law-where = { $key } = { $number }: { $law }
law-more = … and { $lines } more
law-says-first-by = With { $from } or more ({ $key }), the first player wins by { $formula }.
law-says-margin = With { $from } or more ({ $key }), the margin is { $formula }.
law-says-always = With { $from } or more ({ $key }): always { $value }.
law-says-parity = With { $from } or more ({ $key }): { $even } where the number is even, { $odd } where it is odd.
law-says-period = With { $from } or more ({ $key }), it repeats with period { $period }: { $values }.
law-seen = Seen in all { $games } games from { $from } to { $to }. For other numbers it is not a proof.

error-sweep-no-range = sweep needs a range, such as stones:stones=1..100; for a single game, use solve
error-sweep-ranges = { $found } parameters are ranges; at most { $most } may be, as in mnk:m=3..5,n=3..5,k=3
error-sweep-range = { $key } is “{ $found }”; a range is two whole numbers, such as 1..100
error-sweep-backward = { $key } decreases from { $from } to { $to }; a range must increase, such as { $to }..{ $from }
error-sweep-games = the ranges contain { $found } games; at most { $most } are allowed, so use smaller ranges
error-sweep-game = “{ $spec }”: { $reason }
error-sweep-stopped = stopped after { $done } of { $all } games

argument-family_nodes = Nodes that engine may visit on a game too large to solve
