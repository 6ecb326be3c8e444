mine-parts = Мої ігри: що показати
mine-statistics = Статистика
mine-friends = Друзі
mine-alone = Наодинці
mine-playing = Ще тривають
mine-finished = Завершені ігри

## Looking for games

mine-filter = Фільтр
mine-filters = Фільтр: обрано { $count }
mine-name = Ім’я когось із гравців
mine-game = Гра
mine-any-game = Усі ігри
mine-result = Результат
mine-any-result = Усі результати
mine-won = Перемога
mine-lost = Без перемоги
mine-when = Коли
mine-any-time = Будь-коли
mine-week = За останні 7 днів
mine-month = За останні 30 днів
mine-year = За останні 12 місяців
mine-older = Раніше
mine-with = Ігри з гравцем { $name }
mine-see-all = Показати всі ігри
mine-none = Тут буде кожна завершена вами гра: хто грав, чим скінчилося, і повтор.
mine-none-fit = Такої гри немає.
mine-shown = { $count ->
    [0] Жодної гри не знайдено.
    [one] Показано { $count } гру.
    [few] Показано { $count } гри.
   *[many] Показано { $count } ігор.
}
mine-more = Більше ігор
mine-place-of = Місце { $place } з { $count }
mine-gone = Тут більше не зберігається
mine-replay-of = Повтор: { $game }, { $date }
mine-record-of = Завантажити гру: { $game }, { $date }
mine-export = Зберегти всі ігри у файл
mine-export-about = Усі завершені ігри з результатами й адресами, у форматі JSON.

## Statistics

mine-statistics-none = Статистика почнеться з вашої першої завершеної гри.
mine-alone-at = { $game }: наодинці
mine-games-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
mine-played = Зіграно
mine-won-share = { $share } усіх
mine-mean = Середній рахунок
mine-best = Найкращий рахунок

## Friends

mine-friends-none = Дограйте з кимось гру до кінця, і тут буде видно, який між вами рахунок.
mine-standing = Ви { $ahead }, { $name } { $behind }
mine-equal = { $count ->
    [one] { $count } нічия
    [few] { $count } нічиї
   *[many] { $count } нічиїх
}
mine-partners = Як напарники: перемог { $won } з { $count }
mine-last = Остання гра: { $date }
mine-by-game = За іграми

## Alone

mine-own-best = Ваші найкращі
mine-own-none = Наодинці ви в це ще не грали.
mine-house-best = Найкращі в цьому домі
mine-house-none = Поки нікого.
mine-listed = Показувати мене серед найкращих у домі
mine-listed-about = З вашим ім’ям і найкращим рахунком. Без імені нікого не показують.
mine-no-alone = Тут немає ігор для одного.
