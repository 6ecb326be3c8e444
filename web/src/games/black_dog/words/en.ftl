black-dog-about = Bring your pawns round the turning disc and home with your partner, and beware of the dog: it bites.
black-dog-way-table = Round the table
black-dog-way-table-about = Four play as two teams of partners; two or three play everyone alone. About 45 minutes.
black-dog-pick-bites = The dog
black-dog-pick-passing = Bites in passing
black-dog-pick-landing = Bites only where it lands
black-dog-pick-dealer = The first dealer
black-dog-key-undo = One step back in a choice

## The board

black-dog-board-players = Players
black-dog-board-hand = Your hand
black-dog-board-hands = Open hands
black-dog-board-targets = What can be chosen on the board
black-dog-board-pieces = Where the pieces are
black-dog-board-pawns-title = Pawns to choose from
black-dog-board-ways-title = Ways to go
black-dog-board-exchange = Cards for the exchange

black-dog-board-card-back = a card, face down
black-dog-board-pawn = { $colour } pawn of { $seat }: { $at }
black-dog-board-pawn-of = { $colour } pawn of { $seat }
black-dog-board-space = { $at }: { $what }
black-dog-board-empty = empty
black-dog-board-paw = paw
black-dog-board-origin-of = origin of { $seat }
black-dog-board-dog = the dog
black-dog-board-dog-at = The dog: { $at }.
black-dog-board-in-pen = { $count } in the pen
black-dog-board-pawns = { $seat } ({ $colour }): { $where }. The origin is { $origin }.

black-dog-board-player = { $seat } ({ $colour }): { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $home ->
    [one] { $home } pawn
   *[other] { $home } pawns
} home.
black-dog-board-you = This is you.
black-dog-board-partner = partner
black-dog-board-partner-long = Your partner.
black-dog-board-partner-of = Partner of { $seat }.
black-dog-board-dealer-long = Dealer.
black-dog-board-receives = gets a card
black-dog-board-state-acting = on turn
black-dog-board-state-own = your turn
black-dog-board-state-choosing = choosing
black-dog-board-state-given = has given
black-dog-board-state-out = out this round
black-dog-board-state-winner = winner

black-dog-board-round = Round { $round }
black-dog-board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
black-dog-board-last = Played last: { $card }.
black-dog-board-last-copied = It counts as { $card }.
black-dog-board-last-none = No card has been played in this round.
black-dog-board-last-title = last
black-dog-board-gift-there = { $seat } has given a card.
black-dog-board-gift-due = { $seat } is still to give a card.

black-dog-board-pen-short = pen
black-dog-board-lane-short = lane { $number }
black-dog-board-way-start = Out of the pen, to { $at }
black-dog-board-way-start-short = out
black-dog-board-way-steps = { $steps ->
    [one] { $steps } step, to { $at }
   *[other] { $steps } steps, to { $at }
}
black-dog-board-way-lane = { $steps ->
    [one] { $steps } step, home: { $at }
   *[other] { $steps } steps, home: { $at }
}
black-dog-board-way-magnet = Drawn to { $at }
black-dog-board-way-swap = Change places with the { $colour } pawn of { $seat }: { $at }

black-dog-board-would-hit = { $count ->
    [one] Hits a pawn of { $seat }.
   *[other] Hits { $count } pawns: { $seat }.
}
black-dog-board-would-run = The dog runs to { $at }.
black-dog-board-would-bite = { $count ->
    [one] The dog bites a pawn of { $seat }.
   *[other] The dog bites { $count } pawns: { $seat }.
}
black-dog-board-would-home = A pawn comes home!
black-dog-board-would-turn = Then you turn the disc.

black-dog-board-chosen = Chosen.
black-dog-board-card-idle = Can’t be played now.
black-dog-board-card-got = You were given this card.
black-dog-board-hint = Suggested.
black-dog-board-tried = This was refused.

## What is asked

black-dog-board-play = Your turn: choose a card.
black-dog-board-play-drawn = The card you drew helps: choose a card.
black-dog-board-play-waits = { $seat } is on turn.
black-dog-board-idle = This card can’t be played now. Choose a pawn to see why.
black-dog-board-which-pawn = Which pawn shall go?
black-dog-board-which-way = How far shall it go?
black-dog-board-swap-with = With whom shall it change places?
black-dog-board-own-first = First choose which of your own pawns shall go.
black-dog-board-copies = The copy counts as { $card }.
black-dog-board-split-pawn = { $count ->
    [one] { $count } step left. Which pawn takes it?
   *[other] { $count } steps left. Which pawn goes next?
}
black-dog-board-split-steps = { $count ->
    [one] { $count } step left for this pawn.
   *[other] How many of the { $count } steps for this pawn?
}
black-dog-board-split-done = All four steps are given out.
black-dog-board-again = Ready: press “{ $do }” or the marked place.
black-dog-board-again-turn = Press the same side once more to turn the disc.
black-dog-board-dog-where = You deal: place the dog on a free space of the disc.
black-dog-board-dog-waits = { $seat } places the dog on the disc.
black-dog-board-give = Choose a card to give { $seat }, face down.
black-dog-board-give-this = Give { $seat } this card: { $card }?
black-dog-board-give-waits = { $count ->
    [one] { $seat } is choosing a card to give.
   *[other] Still choosing a card to give: { $seat }.
}
black-dog-board-discard = None of your cards can be played: discard one and draw a new one.
black-dog-board-discard-this = Discard this card and draw a new one: { $card }?
black-dog-board-drop = Still nothing to play: discard a card, and your turn is over.
black-dog-board-drop-this = Discard this card and end your turn: { $card }?
black-dog-board-discard-waits = { $seat } can’t play any card and discards.
black-dog-board-fold = None of your cards can be played: show them and sit out the rest of this round.
black-dog-board-turn = A pawn you moved stands on a paw: which way shall the disc turn?
black-dog-board-turn-waits = { $seat } turns the disc.
black-dog-board-turn-left-then = To the left: { $where }.
black-dog-board-turn-right-then = To the right: { $where }.
black-dog-board-carried-dog = dog → { $space }
black-dog-board-carried-pawn = { $seat } → { $space }

black-dog-board-do-play = Play
black-dog-board-do-dog = Place it here
black-dog-board-do-give = Give
black-dog-board-do-discard = Discard
black-dog-board-do-fold = Show and discard
black-dog-board-do-cancel = Cancel
black-dog-board-do-back = Back
black-dog-board-do-left = Left
black-dog-board-do-right = Right

## The score sheet

black-dog-score-caption = Pawns home
black-dog-score-who = Player
black-dog-score-home = Home
black-dog-score-side = Team
black-dog-score-team-wins = Your team wins!
black-dog-score-rounds = { $count ->
    [one] { $count } round was played.
   *[other] { $count } rounds were played.
}
black-dog-score-chart = Chart: pawns home after each round. The table has the last numbers.
