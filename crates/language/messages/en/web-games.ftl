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
web-games-waiting = Everybody is busy at the moment. It starts by itself in about { $seconds } s.
