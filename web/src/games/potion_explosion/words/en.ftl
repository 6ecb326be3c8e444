potion-explosion-about = Draw a marble from the dispenser: where two of a colour collide, they explode and are yours too. Brew potions with them, drink them at the right moment, and be the best of the class.

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
potion-explosion-board-hidden-title = Hidden in the tank

potion-explosion-board-none = none
potion-explosion-board-marbles = { $colours }
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
potion-explosion-board-size-title = Tiles in the stack
potion-explosion-board-potion = { $tile }, { $points } points.
potion-explosion-board-potion-drunk = { $tile }, { $points } points, drunk.
potion-explosion-board-in-hand = In hand: { $count } { $colour }
potion-explosion-board-in-flask = In the flask: { $colour }
potion-explosion-board-into-hand = Into the hand
potion-explosion-board-into-flask = Into the flask

potion-explosion-board-tokens = Skill tokens in the countdown stack: { $countdown }, in the bank: { $bank }. Help tokens left: { $helps }.
potion-explosion-left-out = Not in this game: { $leave }.

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

## Ways to play

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

## Lesson

potion-explosion-lesson-title = Your first game
potion-explosion-lesson-step = Step { $step } of { $steps }
potion-explosion-lesson-skip = Skip
potion-explosion-lesson-again = Try again
potion-explosion-lesson-next = Next
potion-explosion-lesson-done = Done
potion-explosion-lesson-repeat = From the beginning
potion-explosion-lesson-me = Learner
potion-explosion-lesson-second = Sara

potion-explosion-lesson-pick = Each turn you take one marble. Those behind it roll down; if two of one colour then meet, they explode and are yours too, and the next two meet. Find the longest chain in the middle track, and take the marble that starts it.
potion-explosion-lesson-pick-done = What a bang! The yellows met, then the blacks: six marbles with one pick. The blues stay, for no blue one rolled into them.
potion-explosion-lesson-pick-missed = A small catch. Take the red marble between the yellows: the yellows meet, and after them the blacks.
potion-explosion-lesson-put = What you took is in your hand. A marble goes on an empty hole of its colour, on either of your two tiles, and stays there. Place all three so that one potion is complete.
potion-explosion-lesson-put-done = Complete! The Potion of Wisdom is on your shelf, worth 5 points, and its marbles roll back into the dispenser.
potion-explosion-lesson-put-missed = Spread over both tiles, they complete nothing. The Potion of Wisdom lacks one red and two yellow: just these three.
potion-explosion-lesson-flask = A marble that fits a hole must be placed. What fits nowhere may wait in your flask, three at most; what is left in your hand rolls back when the turn ends. Two blues are waiting already: place a black one, keep the other, and end the turn.
potion-explosion-lesson-flask-done = Well kept: two blues and a black wait in the flask for another turn. The third blue rolled back.
potion-explosion-lesson-flask-missed = The black one rolled back, for the flask was full. Place one black first, then keep the other and let the blue one go.
potion-explosion-lesson-drink = Each potion on your shelf can be drunk once, on any of your turns; its points stay yours. The Potion of Wisdom takes any one marble, without an explosion. Drink it, and complete the Elixir of Blind Love.
potion-explosion-lesson-drink-done = Cheers! The blue one was all the elixir lacked: 5 more points, and another potion to drink.
potion-explosion-lesson-drink-missed = The elixir lacks a blue one. Try again: drink, and take a blue marble.
potion-explosion-lesson-help = Once a turn you may ask for a little help: one marble, without an explosion. It costs 2 points at the end, but can prepare a big pick. Between the yellows in the middle track lie two marbles: take one with help, the other with your pick.
potion-explosion-lesson-help-done = Well prepared! Instead of one marble, your pick brought six.
potion-explosion-lesson-help-missed = A small catch. Take the blue one between the yellows with help, then pick the red one: the yellows meet, and after them the blacks.
potion-explosion-lesson-tile = One burner is empty. End the turn: the marble left in your hand rolls back, and you choose a new tile from the five stacks. Which has holes for all three marbles in your flask?
potion-explosion-lesson-tile-done = Good choice: in your next turn all three can go straight onto it.
potion-explosion-lesson-tile-missed = A fine tile too, but not for all three. Magnetical Attraction has holes for two red and four blue.
potion-explosion-lesson-skill = The third potion of a kind earns a skill token, worth 4 points; so do five different kinds. Both your tiles lack one red marble, and you have one. Complete the right one, end the turn, and choose a tile.
potion-explosion-lesson-skill-done = Three Potions of Wisdom: a skill token! When the last one of the countdown stack is taken, the round is finished, and so is the game.
potion-explosion-lesson-skill-missed = A potion, but no token: it is the first of its kind. You already have two Potions of Wisdom.
potion-explosion-lesson-end = That is all you need: whoever has the most points wins. The eight kinds of potions differ in what they do when you drink them. The rules are always at hand, and so is a hint.
