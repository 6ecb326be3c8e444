crazy-eights = Божевільні вісімки
crazy-eights-about = Позбудьтеся карт раніше за інших: на останню карту кладуть таку саму масть або таку саму карту, а вісімку — на будь-що.

## Cards

crazy-eights-card = { $rank } { $sign }
crazy-eights-rank-A = туз
crazy-eights-rank-J = валет
crazy-eights-rank-Q = дама
crazy-eights-rank-K = король
crazy-eights-sign-C = ♣
crazy-eights-sign-D = ♦
crazy-eights-sign-H = ♥
crazy-eights-sign-S = ♠
crazy-eights-suit-C = трефи ♣
crazy-eights-suit-D = бубни ♦
crazy-eights-suit-H = чирви ♥
crazy-eights-suit-S = піки ♠

## Moves

crazy-eights-do-play = Зіграти карту
crazy-eights-do-draw = Або
crazy-eights-move-play = { $suit ->
    [none] { $card }
   *[other] { $card }, замовити { $suit }
}
crazy-eights-move-draw = взяти карту

## Events

crazy-eights-event-played = { $suit ->
    [none] { $seat } грає: { $card }.
   *[other] { $seat } грає: { $card }, і замовляє { $suit }.
}
    .you-seat = { $suit ->
        [none] Ви граєте: { $card }.
       *[other] Ви граєте: { $card }, і замовляєте { $suit }.
    }
crazy-eights-event-drew = { $count ->
    [0] Карт для добору немає: { $seat } пасує.
   *[other] { $seat } бере карту.
}
    .you-seat = { $count ->
        [0] Карт для добору немає: ви пасуєте.
       *[other] Ви берете карту.
    }
crazy-eights-event-drawn = Ваша нова карта: { $card }.
crazy-eights-event-over = Гру закінчено. Очки на руках: { $points }. Найменше: { $winners }.

## Refusals

crazy-eights-not-your-turn = Зараз не ваш хід.
crazy-eights-not-in-hand = У вашій руці немає цієї карти: { $card }.
crazy-eights-no-fit = { $card } не підходить: потрібні { $suit } або така сама карта, як остання.
crazy-eights-wish-first = Хто грає вісімку, той замовляє масть.
crazy-eights-no-wish = Масть замовляють лише вісімкою.

## Why a bot likes a move

crazy-eights-why-play = { $count ->
    [one] Підходить, а на руках коштувала б { $count } очко.
    [few] Підходить, а на руках коштувала б { $count } очки.
   *[other] Підходить, а на руках коштувала б { $count } очок.
}
crazy-eights-why-eight = Вісімка лягає на будь-що; цій руці пасують { $suit }.
crazy-eights-why-draw = Краще взяти карту, ніж грати те, що підходить, або не підходить нічого.

## What is on the table

crazy-eights-field-discards = Зіграні карти, остання зверху
crazy-eights-field-suit = Потрібна масть
crazy-eights-field-passed = Пасів поспіль
crazy-eights-field-stock = Карт для добору
crazy-eights-field-cards = Карт на руках
crazy-eights-field-hand = Рука
crazy-eights-field-points = Очки
crazy-eights-field-hands = Усі руки
crazy-eights-option-hand = Карт кожному

## What is counted

crazy-eights-statistic-cards = Зіграно карт
crazy-eights-statistic-eights = Вісімок серед них
crazy-eights-statistic-drawn = Узято карт за гру
crazy-eights-statistic-caught = Найбільше очок на руках у кінці
