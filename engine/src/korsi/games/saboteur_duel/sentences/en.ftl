saboteur-duel = Saboteur: The Duel

## Words: tools, colours, sides and cards, as they stand inside the sentences below

saboteur-duel-tool-cart = cart
saboteur-duel-tool-lantern = lantern
saboteur-duel-tool-pickaxe = pickaxe

saboteur-duel-colour-green = green
saboteur-duel-colour-blue = blue

saboteur-duel-side-N = north
saboteur-duel-side-E = east
saboteur-duel-side-S = south
saboteur-duel-side-W = west

saboteur-duel-card-A_BREAK_CART = broken cart
saboteur-duel-card-A_BREAK_LANTERN = broken lantern
saboteur-duel-card-A_BREAK_PICK = broken pickaxe
saboteur-duel-card-A_FIX_CART = cart repair
saboteur-duel-card-A_FIX_LANTERN = lantern repair
saboteur-duel-card-A_FIX_PICK = pickaxe repair
saboteur-duel-card-A_FIX_CART_LANTERN = cart or lantern repair
saboteur-duel-card-A_FIX_LANTERN_PICK = lantern or pickaxe repair
saboteur-duel-card-A_FIX_PICK_CART = pickaxe or cart repair
saboteur-duel-card-A_KEY = key
saboteur-duel-card-A_MAP = map
saboteur-duel-card-A_ROCKFALL = rockfall
saboteur-duel-card-P_X_TROLL = crossroads with a troll
saboteur-duel-card-P_X_DOOR_B = crossroads with a blue door
saboteur-duel-card-P_X_DOOR_G = crossroads with a green door
saboteur-duel-card-P_TS_DOOR_B = west–north–east junction with a blue door
saboteur-duel-card-P_TS_DOOR_G = west–north–east junction with a green door
saboteur-duel-card-P_TS_TROLL = west–north–east junction with a troll
saboteur-duel-card-P_TL_DOOR_B = north–west–south junction with a blue door
saboteur-duel-card-P_TL_DOOR_G = north–west–south junction with a green door
saboteur-duel-card-P_TL_TROLL = north–west–south junction with a troll
saboteur-duel-card-P_BRIDGE = bridge
saboteur-duel-card-P_BRIDGE_GOLD = bridge with gold
saboteur-duel-card-P_DTURN = double turn
saboteur-duel-card-P_DTURN_GOLD = double turn with gold
saboteur-duel-card-P_LADDER_B = blue ladder
saboteur-duel-card-P_LADDER_G = green ladder
saboteur-duel-card-P_TL_DE_GOLD = north–west–south junction with gold in a dead end
saboteur-duel-card-P_TS_DE_GOLD = west–north–east junction with gold in a dead end
saboteur-duel-card-P_H_DE_GOLD = west–east tunnel with gold in a dead end
saboteur-duel-card-P_V_DE = north–south tunnel with a dead end
saboteur-duel-card-P_RT_DE_W = north–east turn with a dead end west
saboteur-duel-card-P_RT_DE_S = north–east turn with a dead end south
saboteur-duel-card-P_LT_DE_E = north–west turn with a dead end east
saboteur-duel-card-P_LT_DE_S = north–west turn with a dead end south
saboteur-duel-card-P_H = west–east tunnel
saboteur-duel-card-P_V = north–south tunnel
saboteur-duel-card-P_LT = north–west turn
saboteur-duel-card-P_RT = north–east turn
saboteur-duel-card-S_BLUE = blue start
saboteur-duel-card-S_GREEN = green start
saboteur-duel-card-G_X_0 = goal without gold (crossroads)
saboteur-duel-card-G_4DE_0 = goal without gold (four dead ends)
saboteur-duel-card-G_3DEL_0 = goal without gold (dead ends north–west–south)
saboteur-duel-card-G_3DES_0 = goal without gold (dead ends west–north–east)
saboteur-duel-card-G_LT_1_G = goal with 1 nugget before a green door
saboteur-duel-card-G_LT_2 = goal with 2 nuggets (north–west turn)
saboteur-duel-card-G_RT_1_B = goal with 1 nugget and a blue door
saboteur-duel-card-G_RT_2 = goal with 2 nuggets (north–east turn)
saboteur-duel-card-G_2DEL_1 = goal with 1 nugget in a dead end
saboteur-duel-card-G_2DER_3 = goal with 3 nuggets in a dead end
saboteur-duel-card-G_V2DE_1 = goal with 1 nugget (north–south tunnel)
saboteur-duel-card-G_H2DE_2 = goal with 2 nuggets (west–east tunnel)
saboteur-duel-card-G_TL_1_B = goal with 1 nugget (junction with a blue door)
saboteur-duel-card-G_TL_2_G = goal with 2 nuggets (junction with a green door)
saboteur-duel-card-G_TL_3_B = goal with 3 nuggets (junction with a blue door)
saboteur-duel-card-G_TS_1_G = goal with 1 nugget (junction with a green door)
saboteur-duel-card-G_TS_2_B = goal with 2 nuggets (junction with a blue door)
saboteur-duel-card-G_TS_3_G = goal with 3 nuggets (junction with a green door)

## Refusals

saboteur-duel-over = The game is over.
saboteur-duel-not-your-turn = It is { $seat }’s turn.
saboteur-duel-act-first = Your turn ends after an action: lay or play a card, clear a sabotage, or pass.
saboteur-duel-already-acted = You have made your action; you may still bribe a troll, or end your turn.
saboteur-duel-not-in-hand = You do not hold this card: { $card }.
saboteur-duel-not-a-path-card = This is not a path card: { $card }.
saboteur-duel-not-a-sabotage-card = This is not a sabotage card: { $card }.
saboteur-duel-not-a-repair-card = This is not a repair card: { $card }.
saboteur-duel-orient-first = First say how the goal at { $at } shall lie.
saboteur-duel-no-goal-waits = No goal is waiting for its way up.
saboteur-duel-other-goal-waits = It is the goal at { $at } that waits for its way up.
saboteur-duel-sabotaged = You can’t dig while something of yours is broken: { $tools }.
saboteur-duel-occupied = A card lies there already: { $at }.
saboteur-duel-beside-nothing = A card is laid beside another one; beside { $at } there is none.
saboteur-duel-lies-upright = This card looks the same both ways and always lies upright: { $card }.
saboteur-duel-open-to-wall = To the { $side } your tunnel would run into a wall, at { $at }.
saboteur-duel-wall-to-open = To the { $side } your card has a wall where the tunnel at { $at } is open.
saboteur-duel-ladder-beside-goal = A ladder never lies beside a goal; there is one at { $at }.
saboteur-duel-ladder-beside-gold = A ladder never lies beside gold; there is some at { $at }.
saboteur-duel-ladder-joins-nothing = Your ladder must join some tunnel; at { $at } it joins none.
saboteur-duel-no-route = No tunnel of yours leads to { $at }.
saboteur-duel-gap-in-the-way = Your route breaks off: at { $at } there is a gap.
saboteur-duel-door-in-the-way = A closed door stands in your way at { $at }; its colour: { $colour }.
saboteur-duel-troll-in-the-way = A troll stands in your way at { $at }.
saboteur-duel-dead-end-in-the-way = Your way ends at { $at }: the side to the { $side } is a dead end.
saboteur-duel-other-tunnel-in-the-way = At { $at } you reach only the other tunnel; the two are not joined.
saboteur-duel-no-troll = There is no troll at { $at }.
saboteur-duel-troll-bribed = The troll at { $at } has been bribed.
saboteur-duel-troll-not-reached = You do not reach the troll at { $at }.
saboteur-duel-already-broken = This tool of { $seat } is broken already: { $tool }.
saboteur-duel-not-broken = This is not broken: { $tool }.
saboteur-duel-repairs-another = This card does not repair it: { $card } ({ $tool }).
saboteur-duel-no-door = There is no door at { $at }.
saboteur-duel-own-door = The door at { $at } is of your colour and open to you.
saboteur-duel-door-open = The door at { $at } has been unlocked.
saboteur-duel-no-key-left = No key is left for the door at { $at }.
saboteur-duel-nothing-to-fall = Nothing lies at { $at }.
saboteur-duel-goal-stays = A rockfall never takes a goal: { $at }.
saboteur-duel-start-stays = A rockfall never takes a start: { $at }.
saboteur-duel-gold-stays = A rockfall never takes a card with gold: { $at }.
saboteur-duel-troll-stays = A rockfall never takes a troll: { $at }.
saboteur-duel-no-goal = There is no goal at { $at }.
saboteur-duel-goal-is-up = The goal at { $at } lies face up.

## Events

saboteur-duel-event-dealt = Round { $round } begins with { $starter }. Cards in the pile: { $pile }.
saboteur-duel-event-hand = Your hand: { $cards }.
saboteur-duel-event-laid = { $turned ->
    [yes] { $seat } digs at { $at }: { $card }, turned round.
   *[other] { $seat } digs at { $at }: { $card }.
}
saboteur-duel-event-revealed = { $seat } turns up the goal at { $at }: { $card }.
saboteur-duel-event-oriented = { $turned ->
    [yes] The goal at { $at } lies turned round.
   *[other] The goal at { $at } lies upright.
}
saboteur-duel-event-claimed = { $nuggets ->
    [one] { $seat } claims { $nuggets } nugget at { $at }.
   *[other] { $seat } claims { $nuggets } nuggets at { $at }.
}
saboteur-duel-event-sabotaged = { $seat } breaks a tool of { $victim }: { $tool }.
saboteur-duel-event-repaired = { $seat } repairs a tool: { $tool }.
saboteur-duel-event-unlocked = { $seat } unlocks the door at { $at }.
saboteur-duel-event-collapsed = { $seat } lets the tunnel at { $at } fall in: { $card }.
saboteur-duel-event-looked = { $seat } looks at the goal at { $at }.
saboteur-duel-event-saw = You see at { $at }: { $card }.
saboteur-duel-event-cleared = { $seat } discards two cards to be rid of a sabotage ({ $tool }): { $cards }.
saboteur-duel-event-passed = { $seat } passes and discards: { $cards }.
saboteur-duel-event-bribed = { $seat } bribes the troll at { $at }.
saboteur-duel-event-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
saboteur-duel-event-drawn = You draw: { $cards }.
saboteur-duel-event-struck = { $lies ->
    [yes] Sabotage! { $seat } draws it, and it lies there: { $tool }.
   *[other] { $seat } draws sabotage that lies there already: { $tool }.
}
saboteur-duel-event-caved-in = { $card ->
    [none] A rockfall is drawn, but there is nothing to fall.
   *[other] Rockfall! At { $at } this is gone: { $card }.
}
saboteur-duel-event-paid = { $nuggets ->
    [one] { $seat } pays a troll { $nuggets } nugget.
   *[other] { $seat } pays a troll { $nuggets } nuggets.
}
saboteur-duel-event-round-ended = { $why ->
    [goals] Round { $round } is over: all goals are up. Nuggets: { $nuggets }. Paid: { $paid }. Totals: { $totals }.
    [counters] Round { $round } is over: all counters are laid. Nuggets: { $nuggets }. Paid: { $paid }. Totals: { $totals }.
   *[cards] Round { $round } is over: no cards are left. Nuggets: { $nuggets }. Paid: { $paid }. Totals: { $totals }.
}
saboteur-duel-event-over = The game is over. Most gold: { $winners }. Totals: { $totals }.
saboteur-duel-event-over-solo = { $band ->
    [master] Nuggets: { $total }. Master of the mines!
    [nose] Nuggets: { $total }. A nose for gold!
    [not-bad] Nuggets: { $total }. Not bad!
   *[none] Nuggets: { $total }. This time the mountain wins.
}

## Why a bot likes a move

saboteur-duel-why-gold = { $nuggets ->
    [one] It brings { $nuggets } nugget at once.
   *[other] It brings { $nuggets } nuggets at once.
}
saboteur-duel-why-goal = It reaches a goal.
saboteur-duel-why-lay = Digging at { $at } brings the goals nearer.
saboteur-duel-why-block = Digging at { $at } gets in the other’s way.
saboteur-duel-why-sabotage = It stops the other from digging: { $tool }.
saboteur-duel-why-repair = With a broken tool nobody can dig: { $tool }.
saboteur-duel-why-key = The door at { $at } opens a way.
saboteur-duel-why-rockfall = Without the card at { $at } the other is farther from gold.
saboteur-duel-why-map = It is good to know what lies at { $at }.
saboteur-duel-why-clear = Two cards are a fair price to dig again: { $tool }.
saboteur-duel-why-pass = Other cards may be of more use.
saboteur-duel-why-bribe = Behind the troll at { $at } there is more than it costs.
saboteur-duel-why-way = This way up the goal serves best.
saboteur-duel-why-end = Nothing more is worth a bribe.

## Rules, in a sentence

saboteur-duel-rule-SD-8 = In a turn you lay a path card, play an action card, discard two cards to be rid of one sabotage, or pass with one or two cards; then you draw.
saboteur-duel-rule-SD-9 = A path card is laid beside another card, on an empty place, upright or turned by half; cards that look the same both ways lie upright.
saboteur-duel-rule-SD-10 = Every side that touches a face-up card must match: tunnel to tunnel, wall to wall.
saboteur-duel-rule-SD-11 = A new card must continue an uninterrupted route from your own start; closed doors of the other colour, trolls and dead ends interrupt it.
saboteur-duel-rule-SD-12 = While any sabotage lies before you, you can’t lay path cards.
saboteur-duel-rule-SD-13 = The two tunnels of a bridge or double turn are not joined; one of them at least must be joined to your start.
saboteur-duel-rule-SD-14 = Your ladder may be laid wherever it matches and joins a tunnel; no ladder may lie beside a goal or gold.
saboteur-duel-rule-SD-16 = In your own turn you may bribe a troll that your route reaches; at the end of the round it costs you a gold card.
saboteur-duel-rule-SD-18 = A goal that a route reaches is turned up so that it matches; if both ways do, the player on turn chooses.
saboteur-duel-rule-SD-20 = Sabotage is laid before the other player, at most one of each kind.
saboteur-duel-rule-SD-21 = A repair card removes one sabotage of a matching kind from before you.
saboteur-duel-rule-SD-22 = A key opens one closed door of the other colour, on any face-up card, for this round.
saboteur-duel-rule-SD-23 = A rockfall removes one path card; never a start, a goal, a card with gold or a troll.
saboteur-duel-rule-SD-24 = With a map you look at one face-down goal in secret.
saboteur-duel-rule-SD-30 = After three rounds the game is over; most nuggets win.

## Terminal

saboteur-duel-heading = Round { $round } of { $rounds }. Pile: { $pile }. Left: counters { $counters }, keys { $keys }.
saboteur-duel-legend = ⌂ start · H ladder · T troll · G green, B blue: doors, ladders, counters ● · 1–3 nuggets · ? goal; (2) seen by you, ○ by the other · small letters: open to both
saboteur-duel-gold = nuggets { $nuggets }, claimed { $claimed }
saboteur-duel-cards = cards { $cards }
saboteur-duel-broken = broken: { $tools }
saboteur-duel-bribes = bribed trolls { $trolls }
saboteur-duel-seen = You have seen the goal at { $at }: { $card }.
saboteur-duel-may-bribe = Trolls that you may bribe: { $places }.
saboteur-duel-no-winner = No win this time.
saboteur-duel-sheet = Nuggets
saboteur-duel-sheet-round = Round { $round }
saboteur-duel-sheet-paid = to trolls
saboteur-duel-sheet-total = Total
saboteur-duel-question-act = Card, column, row, such as 3 2 4, and t if turned; or pass 1 2, clear 1 2, bribe 5 3:
saboteur-duel-question-bribe = Bribe a troll, or end your turn (bribe 5 3, end):
saboteur-duel-question-orient = How shall the goal lie? (1 upright, 2 turned)
saboteur-duel-move-lay = { $turned ->
    [yes] { $card } at { $at }, turned round
   *[other] { $card } at { $at }
}
saboteur-duel-move-sabotage = { $card }
saboteur-duel-move-repair = { $card } ({ $tool })
saboteur-duel-move-key = key for the door at { $at }
saboteur-duel-move-rockfall = rockfall at { $at }
saboteur-duel-move-map = map for the goal at { $at }
saboteur-duel-move-clear = discard to be rid of a sabotage ({ $tool }): { $cards }
saboteur-duel-move-pass = pass and discard: { $cards }
saboteur-duel-move-bribe = bribe for the troll at { $at }
saboteur-duel-move-orient = { $turned ->
    [yes] goal at { $at } turned round
   *[other] goal at { $at } upright
}
saboteur-duel-move-end = end of the turn

# The words that may be typed, with spaces between them.
saboteur-duel-word-lay = lay play use card column row at on to in for and
saboteur-duel-word-turned = t turned turn round
saboteur-duel-word-upright = u upright up
saboteur-duel-word-pass = p pass
saboteur-duel-word-clear = c clear
saboteur-duel-word-bribe = b bribe
saboteur-duel-word-end = e end done
saboteur-duel-word-cart = cart
saboteur-duel-word-lantern = lantern lamp
saboteur-duel-word-pickaxe = pickaxe pick axe
