# بازی‌ها، تابع‌های ارزیابی و نوشته‌های صفحه.

game-multiply = عدد را ضرب کنید تا به هدف برسد
game-stones = سنگ بردارید؛ امتیاز به تعداد باقی‌مانده بستگی دارد
game-bits = جفت رقم‌ها را جایگزین کنید تا یک رقم بماند
game-mnk = ‏k مهره در یک ردیف روی صفحه‌ای با m ستون و n سطر
game-sim = یال‌های میان رأس‌ها را رنگ کنید؛ هر که مثلثی به رنگ خودش بسازد می‌بازد
game-multiply-kind = ضرب
game-stones-kind = سنگ‌ها
game-bits-kind = بیت‌ها
game-mnk-kind = ردیف
game-sim-kind = سیم
game-multiply-about = عددی مشترک را ضرب کنید تا به ۳۰۰۰ برسد. زوج یا فرد بودن امتیازها تعیین‌کننده است.
game-stones-about = دو یا سه سنگ بردارید. امتیاز به تعداد سنگ‌هایی بستگی دارد که باقی می‌گذارید.
game-bits-about = جفت رقم‌ها را جایگزین کنید تا تنها یک رقم بماند.
game-mnk-about = سه، چهار یا پنج مهره در یک ردیف، روی هر صفحه‌ای که بخواهید.
game-sim-about = خط‌های میان شش رأس را رنگ کنید. مثلثی به رنگ خودتان یعنی باخت.
game-multiply-answer = بازیکن اول از هر عدد آغازین می‌برد.
game-stones-answer = بازیکن اول از ۵۰ تا ۷۰ سنگ می‌برد.
game-bits-answer = از ۷ رقم به بعد: طول فرد مساوی است و در طول زوج بازیکن اول می‌برد.
game-mnk-answer = سه در یک ردیف: در صفحهٔ ۳ × ۳ مساوی، در صفحهٔ ۴ × ۴ بازیکن اول می‌برد.
game-sim-answer = با شش رأس بازیکن دوم می‌برد.

heuristic-plain = تمام‌شده: برنده و اختلاف؛ تمام‌نشده: ۰
heuristic-exact = ‏{ $title } (پاسخ را می‌داند)
heuristic-multiply-report = اول زوج و فرد بودن، سپس بانک، سپس پیشرفت عدد
heuristic-stones-report = چه کسی تا اینجا جلوتر است
heuristic-stones-law = اختلاف تا اینجا به‌اضافهٔ ارزش سنگ‌های مانده در بازی بهینه
heuristic-bits-report = اختلاف تا اینجا به‌اضافهٔ سود جفت‌ها
heuristic-bits-law = اختلاف تا اینجا به‌اضافهٔ ارزش طول رشته در بازی بهینه
heuristic-mnk-report = برد برابر ۱۰۰۱ منهای شمارهٔ نیم‌حرکت است؛ تمام‌نشده: ۰
heuristic-mnk-lines = ردیف‌هایی که فقط یک طرف هنوز می‌تواند کامل کند؛ برد زودتر بهتر است
heuristic-sim-report = یال‌های آزادی که بی‌درنگ می‌بازند و آن‌هایی که نمی‌بازند
heuristic-sim-safe = یال‌های امن بازیکن اول منهای یال‌های امن بازیکن دوم؛ برد زودتر بهتر است

player-first = بازیکن اول
player-second = بازیکن دوم

label-number = عدد
label-target = هدف
label-points = امتیاز
label-bank = بانک
label-left = سنگ‌های مانده
stones-left = { $count } مانده
stones-totals = { $stones } سنگ + { $points } امتیاز = { $total }
label-string = رشته
label-index = شماره
label-pair = جفت
label-becomes = می‌شود
label-gain = سود
label-red = قرمز
label-blue = آبی
label-free = آزاد

game-multiply-name = ضرب
game-stones-name = سنگ‌ها
game-bits-name = بیت‌ها
game-mnk-name = { $k ->
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
   *[other] { $k }
} در یک ردیف، { $m } × { $n }
game-sim-name = سیم
