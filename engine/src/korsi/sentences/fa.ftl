seat = صندلی { $number }
blank = چیزی پنهانی رخ داد.
why-careless = دلیلی ندارد؛ هر حرکتی به همین خوبی است.

## Terminal

terminal-number = { $number }
terminal-interpreted = موتورِ کامپایل‌شده نصب نیست؛ همه‌چیز درست کار می‌کند، تنها کندتر.
terminal-guest = میهمان
terminal-bots = مینا کاوه نسرین آرش پروین بابک ژاله سهراب شیرین
terminal-welcome = { $game } دورِ میز: { $seat }. برای راهنما «؟» را بنویسید.
terminal-thinking = دیگران فکر می‌کنند…
terminal-question = کدام حرکت؟ عددی از ۱ تا { $count }:
terminal-score = امتیاز
terminal-not-understood = این نه حرکتی است و نه واژه‌ای که اینجا شناخته شود. برای راهنما «؟» را بنویسید.
terminal-ask-rule = چیزی تغییر نکرد. برای دیدنِ قانون «ق» را بنویسید.
terminal-no-refusal = تاکنون حرکتی رد نشده است.
terminal-hint = پیشنهاد:
terminal-no-hint = بازی تمام شده است و تصمیمی نمانده.
terminal-saved = بازی با همه‌ی رازهایش در این پرونده ذخیره شد:
terminal-not-saved = این پرونده نوشته نشد، یا از پیش وجود دارد:
terminal-another = یک بازیِ دیگر؟ (ب / ن)
terminal-yes-or-no = لطفاً «ب» برای بله، «ن» برای نه، یا «ذ» برای ذخیره‌ی این بازی را بنویسید.
terminal-goodbye = خدانگهدار، { $seat }! از بازی با شما خوشحال شدیم.

# The words that may be typed, with spaces between them.
terminal-word-hint = h ر راهنمایی
terminal-word-rule = r ق قانون
terminal-word-save = s ذ ذخیره
terminal-word-help = ? ؟ کمک
terminal-word-quit = q خ خروج
terminal-word-yes = y ب بله آره
terminal-word-no = n ن نه

terminal-help-move = پرسش را با یک عدد پاسخ دهید. یا بنویسید:
terminal-help-hint = { $words } — راهنمایی: یک روباتِ قوی چه می‌کرد، و چرا
terminal-help-rule = { $words } — قانونی که آخرین حرکت را رد کرد
terminal-help-save = { $words } — ذخیره‌ی بازی؛ می‌توانید نامِ پرونده را هم پس از آن بنویسید
terminal-help-help = { $words } — همین راهنما
terminal-help-quit = { $words } — ترکِ میز

terminal-record = { $game } بازیکنان: { $seats }؛ حرکت‌ها: { $moves }، همه با قانون‌ها سنجیده شدند.
terminal-winners = برنده: { $winners }.
terminal-told-to = تنها { $seat } می‌شنود: { $sentence }
terminal-unfinished = ثبتِ بازی همین‌جا به پایان می‌رسد؛ بازی هنوز تمام نشده است.
