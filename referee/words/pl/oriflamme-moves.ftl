### Oriflamme: ruchy słowami.

place = { $by }: kładą { $card_key ->
    [none] kartę
   *[some] kartę { $card }
} { $where_key ->
    [left] na lewym końcu
    [right] na prawym końcu
    [on] na karcie { $on }
   *[between] między: { $between }
}{ $face_key ->
    [none] {""}
    [up] , odkrytą
   *[other] {""}
}
pass_planning = { $by }: nie kładą karty
keep = { $by }: zostawiają kartę { $card } zakrytą
activate = { $by }: odkrywają kartę { $card }{ $shows_key ->
    [none] {""}
   *[some] {" "}(to { $shows })
}{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(to { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}{ $sequence_key ->
    [none] {""}
   *[some] {""}: { $sequence }
}
resolve = { $by }: stosują kartę { $card }{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(to { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}
combine = { $token_key ->
    [take] { $by }: zabierają żeton
    [repeat] { $by }: oddają żeton i stosują
   *[none] { $by }: Kombinacja stosuje
}{ $card_key ->
    [none] {""}
   *[some] {""}: { $card }
}{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(to { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}
spend = { $token_key ->
    [take] zabrać żeton
    [repeat] oddać żeton i zastosować kartę
   *[none] zastosować kartę
}{ $apply_key ->
    [none] {""}
   *[some] {" "}{ $apply }
}{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}
skip = { $by }: pomijają kartę { $card }
take_tokens = { $by }: zdejmują wpływ z karty { $card }
set_direction = Znacznik się obraca: { $direction_key ->
    [left_to_right] od lewej do prawej
   *[right_to_left] od prawej do lewej
}
know_card = { $name_key ->
    [none] Kartę { $card } nazwano sędziemu w tajemnicy
   *[some] { $card } to { $name }
}
know_cards = { $zone_key ->
    [hand] { $seat }: podają sędziemu swoją rękę
   *[set_aside] { $seat }: podają sędziemu karty odłożone
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}
