potion-explosion-end-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
potion-explosion-end-chain = { $count ->
    [one] Найкращий вибір: { $seat } спричиняє вибух; кульок у руці: { $number }.
    [few] Найдовший ланцюг: { $seat } однією кулькою спричиняє { $count } вибухи; кульок у руці: { $number }.
   *[many] Найдовший ланцюг: { $seat } однією кулькою спричиняє { $count } вибухів; кульок у руці: { $number }.
}
    .you-seat = { $count ->
        [one] Найкращий вибір: ви спричиняєте вибух; кульок у руці: { $number }.
        [few] Найдовший ланцюг: ви однією кулькою спричиняєте { $count } вибухи; кульок у руці: { $number }.
       *[many] Найдовший ланцюг: ви однією кулькою спричиняєте { $count } вибухів; кульок у руці: { $number }.
    }
potion-explosion-end-robbed = Сліпе кохання: { $seat } забирає все з колби гравця { $victim }; кульок: { $count }.
    .you-seat = Сліпе кохання: ви забираєте все з колби гравця { $victim }; кульок: { $count }.
    .you-victim = Сліпе кохання: { $seat } забирає все з вашої колби; кульок: { $count }.
potion-explosion-end-potion = Найкраще зілля: { $seat } завершує { $tile }, очки: { $points }.
    .you-seat = Найкраще зілля: ви завершуєте { $tile }, очки: { $points }.
potion-explosion-end-thirst = За один хід { $seat } випиває зілля, і не одне: { $count }.
    .you-seat = За один хід ви випиваєте зілля, і не одне: { $count }.
potion-explosion-end-helped = { $seat } просить про маленьку допомогу, і не раз: { $count }.
    .you-seat = Ви просите про маленьку допомогу, і не раз: { $count }.
potion-explosion-end-lead = Перелом: відтепер { $seat } попереду.
    .you-seat = Перелом: відтепер ви попереду.
potion-explosion-end-tie = Нічия, і все вирішує один вибір: { $seat } бере кульки — { $count }.
    .you-seat = Нічия, і все вирішує один вибір: ви берете кульки — { $count }.
