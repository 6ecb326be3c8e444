time = Час
time-none = Без годинника
time-move = На хід
time-bank = На гру
time-days = Дні
time-none-about = Кожен думає, скільки хоче.
time-move-about = Стільки секунд на кожен хід.
time-bank-about = Стільки хвилин на всю гру, і кожен хід додає кілька секунд.
time-days-about = Стільки днів на кожен хід: для друзів, які рідко бачаться. Якщо всі пропустять по три ходи, гра закінчиться.
time-seconds = Секунд на кожен хід
time-minutes = Хвилин на гравця
time-more = Секунд, які додає кожен хід
time-for-days = Днів на кожен хід
time-end = Коли час вийде
time-end-move = Цей хід зробить бот
time-end-seat = Місце займе бот
time-end-lost = Місце втрачено
time-end-move-about = Наступний хід знову за гравцем.
time-end-seat-about = Гравець може будь-коли повернути його.
time-end-lost-about = Бот грає за нього до кінця. Повернути місце не можна, і воно останнє.
time-said-move = { $amount } с на хід
time-said-bank = { $more ->
    [0] { $amount } хв на гру
   *[other] { $amount } хв на гру + { $more } с за хід
}
time-said-days = { $amount ->
    [one] { $amount } день на хід
    [few] { $amount } дні на хід
   *[other] { $amount } днів на хід
}
time-agreed = Час: { $said }
time-own = Ваш час: { $left }
clock-days = { $days } д { $hours } год
clock-days-short = { $days } д
clock-left = лишилося { $left }
clock-seconds = { $count ->
    [one] Лишилася { $count } секунда.
    [few] Лишилося { $count } секунди.
   *[other] Лишилося { $count } секунд.
}
clock-minutes = { $count ->
    [one] Лишилася { $count } хвилина.
    [few] Лишилося { $count } хвилини.
   *[other] Лишилося { $count } хвилин.
}
time-up = Час вийшов: цей хід за вас зробить бот.
seat-lost = місце втрачено
seat-lost-own = Ваш час вийшов, і місце втрачено: бот грає за вас до кінця.
pause-ask = Попросити паузу
pause-asked = { $seat } просить паузу.
pause-own = Ви попросили паузу.
paused = Гра на паузі: усі годинники стоять.
end-ask = Закінчити як є
end-asked = { $seat } хоче закінчити гру як є.
end-own = Ви хочете закінчити гру як є.
end-about = Рахунок лишається таким, як зараз, і ніхто не перемагає.
agree = Погодитися
play-on = Грати далі
never-mind = Передумати
still-asked = Чекаємо на відповідь: { $seats }.
is-away = { $seat } вже якийсь час не за столом.
leaver-wait = Зачекати
ended-agreed = Гру закінчено як є
ended-forgotten = Гру забуто
ended-about = Ніхто не переміг. Це рахунок на мить завершення.
fault-time-up = Ваш час на цей хід вийшов: його зробить бот.
fault-paused = Гра на паузі. Спершу продовжте її.
fault-seat-lost = Це місце втрачено: бот грає за нього до кінця.
