# Koki un attēli: uz papīra, uz ekrāna, soli pa solim; ko nozīmē kolonnas un algoritmi.

tree-head-level = līmenis
tree-head-why = piezīmes
tree-why-merged-hidden = tas pats, kas virsotne, kura nav parādīta
tree-symmetric = simetrijas dēļ arī { $moves }
legend-numbers = #: apmeklēšanas secība · α: ko nodrošinājis MAX, β: ko nodrošinājis MIN, ieejot virsotnē · ≥ ≤: zināma tikai robeža · ✂: nogriezts
legend-symmetric = ×: cik gājienu simetrijas dēļ ir vienādi

argument-width = Attēla platums: a4, landscape, screen vai pikseļu skaits
argument-symmetric = Gājienus, kas simetrijas dēļ ir vienādi, rādīt vienreiz
argument-title = Virsraksts virs koka
argument-caption = Teksts zem koka

error-width = --width ir “{ $value }”; jābūt a4, landscape, screen vai pikseļu skaitam no { $least } līdz { $most }
error-width-format = --width ir domāts attēliem; izvēlieties --format svg, png vai pdf
error-print-font = nevienā šī datora fontā nav “{ $letter }”; uzstādiet, piemēram, DejaVu Sans (Debian un Ubuntu: fonts-dejavu-core)
error-print-fonts = šajā datorā nav neviena fonta, ar ko zīmēt vārdus; uzstādiet, piemēram, DejaVu Sans (Debian un Ubuntu: fonts-dejavu-core)
error-print-large = attēls ir par lielu formātam { $format }: { $size } milj. pikseļu, ne vairāk kā { $most }; izmantojiet --format svg vai rādiet mazāku koka daļu
error-print-bytes = attēls ir par lielu formātam { $format }: { $size } MB SVG, ne vairāk kā { $most }; izmantojiet --format svg vai rādiet mazāku koka daļu
error-print = attēlu nevar saglabāt formātā { $format }: { $reason }
error-print-terminal = { $format } nav paredzēts terminālim; norādiet failu ar --out vai programmkanālu (pipe)

step-more-keys = p atskaņo   a jautā   ? visi taustiņi   q iziet
step-best = labākais
step-playing = { $speed ->
    [zero] atskaņo, { $speed } soļu sekundē
    [one] atskaņo, { $speed } solis sekundē
   *[other] atskaņo, { $speed } soļi sekundē
}
step-question = Virsotnei { $node } ir vēl gājieni. Vai nākamais tiks nogriezts? (j/n)
step-right = Pareizi:
step-wrong = Nepareizi:
step-is-open = netiek nogriezts, jo { $alpha } < { $beta }: logs vēl ir atvērts
step-cuts-nothing = minimax aplūko visus gājienus un neko nenogriež
step-tally = pareizi { $right } no { $asked }
step-no-question = Šajā meklēšanā vairs nav par ko jautāt.
step-key-next = soli uz priekšu
step-key-back = soli atpakaļ
step-key-ten = desmit soļus uz priekšu, atpakaļ
step-key-ends = uz sākumu, uz beigām
step-key-cut = uz nākamo nogriešanu
step-key-play = atskaņot, pauze
step-key-speed = ātrāk, lēnāk
step-key-quiz = pajautāt: vai nākamais zars tiks nogriezts?
step-key-answer = jā, nē
step-key-list = šis saraksts
step-key-leave = iziet

label-algorithms = algoritmi
algorithm-minimax = aplūko visus turpinājumus līdz dziļuma ierobežojumam
algorithm-alphabeta = minimax bez zariem, kas nevar mainīt rezultātu
algorithm-engine = stiprākais: pakāpeniski padziļina, atceras pozīcijas, pierāda iznākumu
algorithm-mcts = izspēlē daudz nejaušu spēļu, vairāk tur, kur veicas
algorithm-pns = pierādījuma skaitļu meklēšana: pierāda, kurš uzvar, vai neko nesaka
algorithm-perfect = spēlē pēc precīzā atrisinājuma
algorithm-random = jebkurš atļauts gājiens

grade-means-best = izvēlētie gājieni, kas saglabā uzvarētāju, starpību un gājienu skaitu
grade-means-sound = izvēlētie gājieni, kas saglabā uzvarētāju un starpību
grade-means-holds = izvēlētie gājieni, kas saglabā uzvarētāju vai neizšķirtu
grade-means-resists = labākie gājieni no tiem, kas izvēlēti zaudētās pozīcijās
grade-means-lost = vidēji atdotā starpība vienā izvēlē
grade-means-sign = vērtības, kuru zīme atbilst precīzajam iznākumam
grade-means-undecided = vērtības, kas ir 0 un nav pierādītas
grade-means-rank = vērtību un precīzo iznākumu rangu korelācija; 1 ir ideāli
grade-means-visited = vidēji apmeklētās virsotnes vienā meklēšanā
grade-means-games = uzvaras–neizšķirti–zaudējumi pret nejaušu pretinieku
sweep-means-margin = pirmā spēlētāja rezultāts mīnus otrā rezultāts, ja abi spēlē optimāli
sweep-means-plies = abu spēlētāju gājieni līdz beigām, ja abi spēlē optimāli
sweep-means-how = atrisināta: visas pozīcijas; pierādīta ar meklēšanu: ar engine; par lielu: nav zināms
error-file-ending = šī komanda neraksta “{ $ending }” failus; nosaukums var beigties ar { $choices }

stage-stones-left = { $left ->
    [zero] Palicis { $left } akmentiņu.
    [one] Palicis { $left } akmentiņš.
   *[other] Palikuši { $left } akmentiņi.
} Paņemtais saglabā tā spēlētāja zīmi, kurš to paņēma; jaunākais ir pirmais.
stage-bits-pairs = Zem katra pāra: cipars, par kuru tas kļūst, un ieguvums spēlētājam, kurš izdara gājienu.
stage-even = { $points }, pāra
stage-odd = { $points }, nepāra
stage-end = { $target }: beigas
