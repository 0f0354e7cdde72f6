# چه چیزی ممکن است نادرست باشد: چه، کجا، درستش چیست. هرکدام در یک خط.

error-unknown-game = بازی «{ $name }» وجود ندارد؛ بازی‌ها: { $known }
error-not-key-value = «{ $piece }» به شکل KEY=VALUE نیست، مانند { $example }
error-unknown-key = بازی { $game } پارامتر «{ $key }» ندارد؛ پارامترها: { $known }
error-key-twice = «{ $key }» دو بار آمده است
error-missing-key = بازی { $game } به «{ $key }» نیاز دارد، برای نمونه { $example }
error-key-conflict = «{ $key }» و «{ $other }» با هم نمی‌آیند
error-bad-value = مقدار { $key } «{ $found }» است؛ باید { $accepts } باشد
error-not-below = مقدار { $key } برابر { $found } است؛ باید کمتر از { $limit } یعنی { $below } باشد

accepts-number = عددی صحیح از { $least } تا { $most }
accepts-numbers = حداکثر { $count } عدد متفاوت از { $least } تا { $most } با / در میان
accepts-digits = ‏1 تا { $most } رقم 0 یا 1
accepts-replacements = رقم,بازیکن,حریف برای 00 و 01 و 10 و 11 با / در میان
accepts-yes-no = ‏yes یا no
accepts-count = عددی صحیح از { $least } به بالا
accepts-one-of = یکی از { $words }
accepts-name = یک نام

error-position = وضعیت «{ $position }»: { $reason }
error-position-shape = شکل درست { $form } است
error-position-number = مقدار { $field } «{ $found }» است؛ باید عددی صحیح از { $least } تا { $most } باشد
error-position-symbol = «{ $found }» اینجا معنایی ندارد؛ نمادها: { $allowed }
error-position-size = { $field }: { $found } به جای { $expected }
error-position-mover = نوبت «{ $found }» است؛ باید 1 یا 2 باشد
error-position-turns = پس از { $first } و { $second } حرکت، نوبت آن بازیکن نیست
error-position-total = جمع سنگ‌ها { $found } است به جای { $expected }
error-position-points = امتیازهای { $first } و { $second } با حرکت‌های انجام‌شده جور نیست
error-position-both = هر دو بازیکن ردیف یا مثلثی کامل کرده‌اند
field-digits = رقم‌ها
field-edges = یال‌ها
field-rows = سطرها
field-squares = خانه‌های یک سطر

error-move = حرکت { $number }، «{ $mv }»: { $reason }؛ مجاز: { $legal }
error-move-unreadable = این به حرکت نمی‌ماند
error-move-off-board = چنین جایی نیست
error-move-taken = آن‌جا پر است
error-move-not-possible = اکنون ممکن نیست
error-move-game-over = بازی تمام شده است

error-unknown-heuristic = این بازی تابع ارزیابی «{ $name }» ندارد؛ تابع‌ها: { $known }
error-unknown-algorithm = الگوریتم «{ $name }» وجود ندارد؛ الگوریتم‌ها: { $known }
error-search-unknown-key = الگوریتم { $algorithm } «{ $key }» را نمی‌پذیرد؛ می‌پذیرد: { $keys }
error-key-not-taken = الگوریتم { $algorithm } «{ $key }» را نمی‌پذیرد که برای { $takers } است؛ می‌پذیرد: { $keys }
error-search-range = ‏{ $key } برابر «{ $found }» است؛ باید عددی صحیح باشد یا بازه‌ای رو به بالا، مانند {"\u2066"}1..6{"\u2069"}
error-search-too-many = این‌ها بیش از { $most } جست‌وجو است؛ بازه‌های کوچک‌تری بدهید
error-unknown-player = بازیکن «{ $name }» وجود ندارد؛ بازیکن‌ها: { $known } و جست‌وجوها، مانند { $example }
error-tree-needs-textbook = فقط minimax و alphabeta درختی برای نمایش دارند
error-perft-positions = سطح { $ply } بیش از { $most } وضعیت متمایز دارد
error-perft-paths = سطح { $ply } بیش از ۲ به توان ۱۲۸ مسیر دارد
error-perft-stopped = پیش از پایان شمارش متوقف شد

error-command = فرمان «{ $command }» وجود ندارد؛ { $suggestion }
error-argument-unknown = «{ $argument }» اینجا گزینه نیست؛ { $suggestion }
error-argument-empty = ‏{ $argument } مقدار می‌خواهد
error-argument-choice = مقدار { $argument } «{ $value }» است؛ باید یکی از این‌ها باشد: { $choices }
error-argument-number = مقدار { $argument } «{ $value }» است؛ باید عددی صحیح از { $least } به بالا باشد
error-argument-missing = ‏{ $argument } نیامده است؛ نک. {"\u200E"}--help
error-argument-conflict = ‏{ $argument } با { $other } نمی‌آید، یا دو بار آمده است
error-argument-no-value = ‏{ $argument } مقدار نمی‌گیرد، اما «{ $value }» داده شد
error-argument-utf8 = یکی از آرگومان‌ها متن UTF-8 درست نیست
error-argument-other = این خط فرمان فهمیده نشد؛ نک. {"\u200E"}--help
suggest-help = نک. {"\u200E"}--help
suggest-name = منظورتان «{ $name }» بود؟
error-output = خروجی نوشته نشد: { $reason }
error-write = «{ $file }» نوشته نشد: { $reason }
error-thread = جست‌وجو آغاز نشد: { $reason }

error-load = «{ $file }» بار نشد: { $reason }
error-load-unreadable = خوانده نشد: { $reason }
error-load-not-a-game = بازی ذخیره‌شده نیست یا خراب است ({ $reason })
error-load-newer = نسخهٔ تازه‌تری از برنامه آن را ذخیره کرده است (قالب { $version })
error-load-move = حرکت { $number } در آن نادرست است: { $reason }
error-nothing-to-resume = بازی ناتمامی نیست؛ با gametree play شروع کنید

error-tree-finished = وضعیت «{ $position }»: بازی تمام شده و درختی برای جست‌وجو نیست
error-tree-random = ‏random جست‌وجو نمی‌کند و درختی ندارد؛ minimax یا alphabeta را برگزینید
error-diff-too-large = جست‌وجو { $visited } وضعیت را بازدید می‌کند، بیش از آنچه نگه داشته می‌شود؛ {"\u200E"}--depth کمتر یا {"\u200E"}--max-nodes بیشتر بخواهید
error-no-terminal = ‏{"\u200E"}--interactive پایانه می‌خواهد؛ برای فایل یا لوله از {"\u200E"}--format استفاده کنید

# What somebody at a command line can do about an error; each goes on with the sentence that says what is wrong.
advice-tree = ؛ {"\u200E"}--algorithm دیگری انتخاب کنید
advice-perft-positions = ؛ {"\u200E"}--depth کمتر یا {"\u200E"}--max-positions بیشتر بخواهید
advice-perft-paths = ؛ {"\u200E"}--depth کمتر بخواهید
advice-memory-or-engine = ؛ {"\u200E"}--memory را بیشتر کنید یا analyze --algorithm engine را بیازمایید
advice-else-memory-or-engine = ؛ وگرنه {"\u200E"}--memory را بیشتر کنید یا analyze --algorithm engine را بیازمایید
advice-else-memory = ؛ وگرنه {"\u200E"}--memory را بیشتر کنید
advice-or-engine = ؛ یا analyze --algorithm engine را بیازمایید
advice-engine = ؛ analyze --algorithm engine را بیازمایید
