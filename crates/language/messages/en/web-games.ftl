# Games that are kept, and why they cannot be.
web-games-too-many = you have { $most } games here, and no more are kept for one person; delete one that you no longer need
web-games-no-room = { $most } games are kept here, and there is no room for more
web-games-damaged = the file { $file } is damaged or belongs to another program; it has been left as it is
web-games-newer = a newer version of the program has written the file { $file }; it has been left as it is
web-games-locked = another program is using the file { $file }; please try again in a few seconds
web-games-read-only = the file { $file } can only be read, so no game can be kept
web-games-full = the disk took no more; the game is as it was before
web-games-unreachable = the file { $file } cannot be opened, so no game can be kept
web-games-failed = games cannot be kept at the moment
web-games-unreadable = this game cannot be read; it has been left as it is
web-games-not-opened = The file is not opened: { $reason }
web-games-no-file = no file was chosen, or it is empty
web-games-no-text = it is not a text, and a saved game is one
web-games-file-too-large = it is larger than { $kilobytes } kB, and no saved game is
web-games-too-many-moves = it has more than { $most } moves
web-games-waiting = Everybody is busy at the moment. It starts by itself in about { $seconds } s.
web-own = My games
web-own-none = You have not played here yet.
web-own-unfinished = Unfinished
web-own-go-on = Go on
web-own-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-own-finished = Finished
web-own-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-own-date = date
web-own-opponent = opponent
web-own-made = moves
web-own-strength = { $strength } ({ $search })
web-own-take-away = The table as a file
web-own-open = Open a saved game
web-own-file = File
web-own-open-it = Open
web-own-open-what = A file of at most { $kilobytes } kB that was saved here (“Saved game” on the page of a game) or in a terminal (“save”). In a terminal, “load” opens files that were saved here.
web-own-limit = Up to { $most } games are kept for you. When there are more, finished games that were not touched for thirty days make room, the oldest first.
