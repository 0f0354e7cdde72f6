# بازی در پایانه. ‏$who یکی از you، computer، first یا second است.

menu-title = چه کار می‌خواهید بکنید؟
menu-serve = باز کردن در مرورگر
menu-play = بازی کردن
menu-resume = ادامهٔ یک بازی ناتمام
menu-games = دیدن فهرست بازی‌ها
menu-rules = خواندن قواعد یک بازی
menu-show = دیدن یک وضعیت
menu-analyze = تحلیل یک وضعیت
menu-perft = شمردن وضعیت‌های یک بازی
menu-quit = خروج

ask-game = کدام بازی؟
ask-parameter = { $what }، از { $least } تا { $most }
parameter-multiply-start = عدد آغازین
parameter-stones-stones = تعداد سنگ‌ها
parameter-bits-length = تعداد رقم‌ها
parameter-mnk-m = ستون‌ها
parameter-mnk-n = سطرها
parameter-mnk-k = چند تا در یک ردیف
parameter-sim-vertices = رأس‌ها
ask-people = چه کسی بازی می‌کند؟
ask-people-one = شما در برابر رایانه
ask-people-two = دو نفر
ask-people-none = رایانه با خودش
ask-first = چه کسی شروع می‌کند؟
ask-first-human = شما
ask-first-computer = رایانه
ask-first-toss = شیر یا خط
ask-strength = رایانه چقدر قوی باشد؟
strength-beginner = مبتدی: حرکت مجاز تصادفی
strength-easy = آسان: حرکت بعدی خودش را می‌بیند
strength-medium = متوسط: تا سه نیم‌حرکت جلوتر را می‌بیند
strength-strong = قوی: engine، تا ۲۰۰ هزار گره
strength-perfect = بی‌نقص: از روی حل دقیق؛ اگر بازی بیش از اندازه بزرگ باشد، engine، تا ۲۰ میلیون گره
strength-own = انتخاب الگوریتم، عمق و هیوریستیک
ask-algorithm = کدام الگوریتم؟
ask-depth = عمق به نیم‌حرکت، از 1 تا { $most }
ask-heuristic = کدام هیوریستیک؟
ask-again = دوباره بازی می‌کنید؟
ask-choice-wrong = «{ $answer }» جزو گزینه‌ها نیست؛ عددی از 1 تا { $count } بنویسید
ask-out-of-range = ‏{ $number } بیرون از بازه است؛ باید از { $least } تا { $most } باشد
ask-yes-no-wrong = «{ $answer }» نه { $yes } است نه { $no }
answer-yes = ب
answer-no = ن

play-help-hint = حرکتی بنویسید، یا help.
play-prompt = { $who ->
    [you] حرکت شما >
    [first] بازیکن اول >
   *[second] بازیکن دوم >
}
play-wrong-move = «{ $mv }»: { $reason }؛ مجاز: { $legal }
play-computer-moved = { $who ->
    [computer] رایانه { $mv } را بازی می‌کند: { $prospects }.
    [first] رایانهٔ اول { $mv } را بازی می‌کند: { $prospects }.
   *[second] رایانهٔ دوم { $mv } را بازی می‌کند: { $prospects }.
} { $visited } گره، { $time }.
play-computer-moved-blindly = { $who ->
    [computer] رایانه { $mv } را بازی می‌کند.
    [first] رایانهٔ اول { $mv } را بازی می‌کند.
   *[second] رایانهٔ دوم { $mv } را بازی می‌کند.
}
play-wins = { $who ->
    [you] با بازی بهینه، شما می‌برید
    [computer] با بازی بهینه، رایانه می‌برد
    [first] با بازی بهینه، بازیکن اول می‌برد
   *[second] با بازی بهینه، بازیکن دوم می‌برد
}
play-wins-in = { $who ->
    [you] شما در { $plies } نیم‌حرکت می‌برید
    [computer] رایانه در { $plies } نیم‌حرکت می‌برد
    [first] بازیکن اول در { $plies } نیم‌حرکت می‌برد
   *[second] بازیکن دوم در { $plies } نیم‌حرکت می‌برد
}
play-has-won = { $who ->
    [you] شما برده‌اید
    [computer] رایانه برده است
    [first] بازیکن اول برده است
   *[second] بازیکن دوم برده است
}
play-draw = با بازی بهینه، مساوی
play-even = کمابیش برابر
play-good-for = { $who ->
    [you] به نفع شما به نظر می‌رسد
    [computer] به نفع رایانه به نظر می‌رسد
    [first] به نفع بازیکن اول به نظر می‌رسد
   *[second] به نفع بازیکن دوم به نظر می‌رسد
}
play-believes = به باور خودش، { $what }
play-nothing-to-undo = حرکتی برای پس گرفتن نیست
play-nothing-to-redo = حرکتی برای انجام دوباره نیست
play-which-file = کدام فایل؟ برای نمونه: save game.json
play-saved = در «{ $file }» ذخیره شد
play-not-kept = بازی روی دیسک ذخیره نمی‌شود ({ $reason })؛ بدون ذخیره ادامه دارد
play-resume-hint = بازی ذخیره شد؛ با { $command } ادامه دهید.

hint-best = یک حرکت خوب { $mv } است: { $prospects }.
hint-worse = بدتر

play-won = { $who ->
    [you] شما بردید!
    [computer] رایانه برد.
    [first] بازیکن اول برد.
   *[second] بازیکن دوم برد.
}
play-drawn = مساوی شد.
label-score = امتیازها
label-verdict = سرنوشت بازی
label-average = میانگین
play-average = { $visited } گره و { $time } در هر حرکت رایانه
verdict-from-the-start = از آغاز: هیچ‌کس اشتباهی نکرد که چیزی را عوض کند
verdict-at-least = بیش از { $plies } نیم‌حرکت پیش از پایان؛ پیش‌تر از آن اثباتش دشوار است

parameter-bits-length-hint = ، یا رشتهٔ خودتان به شکل string=0110…
play-wins-by-in = { $who ->
    [you] شما در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برید
    [computer] رایانه در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
    [first] بازیکن اول در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
   *[second] بازیکن دوم در { $plies } نیم‌حرکت با اختلاف { $by } امتیاز می‌برد
}
play-draw-in = مساوی در { $plies } نیم‌حرکت
verdict-decided-win = { $who ->
    [you] با حرکت { $number } («{ $mv }»، شما)؛ پیش از آن شما می‌بردید
    [computer] با حرکت { $number } («{ $mv }»، رایانه)؛ پیش از آن رایانه می‌برد
    [first] با حرکت { $number } («{ $mv }»، بازیکن اول)؛ پیش از آن بازیکن اول می‌برد
   *[second] با حرکت { $number } («{ $mv }»، بازیکن دوم)؛ پیش از آن بازیکن دوم می‌برد
}
verdict-decided-draw = با حرکت { $number } («{ $mv }»، { $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
})؛ پیش از آن بازی مساوی بود
record-number = شماره
record-game = بازی
record-algorithm = الگوریتم
record-first = شروع‌کننده
record-time = زمان هر حرکت به میلی‌ثانیه
record-nodes = گره‌های بازدیدشده
record-score = امتیاز
record-winner = برنده
record-caption = بازی‌های تمام‌شده.
record-player = { $who ->
    [human] انسان
    [computer] رایانه
    [first] اول
   *[second] دوم
}
record-draw = مساوی

play-wins-in-at-most = { $who ->
    [you] شما حداکثر در { $plies } نیم‌حرکت می‌برید
    [computer] رایانه حداکثر در { $plies } نیم‌حرکت می‌برد
    [first] بازیکن اول حداکثر در { $plies } نیم‌حرکت می‌برد
   *[second] بازیکن دوم حداکثر در { $plies } نیم‌حرکت می‌برد
}
play-wins-by = { $who ->
    [you] شما با اختلاف { $by } می‌برید
    [computer] رایانه با اختلاف { $by } می‌برد
    [first] بازیکن اول با اختلاف { $by } می‌برد
   *[second] بازیکن دوم با اختلاف { $by } می‌برد
}
parameter-multiply-target = تا
parameter-multiply-by = ضرب در
parameter-stones-take = هر حرکت برمی‌دارد
parameter-bits-string = یا رشتهٔ خودتان
parameter-bits-seed = دانه
parameter-bits-table = جفت‌ها چه می‌شوند
parameter-mnk-misere = ردیف می‌بازد
