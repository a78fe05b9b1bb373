phase_begun = Раунд { $round }: { $phase }
mulligan = { $seat }: перетасовывает руку и берёт новую
placed = { $seat }: { $amount ->
    [0] не выкладывает исходных карт
    [one] выкладывает { $amount } исходную карту
    [few] выкладывает { $amount } исходные карты
   *[many] выкладывает { $amount } исходных карт
}
set_up_revealed = Исходные карты вскрыты
drafted = { $seat }: оставляет замысел
plot_deck_built = { $seat }: выбирает колоду замыслов
plot_revealed = { $seat }: раскрывает замысел { $card }
plot_carried_out = { $seat }: текст «при раскрытии» применён
initiative_won = { $seat }: берёт инициативу
first_player_named = Первый игрок: { $seat }
drew = { $seat }: { $amount ->
    [0] не берёт карт
    [one] берёт { $amount } карту
    [few] берёт { $amount } карты
   *[many] берёт { $amount } карт
}
income = { $seat }: получает доход, { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
}
gold_changed = { $seat }: { $amount_key ->
    [less] отдаёт { $amount_size ->
        [one] { $amount_size } золотой
       *[other] { $amount_size } золотых
    }
   *[more] берёт { $amount_size ->
        [one] { $amount_size } золотой
       *[other] { $amount_size } золотых
    }
}
played = { $seat }: играет { $card } за { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
}
duplicate_attached = { $seat }: прикрепляет дубликат: { $card }
attached = Прикреплена карта: { $card }
entered_play = Входит в игру: { $card }
turn_ended = { $seat }: завершает ход
event_played = { $seat }: играет событие { $card }
ability_used = { $seat }: применяет { $card }
challenge_declared = { $seat }: бросает вызов ({ $kind }), зачинщики: { $attackers }
defenders_declared = { $seat }: { $amount ->
    [0] не назначает защитников
    [one] назначает { $amount } защитника
   *[other] назначает { $amount } защитников
}
challenge_won = { $seat }: побеждает в вызове { $amount ->
    [0] при ничьей
   *[other] с перевесом { $amount }
}
challenge_called_off = Вызов отменён
removed_from_challenge = Из вызова выведена карта: { $card }
knelt = Склонена карта: { $card }
stood = Поднята карта: { $card }
killed = Убит герой: { $card }
saved = Спасён герой: { $card }
discarded = Сброшена карта: { $card }
discarded_from_hand = { $seat }: сбрасывает с руки { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
}
returned_to_hand = Возвращается на руку: { $card }
returned_to_deck = Возвращается на верх колоды Дома: { $card }
removed = Покидает игру: { $card }
control_taken = { $seat }: берёт под контроль карту { $card }
modified = { $card }: { $what } { $value_key ->
    [none] { $amount_key ->
        [less] −{ $amount_size }
       *[more] +{ $amount_size }
    }
   *[some] { $value }
} ({ $until })
power_gained = { $seat }: получает { $amount ->
    [one] { $amount } единицу власти
    [few] { $amount } единицы власти
   *[many] { $amount } единиц власти
}
power_on_card = { $card }: получает { $amount ->
    [one] { $amount } единицу власти
    [few] { $amount } единицы власти
   *[many] { $amount } единиц власти
}
power_lost = { $card }: теряет { $amount ->
    [one] { $amount } единицу власти
    [few] { $amount } единицы власти
   *[many] { $amount } единиц власти
}
power_moved = { $amount ->
    [one] { $amount } единица власти
    [few] { $amount } единицы власти
   *[many] { $amount } единиц власти
}: { $from } → { $seat }
dominance_won = { $seat }: получает господство
dominance_tied = Господство поровну ({ $amount }): никто не получает власти
game_won = { $seat }: побеждает в игре
card_known = { $seat }: показывает { $card }
card_named = { $seat }: карта с руки названа судье тайно
value_known = { $card_key ->
    [none] Замысел игрока { $seat }
   *[some] { $card }
}: { $field }: { $value_key ->
    [none] нет
   *[some] { $value }
}
decided = За столом решено: { $point } { $answer }
corrected = Исправлено вручную: { $card_key ->
    [none] { $field }
   *[some] { $card }, { $field }
}: { $value_key ->
    [none] нет
   *[some] { $value }
} (было: { $old_key ->
    [none] нет
   *[some] { $old }
}; { $why }){ $total_key ->
    [none] {""}
   *[some] ; власти всего: { $total }
}

## Oriflamme

activated = { $seat }: открыта карта { $card }
bribed = { $seat }: подкуплена карта { $card }
cards_known = { $seat }: названы { $zone_key ->
    [hand] карты на руке
    [set_aside] отложенные карты
   *[other] свои карты
}
eliminated = { $seat }: карта { $card } устранена
game_over = Игра окончена; победа: { $winners }
influence_gained = { $seat }: получают { $amount ->
    [one] { $amount } очко влияния
    [few] { $amount } очка влияния
   *[many] { $amount } очков влияния
}{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
influence_lost = { $seat }: теряют { $amount ->
    [one] { $amount } очко влияния
    [few] { $amount } очка влияния
   *[many] { $amount } очков влияния
}{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
kept = { $seat }: карта { $card } остаётся лицом вниз; на неё { $amount ->
    [0] ничего не кладут
    [one] кладут { $amount } жетон влияния
    [few] кладут { $amount } жетона влияния
   *[many] кладут { $amount } жетонов влияния
}
laid = { $seat }: кладут карту { $card } { $where_key ->
    [left] к левому краю ряда
    [right] к правому краю ряда
    [on] на свою карту
   *[other] в ряд
}
substituted = { $seat }: на это место ставят карту { $card }
turned_up = { $seat }: карту { $card } открывают перед уходом{ $amount ->
    [0] {""}
    [one] ; { $amount } жетон влияния с неё идёт в резерв
    [few] ; { $amount } жетона влияния с неё идут в резерв
   *[many] ; { $amount } жетонов влияния с неё идут в резерв
}
twin_laid = { $seat }: кладут в ряд карту { $card }
