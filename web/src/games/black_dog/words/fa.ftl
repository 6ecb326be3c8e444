black-dog-about = همراه هم‌تیمی‌تان مهره‌ها را از صفحه‌ی گردان بگذرانید و به مقصد برسانید؛ از سگ بترسید، گاز می‌گیرد.
black-dog-way-table = دور یک میز
black-dog-way-table-about = چهار نفر در دو تیم دونفره؛ دو یا سه نفر هر کس برای خودش. حدود ۴۵ دقیقه.
black-dog-pick-bites = سگ
black-dog-pick-passing = در راه هم گاز می‌گیرد
black-dog-pick-landing = فقط جایی که می‌ایستد گاز می‌گیرد
black-dog-pick-dealer = اوستای اول
black-dog-key-undo = یک گام به عقب در انتخاب

## The board

black-dog-board-players = بازیکنان
black-dog-board-hand = دست شما
black-dog-board-hands = دست‌های باز
black-dog-board-targets = آنچه روی صفحه می‌شود انتخاب کرد
black-dog-board-pieces = جای مهره‌ها
black-dog-board-pawns-title = مهره‌هایی که می‌شود انتخاب کرد
black-dog-board-ways-title = راه‌های ممکن
black-dog-board-exchange = کارت‌های تعویض

black-dog-board-card-back = یک کارت، به پشت
black-dog-board-pawn = مهره‌ی { $colour } { $seat }: { $at }
black-dog-board-pawn-of = مهره‌ی { $colour } { $seat }
black-dog-board-space = { $at }: { $what }
black-dog-board-empty = خالی
black-dog-board-paw = پنجه
black-dog-board-origin-of = مبدأ { $seat }
black-dog-board-dog = سگ
black-dog-board-dog-at = سگ: { $at }.
black-dog-board-in-pen = { $count } مهره در آغل
black-dog-board-pawns = { $seat } ({ $colour }): { $where }. مبدأ: { $origin }.

black-dog-board-player = { $seat } ({ $colour }): { $cards } کارت در دست، { $home } مهره در مقصد.
black-dog-board-you = این شمایید.
black-dog-board-partner = هم‌تیمی
black-dog-board-partner-long = هم‌تیمی شما.
black-dog-board-partner-of = هم‌تیمی { $seat }.
black-dog-board-dealer-long = اوستا.
black-dog-board-receives = گیرنده‌ی کارت
black-dog-board-state-acting = نوبت اوست
black-dog-board-state-own = نوبت شما
black-dog-board-state-choosing = در حال انتخاب
black-dog-board-state-given = کارت داده
black-dog-board-state-out = بیرون از دور
black-dog-board-state-winner = برنده

black-dog-board-round = دور { $round }
black-dog-board-deck = { $count } کارت در دسته
black-dog-board-last = آخرین کارت بازی‌شده: { $card }.
black-dog-board-last-copied = به جای { $card } حساب می‌شود.
black-dog-board-last-none = در این دور هنوز کارتی بازی نشده است.
black-dog-board-last-title = آخری
black-dog-board-gift-there = { $seat } کارتش را داده است.
black-dog-board-gift-due = { $seat } هنوز کارتی نداده است.

black-dog-board-pen-short = آغل
black-dog-board-lane-short = مقصد { $number }
black-dog-board-way-start = از آغل به مبدأ: { $at }
black-dog-board-way-start-short = بیرون
black-dog-board-way-steps = { $steps } گام، تا { $at }
black-dog-board-way-lane = { $steps } گام، به مقصد: { $at }
black-dog-board-way-magnet = مغناطیس می‌کشد تا { $at }
black-dog-board-way-swap = تعویض با مهره‌ی { $colour } { $seat }: { $at }

black-dog-board-would-hit = { $count ->
    [one] یک مهره‌ی { $seat } را می‌زند.
   *[other] { $count } مهره را می‌زند: { $seat }.
}
black-dog-board-would-run = سگ تا { $at } می‌دود.
black-dog-board-would-bite = { $count ->
    [one] سگ یک مهره‌ی { $seat } را گاز می‌گیرد.
   *[other] سگ { $count } مهره را گاز می‌گیرد: { $seat }.
}
black-dog-board-would-home = یک مهره به مقصد می‌رسد!
black-dog-board-would-turn = بعد صفحه‌ی گردان را می‌چرخانید.

black-dog-board-chosen = انتخاب شد.
black-dog-board-card-idle = الان نمی‌شود آن را بازی کرد.
black-dog-board-card-got = این کارت را به شما داده‌اند.
black-dog-board-hint = پیشنهاد.
black-dog-board-tried = این پذیرفته نشد.

## What is asked

black-dog-board-play = نوبت شماست: یک کارت انتخاب کنید.
black-dog-board-play-drawn = کارتی که برداشتید به کار می‌آید: یک کارت انتخاب کنید.
black-dog-board-play-waits = نوبت { $seat } است.
black-dog-board-idle = این کارت را الان نمی‌شود بازی کرد. مهره‌ای را انتخاب کنید تا دلیلش را ببینید.
black-dog-board-which-pawn = کدام مهره برود؟
black-dog-board-which-way = چند گام برود؟
black-dog-board-swap-with = با کدام مهره تعویض شود؟
black-dog-board-own-first = اول مهره‌ی خودتان را انتخاب کنید.
black-dog-board-copies = کپی به جای { $card } حساب می‌شود.
black-dog-board-split-pawn = { $count ->
    [one] یک گام مانده است. کدام مهره برود؟
   *[other] { $count } گام مانده است. کدام مهره برود؟
}
black-dog-board-split-steps = { $count ->
    [one] یک گام برای این مهره مانده است.
   *[other] از { $count } گام، چند تا برای این مهره؟
}
black-dog-board-split-done = هر چهار گام تقسیم شد.
black-dog-board-again = آماده است: «{ $do }» یا جای نشان‌دار را انتخاب کنید.
black-dog-board-again-turn = برای چرخاندن، همان سو را یک بار دیگر انتخاب کنید.
black-dog-board-dog-where = اوستا شمایید: سگ را روی یک خانه‌ی خالی صفحه‌ی گردان بگذارید.
black-dog-board-dog-waits = { $seat } سگ را روی صفحه‌ی گردان می‌گذارد.
black-dog-board-give = یک کارت برای { $seat } انتخاب کنید؛ کسی آن را نمی‌بیند.
black-dog-board-give-this = این کارت را به { $seat } می‌دهید: { $card }؟
black-dog-board-give-waits = { $count ->
    [one] { $seat } دارد کارتی برای دادن انتخاب می‌کند.
   *[other] هنوز دارند کارتی برای دادن انتخاب می‌کنند: { $seat }.
}
black-dog-board-discard = هیچ‌کدام از کارت‌هایتان را نمی‌شود بازی کرد: یکی را بسوزانید و یکی بردارید.
black-dog-board-discard-this = این کارت را می‌سوزانید و یکی برمی‌دارید: { $card }؟
black-dog-board-drop = باز هم چیزی برای بازی نیست: یک کارت بسوزانید و نوبتتان تمام است.
black-dog-board-drop-this = این کارت را می‌سوزانید و نوبتتان تمام می‌شود: { $card }؟
black-dog-board-discard-waits = { $seat } کارتی برای بازی ندارد و یکی می‌سوزاند.
black-dog-board-fold = هیچ‌کدام از کارت‌هایتان را نمی‌شود بازی کرد: آن‌ها را رو کنید و تا پایان دور کنار بنشینید.
black-dog-board-turn = مهره‌ای که حرکت دادید روی پنجه است: صفحه‌ی گردان به کدام سو بچرخد؟
black-dog-board-turn-waits = { $seat } صفحه‌ی گردان را می‌چرخاند.
black-dog-board-turn-left-then = به چپ: { $where }.
black-dog-board-turn-right-then = به راست: { $where }.
black-dog-board-carried-dog = سگ ← { $space }
black-dog-board-carried-pawn = { $seat } ← { $space }

black-dog-board-do-play = بازی کن
black-dog-board-do-dog = همین‌جا بگذار
black-dog-board-do-give = بده
black-dog-board-do-discard = بسوزان
black-dog-board-do-fold = رو کن و بسوزان
black-dog-board-do-cancel = لغو
black-dog-board-do-back = برگشت
black-dog-board-do-left = به چپ
black-dog-board-do-right = به راست

## The score sheet

black-dog-score-caption = مهره‌های به مقصد رسیده
black-dog-score-who = بازیکن
black-dog-score-home = در مقصد
black-dog-score-side = تیم
black-dog-score-team-wins = تیم شما برنده شد!
black-dog-score-rounds = { $count } دور بازی شد.
black-dog-score-chart = نمودار: مهره‌های به مقصد رسیده پس از هر دور. آخرین عددها در جدول هم هست.
