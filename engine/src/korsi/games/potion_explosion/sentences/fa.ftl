potion-explosion = معجون انفجاری
potion-explosion-kind-wisdom = معجون خرد
potion-explosion-kind-blind_love = اکسیر عشق آتشین
potion-explosion-kind-magnetic = معجون جذابیت مغناطیسی
potion-explosion-kind-prismatic = معجون سرخوشی رنگین‌کمانی
potion-explosion-kind-abyssal = دُرد
potion-explosion-kind-sands = غبار زمان
potion-explosion-kind-balm = آخرت‌چسب
potion-explosion-kind-filter = فیلتر پاک‌سازی

## Words: tiles and marbles, as they stand inside the sentences below

potion-explosion-tile = { $kind } ({ $holes })

potion-explosion-colour-R = قرمز
potion-explosion-colour-B = آبی
potion-explosion-colour-K = سیاه
potion-explosion-colour-Y = زرد

potion-explosion-marbles-R = { $count } قرمز
potion-explosion-marbles-B = { $count } آبی
potion-explosion-marbles-K = { $count } سیاه
potion-explosion-marbles-Y = { $count } زرد

## Refusals

potion-explosion-first-missing = صندلی { $number } نمی‌تواند شروع کند: این میز فقط { $count } صندلی دارد.
potion-explosion-over = بازی تمام شده است.
potion-explosion-not-now = { $phase ->
    [draft] اول هر کس دو کاشی آغازین برمی‌دارد.
    [prism] اول معجون سرخوشی رنگین‌کمانی را تمام کنید: گویی از بالنتان را در حفره‌ای بگذارید.
    [refill] نوبت تمام شده است؛ حالا برای چراغ‌هایتان کاشی تازه بردارید.
   *[tiebreak] در دور تعیین برنده هر بازیکن مساوی فقط یک گوی برمی‌دارد و کار دیگری نمی‌کند.
}
potion-explosion-not-in-a-turn = { $do ->
    [starter] همه‌ی کاشی‌های آغازین برداشته شده‌اند.
    [tile] کاشی تازه را پس از تمام کردن نوبت برمی‌دارید.
   *[other] حالا معجون سرخوشی رنگین‌کمانی نمی‌نوشید.
}
potion-explosion-not-your-turn = نوبت { $seat } است.
potion-explosion-picked-already = برداشت معمول این نوبت را انجام داده‌اید.
potion-explosion-must-pick = پیش از پایان نوبت باید یک گوی بردارید.
potion-explosion-out-of-reach = دست به جای { $place } ردیف { $track } نمی‌رسد: فقط هشت گوی اول را می‌شود برداشت.
potion-explosion-empty-place = در جای { $place } ردیف { $track } گویی نیست.
potion-explosion-helped-already = در این نوبت از تقلب کوچولو استفاده کرده‌اید.
potion-explosion-no-help-left = ژتون‌های تقلب تمام شده‌اند.
potion-explosion-no-such-tile = چنین کاشی‌ای در این بازی نیست.
potion-explosion-not-on-offer = این کاشی آغازین میان کاشی‌های چیده‌شده نیست: { $tile }.
potion-explosion-not-in-hand = گوی { $colour } در دست شما نیست.
potion-explosion-not-in-flask = گوی { $colour } در بالن شما نیست.
potion-explosion-no-hole = روی چراغ { $burner } حفره‌ی { $colour } خالی نیست.
potion-explosion-no-burner = روی چراغ { $burner } کاشی نیست.
potion-explosion-must-place = این گوی { $colour } به بالن نمی‌رود: به حفره‌ای روی چراغ { $burner } می‌خورد و باید گذاشته شود.
potion-explosion-flask-full = بالن شما پر است.
potion-explosion-not-completed = این معجون را کامل نکرده‌اید: { $tile }.
potion-explosion-drunk-already = این معجون را پیش‌تر نوشیده‌اید: { $tile }.
potion-explosion-no-effect = { $cause ->
    [victim] { $kind } حالا کاری از پیش نمی‌برد: بالن همه‌ی بازیکنان دیگر خالی است.
    [flask] { $kind } حالا کاری از پیش نمی‌برد: بالنتان خالی است.
    [hole] { $kind } حالا کاری از پیش نمی‌برد: روی چراغ‌هایتان حفره‌ی خالی نیست.
    [pair] { $kind } حالا کاری از پیش نمی‌برد: میان گوی‌های دم دست، هیچ دو گوی کنار همی رنگ‌های متفاوت ندارند.
    [run] { $kind } حالا کاری از پیش نمی‌برد: میان گوی‌های دم دست، هیچ دو گوی کنار همی هم‌رنگ نیستند.
   *[marble] { $kind } حالا کاری از پیش نمی‌برد: گویی برای برداشتن نیست.
}
potion-explosion-victim-self = گوی‌ها از بالن بازیکنی دیگر می‌آیند، نه از بالن خودتان.
potion-explosion-victim-flask-empty = بالن { $victim } خالی است.
potion-explosion-same-colours = دو گوی کنار هم باید رنگ‌های متفاوت داشته باشند؛ این دو { $colour } هستند.
potion-explosion-abyssal-none = دست‌کم یکی از گوی‌های سر ردیف را بردارید.
potion-explosion-abyssal-same-colour = از هر رنگ فقط یک گوی: سر ردیف { $track } یک { $colour } دیگر است.
potion-explosion-sands-nothing = هیچ‌یک از معجون‌هایی که نوشیده‌اید حالا کاری از پیش نمی‌برد.
potion-explosion-sands-none-drunk = هنوز معجون دیگری ننوشیده‌اید که اثرش را دوباره به کار ببرید.
potion-explosion-sands-not-drunk = این معجون را ننوشیده‌اید: { $kind }.
potion-explosion-sands-itself = غبار زمان نمی‌تواند غبار زمان دیگری را تکرار کند.
potion-explosion-wrong-effect = اثر این معجون چیز دیگری است: { $kind }.
potion-explosion-balm-count = آخرت‌چسب دست‌کم دو گوی کنار هم می‌خواهد، نه { $count } تا.
potion-explosion-balm-colours = این گوی‌ها هم‌رنگ نیستند: آخرت‌چسب گوی‌های هم‌رنگ کنار هم را برمی‌دارد، ولی در جای { $place } گوی { $colour } است.
potion-explosion-filter-colours = این گوی‌ها هم‌رنگ نیستند: فیلتر گوی‌های هم‌رنگ را برمی‌گرداند، ولی در جای { $place } گوی { $colour } است.
potion-explosion-filter-count = فیلتر ۱ تا ۵ گوی را برمی‌گرداند، نه { $count } تا.
potion-explosion-still-fits = گوی { $colour } دستتان هنوز به حفره‌ای روی چراغ { $burner } می‌خورد: اول آن را بگذارید.
potion-explosion-flask-has-room = هنوز گوی در دست دارید و بالنتان جا دارد: اول آن را پر کنید.
potion-explosion-prism-early = اول دست‌کم یکی از گوی‌های بالنتان را بگذارید.
potion-explosion-prism-hole = روی چراغ { $burner } حفره‌ی { $hole } خالی نیست.
potion-explosion-stack-empty = دسته‌ی { $stack } خالی است.

## Events

potion-explosion-event-draw = بازیکن اول { $first } است. بیرون از این بازی: { $leave }. کاشی‌های آغازین: { $starters }.
    .you-first = بازیکن اول شما هستید. بیرون از این بازی: { $leave }. کاشی‌های آغازین: { $starters }.
potion-explosion-event-drafted = { $seat } کاشی آغازین برمی‌دارد: { $tile }.
    .you-seat = شما کاشی آغازین برمی‌دارید: { $tile }.
potion-explosion-event-filled = توزیع‌کننده و پنج دسته پر شدند. روی دسته‌ها: { $tops }.
potion-explosion-event-turn = نوبت { $seat } آغاز می‌شود.
    .you-seat = نوبت شما آغاز می‌شود.
potion-explosion-event-picked = { $seat } گوی { $colour } را از جای { $place } ردیف { $track } برمی‌دارد.
    .you-seat = شما گوی { $colour } را از جای { $place } ردیف { $track } برمی‌دارید.
potion-explosion-event-exploded = انفجار! { $count } گوی { $colour } در ردیف { $track } به هم می‌خورند.
potion-explosion-event-helped = { $seat } با تقلب کوچولو گوی { $colour } را از جای { $place } ردیف { $track } برمی‌دارد.
    .you-seat = شما با تقلب کوچولو گوی { $colour } را از جای { $place } ردیف { $track } برمی‌دارید.
potion-explosion-event-drunk = { $as ->
    [none] { $seat } می‌نوشد: { $tile }.
   *[other] { $seat } می‌نوشد: { $tile }، با اثر { $as }.
}
    .you-seat = { $as ->
        [none] شما می‌نوشید: { $tile }.
       *[other] شما می‌نوشید: { $tile }، با اثر { $as }.
    }
potion-explosion-event-took = { $seat } بدون انفجار برمی‌دارد: { $marbles }.
    .you-seat = شما بدون انفجار برمی‌دارید: { $marbles }.
potion-explosion-event-robbed = { $seat } همه‌ی گوی‌های بالن { $victim } را برمی‌دارد: { $colours }.
    .you-seat = شما همه‌ی گوی‌های بالن { $victim } را برمی‌دارید: { $colours }.
    .you-victim = { $seat } همه‌ی گوی‌های بالن شما را برمی‌دارد: { $colours }.
potion-explosion-event-prism = { $seat } یک گوی { $colour } در حفره‌ی { $hole } چراغ { $burner } می‌گذارد.
    .you-seat = شما یک گوی { $colour } در حفره‌ی { $hole } چراغ { $burner } می‌گذارید.
potion-explosion-event-prism-done = { $seat } معجون سرخوشی رنگین‌کمانی را تمام می‌کند.
    .you-seat = شما معجون سرخوشی رنگین‌کمانی را تمام می‌کنید.
potion-explosion-event-filtered = { $seat } گوی‌های { $colour } ردیف { $track } را فیلتر می‌کند.
    .you-seat = شما گوی‌های { $colour } ردیف { $track } را فیلتر می‌کنید.
potion-explosion-event-seen = در ردیف { $track } پیدا شد: { $colours }.
potion-explosion-event-put = { $from ->
    [flask] { $seat } از بالن یک گوی { $colour } روی چراغ { $burner } می‌گذارد.
   *[hand] { $seat } یک گوی { $colour } روی چراغ { $burner } می‌گذارد.
}
    .you-seat = { $from ->
        [flask] شما از بالن یک گوی { $colour } روی چراغ { $burner } می‌گذارید.
       *[hand] شما یک گوی { $colour } روی چراغ { $burner } می‌گذارید.
    }
potion-explosion-event-flasked = { $seat } یک گوی { $colour } در بالن نگه می‌دارد.
    .you-seat = شما یک گوی { $colour } در بالن نگه می‌دارید.
potion-explosion-event-handed = { $seat } یک گوی { $colour } را از بالن به دستش برمی‌گرداند.
    .you-seat = شما یک گوی { $colour } را از بالن به دستتان برمی‌گردانید.
potion-explosion-event-completed = { $seat } معجون را کامل می‌کند: { $tile }. امتیاز: { $points }.
    .you-seat = شما معجون را کامل می‌کنید: { $tile }. امتیاز: { $points }.
potion-explosion-event-returned = به توزیع‌کننده برمی‌گردد: { $colours }.
potion-explosion-event-arrived = یک گوی { $colour } در جای { $place } ردیف { $track } می‌ایستد.
potion-explosion-event-ended = { $surplus ->
    [none] { $seat } نوبتش را تمام می‌کند.
   *[other] { $seat } نوبتش را تمام می‌کند. اضافی: { $surplus }.
}
    .you-seat = { $surplus ->
        [none] شما نوبتتان را تمام می‌کنید.
       *[other] شما نوبتتان را تمام می‌کنید. اضافی: { $surplus }.
    }
potion-explosion-event-tile = { $seat } برای چراغ { $burner } برمی‌دارد: { $tile }.
    .you-seat = شما برای چراغ { $burner } برمی‌دارید: { $tile }.
potion-explosion-event-uncovered = { $tile ->
    [none] دسته‌ی { $stack } حالا خالی است.
   *[other] حالا روی دسته‌ی { $stack }: { $tile }.
}
potion-explosion-event-skill = { $why ->
    [five] { $from ->
        [bank] { $seat } پنج نوع معجون دارد و یک ژتون ناز شست از بانک می‌گیرد.
       *[countdown] { $seat } پنج نوع معجون دارد و یک ژتون ناز شست از ستون شمارش معکوس می‌گیرد.
    }
   *[three] { $from ->
        [bank] { $seat } سه معجون از یک نوع دارد ({ $kind }) و یک ژتون ناز شست از بانک می‌گیرد.
       *[countdown] { $seat } سه معجون از یک نوع دارد ({ $kind }) و یک ژتون ناز شست از ستون شمارش معکوس می‌گیرد.
    }
}
    .you-seat = { $why ->
        [five] { $from ->
            [bank] شما پنج نوع معجون دارید و یک ژتون ناز شست از بانک می‌گیرید.
           *[countdown] شما پنج نوع معجون دارید و یک ژتون ناز شست از ستون شمارش معکوس می‌گیرید.
        }
       *[three] { $from ->
            [bank] شما سه معجون از یک نوع دارید ({ $kind }) و یک ژتون ناز شست از بانک می‌گیرید.
           *[countdown] شما سه معجون از یک نوع دارید ({ $kind }) و یک ژتون ناز شست از ستون شمارش معکوس می‌گیرید.
        }
    }
potion-explosion-event-last-turns = { $why ->
    [tiles] کاشی دیگری برای برداشتن نمانده است. نوبت‌های آخر آغاز می‌شود.
    [turns] هر کس ۱۵۰ نوبت داشته است و بازی تمام می‌شود.
   *[skills] ستون شمارش معکوس خالی است. نوبت‌های آخر آغاز می‌شود.
}
potion-explosion-event-tie = دور تعیین برنده، بار { $round }: { $seats } هر کدام یک بار برمی‌دارند. هر کس گوی بیشتری بردارد برنده است.
    .you-seats = دور تعیین برنده، بار { $round }: { $seats } هر کدام یک بار برمی‌دارند. هر کس گوی بیشتری بردارد برنده است.
potion-explosion-event-tie-picked = { $count ->
    [one] { $seat } یک گوی برمی‌دارد.
   *[other] { $seat } { $count } گوی برمی‌دارد.
}
    .you-seat = { $count ->
        [one] شما یک گوی برمی‌دارید.
       *[other] شما { $count } گوی برمی‌دارید.
    }
potion-explosion-event-over = بازی تمام شد. برنده: { $winners }. امتیازها: { $scores }.
    .you-winners = بازی تمام شد. برنده: { $winners }. امتیازها: { $scores }.

## Why a bot likes a move

potion-explosion-why-starter = این کاشی آغازین به کاشی‌های دیگر می‌خورد.{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-explode = { $gets } گوی با { $bursts } انفجار می‌آورد.{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-pick = { $gets ->
    [1] این گوی از همه لازم‌تر است.
   *[other] این { $gets } گوی از همه لازم‌ترند.
}{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-help = این گوی بیش از دو امتیازی که کم می‌کند می‌ارزد.{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-prepare = انفجار بزرگ‌تری را آماده می‌کند.{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-drink = { $gets ->
    [0] این معجون حالا بیشتر به کار می‌آید تا بعد.
   *[other] این معجون همین حالا { $gets } گوی می‌آورد.
}{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-complete = معجونی را کامل می‌کند.{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-skill = یک ژتون ناز شست می‌آورد.{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-put = جای این گوی روی همین کاشی است.{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-keep = این گوی در بالن شاید هنوز به کار بیاید.{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-swap = گوی دیگری در بالن بیشتر به کار می‌آید.{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-deny = { $gets ->
    [1] نفر بعدی هم این گوی را می‌خواست.
   *[other] نفر بعدی هم این { $gets } گوی را می‌خواست.
}{ $brewed ->
    [0] {""}
   *[other] {" "}در همین نوبت { $brewed } معجون با { $scored } امتیاز کامل می‌شود.
}{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-tile = این کاشی از همه امیدبخش‌تر است.{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}
potion-explosion-why-end = در این نوبت کار بهتری نمانده است.{ $points ->
    [0] {""}
   *[other] {" "}حدود { $points } امتیاز بهتر از حرکت خوبِ بعدی است.
}

## Rules, in a sentence

potion-explosion-rule-PE-4 = پیش از آغاز، دو نوع از هشت نوع معجون از بازی بیرون می‌روند.
potion-explosion-rule-PE-5 = بازیکن اول به قرعه معلوم می‌شود یا سر میز انتخاب می‌شود. هر کس یک کاشی آغازین برمی‌دارد، از بازیکن اول در جهت عقربه‌های ساعت؛ بعد دومی را، از بازیکن آخر به عقب.
potion-explosion-rule-PE-7 = از هر ردیف فقط هشت گوی اول را می‌شود برداشت؛ نهمی دیده می‌شود و گوی‌های پشت آن پنهان‌اند.
potion-explosion-rule-PE-8 = ستون شمارش معکوس برای ۲، ۳ یا ۴ نفر ۴، ۵ یا ۶ ژتون ناز شست دارد، یا هر تعداد از ۱ تا ۱۵ که سر میز قرار شده باشد.
potion-explosion-rule-PE-9 = در هر نوبت درست یک برداشت معمول دارید، یکی از هشت گوی اول یک ردیف، و باید آن را انجام بدهید.
potion-explosion-rule-PE-10 = گوی‌های هم‌رنگی که با سُر خوردن ردیف به هم بخورند منفجر می‌شوند، با همه‌ی هم‌رنگ‌هایی که به آن‌ها چسبیده‌اند.
potion-explosion-rule-PE-11 = در هر نوبت یک بار می‌توانید یک ژتون تقلب و یکی از هشت گوی اول ردیفی را بدون انفجار بردارید؛ هر ژتون ۲ امتیاز کم می‌کند.
potion-explosion-rule-PE-12 = در نوبت خود می‌توانید معجون‌های کامل‌شده‌تان را بنوشید، هر کدام را یک بار؛ امتیازشان می‌ماند.
potion-explosion-rule-PE-13 = گوی‌های دست در حفره‌های خالی هم‌رنگشان روی چراغ‌ها می‌نشینند. گویی که به حفره‌ای می‌خورد باید گذاشته شود، مگر سر میز قرار دیگری باشد؛ گویی که گذاشته شد تا کامل شدن معجون می‌ماند.
potion-explosion-rule-PE-14 = بالن تا ۳ گوی را برای نوبت‌های بعد نگه می‌دارد. نوبت تمام نمی‌شود تا وقتی گویی در دست به حفره‌ای بخورد یا بالن برایش جا داشته باشد.
potion-explosion-rule-PE-15 = وقتی همه‌ی حفره‌ها پر شد، گوی‌ها به توزیع‌کننده برمی‌گردند و معجون به معجونستان شما می‌رود؛ تا پایان نوبت کاشی تازه نیست.
potion-explosion-rule-PE-16 = در پایان نوبت گوی‌های اضافی برمی‌گردند، چراغ‌ها از روی دسته‌ها پر می‌شوند و ژتون‌های ناز شست داده می‌شود.
potion-explosion-rule-PE-17 = گوی‌ها به ته ردیف‌هایی برمی‌گردند که به قرعه معلوم می‌شود؛ ردیف پر آن‌ها را به نزدیک‌ترین ردیفی می‌فرستد که جا دارد. انفجاری در کار نیست.
potion-explosion-rule-PE-18 = معجون خرد: یکی از هشت گوی اول هر ردیفی را بردارید.
potion-explosion-rule-PE-19 = اکسیر عشق آتشین: همه‌ی گوی‌های بالن یک بازیکن دیگر را بردارید؛ دست‌کم یکی باید آن‌جا باشد.
potion-explosion-rule-PE-20 = معجون جذابیت مغناطیسی: دو گوی کنار هم با رنگ‌های متفاوت را از هشت گوی اول یک ردیف بردارید.
potion-explosion-rule-PE-21 = معجون سرخوشی رنگین‌کمانی: گوی‌های بالنتان را در هر حفره‌ی خالی چراغ‌هایتان بگذارید، از هر رنگی؛ دست‌کم یکی، و در این میان کار دیگری نکنید.
potion-explosion-rule-PE-22 = دُرد: از گوی‌های سر پنج ردیف، از هر رنگ حداکثر یکی و روی هم دست‌کم یکی بردارید.
potion-explosion-rule-PE-23 = غبار زمان: اثر معجونی را که نوشیده‌اید دوباره به کار ببرید، ولی نه غبار زمان دیگری را.
potion-explosion-rule-PE-24 = آخرت‌چسب: دو یا چند گوی هم‌رنگ کنار هم را از هشت گوی اول یک ردیف بردارید.
potion-explosion-rule-PE-25 = فیلتر پاک‌سازی: ۱ تا ۵ گوی هم‌رنگ از هشت گوی اول یک ردیف را به مخزن برگردانید.
potion-explosion-rule-PE-26 = معجونی را که اثرش هیچ کاری از پیش نبرد نمی‌شود نوشید.
potion-explosion-rule-PE-27 = سومین معجون از یک نوع یک ژتون ناز شست دارد، برای هر نوع یک بار؛ پنج نوع مختلف هم یکی، فقط یک بار.
potion-explosion-rule-PE-28 = پایان بازی وقتی آغاز می‌شود که در پایان یک نوبت ستون شمارش معکوس خالی باشد یا کاشی نمانده باشد؛ همه به یک اندازه نوبت دارند.
potion-explosion-rule-PE-29 = امتیاز: امتیاز معجون‌ها، به‌علاوه‌ی ۴ برای هر ژتون ناز شست، منهای ۲ برای هر ژتون تقلب. هر کس بیشترین امتیاز را داشته باشد برنده است.
potion-explosion-rule-PE-30 = بازیکنان مساوی هر کدام یک برداشت معمول انجام می‌دهند. هر کس گوی بیشتری بردارد برنده است.

## Terminal

potion-explosion-heading = ستون شمارش معکوس { $countdown } · بانک { $bank } · ژتون‌های تقلب { $left }
potion-explosion-legend = نشانه‌ها: R قرمز · B آبی · K سیاه · Y زرد · حرف بزرگ: گوی، حرف کوچک: حفره‌ی خالی · ( طاق · [··] بالن
potion-explosion-last-turns = این‌ها نوبت‌های آخرند.
potion-explosion-places = جا
potion-explosion-track = ردیف { $track }
potion-explosion-takes = برمی‌دارد
potion-explosion-behind = پنهان { $count }
potion-explosion-starter = کاشی آغازین { $number }
potion-explosion-stack = دسته‌ی { $stack }
potion-explosion-size = کاشی { $count }
potion-explosion-points = امتیاز { $points }
potion-explosion-skills = ناز شست { $count }
potion-explosion-helps = تقلب { $count }
potion-explosion-burner = چراغ { $burner }
potion-explosion-flask = بالن
potion-explosion-hand = دست
potion-explosion-shelf = معجونستان
potion-explosion-drunk = نوشیده
potion-explosion-on-turn = نوبت اوست
potion-explosion-first = بازیکن اول
potion-explosion-tie = دور تعیین برنده، بار { $round }: هر کدام یک بار برمی‌دارند
potion-explosion-tie-count = گوی { $count }
potion-explosion-sheet = امتیازها
potion-explosion-sheet-total = جمع
potion-explosion-drink-how = { $effect ->
    [wisdom] بنوش { $number }، ردیف، جا
    [blind_love] بنوش { $number }، بازیکن
    [magnetic] بنوش { $number }، ردیف، جای گوی جلویی
    [prismatic] بنوش { $number }
    [abyssal] بنوش { $number }، ردیف‌ها
    [sands] بنوش { $number } مثل شماره‌ی یک معجون نوشیده، و هر چه آن لازم دارد
    [balm] بنوش { $number }، ردیف، جای گوی جلویی، چند تا
   *[filter] بنوش { $number }، ردیف، جاها
}
potion-explosion-move-starter = برداشتن کاشی آغازین { $tile }
potion-explosion-move-pick = برداشت از ردیف { $track }، جای { $place }
potion-explosion-move-help = تقلب کوچولو: ردیف { $track }، جای { $place }
potion-explosion-move-put = { $from ->
    [flask] از بالن روی چراغ { $burner }: { $colour }
   *[hand] روی چراغ { $burner }: { $colour }
}
potion-explosion-move-to_flask = به بالن: { $colour }
potion-explosion-move-to_hand = از بالن به دست: { $colour }
potion-explosion-move-prism = روی چراغ { $burner }، حفره‌ی { $hole }: { $colour }
potion-explosion-move-prism_done = تمام کردن معجون سرخوشی رنگین‌کمانی
potion-explosion-move-end = پایان نوبت
potion-explosion-move-tile = کاشی روی دسته‌ی { $stack }
potion-explosion-move-drink = نوشیدن: { $name }
potion-explosion-as = با اثر { $kind }
potion-explosion-spot = ردیف { $track }، جای { $place }
potion-explosion-spots = { $number } گوی از آن‌جا
potion-explosion-on-track = ردیف { $track }
potion-explosion-on-tracks = ردیف‌های { $numbers }
potion-explosion-on-places = جاهای { $numbers }
potion-explosion-from-flask = از { $victim }

# The words that may be typed, with spaces between them.
