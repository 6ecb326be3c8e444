potion-explosion = Potion Explosion
potion-explosion-kind-wisdom = Potion of Wisdom
potion-explosion-kind-blind_love = Elixir of Blind Love
potion-explosion-kind-magnetic = Potion of Magnetical Attraction
potion-explosion-kind-prismatic = Potion of Prismatic Joy
potion-explosion-kind-abyssal = Abyssal Draft
potion-explosion-kind-sands = Sands of Time
potion-explosion-kind-balm = Balm of Uttermost Stickiness
potion-explosion-kind-filter = Filter of Lavamancing

## Words: tiles and marbles, as they stand inside the sentences below

potion-explosion-tile = { $kind } ({ $holes })

potion-explosion-colour-R = red
potion-explosion-colour-B = blue
potion-explosion-colour-K = black
potion-explosion-colour-Y = yellow

potion-explosion-marbles-R = { $count } red
potion-explosion-marbles-B = { $count } blue
potion-explosion-marbles-K = { $count } black
potion-explosion-marbles-Y = { $count } yellow

## Refusals

potion-explosion-first-missing = Seat { $number } can’t begin: this table has only { $count } seats.
potion-explosion-over = The game is over.
potion-explosion-not-now = { $phase ->
    [draft] First everyone takes two starters.
    [prism] Finish the Potion of Prismatic Joy first: place a marble of your flask on a hole.
    [refill] The turn is over: now take new tiles for your burners.
   *[tiebreak] In the tie-break each tied player picks one marble and does nothing else.
}
potion-explosion-not-in-a-turn = { $do ->
    [starter] All starters have been taken.
    [tile] You take new tiles after you have ended your turn.
   *[other] You are not drinking a Potion of Prismatic Joy now.
}
potion-explosion-not-your-turn = It is { $seat }’s turn.
potion-explosion-picked-already = You have already made your regular pick this turn.
potion-explosion-must-pick = Pick a marble before you end your turn.
potion-explosion-out-of-reach = Place { $place } of track { $track } is out of reach: only the front 8 marbles can be taken.
potion-explosion-empty-place = There is no marble on place { $place } of track { $track }.
potion-explosion-helped-already = You have already had a little help this turn.
potion-explosion-no-help-left = No help tokens are left.
potion-explosion-no-such-tile = There is no such tile in this game.
potion-explosion-not-on-offer = This starter is not on offer: { $tile }.
potion-explosion-not-in-hand = There is no { $colour } marble in your hand.
potion-explosion-not-in-flask = There is no { $colour } marble in your flask.
potion-explosion-no-hole = Burner { $burner } has no empty { $colour } hole.
potion-explosion-no-burner = There is no tile on burner { $burner }.
potion-explosion-must-place = This { $colour } marble can’t go into the flask: it fits a hole on burner { $burner }, so it must be placed.
potion-explosion-flask-full = Your flask is full.
potion-explosion-not-completed = You have not completed this potion: { $tile }.
potion-explosion-drunk-already = You have already drunk this potion: { $tile }.
potion-explosion-no-effect = { $cause ->
    [victim] { $kind } could do nothing now: every other flask is empty.
    [flask] { $kind } could do nothing now: your flask is empty.
    [hole] { $kind } could do nothing now: your burners have no empty hole.
    [pair] { $kind } could do nothing now: no neighbours within reach differ in colour.
    [run] { $kind } could do nothing now: no neighbours within reach have the same colour.
   *[marble] { $kind } could do nothing now: there is no marble to take.
}
potion-explosion-victim-self = The marbles come from another player’s flask, not from your own.
potion-explosion-victim-flask-empty = The flask of { $victim } is empty.
potion-explosion-same-colours = The two neighbours must have different colours; both are { $colour }.
potion-explosion-abyssal-none = Take at least one of the front marbles.
potion-explosion-abyssal-same-colour = Only one marble of each colour: a second { $colour } one is at the front of track { $track }.
potion-explosion-sands-nothing = None of the potions that you have drunk could do anything now.
potion-explosion-sands-none-drunk = You have not drunk any other potion yet, so there is no effect to use again.
potion-explosion-sands-not-drunk = You have not drunk this potion: { $kind }.
potion-explosion-sands-itself = The Sands of Time can’t repeat another Sands of Time.
potion-explosion-wrong-effect = This potion has another effect: { $kind }.
potion-explosion-balm-count = The balm takes at least two neighbours, not { $count }.
potion-explosion-balm-colours = These marbles differ in colour: the balm takes neighbours of one colour, but on place { $place } there is a { $colour } one.
potion-explosion-filter-colours = These marbles differ in colour: the filter takes marbles of one colour, but on place { $place } there is a { $colour } one.
potion-explosion-filter-count = The filter takes 1 to 5 marbles, not { $count }.
potion-explosion-still-fits = A { $colour } marble in your hand still fits a hole on burner { $burner }: place it first.
potion-explosion-flask-has-room = You still hold marbles, and your flask has room: fill it first.
potion-explosion-prism-early = Place at least one marble of your flask first.
potion-explosion-prism-hole = Burner { $burner } has no empty { $hole } hole.
potion-explosion-stack-empty = Stack { $stack } is empty.

## Events

potion-explosion-event-draw = { $first } is the first player. Not in this game: { $leave }. Starters: { $starters }.
    .you-first = You are the first player. Not in this game: { $leave }. Starters: { $starters }.
potion-explosion-event-drafted = { $seat } takes a starter: { $tile }.
    .you-seat = You take a starter: { $tile }.
potion-explosion-event-filled = The dispenser and the five stacks are filled. On top: { $tops }.
potion-explosion-event-turn = { $seat } begins a turn.
    .you-seat = You begin a turn.
potion-explosion-event-picked = { $seat } picks a { $colour } marble from place { $place } of track { $track }.
    .you-seat = You pick a { $colour } marble from place { $place } of track { $track }.
potion-explosion-event-exploded = Explosion! { $count } { $colour } marbles collide on track { $track }.
potion-explosion-event-helped = { $seat } asks for a little help and takes a { $colour } marble from place { $place } of track { $track }.
    .you-seat = You ask for a little help and take a { $colour } marble from place { $place } of track { $track }.
potion-explosion-event-drunk = { $as ->
    [none] { $seat } drinks: { $tile }.
   *[other] { $seat } drinks: { $tile }, as { $as }.
}
    .you-seat = { $as ->
        [none] You drink: { $tile }.
       *[other] You drink: { $tile }, as { $as }.
    }
potion-explosion-event-took = { $seat } takes without an explosion: { $marbles }.
    .you-seat = You take without an explosion: { $marbles }.
potion-explosion-event-robbed = { $seat } takes all from the flask of { $victim }: { $colours }.
    .you-seat = You take all from the flask of { $victim }: { $colours }.
    .you-victim = { $seat } takes all from your flask: { $colours }.
potion-explosion-event-prism = { $seat } places a { $colour } marble on a { $hole } hole of burner { $burner }.
    .you-seat = You place a { $colour } marble on a { $hole } hole of burner { $burner }.
potion-explosion-event-prism-done = { $seat } finishes the Potion of Prismatic Joy.
    .you-seat = You finish the Potion of Prismatic Joy.
potion-explosion-event-filtered = { $seat } filters { $colour } marbles out of track { $track }.
    .you-seat = You filter { $colour } marbles out of track { $track }.
potion-explosion-event-seen = Into sight on track { $track }: { $colours }.
potion-explosion-event-put = { $from ->
    [flask] { $seat } places a { $colour } marble from the flask on burner { $burner }.
   *[hand] { $seat } places a { $colour } marble on burner { $burner }.
}
    .you-seat = { $from ->
        [flask] You place a { $colour } marble from the flask on burner { $burner }.
       *[hand] You place a { $colour } marble on burner { $burner }.
    }
potion-explosion-event-flasked = { $seat } keeps a { $colour } marble in the flask.
    .you-seat = You keep a { $colour } marble in the flask.
potion-explosion-event-handed = { $seat } takes a { $colour } marble out of the flask.
    .you-seat = You take a { $colour } marble out of the flask.
potion-explosion-event-completed = { $seat } completes: { $tile }. Points: { $points }.
    .you-seat = You complete: { $tile }. Points: { $points }.
potion-explosion-event-returned = Back into the dispenser: { $colours }.
potion-explosion-event-arrived = A { $colour } marble stops on place { $place } of track { $track }.
potion-explosion-event-ended = { $surplus ->
    [none] { $seat } ends the turn.
   *[other] { $seat } ends the turn. Surplus: { $surplus }.
}
    .you-seat = { $surplus ->
        [none] You end the turn.
       *[other] You end the turn. Surplus: { $surplus }.
    }
potion-explosion-event-tile = { $seat } takes for burner { $burner }: { $tile }.
    .you-seat = You take for burner { $burner }: { $tile }.
potion-explosion-event-uncovered = { $tile ->
    [none] Stack { $stack } is empty now.
   *[other] Now on top of stack { $stack }: { $tile }.
}
potion-explosion-event-skill = { $why ->
    [five] { $from ->
        [bank] { $seat } has five kinds and gets a skill token from the bank.
       *[countdown] { $seat } has five kinds and gets a skill token from the countdown stack.
    }
   *[three] { $from ->
        [bank] { $seat } has three of a kind ({ $kind }) and gets a skill token from the bank.
       *[countdown] { $seat } has three of a kind ({ $kind }) and gets a skill token from the countdown stack.
    }
}
    .you-seat = { $why ->
        [five] { $from ->
            [bank] You have five kinds and get a skill token from the bank.
           *[countdown] You have five kinds and get a skill token from the countdown stack.
        }
       *[three] { $from ->
            [bank] You have three of a kind ({ $kind }) and get a skill token from the bank.
           *[countdown] You have three of a kind ({ $kind }) and get a skill token from the countdown stack.
        }
    }
potion-explosion-event-last-turns = { $why ->
    [tiles] No tile is left to take. The last turns begin.
    [turns] Everyone has had 150 turns, and the game ends.
   *[skills] The countdown stack is empty. The last turns begin.
}
potion-explosion-event-tie = Tie-break, round { $round }: { $seats } pick once each. Whoever takes the most marbles wins.
    .you-seats = Tie-break, round { $round }: { $seats } pick once each. Whoever takes the most marbles wins.
potion-explosion-event-tie-picked = { $seat } picks { $count ->
    [one] one marble.
   *[other] { $count } marbles.
}
    .you-seat = You pick { $count ->
        [one] one marble.
       *[other] { $count } marbles.
    }
potion-explosion-event-over = The game is over. Won by { $winners }. Points: { $scores }.
    .you-winners = The game is over. Won by { $winners }. Points: { $scores }.

## Why a bot likes a move

potion-explosion-why-starter = This starter goes well with the others.{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-explode = It brings { $gets } marbles with { $bursts ->
    [one] { $bursts } explosion
   *[other] { $bursts } explosions
}.{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-pick = { $gets ->
    [one] This marble is needed most.
   *[other] These { $gets } marbles are needed most.
}{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-help = The marble is worth more than the two points it costs.{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-prepare = It prepares a bigger explosion.{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-drink = { $gets ->
    [0] The potion does more now than later.
    [one] The potion brings { $gets } marble now.
   *[other] The potion brings { $gets } marbles now.
}{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-complete = It completes a potion.{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-skill = It brings a skill token.{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-put = The marble belongs on this tile.{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-keep = In the flask the marble may still be of use.{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-swap = Another marble is more useful in the flask.{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-deny = { $gets ->
    [one] The next player would have liked this marble.
   *[other] The next player would have liked these { $gets } marbles.
}{ $brewed ->
    [0] {""}
    [one] {" "}This turn it finishes { $brewed } potion, for { $scored } points.
   *[other] {" "}This turn it finishes { $brewed } potions, for { $scored } points.
}{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-tile = This tile promises the most.{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}
potion-explosion-why-end = There is nothing better to do in this turn.{ $points ->
    [0] {""}
    [one] {" "}That is worth about a point more than the next best move.
   *[other] {" "}That is worth about { $points } points more than the next best move.
}

## Rules, in a sentence

potion-explosion-rule-PE-4 = Two of the eight kinds leave the game before it begins.
potion-explosion-rule-PE-5 = The first player is drawn by lot or named by the table. Everyone takes one starter, clockwise from the first player, then a second one, from the last player back.
potion-explosion-rule-PE-7 = Of each track, only the front 8 marbles can be taken; the ninth can be seen, the ones behind it are hidden.
potion-explosion-rule-PE-8 = The countdown stack has 4, 5 or 6 skill tokens for 2, 3 or 4 players, or as many as the table has agreed, from 1 to 15.
potion-explosion-rule-PE-9 = In a turn you make exactly one regular pick, of any of the front 8 marbles of a track, and you must make it.
potion-explosion-rule-PE-10 = Marbles of one colour that collide when a track slides down explode, with all of that colour that touch them.
potion-explosion-rule-PE-11 = Once in a turn you may take a help token and any one of the front 8 marbles, without an explosion; each token costs 2 points.
potion-explosion-rule-PE-12 = In your turn you may drink any of your completed potions, each of them once; it keeps its points.
potion-explosion-rule-PE-13 = Marbles in your hand go on empty holes of their colour on your burners. A marble that fits must be placed, unless the table plays otherwise; once placed, it stays until the potion is complete.
potion-explosion-rule-PE-14 = The flask keeps up to 3 marbles for later turns. A turn can’t end while a marble in hand fits a hole, or while the flask has room for it.
potion-explosion-rule-PE-15 = When all holes are full, the marbles return to the dispenser and the potion goes to your shelf; no new tile before the end of the turn.
potion-explosion-rule-PE-16 = At the end of a turn surplus marbles return, the burners are refilled from the tops of the stacks, and skill tokens are given.
potion-explosion-rule-PE-17 = Returning marbles join the back of tracks drawn by chance; a full track sends them to the nearest one with room. They never explode.
potion-explosion-rule-PE-18 = Potion of Wisdom: take one of the front 8 marbles of any track.
potion-explosion-rule-PE-19 = Elixir of Blind Love: take all marbles from the flask of one other player; at least one must be there.
potion-explosion-rule-PE-20 = Potion of Magnetical Attraction: take two neighbouring marbles of different colours from the front 8 of one track.
potion-explosion-rule-PE-21 = Potion of Prismatic Joy: place marbles of your flask on any empty holes of your burners, whatever the colour; at least one, and nothing else meanwhile.
potion-explosion-rule-PE-22 = Abyssal Draft: from the front marbles of the five tracks, take up to one of each colour, at least one.
potion-explosion-rule-PE-23 = Sands of Time: use again the effect of a potion that you have drunk, but not of another Sands of Time.
potion-explosion-rule-PE-24 = Balm of Uttermost Stickiness: take two or more neighbouring marbles of one colour from the front 8 of one track.
potion-explosion-rule-PE-25 = Filter of Lavamancing: return 1 to 5 marbles of one colour from the front 8 of one track to the tank.
potion-explosion-rule-PE-26 = A potion whose effect could do nothing can’t be drunk.
potion-explosion-rule-PE-27 = Your third potion of a kind earns a skill token, once per kind; five different kinds earn one, once.
potion-explosion-rule-PE-28 = The end begins when the countdown stack is empty or no tile is left at the end of a turn; everyone has the same number of turns.
potion-explosion-rule-PE-29 = Score: the points of your potions, plus 4 for each skill token, less 2 for each help token. Whoever has the most points wins.
potion-explosion-rule-PE-30 = Tied players make one regular pick each. Whoever takes the most marbles wins.

## Terminal

potion-explosion-heading = Countdown stack { $countdown } · bank { $bank } · help tokens { $left }
potion-explosion-legend = R red · B blue · K black · Y yellow · capital letter: marble, small letter: empty hole · ( the arch · [··] flask
potion-explosion-last-turns = These are the last turns.
potion-explosion-places = Place
potion-explosion-track = Track { $track }
potion-explosion-takes = takes
potion-explosion-behind = hidden { $count }
potion-explosion-starter = Starter { $number }
potion-explosion-stack = Stack { $stack }
potion-explosion-size = tiles { $count }
potion-explosion-points = points { $points }
potion-explosion-skills = skill tokens { $count }
potion-explosion-helps = help tokens { $count }
potion-explosion-burner = Burner { $burner }
potion-explosion-flask = Flask
potion-explosion-hand = Hand
potion-explosion-shelf = Shelf
potion-explosion-drunk = drunk
potion-explosion-on-turn = plays now
potion-explosion-first = first player
potion-explosion-tie = Tie-break, round { $round }: each picks once
potion-explosion-tie-count = marbles { $count }
potion-explosion-sheet = Points
potion-explosion-sheet-total = Total
potion-explosion-drink-how = { $effect ->
    [wisdom] drink { $number }, track, place
    [blind_love] drink { $number }, player
    [magnetic] drink { $number }, track, place of the front one
    [prismatic] drink { $number }
    [abyssal] drink { $number }, tracks
    [sands] drink { $number } as the number of a drunk potion, and what that one needs
    [balm] drink { $number }, track, place of the front one, how many
   *[filter] drink { $number }, track, places
}
potion-explosion-move-starter = take the starter { $tile }
potion-explosion-move-pick = pick on track { $track }, place { $place }
potion-explosion-move-help = little help: track { $track }, place { $place }
potion-explosion-move-put = { $from ->
    [flask] from the flask on burner { $burner }: { $colour }
   *[hand] on burner { $burner }: { $colour }
}
potion-explosion-move-to_flask = into the flask: { $colour }
potion-explosion-move-to_hand = out of the flask: { $colour }
potion-explosion-move-prism = on burner { $burner }, { $hole } hole: { $colour }
potion-explosion-move-prism_done = finish the Potion of Prismatic Joy
potion-explosion-move-end = end the turn
potion-explosion-move-tile = take the top of stack { $stack }
potion-explosion-move-drink = drink: { $name }
potion-explosion-as = as { $kind }
potion-explosion-spot = track { $track }, place { $place }
potion-explosion-spots = { $number } marbles from there
potion-explosion-on-track = track { $track }
potion-explosion-on-tracks = tracks { $numbers }
potion-explosion-on-places = places { $numbers }
potion-explosion-from-flask = from { $victim }

# The words that may be typed, with spaces between them.
