saboteur-duel-about = دو کوتوله با تونل و درِ بسته و دیوِ رشوه‌گیر دنبال طلا می‌گردند و هر کدام دوست دارد تنها بگردد.
saboteur-duel-way-duel = دونفره
saboteur-duel-way-duel-about = دو کوتوله، سه دور. حدود نیم ساعت.
saboteur-duel-way-solo = تک‌نفره
saboteur-duel-way-solo-about = یک کوتوله در برابر کوه: با ۱۵ قطعه‌ی طلا برنده‌اید، با ۲۵ استاد معدن.
saboteur-duel-pick-colour = کوتوله‌ی شما
saboteur-duel-pick-green = سبز
saboteur-duel-pick-blue = آبی
saboteur-duel-key-turn = سروته کردن کارتی که برداشته‌اید (تا وقتی کارتی برداشته‌اید، به‌جای قوانین)

## The board

saboteur-duel-board-players = کوتوله‌ها
saboteur-duel-board-maze = هزارتو
saboteur-duel-board-hand = دست شما
saboteur-duel-board-hands = دست‌های باز
saboteur-duel-board-supply = موجودی

saboteur-duel-board-all-sides = در هر چهار سو

saboteur-duel-board-card-crossroads = چهارراه
saboteur-duel-board-card-junction = سه‌راهی { $sides }
saboteur-duel-board-card-straight = تونل { $sides }
saboteur-duel-board-card-turn = پیچ { $sides }
saboteur-duel-board-card-bridge = پل
saboteur-duel-board-card-double = دو پیچ، { $first } و { $second }
saboteur-duel-board-card-ends = { $count ->
    [one] بن‌بست { $sides }
   *[other] بن‌بست‌های { $sides }
}
saboteur-duel-board-card-door-green = درِ سبز ({ $side })
saboteur-duel-board-card-door-blue = درِ آبی ({ $side })
saboteur-duel-board-card-troll = دیو ({ $side })
saboteur-duel-board-card-gold = { $count } قطعه‌ی طلا
saboteur-duel-board-card-ladder-green = نردبان سبز
saboteur-duel-board-card-ladder-blue = نردبان آبی
saboteur-duel-board-card-start-green = کارت آغاز سبز
saboteur-duel-board-card-start-blue = کارت آغاز آبی
saboteur-duel-board-goals = شش هدف، به پشت
saboteur-duel-board-card-goal = هدف، به پشت
saboteur-duel-board-card-sabotage = خرابکاری: { $tools }
saboteur-duel-board-card-repair = تعمیر: { $tools }
saboteur-duel-board-card-key = کلید
saboteur-duel-board-card-rockfall = ریزش آوار
saboteur-duel-board-card-map = نقشه

saboteur-duel-board-place = ستون { $column }، ردیف { $line }: { $what }
saboteur-duel-board-empty = خالی
saboteur-duel-board-counter-green = نشانگر سبز
saboteur-duel-board-counter-blue = نشانگر آبی
saboteur-duel-board-key-green = سبز با کلید بازش کرده است
saboteur-duel-board-key-blue = آبی با کلید بازش کرده است
saboteur-duel-board-reached-green = سبز به آن راه دارد
saboteur-duel-board-reached-blue = آبی به آن راه دارد
saboteur-duel-board-reached-both = هر دو به آن راه دارند
saboteur-duel-board-known = فقط شما می‌دانید: { $card }
saboteur-duel-board-looked-green = سبز آن را دیده است
saboteur-duel-board-looked-blue = آبی آن را دیده است

saboteur-duel-board-offer-upright = کارت این‌جا جور می‌شود.
saboteur-duel-board-offer-turned = کارت این‌جا سروته جور می‌شود.
saboteur-duel-board-offer-both = کارت این‌جا هم راست و هم سروته جور می‌شود.
saboteur-duel-board-offer-key = این در را می‌شود با کلید باز کرد.
saboteur-duel-board-offer-rockfall = این کارت را می‌شود برداشت.
saboteur-duel-board-offer-map = این هدف را می‌شود دید.
saboteur-duel-board-offer-bribe = به این دیو می‌شود رشوه داد.
saboteur-duel-board-offer-orient = انتخاب کنید این هدف راست بماند یا سروته.
saboteur-duel-board-previewed = انتخاب شد. برای تأیید، یک بار دیگر انتخابش کنید.
saboteur-duel-board-hint = پیشنهاد ما.
saboteur-duel-board-bad = مانع این‌جاست.
saboteur-duel-board-bad-side = مانع این‌جاست ({ $side }).
saboteur-duel-board-tried = رد شد.

saboteur-duel-board-chosen = انتخاب شد.
saboteur-duel-board-turned = سروته است.
saboteur-duel-board-given = سوزانده خواهد شد.
saboteur-duel-board-idle = الان فقط می‌شود آن را سوزاند.

## What is asked

saboteur-duel-board-act = نوبت شماست: یک کارت انتخاب کنید.
saboteur-duel-board-act-broken = نوبت شماست. تا ابزارتان شکسته است نمی‌توانید کارت مسیر بگذارید: { $tools }.
saboteur-duel-board-act-bribe = نوبت شماست: یک کارت انتخاب کنید یا اول به دیو رشوه بدهید.
saboteur-duel-board-acts = نوبت { $seat } است.
saboteur-duel-board-lay = { $count ->
    [one] { $count } جا برایش هست. همان را انتخاب کنید.
   *[other] { $count } جا برایش هست. یکی را انتخاب کنید.
}
saboteur-duel-board-lay-there = برای گذاشتن کارت، همان جا را دوباره انتخاب کنید.
saboteur-duel-board-lay-not = این‌طور جور نمی‌شود.
saboteur-duel-board-nowhere = الان هیچ‌جا جور نمی‌شود. جایی را انتخاب کنید تا دلیلش را ببینید، یا آن را بسوزانید.
saboteur-duel-board-nowhere-broken = تا ابزارتان شکسته است نمی‌شود کارت مسیر گذاشت: { $tools }. می‌توانید آن را بسوزانید.
saboteur-duel-board-nowhere-sabotage = این ابزار حریف از قبل شکسته است: { $tools }. می‌توانید این کارت را بسوزانید.
saboteur-duel-board-nowhere-repair = چیزی برای تعمیر ندارد: { $tools }. می‌توانید آن را بسوزانید.
saboteur-duel-board-nowhere-key = درِ بسته‌ای به رنگ دیگر نیست. می‌توانید این کارت را بسوزانید.
saboteur-duel-board-nowhere-rockfall = کارتی نیست که ریزش آوار بردارد. می‌توانید این کارت را بسوزانید.
saboteur-duel-board-nowhere-map = هیچ هدفی به پشت نیست. می‌توانید این کارت را بسوزانید.
saboteur-duel-board-pick-key = کدام در باز شود؟
saboteur-duel-board-pick-rockfall = کدام کارت برداشته شود؟
saboteur-duel-board-pick-map = کدام هدف را می‌خواهید ببینید؟
saboteur-duel-board-again = برای تأیید، دوباره انتخابش کنید.
saboteur-duel-board-sabotage-whom = ابزار { $seat } شکسته شود؟
saboteur-duel-board-repair-what = کدام ابزار را تعمیر می‌کنید؟
saboteur-duel-board-discard-what = یک یا دو کارت برای سوزاندن انتخاب کنید.
saboteur-duel-board-discard-these = { $count ->
    [one] { $count } کارت می‌سوزانید و یکی می‌کشید. یکی دیگر هم می‌شود.
   *[other] { $count } کارت می‌سوزانید و به همان تعداد می‌کشید.
}
saboteur-duel-board-discard-clear = اگر با آن‌ها ابزاری تعمیر کنید، فقط یکی می‌کشید.
saboteur-duel-board-orient = هدف راست بماند یا سروته؟
saboteur-duel-board-orients = { $seat } انتخاب می‌کند هدف راست بماند یا سروته.
saboteur-duel-board-bribe = به دیو رشوه بدهید یا نوبتتان را تمام کنید.
saboteur-duel-board-bribe-this = به این دیو رشوه می‌دهید؟ در پایان دور یک کارت طلا خرج دارد.
saboteur-duel-board-over-none = بازی تمام شد: { $total } قطعه‌ی طلا. از ۱۵ به بالا برنده می‌شوید.
saboteur-duel-board-over-not-bad = { $total } قطعه‌ی طلا: بد نیست!
saboteur-duel-board-over-nose = { $total } قطعه‌ی طلا: بوی طلا را می‌شناسید!
saboteur-duel-board-over-master = { $total } قطعه‌ی طلا: استاد معدن!

saboteur-duel-board-do-lay = بگذار
saboteur-duel-board-do-key = باز کن
saboteur-duel-board-do-rockfall = بردار
saboteur-duel-board-do-map = ببین
saboteur-duel-board-do-bribe = به دیو رشوه بده
saboteur-duel-board-do-bribe-one = رشوه به دیو { $number }
saboteur-duel-board-do-orient = همین‌طور بماند
saboteur-duel-board-do-sabotage = شکستن { $tool }
saboteur-duel-board-do-repair = تعمیر { $tool }
saboteur-duel-board-do-pass = بسوزان
saboteur-duel-board-do-clear = تعمیر { $tool }
saboteur-duel-board-do-end = پایان نوبت
saboteur-duel-board-ends = نوبتم خودش تمام شود
saboteur-duel-board-do-turn = سروته کن
saboteur-duel-board-do-cancel = لغو
saboteur-duel-board-do-discard = سوزاندن…
saboteur-duel-board-way-upright = راست
saboteur-duel-board-way-turned = سروته

## Around the maze

saboteur-duel-board-closer = بزرگ‌تر
saboteur-duel-board-further = کوچک‌تر
saboteur-duel-board-fit = نمایش همه‌ی هزارتو
saboteur-duel-board-routes = نمایش راه‌ها
saboteur-duel-board-keys-help = با کلیدهای جهت در هزارتو حرکت کنید؛ R کارت را سروته می‌کند، Escape لغو می‌کند، + و − بزرگ و کوچک می‌کنند و ۰ همه را نشان می‌دهد.
saboteur-duel-board-round = دور { $round } از ۳
saboteur-duel-board-pile = { $count } کارت در دسته
saboteur-duel-board-discard = { $count } کارت سوخته
saboteur-duel-board-discard-title = کارت‌های سوخته
saboteur-duel-board-discard-none = هنوز کارتی نسوخته است.
saboteur-duel-board-copies = { $card } × { $count }
saboteur-duel-board-counters = { $count } نشانگر مانده
saboteur-duel-board-keys = { $count } کلید مانده
saboteur-duel-board-dwarf-green = { $seat }، کوتوله‌ی سبز: { $nuggets } قطعه‌ی طلا، { $claimed } قطعه‌ی دیگر در این دور، { $cards } کارت در دست.
saboteur-duel-board-dwarf-blue = { $seat }، کوتوله‌ی آبی: { $nuggets } قطعه‌ی طلا، { $claimed } قطعه‌ی دیگر در این دور، { $cards } کارت در دست.
saboteur-duel-board-owes = به { $count } دیو بدهکار است.
saboteur-duel-board-broken = شکسته: { $tools }.
saboteur-duel-board-you = این شما هستید.
saboteur-duel-board-last = آخرین کارت: { $card }.
saboteur-duel-board-on-turn = نوبت اوست.
saboteur-duel-board-winner = برنده.
saboteur-duel-board-progress = { $total } از ۲۵ قطعه‌ی طلا. از ۱۵ بد نیست، از ۲۰ بوی طلا را می‌شناسید، از ۲۵ استاد معدنید.

## The score sheet

saboteur-duel-score-caption = قطعه‌های طلای هر دور؛ هر کس بیشتر داشته باشد برنده است
saboteur-duel-score-caption-solo = قطعه‌های طلای هر دور
saboteur-duel-score-who = کوتوله
saboteur-duel-score-round = دور { $round }
saboteur-duel-score-total = مجموع
saboteur-duel-score-paid = { $paid } به دیوها
saboteur-duel-score-chart = نمودار: مجموع‌ها پس از هر دور. همین عددها در جدول هم هست.
saboteur-duel-score-why-goals = همه‌ی هدف‌ها رو شدند.
saboteur-duel-score-why-counters = همه‌ی نشانگرها گذاشته شدند.
saboteur-duel-score-why-cards = همه‌ی کارت‌ها بازی شدند.
saboteur-duel-score-band-none = بدون برد
saboteur-duel-score-band-not-bad = بد نیست
saboteur-duel-score-band-nose = بوی طلا
saboteur-duel-score-band-master = استاد معدن
saboteur-duel-score-best = بهترین نتیجه‌های شما روی این دستگاه
saboteur-duel-score-this = همین بازی
