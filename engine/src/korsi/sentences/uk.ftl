seat = Місце { $number }
you-among = ви
place = стовпець { $across }, ряд { $down }
undone = { $seat } скасовує свій останній хід.
    .you-seat = Ви скасовуєте свій останній хід.
blank = Щось сталося потай.
why-careless = Без особливої причини: усі ходи однаково добрі.

## Terminal

terminal-number = { $number }
terminal-interpreted = Скомпільованого рушія не встановлено: усе працює правильно, лише повільніше.
terminal-guest = Гість
terminal-bots = Оксана Тарас Соломія Остап Ярина Левко Злата Данило Мирослава
terminal-welcome = { $game } — за столом: { $seat }. Довідка — «?».
terminal-thinking = Обмірковую хід…
terminal-question = Який хід? Число від 1 до { $count }:
terminal-score = Рахунок
terminal-not-understood = Це не хід і не відоме тут слово. Довідка — «?».
terminal-ask-rule = Нічого не змінилося. Щоб прочитати правило, введіть «р».
terminal-no-refusal = Досі жодного ходу не відхилено.
terminal-hint = Підказка:
terminal-no-hint = Гру закінчено: вирішувати вже нічого.
terminal-saved = Гру з усіма її таємницями збережено у файлі:
terminal-not-saved = Цей файл не вдалося записати, або він уже існує:
terminal-another = Ще одна гра? (т/н)
terminal-yes-or-no = Будь ласка, введіть «т» — так, «н» — ні або «з» — зберегти цю гру.
terminal-goodbye = Дякуємо за гру! До зустрічі.

# The words that may be typed, with spaces between them.
terminal-word-hint = h п підказка
terminal-word-rule = r р правило
terminal-word-save = s з зберегти
terminal-word-help = ? допомога
terminal-word-quit = q в вийти
terminal-word-yes = y т так
terminal-word-no = n н ні

terminal-help-move = Дайте відповідь числом. Або введіть:
terminal-help-hint = { $words } — підказка: що зробив би сильний бот і чому
terminal-help-rule = { $words } — правило, за яким відхилено останній хід
terminal-help-save = { $words } — зберегти запис гри; далі можна вказати ім’я файлу
terminal-help-help = { $words } — ця довідка
terminal-help-quit = { $words } — вийти з-за столу

terminal-record = { $game } — гравців: { $seats }; ходів: { $moves }, усі перевірено за правилами.
terminal-winners = Перемога: { $winners }.
terminal-told-to = Лише для гравця { $seat }: { $sentence }
terminal-unfinished = Запис тут обривається; гру не закінчено.
