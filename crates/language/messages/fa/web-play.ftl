# Playing in the browser.

web-play-which = کدام بازی؟
web-play-setup = تنظیم بازی
web-play-more-parameters = پارامترهای دیگر
web-play-against = حریف
web-play-against-computer = رایانه
web-play-against-person = یک نفر
web-play-against-itself = خودش
web-play-begins = چه کسی شروع می‌کند
web-play-begins-you = شما
web-play-begins-computer = رایانه
web-play-begins-toss = قرعه
web-play-strength = قدرت
web-play-the-search = تنظیم خود جست‌وجو
web-play-algorithm = الگوریتم
web-play-by-strength = بر پایهٔ قدرت
web-play-depth = عمق
web-play-most-nodes = حداکثر گره
web-play-most-time = حداکثر میلی‌ثانیه
web-play-heuristic = هیوریستیک
web-play-usual = معمول
web-play-any-position = هر وضعیتی، به صورت متن
web-play-new-with-these = بازی تازه با این تنظیم
web-play-all-rules = همهٔ قواعد، با مثال
web-play-copy = کپی فرمان
web-play-tree = درخت جست‌وجو
web-play-share = هم‌رسانی
web-play-shared = پیوند کپی شد
web-play-from-here = بازی از اینجا
web-play-board = صفحهٔ بازی
web-play-player = { $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
}
web-play-began = شروع کرد
web-play-turn = { $who ->
    [you] نوبت شماست
    [computer] نوبت رایانه است
    [first] نوبت بازیکن اول
   *[second] نوبت بازیکن دوم
}
web-play-thinks = { $who ->
    [you] شما فکر می‌کنید
    [computer] رایانه فکر می‌کند
    [first] بازیکن اول فکر می‌کند
   *[second] بازیکن دوم فکر می‌کند
}
web-play-made = { $who ->
    [you] شما { $mv } را بازی کردید.
    [computer] رایانه { $mv } را بازی کرد.
    [first] بازیکن اول { $mv } را بازی کرد.
   *[second] بازیکن دوم { $mv } را بازی کرد.
}
web-play-square = { $square }، { $who ->
    [you] از شما
    [computer] از رایانه
    [first] از بازیکن اول
   *[second] از بازیکن دوم
}
web-play-square-empty = { $square }، خالی
web-play-as-text = حرکت به صورت متن
web-play-do-move = بازی کن
web-play-looking-back = این وضعیت پس از حرکت { $number } است.
web-play-return = بازگشت به بازی
web-play-values = ارزش‌ها
web-play-values-hide = پنهان
web-play-values-best = بهترین
web-play-values-all = همه
web-play-hint = راهنمایی
web-play-pause = مکث
web-play-go = ادامه
web-play-undo = واگرد
web-play-redo = ازنو
web-play-new = تازه
web-play-legend = معنی نشان‌ها
web-play-wins-soon = { $who ->
    [you] شما می‌برید، در این تعداد نیم‌حرکت
    [computer] رایانه می‌برد، در این تعداد نیم‌حرکت
    [first] بازیکن اول می‌برد، در این تعداد نیم‌حرکت
   *[second] بازیکن دوم می‌برد، در این تعداد نیم‌حرکت
}
web-play-draw = مساوی
web-play-estimate = برآورد
web-play-bound = حداکثر یا دست‌کم این مقدار
web-play-best = بهترین حرکت
web-play-best-so-far = بهترین تا اینجا
web-play-is-best = بهترین: { $what }
web-play-threw-away = از دست داد
web-play-hidden = نخست فکر کنید
web-play-hidden-why = ارزش حرکت‌ها پنهان است. زیر صفحهٔ بازی آن‌ها را نشان دهید یا راهنمایی بخواهید.
web-play-all-estimates = هنوز هیچ حرکتی اثبات نشده است: برآورد و کران هست.
web-play-some-proven = { $count } حرکت اثبات شده است: { $moves }. برای بقیه برآورد یا کران هست.
web-play-all-keep = هیچ‌یک از { $count } حرکت برنده را عوض نمی‌کند.
web-play-only = تنها { $mv } آن را نگه می‌دارد.
web-play-count-win = { $count } حرکت می‌برد
web-play-count-draw = { $count } حرکت مساوی می‌کند
web-play-count-lose = { $count } حرکت می‌بازد
web-play-of-moves = { $who ->
    [you] از { $count } حرکت شما: { $kinds }.
    [computer] از { $count } حرکت رایانه: { $kinds }.
    [first] از { $count } حرکت: { $kinds }.
   *[second] از { $count } حرکت: { $kinds }.
}
web-play-gift = { $who ->
    [you] آخرین حرکت شما نتیجه را عوض کرد.
    [computer] آخرین حرکت رایانه نتیجه را عوض کرد.
    [first] آخرین حرکت بازیکن اول نتیجه را عوض کرد.
   *[second] آخرین حرکت بازیکن دوم نتیجه را عوض کرد.
}
web-play-after = پس از { $count } حرکت.
web-play-decided = تعیین نتیجه: { $what }.
web-play-these-throw-away = اشتباه: { $moves }.
web-play-thinking = در حال فکر
web-play-its-thinking = فکر رایانه
web-play-now = همین حالا
web-play-nodes = { $done } گره، { $time }
web-play-waits = در نوبت است
web-play-nodes-of = { $done } از { $of } گره، { $time }
web-play-moves-of = حرکت‌های بررسی‌شده: { $done } از { $of }
web-play-moves-before = حرکت‌های پیش از این‌ها
web-play-search = جست‌وجو: { $search }
web-play-line = ادامه
web-play-last-search = آخرین جست‌وجوی رایانه
web-play-it-thought = ارزیابی آن
web-play-exactly = نتیجهٔ دقیق
web-play-no-search = جست‌وجو نمی‌کند: یکی از حرکت‌های مجاز را انتخاب می‌کند.
web-play-it-took = انتخاب آن: { $mv }.
web-play-its-tree = درختِ این جست‌وجو
web-play-no-tree = جست‌وجوی { $algorithm } درختی به جا نمی‌گذارد که بتوان کشید؛ minimax و alphabeta به جا می‌گذارند.
web-play-no-tree-known = ثبت نشده که این حرکت چگونه پیدا شد، پس درختش را نمی‌توان کشید.
web-play-took-best = چیزی بهتر نبود.
web-play-better = { $mv } بهتر بود: { $what }.
web-play-course = روند بازی
web-play-dashed = خط‌چین: برآورد
web-play-margin = اختلاف با بازی بهینه
web-play-up-down = بالا: { $up ->
    [you] شما می‌برید
    [computer] رایانه می‌برد
    [first] اول می‌برد
   *[second] دوم می‌برد
}؛ پایین: { $down ->
    [you] شما
    [computer] رایانه
    [first] اول
   *[second] دوم
}
web-play-mistakes = ✕ حرکت‌هایی را نشان می‌دهد که نتیجه را عوض کردند: { $moves }.
web-play-moves = حرکت‌ها
web-play-moves-began = { $count } حرکت، { $who ->
    [you] شما شروع کردید
    [computer] رایانه شروع کرد
    [first] بازیکن اول شروع کرد
   *[second] بازیکن دوم شروع کرد
}
web-play-what-it-did = چه کرد
web-play-start = آغاز
web-play-back = عقب
web-play-on = جلو
web-play-end = پایان
web-play-try-again = حرکت { $number } از نو
web-play-again = بازی دوباره
web-play-report = برای گزارش شما
web-play-report-what = برای هر حرکت یک سطر: ارزش، گره و زمان.
web-play-as-markdown = ‏Markdown
web-play-as-csv = ‏CSV
web-play-as-latex = ‏LaTeX
web-play-as-json = ‏JSON
web-play-as-svg = صفحهٔ بازی، SVG
web-play-as-saved = بازی ذخیره‌شده
