saboteur-duel-end-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
saboteur-duel-end-richest = The richest haul: { $seat } brings { $nuggets } nuggets out of round { $round }.
    .you-seat = The richest haul: you bring { $nuggets } nuggets out of round { $round }.
saboteur-duel-end-lead = The turning point: in round { $round } { $seat } goes ahead and stays there.
    .you-seat = The turning point: in round { $round } you go ahead and stay there.
saboteur-duel-end-broken = { $seat } breaks { $count } tools of { $victim }.
    .you-seat = You break { $count } tools of { $victim }.
    .you-victim = { $seat } breaks { $count } of your tools.
saboteur-duel-end-fallen = { $count ->
    [one] { $seat } lets the rocks fall once.
   *[other] { $seat } lets the rocks fall { $count } times.
}
    .you-seat = { $count ->
        [one] You let the rocks fall once.
       *[other] You let the rocks fall { $count } times.
    }
saboteur-duel-end-goals = { $seat } turns up { $count } goals.
    .you-seat = You turn up { $count } goals.
saboteur-duel-end-paid = { $nuggets ->
    [one] The trolls keep { $nuggets } nugget of { $seat }.
   *[other] The trolls keep { $nuggets } nuggets of { $seat }.
}
    .you-seat = The trolls keep { $nuggets } of your nuggets.
saboteur-duel-end-struck = { $count ->
    [one] The mountain breaks one tool.
   *[other] The mountain breaks { $count } tools.
}
saboteur-duel-end-caved = { $count ->
    [one] One rockfall comes down on the tunnels.
   *[other] { $count } rockfalls come down on the tunnels.
}
