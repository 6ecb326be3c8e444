time = Time
time-none = No clock
time-move = A move
time-bank = A game
time-days = Days
time-none-about = Everybody thinks for as long as they like.
time-move-about = So many seconds for each move.
time-bank-about = So many minutes for the whole game, and each move adds a few seconds.
time-days-about = So many days for each move, for friends who seldom meet. If everybody has let three moves go by, the game ends.
time-seconds = Seconds for each move
time-minutes = Minutes for each player
time-more = Seconds that each move adds
time-for-days = Days for each move
time-end = When time is up
time-end-move = A bot plays this move
time-end-seat = A bot takes the seat
time-end-lost = The seat is lost
time-end-move-about = The next move is the player’s own again.
time-end-seat-about = The player can take it back at any time.
time-end-lost-about = A bot plays it to the end. The player can’t take it back, and comes last.
time-said-move = { $amount } s a move
time-said-bank = { $more ->
    [0] { $amount } min a game
   *[other] { $amount } min a game + { $more } s a move
}
time-said-days = { $amount ->
    [one] { $amount } day a move
   *[other] { $amount } days a move
}
time-agreed = Time: { $said }
time-own = Your time: { $left }
clock-days = { $days } d { $hours } h
clock-days-short = { $days } d
clock-left = { $left } left
clock-seconds = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
}
clock-minutes = { $count ->
    [one] { $count } minute left.
   *[other] { $count } minutes left.
}
time-up = Time is up: a bot plays this move for you.
seat-lost = seat lost
seat-lost-own = Your time was up, and the seat is lost: a bot plays it to the end.
pause-ask = Ask for a pause
pause-asked = { $seat } asks for a pause.
pause-own = You asked for a pause.
paused = The game is paused: all clocks stand still.
end-ask = End as it stands
end-asked = { $seat } would end the game as it stands.
end-own = You would end the game as it stands.
end-about = The scores stay as they are now, and nobody wins.
agree = Agree
play-on = Play on
never-mind = Never mind
still-asked = Still asked: { $seats }.
is-away = { $seat } has been away for a while.
leaver-wait = Wait
ended-agreed = The game ended as it stood
ended-forgotten = The game was forgotten
ended-about = Nobody has won. These are the scores counted so far.
fault-time-up = Your time for this move is up: a bot plays it.
fault-paused = The game is paused. Go on with it first.
fault-seat-lost = This seat is lost: a bot plays it to the end.
