# حل دقیق: solve و verify و sweep و grade.

command-solve = حل دقیق بازی: چه کسی می‌برد، با چه اختلافی، چه زود، و همهٔ بهترین حرکت‌ها
command-verify = بررسی گواهی تنها بر پایهٔ قاعده‌ها
argument-memory = حافظهٔ مجاز برای حل به مگابایت
argument-certificate = نوشتن گواهی ارزش در این فایل
argument-export = نوشتن همهٔ وضعیت‌های ذخیره‌شده با ارزششان در این فایل CSV
argument-file = گواهی

label-exactly = نتیجهٔ دقیق
label-best-moves = بهترین حرکت‌ها
label-mistakes = اشتباه‌ها
label-stored = ذخیره‌شده
label-reachable = دست‌یافتنی
label-certificate = گواهی
label-exported = برون‌ریزی
solve-stored = { $positions } وضعیت در { $bytes } بایت
solve-reachable = { $positions } وضعیت، { $unfinished } تمام‌نشده
solve-reachable-symmetry = { $positions } وضعیت، { $unfinished } تمام‌نشده؛ { $canonical } با چشم‌پوشی از تقارن
solve-certificate = «{ $file }»: { $moves } حرکت برای { $positions } وضعیت
solve-exported = «{ $file }»: { $rows } سطر
solve-all = همهٔ { $strings } رشته با طول { $length }
solve-all-share = { $strings } از { $all } رشته
label-strings = رشته‌ها

verify-accepted = پذیرفته شد: { $claim }
verify-rejected = رد شد: { $reason }
label-verdict-of-check = نتیجهٔ بررسی
label-checked = بررسی‌شده
verify-checked = { $moves } حرکت در { $positions } وضعیت
fault-format = سطر { $line } چنان که باید نیست: «{ $place }»
fault-other-game = دربارهٔ «{ $place }» است، نه دربارهٔ بازی موردنظر
fault-no-position = «{ $place }» وضعیتی از این بازی نیست
fault-twice = «{ $place }» دو حرکت دارد
fault-no-move = «{ $place }» می‌تواند پیش بیاید و حرکتی ندارد
fault-illegal-move = حرکت داده‌شده برای «{ $place }» آنجا مجاز نیست
fault-unneeded = «{ $place }» حرکت دارد و هرگز پیش نمی‌آید
fault-value = دربارهٔ «{ $place }» گفته شده پایان { $claimed } است، اما { $found } است
fault-too-large = بیش از اندازه برای بررسی؛ در «{ $place }» رها شد
fault-stopped = پیش از پایان بررسی متوقف شد

error-solve-stopped = پیش از حل بازی متوقف شد
error-solve-too-large = حل این بازی تا { $positions } وضعیت و { $megabytes } مگابایت می‌خواهد، بیش از { $most } مگابایت مجاز
error-solve-full = ‏{ $most } مگابایت بس نیست: { $positions } وضعیت در { $plies } نیم‌حرکت، و هنوز مانده
error-solve-fits-places = ؛ وضعیت‌هایی با حداکثر { $number } جای خالی جا می‌شوند
error-solve-fits-stones = ؛ حداکثر { $number } سنگ جا می‌شود
error-solve-fits-digits = ؛ حداکثر { $number } رقم جا می‌شود
error-solve-beyond = { $what ->
    [digits] { $number } رقم بیش از
   *[places] { $number } جای خالی بیش از
} آن { $most } تایی است که در یک جدول می‌گنجد، حافظه هر قدر باشد
error-solve-beyond-fits = ؛ حداکثر { $number } تا در حافظهٔ مجاز جا می‌شود
error-solution-not-covered = حل بازی این وضعیت را دربر نمی‌گیرد
error-solution-read = حل بازی خوانده نشد: { $reason }
error-solve-all = ‏«all» برای bits با طول است، مانند bits:length=12,all
error-certificate-too-large = گواهی باید بیش از { $most } وضعیت را دربر بگیرد
error-read = «{ $file }» خوانده نشد: { $reason }
error-read-too-large = «{ $file }» از { $most } مگابایتی که خوانده می‌شود بزرگ‌تر است
