### Oriflamme: moves in words.

place = { $by } lays { $card_key ->
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
pass_planning = { $by } lays no card
keep = { $by } keeps { $card } face down
activate = { $by } opens { $card }{ $shows_key ->
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
resolve = { $by } applies { $card }{ $target_key ->
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
combine = { $token_key ->
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
spend = { $token_key ->
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
skip = { $by } skips { $card }
take_tokens = { $by } lifts the influence from { $card }
set_direction = The marker is turned: { $direction_key ->
    [left_to_right] from left to right
   *[right_to_left] from right to left
}
know_card = { $name_key ->
    [none] { $card } is named to the referee in secret
   *[some] { $card } is { $name }
}
know_cards = { $zone_key ->
    [hand] { $seat } names the hand to the referee
   *[set_aside] { $seat } names the set-aside cards to the referee
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}
