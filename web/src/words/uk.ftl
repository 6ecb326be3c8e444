korsi = Корсі
title = Корсі: настільні ігри за одним столом
fetching = Хвилинку…
close = Закрити
try-again = Спробувати ще раз
try-now = Спробувати зараз
to-home = На головну
go-on = Далі
telling = Погляньте, що відбувається…
story-skip = Пропустити
story-again = Показати ще раз
link = Посилання
copy = Копіювати
copied = Скопійовано
share = Поділитися
qr-show = QR-код
qr-code = QR-код посилання

## Home

welcome = Запрошуємо до столу
welcome-about = Грайте на самоті з ботами або з друзями, хоч би де вони були. Без реєстрації: відкрийте і грайте.
games = Ігри
for-players = Для { $least }–{ $most } гравців
play-now = Грати зараз
against = Рівень ботів
play-with-friends = З друзями
learn = Навчитися
learn-title = Вчимося грати: { $game }
learn-skip = Пропустити крок
learn-leave = Вийти з уроку
learn-show = Покажіть мені
learn-elsewhere = Це теж дозволено, але цей крок про інше. Спробуйте ще раз.
learn-more = Решта карт ({ $count })
learn-first-game = Зіграти першу гру
options = Параметри
of-game = { $what }: { $game }
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
setting-table = Готуємо стіл…
my-tables = Ваші столи
continue = Продовжити: { $game }
table-waiting = Чекаємо на гравців
turn-of = Зараз ходить: { $seats }
open-tables = Відкриті столи
seek = Знайти гравців
open-tables-none = Зараз ніхто не чекає. Створіть стіл і запросіть друзів.
free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
against-count = Суперники
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
}
minutes = близько { $minutes } хв
hero = Стіл, на якому розкладено ігри
put-away-named = Прибрати: { $game }
bring-back = { $count ->
    [one] Повернути { $count } прибраний стіл
    [few] Повернути { $count } прибрані столи
   *[other] Повернути { $count } прибраних столів
}
you = Ви

## A new table

way = Як граємо?
seats-count = Скільки місць
choose-more = { $count ->
    [one] Виберіть ще { $count }.
   *[other] Виберіть { $count }.
}
by-lot = За жеребом
player-at = Гравець на місці { $number }
limits = Від { $least } до { $most }.
limits-broken = Будь ласка, ціле число від { $least } до { $most }.
list-openly = Показати на головній сторінці
list-openly-about = Сісти зможе кожен. Інакше — лише ті, хто має посилання.
set-table = Створити стіл
term = { $label }: { $amount }

## Settings

settings = Налаштування
more = Ще
language = Мова
theme = Оформлення
theme-auto = Авто
theme-light = Світле
theme-dark = Темне
pace = Розповідь про те, що сталося
pace-calm = Спокійно
pace-lively = Жваво
pace-quick = Швидко
pace-at-once = Одразу
latin-digits = Латинські цифри на картах
sound = Звук
sound-on = Звуки столу
volume = Гучність
vibration = Вібрація
tell-me = Повідомляти, коли мій хід або хтось сідає за стіл
tell-me-about = Сповіщенням, поки цієї сторінки не видно.
tell-me-denied = Цей браузер не дозволяє сповіщень звідси; це змінюється в його налаштуваннях.
your-name = Ваше ім’я
your-avatar = Ваш аватар
name-save = Зберегти
name-saved = Збережено. Раді знайомству!
name-empty = Будь ласка, введіть ім’я.
guest-names = Горіх Шафран Фісташка Кориця Айва Мигдаль Кардамон Абрикос Фундук Інжир
other-device = Продовжити на іншому пристрої
other-device-about = Відкрийте там це посилання, і ваші столи підуть за вами. Воно діє один раз протягом десяти хвилин.
other-device-link = Створити посилання

## Coming from another device

come-as = Продовжити тут як { $name }?
come-nameless = Продовжити тут зі своїми столами?
come-about = Ваше ім’я та ваші столи підуть за вами. Посилання діє один раз.
come-instead = { $count ->
    [one] На цьому пристрої ви поки що { $mine } і маєте { $count } незавершений стіл.
    [few] На цьому пристрої ви поки що { $mine } і маєте { $count } незавершені столи.
    [many] На цьому пристрої ви поки що { $mine } і маєте { $count } незавершених столів.
   *[other] На цьому пристрої ви поки що { $mine } і маєте { $count } незавершеного столу.
} Далі тут продовжить { $name }, а столи гравця { $mine } звідси вже не відкриються.
come-same = Це вже ваш пристрій. Відкрийте посилання на іншому.
come-here = Продовжити тут
someone = гість без імені

## Bots

level-easy = легкий
level-normal = середній
level-hard = складний
level-expert = експерт

## Before the start

join = Приєднатися до столу
sit-down = Сісти
table-full = Усі місця зайняті. Коли гра почнеться, можна буде дивитися.
seats = Гравці
seat-free = вільно
seat-here = за столом
seat-away = { $seconds ->
    [0] не за столом
   *[other] немає вже { $seconds } с
}
seat-expected = ще не за столом
seat-gone = не за столом
seat-lent = грає бот
that-is-you = (ви)
is-host = (господар столу)
sit-here = Сісти тут
add-bot = Додати бота
bot-level = Рівень: { $name }
stand-up = Встати
remove = Прибрати
remove-named = Прибрати: { $name }
fill-level = Рівень ботів на вільних місцях
start = Почати
start-with-bots = Почати: вільні місця займуть боти
still-expected = Ще чекаємо: { $seats }.
start-without = Почати, не чекаючи
start-without-about = Якщо почати зараз, гра чекатиме на їхні ходи.
waiting-for-host = Гру починає господар столу.
sat-down = { $name } вже за столом
invite = Запросіть друзів
invite-about = Надішліть їм посилання або покажіть код.
invite-text = Заходьте зіграти зі мною в { $game }!

## While playing

table-bar = Стіл
your-turn = Ваш хід
to-move = зараз ходить
leave = Вийти
hint = Підказка
hint-thinking = Думаємо…
hint-says = Підказка:
hint-mark = Підказка.
hint-show = Показати хід на полі
help-hints = Підказки
help-hints-about = Що зробив би сильний бот і чому. Серед людей усі бачать, хто питає.
help-preview = Передбачення
help-preview-about = Що спричинить хід, перш ніж його зробити. Серед людей усі бачать, хто дивиться.
help-for-alone = Лише наодинці з ботами
help-for-everyone = Для всіх
help-for-nobody = Ні для кого
hints-asked = { $seat } просить підказку.
previews-asked = { $seat } дивиться, що дасть хід.
hints-count = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
   *[other] { $count } підказок
}
previews-count = { $count ->
    [one] { $count } передбачення
    [few] { $count } передбачення
   *[other] { $count } передбачень
}
help-offer = Вагаєтеся? Не поспішайте.
help-offer-hint = А що зробили б ви?
help-enough = Більше не пропонувати
help-setting = Пропонувати підказку, коли я довго думаю
log = Журнал
log-empty = Поки що нічого не сталося.
log-holed = Того, що було раніше, тут немає.
log-show = Показати на полі
log-and-chat = Журнал і чат
rules = Правила
help = Клавіатура
watching = { $count ->
    [one] Дивиться { $count } глядач.
    [few] Дивляться { $count } глядачі.
   *[other] Дивляться { $count } глядачів.
}
lend = Хай грає бот
lend-own = Хай бот грає за мене
lent = За вас грає бот.
reclaim = Повернути моє місце
is-away = { $seat } вже якийсь час не за столом.
onlookers = Глядачі
onlookers-speak = дивляться й пишуть
onlookers-watch = лише дивляться
onlookers-none = небажані
bots-hurry = Столів багато, тож боти думають менше.
you-watch = Ви спостерігаєте за цією грою.
open-rule = Прочитати правило { $rule }
refused-unsaid = Зараз такий хід неможливий.
link-reconnecting = Зв’язок утрачено. Відновлюємо…
link-offline = Ви не в мережі. Гра чекає на вас.
since-away = Поки вас не було
leave-title = Вийти з-за столу?
leave-about = Місце лишається за вами. Повернутися можна будь-коли з головної сторінки.
leave-back-soon = Вийти і скоро повернутися
leave-to-bot = Вийти, хай бот грає за мене
stay = Залишитися

## Chat

chat = Чат
chat-empty = Поки що всі мовчать.
chat-presets = Готові фрази
chat-write = Напишіть щось
chat-earlier = З попередньої гри:
chat-aside = Гравці прочитають це після гри.
chat-mute = Не читати
chat-hushed = Напарники грають мовчки: до кінця гри є лише ці готові фрази.
chat-send = Надіслати
chat-unread = { $count ->
    [one] { $count } нове
    [few] { $count } нові
   *[other] { $count } нових
}
chat-hello = Вітаю!
chat-good-luck = Хай щастить!
chat-well-played = Чудова гра!
chat-thanks = Дякую!
chat-hurry = Ваш хід, прошу
chat-oops = Ой!
bubble = { $name }: { $words }
react = Реакція
reactions = Реакції
chat-clap = Браво!
chat-laugh = Ха-ха!
chat-wow = Ого!
chat-heart = Чудово!
chat-tea = Може, чаю?
chat-sad = Шкода…

## Keyboard

help-move = Рух по столу
help-choose = Вибрати
help-explain = Пояснити вибране; ще раз — його правило
help-explain-next = Пояснити наступну річ
help-single-keys = Відкривати ці панелі однією клавішею

## The plain board

plain-news = Щойно
plain-then = Далі:
plain-undo = Скасувати хід
option-unset = не задано

## The end

round-over = Раунд закінчено
game-over = Гру закінчено.
score-sheet = Таблиця очок
score-winner = Перемога
winners = { $count ->
    [one] Перемагає { $winners }
   *[other] Перемогу ділять { $winners }
}
you-win = Ваша перемога!
you-share-win = Ви ділите перемогу!
rematch = Зіграти ще
rematch-join = До нової гри
rematch-called = Стіл для нової гри готовий, і ваше місце за вами.
replay = Повтор
fair-deal = Чесна роздача
fair-fixed = Чесна роздача: визначено до початку
record = Завантажити гру
placings = Місця
placing = Місце { $place }
looking-back = Як це було
looking-back-about = Виберіть рядок, щоб побачити його в повторі.
consolation = Склянка чаю — і ще одна гра?
sheet-up = Показати більше
sheet-down = Показати менше

## Replay

replay-of = { $game }: повтор
replay-eyes = Чиї карти
replay-all = Усе відкрито
replay-controls = Повтор
replay-step = Хід
replay-step-of = Хід { $step } з { $last }
replay-first = На початок
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = Крок уперед
replay-last = У кінець
replay-share = Поділитися повтором

## Rulebook

rules-page = Правила: { $game } · { korsi }
rules-contents = Зміст
rules-print = Друк
rules-search = Пошук у правилах
rules-none = Правил із такими словами не знайдено.
rules-missing = Для цієї гри ще немає книги правил.

## What can go wrong

nowhere = Такої сторінки немає.
away-device = Немає з’єднання з мережею
away-server = Стіл зараз недосяжний
away-about = Щойно з’явиться зв’язок, сторінка повернеться сама. Нічого не втрачено: ваші ігри чекають там, де були.
away-meanwhile = А поки що, без мережі
problem-offline = Сервер не відповідає. Будь ласка, перевірте з’єднання.
problem-unknown = Щось пішло не так. Будь ласка, спробуйте ще раз.
problem-no-table = Такого столу немає. Можливо, посилання застаріле або неповне.
problem-no-game = Такої гри тут немає.
problem-no-cookie = Ваш браузер не зберігає файлів cookie цієї сторінки, тож ми вас не впізнаємо. Будь ласка, дозвольте їх і спробуйте ще раз.
problem-not-over = Повтор стане доступним, коли гра закінчиться.
fault-not-understood = Сервер цього не розуміє. Будь ласка, оновіть сторінку.
fault-not-host = Це може зробити лише господар столу.
fault-seat-taken = Це місце зайняте.
fault-no-seat = У вас немає місця за цим столом.
fault-not-now = Зараз це неможливо.
fault-too-fast = Зашвидко. Зачекайте, будь ласка, хвилинку.
fault-not-away = Цей гравець уже тут або відсутній недовго.
fault-name = Це ім’я не підходить. Будь ласка, виберіть інше.
fault-avatar = Такого аватара немає. Виберіть, будь ласка, один із показаних.
fault-chat = Це неможливо надіслати.
fault-partners-silent = Напарники грають мовчки: до кінця гри можна надсилати лише готові фрази.
fault-onlookers-silent = Господар просить глядачів не писати.
fault-no-onlookers = Господар грає без глядачів.
fault-full = Тут уже досить змін: приймаються лише ходи.
fault-no-undo = Зараз скасувати нічого: останній хід відкрив щось нове або був не ваш.
fault-undo-late = Гра вже пішла далі, тому нічого не скасовано.
fault-no-hint = На жаль, підказки тут немає: бот не може обдумати цю позицію.
fault-no-hints = За цим столом { $who ->
    [alone] серед людей грають без підказок.
   *[nobody] грають без підказок.
}
fault-no-previews = За цим столом { $who ->
    [alone] серед людей грають без передбачень.
   *[nobody] грають без передбачень.
}
fault-busy = Сервер зайнятий. Будь ласка, спробуйте трохи згодом.
fault-no-room = Диск сервера заповнений, тож зараз нічого не зберегти. Нічого не втрачено: продовжимо, коли з’явиться місце.
fault-no-client = Клієнт для браузера на цьому сервері не зібрано.
fault-no-guest = Ми вас ще не знаємо. Будь ласка, оновіть сторінку.
fault-no-table = Такого столу немає. Можливо, посилання застаріле або неповне.
fault-damaged-table = Запис цього столу пошкоджено, тож відкрити його не вдається. Усі інші столи працюють далі. Будь ласка, повідомте того, хто тримає цей сервер.
fault-ended-table = Той, хто тримає цей сервер, завершив гру за цим столом.
fault-set-aside-table = Той, хто тримає цей сервер, на якийсь час відклав цей стіл. Нічого не втрачено: посилання знову запрацює.
fault-moved-table = Цей стіл переїхав на інший сервер{ $to ->
    [none] . Будь ласка, спитайте того, хто тримає цей, де він.
   *[other]  і там грають далі.
}
moved-as-yourself = Сісти там на своє місце
moved-open = Відкрити його там
fault-no-game = Гри { $game } тут немає.
fault-no-language = Тут немає текстів мовою { $language }.
fault-not-found = Такої сторінки немає.
fault-method = Такий запит тут неможливий. Будь ласка, оновіть сторінку.
fault-link = Це посилання вже використане або створене понад десять хвилин тому. Будь ласка, створіть нове на пристрої, на якому граєте.
fault-options = { $what ->
    [game] Гри { $game } тут немає. Є: { $games }.
    [seats] Ця гра для { $least }–{ $most } гравців, а не для { $given }.
    [option] У цієї гри немає параметра «{ $option }». Є: { $options }.
    [number] Параметр «{ $option }» — ціле число від { $least } до { $most }, а не { $given }.
    [choice] Параметр «{ $option }» не може бути { $given }. Можна: { $choices }.
   *[other] Такий стіл створити неможливо. Будь ласка, виберіть інакше.
}
fault-origin = Цей запит надійшов з іншої сторінки. Будь ласка, відкрийте стіл тут і спробуйте ще раз.
fault-too-large = Текст задовгий. Будь ласка, скоротіть його.
fault-long-game = Ця гра задовга, щоб показати її тут хід за ходом. Але її можна завантажити.
