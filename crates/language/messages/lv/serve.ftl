# Ko serveris saka terminālī.

serve-address = Darbgalds ir atvērts adresē { $address }
serve-warning = Tagad to var atvērt ikviens šajā tīklā: spēlēt, sākt meklēšanu un izmantot šī datora laiku. Sūtītais nav šifrēts.
serve-network = Tālrunī vai citā datorā: { $address }
serve-no-browser = pārlūku neizdevās atvērt; atveriet { $address } paši
serve-stop = Ctrl-C to aptur.
