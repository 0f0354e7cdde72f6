# منو و پرسش‌هایی که به یک بازی، یک وضعیت و یک جست‌وجو می‌رسند.

menu-how = ‏Enter آنچه را در کروشه است می‌پذیرد؛ «بازگشت» یا Ctrl-D به پرسش پیشین برمی‌گردد.
menu-line = بدون منو: { $line }
menu-tree-of = دیدن درخت یک جست‌وجو
menu-diff = مقایسهٔ دو جست‌وجو
menu-solve = حل دقیق یک بازی
menu-grade = سنجش هیوریستیک‌ها با ارزش‌های دقیق
menu-sweep = حل یک خانواده از بازی‌ها
menu-compare = مقایسهٔ بازیکنان در بازی‌های بسیار
menu-tournament = برگزاری تورنمنت
menu-speak = تغییر زبان
menu-language = به چه زبانی؟
answer-back = بازگشت
answer-start = آغاز
ask-position = وضعیت: حرکت‌هایی مانند { $mv }، یا وضعیتی مانند { $position }
ask-position-wrong = «{ $answer }» نه وضعیت است ({ $position }) و نه حرکت ({ $moves })
ask-range = { $what }، از { $least } تا { $most }، یا بازه‌ای مانند {"\u2066"}{ $least }..{ $most }{"\u2069"}
ask-number-wrong = «{ $answer }» عدد نیست؛ باید عددی از { $least } تا { $most } باشد
ask-plies = تعداد سطح‌هایی که شمرده می‌شود، از 0 تا { $most }
ask-search-a = جست‌وجوی یکم
ask-search-b = جست‌وجوی دیگر
ask-player-a = بازیکن یکم (depth=2..4 یعنی چند بازیکن)
ask-player-b = بازیکن دیگر
ask-opponent = حریف آن‌ها
ask-repeat = هر بازی چند بار انجام شود
ask-run-folder = پوشهٔ گزارش
ask-depths = عمق‌ها، مانند 3 یا {"\u2066"}1..5{"\u2069"} یا {"\u2066"}1,3,5{"\u2069"}؛ هر کدام از 1 تا 512
ask-all-heuristics = همه
ask-strength-first = رایانهٔ اول چقدر قوی باشد؟
ask-strength-second = رایانهٔ دوم چقدر قوی باشد؟
menu-exercise = ساختن تمرین آلفا-بتا
ask-shape = درخت چه شکلی دارد؟
ask-seed = کدام دانه؟
