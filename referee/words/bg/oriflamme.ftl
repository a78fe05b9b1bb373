### Oriflamme: ходове с думи.

moves-place = { $by }: слагат { $card_key ->
    [none] карта
   *[some] картата { $card }
} { $where_key ->
    [left] в левия край
    [right] в десния край
    [on] върху картата { $on }
   *[between] между: { $between }
}{ $face_key ->
    [none] {""}
    [up] , отворена
   *[other] {""}
}
moves-pass_planning = { $by }: не слагат карта
moves-keep = { $by }: оставят картата { $card } затворена
moves-activate = { $by }: отварят картата { $card }{ $shows_key ->
    [none] {""}
   *[some] {" "}(това е { $shows })
}{ $target_key ->
    [none] {""}
   *[some] {" "}срещу картата { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(това е { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , заместник от изчистените
    [set_aside] , заместник от заделените карти
   *[other] , без заместник
}{ $bribe_key ->
    [none] {""}
   *[some] , като подкупват картата { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Близнакът в левия край
    [right] , Близнакът в десния край
    [on] , Близнакът върху картата { $twin_on }
   *[other] , Близнакът между: { $twin_between }
}{ $sequence_key ->
    [none] {""}
   *[some] {""}: { $sequence }
}
moves-resolve = { $by }: изпълняват картата { $card }{ $target_key ->
    [none] {""}
   *[some] {" "}срещу картата { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(това е { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , заместник от изчистените
    [set_aside] , заместник от заделените карти
   *[other] , без заместник
}{ $bribe_key ->
    [none] {""}
   *[some] , като подкупват картата { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Близнакът в левия край
    [right] , Близнакът в десния край
    [on] , Близнакът върху картата { $twin_on }
   *[other] , Близнакът между: { $twin_between }
}
moves-combine = { $token_key ->
    [take] { $by }: вземат жетона
    [repeat] { $by }: връщат жетона и изпълняват
   *[none] { $by }: Комбинацията изпълнява
}{ $card_key ->
    [none] {""}
   *[some] {""}: { $card }
}{ $target_key ->
    [none] {""}
   *[some] {" "}срещу картата { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(това е { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , заместник от изчистените
    [set_aside] , заместник от заделените карти
   *[other] , без заместник
}{ $bribe_key ->
    [none] {""}
   *[some] , като подкупват картата { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Близнакът в левия край
    [right] , Близнакът в десния край
    [on] , Близнакът върху картата { $twin_on }
   *[other] , Близнакът между: { $twin_between }
}
moves-spend = { $token_key ->
    [take] вземане на жетон
    [repeat] връщане на жетон и изпълнение
   *[none] изпълнение
}{ $apply_key ->
    [none] {""}
   *[some] {""}: { $apply }
}{ $target_key ->
    [none] {""}
   *[some] {" "}срещу картата { $target }
}{ $substitute_key ->
    [none] {""}
    [discard] , заместник от изчистените
    [set_aside] , заместник от заделените карти
   *[other] , без заместник
}{ $bribe_key ->
    [none] {""}
   *[some] , с подкупване на картата { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Близнакът в левия край
    [right] , Близнакът в десния край
    [on] , Близнакът върху картата { $twin_on }
   *[other] , Близнакът между: { $twin_between }
}
moves-skip = { $by }: пропускат картата { $card }
moves-take_tokens = { $by }: вдигат влиянието от { $card }
moves-set_direction = Маркерът се обръща: { $direction_key ->
    [left_to_right] отляво надясно
   *[right_to_left] отдясно наляво
}
moves-know_card = { $name_key ->
    [none] Картата { $card } беше казана тайно на съдията
   *[some] { $card } е { $name }
}
moves-know_cards = { $zone_key ->
    [hand] { $seat }: казват на съдията ръката си
   *[set_aside] { $seat }: казват на съдията заделените си карти
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}

## Oriflamme: думи на масата; българска книжка няма, имената са работни.

table-called-closed = { $seat_key ->
    [red] Червена
    [blue] Синя
    [green] Зелена
    [yellow] Жълта
   *[black] Черна
} { $number }
table-called-on = върху нея { $card }
table-called-open = { $name } { $seat_key ->
    [red] на червените
    [blue] на сините
    [green] на зелените
    [yellow] на жълтите
   *[black] на черните
}
table-house-red = Червени
table-house-blue = Сини
table-house-green = Зелени
table-house-yellow = Жълти
table-house-black = Черни
table-card-prince = Принц
table-card-twin = Близнак
table-card-schemer = Интригантка
table-card-queen = Кралица
table-card-cutthroat = Главорез
table-card-apothecary = Аптекар
table-card-felon = Престъпник
table-card-replacement = Подмяна
table-card-bribe = Подкуп
table-card-combination = Комбинация
table-card-trap = Капан
table-row = редица
table-direction-left_to_right = отляво надясно
table-direction-right_to_left = отдясно наляво
table-reserve = влияние в резерва
table-end-left = ляв край
table-end-right = десен край
table-face-down = затворена
table-face-up = отворена
table-closed = затворена
table-tokens = влияние
table-stack = купчина
table-pointer = действа сега
table-done = вече е действала
table-owner = притежател
table-family = първоначално семейство
table-bribe = подкупена от
table-intrigue = интрига
table-character = герой
table-influence = влияние
table-hand = ръка
table-set_aside = заделени
table-discard = изчистени
table-in_front = пред играча
table-cards_in_row = в редицата
table-bribe_token = жетон за подкуп
table-bribe_token-home = у играча
table-first_player = първи играч
table-shows = коя е картата
table-target_shows = коя е картата
table-card = коя е картата
table-zone-row = в редицата
table-zone-hand = в ръката
table-zone-set_aside = сред заделените
table-zone-discard = сред изчистените
table-zone-unknown = неизвестно къде
table-field-influence = влияние
table-field-hand_count = карти в ръката
table-field-discard = изчистени
table-field-tokens = влияние върху картата
table-field-bribe = чий жетон за подкуп
table-field-round = рунд
table-field-first_player = първи играч
table-field-direction = посока на събитията
table-field-placed = семейства, сложили карта
table-field-row_of_cards = подредба
table-field-pointer = карта, която действа сега
table-in-round = {""}
table-in-effect = фаза на събитията
table-in-combination = комбинация
table-at-round-planning = фаза на планирането
table-at-round-events = фаза на събитията
table-at-effect-apply = изпълнение на карта
table-at-combination-steps = стъпка по стъпка
table-text-ru = руската книжка
table-phase-planning = фазата на планирането
table-phase-events = фазата на събитията
table-phase-game_over = краят на играта
table-begin-families = Семейства, по часовниковата стрелка
table-begin-first_player = Първи играч (най-възрастният)
table-begin-direction = Посока на събитията
table-begin-left_to_right = отляво надясно
table-begin-right_to_left = отдясно наляво
table-count-in-row = { $seat }: { $amount }
table-held = заделено от Комбинацията
app-no-windows = В Oriflamme няма време за отговори: всеки трябва да остави или да активира картата си, когато ѝ дойде редът, и никой не отговаря на чужд ход. С мълчание нищо не се губи.
repair-hands = карти { $cards }, влияние { $power }
