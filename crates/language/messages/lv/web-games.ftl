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
web-games-waiting = Pašlaik viss ir aizņemts. Tas sāksies pats pēc aptuveni { $seconds } s.
