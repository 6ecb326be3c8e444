black-dog = سگ سیاه

## Words: cards and places, as they stand inside the sentences below

black-dog-card-start_1_11 = آغاز ۱/۱۱
black-dog-card-start_13 = آغاز ۱۳
black-dog-card-blue_2 = ۲ آبی
black-dog-card-blue_3 = ۳ آبی
black-dog-card-blue_8 = ۸ آبی
black-dog-card-blue_9 = ۹ آبی
black-dog-card-blue_10 = ۱۰ آبی
black-dog-card-blue_12 = ۱۲ آبی
black-dog-card-team_4 = هم‌تیمی ۴
black-dog-card-black_5 = ۵ سیاه
black-dog-card-black_6 = ۶ سیاه
black-dog-card-black_1_7 = ۱ تا ۷ سیاه
black-dog-card-copy = کپی
black-dog-card-swap = تعویض
black-dog-card-magnet = مغناطیس

black-dog-place = { $number ->
    [-1] آغل
    [64] خانه‌ی ۱ مقصد
    [65] خانه‌ی ۲ مقصد
    [66] خانه‌ی ۳ مقصد
    [67] خانه‌ی ۴ مقصد
   *[other] خانه‌ی { $number }
}

## Refusals

black-dog-over = بازی تمام شده است.
black-dog-not-now = { $phase ->
    [dog] اول اوستا سگ را روی صفحه‌ی گردان می‌گذارد.
    [give] اول هر کس یک کارت می‌دهد.
    [turn] اول باید صفحه‌ی گردان را چرخاند.
   *[other] حالا وقت این کار نیست: باید کارتی بازی شود.
}
black-dog-already-given = کارتتان را داده‌اید و نمی‌شود آن را پس گرفت.
black-dog-not-your-turn = نوبت { $seat } است.
black-dog-card-not-held = این کارت در دست شما نیست: { $card }.
black-dog-no-such-dealer = این میز صندلی { $number } ندارد؛ فقط { $seats } صندلی دارد. اوستای اول باید سر همین میز نشسته باشد.
black-dog-not-a-turntable-space = سگ از صفحه‌ی گردان شروع می‌کند و { $at } روی آن نیست.
black-dog-space-taken = جای سگ باید خالی باشد: مهره‌ی { $owner } در { $at } ایستاده است.
black-dog-no-own-pawn-there = در { $at } مهره‌ای از { $owner } نیست.
black-dog-not-your-pawn = مهره‌ی { $at } مال { $owner } است و این کارت فقط مهره‌ی خودتان را حرکت می‌دهد.
black-dog-not-your-pen = مهره‌های آن آغل مال { $owner } است.
black-dog-dog-moved = در { $at } سگ ایستاده است و به جای مهره حرکت نمی‌کند: پس از مهره‌ای که با کارت سیاه می‌رود، خودش می‌دود.
black-dog-partners-now = همه‌ی مهره‌های خودتان به مقصد رسیده است؛ حالا مهره‌های { $owner } را حرکت می‌دهید.
black-dog-in-the-pen = مهره‌ای که در آغل است راه نمی‌رود: کارت آغاز آن را بیرون می‌آورد و در مبدأ می‌گذارد.
black-dog-wrong-use = { $how ->
    [swap] فقط کارت تعویض جای مهره‌ها را عوض می‌کند و این کارت تعویض نیست: { $card }.
    [magnet] فقط کارت مغناطیس مهره را تا پشت مهره‌ی بعدی می‌کشد و این کارت مغناطیس نیست: { $card }.
    [split] فقط هم‌تیمی ۴ میان مهره‌ها تقسیم می‌شود و این کارت آن نیست: { $card }.
   *[step] روی این کارت عددی برای راه رفتن نیست: { $card }.
}
black-dog-wrong-steps = این کارت { $steps } خانه نمی‌برد: { $card }.
black-dog-wrong-place = با این گام‌ها به { $expected } می‌رسید.
black-dog-origin-closed = مهره‌ی { $owner } در مبدأ خودش، { $at }، ایستاده است: هیچ مهره‌ای نه آن‌جا می‌نشیند و نه از آن می‌گذرد.
black-dog-lane-blocked = در مقصد نه می‌زنند و نه می‌پرند، و مهره‌ی { $owner } در { $at } است.
black-dog-lane-too-short = مقصد برای { $steps } گام از { $at } کوتاه است.
black-dog-lane-from-origin = مهره‌ای که از مبدأ خودش راه می‌افتد باید اول یک دور بزند و بعد وارد مقصد شود.
black-dog-no-start-card = فقط کارت آغاز مهره را از آغل بیرون می‌آورد و این کارت آغاز نیست: { $card }.
black-dog-pen-empty = هیچ مهره‌ای از { $owner } در آغل نیست.
black-dog-swap-own-origin = مهره‌ی { $owner } در مبدأ خودش، { $at }، ایستاده است و آن‌جا تعویض نمی‌شود.
black-dog-swap-off-track = فقط مهره‌هایی که در مسیرند تعویض می‌شوند و این مهره‌ی { $owner } در مسیر نیست: { $at }.
black-dog-swap-dog = سگ تعویض نمی‌شود.
black-dog-swap-same-player = تعویض با مهره‌ی بازیکنی دیگر است.
black-dog-swap-nobody = در { $at } مهره‌ای از { $owner } نیست.
black-dog-magnet-lane = مغناطیس نه در مقصد کار می‌کند و نه به مقصد می‌برد.
black-dog-magnet-next-to = مهره‌ی بعدی درست جلوی آن است، در { $at }؛ مغناطیس جایی ندارد که این مهره را بکشد.
black-dog-magnet-place = مغناطیس این مهره را به { $expected } می‌کشد، درست پشت سر مهره‌ی بعدی.
black-dog-nothing-to-copy = در این دور هنوز کارتی بازی نشده است، پس چیزی برای کپی کردن نیست.
black-dog-copy-as = کپی حالا { $last } است، نه { $as }.
black-dog-split-sum = باید درست چهار گام رفت، نه کمتر و نه بیشتر؛ گام‌های شما: { $steps }.
black-dog-split-twice = هر مهره فقط یک سهم دارد و مهره‌ی { $at } سهمش را گرفته است.
black-dog-split-opponents = مهره‌ی { $at } مال { $owner } است: هم‌تیمی ۴ مهره‌ی حریف را فقط وقتی حرکت می‌دهد که همه‌ی مهره‌های یکی از تیم شما به مقصد رسیده باشد.
black-dog-split-gone = مهره‌ی { $at } به آغل برگشته است.
black-dog-split-pen = هم‌تیمی ۴ مهره‌ای را از آغل بیرون نمی‌آورد.
black-dog-must-play = تا وقتی کارتی را می‌شود بازی کرد، باید بازی کنید؛ مثلاً { $card }.
black-dog-fold-first = هیچ‌یک از کارت‌هایتان را نمی‌شود بازی کرد: دستتان را رو کنید و بسوزانید.
black-dog-discard = هیچ‌یک از کارت‌هایتان را نمی‌شود بازی کرد: یکی را بسوزانید.

## Events

black-dog-event-dealt = دور { $round }: اوستا { $dealer } است و { $starter } شروع می‌کند. کارت‌های دسته: { $deck }.
    .you-dealer = دور { $round }: اوستا شما هستید و { $starter } شروع می‌کند. کارت‌های دسته: { $deck }.
    .you-starter = دور { $round }: اوستا { $dealer } است و شما شروع می‌کنید. کارت‌های دسته: { $deck }.
black-dog-event-shuffled = کارت‌های بازی‌شده بُر می‌خورند و دسته‌ی تازه می‌شوند: { $deck } کارت.
black-dog-event-hand = دست شما: { $cards }.
black-dog-event-dog-placed = { $seat } سگ را در { $at } می‌گذارد.
    .you-seat = شما سگ را در { $at } می‌گذارید.
black-dog-event-gave = { $seat } کارتی می‌دهد.
    .you-seat = شما کارتی می‌دهید.
black-dog-event-own-gift = به { $receiver } می‌دهید: { $card }.
black-dog-event-exchanged = کارت‌ها تعویض می‌شوند.
black-dog-event-got = { $giver } به شما می‌دهد: { $card }.
black-dog-event-played = { $as ->
    [none] { $seat } بازی می‌کند: { $card }.
   *[other] { $seat } بازی می‌کند: { $card }، مثل { $as }.
}
    .you-seat = { $as ->
        [none] شما بازی می‌کنید: { $card }.
       *[other] شما بازی می‌کنید: { $card }، مثل { $as }.
    }
black-dog-event-started = یک مهره‌ی { $owner } از آغل به مبدأ می‌آید: { $at }.
    .you-owner = یک مهره‌ی شما از آغل به مبدأ می‌آید: { $at }.
black-dog-event-moved = یک مهره‌ی { $owner } از { $from } به { $at } می‌رود.
    .you-owner = یک مهره‌ی شما از { $from } به { $at } می‌رود.
black-dog-event-swapped = مهره‌ی { $owner } در { $from } با مهره‌ی { $other } در { $at } تعویض می‌شود.
    .you-owner = مهره‌ی شما در { $from } با مهره‌ی { $other } در { $at } تعویض می‌شود.
    .you-other = مهره‌ی { $owner } در { $from } با مهره‌ی شما در { $at } تعویض می‌شود.
black-dog-event-hit = زده شد! مهره‌ی { $owner } از { $at } به آغل برمی‌گردد.
    .you-owner = زده شد! مهره‌ی شما از { $at } به آغل برمی‌گردد.
black-dog-event-bitten = { $how ->
    [ran-into] مهره‌ی { $owner } در { $at } به سگ می‌خورد و به آغل برمی‌گردد.
    [passed] سگ در راه گاز می‌گیرد: مهره‌ی { $owner } از { $at } به آغل برمی‌گردد.
   *[landed] سگ گاز می‌گیرد: مهره‌ی { $owner } از { $at } به آغل برمی‌گردد.
}
    .you-owner = { $how ->
        [ran-into] مهره‌ی شما در { $at } به سگ می‌خورد و به آغل برمی‌گردد.
        [passed] سگ در راه گاز می‌گیرد: مهره‌ی شما از { $at } به آغل برمی‌گردد.
       *[landed] سگ گاز می‌گیرد: مهره‌ی شما از { $at } به آغل برمی‌گردد.
    }
black-dog-event-dog-ran = سگ از { $from } به { $at } می‌دود.
black-dog-event-turn-due = مهره‌ای روی پنجه است ({ $paws }): { $seat } باید صفحه‌ی گردان را بچرخاند.
    .you-seat = مهره‌ای روی پنجه است ({ $paws }): شما باید صفحه‌ی گردان را بچرخانید.
black-dog-event-turned = { $way ->
    [left] { $seat } صفحه‌ی گردان را به چپ می‌چرخاند.
   *[right] { $seat } صفحه‌ی گردان را به راست می‌چرخاند.
}
    .you-seat = { $way ->
        [left] شما صفحه‌ی گردان را به چپ می‌چرخانید.
       *[right] شما صفحه‌ی گردان را به راست می‌چرخانید.
    }
black-dog-event-home = یک مهره‌ی { $owner } به مقصد می‌رسد: { $at }.
    .you-owner = یک مهره‌ی شما به مقصد می‌رسد: { $at }.
black-dog-event-all-home = { $owner } چهار مهره در مقصد دارد.
    .you-owner = شما چهار مهره در مقصد دارید.
black-dog-event-folded = { $seat } کارتی برای بازی کردن ندارد، دستش را می‌سوزاند و از این دور بیرون می‌رود: { $cards }.
    .you-seat = شما کارتی برای بازی کردن ندارید، دستتان را می‌سوزانید و از این دور بیرون می‌روید: { $cards }.
black-dog-event-discarded = { $seat } کارتی برای بازی کردن ندارد و می‌سوزاند: { $card }.
    .you-seat = شما کارتی برای بازی کردن ندارید و می‌سوزانید: { $card }.
black-dog-event-drew = { $seat } یک کارت برمی‌دارد.
    .you-seat = شما یک کارت برمی‌دارید.
black-dog-event-drawn = کارتی که برداشتید: { $card }.
black-dog-event-dropped = { $seat } باز هم کارتی برای بازی کردن ندارد و می‌سوزاند: { $card }.
    .you-seat = شما باز هم کارتی برای بازی کردن ندارید و می‌سوزانید: { $card }.
black-dog-event-round-ended = دور { $round } تمام شد. مهره‌های رسیده: { $home }.
black-dog-event-over = بازی تمام شد. برنده: { $winners }. مهره‌های رسیده: { $home }.
    .you-winners = بازی تمام شد. برنده: { $winners }. مهره‌های رسیده: { $home }.

## Why a bot likes a move

black-dog-why-win = آخرین مهره را به مقصد می‌رساند و بازی را می‌برد.
black-dog-why-home = { $brought ->
    [0] مهره‌ای
    [1] مهره‌ای
   *[other] { $brought } مهره
} را به مقصد می‌رساند. در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-hit = { $sent ->
    [0] مهره‌ای
    [1] یک مهره
   *[other] { $sent } مهره
} از دیگران را به آغل برمی‌گرداند. در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-walk = مهره‌های شما پس از آن جای بهتری دارند{ $left ->
    [0] .
   *[other] ؛ این مهره تا مقصدش { $left } قدم دارد.
} در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-start = مهره‌ای که در آغل بماند به کاری نمی‌آید؛ این کارت یکی را به مبدأ می‌آورد. در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-swap = مهره‌ی شما پس از تعویض تا مقصدش { $left } قدم دارد. در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-turn = صفحه‌ی گردان از این سو مهره‌ها را جایی می‌برد که به سود شماست. در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-dog = سگ آن‌جا از مهره‌های شما دور است و به دیگران نزدیک. در { $safe } تا از { $worlds } بازیِ فرضی تا نوبت بعدیِ شما هیچ مهره‌ای از شما به آغل برنمی‌گردد.
black-dog-why-give = این کارت از همه کمتر لازم است: روی این صفحه شما { $mine } جور می‌توانید بازی‌اش کنید و { $seat } { $theirs } جور.
black-dog-why-discard = این کارت از همه کمتر لازم است.{ $plays ->
    [0] {""}
   *[other] {" "}در { $plays } تا از { $worlds } بازیِ فرضی، با کارت تازه می‌شود بازی کرد.
}
black-dog-why-fold = { $count ->
    [1] تنها کارتی که مانده است بازی نمی‌شود.
   *[other] هیچ‌کدام از { $count } کارت را نمی‌شود بازی کرد.
}

## Terminal

black-dog-heading = { $last ->
    [none] دور { $round }. در دسته: { $deck } کارت. هنوز کارتی برای کپی نیست.
   *[other] دور { $round }. در دسته: { $deck } کارت. آخرین کارت: { $last }.
}
black-dog-legend = نشانه‌ها: @ سگ · * پنجه و ° بقیه‌ی صفحه‌ی گردان · حرف کوچک: مبدأ (+ بی‌صاحب)، r۱ تا r۴: مقصد · حرف بزرگ: مهره · [RR··] آغل
black-dog-colour-red = قرمز
black-dog-colour-blue = آبی
black-dog-colour-yellow = زرد
black-dog-colour-green = سبز
black-dog-with = با { $other }
black-dog-cards = کارت { $cards }
black-dog-home = در مقصد { $home }
black-dog-on-turn = نوبت اوست
black-dog-deals = اوستا
black-dog-starts = آغازگر
black-dog-out = بیرون از این دور
black-dog-gift = به { $receiver } داده‌اید: { $card }.
black-dog-got = { $giver } به شما داده است: { $card }.
black-dog-free = خانه‌های خالی صفحه‌ی گردان: { $spaces }
black-dog-would-left = چپ: { $pieces }
black-dog-would-right = راست: { $pieces }
black-dog-use-start = آغاز
black-dog-as = مثل { $card }
black-dog-sheet = مهره‌های رسیده
black-dog-sheet-round = دور { $round }
black-dog-sheet-total = هر طرف
black-dog-move-dog = سگ در { $at }
black-dog-move-give = دادن { $card }
black-dog-move-discard = سوزاندن { $card }
black-dog-move-fold = رو کردن و سوزاندن دست
black-dog-move-turn = { $way ->
    [left] چرخاندن صفحه‌ی گردان به چپ
   *[right] چرخاندن صفحه‌ی گردان به راست
}
black-dog-move-card = { $name }: { $how }

# The words that may be typed, with spaces between them.
