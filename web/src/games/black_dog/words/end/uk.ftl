black-dog-end-home = { $count ->
    [one] { $count } фішка на фініші
    [few] { $count } фішки на фініші
   *[many] { $count } фішок на фініші
}
black-dog-end-hungriest = { $count ->
    [one] Найголодніший біг: { $seat } посилає пса, і той кусає { $count } фішку.
    [few] Найголодніший біг: { $seat } посилає пса, і той кусає { $count } фішки.
   *[many] Найголодніший біг: { $seat } посилає пса, і той кусає { $count } фішок.
}
    .you-seat = { $count ->
        [one] Найголодніший біг: ви посилаєте пса, і той кусає { $count } фішку.
        [few] Найголодніший біг: ви посилаєте пса, і той кусає { $count } фішки.
       *[many] Найголодніший біг: ви посилаєте пса, і той кусає { $count } фішок.
    }
black-dog-end-bitten = Найбільше пес кусає фішки гравця { $owner }: { $count }.
    .you-owner = Найбільше пес кусає ваші фішки: { $count }.
black-dog-end-hits = { $seat } вибиває найбільше фішок: { $count }.
    .you-seat = Ви вибиваєте найбільше фішок: { $count }.
black-dog-end-folds = { $seat } не має чим грати й чекає, і не раз: { $count }.
    .you-seat = Ви не маєте чим грати й чекаєте, і не раз: { $count }.
black-dog-end-done = Перші чотири фішки на фініші — у гравця { $owner }.
    .you-owner = Перші чотири фішки на фініші — ваші.
black-dog-end-lead = Перелом: відтепер попереду { $winners }.
    .you-winners = Перелом: відтепер попереду { $winners }.
black-dog-end-close = Зовсім поруч: іншій стороні бракує однієї фішки.
