## The guided first game

saboteur-duel-lesson-title = Your first game
saboteur-duel-lesson-step = Step { $step } of { $steps }
saboteur-duel-lesson-again = Try again
saboteur-duel-lesson-next = Next
saboteur-duel-lesson-repeat = From the beginning
saboteur-duel-lesson-me = Learner
saboteur-duel-lesson-second = Sara

saboteur-duel-lesson-dig = You are the green dwarf: you begin at the green start card and look for gold in the chests, your goals. Choose a card, then a lit place, then the same place again to lay it.
saboteur-duel-lesson-dig-done = Well dug! A card must match all its neighbours and continue your own route. The green line shows how far you get.
saboteur-duel-lesson-dig-missed = Lay a card on one of the lit places.
saboteur-duel-lesson-goal = One card is missing to reach the first goal. Lay it, and the goal is turned up; if it matches both ways, you choose which way round it goes.
saboteur-duel-lesson-goal-done = { $nuggets ->
    [one] Gold! Your counter lies on it: { $nuggets } nugget is yours at the end of the round, even if the route breaks.
   *[other] Gold! Your counter lies on it: { $nuggets } nuggets are yours at the end of the round, even if the route breaks.
}
saboteur-duel-lesson-goal-missed = The card fits there too, but it reaches no goal. The straight tunnel belongs between your route and the goal.
saboteur-duel-lesson-door = The square blue door is closed to you; the round green one is always open. A key opens a door of the other colour. Use it.
saboteur-duel-lesson-door-done = Open! Your line goes on behind the door. For the blue dwarf nothing changes.
saboteur-duel-lesson-door-missed = That was a tunnel. The key card opens the blue door: choose it, then the door.
saboteur-duel-lesson-tools = Your lantern is broken, so you can’t dig. Repair it, and break your opponent’s cart.
saboteur-duel-lesson-tools-done = Now you can dig, and your opponent can’t. Without a repair card, discarding two cards does it as well.
saboteur-duel-lesson-tools-missed = One of the two is still to be done.
saboteur-duel-lesson-troll = A troll blocks the way to a goal. It lets you pass for a bribe: choose the troll and confirm. At the end of the round it takes one of your gold cards.
saboteur-duel-lesson-troll-done = { $nuggets ->
    [one] The way is free, and { $nuggets } nugget is behind it. From now on the troll sleeps for both.
   *[other] The way is free, and there are { $nuggets } nuggets behind it. From now on the troll sleeps for both.
}
saboteur-duel-lesson-troll-missed = The troll is still there. You may bribe it before or after laying a card.
saboteur-duel-lesson-map = Is a goal worth the way? Six lie face down, some without gold. Play the map and look at one.
saboteur-duel-lesson-map-done = Only you see what is under the open eye. Your opponent sees that you have looked, and will wonder.
saboteur-duel-lesson-map-missed = Choose the map, then a goal.
saboteur-duel-lesson-end = That is all you need. Three rounds, and whoever has the most nuggets wins. The rules are always at hand, and if you choose a place that isn’t lit, you are told why not.

saboteur-duel-lesson-gold = Some path cards have gold of their own, some have dead ends, and on a bridge two tunnels cross without meeting. Lay the card with gold so that your route reaches it.
saboteur-duel-lesson-gold-done = Gold on the way! Your counter lies on it at once.
saboteur-duel-lesson-gold-missed = It fits, but your route brings no gold there. Choose the card with the nugget.
saboteur-duel-lesson-ladder = A ladder of your colour is joined to your start card, wherever it lies: dig on from there. It may even lie wall against wall. Lay the green ladder near the goals.
saboteur-duel-lesson-ladder-done = From now on your route goes on at the ladder, too.
saboteur-duel-lesson-ladder-missed = That was another card. The ladder is the one with the rungs.
saboteur-duel-lesson-break = Three sabotage cards: lantern, pickaxe, cart. Your opponent’s lantern is broken already, and of each tool only one can be. Break another one.
saboteur-duel-lesson-break-done = Two broken tools: both must be repaired before your opponent digs again.
saboteur-duel-lesson-fix = Your pickaxe is broken. A repair card mends the tools that it shows; a double one mends one of its two, as you like. Which card would you rather not keep?
saboteur-duel-lesson-fix-done = Right: the doubles are worth more, for whatever breaks next.
saboteur-duel-lesson-fix-missed = That mends it, but a double card is worth keeping: it could have mended another tool later.
saboteur-duel-lesson-clear = A broken cart, and no repair card. Two cards of your hand, discarded together, do it as well. Choose two.
saboteur-duel-lesson-clear-done = The cart runs again. Your hand has two cards fewer, and only one new one comes.
saboteur-duel-lesson-clear-missed = New cards, but the cart is still broken. Discard two, and choose the cart.
saboteur-duel-lesson-rockfall = A rockfall takes one path card out of the maze. Your opponent comes near the goals: which card cuts all of that route off?
saboteur-duel-lesson-rockfall-done = Cut off right at the start card! What lies behind stays, but no route leads there any more.
saboteur-duel-lesson-rockfall-missed = A piece is gone, but a card put back there mends it. The first card, beside the start, cuts off the most.
saboteur-duel-lesson-pass = Nothing suits you? Discard one card or two, and draw new ones. Choose what you can best do without.
saboteur-duel-lesson-pass-done = New cards, new ways. Discarding is a whole turn.
saboteur-duel-lesson-end-more = Now you know every card. Alone, the mountain itself plays against you: that is in the rules.
