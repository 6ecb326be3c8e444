potion-explosion = Вибухові зілля
potion-explosion-kind-wisdom = Зілля мудрості
potion-explosion-kind-blind_love = Еліксир сліпого кохання
potion-explosion-kind-magnetic = Зілля магнетичного тяжіння
potion-explosion-kind-prismatic = Зілля веселкової радості
potion-explosion-kind-abyssal = Напій безодні
potion-explosion-kind-sands = Піски часу
potion-explosion-kind-balm = Бальзам надзвичайної липкості
potion-explosion-kind-filter = Фільтр лавомантії

## Words: tiles and marbles, as they stand inside the sentences below

potion-explosion-tile = { $kind } ({ $holes })

potion-explosion-colour-R = червона
potion-explosion-colour-B = синя
potion-explosion-colour-K = чорна
potion-explosion-colour-Y = жовта

potion-explosion-marbles-R = { $count ->
    [one] { $count } червона
    [few] { $count } червоні
   *[other] { $count } червоних
}
potion-explosion-marbles-B = { $count ->
    [one] { $count } синя
    [few] { $count } сині
   *[other] { $count } синіх
}
potion-explosion-marbles-K = { $count ->
    [one] { $count } чорна
    [few] { $count } чорні
   *[other] { $count } чорних
}
potion-explosion-marbles-Y = { $count ->
    [one] { $count } жовта
    [few] { $count } жовті
   *[other] { $count } жовтих
}

## Refusals

potion-explosion-first-missing = Гравець на місці { $number } не може починати: за цим столом лише { $count } місця.
potion-explosion-over = Гру закінчено.
potion-explosion-not-now = { $phase ->
    [draft] Спершу кожен бере дві початкові плитки.
    [prism] Спершу закінчіть Зілля веселкової радості: покладіть кульку з колби в лунку.
    [refill] Хід закінчено; тепер візьміть нові плитки на пальники.
   *[tiebreak] Під час визначення переможця кожен гравець з однаковим рахунком бере одну кульку й більше нічого не робить.
}
potion-explosion-not-in-a-turn = { $do ->
    [starter] Усі початкові плитки вже розібрано.
    [tile] Нові плитки беруть після завершення ходу.
   *[other] Зараз ви не п’єте Зілля веселкової радості.
}
potion-explosion-not-your-turn = Зараз ходить { $seat }.
potion-explosion-picked-already = Звичайний вибір цього ходу ви вже зробили.
potion-explosion-must-pick = Перш ніж закінчити хід, треба взяти кульку.
potion-explosion-out-of-reach = До місця { $place } в жолобі { $track } не дістати: брати можна лише вісім передніх кульок.
potion-explosion-empty-place = На місці { $place } в жолобі { $track } кульки немає.
potion-explosion-helped-already = Маленьку допомогу цього ходу ви вже мали.
potion-explosion-no-help-left = Усі жетони допомоги розібрано.
potion-explosion-no-such-tile = Такої плитки в цій грі немає.
potion-explosion-not-on-offer = Цієї початкової плитки немає серед викладених: { $tile }.
potion-explosion-not-in-hand = Такої кульки немає у вашій руці: { $colour }.
potion-explosion-not-in-flask = Такої кульки немає у вашій колбі: { $colour }.
potion-explosion-no-hole = На пальнику { $burner } немає такої порожньої лунки: { $colour }.
potion-explosion-no-burner = На пальнику { $burner } немає плитки.
potion-explosion-must-place = Цю кульку ({ $colour }) не можна сховати в колбу: для неї є лунка на пальнику { $burner }, тож її треба покласти туди.
potion-explosion-flask-full = Ваша колба повна.
potion-explosion-not-completed = Цього зілля ви ще не завершили: { $tile }.
potion-explosion-drunk-already = Це зілля ви вже випили: { $tile }.
potion-explosion-no-effect = { $cause ->
    [victim] { $kind }: зараз це нічого не дасть, бо колби всіх інших порожні.
    [flask] { $kind }: зараз це нічого не дасть, бо ваша колба порожня.
    [hole] { $kind }: зараз це нічого не дасть, бо на пальниках немає порожніх лунок.
    [pair] { $kind }: зараз це нічого не дасть, бо серед доступних кульок немає сусідніх різного кольору.
    [run] { $kind }: зараз це нічого не дасть, бо серед доступних кульок немає сусідніх одного кольору.
   *[marble] { $kind }: зараз це нічого не дасть, бо брати нічого.
}
potion-explosion-victim-self = Кульки беруть із колби іншого гравця, а не зі своєї.
potion-explosion-victim-flask-empty = Колба гравця { $victim } порожня.
potion-explosion-same-colours = Дві сусідні кульки мають бути різних кольорів, а тут кожна { $colour }.
potion-explosion-abyssal-none = Візьміть принаймні одну з перших кульок.
potion-explosion-abyssal-same-colour = Лише одна кулька кожного кольору, а перша в жолобі { $track } — знову { $colour }.
potion-explosion-sands-nothing = Жодне з випитих вами зіль зараз нічого не дасть.
potion-explosion-sands-none-drunk = Іншого зілля ви ще не випили, тож повторити нічого.
potion-explosion-sands-not-drunk = Цього зілля ви ще не випили: { $kind }.
potion-explosion-sands-itself = Піски часу не можуть повторити інші Піски часу.
potion-explosion-wrong-effect = Це зілля діє інакше: { $kind }.
potion-explosion-balm-count = Бальзам бере щонайменше дві сусідні кульки, а вибрано: { $count }.
potion-explosion-balm-colours = Ці кульки різного кольору: бальзам бере сусідні одного кольору, а на місці { $place } — { $colour }.
potion-explosion-filter-colours = Ці кульки різного кольору: фільтр бере кульки одного кольору, а на місці { $place } — { $colour }.
potion-explosion-filter-count = Фільтр бере від 1 до 5 кульок, а не { $count }.
potion-explosion-still-fits = Для кульки у вашій руці ({ $colour }) ще є лунка на пальнику { $burner }: спершу покладіть її.
potion-explosion-flask-has-room = У вашій руці ще є кульки, а в колбі є місце: спершу заповніть її.
potion-explosion-prism-early = Спершу покладіть принаймні одну кульку з колби.
potion-explosion-prism-hole = На пальнику { $burner } немає такої порожньої лунки: { $hole }.
potion-explosion-stack-empty = Стос { $stack } порожній.

## Events

potion-explosion-event-draw = Перший гравець — { $first }. Поза грою: { $leave }. Початкові плитки: { $starters }.
    .you-first = Перший гравець — ви. Поза грою: { $leave }. Початкові плитки: { $starters }.
potion-explosion-event-drafted = { $seat } бере початкову плитку: { $tile }.
    .you-seat = Ви берете початкову плитку: { $tile }.
potion-explosion-event-filled = Дозатор і п’ять стосів заповнено. Зверху: { $tops }.
potion-explosion-event-turn = { $seat } починає хід.
    .you-seat = Ви починаєте хід.
potion-explosion-event-picked = { $seat } вибирає кульку: { $colour }, жолоб { $track }, місце { $place }.
    .you-seat = Ви вибираєте кульку: { $colour }, жолоб { $track }, місце { $place }.
potion-explosion-event-exploded = Вибух у жолобі { $track }! Зіткнулося кульок: { $count } ({ $colour }).
potion-explosion-event-helped = { $seat } бере кульку з маленькою допомогою: { $colour }, жолоб { $track }, місце { $place }.
    .you-seat = Ви берете кульку з маленькою допомогою: { $colour }, жолоб { $track }, місце { $place }.
potion-explosion-event-drunk = { $as ->
    [none] { $seat } випиває: { $tile }.
   *[other] { $seat } випиває: { $tile }, що діє як { $as }.
}
    .you-seat = { $as ->
        [none] Ви випиваєте: { $tile }.
       *[other] Ви випиваєте: { $tile }, що діє як { $as }.
    }
potion-explosion-event-took = { $seat } бере без вибуху: { $marbles }.
    .you-seat = Ви берете без вибуху: { $marbles }.
potion-explosion-event-robbed = { $seat } забирає все з колби гравця { $victim }: { $colours }.
    .you-seat = Ви забираєте все з колби гравця { $victim }: { $colours }.
    .you-victim = { $seat } забирає все з вашої колби: { $colours }.
potion-explosion-event-prism = { $seat } кладе кульку на пальник { $burner }: { $colour }, лунка — { $hole }.
    .you-seat = Ви кладете кульку на пальник { $burner }: { $colour }, лунка — { $hole }.
potion-explosion-event-prism-done = { $seat } закінчує Зілля веселкової радості.
    .you-seat = Ви закінчуєте Зілля веселкової радості.
potion-explosion-event-filtered = { $seat } фільтрує жолоб { $track }, колір кульок: { $colour }.
    .you-seat = Ви фільтруєте жолоб { $track }, колір кульок: { $colour }.
potion-explosion-event-seen = У жолобі { $track } стало видно: { $colours }.
potion-explosion-event-put = { $from ->
    [flask] { $seat } кладе кульку з колби на пальник { $burner }: { $colour }.
   *[hand] { $seat } кладе кульку на пальник { $burner }: { $colour }.
}
    .you-seat = { $from ->
        [flask] Ви кладете кульку з колби на пальник { $burner }: { $colour }.
       *[hand] Ви кладете кульку на пальник { $burner }: { $colour }.
    }
potion-explosion-event-flasked = { $seat } ховає кульку в колбу: { $colour }.
    .you-seat = Ви ховаєте кульку в колбу: { $colour }.
potion-explosion-event-handed = { $seat } бере кульку з колби: { $colour }.
    .you-seat = Ви берете кульку з колби: { $colour }.
potion-explosion-event-completed = { $seat } завершує: { $tile }. Очки: { $points }.
    .you-seat = Ви завершуєте: { $tile }. Очки: { $points }.
potion-explosion-event-returned = Повертаються в дозатор: { $colours }.
potion-explosion-event-arrived = Кулька зупиняється на місці { $place } в жолобі { $track }: { $colour }.
potion-explosion-event-ended = { $surplus ->
    [none] { $seat } закінчує хід.
   *[other] { $seat } закінчує хід. Зайві: { $surplus }.
}
    .you-seat = { $surplus ->
        [none] Ви закінчуєте хід.
       *[other] Ви закінчуєте хід. Зайві: { $surplus }.
    }
potion-explosion-event-tile = { $seat } бере на пальник { $burner }: { $tile }.
    .you-seat = Ви берете на пальник { $burner }: { $tile }.
potion-explosion-event-uncovered = { $tile ->
    [none] Стос { $stack } тепер порожній.
   *[other] Тепер зверху стосу { $stack }: { $tile }.
}
potion-explosion-event-skill = { $why ->
    [five] { $from ->
        [bank] { $seat } має п’ять видів і отримує жетон майстерності з банку.
       *[countdown] { $seat } має п’ять видів і отримує жетон майстерності зі стовпчика зворотного відліку.
    }
   *[three] { $from ->
        [bank] { $seat } має три зілля одного виду ({ $kind }) і отримує жетон майстерності з банку.
       *[countdown] { $seat } має три зілля одного виду ({ $kind }) і отримує жетон майстерності зі стовпчика зворотного відліку.
    }
}
    .you-seat = { $why ->
        [five] { $from ->
            [bank] Ви маєте п’ять видів і отримуєте жетон майстерності з банку.
           *[countdown] Ви маєте п’ять видів і отримуєте жетон майстерності зі стовпчика зворотного відліку.
        }
       *[three] { $from ->
            [bank] Ви маєте три зілля одного виду ({ $kind }) і отримуєте жетон майстерності з банку.
           *[countdown] Ви маєте три зілля одного виду ({ $kind }) і отримуєте жетон майстерності зі стовпчика зворотного відліку.
        }
    }
potion-explosion-event-last-turns = { $why ->
    [tiles] Плиток більше немає. Починаються останні ходи.
    [turns] Кожен зробив 150 ходів, і гра закінчується.
   *[skills] Стовпчик зворотного відліку порожній. Починаються останні ходи.
}
potion-explosion-event-tie = Визначення переможця, коло { $round }: { $seats } беруть по одному разу. Перемагає той, у кого найбільше кульок.
    .you-seats = Визначення переможця, коло { $round }: { $seats } беруть по одному разу. Перемагає той, у кого найбільше кульок.
potion-explosion-event-tie-picked = { $count ->
    [one] { $seat } бере { $count } кульку.
    [few] { $seat } бере { $count } кульки.
   *[other] { $seat } бере { $count } кульок.
}
    .you-seat = { $count ->
        [one] Ви берете { $count } кульку.
        [few] Ви берете { $count } кульки.
       *[other] Ви берете { $count } кульок.
    }
potion-explosion-event-over = Гру закінчено. Перемога: { $winners }. Очки: { $scores }.
    .you-winners = Гру закінчено. Перемога: { $winners }. Очки: { $scores }.

## Why a bot likes a move

potion-explosion-why-starter = Ця початкова плитка добре пасує до інших.{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-explode = Кульок: { $gets }, вибухів: { $bursts }.{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-pick = { $gets ->
    [1] Ця кулька потрібна найбільше.
   *[other] Ці кульки ({ $gets }) потрібні найбільше.
}{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-help = Ця кулька варта більше, ніж два очки, яких вона коштує.{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-prepare = Це готує більший вибух.{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-drink = { $gets ->
    [0] Зараз із цього зілля більше користі, ніж згодом.
   *[other] Зілля одразу дає кульок: { $gets }.
}{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-complete = Це завершує зілля.{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-skill = Це приносить жетон майстерності.{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-put = Місце цієї кульки на цій плитці.{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-keep = У колбі ця кулька ще може стати в пригоді.{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-swap = У колбі корисніша інша кулька.{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-deny = { $gets ->
    [1] Ця кулька придалася б наступному гравцеві.
   *[other] Ці кульки ({ $gets }) придалися б наступному гравцеві.
}{ $brewed ->
    [0] {""}
   *[other] {" "}Завершених зіль цього ходу: { $brewed }, очок за хід: { $scored }.
}{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-tile = Ця плитка обіцяє найбільше.{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}
potion-explosion-why-end = Нічого кращого цього ходу вже не зробити.{ $points ->
    [0] {""}
   *[other] {" "}Це краще за наступний за вигодою хід приблизно на { $points } оч.
}

## Rules, in a sentence

potion-explosion-rule-PE-4 = Перед початком два з восьми видів вилучають із гри.
potion-explosion-rule-PE-5 = Першого гравця визначає жереб або домовленість за столом. Кожен бере одну початкову плитку, за годинниковою стрілкою від першого гравця, тоді другу, у зворотному порядку від останнього.
potion-explosion-rule-PE-7 = У кожному жолобі брати можна лише вісім передніх кульок; дев’яту видно, а ті, що за нею, приховані.
potion-explosion-rule-PE-8 = У стовпчику зворотного відліку 4, 5 або 6 жетонів майстерності для 2, 3 або 4 гравців, або стільки, скільки домовлено за столом, від 1 до 15.
potion-explosion-rule-PE-9 = За хід ви робите рівно один звичайний вибір, будь-яку з восьми передніх кульок жолоба, і зробити його треба.
potion-explosion-rule-PE-10 = Кульки одного кольору, що стикаються, коли жолоб зсувається, вибухають разом з усіма кульками цього кольору, що до них прилягають.
potion-explosion-rule-PE-11 = Один раз за хід можна взяти жетон допомоги і будь-яку з восьми передніх кульок, без вибуху; кожен жетон коштує 2 очки.
potion-explosion-rule-PE-12 = Свого ходу можна випити будь-які свої завершені зілля, кожне один раз; очки лишаються.
potion-explosion-rule-PE-13 = Кульки з руки кладуть у порожні лунки їхнього кольору на ваших пальниках. Кульку, для якої є лунка, треба покласти, якщо за столом не домовлено інакше; покладена лежить, доки зілля не завершено.
potion-explosion-rule-PE-14 = Колба зберігає до 3 кульок для наступних ходів. Хід не може закінчитися, доки кульці в руці є лунка або місце в колбі.
potion-explosion-rule-PE-15 = Коли всі лунки заповнено, кульки повертаються в дозатор, а зілля стає на вашу полицю; нової плитки до кінця ходу немає.
potion-explosion-rule-PE-16 = Наприкінці ходу повертаються зайві кульки, на пальники беруть верхні плитки стосів і видають жетони майстерності.
potion-explosion-rule-PE-17 = Кульки повертаються в кінець жолобів, які визначає випадок; повний жолоб відсилає їх до найближчого, де є місце. Вибухів це не спричиняє.
potion-explosion-rule-PE-18 = Зілля мудрості: візьміть одну з восьми передніх кульок будь-якого жолоба.
potion-explosion-rule-PE-19 = Еліксир сліпого кохання: заберіть усі кульки з колби одного з інших гравців; там має бути щонайменше одна.
potion-explosion-rule-PE-20 = Зілля магнетичного тяжіння: візьміть дві сусідні кульки різних кольорів із восьми передніх одного жолоба.
potion-explosion-rule-PE-21 = Зілля веселкової радості: покладіть кульки зі своєї колби в будь-які порожні лунки, незважаючи на колір; щонайменше одну, і поки що нічого іншого.
potion-explosion-rule-PE-22 = Напій безодні: із перших кульок п’яти жолобів візьміть щонайбільше по одній кожного кольору, хоча б одну.
potion-explosion-rule-PE-23 = Піски часу: скористайтеся ще раз дією зілля, яке ви вже випили, але не інших Пісків часу.
potion-explosion-rule-PE-24 = Бальзам надзвичайної липкості: візьміть дві або більше сусідніх кульок одного кольору з восьми передніх одного жолоба.
potion-explosion-rule-PE-25 = Фільтр лавомантії: поверніть у резервуар від 1 до 5 кульок одного кольору з восьми передніх одного жолоба.
potion-explosion-rule-PE-26 = Зілля, дія якого нічого не змогла б зробити, випити не можна.
potion-explosion-rule-PE-27 = Третє зілля одного виду приносить жетон майстерності, раз за кожен вид; п’ять різних видів — ще один, раз за гру.
potion-explosion-rule-PE-28 = Кінець починається, коли наприкінці ходу стовпчик зворотного відліку порожній або плиток не лишилося; ходів у всіх порівну.
potion-explosion-rule-PE-29 = Рахунок: очки ваших зіль, плюс 4 за кожен жетон майстерності, мінус 2 за кожен жетон допомоги. Перемагає той, у кого найбільше очок.
potion-explosion-rule-PE-30 = Гравці з однаковим рахунком роблять по одному звичайному вибору. Перемагає той, у кого найбільше кульок.

## Terminal

potion-explosion-heading = Стовпчик зворотного відліку { $countdown } · банк { $bank } · жетони допомоги { $left }
potion-explosion-legend = R червона · B синя · K чорна · Y жовта · велика літера: кулька, мала: порожня лунка · ( арка · [··] колба
potion-explosion-last-turns = Це останні ходи.
potion-explosion-places = Місце
potion-explosion-track = Жолоб { $track }
potion-explosion-takes = візьме
potion-explosion-behind = приховано { $count }
potion-explosion-starter = Плитка { $number }
potion-explosion-stack = Стос { $stack }
potion-explosion-size = плиток { $count }
potion-explosion-points = очки { $points }
potion-explosion-skills = майстерність { $count }
potion-explosion-helps = допомога { $count }
potion-explosion-burner = Пальник { $burner }
potion-explosion-flask = Колба
potion-explosion-hand = Рука
potion-explosion-shelf = Полиця
potion-explosion-drunk = випито
potion-explosion-on-turn = хід
potion-explosion-first = перший гравець
potion-explosion-tie = Визначення переможця, коло { $round }: кожен бере один раз
potion-explosion-tie-count = кульок { $count }
potion-explosion-sheet = Очки
potion-explosion-sheet-total = Разом
potion-explosion-drink-how = { $effect ->
    [wisdom] пити { $number }, жолоб, місце
    [blind_love] пити { $number }, гравець
    [magnetic] пити { $number }, жолоб, місце передньої з двох
    [prismatic] пити { $number }
    [abyssal] пити { $number }, жолоби
    [sands] пити { $number } як номер випитого зілля, і що потрібно тому
    [balm] пити { $number }, жолоб, місце передньої, скільки
   *[filter] пити { $number }, жолоб, місця
}
potion-explosion-move-starter = узяти початкову плитку { $tile }
potion-explosion-move-pick = вибрати: жолоб { $track }, місце { $place }
potion-explosion-move-help = маленька допомога: жолоб { $track }, місце { $place }
potion-explosion-move-put = { $from ->
    [flask] з колби на пальник { $burner }: { $colour }
   *[hand] на пальник { $burner }: { $colour }
}
potion-explosion-move-to_flask = у колбу: { $colour }
potion-explosion-move-to_hand = з колби в руку: { $colour }
potion-explosion-move-prism = на пальник { $burner }, лунка — { $hole }: { $colour }
potion-explosion-move-prism_done = закінчити Зілля веселкової радості
potion-explosion-move-end = закінчити хід
potion-explosion-move-tile = узяти верхню плитку стосу { $stack }
potion-explosion-move-drink = випити: { $name }
potion-explosion-as = як { $kind }
potion-explosion-spot = жолоб { $track }, місце { $place }
potion-explosion-spots = звідти { $number }
potion-explosion-on-track = жолоб { $track }
potion-explosion-on-tracks = жолоби { $numbers }
potion-explosion-on-places = місця { $numbers }
potion-explosion-from-flask = з колби гравця { $victim }

# The words that may be typed, with spaces between them.
