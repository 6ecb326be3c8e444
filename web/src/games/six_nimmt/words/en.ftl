six-nimmt-about = Everybody plays a card at the same time; whoever lays the sixth card of a row takes the other five. Whoever has the fewest bull heads wins.

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
six-nimmt-board-heads-title = Heads this round
six-nimmt-board-total-title = Total of the rounds before
six-nimmt-board-cards-title = Cards left

## The score sheet

six-nimmt-score-caption = Bull heads by round; whoever has the fewest wins
six-nimmt-score-chart = Chart: the totals after each round. The table has the same numbers.
six-nimmt-score-rank = Place
six-nimmt-score-round = Round
six-nimmt-score-target = end: { $target }

## Ways to play

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

## The guided first round

six-nimmt-lesson-title = Your first round
six-nimmt-lesson-step = Step { $step } of { $steps }
six-nimmt-lesson-skip = Skip
six-nimmt-lesson-again = Try again
six-nimmt-lesson-next = Next
six-nimmt-lesson-done = Done
six-nimmt-lesson-repeat = From the beginning
six-nimmt-lesson-me = Learner
six-nimmt-lesson-second = Sara
six-nimmt-lesson-third = Taras

six-nimmt-lesson-ascending = Bull heads are bad: whoever has the fewest wins. Everybody lays a card face down, then all cards are turned over. The others have chosen; now choose one of yours.
six-nimmt-lesson-ascending-done = The cards were laid from the lowest to the highest. Rule 1: a card goes only after a lower one, so every row ascends. Yours, { $card }, went to row { $row }.
six-nimmt-lesson-nearest = Rule 2: if several rows end in a lower card, yours goes where the difference is smallest. Which of your cards will go to row 2? Choose it.
six-nimmt-lesson-nearest-done = Right! Row 2 ended in the nearest lower card, so { $card } went there.
six-nimmt-lesson-nearest-missed = Your { $card } went to row { $row }: the nearest lower card was there. You may try again.
six-nimmt-lesson-full = Rule 3: a row has room for five cards. Row 1 is full. Whoever lays the sixth card takes the five. Play 30 and see.
six-nimmt-lesson-full-done = { $heads ->
    [one] 30 was the sixth card: you took the five cards with { $heads } head, and 30 starts the row anew.
   *[other] 30 was the sixth card: you took the five cards with { $heads } heads, and 30 starts the row anew.
}
six-nimmt-lesson-full-missed = Well dodged: { $card } went to row { $row }. To see a full row being taken, try again with 30.
six-nimmt-lesson-lowest = Rule 4: a card lower than the last card of every row fits nowhere. Whoever played it takes any one row. All your cards are low: play one, then take a row. Mind the heads!
six-nimmt-lesson-lowest-done = { $heads ->
    [one] You took row { $row } with { $heads } head, and your card starts it anew. No row was cheaper.
   *[other] You took row { $row } with { $heads } heads, and your card starts it anew. No row was cheaper.
}
six-nimmt-lesson-lowest-missed = { $heads ->
    [one] You took row { $row } with { $heads } head; the cheapest had { $least }. You may try again.
   *[other] You took row { $row } with { $heads } heads; the cheapest had { $least }. You may try again.
}
six-nimmt-lesson-alone = Now on your own: two cards to the end of the round. Row 3 has four cards. Try to take nothing.
six-nimmt-lesson-alone-done = Not a single head: you let the others walk into the full rows.
six-nimmt-lesson-alone-missed = { $heads ->
    [one] You took { $heads } head. Row 3 was filled before your card came: such a card is better kept. You may try again.
   *[other] You took { $heads } heads. Row 3 was filled before your card came: such a card is better kept. You may try again.
}
six-nimmt-lesson-end = That is all. A round has ten cards; rounds go on until somebody has 66 heads or more. Then whoever has the fewest wins.
