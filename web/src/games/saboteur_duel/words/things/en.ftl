# What things are and do: for the note beside them. A card with several things on it has a sentence for each.

saboteur-duel-thing-path = A path card: lay it where its sides match and your own route goes on. Tunnels serve whoever reaches them.
saboteur-duel-thing-bridge = Two tunnels that cross without meeting: at least one must continue your route.
saboteur-duel-thing-double-turn = Two turns that don’t meet: at least one must continue your route.
saboteur-duel-thing-dead-end = A dead end is open to its neighbour, but leads nowhere.
saboteur-duel-thing-door = The { $colour } door is open to the { $colour } dwarf only; a key opens it to the other.
saboteur-duel-thing-unlocked = A key has unlocked this door until the end of the round.
saboteur-duel-thing-troll = The troll lets nobody pass until somebody bribes it with a counter; that costs a gold card at the end of the round.
saboteur-duel-thing-bribed = This troll has been bribed: until the end of the round it lets both pass.
saboteur-duel-thing-gold = { $count ->
    [one] { $count } nugget. Whoever first has a free route to it claims it with a counter.
   *[other] { $count } nuggets. Whoever first has a free route to them claims them with a counter.
}
saboteur-duel-thing-claimed = The counter says whose gold this is: it is taken at the end of the round.
saboteur-duel-thing-ladder = The { $colour } ladder is joined to the { $colour } start card. A ladder of your colour needs no route, but never lies beside a goal or beside gold.
saboteur-duel-thing-start = Here the { $colour } dwarf sets out: every route of that colour begins on this card.
saboteur-duel-thing-goal = A goal, still face down. It may hide up to three nuggets, or none. The first route that reaches it turns it up.
saboteur-duel-thing-goal-known = You have looked at this goal: what is on it, only you know.
saboteur-duel-thing-empty-text = Columns count from the left, rows from the top. A path card may lie here if its sides match its neighbours and your route leads here.
saboteur-duel-thing-sabotage = Breaks this tool of your opponent: no path cards for them until it is repaired.
saboteur-duel-thing-repair = { $count ->
    [one] Repairs this tool of yours, if it is broken.
   *[other] Repairs one of these two tools of yours, if it is broken.
}
saboteur-duel-thing-key = Unlocks one closed door of the other colour, anywhere in the maze, until the end of the round.
saboteur-duel-thing-rockfall = Removes one path card from the maze, but no start card, no goal, no gold and no troll.
saboteur-duel-thing-map = Lets you look at one goal in secret.
saboteur-duel-thing-tool-whole = Whole. Whoever has all three tools whole may lay path cards.
saboteur-duel-thing-tool-broken = Broken: no path cards until it is repaired with a card, or by discarding two cards.
saboteur-duel-thing-nuggets = Nuggets: { $count }
saboteur-duel-thing-nuggets-text = { $claimed ->
    [0] Gold of the rounds before. Whoever has the most after three rounds wins.
   *[other] Gold of the rounds before; { $claimed } more lie under counters now. Whoever has the most after three rounds wins.
}
saboteur-duel-thing-cards = Cards in hand: { $count }
saboteur-duel-thing-cards-text = Six at the start. Whoever repairs a tool by discarding two draws only one, and has fewer from then on.
saboteur-duel-thing-bribes = Trolls to pay: { $count }
saboteur-duel-thing-bribes-text = Each costs a gold card at the end of the round, whatever it is worth: trolls give no change.
saboteur-duel-thing-dwarf-text = This dwarf’s tools, gold and cards stand here.
saboteur-duel-thing-round-text = The game has three rounds. One ends when all goals are face up, when all counters are placed, or when nobody has a card left.
saboteur-duel-thing-pile-text = From here you draw at the end of your turn. When it is empty, you play on with what you hold.
saboteur-duel-thing-discard-text = What has been played or discarded this round. On your turn you may discard one or two cards and draw as many.
saboteur-duel-thing-counters-text = A counter marks gold that is yours, or a troll that you bribed. When the last one is placed, the round is over.
saboteur-duel-thing-keys-text = A key card lays one of these on a door that it unlocks.
saboteur-duel-thing-progress = Nuggets: { $count }
saboteur-duel-thing-progress-text = Alone you win with 15; from 20 you have a nose for gold, from 25 you are master of the mines.
