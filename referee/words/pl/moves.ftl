pass = { $by }: pasuje
pass_window = Wszyscy pasują{ $asked_key ->
    [none] {""}
   *[some] : { $asked }
}
mulligan = { $by }: korzysta z mulligana
keep_hand = { $by }: zachowuje przygotowawczą rękę
place_setup = { $by }: karty przygotowawcze: { $cards_count ->
    [0] żadne
   *[other] { $cards }
}
reveal_setup = Wszystkie karty przygotowawcze zostają odkryte
refill_hands = { $by_key ->
    [none] Wszyscy dobierają do siedmiu kart
   *[some] { $by }: dobiera do siedmiu kart
}
draft_pick = { $by }: zachowuje fabułę i podaje pozostałe
build_plot_deck = { $plots_key ->
    [none] { $by }: wybiera siedem fabuł do talii fabuły
   *[some] { $by }: wybiera talię fabuły: { $plots }
}
reveal_plot = { $plot_key ->
    [none] { $by }: nie odkrywa fabuły
   *[some] { $by }: odkrywa fabułę { $plot }
}
determine_initiative = Porównuje się inicjatywę{ $random_result_key ->
    [none] {""}
   *[some] ; los pada na: { $random_result }
}
name_first_player = { $by }: wybiera pierwszego gracza: { $seat }
order_when_revealed = { $order_key ->
    [none] { $by }: ustala kolejność tekstów „po odkryciu”
   *[some] { $by }: wykonuje tekst „po odkryciu”: { $order }
}
ordered = { $seat }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
draw_phase = Wszyscy dobierają po dwie karty
collect_income = { $by }: pobiera przychód
play_card = { $by }: zagrywa kartę { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}na: { $host }
}
play_duplicate = { $by }: dołącza kartę { $card } jako duplikat do: { $host }
end_turn = { $by }: kończy turę
play_event = { $by }: zagrywa wydarzenie { $card }{ $pay_gold ->
    [0] {""}
    [one] {" "}za { $pay_gold } żeton złota
    [few] {" "}za { $pay_gold } żetony złota
   *[many] {" "}za { $pay_gold } żetonów złota
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , klęka: { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , odrzuca: { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , klęka dla wpływów: { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , z dwoma wpływami Namiestnika
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
use_ability = { $by }: aktywuje kartę { $card }{ $pay_gold ->
    [0] {""}
    [one] {" "}za { $pay_gold } żeton złota
    [few] {" "}za { $pay_gold } żetony złota
   *[many] {" "}za { $pay_gold } żetonów złota
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , klęka: { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , odrzuca: { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , klęka dla wpływów: { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , z dwoma wpływami Namiestnika
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
respond = { $by }: odpowiada kartą { $card }{ $to_key ->
    [none] {""}
   *[some] {" "}({ $to })
}{ $pay_gold ->
    [0] {""}
    [one] {" "}za { $pay_gold } żeton złota
    [few] {" "}za { $pay_gold } żetony złota
   *[many] {" "}za { $pay_gold } żetonów złota
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , klęka: { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , odrzuca: { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , klęka dla wpływów: { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , z dwoma wpływami Namiestnika
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
resolve_passive = { $by }: wykonuje zdolność pasywną karty { $card }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
decline_passive = { $by }: odmawia wykonania zdolności pasywnej karty { $card }
order_passives = { $by }: ustala kolejność zdolności pasywnych: { $order }
save = { $by }: ocala postać { $card } { $by_means_key ->
    [duplicate] duplikatem
    [effect] efektem
   *[card] kartą { $by_means }
}
decline_saves = { $by_key ->
    [none] Nikt już nie zostaje ocalony
   *[some] { $by }: bez ocalenia
}
declare_challenge = { $by }: { $kind_key ->
    [military] wyzwanie wojskowe
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
} przeciw: { $target }, { $attackers_count ->
    [0] bez atakujących
   *[other] atakujący: { $attackers }
}{ $stealth_key ->
    [none] {""}
   *[some] . Skrytość: { $stealth }
}
pair-stealth = { $card } wybiera { $host }
pair-pairs = { $card } wybiera { $host }
pair-attach = { $card } na { $host }
assign_stealth = { $by }: wybiera przez Skrytość: { $pairs_key ->
    [none] nikogo
   *[some] { $pairs }
}
declare_defenders = { $by }: obrońcy: { $defenders_count ->
    [0] brak
   *[other] { $defenders }
}
resolve = Wyzwanie zostaje rozpatrzone
choose_victims = { $by }: efekt zmagań, do zabicia: { $cards_count ->
    [0] nikt
   *[other] { $cards }
}
discard_for_claim = { $by }: efekt zmagań, odrzuca{ $random_key ->
    [yes] {" "}losowo
   *[no] {""}
}: { $cards_count ->
    [0] { $count_count ->
        [one] { $count_count } kartę
        [few] { $count_count } karty
       *[many] { $count_count } kart
    }
   *[other] { $cards }
}
count_dominance = Liczy się dominację{ $winner_also_key ->
    [none] {""}
   *[some] ; zwycięzca otrzymuje też: { $winner_also }
}
bonus = { $power ->
    [one] { $power } punkt władzy
    [few] { $power } punkty władzy
   *[many] { $power } punktów władzy
}, gracz: { $seat }
stand_all = Wszystkie karty powstają
return_gold = Niewydane złoto wraca do skarbca{ $skip_count ->
    [0] {""}
    [one] ; zatrzymuje je { $skip }
   *[other] ; zatrzymują je: { $skip }
}
look_at = { $by }: przegląda: { $what }, gracz: { $whose }
apply_effect = { $by_means_key ->
    [none] Efekty: { $effects }
   *[some] Według tekstu karty { $by_means }: { $effects }
}
know_card = { $card_key ->
    [none] { $card_owner }: podaje sędziemu w tajemnicy kartę z ręki
   *[some] { $card_owner }: pokazuje { $card }
}
know_value = Odczytane z karty { $card }: { $field }: { $value_key ->
    [none] brak
   *[some] { $value }
}
know_plot = Odczytane z fabuły gracza { $seat }: { $field }: { $value_key ->
    [none] brak
   *[some] { $value }
}
decide = Stół rozstrzyga: { $point } { $answer }
correct = Poprawione ręcznie: { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
}: { $value_key ->
    [none] brak
   *[some] { $value }
} ({ $reason })
correct_all = Poprawione ręcznie: { $changes } ({ $reason })
field_correction = { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
} { $old_key ->
    [none] {""}
   *[other] { $old } →{" "}
}{ $value_key ->
    [none] nic
   *[some] { $value }
}
effect-kill = { $target }: zabicie
effect-discard = { $target }: odrzucenie
effect-return_to_hand = { $target }: powrót na rękę
effect-return_to_deck = { $target }: na wierzch talii dobierania
effect-remove_from_game = { $target }: usunięcie z gry
effect-remove_from_challenge = { $target }: usunięcie z wyzwania
effect-kneel = { $target } klęka
effect-stand = { $target } powstaje
effect-strength = { $target }: siła { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} ({ $until })
effect-gain_keyword = { $target } otrzymuje { $keyword } ({ $until })
effect-lose_keyword = { $target } traci słowo kluczowe: { $keyword } ({ $until })
effect-gain_icon = { $target } otrzymuje symbol: { $icon } ({ $until })
effect-lose_icon = { $target } traci symbol: { $icon } ({ $until })
effect-draw = { $seats }: dobiera { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
effect-search_to_hand = { $seat }: z talii na rękę { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
effect-discard_from_hand = { $seat }: odrzuca losowo z ręki { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
effect-gain_power = władza: { $amounts }
pair-amounts = { $seat }: { $amount }
effect-gain_power_on_card = { $target } otrzymuje { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
}
effect-gain_gold = { $seat }: { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} { $amount_size ->
    [one] żeton złota
    [few] żetony złota
   *[many] żetonów złota
}
effect-take_control = { $to_seat } przejmuje kontrolę nad kartą { $target }
effect-discard_attachment = { $target_key ->
    [none] odrzucenie duplikatu karty { $duplicate_of }
   *[some] odrzucenie dodatku { $target }
}
effect-steal_gold = { $amount ->
    [one] { $amount } żeton złota
    [few] { $amount } żetony złota
   *[many] { $amount } żetonów złota
}: { $giver } → { $to_seat }
effect-attach = { $target } trafia pod { $host }
effect-put_into_play = { $target } wchodzi do gry
effect-if_win = jeśli wyzwanie jest wygrane: { $effects }
