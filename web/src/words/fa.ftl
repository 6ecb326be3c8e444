korsi = کرسی
title = کرسی: بازی‌های رومیزی دور یک میز
fetching = یک لحظه…
close = بستن
try-again = تلاش دوباره
try-now = همین حالا امتحان کنید
to-home = صفحه‌ی اصلی
go-on = ادامه
telling = ببینید چه می‌شود …
story-skip = رد کردن
story-again = نمایش دوباره
link = لینک
copy = کپی
copied = کپی شد
share = اشتراک‌گذاری
qr-show = کد QR
qr-code = کد QR این لینک

## Home

welcome = بفرمایید سر میز
welcome-about = تنهایی با ربات‌ها یا همراه دوستانی که دورند بازی کنید. بدون ثبت‌نام: باز کنید و بازی کنید.
games = بازی‌ها
for-players = برای { $least } تا { $most } نفر
play-now = همین حالا بازی
against = سطح ربات‌ها
play-with-friends = با دوستان
learn = آموزش
learn-title = آموزش { $game }
learn-skip = رد کردن این گام
learn-leave = خروج از درس
learn-show = نشانم بده
learn-elsewhere = این هم مجاز است، ولی این گام درباره‌ی چیز دیگری است. یک بار دیگر امتحان کنید.
learn-more = بقیه‌ی کارت‌ها ({ $count })
learn-first-game = اولین بازی‌تان
options = گزینه‌ها
of-game = { $what }: { $game }
players-count = { $count ->
    [one] { $count } بازیکن
   *[other] { $count } بازیکن
}
setting-table = در حال چیدن میز…
my-tables = میزهای شما
continue = ادامه: { $game }
table-waiting = در انتظار بازیکنان
turn-of = نوبت: { $seats }
open-tables = میزهای باز
seek = پیدا کردن هم‌بازی
open-tables-none = الان کسی منتظر نیست. میزی بچینید و دوستانتان را دعوت کنید.
free-seats = { $count ->
    [one] { $count } جای خالی
   *[other] { $count } جای خالی
}
against-count = حریف‌ها
bots-count = { $count ->
    [one] { $count } ربات
   *[other] { $count } ربات
}
minutes = حدود { $minutes } دقیقه
hero = میزی که بازی‌ها رویش چیده شده
put-away-named = کنار گذاشتن { $game }
bring-back = { $count ->
    [one] { $count } میزِ کنار گذاشته را برگردانید
   *[other] { $count } میزِ کنار گذاشته را برگردانید
}
you = شما

## A new table

way = چطور بازی کنیم؟
seats-count = تعداد نفرات
choose-more = { $count ->
    [one] یکی دیگر انتخاب کنید.
   *[other] { $count } تا انتخاب کنید.
}
by-lot = به قرعه
player-at = بازیکن صندلی { $number }
limits = از { $least } تا { $most }.
limits-broken = لطفاً عددی از { $least } تا { $most } بنویسید.
list-openly = در صفحه‌ی اصلی نشان داده شود
list-openly-about = هر کسی می‌تواند بیاید؛ وگرنه فقط کسانی که لینک را دارند.
set-table = چیدن میز
term = { $label }: { $amount }

## Settings

settings = تنظیمات
more = بیشتر
language = زبان
theme = ظاهر صفحه
theme-auto = خودکار
theme-light = روشن
theme-dark = تیره
pace = نمایش رویدادها
pace-calm = آرام
pace-lively = سرزنده
pace-quick = تند
pace-at-once = یک‌باره
latin-digits = عددهای انگلیسی روی کارت‌ها
sound = صدا
sound-on = صداهای میز
volume = بلندی صدا
vibration = لرزش
tell-me = وقتی نوبتم شد یا دوستی نشست، خبرم کن
tell-me-about = با یک اعلان، وقتی این صفحه جلوی چشم نیست.
tell-me-denied = این مرورگر اجازهٔ اعلان نمی‌دهد؛ از تنظیمات خود مرورگر می‌شود عوضش کرد.
your-name = نام شما
your-avatar = چهره‌ی شما
name-save = ذخیره
name-saved = ذخیره شد. از آشنایی با شما خوشحالیم!
name-empty = لطفاً نامی بنویسید.
guest-names = گردو زعفران پسته دارچین انار بادام هِل زردآلو فندق انجیر
other-device = ادامه روی دستگاه دیگر
other-device-about = این لینک را آن‌جا باز کنید تا میزهایتان هم همراهتان بیایند. فقط یک بار و تا ده دقیقه کار می‌کند.
other-device-link = ساختن لینک

## Coming from another device

come-as = این‌جا با نام { $name } ادامه می‌دهید؟
come-nameless = این‌جا با میزهای خودتان ادامه می‌دهید؟
come-about = نام و میزهایتان هم همراهتان می‌آیند. این لینک فقط یک بار کار می‌کند.
come-instead = { $count ->
    [one] روی این دستگاه شما فعلاً { $mine } هستید و { $count } میز ناتمام دارید.
   *[other] روی این دستگاه شما فعلاً { $mine } هستید و { $count } میز ناتمام دارید.
} از این پس این دستگاه با نام { $name } ادامه می‌دهد و میزهای { $mine } دیگر این‌جا باز نمی‌شوند.
come-same = این همان دستگاه خودتان است. لینک را روی دستگاه دیگر باز کنید.
come-here = ادامه روی همین دستگاه
someone = مهمان بی‌نام

## Bots

level-easy = آسان
level-normal = متوسط
level-hard = سخت
level-expert = استاد

## Before the start

join = سر این میز بنشینید
sit-down = می‌نشینم
table-full = همه‌ی جاها پر است. وقتی بازی شروع شد می‌توانید تماشا کنید.
seats = بازیکنان
seat-free = خالی
seat-here = سر میز
seat-away = { $seconds ->
    [0] سر میز نیست
   *[other] { $seconds } ثانیه است که نیست
}
seat-expected = هنوز نیامده
seat-gone = سر میز نیست
seat-lent = ربات بازی می‌کند
that-is-you = (شما)
is-host = (میزبان)
sit-here = این‌جا می‌نشینم
add-bot = افزودن ربات
bot-level = سطح { $name }
stand-up = بلند می‌شوم
remove = حذف
remove-named = حذف { $name }
fill-level = سطح ربات‌های جاهای خالی
start = شروع
start-with-bots = شروع؛ ربات‌ها جاهای خالی را پر می‌کنند
still-expected = هنوز نیامده‌اند: { $seats }.
start-without = شروع بدون انتظار
start-without-about = اگر الان شروع کنید، بازی منتظر حرکت آن‌ها می‌ماند.
waiting-for-host = میزبان بازی را شروع می‌کند.
sat-down = { $name } سر میز نشست
invite = دوستانتان را دعوت کنید
invite-about = این لینک را برایشان بفرستید یا بگذارید کد را اسکن کنند.
invite-text = بیایید با هم { $game } بازی کنیم!

## While playing

table-bar = میز
your-turn = نوبت شما
to-move = نوبت اوست
leave = خروج
hint = راهنمایی
hint-thinking = در حال فکر کردن…
hint-says = پیشنهاد:
hint-mark = پیشنهاد ما.
hint-show = حرکت را روی صفحه نشان بده
help-hints = راهنمایی
help-hints-about = یک ربات قوی چه می‌کرد و چرا. میان دوستان، همه می‌بینند چه کسی پرسیده است.
help-preview = پیش‌نمایش
help-preview-about = هر حرکت چه در پی دارد، پیش از آن‌که انجام شود. میان دوستان، همه می‌بینند چه کسی نگاه می‌کند.
help-for-alone = فقط تک‌نفره با ربات‌ها
help-for-everyone = برای همه
help-for-nobody = برای هیچ‌کس
hints-asked = { $seat } راهنمایی خواست.
previews-asked = { $seat } پیامد حرکتی را نگاه می‌کند.
hints-count = { $count } راهنمایی
previews-count = { $count } پیش‌نمایش
help-offer = مطمئن نیستید؟ عجله‌ای نیست.
help-offer-hint = شما بودید چه می‌کردید؟
help-enough = دیگر نپرس
help-setting = اگر زیاد فکر کردم، راهنمایی پیشنهاد کن
log = رویدادها
log-empty = هنوز اتفاقی نیفتاده است.
log-holed = آنچه پیش از این گذشته این‌جا نیامده است.
log-show = نمایش روی صفحه
log-and-chat = رویدادها و گفتگو
rules = قوانین
help = صفحه‌کلید
watching = { $count ->
    [one] { $count } نفر تماشا می‌کند.
   *[other] { $count } نفر تماشا می‌کنند.
}
lend = ربات بازی کند
lend-own = ربات به جای من بازی کند
lent = ربات به جای شما بازی می‌کند.
reclaim = خودم بازی می‌کنم
is-away = مدتی است که { $seat } سر میز نیست.
onlookers = تماشاگران
onlookers-speak = می‌توانند ببینند و بنویسند
onlookers-watch = فقط می‌توانند ببینند
onlookers-none = نباشند
bots-hurry = الان میزهای زیادی مشغول بازی‌اند و ربات‌ها کمتر از همیشه فکر می‌کنند.
you-watch = شما این بازی را تماشا می‌کنید.
open-rule = خواندن قانون { $rule }
refused-unsaid = این حرکت الان مجاز نیست.
link-reconnecting = ارتباط قطع شد. در حال اتصال دوباره…
link-offline = به اینترنت وصل نیستید. بازی منتظر شما می‌ماند.
since-away = وقتی نبودید
leave-title = از سر میز بلند می‌شوید؟
leave-about = جای شما نگه داشته می‌شود. هر وقت خواستید از صفحه‌ی اصلی برگردید.
leave-back-soon = می‌روم و برمی‌گردم
leave-to-bot = می‌روم؛ ربات به جای من بازی کند
stay = می‌مانم

## Chat

chat = گفتگو
chat-empty = هنوز کسی چیزی نگفته است.
chat-presets = پیام‌های آماده
chat-write = چیزی بنویسید
chat-earlier = از بازی قبل:
chat-aside = بازیکنان این پیام‌ها را پس از پایان بازی می‌بینند.
chat-mute = نادیده گرفتن پیام‌های دیگران
chat-hushed = هم‌تیمی‌ها در سکوت بازی می‌کنند: تا پایان بازی فقط همین پیام‌های آماده هست.
chat-send = ارسال
chat-unread = { $count ->
    [one] { $count } جدید
   *[other] { $count } جدید
}
chat-hello = سلام!
chat-good-luck = موفق باشید!
chat-well-played = عالی بازی کردید!
chat-thanks = ممنونم!
chat-hurry = نوبت شماست، بفرمایید
chat-oops = ای وای!
bubble = { $name }: { $words }
react = واکنش
reactions = واکنش‌ها
chat-clap = آفرین!
chat-laugh = هاها!
chat-wow = عجب!
chat-heart = عالی بود!
chat-tea = یک چای بخوریم؟
chat-sad = حیف شد…

## Keyboard

help-move = جابه‌جایی روی میز
help-choose = انتخاب
help-explain = توضیح آن‌چه انتخاب شده؛ بار دوم: قانونش
help-explain-next = توضیح چیز بعدی
help-single-keys = باز کردن این بخش‌ها با یک کلید

## The plain board

plain-news = همین حالا
plain-then = بعد:
plain-undo = پس گرفتن
option-unset = بدون عدد

## The end

round-over = این دور تمام شد
game-over = بازی تمام شد.
score-sheet = جدول امتیازها
score-winner = برنده
winners = { $count ->
    [one] برنده: { $winners }
   *[other] برندگان: { $winners }
}
you-win = شما بردید!
you-share-win = شما هم از برندگان هستید!
rematch = یک بازی دیگر
rematch-join = پیوستن به بازی بعدی
rematch-called = میز بازی بعدی چیده شد و جای شما محفوظ است.
replay = بازپخش
fair-deal = پخش منصفانه
fair-fixed = پخش منصفانه: پیش از شروع تعیین شده
record = دانلود بازی
placings = رتبه‌ها
placing = رتبه‌ی { $place }
looking-back = داستان این بازی
looking-back-about = هر خط را انتخاب کنید تا همان لحظه را در بازپخش ببینید.
consolation = یک استکان چای، و بعد یک بازی دیگر؟
sheet-up = نمایش بیشتر
sheet-down = نمایش کمتر

## Replay

replay-of = { $game }: بازپخش
replay-eyes = کارت‌های چه کسی دیده شود
replay-all = همه باز
replay-controls = بازپخش
replay-step = حرکت
replay-step-of = حرکت { $step } از { $last }
replay-first = رفتن به اول
replay-back = یک قدم به عقب
replay-play = پخش
replay-pause = مکث
replay-next = یک قدم به جلو
replay-last = رفتن به آخر
replay-share = اشتراک‌گذاری این بازپخش

## Rulebook

rules-page = قوانین { $game } · { korsi }
rules-contents = فهرست
rules-print = چاپ
rules-search = جستجو در قوانین
rules-none = قانونی با این واژه‌ها پیدا نشد.
rules-missing = این بازی هنوز کتابچه‌ی قوانین ندارد.

## What can go wrong

nowhere = چنین صفحه‌ای وجود ندارد.
away-device = شما آفلاین هستید
away-server = الان به میز دسترسی نداریم
away-about = این صفحه به‌محض برقرار شدن ارتباط خودش برمی‌گردد. چیزی گم نمی‌شود: بازی‌هایتان همان‌جا که بودند منتظرند.
away-meanwhile = تا آن وقت، بدون اینترنت
problem-offline = دسترسی به سرور ممکن نیست. لطفاً اتصال اینترنت خود را بررسی کنید.
problem-unknown = مشکلی پیش آمد. لطفاً دوباره تلاش کنید.
problem-no-table = چنین میزی وجود ندارد. شاید لینک قدیمی یا ناقص باشد.
problem-no-game = چنین بازی‌ای این‌جا نداریم.
problem-no-cookie = مرورگر شما کوکی‌های این صفحه را نگه نمی‌دارد و ما نمی‌توانیم شما را بشناسیم. لطفاً کوکی‌ها را مجاز کنید و دوباره تلاش کنید.
problem-not-over = بازپخش را پس از پایان بازی می‌توانید ببینید.
fault-not-understood = سرور متوجه این درخواست نشد. لطفاً صفحه را دوباره باز کنید.
fault-not-host = فقط میزبان می‌تواند این کار را بکند.
fault-seat-taken = این جا گرفته شده است.
fault-no-seat = شما سر این میز جایی ندارید.
fault-not-now = الان نمی‌شود این کار را کرد.
fault-too-fast = کمی آهسته‌تر. لطفاً لحظه‌ای صبر کنید.
fault-not-away = این بازیکن برگشته است، یا هنوز مدت زیادی نیست که رفته است.
fault-name = از این نام نمی‌شود استفاده کرد. لطفاً نام دیگری انتخاب کنید.
fault-avatar = چنین چهره‌ای نداریم. لطفاً یکی از همین‌ها را انتخاب کنید.
fault-chat = این پیام را نمی‌شود فرستاد.
fault-partners-silent = هم‌تیمی‌ها در سکوت بازی می‌کنند: تا پایان بازی فقط پیام‌های آماده را می‌شود فرستاد.
fault-onlookers-silent = میزبان خواسته است که تماشاگران چیزی ننویسند.
fault-no-onlookers = میزبان ترجیح می‌دهد بدون تماشاگر بازی کند.
fault-full = در این میز به‌اندازه‌ی کافی تغییر داده شده است؛ از این پس فقط حرکت پذیرفته می‌شود.
fault-no-undo = الان حرکتی برای پس گرفتن نیست: آخرین حرکت چیز تازه‌ای را رو کرد، یا مال شما نبود.
fault-undo-late = بازی پیش رفته بود؛ برای همین چیزی پس گرفته نشد.
fault-no-hint = متأسفیم، این‌جا راهنمایی نداریم: ربات از پس این وضعیت برنمی‌آید.
fault-no-hints = این میز { $who ->
    [alone] میان دوستان بدون راهنمایی بازی می‌کند.
   *[nobody] بدون راهنمایی بازی می‌کند.
}
fault-no-previews = این میز { $who ->
    [alone] میان دوستان بدون پیش‌نمایش بازی می‌کند.
   *[nobody] بدون پیش‌نمایش بازی می‌کند.
}
fault-busy = سرور شلوغ است. لطفاً کمی بعد دوباره تلاش کنید.
fault-no-room = دیسک سرور پر است و فعلاً چیزی ذخیره نمی‌شود. چیزی از دست نرفته؛ وقتی جا باز شود، ادامه می‌دهیم.
fault-no-client = صفحه‌ی بازی روی این سرور ساخته نشده است.
fault-no-guest = هنوز شما را نمی‌شناسیم. لطفاً صفحه را دوباره باز کنید.
fault-no-table = چنین میزی وجود ندارد. شاید لینک قدیمی یا ناقص باشد.
fault-damaged-table = ثبت بازیِ این میز آسیب دیده است و باز نمی‌شود. میزهای دیگر سر جایشان هستند. لطفاً به گردانندهٔ سرور خبر بدهید.
fault-ended-table = گردانندهٔ این سرور این میز را پایان داده است.
fault-set-aside-table = گردانندهٔ این سرور این میز را مدتی کنار گذاشته است. چیزی از دست نرفته و پیوند آن دوباره کار خواهد کرد.
fault-moved-table = این میز به سرور دیگری رفته است{ $to ->
    [none] . لطفاً جای آن را از گردانندهٔ این سرور بپرسید.
   *[other]  و آن‌جا ادامه دارد.
}
moved-as-yourself = آن‌جا سر جای خودتان بنشینید
moved-open = میز را آن‌جا باز کنید
fault-no-game = بازی { $game } این‌جا نیست.
fault-no-language = این‌جا متنی به زبان { $language } نیست.
fault-not-found = چنین صفحه‌ای وجود ندارد.
fault-method = این درخواست این‌طور پذیرفته نمی‌شود. لطفاً صفحه را دوباره باز کنید.
fault-link = این لینک قبلاً استفاده شده یا بیش از ده دقیقه از ساختنش گذشته است. لطفاً روی دستگاهی که با آن بازی می‌کنید لینک تازه‌ای بسازید.
fault-options = { $what ->
    [game] بازی { $game } این‌جا نیست. بازی‌ها: { $games }.
    [seats] این بازی برای { $least } تا { $most } نفر است، نه { $given } نفر.
    [option] این بازی گزینه‌ی «{ $option }» ندارد. گزینه‌ها: { $options }.
    [number] گزینه‌ی «{ $option }» عددی از { $least } تا { $most } است، نه { $given }.
    [choice] گزینه‌ی «{ $option }» نمی‌تواند { $given } باشد. انتخاب‌ها: { $choices }.
   *[other] میز را این‌طور نمی‌شود چید. لطفاً دوباره انتخاب کنید.
}
fault-origin = این درخواست از صفحه‌ی دیگری آمده است. لطفاً میز را همین‌جا باز کنید و دوباره تلاش کنید.
fault-too-large = این متن زیادی بلند است. لطفاً کوتاه‌ترش کنید.
fault-long-game = این بازی بلندتر از آن است که اینجا حرکت‌به‌حرکت نشان داده شود. ولی می‌توانید آن را دانلود کنید.
