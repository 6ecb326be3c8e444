saboteur-duel = Саботаж: Дуель

## Words: tools, colours, sides and cards, as they stand inside the sentences below

saboteur-duel-tool-cart = вагонетка
saboteur-duel-tool-lantern = ліхтар
saboteur-duel-tool-pickaxe = кайло

saboteur-duel-colour-green = зелений
saboteur-duel-colour-blue = синій

saboteur-duel-side-N = північ
saboteur-duel-side-E = схід
saboteur-duel-side-S = південь
saboteur-duel-side-W = захід

saboteur-duel-card-A_BREAK_CART = саботаж: вагонетка
saboteur-duel-card-A_BREAK_LANTERN = саботаж: ліхтар
saboteur-duel-card-A_BREAK_PICK = саботаж: кайло
saboteur-duel-card-A_FIX_CART = ремонт: вагонетка
saboteur-duel-card-A_FIX_LANTERN = ремонт: ліхтар
saboteur-duel-card-A_FIX_PICK = ремонт: кайло
saboteur-duel-card-A_FIX_CART_LANTERN = ремонт: вагонетка або ліхтар
saboteur-duel-card-A_FIX_LANTERN_PICK = ремонт: ліхтар або кайло
saboteur-duel-card-A_FIX_PICK_CART = ремонт: кайло або вагонетка
saboteur-duel-card-A_KEY = ключ
saboteur-duel-card-A_MAP = мапа
saboteur-duel-card-A_ROCKFALL = обвал
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
saboteur-duel-card-S_BLUE = синя стартова картка
saboteur-duel-card-S_GREEN = зелена стартова картка
saboteur-duel-card-G_X_0 = ціль без золота (перехрестя)
saboteur-duel-card-G_4DE_0 = ціль без золота (чотири глухі кути)
saboteur-duel-card-G_3DEL_0 = ціль без золота (глухі кути північ–захід–південь)
saboteur-duel-card-G_3DES_0 = ціль без золота (глухі кути захід–північ–схід)
saboteur-duel-card-G_LT_1_G = ціль з 1 самородком ззовні зелених дверей
saboteur-duel-card-G_LT_2 = ціль з 2 самородками (поворот північ–захід)
saboteur-duel-card-G_RT_1_B = ціль з 1 самородком і синіми дверима
saboteur-duel-card-G_RT_2 = ціль з 2 самородками (поворот північ–схід)
saboteur-duel-card-G_2DEL_1 = ціль з 1 самородком у глухому куті
saboteur-duel-card-G_2DER_3 = ціль з 3 самородками в глухому куті
saboteur-duel-card-G_V2DE_1 = ціль з 1 самородком (тунель північ–південь)
saboteur-duel-card-G_H2DE_2 = ціль з 2 самородками (тунель захід–схід)
saboteur-duel-card-G_TL_1_B = ціль з 1 самородком (розвилка із синіми дверима)
saboteur-duel-card-G_TL_2_G = ціль з 2 самородками (розвилка із зеленими дверима)
saboteur-duel-card-G_TL_3_B = ціль з 3 самородками (розвилка із синіми дверима)
saboteur-duel-card-G_TS_1_G = ціль з 1 самородком (розвилка із зеленими дверима)
saboteur-duel-card-G_TS_2_B = ціль з 2 самородками (розвилка із синіми дверима)
saboteur-duel-card-G_TS_3_G = ціль з 3 самородками (розвилка із зеленими дверима)

## Refusals

saboteur-duel-over = Гру закінчено.
saboteur-duel-not-your-turn = Зараз ходить { $seat }.
saboteur-duel-act-first = Хід закінчується після дії: викладіть чи зіграйте картку, зніміть саботаж або пасуйте.
saboteur-duel-already-acted = Дію вже виконано; можна ще підкупити троля або закінчити хід.
saboteur-duel-not-in-hand = У вашій руці немає цієї картки: { $card }.
saboteur-duel-not-a-path-card = Це не картка тунелю: { $card }.
saboteur-duel-not-a-sabotage-card = Це не картка саботажу: { $card }.
saboteur-duel-not-a-repair-card = Це не картка ремонту: { $card }.
saboteur-duel-orient-first = Спершу виберіть, як ляже ціль: { $at }.
saboteur-duel-no-goal-waits = Жодна ціль не чекає на ваш вибір.
saboteur-duel-other-goal-waits = На ваш вибір чекає інша ціль: { $at }.
saboteur-duel-sabotaged = Копати не можна, доки зламане ваше знаряддя: { $tools }.
saboteur-duel-occupied = Там уже лежить картка: { $at }.
saboteur-duel-beside-nothing = Картку кладуть поруч з іншою, а тут поруч нічого немає: { $at }.
saboteur-duel-lies-upright = Ця картка в обох положеннях однакова й завжди лежить прямо: { $card }.
saboteur-duel-open-to-wall = Ваш тунель упирається в стіну, бік — { $side }: { $at }.
saboteur-duel-wall-to-open = Стіна вашої картки закриває сусідній тунель, бік — { $side }: { $at }.
saboteur-duel-ladder-beside-goal = Драбина ніколи не лежить поруч із ціллю, а тут ціль: { $at }.
saboteur-duel-ladder-beside-gold = Драбина ніколи не лежить поруч із золотом, а тут золото: { $at }.
saboteur-duel-ladder-joins-nothing = Ваша драбина має прилягати до якогось тунелю, а тут його немає: { $at }.
saboteur-duel-no-route = Жоден ваш тунель сюди не веде: { $at }.
saboteur-duel-gap-in-the-way = Ваш шлях уривається, тут пролом: { $at }.
saboteur-duel-door-in-the-way = На вашому шляху замкнені двері, їхній колір — { $colour }: { $at }.
saboteur-duel-troll-in-the-way = На вашому шляху троль: { $at }.
saboteur-duel-dead-end-in-the-way = Ваш шлях тут закінчується глухим кутом, бік — { $side }: { $at }.
saboteur-duel-other-tunnel-in-the-way = Ви дістаєтеся лише до другого тунелю на цій картці, а вони не сполучені: { $at }.
saboteur-duel-no-troll = Тут немає троля: { $at }.
saboteur-duel-troll-bribed = Цього троля вже підкуплено: { $at }.
saboteur-duel-troll-not-reached = Ваш шлях не доходить до цього троля: { $at }.
saboteur-duel-already-broken = Це знаряддя гравця { $seat } вже зламане: { $tool }.
saboteur-duel-not-broken = Це знаряддя ціле: { $tool }.
saboteur-duel-repairs-another = Ця картка його не лагодить: { $card } ({ $tool }).
saboteur-duel-no-door = Тут немає дверей: { $at }.
saboteur-duel-own-door = Ці двері вашого кольору й відчинені для вас: { $at }.
saboteur-duel-door-open = Ці двері вже відімкнено: { $at }.
saboteur-duel-no-key-left = Для цих дверей не лишилося ключа: { $at }.
saboteur-duel-nothing-to-fall = Тут нічого не лежить: { $at }.
saboteur-duel-goal-stays = Обвал ніколи не прибирає ціль: { $at }.
saboteur-duel-start-stays = Обвал ніколи не прибирає стартову картку: { $at }.
saboteur-duel-gold-stays = Обвал ніколи не прибирає картку із золотом: { $at }.
saboteur-duel-troll-stays = Обвал ніколи не прибирає троля: { $at }.
saboteur-duel-no-goal = Тут немає цілі: { $at }.
saboteur-duel-goal-is-up = Ця ціль уже лежить горілиць: { $at }.

## Events

saboteur-duel-event-dealt = Раунд { $round } починає { $starter }. Карток у колоді: { $pile }.
saboteur-duel-event-hand = Ваша рука: { $cards }.
saboteur-duel-event-laid = { $turned ->
    [yes] { $seat } копає: { $at } — { $card }, з розворотом.
   *[other] { $seat } копає: { $at } — { $card }.
}
saboteur-duel-event-revealed = { $seat } відкриває ціль: { $at } — { $card }.
saboteur-duel-event-oriented = { $turned ->
    [yes] Ціль лежить із розворотом: { $at }.
   *[other] Ціль лежить прямо: { $at }.
}
saboteur-duel-event-claimed = { $nuggets ->
    [one] { $seat } займає { $nuggets } самородок: { $at }.
    [few] { $seat } займає { $nuggets } самородки: { $at }.
   *[many] { $seat } займає { $nuggets } самородків: { $at }.
}
saboteur-duel-event-sabotaged = { $seat } ламає знаряддя гравця { $victim }: { $tool }.
saboteur-duel-event-repaired = { $seat } лагодить знаряддя: { $tool }.
saboteur-duel-event-unlocked = { $seat } відмикає двері: { $at }.
saboteur-duel-event-collapsed = { $seat } влаштовує обвал: { $at } — { $card }.
saboteur-duel-event-looked = { $seat } таємно дивиться на ціль: { $at }.
saboteur-duel-event-saw = Ви бачите ціль: { $at } — { $card }.
saboteur-duel-event-cleared = { $seat } скидає дві картки, щоб зняти саботаж ({ $tool }): { $cards }.
saboteur-duel-event-passed = { $seat } пасує і скидає: { $cards }.
saboteur-duel-event-bribed = { $seat } підкуповує троля: { $at }.
saboteur-duel-event-drew = { $count ->
    [one] { $seat } бере { $count } картку.
    [few] { $seat } бере { $count } картки.
   *[many] { $seat } бере { $count } карток.
}
saboteur-duel-event-drawn = Ви берете: { $cards }.
saboteur-duel-event-struck = { $lies ->
    [yes] Саботаж! { $seat } бере його, і він лягає на стіл: { $tool }.
   *[other] { $seat } бере саботаж, який уже лежить на столі: { $tool }.
}
saboteur-duel-event-caved-in = { $card ->
    [none] Випадає обвал, але прибрати нічого.
   *[other] Обвал! Зникає картка: { $at } — { $card }.
}
saboteur-duel-event-paid = { $nuggets ->
    [one] { $seat } платить тролю { $nuggets } самородок.
    [few] { $seat } платить тролю { $nuggets } самородки.
   *[many] { $seat } платить тролю { $nuggets } самородків.
}
saboteur-duel-event-round-ended = { $why ->
    [goals] Раунд { $round } закінчено: усі цілі відкрито. Самородки: { $nuggets }. Тролям: { $paid }. Разом: { $totals }.
    [counters] Раунд { $round } закінчено: усі жетони викладено. Самородки: { $nuggets }. Тролям: { $paid }. Разом: { $totals }.
   *[cards] Раунд { $round } закінчено: карток не лишилося. Самородки: { $nuggets }. Тролям: { $paid }. Разом: { $totals }.
}
saboteur-duel-event-over = Гру закінчено. Найбільше золота: { $winners }. Разом: { $totals }.
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
saboteur-duel-why-goal = Це доводить шлях до цілі.
saboteur-duel-why-lay = Звідси ближче до цілей: { $at }.
saboteur-duel-why-block = Тут картка стане суперникові на заваді: { $at }.
saboteur-duel-why-sabotage = Це не дає суперникові копати: { $tool }.
saboteur-duel-why-repair = Зі зламаним знаряддям не покопаєш: { $tool }.
saboteur-duel-why-key = Ці двері відкривають шлях: { $at }.
saboteur-duel-why-rockfall = Без цієї картки суперникові далі до золота: { $at }.
saboteur-duel-why-map = Добре знати, що там лежить: { $at }.
saboteur-duel-why-clear = Дві картки — чесна ціна, щоб знову копати: { $tool }.
saboteur-duel-why-pass = З інших карток може бути більше користі.
saboteur-duel-why-bribe = За цим тролем є більше, ніж він коштує: { $at }.
saboteur-duel-why-way = У цьому положенні ціль найкорисніша.
saboteur-duel-why-end = Більше жоден троль не вартий підкупу.

## Rules, in a sentence

saboteur-duel-rule-SD-8 = За хід ви викладаєте картку тунелю, граєте картку дії, скидаєте дві картки, щоб зняти один саботаж, або пасуєте з однією чи двома картками; тоді берете картки.
saboteur-duel-rule-SD-9 = Картку тунелю кладуть поруч з іншою карткою, на вільне місце, прямо або з розворотом на пів оберту; картка, що в обох положеннях однакова, лежить прямо.
saboteur-duel-rule-SD-10 = Кожен бік, що торкається відкритої картки, має збігатися: тунель до тунелю, стіна до стіни.
saboteur-duel-rule-SD-11 = Нова картка має продовжувати безперервний шлях від вашої стартової картки; замкнені двері іншого кольору, тролі й глухі кути його переривають.
saboteur-duel-rule-SD-12 = Доки перед вами лежить бодай один саботаж, викладати картки тунелю не можна.
saboteur-duel-rule-SD-13 = Два тунелі моста чи подвійного повороту не сполучені; принаймні один із них має бути сполучений із вашим стартом.
saboteur-duel-rule-SD-14 = Свою драбину можна викласти будь-де, де вона збігається і прилягає до тунелю; жодна драбина не лежить поруч із ціллю чи золотом.
saboteur-duel-rule-SD-16 = Свого ходу можна підкупити троля, до якого доходить ваш шлях; наприкінці раунду це коштує вам картку із золотом.
saboteur-duel-rule-SD-18 = Ціль, до якої доходить шлях, відкривають так, щоб вона збігалася; якщо годяться обидва положення, вибирає той, чий зараз хід.
saboteur-duel-rule-SD-20 = Саботаж кладуть перед суперником, щонайбільше один кожного виду.
saboteur-duel-rule-SD-21 = Ремонт прибирає один саботаж відповідного виду перед вами.
saboteur-duel-rule-SD-22 = Ключ відмикає одні замкнені двері іншого кольору, на будь-якій відкритій картці, на цей раунд.
saboteur-duel-rule-SD-23 = Обвал прибирає одну картку тунелю, але не стартову картку, не ціль і не картку із золотом чи тролем.
saboteur-duel-rule-SD-24 = Мапа дає змогу таємно подивитися на одну ціль долілиць.
saboteur-duel-rule-SD-30 = Після трьох раундів гру закінчено; перемагає той, у кого найбільше самородків.

## Terminal

saboteur-duel-heading = Раунд { $round } з { $rounds }. У колоді: { $pile }. Лишилося: жетони { $counters }, ключі { $keys }.
saboteur-duel-legend = ⌂ старт · H драбина · T троль · G зелений, B синій: двері, драбини, жетони ● · 1–3 самородки · ? ціль; (2) її знаєте ви, ○ її знає суперник · малі літери: відкрито для обох
saboteur-duel-gold = самородки { $nuggets }, зайнято { $claimed }
saboteur-duel-cards = картки { $cards }
saboteur-duel-broken = зламано: { $tools }
saboteur-duel-bribes = підкуплені тролі { $trolls }
saboteur-duel-seen = Ви знаєте ціль: { $at } — { $card }.
saboteur-duel-may-bribe = Можна підкупити троля: { $places }.
saboteur-duel-no-winner = Цього разу без перемоги.
saboteur-duel-sheet = Самородки
saboteur-duel-sheet-round = Раунд { $round }
saboteur-duel-sheet-paid = тролям
saboteur-duel-sheet-total = Разом
saboteur-duel-question-act = Картка, стовпець, ряд, як-от 3 2 4, і «о», якщо з розворотом; або пас 1 2, зняти 1 2, підкуп 5 3:
saboteur-duel-question-bribe = Підкупіть троля або закінчіть хід (підкуп 5 3, кінець):
saboteur-duel-question-orient = Як ляже ціль? (1 прямо, 2 з розворотом)
saboteur-duel-move-lay = { $turned ->
    [yes] { $card }, з розворотом: { $at }
   *[other] { $card }: { $at }
}
saboteur-duel-move-sabotage = { $card }
saboteur-duel-move-repair = { $card } ({ $tool })
saboteur-duel-move-key = ключ до дверей: { $at }
saboteur-duel-move-rockfall = обвал: { $at }
saboteur-duel-move-map = мапа: { $at }
saboteur-duel-move-clear = скинути дві картки, щоб зняти саботаж ({ $tool }): { $cards }
saboteur-duel-move-pass = пас, скинути: { $cards }
saboteur-duel-move-bribe = підкуп троля: { $at }
saboteur-duel-move-orient = { $turned ->
    [yes] ціль із розворотом: { $at }
   *[other] ціль прямо: { $at }
}
saboteur-duel-move-end = кінець ходу

# The words that may be typed, with spaces between them.
saboteur-duel-word-lay = картка картку карта карту стовпець ряд покласти на у до і
saboteur-duel-word-turned = t о розворот розворотом
saboteur-duel-word-upright = u прямо
saboteur-duel-word-pass = p пас пасую
saboteur-duel-word-clear = c зняти скинути
saboteur-duel-word-bribe = b підкуп підкупити хабар
saboteur-duel-word-end = e кінець
saboteur-duel-word-cart = вагонетка вагонетку
saboteur-duel-word-lantern = ліхтар
saboteur-duel-word-pickaxe = кайло
