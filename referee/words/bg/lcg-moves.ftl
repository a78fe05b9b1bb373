### Moves of the Living Card Game of 2008 in words.

choose_title = { $by } взема титла: { $title }
redirect = { $by } използва титла върху предизвикателството: { $title }
choose_new_target = { $by } избира нова цел: { $target }
support_defend = { $by } { $defenders_count ->
    [0] не защитава друг
   *[other] защитава друг с { $defenders }
}
put_into_play = { $by } вкарва в игра { $card }{ $via_key ->
    [ambush] {" "}чрез Изненада
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , като скланя за влияние { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянието на Ръката на краля (2)
   *[no] {""}
}
cancel = { $by } отменя с { $card }
place_power = { $by } слага { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
} върху { $on }
stand_by_keyword = { $by } изправя карти ({ $keyword }): { $cards }
give_gold = { $by } дава { $amount } злато на { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
check_deck = { $by } проверява тесте
end_round = Рундът свърши
name_winner = { $by } посочва победителя: { $seat }
draw_phase = Всички теглят по две карти{ $laws_extra_key ->
    [yes] , Майсторът на законите още една
   *[no] {""}
}
play_card = { $by }: изиграва { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}върху { $host }
}{ $on_house_key ->
    [yes] {" "}върху знамето на дома
   *[no] {""}
}
choose_victims = { $by }: избира { $purpose_key ->
    [deadly] жертвата на Смъртоносност
   *[claim] за загубите
}: { $cards_count ->
    [0] никого
   *[other] { $cards }
}
