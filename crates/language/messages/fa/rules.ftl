# بازی‌ها چگونه بازی می‌شوند و چرا چیزی در آن‌ها رخ می‌دهد. ‏$who یکی از you، computer، first یا second است.

command-rules = شرح قواعد یک بازی با نمونه‌ای محاسبه‌شده

rules-label-goal = هدف
rules-label-move = حرکت
rules-label-scoring = امتیازها
rules-label-end = پایان
rules-label-writing = شیوهٔ نوشتن
rules-label-example = نمونه
rules-label-result = نتیجه
rules-start = بازی با { $position } آغاز می‌شود.
rules-example-move = ‏{ $number }. { $who ->
    [first] بازیکن اول
   *[second] بازیکن دوم
}: { $mv }، اکنون { $position }
rules-left-out = … { $count } حرکت دیگر …
play-rules-hint = برای توضیح بیشتر rules را بنویسید.

list-comma = ‏{ $before }، { $last }
list-or = ‏{ $before } یا { $last }

rules-multiply-brief = عدد را در { $by } ضرب کنید تا به { $target } برسد. حاصل‌ضرب زوج یک امتیاز می‌افزاید و حاصل‌ضرب فرد یک امتیاز کم می‌کند؛ اگر به ۰ یا ۵ ختم شود، ۱ به بانک افزوده می‌شود. در پایان، بانک از امتیاز زوج کم و به امتیاز فرد افزوده می‌شود. سپس اگر امتیاز زوج باشد بازیکن اول می‌برد و اگر فرد باشد بازیکن دوم.
rules-multiply-goal = عدد، امتیاز و بانک میان دو بازیکن مشترک است. اگر امتیاز در پایان زوج باشد بازیکن اول می‌برد و اگر فرد باشد بازیکن دوم. مساوی ممکن نیست.
rules-multiply-move = عدد در آغاز { $start } است. هر حرکت آن را در { $by } ضرب می‌کند.
rules-multiply-even-or-odd = حاصل‌ضرب زوج یک امتیاز می‌افزاید و حاصل‌ضرب فرد یک امتیاز کم می‌کند.
rules-multiply-bank = حاصل‌ضربی که به ۰ یا ۵ ختم شود ۱ به بانک می‌افزاید.
rules-multiply-end = بازی وقتی پایان می‌یابد که عدد به { $target } برسد. آن‌گاه بانک از امتیاز زوج کم و به امتیاز فرد افزوده می‌شود.
rules-multiply-moves = حرکت همان ضریب است: { $moves }
rules-multiply-positions = وضعیت عدد، امتیاز، بانک و بازیکنی است که نوبت اوست: { $example }

rules-stones-brief = هر بار { $take } سنگ بردارید. اگر تعداد باقی‌مانده زوج باشد { $points } امتیاز به حریف می‌رسد و اگر فرد باشد به کسی که سنگ برداشته است. بازی وقتی پایان می‌یابد که { $least ->
    [1] سنگی نمانده باشد
   *[other] کمتر از { $least } سنگ مانده باشد
}. سنگ‌ها و امتیازها با هم شمرده می‌شوند: کسی که مجموع بیشتری دارد می‌برد.
rules-stones-goal = مجموع هر بازیکن سنگ‌های برداشته به‌اضافهٔ امتیاز اوست. کسی که مجموع بیشتری دارد می‌برد؛ اگر مجموع‌ها برابر باشند، بازی مساوی است.
rules-stones-move = در آغاز { $stones } سنگ هست. در هر حرکت { $take } سنگ برداشته می‌شود.
rules-stones-even-or-odd = اگر تعداد باقی‌مانده زوج باشد { $points } امتیاز به حریف می‌رسد و اگر فرد باشد به کسی که حرکت کرده است.
rules-stones-end = بازی وقتی پایان می‌یابد که { $least ->
    [1] سنگی نمانده باشد
   *[other] کمتر از { $least } سنگ مانده باشد؛ آن سنگ‌ها از آن کسی نیست
}.
rules-stones-moves = حرکت تعداد سنگ‌هایی است که برداشته می‌شود: { $moves }
rules-stones-positions = وضعیت سنگ‌های مانده، امتیاز و سنگ‌های بازیکن اول، امتیاز و سنگ‌های بازیکن دوم و بازیکنی است که نوبت اوست: { $example }

rules-bits-brief = به جای دو رقم کنار هم یک رقم بگذارید تا تنها یک رقم بماند. زیر رشته نوشته شده که هر جفت چه می‌شود و چه سودی دارد؛ حرکت شمارهٔ جفت است. کسی که امتیاز بیشتری دارد می‌برد.
rules-bits-goal = بازیکنی که امتیاز بیشتری دارد می‌برد؛ اگر امتیازها برابر باشند، بازی مساوی است.
rules-bits-move = رشته در آغاز { $string } است. هر حرکت به جای دو رقم کنار هم یک رقم می‌گذارد.
rules-bits-pair = جفت { $pair } به { $digit } بدل می‌شود: بازیکنی که حرکت می‌کند { $mover }، حریف { $opponent }
rules-bits-end = بازی وقتی پایان می‌یابد که یک رقم مانده باشد.
rules-bits-moves = حرکت شمارهٔ رقم چپ جفت است که از سمت چپ و از صفر شمرده می‌شود.
rules-bits-positions = وضعیت رشته، امتیاز بازیکن اول، امتیاز بازیکن دوم و بازیکنی است که نوبت اوست: { $example }

rules-mnk-brief = بازیکن اول x می‌گذارد و بازیکن دوم o. هر که { $k } تا در یک ردیف (افقی، عمودی یا مورب) داشته باشد می‌برد؛ اگر صفحه پر شود، بازی مساوی است. خانه را مانند { $square } می‌نویسند، یا با سطر و ستون از صفر در گوشهٔ بالا و چپ: { $numbers } همان خانه است.
rules-mnk-brief-misere = بازیکن اول x می‌گذارد و بازیکن دوم o. هر که { $k } تا در یک ردیف (افقی، عمودی یا مورب) داشته باشد می‌بازد؛ اگر صفحه پر شود، بازی مساوی است. خانه را مانند { $square } می‌نویسند، یا با سطر و ستون از صفر در گوشهٔ بالا و چپ: { $numbers } همان خانه است.
rules-mnk-goal = باید { $k } تا از نشان‌های خود را در یک ردیف بگذارید: افقی، عمودی یا مورب.
rules-mnk-goal-misere = نباید { $k } تا از نشان‌های خود را در یک ردیف بگذارید، نه افقی، نه عمودی و نه مورب: هر که چنین کند می‌بازد.
rules-mnk-move = صفحه { $m } ستون و { $n } سطر دارد. بازیکن اول در خانه‌ای آزاد x می‌گذارد و بازیکن دوم o.
rules-mnk-end = هر که { $k } تا در یک ردیف داشته باشد بی‌درنگ می‌برد. اگر صفحه پر شود و کسی نداشته باشد، مساوی است.
rules-mnk-end-misere = هر که { $k } تا در یک ردیف داشته باشد بی‌درنگ می‌بازد. اگر صفحه پر شود و کسی نداشته باشد، مساوی است.
rules-mnk-moves = حرکت یک خانه است: حرف ستون و شمارهٔ سطر، که a1 در گوشهٔ پایین و چپ است ({ $square })، یا سطر و ستون، که هر دو از صفر در گوشهٔ بالا و چپ شمرده می‌شوند ({ $numbers }). { $square } و { $numbers } یک خانه‌اند.
rules-mnk-positions = وضعیتی مانند { $example } سطرها از بالا با {"\u2066"}/{"\u2069"} میان آن‌هاست؛ x و o نشان‌ها هستند و عدد تعداد خانه‌های خالی است. می‌تواند به {"\u2066"}/1{"\u2069"} یا {"\u2066"}/2{"\u2069"} ختم شود: بازیکنی که نوبت اوست.

rules-sim-brief = بازیکنان به نوبت یک یال را رنگ می‌کنند، هر یک به رنگ خودش. هر که مثلثی به رنگ خودش کامل کند می‌بازد. یال را مانند { $edge } می‌نویسند.
rules-sim-goal = مثلثی به رنگ خودتان کامل نکنید: هر که چنین کند می‌بازد.
rules-sim-move = بازی { $vertices } رأس و { $edges } یال میان آن‌ها دارد. هر حرکت یک یال آزاد را به رنگ بازیکن درمی‌آورد.
rules-sim-end = بازی با نخستین مثلث یک‌رنگ پایان می‌یابد. اگر همهٔ یال‌ها رنگ شوند و مثلثی نباشد، مساوی است.
rules-sim-end-always = بازی با نخستین مثلث یک‌رنگ پایان می‌یابد. با { $vertices } رأس سرانجام همیشه مثلثی پیدا می‌شود، پس مساوی ممکن نیست.
rules-sim-moves = حرکت یک یال است، با دو رأسش: { $edge }
rules-sim-positions = وضعیتی مانند { $example } برای هر یال، به ترتیب { $order }، یک نشانه دارد: «.» یعنی آزاد، r یعنی از بازیکن اول، b یعنی از بازیکن دوم. می‌تواند به {"\u2066"}/1{"\u2069"} یا {"\u2066"}/2{"\u2069"} ختم شود: بازیکنی که نوبت اوست.

explain-join = ‏{ $before }؛ { $after }
explain-move = ‏{ $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
}: { $what }.
explain-end = چرا: { $what }.
explain-who = { $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
}
explain-for = { $who ->
    [you] برای شما
    [computer] برای رایانه
    [first] برای بازیکن اول
   *[second] برای بازیکن دوم
}
explain-wins = { $who ->
    [you] شما می‌برید
    [computer] رایانه می‌برد
    [first] بازیکن اول می‌برد
   *[second] بازیکن دوم می‌برد
}
explain-wins-by = { $who ->
    [you] شما با اختلاف { $by } می‌برید
    [computer] رایانه با اختلاف { $by } می‌برد
    [first] بازیکن اول با اختلاف { $by } می‌برد
   *[second] بازیکن دوم با اختلاف { $by } می‌برد
}

explain-multiply-product = ‏{"\u2066"}{ $number } × { $by } = { $product }{"\u2069"}
explain-multiply-even = زوج: امتیاز {"\u2066"}+{ $points }{"\u2069"}
explain-multiply-odd = فرد: امتیاز { $points }
explain-multiply-bank = ختم به { $digit }: بانک {"\u2066"}+{ $bank }{"\u2069"}
explain-multiply-reached = عدد { $number } به { $target } رسیده است
explain-multiply-no-bank = بانک خالی است، پس امتیاز { $after } می‌ماند
explain-multiply-bank-lost = امتیاز { $before } زوج است و بانک از آن کم می‌شود: {"\u2066"}{ $before } − { $bank } = { $after }{"\u2069"}
explain-multiply-bank-gained = امتیاز { $before } فرد است و بانک به آن افزوده می‌شود: {"\u2066"}{ $before } + { $bank } = { $after }{"\u2069"}
explain-multiply-even-wins = عدد { $points } زوج است: { explain-wins }
explain-multiply-odd-wins = عدد { $points } فرد است: { explain-wins }

explain-stones-took = { $stones } سنگ برداشته شد، { $left } سنگ ماند
explain-stones-even = زوج: { $points } امتیاز { explain-for }
explain-stones-odd = فرد: { $points } امتیاز { explain-for }
explain-stones-over = { $left ->
    [0] سنگی نمانده است
   *[other] { $left } سنگ مانده است، کمتر از آنچه برای حرکت لازم است
}
explain-stones-total = ‏{ explain-who }: { $stones } سنگ + { $points } امتیاز = { $total }
explain-stones-more = عدد { $more } از { $less } بیشتر است: { explain-wins-by }
explain-stones-equal = هر کدام { $total }: مساوی

explain-bits-becomes = جفت { $pair } به { $digit } بدل می‌شود
explain-bits-gain = ‏{ explain-who } {"\u2066"}+{ $points }{"\u2069"}
explain-bits-loss = ‏{ explain-who } { $points }
explain-bits-nothing = بی امتیاز
explain-bits-over = یک رقم مانده است
explain-bits-more = عدد { $more } از { $less } بیشتر است: { explain-wins-by }
explain-bits-equal = هر کدام { $total }: مساوی

explain-mnk-row = خانه‌های { $squares } یک ردیف { $k } تایی‌اند ({ explain-who })
explain-mnk-row-wins = { explain-wins }
explain-mnk-row-loses = هر که این ردیف را دارد می‌بازد: { explain-wins }
explain-mnk-full = صفحه پر است و کسی { $k } تا در یک ردیف ندارد: مساوی

explain-sim-triangle = مثلث { $triangle } کامل شده است ({ explain-who })
explain-sim-triangle-loses = هر که مثلثی کامل کند می‌بازد: { explain-wins }
explain-sim-full = همهٔ یال‌ها رنگ شده‌اند و مثلث یک‌رنگی نیست: مساوی

duration-none = کمتر از ۰٫۱ میکروثانیه
duration-microseconds = { $time } میکروثانیه
duration-milliseconds = { $time } میلی‌ثانیه
duration-seconds = { $time } ثانیه
duration-minutes = { $minutes } دقیقه و { $seconds } ثانیه
duration-hours = { $hours } ساعت و { $minutes } دقیقه

play-name = { $who ->
    [you] شما
    [computer] رایانه
    [first] بازیکن اول
   *[second] بازیکن دوم
}

explain-multiply-standing-even = { $who ->
    [you] اگر امتیاز زوج بماند می‌برید
    [computer] اگر امتیاز زوج بماند می‌برد
    [first] اگر امتیاز زوج بماند می‌برد
   *[second] اگر امتیاز زوج بماند می‌برد
}
explain-multiply-standing-odd = { $who ->
    [you] اگر امتیاز فرد بماند می‌برید
    [computer] اگر امتیاز فرد بماند می‌برد
    [first] اگر امتیاز فرد بماند می‌برد
   *[second] اگر امتیاز فرد بماند می‌برد
}
explain-stones-standing = { $stones } سنگ + { $points } امتیاز
explain-mnk-standing-first = ‏x
explain-mnk-standing-second = ‏o
explain-sim-standing-first = خط‌های پر
explain-sim-standing-second = خط‌های دوتایی
