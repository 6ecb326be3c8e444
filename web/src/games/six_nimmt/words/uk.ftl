six-nimmt-about = Усі кладуть карту одночасно: хто кладе в ряд шосту, забирає решту п’ять, а вони нікому не потрібні.
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

## The score sheet

six-nimmt-score-caption = Голови за раундами; перемагає той, у кого їх найменше
six-nimmt-score-chart = Графік: суми після кожного раунду. Ті самі числа є в таблиці.
six-nimmt-score-rank = Місце
six-nimmt-score-round = Раунд
six-nimmt-score-target = кінець: { $target }
