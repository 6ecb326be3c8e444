black-dog-about = Проведіть фішки разом із напарником через диск, що обертається, аж на фініш, і бережіться пса: він кусається.
black-dog-way-table = За одним столом
black-dog-way-table-about = Четверо грають двома командами; двоє чи троє — кожен за себе. Близько 45 хвилин.
black-dog-pick-dealer = Перший роздавач
black-dog-pick-bites = Пес
black-dog-pick-passing = Кусає й на бігу
black-dog-pick-landing = Кусає лише там, де зупиняється
black-dog-key-undo = Крок назад у виборі

## The board

black-dog-board-players = Гравці
black-dog-board-hand = Ваша рука
black-dog-board-hands = Відкриті руки
black-dog-board-targets = Що можна вибрати на полі
black-dog-board-pieces = Де стоять фігури
black-dog-board-pawns-title = Фішки на вибір
black-dog-board-ways-title = Куди можна піти
black-dog-board-exchange = Карти для обміну

black-dog-board-card-back = карта долілиць
black-dog-board-pawn = { $colour }, фішка гравця { $seat }: { $at }
black-dog-board-pawn-of = фішка гравця { $seat } ({ $colour })
black-dog-board-space = { $at }: { $what }
black-dog-board-empty = порожньо
black-dog-board-paw = лапа
black-dog-board-origin-of = старт гравця { $seat }
black-dog-board-dog = пес
black-dog-board-dog-at = Пес: { $at }.
black-dog-board-in-pen = у загороді { $count }
black-dog-board-pawns = { $seat } ({ $colour }): { $where }. Старт: { $origin }.

black-dog-board-player = { $seat } ({ $colour }): у руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, на фініші { $home ->
    [one] { $home } фішка
    [few] { $home } фішки
   *[other] { $home } фішок
}.
black-dog-board-you = Це ви.
black-dog-board-partner = напарник
black-dog-board-partner-long = Ваш напарник.
black-dog-board-partner-of = Напарник: { $seat }.
black-dog-board-dealer-long = Роздавач.
black-dog-board-receives = бере карту
black-dog-board-state-acting = ходить
black-dog-board-state-own = ваш хід
black-dog-board-state-choosing = вибирає
black-dog-board-state-given = карту віддано
black-dog-board-state-out = поза раундом
black-dog-board-state-winner = перемога

black-dog-board-round = Раунд { $round }
black-dog-board-deck = { $count ->
    [one] у колоді { $count } карта
    [few] у колоді { $count } карти
   *[other] у колоді { $count } карт
}
black-dog-board-last = Остання зіграна карта: { $card }.
black-dog-board-last-copied = Діє як { $card }.
black-dog-board-last-none = У цьому раунді ще не зіграно жодної карти.
black-dog-board-last-title = остання
black-dog-board-gift-there = { $seat }: карту віддано.
black-dog-board-gift-due = { $seat } ще вибирає карту.

black-dog-board-pen-short = загорода
black-dog-board-lane-short = фініш { $number }
black-dog-board-way-start = Із загороди: { $at }
black-dog-board-way-start-short = вийти
black-dog-board-way-steps = { $steps ->
    [one] { $steps } крок: { $at }
    [few] { $steps } кроки: { $at }
   *[other] { $steps } кроків: { $at }
}
black-dog-board-way-lane = { $steps ->
    [one] { $steps } крок, на фініш: { $at }
    [few] { $steps } кроки, на фініш: { $at }
   *[other] { $steps } кроків, на фініш: { $at }
}
black-dog-board-way-magnet = Магніт притягне сюди: { $at }
black-dog-board-way-swap = Помінятися з фішкою гравця { $seat } ({ $colour }): { $at }

black-dog-board-would-hit = { $count ->
    [one] Вибиває фішку гравця { $seat }.
   *[other] Вибиває фішки ({ $count }): { $seat }.
}
black-dog-board-would-run = Пес добіжить сюди: { $at }.
black-dog-board-would-bite = { $count ->
    [one] Пес кусає фішку гравця { $seat }.
   *[other] Пес кусає фішки ({ $count }): { $seat }.
}
black-dog-board-would-home = Фішка приходить на фініш!
black-dog-board-would-turn = Потім ви повертаєте диск.

black-dog-board-chosen = Вибрано.
black-dog-board-card-idle = Зараз її не зіграти.
black-dog-board-card-got = Цю карту вам дали.
black-dog-board-hint = Підказка.
black-dog-board-tried = Відхилено.

## What is asked

black-dog-board-play = Ваш хід: виберіть карту.
black-dog-board-play-drawn = Узята карта допомогла: виберіть карту.
black-dog-board-play-waits = Ходить { $seat }.
black-dog-board-idle = Зараз цю карту не зіграти. Виберіть фішку, щоб дізнатися чому.
black-dog-board-which-pawn = Яка фішка піде?
black-dog-board-which-way = Як далеко?
black-dog-board-swap-with = З ким помінятися місцями?
black-dog-board-own-first = Спершу виберіть свою фішку.
black-dog-board-copies = Копія діє як { $card }.
black-dog-board-split-pawn = { $count ->
    [one] Лишився { $count } крок. Яка фішка піде?
    [few] Лишилося { $count } кроки. Яка фішка піде?
   *[other] Лишилося { $count } кроків. Яка фішка піде?
}
black-dog-board-split-steps = { $count ->
    [one] Для цієї фішки лишився { $count } крок.
   *[other] Скільки кроків для цієї фішки? Лишилося { $count }.
}
black-dog-board-split-done = Усі чотири кроки розподілено.
black-dog-board-again = Готово: натисніть «{ $do }» або позначене місце.
black-dog-board-again-turn = Виберіть той самий бік ще раз, щоб повернути диск.
black-dog-board-dog-where = Ви роздаєте: посадіть пса на вільну клітинку диска.
black-dog-board-dog-waits = { $seat } садить пса на диск.
black-dog-board-give = Виберіть карту для гравця { $seat }, долілиць.
black-dog-board-give-this = Віддати гравцеві { $seat } цю карту: { $card }?
black-dog-board-give-waits = { $count ->
    [one] { $seat } вибирає карту для обміну.
   *[other] Карту для обміну ще вибирають: { $seat }.
}
black-dog-board-discard = Жодної вашої карти не зіграти: скиньте одну й візьміть нову.
black-dog-board-discard-this = Скинути цю карту й узяти нову: { $card }?
black-dog-board-drop = Знову нічого зіграти: скиньте карту, і ваш хід закінчиться.
black-dog-board-drop-this = Скинути цю карту й закінчити хід: { $card }?
black-dog-board-discard-waits = { $seat } не має чим грати й скидає карту.
black-dog-board-fold = Жодної вашої карти не зіграти: покажіть їх і пропустіть решту раунду.
black-dog-board-turn = Ваша карта привела фішку на лапу: куди повернути диск?
black-dog-board-turn-waits = { $seat } повертає диск.
black-dog-board-turn-left-then = Ліворуч: { $where }.
black-dog-board-turn-right-then = Праворуч: { $where }.
black-dog-board-carried-dog = пес → { $space }
black-dog-board-carried-pawn = { $seat } → { $space }

black-dog-board-do-play = Зіграти
black-dog-board-do-dog = Посадити тут
black-dog-board-do-give = Віддати
black-dog-board-do-discard = Скинути
black-dog-board-do-fold = Показати й скинути
black-dog-board-do-cancel = Скасувати
black-dog-board-do-back = Назад
black-dog-board-do-left = Ліворуч
black-dog-board-do-right = Праворуч

## The score sheet

black-dog-score-caption = Фішки на фініші
black-dog-score-who = Гравець
black-dog-score-home = На фініші
black-dog-score-side = Команда
black-dog-score-team-wins = Ваша команда перемогла!
black-dog-score-rounds = { $count ->
    [one] Зіграно { $count } раунд.
    [few] Зіграно { $count } раунди.
   *[other] Зіграно { $count } раундів.
}
black-dog-score-chart = Діаграма: фішки на фініші після кожного раунду. Останні числа є в таблиці.
