black-dog-about = Bring your pawns round the track and home, with a partner who knows nothing of your cards. Watch the turning disc, and beware of the dog: it bites.

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
black-dog-board-cards-title = Cards in hand
black-dog-board-home-title = Pawns home

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

## Ways to play

black-dog-way-table = Round the table
black-dog-way-table-about = Four play as two teams of partners; two or three play everyone alone. About 45 minutes.
black-dog-pick-bites = The dog
black-dog-pick-passing = Bites in passing
black-dog-pick-landing = Bites only where it lands
black-dog-pick-dealer = The first dealer

## The guided first game

black-dog-lesson-title = Your first game
black-dog-lesson-step = Step { $step } of { $steps }
black-dog-lesson-skip = Skip
black-dog-lesson-again = Try again
black-dog-lesson-next = Next
black-dog-lesson-done = Done
black-dog-lesson-repeat = From the beginning
black-dog-lesson-me = Learner
black-dog-lesson-second = Sara
black-dog-lesson-third = Omid
black-dog-lesson-fourth = Olena

black-dog-lesson-start = Yours are the round red pawns, at the bottom. All four must go once round and into the lane. A red start card brings one out of the pen: choose it, and confirm.
black-dog-lesson-start-done = Out it comes, onto your origin. As long as it stands there, nobody gets past it.
black-dog-lesson-start-missed = That was a step. A start card with the pawn in the gate brings one out of the pen.
black-dog-lesson-hit = Blue cards go as far as they say, clockwise. Whoever lands on a pawn sends it back to its pen, even your partner’s. Choose a card and a pawn, and look who would be hit.
black-dog-lesson-hit-done = Hit! Sara must begin again with that pawn.
black-dog-lesson-hit-missed = Nobody was hit. With the right number your pawn lands just on Sara’s.
black-dog-lesson-disc = Whoever ends a move on a paw must turn the disc by a quarter, with everything on it. Move your pawn onto a paw, then look at both ways before you choose.
black-dog-lesson-disc-done = Round it goes! To the right the disc carries you a quarter on; to the left it carries you back, from here even to just before your lane: nobody counts laps.
black-dog-lesson-disc-missed = No paw, no turn. Three steps bring your pawn onto the white paw.
black-dog-lesson-dog = A black card moves your pawn first, then the dog, just as far. On its way the dog bites every pawn it meets, of any colour. See where it would run, and choose well.
black-dog-lesson-dog-done = Well done! The dog bit an opponent’s pawn and spared your team.
black-dog-lesson-dog-missed = This time the dog did you no good. Look at the dashed line before you confirm.
black-dog-lesson-goal = Past your origin the way leads into your lane: the origin is counted, then place 1 to 4. The count must be exact. Bring the pawn home.
black-dog-lesson-goal-done = Home! There nobody can hit it or bite it.
black-dog-lesson-goal-missed = Not home yet. Take the 3, and choose the way with the little house.
black-dog-lesson-swap = A swap: one pawn of yours changes places with one of another player, even your partner’s. Yours still has far to go. Whose place would you like to have?
black-dog-lesson-swap-done = From here it is only a few steps home! Pawns on their own origin or in a lane can’t be swapped, and the dog never.
black-dog-lesson-swap-missed = There was a better place: Olena’s pawn stands just before your lane. Swap with that one.
black-dog-lesson-magnet = A magnet draws your pawn right behind the next piece ahead, however far that is. See how far each of your pawns would go, and take the longer way.
black-dog-lesson-magnet-done = All that way at once! The dog counts as a piece too; only into the lane a magnet never leads.
black-dog-lesson-magnet-missed = That was a short way. Ahead of your other pawn there is nobody for a long stretch.
black-dog-lesson-copy = A copy counts as the card that was played last. Olena has just played a start card: what can your copy do now?
black-dog-lesson-copy-done = Out it comes! It doesn’t matter what Olena did with the card, only what the card can do.
black-dog-lesson-copy-missed = A pawn still waits in the pen. As a start card, the copy would bring it out.
black-dog-lesson-team = The four steps of a team 4 may be split between your pawns and your partner’s, but all four must be taken. Both of you stand right before your lanes: bring Omid’s pawn home too.
black-dog-lesson-team-done = Well shared! A team wins only when the pawns of both partners are home.
black-dog-lesson-team-missed = Omid’s pawn still waits. Two steps bring it home, and the other two bring yours.
black-dog-lesson-forced = Sometimes every move hurts. Yet as long as any of your cards can be played, you must play one, and the copy has nothing to copy yet. Which is the lesser evil?
black-dog-lesson-forced-done = Your pawn must begin again, but Omid’s, nearly home, is safe. If you can’t play any card at all, you show your hand and sit out the rest of the round.
black-dog-lesson-forced-missed = Omid’s pawn was nearly home, and now it is back in the pen. Yours had not come far: with the 9 it runs into the dog, but that costs your team less.
black-dog-lesson-exchange = At the beginning of a round partners exchange one card, face down and without a word. Omid has no pawn on the track: what would help him most?
black-dog-lesson-exchange-done = A start card: now Omid can begin. He gives you one of his.
black-dog-lesson-exchange-missed = It is done, but Omid can’t begin with it. A start card would have helped him.
black-dog-lesson-end = That is all you need. The team with all eight pawns home wins. The rules are always at hand, and if you choose a pawn that can’t go, you are told why.
black-dog-key-undo = One step back in a choice
