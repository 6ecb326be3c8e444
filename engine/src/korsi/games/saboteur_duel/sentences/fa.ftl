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
saboteur-duel-card-A_ROCKFALL = ریزش
saboteur-duel-card-P_X_TROLL = چهارراه با ترول
saboteur-duel-card-P_X_DOOR_B = چهارراه با درِ آبی
saboteur-duel-card-P_X_DOOR_G = چهارراه با درِ سبز
saboteur-duel-card-P_TS_DOOR_B = سه‌راهی غرب–شمال–شرق با درِ آبی
saboteur-duel-card-P_TS_DOOR_G = سه‌راهی غرب–شمال–شرق با درِ سبز
saboteur-duel-card-P_TS_TROLL = سه‌راهی غرب–شمال–شرق با ترول
saboteur-duel-card-P_TL_DOOR_B = سه‌راهی شمال–غرب–جنوب با درِ آبی
saboteur-duel-card-P_TL_DOOR_G = سه‌راهی شمال–غرب–جنوب با درِ سبز
saboteur-duel-card-P_TL_TROLL = سه‌راهی شمال–غرب–جنوب با ترول
saboteur-duel-card-P_BRIDGE = پل
saboteur-duel-card-P_BRIDGE_GOLD = پل با طلا
saboteur-duel-card-P_DTURN = پیچ دوتایی
saboteur-duel-card-P_DTURN_GOLD = پیچ دوتایی با طلا
saboteur-duel-card-P_LADDER_B = نردبان آبی
saboteur-duel-card-P_LADDER_G = نردبان سبز
saboteur-duel-card-P_TL_DE_GOLD = سه‌راهی شمال–غرب–جنوب با طلا در بن‌بست
saboteur-duel-card-P_TS_DE_GOLD = سه‌راهی غرب–شمال–شرق با طلا در بن‌بست
saboteur-duel-card-P_H_DE_GOLD = راه مستقیم غرب–شرق با طلا در بن‌بست
saboteur-duel-card-P_V_DE = راه مستقیم شمال–جنوب با بن‌بست
saboteur-duel-card-P_RT_DE_W = پیچ شمال–شرق با بن‌بست غرب
saboteur-duel-card-P_RT_DE_S = پیچ شمال–شرق با بن‌بست جنوب
saboteur-duel-card-P_LT_DE_E = پیچ شمال–غرب با بن‌بست شرق
saboteur-duel-card-P_LT_DE_S = پیچ شمال–غرب با بن‌بست جنوب
saboteur-duel-card-P_H = راه مستقیم غرب–شرق
saboteur-duel-card-P_V = راه مستقیم شمال–جنوب
saboteur-duel-card-P_LT = پیچ شمال–غرب
saboteur-duel-card-P_RT = پیچ شمال–شرق
saboteur-duel-card-S_BLUE = خانه‌ی شروع آبی
saboteur-duel-card-S_GREEN = خانه‌ی شروع سبز
saboteur-duel-card-G_X_0 = مقصد بی‌طلا (چهارراه)
saboteur-duel-card-G_4DE_0 = مقصد بی‌طلا (چهار بن‌بست)
saboteur-duel-card-G_3DEL_0 = مقصد بی‌طلا (بن‌بست‌های شمال–غرب–جنوب)
saboteur-duel-card-G_3DES_0 = مقصد بی‌طلا (بن‌بست‌های غرب–شمال–شرق)
saboteur-duel-card-G_LT_1_G = مقصد با ۱ تکه‌طلا بیرون درِ سبز
saboteur-duel-card-G_LT_2 = مقصد با ۲ تکه‌طلا (پیچ شمال–غرب)
saboteur-duel-card-G_RT_1_B = مقصد با ۱ تکه‌طلا و درِ آبی
saboteur-duel-card-G_RT_2 = مقصد با ۲ تکه‌طلا (پیچ شمال–شرق)
saboteur-duel-card-G_2DEL_1 = مقصد با ۱ تکه‌طلا در بن‌بست
saboteur-duel-card-G_2DER_3 = مقصد با ۳ تکه‌طلا در بن‌بست
saboteur-duel-card-G_V2DE_1 = مقصد با ۱ تکه‌طلا (راه مستقیم شمال–جنوب)
saboteur-duel-card-G_H2DE_2 = مقصد با ۲ تکه‌طلا (راه مستقیم غرب–شرق)
saboteur-duel-card-G_TL_1_B = مقصد با ۱ تکه‌طلا (سه‌راهی با درِ آبی)
saboteur-duel-card-G_TL_2_G = مقصد با ۲ تکه‌طلا (سه‌راهی با درِ سبز)
saboteur-duel-card-G_TL_3_B = مقصد با ۳ تکه‌طلا (سه‌راهی با درِ آبی)
saboteur-duel-card-G_TS_1_G = مقصد با ۱ تکه‌طلا (سه‌راهی با درِ سبز)
saboteur-duel-card-G_TS_2_B = مقصد با ۲ تکه‌طلا (سه‌راهی با درِ آبی)
saboteur-duel-card-G_TS_3_G = مقصد با ۳ تکه‌طلا (سه‌راهی با درِ سبز)

## Refusals

saboteur-duel-over = بازی تمام شده است.
saboteur-duel-not-your-turn = نوبت { $seat } است.
saboteur-duel-act-first = نوبت پس از یک کار تمام می‌شود: کارتی بگذارید یا بازی کنید، یک خرابکاری را بردارید، یا نوبت را رد کنید.
saboteur-duel-already-acted = کارتان را کرده‌اید؛ فقط می‌توانید به ترولی رشوه بدهید یا نوبت را تمام کنید.
saboteur-duel-not-in-hand = این کارت در دست شما نیست: { $card }.
saboteur-duel-not-a-path-card = این کارت مسیر نیست: { $card }.
saboteur-duel-not-a-sabotage-card = این کارت خرابکاری نیست: { $card }.
saboteur-duel-not-a-repair-card = این کارت تعمیر نیست: { $card }.
saboteur-duel-orient-first = اول بگویید مقصدِ { $at } چطور بماند.
saboteur-duel-no-goal-waits = هیچ مقصدی منتظر انتخاب شما نیست.
saboteur-duel-other-goal-waits = مقصدی که منتظر انتخاب شماست این است: { $at }.
saboteur-duel-sabotaged = تا ابزارتان شکسته است نمی‌توانید کارت مسیر بگذارید: { $tools }.
saboteur-duel-occupied = در این‌جا کارتی هست: { $at }.
saboteur-duel-beside-nothing = کارت را کنار کارت دیگری می‌گذارند؛ کنار { $at } کارتی نیست.
saboteur-duel-lies-upright = راست و سروته‌ی این کارت یکی است و همیشه راست گذاشته می‌شود: { $card }.
saboteur-duel-open-to-wall = دالان شما در سمت { $side } به دیوار می‌خورد: { $at }.
saboteur-duel-wall-to-open = کارت شما در سمت { $side } دیوار دارد، ولی دالان همسایه آن‌جا باز است: { $at }.
saboteur-duel-ladder-beside-goal = نردبان هرگز کنار مقصد گذاشته نمی‌شود و این‌جا مقصدی هست: { $at }.
saboteur-duel-ladder-beside-gold = نردبان هرگز کنار طلا گذاشته نمی‌شود و این‌جا طلا هست: { $at }.
saboteur-duel-ladder-joins-nothing = نردبان شما باید به دالانی برسد؛ در { $at } به هیچ دالانی نمی‌رسد.
saboteur-duel-no-route = هیچ دالانی شما را به این‌جا نمی‌رساند: { $at }.
saboteur-duel-gap-in-the-way = راه شما بریده است؛ جای خالی این‌جاست: { $at }.
saboteur-duel-door-in-the-way = درِ بسته‌ای سر راه شماست، به رنگ { $colour }: { $at }.
saboteur-duel-troll-in-the-way = ترولی سر راه شماست: { $at }.
saboteur-duel-dead-end-in-the-way = راه شما در { $at } تمام می‌شود: سمت { $side } بن‌بست است.
saboteur-duel-other-tunnel-in-the-way = در { $at } فقط به دالان دیگر راه دارید؛ این دو به هم راه ندارند.
saboteur-duel-no-troll = این‌جا ترولی نیست: { $at }.
saboteur-duel-troll-bribed = این ترول رشوه‌اش را گرفته است: { $at }.
saboteur-duel-troll-not-reached = راه شما به این ترول نمی‌رسد: { $at }.
saboteur-duel-already-broken = این ابزار { $seat } از قبل شکسته است: { $tool }.
saboteur-duel-not-broken = این ابزار شکسته نیست: { $tool }.
saboteur-duel-repairs-another = این کارت آن ابزار را تعمیر نمی‌کند: { $card } ({ $tool }).
saboteur-duel-no-door = این‌جا دری نیست: { $at }.
saboteur-duel-own-door = این در هم‌رنگ شماست و برایتان باز است: { $at }.
saboteur-duel-door-open = این در را با کلید باز کرده‌اند: { $at }.
saboteur-duel-no-key-left = برای این در کلیدی نمانده است: { $at }.
saboteur-duel-nothing-to-fall = این‌جا کارتی نیست: { $at }.
saboteur-duel-goal-stays = ریزش هرگز مقصد را نمی‌برد: { $at }.
saboteur-duel-start-stays = ریزش هرگز خانه‌ی شروع را نمی‌برد: { $at }.
saboteur-duel-gold-stays = ریزش هرگز کارت طلا را نمی‌برد: { $at }.
saboteur-duel-troll-stays = ریزش هرگز ترول را نمی‌برد: { $at }.
saboteur-duel-no-goal = این‌جا مقصدی نیست: { $at }.
saboteur-duel-goal-is-up = این مقصد رو شده است: { $at }.

## Events

saboteur-duel-event-dealt = دور { $round } را { $starter } شروع می‌کند. کارت‌های دسته: { $pile }.
saboteur-duel-event-hand = دست شما: { $cards }.
saboteur-duel-event-laid = { $turned ->
    [yes] { $seat } در { $at } سروته می‌گذارد: { $card }.
   *[other] { $seat } در { $at } می‌گذارد: { $card }.
}
saboteur-duel-event-revealed = { $seat } مقصدِ { $at } را رو می‌کند: { $card }.
saboteur-duel-event-oriented = { $turned ->
    [yes] مقصدِ { $at } سروته می‌ماند.
   *[other] مقصدِ { $at } راست می‌ماند.
}
saboteur-duel-event-claimed = { $nuggets } تکه‌طلا در { $at } مال { $seat } می‌شود.
saboteur-duel-event-sabotaged = { $seat } ابزار { $victim } را می‌شکند: { $tool }.
saboteur-duel-event-repaired = { $seat } ابزارش را تعمیر می‌کند: { $tool }.
saboteur-duel-event-unlocked = { $seat } با کلید درِ { $at } را باز می‌کند.
saboteur-duel-event-collapsed = با ریزشِ { $seat } دالانِ { $at } فرو می‌ریزد: { $card }.
saboteur-duel-event-looked = { $seat } مقصدِ { $at } را پنهانی می‌بیند.
saboteur-duel-event-saw = در { $at } این را می‌بینید: { $card }.
saboteur-duel-event-cleared = { $seat } دو کارت می‌سوزاند تا یک خرابکاری برداشته شود ({ $tool }): { $cards }.
saboteur-duel-event-passed = { $seat } نوبت را رد می‌کند و می‌سوزاند: { $cards }.
saboteur-duel-event-bribed = { $seat } به ترولِ { $at } رشوه می‌دهد.
saboteur-duel-event-drew = { $seat } { $count } کارت می‌کشد.
saboteur-duel-event-drawn = کارتی که کشیدید: { $cards }.
saboteur-duel-event-struck = { $lies ->
    [yes] خرابکاری! { $seat } آن را می‌کشد و جلویش می‌ماند: { $tool }.
   *[other] { $seat } خرابکاری‌ای می‌کشد که یکی از آن جلویش هست: { $tool }.
}
saboteur-duel-event-caved-in = { $card ->
    [none] ریزشی کشیده شد، ولی چیزی برای ریختن نیست.
   *[other] ریزش! در { $at } این کارت فرو ریخت: { $card }.
}
saboteur-duel-event-paid = { $seat } { $nuggets } تکه‌طلا به ترول می‌پردازد.
saboteur-duel-event-round-ended = { $why ->
    [goals] دور { $round } تمام شد: همه‌ی مقصدها رو شدند. تکه‌طلاها: { $nuggets }. به ترول‌ها: { $paid }. مجموع: { $totals }.
    [counters] دور { $round } تمام شد: همه‌ی مهره‌ها گذاشته شدند. تکه‌طلاها: { $nuggets }. به ترول‌ها: { $paid }. مجموع: { $totals }.
   *[cards] دور { $round } تمام شد: دیگر کارتی نمانده است. تکه‌طلاها: { $nuggets }. به ترول‌ها: { $paid }. مجموع: { $totals }.
}
saboteur-duel-event-over = بازی تمام شد. بیشترین طلا: { $winners }. مجموع: { $totals }.
saboteur-duel-event-over-solo = { $band ->
    [master] { $total } تکه‌طلا: استاد معدن!
    [nose] { $total } تکه‌طلا: بوی طلا را می‌شناسید!
    [not-bad] { $total } تکه‌طلا: بد نیست!
   *[none] { $total } تکه‌طلا: این بار کوه برنده است.
}

## Why a bot likes a move

saboteur-duel-why-gold = همان لحظه { $nuggets } تکه‌طلا می‌آورد.
saboteur-duel-why-goal = به یک مقصد می‌رسد.
saboteur-duel-why-lay = کارتی در { $at } راه مقصدها را کوتاه‌تر می‌کند.
saboteur-duel-why-block = کارتی در { $at } جلوی راه حریف را می‌گیرد.
saboteur-duel-why-sabotage = حریف را از کندن باز می‌دارد: { $tool }.
saboteur-duel-why-repair = با ابزار شکسته نمی‌شود پیش رفت: { $tool }.
saboteur-duel-why-key = درِ { $at } راهی باز می‌کند.
saboteur-duel-why-rockfall = بی کارتِ { $at } حریف از طلا دورتر می‌ماند.
saboteur-duel-why-map = خوب است بدانیم این‌جا چیست: { $at }.
saboteur-duel-why-clear = دو کارت می‌ارزد تا باز بشود پیش رفت: { $tool }.
saboteur-duel-why-pass = شاید کارت‌های دیگر بیشتر به کار بیایند.
saboteur-duel-why-bribe = آن‌چه پشت ترولِ { $at } است بیش از خرجش می‌ارزد.
saboteur-duel-why-way = مقصد این‌طور بیشتر به کار می‌آید.
saboteur-duel-why-end = دیگر ترولی به رشوه‌اش نمی‌ارزد.

## Rules, in a sentence

saboteur-duel-rule-SD-8 = در هر نوبت یا کارت مسیر می‌گذارید، یا کارت عمل بازی می‌کنید، یا دو کارت می‌سوزانید تا یک خرابکاری برداشته شود، یا با سوزاندن یک یا دو کارت نوبت را رد می‌کنید؛ بعد کارت می‌کشید.
saboteur-duel-rule-SD-9 = کارت مسیر در جایی خالی و کنار کارتی دیگر گذاشته می‌شود، راست یا سروته؛ کارتی که راست و سروته‌اش یکی است راست گذاشته می‌شود.
saboteur-duel-rule-SD-10 = هر طرف که به کارتی رو‌شده می‌رسد باید جور باشد: باز به باز، دیوار به دیوار.
saboteur-duel-rule-SD-11 = کارت تازه باید دنباله‌ی راهی پیوسته از خانه‌ی شروع خودتان باشد؛ درِ بسته‌ی رنگ دیگر، ترول و بن‌بست راه را می‌بُرند.
saboteur-duel-rule-SD-12 = تا وقتی یک خرابکاری جلوی شماست، نمی‌توانید کارت مسیر بگذارید.
saboteur-duel-rule-SD-13 = دو دالان پل یا پیچ دوتایی به هم راه ندارند؛ دست‌کم یکی از آن‌ها باید به خانه‌ی شروع شما برسد.
saboteur-duel-rule-SD-14 = نردبان خودتان را هر جا که جور باشد و به دالانی برسد می‌توانید بگذارید؛ هیچ نردبانی کنار مقصد یا طلا گذاشته نمی‌شود.
saboteur-duel-rule-SD-16 = در نوبت خود می‌توانید به ترولی که راهتان به آن می‌رسد رشوه بدهید؛ در پایان دور یک کارت طلا خرج دارد.
saboteur-duel-rule-SD-18 = مقصدی که راه به آن برسد رو می‌شود تا با همسایه‌ها جور شود؛ اگر راست و سروته هر دو جور باشد، کسی که نوبت اوست انتخاب می‌کند.
saboteur-duel-rule-SD-20 = خرابکاری را جلوی حریف می‌گذارید؛ از هر ابزار فقط یکی.
saboteur-duel-rule-SD-21 = کارت تعمیر یک خرابکاری از همان ابزار را از جلوی خودتان برمی‌دارد.
saboteur-duel-rule-SD-22 = کلید یک درِ بسته‌ی رنگ دیگر را، روی هر کارت رو‌شده‌ای، برای همین دور باز می‌کند.
saboteur-duel-rule-SD-23 = ریزش یک کارت مسیر را برمی‌دارد؛ هرگز نه خانه‌ی شروع، نه مقصد، و نه کارتی که طلا یا ترول دارد.
saboteur-duel-rule-SD-24 = با نقشه پنهانی یک مقصد را که به پشت است می‌بینید.
saboteur-duel-rule-SD-30 = بازی پس از سه دور تمام می‌شود؛ بیشترین تکه‌طلا برنده است.

## Terminal

saboteur-duel-heading = دور { $round } از { $rounds }. در دسته: { $pile } کارت. مانده: { $counters } مهره و { $keys } کلید.
saboteur-duel-legend = نشانه‌ها: ⌂ شروع · H نردبان · T ترول · G سبز و B آبی: در، نردبان، مهره ● · ۱ تا ۳ تکه‌طلا · ? مقصد؛ (۲) شما دیده‌اید، ○ حریف دیده است · حرف کوچک: برای هر دو باز
saboteur-duel-gold = تکه‌طلا { $nuggets }، در این دور { $claimed }
saboteur-duel-cards = کارت { $cards }
saboteur-duel-broken = شکسته: { $tools }
saboteur-duel-bribes = ترول رشوه‌گرفته { $trolls }
saboteur-duel-seen = مقصدِ { $at } را دیده‌اید: { $card }.
saboteur-duel-may-bribe = ترول‌هایی که می‌توانید به آن‌ها رشوه بدهید: { $places }.
saboteur-duel-no-winner = این بار بردی نیست.
saboteur-duel-sheet = تکه‌طلا
saboteur-duel-sheet-round = دور { $round }
saboteur-duel-sheet-paid = به ترول‌ها
saboteur-duel-sheet-total = مجموع
saboteur-duel-question-act = کارت، ستون، ردیف، مثلاً ۳ ۲ ۴، و «س» اگر سروته است؛ یا رد ۱ ۲، بسوزان ۱ ۲، رشوه ۵ ۳:
saboteur-duel-question-bribe = به ترولی رشوه بدهید یا نوبت را تمام کنید (رشوه ۵ ۳، پایان):
saboteur-duel-question-orient = مقصد چطور بماند؟ (۱ راست، ۲ سروته)
saboteur-duel-move-lay = { $turned ->
    [yes] { $card } در { $at }، سروته
   *[other] { $card } در { $at }
}
saboteur-duel-move-sabotage = { $card }
saboteur-duel-move-repair = { $card } ({ $tool })
saboteur-duel-move-key = کلید برای درِ { $at }
saboteur-duel-move-rockfall = ریزش در { $at }
saboteur-duel-move-map = نقشه برای مقصدِ { $at }
saboteur-duel-move-clear = سوزاندن دو کارت برای برداشتن خرابکاری ({ $tool }): { $cards }
saboteur-duel-move-pass = رد کردن نوبت و سوزاندن: { $cards }
saboteur-duel-move-bribe = رشوه به ترولِ { $at }
saboteur-duel-move-orient = { $turned ->
    [yes] مقصدِ { $at } سروته
   *[other] مقصدِ { $at } راست
}
saboteur-duel-move-end = پایان نوبت

# The words that may be typed, with spaces between them.
saboteur-duel-word-lay = کارت بازی بگذار ستون ردیف در به برای و
saboteur-duel-word-turned = t س سروته وارونه
saboteur-duel-word-upright = u راست
saboteur-duel-word-pass = p رد پاس
saboteur-duel-word-clear = c بسوزان بردار
saboteur-duel-word-bribe = b رشوه
saboteur-duel-word-end = e پایان تمام
saboteur-duel-word-cart = چرخ دستی گاری
saboteur-duel-word-lantern = فانوس
saboteur-duel-word-pickaxe = کلنگ
