## Terminal

terminal-interpreted = موتور کامپایل‌شده نصب نیست؛ همه‌چیز درست کار می‌کند، فقط کندتر.
terminal-welcome = { $game } — سر میز: { $seat }. برای راهنما «؟» را بنویسید.
terminal-thinking = در حال فکر کردن…
terminal-question = کدام حرکت؟ عددی از ۱ تا { $count }:
terminal-score = امتیاز
terminal-not-understood = این نه حرکت است و نه واژه‌ای که این‌جا معنا داشته باشد. برای راهنما «؟» را بنویسید.
terminal-ask-rule = چیزی تغییر نکرد. برای دیدن قانون «ق» را بنویسید.
terminal-no-undo = الان حرکتی نیست که بتوانید پس بگیرید.
terminal-no-rulebook = متن قوانین این‌جا نصب نشده است.
terminal-no-rule = چنین قانونی نیست؛ قوانین از { $lowest } تا { $highest } هستند.
terminal-narrow = پهنای این پنجره { $width } ستون است؛ برای این‌که همه‌چیز کامل دیده شود { $needed } ستون لازم است.
terminal-no-refusal = تا حالا هیچ حرکتی رد نشده است.
terminal-hint = پیشنهاد:
terminal-no-hint = بازی تمام شده است و دیگر تصمیمی نمانده.
terminal-saved = بازی با همه‌ی رازهایش در این فایل ذخیره شد:
terminal-not-saved = این فایل را نمی‌شود نوشت:
terminal-file-there = فایلی به این نام از قبل هست و دست‌نخورده ماند:
terminal-another = یک بازی دیگر؟ (ب / ن)
terminal-yes-or-no = لطفاً «ب» برای بله، «ن» برای نه، یا «ذ» برای ذخیره‌ی این بازی را بنویسید.
terminal-goodbye = خدانگهدار! از بازی با شما خوشحال شدیم.

# The words that may be typed, with spaces between them.
terminal-word-hint = h ر راهنمایی
terminal-word-rule = r ق قانون
terminal-word-undo = z پ پس
terminal-word-rules = rules قوانین
terminal-word-save = s ذ ذخیره
terminal-word-help = ? ؟ کمک
terminal-word-quit = q خ خروج
terminal-word-yes = y ب بله آره
terminal-word-no = n ن نه

terminal-help-move = با یک حرکت به پرسش جواب بدهید، مثلاً:
terminal-help-typed = { $typed } — { $words }
terminal-help-words = یا بنویسید:
terminal-help-hint = { $words } — راهنمایی: یک ربات قوی چه می‌کرد و چرا
terminal-help-undo = { $words } — پس گرفتن آخرین حرکت، تا وقتی چیز تازه‌ای از آن معلوم نشده
terminal-help-rules = { $words } — همه‌ی قوانین؛ یا یکی از آن‌ها اگر شماره‌اش را هم بنویسید
terminal-help-rule = { $words } — قانونی که آخرین حرکت به خاطرش رد شد
terminal-help-save = { $words } — ذخیره‌ی بازی؛ می‌توانید بعد از آن نام فایل را هم بنویسید
terminal-help-help = { $words } — همین راهنما
terminal-help-quit = { $words } — ترک میز

terminal-record = { $game } — بازیکنان: { $seats }؛ حرکت‌ها: { $moves }، همه مطابق قوانین.
terminal-winners = برنده: { $winners }.
terminal-told-to = فقط { $seat } می‌شنود: { $sentence }
terminal-unfinished = بازی ثبت‌شده همین‌جا قطع می‌شود؛ بازی هنوز تمام نشده است.

# Looking at a record

terminal-step-question = اینتر برای حرکت بعدی، «ع» برای عقب، عدد برای رفتن به همان حرکت، «؟» برای راهنما:
terminal-at-move = حرکت { $move } از { $moves }
terminal-seen-by = از نگاه { $seat }:
terminal-no-such-move = حرکت { $move } وجود ندارد؛ حرکت‌ها از ۰، یعنی آغاز، تا { $moves } هستند.
terminal-at-end = این پایان بازی ثبت‌شده است.
terminal-at-beginning = این آغاز بازی ثبت‌شده است.
terminal-word-next = n ج جلو
terminal-word-back = b ع عقب
terminal-word-first = f آ آغاز
terminal-word-end = e پ پایان
terminal-word-position = p و وضعیت
terminal-help-number = عدد — میز پس از آن تعداد حرکت؛ ۰ آغاز بازی است
terminal-help-next = { $words } — حرکت بعدی؛ اینتر هم همین کار را می‌کند
terminal-help-back = { $words } — یک حرکت عقب
terminal-help-first = { $words } — آغاز بازی
terminal-help-end = { $words } — پایان بازی
terminal-help-position = { $words } — وضعیت میز به صورت JSON؛ با ‎--seat‎ آن‌چه همان صندلی می‌داند

# Checking a game file: what was proved, what can’t be, and what is wrong

