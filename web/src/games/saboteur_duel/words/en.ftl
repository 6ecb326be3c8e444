saboteur-duel-about = Two dwarves dig for gold, with tunnels, locked doors and bribed trolls, and each would rather dig alone.
saboteur-duel-way-duel = Duel
saboteur-duel-way-duel-about = Two dwarves, three rounds. About half an hour.
saboteur-duel-way-solo = Alone
saboteur-duel-way-solo-about = One dwarf against the mountain: 15 nuggets win, 25 make you master of the mines.
saboteur-duel-pick-colour = Your dwarf
saboteur-duel-pick-green = Green
saboteur-duel-pick-blue = Blue
saboteur-duel-key-turn = Turn the held card round (instead of the rules, while one is held)

## The board

saboteur-duel-board-players = Dwarves
saboteur-duel-board-maze = The maze
saboteur-duel-board-hand = Your hand
saboteur-duel-board-hands = Open hands
saboteur-duel-board-supply = Supply

saboteur-duel-board-all-sides = on all sides

saboteur-duel-board-card-crossroads = crossroads
saboteur-duel-board-card-junction = junction { $sides }
saboteur-duel-board-card-straight = tunnel { $sides }
saboteur-duel-board-card-turn = turn { $sides }
saboteur-duel-board-card-bridge = bridge
saboteur-duel-board-card-double = double turn, { $first } and { $second }
saboteur-duel-board-card-ends = { $count ->
    [one] dead end { $sides }
   *[other] dead ends { $sides }
}
saboteur-duel-board-card-door-green = green door ({ $side })
saboteur-duel-board-card-door-blue = blue door ({ $side })
saboteur-duel-board-card-troll = troll ({ $side })
saboteur-duel-board-card-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
saboteur-duel-board-card-ladder-green = green ladder
saboteur-duel-board-card-ladder-blue = blue ladder
saboteur-duel-board-card-start-green = green start card
saboteur-duel-board-card-start-blue = blue start card
saboteur-duel-board-goals = The six goals, face down
saboteur-duel-board-card-goal = goal, face down
saboteur-duel-board-card-sabotage = sabotage: { $tools }
saboteur-duel-board-card-repair = repair: { $tools }
saboteur-duel-board-card-key = key
saboteur-duel-board-card-rockfall = rockfall
saboteur-duel-board-card-map = map

saboteur-duel-board-place = Column { $column }, row { $line }: { $what }
saboteur-duel-board-empty = empty
saboteur-duel-board-counter-green = green counter
saboteur-duel-board-counter-blue = blue counter
saboteur-duel-board-key-green = unlocked by green
saboteur-duel-board-key-blue = unlocked by blue
saboteur-duel-board-reached-green = reached by green
saboteur-duel-board-reached-blue = reached by blue
saboteur-duel-board-reached-both = reached by both
saboteur-duel-board-known = only you know: { $card }
saboteur-duel-board-looked-green = green has looked
saboteur-duel-board-looked-blue = blue has looked

saboteur-duel-board-offer-upright = The card fits here.
saboteur-duel-board-offer-turned = The card fits here if you turn it round.
saboteur-duel-board-offer-both = The card fits here both ways round.
saboteur-duel-board-offer-key = This door can be unlocked.
saboteur-duel-board-offer-rockfall = This card can be removed.
saboteur-duel-board-offer-map = This goal can be looked at.
saboteur-duel-board-offer-bribe = This troll can be bribed.
saboteur-duel-board-offer-orient = Choose which way round this goal goes.
saboteur-duel-board-previewed = Chosen. Choose it once more to confirm.
saboteur-duel-board-hint = Suggested.
saboteur-duel-board-bad = This is in the way.
saboteur-duel-board-bad-side = This is in the way ({ $side }).
saboteur-duel-board-tried = This was refused.

saboteur-duel-board-chosen = Chosen.
saboteur-duel-board-turned = Turned round.
saboteur-duel-board-given = Will be discarded.
saboteur-duel-board-idle = Can only be discarded now.

## What is asked

saboteur-duel-board-act = Your turn: choose a card.
saboteur-duel-board-act-broken = Your turn. You can’t lay path cards while something of yours is broken: { $tools }.
saboteur-duel-board-act-bribe = Your turn: choose a card, or bribe a troll first.
saboteur-duel-board-acts = It is { $seat }’s turn.
saboteur-duel-board-lay = { $count ->
    [one] It fits in { $count } place. Choose it.
   *[other] It fits in { $count } places. Choose one.
}
saboteur-duel-board-lay-there = Choose the place again to lay the card.
saboteur-duel-board-lay-not = It doesn’t fit this way round.
saboteur-duel-board-nowhere = It doesn’t fit anywhere now. Choose a place to see why, or discard it.
saboteur-duel-board-nowhere-broken = No path cards while something of yours is broken: { $tools }. You can discard it.
saboteur-duel-board-nowhere-sabotage = Your opponent’s { $tools } is already broken. You can discard this card.
saboteur-duel-board-nowhere-repair = It has nothing to repair: { $tools }. You can discard it.
saboteur-duel-board-nowhere-key = There is no closed door of the other colour. You can discard this card.
saboteur-duel-board-nowhere-rockfall = There is no card that a rockfall could remove. You can discard this card.
saboteur-duel-board-nowhere-map = No goal lies face down. You can discard this card.
saboteur-duel-board-pick-key = Which door do you want to unlock?
saboteur-duel-board-pick-rockfall = Which card do you want to remove?
saboteur-duel-board-pick-map = Which goal do you want to look at?
saboteur-duel-board-again = Choose it again to confirm.
saboteur-duel-board-sabotage-whom = Sabotage { $seat }?
saboteur-duel-board-repair-what = Which tool do you want to repair?
saboteur-duel-board-discard-what = Choose one or two cards to discard.
saboteur-duel-board-discard-these = { $count ->
    [one] You discard { $count } card and draw a new one. You may add another.
   *[other] You discard { $count } cards and draw new ones.
}
saboteur-duel-board-discard-clear = If you repair a tool with them, you draw only one.
saboteur-duel-board-orient = Choose which way round the goal goes.
saboteur-duel-board-orients = { $seat } chooses which way round a goal goes.
saboteur-duel-board-bribe = Bribe a troll, or end your turn.
saboteur-duel-board-bribe-this = Bribe this troll? It costs a gold card at the end of the round.
saboteur-duel-board-over-none = The game is over. Nuggets: { $total }. You win with 15 or more.
saboteur-duel-board-over-not-bad = { $total } nuggets: not bad!
saboteur-duel-board-over-nose = { $total } nuggets: a nose for gold!
saboteur-duel-board-over-master = { $total } nuggets: master of the mines!

saboteur-duel-board-do-lay = Lay it
saboteur-duel-board-do-key = Unlock
saboteur-duel-board-do-rockfall = Remove
saboteur-duel-board-do-map = Look
saboteur-duel-board-do-bribe = Bribe the troll
saboteur-duel-board-do-bribe-one = Bribe troll { $number }
saboteur-duel-board-do-orient = Place it this way
saboteur-duel-board-do-sabotage = Break: { $tool }
saboteur-duel-board-do-repair = Repair: { $tool }
saboteur-duel-board-do-pass = Discard
saboteur-duel-board-do-clear = Repair: { $tool }
saboteur-duel-board-do-end = End turn
saboteur-duel-board-ends = End my turns automatically
saboteur-duel-board-do-turn = Turn round
saboteur-duel-board-do-cancel = Cancel
saboteur-duel-board-do-discard = Discard …
saboteur-duel-board-way-upright = Upright
saboteur-duel-board-way-turned = Turned round

## Around the maze

saboteur-duel-board-closer = Zoom in
saboteur-duel-board-further = Zoom out
saboteur-duel-board-fit = Show the whole maze
saboteur-duel-board-routes = Show the routes
saboteur-duel-board-keys-help = Arrows move in the maze, R turns the card round, Escape cancels, + and − zoom, 0 shows everything.
saboteur-duel-board-round = Round { $round } of 3
saboteur-duel-board-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
saboteur-duel-board-discard = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
saboteur-duel-board-discard-title = Discarded cards
saboteur-duel-board-discard-none = Nothing has been discarded yet.
saboteur-duel-board-copies = { $card } × { $count }
saboteur-duel-board-counters = { $count ->
    [one] { $count } counter left
   *[other] { $count } counters left
}
saboteur-duel-board-keys = { $count ->
    [one] { $count } key token left
   *[other] { $count } key tokens left
}
saboteur-duel-board-dwarf-green = { $seat }, the green dwarf: { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}, { $claimed } more this round, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
saboteur-duel-board-dwarf-blue = { $seat }, the blue dwarf: { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}, { $claimed } more this round, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
saboteur-duel-board-owes = { $count ->
    [one] Has { $count } troll to pay.
   *[other] Has { $count } trolls to pay.
}
saboteur-duel-board-broken = Broken: { $tools }.
saboteur-duel-board-you = This is you.
saboteur-duel-board-last = Last card: { $card }.
saboteur-duel-board-on-turn = To move.
saboteur-duel-board-winner = Winner.
saboteur-duel-board-progress = { $total } of 25 nuggets. Not bad from 15, a nose for gold from 20, master of the mines from 25.

## The score sheet

saboteur-duel-score-caption = Nuggets by round; whoever has the most wins
saboteur-duel-score-caption-solo = Nuggets by round
saboteur-duel-score-who = Dwarf
saboteur-duel-score-round = Round { $round }
saboteur-duel-score-total = Total
saboteur-duel-score-paid = { $paid } paid to trolls
saboteur-duel-score-chart = Chart: the totals after each round. The table has the same numbers.
saboteur-duel-score-why-goals = All goals were face up.
saboteur-duel-score-why-counters = All counters were in the maze.
saboteur-duel-score-why-cards = All cards were played.
saboteur-duel-score-band-none = No win
saboteur-duel-score-band-not-bad = Not bad
saboteur-duel-score-band-nose = A nose for gold
saboteur-duel-score-band-master = Master of the mines
saboteur-duel-score-best = Your best results on this device
saboteur-duel-score-this = this game
