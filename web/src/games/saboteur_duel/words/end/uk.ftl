saboteur-duel-end-nuggets = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
}
saboteur-duel-end-richest = { $nuggets ->
    [one] Найбагатша здобич: { $seat } виносить { $nuggets } самородок, раунд { $round }.
    [few] Найбагатша здобич: { $seat } виносить { $nuggets } самородки, раунд { $round }.
   *[many] Найбагатша здобич: { $seat } виносить { $nuggets } самородків, раунд { $round }.
}
    .you-seat = { $nuggets ->
        [one] Найбагатша здобич: ви виносите { $nuggets } самородок, раунд { $round }.
        [few] Найбагатша здобич: ви виносите { $nuggets } самородки, раунд { $round }.
       *[many] Найбагатша здобич: ви виносите { $nuggets } самородків, раунд { $round }.
    }
saboteur-duel-end-lead = Перелом: у раунді { $round } { $seat } виходить уперед і там лишається.
    .you-seat = Перелом: у раунді { $round } ви виходите вперед і там лишаєтеся.
saboteur-duel-end-broken = { $seat } ламає знаряддя гравця { $victim }, і не раз: { $count }.
    .you-seat = Ви ламаєте знаряддя гравця { $victim }, і не раз: { $count }.
    .you-victim = { $seat } ламає ваші знаряддя, і не раз: { $count }.
saboteur-duel-end-fallen = { $count ->
    [one] { $seat } влаштовує { $count } завал.
    [few] { $seat } влаштовує { $count } завали.
   *[many] { $seat } влаштовує { $count } завалів.
}
    .you-seat = { $count ->
        [one] Ви влаштовуєте { $count } завал.
        [few] Ви влаштовуєте { $count } завали.
       *[many] Ви влаштовуєте { $count } завалів.
    }
saboteur-duel-end-goals = { $count ->
    [one] { $seat } відкриває { $count } карту мети.
    [few] { $seat } відкриває { $count } карти мети.
   *[many] { $seat } відкриває { $count } карт мети.
}
    .you-seat = { $count ->
        [one] Ви відкриваєте { $count } карту мети.
        [few] Ви відкриваєте { $count } карти мети.
       *[many] Ви відкриваєте { $count } карт мети.
    }
saboteur-duel-end-paid = { $nuggets ->
    [one] Тролі забирають { $nuggets } самородок гравця { $seat }.
    [few] Тролі забирають { $nuggets } самородки гравця { $seat }.
   *[many] Тролі забирають { $nuggets } самородків гравця { $seat }.
}
    .you-seat = { $nuggets ->
        [one] Тролі забирають { $nuggets } ваш самородок.
        [few] Тролі забирають { $nuggets } ваші самородки.
       *[many] Тролі забирають { $nuggets } ваших самородків.
    }
saboteur-duel-end-struck = Гора ламає знаряддя: { $count }.
saboteur-duel-end-caved = { $count ->
    [one] На тунелі падає { $count } завал.
    [few] На тунелі падають { $count } завали.
   *[many] На тунелі падає { $count } завалів.
}
