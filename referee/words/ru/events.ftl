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
searched = { $seat }: { $amount ->
    [0] ищет в колоде и не берёт карт
    [one] ищет в колоде и берёт { $amount } карту
    [few] ищет в колоде и берёт { $amount } карты
   *[many] ищет в колоде и берёт { $amount } карт
}
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
played = { $seat }: играет карту { $card } за { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
}
duplicate_attached = { $seat }: прикрепляет дубликат: { $card }
duplicate_discarded = { $seat }: сбрасывает дубликат: { $card }
attached = Прикреплена карта: { $card }
entered_play = Входит в игру: { $card }
turn_ended = { $seat }: завершает ход
event_played = { $seat }: играет событие { $card }
ability_used = { $seat }: применяет карту { $card }
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

## A Clash of Kings: what happened.

area_entered = { $card }: область внесена
area_lost = { $seat }: область потеряна: { $card }
area_taken = { $seat }: область захвачена: { $card }
battle_begun = { $card }: битва, атакующий: { $seat }
battle_won = { $card }: победа в битве: { $seat }
card_discarded = { $seat }: сброшена карта { $card }
cards_chosen = { $seat }: набор карт Дома выбран
fact_known = { $field }: { $amount }
fortification_built = { $seat }: построено Укрепление: { $card }
fortification_removed = { $card }: Укрепление убрано
house_named = Назван Дом: { $seat }
order_lapsed = убран без эффекта: { $card }
mustered = { $seat }: Сбор в области { $card }: { $amount }
one_time_declined = { $seat }: без Одноразового приказа
order_out_of_game = { $seat }: { $card } убран из игры
order_placed = { $seat }: помещён приказ: { $card }
order_removed = убран приказ: { $card }
order_unused = не использован: { $card }
order_resolved = { $seat }: исполнен приказ: { $card }
plundered = { $seat }: ограблен: { $amount }
port_settled = { $card }: решение о Кораблях принято ({ $seat })
retreated = { $seat }: Отступление в область { $card }: { $amount }
step_begun = теперь: { $step }
supply_raised = { $seat }: Снабжение выше на { $amount }
support_given = { $seat }: Подмога в области { $card }
token_left = { $seat }: оставлен жетон Силы: { $card }
turn_begun = начинается тур { $amount }
units_destroyed = { $seat }: уничтожено отрядов: { $amount }
units_entered = { $seat }: отряды внесены: { $card }
units_moved = { $seat }: перемещение в область { $card }: { $amount }
tokens_gained = { $seat }: получено жетонов Силы: { $amount }
tokens_lost = { $seat }: отдано жетонов Силы: { $amount }

## What happened.

title_chosen = { $seat } берёт титул: { $title }
titles_returned = Все титулы вернулись в Палату
title_used = { $seat } применяет титул: { $title }
challenge_turned = У вызова новая цель: { $seat }
cancelled = { $seat } отменяет: { $card }
challenge_without_winner = В вызове никто не победил
power_placed = { $seat }: власть ({ $amount }) положена на карту { $card }

## Что вызвали тексты карт.

joined_challenge = { $card } вступает в вызов
deck_shuffled = { $seat }: колода Дома перетасована
lasts = { $seat }: { $what_key ->
    [claim] сила намерений { $amount }
    [foreseen] назван замысел { $value }
    [plots_swapped] обмен колодами замыслов и прошлыми замыслами ({ $other })
    [toll] платит за вызовы одного вида
    [extra_challenge] ещё один вызов одного вида
    [cheaper] следующая такая карта стоит на { $amount } меньше
   *[no_challenge] некоторые вызовы запрещены
} до конца { $until_key ->
    [challenge] вызова
    [phase] фазы
   *[round] раунда
}
discarded_from_deck = { $seat }: верхняя карта колоды сброшена ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] СИЛ не считается
    [no_stand] не поднимается в фазе подъёма
    [comes_back] возвращается на руку в конце фазы
    [dies_at_0] будет убит при СИЛ 0
    [guarded] под защитой: за неё поднимется другой
   *[blank] текст считается пустым
}
gold_placed = { $card }: на карту положено золото: { $amount }
gold_taken = { $card }: из золота на карте взято: { $amount }
