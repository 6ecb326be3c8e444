six-nimmt-about = Everybody lays a card at once: whoever lays the sixth of a row takes the other five, and nobody wants them.
six-nimmt-way-classic = Classic
six-nimmt-way-classic-about = All 104 cards, ten each, for 2 to 10 players.
six-nimmt-way-short = One round
six-nimmt-way-short-about = Like the classic game, but over after ten cards: about five minutes.
six-nimmt-way-known = Known cards
six-nimmt-way-known-about = Only the lowest cards are used, and all of them are in play. For 2 to 6 players.
six-nimmt-way-draft = Draft
six-nimmt-way-draft-about = All cards lie face up and you pick your own ten. Nothing is left to luck. For 2 to 6 players.
six-nimmt-target = Target (heads)
six-nimmt-rounds = Rounds
six-nimmt-rounds-unset = Until the target

## The board

six-nimmt-board-players = Players
six-nimmt-board-rows = The four rows
six-nimmt-board-hand = Your hand
six-nimmt-board-pool = Cards to pick from
six-nimmt-board-hands = Open hands

six-nimmt-board-choose = Choose a card.
six-nimmt-board-chosen = Your { $card } lies face down; you may still change it.
six-nimmt-board-waiting = Waiting for { $seat }.
six-nimmt-board-waiting-many = Waiting for { $count } players.
six-nimmt-board-take = Your { $card } is lower than the last card of every row: take a row.
six-nimmt-board-takes = { $seat } has the lowest card, { $card }, and chooses a row.
six-nimmt-board-draft = Your pick: take a card.
six-nimmt-board-drafts = { $seat } picks a card.

six-nimmt-board-card = { $heads ->
    [one] Card { $card }, { $heads } head.
   *[other] Card { $card }, { $heads } heads.
}
six-nimmt-board-row = Row { $row }: { $cards }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}.
six-nimmt-board-take-row = Take row { $row }: { $cards }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}.
six-nimmt-board-full = Full: whoever lays the next card takes it.
six-nimmt-board-cheapest = No row is cheaper.
six-nimmt-board-cheapest-flag = cheapest
six-nimmt-board-hint = Suggested.
six-nimmt-board-bad = This was refused.
six-nimmt-board-player = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left, { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} this round, { $total } in the rounds before.
six-nimmt-board-you = This is you.
six-nimmt-board-state-chosen = Chosen.
six-nimmt-board-state-acting = Still deciding.
six-nimmt-board-state-winner = Winner.
six-nimmt-board-front = Plays { $card }.
six-nimmt-board-play = { $seat } { $card }
six-nimmt-board-turned = The cards are turned over: { $plays }.

## The score sheet

six-nimmt-score-caption = Bull heads by round; whoever has the fewest wins
six-nimmt-score-chart = Chart: the totals after each round. The table has the same numbers.
six-nimmt-score-rank = Place
six-nimmt-score-round = Round
six-nimmt-score-target = end: { $target }
