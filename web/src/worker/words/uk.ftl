push-turn = Ваш хід
push-at = { $game }
push-with = { $game }, за столом { $names }
push-many = { $count ->
    [one] { $count } гра чекає на вас
    [few] { $count } гри чекають на вас
   *[other] { $count } ігор чекають на вас
}
push-nudge = { $name } радо чекає на ваш хід
push-nudge-nameless = За столом радо чекають на ваш хід
push-no-hurry = { $game } · Поспішати не треба
