saboteur-duel-about = دو کوتوله دنبال طلا می‌گردند و هر کدام دوست دارد تنها بگردد. دالان بسازید، درها را ببندید، به ترول‌ها رشوه بدهید: پس از سه دور، هر کس تکه‌طلای بیشتری داشته باشد برنده است. یک‌نفره هم می‌شود.

## The board

saboteur-duel-board-players = کوتوله‌ها
saboteur-duel-board-maze = دالان‌ها
saboteur-duel-board-hand = دست شما
saboteur-duel-board-hands = دست‌های باز
saboteur-duel-board-supply = موجودی

saboteur-duel-board-all-sides = در هر چهار سو

saboteur-duel-board-card-crossroads = چهارراه
saboteur-duel-board-card-junction = سه‌راهی { $sides }
saboteur-duel-board-card-straight = دالان { $sides }
saboteur-duel-board-card-turn = پیچ { $sides }
saboteur-duel-board-card-bridge = پل
saboteur-duel-board-card-double = پیچ دوتایی، { $first } و { $second }
saboteur-duel-board-card-ends = { $count ->
    [one] بن‌بست { $sides }
   *[other] بن‌بست‌های { $sides }
}
saboteur-duel-board-card-door-green = درِ سبز ({ $side })
saboteur-duel-board-card-door-blue = درِ آبی ({ $side })
saboteur-duel-board-card-troll = ترول ({ $side })
saboteur-duel-board-card-gold = { $count } تکه‌طلا
saboteur-duel-board-card-ladder-green = نردبان سبز
saboteur-duel-board-card-ladder-blue = نردبان آبی
saboteur-duel-board-card-start-green = خانه‌ی شروع سبز
saboteur-duel-board-card-start-blue = خانه‌ی شروع آبی
saboteur-duel-board-card-goal = مقصد، به پشت
saboteur-duel-board-card-sabotage = خرابکاری: { $tools }
saboteur-duel-board-card-repair = تعمیر: { $tools }
saboteur-duel-board-card-key = کلید
saboteur-duel-board-card-rockfall = ریزش
saboteur-duel-board-card-map = نقشه

saboteur-duel-board-place = ستون { $column }، ردیف { $line }: { $what }
saboteur-duel-board-empty = خالی
saboteur-duel-board-counter-green = مهره‌ی سبز
saboteur-duel-board-counter-blue = مهره‌ی آبی
saboteur-duel-board-key-green = سبز قفل را باز کرده است
saboteur-duel-board-key-blue = آبی قفل را باز کرده است
saboteur-duel-board-reached-green = سبز به آن راه دارد
saboteur-duel-board-reached-blue = آبی به آن راه دارد
saboteur-duel-board-reached-both = هر دو به آن راه دارند
saboteur-duel-board-known = فقط شما می‌دانید: { $card }
saboteur-duel-board-looked-green = سبز آن را دیده است
saboteur-duel-board-looked-blue = آبی آن را دیده است

saboteur-duel-board-offer-upright = کارت این‌جا جور می‌شود.
saboteur-duel-board-offer-turned = کارت این‌جا برعکس جور می‌شود.
saboteur-duel-board-offer-both = کارت این‌جا از هر دو سو جور می‌شود.
saboteur-duel-board-offer-key = قفل این در را می‌شود باز کرد.
saboteur-duel-board-offer-rockfall = این کارت را می‌شود فرو ریخت.
saboteur-duel-board-offer-map = این مقصد را می‌شود دید.
saboteur-duel-board-offer-bribe = به این ترول می‌شود رشوه داد.
saboteur-duel-board-offer-orient = این مقصد منتظر است که جهتش معلوم شود.
saboteur-duel-board-previewed = انتخاب شد. برای تأیید، یک بار دیگر.
saboteur-duel-board-hint = پیشنهاد ما.
saboteur-duel-board-bad = مانع این‌جاست.
saboteur-duel-board-bad-side = مانع این‌جاست ({ $side }).
saboteur-duel-board-tried = رد شد.

saboteur-duel-board-chosen = انتخاب شد.
saboteur-duel-board-turned = برعکس است.
saboteur-duel-board-given = سوزانده می‌شود.
saboteur-duel-board-idle = الان فقط می‌شود آن را سوزاند.

## What is asked

saboteur-duel-board-act = نوبت شماست: یک کارت انتخاب کنید.
saboteur-duel-board-act-broken = نوبت شماست. تا ابزارتان خراب است، کارت مسیر بازی نمی‌شود: { $tools }.
saboteur-duel-board-act-bribe = نوبت شماست: یک کارت انتخاب کنید یا اول به ترول رشوه بدهید.
saboteur-duel-board-acts = نوبت { $seat } است.
saboteur-duel-board-lay = { $count ->
    [one] { $count } جا برایش هست. همان را بزنید.
   *[other] { $count } جا برایش هست. یکی را بزنید.
}
saboteur-duel-board-lay-there = برای گذاشتن کارت، دوباره بزنید.
saboteur-duel-board-lay-not = از این سو جور نمی‌شود.
saboteur-duel-board-nowhere = الان نمی‌شود بازی‌اش کرد. جایی را بزنید تا دلیلش را ببینید، یا آن را بسوزانید.
saboteur-duel-board-pick-key = قفل کدام در باز شود؟
saboteur-duel-board-pick-rockfall = کدام کارت فرو بریزد؟
saboteur-duel-board-pick-map = کدام مقصد را می‌خواهید ببینید؟
saboteur-duel-board-again = برای تأیید، دوباره بزنید.
saboteur-duel-board-sabotage-whom = ابزار { $seat } خراب شود؟
saboteur-duel-board-repair-what = کدام ابزار را تعمیر می‌کنید؟
saboteur-duel-board-discard-what = یک یا دو کارت برای سوزاندن انتخاب کنید.
saboteur-duel-board-discard-these = { $count } کارت می‌سوزانید و به همان تعداد می‌کشید.
saboteur-duel-board-discard-clear = اگر با آن‌ها ابزاری تعمیر کنید، فقط یکی می‌کشید.
saboteur-duel-board-orient = مقصد از کدام سو بماند؟
saboteur-duel-board-orients = { $seat } مقصدی را رو می‌کند.
saboteur-duel-board-bribe = به ترول رشوه بدهید یا نوبتتان را تمام کنید.
saboteur-duel-board-bribe-this = به این ترول رشوه می‌دهید؟ در پایان دور یک کارت طلا خرج دارد.
saboteur-duel-board-over-none = بازی تمام شد: { $total } تکه‌طلا. از ۱۵ به بالا برنده می‌شوید.
saboteur-duel-board-over-not-bad = { $total } تکه‌طلا: بد نیست!
saboteur-duel-board-over-nose = { $total } تکه‌طلا: بوی طلا را می‌شناسید!
saboteur-duel-board-over-master = { $total } تکه‌طلا: استاد معدن!

saboteur-duel-board-do-lay = بگذار
saboteur-duel-board-do-key = باز کن
saboteur-duel-board-do-rockfall = فرو بریز
saboteur-duel-board-do-map = ببین
saboteur-duel-board-do-bribe = رشوه بده
saboteur-duel-board-do-orient = همین‌طور بماند
saboteur-duel-board-do-sabotage = خرابکاری: { $tool }
saboteur-duel-board-do-repair = تعمیر { $tool }
saboteur-duel-board-do-pass = بسوزان
saboteur-duel-board-do-clear = تعمیر { $tool }
saboteur-duel-board-do-end = پایان نوبت
saboteur-duel-board-do-turn = چرخاندن
saboteur-duel-board-do-cancel = برگشت
saboteur-duel-board-do-discard = سوزاندن…
saboteur-duel-board-way-upright = ایستاده
saboteur-duel-board-way-turned = برعکس

## Around the maze

saboteur-duel-board-closer = بزرگ‌تر
saboteur-duel-board-further = کوچک‌تر
saboteur-duel-board-fit = نمایش همه‌ی دالان‌ها
saboteur-duel-board-routes = نمایش راه‌ها
saboteur-duel-board-keys-help = با کلیدهای جهت در دالان‌ها حرکت کنید؛ R کارت را می‌چرخاند، Escape برمی‌گرداند، + و − بزرگ و کوچک می‌کنند و ۰ همه را نشان می‌دهد.
saboteur-duel-board-round = دور { $round } از ۳
saboteur-duel-board-pile = { $count } کارت در دسته
saboteur-duel-board-discard = { $count } کارت سوخته
saboteur-duel-board-discard-title = کارت‌های سوخته
saboteur-duel-board-discard-none = هنوز کارتی نسوخته است.
saboteur-duel-board-copies = { $card } × { $count }
saboteur-duel-board-counters = { $count } مهره مانده
saboteur-duel-board-keys = { $count } کلید مانده
saboteur-duel-board-dwarf-green = { $seat }، کوتوله‌ی سبز: { $nuggets } تکه‌طلا، { $claimed } تکه‌طلای دیگر در این دور، { $cards } کارت در دست.
saboteur-duel-board-dwarf-blue = { $seat }، کوتوله‌ی آبی: { $nuggets } تکه‌طلا، { $claimed } تکه‌طلای دیگر در این دور، { $cards } کارت در دست.
saboteur-duel-board-owes = به { $count } ترول بدهکار است.
saboteur-duel-board-broken = خراب: { $tools }.
saboteur-duel-board-you = این شما هستید.
saboteur-duel-board-on-turn = نوبت اوست.
saboteur-duel-board-winner = برنده.
saboteur-duel-board-nuggets-title = تکه‌طلاها
saboteur-duel-board-cards-title = کارت‌های دست
saboteur-duel-board-bribes-title = ترول‌هایی که باید پرداخت
saboteur-duel-board-progress = { $total } از ۲۵ تکه‌طلا. از ۱۵ بد نیست، از ۲۰ بوی طلا را می‌شناسید، از ۲۵ استاد معدنید.

## The score sheet

saboteur-duel-score-caption = تکه‌طلاهای هر دور؛ بیشترین برنده است
saboteur-duel-score-caption-solo = تکه‌طلاهای هر دور
saboteur-duel-score-who = کوتوله
saboteur-duel-score-round = دور { $round }
saboteur-duel-score-total = مجموع
saboteur-duel-score-paid = { $paid } به ترول‌ها
saboteur-duel-score-chart = نمودار: مجموع‌ها پس از هر دور. همین عددها در جدول هم هست.
saboteur-duel-score-why-goals = همه‌ی مقصدها رو شدند.
saboteur-duel-score-why-counters = همه‌ی مهره‌ها گذاشته شدند.
saboteur-duel-score-why-cards = همه‌ی کارت‌ها بازی شدند.
saboteur-duel-score-band-none = بدون برد
saboteur-duel-score-band-not-bad = بد نیست
saboteur-duel-score-band-nose = بوی طلا
saboteur-duel-score-band-master = استاد معدن
saboteur-duel-score-best = بهترین نتیجه‌های شما روی این دستگاه
saboteur-duel-score-this = همین بازی

## Ways to play

saboteur-duel-way-duel = دونفره
saboteur-duel-way-duel-about = دو کوتوله، سه دور. حدود نیم ساعت.
saboteur-duel-way-solo = تک‌نفره
saboteur-duel-way-solo-about = یک کوتوله در برابر کوه: با ۱۵ تکه‌طلا برنده‌اید، با ۲۵ استاد معدن.
saboteur-duel-pick-colour = کوتوله‌ی شما
saboteur-duel-pick-green = سبز
saboteur-duel-pick-blue = آبی

## The guided first game

saboteur-duel-lesson-title = اولین بازی شما
saboteur-duel-lesson-step = گام { $step } از { $steps }
saboteur-duel-lesson-skip = رد کردن
saboteur-duel-lesson-again = دوباره
saboteur-duel-lesson-next = بعدی
saboteur-duel-lesson-done = پایان
saboteur-duel-lesson-repeat = از اول
saboteur-duel-lesson-me = نوآموز
saboteur-duel-lesson-second = سارا

saboteur-duel-lesson-dig = شما کوتوله‌ی سبز هستید: از خانه‌ی شروع سبز راه می‌افتید و زیر مقصدهای سرخ دنبال طلا می‌گردید. یک کارت انتخاب کنید، یکی از جاهای روشن را بزنید و برای گذاشتن کارت دوباره بزنید.
saboteur-duel-lesson-dig-done = آفرین! کارت باید با همه‌ی همسایه‌هایش جور شود و راه خودتان را ادامه دهد. خط سبز نشان می‌دهد تا کجا راه دارید.
saboteur-duel-lesson-dig-missed = کارتی را روی یکی از جاهای روشن بگذارید.
saboteur-duel-lesson-goal = تا اولین مقصد فقط یک کارت مانده است. آن را بگذارید تا مقصد رو شود؛ اگر از هر دو سو جور شود، جهتش را شما انتخاب می‌کنید.
saboteur-duel-lesson-goal-done = طلا! مهره‌ی شما روی آن است: در پایان دور { $nuggets } تکه‌طلا مال شماست، حتی اگر راه خراب شود.
saboteur-duel-lesson-goal-missed = کارت آن‌جا هم جور می‌شود، ولی به مقصدی نمی‌رسد. جای دالان صاف، میان راه شما و مقصد است.
saboteur-duel-lesson-door = درِ آبیِ چهارگوش به روی شما بسته است؛ درِ سبزِ گرد همیشه باز است. کلید، درِ رنگ دیگر را باز می‌کند. از آن استفاده کنید.
saboteur-duel-lesson-door-done = باز شد! خط شما پشت در ادامه دارد. برای کوتوله‌ی آبی چیزی عوض نمی‌شود.
saboteur-duel-lesson-door-missed = این دالان بود. کارت کلید درِ آبی را باز می‌کند: اول کلید را انتخاب کنید، بعد در را.
saboteur-duel-lesson-tools = فانوس شما خراب است و نمی‌توانید دالان بسازید. آن را تعمیر کنید و در چرخ‌دستی حریف خرابکاری کنید.
saboteur-duel-lesson-tools-done = حالا شما می‌توانید دالان بسازید و حریف نمی‌تواند. اگر کارت تعمیر ندارید، با سوزاندن دو کارت هم می‌شود.
saboteur-duel-lesson-tools-missed = یکی از این دو کار هنوز مانده است.
saboteur-duel-lesson-troll = ترولی راه مقصد را بسته است. با رشوه راه می‌دهد: ترول را بزنید و تأیید کنید. در پایان دور یکی از کارت‌های طلای شما را می‌گیرد.
saboteur-duel-lesson-troll-done = راه باز شد و { $nuggets } تکه‌طلا پشت آن بود. از این پس ترول برای هر دو خواب است.
saboteur-duel-lesson-troll-missed = ترول هنوز سر جایش است. پیش از گذاشتن کارت یا پس از آن می‌توانید به او رشوه بدهید.
saboteur-duel-lesson-map = آیا مقصد به راهش می‌ارزد؟ شش مقصد به پشت‌اند و بعضی طلا ندارند. نقشه را بازی کنید و یکی را ببینید.
saboteur-duel-lesson-map-done = آنچه زیر چشم باز است فقط شما می‌بینید. حریف می‌بیند که نگاه کرده‌اید و کنجکاو می‌ماند.
saboteur-duel-lesson-map-missed = نقشه را انتخاب کنید، بعد یک مقصد را.
saboteur-duel-lesson-end = همین بود. سه دور بازی می‌کنید و بیشترین تکه‌طلا برنده است. قوانین همیشه دم دست‌اند و اگر جای خاموشی را بزنید، دلیلش را می‌گوید.
saboteur-duel-key-turn = چرخاندن کارتی که برداشته‌اید (تا وقتی کارتی برداشته‌اید، به‌جای قواعد)
