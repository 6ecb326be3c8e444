black-dog = Чорний пес

## Words: cards and places, as they stand inside the sentences below

black-dog-card-start_1_11 = стартова 1/11
black-dog-card-start_13 = стартова 13
black-dog-card-blue_2 = синя 2
black-dog-card-blue_3 = синя 3
black-dog-card-blue_8 = синя 8
black-dog-card-blue_9 = синя 9
black-dog-card-blue_10 = синя 10
black-dog-card-blue_12 = синя 12
black-dog-card-team_4 = командна 4
black-dog-card-black_5 = чорна 5
black-dog-card-black_6 = чорна 6
black-dog-card-black_1_7 = чорна 1–7
black-dog-card-copy = копія
black-dog-card-swap = обмін
black-dog-card-magnet = магніт

black-dog-place = { $number ->
    [-1] загорода
    [64] клітинка 1 фінішу
    [65] клітинка 2 фінішу
    [66] клітинка 3 фінішу
    [67] клітинка 4 фінішу
   *[other] клітинка { $number }
}

## Refusals

black-dog-over = Гру закінчено.
black-dog-not-now = { $phase ->
    [dog] Спершу роздавач садить пса на диск.
    [give] Спершу кожен віддає карту.
    [turn] Спершу треба повернути диск.
   *[other] Зараз не про це: треба зіграти карту.
}
black-dog-already-given = Карту вже віддано, назад її не беруть.
black-dog-not-your-turn = Зараз ходить { $seat }.
black-dog-card-not-held = Цієї карти немає у вашій руці: { $card }.
black-dog-no-such-dealer = Місця { $number } за цим столом немає, місць лише { $seats }. Перший роздавач має сидіти за столом.
black-dog-not-a-turntable-space = Пес починає на диску, а це не його клітинка: { $at }.
black-dog-space-taken = Псові потрібна вільна клітинка, а тут стоїть фішка гравця { $owner }: { $at }.
black-dog-no-own-pawn-there = Тут немає фішки гравця { $owner }: { $at }.
black-dog-not-your-pawn = Це фішка гравця { $owner } ({ $at }), а ця карта рухає лише ваші.
black-dog-not-your-pen = Фішки в цій загороді належать гравцеві { $owner }.
black-dog-dog-moved = Тут пес ({ $at }), замість фішки його не рухають: він біжить сам, слідом за фішкою, яку веде чорна карта.
black-dog-partners-now = Усі ваші фішки на фініші; тепер ви рухаєте фішки гравця { $owner }.
black-dog-in-the-pen = Фішка в загороді не крокує: стартова карта виводить її на стартову клітинку.
black-dog-wrong-use = { $how ->
    [swap] Місцями фішки міняє лише обмін, а це інша карта: { $card }.
    [magnet] До найближчої фігури притягує лише магніт, а це інша карта: { $card }.
    [split] Між фішками ділять лише командну 4, а це інша карта: { $card }.
   *[step] На цій карті немає числа кроків: { $card }.
}
black-dog-wrong-steps = Ця карта не веде на стільки кроків ({ $steps }): { $card }.
black-dog-wrong-place = Ці кроки ведуть сюди: { $expected }.
black-dog-origin-closed = Фішка гравця { $owner } стоїть на своїй стартовій клітинці ({ $at }): ніхто не стане на неї й не пройде повз.
black-dog-lane-blocked = На фініші не вибивають і не перестрибують, а тут стоїть фішка гравця { $owner }: { $at }.
black-dog-lane-too-short = Фініш закороткий: звідси стільки кроків не пройти ({ $at }, кроків: { $steps }).
black-dog-lane-from-origin = Фішка, що рушає зі своєї стартової клітинки, має спершу обійти коло, а тоді заходити на фініш.
black-dog-no-start-card = Із загороди виводить лише стартова карта, а це інша: { $card }.
black-dog-pen-empty = У загороді немає фішок гравця { $owner }.
black-dog-swap-own-origin = Фішка гравця { $owner } стоїть на своїй стартовій клітинці ({ $at }), там її не обміняти.
black-dog-swap-off-track = Обмінюють лише фішки на доріжці, а ця фішка гравця { $owner } не на ній: { $at }.
black-dog-swap-dog = Пса не обмінюють.
black-dog-swap-same-player = Для обміну потрібна фішка іншого гравця.
black-dog-swap-nobody = Тут немає фішки гравця { $owner }: { $at }.
black-dog-magnet-lane = Магніт не діє на фініші й не веде на фініш.
black-dog-magnet-next-to = Найближча фігура стоїть одразу попереду ({ $at }), тож магнітові нікуди тягнути цю фішку.
black-dog-magnet-place = Магніт притягує цю фішку сюди: { $expected }, одразу за найближчою фігурою.
black-dog-nothing-to-copy = У цьому раунді ще не зіграно жодної карти, тож копіювати нічого.
black-dog-copy-as = Копія зараз діє як { $last }, а не як { $as }.
black-dog-split-sum = Пройти треба рівно чотири кроки; тут їх { $steps }.
black-dog-split-twice = Фішка бере лише одну частину, а ця свою вже має: { $at }.
black-dog-split-opponents = Це фішка гравця { $owner } ({ $at }): командна 4 рухає фішки суперників, лише коли в когось із вашої команди всі фішки на фініші.
black-dog-split-gone = Ця фішка вже повернулася в загороду: { $at }.
black-dog-split-pen = Командна 4 не виводить фішок із загороди.
black-dog-must-play = Доки є чим грати, грати треба: наприклад, { $card }.
black-dog-fold-first = Жодної вашої карти зіграти не можна: покажіть руку й скиньте її.
black-dog-discard = Жодної вашої карти зіграти не можна: скиньте одну.

## Events

black-dog-event-dealt = Раунд { $round }: роздає { $dealer }, починає { $starter }. Карт у колоді: { $deck }.
    .you-dealer = Раунд { $round }: роздаєте ви, починає { $starter }. Карт у колоді: { $deck }.
    .you-starter = Раунд { $round }: роздає { $dealer }, починаєте ви. Карт у колоді: { $deck }.
black-dog-event-shuffled = Зіграні карти тасують у нову колоду; карт у ній: { $deck }.
black-dog-event-hand = Ваша рука: { $cards }.
black-dog-event-dog-placed = { $seat } садить пса: { $at }.
    .you-seat = Ви садите пса: { $at }.
black-dog-event-gave = { $seat } віддає карту.
    .you-seat = Ви віддаєте карту.
black-dog-event-own-gift = Ви віддаєте гравцеві { $receiver }: { $card }.
black-dog-event-exchanged = Карти переходять із рук у руки.
black-dog-event-got = { $giver } віддає вам: { $card }.
black-dog-event-played = { $as ->
    [none] { $seat } грає: { $card }.
   *[other] { $seat } грає: { $card }, що діє як { $as }.
}
    .you-seat = { $as ->
        [none] Ви граєте: { $card }.
       *[other] Ви граєте: { $card }, що діє як { $as }.
    }
black-dog-event-started = Фішка гравця { $owner } виходить на старт: { $at }.
    .you-owner = Ваша фішка виходить на старт: { $at }.
black-dog-event-moved = Фішка гравця { $owner } йде: { $from } → { $at }.
    .you-owner = Ваша фішка йде: { $from } → { $at }.
black-dog-event-swapped = Фішки гравців { $owner } і { $other } міняються місцями: { $from } ↔ { $at }.
    .you-owner = Ваша фішка і фішка гравця { $other } міняються місцями: { $from } ↔ { $at }.
    .you-other = Фішка гравця { $owner } і ваша міняються місцями: { $from } ↔ { $at }.
black-dog-event-hit = Вибито! Фішка гравця { $owner } повертається в загороду: { $at }.
    .you-owner = Вибито! Ваша фішка повертається в загороду: { $at }.
black-dog-event-bitten = { $how ->
    [ran-into] Фішка гравця { $owner } наштовхується на пса й повертається в загороду: { $at }.
    [passed] Пес кусає на бігу: фішка гравця { $owner } повертається в загороду: { $at }.
   *[landed] Пес кусає: фішка гравця { $owner } повертається в загороду: { $at }.
}
    .you-owner = { $how ->
        [ran-into] Ваша фішка наштовхується на пса й повертається в загороду: { $at }.
        [passed] Пес кусає на бігу: ваша фішка повертається в загороду: { $at }.
       *[landed] Пес кусає: ваша фішка повертається в загороду: { $at }.
    }
black-dog-event-dog-ran = Пес біжить: { $from } → { $at }.
black-dog-event-turn-due = Фішка стоїть на лапі ({ $paws }): { $seat } має повернути диск.
    .you-seat = Фішка стоїть на лапі ({ $paws }): ви маєте повернути диск.
black-dog-event-turned = { $way ->
    [left] { $seat } повертає диск ліворуч.
   *[right] { $seat } повертає диск праворуч.
}
    .you-seat = { $way ->
        [left] Ви повертаєте диск ліворуч.
       *[right] Ви повертаєте диск праворуч.
    }
black-dog-event-home = Фішка гравця { $owner } на фініші: { $at }.
    .you-owner = Ваша фішка на фініші: { $at }.
black-dog-event-all-home = У гравця { $owner } чотири фішки на фініші.
    .you-owner = У вас чотири фішки на фініші.
black-dog-event-folded = { $seat } не має чим грати, скидає руку й вибуває з раунду: { $cards }.
    .you-seat = Ви не маєте чим грати, скидаєте руку й вибуваєте з раунду: { $cards }.
black-dog-event-discarded = { $seat } не має чим грати й скидає: { $card }.
    .you-seat = Ви не маєте чим грати й скидаєте: { $card }.
black-dog-event-drew = { $seat } бере карту.
    .you-seat = Ви берете карту.
black-dog-event-drawn = Ви берете: { $card }.
black-dog-event-dropped = { $seat } і далі не має чим грати й скидає: { $card }.
    .you-seat = Ви і далі не маєте чим грати й скидаєте: { $card }.
black-dog-event-round-ended = Раунд { $round } закінчено. Фішки на фініші: { $home }.
black-dog-event-over = Гру закінчено. Перемога: { $winners }. Фішки на фініші: { $home }.
    .you-winners = Гру закінчено. Перемога: { $winners }. Фішки на фініші: { $home }.

## Why a bot likes a move

black-dog-why-win = Це приводить останню фішку на фініш і дає перемогу.
black-dog-why-home = { $brought ->
    [0] Це приводить фішку на фініш.
    [1] Це приводить фішку на фініш.
   *[other] Це приводить на фініш фішок: { $brought }.
} У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-hit = { $sent ->
    [0] Це відправляє чужу фішку в загороду.
    [1] Це відправляє чужу фішку в загороду.
   *[other] Це відправляє в загороду чужих фішок: { $sent }.
} У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-walk = Після цього фішки вашої сторони стоять краще{ $left ->
    [0] .
   *[other] ; цій до фінішу лишається кроків: { $left }.
} У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-start = Із фішки в загороді немає користі; ця виходить на старт. У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-swap = Після обміну вашій фішці до фінішу лишається кроків: { $left }. У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-turn = У цей бік диск переносить фігури туди, де вам вигідніше. У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-dog = Там пес далеко від ваших фішок і близько до чужих. У { $safe } з { $worlds } уявних партій до вашого наступного ходу жодна ваша фішка не повертається в загороду.
black-dog-why-give = Без цієї карти найлегше обійтися. Можливі ходи з нею зараз: ви — { $mine }, { $seat } — { $theirs }.
black-dog-why-discard = Без цієї карти найлегше обійтися.{ $plays ->
    [0] {""}
   *[other] {" "}У { $plays } з { $worlds } уявних партій нова карта дає змогу ходити.
}
black-dog-why-fold = { $count ->
    [1] Останньої карти зіграти не можна.
   *[other] Жодної з карт на руці ({ $count }) зіграти не можна.
}

## Terminal

black-dog-heading = { $last ->
    [none] Раунд { $round }. Карт у колоді: { $deck }. Копіювати ще нічого.
   *[other] Раунд { $round }. Карт у колоді: { $deck }. Остання карта: { $last }.
}
black-dog-legend = @ пес · * лапа і ° решта диска · мала літера: старт (+ нічий), r1–r4: фініш · велика літера: фішка · [RR··] загорода
black-dog-colour-red = червоні
black-dog-colour-blue = сині
black-dog-colour-yellow = жовті
black-dog-colour-green = зелені
black-dog-with = у парі: { $other }
black-dog-cards = карти { $cards }
black-dog-home = на фініші { $home }
black-dog-on-turn = хід
black-dog-deals = роздає
black-dog-starts = починає
black-dog-out = поза раундом
black-dog-gift = Ваша карта для гравця { $receiver }: { $card }.
black-dog-got = Карта для вас від гравця { $giver }: { $card }.
black-dog-free = Вільні клітинки диска: { $spaces }
black-dog-would-left = Ліворуч: { $pieces }
black-dog-would-right = Праворуч: { $pieces }
black-dog-use-start = старт
black-dog-as = як { $card }
black-dog-sheet = Фішки на фініші
black-dog-sheet-round = Раунд { $round }
black-dog-sheet-total = Сторона
black-dog-move-dog = пес: { $at }
black-dog-move-give = віддати: { $card }
black-dog-move-discard = скинути: { $card }
black-dog-move-fold = показати й скинути руку
black-dog-move-turn = { $way ->
    [left] повернути диск ліворуч
   *[right] повернути диск праворуч
}
black-dog-move-card = { $name }: { $how }

# The words that may be typed, with spaces between them.
