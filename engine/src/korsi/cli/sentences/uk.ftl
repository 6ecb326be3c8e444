## Terminal

terminal-interpreted = Скомпільованого рушія не встановлено: усе працює правильно, лише повільніше.
terminal-welcome = { $game } — за столом: { $seat }. Довідка — «?».
terminal-thinking = Обмірковую хід…
terminal-question = Який хід? Число від 1 до { $count }:
terminal-score = Рахунок
terminal-not-understood = Це не хід і не відоме тут слово. Довідка — «?».
terminal-ask-rule = Нічого не змінилося. Щоб прочитати правило, введіть «р».
terminal-no-undo = Зараз немає ходу, який можна скасувати.
terminal-no-rulebook = Тексту правил тут не встановлено.
terminal-no-rule = Такого правила немає; правила — від { $lowest } до { $highest }.
terminal-narrow = Ширина цього вікна — стовпців: { $width }; щоб показати все повністю, потрібно { $needed }.
terminal-no-refusal = Досі жодного ходу не відхилено.
terminal-hint = Підказка:
terminal-no-hint = Гру закінчено: вирішувати вже нічого.
terminal-saved = Гру з усіма її таємницями збережено у файлі:
terminal-not-saved = Цей файл не вдалося записати:
terminal-file-there = Файл із таким ім’ям уже є; він лишився без змін:
terminal-another = Ще одна гра? (т/н)
terminal-yes-or-no = Будь ласка, введіть «т» — так, «н» — ні або «з» — зберегти цю гру.
terminal-goodbye = Дякуємо за гру! До зустрічі.

# The words that may be typed, with spaces between them.
terminal-word-hint = h п підказка
terminal-word-rule = r р правило
terminal-word-undo = z с скасувати
terminal-word-rules = rules правила
terminal-word-save = s з зберегти
terminal-word-help = ? допомога
terminal-word-quit = q в вийти
terminal-word-yes = y т так
terminal-word-no = n н ні

terminal-help-move = Дайте відповідь ходом, наприклад:
terminal-help-typed = { $typed } — { $words }
terminal-help-words = Або введіть:
terminal-help-hint = { $words } — підказка: що зробив би сильний бот і чому
terminal-help-undo = { $words } — скасувати останній хід, поки з нього не випливло нічого нового
terminal-help-rules = { $words } — усі правила; або одне, якщо далі вказати його номер
terminal-help-rule = { $words } — правило, за яким відхилено останній хід
terminal-help-save = { $words } — зберегти запис гри; далі можна вказати ім’я файлу
terminal-help-help = { $words } — ця довідка
terminal-help-quit = { $words } — вийти з-за столу

terminal-record = { $game } — гравців: { $seats }; ходів: { $moves }, усі перевірено за правилами.
terminal-winners = Перемога: { $winners }.
terminal-told-to = Лише для гравця { $seat }: { $sentence }
terminal-unfinished = Запис тут обривається; гру не закінчено.

# Looking at a record

terminal-step-question = Enter — наступний хід, «н» — назад, число — перейти до ходу, «?» — довідка:
terminal-at-move = Хід { $move } з { $moves }
terminal-seen-by = Так це бачить { $seat }:
terminal-no-such-move = Ходу { $move } немає; ходи — від 0 (початок) до { $moves }.
terminal-at-end = Це кінець запису.
terminal-at-beginning = Це початок запису.
terminal-word-next = n д далі
terminal-word-back = b н назад
terminal-word-first = f поч початок
terminal-word-end = e к кінець
terminal-word-position = p п позиція
terminal-help-number = Число — стіл після стількох ходів; 0 — початок
terminal-help-next = { $words } — наступний хід; те саме, що Enter
terminal-help-back = { $words } — на хід назад
terminal-help-first = { $words } — до початку
terminal-help-end = { $words } — до кінця
terminal-help-position = { $words } — позиція як JSON; з --seat — те, що знає це місце

# Checking a game file: what was proved, what can’t be, and what is wrong

