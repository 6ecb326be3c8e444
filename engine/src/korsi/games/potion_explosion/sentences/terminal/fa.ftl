## What only the terminal says

potion-explosion-question-draft = کدام کاشی آغازین را برمی‌دارید؟ (شماره‌ی آن)
potion-explosion-question-pick = ردیف و جای برداشت: ۳ ۵. یا: تقلب ۳ ۵، r۱ (قرمز روی چراغ ۱)، بالن k، دست b، بنوش ۱ …، پایان:
potion-explosion-question-turn = فرمان‌ها: r۱ (قرمز روی چراغ ۱)، بالن k، دست b، تقلب ۳ ۵، بنوش ۱ …، یا پایان:
potion-explosion-question-prism = گوی، چراغ، حفره: r۱ y (قرمز روی چراغ ۱، حفره‌ی زرد). یا تمام:
potion-explosion-question-refill = کاشی روی کدام دسته را برمی‌دارید؟ (۱ تا ۵)
potion-explosion-question-tiebreak = ردیف و جای برداشت: ۳ ۵
potion-explosion-word-pick = بردار برداشت ردیف جا جای کاشی دسته آغازین
potion-explosion-word-put = بگذار روی چراغ و به از در گوی حفره بازیکن
potion-explosion-word-help = تقلب کوچولو ژتون
potion-explosion-word-flask = f بالن
potion-explosion-word-hand = دست
potion-explosion-word-drink = d بنوش نوشیدن معجون
potion-explosion-word-as = مثل اثر
potion-explosion-word-end = e پایان
potion-explosion-word-done = تمام بس
potion-explosion-word-R = قرمز سرخ
potion-explosion-word-B = آبی
potion-explosion-word-K = سیاه
potion-explosion-word-Y = زرد
potion-explosion-sheet-potions = معجون‌ها
potion-explosion-sheet-skills = ناز شست
potion-explosion-sheet-helps = تقلب
