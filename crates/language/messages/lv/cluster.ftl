# Spēle, ko kopā atrisina vairāki procesi.

argument-workers = Cik darbinieku ir šim procesam; ar --hosts katram
argument-hosts = Fails ar katra procesa adresi host:port, katra savā rindā
argument-process = Šī procesa numurs starp adresēm, skaitot no 0; citādi SLURM_PROCID
argument-secret = Fails ar to, ko zina visi procesi un neviens cits
argument-patience = Cik sekunžu sākumā gaidīt pārējos procesus

cluster-parts = Šis process savu darbu ir padarījis, mapē “{ $folder }”. Tabulu izveido process 0, vai arī pasaka, kuras daļas tam jādod.
cluster-nothing = Nav ko darīt: visa tabula ir procesam 0.
error-cluster-open-secret = noslēpumu failā “{ $file }” var lasīt vai mainīt citi lietotāji; { $command } to patur tikai īpašniekam
cluster-scattered = Viss ir novērtēts, bet ne visas daļas ir mapē “{ $folder }”. Nokopējiet tur tās, kuru trūkst; tad komanda saliek tabulu kopā.
label-missing-parts = trūkst
label-command = komanda
cluster-parts-missing = mapē “{ $folder }” ir tikai dažas no daļām, ko sākuši vairāki darbinieki; trūkst: { $missing }; kad tās būs tur, tā pati komanda turpinās ar visām; ja tās ir zudušas, izdzēsiet tajā mapi “parts”: kas jau salikts kopā, paliek
cluster-refused = { $refused ->
    [zero] Noraidīti { $refused } savienojumu.
    [one] Noraidīts { $refused } savienojums.
   *[other] Noraidīti { $refused } savienojumi.
}

error-cluster-workers = darbinieku var būt no 1 līdz { $most }, nevis { $wanted }
error-cluster-no-hosts = failā “{ $file }” nav nevienas adreses
error-cluster-host = “{ $file }”, { $line }. rinda: “{ $found }” nav host:port
error-cluster-host-twice = “{ $file }”, { $line }. rinda: “{ $found }” tur ir divreiz
error-cluster-process = procesa { $process } nav; adreses: { $hosts }, skaitot no 0
error-cluster-which = kura no adresēm ir šis process? To norāda --process vai SLURM_PROCID ar numuru, skaitot no 0
error-cluster-no-table = darbiniekiem vajag vietu tabulai: --table mape vai --keep
error-cluster-no-secret = procesiem vairākos datoros vajag noslēpumu: --secret fails
error-cluster-short-secret = noslēpums failā “{ $file }” ir par īsu: vajag vismaz { $least } baitus
error-cluster-listening = “{ $host }”: tur nevar klausīties: { $reason }
error-cluster-not-here = “{ $host }” nav šī datora adrese; vai --process ir pareizs?
error-cluster-unknown-host = “{ $host }”: šis nosaukums šeit nav zināms
error-cluster-missing = process { $process } ar adresi “{ $host }” neatnāca { $seconds } s laikā
cluster-unknown-host = ; šis nosaukums šeit nav zināms
cluster-somebody-refused = ; kāds tika noraidīts: { $why ->
    [stranger] tas bija kas cits
    [format] versijas viena otru nesaprot
    [secret] noslēpumi nav vienādi
    [program] programmām ir dažādas versijas
    [shape] procesu vai darbinieku skaits nav vienāds
   *[game] spēles vai pozīcijas nav vienādas
}
error-cluster-refused = process { $process } ar adresi “{ $host }” atsakās strādāt kopā ar šo: { $why ->
    [stranger] tas ir kas cits
    [format] versijas viena otru nesaprot
    [secret] noslēpumi nav vienādi
    [program] programmām ir dažādas versijas
    [shape] procesu vai darbinieku skaits nav vienāds
   *[game] spēles vai pozīcijas nav vienādas
}
error-cluster-lost = process { $process } ar adresi “{ $host }” ir zudis: tā savienojums tika slēgts; tās pašas komandas turpina
error-cluster-silent = process { $process } ar adresi “{ $host }” ir zudis: tas klusē { $seconds } s; tās pašas komandas turpina
error-cluster-stuck = process { $process } ar adresi “{ $host }” ir zudis: tā darbs nav pavirzījies { $seconds } s; tās pašas komandas turpina
error-cluster-stopped = process { $process } ar adresi “{ $host }” tika apturēts; tās pašas komandas turpina
error-cluster-failed = process { $process } ar adresi “{ $host }” ir beidzies; tas angliski teica: “{ $reason }”
error-cluster-other-parts = mapē “{ $folder }” ir tikai dažas no agrāko darbinieku daļām (darbinieku skaits bija { $found }, tagad { $wanted }); nokopējiet tur pārējās, turpiniet ar tikpat daudziem vai izdzēsiet daļas ar tables --delete
error-cluster-no-beginning = daļa mapē “{ $folder }” turpina tabulu, kurā līmeņu skaits bija { $needed }, bet tagad tabulā to ir { $found }; strādājiet tur, kur ir garākā tabula, nokopējiet to šurp vai izdzēsiet daļu (tables --delete vai pašrocīgi, ja tā ir saite)
error-cluster-garbled = darbinieks atsūtīja ko nesakarīgu
error-cluster-system = procesi nevar strādāt kopā: { $reason }
