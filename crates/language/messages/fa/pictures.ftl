# درخت‌ها و تصویرها: روی کاغذ، روی پرده، گام‌به‌گام؛ معنی ستون‌ها و الگوریتم‌ها.

tree-head-level = سطح
tree-head-why = توضیح
tree-why-merged-hidden = همان گرهی که نشان داده نشده است
tree-symmetric = به‌دلیل تقارن، همچنین { $moves }
legend-numbers = #: ترتیب بازدید؛ α: آنچه MAX تضمین کرده، β: آنچه MIN تضمین کرده، هنگام ورود به گره؛ {"\u2066"}≥ ≤{"\u2069"}: تنها کران معلوم است؛ ✂: هرس‌شده
legend-symmetric = ×: به جای این تعداد حرکت که با تقارن یکسان‌اند

argument-width = پهنای تصویر: a4، landscape، screen یا تعداد پیکسل
argument-symmetric = نمایش یک‌بارهٔ حرکت‌هایی که با تقارن یکسان‌اند
argument-title = عنوان بالای درخت
argument-caption = زیرنویس درخت

error-width = مقدار {"\u200E"}--width «{ $value }» است؛ باید a4، landscape، screen یا تعداد پیکسل از { $least } تا { $most } باشد
error-width-format = گزینهٔ {"\u200E"}--width برای تصویر است؛ {"\u200E"}--format svg یا png یا pdf را انتخاب کنید
error-print-font = هیچ قلمی در این رایانه «{ $letter }» ندارد؛ قلمی مانند DejaVu Sans نصب کنید (در Debian و Ubuntu: fonts-dejavu-core)
error-print-fonts = در این رایانه هیچ قلمی برای کشیدن واژه‌ها نیست؛ قلمی مانند DejaVu Sans نصب کنید (در Debian و Ubuntu: fonts-dejavu-core)
error-print-large = تصویر برای { $format } بیش از اندازه بزرگ است: { $size } میلیون پیکسل، حداکثر { $most }؛ {"\u200E"}--format svg را انتخاب کنید یا بخش کوچک‌تری از درخت را نشان دهید
error-print-bytes = تصویر برای { $format } بیش از اندازه بزرگ است: { $size } مگابایت SVG، حداکثر { $most }؛ {"\u200E"}--format svg را انتخاب کنید یا بخش کوچک‌تری از درخت را نشان دهید
error-print = تصویر را نمی‌توان به‌صورت { $format } نوشت: { $reason }
error-print-terminal = قالب { $format } برای پایانه نیست؛ با {"\u200E"}--out در فایل بنویسید یا به برنامهٔ دیگری بدهید

step-more-keys = ‏p پخش   a پرسش   ? همهٔ کلیدها   q خروج
step-best = بهترین
step-playing = پخش، { $speed } گام در ثانیه
step-question = گره { $node } حرکت‌های دیگری هم دارد. آیا حرکت بعدی هرس می‌شود؟ (y/n)
step-right = درست:
step-wrong = نادرست:
step-is-open = هرس نمی‌شود، چون {"\u2066"}{ $alpha } < { $beta }{"\u2069"}: پنجره هنوز باز است
step-cuts-nothing = الگوریتم minimax همهٔ حرکت‌ها را می‌بیند و چیزی را هرس نمی‌کند
step-tally = { $right } از { $asked } درست
step-no-question = در این جست‌وجو دیگر چیزی برای پرسیدن نیست.
step-key-next = یک گام به جلو
step-key-back = یک گام به عقب
step-key-ten = ده گام به جلو، ده گام به عقب
step-key-ends = به آغاز، به پایان
step-key-cut = به هرس بعدی
step-key-play = پخش، مکث
step-key-speed = تندتر، کندتر
step-key-quiz = پرسش: آیا شاخهٔ بعدی هرس می‌شود؟
step-key-answer = بله، نه
step-key-list = همین فهرست
step-key-leave = خروج

label-algorithms = الگوریتم‌ها
algorithm-minimax = دیدن همهٔ ادامه‌ها تا حد عمق
algorithm-alphabeta = همان minimax، بدون شاخه‌هایی که نتیجه را تغییر نمی‌دهند
algorithm-engine = قوی‌ترین: عمیق‌تر شدن گام‌به‌گام، به خاطر سپردن وضعیت‌ها، اثبات نتیجه
algorithm-mcts = بازی‌های تصادفی بسیار، بیشتر در شاخه‌هایی که خوب پیش می‌روند
algorithm-pns = جست‌وجوی عدد اثبات: اثبات برنده، یا هیچ
algorithm-perfect = بازی از روی حل دقیق
algorithm-random = یک حرکت مجاز تصادفی

grade-means-best = انتخاب‌هایی که برنده، اختلاف و تعداد نیم‌حرکت‌ها را حفظ می‌کنند
grade-means-sound = انتخاب‌هایی که برنده و اختلاف را حفظ می‌کنند
grade-means-holds = انتخاب‌هایی که برنده یا مساوی را حفظ می‌کنند
grade-means-resists = بهترین حرکت‌ها در میان انتخاب‌های وضعیت‌های باخته
grade-means-lost = اختلاف ازدست‌رفته در هر انتخاب
grade-means-sign = ارزش‌هایی که علامتشان با نتیجهٔ دقیق یکی است
grade-means-undecided = ارزش‌هایی که ۰ هستند و اثبات نشده‌اند
grade-means-rank = همبستگی رتبه‌ای ارزش‌ها با نتیجه‌های دقیق؛ ۱ یعنی کامل
grade-means-visited = میانگین گره‌های بازدیدشده در هر جست‌وجو
grade-means-games = برد–مساوی–باخت در برابر حریفی تصادفی
sweep-means-margin = حاصل بازیکن اول منهای حاصل بازیکن دوم، با بازی بهینه
sweep-means-plies = حرکت‌های هر دو بازیکن تا پایان، با بازی بهینه
sweep-means-how = حل‌شده: همهٔ وضعیت‌ها؛ اثبات با جست‌وجو: به‌وسیلهٔ engine؛ بیش از اندازه بزرگ: نامعلوم
error-file-ending = این فرمان فایل «{ $ending }» نمی‌نویسد؛ نام فایل می‌تواند به { $choices } ختم شود

stage-stones-left = { $left } سنگ مانده است. آنچه برداشته شده نشان بازیکنش را دارد؛ تازه‌ترین در آغاز است.
stage-bits-pairs = زیر هر جفت: رقمی که جفت به آن تبدیل می‌شود، و سود بازیکنی که جفت را جایگزین می‌کند.
stage-even = { $points }، زوج
stage-odd = { $points }، فرد
stage-end = { $target }: پایان
