# What things are and do: for the note beside them.

six-nimmt-thing-card = Card { $card }
six-nimmt-thing-card-text = { $heads ->
    [7] Seven bull heads: 55 is the dearest card of all.
    [5] Five bull heads, like every multiple of 11 but 55.
    [3] Three bull heads, like every multiple of 10.
    [2] Two bull heads, like every number that ends in 5.
   *[other] One bull head: no card is cheaper.
} Each head in your herd counts against you.
six-nimmt-thing-down = A card, face down
six-nimmt-thing-down-text = Somebody has chosen it. When all have chosen, all cards are turned over together, and the lowest is placed first.
six-nimmt-thing-row = Row { $row }
six-nimmt-thing-row-text = { $left ->
    [0] It is full: whoever brings the sixth card takes the five that lie here
    [one] { $count } of 5 places are taken, so there is room for { $left } more card. The sixth card takes all that lie here
   *[other] { $count } of 5 places are taken, so there is room for { $left } more cards. The sixth card takes all that lie here
} ({ $heads ->
    [one] { $heads } head so far
   *[other] { $heads } heads so far
}). Next comes a card higher than { $last }, and the nearest row gets it.
six-nimmt-thing-place = A free place
six-nimmt-thing-place-text = A row has five places. A card goes after the nearest lower one; nobody chooses the row.
six-nimmt-thing-last-place = The fifth place
six-nimmt-thing-last-place-text = With a card here the row is full, and the next one takes it: that is the sixth that 6 nimmt! is named after.
six-nimmt-thing-gate = The gate
six-nimmt-thing-gate-text = A row has no sixth place: whoever’s card comes here takes the five before it, and the card begins the row anew.
six-nimmt-thing-herd = Heads this round: { $heads }
six-nimmt-thing-herd-text = The bull heads in the herd of { $seat }, taken in this round. They count at its end.
six-nimmt-thing-total = Total: { $total }
six-nimmt-thing-total-text = The heads of { $seat } from the rounds before. When somebody has reached the agreed number after a round, the game ends, and the lowest total wins.
six-nimmt-thing-cards = Cards left: { $cards }
six-nimmt-thing-cards-text = What { $seat } still has in hand. The round is over when all hands are empty.
six-nimmt-thing-player-text = Whoever has the fewest heads wins.
