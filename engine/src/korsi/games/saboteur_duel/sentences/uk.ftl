saboteur-duel = Саботаж: Дуель

## Words: tools, colours, sides and cards, as they stand inside the sentences below

saboteur-duel-tool-cart = вагонетка
saboteur-duel-tool-lantern = ліхтар
saboteur-duel-tool-pickaxe = кирка

saboteur-duel-colour-green = зелений
saboteur-duel-colour-blue = синій

saboteur-duel-side-N = північ
saboteur-duel-side-E = схід
saboteur-duel-side-S = південь
saboteur-duel-side-W = захід

saboteur-duel-card-A_BREAK_CART = саботаж: вагонетка
saboteur-duel-card-A_BREAK_LANTERN = саботаж: ліхтар
saboteur-duel-card-A_BREAK_PICK = саботаж: кирка
saboteur-duel-card-A_FIX_CART = ремонт: вагонетка
saboteur-duel-card-A_FIX_LANTERN = ремонт: ліхтар
saboteur-duel-card-A_FIX_PICK = ремонт: кирка
saboteur-duel-card-A_FIX_CART_LANTERN = ремонт: вагонетка або ліхтар
saboteur-duel-card-A_FIX_LANTERN_PICK = ремонт: ліхтар або кирка
saboteur-duel-card-A_FIX_PICK_CART = ремонт: кирка або вагонетка
saboteur-duel-card-A_KEY = ключ
saboteur-duel-card-A_MAP = мапа
saboteur-duel-card-A_ROCKFALL = завал
saboteur-duel-card-P_X_TROLL = перехрестя з тролем
saboteur-duel-card-P_X_DOOR_B = перехрестя із синіми дверима
saboteur-duel-card-P_X_DOOR_G = перехрестя із зеленими дверима
saboteur-duel-card-P_TS_DOOR_B = розвилка захід–північ–схід із синіми дверима
saboteur-duel-card-P_TS_DOOR_G = розвилка захід–північ–схід із зеленими дверима
saboteur-duel-card-P_TS_TROLL = розвилка захід–північ–схід із тролем
saboteur-duel-card-P_TL_DOOR_B = розвилка північ–захід–південь із синіми дверима
saboteur-duel-card-P_TL_DOOR_G = розвилка північ–захід–південь із зеленими дверима
saboteur-duel-card-P_TL_TROLL = розвилка північ–захід–південь із тролем
saboteur-duel-card-P_BRIDGE = міст
saboteur-duel-card-P_BRIDGE_GOLD = міст із золотом
saboteur-duel-card-P_DTURN = подвійний поворот
saboteur-duel-card-P_DTURN_GOLD = подвійний поворот із золотом
saboteur-duel-card-P_LADDER_B = синя драбина
saboteur-duel-card-P_LADDER_G = зелена драбина
saboteur-duel-card-P_TL_DE_GOLD = розвилка північ–захід–південь із золотом у глухому куті
saboteur-duel-card-P_TS_DE_GOLD = розвилка захід–північ–схід із золотом у глухому куті
saboteur-duel-card-P_H_DE_GOLD = тунель захід–схід із золотом у глухому куті
saboteur-duel-card-P_V_DE = тунель північ–південь із глухим кутом
saboteur-duel-card-P_RT_DE_W = поворот північ–схід із глухим кутом на заході
saboteur-duel-card-P_RT_DE_S = поворот північ–схід із глухим кутом на півдні
saboteur-duel-card-P_LT_DE_E = поворот північ–захід із глухим кутом на сході
saboteur-duel-card-P_LT_DE_S = поворот північ–захід із глухим кутом на півдні
saboteur-duel-card-P_H = тунель захід–схід
saboteur-duel-card-P_V = тунель північ–південь
saboteur-duel-card-P_LT = поворот північ–захід
saboteur-duel-card-P_RT = поворот північ–схід
saboteur-duel-card-S_BLUE = синя стартова карта
saboteur-duel-card-S_GREEN = зелена стартова карта
saboteur-duel-card-G_X_0 = карта мети без золота (перехрестя)
saboteur-duel-card-G_4DE_0 = карта мети без золота (чотири глухі кути)
saboteur-duel-card-G_3DEL_0 = карта мети без золота (глухі кути північ–захід–південь)
saboteur-duel-card-G_3DES_0 = карта мети без золота (глухі кути захід–північ–схід)
saboteur-duel-card-G_LT_1_G = карта мети з 1 самородком ззовні зелених дверей
saboteur-duel-card-G_LT_2 = карта мети з 2 самородками (поворот північ–захід)
saboteur-duel-card-G_RT_1_B = карта мети з 1 самородком і синіми дверима
saboteur-duel-card-G_RT_2 = карта мети з 2 самородками (поворот північ–схід)
saboteur-duel-card-G_2DEL_1 = карта мети з 1 самородком у глухому куті
saboteur-duel-card-G_2DER_3 = карта мети з 3 самородками в глухому куті
saboteur-duel-card-G_V2DE_1 = карта мети з 1 самородком (тунель північ–південь)
saboteur-duel-card-G_H2DE_2 = карта мети з 2 самородками (тунель захід–схід)
saboteur-duel-card-G_TL_1_B = карта мети з 1 самородком (розвилка із синіми дверима)
saboteur-duel-card-G_TL_2_G = карта мети з 2 самородками (розвилка із зеленими дверима)
saboteur-duel-card-G_TL_3_B = карта мети з 3 самородками (розвилка із синіми дверима)
saboteur-duel-card-G_TS_1_G = карта мети з 1 самородком (розвилка із зеленими дверима)
saboteur-duel-card-G_TS_2_B = карта мети з 2 самородками (розвилка із синіми дверима)
saboteur-duel-card-G_TS_3_G = карта мети з 3 самородками (розвилка із зеленими дверима)

## Refusals

saboteur-duel-over = Гру закінчено.
saboteur-duel-not-your-turn = Зараз ходить { $seat }.
saboteur-duel-act-first = Перш ніж закінчити хід, зіграйте карту, зніміть карту саботажу або спасуйте.
saboteur-duel-already-acted = Дію цього ходу вже виконано; можна лише підкупити троля або закінчити хід.
saboteur-duel-not-in-hand = У вашій руці немає цієї карти: { $card }.
saboteur-duel-held-once = Цю карту названо двічі, а у вашій руці вона лише одна: { $card }.
saboteur-duel-not-a-path-card = У лабіринт кладуть лише карти тунелів, а це інша карта: { $card }.
saboteur-duel-not-a-sabotage-card = Це не карта саботажу: { $card }.
saboteur-duel-not-a-repair-card = Це не карта ремонту: { $card }.
saboteur-duel-orient-first = Спершу виберіть, як ляже карта мети: { $at }.
saboteur-duel-no-goal-waits = Жодна карта мети не чекає на ваш вибір.
saboteur-duel-other-goal-waits = На ваш вибір чекає інша карта мети: { $at }.
saboteur-duel-sabotaged = Карти тунелів викладати не можна, доки зламане ваше знаряддя: { $tools }.
saboteur-duel-occupied = Там уже лежить карта: { $at }.
saboteur-duel-beside-nothing = Карту кладуть поруч з іншою, а тут поруч нічого немає: { $at }.
saboteur-duel-lies-upright = Ця карта в обох положеннях однакова й завжди лежить прямо: { $card }.
saboteur-duel-open-to-wall = Ваш тунель упирається в стіну сусідньої карти, бік — { $side }: { $at }.
saboteur-duel-wall-to-open = Стіна вашої карти закриває тунель сусідньої, бік — { $side }: { $at }.
saboteur-duel-ladder-beside-goal = Драбину не кладуть поруч із картою мети, а вона тут: { $at }.
saboteur-duel-ladder-beside-gold = Драбину не кладуть поруч із картою із золотом, а вона тут: { $at }.
saboteur-duel-no-route = Жоден ваш тунель сюди не веде: { $at }.
saboteur-duel-gap-in-the-way = Ваш шлях уривається, тут немає карти: { $at }.
saboteur-duel-door-in-the-way = На вашому шляху замкнені двері, їхній колір — { $colour }: { $at }.
saboteur-duel-troll-in-the-way = На вашому шляху троль: { $at }.
saboteur-duel-dead-end-in-the-way = Ваш шлях тут закінчується глухим кутом, бік — { $side }: { $at }.
saboteur-duel-other-tunnel-in-the-way = Ви дістаєтеся лише до другого тунелю на цій карті, а вони не сполучені: { $at }.
saboteur-duel-no-troll = Тут немає троля: { $at }.
saboteur-duel-troll-bribed = Цього троля вже підкуплено: { $at }.
saboteur-duel-troll-not-reached = Ваш шлях не доходить до цього троля: { $at }.
saboteur-duel-already-broken = Це знаряддя суперника вже зламане: { $tool }.
saboteur-duel-not-broken = Це ваше знаряддя ціле: { $tool }.
saboteur-duel-repairs-another = Ця карта його не лагодить: { $card } ({ $tool }).
saboteur-duel-goal-is-down = Ця карта мети ще лежить долілиць, а ключ відмикає двері на відкритій карті: { $at }.
saboteur-duel-no-door = Тут немає дверей: { $at }.
saboteur-duel-own-door = Ці двері вашого кольору й відчинені для вас: { $at }.
saboteur-duel-door-open = Ці двері вже відімкнено: { $at }.
saboteur-duel-no-key-left = Для цих дверей не лишилося токена ключа: { $at }.
saboteur-duel-nothing-to-fall = Тут немає карти: { $at }.
saboteur-duel-goal-stays = Це карта мети, завал її не прибирає: { $at }.
saboteur-duel-start-stays = Це стартова карта, завал її не прибирає: { $at }.
saboteur-duel-gold-stays = Це карта із золотом, завал її не прибирає: { $at }.
saboteur-duel-troll-stays = Це карта з тролем, завал її не прибирає: { $at }.
saboteur-duel-no-goal = Тут немає карти мети: { $at }.
saboteur-duel-goal-is-up = Ця карта мети вже лежить горілиць: { $at }.

## Events

saboteur-duel-event-dealt = Раунд { $round } починає { $starter }. Карт у колоді: { $pile }.
    .you-starter = Раунд { $round } починаєте ви. Карт у колоді: { $pile }.
saboteur-duel-event-hand = Ваша рука: { $cards }.
saboteur-duel-event-laid = { $turned ->
    [yes] { $seat } копає: { $at } — { $card }, з розворотом.
   *[other] { $seat } копає: { $at } — { $card }.
}
    .you-seat = { $turned ->
        [yes] Ви копаєте: { $at } — { $card }, з розворотом.
       *[other] Ви копаєте: { $at } — { $card }.
    }
saboteur-duel-event-revealed = { $seat } відкриває: { $at } — { $card }.
    .you-seat = Ви відкриваєте: { $at } — { $card }.
saboteur-duel-event-oriented = { $turned ->
    [yes] Карта мети лежить із розворотом: { $at }.
   *[other] Карта мети лежить прямо: { $at }.
}
saboteur-duel-event-claimed = { $nuggets ->
    [one] { $seat } займає { $nuggets } самородок: { $at }.
    [few] { $seat } займає { $nuggets } самородки: { $at }.
   *[many] { $seat } займає { $nuggets } самородків: { $at }.
}
    .you-seat = { $nuggets ->
        [one] Ви займаєте { $nuggets } самородок: { $at }.
        [few] Ви займаєте { $nuggets } самородки: { $at }.
       *[many] Ви займаєте { $nuggets } самородків: { $at }.
    }
saboteur-duel-event-sabotaged = { $seat } ламає знаряддя гравця { $victim }: { $tool }.
    .you-seat = Ви ламаєте знаряддя гравця { $victim }: { $tool }.
    .you-victim = { $seat } ламає ваше знаряддя: { $tool }.
saboteur-duel-event-repaired = { $seat } лагодить знаряддя: { $tool }.
    .you-seat = Ви лагодите знаряддя: { $tool }.
saboteur-duel-event-unlocked = { $seat } відмикає двері: { $at }.
    .you-seat = Ви відмикаєте двері: { $at }.
saboteur-duel-event-collapsed = { $seat } грає завал: { $at } — зникає { $card }.
    .you-seat = Ви граєте завал: { $at } — зникає { $card }.
saboteur-duel-event-looked = { $seat } таємно дивиться на карту мети: { $at }.
    .you-seat = Ви таємно дивитеся на карту мети: { $at }.
saboteur-duel-event-saw = Ви бачите: { $at } — { $card }.
saboteur-duel-event-cleared = { $seat } скидає дві карти, щоб зняти карту саботажу ({ $tool }): { $cards }.
    .you-seat = Ви скидаєте дві карти, щоб зняти карту саботажу ({ $tool }): { $cards }.
saboteur-duel-event-passed = { $seat } пасує і скидає: { $cards }.
    .you-seat = Ви пасуєте і скидаєте: { $cards }.
saboteur-duel-event-bribed = { $seat } підкуповує троля: { $at }.
    .you-seat = Ви підкуповуєте троля: { $at }.
saboteur-duel-event-drew = { $count ->
    [one] { $seat } бере { $count } карту.
    [few] { $seat } бере { $count } карти.
   *[many] { $seat } бере { $count } карт.
}
    .you-seat = { $count ->
        [one] Ви берете { $count } карту.
        [few] Ви берете { $count } карти.
       *[many] Ви берете { $count } карт.
    }
saboteur-duel-event-drawn = Ви берете: { $cards }.
saboteur-duel-event-struck = { $lies ->
    [yes] Саботаж! { $seat } бере його, і він лягає на стіл: { $tool }.
   *[other] { $seat } бере саботаж, який уже лежить на столі, і скидає: { $tool }.
}
    .you-seat = { $lies ->
        [yes] Саботаж! Ви берете його, і він лягає на стіл: { $tool }.
       *[other] Ви берете саботаж, який уже лежить на столі, і скидаєте: { $tool }.
    }
saboteur-duel-event-caved-in = { $card ->
    [none] Випадає завал, але прибрати нічого.
   *[other] Завал! Зникає карта: { $at } — { $card }.
}
saboteur-duel-event-paid = { $nuggets ->
    [one] { $seat } платить тролю { $nuggets } самородок.
    [few] { $seat } платить тролю { $nuggets } самородки.
   *[many] { $seat } платить тролю { $nuggets } самородків.
}
    .you-seat = { $nuggets ->
        [one] Ви платите тролю { $nuggets } самородок.
        [few] Ви платите тролю { $nuggets } самородки.
       *[many] Ви платите тролю { $nuggets } самородків.
    }
saboteur-duel-event-round-ended = { $why ->
    [goals] Раунд { $round } закінчено: усі карти мети відкрито. Самородки за раунд: { $nuggets }. Разом: { $totals }.
    [counters] Раунд { $round } закінчено: усі токени викладено. Самородки за раунд: { $nuggets }. Разом: { $totals }.
   *[cards] Раунд { $round } закінчено: карт не лишилося. Самородки за раунд: { $nuggets }. Разом: { $totals }.
}
saboteur-duel-event-over = Гру закінчено. Найбільше самородків: { $winners }. Разом: { $totals }.
    .you-winners = Гру закінчено. Найбільше самородків: { $winners }. Разом: { $totals }.
saboteur-duel-event-over-solo = { $band ->
    [master] Самородків: { $total }. Володар копалень!
    [nose] Самородків: { $total }. Нюх на золото!
    [not-bad] Самородків: { $total }. Непогано!
   *[none] Самородків: { $total }. Цього разу перемагає гора.
}

## Why a bot likes a move

saboteur-duel-why-gold = { $nuggets ->
    [one] Це одразу дає { $nuggets } самородок.
    [few] Це одразу дає { $nuggets } самородки.
   *[many] Це одразу дає { $nuggets } самородків.
}
saboteur-duel-why-goal = Це відкриває карту мети: у { $rich } з { $worlds } уявних копалень там є золото для вас.
saboteur-duel-why-lay = Карта сюди ({ $at }) — і до найближчої мети лишається карт: { $near }{ $was ->
    [24] ; досі шляху не було.
   *[other] , а не { $was }.
}
saboteur-duel-why-block = Тут карта стане суперникові на заваді: { $at }. { $theirs ->
    [24] Шляху до мети в нього немає.
   *[other] Карт до найближчої мети: { $theirs }, а не { $theirs_was }.
}
saboteur-duel-why-sabotage = Зі зламаним знаряддям суперник не копатиме: { $tool }.{ $theirs ->
    [24] {""}
   *[other] {" "}Карт до найближчої мети в нього: { $theirs }.
}
saboteur-duel-why-repair = Зі зламаним знаряддям не покопаєш: { $tool }.{ $near ->
    [24] {""}
   *[other] {" "}Карт до найближчої мети: { $near }.
}
saboteur-duel-why-key = Ці двері відкривають шлях: { $at }.{ $near ->
    [24] {""}
   *[other] {" "}Карт до найближчої мети: { $near }.
}
saboteur-duel-why-rockfall = Без цієї карти ({ $at }) { $theirs ->
    [24] у суперника немає шляху до мети.
   *[other] у суперника до найближчої мети карт: { $theirs }.
}
saboteur-duel-why-map = Добре знати, що там лежить: { $at }. Золото там у { $rich } з { $worlds } уявних копалень.
saboteur-duel-why-clear = Дві карти — чесна ціна, щоб знову копати: { $tool }.{ $near ->
    [24] {""}
   *[other] {" "}Карт до найближчої мети: { $near }.
}
saboteur-duel-why-pass = { $pile ->
    [0] Жодна карта на руці не допоможе, а колода порожня.
   *[other] З нових карт може бути більше користі; карт у колоді: { $pile }.
}
saboteur-duel-why-bribe = За цим тролем є більше, ніж він коштує: { $at }.{ $near ->
    [24] {""}
   *[other] {" "}Карт звідти до найближчої мети: { $near }.
}
saboteur-duel-why-way = У цьому положенні карта мети найкорисніша.{ $near ->
    [24] {""}
   *[other] {" "}Карт до наступної мети: { $near }.
}
saboteur-duel-why-end = Більше жоден троль не вартий підкупу.
saboteur-duel-why-branch = Карта сюди ({ $at }) відкриває інший шлях; { $near ->
    [24] до мети ще не дістатися.
   *[other] карт до найближчої мети: { $near }.
}

## Terminal

saboteur-duel-heading = Раунд { $round } з { $rounds }. У колоді: { $pile }. Лишилося: токени { $counters }, ключі { $keys }.
saboteur-duel-legend = ⌂ стартова карта · H драбина · T троль · G зелений, B синій: двері, драбини, токени ● · 1–3 самородки · ? карта мети; (2) її знаєте ви, ○ її знає суперник · малі літери: відкрито для обох
saboteur-duel-gold = самородки { $nuggets }, зайнято { $claimed }
saboteur-duel-cards = карти { $cards }
saboteur-duel-broken = зламано: { $tools }
saboteur-duel-bribes = підкуплені тролі { $trolls }
saboteur-duel-seen = Ви знаєте: { $at } — { $card }.
saboteur-duel-sheet = Самородки
saboteur-duel-sheet-round = Раунд { $round }
saboteur-duel-sheet-total = Разом
saboteur-duel-move-lay = { $turned ->
    [yes] { $card }, з розворотом: { $at }
   *[other] { $card }: { $at }
}
saboteur-duel-move-sabotage = { $card }
saboteur-duel-move-repair = { $card } ({ $tool })
saboteur-duel-move-key = ключ до дверей: { $at }
saboteur-duel-move-rockfall = завал: { $at }
saboteur-duel-move-map = мапа: { $at }
saboteur-duel-move-clear = скинути дві карти, щоб зняти карту саботажу ({ $tool }): { $cards }
saboteur-duel-move-pass = пас, скинути: { $cards }
saboteur-duel-move-bribe = підкуп троля: { $at }
saboteur-duel-move-orient = { $turned ->
    [yes] карта мети з розворотом: { $at }
   *[other] карта мети прямо: { $at }
}
saboteur-duel-move-end = кінець ходу

# The words that may be typed, with spaces between them.
