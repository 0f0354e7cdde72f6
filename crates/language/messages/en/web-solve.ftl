# Solving in the browser.
web-solve-play = Play it
web-solve-share = Share
web-solve-copied = The link is copied
web-solve-line = One best line
web-solve-line-expected = The line it expects
web-solve-lines = lines of play
web-solve-moves = Every move and where it leads
web-solve-equal = { $all ->
    [yes] All { $count } moves
   *[no] { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
}: { $result }
web-solve-grid = { $games } games: { $parts }.
web-solve-grid-drawn = { $count } drawn
web-solve-grid-first = { $count } won by the first player
web-solve-grid-second = { $count } won by the second player
web-solve-grid-open = { $count } not known
web-solve-laws = What is regular, line by line
web-solve-elsewhere = Smaller boards of the same kind
web-solve-known = This program has not solved the game; the result is known from { $source }.
web-solve-finished = The game is over.
web-solve-back = One move back
web-solve-check = Do not trust us. Check it.
web-solve-certificate-text = A certificate holds a strategy for each side. A small checker needs only the rules: { $counts }.
web-solve-certificate = Certificate, { $size }
web-solve-certificate-large = The certificate of this position is too large for a page. This command writes it to a file:
web-solve-accepted = accepted
web-solve-accepted-by = by the checker of this page, just now
web-size = { $kilobytes } kB
web-solve-running = solving
web-solve-waiting = Other work comes first; this begins by itself.
web-solve-cancel = Cancel
web-solve-stopped = Stopped before the game was solved.
web-solve-again = Solve it
web-solve-too-large = Too large to solve here
web-solve-keep = In a terminal this command fills a table on disk, level by level; then the answer comes from there:
web-solve-from-table = on disk, { $size }; positions: { $positions }
web-solve-from-table-of = on disk, solved from { $position }, { $size }; positions: { $positions }
web-solve-try = Let the engine try
web-solve-try-text = It looks ahead for a minute. What it proves is certain; everything else is an estimate.
web-solve-not-proven = Not proven: the engine cannot tell yet.
web-solve-estimate = rests on a heuristic
web-solve-depth = depth
web-stage-searching = looking ahead
web-stage-finding = finding positions
web-stage-valuing = working backwards from the ends
web-stage-writing = writing the certificate
web-stage-checking = checking the certificate
web-stage-counting = counting positions
web-stage-games = games of the family
web-begun = getting ready, { $time }
web-done-of = { $stage }: { $done } of { $of }, { $time }
web-done = { $stage }: { $done } so far, { $time }
web-solve-family = The whole family
web-solve-range = { $key } { $from } to { $to }
web-solve-own-range = Own range…
web-solve-fixed = { $key }: { $value }
web-solve-range-field = A spec with one or two ranges
web-solve-show = Show
web-solve-this-game = this game
web-solve-family-waiting = Not known yet; it follows soon.
web-solve-family-part = { $done } of { $all } games are known; there was no time for the others.
web-solve-no-law = No law found yet.
web-solve-others = Families of other games
web-solve-table = Game by game
