mine-parts = بازی‌های من: چه دیده شود
mine-statistics = آمار
mine-friends = دوستان
mine-alone = تک‌نفره
mine-playing = هنوز در جریان
mine-finished = بازی‌های تمام‌شده

## Looking for games

mine-filter = فیلتر
mine-filters = فیلتر: { $count } مورد
mine-name = نام یکی از حاضران
mine-game = بازی
mine-any-game = همه‌ی بازی‌ها
mine-result = نتیجه
mine-any-result = همه‌ی نتیجه‌ها
mine-won = برد
mine-lost = بدون برد
mine-when = چه وقت
mine-any-time = هر وقت
mine-week = در ۷ روز گذشته
mine-month = در ۳۰ روز گذشته
mine-year = در ۱۲ ماه گذشته
mine-older = پیش از آن
mine-with = بازی با { $name }
mine-see-all = نمایش همه‌ی بازی‌ها
mine-none = هر بازی که تمام کنید اینجا می‌ماند: چه کسانی بودند، چه شد، و بازپخش آن.
mine-none-fit = هیچ بازی‌ای این‌طور نیست.
mine-shown = { $count ->
    [0] هیچ بازی‌ای پیدا نشد.
   *[other] { $count } بازی دیده می‌شود.
}
mine-more = بازی‌های بیشتر
mine-place-of = رتبه‌ی { $place } از { $count }
mine-gone = دیگر اینجا نگه داشته نمی‌شود
mine-replay-of = بازپخش: { $game }، { $date }
mine-record-of = دانلود بازی: { $game }، { $date }
mine-export = ذخیره‌ی همه‌ی بازی‌ها در یک فایل
mine-export-about = همه‌ی بازی‌های تمام‌شده با نتیجه‌ها و نشانی‌ها، به شکل JSON.

## Statistics

mine-statistics-none = آمار با نخستین بازی تمام‌شده‌ی شما آغاز می‌شود.
mine-alone-at = { $game }: تک‌نفره
mine-games-count = { $count } بازی
mine-played = بازی‌شده
mine-won-share = { $share } از همه
mine-mean = میانگین امتیاز
mine-best = بهترین امتیاز

## Friends

mine-friends-none = یک بازی را با کسی به پایان ببرید تا ببینید میان شما چند به چند است.
mine-standing = شما { $ahead }، { $name } { $behind }
mine-equal = { $count } مساوی
mine-partners = هم‌تیمی: { $won } برد از { $count } بازی
mine-last = آخرین بازی: { $date }
mine-by-game = بر اساس بازی

## Alone

mine-own-best = بهترین‌های شما
mine-own-none = هنوز آن را تک‌نفره بازی نکرده‌اید.
mine-house-best = بهترین‌های خانه
mine-house-none = هنوز هیچ‌کس.
mine-listed = من هم در میان بهترین‌های خانه باشم
mine-listed-about = با نام و بهترین امتیاز شما. کسی که نامی ندارد دیده نمی‌شود.
mine-no-alone = اینجا هیچ بازی‌ای تک‌نفره نیست.
