### Co gracz wybiera według tekstu karty.

choose_by_text = { $by } wybiera według tekstu: { $seat_key ->
    [none] { $way_key ->
        [attacking] strona atakująca
        [defending] strona broniąca się
        [bottom] na spód talii
        [pay] płaci
        [return] z powrotem na rękę
        [deck] wierzchnia karta talii
        [itself] sama karta
        [draw] dobiera
        [military] wyzwania wojskowe
        [intrigue] wyzwania intrygi
        [power] wyzwania władzy
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] nic
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}
