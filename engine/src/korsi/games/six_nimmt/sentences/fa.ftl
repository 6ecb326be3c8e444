six-nimmt = ۶ نیمت!

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

## Terminal

six-nimmt-to-target = دور { $round }؛ بازی با { $target } کله‌گاوی به پایان می‌رسد.
six-nimmt-of-rounds = دور { $round } از { $rounds }.
six-nimmt-row = ردیف { $row }
six-nimmt-full = پُر
six-nimmt-heads = { $heads } کله‌گاوی
six-nimmt-this-round = این دور { $heads }
six-nimmt-total = مجموع { $total }
six-nimmt-open-hand = دست { $cards }
six-nimmt-hand = دست شما
six-nimmt-pool = کارت‌ها
six-nimmt-their-heads = کله‌گاوی
six-nimmt-sheet = بازیکن
six-nimmt-sheet-round = دور { $round }
six-nimmt-sheet-total = مجموع
six-nimmt-played = { $seat } { $card }
six-nimmt-to-be-placed = هنوز باید چیده شوند: { $plays }.
six-nimmt-question-choose = کارت شما:
six-nimmt-question-row = کدام ردیف را برمی‌دارید؟ (۱ تا ۴)
six-nimmt-question-draft = کدام کارت را به دست می‌گیرید؟
six-nimmt-move-choose = کارت { $card }
six-nimmt-move-row = ردیف { $row }
six-nimmt-move-draft = کارت { $card }
six-nimmt-rule-SN-1 = بازی ۱۰۴ کارت دارد، از ۱ تا ۱۰۴، هر کدام یک بار.
six-nimmt-rule-SN-3 = به هر بازیکن ده کارت داده می‌شود؛ چهار کارت دیگر چهار ردیف را آغاز می‌کنند.
six-nimmt-rule-SN-5 = همه هم‌زمان یک کارت از دست خود برمی‌گزینند؛ وقتی همه برگزیدند، کارت‌ها با هم رو می‌شوند.
six-nimmt-rule-SN-10 = کسی که کارتش از آخرین کارتِ همه‌ی ردیف‌ها کوچک‌تر است، پیش از چیدنِ کارت‌های بزرگ‌تر یک ردیف را به دلخواه برمی‌دارد و کارتش آن ردیف را از نو آغاز می‌کند.
six-nimmt-rule-SN-13 = بازی پس از دوری تمام می‌شود که در آن مجموعِ کسی به حد تعیین‌شده رسیده باشد؛ کمترین مجموع برنده است.
six-nimmt-rule-SN-16 = در شیوه‌ی کارت‌های معلوم تنها کوچک‌ترین کارت‌ها به کار می‌روند، برای هر بازیکن ده کارت و چهار کارت دیگر؛ این شیوه برای ۲ تا ۶ بازیکن است.
six-nimmt-rule-SN-17 = وقتی هر بازیکن ده کارتش را خودش برمی‌گزیند، همه‌ی کارت‌ها رو به بالا هستند و بازیکنان به نوبت یکی را به دست می‌گیرند تا هر کدام ده کارت داشته باشند؛ چهار کارتِ مانده ردیف‌ها را آغاز می‌کنند.
