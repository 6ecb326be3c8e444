## What only the terminal says

potion-explosion-question-draft = Which starter do you take? (its number)
potion-explosion-question-pick = Track and place of your pick: 3 5. Or: token 3 5 (a little help), r1 (red on burner 1), flask k, hand b, drink 1 …, end:
potion-explosion-question-turn = r1 (red on burner 1), flask k, hand b, token 3 5 (a little help), drink 1 …, or end:
potion-explosion-question-prism = Marble, burner, hole: r1 y (red on burner 1, yellow hole). Or done:
potion-explosion-question-refill = Take the top tile of which stack? (1 to 5)
potion-explosion-question-tiebreak = Track and place of your pick: 3 5
potion-explosion-word-pick = take pick track starter tile stack top
potion-explosion-word-put = place put on burner and to of the from in into hole marble player
potion-explosion-word-help = token little aid
potion-explosion-word-flask = f flask
potion-explosion-word-hand = hand
potion-explosion-word-drink = d drink potion
potion-explosion-word-as = as like
potion-explosion-word-end = e end
potion-explosion-word-done = done finish
potion-explosion-word-R = red
potion-explosion-word-B = blue
potion-explosion-word-K = black
potion-explosion-word-Y = yellow
potion-explosion-sheet-potions = Potions
potion-explosion-sheet-skills = Skill tokens
potion-explosion-sheet-helps = Help tokens
