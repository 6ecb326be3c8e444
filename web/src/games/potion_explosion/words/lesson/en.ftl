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
