# جدول‌های بازی‌های حل‌شده روی دیسک.

command-tables = فهرست، بررسی یا حذف جدول‌های بازی‌های حل‌شده روی دیسک
menu-tables = فهرست جدول‌های بازی‌های حل‌شده روی دیسک
argument-table = پوشهٔ یک جدول روی دیسک: حل در آن نگه داشته و از آن خوانده می‌شود
argument-use_table = پوشهٔ جدولی روی دیسک که نتیجه‌های دقیق از آن خوانده می‌شود
argument-keep = نگه داشتن حل به شکل جدول، جایی که همهٔ فرمان‌ها آن را می‌یابند
argument-table_folder = پوشه‌های جدول‌ها؛ بدون آن‌ها همهٔ جدول‌های نگه‌داشته‌شده
argument-check_tables = خواندن همه‌چیز و مقایسه با آنچه نوشته شده است
argument-delete_table = حذف جدول‌های این پوشه‌ها

size-bytes = { $number } بایت
size-kilobytes = { $number } کیلوبایت
size-megabytes = { $number } مگابایت
size-gigabytes = { $number } گیگابایت

label-table = جدول
solve-table = «{ $folder }»: { $size } روی دیسک، { $each } بایت برای هر وضعیت
solve-table-of = «{ $folder }»، از { $position }: { $size } روی دیسک، { $each } بایت برای هر وضعیت
table-need = جدولی با { $entries } خانه: حداکثر { $disk } روی دیسک، بیشتر وقت‌ها بسیار کمتر، و تا مدتی تا { $passing } بیشتر؛ { $free } آزاد است. دست‌کم { $memory } حافظه.
table-need-only = جدولی با { $entries } خانه: حداکثر { $disk } روی دیسک، بیشتر وقت‌ها بسیار کمتر، و تا مدتی تا { $passing } بیشتر. دست‌کم { $memory } حافظه.
table-need-tight = این شاید بیش از جای دیسک باشد؛ آنچه تا آن زمان تمام شده می‌ماند.
table-goes-on = { $levels } از { $of } سطح از پیش هست.
table-unusable = جدولی نگه‌داشته‌شده به کار نمی‌رود: { $reason }.

error-table-none = در «{ $folder }» جدولی نیست
error-table-not-empty = در «{ $folder }» فایل‌های دیگری هست و جدولی نیست؛ پوشه‌ای خالی یا تازه لازم است
error-table-busy = «{ $folder }»: برنامهٔ دیگری در این پوشه مشغول است
error-table-damaged = «{ $file }» آسیب دیده است: آنچه نوشته شده بود نیست
error-table-only-parts = جدول در «{ $folder }» در بخش‌هایی است که هنوز کنار هم گذاشته نشده‌اند
error-table-in-the-way = «{ $file }» سر راه است: پروندهٔ جدول نیست؛ آن را جابه‌جا کنید
error-table-format = قالب «{ $file }» { $found } است؛ این برنامه قالب { $known } را می‌شناسد
error-table-foreign = «{ $folder }» جدول { $found } است، نه { $wanted }
error-table-root = «{ $folder }» جدولی است که از { $found } آغاز می‌شود؛ جدولی لازم است که از { $wanted } آغاز شود
error-table-part = «{ $folder }» بخش { $worker } از { $of } یک جدول است و در جای خود نیست
error-table-not-part = «{ $folder }» جدولی کامل است، جایی که باید بخشی از آن باشد
error-table-unfinished = جدول «{ $folder }» ناتمام است: { $levels } از { $of } سطح
error-table-room = دست‌کم { $needed } جای دیسک لازم است، { $free } آزاد است
error-table-memory = دست‌کم { $needed } حافظه لازم است، { $allowed } مجاز است
error-table-stopped = متوقف شد؛ { $levels } از { $of } سطح نگه داشته شده است و همین فرمان از همان‌جا ادامه می‌دهد
error-table-stopped-early = پیش از پایان نخستین سطح متوقف شد
error-table-all = ‏«SPEC,all» به شکل جدول نگه داشته نمی‌شود؛ «,all» را بردارید
error-table-file = «{ $file }» در پوشهٔ جدول است؛ جای دیگری بنویسید
advice-table-solve = ؛ {"\u200E"}solve --table آن را تمام می‌کند
advice-table-parts = ؛ همان فرمان‌هایی که آن‌ها را آغاز کردند ادامه می‌دهند و {"\u200E"}tables --delete آن‌ها را حذف می‌کند
advice-table-damaged = ؛ {"\u200E"}tables --delete جدول را حذف می‌کند تا از نو ساخته شود

column-table-game = بازی
column-table-position = از
column-table-state = حالت
column-table-positions = وضعیت‌ها
column-table-size = روی دیسک
column-table-folder = پوشه
table-state-finished = تمام
table-state-checked = تمام، بررسی‌شده
table-state-part = { $levels } از { $of } سطح
table-state-parts = { $there } از { $workers } بخش، { $levels } از { $of } سطح
tables-none = در «{ $folder }» جدولی نیست؛ {"\u200E"}solve --keep جدول می‌سازد.
tables-deleted = حذف شد: «{ $folder }».
tables-deleted-rest = جدول در «{ $folder }» حذف شد؛ چیزهای دیگر آنجا می‌ماند.
error-tables-delete = پوشهٔ جدولی را که باید حذف شود بدهید
progress-left = { $bar } { $percent }٪، حدود { $left } مانده، تا کنون { $time } … ({"\u200E"}Ctrl-C متوقف می‌کند)
progress-joining = در انتظار فرایندهای دیگر، { $left } مانده … ({"\u200E"}Ctrl-C متوقف می‌کند)
progress-part = { $bar } { $percent }٪، تا کنون { $time } … ({"\u200E"}Ctrl-C متوقف می‌کند)
error-export-parquet = «{ $file }»: این برنامه بدون Parquet ساخته شده است؛ نامی با پایان دیگر CSV می‌شود
