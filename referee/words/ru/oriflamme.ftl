### Орифламма: ходы словами.

moves-place = { $by }: кладут { $card_key ->
    [none] карту
   *[some] карту { $card }
} { $where_key ->
    [left] к левому краю
    [right] к правому краю
    [on] поверх карты { $on }
   *[between] между: { $between }
}{ $face_key ->
    [none] {""}
    [up] , лицом вверх
   *[other] {""}
}
moves-pass_planning = { $by }: не кладут карту
moves-keep = { $by }: оставляют карту { $card } закрытой
moves-activate = { $by }: открывают карту { $card }{ $shows_key ->
    [none] {""}
   *[some] {" "}(это { $shows })
}{ $target_key ->
    [none] {""}
   *[some] {" "}против карты { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(это { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , замена из сброса
    [set_aside] , замена из отложенных карт
   *[other] , без замены
}{ $bribe_key ->
    [none] {""}
   *[some] , подкуп: { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , близнец к левому краю
    [right] , близнец к правому краю
    [on] , близнец поверх карты { $twin_on }
   *[other] , близнец между: { $twin_between }
}{ $sequence_key ->
    [none] {""}
   *[some] {""}: { $sequence }
}
moves-resolve = { $by }: применяют карту { $card }{ $target_key ->
    [none] {""}
   *[some] {" "}против карты { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(это { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , замена из сброса
    [set_aside] , замена из отложенных карт
   *[other] , без замены
}{ $bribe_key ->
    [none] {""}
   *[some] , подкуп: { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , близнец к левому краю
    [right] , близнец к правому краю
    [on] , близнец поверх карты { $twin_on }
   *[other] , близнец между: { $twin_between }
}
moves-combine = { $token_key ->
    [take] { $by }: забирают жетон
    [repeat] { $by }: возвращают жетон и применяют
   *[none] { $by }: комбинация применяет
}{ $card_key ->
    [none] {""}
   *[some] {""}: { $card }
}{ $target_key ->
    [none] {""}
   *[some] {" "}против карты { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(это { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , замена из сброса
    [set_aside] , замена из отложенных карт
   *[other] , без замены
}{ $bribe_key ->
    [none] {""}
   *[some] , подкуп: { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , близнец к левому краю
    [right] , близнец к правому краю
    [on] , близнец поверх карты { $twin_on }
   *[other] , близнец между: { $twin_between }
}
moves-spend = { $token_key ->
    [take] забрать жетон
    [repeat] вернуть жетон и применить карту
   *[none] применить карту
}{ $apply_key ->
    [none] {""}
   *[some] {" "}{ $apply }
}{ $target_key ->
    [none] {""}
   *[some] {" "}против карты { $target }
}{ $substitute_key ->
    [none] {""}
    [discard] , замена из сброса
    [set_aside] , замена из отложенных карт
   *[other] , без замены
}{ $bribe_key ->
    [none] {""}
   *[some] , подкуп: { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , близнец к левому краю
    [right] , близнец к правому краю
    [on] , близнец поверх карты { $twin_on }
   *[other] , близнец между: { $twin_between }
}
moves-skip = { $by }: пропускают карту { $card }
moves-take_tokens = { $by }: снимают влияние с карты { $card }
moves-set_direction = Маркер поворачивают: { $direction_key ->
    [left_to_right] слева направо
   *[right_to_left] справа налево
}
moves-know_card = { $name_key ->
    [none] Карту { $card } назвали судье втайне
   *[some] { $card } — это { $name }
}
moves-know_cards = { $zone_key ->
    [hand] { $seat }: называют судье руку
   *[set_aside] { $seat }: называют судье отложенные карты
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}

## Орифламма: слова стола.

table-called-closed = { $seat_key ->
    [red] Красная
    [blue] Синяя
    [green] Зелёная
    [yellow] Жёлтая
   *[black] Чёрная
} { $number }
table-called-on = на ней { $card }
table-called-open = { $name } { $seat_key ->
    [red] красных
    [blue] синих
    [green] зелёных
    [yellow] жёлтых
   *[black] чёрных
}
table-house-red = Красные
table-house-blue = Синие
table-house-green = Зелёные
table-house-yellow = Жёлтые
table-house-black = Чёрные
table-card-prince = Принц
table-card-twin = Близнец
table-card-schemer = Интриганка
table-card-queen = Королева
table-card-cutthroat = Головорез
table-card-apothecary = Аптекарь
table-card-felon = Преступник
table-card-replacement = Подмена
table-card-bribe = Подкуп
table-card-combination = Комбинация
table-card-trap = Ловушка
table-row = ряд
table-direction-left_to_right = слева направо
table-direction-right_to_left = справа налево
table-reserve = влияние в резерве
table-end-left = левый край
table-end-right = правый край
table-face-down = закрыта
table-face-up = открыта
table-closed = закрыта
table-tokens = влияние
table-stack = стек
table-pointer = действует
table-done = уже действовала
table-owner = владелец
table-family = изначальная семья
table-bribe = подкуп
table-intrigue = интрига
table-character = персонаж
table-influence = влияние
table-hand = рука
table-set_aside = отложено
table-discard = сброс
table-in_front = перед собой
table-cards_in_row = в ряду
table-bribe_token = жетон подкупа
table-bribe_token-home = у игрока
table-first_player = первый игрок
table-shows = какая это карта
table-target_shows = какая это карта
table-card = какая это карта
table-zone-row = в ряду
table-zone-hand = на руке
table-zone-set_aside = среди отложенных
table-zone-discard = в сбросе
table-zone-unknown = неизвестно где
table-field-influence = влияние
table-field-hand_count = карт на руке
table-field-discard = сброс
table-field-tokens = влияние на карте
table-field-bribe = чей жетон подкупа
table-field-round = раунд
table-field-first_player = первый игрок
table-field-direction = направление событий
table-field-placed = семьи, положившие карту
table-field-row_of_cards = порядок карт
table-field-pointer = карта, которая действует сейчас
table-in-round = {""}
table-in-effect = фаза событий
table-in-combination = комбинация
table-at-round-planning = фаза планирования
table-at-round-events = фаза событий
table-at-effect-apply = применение карты
table-at-combination-steps = шаг за шагом
table-text-ru = русские правила
table-phase-planning = фаза планирования
table-phase-events = фаза событий
table-phase-game_over = конец игры
table-begin-families = Семьи, по часовой стрелке
table-begin-first_player = Первый игрок (самый старший)
table-begin-direction = Направление событий
table-begin-left_to_right = слева направо
table-begin-right_to_left = справа налево
table-count-in-row = { $seat }: { $amount }
table-held = отложено с комбинации
app-no-windows = В «Орифламме» нет времени для ответов: владелец должен оставить или открыть карту, когда до неё дойдёт очередь, и никто не отвечает на чужой ход. Молчание ничего не отнимает.
repair-hands = карты { $cards }, влияние { $power }
