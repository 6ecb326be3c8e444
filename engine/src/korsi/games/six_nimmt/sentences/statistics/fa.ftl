six-nimmt-statistic-rounds = دورهای بازی‌شده
six-nimmt-statistic-heads = کله‌گاوی در هر دور
six-nimmt-statistic-rows = ردیف‌های برداشته در هر دور
six-nimmt-statistic-won = دورهایی با کمترین کله‌گاوی
six-nimmt-statistic-clean = دورهای بدون حتی یک کله‌گاوی
six-nimmt-statistic-dearest = بیشترین کله‌گاوی در یک ردیف
