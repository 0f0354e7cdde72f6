# خط فرمان بازی: واژه‌ها (هر کدام یک واژه)، کارشان، و آنچه آنجا گفته می‌شود.

word-moves = حرکت‌ها
word-board = صفحه
word-rules = قواعد
word-hint = راهنمایی
word-tree = درخت
word-undo = واگرد
word-redo = ازنو
word-history = تاریخچه
word-set = تنظیم
word-save = ذخیره
word-load = بارگذاری
word-again = دوباره
word-new = تازه
word-quit = خروج
word-help = کمک

does-moves = حرکت‌های مجاز
does-board = دوباره صفحه
does-rules = روش این بازی، با یک نمونه
does-hint = یک حرکت خوب، و ارزش بقیه
does-tree = جست‌وجویی که رایانه برای آخرین حرکتش انجام داد
does-undo = پس گرفتن آخرین حرکت
does-redo = انجام دوبارهٔ آن
does-history = همهٔ حالت‌ها تا اینجا؛ در فایل FILE.md یا FILE.csv یا FILE.tex هم
does-set = تنظیمات، یا تغییر یکی: {"\u2066"}set depth 3{"\u2069"}
does-save = نگه داشتن بازی در یک فایل
does-load = ادامهٔ بازی از یک فایل
does-again = همان بازی از آغاز، با تنظیمات کنونی
does-new = بازی دیگر، با تنظیمات دیگر
does-quit = خروج؛ gametree play {"\u200E"}--resume ادامه می‌دهد
does-help = همین فهرست

notation-multiply = ضریب، مانند 3
notation-stones = تعداد سنگ‌هایی که برداشته می‌شود، مانند 2
notation-bits = شمارهٔ رقم چپ یک جفت، با شمارش از 0، مانند 4
notation-mnk = حرف ستون و شمارهٔ سطر که a1 پایین چپ است، مانند b2؛ یا سطر و ستون با شمارش از 0 از بالا چپ، مانند {"\u2066"}1 1{"\u2069"}
notation-sim = دو سر یک یال، مانند {"\u2066"}1-4{"\u2069"}
help-a-move = حرکت
help-move = چنان‌که moves فهرست می‌کند
help-file = نام FILE بقیهٔ خط است، همان‌گونه که هست، با فاصله‌ها و بدون گیومه. فایل موجود تنها با موافقت شما جایگزین می‌شود: {"\u2066"}save! FILE{"\u2069"} و {"\u2066"}history! FILE{"\u2069"} بدون پرسش چنین می‌کنند.
play-toss = شیر یا خط: { $who ->
    [you] شما شروع می‌کنید.
   *[computer] رایانه شروع می‌کند.
}
play-end-hint = پیش از پاسخ، در اینجا می‌توان history، tree، board، undo، save، set و new را هم نوشت.
ask-again-wrong = «{ $answer }» نه { $yes } است، نه { $no } و نه دستوری مانند history (فهرست را help نشان می‌دهد)
ask-replace = «{ $file }» هست. جایگزین شود؟
play-left-alone = «{ $file }» دست‌نخورده ماند
play-exists = «{ $file }» هست و دست‌نخورده ماند؛ برای جایگزینی بنویسید { $line }
history-caption = ‏{ $spec }: { $first } در برابر { $second }
history-number = شماره
history-player = بازیکن
history-state = حالت
history-known = آنچه معلوم است
history-nodes = گره‌ها
history-time = زمان، میلی‌ثانیه
history-more = { $rows } حالت پیشین نشان داده نشد؛ {"\u2066"}history FILE.csv{"\u2069"} همه را می‌نویسد.
history-which-kind = «{ $file }»: نام باید به یکی از { $endings } پایان یابد
set-done = از حرکت بعدی: { $first } در برابر { $second }.
set-unknown = «{ $key }» را نمی‌توان تنظیم کرد؛ این‌ها هستند: { $known }
set-to-what = مقدار { $key } چه باشد؟ set به‌تنهایی گزینه‌ها را نشان می‌دهد
set-no-computer = در این بازی رایانه بازی نمی‌کند؛ {"\u2066"}set side first{"\u2069"} یا {"\u2066"}set second easy{"\u2069"} آن را وارد می‌کند
set-any-player = ‏human، یک قدرت یا یک جست‌وجو
set-key = تنظیم
set-now = اکنون
set-possible = ممکن
set-how = برای تغییر بنویسید، برای نمونه: {"\u2066"}set depth 3{"\u2069"}، {"\u2066"}set strength easy{"\u2069"}، {"\u2066"}set second random{"\u2069"}، {"\u2066"}set side second{"\u2069"}.
tree-of-move = جست‌وجوی پشت { $mv } (حرکت { $number }): { $search }.
tree-by-chance = در این‌جا از میان حرکت‌های هم‌ارزش یکی به تصادف انتخاب می‌شود، پس پنجره در ریشه یک گام بازتر از بهترین ارزشِ یافته است.
tree-not-textbook = حرکت { $mv } از { $algorithm } است که درخت جست‌وجویی برای نمایش ندارد. به جای آن alphabeta تا عمق { $depth } از همان وضعیت:
tree-nobody-searched = رایانه هنوز حرکتی نکرده است. این alphabeta تا عمق { $depth } از این وضعیت است:
tree-differs = بازی ذخیره‌شده دربارهٔ این حرکت چیز دیگری می‌گوید؛ شاید کسی آن را تغییر داده باشد.
argument-pause = میلی‌ثانیه میان حرکت‌های دو رایانه؛ بدون آن در پایانه لحظه‌ای، وگرنه هیچ
hint-over = بازی تمام شده است؛ undo حرکتی را پس می‌گیرد.
