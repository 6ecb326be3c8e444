push-turn = نوبت شماست
push-at = { $game }
push-with = { $game }، با { $names }
push-many = { $count ->
    [one] { $count } بازی چشم‌به‌راه شماست
   *[other] { $count } بازی چشم‌به‌راه شما هستند
}
push-nudge = { $name } چشم‌به‌راه حرکت شماست
push-nudge-nameless = دوستانتان سر میز چشم‌به‌راه حرکت شما هستند
push-no-hurry = { $game } · عجله‌ای نیست
