## The guided first round

six-nimmt-lesson-title = Your first round
six-nimmt-lesson-step = Step { $step } of { $steps }
six-nimmt-lesson-again = Try again
six-nimmt-lesson-next = Next
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

six-nimmt-lesson-prices = Not all cards cost the same. Most have one bull head; numbers ending in 5 have two, those ending in 0 three, doubles such as 22 five, and 55 has seven. Play a card: it is the lowest, so you take a row. Count the heads, not the cards.
six-nimmt-lesson-prices-done = Three cards for { $heads } heads. A single 55 would have cost seven.
six-nimmt-lesson-prices-missed = Row { $row } costs { $heads } heads; the cheapest only { $least }. Fewer cards are not always cheaper.
six-nimmt-lesson-end-more = Now you know what every card costs. Keep an eye on 55.
