# فرمان‌ها و آرگومان‌هایشان، چنان‌که --help شرح می‌دهد.

command-gametree = بازی‌های دونفره را بازی کنید، ببینید، مقایسه کنید و حل کنید
command-games = فهرست بازی‌ها با پارامترها، بازه‌ها و تابع‌های ارزیابی
command-play = بازی کنید: با رایانه، دو نفره، یا دو رایانه با هم
command-show = نمایش یک وضعیت: صفحه، نوبت، حرکت‌های مجاز، نتیجه
command-analyze = جست‌وجوی یک وضعیت و نمایش یافته‌ها با شمارش دقیق
command-tree = نمایش درخت جست‌وجو همراه با هرس‌ها
command-diff = مقایسهٔ دو جست‌وجو در یک وضعیت
command-perft = شمارش دنباله‌های بازی و وضعیت‌های متمایز، نیم‌حرکت به نیم‌حرکت
command-bench = اجرای مجموعهٔ ثابتی از جست‌وجوها: امضای شمار وضعیت‌ها و سرعت
command-completions = چاپ اسکریپت تکمیل خودکار برای یک پوسته
command-man = نوشتن صفحه‌های راهنما در یک پوشه

argument-help = نمایش راهنما
argument-version = نمایش نسخه
argument-lang = زبان؛ وگرنه GAMETREE_LANG، وگرنه زبان سیستم
argument-json = چاپ یک شیء JSON برای برنامه‌ها
argument-ascii = رسم فقط با نویسه‌های ASCII
argument-spec = بازی، مانند stones:stones=50 یا tictactoe (نک. gametree games)
argument-position = نمایش این وضعیت به جای وضعیت آغازین
argument-moves = حرکت‌هایی که اول انجام شوند، با فاصله از هم جدا
argument-algorithm = شیوهٔ جست‌وجو
argument-depth = تعداد نیم‌حرکت‌های پیش رو، حداکثر ۵۱۲؛ بدون آن تا پایان بازی
argument-time = توقف پس از این تعداد میلی‌ثانیه
argument-nodes = توقف پس از این تعداد وضعیت
argument-heuristic = شیوهٔ ارزیابی وضعیت‌ها (نک. gametree games)
argument-ties = انتخاب از میان چند حرکت به یک اندازه خوب
argument-seed = مبنای انتخاب‌های تصادفی
argument-merge = فقط minimax: ورود یک‌باره به وضعیت‌های برابر در یک سطح
argument-hash = حافظهٔ جدول engine و pns و mcts به مگابایت
argument-threads = تعداد رشته‌های جست‌وجو؛ با ۱ هر اجرا یکسان است
argument-lines = تعداد بهترین حرکت‌هایی که engine با ادامه نشان می‌دهد
argument-goal = آنچه engine پیش از پایان اثبات می‌کند
argument-max_positions = توقف اگر یک سطح بیش از این وضعیت متمایز داشته باشد
argument-people = تعداد آدم‌هایی که بازی می‌کنند
argument-first = چه کسی در برابر رایانه شروع می‌کند
argument-strength = رایانه چقدر قوی است
argument-first_player = بازیکن اول: human، یک میزان قدرت، یا جست‌وجویی مانند alphabeta:depth=4
argument-second_player = بازیکن دوم، به همین شکل؛ هر کس نیاید آدم است
argument-resume = ادامهٔ آخرین بازی ناتمام
argument-record = افزودن یک سطر برای هر بازی تمام‌شده به این فایل Markdown
argument-log = پیام‌های عیب‌یابی در خروجی خطا
argument-format = چه نوشته شود
argument-step = توقف پس از این تعداد بازدید
argument-only_line = فقط بهترین ادامه
argument-max_nodes = نگه داشتن حداکثر این تعداد وضعیت
argument-max_children = رسم حداکثر این تعداد فرزند از هر وضعیت؛ بقیه جمع می‌شود
argument-out = نوشتن در این فایل
argument-a = یک جست‌وجو، مانند minimax:depth=3
argument-b = جست‌وجوی دیگر
argument-order = ترتیب آزمودن حرکت‌ها، برای دیدن اهمیت آن
argument-interactive = پیمودن جست‌وجو با کلیدهای جهت
argument-boards = نمایش صفحه‌های بهترین ادامه
argument-expect = خروج با کد ۱ اگر امضا این نباشد
argument-shell = پوسته
argument-folder = پوشه؛ اگر نباشد ساخته می‌شود

help-usage = کاربرد:
help-commands = فرمان‌ها
help-command = فرمان
help-arguments = آرگومان‌ها
help-options = گزینه‌ها
help-default = [پیش‌فرض: { $default }]
