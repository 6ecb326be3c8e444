# What things are and do: for the note beside them. What a potion does is said by its rule.

potion-explosion-thing-marble = { $colour }: { $magic }
potion-explosion-thing-spot = بردارید تا گوی‌های پشت سرش سُر بخورند: هر جا دو گوی هم‌رنگ به هم بخورند، منفجر می‌شوند و آن‌ها هم مال شماست.
potion-explosion-thing-arch = پشت طاق است: دیده می‌شود، ولی هنوز نمی‌شود آن را برداشت.
potion-explosion-thing-hand = در دست شماست. به حفره‌ای هم‌رنگ خودش می‌رود، یا اگر به هیچ حفره‌ای نخورد، به بالن.
potion-explosion-thing-flask-marble = در بالن شماست: همان‌جا برای نوبت‌های بعد می‌ماند.
potion-explosion-thing-others-marble = پیش بازیکن دیگری است و همه آن را می‌بینند.
potion-explosion-thing-tile = معجونی با { $points } امتیاز
potion-explosion-thing-holes = حفره‌ها: { $colours }.
potion-explosion-thing-missing = { $colours ->
    [none] کامل است.
   *[other] هنوز کم دارد: { $colours }.
}
potion-explosion-thing-drunk = نوشیده شده است: امتیازش می‌ماند و برای ناز شست هم به حساب می‌آید.
potion-explosion-thing-burner-empty = چراغ خالی
potion-explosion-thing-burner-empty-text = در پایان نوبت یک کاشی تازه از دسته‌ها به این‌جا می‌آید.
potion-explosion-thing-flask = بالن: { $count } از { $most }
potion-explosion-thing-hand-empty = دست شما
potion-explosion-thing-shelf = معجونستان شما
potion-explosion-thing-size = کاشی‌های این دسته: { $count }
potion-explosion-thing-size-text = فقط کاشی رویی را می‌شود برداشت. اگر در پایان نوبتی همه‌ی دسته‌ها خالی باشند، پایان بازی آغاز می‌شود.
potion-explosion-thing-tank = پنهان در مخزن: { $count }
potion-explosion-thing-countdown = ستون شمارش معکوس: { $count }
potion-explosion-thing-bank = بانک: { $count }
potion-explosion-thing-helps-left = ژتون‌های تقلب مانده: { $count }
potion-explosion-thing-points = امتیاز: { $count }
potion-explosion-thing-skills = ژتون‌های ناز شست: { $count }
potion-explosion-thing-helps = ژتون‌های تقلب: { $count }
potion-explosion-thing-help = تقلب کوچولو
potion-explosion-thing-first = بازیکن اول
potion-explosion-thing-player-text = در پایان، هر کس بیشترین امتیاز را داشته باشد برنده است.
