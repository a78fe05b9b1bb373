pass = { $by }: пасува
pass_window = Всички пасуват{ $asked_key ->
    [none] {""}
   *[some] : { $asked }
}
mulligan = { $by }: сменя началната си ръка
keep_hand = { $by }: запазва началната си ръка
place_setup = { $by }: начални карти: { $cards_count ->
    [0] никакви
   *[other] { $cards }
}
reveal_setup = Всички начални карти се обръщат
refill_hands = { $by_key ->
    [none] Всички теглят до седем карти
   *[some] { $by }: тегли до седем карти
}
draft_pick = { $by }: запазва сценарий и подава останалите
build_plot_deck = { $plots_key ->
    [none] { $by }: избра седем сценария за тестето си
   *[some] { $by }: избира тестето си със сценарии: { $plots }
}
reveal_plot = { $plot_key ->
    [none] { $by }: не обръща сценарий
   *[some] { $by }: обръща сценария { $plot }
}
determine_initiative = Сравнява се инициативата{ $random_result_key ->
    [none] {""}
   *[some] ; жребият се пада на играча { $random_result }
}
name_first_player = { $by }: избира стартов играч: { $seat }
order_when_revealed = { $order_key ->
    [none] { $by }: решава реда на текстовете „при обръщане на тази карта“
   *[some] { $by }: изпълнява текста „при обръщане на тази карта“: { $order }
}
ordered = { $seat }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
draw_phase = Всички теглят по две карти
collect_income = { $by }: взема дохода си
play_card = { $by }: изиграва { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}върху { $host }
}
play_duplicate = { $by }: прикрепя { $card } като двойник към { $host }
end_turn = { $by }: приключва хода си
play_event = { $by }: изиграва събитието { $card }{ $pay_gold ->
    [0] {""}
   *[other] {" "}за { $pay_gold } злато
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , като скланя { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , като изчиства { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , като скланя за влияние { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянието на Ръката на краля (2)
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
use_ability = { $by }: използва { $card }{ $pay_gold ->
    [0] {""}
   *[other] {" "}за { $pay_gold } злато
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , като скланя { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , като изчиства { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , като скланя за влияние { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянието на Ръката на краля (2)
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
respond = { $by }: реагира с { $card }{ $to_key ->
    [none] {""}
   *[some] {" "}({ $to })
}{ $pay_gold ->
    [0] {""}
   *[other] {" "}за { $pay_gold } злато
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , като скланя { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , като изчиства { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , като скланя за влияние { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянието на Ръката на краля (2)
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
resolve_passive = { $by }: изпълнява пасивната функция на { $card }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
decline_passive = { $by }: отказва да изпълни пасивната функция на { $card }
order_passives = { $by }: определя реда на пасивните функции: { $order }
save = { $by }: спасява { $card } { $by_means_key ->
    [duplicate] с двойник
    [effect] с ефект
   *[card] с { $by_means }
}
decline_saves = { $by_key ->
    [none] Никой повече не спасява
   *[some] { $by }: няма спасяване
}
declare_challenge = { $by }: { $kind_key ->
    [military] военен сблъсък
    [intrigue] дворцови интриги
   *[power] борба за власт
} срещу { $target } { $attackers_count ->
    [0] без нападател
   *[other] с: { $attackers }
}{ $stealth_key ->
    [none] {""}
   *[some] . Засада: { $stealth }
}
pair-stealth = { $card } избира { $host }
pair-pairs = { $card } избира { $host }
pair-attach = { $card } върху { $host }
assign_stealth = { $by }: избира за засада: { $pairs_key ->
    [none] никого
   *[some] { $pairs }
}
declare_defenders = { $by }: защитници: { $defenders_count ->
    [0] няма
   *[other] { $defenders }
}
resolve = Определя се изходът от предизвикателството
choose_victims = { $by }: избира за загубите: { $cards_count ->
    [0] никого
   *[other] { $cards }
}
discard_for_claim = { $by }: изчиства заради загубите{ $random_key ->
    [yes] {" "}на случаен принцип
   *[no] {""}
}: { $cards_count ->
    [0] { $count_count ->
        [one] { $count_count } карта
       *[other] { $count_count } карти
    }
   *[other] { $cards }
}
count_dominance = Пресмята се надмощието{ $winner_also_key ->
    [none] {""}
   *[some] ; победителят получава още: { $winner_also }
}
bonus = { $power ->
    [one] { $power } символ на властта
   *[other] { $power } символа на властта
} за играча { $seat }
stand_all = Всички изправят картите си
return_gold = Неизхарченото злато се връща в хазната{ $skip_count ->
    [0] {""}
   *[other] , освен златото на { $skip }
}
look_at = { $by }: преглежда { $what } на играча { $whose }
apply_effect = { $by_means_key ->
    [none] Ефекти: { $effects }
   *[some] По текста на { $by_means }: { $effects }
}
know_card = { $card_key ->
    [none] { $card_owner }: назовава тайно на съдията карта от ръката
   *[some] { $card_owner }: показва { $card }
}
know_value = Прочетено от картата { $card }: { $field }: { $value_key ->
    [none] няма
   *[some] { $value }
}
know_plot = Прочетено от сценария на играча { $seat }: { $field }: { $value_key ->
    [none] няма
   *[some] { $value }
}
decide = Масата решава: { $point } { $answer }
correct = Поправено на ръка: { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
}: { $value_key ->
    [none] няма
   *[some] { $value }
} ({ $reason })
correct_all = Поправено на ръка: { $changes } ({ $reason })
field_correction = { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
} { $old_key ->
    [none] {""}
   *[other] { $old } →{" "}
}{ $value_key ->
    [none] нищо
   *[some] { $value }
}
effect-kill = { $target }: унищожаване
effect-discard = { $target }: изчистване
effect-return_to_hand = { $target }: връщане в ръката
effect-return_to_deck = { $target }: най-отгоре на тестето за теглене
effect-remove_from_game = { $target }: премахване от играта
effect-remove_from_challenge = { $target }: премахване от предизвикателството
effect-kneel = { $target }: скланяне
effect-stand = { $target }: изправяне
effect-strength = { $target }: сила { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} ({ $until })
effect-gain_keyword = { $target } получава { $keyword } ({ $until })
effect-lose_keyword = { $target } губи { $keyword } ({ $until })
effect-gain_icon = { $target } получава символа: { $icon } ({ $until })
effect-lose_icon = { $target } губи символа: { $icon } ({ $until })
effect-draw = { $seats }: { $amount ->
    [one] тегли се { $amount } карта
   *[other] теглят се { $amount } карти
}
effect-search_to_hand = { $seat }: { $amount ->
    [one] { $amount } карта от тестето в ръката
   *[other] { $amount } карти от тестето в ръката
}
effect-discard_from_hand = { $seat }: { $amount ->
    [one] { $amount } карта се изчиства от ръката на случаен принцип
   *[other] { $amount } карти се изчистват от ръката на случаен принцип
}
effect-gain_power = власт: { $amounts }
pair-amounts = { $seat }: { $amount }
effect-gain_power_on_card = { $target } получава { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
}
effect-gain_gold = { $seat }: { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} злато
effect-take_control = { $to_seat } поема контрола над { $target }
effect-discard_attachment = { $target_key ->
    [none] изчиства се двойникът на { $duplicate_of }
   *[some] изчиства се приложението { $target }
}
effect-steal_gold = { $amount } злато: { $giver } → { $to_seat }
effect-attach = { $target } отива под { $host }
effect-put_into_play = { $target } влиза в игра
effect-if_win = ако предизвикателството е спечелено: { $effects }
