# درخت‌ها در مرورگر.
web-tree-title = ‏{ $game }، { $state }
web-tree-algorithm = الگوریتم
web-tree-minimax = مینیماکس
web-tree-alphabeta = آلفا-بتا
web-tree-both = هر دو
web-tree-depth = عمق
web-tree-depth-end = عمق: تا پایان
web-tree-depth-plies = عمق: { $plies }
web-tree-order = ترتیب حرکت‌ها
web-tree-order-listed = حرکت‌ها به ترتیب فهرست
web-tree-order-best = نخست بهترین حرکت‌ها
web-tree-order-worst = نخست بدترین حرکت‌ها
web-tree-order-heuristic = به ترتیب هیوریستیک
web-tree-heuristic = هیوریستیک
web-tree-show = نمایش
web-tree-download = بارگیری
web-tree-projector = پروژکتور
web-tree-leave = خروج
web-tree-outline = فهرست
web-tree-canvas = نقاشی
web-tree-counters = گره‌های بازدیدشده تا اینجا؛ مینیماکس روی هم { $all } گره لازم دارد
web-tree-nodes = { $count } گره
web-tree-cutoffs = { $count } هرس
web-tree-head = { $nodes } { $count ->
    [one] گره
   *[other] گره
}
web-tree-head-end = { $head }، { $cutoffs }، { $same ->
    [yes] همان حرکت: { $mv }
   *[no] حرکت: { $mv }
}
web-tree-step = گام
web-tree-of = { $at } از { $all }
web-tree-first = به گام نخست
web-tree-back = یک گام به عقب
web-tree-play = پخش
web-tree-pause = مکث
web-tree-on = یک گام به جلو
web-tree-next-cut = هرس بعدی
web-tree-legend-max = نوبت MAX
web-tree-legend-min = نوبت MIN
web-tree-legend-over = پایان بازی
web-tree-legend-estimate = برآورد
web-tree-legend-here = اکنون اینجا
web-tree-legend-later = هنوز نه
web-tree-legend-cut = هرس‌شده: دیده نشده
web-tree-legend-best = بهترین ادامه
web-tree-root = ریشه
web-tree-after = پس از { $moves }
web-tree-at-root = در ریشه
web-tree-at-after = پس از { $moves }
web-tree-head-cut = هرس پس از { $moves }
web-tree-head-after = پس از { $moves }
web-tree-head-root = در ریشه
web-tree-cut = هرس.
web-tree-said-entered = { $count ->
    [one] اینجا { $who } { $count } حرکت دارد.
   *[other] اینجا { $who } { $count } حرکت دارد.
}
web-tree-said-open = هنوز چیزی تضمین نشده است: هر ارزشی به حساب می‌آید.
web-tree-said-alpha = فقط بیش از { $alpha } به حساب می‌آید: این را MAX از پیش دارد.
web-tree-said-beta = فقط کمتر از { $beta } به حساب می‌آید: این را MIN از پیش دارد.
web-tree-said-between = فقط ارزشی میان { $alpha } و { $beta } به حساب می‌آید.
web-tree-said-finished = بازی اینجا تمام شده است: { $value }.
web-tree-said-no-deeper = جست‌وجو ژرف‌تر نمی‌رود.
web-tree-said-estimated = برآورد هیوریستیک { $value } است.
web-tree-said-max = اکنون MAX { $at } با حرکت { $mv } به { $value } رسیده است.
web-tree-said-min = اکنون MIN { $at } با حرکت { $mv } آن را در { $value } نگه می‌دارد.
web-tree-said-left = همهٔ حرکت‌ها { $at } دیده شدند: { $value }.
web-tree-said-end = جست‌وجو تمام شد: { $value }، بهترین حرکت { $mv }.
web-tree-said-cut-min = اینجا MIN می‌تواند ارزش را در { $value } نگه دارد. MAX با حرکت { $mv } { $at } از پیش { $bound } دارد، پس MAX به اینجا نمی‌آید.
web-tree-said-cut-max = اینجا MAX می‌تواند به { $value } برسد. MIN با حرکت { $mv } { $at } از پیش آن را در { $bound } نگه می‌دارد، پس MIN به اینجا نمی‌آید.
web-tree-said-unsearched = { $count ->
    [1] حرکت { $moves } دیده نمی‌شود.
   *[other] حرکت‌های { $moves } دیده نمی‌شوند.
}
web-tree-said-unsearched-many = { $count } حرکت دیده نمی‌شود.
web-tree-ladder = پنجره در راه پایین
web-tree-ladder-aside = α از آنِ MAX؛ β از آنِ MIN
web-tree-from-move = از حرکت { $mv }
web-tree-window-left = ارزش { $value } در چپِ {"\u2066"}α = { $bound }{"\u2069"} است: پنجره خالی است.
web-tree-window-alpha = ارزش { $value } بیش از {"\u2066"}α = { $bound }{"\u2069"} نیست: پنجره خالی است.
web-tree-window-right = ارزش { $value } در راستِ {"\u2066"}β = { $bound }{"\u2069"} است: پنجره خالی است.
web-tree-window-beta = ارزش { $value } کمتر از {"\u2066"}β = { $bound }{"\u2069"} نیست: پنجره خالی است.
web-tree-window-outside = ارزش { $value } بیرون پنجره است: چیزی را تغییر نمی‌دهد.
web-tree-window-inside = ارزش { $value } درون پنجره است: به حساب می‌آید.
web-tree-window-waits = آنچه اینجا به دست آید، اگر درون پنجره باشد به حساب می‌آید.
web-tree-window-none = مینیماکس پنجره ندارد: هر ارزشی به حساب می‌آید.
web-tree-position = وضعیت
web-tree-position-at = ‏{ $at }: { $state }
web-tree-code = در کد
web-tree-code-cut = هرس، حرکت‌های دیگر رها شوند
web-tree-code-depth = رسیدن به عمق
web-tree-not-looked-at = دیده نشده
web-tree-move = حرکت
web-tree-open = باز کردن { $what }
web-tree-large = این درخت برای کشیدن بیش از اندازه بزرگ است: { $nodes } گره، و تا { $most } گره کشیده می‌شود.
web-tree-larger = این درخت برای کشیدن بسیار بزرگ است: تا { $most } گره کشیده می‌شود.
web-tree-fits = عمق { $depth } جا می‌شود، با { $nodes } گره.
web-tree-fits-show = نمایش عمق { $depth }
web-tree-part = درختِ این جست‌وجو ({ $wished }) بزرگ‌تر از آن است که کشیده شود. این بخشی است که می‌توان کشید: { $depth }.
web-tree-computers = درختِ جست‌وجوی رایانه در بازی: { $visited } گره.
web-tree-computers-part = رایانه در بازی دورتر جست‌وجو کرد ({ $wished }). همهٔ جست‌وجوهای آن برای این حرکت، با جست‌وجوهای کم‌عمق‌تر، { $visited } گره را دیدند. درختِ آن جست‌وجو بزرگ‌تر از آن است که بتوان کشید. این جست‌وجویی کوچک‌تر با همان تنظیم‌ها است، { $depth }، با { $drawn } گره.
web-tree-computers-deepened = رایانه در بازی عمق به عمق جست‌وجو کرد. همهٔ جست‌وجوهای آن برای این حرکت { $visited } گره را دیدند. این درختِ یکی از آن‌هاست، { $depth }، با { $drawn } گره.
web-tree-computers-other = رایانه در بازی برای این حرکت { $visited } گره را دید. جست‌وجوی آن نیمه‌کاره ماند، یا با عمق فزاینده تکرار شد، یا به وضعیت‌های یکسان تنها یک بار وارد شد. این یک جست‌وجوی کامل بدون این‌هاست، { $depth }، با { $drawn } گره.
web-tree-moves = حرکت‌ها، و شمار گره‌ها زیر هر کدام
web-tree-alike = { $moves } حرکت، زیر هر یک: { $nodes }
web-tree-uncounted = بیش از آن که شمرده شود
web-tree-finished = بازی در این وضعیت تمام شده است، پس درختی برای کشیدن نیست.
web-tree-one-back = یک حرکت به عقب
web-tree-from-start = از آغاز بازی
web-tree-picture = درخت جست‌وجو با { $algorithm }: گام { $at } از { $all }. فهرست همان را با واژه‌ها می‌گوید.
problem-picture = این درخت برای چنین تصویری بیش از اندازه بزرگ است؛ عمق کمتر یا SVG مناسب است
problem-tree = این درخت برای دیدنِ گام‌به‌گام بیش از اندازه بزرگ است؛ عمق کمتر مناسب است
