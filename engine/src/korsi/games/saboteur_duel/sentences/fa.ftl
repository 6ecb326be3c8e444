saboteur-duel = خرابکار: دوئل

## Words: tools, colours, sides and cards, as they stand inside the sentences below

saboteur-duel-tool-cart = چرخ‌دستی
saboteur-duel-tool-lantern = فانوس
saboteur-duel-tool-pickaxe = کلنگ

saboteur-duel-colour-green = سبز
saboteur-duel-colour-blue = آبی

saboteur-duel-side-N = شمال
saboteur-duel-side-E = شرق
saboteur-duel-side-S = جنوب
saboteur-duel-side-W = غرب

saboteur-duel-card-A_BREAK_CART = خرابکاری چرخ‌دستی
saboteur-duel-card-A_BREAK_LANTERN = خرابکاری فانوس
saboteur-duel-card-A_BREAK_PICK = خرابکاری کلنگ
saboteur-duel-card-A_FIX_CART = تعمیر چرخ‌دستی
saboteur-duel-card-A_FIX_LANTERN = تعمیر فانوس
saboteur-duel-card-A_FIX_PICK = تعمیر کلنگ
saboteur-duel-card-A_FIX_CART_LANTERN = تعمیر چرخ‌دستی یا فانوس
saboteur-duel-card-A_FIX_LANTERN_PICK = تعمیر فانوس یا کلنگ
saboteur-duel-card-A_FIX_PICK_CART = تعمیر کلنگ یا چرخ‌دستی
saboteur-duel-card-A_KEY = کلید
saboteur-duel-card-A_MAP = نقشه
saboteur-duel-card-A_ROCKFALL = ریزش آوار
saboteur-duel-card-P_X_TROLL = چهارراه با دیو
saboteur-duel-card-P_X_DOOR_B = چهارراه با درِ آبی
saboteur-duel-card-P_X_DOOR_G = چهارراه با درِ سبز
saboteur-duel-card-P_TS_DOOR_B = سه‌راهی غرب–شمال–شرق با درِ آبی
saboteur-duel-card-P_TS_DOOR_G = سه‌راهی غرب–شمال–شرق با درِ سبز
saboteur-duel-card-P_TS_TROLL = سه‌راهی غرب–شمال–شرق با دیو
saboteur-duel-card-P_TL_DOOR_B = سه‌راهی شمال–غرب–جنوب با درِ آبی
saboteur-duel-card-P_TL_DOOR_G = سه‌راهی شمال–غرب–جنوب با درِ سبز
saboteur-duel-card-P_TL_TROLL = سه‌راهی شمال–غرب–جنوب با دیو
saboteur-duel-card-P_BRIDGE = پل
saboteur-duel-card-P_BRIDGE_GOLD = پل با طلا
saboteur-duel-card-P_DTURN = دو پیچ
saboteur-duel-card-P_DTURN_GOLD = دو پیچ با طلا
saboteur-duel-card-P_LADDER_B = نردبان آبی
saboteur-duel-card-P_LADDER_G = نردبان سبز
saboteur-duel-card-P_TL_DE_GOLD = سه‌راهی شمال–غرب–جنوب با طلا در بن‌بست
saboteur-duel-card-P_TS_DE_GOLD = سه‌راهی غرب–شمال–شرق با طلا در بن‌بست
saboteur-duel-card-P_H_DE_GOLD = تونل غرب–شرق با طلا در بن‌بست
saboteur-duel-card-P_V_DE = تونل شمال–جنوب با بن‌بست
saboteur-duel-card-P_RT_DE_W = پیچ شمال–شرق با بن‌بست در غرب
saboteur-duel-card-P_RT_DE_S = پیچ شمال–شرق با بن‌بست در جنوب
saboteur-duel-card-P_LT_DE_E = پیچ شمال–غرب با بن‌بست در شرق
saboteur-duel-card-P_LT_DE_S = پیچ شمال–غرب با بن‌بست در جنوب
saboteur-duel-card-P_H = تونل غرب–شرق
saboteur-duel-card-P_V = تونل شمال–جنوب
saboteur-duel-card-P_LT = پیچ شمال–غرب
saboteur-duel-card-P_RT = پیچ شمال–شرق
saboteur-duel-card-S_BLUE = کارت آغاز آبی
saboteur-duel-card-S_GREEN = کارت آغاز سبز
saboteur-duel-card-G_X_0 = هدف بدون طلا (چهارراه)
saboteur-duel-card-G_4DE_0 = هدف بدون طلا (چهار بن‌بست)
saboteur-duel-card-G_3DEL_0 = هدف بدون طلا (بن‌بست‌های شمال–غرب–جنوب)
saboteur-duel-card-G_3DES_0 = هدف بدون طلا (بن‌بست‌های غرب–شمال–شرق)
saboteur-duel-card-G_LT_1_G = هدف با ۱ قطعه‌ی طلا بیرون درِ سبز
saboteur-duel-card-G_LT_2 = هدف با ۲ قطعه‌ی طلا (پیچ شمال–غرب)
saboteur-duel-card-G_RT_1_B = هدف با ۱ قطعه‌ی طلا و درِ آبی
saboteur-duel-card-G_RT_2 = هدف با ۲ قطعه‌ی طلا (پیچ شمال–شرق)
saboteur-duel-card-G_2DEL_1 = هدف با ۱ قطعه‌ی طلا در بن‌بست
saboteur-duel-card-G_2DER_3 = هدف با ۳ قطعه‌ی طلا در بن‌بست
saboteur-duel-card-G_V2DE_1 = هدف با ۱ قطعه‌ی طلا (تونل شمال–جنوب)
saboteur-duel-card-G_H2DE_2 = هدف با ۲ قطعه‌ی طلا (تونل غرب–شرق)
saboteur-duel-card-G_TL_1_B = هدف با ۱ قطعه‌ی طلا (سه‌راهی با درِ آبی)
saboteur-duel-card-G_TL_2_G = هدف با ۲ قطعه‌ی طلا (سه‌راهی با درِ سبز)
saboteur-duel-card-G_TL_3_B = هدف با ۳ قطعه‌ی طلا (سه‌راهی با درِ آبی)
saboteur-duel-card-G_TS_1_G = هدف با ۱ قطعه‌ی طلا (سه‌راهی با درِ سبز)
saboteur-duel-card-G_TS_2_B = هدف با ۲ قطعه‌ی طلا (سه‌راهی با درِ آبی)
saboteur-duel-card-G_TS_3_G = هدف با ۳ قطعه‌ی طلا (سه‌راهی با درِ سبز)

## Refusals

saboteur-duel-over = بازی تمام شده است.
saboteur-duel-not-your-turn = نوبت { $seat } است.
saboteur-duel-act-first = پیش از پایان نوبت باید کاری کنید: کارتی بازی کنید، یک کارت خرابکاری را بردارید، یا نوبت را رد کنید.
saboteur-duel-already-acted = کار این نوبت را کرده‌اید؛ حالا فقط می‌توانید به دیوی رشوه بدهید یا نوبت را تمام کنید.
saboteur-duel-not-in-hand = این کارت در دست شما نیست: { $card }.
saboteur-duel-held-once = این کارت را دو بار گفتید، ولی فقط یکی از آن در دست شماست: { $card }.
saboteur-duel-not-a-path-card = فقط کارت مسیر را در هزارتو می‌گذارند و این کارت مسیر نیست: { $card }.
saboteur-duel-not-a-sabotage-card = این کارت خرابکاری نیست: { $card }.
saboteur-duel-not-a-repair-card = این کارت تعمیر نیست: { $card }.
saboteur-duel-orient-first = اول بگویید هدفِ { $at } راست بماند یا سروته.
saboteur-duel-no-goal-waits = هیچ هدفی منتظر انتخاب شما نیست.
saboteur-duel-other-goal-waits = هدفی که منتظر انتخاب شماست این است: { $at }.
saboteur-duel-sabotaged = تا ابزارتان شکسته است نمی‌توانید کارت مسیر بگذارید: { $tools }.
saboteur-duel-occupied = این‌جا کارتی هست: { $at }.
saboteur-duel-beside-nothing = کارت را کنار کارت دیگری می‌گذارند؛ کنار { $at } کارتی نیست.
saboteur-duel-lies-upright = راست و سروته‌ی این کارت یکی است و همیشه راست گذاشته می‌شود: { $card }.
saboteur-duel-open-to-wall = تونل شما در سمت { $side } به دیوار کارت همسایه می‌خورد: { $at }.
saboteur-duel-wall-to-open = دیوار کارت شما در سمت { $side } جلوی تونل کارت همسایه را می‌گیرد: { $at }.
saboteur-duel-ladder-beside-goal = نردبان را کنار هدف نمی‌گذارند و این‌جا هدفی هست: { $at }.
saboteur-duel-ladder-beside-gold = نردبان را کنار کارت طلا نمی‌گذارند و این‌جا طلا هست: { $at }.
saboteur-duel-no-route = هیچ تونلی شما را به این‌جا نمی‌رساند: { $at }.
saboteur-duel-gap-in-the-way = راه شما بریده است؛ جای خالی این‌جاست: { $at }.
saboteur-duel-door-in-the-way = درِ بسته‌ای به رنگ { $colour } سر راه شماست: { $at }.
saboteur-duel-troll-in-the-way = دیوی سر راه شماست: { $at }.
saboteur-duel-dead-end-in-the-way = راه شما در { $at } تمام می‌شود: سمت { $side } بن‌بست است.
saboteur-duel-other-tunnel-in-the-way = در { $at } فقط به تونل دیگر راه دارید؛ این دو به هم راه ندارند.
saboteur-duel-no-troll = این‌جا دیوی نیست: { $at }.
saboteur-duel-troll-bribed = این دیو رشوه‌اش را گرفته است: { $at }.
saboteur-duel-troll-not-reached = راه شما به این دیو نمی‌رسد: { $at }.
saboteur-duel-already-broken = این ابزار حریف از قبل شکسته است: { $tool }.
saboteur-duel-not-broken = این ابزار شما شکسته نیست: { $tool }.
saboteur-duel-repairs-another = این کارت آن ابزار را تعمیر نمی‌کند: { $card } ({ $tool }).
saboteur-duel-goal-is-down = این هدف هنوز به پشت است؛ کلید درِ کارتی را باز می‌کند که رو باشد: { $at }.
saboteur-duel-no-door = این‌جا دری نیست: { $at }.
saboteur-duel-own-door = این در هم‌رنگ شماست و برایتان باز است: { $at }.
saboteur-duel-door-open = این در را با کلید باز کرده‌اند: { $at }.
saboteur-duel-no-key-left = برای این در کلیدی نمانده است: { $at }.
saboteur-duel-nothing-to-fall = این‌جا کارتی نیست: { $at }.
saboteur-duel-goal-stays = این کارت هدف است و ریزش آوار آن را برنمی‌دارد: { $at }.
saboteur-duel-start-stays = این کارت آغاز است و ریزش آوار آن را برنمی‌دارد: { $at }.
saboteur-duel-gold-stays = این کارت طلا دارد و ریزش آوار آن را برنمی‌دارد: { $at }.
saboteur-duel-troll-stays = این کارت دیو دارد و ریزش آوار آن را برنمی‌دارد: { $at }.
saboteur-duel-no-goal = این‌جا هدفی نیست: { $at }.
saboteur-duel-goal-is-up = این هدف رو شده است: { $at }.

## Events

saboteur-duel-event-dealt = دور { $round } را { $starter } شروع می‌کند. کارت‌های دسته: { $pile }.
    .you-starter = دور { $round } را شما شروع می‌کنید. کارت‌های دسته: { $pile }.
saboteur-duel-event-hand = دست شما: { $cards }.
saboteur-duel-event-laid = { $turned ->
    [yes] { $seat } در { $at } سروته می‌گذارد: { $card }.
   *[other] { $seat } در { $at } می‌گذارد: { $card }.
}
    .you-seat = { $turned ->
        [yes] شما در { $at } سروته می‌گذارید: { $card }.
       *[other] شما در { $at } می‌گذارید: { $card }.
    }
saboteur-duel-event-revealed = { $seat } هدفِ { $at } را رو می‌کند: { $card }.
    .you-seat = شما هدفِ { $at } را رو می‌کنید: { $card }.
saboteur-duel-event-oriented = { $turned ->
    [yes] هدفِ { $at } سروته می‌ماند.
   *[other] هدفِ { $at } راست می‌ماند.
}
saboteur-duel-event-claimed = { $nuggets } قطعه‌ی طلا در { $at } مال { $seat } می‌شود.
    .you-seat = { $nuggets } قطعه‌ی طلا در { $at } مال شما می‌شود.
saboteur-duel-event-sabotaged = { $seat } ابزار { $victim } را می‌شکند: { $tool }.
    .you-seat = شما ابزار { $victim } را می‌شکنید: { $tool }.
    .you-victim = { $seat } ابزار شما را می‌شکند: { $tool }.
saboteur-duel-event-repaired = { $seat } ابزارش را تعمیر می‌کند: { $tool }.
    .you-seat = شما ابزارتان را تعمیر می‌کنید: { $tool }.
saboteur-duel-event-unlocked = { $seat } با کلید درِ { $at } را باز می‌کند.
    .you-seat = شما با کلید درِ { $at } را باز می‌کنید.
saboteur-duel-event-collapsed = { $seat } ریزش آوار را در { $at } بازی می‌کند و این کارت برداشته می‌شود: { $card }.
    .you-seat = شما ریزش آوار را در { $at } بازی می‌کنید و این کارت برداشته می‌شود: { $card }.
saboteur-duel-event-looked = { $seat } هدفِ { $at } را پنهانی می‌بیند.
    .you-seat = شما هدفِ { $at } را پنهانی می‌بینید.
saboteur-duel-event-saw = هدفِ { $at } را می‌بینید: { $card }.
saboteur-duel-event-cleared = { $seat } دو کارت می‌سوزاند تا یک کارت خرابکاری برداشته شود ({ $tool }): { $cards }.
    .you-seat = شما دو کارت می‌سوزانید تا یک کارت خرابکاری برداشته شود ({ $tool }): { $cards }.
saboteur-duel-event-passed = { $seat } نوبت را رد می‌کند و می‌سوزاند: { $cards }.
    .you-seat = شما نوبت را رد می‌کنید و می‌سوزانید: { $cards }.
saboteur-duel-event-bribed = { $seat } به دیوِ { $at } رشوه می‌دهد.
    .you-seat = شما به دیوِ { $at } رشوه می‌دهید.
saboteur-duel-event-drew = { $seat } { $count } کارت می‌کشد.
    .you-seat = شما { $count } کارت می‌کشید.
saboteur-duel-event-drawn = کارتی که کشیدید: { $cards }.
saboteur-duel-event-struck = { $lies ->
    [yes] خرابکاری! { $seat } آن را می‌کشد و جلویش می‌ماند: { $tool }.
   *[other] { $seat } خرابکاری دیگری می‌کشد که یکی از آن جلویش هست و می‌سوزد: { $tool }.
}
    .you-seat = { $lies ->
        [yes] خرابکاری! شما آن را می‌کشید و جلویتان می‌ماند: { $tool }.
       *[other] شما خرابکاری دیگری می‌کشید که یکی از آن جلویتان هست و می‌سوزد: { $tool }.
    }
saboteur-duel-event-caved-in = { $card ->
    [none] ریزش آوار کشیده شد، ولی کارتی برای برداشتن نیست.
   *[other] ریزش آوار! در { $at } این کارت برداشته شد: { $card }.
}
saboteur-duel-event-paid = { $seat } { $nuggets } قطعه‌ی طلا به دیو می‌پردازد.
    .you-seat = شما { $nuggets } قطعه‌ی طلا به دیو می‌پردازید.
saboteur-duel-event-round-ended = { $why ->
    [goals] دور { $round } تمام شد: همه‌ی هدف‌ها رو شدند. قطعه‌های طلای این دور: { $nuggets }. مجموع: { $totals }.
    [counters] دور { $round } تمام شد: همه‌ی نشانگرها گذاشته شدند. قطعه‌های طلای این دور: { $nuggets }. مجموع: { $totals }.
   *[cards] دور { $round } تمام شد: دیگر کارتی نمانده است. قطعه‌های طلای این دور: { $nuggets }. مجموع: { $totals }.
}
saboteur-duel-event-over = بازی تمام شد. بیشترین طلا: { $winners }. مجموع: { $totals }.
    .you-winners = بازی تمام شد. بیشترین طلا: { $winners }. مجموع: { $totals }.
saboteur-duel-event-over-solo = { $band ->
    [master] { $total } قطعه‌ی طلا: استاد معدن!
    [nose] { $total } قطعه‌ی طلا: بوی طلا را می‌شناسید!
    [not-bad] { $total } قطعه‌ی طلا: بد نیست!
   *[none] { $total } قطعه‌ی طلا: این بار کوه برنده است.
}

## Why a bot likes a move

saboteur-duel-why-gold = همان لحظه { $nuggets } قطعه‌ی طلا می‌آورد.
saboteur-duel-why-goal = هدفی را رو می‌کند: در { $rich } تا از { $worlds } معدنِ فرضی آن‌جا برای شما طلا هست.
saboteur-duel-why-lay = با کارتی در { $at } تا نزدیک‌ترین هدف { $near } کارت می‌ماند{ $was ->
    [24] ؛ تا حالا راهی نبود.
   *[other] ، به‌جای { $was } کارت.
}
saboteur-duel-why-block = کارتی در { $at } جلوی راه حریف را می‌گیرد: { $theirs ->
    [24] دیگر راهی به هدف ندارد.
   *[other] تا نزدیک‌ترین هدف { $theirs } کارت لازم دارد، به‌جای { $theirs_was } کارت.
}
saboteur-duel-why-sabotage = حریف با ابزار شکسته نمی‌تواند پیش برود: { $tool }.{ $theirs ->
    [24] {""}
   *[other] {" "}تا نزدیک‌ترین هدف { $theirs } کارت فاصله دارد.
}
saboteur-duel-why-repair = با ابزار شکسته نمی‌شود پیش رفت: { $tool }.{ $near ->
    [24] {""}
   *[other] {" "}تا نزدیک‌ترین هدف { $near } کارت مانده است.
}
saboteur-duel-why-key = درِ { $at } راهی باز می‌کند{ $near ->
    [24] .
   *[other] ؛ تا نزدیک‌ترین هدف { $near } کارت می‌ماند.
}
saboteur-duel-why-rockfall = بدون کارتِ { $at } حریف { $theirs ->
    [24] راهی به هدف ندارد.
   *[other] تا نزدیک‌ترین هدف { $theirs } کارت لازم دارد.
}
saboteur-duel-why-map = خوب است بدانیم این‌جا چیست: { $at }. در { $rich } تا از { $worlds } معدنِ فرضی، طلاست.
saboteur-duel-why-clear = دو کارت می‌ارزد تا باز بشود پیش رفت: { $tool }.{ $near ->
    [24] {""}
   *[other] {" "}تا نزدیک‌ترین هدف { $near } کارت مانده است.
}
saboteur-duel-why-pass = { $pile ->
    [0] هیچ کارتی در دست به کار نمی‌آید و در دسته هم کارتی نمانده است.
   *[other] شاید کارت‌های تازه بیشتر به کار بیایند؛ { $pile } کارت در دسته مانده است.
}
saboteur-duel-why-bribe = آن‌چه پشت دیوِ { $at } است بیش از خرجش می‌ارزد{ $near ->
    [24] .
   *[other] ؛ از آن‌جا تا نزدیک‌ترین هدف { $near } کارت می‌ماند.
}
saboteur-duel-why-way = هدف این‌طور بیشتر به کار می‌آید{ $near ->
    [24] .
   *[other] ؛ تا هدف بعدی { $near } کارت می‌ماند.
}
saboteur-duel-why-end = دیگر هیچ دیوی به رشوه‌اش نمی‌ارزد.
saboteur-duel-why-branch = کارتی در { $at } راه دیگری باز می‌کند؛ تا نزدیک‌ترین هدف { $near ->
    [24] هنوز راهی باز نیست.
   *[other] { $near } کارت مانده است.
}

## Terminal

saboteur-duel-heading = دور { $round } از { $rounds }. در دسته: { $pile } کارت. مانده: { $counters } نشانگر و { $keys } کلید.
saboteur-duel-legend = نشانه‌ها: ⌂ آغاز · H نردبان · T دیو · G سبز و B آبی: در، نردبان، نشانگر ● · ۱ تا ۳ قطعه‌ی طلا · ? هدف؛ (۲) شما دیده‌اید، ○ حریف دیده است · حرف کوچک: برای هر دو باز
saboteur-duel-gold = قطعه‌ی طلا { $nuggets }، در این دور { $claimed }
saboteur-duel-cards = کارت { $cards }
saboteur-duel-broken = شکسته: { $tools }
saboteur-duel-bribes = دیو رشوه‌گرفته { $trolls }
saboteur-duel-seen = هدفِ { $at } را دیده‌اید: { $card }.
saboteur-duel-sheet = قطعه‌ی طلا
saboteur-duel-sheet-round = دور { $round }
saboteur-duel-sheet-total = مجموع
saboteur-duel-move-lay = { $turned ->
    [yes] { $card } در { $at }، سروته
   *[other] { $card } در { $at }
}
saboteur-duel-move-sabotage = { $card }
saboteur-duel-move-repair = { $card } ({ $tool })
saboteur-duel-move-key = کلید برای درِ { $at }
saboteur-duel-move-rockfall = ریزش آوار در { $at }
saboteur-duel-move-map = نقشه برای هدفِ { $at }
saboteur-duel-move-clear = سوزاندن دو کارت برای برداشتن کارت خرابکاری ({ $tool }): { $cards }
saboteur-duel-move-pass = رد کردن نوبت و سوزاندن: { $cards }
saboteur-duel-move-bribe = رشوه به دیوِ { $at }
saboteur-duel-move-orient = { $turned ->
    [yes] هدفِ { $at } سروته
   *[other] هدفِ { $at } راست
}
saboteur-duel-move-end = پایان نوبت

# The words that may be typed, with spaces between them.
