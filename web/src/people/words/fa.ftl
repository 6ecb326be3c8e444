## Faces

avatar-pomegranate = انار
avatar-walnut = گردو
avatar-pistachio = پسته
avatar-quince = به
avatar-tea-glass = استکان چای
avatar-samovar = سماور
avatar-saffron = زعفران
avatar-cinnamon = دارچین
avatar-date = خرما
avatar-fig = انجیر
avatar-lemon = لیمو
avatar-candle = شمع
avatar-grapes = انگور
avatar-watermelon = هندوانه
avatar-apricot = زردآلو
avatar-cherry = گیلاس
avatar-star-anise = بادیان
avatar-teapot = قوری
avatar-sugar-loaf = کله‌قند
avatar-mint = نعناع
avatar-honey = عسل
avatar-bread = نان
avatar-lantern = فانوس
avatar-hazelnut = فندق

## Bots, and their manners

manner-cat = گربه: همه‌چیز را می‌بیند و هیچ نمی‌گوید.
manner-sparrow = گنجشک: تند است و پشیمان نمی‌شود.
manner-goldfish = ماهی قرمز: هر باختی را زود از یاد می‌برد.
manner-tortoise = لاک‌پشت: هیچ‌وقت عجله ندارد.
manner-hedgehog = جوجه‌تیغی: خجالتی است، ولی مهربان.
manner-owl = جغد: شب‌ها بهتر فکر می‌کند.
manner-hare = خرگوش: سراپا گوش است.
