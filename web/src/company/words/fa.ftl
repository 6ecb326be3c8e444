## The chat of those who look on

chat-at-table = سر میز
chat-players-speak = این‌جا بازیکنان حرف می‌زنند؛ جای شما کنار تماشاگران است.
chat-was-aside = تماشاگران این‌ها را هنگام بازی گفته‌اند.
