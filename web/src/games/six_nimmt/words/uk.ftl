six-nimmt-about = Усі грають карту одночасно; хто кладе в ряд шосту, той забирає інші п’ять. Перемагає той, у кого найменше голів.

## The board

six-nimmt-board-players = Гравці
six-nimmt-board-rows = Чотири ряди
six-nimmt-board-hand = Ваша рука
six-nimmt-board-pool = Карти, які можна взяти
six-nimmt-board-hands = Відкриті руки

six-nimmt-board-choose = Виберіть карту.
six-nimmt-board-chosen = Ваша карта { $card } лежить долілиць; її ще можна замінити.
six-nimmt-board-waiting = Чекаємо: { $seat }.
six-nimmt-board-waiting-many = { $count ->
    [one] Чекаємо на { $count } гравця.
   *[other] Чекаємо на { $count } гравців.
}
six-nimmt-board-take = Ваша карта { $card } менша за останню карту кожного ряду: заберіть один ряд.
six-nimmt-board-takes = { $seat } має найменшу карту, { $card }, і вибирає ряд.
six-nimmt-board-draft = Ваша черга: візьміть карту.
six-nimmt-board-drafts = Карту бере { $seat }.

six-nimmt-board-card = { $heads ->
    [one] Карта { $card }, { $heads } голова.
    [few] Карта { $card }, { $heads } голови.
   *[other] Карта { $card }, { $heads } голів.
}
six-nimmt-board-row = Ряд { $row }: { $cards }; { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, { $heads ->
    [one] { $heads } голова
    [few] { $heads } голови
   *[other] { $heads } голів
}.
six-nimmt-board-take-row = Забрати ряд { $row }: { $cards }; { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, { $heads ->
    [one] { $heads } голова
    [few] { $heads } голови
   *[other] { $heads } голів
}.
six-nimmt-board-full = Повний: хто покладе наступну карту, той його забере.
six-nimmt-board-cheapest = Дешевшого ряду немає.
six-nimmt-board-cheapest-flag = найдешевший
six-nimmt-board-hint = Підказка.
six-nimmt-board-bad = Відхилено.
six-nimmt-board-player = { $seat }: у руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, цього раунду { $heads ->
    [one] { $heads } голова
    [few] { $heads } голови
   *[other] { $heads } голів
}, у попередніх раундах { $total }.
six-nimmt-board-you = Це ви.
six-nimmt-board-state-chosen = Вибрано.
six-nimmt-board-state-acting = Ще вирішує.
six-nimmt-board-state-winner = Перемога.
six-nimmt-board-front = Грає карту { $card }.
six-nimmt-board-play = { $seat } { $card }
six-nimmt-board-turned = Карти відкрито: { $plays }.
six-nimmt-board-heads-title = Голови цього раунду
six-nimmt-board-total-title = Сума попередніх раундів
six-nimmt-board-cards-title = Карт у руці

## The score sheet

six-nimmt-score-caption = Голови за раундами; перемагає той, у кого їх найменше
six-nimmt-score-chart = Графік: суми після кожного раунду. Ті самі числа є в таблиці.
six-nimmt-score-rank = Місце
six-nimmt-score-round = Раунд
six-nimmt-score-target = кінець: { $target }

## Ways to play

six-nimmt-way-classic = Класика
six-nimmt-way-classic-about = Усі 104 карти, по десять кожному, для 2–10 гравців.
six-nimmt-way-short = Один раунд
six-nimmt-way-short-about = Як класика, але лише десять карт: приблизно п’ять хвилин.
six-nimmt-way-known = Відомі карти
six-nimmt-way-known-about = Беруть лише найменші карти, тож зайвих немає. Для 2–6 гравців.
six-nimmt-way-draft = Драфт
six-nimmt-way-draft-about = Усі карти лежать горілиць, і свої десять ви берете самі. Жодної випадковості. Для 2–6 гравців.
six-nimmt-target = Межа гри (голів)
six-nimmt-rounds = Скільки раундів
six-nimmt-rounds-unset = До межі

## The guided first round

six-nimmt-lesson-title = Ваш перший раунд
six-nimmt-lesson-step = Крок { $step } з { $steps }
six-nimmt-lesson-skip = Пропустити
six-nimmt-lesson-again = Ще раз
six-nimmt-lesson-next = Далі
six-nimmt-lesson-done = Готово
six-nimmt-lesson-repeat = З початку
six-nimmt-lesson-me = Новачок
six-nimmt-lesson-second = Сара
six-nimmt-lesson-third = Тарас

six-nimmt-lesson-ascending = Голови биків — це погано: перемагає той, у кого їх найменше. Усі кладуть по карті долілиць, потім карти відкривають разом. Інші вже вибрали; виберіть одну зі своїх карт.
six-nimmt-lesson-ascending-done = Карти викладено від найменшої до найбільшої. Правило 1: карту кладуть лише після меншої, тож кожен ряд зростає. Ваша карта { $card } лягла в ряд { $row }.
six-nimmt-lesson-nearest = Правило 2: якщо меншою картою закінчується кілька рядів, карта йде туди, де різниця найменша. Яка з ваших карт піде в ряд 2? Виберіть її.
six-nimmt-lesson-nearest-done = Саме так! Найближча менша карта лежала в кінці ряду 2, тож { $card } лягла туди.
six-nimmt-lesson-nearest-missed = Ваша карта { $card } лягла в ряд { $row }: найближча менша карта була там. Можна спробувати ще раз.
six-nimmt-lesson-full = Правило 3: у ряду є місце для п’яти карт. Ряд 1 повний. Хто кладе шосту карту, забирає ці п’ять. Зіграйте 30 і подивіться.
six-nimmt-lesson-full-done = { $heads ->
    [one] 30 стала шостою: ви забираєте п’ять карт, а на них { $heads } голова. 30 починає ряд заново.
    [few] 30 стала шостою: ви забираєте п’ять карт, а на них { $heads } голови. 30 починає ряд заново.
   *[other] 30 стала шостою: ви забираєте п’ять карт, а на них { $heads } голів. 30 починає ряд заново.
}
six-nimmt-lesson-full-missed = Небезпеку обминули: { $card } лягла в ряд { $row }. Щоб побачити, як забирають повний ряд, спробуйте ще раз із 30.
six-nimmt-lesson-lowest = Правило 4: карті, меншій за останню карту кожного ряду, немає місця. Її власник забирає будь-який ряд. Усі ваші карти малі: зіграйте одну, а потім заберіть ряд. Зважайте на голови!
six-nimmt-lesson-lowest-done = { $heads ->
    [one] Ви забираєте ряд { $row }, у ньому { $heads } голова, а ваша карта починає його заново. Дешевшого ряду не було.
    [few] Ви забираєте ряд { $row }, у ньому { $heads } голови, а ваша карта починає його заново. Дешевшого ряду не було.
   *[other] Ви забираєте ряд { $row }, у ньому { $heads } голів, а ваша карта починає його заново. Дешевшого ряду не було.
}
six-nimmt-lesson-lowest-missed = { $heads ->
    [one] Ви забираєте ряд { $row }, у ньому { $heads } голова; найдешевший коштував { $least }. Можна спробувати ще раз.
    [few] Ви забираєте ряд { $row }, у ньому { $heads } голови; найдешевший коштував { $least }. Можна спробувати ще раз.
   *[other] Ви забираєте ряд { $row }, у ньому { $heads } голів; найдешевший коштував { $least }. Можна спробувати ще раз.
}
six-nimmt-lesson-alone = Тепер самостійно: до кінця раунду лишилося дві карти. У ряду 3 чотири карти. Спробуйте не забрати нічого.
six-nimmt-lesson-alone-done = Жодної голови: повні ряди дісталися іншим.
six-nimmt-lesson-alone-missed = { $heads ->
    [one] Ви забираєте { $heads } голову. Ряд 3 заповнили раніше за вашу карту: таку карту краще притримати. Можна спробувати ще раз.
    [few] Ви забираєте { $heads } голови. Ряд 3 заповнили раніше за вашу карту: таку карту краще притримати. Можна спробувати ще раз.
   *[other] Ви забираєте { $heads } голів. Ряд 3 заповнили раніше за вашу карту: таку карту краще притримати. Можна спробувати ще раз.
}
six-nimmt-lesson-end = Це все. У раунді десять карт; раунди тривають, доки хтось не набере 66 голів або більше. Тоді перемагає той, у кого найменше голів.
