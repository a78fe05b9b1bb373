### Какво избира играч по текста на карта.

choose_by_text = { $by } избира по текст: { $seat_key ->
    [none] { $way_key ->
        [attacking] нападащата страна
        [defending] защитаващата страна
        [bottom] под тестето
        [pay] плаща
        [return] обратно в ръката
        [deck] горната карта на тестето
        [itself] самата карта
        [draw] тегли
        [military] военен сблъсък
        [intrigue] дворцови интриги
        [power] борба за власт
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] нищо
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}
