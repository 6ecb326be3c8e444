screen-of = { $game } روی صفحهٔ بزرگ
screen-join = با گوشی خودتان سر میز بنشینید
