### Moves of the Living Card Game of 2008 in words.

choose_title = { $by } takes a title: { $title }
redirect = { $by } uses a title on the challenge: { $title }
choose_new_target = { $by } turns to a new target: { $target }
support_defend = { $by } { $defenders_count ->
    [0] does not defend for another
   *[other] defends for another with { $defenders }
}
put_into_play = { $by } puts { $card } into play{ $via_key ->
    [ambush] {" "}by Ambush
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , kneeling { $pay_influence } for influence
}{ $pay_hand_title_key ->
    [yes] , with the Hand's two influence
   *[no] {""}
}
cancel = { $by } cancels it with { $card }
place_power = { $by } puts { $amount } power on { $on }
stand_by_keyword = { $by } stands cards ({ $keyword }): { $cards }
give_gold = { $by } gives { $amount } gold to { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
check_deck = { $by } has a deck checked
end_round = The round is over
name_winner = { $by } names the winner: { $seat }
draw_phase = Everybody draws two cards{ $laws_extra_key ->
    [yes] , the Master of Laws one more
   *[no] {""}
}
play_card = { $by } plays { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}on { $host }
}{ $on_house_key ->
    [yes] {" "}onto the House card
   *[no] {""}
}
choose_victims = { $by } chooses { $purpose_key ->
    [deadly] the victim of Deadly
   *[claim] for the claim
}: { $cards_count ->
    [0] nobody
   *[other] { $cards }
}
