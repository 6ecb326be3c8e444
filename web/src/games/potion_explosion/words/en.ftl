potion-explosion-about = Take a marble, let the colours collide and explode, and brew your potions from what you caught.
potion-explosion-way-table = At the school of potions
potion-explosion-way-table-about = For two to four, everyone alone. About half an hour.
potion-explosion-way-short = Short game
potion-explosion-way-short-about = The countdown stack has only two skill tokens, so it ends sooner.
potion-explosion-countdown = Skill tokens in the countdown stack
potion-explosion-countdown-unset = By the rules: 4, 5 or 6
potion-explosion-pick-placing = A marble that fits a hole
potion-explosion-pick-must = Must be placed
potion-explosion-pick-free = May go to the flask
potion-explosion-pick-first = First player
potion-explosion-pick-leave = Kinds of potions
potion-explosion-pick-beginner = The six easy ones
potion-explosion-pick-random = By chance
potion-explosion-pick-own = My choice
potion-explosion-pick-question = Which two stay out?
potion-explosion-left-out = Not in this game: { $leave }.

## The board

potion-explosion-board-players = Players
potion-explosion-board-dispenser = Dispenser
potion-explosion-board-starters = Starters on offer
potion-explosion-board-stacks = Stacks of tiles
potion-explosion-board-desk = Your desk
potion-explosion-board-desks = Everybody’s desks
potion-explosion-board-hand = Marbles in your hand
potion-explosion-board-hand-empty = Your hand is empty
potion-explosion-board-flask = Your flask: { $count } of { $most }
potion-explosion-board-shelf = Your shelf
potion-explosion-board-shelf-empty = Completed potions stand here.

potion-explosion-board-magic-R = dragon smoke
potion-explosion-board-magic-B = unicorn tears
potion-explosion-board-magic-K = ogre mucus
potion-explosion-board-magic-Y = fairy dandruff
potion-explosion-board-track = Track { $track }, { $count } hidden
potion-explosion-board-marble = Track { $track }, place { $place }, { $colour } { $magic }
potion-explosion-board-marble-behind = Track { $track }, place { $place } behind the arch, { $colour } { $magic }
potion-explosion-board-takes = takes { $count }
potion-explosion-board-can-take = can be chosen
potion-explosion-board-chosen = chosen

potion-explosion-board-tile = { $tile }, { $points } points. Holes: { $colours }.
potion-explosion-board-burner = Burner { $burner }: { $tile }, { $points } points. Still missing: { $colours }.
potion-explosion-board-burner-filled = On it: { $colours }.
potion-explosion-board-burner-empty = Burner { $burner }: empty.
potion-explosion-board-flask-has = { $colours ->
    [none] The flask is empty.
   *[other] In the flask: { $colours }.
}
potion-explosion-board-stack = Stack { $stack }, { $count } tiles. On top:
potion-explosion-board-stack-empty = Stack { $stack }: empty
potion-explosion-board-potion = { $tile }, { $points } points.
potion-explosion-board-potion-drunk = { $tile }, { $points } points, drunk.
potion-explosion-board-in-hand = In hand: { $count } { $colour }
potion-explosion-board-in-flask = In the flask: { $colour }
potion-explosion-board-into-hand = Into the hand
potion-explosion-board-into-flask = Into the flask

potion-explosion-board-tokens = Skill tokens in the countdown stack: { $countdown }, in the bank: { $bank }. Help tokens left: { $helps }.

potion-explosion-board-player = { $seat }: { $points } points, potions { $potions }, skill tokens { $skills }, help tokens { $helps }.
potion-explosion-board-you = This is you.
potion-explosion-board-on-turn = Plays now.
potion-explosion-board-first = First player.
potion-explosion-board-winner = Winner.
potion-explosion-board-tie-count = Took { $count } in the tie-break.

## What is asked

potion-explosion-board-ask-draft = Choose a starter for your burner.
potion-explosion-board-ask-pick = Your turn: take a marble from the dispenser.
potion-explosion-board-ask-put = Place your marbles on the burners.
potion-explosion-board-ask-flask = Keep what fits nowhere in your flask.
potion-explosion-board-ask-flask-which = { $count ->
    [one] Your flask has room for one more: choose which marble to keep.
   *[other] Your flask has room for { $count } more: choose which marbles to keep.
}
potion-explosion-board-ask-end = All done? End your turn.
potion-explosion-board-ask-end-surplus = Your flask is full. At the end these go back: { $colours }.
potion-explosion-board-ask-help = A little help for 2 points: take any marble, without an explosion.
potion-explosion-board-ask-refill = Take a new tile from a stack.
potion-explosion-board-ask-tiebreak = Tie-break, round { $round }: whoever takes the most marbles wins. Take one!
potion-explosion-board-ask-prism = Choose a marble of your flask: it fits any hole.
potion-explosion-board-ask-prism-more = Place another marble of your flask, or finish.
potion-explosion-board-ask-prism-hole = Which hole is the { $colour } marble for?
potion-explosion-board-ask-sands = Sands of Time: which effect do you want again?
potion-explosion-board-ask-wisdom = Take any one marble, without an explosion.
potion-explosion-board-ask-blind_love = Whose flask do you want?
potion-explosion-board-ask-magnetic = Take two neighbours of different colours.
potion-explosion-board-ask-prismatic = The marbles of your flask will fit any hole. Drink?
potion-explosion-board-ask-abyssal = Take front marbles, each of a different colour.
potion-explosion-board-ask-balm = Take neighbours of one colour.
potion-explosion-board-ask-filter = Choose up to 5 marbles of one colour on a track; they go back.
potion-explosion-board-ready-take = { $count ->
    [one] { $count } marble is chosen. Take it?
   *[other] { $count } marbles are chosen. Take them?
}
potion-explosion-board-ready-filter = { $count ->
    [one] { $count } marble is chosen. Send it back?
   *[other] { $count } marbles are chosen. Send them back?
}
potion-explosion-board-would-take = { $count ->
    [one] Takes { $count } marble, without an explosion.
   *[other] Takes { $count } marbles!
}
potion-explosion-board-would-take-more = { $count ->
    [one] Takes { $count } marble, perhaps more: hidden ones may collide.
   *[other] Takes { $count } marbles, perhaps more!
}
potion-explosion-board-would-help = Takes this marble for 2 points, without an explosion.
potion-explosion-board-would-drink = Takes this marble, without an explosion.
potion-explosion-board-again-take = Tap again to take.
potion-explosion-board-again-tile = Tap again to take it.
potion-explosion-board-held-hand = Where does the { $colour } marble go: on a burner or into the flask?
potion-explosion-board-held-burners = Which burner is the { $colour } marble for?
potion-explosion-board-held-burner = Place the { $colour } marble on its burner.
potion-explosion-board-held-keep = The { $colour } marble fits no hole now: keep it in the flask.
potion-explosion-board-held-flask = Where does the { $colour } marble go: on a burner or into your hand?
potion-explosion-board-held-flask-hand = The { $colour } marble fits no hole now. It may go into your hand.
potion-explosion-board-held-nowhere = The { $colour } marble fits nowhere now.
potion-explosion-board-waits-draft = { $seat } is choosing a starter.
potion-explosion-board-waits-turn = It is { $seat }’s turn.
potion-explosion-board-waits-prism = { $seat } is enjoying a Potion of Prismatic Joy.
potion-explosion-board-waits-refill = { $seat } is taking a new tile.
potion-explosion-board-waits-tiebreak = Tie-break: { $seat } picks.

potion-explosion-board-do-help = Help −2
potion-explosion-board-do-all = Place all that fit
potion-explosion-board-do-keep = Keep the rest
potion-explosion-board-do-end = End turn
potion-explosion-board-do-undo = Undo
potion-explosion-board-do-cancel = Cancel
potion-explosion-board-do-take = { $count ->
    [0] Take
   *[other] Take { $count }
}
potion-explosion-board-do-return = { $count ->
    [0] Send back
   *[other] Send back { $count }
}
potion-explosion-board-do-drink = Drink
potion-explosion-board-do-put = Burner { $burner }
potion-explosion-board-do-to_flask = Flask
potion-explosion-board-do-to_hand = Hand
potion-explosion-board-do-prism = Burner { $burner }: { $hole }
potion-explosion-board-do-prism-done = Done

potion-explosion-key-undo = Undo the last move
potion-explosion-key-back = Cancel a choice

## The score sheet

potion-explosion-score-caption = Points
potion-explosion-score-who = Player
potion-explosion-score-potions = Potions
potion-explosion-score-skills = Skill
potion-explosion-score-helps = Help
potion-explosion-score-total = Total
potion-explosion-score-tie = Tie-break
potion-explosion-score-shelves = Completed potions
potion-explosion-score-legend = What the signs mean
potion-explosion-score-potions-about = Potions
potion-explosion-score-skills-about = Skill tokens, 4 each
potion-explosion-score-helps-about = Help tokens, −2 each
potion-explosion-score-tie-about = Marbles in the tie-break
