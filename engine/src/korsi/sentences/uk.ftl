seat = Місце { $number }
blank = Щось сталося потай.
