### Что игрок выбирает по тексту карты.

choose_by_text = { $by } выбирает по тексту: { $seat_key ->
    [none] { $way_key ->
        [attacking] сторона зачинщика
        [defending] сторона защиты
        [bottom] под низ колоды
        [pay] платит
        [return] назад на руку
        [deck] верхняя карта колоды
        [itself] сама карта
        [draw] берёт карту
        [military] битвы
        [intrigue] интриги
        [power] делёж власти
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] ничего
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}
