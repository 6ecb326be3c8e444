## What only the terminal says

six-nimmt-question-choose = Your card:
six-nimmt-question-row = Which row do you take? (1–4)
six-nimmt-question-draft = Which card do you take into hand?
six-nimmt-rule-SN-1 = There are 104 cards, from 1 to 104, each once.
six-nimmt-rule-SN-3 = Everybody is dealt ten cards; four more start the four rows.
six-nimmt-rule-SN-5 = All choose a card from their hand at the same time; when all have chosen, the cards are turned over together.
six-nimmt-rule-SN-10 = Whoever plays a card lower than the last card of every row chooses a row and takes it, before higher cards are placed; the card starts that row anew.
six-nimmt-rule-SN-13 = The game ends after a round in which somebody’s total has reached the target; whoever has the lowest total wins.
six-nimmt-rule-SN-16 = With known cards only the lowest cards are used, ten for each player and four more; this is for 2 to 6 players.
six-nimmt-rule-SN-17 = In the draft all cards lie face up, and players in turn take one into hand until each has ten; the four left start the rows.
six-nimmt-to-target = Round { $round }; the game ends at { $target } heads.
six-nimmt-of-rounds = Round { $round } of { $rounds }.
six-nimmt-this-round = this round { $heads }
six-nimmt-open-hand = hand { $cards }
six-nimmt-their-heads = Heads
six-nimmt-to-be-placed = Still to be placed: { $plays }.
