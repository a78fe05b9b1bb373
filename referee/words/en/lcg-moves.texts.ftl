### What a player chooses by the text of a card.

choose_by_text = { $by } chooses by a text: { $seat_key ->
    [none] { $way_key ->
        [attacking] attacking side
        [defending] defending side
        [bottom] to the bottom of the deck
        [pay] pays
        [return] back to hand
        [deck] the top of the deck
        [itself] the card itself
        [draw] draws
        [military] military challenges
        [intrigue] intrigue challenges
        [power] power challenges
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] nothing
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}
