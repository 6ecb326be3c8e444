potion-explosion-about = Візьміть кульку, нехай однакові кольори зіткнуться й вибухнуть, і варіть зілля з того, що здобули.
potion-explosion-way-table = У школі зіль
potion-explosion-way-table-about = Для 2–4 гравців, кожен за себе. Близько пів години.
potion-explosion-way-short = Коротка гра
potion-explosion-way-short-about = У стовпчику зворотного відліку лише два жетони майстерності, тож гра закінчується швидше.
potion-explosion-countdown = Жетони майстерності у стовпчику зворотного відліку
potion-explosion-countdown-unset = За правилами: 4, 5 або 6
potion-explosion-pick-placing = Кулька, для якої є лунка
potion-explosion-pick-must = Лягає в лунку
potion-explosion-pick-free = Може піти в колбу
potion-explosion-pick-first = Перший гравець
potion-explosion-pick-leave = Види зіль
potion-explosion-pick-beginner = Прості
potion-explosion-pick-random = Навмання
potion-explosion-pick-own = На вибір
potion-explosion-pick-question = Які два види поза грою?
potion-explosion-left-out = Поза грою: { $leave }.

## The board

potion-explosion-board-players = Гравці
potion-explosion-board-dispenser = Дозатор
potion-explosion-board-starters = Початкові плитки
potion-explosion-board-stacks = Стоси плиток
potion-explosion-board-desk = Ваш робочий стіл
potion-explosion-board-desks = Робочі столи всіх гравців
potion-explosion-board-hand = Кульки у вашій руці
potion-explosion-board-hand-empty = У руці порожньо
potion-explosion-board-flask = Ваша колба: { $count } з { $most }
potion-explosion-board-shelf = Ваша полиця
potion-explosion-board-shelf-empty = Тут стоятимуть завершені зілля.

potion-explosion-board-magic-R = дим дракона
potion-explosion-board-magic-B = сльози єдинорога
potion-explosion-board-magic-K = слиз огра
potion-explosion-board-magic-Y = лупа феї
potion-explosion-board-track = Жолоб { $track }, приховано { $count }
potion-explosion-board-marble = Жолоб { $track }, місце { $place }, { $colour }, { $magic }
potion-explosion-board-marble-behind = Жолоб { $track }, місце { $place } за аркою, { $colour }, { $magic }
potion-explosion-board-takes = візьме { $count }
potion-explosion-board-can-take = можна вибрати
potion-explosion-board-chosen = вибрано

potion-explosion-board-tile = { $tile }, очки: { $points }. Лунки: { $colours }.
potion-explosion-board-burner = Пальник { $burner }: { $tile }, очки: { $points }. Ще бракує: { $colours }.
potion-explosion-board-burner-filled = Лежать: { $colours }.
potion-explosion-board-burner-empty = Пальник { $burner }: порожній.
potion-explosion-board-flask-has = { $colours ->
    [none] Колба порожня.
   *[other] У колбі: { $colours }.
}
potion-explosion-board-stack = Стос { $stack }, плиток: { $count }. Зверху:
potion-explosion-board-stack-empty = Стос { $stack }: порожній
potion-explosion-board-potion = { $tile }, очки: { $points }.
potion-explosion-board-potion-drunk = { $tile }, очки: { $points }, випито.
potion-explosion-board-in-hand = У руці: { $colour }, { $count }
potion-explosion-board-in-flask = У колбі: { $colour }
potion-explosion-board-into-hand = У руку
potion-explosion-board-into-flask = У колбу

potion-explosion-board-tokens = Жетони майстерності в стовпчику зворотного відліку: { $countdown }, у банку: { $bank }. Лишилося жетонів допомоги: { $helps }.

potion-explosion-board-player = { $seat }: очки { $points }, зілля { $potions }, жетони майстерності { $skills }, жетони допомоги { $helps }.
potion-explosion-board-you = Це ви.
potion-explosion-board-on-turn = Зараз ходить.
potion-explosion-board-first = Перший гравець.
potion-explosion-board-winner = Перемога.
potion-explosion-board-tie-count = Кульок під час визначення переможця: { $count }.

## What is asked

potion-explosion-board-ask-draft = Виберіть початкову плитку для свого пальника.
potion-explosion-board-ask-pick = Ваш хід: візьміть кульку з дозатора.
potion-explosion-board-ask-put = Покладіть кульки на пальники.
potion-explosion-board-ask-flask = Що нікуди не пасує, сховайте в колбу.
potion-explosion-board-ask-flask-which = { $count ->
    [one] У колбі є місце ще для однієї: виберіть, яку кульку сховати.
    [few] У колбі є місце ще для { $count }: виберіть, які кульки сховати.
   *[other] У колбі є місце ще для { $count }: виберіть, які кульки сховати.
}
potion-explosion-board-ask-end = Усе готово? Закінчуйте хід.
potion-explosion-board-ask-end-surplus = Колба повна. Наприкінці повернуться: { $colours }.
potion-explosion-board-ask-help = Маленька допомога за 2 очки: візьміть будь-яку кульку, без вибуху.
potion-explosion-board-ask-refill = Візьміть нову плитку зі стосу.
potion-explosion-board-ask-tiebreak = Визначення переможця, коло { $round }: перемагає той, у кого найбільше кульок. Беріть!
potion-explosion-board-ask-prism = Виберіть кульку зі своєї колби: підійде будь-яка лунка.
potion-explosion-board-ask-prism-more = Покладіть ще кульку з колби або закінчіть.
potion-explosion-board-ask-prism-hole = У яку лунку ляже { $colour } кулька?
potion-explosion-board-ask-sands = Піски часу: яку дію повторити?
potion-explosion-board-ask-wisdom = Візьміть будь-яку кульку, без вибуху.
potion-explosion-board-ask-blind_love = Чию колбу бажаєте?
potion-explosion-board-ask-magnetic = Візьміть дві сусідні кульки різних кольорів.
potion-explosion-board-ask-prismatic = Кульки з вашої колби пасуватимуть до будь-якої лунки. Випити?
potion-explosion-board-ask-abyssal = Візьміть перші кульки, кожну іншого кольору.
potion-explosion-board-ask-balm = Візьміть сусідні кульки одного кольору.
potion-explosion-board-ask-filter = Виберіть до 5 кульок одного кольору в жолобі; вони повернуться.
potion-explosion-board-ready-take = { $count ->
    [one] Вибрано { $count } кульку. Беремо?
    [few] Вибрано { $count } кульки. Беремо?
   *[other] Вибрано { $count } кульок. Беремо?
}
potion-explosion-board-ready-filter = { $count ->
    [one] Вибрано { $count } кульку. Повертаємо?
    [few] Вибрано { $count } кульки. Повертаємо?
   *[other] Вибрано { $count } кульок. Повертаємо?
}
potion-explosion-board-would-take = { $count ->
    [one] Візьмете { $count } кульку, без вибуху.
    [few] Візьмете { $count } кульки!
   *[other] Візьмете { $count } кульок!
}
potion-explosion-board-would-take-more = { $count ->
    [one] Візьмете { $count } кульку, а може, й більше: приховані теж можуть зіткнутися.
    [few] Візьмете { $count } кульки, а може, й більше!
   *[other] Візьмете { $count } кульок, а може, й більше!
}
potion-explosion-board-would-help = Візьмете цю кульку за 2 очки, без вибуху.
potion-explosion-board-would-drink = Візьмете цю кульку, без вибуху.
potion-explosion-board-again-take = Торкніться ще раз, щоб узяти.
potion-explosion-board-again-tile = Торкніться ще раз, щоб узяти її.
potion-explosion-board-held-hand = Куди ляже { $colour } кулька: на пальник чи в колбу?
potion-explosion-board-held-burners = На який пальник ляже { $colour } кулька?
potion-explosion-board-held-burner = Покладіть кульку ({ $colour }) на її пальник.
potion-explosion-board-held-keep = Зараз { $colour } кулька не має лунки: сховайте її в колбу.
potion-explosion-board-held-flask = Куди ляже { $colour } кулька: на пальник чи в руку?
potion-explosion-board-held-flask-hand = Зараз { $colour } кулька не має лунки. Її можна взяти в руку.
potion-explosion-board-held-nowhere = Зараз { $colour } кулька нікуди не пасує.
potion-explosion-board-waits-draft = { $seat } вибирає початкову плитку.
potion-explosion-board-waits-turn = Ходить { $seat }.
potion-explosion-board-waits-prism = { $seat } сяє від веселкової радості.
potion-explosion-board-waits-refill = { $seat } бере нову плитку.
potion-explosion-board-waits-tiebreak = Визначення переможця: вибирає { $seat }.

potion-explosion-board-do-help = Допомога −2
potion-explosion-board-do-all = Покласти все
potion-explosion-board-do-keep = Решту в колбу
potion-explosion-board-do-end = Кінець ходу
potion-explosion-board-do-undo = Скасувати хід
potion-explosion-board-do-cancel = Скасувати
potion-explosion-board-do-take = { $count ->
    [0] Взяти
   *[other] Взяти { $count }
}
potion-explosion-board-do-return = { $count ->
    [0] Повернути
   *[other] Повернути { $count }
}
potion-explosion-board-do-drink = Випити
potion-explosion-board-do-put = Пальник { $burner }
potion-explosion-board-do-to_flask = Колба
potion-explosion-board-do-to_hand = Рука
potion-explosion-board-do-prism = Пальник { $burner }: { $hole }
potion-explosion-board-do-prism-done = Готово

potion-explosion-key-undo = Скасувати останній хід
potion-explosion-key-back = Скасувати вибір

## The score sheet

potion-explosion-score-caption = Очки
potion-explosion-score-who = Гравець
potion-explosion-score-potions = Зілля
potion-explosion-score-skills = Майстерність
potion-explosion-score-helps = Допомога
potion-explosion-score-total = Разом
potion-explosion-score-tie = Переможець
potion-explosion-score-shelves = Завершені зілля
potion-explosion-score-legend = Що означають позначки
potion-explosion-score-potions-about = Зілля
potion-explosion-score-skills-about = Жетони майстерності, по 4
potion-explosion-score-helps-about = Жетони допомоги, по −2
potion-explosion-score-tie-about = Кульки під час визначення переможця
