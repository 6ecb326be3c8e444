screen-of = { $game } on the big screen
screen-join = Sit down with your phone
