potion-explosion-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
potion-explosion-end-chain = { $count ->
    [one] The best pick: { $seat } sets off an explosion and gathers { $number } marbles.
   *[other] The longest chain: { $seat } sets off { $count } explosions with one pick and gathers { $number } marbles.
}
    .you-seat = { $count ->
        [one] The best pick: you set off an explosion and gather { $number } marbles.
       *[other] The longest chain: you set off { $count } explosions with one pick and gather { $number } marbles.
    }
potion-explosion-end-robbed = { $count ->
    [one] Blind love: { $seat } takes a marble out of the flask of { $victim }.
   *[other] Blind love: { $seat } takes { $count } marbles out of the flask of { $victim }.
}
    .you-seat = { $count ->
        [one] Blind love: you take a marble out of the flask of { $victim }.
       *[other] Blind love: you take { $count } marbles out of the flask of { $victim }.
    }
    .you-victim = { $count ->
        [one] Blind love: { $seat } takes a marble out of your flask.
       *[other] Blind love: { $seat } takes { $count } marbles out of your flask.
    }
potion-explosion-end-potion = The finest potion: { $seat } completes { $tile } for { $points } points.
    .you-seat = The finest potion: you complete { $tile } for { $points } points.
potion-explosion-end-thirst = { $seat } drinks { $count } potions in one turn.
    .you-seat = You drink { $count } potions in one turn.
potion-explosion-end-helped = { $seat } asks for a little help { $count } times.
    .you-seat = You ask for a little help { $count } times.
potion-explosion-end-lead = The turning point: from here on { $seat } is ahead.
    .you-seat = The turning point: from here on you are ahead.
potion-explosion-end-tie = { $count ->
    [one] A tie, and one pick decides: { $seat } takes one marble.
   *[other] A tie, and one pick decides: { $seat } takes { $count } marbles.
}
    .you-seat = { $count ->
        [one] A tie, and one pick decides: you take one marble.
       *[other] A tie, and one pick decides: you take { $count } marbles.
    }
