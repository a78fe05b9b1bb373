### Чего хотят тексты карт, что оставляют игрокам и как часто их применяют.

text_wants_otherwise = То, чего требует текст карты { $card }, сейчас не так.
no_text_asks = Сейчас никакой текст не оставляет выбора; сейчас: { $busy }.
others_choice = Выбирает { $seat }.
text_names_others = Такого выбора текст не даёт; он требует { $what_key ->
    [cards] выбрать карты
    [name] назвать карту
    [seat] выбрать игрока
   *[way] сказать, как быть дальше
}.
text_wants_as_many = Текст требует от { $least_count } до { $most_count }; выбрано: { $chosen_count }.
limit_used_up = { $card }: не чаще чем { $limit_count ->
    [1] один раз
    [few] { $limit_count } раза
   *[other] { $limit_count } раз
} за { $until_key ->
    [challenge] вызов
    [phase] фазу
   *[round] раунд
}, и это уже было.
not_counted = По тексту карты не считается СИЛ: { $cards }.
plot_says_otherwise = Текст замысла ({ $seat }) известен; ничего другого о нём не говорят.
text_forbids_challenge = { $origin } запрещает в этом раунде против { $target }: { $kind_key ->
    [military] битва
    [intrigue] интрига
   *[power] делёж власти
}.
cannot_be_saved = По тексту карты { $card } от этого не спасти.
works_from_elsewhere = Текст карты { $card } действует из другого места: { $zones }; сейчас карта здесь: { $zone }.
early_window = По тексту карты { $card } сейчас могут действовать все: замыслы выбраны, но ещё не раскрыты.
gold_on_cards = Из этого золота { $amount } лежит на карте { $cards }.
