time = وقت
time-none = بدون ساعت
time-move = برای هر حرکت
time-bank = برای بازی
time-days = روزانه
time-none-about = هر کس هر قدر بخواهد فکر می‌کند.
time-move-about = چند ثانیه برای هر حرکت.
time-bank-about = چند دقیقه برای کل بازی، و هر حرکت چند ثانیه به آن می‌افزاید.
time-days-about = چند روز برای هر حرکت، برای دوستانی که کم به هم می‌رسند. اگر همه سه حرکت پشت سر هم نیایند، بازی تمام می‌شود.
time-seconds = ثانیه برای هر حرکت
time-minutes = دقیقه برای هر بازیکن
time-more = ثانیه‌هایی که هر حرکت می‌افزاید
time-for-days = روز برای هر حرکت
time-end = وقتی وقت تمام شد
time-end-move = ربات این حرکت را بازی می‌کند
time-end-seat = ربات صندلی را می‌گیرد
time-end-lost = صندلی از دست می‌رود
time-end-move-about = حرکت بعدی دوباره با خود بازیکن است.
time-end-seat-about = بازیکن هر وقت بخواهد آن را پس می‌گیرد.
time-end-lost-about = ربات تا پایان به جایش بازی می‌کند. بازیکن نمی‌تواند آن را پس بگیرد و آخر می‌شود.
time-said-move = { $amount } ثانیه برای هر حرکت
time-said-bank = { $more ->
    [0] { $amount } دقیقه برای بازی
   *[other] { $amount } دقیقه برای بازی و { $more } ثانیه برای هر حرکت
}
time-said-days = { $amount ->
    [one] { $amount } روز برای هر حرکت
   *[other] { $amount } روز برای هر حرکت
}
time-agreed = وقت: { $said }
time-own = وقت شما: { $left }
clock-days = { $days } روز و { $hours } ساعت
clock-days-short = { $days } روز
clock-left = { $left } مانده
clock-seconds = { $count ->
    [one] { $count } ثانیه مانده است.
   *[other] { $count } ثانیه مانده است.
}
clock-minutes = { $count ->
    [one] { $count } دقیقه مانده است.
   *[other] { $count } دقیقه مانده است.
}
time-up = وقت تمام شد: ربات این حرکت را به جای شما بازی می‌کند.
seat-lost = صندلی از دست رفت
seat-lost-own = وقت شما تمام شد و صندلی از دست رفت: ربات تا پایان به جای شما بازی می‌کند.
pause-ask = درخواست توقف
pause-asked = { $seat } توقف می‌خواهد.
pause-own = شما توقف خواستید.
paused = بازی متوقف است: همه‌ی ساعت‌ها ایستاده‌اند.
end-ask = پایان با همین وضع
end-asked = { $seat } می‌خواهد بازی با همین وضع تمام شود.
end-own = شما می‌خواهید بازی با همین وضع تمام شود.
end-about = امتیازها همین که هست می‌ماند و کسی برنده نمی‌شود.
agree = موافقم
play-on = ادامه می‌دهیم
never-mind = منصرف شدم
still-asked = در انتظار پاسخ: { $seats }.
is-away = مدتی است که { $seat } سر میز نیست.
leaver-wait = صبر می‌کنم
ended-agreed = بازی با همان وضع تمام شد
ended-forgotten = بازی فراموش شد
ended-about = کسی برنده نشد. این‌ها امتیازهای شمرده‌شده تا این‌جاست.
fault-time-up = وقت شما برای این حرکت تمام شد: ربات آن را بازی می‌کند.
fault-paused = بازی متوقف است. اول آن را ادامه دهید.
fault-seat-lost = این صندلی از دست رفته است: ربات تا پایان به جایش بازی می‌کند.
