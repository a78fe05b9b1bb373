### Moves in words. Facts: the fields of the move; $effects, $order and the like are sentences made before.

pass = { $by } passes
pass_window = All players pass{ $asked_key ->
    [none] {""}
   *[some] : { $asked }
}
mulligan = { $by } draws a new hand
keep_hand = { $by } keeps the set-up hand
place_setup = { $by } places { $cards_count ->
    [0] no set-up cards
   *[other] for set-up: { $cards }
}
reveal_setup = Reveal all set-up cards
refill_hands = { $by_key ->
    [none] All players draw up to seven cards
   *[some] { $by } draws up to seven cards
}
draft_pick = { $by } keeps a plot and passes the others on
build_plot_deck = { $plots_key ->
    [none] { $by } has chosen seven plots for the plot deck
   *[some] { $by } chooses the plot deck: { $plots }
}
reveal_plot = { $plot_key ->
    [none] { $by } reveals no plot
   *[some] { $by } reveals the plot { $plot }
}
determine_initiative = Compare initiative{ $random_result_key ->
    [none] {""}
   *[some] ; chosen at random: { $random_result }
}
name_first_player = { $by } names the first player: { $seat }
order_when_revealed = { $order_key ->
    [none] { $by } decides the order of the when-revealed texts
   *[some] { $by } resolves when-revealed text: { $order }
}
ordered = { $seat }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
draw_phase = All players draw two cards
collect_income = { $by } collects income
play_card = { $by } plays { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}on { $host }
}
play_duplicate = { $by } attaches { $card } as a duplicate to { $host }
end_turn = { $by } ends the turn
play_event = { $by } plays the event { $card }{ $pay_gold ->
    [0] {""}
   *[other] {" "}for { $pay_gold } gold
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , kneeling { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , discarding { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , kneeling { $pay_influence } for influence
}{ $pay_hand_title_key ->
    [yes] , with the Hand's two influence
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
use_ability = { $by } uses { $card }{ $pay_gold ->
    [0] {""}
   *[other] {" "}for { $pay_gold } gold
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , kneeling { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , discarding { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , kneeling { $pay_influence } for influence
}{ $pay_hand_title_key ->
    [yes] , with the Hand's two influence
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
respond = { $by } reacts with { $card }{ $to_key ->
    [none] {""}
   *[some] {" "}({ $to })
}{ $pay_gold ->
    [0] {""}
   *[other] {" "}for { $pay_gold } gold
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , kneeling { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , discarding { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , kneeling { $pay_influence } for influence
}{ $pay_hand_title_key ->
    [yes] , with the Hand's two influence
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
resolve_passive = { $by } carries out the passive ability of { $card }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
decline_passive = { $by } declines the passive ability of { $card }
order_passives = { $by } sets the order of passive abilities: { $order }
save = { $by } saves { $card } { $by_means_key ->
    [duplicate] with a duplicate
    [effect] with an effect
   *[card] with { $by_means }
}
decline_saves = { $by_key ->
    [none] Nobody saves any more
   *[some] { $by } saves nobody
}
declare_challenge = { $by } declares { $kind_key ->
    [military] a military challenge
    [intrigue] an intrigue challenge
   *[power] a power challenge
} against { $target } { $attackers_count ->
    [0] with no attacker
   *[other] with { $attackers }
}{ $stealth_key ->
    [none] {""}
   *[some] . Stealth: { $stealth }
}
pair-stealth = { $card } bypasses { $host }
pair-pairs = { $card } bypasses { $host }
pair-attach = { $card } on { $host }
assign_stealth = { $by } chooses for Stealth: { $pairs_key ->
    [none] nobody
   *[some] { $pairs }
}
declare_defenders = { $by } defends with { $defenders_count ->
    [0] nobody
   *[other] { $defenders }
}
resolve = Resolve the challenge
choose_victims = { $by } chooses for the claim: { $cards_count ->
    [0] nobody
   *[other] { $cards }
}
discard_for_claim = { $by } discards for the claim{ $random_key ->
    [yes] {" "}at random
   *[no] {""}
}: { $cards_count ->
    [0] { $count_count ->
        [one] { $count_count } card
       *[other] { $count_count } cards
    }
   *[other] { $cards }
}
count_dominance = Count dominance{ $winner_also_key ->
    [none] {""}
   *[some] ; the winner also gains: { $winner_also }
}
bonus = { $power } power for { $seat }
stand_all = Stand all cards
return_gold = Return unspent gold to the treasury{ $skip_count ->
    [0] {""}
   *[other] , but not that of { $skip }
}
look_at = { $by } looks through { $what }: { $whose }
apply_effect = { $by_means_key ->
    [none] Effects: { $effects }
   *[some] By the text of { $by_means }: { $effects }
}
know_card = { $card_key ->
    [none] { $card_owner } names a hand card to the referee in secret
   *[some] { $card_owner } shows a card: { $card }
}
know_value = Read off { $card }: { $field } is { $value_key ->
    [none] none
   *[some] { $value }
}
know_plot = Read off the plot of { $seat }: { $field } is { $value_key ->
    [none] none
   *[some] { $value }
}
decide = The players decide: { $point } { $answer }
correct = Corrected by hand: { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
} is { $value_key ->
    [none] none
   *[some] { $value }
} ({ $reason })
correct_all = Corrected by hand: { $changes } ({ $reason })
field_correction = { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
} { $old_key ->
    [none] {""}
   *[other] { $old } →{" "}
}{ $value_key ->
    [none] nothing
   *[some] { $value }
}

## Effects, as they stand inside moves

effect-kill = { $target } is killed
effect-discard = { $target } is discarded
effect-return_to_hand = { $target } returns to hand
effect-return_to_deck = { $target } goes to the top of the draw deck
effect-remove_from_game = { $target } leaves the game
effect-remove_from_challenge = { $target } is removed from the challenge
effect-kneel = { $target } kneels
effect-stand = { $target } stands
effect-strength = { $target }: strength { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} ({ $until })
effect-gain_keyword = { $target } gains { $keyword } ({ $until })
effect-lose_keyword = { $target } loses { $keyword } ({ $until })
effect-gain_icon = { $target } gains the icon: { $icon } ({ $until })
effect-lose_icon = { $target } loses the icon: { $icon } ({ $until })
effect-draw = { $seats }: { $amount ->
    [one] { $amount } card is drawn
   *[other] { $amount } cards are drawn
}
effect-search_to_hand = { $seat }: { $amount ->
    [one] { $amount } card goes from the deck to hand
   *[other] { $amount } cards go from the deck to hand
}
effect-discard_from_hand = { $seat }: { $amount ->
    [one] { $amount } card is discarded from hand at random
   *[other] { $amount } cards are discarded from hand at random
}
effect-gain_power = power for { $amounts }
pair-amounts = { $seat }: { $amount }
effect-gain_power_on_card = { $target } gains { $amount } power
effect-gain_gold = { $seat }: { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} gold
effect-take_control = { $to_seat } takes control of { $target }
effect-discard_attachment = { $target_key ->
    [none] the duplicate of { $duplicate_of } is discarded
   *[some] the attachment { $target } is discarded
}
effect-steal_gold = { $amount } gold goes from { $giver } to { $to_seat }
effect-attach = { $target } is attached to { $host }
effect-put_into_play = { $target } enters play
effect-if_win = if the challenge is won: { $effects }
