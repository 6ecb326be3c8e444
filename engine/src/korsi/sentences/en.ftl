seat = Seat { $number }
blank = Something happened in secret.
