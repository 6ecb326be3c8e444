black-dog-end-home = { $count ->
    [one] { $count } pawn home
   *[other] { $count } pawns home
}
black-dog-end-hungriest = The hungriest run: { $seat } sends the dog, and it bites { $count } pawns.
    .you-seat = The hungriest run: you send the dog, and it bites { $count } pawns.
black-dog-end-bitten = The dog likes { $owner } best: { $count } bites.
    .you-owner = The dog likes you best: { $count } bites.
black-dog-end-hits = { $seat } hits { $count } pawns: nobody hits more.
    .you-seat = You hit { $count } pawns: nobody hits more.
black-dog-end-folds = { $seat } can’t play { $count } times and waits.
    .you-seat = You can’t play { $count } times and wait.
black-dog-end-done = { $owner } is the first with four pawns home.
    .you-owner = You are the first with four pawns home.
black-dog-end-lead = The turning point: from here on in front: { $winners }.
    .you-winners = The turning point: from here on in front: { $winners }.
black-dog-end-close = That was close: one pawn was missing on the other side.
