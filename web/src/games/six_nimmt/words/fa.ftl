six-nimmt-about = همه هم‌زمان یک کارت بازی می‌کنند؛ هر کس ششمین کارتِ یک ردیف را بگذارد، پنج کارت دیگر را برمی‌دارد. هر کس کمترین کله‌گاوی را داشته باشد برنده است.

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
six-nimmt-board-heads-title = کله‌گاوی‌های این دور
six-nimmt-board-total-title = مجموع دورهای قبل
six-nimmt-board-cards-title = کارت‌های باقی‌مانده

## The score sheet

six-nimmt-score-caption = کله‌گاوی‌های هر دور؛ هر کس کمتر داشته باشد برنده است
six-nimmt-score-chart = نمودار: مجموع‌ها پس از هر دور. همین عددها در جدول هم هست.
six-nimmt-score-rank = رتبه
six-nimmt-score-round = دور
six-nimmt-score-target = پایان: { $target }

## Ways to play

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

## The guided first round

six-nimmt-lesson-title = اولین دور شما
six-nimmt-lesson-step = گام { $step } از { $steps }
six-nimmt-lesson-skip = رد کردن
six-nimmt-lesson-again = دوباره
six-nimmt-lesson-next = بعدی
six-nimmt-lesson-done = پایان
six-nimmt-lesson-repeat = از اول
six-nimmt-lesson-me = نوآموز
six-nimmt-lesson-second = سارا
six-nimmt-lesson-third = تاراس

six-nimmt-lesson-ascending = کله‌گاوی بد است: هر کس کمتر داشته باشد برنده است. همه یک کارت به‌پشت می‌گذارند، سپس کارت‌ها با هم رو می‌شوند. دیگران انتخاب کرده‌اند؛ شما هم یکی از کارت‌هایتان را انتخاب کنید.
six-nimmt-lesson-ascending-done = کارت‌ها از کوچک‌ترین تا بزرگ‌ترین چیده شدند. قانون ۱: هر کارت فقط بعد از کارتی کوچک‌تر می‌آید، پس عددهای هر ردیف رو به افزایش‌اند. کارت { $card } شما به ردیف { $row } رفت.
six-nimmt-lesson-nearest = قانون ۲: اگر آخرین کارتِ چند ردیف کوچک‌تر باشد، کارت به جایی می‌رود که اختلاف کمتر است. کدام کارت شما به ردیف ۲ می‌رود؟ همان را انتخاب کنید.
six-nimmt-lesson-nearest-done = درست است! نزدیک‌ترین کارت کوچک‌تر در آخر ردیف ۲ بود، پس { $card } به آن‌جا رفت.
six-nimmt-lesson-nearest-missed = کارت { $card } شما به ردیف { $row } رفت: نزدیک‌ترین کارت کوچک‌تر آن‌جا بود. می‌توانید دوباره امتحان کنید.
six-nimmt-lesson-full = قانون ۳: هر ردیف جای پنج کارت دارد. ردیف ۱ پر است. هر کس کارت ششم را بگذارد، آن پنج کارت را برمی‌دارد. کارت ۳۰ را بازی کنید و ببینید.
six-nimmt-lesson-full-done = کارت ۳۰ ششمین کارت بود: پنج کارت را با { $heads } کله‌گاوی برداشتید و ردیف از نو با ۳۰ شروع می‌شود.
six-nimmt-lesson-full-missed = خوب از خطر گذشتید: کارت { $card } به ردیف { $row } رفت. برای این‌که ببینید ردیف پر چطور برداشته می‌شود، با ۳۰ دوباره امتحان کنید.
six-nimmt-lesson-lowest = قانون ۴: کارتی که از آخرین کارت همه‌ی ردیف‌ها کوچک‌تر است، هیچ جایی ندارد. صاحبش هر ردیفی را که بخواهد برمی‌دارد. همه‌ی کارت‌های شما کوچک‌اند: یکی را بازی کنید و بعد یک ردیف بردارید. حواستان به کله‌گاوی‌ها باشد!
six-nimmt-lesson-lowest-done = ردیف { $row } را با { $heads } کله‌گاوی برداشتید و آن ردیف از نو با کارت شما شروع می‌شود. ردیفی ارزان‌تر نبود.
six-nimmt-lesson-lowest-missed = ردیف { $row } را با { $heads } کله‌گاوی برداشتید؛ ارزان‌ترین ردیف { $least } کله‌گاوی داشت. می‌توانید دوباره امتحان کنید.
six-nimmt-lesson-alone = حالا نوبت خودتان است: تا پایان دور دو کارت مانده است. ردیف ۳ چهار کارت دارد. سعی کنید چیزی برندارید.
six-nimmt-lesson-alone-done = حتی یک کله‌گاوی هم برنداشتید: ردیف‌های پر نصیب دیگران شد.
six-nimmt-lesson-alone-missed = { $heads } کله‌گاوی برداشتید. ردیف ۳ پیش از رسیدن کارت شما پر شد: چنین کارتی را بهتر است نگه دارید. می‌توانید دوباره امتحان کنید.
six-nimmt-lesson-end = همین بود. هر دور ده کارت دارد و بازی ادامه دارد تا کسی به ۶۶ کله‌گاوی یا بیشتر برسد. آن وقت هر کس کمترین کله‌گاوی را داشته باشد برنده است.
