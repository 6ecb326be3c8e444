six-nimmt = 6 nimmt!

## Refusals

six-nimmt-over = Гру закінчено.
six-nimmt-no-such-card = Карти { $card } немає; карти мають номери від 1 до { $last }.
six-nimmt-not-in-use = Карту { $card } за цим столом не використовують; карти мають номери від 1 до { $last }.
six-nimmt-not-in-hand = У вашій руці немає карти { $card }.
six-nimmt-no-such-row = Такого ряду немає; рядів усього { $rows }.
six-nimmt-row-first = Спершу ряд має забрати { $seat }.
six-nimmt-no-row-now = Зараз ряд забирати не треба.
six-nimmt-not-your-row = Ряд вибирає { $seat }, бо має найменшу карту.
six-nimmt-draft-first = Драфт ще триває; зараз карту бере { $seat }.
six-nimmt-no-draft-now = Зараз не час драфту.
six-nimmt-not-your-pick = Зараз карту бере { $seat }.
six-nimmt-already-drafted = Карту { $card } вже має { $seat }.
six-nimmt-too-many-seats = Цей спосіб гри — для 2–{ $most } гравців, а не для { $seats }.

## Events

six-nimmt-event-laid-out = Раунд { $round }: усі карти лежать горілиць.
six-nimmt-event-drafted = { $seat } бере в руку { $card }.
    .you-seat = Ви берете в руку { $card }.
six-nimmt-event-dealt = Раунд { $round }: ряди починаються з { $rows }.
six-nimmt-event-hand = Ваша рука: { $cards }.
six-nimmt-event-chose = { $seat }: карту вибрано.
    .you-seat = Вашу карту вибрано.
six-nimmt-event-choice = Ваша карта лежить долілиць: { $card }.
six-nimmt-event-revealed = Карти відкрито.
six-nimmt-event-placed = { $seat } кладе { $card } у ряд { $row }.
    .you-seat = Ви кладете { $card } у ряд { $row }.
six-nimmt-event-took = { $heads ->
    [one] { $seat } забирає ряд { $row }: { $cards }, { $heads } голова.
    [few] { $seat } забирає ряд { $row }: { $cards }, { $heads } голови.
   *[other] { $seat } забирає ряд { $row }: { $cards }, { $heads } голів.
}
    .you-seat = { $heads ->
        [one] Ви забираєте ряд { $row }: { $cards }, { $heads } голова.
        [few] Ви забираєте ряд { $row }: { $cards }, { $heads } голови.
       *[other] Ви забираєте ряд { $row }: { $cards }, { $heads } голів.
    }
six-nimmt-event-round-ended = Раунд { $round } закінчено. Голови: { $heads }. Разом: { $totals }.
six-nimmt-event-over = Гру закінчено. Найменше голів: { $winners }.
    .you-winners = Гру закінчено. Найменше голів: { $winners }.

## Why a bot likes a move

six-nimmt-why-draft = Карта { $card } робить руку кращою{ $saved ->
    [0] .
   *[other] ; наступна за вигодою карта до кінця раунду обійшлася б дорожче приблизно на { $saved }.
}
six-nimmt-why-row = Ряд { $row } коштує { $heads ->
    [one] { $heads } голову
    [few] { $heads } голови
   *[other] { $heads } голів
}{ $saved ->
    [0] .
   *[other] ; наступний за вигодою ряд до кінця раунду обійшовся б дорожче приблизно на { $saved }.
}
six-nimmt-why-lowest = Карта { $card } менша за останню карту кожного ряду, а найдешевший ряд коштує { $heads ->
    [one] { $heads } голову
    [few] { $heads } голови
   *[other] { $heads } голів
}; у { $safe } з { $worlds } уявних роздач вона не бере нічого.{ $saved ->
    [0] {""}
   *[other] {" "}Наступна за вигодою карта до кінця раунду обійшлася б дорожче приблизно на { $saved }.
}
six-nimmt-why-full = Карта { $card } іде в ряд { $row }, а він повний і коштує { $heads ->
    [one] { $heads } голову
    [few] { $heads } голови
   *[other] { $heads } голів
}; у { $safe } з { $worlds } уявних роздач вона не бере нічого.{ $saved ->
    [0] {""}
   *[other] {" "}Наступна за вигодою карта до кінця раунду обійшлася б дорожче приблизно на { $saved }.
}
six-nimmt-why-fits = Карта { $card } іде в ряд { $row }, більша за останню на { $gap }, вільних місць: { $room }. У { $safe } з { $worlds } уявних роздач вона не бере нічого.{ $saved ->
    [0] {""}
   *[other] {" "}Це заощаджує голів до кінця раунду: близько { $saved }.
}

## Terminal

six-nimmt-row = Ряд { $row }
six-nimmt-full = повний
six-nimmt-heads = { $heads ->
    [one] { $heads } голова
    [few] { $heads } голови
   *[many] { $heads } голів
}
six-nimmt-total = разом { $total }
six-nimmt-hand = Ваша рука
six-nimmt-pool = Карти
six-nimmt-sheet = Гравець
six-nimmt-sheet-round = Раунд { $round }
six-nimmt-sheet-total = Разом
six-nimmt-played = { $seat } { $card }
six-nimmt-move-choose = карта { $card }
six-nimmt-move-row = ряд { $row }
six-nimmt-move-draft = карта { $card }
