# What things are and do: for the note beside them. What a potion does is said by its rule.

potion-explosion-thing-marble = { $colour }: { $magic }
potion-explosion-thing-spot = Візьміть її, і кульки за нею зсунуться: де стикаються дві одного кольору, вони вибухають і теж ваші.
potion-explosion-thing-arch = Вона за аркою: її видно, але взяти ще не можна.
potion-explosion-thing-hand = Вона у вашій руці. Її місце — лунка її кольору, а якщо такої немає, то колба.
potion-explosion-thing-flask-marble = Вона у вашій колбі й чекає на наступні ходи.
potion-explosion-thing-others-marble = Вона в іншого гравця, і її бачать усі.
potion-explosion-thing-tile = Зілля, очки: { $points }
potion-explosion-thing-holes = Лунки: { $colours }.
potion-explosion-thing-missing = { $colours ->
    [none] Його завершено.
   *[other] Ще бракує: { $colours }.
}
potion-explosion-thing-drunk = Його вже випито: очки лишаються, і для жетонів майстерності воно теж рахується.
potion-explosion-thing-burner-empty = Вільний пальник
potion-explosion-thing-burner-empty-text = Наприкінці ходу сюди ляже нова плитка зі стосів.
potion-explosion-thing-flask = Колба: { $count } з { $most }
potion-explosion-thing-hand-empty = Ваша рука
potion-explosion-thing-shelf = Ваша полиця
potion-explosion-thing-size = Плиток у стосі: { $count }
potion-explosion-thing-size-text = Узяти можна лише верхню. Якщо наприкінці ходу всі стоси порожні, починається кінець гри.
potion-explosion-thing-tank = Приховано в резервуарі: { $count }
potion-explosion-thing-countdown = Стовпчик зворотного відліку: { $count }
potion-explosion-thing-bank = Банк: { $count }
potion-explosion-thing-helps-left = Лишилося жетонів допомоги: { $count }
potion-explosion-thing-points = Очки: { $count }
potion-explosion-thing-skills = Жетони майстерності: { $count }
potion-explosion-thing-helps = Жетони допомоги: { $count }
potion-explosion-thing-help = Маленька допомога
potion-explosion-thing-first = Перший гравець
potion-explosion-thing-player-text = Наприкінці перемагає той, у кого найбільше очок.
