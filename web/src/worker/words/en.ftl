push-turn = Your turn
push-at = { $game }
push-with = { $game }, with { $names }
push-many = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
push-nudge = { $name } is looking forward to your move
push-nudge-nameless = Your table is looking forward to your move
push-no-hurry = { $game } · No hurry
