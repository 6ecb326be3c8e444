black-dog-about = Проведіть свої фішки по колу й на фініш разом із напарником, який не знає ваших карток. Стежте за диском, що обертається, і бережіться пса: він кусається.

## The board

black-dog-board-players = Гравці
black-dog-board-hand = Ваша рука
black-dog-board-hands = Відкриті руки
black-dog-board-targets = Що можна вибрати на полі
black-dog-board-pieces = Де стоять фігури
black-dog-board-pawns-title = Фішки на вибір
black-dog-board-ways-title = Куди можна піти
black-dog-board-exchange = Картки для обміну

black-dog-board-card-back = картка долілиць
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
    [one] { $cards } картка
    [few] { $cards } картки
   *[other] { $cards } карток
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
black-dog-board-receives = отримає картку
black-dog-board-state-acting = ходить
black-dog-board-state-own = ваш хід
black-dog-board-state-choosing = вибирає картку
black-dog-board-state-given = картку віддано
black-dog-board-state-out = поза раундом
black-dog-board-state-winner = перемога
black-dog-board-cards-title = Картки в руці
black-dog-board-home-title = Фішки на фініші

black-dog-board-round = Раунд { $round }
black-dog-board-deck = { $count ->
    [one] у колоді { $count } картка
    [few] у колоді { $count } картки
   *[other] у колоді { $count } карток
}
black-dog-board-last = Остання зіграна картка: { $card }.
black-dog-board-last-copied = Діє як { $card }.
black-dog-board-last-none = У цьому раунді ще не зіграно жодної картки.
black-dog-board-last-title = остання
black-dog-board-gift-there = { $seat }: картку віддано.
black-dog-board-gift-due = { $seat } ще вибирає картку.

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
    [one] Вибиває фішку: { $seat }.
   *[other] Вибиває фішки ({ $count }): { $seat }.
}
black-dog-board-would-run = Пес добіжить сюди: { $at }.
black-dog-board-would-bite = { $count ->
    [one] Пес кусає фішку: { $seat }.
   *[other] Пес кусає фішки ({ $count }): { $seat }.
}
black-dog-board-would-home = Фішка приходить на фініш!
black-dog-board-would-turn = Потім ви повертаєте диск.

black-dog-board-chosen = Вибрано.
black-dog-board-card-idle = Зараз її не зіграти.
black-dog-board-card-got = Отримано від іншого гравця.
black-dog-board-hint = Підказка.
black-dog-board-tried = Відхилено.

## What is asked

black-dog-board-play = Ваш хід: виберіть картку.
black-dog-board-play-drawn = Узята картка допомогла: виберіть картку.
black-dog-board-play-waits = Ходить { $seat }.
black-dog-board-idle = Зараз цю картку не зіграти. Торкніться фішки, щоб дізнатися чому.
black-dog-board-which-pawn = Яка фішка піде?
black-dog-board-which-way = Як далеко?
black-dog-board-swap-with = З ким помінятися місцями?
black-dog-board-copies = Копія діє як { $card }.
black-dog-board-split-pawn = { $count ->
    [one] Лишився { $count } крок. Яка фішка піде?
    [few] Лишилося { $count } кроки. Яка фішка піде?
   *[other] Лишилося { $count } кроків. Яка фішка піде?
}
black-dog-board-split-steps = { $count ->
    [one] Для цієї фішки лишився { $count } крок.
   *[other] Скільки кроків? Лишилося { $count }.
}
black-dog-board-split-done = Усі чотири кроки розподілено.
black-dog-board-again = Торкніться ще раз, щоб підтвердити.
black-dog-board-dog-where = Ви роздаєте: посадіть пса на клітинку диска.
black-dog-board-dog-waits = { $seat } садить пса на диск.
black-dog-board-give = Виберіть картку для гравця { $seat }, долілиць.
black-dog-board-give-this = Віддати гравцеві { $seat } цю картку: { $card }?
black-dog-board-give-waits = { $count ->
    [one] { $seat } вибирає картку для обміну.
   *[other] Картку для обміну ще вибирають: { $seat }.
}
black-dog-board-discard = Жодної картки не зіграти. Скиньте одну й візьміть нову.
black-dog-board-discard-this = Скинути цю картку й узяти нову: { $card }?
black-dog-board-drop = Знову нічого не зіграти. Скиньте картку, і ваш хід закінчиться.
black-dog-board-drop-this = Скинути цю картку й закінчити хід: { $card }?
black-dog-board-discard-waits = { $seat } нічого не може зіграти й скидає картку.
black-dog-board-fold = Жодної вашої картки не зіграти: покажіть їх і пропустіть решту раунду.
black-dog-board-turn = Ваша фішка на лапі: куди повернути диск?
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
black-dog-board-do-undo = Назад
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

## Ways to play

black-dog-way-table = За одним столом
black-dog-way-table-about = Четверо грають двома командами; двоє чи троє — кожен за себе. Близько 45 хвилин.
black-dog-pick-dealer = Перший роздавач
black-dog-pick-bites = Пес
black-dog-pick-passing = Кусає й на бігу
black-dog-pick-landing = Кусає лише там, де зупиняється

## The guided first game

black-dog-lesson-title = Ваша перша гра
black-dog-lesson-step = Крок { $step } з { $steps }
black-dog-lesson-skip = Пропустити
black-dog-lesson-again = Ще раз
black-dog-lesson-next = Далі
black-dog-lesson-done = Готово
black-dog-lesson-repeat = Спочатку
black-dog-lesson-me = Новачок
black-dog-lesson-second = Сара
black-dog-lesson-third = Омід
black-dog-lesson-fourth = Олена

black-dog-lesson-start = Ваші фішки — круглі червоні, унизу. Усі чотири мають обійти коло й зайти на фініш. Червона стартова картка виводить фішку із загороди: виберіть її й підтвердьте.
black-dog-lesson-start-done = Фішка вийшла на вашу стартову клітинку. Поки вона там, ніхто її не обмине.
black-dog-lesson-start-missed = Це був звичайний крок. Із загороди виводить стартова картка, та, що з фішкою у воротах.
black-dog-lesson-hit = Синя картка веде рівно на своє число, за годинниковою стрілкою. Хто стає на чужу фішку, повертає її в загороду, навіть фішку напарника. Виберіть картку й фішку та гляньте, кого вона виб’є.
black-dog-lesson-hit-done = Вибито! Цією фішкою Сара починає спочатку.
black-dog-lesson-hit-missed = Нікого не вибито. З правильним числом ваша фішка стане саме на фішку Сари.
black-dog-lesson-disc = Хто закінчує хід на лапі, мусить повернути диск на чверть разом з усім, що на ньому. Поставте фішку на лапу й, перш ніж вибрати, гляньте на обидва боки.
black-dog-lesson-disc-done = Поїхали! Праворуч диск несе на чверть уперед, ліворуч — назад, а звідси навіть майже до самого фінішу: кіл ніхто не рахує.
black-dog-lesson-disc-missed = Без лапи диск не крутиться. Три кроки приведуть вашу фішку на білу лапу.
black-dog-lesson-dog = Чорна картка веде спершу вашу фішку, а тоді пса, так само далеко. Дорогою він кусає кожну фішку, хоч якого кольору. Гляньте, куди він побіжить, і виберіть мудро.
black-dog-lesson-dog-done = Чудово! Пес укусив суперників і не зачепив вашої команди.
black-dog-lesson-dog-missed = Цього разу пес вам не допоміг. Перш ніж підтвердити, гляньте на пунктир.
black-dog-lesson-goal = За вашою стартовою клітинкою шлях веде на фініш: стартову рахують, далі клітинки 1–4. Число має збігтися точно. Заведіть фішку на фініш.
black-dog-lesson-goal-done = На фініші! Там її не виб’ють і не вкусять.
black-dog-lesson-goal-missed = Ще не на фініші. Візьміть 3 і виберіть шлях із хаткою.
black-dog-lesson-exchange = На початку раунду напарники обмінюються карткою, долілиць і мовчки. В Оміда немає фішок на доріжці: що йому допоможе найбільше?
black-dog-lesson-exchange-done = Стартова картка: тепер Омід може почати. Він віддав вам одну зі своїх.
black-dog-lesson-exchange-missed = Картку віддано, але почати з нею Омід не може. Стартова допомогла б йому.
black-dog-lesson-end = Це все, що треба знати. Перемагає команда, у якої всі вісім фішок на фініші. Правила завжди під рукою, а дотик до фішки, що не може йти, пояснить чому.
black-dog-key-undo = Скасувати останній крок вибору
