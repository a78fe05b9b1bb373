### Oriflamme: ходове с думи.

place = { $by }: слагат { $card_key ->
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
pass_planning = { $by }: не слагат карта
keep = { $by }: оставят картата { $card } затворена
activate = { $by }: отварят картата { $card }{ $shows_key ->
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
resolve = { $by }: изпълняват картата { $card }{ $target_key ->
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
combine = { $token_key ->
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
spend = { $token_key ->
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
skip = { $by }: пропускат картата { $card }
take_tokens = { $by }: вдигат влиянието от { $card }
set_direction = Маркерът се обръща: { $direction_key ->
    [left_to_right] отляво надясно
   *[right_to_left] отдясно наляво
}
know_card = { $name_key ->
    [none] Картата { $card } беше казана тайно на съдията
   *[some] { $card } е { $name }
}
know_cards = { $zone_key ->
    [hand] { $seat }: казват на съдията ръката си
   *[set_aside] { $seat }: казват на съдията заделените си карти
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}
