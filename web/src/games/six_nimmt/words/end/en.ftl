six-nimmt-end-dearest = { $heads ->
    [one] The dearest row: { $seat } takes { $heads } head at once, in round { $round }.
   *[other] The dearest row: { $seat } takes { $heads } heads at once, in round { $round }.
}
    .you-seat = { $heads ->
        [one] The dearest row: you take { $heads } head at once, in round { $round }.
       *[other] The dearest row: you take { $heads } heads at once, in round { $round }.
    }
six-nimmt-end-run = { $seat } plays { $count } cards one after the other and takes no row.
    .you-seat = You play { $count } cards one after the other and take no row.
six-nimmt-end-clean = { $seat } comes out of round { $round } without a single head.
    .you-seat = You come out of round { $round } without a single head.
six-nimmt-end-lead = The turning point: in round { $round } { $seat } goes ahead and stays there.
    .you-seat = The turning point: in round { $round } you go ahead and stay there.
six-nimmt-end-comeback = What a comeback: after round { $round } { $seat } is last, and still has the fewest heads in the end.
    .you-seat = What a comeback: after round { $round } you are last, and still have the fewest heads in the end.
six-nimmt-end-close = { $heads ->
    [one] That was close: { $seat } wins by one head.
   *[other] That was close: { $seat } wins by { $heads } heads.
}
    .you-seat = { $heads ->
        [one] That was close: you win by one head.
       *[other] That was close: you win by { $heads } heads.
    }
