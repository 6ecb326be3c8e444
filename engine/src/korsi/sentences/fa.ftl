seat = صندلی { $number }
blank = چیزی پنهانی رخ داد.
