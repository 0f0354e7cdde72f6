# بازی در پایانه. ‏$who یکی از you، computer، first یا second است.

menu-title = چه کار می‌خواهید بکنید؟
menu-play = بازی کردن
menu-resume = ادامهٔ یک بازی ناتمام
menu-games = دیدن فهرست بازی‌ها
menu-show = دیدن یک وضعیت
menu-analyze = تحلیل یک وضعیت
menu-tree = دیدن درخت جست‌وجوی دو نیم‌حرکتی
menu-perft = شمردن وضعیت‌های یک بازی
menu-quit = خروج
menu-which-spec = کدام بازی؟

ask-game = کدام بازی؟
ask-parameter = { $what }، از { $least } تا { $most }
parameter-multiply-start = عدد آغازین
parameter-stones-stones = تعداد سنگ‌ها
parameter-bits-length = تعداد رقم‌ها (یا رقم‌های خودتان به شکل string=0110…)
parameter-mnk-m = ستون‌ها
parameter-mnk-n = سطرها
parameter-mnk-k = چند تا در یک ردیف
parameter-sim-vertices = نقطه‌ها
ask-people = چه کسی بازی می‌کند؟
ask-people-one = شما در برابر رایانه
ask-people-two = دو نفر
ask-people-none = رایانه با خودش
ask-first = چه کسی شروع می‌کند؟
ask-first-human = شما
ask-first-computer = رایانه
ask-first-toss = شیر یا خط
ask-strength = رایانه چقدر قوی باشد؟
strength-beginner = مبتدی: هر حرکت مجازی
strength-easy = آسان: حرکت بعدی خودش را می‌بیند
strength-medium = متوسط: سه نیم‌حرکت جلوتر را می‌بیند
strength-strong = قوی: engine با دویست هزار وضعیت
strength-perfect = بی‌نقص: از روی حل دقیق؛ اگر بازی بزرگ باشد، engine با بیست میلیون وضعیت
strength-own = انتخاب الگوریتم، عمق و تابع ارزیابی
ask-algorithm = کدام الگوریتم؟
ask-depth = عمق به نیم‌حرکت، از 1 تا { $most }
ask-heuristic = کدام تابع ارزیابی؟
ask-again = دوباره بازی می‌کنید؟
ask-choice-wrong = «{ $answer }» جزو گزینه‌ها نیست؛ عددی از ۱ تا { $count } بنویسید
ask-not-a-number = «{ $answer }» عدد نیست
ask-out-of-range = ‏{ $number } بیرون از بازه است؛ باید از { $least } تا { $most } باشد
ask-yes-no-wrong = «{ $answer }» نه { $yes } است نه { $no }
answer-yes = ب
answer-no = ن

play-help-hint = حرکتی بنویسید، یا help.
play-help =
    حرکت      چنان‌که moves فهرست می‌کند
    moves     حرکت‌های مجاز
    board     دوباره صفحه
    hint      یک حرکت خوب، و ارزش بقیه
    tree      آنچه جست‌وجوی دو نیم‌حرکتی می‌بیند
    undo      پس گرفتن آخرین حرکت
    redo      انجام دوبارهٔ آن
    history   حرکت‌ها تا اینجا
    save FILE نگه داشتن بازی در یک فایل
    load FILE ادامهٔ بازی از یک فایل
    new       شروع دوباره
    quit      خروج؛ gametree play --resume ادامه می‌دهد
play-prompt = { $who ->
    [you] حرکت شما >
    [first] بازیکن اول >
   *[second] بازیکن دوم >
}
play-name = { $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
}
play-wrong-move = «{ $mv }»: { $reason }؛ مجاز: { $legal }
play-computer-moved = { $who ->
    [computer] رایانه { $mv } را بازی می‌کند: { $prospects }.
    [first] رایانهٔ اول { $mv } را بازی می‌کند: { $prospects }.
   *[second] رایانهٔ دوم { $mv } را بازی می‌کند: { $prospects }.
} { $visited } وضعیت، { $ms } میلی‌ثانیه.
play-computer-moved-blindly = { $who ->
    [computer] رایانه { $mv } را بازی می‌کند.
    [first] رایانهٔ اول { $mv } را بازی می‌کند.
   *[second] رایانهٔ دوم { $mv } را بازی می‌کند.
}
play-wins = { $who ->
    [you] با بهترین بازی شما می‌برید
    [computer] با بهترین بازی رایانه می‌برد
    [first] با بهترین بازی بازیکن اول می‌برد
   *[second] با بهترین بازی بازیکن دوم می‌برد
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
play-draw = با بهترین بازی مساوی
play-even = کمابیش برابر
play-good-for = { $who ->
    [you] به نفع شما به نظر می‌رسد
    [computer] به نفع رایانه به نظر می‌رسد
    [first] به نفع بازیکن اول به نظر می‌رسد
   *[second] به نفع بازیکن دوم به نظر می‌رسد
}
play-nothing-to-undo = حرکتی برای پس گرفتن نیست
play-nothing-to-redo = حرکتی برای انجام دوباره نیست
play-no-moves-yet = هنوز حرکتی نشده است
play-which-file = کدام فایل؟ برای نمونه: save game.json
play-saved = در «{ $file }» ذخیره شد
play-not-overwritten = «{ $file }» هست و بازی ذخیره‌شده نیست؛ دست‌نخورده ماند
play-not-kept = بازی روی دیسک نگه داشته نمی‌شود ({ $reason })؛ بدون آن ادامه دارد
play-resume-hint = بازی نگه داشته شد؛ gametree play --resume ادامه می‌دهد.

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
play-average = { $visited } وضعیت و { $ms } میلی‌ثانیه در هر حرکت رایانه
verdict-decided = حرکت { $number }، { $mv } ({ $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
})؛ پیش از آن { $before }
verdict-before-win = { $who ->
    [you] شما می‌بردید
    [computer] رایانه می‌برد
    [first] بازیکن اول می‌برد
   *[second] بازیکن دوم می‌برد
}
verdict-before-draw = بازی مساوی بود
verdict-from-the-start = از آغاز: هیچ‌کس اشتباهی نکرد که چیزی را عوض کند
verdict-at-least = بیش از { $plies } نیم‌حرکت پیش از پایان؛ پیش‌تر از آن اثباتش دشوار است
