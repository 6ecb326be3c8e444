black-dog = Black DOG

## Words: cards and places, as they stand inside the sentences below

black-dog-card-start_1_11 = start 1/11
black-dog-card-start_13 = start 13
black-dog-card-blue_2 = blue 2
black-dog-card-blue_3 = blue 3
black-dog-card-blue_8 = blue 8
black-dog-card-blue_9 = blue 9
black-dog-card-blue_10 = blue 10
black-dog-card-blue_12 = blue 12
black-dog-card-team_4 = team 4
black-dog-card-black_5 = black 5
black-dog-card-black_6 = black 6
black-dog-card-black_1_7 = black 1–7
black-dog-card-copy = copy
black-dog-card-swap = swap
black-dog-card-magnet = magnet

black-dog-place = { $number ->
    [-1] the pen
    [64] place 1 of the lane
    [65] place 2 of the lane
    [66] place 3 of the lane
    [67] place 4 of the lane
   *[other] space { $number }
}

## Refusals

black-dog-over = The game is over.
black-dog-not-now = { $phase ->
    [dog] First the dealer places the dog on the disc.
    [give] First everyone gives a card away.
    [turn] First the disc must be turned.
   *[other] That is not what is asked now: a card is to be played.
}
black-dog-already-given = You have given your card away; it can’t be taken back.
black-dog-not-your-turn = It is { $seat }’s turn.
black-dog-card-not-held = This card is not in your hand: { $card }.
black-dog-no-such-dealer = There is no seat { $number } at this table, only { $seats } seats. Whoever deals first must sit here.
black-dog-not-a-turntable-space = The dog begins on the disc, and { $at } is not on it.
black-dog-space-taken = The dog needs a free space: a pawn of { $owner } stands on { $at }.
black-dog-no-own-pawn-there = No pawn of { $owner } stands on { $at }.
black-dog-not-your-pawn = The pawn on { $at } belongs to { $owner }, and this card moves only your own.
black-dog-not-your-pen = The pawns in that pen belong to { $owner }.
black-dog-dog-moved = That is the dog on { $at }: it never moves in place of a pawn. It runs by itself, after a pawn moved with a black card.
black-dog-partners-now = All your pawns are home; now you move those of { $owner }.
black-dog-in-the-pen = A pawn in the pen can’t walk: a start card brings it out, onto its origin.
black-dog-wrong-use = { $how ->
    [swap] Only a swap lets pawns change places, and this card is not one: { $card }.
    [magnet] Only a magnet draws a pawn to the next piece, and this card is not one: { $card }.
    [split] Only a team 4 is split between pawns, and this card is not one: { $card }.
   *[step] There is no number of steps on this card: { $card }.
}
black-dog-wrong-steps = { $steps ->
    [one] This card does not go { $steps } space: { $card }.
   *[other] This card does not go { $steps } spaces: { $card }.
}
black-dog-wrong-place = So many steps end on { $expected }.
black-dog-origin-closed = A pawn of { $owner } stands on its own origin, { $at }: no pawn gets onto it or past it.
black-dog-lane-blocked = Nobody is hit or jumped in the lane, and a pawn of { $owner } stands on { $at }.
black-dog-lane-too-short = { $steps ->
    [one] The lane is too short for { $steps } step from { $at }.
   *[other] The lane is too short for { $steps } steps from { $at }.
}
black-dog-lane-from-origin = A pawn that begins on its own origin must go once round before it may enter the lane.
black-dog-no-start-card = Only a start card brings a pawn out of the pen, and this is not one: { $card }.
black-dog-pen-empty = No pawn of { $owner } is in the pen.
black-dog-swap-own-origin = The pawn of { $owner } stands on its own origin, { $at }, and can’t be swapped there.
black-dog-swap-off-track = Only pawns on the track can be swapped, and this one of { $owner } is not on it: { $at }.
black-dog-swap-dog = The dog can’t be swapped.
black-dog-swap-same-player = A swap needs a pawn of another player.
black-dog-swap-nobody = No pawn of { $owner } stands on { $at }.
black-dog-magnet-lane = A magnet neither works in a lane nor leads into one.
black-dog-magnet-next-to = The next piece stands right ahead, on { $at }, so the magnet can’t draw this pawn anywhere.
black-dog-magnet-place = The magnet draws this pawn to { $expected }, right behind the next piece.
black-dog-nothing-to-copy = No card has been played in this round yet, so there is nothing to copy.
black-dog-copy-as = The copy counts as { $last } now, not as { $as }.
black-dog-split-sum = All four steps must be taken, no more and no fewer; these are { $steps }.
black-dog-split-twice = A pawn takes only one portion, and the one on { $at } has had its own.
black-dog-split-opponents = The pawn on { $at } belongs to { $owner }: a team 4 moves opponents’ pawns only when one of your team has all pawns home.
black-dog-split-gone = The pawn on { $at } has been sent back to its pen.
black-dog-split-pen = A team 4 brings no pawn out of the pen.
black-dog-must-play = As long as you can play a card, you must: for example { $card }.
black-dog-fold-first = None of your cards can be played: show your hand and discard it.
black-dog-discard = None of your cards can be played: discard one.

## Events

black-dog-event-dealt = Round { $round }: { $dealer } deals, { $starter } starts. Cards left in the deck: { $deck }.
    .you-dealer = Round { $round }: you deal, { $starter } starts. Cards left in the deck: { $deck }.
    .you-starter = Round { $round }: { $dealer } deals, you start. Cards left in the deck: { $deck }.
black-dog-event-shuffled = The played cards are shuffled into a new deck of { $deck }.
black-dog-event-hand = Your hand: { $cards }.
black-dog-event-dog-placed = { $seat } places the dog on { $at }.
    .you-seat = You place the dog on { $at }.
black-dog-event-gave = { $seat } gives a card.
    .you-seat = You give a card.
black-dog-event-own-gift = You give { $receiver }: { $card }.
black-dog-event-exchanged = The cards change hands.
black-dog-event-got = { $giver } gives you: { $card }.
black-dog-event-played = { $as ->
    [none] { $seat } plays: { $card }.
   *[other] { $seat } plays: { $card }, as { $as }.
}
    .you-seat = { $as ->
        [none] You play: { $card }.
       *[other] You play: { $card }, as { $as }.
    }
black-dog-event-started = A pawn of { $owner } comes out, onto { $at }.
    .you-owner = Your pawn comes out, onto { $at }.
black-dog-event-moved = A pawn of { $owner } goes from { $from } to { $at }.
    .you-owner = Your pawn goes from { $from } to { $at }.
black-dog-event-swapped = A pawn of { $owner } on { $from } and one of { $other } on { $at } change places.
    .you-owner = Your pawn on { $from } and one of { $other } on { $at } change places.
    .you-other = A pawn of { $owner } on { $from } and your own on { $at } change places.
black-dog-event-hit = Hit! A pawn of { $owner } on { $at } goes back to the pen.
    .you-owner = Hit! Your pawn on { $at } goes back to the pen.
black-dog-event-bitten = { $how ->
    [ran-into] A pawn of { $owner } runs into the dog on { $at } and goes back to the pen.
    [passed] The dog bites in passing: a pawn of { $owner } on { $at } goes back to the pen.
   *[landed] The dog bites: a pawn of { $owner } on { $at } goes back to the pen.
}
    .you-owner = { $how ->
        [ran-into] Your pawn runs into the dog on { $at } and goes back to the pen.
        [passed] The dog bites in passing: your pawn on { $at } goes back to the pen.
       *[landed] The dog bites: your pawn on { $at } goes back to the pen.
    }
black-dog-event-dog-ran = The dog runs from { $from } to { $at }.
black-dog-event-turn-due = A pawn stands on a paw ({ $paws }): { $seat } must turn the disc.
    .you-seat = A pawn stands on a paw ({ $paws }): you must turn the disc.
black-dog-event-turned = { $way ->
    [left] { $seat } turns the disc to the left.
   *[right] { $seat } turns the disc to the right.
}
    .you-seat = { $way ->
        [left] You turn the disc to the left.
       *[right] You turn the disc to the right.
    }
black-dog-event-home = A pawn of { $owner } is home, on { $at }.
    .you-owner = Your pawn is home, on { $at }.
black-dog-event-all-home = { $owner } has four pawns home.
    .you-owner = You have four pawns home.
black-dog-event-folded = { $seat } can’t play any card, discards them and is out of this round: { $cards }.
    .you-seat = You can’t play any card, discard them and are out of this round: { $cards }.
black-dog-event-discarded = { $seat } can’t play any card and discards: { $card }.
    .you-seat = You can’t play any card and discard: { $card }.
black-dog-event-drew = { $seat } draws a card.
    .you-seat = You draw a card.
black-dog-event-drawn = You draw: { $card }.
black-dog-event-dropped = { $seat } still can’t play and discards: { $card }.
    .you-seat = You still can’t play and discard: { $card }.
black-dog-event-round-ended = Round { $round } is over. Pawns home: { $home }.
black-dog-event-over = The game is over. The win goes to { $winners }. Pawns home: { $home }.
    .you-winners = The game is over. The win goes to { $winners }. Pawns home: { $home }.

## Why a bot likes a move

black-dog-why-win = It brings the last pawn home and wins.
black-dog-why-home = It brings { $brought ->
    [0] a pawn
    [one] a pawn
   *[other] { $brought } pawns
} home. In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-hit = It sends { $sent ->
    [0] a pawn
    [one] one pawn
   *[other] { $sent } pawns
} of the others back to the pen. In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-walk = Your side’s pawns are better placed after it{ $left ->
    [0] .
    [one] ; this one has { $left } step to its lane.
   *[other] ; this one has { $left } steps to its lane.
} In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-start = A pawn in the pen is no use; this brings one out. In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-swap = After the swap your pawn has { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to its lane. In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-turn = This way the disc carries the pieces where they suit your side better. In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-dog = There the dog is far from your side’s pawns and close to the others. In { $safe } of { $worlds } imagined games nobody of yours is sent back before your next turn.
black-dog-why-give = You can best do without this card: as the board stands you could play it in { $mine ->
    [one] { $mine } way
   *[other] { $mine } ways
}, { $seat } in { $theirs }.
black-dog-why-discard = This is the card you can best do without.{ $plays ->
    [0] {""}
   *[other] {" "}In { $plays } of { $worlds } imagined games the one you draw lets you play.
}
black-dog-why-fold = { $count ->
    [one] Your last card can’t be played.
   *[other] None of your { $count } cards can be played.
}

## Terminal

black-dog-heading = { $last ->
    [none] Round { $round }. Cards in the deck: { $deck }. Nothing to copy yet.
   *[other] Round { $round }. Cards in the deck: { $deck }. Last card: { $last }.
}
black-dog-legend = @ dog · * paw and ° the rest of the disc · small letter: origin (+ of no player), r1–r4: lane · capital letter: pawn · [RR··] pen
black-dog-colour-red = red
black-dog-colour-blue = blue
black-dog-colour-yellow = yellow
black-dog-colour-green = green
black-dog-with = with { $other }
black-dog-cards = cards { $cards }
black-dog-home = home { $home }
black-dog-on-turn = on turn
black-dog-deals = dealer
black-dog-starts = starts
black-dog-out = out of this round
black-dog-gift = You gave { $receiver }: { $card }.
black-dog-got = { $giver } gave you: { $card }.
black-dog-free = Free spaces of the disc: { $spaces }
black-dog-would-left = Left: { $pieces }
black-dog-would-right = Right: { $pieces }
black-dog-use-start = start
black-dog-as = as { $card }
black-dog-sheet = Pawns home
black-dog-sheet-round = Round { $round }
black-dog-sheet-total = Side
black-dog-move-dog = the dog on { $at }
black-dog-move-give = give: { $card }
black-dog-move-discard = discard: { $card }
black-dog-move-fold = show and discard the hand
black-dog-move-turn = { $way ->
    [left] turn the disc to the left
   *[right] turn the disc to the right
}
black-dog-move-card = { $name }: { $how }

# The words that may be typed, with spaces between them.
