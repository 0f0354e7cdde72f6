# Drzewa liczb z klasą: strona nauczyciela i telefony.
web-class = Z klasą
web-class-intro = Każdy zaznacza na telefonie gałęzie, do których alfa-beta w ogóle nie zagląda. Zamykasz odpowiedzi, a drzewo pokazuje, co myślała klasa.
web-class-start = Zacznij z klasą
web-class-own = Drzewo, z którym przychodzisz
web-class-other = Inne drzewo
web-class-limits = Najwyżej { $phones } telefonów, bez imion. Odpowiedzi są tylko w pamięci i znikają po { $hours } godzinach.
web-class-shape = Kształt
web-class-cuts = Odcięcia
web-class-cuts-any = ile wypadnie
web-class-cuts-wrong = liczba odcięć to najwyżej { $most }
web-class-seed = Ziarno
web-class-seed-any = losowe
web-class-seed-wrong = ziarno to liczba całkowita, 0 lub więcej
web-class-full = Więcej klas naraz być nie może. Klasa kończy się, gdy zakończy ją nauczyciel albo gdy przez dziesięć minut nikogo w niej nie było.
web-class-alone = Telefony nie mają jeszcze dostępu do tego komputera
web-class-alone-how = Warsztat słucha tylko tego komputera. Zatrzymaj go i uruchom w ten sposób; wtedy otworzą go telefony w tej samej sieci:
web-class-alone-warning = Do zatrzymania warsztatu może go używać każdy w tej sieci.
web-class-question = Które gałęzie odcina alfa-beta?
web-class-open = otwórz na telefonie
web-class-qr = Kod QR adresu { $address }
web-class-close = Zamknij odpowiedzi
web-class-again = Zapytaj ponownie
web-class-next = Następne drzewo
web-class-next-like = Drzewo innego rodzaju
web-class-addresses = Inne adresy tego komputera
web-class-end = Zakończ
web-class-end-sure = Żaden telefon nie będzie mógł już odpowiadać, a wszystkie odpowiedzi przepadną.
web-class-drawing = Drzewo, liczba liści: { $leaves }
web-class-in-words = Kształt { $shape }, liście od lewej do prawej: { $leaves }
web-class-number = Drzewo { $number }
web-class-left = Klasa sama skończy się za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
web-class-answers = Odpowiedzi
web-class-of-phones = z { $phones ->
    [one] { $phones } telefonu
   *[many] { $phones } telefonów
}
web-class-right = Wszystkie odcięcia dobrze
web-class-before = przed dyskusją: { $right } z { $answers }
web-class-is-open = Odpowiedzi są otwarte
web-class-is-open-text = Zaznaczenia będzie widać, gdy je zamkniesz.
web-class-closed = Odpowiedzi są zamknięte
web-class-missed = Co klasa najczęściej przeoczyła
web-class-missed-branch = Gałąź { $branch }: odcięło ją tylko { $marked } z { $answers }.
web-class-missed-none = Wszyscy znaleźli wszystkie odcięcia.
web-class-missed-none-but = Wszyscy znaleźli wszystkie odcięcia, ale w { $marked ->
    [one] { $marked } odpowiedzi
   *[other] { $marked } odpowiedziach
} zaznaczono też gałęzie, które są przeglądane.
web-class-no-answers = Nikt nie odpowiedział.
web-class-no-cuts = W tym drzewie alfa-beta niczego nie odcina.
web-class-legend-cut = odcięta; ile z { $answers } odpowiedzi ją zaznaczyło
web-class-legend-looked = zaznaczona, ale przeszukana
web-class-legend-best = najlepszy wariant
web-class-count-cut = Gałąź { $branch }, odcięta: zaznaczyło { $marked } z { $answers }
web-class-count-looked = Gałąź { $branch }, przeszukana: zaznaczyło { $marked } z { $answers }
web-class-enter = Dołącz do klasy
web-class-code = Kod widoczny na ekranie
web-class-code-unknown = nie ma klasy o kodzie „{ $code }”
web-class-go = Otwórz
web-class-join = Dołącz
web-class-join-text = Zobaczysz drzewo i zaznaczysz gałęzie, do których alfa-beta w ogóle nie zagląda.
web-class-join-cookie = Nikt nie pyta o imię. Miejsce przez dwie godziny trzyma ciasteczko.
web-class-no-cookie = Ciasteczko, które trzyma miejsce, nie zostało zapisane. Zezwól na ciasteczka dla tego adresu i dołącz ponownie.
web-class-no-seat = Nie masz miejsca w tej klasie. Najpierw dołącz.
web-class-phone-full = Klasa jest pełna. Miejsce zwolni się, gdy któryś telefon odejdzie; spróbuj za minutę.
web-class-explore = Zbadaj drzewo samodzielnie
web-class-over = Klasa się skończyła
web-class-over-text = Nic z niej nie jest przechowywane.
web-class-predict = Przewidź odcięcia
web-class-tap = Dotknij każdej gałęzi, do której alfa-beta w ogóle nie zagląda.
web-class-asked-again = Jeszcze raz: porozmawiajcie i wyślij to, co myślisz teraz.
web-class-branch = Gałąź { $branch }
web-class-send = Wyślij
web-class-sent = Wysłano. Do zamknięcia odpowiedzi można ją zmienić.
web-class-sent-marked = Zaznaczone gałęzie: { $count }.
web-class-change = Zmień odpowiedź
web-class-late = Za późno: odpowiedzi są zamknięte albo jest już inne drzewo.
web-class-room = Klasa { $code }. Twoja odpowiedź jest liczona bez imienia.
web-class-not-answered = Nie wysłano odpowiedzi. Oto odcięcia.
web-class-all-right = Wszystko dobrze: wszystkie odcięcia i nic ponadto.
web-class-score = Znalezione odcięcia: { $right } z { $cuts }. Zaznaczone, ale przeszukane: { $wrong }.
web-class-wait = Następne drzewo pojawi się tu samo.
web-class-mark-right = Gałąź { $branch }: dobrze.
web-class-mark-missed = Gałąź { $branch }: przeoczona.
web-class-mark-wrong = Gałąź { $branch }: przeszukana.
web-class-mark-mine = Gałąź { $branch }: zaznaczona
problem-too-many = To było zbyt często. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
web-api-problem-too-many = O to samo pytano zbyt często; Retry-After mówi, kiedy można zapytać ponownie.
