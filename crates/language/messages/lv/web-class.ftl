# Skaitļu koki kopā ar klasi: skolotāja lapa un tālruņi.
web-class = Ar klasi
web-class-intro = Katrs tālrunī atzīmē, kurus zarus alfa-beta nemaz neaplūko. Jūs aizverat atbildes, un koks parāda, ko klase domāja.
web-class-start = Sākt ar klasi
web-class-own = Koks, ar kuru atnācāt
web-class-other = Cits koks
web-class-limits = Ne vairāk kā { $phones } tālruņu, bez vārdiem. Atbildes ir tikai atmiņā, un pēc { $hours } stundām to vairs nav.
web-class-shape = Forma
web-class-cuts = Nogriešanas
web-class-cuts-any = cik sanāk
web-class-cuts-wrong = nogriešanu skaits ir ne vairāk kā { $most }
web-class-seed = Sēkla
web-class-seed-any = pēc nejaušības
web-class-seed-wrong = sēkla ir vesels skaitlis, 0 vai vairāk
web-class-full = Vairāk klašu vienlaikus nevar būt. Klase beidzas, kad to beidz skolotājs vai kad desmit minūtes neviena tur nav bijis.
web-class-alone = Tālruņi šo datoru vēl nevar sasniegt
web-class-alone-how = Darbnīca klausās tikai šo datoru. Apturiet to un palaidiet šādi; tad to var atvērt tālruņi tajā pašā tīklā:
web-class-alone-warning = Līdz apturēšanai darbnīcu var lietot ikviens šajā tīklā.
web-class-question = Kurus zarus alfa-beta nogriež?
web-class-open = atveriet tālrunī
web-class-qr = QR kods adresei { $address }
web-class-close = Aizvērt atbildes
web-class-again = Jautāt vēlreiz
web-class-next = Nākamais koks
web-class-next-like = Citāds koks
web-class-addresses = Citas šī datora adreses
web-class-end = Beigt
web-class-end-sure = Neviens tālrunis vairs nevarēs atbildēt, un visas atbildes pazudīs.
web-class-drawing = Koks, lapu skaits: { $leaves }
web-class-in-words = Forma { $shape }, lapas no kreisās uz labo: { $leaves }
web-class-number = { $number }. koks
web-class-left = Klase pati beigsies pēc { $minutes ->
    [one] { $minutes } minūtes
   *[other] { $minutes } minūtēm
}.
web-class-answers = Atbildes
web-class-of-phones = no { $phones ->
    [one] { $phones } tālruņa
   *[other] { $phones } tālruņiem
}
web-class-right = Visas nogriešanas pareizi
web-class-before = pirms apspriešanas: { $right } no { $answers }
web-class-is-open = Atbildes ir atvērtas
web-class-is-open-text = Atzīmētais parādīsies, kad atbildes aizvērsiet.
web-class-closed = Atbildes ir aizvērtas
web-class-missed = Ko klase visvairāk palaida garām
web-class-missed-branch = Zars { $branch }: to nogrieza tikai { $marked } no { $answers }.
web-class-missed-none = Visi atrada visas nogriešanas.
web-class-missed-none-but = Visi atrada visas nogriešanas, bet arī apskatāmi zari ir atzīmēti atbildēs: { $marked }.
web-class-no-answers = Neviens nav atbildējis.
web-class-no-cuts = Šajā kokā alfa-beta neko nenogriež.
web-class-legend-cut = nogriezts; cik no { $answers } to atzīmēja
web-class-legend-looked = atzīmēts, bet aplūkots
web-class-legend-best = labākais turpinājums
web-class-count-cut = Zars { $branch }, nogriezts: atzīmēja { $marked } no { $answers }
web-class-count-looked = Zars { $branch }, aplūkots: atzīmēja { $marked } no { $answers }
web-class-enter = Pievienoties klasei
web-class-code = Kods, kas redzams uz ekrāna
web-class-code-unknown = klases ar kodu “{ $code }” nav
web-class-go = Atvērt
web-class-join = Pievienoties
web-class-join-text = Jūs redzēsiet koku un atzīmēsiet zarus, kurus alfa-beta nemaz neaplūko.
web-class-join-cookie = Vārdu neviens neprasa. Jūsu vietu divas stundas tur sīkdatne.
web-class-no-cookie = Sīkdatne, kas tur jūsu vietu, nav saglabāta. Atļaujiet šai adresei sīkdatnes un pievienojieties vēlreiz.
web-class-no-seat = Jums šajā klasē nav vietas. Vispirms pievienojieties.
web-class-phone-full = Klase ir pilna. Vieta atbrīvosies, kad kāds tālrunis būs prom; mēģiniet pēc minūtes.
web-class-explore = Izpētīt koku pašam
web-class-over = Klase ir beigusies
web-class-over-text = Nekas no tās netiek glabāts.
web-class-predict = Paredziet nogriešanas
web-class-tap = Pieskarieties katram zaram, kuru alfa-beta nemaz neaplūko.
web-class-asked-again = Jautājam vēlreiz: apspriediet un sūtiet, ko domājat tagad.
web-class-branch = Zars { $branch }
web-class-send = Sūtīt
web-class-sent = Nosūtīts. Līdz atbilžu aizvēršanai to var mainīt.
web-class-sent-marked = Atzīmēto zaru skaits: { $count }.
web-class-change = Mainīt atbildi
web-class-late = Par vēlu: atbildes ir aizvērtas vai ir jau cits koks.
web-class-room = Klase { $code }. Jūsu atbildi skaita bez vārda.
web-class-not-answered = Jūs atbildi nenosūtījāt. Nogriešanas ir šīs.
web-class-all-right = Viss pareizi: visas nogriešanas un nekā lieka.
web-class-score = Atrastas nogriešanas: { $right } no { $cuts }. Atzīmēti, bet aplūkoti: { $wrong }.
web-class-wait = Nākamais koks šeit parādīsies pats.
web-class-mark-right = Zars { $branch }: pareizi.
web-class-mark-missed = Zars { $branch }: palaists garām.
web-class-mark-wrong = Zars { $branch }: aplūkots.
web-class-mark-mine = Zars { $branch }: atzīmēts
problem-too-many = Tas bija pārāk bieži. Mēģiniet vēlreiz pēc { $seconds ->
    [one] { $seconds } sekundes
   *[other] { $seconds } sekundēm
}.
web-api-problem-too-many = To pašu prasīja pārāk bieži; Retry-After saka, kad var prasīt vēlreiz.
