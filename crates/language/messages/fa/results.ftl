# آنچه فرمان‌ها چاپ می‌کنند.

plies = { $count } نیم‌حرکت
progress = { $visited } وضعیت، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)
progress-positions = { $done } از { $of } وضعیت، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)
progress-games = { $done } از { $of } بازی، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)

label-game = بازی
label-position = وضعیت
label-to-move = نوبت
label-result = نتیجه
label-moves = { $count } حرکت
label-example = برای نمونه
label-heuristics = هیوریستیک‌ها
menu-range = در منو از { $least } تا { $most }

result-first-wins = بازیکن اول می‌برد
result-second-wins = بازیکن دوم می‌برد
result-first-wins-by = بازیکن اول با اختلاف { $by } امتیاز می‌برد
result-second-wins-by = بازیکن دوم با اختلاف { $by } امتیاز می‌برد
result-draw = مساوی

label-search = جست‌وجو
search = { $algorithm }، { $depth }، هیوریستیک { $heuristic }
search-depth = عمق { $depth }
player-alphabeta = آلفا-بتا
player-random = تصادفی
player-heuristic = هیوریستیک { $name }
player-nodes = { $nodes } گره
search-to-the-end = تا پایان
label-best-move = بهترین حرکت
label-value = ارزش
value-proven = اثبات‌شده
result-proven = اثبات‌شده
value-proven-first = اثبات‌شده: بازیکن اول می‌برد
value-proven-draw = اثبات‌شده: مساوی
value-proven-second = اثبات‌شده: بازیکن دوم می‌برد
value-estimate = برآورد
value-unfinished = بهترین حرکت از میان حرکت‌های جست‌وجوشده
proof-exactly = { $who ->
    [first] بازیکن اول در { $plies } نیم‌حرکت می‌برد
    [second] بازیکن دوم در { $plies } نیم‌حرکت می‌برد
   *[draw] مساوی در { $plies } نیم‌حرکت
}
proof-at-most = { $who ->
    [first] بازیکن اول حداکثر در { $plies } نیم‌حرکت می‌برد
    [second] بازیکن دوم حداکثر در { $plies } نیم‌حرکت می‌برد
   *[draw] مساوی، حداکثر در { $plies } نیم‌حرکت
}
value-proof = اثبات‌شده: { $proof }
label-depth = عمق پیموده‌شده
label-lines = بهترین ادامه‌ها
label-visits = بازدیدها
depth-line = عمق { $depth }: { $value }، { $visited } گره، { $time }: { $line }
search-algorithm = ‏{ $algorithm }، { $depth }
label-line = بهترین ادامه
label-choices = به همان خوبی
label-time = زمان
counts = { $visited } بازدید، { $evaluated } ارزیابی، { $cutoffs } هرس
choice = جست‌وجو { $mv } را انتخاب می‌کند.
choice-by-chance = انتخاب تصادفی { $mv } است.
choice-right = { $picks } درست است: { $end }.
choice-inferior = { $picks } این بهترین حرکت نیست: { $outcome }. { $best } بهتر است: { $end }.
choice-mistake = { $picks } این اشتباه است: { $outcome }. حرکت درست { $best } است: { $end }.
choice-proven = { $picks } اثبات شده است: { $end }.
choice-unknown = { $picks } درستیِ آن معلوم نیست.
choice-estimated = { $picks } درستیِ آن معلوم نیست: ارزش آن یک برآورد است.
choice-none = جست‌وجو حرکتی پیدا نکرد.
label-chosen-move = حرکت انتخاب‌شده
label-chosen-from = انتخاب‌شده از میان
value-none = نامعلوم
bound-lower-proven = دست‌کم این، اثبات‌شده
bound-upper-proven = حداکثر این، اثبات‌شده
bound-no-better = از حرکت انتخاب‌شده بهتر نیست
stopped-depth = در حد عمق اثباتی یافت نشد

label-full-tree = کل درخت
statistics = { $full } گره؛ { $share } درصد آن بازدید شد
label-branching = ضریب انشعاب
statistics-branching = در کل درخت { $full }، در بخش بازدیدشده { $effective }؛ آلفا-بتا در درخت یکنواخت دست‌کم { $leaves } برگ می‌خواهد
label-stopped = متوقف شد
stopped-nodes = به حد مجاز گره‌ها رسید
stopped-time = زمان تمام شد
stopped-asked = به درخواست شما
stopped-memory = به حد مجاز حافظه رسید

label-move = حرکت
label-bound = آنچه معلوم است
bound-exact = کاملاً جست‌وجوشده
bound-lower = دست‌کم
bound-upper = حداکثر

label-ply = سطح
label-paths = مسیرها
label-positions = وضعیت‌ها
label-canonical = با چشم‌پوشی از تقارن
label-finished-paths = مسیرهای تمام‌شده
label-finished-positions = وضعیت‌های تمام‌شده
label-total = مجموع

label-signature = امضا
label-speed = سرعت
bench-speed = { $speed } میلیون گره در ثانیه
bench-as-expected = همان که انتظار می‌رفت
bench-expected = مورد انتظار: { $expected }
line-more = و { $count } حرکت دیگر

progress-nodes = { $visited } گره، { $seconds } ثانیه … (Ctrl-C متوقف می‌کند)
proof-exactly-by = { $who ->
    [first] بازیکن اول در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
   *[second] بازیکن دوم در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
}
proof-at-most-by = { $who ->
    [first] بازیکن اول حداکثر در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
   *[second] بازیکن دوم حداکثر در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
}
label-nodes = گره‌ها
error-bench-stopped = پیش از پایان همهٔ جست‌وجوها متوقف شد
