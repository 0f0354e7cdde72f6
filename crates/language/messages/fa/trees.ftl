# درخت‌های جست‌وجو به زبان ساده.

tree-title = ‏{ $algorithm } روی { $spec } از { $position }
tree-description = { $nodes } گره؛ ارزش { $value }؛ بهترین ادامه { $line }؛ { $cuts } هرس.
tree-head-state = وضعیت
tree-head-heuristic = هیوریستیک
tree-head-value = ارزش
tree-head-window = پنجره
tree-left-out = { $count } گرهٔ دیگر نشان داده نشده است
tree-written = { $nodes } از { $visited } گره در «{ $file }» نوشته شد
tree-unsearched = { $count } حرکت هرس‌شده
tree-folded = { $count } تای دیگر
tree-folded-cut = { $count } تای دیگر، همه هرس‌شده
tree-why-merged = همان وضعیت {"\u2066"}#{ $first }{"\u2069"}
tree-why-finished = بازی تمام شده است
tree-why-estimated = حد عمق: برآورد
tree-why-stopped = جست‌وجو متوقف شد
tree-why-cut = هرس‌شده
tree-why-cut-by = هرس‌شده: {"\u2066"}{ $value } { $sign } { $bound } = { $limit }{"\u2069"}؛ { $bound } از حرکت { $mv } { $at } می‌آید
tree-at-root = در ریشه
tree-at-node = در {"\u2066"}#{ $order }{"\u2069"}
legend-max = نوبت MAX، بازیکن اول
legend-min = نوبت MIN، بازیکن دوم
legend-over = بازی تمام شده است
legend-estimate = حد عمق: برآورد
legend-best = بهترین ادامه
legend-cut = هرس‌شده: جست‌وجو نشده

diff-side = { $search }: { $mv }، { $value }؛ { $visited } بازدید، { $cutoffs } هرس
diff-same = یکسان
diff-not-same = متفاوت
diff-seen = { $both } را هر دو بازدید کردند، { $only_a } را فقط A، { $only_b } را فقط B
diff-only = فقط { $who }: { $path } ({ $value })، { $count } گره
diff-more = … و { $count } جای دیگر

step-of = گام { $at } از { $all }
step-enter = ورود
step-leave = خروج
step-stack = مسیر از ریشه
step-keys = → بعدی   ← قبلی   ↓ ↑ ده گام   c هرس بعدی   Home End   q خروج
