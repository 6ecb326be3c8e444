black-dog-statistic-rounds = دورهای بازی‌شده
black-dog-statistic-hits = مهره‌های زده‌ی دیگران در هر بازی
black-dog-statistic-hit = مهره‌های زده‌ی شما در هر بازی
black-dog-statistic-bites = مهره‌های دیگران که سگ در نوبت شما گاز گرفت، در هر بازی
black-dog-statistic-bitten = مهره‌های شما که سگ گاز گرفت، در هر بازی
black-dog-statistic-pack = بیشترین گاز سگ با یک کارت
black-dog-statistic-folds = دورهایی که هیچ کارتی قابل بازی نبود
