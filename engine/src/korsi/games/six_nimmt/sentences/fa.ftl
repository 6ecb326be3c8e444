six-nimmt = شش‌تا مالِ تو!

## Refusals

six-nimmt-over = بازی تمام شده است.
six-nimmt-no-such-card = کارت { $card } وجود ندارد؛ کارت‌ها از ۱ تا { $last } هستند.
six-nimmt-not-in-use = کارت { $card } در این بازی به کار نمی‌رود؛ کارت‌ها از ۱ تا { $last } هستند.
six-nimmt-not-in-hand = کارت { $card } در دست شما نیست.
six-nimmt-no-such-row = تنها { $rows } ردیف وجود دارد.
six-nimmt-row-first = نخست { $seat } باید یک ردیف برگزیند.
six-nimmt-no-row-now = اکنون نباید ردیفی برگزید.
six-nimmt-not-your-row = کوچک‌ترین کارت از آنِ { $seat } است و ردیف را او برمی‌گزیند.
six-nimmt-draft-first = هنوز کارت‌ها برداشته می‌شوند؛ نوبت { $seat } است.
six-nimmt-no-draft-now = اکنون زمان برداشتن کارت نیست.
six-nimmt-not-your-pick = نوبتِ برداشتنِ { $seat } است.
six-nimmt-already-drafted = کارت { $card } را { $seat } برداشته است.
six-nimmt-too-many-seats = این شیوه برای ۲ تا { $most } بازیکن است، نه { $seats } بازیکن.

## Events

six-nimmt-event-laid-out = دور { $round }: همه‌ی کارت‌ها رو به بالا چیده شده‌اند.
six-nimmt-event-drafted = { $seat } کارت { $card } را به دست می‌گیرد.
six-nimmt-event-dealt = دور { $round }: ردیف‌ها با { $rows } آغاز می‌شوند.
six-nimmt-event-hand = دست شما: { $cards }.
six-nimmt-event-chose = { $seat } کارتش را برگزید.
six-nimmt-event-choice = کارت شما به پشت روی میز است: { $card }.
six-nimmt-event-revealed = کارت‌ها رو می‌شوند.
six-nimmt-event-placed = { $seat } کارت { $card } را در ردیف { $row } می‌گذارد.
six-nimmt-event-took = { $heads ->
    [one] { $seat } ردیف { $row } را برمی‌دارد: { $cards }، { $heads } کله‌گاوی.
   *[other] { $seat } ردیف { $row } را برمی‌دارد: { $cards }، { $heads } کله‌گاوی.
}
six-nimmt-event-round-ended = دور { $round } تمام شد. کله‌گاوی‌ها: { $heads }. مجموع: { $totals }.
six-nimmt-event-over = بازی تمام شد. کمترین کله‌گاوی: { $winners }.

## Why a bot likes a move

six-nimmt-why-draft = کارت { $card } دست خوبی می‌سازد.
six-nimmt-why-row = { $heads ->
    [one] ردیف { $row } ارزان است: { $heads } کله‌گاوی.
   *[other] ردیف { $row } { $heads } کله‌گاوی دارد.
}
six-nimmt-why-lowest = کارت { $card } از همه‌ی ردیف‌ها کوچک‌تر است؛ ارزان‌ترین ردیف { $heads } کله‌گاوی دارد.
six-nimmt-why-full = کارت { $card } به ردیف { $row } می‌رود که پُر است و { $heads } کله‌گاوی دارد.
six-nimmt-why-fits = کارت { $card } به ردیف { $row } می‌رود، { $gap } تا بالاتر از آخرین کارت؛ جای خالی: { $room }.
