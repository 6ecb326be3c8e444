black-dog-statistic-rounds = Rounds played
black-dog-statistic-hits = Pawns of others hit, a game
black-dog-statistic-hit = Own pawns hit, a game
black-dog-statistic-bites = Pawns of others bitten in your turn, a game
black-dog-statistic-bitten = Own pawns bitten, a game
black-dog-statistic-pack = Most bites with one card
black-dog-statistic-folds = Rounds with no card left to play
