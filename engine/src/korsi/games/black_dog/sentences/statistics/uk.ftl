black-dog-statistic-rounds = Зіграно раундів
black-dog-statistic-hits = Вибито чужих фішок за гру
black-dog-statistic-hit = Вибито ваших фішок за гру
black-dog-statistic-bites = Покусано чужих фішок у ваш хід, за гру
black-dog-statistic-bitten = Покусано ваших фішок за гру
black-dog-statistic-pack = Найбільше укусів однією картою
black-dog-statistic-folds = Раунди, де не лишилося жодної придатної карти
