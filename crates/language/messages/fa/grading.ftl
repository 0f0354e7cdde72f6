# سنجش جست‌وجوها با ارزش‌های دقیق.

command-grade = سنجش هیوریستیک‌ها، عمق‌ها و الگوریتم‌ها با ارزش‌های دقیق
argument-search = جست‌وجویی مانند alphabeta:depth=1..6,heuristic=report؛ می‌تواند چند بار بیاید
argument-algorithms = الگوریتم جست‌وجو؛ چند الگوریتم را با کاما از هم جدا کنید
argument-depths = تعداد نیم‌حرکت‌های پیش رو: 3 یا {"\u2066"}1..5{"\u2069"} یا {"\u2066"}1,3,5{"\u2069"}؛ بدون آن تا پایان بازی
argument-compare-depths = تعداد نیم‌حرکت‌های پیش رو: 3 یا {"\u2066"}1..5{"\u2069"} یا {"\u2066"}1,3,5{"\u2069"}؛ بدون آن { $usual } برای minimax و alphabeta
argument-heuristics = هیوریستیک؛ چند هیوریستیک را با کاما از هم جدا کنید، یا all
argument-sample = تعداد وضعیت‌های تمام‌نشده برای سنجش، یا all
argument-games = تعداد بازی‌ها با حریفی تصادفی؛ نیمی از آن‌ها را جست‌وجو شروع می‌کند

label-graded = سنجیده‌شده
grade-sampled = { $positions } از { $all } وضعیت تمام‌نشده، انتخاب‌شده با دانهٔ { $seed }
grade-all = { $positions ->
    [1] تنها وضعیت تمام‌نشده
   *[other] همهٔ { $positions } وضعیت تمام‌نشده
}
grade-stopped = به درخواست شما؛ این‌ها ارقام به‌دست‌آمده تا اینجا هستند، بیشتر از وضعیت‌های آغاز بازی
label-grade-best = بهترین ٪
label-grade-sound = حفظ اختلاف ٪
label-grade-holds = حفظ نتیجه ٪
label-grade-resists = در باخت ٪
label-grade-lost = ازدست‌رفته
label-grade-sign = علامت ٪
label-grade-undecided = نامعین ٪
label-grade-rank = رتبه
label-grade-visited = گره‌ها
label-games = بازی‌ها
label-worst = بدترین خطا
label-chosen = انتخاب‌شده
grade-move = ‏{ $mv }: { $end }

error-grade-depth = مقدار {"\u200E"}--depth «{ $value }» است؛ باید عددی صحیح از 1 به بالا، بازه‌ای مانند {"\u2066"}1..5{"\u2069"}، یا چند مقدار جداشده با کاما باشد
error-grade-sample = مقدار {"\u200E"}--sample «{ $value }» است؛ باید عددی صحیح از 1 به بالا باشد، یا all
error-grade-finished = وضعیت «{ $position }»: بازی تمام شده و چیزی برای سنجش نیست
error-grade-stopped = پیش از سنجش نخستین وضعیت متوقف شد
