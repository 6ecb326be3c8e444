## Faces

avatar-pomegranate = Гранат
avatar-walnut = Волоський горіх
avatar-pistachio = Фісташка
avatar-quince = Айва
avatar-tea-glass = Склянка чаю
avatar-samovar = Самовар
avatar-saffron = Шафран
avatar-cinnamon = Кориця
avatar-date = Фінік
avatar-fig = Інжир
avatar-lemon = Лимон
avatar-candle = Свічка
avatar-grapes = Виноград
avatar-watermelon = Кавун
avatar-apricot = Абрикос
avatar-cherry = Вишні
avatar-star-anise = Бодян
avatar-teapot = Чайник
avatar-sugar-loaf = Цукрова голова
avatar-mint = М’ята
avatar-honey = Мед
avatar-bread = Хліб
avatar-lantern = Ліхтар
avatar-hazelnut = Фундук

## Bots, and their manners

manner-cat = Кіт: усе бачить і мовчить.
manner-sparrow = Горобець: швидкий і ні про що не шкодує.
manner-goldfish = Золота рибка: одразу забуває про поразку.
manner-tortoise = Черепаха: ніколи не поспішає.
manner-hedgehog = Їжак: сором’язливий, але добрий.
manner-owl = Сова: найкраще думає вночі.
manner-hare = Заєць: весь обернувся на слух.
