### Орифламма: ходы словами.

place = { $by }: кладут { $card_key ->
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
pass_planning = { $by }: не кладут карту
keep = { $by }: оставляют карту { $card } закрытой
activate = { $by }: открывают карту { $card }{ $shows_key ->
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
resolve = { $by }: применяют карту { $card }{ $target_key ->
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
combine = { $token_key ->
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
spend = { $token_key ->
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
skip = { $by }: пропускают карту { $card }
take_tokens = { $by }: снимают влияние с карты { $card }
set_direction = Маркер поворачивают: { $direction_key ->
    [left_to_right] слева направо
   *[right_to_left] справа налево
}
know_card = { $name_key ->
    [none] Карту { $card } назвали судье втайне
   *[some] { $card } — это { $name }
}
know_cards = { $zone_key ->
    [hand] { $seat }: называют судье руку
   *[set_aside] { $seat }: называют судье отложенные карты
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}
