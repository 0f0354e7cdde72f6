# حل دقیق: solve و verify و sweep و grade.

command-solve = حل دقیق بازی: چه کسی می‌برد، با چه اختلافی، در چند نیم‌حرکت، و همهٔ بهترین حرکت‌ها
command-verify = بررسی گواهی تنها بر پایهٔ قواعد بازی
argument-memory = حافظهٔ مجاز برای حل به مگابایت؛ با ممیز به گیگابایت
argument-certificate = نوشتن گواهی ارزش در این فایل
argument-export = نوشتن همهٔ وضعیت‌های ذخیره‌شده با ارزششان در این فایل CSV
argument-file = گواهی

label-exactly = نتیجهٔ دقیق
label-best-moves = بهترین حرکت‌ها
label-mistakes = حرکت‌های اشتباه
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
fault-format = سطر { $line } نادرست است: «{ $place }»
fault-other-game = دربارهٔ «{ $place }» است، نه دربارهٔ بازی موردنظر
fault-no-position = «{ $place }» وضعیتی از این بازی نیست
fault-twice = برای «{ $place }» دو حرکت داده شده است
fault-no-move = «{ $place }» دست‌یافتنی است اما حرکتی ندارد
fault-illegal-move = حرکت داده‌شده برای «{ $place }» آنجا مجاز نیست
fault-unneeded = «{ $place }» حرکت دارد اما هرگز پیش نمی‌آید
fault-value = برای «{ $place }» ادعا شده: { $claimed }، اما نتیجه این است: { $found }
fault-too-large = بیش از اندازه برای بررسی؛ در «{ $place }» متوقف شد
fault-stopped = پیش از پایان بررسی متوقف شد

error-solve-stopped = پیش از حل بازی متوقف شد
error-solve-too-large = حل این بازی تا { $positions } وضعیت و { $megabytes } مگابایت می‌خواهد، بیش از { $most } مگابایت مجاز
error-solve-full = ‏{ $most } مگابایت کافی نیست: { $positions } وضعیت در { $plies } نیم‌حرکت، و هنوز مانده
error-solve-fits-places = ؛ وضعیت‌هایی با حداکثر { $number } جای خالی جا می‌شوند
error-solve-fits-stones = ؛ حداکثر { $number } سنگ جا می‌شود
error-solve-fits-digits = ؛ حداکثر { $number } رقم جا می‌شود
error-solve-beyond = { $what ->
    [digits] { $number } رقم بیش از
   *[places] { $number } جای خالی بیش از
} آن { $most } تایی است که در یک جدول می‌گنجد، حافظه هر قدر باشد
error-solve-beyond-fits = ؛ حداکثر { $number } تا در حافظهٔ مجاز جا می‌شود
error-solution-not-covered = حل بازی این وضعیت را دربر نمی‌گیرد
error-solution-room = حل بازی در حافظه جا نمی‌شود
error-solve-all = ‏«all» فقط برای bits با طول است، مانند bits:length=12,all
error-certificate-too-large = گواهی باید بیش از { $most } وضعیت را دربر بگیرد
error-certificate-memory = گواهی بیش از { $most } مگابایت مجاز حافظه می‌خواهد
error-read = «{ $file }» خوانده نشد: { $reason }
error-read-too-large = «{ $file }» از حد { $most } مگابایت بزرگ‌تر است

argument-solving_threads = تعداد نخ‌ها؛ نتیجه همیشه همان است
claim-exactly = اختلاف { $margin } در { $plies } نیم‌حرکت
claim-at-most = اختلاف { $margin } حداکثر در { $plies } نیم‌حرکت
claim-margin = اختلاف { $margin }
error-certificate-stopped = پیش از پایان گواهی متوقف شد
error-export-stopped = پیش از نوشتن جدول متوقف شد
power-of-ten = ۱۰ به توان { $exponent }
