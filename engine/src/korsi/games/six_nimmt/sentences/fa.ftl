six-nimmt = ۶ نیمت!

## Refusals

six-nimmt-over = بازی تمام شده است.
six-nimmt-no-such-card = کارت { $card } وجود ندارد؛ کارت‌ها از ۱ تا { $last } هستند.
six-nimmt-not-in-use = کارت { $card } در این میز به بازی نمی‌آید؛ کارت‌ها از ۱ تا { $last } هستند.
six-nimmt-not-in-hand = کارت { $card } در دست شما نیست.
six-nimmt-no-such-row = چنین ردیفی نیست؛ فقط { $rows } ردیف هست.
six-nimmt-row-first = اول { $seat } باید یک ردیف بردارد.
six-nimmt-no-row-now = الان کسی نباید ردیفی بردارد.
six-nimmt-not-your-row = کوچک‌ترین کارت مال { $seat } است و ردیف را هم او انتخاب می‌کند.
six-nimmt-draft-first = دست‌چین هنوز تمام نشده است؛ حالا { $seat } کارت برمی‌دارد.
six-nimmt-no-draft-now = الان وقت دست‌چین نیست.
six-nimmt-not-your-pick = حالا { $seat } کارت برمی‌دارد.
six-nimmt-already-drafted = کارت { $card } را { $seat } برداشته است.
six-nimmt-too-many-seats = این شیوه برای ۲ تا { $most } بازیکن است، نه { $seats } بازیکن.

## Events

six-nimmt-event-laid-out = دور { $round }: همه‌ی کارت‌ها به‌رو چیده شدند.
six-nimmt-event-drafted = { $seat } کارت { $card } را برای دستش برمی‌دارد.
    .you-seat = شما کارت { $card } را برای دستتان برمی‌دارید.
six-nimmt-event-dealt = دور { $round }: ردیف‌ها با { $rows } شروع می‌شوند.
six-nimmt-event-hand = دست شما: { $cards }.
six-nimmt-event-chose = { $seat } کارتش را انتخاب کرد.
    .you-seat = شما کارتتان را انتخاب کردید.
six-nimmt-event-choice = کارت شما به‌پشت روی میز است: { $card }.
six-nimmt-event-revealed = کارت‌ها رو می‌شوند.
six-nimmt-event-placed = { $seat } کارت { $card } را در ردیف { $row } می‌گذارد.
    .you-seat = شما کارت { $card } را در ردیف { $row } می‌گذارید.
six-nimmt-event-took = { $seat } ردیف { $row } را برمی‌دارد: { $cards }، { $heads } کله‌گاوی.
    .you-seat = شما ردیف { $row } را برمی‌دارید: { $cards }، { $heads } کله‌گاوی.
six-nimmt-event-round-ended = دور { $round } تمام شد. کله‌گاوی‌ها: { $heads }. مجموع: { $totals }.
six-nimmt-event-over = بازی تمام شد. کمترین کله‌گاوی: { $winners }.
    .you-winners = بازی تمام شد. کمترین کله‌گاوی: { $winners }.

## Why a bot likes a move

six-nimmt-why-draft = کارت { $card } دست را بهتر می‌کند{ $saved ->
    [0] .
   *[other] ؛ کارت خوبِ بعدی تا پایان دور حدود { $saved } کله‌گاوی بیشتر خرج دارد.
}
six-nimmt-why-row = ردیف { $row } به قیمت { $heads } کله‌گاوی تمام می‌شود{ $saved ->
    [0] .
   *[other] ؛ ردیف خوبِ بعدی تا پایان دور حدود { $saved } کله‌گاوی بیشتر خرج دارد.
}
six-nimmt-why-lowest = کارت { $card } از آخرین کارت همه‌ی ردیف‌ها کوچک‌تر است و ارزان‌ترین ردیف { $heads } کله‌گاوی دارد؛ در { $safe } تا از { $worlds } دستِ فرضی چیزی برنمی‌دارد.{ $saved ->
    [0] {""}
   *[other] {" "}کارت خوبِ بعدی تا پایان دور حدود { $saved } کله‌گاوی بیشتر خرج دارد.
}
six-nimmt-why-full = کارت { $card } به ردیف { $row } می‌رود که پر است و { $heads } کله‌گاوی دارد؛ در { $safe } تا از { $worlds } دستِ فرضی چیزی برنمی‌دارد.{ $saved ->
    [0] {""}
   *[other] {" "}کارت خوبِ بعدی تا پایان دور حدود { $saved } کله‌گاوی بیشتر خرج دارد.
}
six-nimmt-why-fits = کارت { $card } به ردیف { $row } می‌رود، با { $gap } تا اختلاف و { $room } جای خالی: در { $safe } تا از { $worlds } دستِ فرضی چیزی برنمی‌دارد.{ $saved ->
    [0] {""}
   *[other] {" "}تا پایان دور حدود { $saved } کله‌گاوی کمتر.
}

## Terminal

six-nimmt-row = ردیف { $row }
six-nimmt-full = پر
six-nimmt-heads = { $heads } کله‌گاوی
six-nimmt-total = مجموع { $total }
six-nimmt-hand = دست شما
six-nimmt-pool = کارت‌ها
six-nimmt-sheet = بازیکن
six-nimmt-sheet-round = دور { $round }
six-nimmt-sheet-total = مجموع
six-nimmt-played = { $seat } { $card }
six-nimmt-move-choose = کارت { $card }
six-nimmt-move-row = ردیف { $row }
six-nimmt-move-draft = کارت { $card }
