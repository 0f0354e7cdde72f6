# آنچه فرمان‌ها چاپ می‌کنند.

plies = { $count } نیم‌حرکت
milliseconds = { $ms } میلی‌ثانیه
progress = { $visited } وضعیت، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)
progress-positions = { $done } از { $of } وضعیت، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)
progress-games = { $done } از { $of } بازی، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)

label-game = بازی
label-position = وضعیت
label-to-move = نوبت
label-result = نتیجه
label-moves = { $count } حرکت
label-example = برای نمونه
label-heuristics = تابع‌های ارزیابی
menu-range = در منو از { $least } تا { $most }

result-first-wins = بازیکن اول می‌برد
result-second-wins = بازیکن دوم می‌برد
result-first-wins-by = بازیکن اول با اختلاف { $by } می‌برد
result-second-wins-by = بازیکن دوم با اختلاف { $by } می‌برد
result-draw = مساوی

label-search = جست‌وجو
search = { $algorithm }، { $depth }، تابع ارزیابی { $heuristic }
search-depth = عمق { $depth }
search-to-the-end = تا پایان
label-best-move = بهترین حرکت
label-value = ارزش
value-proven = اثبات‌شده
value-proven-first = اثبات‌شده: بازیکن اول می‌برد
value-proven-draw = اثبات‌شده: مساوی
value-proven-second = اثبات‌شده: بازیکن دوم می‌برد
value-estimate = برآورد
value-unfinished = بهترین حرکت از میان حرکت‌های جست‌وجوشده
proof-exactly = { $result } ({ $plies } نیم‌حرکت)
proof-at-most = { $result } (حداکثر { $plies } نیم‌حرکت)
value-proof = اثبات‌شده: { $proof }
label-depth = عمق رسیده
label-lines = بهترین ادامه‌ها
label-visits = بازدیدها
depth-line = عمق { $depth }: { $value }، { $visited } وضعیت، { $ms } میلی‌ثانیه: { $line }
search-algorithm = ‏{ $algorithm }، { $depth }
label-line = ادامه
label-choices = به همان خوبی
label-time = زمان
counts = { $visited } بازدید، { $evaluated } ارزیابی، { $cutoffs } هرس
choice = جست‌وجو { $mv } را برمی‌گزیند.
choice-by-chance = { $mv } به‌تصادف برگزیده شد.
choice-right = { $picks } درست است: { $end }.
choice-inferior = { $picks } این بهترین حرکت نیست: { $outcome }. { $best } بهتر است: { $end }.
choice-mistake = { $picks } این اشتباه است: { $outcome }. حرکت درست { $best } است: { $end }.
choice-proven = { $picks } اثبات شده است: { $end }.
choice-unknown = { $picks } درستیِ آن معلوم نیست.
choice-estimated = { $picks } درستیِ آن معلوم نیست: ارزش آن یک برآورد است.
choice-none = جست‌وجو حرکتی نیافته است.
label-chosen-move = حرکت برگزیده
label-chosen-from = برگزیده از میان
value-none = نامعلوم
bound-lower-proven = دست‌کم این، اثبات‌شده
bound-upper-proven = حداکثر این، اثبات‌شده
bound-no-better = از حرکت برگزیده بهتر نیست
stopped-depth = در عمق مجاز اثباتی یافت نشد

label-full-tree = کل درخت
statistics = { $full } وضعیت؛ { $share } درصد آن بازدید شد
label-branching = شاخه‌ها
statistics-branching = در کل درخت { $full }، در بازدید { $effective }؛ درخت یکنواخت دست‌کم { $leaves } برگ می‌خواهد
label-stopped = متوقف شد
stopped-nodes = تعداد مجاز وضعیت‌ها بازدید شد
stopped-time = زمان تمام شد
stopped-asked = به درخواست شما

label-move = حرکت
label-bound = آنچه معلوم است
bound-exact = کامل جست‌وجو شده
bound-lower = دست‌کم
bound-upper = حداکثر

label-ply = نیم‌حرکت
label-paths = مسیرها
label-positions = وضعیت‌ها
label-canonical = با چشم‌پوشی از تقارن
label-finished-paths = مسیرهای تمام‌شده
label-finished-positions = وضعیت‌های تمام‌شده
label-total = مجموع

label-signature = امضا
label-speed = سرعت
bench-speed = { $speed } میلیون وضعیت در ثانیه
bench-as-expected = همان که انتظار می‌رفت
bench-expected = انتظار می‌رفت { $expected }
