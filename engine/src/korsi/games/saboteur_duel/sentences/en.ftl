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
saboteur-duel-card-P_RT_DE_W = north–east turn with a dead end to the west
saboteur-duel-card-P_RT_DE_S = north–east turn with a dead end to the south
saboteur-duel-card-P_LT_DE_E = north–west turn with a dead end to the east
saboteur-duel-card-P_LT_DE_S = north–west turn with a dead end to the south
saboteur-duel-card-P_H = west–east tunnel
saboteur-duel-card-P_V = north–south tunnel
saboteur-duel-card-P_LT = north–west turn
saboteur-duel-card-P_RT = north–east turn
saboteur-duel-card-S_BLUE = blue start card
saboteur-duel-card-S_GREEN = green start card
saboteur-duel-card-G_X_0 = goal without gold (crossroads)
saboteur-duel-card-G_4DE_0 = goal without gold (four dead ends)
saboteur-duel-card-G_3DEL_0 = goal without gold (dead ends north–west–south)
saboteur-duel-card-G_3DES_0 = goal without gold (dead ends west–north–east)
saboteur-duel-card-G_LT_1_G = goal with 1 nugget outside a green door
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
saboteur-duel-act-first = Before you end your turn, play a card, remove a sabotage card, or pass.
saboteur-duel-already-acted = You have already taken your action; now you can only bribe a troll or end your turn.
saboteur-duel-not-in-hand = You don’t hold this card: { $card }.
saboteur-duel-held-once = You named this card twice, but you hold only one: { $card }.
saboteur-duel-not-a-path-card = Only path cards are laid in the maze, and this isn’t one: { $card }.
saboteur-duel-not-a-sabotage-card = This isn’t a sabotage card: { $card }.
saboteur-duel-not-a-repair-card = This isn’t a repair card: { $card }.
saboteur-duel-orient-first = First choose which way round the goal at { $at } goes.
saboteur-duel-no-goal-waits = No goal is waiting for you to choose which way round it goes.
saboteur-duel-other-goal-waits = The goal that is waiting for you is the one at { $at }.
saboteur-duel-sabotaged = You can’t lay path cards while something of yours is broken: { $tools }.
saboteur-duel-occupied = There is already a card at { $at }.
saboteur-duel-beside-nothing = A card is laid beside another card; there is none beside { $at }.
saboteur-duel-lies-upright = This card looks the same both ways, so it always lies upright: { $card }.
saboteur-duel-open-to-wall = To the { $side }, your tunnel would run into the wall of the card at { $at }.
saboteur-duel-wall-to-open = To the { $side }, your card’s wall would block the tunnel of the card at { $at }.
saboteur-duel-ladder-beside-goal = A ladder can’t lie beside a goal, and there is one at { $at }.
saboteur-duel-ladder-beside-gold = A ladder can’t lie beside a card with gold, and there is one at { $at }.
saboteur-duel-no-route = None of your tunnels leads to { $at }.
saboteur-duel-gap-in-the-way = Your route breaks off: there is a gap at { $at }.
saboteur-duel-door-in-the-way = Your way is blocked by a closed { $colour } door at { $at }.
saboteur-duel-troll-in-the-way = Your way is blocked by a troll at { $at }.
saboteur-duel-dead-end-in-the-way = Your route ends at { $at }: the side to the { $side } is a dead end.
saboteur-duel-other-tunnel-in-the-way = At { $at } you reach only the other tunnel; the two are not joined.
saboteur-duel-no-troll = There is no troll at { $at }.
saboteur-duel-troll-bribed = The troll at { $at } has already been bribed.
saboteur-duel-troll-not-reached = Your route doesn’t reach the troll at { $at }.
saboteur-duel-already-broken = Your opponent’s { $tool } is already broken.
saboteur-duel-not-broken = Your { $tool } isn’t broken.
saboteur-duel-repairs-another = This card doesn’t repair the { $tool }: { $card }.
saboteur-duel-goal-is-down = The goal at { $at } is still face down; a key opens a door on a face-up card.
saboteur-duel-no-door = There is no door at { $at }.
saboteur-duel-own-door = The door at { $at } is your own colour and already open to you.
saboteur-duel-door-open = The door at { $at } has already been unlocked.
saboteur-duel-no-key-left = There is no key token left for the door at { $at }.
saboteur-duel-nothing-to-fall = There is no card at { $at }.
saboteur-duel-goal-stays = The card at { $at } is a goal; a rockfall can’t remove it.
saboteur-duel-start-stays = The card at { $at } is a start card; a rockfall can’t remove it.
saboteur-duel-gold-stays = The card at { $at } shows gold; a rockfall can’t remove it.
saboteur-duel-troll-stays = There is a troll at { $at }; a rockfall can’t remove it.
saboteur-duel-no-goal = There is no goal at { $at }.
saboteur-duel-goal-is-up = The goal at { $at } is already face up.

## Events

saboteur-duel-event-dealt = Round { $round }: { $starter } goes first. Cards in the draw pile: { $pile }.
    .you-starter = Round { $round }: you go first. Cards in the draw pile: { $pile }.
saboteur-duel-event-hand = Your hand: { $cards }.
saboteur-duel-event-laid = { $turned ->
    [yes] { $seat } digs at { $at }: { $card }, turned round.
   *[other] { $seat } digs at { $at }: { $card }.
}
    .you-seat = { $turned ->
        [yes] You dig at { $at }: { $card }, turned round.
       *[other] You dig at { $at }: { $card }.
    }
saboteur-duel-event-revealed = { $seat } turns up the goal at { $at }: { $card }.
    .you-seat = You turn up the goal at { $at }: { $card }.
saboteur-duel-event-oriented = { $turned ->
    [yes] The goal at { $at } lies turned round.
   *[other] The goal at { $at } lies upright.
}
saboteur-duel-event-claimed = { $nuggets ->
    [one] { $seat } claims { $nuggets } nugget at { $at }.
   *[other] { $seat } claims { $nuggets } nuggets at { $at }.
}
    .you-seat = { $nuggets ->
        [one] You claim { $nuggets } nugget at { $at }.
       *[other] You claim { $nuggets } nuggets at { $at }.
    }
saboteur-duel-event-sabotaged = { $seat } sabotages { $victim }: broken { $tool }.
    .you-seat = You sabotage { $victim }: broken { $tool }.
    .you-victim = { $seat } sabotages you: broken { $tool }.
saboteur-duel-event-repaired = { $seat } repairs the { $tool }.
    .you-seat = You repair the { $tool }.
saboteur-duel-event-unlocked = { $seat } unlocks the door at { $at }.
    .you-seat = You unlock the door at { $at }.
saboteur-duel-event-collapsed = { $seat } plays a rockfall at { $at }. Gone: { $card }.
    .you-seat = You play a rockfall at { $at }. Gone: { $card }.
saboteur-duel-event-looked = { $seat } secretly looks at the goal at { $at }.
    .you-seat = You secretly look at the goal at { $at }.
saboteur-duel-event-saw = You see the goal at { $at }: { $card }.
saboteur-duel-event-cleared = { $seat } discards two cards to remove a sabotage card ({ $tool }): { $cards }.
    .you-seat = You discard two cards to remove a sabotage card ({ $tool }): { $cards }.
saboteur-duel-event-passed = { $seat } passes and discards: { $cards }.
    .you-seat = You pass and discard: { $cards }.
saboteur-duel-event-bribed = { $seat } bribes the troll at { $at }.
    .you-seat = You bribe the troll at { $at }.
saboteur-duel-event-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
    .you-seat = { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
saboteur-duel-event-drawn = You draw: { $cards }.
saboteur-duel-event-struck = { $lies ->
    [yes] Sabotage! { $seat } draws a broken { $tool }, and it stays on the table.
   *[other] { $seat } draws another broken { $tool }; it is discarded.
}
    .you-seat = { $lies ->
        [yes] Sabotage! You draw a broken { $tool }, and it stays on the table.
       *[other] You draw another broken { $tool }; it is discarded.
    }
saboteur-duel-event-caved-in = { $card ->
    [none] A rockfall is drawn, but there is nothing to remove.
   *[other] Rockfall! The card at { $at } is gone: { $card }.
}
saboteur-duel-event-paid = { $nuggets ->
    [one] { $seat } pays a troll { $nuggets } nugget.
   *[other] { $seat } pays a troll { $nuggets } nuggets.
}
    .you-seat = { $nuggets ->
        [one] You pay a troll { $nuggets } nugget.
       *[other] You pay a troll { $nuggets } nuggets.
    }
saboteur-duel-event-round-ended = { $why ->
    [goals] Round { $round } is over: all goals are face up. Nuggets this round: { $nuggets }. Total: { $totals }.
    [counters] Round { $round } is over: all counters are in the maze. Nuggets this round: { $nuggets }. Total: { $totals }.
   *[cards] Round { $round } is over: no cards are left. Nuggets this round: { $nuggets }. Total: { $totals }.
}
saboteur-duel-event-over = The game is over. Most nuggets: { $winners }. Total: { $totals }.
    .you-winners = The game is over. Most nuggets: { $winners }. Total: { $totals }.
saboteur-duel-event-over-solo = { $band ->
    [master] { $total } nuggets: master of the mines!
    [nose] { $total } nuggets: a nose for gold!
    [not-bad] { $total } nuggets: not bad!
   *[none] Nuggets: { $total }. This time the mountain wins.
}

## Why a bot likes a move

saboteur-duel-why-gold = { $nuggets ->
    [one] It brings { $nuggets } nugget at once.
   *[other] It brings { $nuggets } nuggets at once.
}
saboteur-duel-why-goal = It turns up a goal: in { $rich } of { $worlds } imagined mines there is gold in it for you.
saboteur-duel-why-lay = A card at { $at } leaves { $near ->
    [one] { $near } card
   *[other] { $near } cards
} to the nearest goal{ $was ->
    [24] ; until now no way led there.
   *[other] , instead of { $was }.
}
saboteur-duel-why-block = A card at { $at } gets in your opponent’s way: { $theirs ->
    [24] no way to a goal is left there.
   *[other] { $theirs } cards to the nearest goal, instead of { $theirs_was }.
}
saboteur-duel-why-sabotage = With a broken { $tool } your opponent can’t dig{ $theirs ->
    [24] .
    [one] , { $theirs } card from the nearest goal.
   *[other] , { $theirs } cards from the nearest goal.
}
saboteur-duel-why-repair = With a broken { $tool } you can’t dig{ $near ->
    [24] .
    [one] , and the nearest goal is { $near } card away.
   *[other] , and the nearest goal is { $near } cards away.
}
saboteur-duel-why-key = Unlocking the door at { $at } opens a way{ $near ->
    [24] .
    [one] : { $near } card to the nearest goal.
   *[other] : { $near } cards to the nearest goal.
}
saboteur-duel-why-rockfall = Without the card at { $at } your opponent has { $theirs ->
    [24] no way to a goal.
    [one] { $theirs } card to the nearest goal.
   *[other] { $theirs } cards to the nearest goal.
}
saboteur-duel-why-map = It is good to know what lies at { $at }: in { $rich } of { $worlds } imagined mines it is gold.
saboteur-duel-why-clear = Two cards are a fair price for a working { $tool }{ $near ->
    [24] .
    [one] : the nearest goal is { $near } card away.
   *[other] : the nearest goal is { $near } cards away.
}
saboteur-duel-why-pass = { $pile ->
    [0] Nothing in your hand helps, and no cards are left to draw.
    [one] A new card may be of more use; { $pile } card is left to draw.
   *[other] New cards may be of more use; { $pile } cards are left to draw.
}
saboteur-duel-why-bribe = What lies behind the troll at { $at } is worth more than the bribe{ $near ->
    [24] .
    [one] : from there it is { $near } card to the nearest goal.
   *[other] : from there it is { $near } cards to the nearest goal.
}
saboteur-duel-why-way = The goal is most useful this way round{ $near ->
    [24] .
    [one] : it leaves { $near } card to the next goal.
   *[other] : it leaves { $near } cards to the next goal.
}
saboteur-duel-why-end = No other troll is worth a bribe.
saboteur-duel-why-branch = A card at { $at } opens another way; to the nearest goal it is { $near ->
    [24] not open yet.
    [one] { $near } card.
   *[other] { $near } cards.
}

## Terminal

saboteur-duel-heading = Round { $round } of { $rounds }. Draw pile: { $pile }. Left: counters { $counters }, keys { $keys }.
saboteur-duel-legend = ⌂ start · H ladder · T troll · G green, B blue: doors, ladders, counters ● · 1–3 nuggets · ? goal; (2) seen by you, ○ by your opponent · small letters: open to both
saboteur-duel-gold = nuggets { $nuggets }, claimed { $claimed }
saboteur-duel-cards = cards { $cards }
saboteur-duel-broken = broken: { $tools }
saboteur-duel-bribes = bribed trolls { $trolls }
saboteur-duel-seen = You have seen the goal at { $at }: { $card }.
saboteur-duel-sheet = Nuggets
saboteur-duel-sheet-round = Round { $round }
saboteur-duel-sheet-total = Total
saboteur-duel-move-lay = { $turned ->
    [yes] { $card } at { $at }, turned round
   *[other] { $card } at { $at }
}
saboteur-duel-move-sabotage = { $card }
saboteur-duel-move-repair = { $card } ({ $tool })
saboteur-duel-move-key = key to the door at { $at }
saboteur-duel-move-rockfall = rockfall at { $at }
saboteur-duel-move-map = look at the goal at { $at }
saboteur-duel-move-clear = discard to remove a sabotage card ({ $tool }): { $cards }
saboteur-duel-move-pass = pass and discard: { $cards }
saboteur-duel-move-bribe = bribe the troll at { $at }
saboteur-duel-move-orient = { $turned ->
    [yes] goal at { $at } turned round
   *[other] goal at { $at } upright
}
saboteur-duel-move-end = end the turn

# The words that may be typed, with spaces between them.
