### Moves of the Living Card Game of 2008 in words.

choose_title = { $by } bierze tytuł: { $title }
redirect = { $by } używa tytułu w wyzwaniu: { $title }
choose_new_target = { $by } wybiera nowy cel: { $target }
support_defend = { $by } { $defenders_count ->
    [0] nie broni innego
   *[other] broni innego: { $defenders }
}
put_into_play = { $by } wprowadza do gry: { $card }{ $via_key ->
    [ambush] {" "}(Zasadzka)
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , klęka dla wpływów: { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , z dwoma wpływami Namiestnika
   *[no] {""}
}
cancel = { $by } anuluje kartą { $card }
place_power = { $by } kładzie { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
} na karcie { $on }
stand_by_keyword = { $by }: powstają karty ({ $keyword }): { $cards }
give_gold = { $by } daje { $amount ->
    [one] { $amount } żeton złota
    [few] { $amount } żetony złota
   *[many] { $amount } żetonów złota
}: { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
check_deck = { $by } sprawdza talię
end_round = Runda się kończy
name_winner = { $by } wskazuje zwycięzcę: { $seat }
draw_phase = Wszyscy dobierają po dwie karty{ $laws_extra_key ->
    [yes] , Mistrz Praw jeszcze jedną
   *[no] {""}
}
play_card = { $by }: zagrywa { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}na: { $host }
}{ $on_house_key ->
    [yes] {" "}na chorągiew rodu
   *[no] {""}
}
choose_victims = { $by }: { $purpose_key ->
    [deadly] ofiara Zabójczości
   *[claim] efekt zmagań, do zabicia
}: { $cards_count ->
    [0] nikt
   *[other] { $cards }
}
