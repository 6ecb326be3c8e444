## The guided first game

saboteur-duel-lesson-title = Your first game
saboteur-duel-lesson-step = Step { $step } of { $steps }
saboteur-duel-lesson-skip = Skip
saboteur-duel-lesson-again = Try again
saboteur-duel-lesson-next = Next
saboteur-duel-lesson-done = Done
saboteur-duel-lesson-repeat = From the beginning
saboteur-duel-lesson-me = Learner
saboteur-duel-lesson-second = Sara

saboteur-duel-lesson-dig = You are the green dwarf: you begin at the green start card and look for gold under the red goals. Choose a card, then a lit place, then the same place again to lay it.
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
