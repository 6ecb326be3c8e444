six-nimmt-statistic-rounds = Зіграно раундів
six-nimmt-statistic-heads = Голів за раунд
six-nimmt-statistic-rows = Забрано рядів за раунд
six-nimmt-statistic-won = Раунди, де голів найменше
six-nimmt-statistic-clean = Раунди без жодної голови
six-nimmt-statistic-dearest = Найбільше голів в одному ряду
