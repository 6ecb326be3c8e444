six-nimmt-about = همه هم‌زمان کارتی می‌گذارند: هر کس ششمین کارتِ ردیف را بگذارد، پنج کارت دیگر را برمی‌دارد و کسی آن‌ها را نمی‌خواهد.
six-nimmt-way-classic = کلاسیک
six-nimmt-way-classic-about = با هر ۱۰۴ کارت، هر بازیکن ده کارت، برای ۲ تا ۱۰ بازیکن.
six-nimmt-way-short = یک دور
six-nimmt-way-short-about = مثل کلاسیک، ولی پس از ده کارت تمام می‌شود: حدود پنج دقیقه.
six-nimmt-way-known = کارت‌های معلوم
six-nimmt-way-known-about = فقط کوچک‌ترین کارت‌ها به بازی می‌آیند، پس هیچ کارتی کنار نمی‌ماند. برای ۲ تا ۶ بازیکن.
six-nimmt-way-draft = دست‌چین
six-nimmt-way-draft-about = همه‌ی کارت‌ها به‌رو هستند و ده کارتتان را خودتان برمی‌دارید؛ شانس دیگر نقشی ندارد. برای ۲ تا ۶ بازیکن.
six-nimmt-target = حد پایان بازی (کله‌گاوی)
six-nimmt-rounds = تعداد دورها
six-nimmt-rounds-unset = تا رسیدن به حد

## The board

six-nimmt-board-players = بازیکنان
six-nimmt-board-rows = چهار ردیف
six-nimmt-board-hand = دست شما
six-nimmt-board-pool = کارت‌هایی که می‌توانید بردارید
six-nimmt-board-hands = دست‌های باز

six-nimmt-board-choose = یک کارت انتخاب کنید.
six-nimmt-board-chosen = کارت { $card } شما به‌پشت روی میز است؛ هنوز می‌توانید آن را عوض کنید.
six-nimmt-board-waiting = منتظر { $seat } هستیم.
six-nimmt-board-waiting-many = منتظر { $count } بازیکن هستیم.
six-nimmt-board-take = کارت { $card } شما از آخرین کارت همه‌ی ردیف‌ها کوچک‌تر است: یک ردیف را بردارید.
six-nimmt-board-takes = کوچک‌ترین کارت، { $card }، مال { $seat } است و او یک ردیف انتخاب می‌کند.
six-nimmt-board-draft = نوبت شماست: یک کارت بردارید.
six-nimmt-board-drafts = نوبت { $seat } است که کارت بردارد.

six-nimmt-board-card = کارت { $card }، { $heads } کله‌گاوی.
six-nimmt-board-row = ردیف { $row }: { $cards }؛ { $count } کارت، { $heads } کله‌گاوی.
six-nimmt-board-take-row = ردیف { $row } را بردارید: { $cards }؛ { $count } کارت، { $heads } کله‌گاوی.
six-nimmt-board-full = پر است: هر کس کارت بعدی را بگذارد، آن را برمی‌دارد.
six-nimmt-board-cheapest = ردیفی ارزان‌تر از این نیست.
six-nimmt-board-cheapest-flag = ارزان‌ترین
six-nimmt-board-hint = پیشنهاد ما.
six-nimmt-board-bad = رد شد.
six-nimmt-board-player = { $seat }: { $cards } کارت در دست، { $heads } کله‌گاوی در این دور، { $total } کله‌گاوی در دورهای قبل.
six-nimmt-board-you = این شما هستید.
six-nimmt-board-state-chosen = انتخاب شد.
six-nimmt-board-state-acting = هنوز تصمیم نگرفته است.
six-nimmt-board-state-winner = برنده.
six-nimmt-board-front = کارت { $card } را بازی می‌کند.
six-nimmt-board-play = { $seat } { $card }
six-nimmt-board-turned = کارت‌ها رو می‌شوند: { $plays }.

## The score sheet

six-nimmt-score-caption = کله‌گاوی‌های هر دور؛ هر کس کمتر داشته باشد برنده است
six-nimmt-score-chart = نمودار: مجموع‌ها پس از هر دور. همین عددها در جدول هم هست.
six-nimmt-score-rank = رتبه
six-nimmt-score-round = دور
six-nimmt-score-target = پایان: { $target }
