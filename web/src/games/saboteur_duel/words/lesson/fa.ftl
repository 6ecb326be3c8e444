## The guided first game

saboteur-duel-lesson-title = اولین بازی شما
saboteur-duel-lesson-step = گام { $step } از { $steps }
saboteur-duel-lesson-skip = رد کردن
saboteur-duel-lesson-again = دوباره
saboteur-duel-lesson-next = بعدی
saboteur-duel-lesson-done = پایان
saboteur-duel-lesson-repeat = از اول
saboteur-duel-lesson-me = نوآموز
saboteur-duel-lesson-second = سارا

saboteur-duel-lesson-dig = شما کوتوله‌ی سبز هستید: از کارت آغاز سبز راه می‌افتید و زیر هدف‌های قرمز دنبال طلا می‌گردید. یک کارت انتخاب کنید، بعد یکی از جاهای روشن را، و برای گذاشتن کارت همان جا را دوباره.
saboteur-duel-lesson-dig-done = آفرین! کارت باید با همه‌ی همسایه‌هایش جور شود و راه خودتان را ادامه دهد. خط سبز نشان می‌دهد تا کجا راه دارید.
saboteur-duel-lesson-dig-missed = کارتی را روی یکی از جاهای روشن بگذارید.
saboteur-duel-lesson-goal = تا اولین هدف فقط یک کارت مانده است. آن را بگذارید تا هدف رو شود؛ اگر راست و سروته هر دو جور شود، شما انتخاب می‌کنید.
saboteur-duel-lesson-goal-done = طلا! نشانگر شما روی آن است: در پایان دور { $nuggets } قطعه‌ی طلا مال شماست، حتی اگر راه بریده شود.
saboteur-duel-lesson-goal-missed = کارت آن‌جا هم جور می‌شود، ولی به هدفی نمی‌رسد. جای تونل صاف، میان راه شما و هدف است.
saboteur-duel-lesson-door = درِ آبیِ چهارگوش به روی شما بسته است؛ درِ سبزِ گرد همیشه باز است. کلید، درِ رنگ دیگر را باز می‌کند. از آن استفاده کنید.
saboteur-duel-lesson-door-done = باز شد! خط شما پشت در ادامه دارد. برای کوتوله‌ی آبی چیزی عوض نمی‌شود.
saboteur-duel-lesson-door-missed = این تونل بود. کارت کلید درِ آبی را باز می‌کند: اول کلید را انتخاب کنید، بعد در را.
saboteur-duel-lesson-tools = فانوس شما شکسته است و نمی‌توانید تونل بسازید. آن را تعمیر کنید و چرخ‌دستی حریف را بشکنید.
saboteur-duel-lesson-tools-done = حالا شما می‌توانید تونل بسازید و حریف نمی‌تواند. اگر کارت تعمیر ندارید، با سوزاندن دو کارت هم می‌شود.
saboteur-duel-lesson-tools-missed = یکی از این دو کار هنوز مانده است.
saboteur-duel-lesson-troll = دیوی راه هدف را بسته است. با رشوه راه می‌دهد: دیو را انتخاب و تأیید کنید. در پایان دور یکی از کارت‌های طلای شما را می‌گیرد.
saboteur-duel-lesson-troll-done = راه باز شد و { $nuggets } قطعه‌ی طلا پشت آن بود. از این پس دیو برای هر دو خواب است.
saboteur-duel-lesson-troll-missed = دیو هنوز همان‌جاست. پیش از گذاشتن کارت یا پس از آن می‌توانید به او رشوه بدهید.
saboteur-duel-lesson-map = آیا هدف به راهش می‌ارزد؟ شش هدف به پشت‌اند و بعضی طلا ندارند. نقشه را بازی کنید و یکی را ببینید.
saboteur-duel-lesson-map-done = آنچه زیر چشم باز است فقط شما می‌بینید. حریف می‌بیند که نگاه کرده‌اید و کنجکاو می‌ماند.
saboteur-duel-lesson-map-missed = نقشه را انتخاب کنید، بعد یک هدف را.
saboteur-duel-lesson-end = همین بود. سه دور بازی می‌کنید و هر کس قطعه‌های طلای بیشتری داشته باشد برنده است. قوانین همیشه دم دست‌اند و اگر جایی را که روشن نیست لمس کنید یا روی آن کلیک کنید، دلیلش را می‌گوید.
