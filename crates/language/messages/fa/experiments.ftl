# آزمایش‌ها: مقایسهٔ بازیکنان در بازی‌های یکسان، و تورنمنت‌ها.

command-compare = مقایسهٔ بازیکنان در بازی‌های یکسان: سطرها، آمار، نمودارها و گزارش
command-tournament = رویارویی هر بازیکن با همهٔ بازیکنان دیگر، هر گشایش در هر دو نقش
argument-game = بازی، همراه با بازه‌ها: stones:stones=50..59؛ می‌تواند چند بار بیاید
argument-player = بازیکن، همراه با بازه‌ها: minimax:depth=2..6؛ می‌تواند چند بار بیاید
argument-opponent = حریفی که همهٔ بازیکنان با آن بازی می‌کنند؛ می‌تواند چند بار بیاید
argument-sides = نقش بازیکنان: بازیکن اول، بازیکن دوم یا هر دو
argument-repeat = تعداد تکرار هر بازی، اگر تصادف در آن دخیل باشد؛ بدون آن ۲۰ بار، و با گشایش‌ها یک بار
argument-openings = شروع هر بازی با این تعداد گشایش تصادفی متفاوت؛ اگر {"\u200E"}--first برابر both باشد، هر کدام در هر دو نقش؛ 0 یعنی وضعیت آغازین خود بازی
argument-plies = تعداد نیم‌حرکت‌های تصادفی هر گشایش؛ بدون آن، کمترین مقدار لازم برای آن تعداد گشایش
argument-experiment_seed = دانهٔ (seed) همهٔ انتخاب‌های تصادفی
argument-experiment_threads = تعداد بازی‌های هم‌زمان؛ 0 یعنی یک بازی برای هر هسته
argument-times = اندازه‌گیری زمان‌ها برای مقایسه: بازی‌ها یکی‌یکی، هر تصمیم چند بار، ساختن کل درخت و ارزش‌گذاری آن جدا از هم
argument-grade_positions = سنجش بازیکنان در این تعداد وضعیت از هر بازی که بتوان آن را حل کرد
argument-columns = ستون‌های جدول، جداشده با کاما، یا 000، 001، 002، 004: ستون‌های یکی از گزارش‌های درس
argument-run_folder = پوشهٔ سطرها، جدول‌ها، نمودارها و گزارش‌ها؛ اجرای متوقف‌شده در همان پوشه ادامه می‌یابد
argument-plan = گرفتن همه چیز از فایل طرح، به همان شکلی که یک اجرا به جا گذاشته است
argument-dry_run = نمایش تعداد بازی‌ها و زمان تقریبی آن‌ها، بدون انجام بازی
argument-shard = انجام بازی‌های تنها یک بخش از چند بخش: {"\u2066"}2/5{"\u2069"} یعنی بخش دوم از پنج بخش؛ SLURM_ARRAY_TASK_ID و SLURM_ARRAY_TASK_COUNT هم همین را تعیین می‌کنند
argument-merge_folders = ادغام سطرهای این پوشه‌ها به جای انجام بازی
argument-sprt = پایان دادن به تورنمنت دو بازیکن همین که نتیجه‌اش روشن شد: elo0=0,elo1=10

label-experiment-games = بازی‌ها
label-experiment-players = بازیکنان
label-experiment-opponents = حریفان
label-experiment-sides = نقش بازیکنان
label-experiment-repeat = تکرارها
label-experiment-openings = گشایش‌ها
label-experiment-seed = دانه
label-experiment-played = انجام‌شده
label-experiment-fingerprint = اثر انگشت
label-experiment-folder = نوشته‌شده در
label-experiment-notes = نکته‌ها

sides-first = اول
sides-second = دوم
sides-both = اول و دوم
experiment-openings = { $openings ->
    [0] وضعیت آغازین خود بازی
    [1] { $openings } گشایش تصادفی با { $plies } نیم‌حرکت
   *[other] { $openings } گشایش تصادفی با حداکثر { $plies } نیم‌حرکت
}
experiment-played = { $games } بازی از { $of }
experiment-speed = { $games } بازی در { $time }، { $speed } بازی در ثانیه
experiment-nothing-new = همهٔ بازی‌ها از پیش انجام شده بود
experiment-unfinished = ناتمام ماند؛ همین فرمان آن را ادامه می‌دهد
experiment-unfinished-lost = ناتمام ماند و چیزی نگه داشته نشد؛ با {"\u200E"}--out و نام یک پوشه، همین فرمان آن را ادامه می‌دهد
experiment-merged-in-part = ‏{ $missing } بازی از { $of } بازی کم است: پوشهٔ بخشی ادغام نشده است و این عددها شاید فقط از یک طرف باشند
experiment-without-pdf = نمودارها فقط به‌صورت SVG هستند و نه PDF: { $reason }.
experiment-played-part = { $played }، بخش { $shard }

note-once = { $contests ->
    [1] یک جفت بازیکن
   *[other] { $contests } جفت از { $of } جفت بازیکن
} هیچ چیز را به تصادف وانمی‌گذارند و همیشه یکسان شروع می‌کنند: هر بازی‌شان یک بار انجام می‌شود، نه { $asked } بار. گشایش‌ها بازی‌ها را متفاوت می‌کنند.
note-fewer-openings = { $spec } فقط { $found } گشایش متفاوت با حداکثر { $plies } نیم‌حرکت دارد، نه { $asked }.
note-machine = { $player } به ساعت رایانه یا به چند نخ وابسته است: اجرای دیگر شاید سطرهای دیگری بدهد.
note-not-graded = بازیکن { $player } سنجیده نمی‌شود: فقط جست‌وجوها سنجیده می‌شوند.
note-usual-limit = { $player }: حدی افزوده شد، چون بدون آن تا پایان بازی جست‌وجو می‌کرد.
note-plain = هیوریستیک plain به هر وضعیت تمام‌نشده ارزش ۰ می‌دهد، پس از میان چنین حرکت‌هایی اولی انتخاب می‌شود. هیوریستیک‌های دیگر این بازی: { $others }.
note-copies = در { $series } رشته از { $of } رشتهٔ تکرار، همهٔ تکرارها یکسان بودند: تصادف در آن‌ها نقشی نداشت، پس بیش از یک بازی نشان نمی‌دهند. گشایش‌ها بازی‌ها را متفاوت می‌کنند.

column-player = بازیکن
column-algorithm = الگوریتم
column-depth = عمق
column-heuristic = هیوریستیک
column-opponent = حریف
column-games = بازی‌ها
column-won = برد
column-drawn = مساوی
column-lost = باخت
column-share = برد ٪
column-interval = فاصلهٔ اطمینان ۹۵٪
column-elo = ‏Elo
column-visited = گره در هر حرکت
column-median = میانه
column-evaluated = ارزیابی در هر حرکت
column-cutoffs = هرس در هر حرکت
column-tree = کل درخت
column-saving = صرفه‌جویی ٪
column-length = حرکت در هر بازی
column-time = زمان هر حرکت
column-spread = پراکندگی آن
column-build = ساختن درخت
column-value = ارزش‌گذاری آن
column-number = شماره
column-settings = تنظیمات
column-results = برد، مساوی، باخت
column-game = بازی
column-side = نقش
column-result = نتیجه
column-score = امتیازها
column-moves = حرکت‌ها
column-nodes = گره‌ها
experiment-means-share = سهم بازی‌هایی که بازیکن برده است؛ همهٔ وضعیت‌های آغازین وزن یکسان دارند
experiment-means-interval = محدوده‌ای که نرخ برد واقعی در آن است؛ در ۹۵ آزمایش از هر ۱۰۰ آزمایش درست است
experiment-means-visited = میانگین گره‌های بازدیدشده برای یک حرکت
experiment-means-tree = میانگین گره‌هایی که جست‌وجوی بدون هرس برای یک حرکت بازدید می‌کند، هر جا که شمردنشان ممکن بود
experiment-means-saving = بخشی از آن گره‌ها که بازدید نشد
experiment-means-length = میانگین تعداد حرکت‌های هر دو بازیکن در یک بازی پس از گشایش
experiment-means-time = میانهٔ زمان یک حرکت؛ هر حرکت چند بار اندازه‌گیری شد
experiment-means-spread = نیمهٔ میانی زمان‌های یک حرکت در بازه‌ای به این پهنا جای می‌گیرد
experiment-means-build = میانگین زمان ساختن کل درخت یک حرکت در حافظه، و سپس ارزش‌گذاری آن
experiment-counted = * فقط برای حرکت‌هایی که شمردن کل درخت آن‌ها ممکن بود

won = برد
drawn = مساوی
lost = باخت

experiment-findings = آنچه آزمایش نشان می‌دهد
conclusion-depth-yes = بله. عمق { $deep } در برابر { $opponent } به { $of-deep } درصد امتیازها می‌رسد و عمق { $shallow } به { $of-shallow } درصد.
conclusion-depth-worse = نه، اینجا زیان دارد. عمق { $deep } در برابر { $opponent } به { $of-deep } درصد امتیازها می‌رسد و عمق { $shallow } به { $of-shallow } درصد.
conclusion-depth-exact = عمق اینجا نمی‌تواند اثری داشته باشد: هیوریستیک { $heuristic } از پیش پاسخ را می‌داند. { $other } را امتحان کنید.
conclusion-algorithm = آلفا-بتا. در عمق { $depth } از بازدید { $saving } درصد گره‌ها بی‌نیاز است؛ حرکت‌ها همان‌اند.
conclusion-algorithm-depths = آلفا-بتا. در عمق { $shallow } از بازدید { $low } درصد گره‌ها بی‌نیاز است و در عمق { $deep } از بازدید { $high } درصد؛ حرکت‌ها همان‌اند.
conclusion-algorithm-neither = هیچ‌کدام. تا این عمق چیزی برای هرس نیست و هر دو از همان گره‌ها بازدید می‌کنند.
conclusion-begins-first = بله، شروع کردن بهتر است. از { $games } بازی، بازیکن اول { $first } بازی را می‌برد و بازیکن دوم { $second } بازی را.
conclusion-begins-second = بله، شروع نکردن بهتر است. از { $games } بازی، بازیکن دوم { $second } بازی را می‌برد و بازیکن اول { $first } بازی را.
conclusion-begins-drawn = نه. همهٔ بازی‌ها ({ $games }) مساوی شدند.
conclusion-begins-open = از این بازی‌ها روشن نمی‌شود. از { $games } بازی، بازیکن اول { $first } بازی را می‌برد و بازیکن دوم { $second } بازی را؛ شاید این تصادف باشد.
conclusion-heuristic = ‏{ $better } از { $worse } بهتر است. در برابر { $opponent } به { $more } درصد امتیازها می‌رسد و دیگری به { $less } درصد.
conclusion-too-weak = ‏{ $opponent } ضعیف‌تر از آن است که تفاوتی نشان دهد: در برابر هر بازیکن حداکثر { $share } درصد امتیازها را می‌گیرد. { $other } را امتحان کنید.
conclusion-too-strong = ‏{ $opponent } قوی‌تر از آن است که تفاوتی نشان دهد: در برابر هر بازیکن حداقل { $share } درصد امتیازها را می‌گیرد. { $other } را امتحان کنید.
conclusion-alike = تفاوتی دیده نشد: همهٔ بازیکنان در برابر { $opponent } نتیجه‌های یکسان دارند.
conclusion-open = از این بازی‌ها روشن نمی‌شود: تفاوت‌ها در برابر { $opponent } شاید تصادف باشند.
finding-wins = { $player } در برابر { $opponent }: از { $games } بازی، { $won } برد، { $drawn } مساوی و { $lost } باخت؛ نرخ برد { $share } درصد است ({ $low } تا { $high } درصد).
finding-same-moves = { $a } و { $b } بنا به ساختار خود حرکت‌های یکسانی انجام می‌دهند، و در همهٔ { $pairs } بازی نیز چنین بود.
finding-fault = { $a } و { $b } باید حرکت‌های یکسانی انجام دهند، اما در { $other } بازی از { $pairs } بازی چنین نبود: یکی از آن دو خطا دارد.
finding-same-values = { $a } و { $b } بنا به ساختار خود حرکت‌های هم‌ارزش انتخاب می‌کنند: این‌که از { $pairs } بازی، نتیجهٔ { $b } در { $better } بازی بهتر و در { $worse } بازی بدتر شد، تصادفی است.
finding-better = نتیجهٔ { $b } در برابر { $opponent } بهتر از { $a } است: از { $pairs } بازی با { $starts } وضعیت آغازین، در { $better } بازی بهتر و در { $worse } بازی بدتر، با تفاوت { $difference } امتیاز در هر ۱۰۰ بازی ({ $low } تا { $high }؛ { $p }).
finding-worse = نتیجهٔ { $b } در برابر { $opponent } بدتر از { $a } است: از { $pairs } بازی با { $starts } وضعیت آغازین، در { $better } بازی بهتر و در { $worse } بازی بدتر، با تفاوت { $difference } امتیاز در هر ۱۰۰ بازی ({ $low } تا { $high }؛ { $p }).
finding-not-shown = { $b } در مقایسه با { $a }، در برابر { $opponent }: از { $pairs } بازی، نتیجه در { $better } بازی بهتر، در { $worse } بازی بدتر و در { $same } بازی یکسان است. تفاوتی نشان داده نشد؛ حدود { $needed } بازی تفاوتی به این اندازه را در چهار آزمایش از هر پنج آزمایش نشان می‌دهد.
finding-not-shown-starts = { $b } در مقایسه با { $a }، در برابر { $opponent }: از { $pairs } بازی با { $starts } وضعیت آغازین، نتیجه در { $better } بازی بهتر، در { $worse } بازی بدتر و در { $same } بازی یکسان است. تفاوتی نشان داده نشد؛ حدود { $needed } وضعیت آغازین تفاوتی به این اندازه را در چهار آزمایش از هر پنج آزمایش نشان می‌دهد.
finding-beside = { $b } در مقایسه با { $a }، در برابر { $opponent }: از { $pairs } بازی، نتیجه در { $better } بازی بهتر، در { $worse } بازی بدتر و در { $same } بازی یکسان است.
finding-repeated = تصادف در این بازی‌ها نقشی ندارد: هر تکرار همان بازی است، پس تکرارهای بیشتر چیز بیشتری نشان نمی‌دهند. { $openings ->
    [0] گشایش‌ها نشان می‌دهند.
   *[other] گشایش‌های بیشتر نشان می‌دهند.
}
finding-these-starts = همهٔ بازی‌ها از { $starts } وضعیت آغازین شروع می‌شوند: دربارهٔ وضعیت‌های آغازین دیگر چیزی از آن‌ها برنمی‌آید.
finding-nothing = { $b } در مقایسه با { $a }، در برابر { $opponent }: از { $pairs } بازی، نتیجه در { $better } بازی بهتر و در { $worse } بازی بدتر و به طور میانگین یکسان است: یا تفاوتی نیست، یا کوچک‌تر از آن است که دیده شود؛ تفاوت میان { $low } و { $high } امتیاز در هر ۱۰۰ بازی است.
finding-all-same = نتیجهٔ { $b } و { $a } در برابر { $opponent } در همهٔ { $pairs } بازی یکسان است.
finding-visited = گره‌ها در یک بازی: { $b }، { $ratio } برابر { $a } گره بازدید می‌کند{ $interval }؛ از { $pairs } بازی، در { $fewer } بازی کمتر و در { $more } بازی بیشتر ({ $p }).
finding-visited-less = گره‌ها در یک بازی: { $b }، { $ratio } برابر { $a } گره بازدید می‌کند{ $interval }؛ بنا به ساختار خود هرگز بیشتر نه، و این‌جا در { $fewer } بازی از { $pairs } بازی کمتر.
finding-visited-same = گره‌ها در یک بازی: تعداد گره‌های بازدیدشدهٔ هر دو در همهٔ { $pairs } بازی یکسان است.
finding-visited-once = گره‌ها در یک بازی: { $b }، { $ratio } برابر { $a } گره بازدید می‌کند؛ از { $pairs } بازی، در { $fewer } بازی کمتر و در { $more } بازی بیشتر.
finding-visited-not-shown = گره‌ها در یک بازی: از { $pairs } بازی، { $b } در { $fewer } بازی گره‌های کمتر و در { $more } بازی گره‌های بیشتری بازدید می‌کند؛ شاید تصادفی باشد ({ $p }).
finding-time = زمان در یک بازی: { $b }، { $ratio } برابر { $a } زمان می‌برد{ $interval }؛ از { $pairs } بازی، در { $fewer } بازی کمتر و در { $more } بازی بیشتر ({ $p }).
finding-time-not-shown = زمان در یک بازی: از { $pairs } بازی، { $b } در { $fewer } بازی زمان کمتر و در { $more } بازی زمان بیشتری می‌برد؛ شاید تصادفی باشد ({ $p }).
finding-interval = { " " }({ $low } تا { $high })
finding-saving = { $player } از گره‌هایی که جست‌وجوی بدون هرس بازدید می‌کند { $saving } درصد را بازدید نکرد؛ هیچ آلفا-بتایی در درخت‌های یکنواخت به این اندازه نمی‌تواند بیش از { $most } درصد صرفه‌جویی کند.
finding-sides = { $player } در برابر { $opponent } در نقش اول { $first } بازی از { $firsts } بازی و در نقش دوم { $second } بازی از { $seconds } بازی را می‌برد: نقش بیش از بازیکن تعیین‌کننده است.
finding-both = ‏{ $one } { $other }
finding-elo = با وضعیت‌های آغازین یکسان در هر دو نقش: { $elo } واحد Elo در برابر { $opponent } ({ $low } تا { $high }).
level-is = ‏{"\u2066"}p = { $p }{"\u2069"}
level-below = ‏{"\u2066"}p < { $p }{"\u2069"}
level-less = ‏{"\u2066"}< { $p }{"\u2069"}

comparisons-caption = بازیکنان در بازی‌های یکسان: در هر جفت، دومی در مقایسه با اولی
column-first-of-pair = بازیکن
column-second-of-pair = مقایسه‌شده با آن
column-pairs = بازی‌ها
column-better = بهتر
column-worse = بدتر
column-difference = تفاوت
column-p = مقدار p
column-corrected = تصحیح‌شده
column-ratio = گره‌ها ×
column-ratio-interval = فاصلهٔ اطمینان
column-p-nodes = مقدار p (گره‌ها)
column-time-ratio = زمان ×
column-p-time = مقدار p (زمان)

tournament-cross = امتیازهای بازی‌های رودررو
column-points = امتیاز
column-rank = رتبه
tournament-caption = قدرت: Elo، که در آن ۰ میانگین همه است
tournament-first = { $player } با { $points } امتیاز از { $games } امتیاز در رتبهٔ اول است، { $elo } واحد Elo بالاتر از میانگین ({ $low } تا { $high }).
tournament-apart = { $a } قوی‌تر از { $b } است ({ $better } امتیاز از { $games } بازی با یکدیگر؛ { $p }).
tournament-not-apart = معلوم نشد که از { $a } و { $b } کدام قوی‌تر است ({ $better } امتیاز از { $games } بازی).
sprt-h1 = آزمون پس از { $games } بازی به نتیجه رسید: برتری { $a } بر { $b } با { $elo1 } واحد Elo سازگارتر است تا با { $elo0 }.
sprt-h0 = آزمون پس از { $games } بازی به نتیجه رسید: برتری { $a } بر { $b } با { $elo0 } واحد Elo سازگارتر است تا با { $elo1 }.
sprt-open = آزمون پس از { $games } بازی به نتیجه نرسید: آمارهٔ آن { $llr } است، و آزمون هنگامی پایان می‌یابد که این آماره از { $low } کمتر یا از { $high } بیشتر شود.
sprt-bias = قدرتی که در آزمونی با پایان زودهنگام اندازه‌گیری شود، اندکی بیش از اندازهٔ واقعی به دست می‌آید.
sprt-starts = در این آزمون { $starts } وضعیت آغازین شمرده می‌شود، هر یک با میانگین همهٔ بازی‌هایش.
chart-elo-title = قدرت بازیکنان
chart-elo-axis = ‏Elo

chart-nodes-title = گره‌های بازدیدشده برای یک حرکت
chart-nodes-axis = گره‌های بازدیدشده (مقیاس لگاریتمی)
chart-depth-axis = عمق به نیم‌حرکت
chart-player-axis = بازیکن
chart-minimum = کمترین بازدید هر آلفا-بتا (کنوث و مور، درخت یکنواخت هم‌اندازه)
chart-tree = کل درخت
chart-wins-title = نرخ برد
chart-wins-axis = بازی‌های برده‌شده
chart-time-title = زمان یک حرکت
chart-time-axis = میکروثانیه (مقیاس لگاریتمی)
chart-saving-title = صرفه‌جویی هرس در طول بازی
chart-saving-axis = گره‌های بازدیدنشده
chart-move-axis = شمارهٔ حرکت بازیکن
chart-lengths-title = طول بازی‌ها
chart-lengths-axis = تعداد بازی‌ها
chart-length-axis = حرکت‌های هر دو بازیکن
chart-all-games = همهٔ بازی‌ها
chart-whiskers = میله‌های خطا فاصله‌های اطمینان ۹۵ درصدی را نشان می‌دهند.
chart-described = ‏{ $series }: { $points }
chart-against = { $player } در برابر { $opponent }

report-title = آزمایشی با { $games }
paper-comparisons = ‏{ $what }. { $setting }
paper-caption = { $title } ({ $games })؛ نقش بازیکنان: { $side }؛ گشایش‌ها: { $openings }؛ تکرارها: { $repeat }؛ دانه: { $seed }
paper-caption-interval = { $caption }؛ فاصله‌های اطمینان ۹۵٪ ویلسون
report-setting = شرایط آزمایش
report-rules = بازی به اختصار
report-rules-of = ‏{ $game }: { $spec }
report-table = نتیجه‌ها
report-plots = نمودارها
report-findings = یافته‌ها
report-comparisons = مقایسه‌ها
report-limits = محدودیت‌ها
report-repeat = روش تکرار آزمایش
report-exact = سنجش با ارزش‌های دقیق
report-exact-caption = { $spec }: حرکت‌ها و ارزش‌ها در سنجش با حل دقیق، { $positions } از { $of } وضعیت
report-limit-players = همهٔ این‌ها دربارهٔ همین بازیکنان، بازی‌ها و گشایش‌هاست؛ دیگر بازیکنان، بازی‌ها و گشایش‌ها شاید رفتار دیگری داشته باشند.
report-limit-sides = بازیکنان تنها در یکی از دو نقش بازی مقایسه شدند.
report-limit-luck = همهٔ بازیکنان مقایسه‌شده وضعیت‌های آغازین یکسان و بخت یکسان داشتند، پس بازی‌ها جفت‌به‌جفت مقایسه می‌شوند.
report-limit-tests = { $tests ->
    [1] یک آزمون انجام شد
   *[other] { $tests } آزمون انجام شد
}؛ مقدار p بر همین پایه تصحیح شده (تصحیح هولم) و سطح معناداری ۰٫۰۵ است. فاصله‌های اطمینان ۹۵ درصدی‌اند، هر کدام به‌تنهایی.
report-limit-methods = نتیجه‌ها: آزمون دقیق تغییر علامت روی امتیازهایی که یک بازیکن بیش از دیگری به دست آورد، و فاصلهٔ اطمینان استیودنت با افزودن دو وضعیت آغازین یا دو بازی. گره‌ها و زمان‌ها: آزمون رتبهٔ علامت‌دار ویلکاکسون، میانهٔ نسبت‌ها با فاصلهٔ اطمینان ناپارامتری. نرخ‌های برد: فاصلهٔ استیودنت با افزودن دو وضعیت آغازین؛ نزدیک صفر و صد درصد و برای یک یا دو وضعیت آغازین، فاصلهٔ ویلسون.
report-limit-tournament = قدرت‌ها: مدل بردلی–تری که در آن برای هر بازیکن نیم بازی مساوی در برابر میانگین افزوده می‌شود تا همهٔ قدرت‌ها متناهی باشند. همسایه‌های فهرست: آزمون دقیق تغییر علامت روی امتیازهای هر دو نقش؛ مقدار p تصحیح شده است (هولم).
report-limit-starts = آزمون‌ها و فاصله‌ها بر پایهٔ { $starts } وضعیت آغازین‌اند؛ وضعیت آغازین یک گشایش بازی با هر دو نقش آن است. از تکرارهای یک وضعیت آغازین میانگین گرفته می‌شود، زیرا شاید همان بازی باشند.
report-limit-counts = شمار گره‌ها در همهٔ رایانه‌ها یکسان است؛ زمان‌ها برای مقایسه اندازه‌گیری نشدند و هیچ زمانی مقایسه نمی‌شود.
report-limit-times = هنگام اندازه‌گیری زمان‌ها بازی‌ها یکی‌یکی انجام شدند و هر تصمیم چند بار اندازه‌گیری شد؛ این زمان‌ها برای همین رایانه معتبرند.
report-limit-load = در این میان برنامه‌های دیگری هم در حال کار بودند (بار سیستم { $load }): شاید زمان‌ها بیش از اندازهٔ واقعی باشند.
report-limit-few = برخی از بازیکنان تنها { $least } بازی دارند: نرخ برد آن‌ها با دقت {"\u2066"}±{ $width }{"\u2069"} واحد درصد معلوم است.
report-limit-unfinished = هنگام نوشتن این گزارش { $games } بازی از { $of } بازی انجام شده بود.
report-repeat-command = این فرمان همان بازی‌ها را با فایل plan.toml که کنار این گزارش است انجام می‌دهد:
report-repeat-fingerprint = آنگاه سطرها اثر انگشت { $fingerprint } را دارند، تعداد نخ‌ها یا رایانه‌ها هر چه باشد.
report-made = این گزارش را gametree { $version } ساخته است.

dry-run-games = { $games } بازی میان { $contests } جفت بازیکن انجام خواهد شد.
dry-run-time = حدود { $time } با { $threads } نخ، بر پایهٔ { $tried } بازی از میان آن‌ها.
progress-games-left = { $bar } { $done } از { $of } بازی، { $seconds } ثانیه، حدود { $left } ثانیه مانده … (Ctrl-C متوقف می‌کند)

error-plan-line = طرح، سطر { $line }: { $reason }
error-plan-file = طرح: { $reason }
error-plan-games = هیچ بازی‌ای داده نشده است
error-plan-players = هیچ بازیکنی برای مقایسه داده نشده است
error-plan-opponents = هیچ حریفی برای بازیکنان داده نشده است
error-plan-two = تورنمنت دست‌کم دو بازیکن می‌خواهد
error-plan-no-opponents = در تورنمنت بازیکنان با یکدیگر روبه‌رو می‌شوند؛ حریف برای مقایسه است
error-plan-sprt-two = آزمون با پایان زودهنگام به تورنمنتی با دقیقاً دو بازیکن نیاز دارد
error-plan-sprt-parts = آزمونی که زودتر پایان می‌یابد بخش‌پذیر نیست
error-plan-both-sides = تورنمنت در هر دو نقش برگزار می‌شود؛ first باید both باشد
error-plan-human = انسان نمی‌تواند در آزمایش شرکت کند
error-plan-repeat = تعداد تکرار 0 است: چیزی برای بازی کردن نمی‌ماند
error-plan-large = مقدار { $key } از { $most } بزرگ‌تر است
error-plan-cannot = { $player } نمی‌تواند { $spec } را بازی کند: { $reason }
error-plan-finished = { $spec } پیش از شروع تمام شده است
error-plan-opening = { $spec } گشایشی به این طول ندارد که پس از آن بازی هنوز تمام نشده باشد
error-plan-many-games = { $found } بازی؛ حداکثر { $most } بازی انجام می‌شود
error-plan-many-contests = { $found } جفت بازیکن؛ حداکثر { $most } جفت مقایسه می‌شود
error-experiment-in-use = «{ $folder }»: برنامهٔ دیگری آنجا در حال کار است
error-experiment-other = «{ $folder }» سطرهای طرح دیگری دارد: مقدار { $key } آنجا { $there } و اینجا { $here } است
error-experiment-no-plan = «{ $folder }» فایل plan.toml ندارد
error-experiment-not-empty = «{ $folder }» فایل‌های دیگری دارد و plan.toml ندارد؛ پوشه‌ای خالی یا نو لازم است
error-experiment-damaged = «{ $path }»، سطر { $line }: این سطر دیگر به همان شکلی نیست که نوشته شد
error-experiment-order = «{ $path }»: نسخهٔ پیشین gametree این بازی‌ها را با ترتیب دیگری شماره‌گذاری کرده است؛ پوشهٔ دیگری بدهید یا این یکی را با همان نسخه به پایان برسانید
error-experiment-twice = بازی { $number } دو بار آمده است و این دو یکسان نیستند
error-experiment-no-rows = هیچ بازی‌ای تمام نشد
error-experiment-sprt = گزینهٔ {"\u200E"}--sprt: «{ $part }» نادرست است؛ باید مانند elo0=0,elo1=10 باشد که در آن elo0 از elo1 کمتر است
error-experiment-shard = مقدار {"\u200E"}--shard «{ $value }» است؛ باید مانند {"\u2066"}2/5{"\u2069"} باشد، یعنی بخش دوم از پنج بخش
error-experiment-columns = ستون «{ $column }» وجود ندارد؛ ستون‌ها: { $columns }
error-experiment-columns-mixed = ستون «{ $column }» دربارهٔ تک‌تک بازی‌هاست و «{ $other }» دربارهٔ همهٔ بازی‌های یک بازیکن: جدول یا این را دارد یا آن را
error-experiment-columns-none = گزارش { $report } جدول ندارد؛ گزارش‌های دارای جدول: 000، 001، 002 و 004
error-experiment-plan-and = ‏{"\u200E"}--plan همه چیز را تعیین می‌کند؛ {"\u2066"}{"\u200E"}--{ $option }{"\u2069"} را بردارید
error-experiment-merge-out = ‏{"\u200E"}--merge به {"\u200E"}--out نیاز دارد: پوشه‌ای برای سطرهای ادغام‌شده
error-experiment-merge-twice = پوشهٔ «{ $folder }» میان پوشه‌های ادغام دو بار آمده است
advice-other-folder = ؛ پوشهٔ دیگری بدهید یا همان طرح را به کار ببرید
advice-game = ؛ یکی را با {"\u200E"}--game stones:stones=50 بدهید
advice-player = ؛ یکی را با {"\u200E"}--player alphabeta:depth=4 یا با {"\u200E"}--algorithm و {"\u200E"}--depth بدهید
advice-opponent = ؛ یکی را با {"\u200E"}--opponent random بدهید
experiment-interval = { $low } تا { $high }
elo-interval = { $low } تا { $high }
report-skip = رفتن به گزارش
table-left-out = جا نبود برای: { $columns }.
