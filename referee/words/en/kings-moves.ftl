### A Clash of Kings: moves in words.

choose_house_cards = { $by } takes a set of House cards: { $set }
place_one_time = { $by } places a one-time order: { $order_key ->
    [none] face down
   *[some] { $order }
}, { $area }
decline_one_time = { $by } places no one-time order
place_order = { $by } places an order: { $order_key ->
    [none] face down
   *[some] { $order }
}, { $area }
raid = { $by } raids { $target } from { $from_ }
march = { $by } marches out of { $from_ }: { $moves_key ->
    [none] nobody moves
   *[some] { $moves }
}
support = { $by } supports in { $battle } from { $from_ }{ $side_key ->
    [none] {""}
   *[some] {" "}{ $side }
}
consolidate = { $by } consolidates in { $area }: { $take }
muster = { $by } musters in { $area }: { $units }
execute_one_time = { $by } resolves { $order } in { $area }{ $units_key ->
    [none] {""}
   *[some] {": "}{ $units }
}{ $moves_key ->
    [none] {""}
   *[some] {": "}{ $moves }
}{ $remove_key ->
    [none] {""}
   *[some] {": "}{ $remove }
}{ $discard_key ->
    [none] {""}
   *[some] {": "}{ $discard }
}{ $take_from_key ->
    [none] {""}
   *[some] {": "}{ $take_from }
}{ $discard_of_key ->
    [none] {""}
   *[some] {": "}{ $discard_of }
}{ $named_key ->
    [none] {""}
   *[some] {": "}{ $named }
}
casualty = { $by } gives a casualty in { $area }: { $unit }
retreat = { $by } retreats from { $from_ } to { $to }
destroy_all = { $by } loses all units in { $area }
capture_port = { $by } decides about the ships in { $port }: { $choice_key ->
    [replace] they are replaced
    [destroy] they are destroyed
   *[other] { $choice }
}
destroy_port_ships = { $by } destroys the ships in { $port }
remove_fortification = The fortification in { $area } was removed
lose_area = { $by } loses { $area }
westeros_card = Westeros card: { $card }
resolve_battle = The battle in { $area }: { $battle_winner } wins ({ $battle_losers_key ->
    [destroyed] the losers are destroyed
   *[other] the losers retreat
})
next_step = The next step of the turn begins
enter_area = The board: { $area } ({ $kind })
enter_units = { $by } has in { $area }: { $units }
know_fact = The table tells: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
decide = The table decides: { $point } { $answer }
correct = By hand: { $of } { $field }: { $value } ({ $reason })
step = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
built = { $build_key ->
    [none] { $upgrade } → { $to_key ->
        [knight] knight
        [siege_engine] siege engine
       *[other] { $to }
    }
   *[some] { $build }
}{ $place_key ->
    [none] {""}
   *[some] {" "}→ { $place }
}
pair-units = { $seat } × { $amount }
pair-take_from = { $seat }: { $amount }
pair-discard_of = { $card }: { $host }
