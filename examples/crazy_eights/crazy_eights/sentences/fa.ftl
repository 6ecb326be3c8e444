crazy-eights = هشت‌های دیوانه
crazy-eights-about = زودتر از همه دستتان را خالی کنید: کارتِ هم‌خال یا هم‌شماره روی کارت آخر می‌نشیند و هشت روی هر کارتی.

## Cards

crazy-eights-card = { $rank } { $sign }
crazy-eights-rank-A = آس
crazy-eights-rank-J = سرباز
crazy-eights-rank-Q = بی‌بی
crazy-eights-rank-K = شاه
crazy-eights-sign-C = ♣
crazy-eights-sign-D = ♦
crazy-eights-sign-H = ♥
crazy-eights-sign-S = ♠
crazy-eights-suit-C = گشنیز ♣
crazy-eights-suit-D = خشت ♦
crazy-eights-suit-H = دل ♥
crazy-eights-suit-S = پیک ♠

## Moves

crazy-eights-do-play = یک کارت بازی کنید
crazy-eights-do-draw = یا
crazy-eights-move-play = { $suit ->
    [none] { $card }
   *[other] { $card } و خواستن { $suit }
}
crazy-eights-move-draw = یک کارت بردارید

## Events

crazy-eights-event-played = { $suit ->
    [none] { $seat } کارت { $card } را بازی می‌کند.
   *[other] { $seat } کارت { $card } را بازی می‌کند و { $suit } می‌خواهد.
}
    .you-seat = { $suit ->
        [none] شما کارت { $card } را بازی می‌کنید.
       *[other] شما کارت { $card } را بازی می‌کنید و { $suit } می‌خواهید.
    }
crazy-eights-event-drew = { $count ->
    [0] کارتی برای برداشتن نمانده است: { $seat } می‌گذرد.
   *[other] { $seat } یک کارت برمی‌دارد.
}
    .you-seat = { $count ->
        [0] کارتی برای برداشتن نمانده است: شما می‌گذرید.
       *[other] شما یک کارت برمی‌دارید.
    }
crazy-eights-event-drawn = کارتی که برداشتید: { $card }.
crazy-eights-event-over = بازی تمام شد. امتیاز مانده در دست: { $points }. کمترین: { $winners }.

## Refusals

crazy-eights-not-your-turn = نوبت شما نیست.
crazy-eights-not-in-hand = این کارت در دست شما نیست: { $card }.
crazy-eights-no-fit = { $card } نمی‌نشیند: { $suit } لازم است یا کارتی هم‌شماره با کارت آخر.
crazy-eights-wish-first = هر کس هشت بازی کند، یک خال هم می‌خواهد.
crazy-eights-no-wish = فقط با هشت می‌شود خالی خواست.

## Why a bot likes a move

crazy-eights-why-play = می‌نشیند و اگر در دست بماند { $count } امتیاز خرج دارد.
crazy-eights-why-eight = هشت روی هر کارتی می‌نشیند؛ { $suit } به این دست می‌خورد.
crazy-eights-why-draw = برداشتن بهتر از بازی کردن کارت‌های دست است، یا هیچ کارتی نمی‌نشیند.

## What is on the table

crazy-eights-field-discards = کارت‌های بازی‌شده، آخری رو
crazy-eights-field-suit = خالِ این نوبت
crazy-eights-field-passed = گذشتن‌های پشت سر هم
crazy-eights-field-stock = کارت‌های مانده برای برداشتن
crazy-eights-field-cards = کارت‌های دست
crazy-eights-field-hand = دست
crazy-eights-field-points = امتیاز
crazy-eights-field-hands = دست همه
crazy-eights-option-hand = تعداد کارت هر بازیکن

## What is counted

crazy-eights-statistic-cards = کارت‌های بازی‌شده
crazy-eights-statistic-eights = هشت‌ها در میان آن‌ها
crazy-eights-statistic-drawn = کارت‌های برداشته در هر بازی
crazy-eights-statistic-caught = بیشترین امتیاز مانده در دست
