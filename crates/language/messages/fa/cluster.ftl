# بازی‌ای که چند فرایند با هم حل می‌کنند.

argument-workers = شمار کارگرهای این فرایند؛ با {"\u200E"}--hosts هر فرایند
argument-hosts = فایلی با host:port هر فرایند، هر یک در یک سطر
argument-process = شمارهٔ این فرایند میان نشانی‌ها، از ۰؛ وگرنه SLURM_PROCID
argument-secret = فایلی با رازی که همهٔ فرایندها می‌دانند و کس دیگری نه
argument-patience = چند ثانیه در آغاز منتظر فرایندهای دیگر ماندن

cluster-parts = این فرایند کار خود را در «{ $folder }» کرده است. فرایند ۰ جدول را می‌سازد، یا می‌گوید کدام بخش‌ها را باید به آن داد.
cluster-nothing = کاری نمانده است: فرایند ۰ همهٔ جدول را دارد.
error-cluster-open-secret = کاربران دیگر می‌توانند راز را در «{ $file }» بخوانند یا تغییر دهند؛ { $command } آن را فقط برای صاحبش نگه می‌دارد
cluster-scattered = همه‌چیز ارزیابی شده است، ولی همهٔ بخش‌ها در «{ $folder }» نیستند. آن‌هایی را که نیستند آنجا کپی کنید؛ سپس این فرمان جدول را می‌سازد.
label-missing-parts = ناموجود
label-command = فرمان
cluster-parts-missing = «{ $folder }» فقط بعضی از بخش‌هایی را دارد که چند کارگر آغاز کرده‌اند؛ این‌ها نیستند: { $missing }؛ وقتی آنجا باشند، همین فرمان با همهٔ آن‌ها ادامه می‌دهد؛ اگر از دست رفته‌اند پوشهٔ «parts» را در آن حذف کنید: آنچه کنار هم گذاشته شده می‌ماند
cluster-refused = { $refused } اتصال رد شد.

error-cluster-workers = شمار کارگرها از ۱ تا { $most } است، نه { $wanted }
error-cluster-no-hosts = در «{ $file }» نشانی‌ای نیست
error-cluster-host = «{ $file }»، سطر { $line }: «{ $found }» به شکل host:port نیست
error-cluster-host-twice = «{ $file }»، سطر { $line }: «{ $found }» دو بار آمده است
error-cluster-process = فرایند { $process } میان { $hosts } نشانی، که از ۰ شمرده می‌شوند، نیست
error-cluster-which = این فرایند کدام نشانی است؟ {"\u200E"}--process یا SLURM_PROCID آن را با شماره‌ای از ۰ می‌گوید
error-cluster-no-table = کارگرها جایی برای جدول می‌خواهند: {"\u200E"}--table و نام پوشه، یا {"\u200E"}--keep
error-cluster-no-secret = فرایندها روی چند رایانه راز می‌خواهند: {"\u200E"}--secret و نام فایل
error-cluster-short-secret = راز در «{ $file }» بیش از اندازه کوتاه است: دست‌کم { $least } بایت
error-cluster-listening = «{ $host }»: آنجا نمی‌توان گوش داد: { $reason }
error-cluster-not-here = «{ $host }» نشانی این رایانه نیست؛ آیا {"\u200E"}--process درست است؟
error-cluster-unknown-host = «{ $host }»: این نام اینجا شناخته نیست
error-cluster-missing = فرایند { $process } در «{ $host }» در { $seconds } ثانیه نیامد
cluster-unknown-host = ؛ نام آن اینجا شناخته نیست
cluster-somebody-refused = ؛ کسی رد شد: { $why ->
    [stranger] چیز دیگری بود
    [format] نسخه‌ها یکدیگر را نمی‌فهمند
    [secret] رازها یکی نیستند
    [program] نسخه‌های برنامه متفاوت‌اند
    [shape] شمار فرایندها یا کارگرها یکی نیست
   *[game] بازی‌ها یا وضعیت‌ها یکی نیستند
}
error-cluster-refused = فرایند { $process } در «{ $host }» نمی‌خواهد با این یکی کار کند: { $why ->
    [stranger] چیز دیگری است
    [format] نسخه‌ها یکدیگر را نمی‌فهمند
    [secret] رازها یکی نیستند
    [program] نسخه‌های برنامه متفاوت‌اند
    [shape] شمار فرایندها یا کارگرها یکی نیست
   *[game] بازی‌ها یا وضعیت‌ها یکی نیستند
}
error-cluster-lost = فرایند { $process } در «{ $host }» از دست رفت: اتصالش بسته شد؛ همین فرمان‌ها ادامه می‌دهند
error-cluster-silent = فرایند { $process } در «{ $host }» از دست رفت: { $seconds } ثانیه چیزی نگفته است؛ همین فرمان‌ها ادامه می‌دهند
error-cluster-stuck = فرایند { $process } در «{ $host }» از دست رفت: کارش { $seconds } ثانیه پیش نرفته است؛ همین فرمان‌ها ادامه می‌دهند
error-cluster-stopped = فرایند { $process } در «{ $host }» متوقف شد؛ همین فرمان‌ها ادامه می‌دهند
error-cluster-failed = فرایند { $process } در «{ $host }» پایان یافت و به انگلیسی گفت: «{ $reason }»
error-cluster-other-parts = «{ $folder }» فقط بعضی از بخش‌های { $found } کارگر را دارد و اکنون شمارشان { $wanted } است؛ بقیه را آنجا کپی کنید، با همان شمار ادامه دهید یا آن‌ها را با {"\u200E"}tables --delete حذف کنید
error-cluster-no-beginning = بخش «{ $folder }» ادامهٔ جدولی با { $needed } سطح است و جدول اکنون { $found } سطح دارد؛ آنجا که جدول بلندتر است کار کنید، آن را اینجا کپی کنید یا بخش را حذف کنید (با {"\u200E"}tables --delete، یا با دست اگر پیوند است)
error-cluster-garbled = کارگری چیزی بی‌معنا فرستاد
error-cluster-system = فرایندها نمی‌توانند با هم کار کنند: { $reason }
