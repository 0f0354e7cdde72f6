# چه چیزی ممکن است نادرست باشد: چه، کجا، درستش چیست. هرکدام در یک خط.

error-unknown-game = بازی «{ $name }» وجود ندارد؛ بازی‌ها: { $known }
error-not-key-value = «{ $piece }» به شکل KEY=VALUE (مانند { $example }) نیست
error-unknown-key = بازی { $game } پارامتر «{ $key }» ندارد؛ پارامترها: { $known }
error-key-twice = «{ $key }» دو بار آمده است
error-missing-key = بازی { $game } به «{ $key }» نیاز دارد، برای نمونه { $example }
error-key-conflict = «{ $key }» و «{ $other }» را نمی‌توان با هم به کار برد
error-bad-value = مقدار { $key } «{ $found }» است؛ باید { $accepts } باشد
error-not-below = مقدار { $key } برابر { $found } است؛ باید کمتر از { $limit } یعنی { $below } باشد

accepts-number = عددی صحیح از { $least } تا { $most }
accepts-numbers = حداکثر { $count } عدد متفاوت از { $least } تا { $most } که با / از هم جدا شده‌اند
accepts-digits = ‏1 تا { $most } رقم 0 یا 1
accepts-replacements = رقم، امتیاز بازیکن و امتیاز حریف با , در میان، برای هر یک از 00 و 01 و 10 و 11 با / در میان
accepts-yes-no = ‏yes یا no
accepts-count = عددی صحیح از { $least } به بالا
accepts-one-of = یکی از { $words }
accepts-name = یک نام

error-position = وضعیت «{ $position }»: { $reason }
error-position-shape = شکل درست { $form } است
error-position-number = مقدار { $field } «{ $found }» است؛ باید عددی صحیح از { $least } تا { $most } باشد
error-position-symbol = «{ $found }» اینجا معنایی ندارد؛ نمادها: { $allowed }
error-position-size = { $field }: { $found } به جای { $expected }
error-position-mover = نوبت با بازیکن «{ $found }» نوشته شده است؛ باید 1 یا 2 باشد
error-position-turns = پس از { $first } و { $second } حرکت نمی‌تواند نوبت آن بازیکن باشد
error-position-total = جمع سنگ‌ها { $found } است به جای { $expected }
error-position-points = امتیازهای { $first } و { $second } با حرکت‌های انجام‌شده سازگار نیست
error-position-both = هر دو بازیکن ردیف یا مثلثی کامل کرده‌اند
field-digits = رقم‌ها
field-edges = یال‌ها
field-rows = سطرها
field-squares = خانه‌های یک سطر

error-move = حرکت { $number }، «{ $mv }»: { $reason }؛ مجاز: { $legal }
error-move-unreadable = این شبیه حرکت نیست
error-move-off-board = چنین جایی نیست
error-move-taken = آن‌جا پر است
error-move-not-possible = اکنون ممکن نیست
error-move-game-over = بازی تمام شده است

error-unknown-heuristic = این بازی هیوریستیک «{ $name }» ندارد؛ هیوریستیک‌ها: { $known }
error-unknown-algorithm = الگوریتم «{ $name }» وجود ندارد؛ الگوریتم‌ها: { $known }
error-search-unknown-key = الگوریتم { $algorithm } «{ $key }» را نمی‌پذیرد؛ می‌پذیرد: { $keys }
error-key-not-taken = الگوریتم { $algorithm } «{ $key }» را نمی‌پذیرد که برای { $takers } است؛ می‌پذیرد: { $keys }
error-search-range = ‏{ $key } برابر «{ $found }» است؛ باید عددی صحیح یا بازه‌ای افزایشی باشد، مانند {"\u2066"}1..6{"\u2069"}
error-search-too-many = این‌ها بیش از { $most } جست‌وجو است؛ بازه‌های کوچک‌تری بدهید
error-unknown-player = بازیکن «{ $name }» وجود ندارد؛ بازیکن‌ها: { $known } و جست‌وجوها، مانند { $example }
error-player-as-it-is = برای بازیکن «{ $player }» نمی‌توان «{ $key }» را جداگانه تغییر داد؛ بازیکن را کامل بنویسید
error-other-game = بازیکن «{ $player }» فقط { $game } بازی می‌کند، نه این بازی را
error-tree-needs-textbook = فقط minimax و alphabeta درختی برای نمایش دارند
error-perft-positions = سطح { $ply } بیش از { $most } وضعیت متمایز دارد
error-perft-paths = سطح { $ply } بیش از ۲ به توان ۱۲۸ مسیر دارد
error-perft-memory = سطح { $ply } بیش از حافظهٔ مجاز می‌خواهد
error-perft-stopped = پیش از پایان شمارش متوقف شد

error-command = فرمان «{ $command }» وجود ندارد؛ { $suggestion }
error-argument-unknown = «{ $argument }» اینجا گزینه نیست؛ { $suggestion }
error-argument-empty = ‏{ $argument } مقدار می‌خواهد
error-argument-choice = مقدار { $argument } «{ $value }» است؛ باید یکی از این‌ها باشد: { $choices }
error-argument-number = مقدار { $argument } «{ $value }» است؛ باید عددی صحیح از { $least } به بالا باشد
error-argument-memory = مقدار { $argument } «{ $value }» است؛ باید مگابایت باشد، دست‌کم ۱، یا گیگابایت با اعشار، مانند 0.25
error-argument-missing = ‏{ $argument } داده نشده است؛ نک. {"\u200E"}--help
error-argument-conflict = ‏{ $argument } را نمی‌توان با { $other } به کار برد
error-argument-no-value = ‏{ $argument } مقدار نمی‌گیرد، اما «{ $value }» داده شد
error-argument-utf8 = یکی از آرگومان‌ها متن UTF-8 درست نیست
error-argument-other = این خط فرمان فهمیده نشد؛ نک. {"\u200E"}--help
suggest-help = نک. {"\u200E"}--help
suggest-name = منظورتان «{ $name }» بود؟
error-output = خروجی نوشته نشد: { $reason }
error-write = «{ $file }» نوشته نشد: { $reason }
file-is-directory = پوشه است
file-is-device = دستگاه است
file-is-read-only = فقط‌خواندنی است
file-has-endless-links = پیوندهایش حلقه می‌سازند
file-has-no-reader = کسی از این pipe نمی‌خواند
file-has-no-writer = کسی در این pipe نمی‌نویسد
file-is-too-large = از { $most } مگابایت بزرگ‌تر است
error-thread = جست‌وجو آغاز نشد: { $reason }
error-memory-too-much = ‏{ $wanted } مگابایت بیش از { $most } مگابایتی است که این رایانه می‌تواند بدهد
error-memory-missing = این رایانه { $megabytes } مگابایت حافظهٔ آزاد دیگر ندارد

error-load = «{ $file }» بارگذاری نشد: { $reason }
error-load-unreadable = خوانده نشد: { $reason }
error-load-not-a-game = بازی ذخیره‌شده نیست یا خراب است ({ $reason })
error-load-newer = نسخهٔ تازه‌تری از برنامه آن را ذخیره کرده است (قالب { $version })
error-load-move = حرکت { $number } در فایل نادرست است: { $reason }
error-nothing-to-resume = بازی ناتمامی نیست؛ با gametree play شروع کنید
error-resume-elsewhere = بازی ناتمام در gametree دیگری باز است؛ بازی دیگری برای ادامه نیست
error-resume-damaged = هیچ بازی ناتمامی بارگذاری نشد؛ فایل‌ها دست‌نخورده ماندند: { $games }
error-resume-takes = ‏{"\u200E"}--resume بازی را همان‌طور که ذخیره شده ادامه می‌دهد: نمی‌توان آن را با { $argument } به کار برد، فقط با {"\u200E"}--record، {"\u200E"}--pause و {"\u200E"}--log
error-left-alone = «{ $file }» بارگذاری نشد و دست‌نخورده ماند: { $reason }
error-illegal-choice = بازیکن { $player } «{ $mv }» را انتخاب کرد که مجاز نیست: { $reason }

error-tree-finished = وضعیت «{ $position }»: بازی تمام شده و درختی برای جست‌وجو نیست
error-tree-random = ‏random جست‌وجو نمی‌کند و درختی ندارد؛ minimax یا alphabeta را انتخاب کنید
error-diff-too-large = جست‌وجو گره‌های بیشتری از حد {"\u200E"}--max-nodes ({ $most }) بازدید می‌کند؛ عمق کمتر یا {"\u200E"}--max-nodes بیشتر بدهید
error-diff-memory = درخت‌های دو جست‌وجو بیش از حافظهٔ مجاز می‌خواهند؛ عمق کمتر یا {"\u200E"}--memory بیشتر بدهید
error-diff-stopped = پیش از پایان هر دو جست‌وجو متوقف شد
error-tree-too-large = تصویر حدود { $megabytes } مگابایت می‌شود، بیش از حد { $most } مگابایت؛ {"\u200E"}--max-nodes کمتر یا {"\u200E"}--only-line بدهید
error-no-terminal = ‏{"\u200E"}--interactive پایانه می‌خواهد؛ برای فایل یا pipe از {"\u200E"}--format استفاده کنید
error-terminal-plain = ‏{"\u200E"}--interactive پایانه‌ای می‌خواهد که مکان‌نما را جابه‌جا کند، اما TERM می‌گوید این یکی نمی‌تواند؛ از {"\u200E"}--format استفاده کنید

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
error-serve = میز کار راه نیفتاد: { $reason }
error-serve-address = از { $address } نمی‌توان استفاده کرد: { $reason }
error-serve-all-taken = همهٔ درگاه‌ها از { $first } تا { $last } در حال استفاده‌اند
error-serve-bind = «{ $value }» نشانی نیست؛ باید مانند 127.0.0.1، 0.0.0.0 یا ::1 باشد
error-serve-data = بازی‌ها را نمی‌توان در «{ $folder }» نگه داشت: { $reason }
error-serve-no-port = درگاه { $port } وجود ندارد؛ بیشترین عدد { $most } است
error-serve-taken = نشانی { $address } پیشاپیش در حال استفاده است
advice-port = ؛ با {"\u200E"}--port درگاه دیگری انتخاب کنید
advice-tree = ؛ با {"\u200E"}--algorithm یکی از این دو را انتخاب کنید
advice-diff = ؛ برای {"\u200E"}--a یا {"\u200E"}--b یکی از این دو را انتخاب کنید
advice-perft-positions = ؛ {"\u200E"}--depth کمتر یا {"\u200E"}--max-positions بیشتر بدهید
advice-perft-paths = ؛ {"\u200E"}--depth کمتر بدهید
advice-perft-memory = ؛ {"\u200E"}--depth کمتر یا {"\u200E"}--memory بیشتر بدهید
advice-memory-or-engine = ؛ {"\u200E"}--memory را بیشتر کنید یا analyze --algorithm engine را امتحان کنید
advice-memory-table-or-engine = ؛ {"\u200E"}--memory را بیشتر کنید، با solve --table جدولی روی دیسک بسازید یا analyze --algorithm engine را امتحان کنید
advice-else-memory-table-or-engine = ؛ وگرنه {"\u200E"}--memory را بیشتر کنید، با solve --table جدولی روی دیسک بسازید یا analyze --algorithm engine را امتحان کنید
advice-else-memory = ؛ وگرنه {"\u200E"}--memory را بیشتر کنید
advice-hash-or-engine = ؛ {"\u200E"}--hash را بیشتر کنید یا {"\u200E"}--algorithm engine را امتحان کنید
advice-or-engine = ؛ یا analyze --algorithm engine را امتحان کنید
advice-engine = ؛ analyze --algorithm engine را امتحان کنید
error-diff-nothing = جست‌وجوی «{ $search }» پیش از یافتن چیزی برای مقایسه به حد خود رسید
error-same-file = ‏{"\u200E"}--certificate و {"\u200E"}--export هر دو در فایل { $file } نوشته می‌شوند؛ دو فایل جدا بدهید

error-argument-twice = ‏{ $argument } دو بار آمده است
file-is-missing = چنین فایل یا پوشه‌ای نیست
file-is-forbidden = اجازهٔ دسترسی نیست
file-is-there = از پیش وجود دارد
address-is-in-use = برنامهٔ دیگری از آن استفاده می‌کند؛ آیا این فرایند دو بار آغاز شده است؟
file-is-below-file = بخشی از مسیر آن پوشه نیست
file-has-no-room = دیسک پر است
file-is-not-text = متن UTF-8 نیست
