pass = { $by }: пропускает ход
pass_window = Все пропускают ход{ $asked_key ->
    [none] {""}
   *[some] : { $asked }
}
mulligan = { $by }: меняет исходную руку
keep_hand = { $by }: оставляет исходную руку
place_setup = { $by }: исходные карты: { $cards_count ->
    [0] никаких
   *[other] { $cards }
}
reveal_setup = Все исходные карты вскрываются
refill_hands = { $by_key ->
    [none] Все добирают до семи карт
   *[some] { $by }: добирает до семи карт
}
draft_pick = { $by }: оставляет замысел и передаёт остальные
build_plot_deck = { $plots_key ->
    [none] { $by }: выбирает семь замыслов для колоды замыслов
   *[some] { $by }: выбирает колоду замыслов: { $plots }
}
reveal_plot = { $plot_key ->
    [none] { $by }: не раскрывает замысла
   *[some] { $by }: раскрывает замысел { $plot }
}
determine_initiative = Сравнивается инициатива{ $random_result_key ->
    [none] {""}
   *[some] ; жребий выпадает игроку { $random_result }
}
name_first_player = { $by }: выбирает первого игрока: { $seat }
order_when_revealed = { $order_key ->
    [none] { $by }: решает порядок текстов «при раскрытии»
   *[some] { $by }: применяет текст «при раскрытии»: { $order }
}
ordered = { $seat }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
draw_phase = Все берут по две карты
collect_income = { $by }: получает доход
play_card = { $by }: играет карту { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}на карту { $host }
}
play_duplicate = { $by }: прикрепляет карту { $card } как дубликат к карте { $host }
end_turn = { $by }: завершает ход
play_event = { $by }: играет событие { $card }{ $pay_gold ->
    [0] {""}
    [one] {" "}за { $pay_gold } золотой
   *[other] {" "}за { $pay_gold } золотых
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , склоняя { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , сбрасывая { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , склоняя ради влияния { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянием Десницы (2)
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
use_ability = { $by }: применяет карту { $card }{ $pay_gold ->
    [0] {""}
    [one] {" "}за { $pay_gold } золотой
   *[other] {" "}за { $pay_gold } золотых
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , склоняя { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , сбрасывая { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , склоняя ради влияния { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянием Десницы (2)
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
respond = { $by }: отвечает картой { $card }{ $to_key ->
    [none] {""}
   *[some] {" "}({ $to })
}{ $pay_gold ->
    [0] {""}
    [one] {" "}за { $pay_gold } золотой
   *[other] {" "}за { $pay_gold } золотых
}{ $pay_kneel_key ->
    [none] {""}
   *[some] , склоняя { $pay_kneel }
}{ $pay_discard_key ->
    [none] {""}
   *[some] , сбрасывая { $pay_discard }
}{ $pay_influence_key ->
    [none] {""}
   *[some] , склоняя ради влияния { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянием Десницы (2)
   *[no] {""}
}{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
resolve_passive = { $by }: применяет пассивное свойство карты { $card }{ $effects_key ->
    [none] {""}
   *[some] {""}: { $effects }
}
decline_passive = { $by }: отказывается от пассивного свойства карты { $card }
order_passives = { $by }: задаёт порядок пассивных свойств: { $order }
save = { $by }: спасает героя { $card } { $by_means_key ->
    [duplicate] дубликатом
    [effect] эффектом
   *[card] картой { $by_means }
}
decline_saves = { $by_key ->
    [none] Больше никого не спасают
   *[some] { $by }: без спасения
}
declare_challenge = { $by }: { $kind_key ->
    [military] битва
    [intrigue] интрига
   *[power] делёж власти
} против игрока { $target }, { $attackers_count ->
    [0] без зачинщиков
   *[other] зачинщики: { $attackers }
}{ $stealth_key ->
    [none] {""}
   *[some] . Скрытность: { $stealth }
}
pair-stealth = { $card } → { $host }
pair-pairs = { $card } → { $host }
pair-attach = { $card } на { $host }
assign_stealth = { $by }: накладывает Скрытность: { $pairs_key ->
    [none] ни на кого
   *[some] { $pairs }
}
declare_defenders = { $by }: защитники: { $defenders_count ->
    [0] нет
   *[other] { $defenders }
}
resolve = Вызов разбирается
choose_victims = { $by }: расплата за намерения, выбраны: { $cards_count ->
    [0] никто
   *[other] { $cards }
}
discard_for_claim = { $by }: расплата за намерения, сбрасывает{ $random_key ->
    [yes] {" "}не глядя
   *[no] {""}
}: { $cards_count ->
    [0] { $count_count ->
        [one] { $count_count } карту
        [few] { $count_count } карты
       *[many] { $count_count } карт
    }
   *[other] { $cards }
}
count_dominance = Считается господство{ $winner_also_key ->
    [none] {""}
   *[some] ; победитель получает ещё: { $winner_also }
}
bonus = { $power ->
    [one] { $power } единица власти
    [few] { $power } единицы власти
   *[many] { $power } единиц власти
} игроку { $seat }
stand_all = Все поднимают свои карты
return_gold = Нерастраченное золото возвращается в Сокровищницу{ $skip_count ->
    [0] {""}
    [1] , кроме золота игрока { $skip }
   *[other] , кроме золота игроков: { $skip }
}
look_at = { $by }: просматривает: { $what }, игрок: { $whose }
apply_effect = { $by_means_key ->
    [none] Эффекты: { $effects }
   *[some] По тексту карты { $by_means }: { $effects }
}
know_card = { $card_key ->
    [none] { $card_owner }: тайно называет судье карту с руки
   *[some] { $card_owner }: показывает { $card }
}
know_value = Прочитано с карты { $card }: { $field }: { $value_key ->
    [none] нет
   *[some] { $value }
}
know_plot = Прочитано с замысла игрока { $seat }: { $field }: { $value_key ->
    [none] нет
   *[some] { $value }
}
decide = За столом решают: { $point } { $answer }
correct = Исправлено вручную: { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
}: { $value_key ->
    [none] нет
   *[some] { $value }
} ({ $reason })
correct_all = Исправлено вручную: { $changes } ({ $reason })
field_correction = { $of_key ->
    [none] { $field }
   *[some] { $of }, { $field }
} { $old_key ->
    [none] {""}
   *[other] { $old } →{" "}
}{ $value_key ->
    [none] ничего
   *[some] { $value }
}
effect-kill = { $target }: убийство
effect-discard = { $target }: сброс
effect-return_to_hand = { $target }: возврат на руку
effect-return_to_deck = { $target }: на верх колоды Дома
effect-remove_from_game = { $target }: вывод из игры
effect-remove_from_challenge = { $target }: вывод из вызова
effect-kneel = { $target }: склонение
effect-stand = { $target }: подъём
effect-strength = { $target }: СИЛ { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} ({ $until })
effect-gain_keyword = { $target } получает { $keyword } ({ $until })
effect-lose_keyword = { $target } теряет ключевое слово: { $keyword } ({ $until })
effect-gain_icon = { $target } получает знак вызова: { $icon } ({ $until })
effect-lose_icon = { $target } теряет знак вызова: { $icon } ({ $until })
effect-draw = { $seats }: взять { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
}
effect-search_to_hand = { $seat }: из колоды на руку { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}
effect-discard_from_hand = { $seat }: не глядя сбросить с руки { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
}
effect-gain_power = власть: { $amounts }
pair-amounts = { $seat }: { $amount }
effect-gain_power_on_card = { $target } получает { $amount ->
    [one] { $amount } единицу власти
    [few] { $amount } единицы власти
   *[many] { $amount } единиц власти
}
effect-gain_gold = { $seat }: { $amount_key ->
    [less] −{ $amount_size }
   *[more] +{ $amount_size }
} { $amount_size ->
    [one] золотой
   *[other] золотых
}
effect-take_control = { $to_seat } берёт под контроль карту { $target }
effect-discard_attachment = { $target_key ->
    [none] сбрасывается дубликат карты { $duplicate_of }
   *[some] сбрасывается довесок { $target }
}
effect-steal_gold = { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
}: { $giver } → { $to_seat }
effect-attach = { $target } кладётся под карту { $host }
effect-put_into_play = { $target } входит в игру
effect-if_win = если вызов выигран: { $effects }
