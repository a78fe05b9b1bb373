### Moves of the Living Card Game of 2008 in words.

choose_title = { $by } берёт титул: { $title }
redirect = { $by } применяет титул к вызову: { $title }
choose_new_target = { $by } выбирает новую цель: { $target }
support_defend = { $by } { $defenders_count ->
    [0] не защищает другого
   *[other] защищает другого: { $defenders }
}
put_into_play = { $by } вводит в игру: { $card }{ $via_key ->
    [ambush] {" "}(Засада)
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , склоняя ради влияния { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянием Десницы (2)
   *[no] {""}
}
cancel = { $by } отменяет картой { $card }
place_power = { $by } кладёт власть ({ $amount }) на карту { $on }
stand_by_keyword = { $by } поднимает карты ({ $keyword }): { $cards }
give_gold = { $by } передаёт золото ({ $amount }) игроку { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
check_deck = { $by } проверяет колоду
end_round = Раунд окончен
name_winner = { $by } называет победителя: { $seat }
draw_phase = Все берут по две карты{ $laws_extra_key ->
    [yes] , Мастер Законов — ещё одну
   *[no] {""}
}
play_card = { $by }: играет { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}на карту { $host }
}{ $on_house_key ->
    [yes] {" "}на карту Дома
   *[no] {""}
}
choose_victims = { $by }: { $purpose_key ->
    [deadly] жертва Смертоносности
   *[claim] расплата за намерения, выбраны
}: { $cards_count ->
    [0] никто
   *[other] { $cards }
}
