# Saglabātās spēles un kāpēc tās nevar saglabāt.
web-games-too-many = jums šeit jau ir tik spēļu: { $most }, un vienam cilvēkam vairāk netiek glabāts; izdzēsiet kādu, kas vairs nav vajadzīga
web-games-no-room = šeit jau glabājas tik spēļu: { $most }, un vairāk vietas nav
web-games-damaged = fails { $file } ir bojāts vai pieder citai programmai; tas atstāts neskarts
web-games-newer = failu { $file } ir rakstījusi jaunāka programmas versija; tas atstāts neskarts
web-games-locked = failu { $file } lieto cita programma; lūdzu, mēģiniet vēlreiz pēc dažām sekundēm
web-games-read-only = failu { $file } var tikai lasīt, tāpēc spēles nevar saglabāt
web-games-full = diskā vairs neko nevarēja ierakstīt; spēle ir tāda, kāda bija
web-games-unreachable = failu { $file } nevar atvērt, tāpēc spēles nevar saglabāt
web-games-failed = pašlaik spēles nevar saglabāt
web-games-unreadable = šo spēli nevar nolasīt; tā atstāta neskarta
web-games-not-opened = Fails nav atvērts: { $reason }
web-games-no-file = fails nav izvēlēts vai ir tukšs
web-games-no-text = tas nav teksts, bet saglabāta spēle ir teksts
web-games-file-too-large = tas ir lielāks par { $kilobytes } kB, bet saglabātas spēles tik lielas nav
web-games-too-many-moves = tajā gājienu ir vairāk nekā { $most }
web-games-waiting = Pašlaik viss ir aizņemts. Tas sāksies pats pēc aptuveni { $seconds } s.
web-own = Manas spēles
web-own-none = Te vēl nav nevienas jūsu spēles.
web-own-unfinished = Nepabeigtās
web-own-go-on = Turpināt
web-own-moves = { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
}
web-own-finished = Pabeigtās
web-own-count = { $count ->
    [zero] { $count } spēļu
    [one] { $count } spēle
   *[other] { $count } spēles
}
web-own-date = datums
web-own-opponent = pretinieks
web-own-made = gājieni
web-own-strength = { $strength } ({ $search })
web-own-take-away = Tabula failā
web-own-open = Atvērt saglabātu spēli
web-own-file = Fails
web-own-open-it = Atvērt
web-own-open-what = Ne vairāk kā { $kilobytes } kB liels fails, kas saglabāts te (spēles lapā “Saglabāta spēle”) vai terminālī (“saglabāt”). Terminālī te saglabātos failus atver “ielādēt”.
web-own-limit = Jums tiek glabātas ne vairāk kā { $most } spēles. Kad to ir vairāk, vietu atbrīvo pabeigtās spēles, kas nav aiztiktas trīsdesmit dienas, vispirms vecākās.
