# Co mówi serwer w terminalu.

serve-address = Warsztat jest pod adresem { $address }
serve-warning = Teraz może go otworzyć każdy w tej sieci: grać, uruchamiać przeszukiwania i korzystać z czasu tego komputera. To, co jest wysyłane, nie jest szyfrowane.
serve-network = Na telefonie albo innym komputerze: { $address }
serve-no-browser = nie udało się otworzyć przeglądarki; otwórz { $address } samodzielnie
serve-stop = Ctrl-C go zatrzymuje.
