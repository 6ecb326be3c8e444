six-nimmt-statistic-rounds = Rounds played
six-nimmt-statistic-heads = Heads a round
six-nimmt-statistic-rows = Rows taken a round
six-nimmt-statistic-won = Rounds with the fewest heads
six-nimmt-statistic-clean = Rounds without a single head
six-nimmt-statistic-dearest = Most heads in one row
