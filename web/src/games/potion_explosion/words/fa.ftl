potion-explosion-about = گویی بردارید تا هم‌رنگ‌ها به هم بخورند و منفجر شوند، و با آنچه به دست آوردید معجون بسازید.
potion-explosion-way-table = در مدرسه‌ی معجون‌سازی
potion-explosion-way-table-about = برای دو تا چهار نفر، هر کس برای خودش. حدود نیم ساعت.
potion-explosion-way-short = بازی کوتاه
potion-explosion-way-short-about = ستون شمارش معکوس فقط دو ژتون ناز شست دارد و بازی زودتر تمام می‌شود.
potion-explosion-countdown = ژتون‌های ناز شست در ستون شمارش معکوس
potion-explosion-countdown-unset = طبق قوانین: ۴، ۵ یا ۶
potion-explosion-pick-placing = گویی که به حفره‌ای می‌خورد
potion-explosion-pick-must = باید گذاشته شود
potion-explosion-pick-free = می‌تواند به بالن برود
potion-explosion-pick-first = بازیکن اول
potion-explosion-pick-leave = نوع معجون‌ها
potion-explosion-pick-beginner = شش نوع آسان
potion-explosion-pick-random = به قرعه
potion-explosion-pick-own = انتخاب خودم
potion-explosion-pick-question = کدام دو نوع بیرون بمانند؟
potion-explosion-left-out = بیرون از این بازی: { $leave }.

## The board

potion-explosion-board-players = بازیکنان
potion-explosion-board-dispenser = توزیع‌کننده
potion-explosion-board-starters = کاشی‌های آغازین
potion-explosion-board-stacks = دسته‌های کاشی
potion-explosion-board-desk = میز کار شما
potion-explosion-board-desks = میز کار همه
potion-explosion-board-hand = گوی‌های دست شما
potion-explosion-board-hand-empty = دستتان خالی است
potion-explosion-board-flask = بالن شما: { $count } از { $most }
potion-explosion-board-shelf = معجونستان شما
potion-explosion-board-shelf-empty = جای معجون‌های کامل‌شده

potion-explosion-board-magic-R = دود اژدها
potion-explosion-board-magic-B = اشک تک‌شاخ
potion-explosion-board-magic-K = آب بینی غول
potion-explosion-board-magic-Y = شوره‌ی سر پری
potion-explosion-board-track = ردیف { $track }، { $count } گوی پنهان
potion-explosion-board-marble = ردیف { $track }، جای { $place }، { $colour }، { $magic }
potion-explosion-board-marble-behind = ردیف { $track }، جای { $place } پشت طاق، { $colour }، { $magic }
potion-explosion-board-takes = { $count } گوی می‌گیرد
potion-explosion-board-can-take = می‌شود انتخاب کرد
potion-explosion-board-chosen = انتخاب شده

potion-explosion-board-tile = { $tile }، { $points } امتیاز. حفره‌ها: { $colours }.
potion-explosion-board-burner = چراغ { $burner }: { $tile }، { $points } امتیاز. هنوز می‌خواهد: { $colours }.
potion-explosion-board-burner-filled = روی آن: { $colours }.
potion-explosion-board-burner-empty = چراغ { $burner }: خالی.
potion-explosion-board-flask-has = { $colours ->
    [none] بالن خالی است.
   *[other] در بالن: { $colours }.
}
potion-explosion-board-stack = دسته‌ی { $stack }، { $count } کاشی. رو:
potion-explosion-board-stack-empty = دسته‌ی { $stack }: خالی
potion-explosion-board-potion = { $tile }، { $points } امتیاز.
potion-explosion-board-potion-drunk = { $tile }، { $points } امتیاز، نوشیده‌شده.
potion-explosion-board-in-hand = در دست: { $count } { $colour }
potion-explosion-board-in-flask = در بالن: { $colour }
potion-explosion-board-into-hand = به دست
potion-explosion-board-into-flask = به بالن

potion-explosion-board-tokens = ژتون‌های ناز شست در ستون شمارش معکوس: { $countdown }، در بانک: { $bank }. ژتون‌های تقلب مانده: { $helps }.

potion-explosion-board-player = { $seat }: { $points } امتیاز، { $potions } معجون، ژتون ناز شست { $skills }، ژتون تقلب { $helps }.
potion-explosion-board-you = این شمایید.
potion-explosion-board-on-turn = نوبت اوست.
potion-explosion-board-first = بازیکن اول.
potion-explosion-board-winner = برنده.
potion-explosion-board-tie-count = در دور تعیین برنده { $count } گوی گرفته است.

## What is asked

potion-explosion-board-ask-draft = یک کاشی آغازین برای چراغتان انتخاب کنید.
potion-explosion-board-ask-pick = نوبت شماست: یک گوی از توزیع‌کننده بردارید.
potion-explosion-board-ask-put = گوی‌هایتان را روی چراغ‌ها بگذارید.
potion-explosion-board-ask-flask = گویی را که جایی ندارد در بالن نگه دارید.
potion-explosion-board-ask-flask-which = { $count ->
    [one] بالنتان برای یک گوی دیگر جا دارد: کدام بماند؟
   *[other] بالنتان برای { $count } گوی دیگر جا دارد: کدام‌ها بمانند؟
}
potion-explosion-board-ask-end = کارتان تمام شد؟ نوبت را تمام کنید.
potion-explosion-board-ask-end-surplus = بالنتان پر است. در پایان برمی‌گردد: { $colours }.
potion-explosion-board-ask-help = تقلب کوچولو، به بهای ۲ امتیاز: هر گویی را بدون انفجار بردارید.
potion-explosion-board-ask-refill = از یکی از دسته‌ها کاشی تازه بردارید.
potion-explosion-board-ask-tiebreak = دور تعیین برنده، بار { $round }: هر کس گوی بیشتری بردارد برنده است. یکی بردارید!
potion-explosion-board-ask-prism = گویی از بالنتان انتخاب کنید: به هر حفره‌ای می‌خورد.
potion-explosion-board-ask-prism-more = گوی دیگری از بالن بگذارید، یا تمام کنید.
potion-explosion-board-ask-prism-hole = گوی { $colour } در کدام حفره بنشیند؟
potion-explosion-board-ask-sands = غبار زمان: کدام اثر را دوباره می‌خواهید؟
potion-explosion-board-ask-wisdom = هر گویی را که می‌خواهید بدون انفجار بردارید.
potion-explosion-board-ask-blind_love = بالن چه کسی را می‌خواهید؟
potion-explosion-board-ask-magnetic = دو گوی کنار هم با رنگ‌های متفاوت بردارید.
potion-explosion-board-ask-prismatic = گوی‌های بالنتان به هر حفره‌ای می‌خورند. می‌نوشید؟
potion-explosion-board-ask-abyssal = از گوی‌های سر ردیف‌ها بردارید، هر کدام از رنگی دیگر.
potion-explosion-board-ask-balm = گوی‌های هم‌رنگ کنار هم را بردارید.
potion-explosion-board-ask-filter = تا ۵ گوی هم‌رنگ از یک ردیف انتخاب کنید؛ برمی‌گردند.
potion-explosion-board-ready-take = { $count ->
    [one] { $count } گوی انتخاب شد. برمی‌دارید؟
   *[other] { $count } گوی انتخاب شد. برمی‌دارید؟
}
potion-explosion-board-ready-filter = { $count ->
    [one] { $count } گوی انتخاب شد. برمی‌گردانید؟
   *[other] { $count } گوی انتخاب شد. برمی‌گردانید؟
}
potion-explosion-board-would-take = { $count ->
    [one] { $count } گوی برمی‌دارید، بدون انفجار.
   *[other] { $count } گوی برمی‌دارید!
}
potion-explosion-board-would-take-more = { $count ->
    [one] { $count } گوی برمی‌دارید و شاید بیشتر: گوی‌های پنهان هم شاید به هم بخورند.
   *[other] { $count } گوی برمی‌دارید و شاید بیشتر!
}
potion-explosion-board-would-help = این گوی را با ۲ امتیاز، بدون انفجار برمی‌دارید.
potion-explosion-board-would-drink = این گوی را بدون انفجار برمی‌دارید.
potion-explosion-board-again-take = برای برداشتن، دوباره لمس کنید.
potion-explosion-board-again-tile = برای برداشتن، دوباره لمسش کنید.
potion-explosion-board-held-hand = گوی { $colour } کجا برود: روی چراغ یا در بالن؟
potion-explosion-board-held-burners = گوی { $colour } روی کدام چراغ برود؟
potion-explosion-board-held-burner = گوی { $colour } را روی چراغش بگذارید.
potion-explosion-board-held-keep = گوی { $colour } حالا به حفره‌ای نمی‌خورد: در بالن نگهش دارید.
potion-explosion-board-held-flask = گوی { $colour } کجا برود: روی چراغ یا به دست؟
potion-explosion-board-held-flask-hand = گوی { $colour } حالا به حفره‌ای نمی‌خورد؛ می‌شود به دستتان برش گرداند.
potion-explosion-board-held-nowhere = گوی { $colour } حالا جایی ندارد.
potion-explosion-board-waits-draft = { $seat } کاشی آغازین انتخاب می‌کند.
potion-explosion-board-waits-turn = نوبت { $seat } است.
potion-explosion-board-waits-prism = { $seat } سرخوش از رنگین‌کمان است.
potion-explosion-board-waits-refill = { $seat } کاشی تازه برمی‌دارد.
potion-explosion-board-waits-tiebreak = دور تعیین برنده: { $seat } برمی‌دارد.

potion-explosion-board-do-help = تقلب −۲
potion-explosion-board-do-all = گذاشتن همه
potion-explosion-board-do-keep = بقیه در بالن
potion-explosion-board-do-end = پایان نوبت
potion-explosion-board-do-undo = پس گرفتن
potion-explosion-board-do-cancel = لغو
potion-explosion-board-do-take = { $count ->
    [0] برداشتن
   *[other] برداشتن { $count }
}
potion-explosion-board-do-return = { $count ->
    [0] برگرداندن
   *[other] برگرداندن { $count }
}
potion-explosion-board-do-drink = نوشیدن
potion-explosion-board-do-put = چراغ { $burner }
potion-explosion-board-do-to_flask = بالن
potion-explosion-board-do-to_hand = دست
potion-explosion-board-do-prism = چراغ { $burner }: { $hole }
potion-explosion-board-do-prism-done = تمام

potion-explosion-key-undo = پس گرفتن آخرین حرکت
potion-explosion-key-back = لغو یک انتخاب

## The score sheet

potion-explosion-score-caption = امتیازها
potion-explosion-score-who = بازیکن
potion-explosion-score-potions = معجون‌ها
potion-explosion-score-skills = ناز شست
potion-explosion-score-helps = تقلب
potion-explosion-score-total = جمع
potion-explosion-score-tie = تعیین برنده
potion-explosion-score-shelves = معجون‌های کامل‌شده
potion-explosion-score-legend = معنی نشانه‌ها
potion-explosion-score-potions-about = معجون‌ها
potion-explosion-score-skills-about = ژتون ناز شست، هر کدام ۴ امتیاز
potion-explosion-score-helps-about = ژتون تقلب، هر کدام ۲ امتیاز کم
potion-explosion-score-tie-about = گوی‌ها در دور تعیین برنده
