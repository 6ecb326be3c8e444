potion-explosion-end-points = { $points } امتیاز
potion-explosion-end-chain = { $count ->
    [one] بهترین انتخاب: { $seat } انفجاری راه می‌اندازد و { $number } گوی جمع می‌کند.
   *[other] بلندترین زنجیره: { $seat } با یک گوی { $count } انفجار راه می‌اندازد و { $number } گوی جمع می‌کند.
}
    .you-seat = { $count ->
        [one] بهترین انتخاب: شما انفجاری راه می‌اندازید و { $number } گوی جمع می‌کنید.
       *[other] بلندترین زنجیره: شما با یک گوی { $count } انفجار راه می‌اندازید و { $number } گوی جمع می‌کنید.
    }
potion-explosion-end-robbed = عشق آتشین: { $seat } { $count } گوی از بالن { $victim } برمی‌دارد.
    .you-seat = عشق آتشین: شما { $count } گوی از بالن { $victim } برمی‌دارید.
    .you-victim = عشق آتشین: { $seat } { $count } گوی از بالن شما برمی‌دارد.
potion-explosion-end-potion = بهترین معجون: { $seat } این را کامل می‌کند: { $tile }، { $points } امتیاز.
    .you-seat = بهترین معجون: شما این را کامل می‌کنید: { $tile }، { $points } امتیاز.
potion-explosion-end-thirst = { $seat } در یک نوبت { $count } معجون می‌نوشد.
    .you-seat = شما در یک نوبت { $count } معجون می‌نوشید.
potion-explosion-end-helped = { $seat } { $count } بار سراغ تقلب کوچولو می‌رود.
    .you-seat = شما { $count } بار سراغ تقلب کوچولو می‌روید.
potion-explosion-end-lead = نقطه‌ی عطف: { $seat } از این‌جا به بعد جلوست.
    .you-seat = نقطه‌ی عطف: شما از این‌جا به بعد جلو هستید.
potion-explosion-end-tie = امتیازها برابر است و یک انتخاب برنده را تعیین می‌کند: { $seat } { $count } گوی برمی‌دارد.
    .you-seat = امتیازها برابر است و یک انتخاب برنده را تعیین می‌کند: شما { $count } گوی برمی‌دارید.
