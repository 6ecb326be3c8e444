## The chat of those who look on

chat-at-table = За столом
chat-players-speak = Тут говорять гравці. Ваше місце — серед глядачів.
chat-was-aside = Так говорили глядачі під час гри.

## Finding people

seek-about = Шукаємо тих, хто зараз хоче зіграти в те саме. Тим часом можна робити тут що завгодно.
seek-games = Будь-яка з цих ігор
seek-not-so-many = (не для стількох)
seek-waiting = Шукаємо гравців: { $people } з { $wanted }
seek-stop = Не шукати
seek-found = Ваш стіл готовий
seek-go = До столу

## Open tables

filter = Які столи показати
filter-game = Гра
filter-every-game = Усі ігри
filter-free = Вільні місця
filter-any-seats = Скільки завгодно місць
filter-seats = { $count ->
    [one] Щонайменше { $count } вільне місце
    [few] Щонайменше { $count } вільні місця
   *[other] Щонайменше { $count } вільних місць
}
filter-language = Мова господаря
filter-every-language = Усі мови
filter-none = Таких відкритих столів зараз немає.

## Inviting those one has played with

acquaintances = З ким ви вже грали
acquaintance-ask = Запросити
acquaintance-ask-named = Запросити: { $name }
acquaintance-asked = Запрошено
invited-by = { $name } запрошує вас: { $game }
invited-no = Не зараз
invited-never = Не від цієї людини

## A table that is seen late

delay = Глядачі бачать гру
delay-about = Щоб ніхто не міг нашептати, що в кого на руках чи на думці. Після гри всі бачать усе.
delay-moves = { $count ->
    [0] одразу
    [one] на { $count } хід пізніше
    [few] на { $count } ходи пізніше
   *[other] на { $count } ходів пізніше
}
you-watch-late = { $count ->
    [one] Ви бачите гру на { $count } хід пізніше.
    [few] Ви бачите гру на { $count } ходи пізніше.
   *[other] Ви бачите гру на { $count } ходів пізніше.
}
