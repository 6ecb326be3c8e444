## The chat of those who look on

chat-at-table = سر میز
chat-players-speak = این‌جا بازیکنان حرف می‌زنند؛ جای شما کنار تماشاگران است.
chat-was-aside = تماشاگران این‌ها را هنگام بازی گفته‌اند.

## Finding people

seek-about = دنبال کسانی می‌گردیم که همین حالا همین بازی را می‌خواهند. در این میان می‌توانید این‌جا به هر کار دیگری برسید.
seek-games = یکی از این بازی‌ها
seek-not-so-many = (نه برای این تعداد)
seek-waiting = در جست‌وجوی هم‌بازی: { $people } از { $wanted }
seek-stop = پایان جست‌وجو
seek-found = میز شما آماده است
seek-go = رفتن سر میز

## Open tables

filter = کدام میزها نشان داده شوند
filter-game = بازی
filter-every-game = همه‌ی بازی‌ها
filter-free = جاهای خالی
filter-any-seats = هر تعداد جا
filter-seats = دست‌کم { $count } جای خالی
filter-language = زبان میزبان
filter-every-language = همه‌ی زبان‌ها
filter-none = الان میز بازی با این ویژگی‌ها نیست.

## Inviting those one has played with

acquaintances = کسانی که با آن‌ها بازی کرده‌اید
acquaintance-ask = دعوت
acquaintance-ask-named = دعوت از { $name }
acquaintance-asked = دعوت شد
invited-by = { $name } شما را دعوت می‌کند: { $game }
invited-no = الان نه
invited-never = دیگر از این فرد نه

## A table that is seen late

delay = تماشاگران بازی را می‌بینند
delay-about = تا کسی نتواند دست یا نقشه‌ی دیگران را لو بدهد. پس از پایان، همه همه‌چیز را می‌بینند.
delay-moves = { $count ->
    [0] بی‌درنگ
   *[other] با { $count } حرکت تأخیر
}
you-watch-late = شما بازی را با { $count } حرکت تأخیر می‌بینید.
