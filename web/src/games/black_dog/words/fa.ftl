black-dog-about = مهره‌هایتان را دور مسیر بگردانید و به مقصد برسانید، با هم‌تیمی‌ای که از کارت‌های شما خبر ندارد. حواستان به صفحه‌ی گردان باشد و به سگ: گاز می‌گیرد.

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
black-dog-board-cards-title = کارت‌های دست
black-dog-board-home-title = مهره‌های به مقصد رسیده

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

## Ways to play

black-dog-way-table = دور یک میز
black-dog-way-table-about = چهار نفر در دو تیم دونفره؛ دو یا سه نفر هر کس برای خودش. حدود ۴۵ دقیقه.
black-dog-pick-bites = سگ
black-dog-pick-passing = در راه هم گاز می‌گیرد
black-dog-pick-landing = فقط جایی که می‌ایستد گاز می‌گیرد
black-dog-pick-dealer = اوستای اول

## The guided first game

black-dog-lesson-title = اولین بازی شما
black-dog-lesson-step = گام { $step } از { $steps }
black-dog-lesson-skip = رد کردن
black-dog-lesson-again = دوباره
black-dog-lesson-next = بعدی
black-dog-lesson-done = پایان
black-dog-lesson-repeat = از اول
black-dog-lesson-me = نوآموز
black-dog-lesson-second = سارا
black-dog-lesson-third = امید
black-dog-lesson-fourth = اولنا

black-dog-lesson-start = مهره‌های گرد قرمز، پایین صفحه، مال شماست. هر چهار مهره باید یک دور بزنند و به مقصد برسند. کارت قرمز آغاز، مهره‌ای را از آغل بیرون می‌آورد: آن را انتخاب و تأیید کنید.
black-dog-lesson-start-done = بیرون آمد و روی مبدأ شماست. تا آن‌جا ایستاده، هیچ‌کس از آن رد نمی‌شود.
black-dog-lesson-start-missed = این یک حرکت بود. کارت آغاز، همان که مهره‌ای در دروازه دارد، مهره را از آغل بیرون می‌آورد.
black-dog-lesson-hit = کارت آبی به اندازه‌ی عددش می‌برد، در جهت عقربه‌های ساعت. هر که روی مهره‌ای بنشیند، آن را به آغل برمی‌گرداند، حتی مهره‌ی هم‌تیمی را. یک کارت و یک مهره انتخاب کنید و ببینید چه کسی را می‌زنید.
black-dog-lesson-hit-done = زدید! سارا باید با آن مهره از نو شروع کند.
black-dog-lesson-hit-missed = کسی را نزدید. با عدد درست، مهره‌ی شما درست جای مهره‌ی سارا می‌نشیند.
black-dog-lesson-disc = هر که حرکتش روی پنجه تمام شود، باید صفحه‌ی گردان را با هر چه رویش است یک‌چهارم بچرخاند. مهره‌تان را به پنجه ببرید و پیش از انتخاب، هر دو سو را ببینید.
black-dog-lesson-disc-done = چرخید! به راست، صفحه‌ی گردان شما را یک‌چهارم راه جلو می‌برد؛ به چپ عقب می‌برد، و از این‌جا حتی تا نزدیک مقصدتان: کسی دورها را نمی‌شمارد.
black-dog-lesson-disc-missed = بدون پنجه، چرخشی در کار نیست. سه گام مهره‌ی شما را به پنجه‌ی سفید می‌رساند.
black-dog-lesson-dog = کارت سیاه اول مهره‌ی شما را می‌برد و بعد سگ را، به همان اندازه. سگ سر راهش هر مهره‌ای را از هر رنگ گاز می‌گیرد. ببینید تا کجا می‌دود و خوب انتخاب کنید.
black-dog-lesson-dog-done = آفرین! سگ، مهره‌های حریف را گاز گرفت و کاری به تیم شما نداشت.
black-dog-lesson-dog-missed = این بار سگ به کارتان نیامد. پیش از تأیید، خط‌چین را نگاه کنید.
black-dog-lesson-goal = پس از مبدأ، راه به مقصد شما می‌رسد: مبدأ شمرده می‌شود و بعد خانه‌های ۱ تا ۴. شمارش باید دقیق باشد. مهره را به مقصد ببرید.
black-dog-lesson-goal-done = رسید! آن‌جا نه کسی می‌زندش و نه سگ گازش می‌گیرد.
black-dog-lesson-goal-missed = هنوز نرسیده است. کارت ۳ را انتخاب کنید و راهی را که نشان خانه دارد.
black-dog-lesson-swap = تعویض: یک مهره‌ی شما جایش را با مهره‌ی بازیکنی دیگر عوض می‌کند، حتی با مهره‌ی هم‌تیمی. مهره‌ی شما هنوز راه درازی در پیش دارد. جای چه کسی به کارتان می‌آید؟
black-dog-lesson-swap-done = از این‌جا تا مقصد چند گام بیشتر نیست! مهره‌ای که در مبدأ خودش یا در مقصد است تعویض نمی‌شود؛ سگ هم هرگز.
black-dog-lesson-swap-missed = جای بهتری هم بود: مهره‌ی اولنا درست پیش از مقصد شماست. با آن تعویض کنید.
black-dog-lesson-magnet = مغناطیس مهره‌ی شما را درست پشت سر مهره‌ی بعدی می‌برد، هر قدر هم دور باشد. ببینید هر مهره‌ی شما تا کجا می‌رود و راه درازتر را انتخاب کنید.
black-dog-lesson-magnet-done = این همه راه، یک‌باره! سگ هم به حساب می‌آید؛ فقط به مقصد، مغناطیس راهی ندارد.
black-dog-lesson-magnet-missed = راه کوتاهی بود. جلوی آن یکی مهره‌تان تا دوردست کسی نیست.
black-dog-lesson-copy = کپی به جای آخرین کارتی است که بازی شده. اولنا همین حالا کارت آغاز بازی کرده است: حالا کپی شما چه می‌کند؟
black-dog-lesson-copy-done = بیرون آمد! مهم نیست اولنا با آن کارت چه کرده؛ مهم این است که خود کارت چه می‌تواند بکند.
black-dog-lesson-copy-missed = هنوز مهره‌ای در آغل منتظر است. کپی، به جای کارت آغاز، آن را بیرون می‌آورد.
black-dog-lesson-team = چهار گام هم‌تیمی ۴ را می‌شود میان مهره‌های خودتان و هم‌تیمی‌تان تقسیم کرد، ولی هر چهار گام را باید رفت. هر دو درست پیش از مقصد خودتانید: مهره‌ی امید را هم به مقصد برسانید.
black-dog-lesson-team-done = چه تقسیم خوبی! تیم وقتی برنده است که مهره‌های هر دو هم‌تیمی به مقصد برسد.
black-dog-lesson-team-missed = مهره‌ی امید هنوز منتظر است. دو گام آن را به مقصد می‌رساند و دو گام دیگر مهره‌ی شما را.
black-dog-lesson-forced = گاهی هر حرکتی به ضرر شماست. ولی تا وقتی یکی از کارت‌هایتان را بشود بازی کرد، باید بازی کنید، و کپی هنوز چیزی برای کپی کردن ندارد. ضرر کدام کمتر است؟
black-dog-lesson-forced-done = مهره‌تان باید از نو شروع کند، ولی مهره‌ی امید که نزدیک مقصد است در امان ماند. اگر هیچ کارتی را نشود بازی کرد، دستتان را رو می‌کنید و تا پایان دور کنار می‌نشینید.
black-dog-lesson-forced-missed = مهره‌ی امید نزدیک مقصد بود و حالا به آغل برگشته است. مهره‌ی شما راه زیادی نیامده بود: با ۹ به سگ می‌خورد، ولی برای تیم ضرر کمتری دارد.
black-dog-lesson-exchange = در آغاز هر دور هم‌تیمی‌ها یک کارت را ندیده و بدون حرف با هم تعویض می‌کنند. امید هیچ مهره‌ای در مسیر ندارد: چه کارتی بیشتر به کارش می‌آید؟
black-dog-lesson-exchange-done = کارت آغاز: حالا امید می‌تواند راه بیفتد. او هم یکی از کارت‌هایش را به شما داد.
black-dog-lesson-exchange-missed = دادید، ولی امید با آن راه نمی‌افتد. کارت آغاز بیشتر به کارش می‌آمد.
black-dog-lesson-end = همین بود. تیمی که هر هشت مهره‌اش به مقصد برسد برنده است. قوانین همیشه دم دست‌اند، و اگر مهره‌ای را لمس کنید که نمی‌تواند برود، دلیلش را می‌بینید.
black-dog-key-undo = یک گام به عقب در انتخاب
