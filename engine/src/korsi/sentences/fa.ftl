seat = صندلی { $number }
you-among = شما
place = ستون { $across }، ردیف { $down }
undone = { $seat } آخرین حرکتش را پس می‌گیرد.
    .you-seat = شما آخرین حرکتتان را پس می‌گیرید.
blank = اتفاقی پنهانی افتاد.
why-careless = دلیل خاصی ندارد؛ همه‌ی حرکت‌ها به یک اندازه خوب‌اند.

## Terminal

terminal-number = { $number }
terminal-interpreted = موتور کامپایل‌شده نصب نیست؛ همه‌چیز درست کار می‌کند، فقط کندتر.
terminal-guest = مهمان
terminal-bots = مینا کاوه نسرین آرش پروین بابک ژاله سهراب شیرین
terminal-welcome = { $game } — سر میز: { $seat }. برای راهنما «؟» را بنویسید.
terminal-thinking = در حال فکر کردن…
terminal-question = کدام حرکت؟ عددی از ۱ تا { $count }:
terminal-score = امتیاز
terminal-not-understood = این نه حرکت است و نه واژه‌ای که این‌جا معنا داشته باشد. برای راهنما «؟» را بنویسید.
terminal-ask-rule = چیزی تغییر نکرد. برای دیدن قانون «ق» را بنویسید.
terminal-no-refusal = تا حالا هیچ حرکتی رد نشده است.
terminal-hint = پیشنهاد:
terminal-no-hint = بازی تمام شده است و دیگر تصمیمی نمانده.
terminal-saved = بازی با همه‌ی رازهایش در این فایل ذخیره شد:
terminal-not-saved = این فایل را نمی‌شود نوشت، یا از قبل وجود دارد:
terminal-another = یک بازی دیگر؟ (ب / ن)
terminal-yes-or-no = لطفاً «ب» برای بله، «ن» برای نه، یا «ذ» برای ذخیره‌ی این بازی را بنویسید.
terminal-goodbye = خدانگهدار! از بازی با شما خوشحال شدیم.

# The words that may be typed, with spaces between them.
terminal-word-hint = h ر راهنمایی
terminal-word-rule = r ق قانون
terminal-word-save = s ذ ذخیره
terminal-word-help = ? ؟ کمک
terminal-word-quit = q خ خروج
terminal-word-yes = y ب بله آره
terminal-word-no = n ن نه

terminal-help-move = با یک عدد به پرسش جواب بدهید. یا بنویسید:
terminal-help-hint = { $words } — راهنمایی: یک ربات قوی چه می‌کرد و چرا
terminal-help-rule = { $words } — قانونی که آخرین حرکت به خاطرش رد شد
terminal-help-save = { $words } — ذخیره‌ی بازی؛ می‌توانید بعد از آن نام فایل را هم بنویسید
terminal-help-help = { $words } — همین راهنما
terminal-help-quit = { $words } — ترک میز

terminal-record = { $game } — بازیکنان: { $seats }؛ حرکت‌ها: { $moves }، همه مطابق قوانین.
terminal-winners = برنده: { $winners }.
terminal-told-to = فقط { $seat } می‌شنود: { $sentence }
terminal-unfinished = بازی ثبت‌شده همین‌جا قطع می‌شود؛ بازی هنوز تمام نشده است.
