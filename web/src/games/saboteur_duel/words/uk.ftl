saboteur-duel-about = Двоє гномів шукають золото серед тунелів, замкнених дверей і тролів-хабарників, і кожен волів би шукати сам.
saboteur-duel-way-duel = Дуель
saboteur-duel-way-duel-about = Двоє гномів, три раунди. Приблизно пів години.
saboteur-duel-way-solo = Наодинці
saboteur-duel-way-solo-about = Один гном проти гори: 15 самородків — перемога, 25 — володар копалень.
saboteur-duel-pick-colour = Ваш гном
saboteur-duel-pick-green = Зелений
saboteur-duel-pick-blue = Синій
saboteur-duel-key-turn = Розвернути взяту карту (поки карту взято — замість правил)

## The board

saboteur-duel-board-players = Гноми
saboteur-duel-board-maze = Лабіринт
saboteur-duel-board-hand = Ваша рука
saboteur-duel-board-hands = Відкриті руки
saboteur-duel-board-supply = Запас

saboteur-duel-board-all-sides = з усіх боків

saboteur-duel-board-card-crossroads = перехрестя
saboteur-duel-board-card-junction = розвилка { $sides }
saboteur-duel-board-card-straight = тунель { $sides }
saboteur-duel-board-card-turn = поворот { $sides }
saboteur-duel-board-card-bridge = міст
saboteur-duel-board-card-double = подвійний поворот, { $first } і { $second }
saboteur-duel-board-card-ends = { $count ->
    [one] глухий кут { $sides }
   *[other] глухі кути { $sides }
}
saboteur-duel-board-card-door-green = зелені двері ({ $side })
saboteur-duel-board-card-door-blue = сині двері ({ $side })
saboteur-duel-board-card-troll = троль ({ $side })
saboteur-duel-board-card-gold = { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
   *[other] { $count } самородків
}
saboteur-duel-board-card-ladder-green = зелена драбина
saboteur-duel-board-card-ladder-blue = синя драбина
saboteur-duel-board-card-start-green = зелена стартова карта
saboteur-duel-board-card-start-blue = синя стартова карта
saboteur-duel-board-goals = Шість карт мети долілиць
saboteur-duel-board-card-goal = карта мети долілиць
saboteur-duel-board-card-sabotage = саботаж: { $tools }
saboteur-duel-board-card-repair = ремонт: { $tools }
saboteur-duel-board-card-key = ключ
saboteur-duel-board-card-rockfall = завал
saboteur-duel-board-card-map = мапа

saboteur-duel-board-place = Стовпець { $column }, ряд { $line }: { $what }
saboteur-duel-board-empty = порожньо
saboteur-duel-board-counter-green = зелений токен
saboteur-duel-board-counter-blue = синій токен
saboteur-duel-board-key-green = відімкнено зеленим
saboteur-duel-board-key-blue = відімкнено синім
saboteur-duel-board-reached-green = сюди є шлях зеленому
saboteur-duel-board-reached-blue = сюди є шлях синьому
saboteur-duel-board-reached-both = сюди є шлях обом
saboteur-duel-board-known = знаєте лише ви: { $card }
saboteur-duel-board-looked-green = зелений гном знає цю карту
saboteur-duel-board-looked-blue = синій гном знає цю карту

saboteur-duel-board-offer-upright = Карта сюди пасує.
saboteur-duel-board-offer-turned = Карта сюди пасує з розворотом.
saboteur-duel-board-offer-both = Карта сюди пасує в обох положеннях.
saboteur-duel-board-offer-key = Ці двері можна відімкнути.
saboteur-duel-board-offer-rockfall = Цю карту можна прибрати.
saboteur-duel-board-offer-map = На цю карту мети можна глянути.
saboteur-duel-board-offer-bribe = Цього троля можна підкупити.
saboteur-duel-board-offer-orient = Виберіть, як ляже ця карта мети.
saboteur-duel-board-previewed = Вибрано. Виберіть ще раз, щоб підтвердити.
saboteur-duel-board-hint = Підказка.
saboteur-duel-board-bad = Заважає ось це.
saboteur-duel-board-bad-side = Заважає ось це ({ $side }).
saboteur-duel-board-tried = Відхилено.

saboteur-duel-board-chosen = Вибрано.
saboteur-duel-board-turned = З розворотом.
saboteur-duel-board-given = Буде скинуто.
saboteur-duel-board-idle = Зараз її можна лише скинути.

## What is asked

saboteur-duel-board-act = Ваш хід: виберіть карту.
saboteur-duel-board-act-broken = Ваш хід. Карти тунелів не викладають, доки щось зламано: { $tools }.
saboteur-duel-board-act-bribe = Ваш хід: виберіть карту або спершу підкупіть троля.
saboteur-duel-board-acts = Ходить { $seat }.
saboteur-duel-board-lay = { $count ->
    [one] Пасує на { $count } місце. Виберіть його.
    [few] Пасує на { $count } місця. Виберіть одне.
   *[other] Пасує на { $count } місць. Виберіть одне.
}
saboteur-duel-board-lay-there = Виберіть це місце ще раз, щоб покласти карту.
saboteur-duel-board-lay-not = У цьому положенні не пасує.
saboteur-duel-board-nowhere = Зараз вона нікуди не пасує. Виберіть місце, щоб дізнатися чому, або скиньте її.
saboteur-duel-board-nowhere-broken = Карти тунелів не викладають, доки щось зламано: { $tools }. Цю карту можна скинути.
saboteur-duel-board-nowhere-sabotage = Це знаряддя суперника вже зламане: { $tools }. Цю карту можна скинути.
saboteur-duel-board-nowhere-repair = Лагодити нічого: { $tools }. Цю карту можна скинути.
saboteur-duel-board-nowhere-key = Немає замкнених дверей іншого кольору. Цю карту можна скинути.
saboteur-duel-board-nowhere-rockfall = Немає карти, яку прибрав би завал. Цю карту можна скинути.
saboteur-duel-board-nowhere-map = Жодна карта мети не лежить долілиць. Цю карту можна скинути.
saboteur-duel-board-pick-key = Які двері відімкнути?
saboteur-duel-board-pick-rockfall = Яку карту прибрати?
saboteur-duel-board-pick-map = На яку карту мети хочете глянути?
saboteur-duel-board-again = Виберіть ще раз, щоб підтвердити.
saboteur-duel-board-sabotage-whom = Зламати знаряддя гравця { $seat }?
saboteur-duel-board-repair-what = Що полагодити?
saboteur-duel-board-discard-what = Виберіть одну або дві карти, щоб скинути.
saboteur-duel-board-discard-these = { $count ->
    [one] Ви скидаєте { $count } карту й берете нову. Можна додати ще одну.
   *[other] Ви скидаєте { $count } карти й берете нові.
}
saboteur-duel-board-discard-clear = Якщо полагодити ними знаряддя, берете лише одну.
saboteur-duel-board-orient = Виберіть, як ляже карта мети.
saboteur-duel-board-orients = { $seat } вибирає, як ляже карта мети.
saboteur-duel-board-bribe = Підкупіть троля або закінчіть хід.
saboteur-duel-board-bribe-this = Підкупити цього троля? Наприкінці раунду це коштує карти із золотом.
saboteur-duel-board-over-none = Гру закінчено, самородків: { $total }. Перемога — від 15.
saboteur-duel-board-over-not-bad = Самородків: { $total }. Непогано!
saboteur-duel-board-over-nose = Самородків: { $total }. Нюх на золото!
saboteur-duel-board-over-master = Самородків: { $total }. Володар копалень!

saboteur-duel-board-do-lay = Покласти
saboteur-duel-board-do-key = Відімкнути
saboteur-duel-board-do-rockfall = Прибрати
saboteur-duel-board-do-map = Глянути
saboteur-duel-board-do-bribe = Підкупити троля
saboteur-duel-board-do-bribe-one = Хабар тролю { $number }
saboteur-duel-board-do-orient = Покласти так
saboteur-duel-board-do-sabotage = Зламати: { $tool }
saboteur-duel-board-do-repair = Ремонт: { $tool }
saboteur-duel-board-do-pass = Скинути
saboteur-duel-board-do-clear = Ремонт: { $tool }
saboteur-duel-board-do-end = Кінець ходу
saboteur-duel-board-ends = Закінчувати мої ходи автоматично
saboteur-duel-board-do-turn = Розвернути
saboteur-duel-board-do-cancel = Скасувати
saboteur-duel-board-do-discard = Скинути…
saboteur-duel-board-way-upright = Прямо
saboteur-duel-board-way-turned = З розворотом

## Around the maze

saboteur-duel-board-closer = Збільшити
saboteur-duel-board-further = Зменшити
saboteur-duel-board-fit = Показати весь лабіринт
saboteur-duel-board-routes = Показати шляхи
saboteur-duel-board-keys-help = Стрілки ведуть лабіринтом, R розвертає карту, Escape скасовує, + і − змінюють розмір, 0 показує все.
saboteur-duel-board-round = Раунд { $round } з 3
saboteur-duel-board-pile = { $count ->
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[other] У колоді { $count } карт
}
saboteur-duel-board-discard = { $count ->
    [one] У відбої { $count } карта
    [few] У відбої { $count } карти
   *[other] У відбої { $count } карт
}
saboteur-duel-board-discard-title = Відбій
saboteur-duel-board-discard-none = Ще нічого не скинуто.
saboteur-duel-board-copies = { $card } × { $count }
saboteur-duel-board-counters = { $count ->
    [one] Лишився { $count } токен
    [few] Лишилося { $count } токени
   *[other] Лишилося { $count } токенів
}
saboteur-duel-board-keys = { $count ->
    [one] Лишився { $count } токен ключа
    [few] Лишилося { $count } токени ключа
   *[other] Лишилося { $count } токенів ключа
}
saboteur-duel-board-dwarf-green = { $seat }, зелений гном: { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[other] { $nuggets } самородків
}, цього раунду ще { $claimed }, у руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}.
saboteur-duel-board-dwarf-blue = { $seat }, синій гном: { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[other] { $nuggets } самородків
}, цього раунду ще { $claimed }, у руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}.
saboteur-duel-board-owes = Борг тролям: { $count }.
saboteur-duel-board-broken = Зламано: { $tools }.
saboteur-duel-board-you = Це ви.
saboteur-duel-board-last = Остання карта: { $card }.
saboteur-duel-board-on-turn = Зараз ходить.
saboteur-duel-board-winner = Перемога.
saboteur-duel-board-progress = { $total } з 25 самородків. Від 15 непогано, від 20 нюх на золото, від 25 володар копалень.

## The score sheet

saboteur-duel-score-caption = Самородки за раундами; перемагає той, у кого їх найбільше
saboteur-duel-score-caption-solo = Самородки за раундами
saboteur-duel-score-who = Гном
saboteur-duel-score-round = Раунд { $round }
saboteur-duel-score-total = Разом
saboteur-duel-score-paid = тролям: { $paid }
saboteur-duel-score-chart = Графік: суми після кожного раунду. Ті самі числа є в таблиці.
saboteur-duel-score-why-goals = Усі карти мети відкрито.
saboteur-duel-score-why-counters = Усі токени викладено.
saboteur-duel-score-why-cards = Усі карти зіграно.
saboteur-duel-score-band-none = Без перемоги
saboteur-duel-score-band-not-bad = Непогано
saboteur-duel-score-band-nose = Нюх на золото
saboteur-duel-score-band-master = Володар копалень
saboteur-duel-score-best = Ваші найкращі результати на цьому пристрої
saboteur-duel-score-this = ця гра
