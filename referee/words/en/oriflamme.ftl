### Oriflamme: moves in words.

moves-place = { $by } lays { $card_key ->
    [none] a card
   *[some] { $card }
} { $where_key ->
    [left] at the left end
    [right] at the right end
    [on] on { $on }
   *[between] between { $between }
}{ $face_key ->
    [none] {""}
    [up] , face up
   *[other] {""}
}
moves-pass_planning = { $by } lays no card
moves-keep = { $by } keeps { $card } face down
moves-activate = { $by } opens { $card }{ $shows_key ->
    [none] {""}
   *[some] {" "}as { $shows }
}{ $target_key ->
    [none] {""}
   *[some] {" "}against { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] , which turns out to be { $target_shows }
}{ $substitute_key ->
    [none] {""}
    [discard] , substituting from the discard
    [set_aside] , substituting from the set-aside cards
   *[other] , substituting nothing
}{ $bribe_key ->
    [none] {""}
   *[some] {" "}bribing { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , laying the twin at the left end
    [right] , laying the twin at the right end
    [on] , laying the twin on { $twin_on }
   *[other] , laying the twin between { $twin_between }
}{ $sequence_key ->
    [none] {""}
   *[some] {""}: { $sequence }
}
moves-resolve = { $by } applies { $card }{ $target_key ->
    [none] {""}
   *[some] {" "}against { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] , which turns out to be { $target_shows }
}{ $substitute_key ->
    [none] {""}
    [discard] , substituting from the discard
    [set_aside] , substituting from the set-aside cards
   *[other] , substituting nothing
}{ $bribe_key ->
    [none] {""}
   *[some] {" "}bribing { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , laying the twin at the left end
    [right] , laying the twin at the right end
    [on] , laying the twin on { $twin_on }
   *[other] , laying the twin between { $twin_between }
}
moves-combine = { $token_key ->
    [take] { $by } takes the token
    [repeat] { $by } gives the token back and applies
   *[none] { $by } applies by the combination
}{ $card_key ->
    [none] {""}
   *[some] {""}: { $card }
}{ $target_key ->
    [none] {""}
   *[some] {" "}against { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] , which turns out to be { $target_shows }
}{ $substitute_key ->
    [none] {""}
    [discard] , substituting from the discard
    [set_aside] , substituting from the set-aside cards
   *[other] , substituting nothing
}{ $bribe_key ->
    [none] {""}
   *[some] {" "}bribing { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , laying the twin at the left end
    [right] , laying the twin at the right end
    [on] , laying the twin on { $twin_on }
   *[other] , laying the twin between { $twin_between }
}
moves-spend = { $token_key ->
    [take] take a token
    [repeat] give a token back and apply
   *[none] apply
}{ $apply_key ->
    [none] {""}
   *[some] {" "}{ $apply }
}{ $target_key ->
    [none] {""}
   *[some] {" "}against { $target }
}{ $substitute_key ->
    [none] {""}
    [discard] , substituting from the discard
    [set_aside] , substituting from the set-aside cards
   *[other] , substituting nothing
}{ $bribe_key ->
    [none] {""}
   *[some] {" "}bribing { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , laying the twin at the left end
    [right] , laying the twin at the right end
    [on] , laying the twin on { $twin_on }
   *[other] , laying the twin between { $twin_between }
}
moves-skip = { $by } skips { $card }
moves-take_tokens = { $by } lifts the influence from { $card }
moves-set_direction = The marker is turned: { $direction_key ->
    [left_to_right] from left to right
   *[right_to_left] from right to left
}
moves-know_card = { $name_key ->
    [none] A player names { $card } to the referee in secret
   *[some] { $card } is { $name }
}
moves-know_cards = { $zone_key ->
    [hand] { $seat } names the hand to the referee
   *[set_aside] { $seat } names the set-aside cards to the referee
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}

## Oriflamme: words of the table. The booklet is Russian; names in other languages are working names.

table-called-closed = { $seat } { $number }
table-called-on = on it { $card }
table-called-open = { $seat } { $name }
table-house-red = Red
table-house-blue = Blue
table-house-green = Green
table-house-yellow = Yellow
table-house-black = Black
table-card-prince = Prince
table-card-twin = Twin
table-card-schemer = Schemer
table-card-queen = Queen
table-card-cutthroat = Cutthroat
table-card-apothecary = Apothecary
table-card-felon = Felon
table-card-replacement = Replacement
table-card-bribe = Bribe
table-card-combination = Combination
table-card-trap = Trap
table-row = row
table-direction-left_to_right = from left to right
table-direction-right_to_left = from right to left
table-reserve = influence in the reserve
table-end-left = left end
table-end-right = right end
table-face-down = face down
table-face-up = face up
table-closed = closed
table-tokens = influence
table-stack = stack
table-pointer = acts now
table-done = has acted
table-owner = owner
table-family = original family
table-bribe = bribed by
table-intrigue = intrigue
table-character = character
table-influence = influence
table-hand = hand
table-set_aside = set aside
table-discard = discard
table-in_front = in front
table-cards_in_row = in row
table-bribe_token = bribe token
table-bribe_token-home = at home
table-first_player = first player
table-shows = which card it is
table-target_shows = which card it is
table-card = which card it is
table-zone-row = in the row
table-zone-hand = in hand
table-zone-set_aside = set aside
table-zone-discard = in the discard
table-zone-unknown = not known where
table-field-influence = influence
table-field-hand_count = cards in hand
table-field-discard = discard
table-field-tokens = influence on the card
table-field-bribe = bribed by
table-field-round = round
table-field-first_player = first player
table-field-direction = direction of events
table-field-placed = families that have laid a card
table-field-row_of_cards = card order
table-field-pointer = card that acts now
table-in-round = {""}
table-in-effect = event phase
table-in-combination = combination
table-at-round-planning = planning phase
table-at-round-events = event phase
table-at-effect-apply = applying a card
table-at-combination-steps = one step after another
table-text-ru = the Russian booklet
table-phase-planning = the planning phase
table-phase-events = the event phase
table-phase-game_over = the end of the game
table-begin-families = Families, clockwise
table-begin-first_player = First player (the oldest)
table-begin-direction = Direction of events
table-begin-left_to_right = from left to right
table-begin-right_to_left = from right to left
table-count-in-row = { $seat }: { $amount }
table-held = held aside
app-no-windows = Oriflamme has no windows for responses: on a card's turn its owner keeps or opens it, and nobody responds to another player's act. You lose nothing by staying silent.
repair-hands = cards { $cards }, influence { $power }
