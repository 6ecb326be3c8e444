six-nimmt = 6 nimmt!

## Refusals

six-nimmt-over = The game is over.
six-nimmt-no-such-card = There is no card { $card }; the cards run from 1 to { $last }.
six-nimmt-not-in-use = Card { $card } is not used at this table; the cards run from 1 to { $last }.
six-nimmt-not-in-hand = Card { $card } is not in your hand.
six-nimmt-no-such-row = There is no such row; there are { $rows }.
six-nimmt-row-first = { $seat } must take a row first.
six-nimmt-no-row-now = Nobody has to take a row now.
six-nimmt-not-your-row = { $seat } has the lowest card and chooses the row.
six-nimmt-draft-first = The draft is not over yet; { $seat } picks now.
six-nimmt-no-draft-now = There is no draft now.
six-nimmt-not-your-pick = { $seat } picks now.
six-nimmt-already-drafted = { $seat } has already taken card { $card }.
six-nimmt-too-many-seats = This way of playing is for 2 to { $most } players, not { $seats }.

## Events

six-nimmt-event-laid-out = Round { $round }: all cards lie face up.
six-nimmt-event-drafted = { $seat } takes { $card } into hand.
    .you-seat = You take { $card } into hand.
six-nimmt-event-dealt = Round { $round }: the rows begin with { $rows }.
six-nimmt-event-hand = Your hand: { $cards }.
six-nimmt-event-chose = { $seat } has chosen.
    .you-seat = You have chosen.
six-nimmt-event-choice = Your card lies face down: { $card }.
six-nimmt-event-revealed = The cards are turned over.
six-nimmt-event-placed = { $seat } lays { $card } in row { $row }.
    .you-seat = You lay { $card } in row { $row }.
six-nimmt-event-took = { $heads ->
    [one] { $seat } takes row { $row }: { $cards }, { $heads } head.
   *[other] { $seat } takes row { $row }: { $cards }, { $heads } heads.
}
    .you-seat = { $heads ->
        [one] You take row { $row }: { $cards }, { $heads } head.
       *[other] You take row { $row }: { $cards }, { $heads } heads.
    }
six-nimmt-event-round-ended = Round { $round } is over. Heads: { $heads }. Totals: { $totals }.
six-nimmt-event-over = The game is over. The fewest heads: { $winners }.
    .you-winners = The game is over. The fewest heads: { $winners }.

## Why a bot likes a move

six-nimmt-why-draft = { $card } makes a good hand{ $saved ->
    [0] .
   *[other] ; the next best card costs about { $saved } more by the end of the round.
}
six-nimmt-why-row = { $heads ->
    [one] Row { $row } costs { $heads } head{ $saved ->
        [0] .
       *[other] ; the next best row costs about { $saved } more by the end of the round.
    }
   *[other] Row { $row } costs { $heads } heads{ $saved ->
        [0] .
       *[other] ; the next best row costs about { $saved } more by the end of the round.
    }
}
six-nimmt-why-lowest = { $card } is lower than the last card of every row, and the cheapest row costs { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}; in { $safe } of { $worlds } imagined tricks it takes nothing.{ $saved ->
    [0] {""}
   *[other] {" "}The next best card costs about { $saved } more by the end of the round.
}
six-nimmt-why-full = { $card } goes to row { $row }, which is full and costs { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}; in { $safe } of { $worlds } imagined tricks it takes nothing.{ $saved ->
    [0] {""}
   *[other] {" "}The next best card costs about { $saved } more by the end of the round.
}
six-nimmt-why-fits = { $card } goes to row { $row }, { $gap } above its last card, with room for { $room }: in { $safe } of { $worlds } imagined tricks it takes nothing.{ $saved ->
    [0] {""}
    [one] {" "}It saves about one head by the end of the round.
   *[other] {" "}It saves about { $saved } heads by the end of the round.
}

## Terminal

six-nimmt-row = Row { $row }
six-nimmt-full = full
six-nimmt-heads = { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}
six-nimmt-total = total { $total }
six-nimmt-hand = Your hand
six-nimmt-pool = Cards
six-nimmt-sheet = Player
six-nimmt-sheet-round = Round { $round }
six-nimmt-sheet-total = Total
six-nimmt-played = { $seat } { $card }
six-nimmt-move-choose = card { $card }
six-nimmt-move-row = row { $row }
six-nimmt-move-draft = card { $card }
