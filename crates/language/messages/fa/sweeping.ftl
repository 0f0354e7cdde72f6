# خانواده‌های بازی: ارزش دقیق همهٔ آن‌ها.

command-sweep = حل یک خانوادهٔ کامل از بازی‌ها و یافتن الگو در ارزش‌هایشان
argument-family = بازی‌ها، با یک یا دو پارامتر که بازه‌اند، مانند stones:stones=1..100
argument-picture = رسم ارزش‌ها به شکل نقشهٔ گرمایی در این فایل؛ بسته به نام آن SVG یا PNG یا PDF
argument-all_rows = چاپ همهٔ سطرها، هر چند که باشند

label-winner = برنده
label-margin = اختلاف
label-plies = نیم‌حرکت‌ها
label-how = روش تعیین
label-laws = الگوها
label-picture = تصویر
sweep-solved = حل‌شده
sweep-engine = اثبات‌شده با جست‌وجو
sweep-unknown = بیش از اندازه بزرگ
sweep-not-reached = به آن نرسید
sweep-stopped = پس از { $done } بازی از { $all }، به درخواست شما
sweep-mixed = نتیجه‌های گوناگون
sweep-share = { $strings } از { $all }
latex-continued = ادامهٔ همان جدول با ستون‌های دیگر
more-rows = … و { $rows } سطر دیگر
advice-all-rows = { $rows ->
   *[other] ؛ {"\u200E"}--all-rows همه را نشان می‌دهد
}
sweep-grid = { $across } در ستون‌ها، { $down } در سطرها
sweep-signs = { $first } – بازیکن اول می‌برد؛ { $second } – بازیکن دوم می‌برد؛ = – مساوی؛ ? – بیش از اندازه بزرگ؛ * – اثبات‌شده با جست‌وجو
sweep-signs-points = اختلاف به سود بازیکن اول؛ ~ – نتیجه‌های گوناگون؛ ? – بیش از اندازه بزرگ؛ * – اثبات‌شده با جست‌وجو
sweep-picture = «{ $file }»: { $games } بازی
sweep-picture-part = تنها { $shown } بازی نخست از { $games } بازی رسم شده است
sweep-description = { $games } بازی؛ برد بازیکن اول: { $first }، برد بازیکن دوم: { $second }، مساوی: { $draws }، نتیجه‌های گوناگون یا نامعلوم: { $others }

law-constant = { $of }: ‏{ $value } برای هر { $key } از { $from } تا { $to }
law-parity = { $of }: ‏{ $even } برای { $key } زوج، { $odd } برای فرد، از { $from } تا { $to }
law-period = { $of }: با دورهٔ { $period } تکرار می‌شود، برای { $key } از { $from } تا { $to }: ‏{ $values }
law-growth = { $of }: با هر { $period } واحد افزایش { $key }، { $step } بیشتر می‌شود، از { $from } تا { $to }
law-none = { $of }: برای { $key } تا { $to } الگویی یافت نشد
law-where = ‏{ $key } = { $number }: { $law }
law-more = … و { $lines } دیگر
law-says-first-by = از { $from } به بالا ({ $key })، بازیکن اول با اختلاف { $formula } می‌برد.
law-says-margin = از { $from } به بالا ({ $key })، اختلاف { $formula } است.
law-says-always = از { $from } به بالا ({ $key })، همیشه: { $value }.
law-says-parity = از { $from } به بالا ({ $key }): { $even } برای عددهای زوج، { $odd } برای عددهای فرد.
law-says-period = از { $from } به بالا ({ $key })، با دورهٔ { $period } تکرار می‌شود: { $values }.
law-seen = در همهٔ { $games } بازی از { $from } تا { $to } دیده شد. برای عددهای دیگر اثبات نیست.

error-sweep-no-range = ‏sweep بازه می‌خواهد، مانند stones:stones=1..100؛ برای یک بازی از solve استفاده کنید
error-sweep-ranges = { $found } پارامتر بازه است؛ حداکثر { $most } می‌تواند باشد، مانند mnk:m=3..5,n=3..5,k=3
error-sweep-range = ‏{ $key } برابر «{ $found }» است؛ بازه دو عدد صحیح است، مانند {"\u2066"}1..100{"\u2069"}
error-sweep-backward = ‏{ $key } از { $from } به { $to } کاهش می‌یابد؛ بازه باید افزایشی باشد، مانند {"\u2066"}{ $to }..{ $from }{"\u2069"}
error-sweep-games = این بازه‌ها { $found } بازی دارند؛ حداکثر { $most } بازی مجاز است، بازه‌های کوچک‌تری بدهید
error-sweep-game = ‏«{ $spec }»: { $reason }
error-sweep-stopped = پس از { $done } بازی از { $all } متوقف شد

argument-family_nodes = تعداد گره‌هایی که engine می‌تواند در بازی بیش از اندازه بزرگ بازدید کند
