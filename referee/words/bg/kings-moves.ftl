### A Clash of Kings: moves in words.

choose_house_cards = { $by } взема комплект карти: { $set }
place_one_time = { $by } слага еднократна заповед: { $order_key ->
    [none] с лицето надолу
   *[some] { $order }
}, { $area }
decline_one_time = { $by }: без еднократна заповед
place_order = { $by } слага заповед: { $order_key ->
    [none] с лицето надолу
   *[some] { $order }
}, { $area }
raid = { $by }: набег: { $from_ } → { $target }
march = { $by }: поход от областта { $from_ }: { $moves_key ->
    [none] никой не тръгва
   *[some] { $moves }
}
support = { $by }: подкрепа: { $from_ } → { $battle }{ $side_key ->
    [none] {""}
   *[some] {" "}{ $side }
}
consolidate = { $by }: събиране на власт в { $area }: { $take }
muster = { $by }: набор в { $area }: { $units }
execute_one_time = { $by } изпълнява заповед: { $order } ({ $area }){ $units_key ->
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
casualty = { $by }: жертва в { $area }: { $unit }
retreat = { $by }: отстъпление: { $from_ } → { $to }
destroy_all = { $by }: всички отряди в { $area } са унищожени
capture_port = { $by } решава за корабите в { $port }: { $choice_key ->
    [replace] замяна
    [destroy] унищожаване
   *[other] { $choice }
}
destroy_port_ships = { $by } унищожава корабите в { $port }
remove_fortification = Укреплението в { $area } е махнато
lose_area = { $by } губи { $area }
westeros_card = Карта Вестерос: { $card }
resolve_battle = Битката в { $area }: печели { $battle_winner } ({ $battle_losers_key ->
    [destroyed] губещите са унищожени
   *[other] губещите отстъпват
})
next_step = Започва следващата стъпка
enter_area = Полето: { $area } ({ $kind })
enter_units = { $by } има в { $area }: { $units }
know_fact = Масата казва: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
decide = Масата решава: { $point } { $answer }
correct = На ръка: { $of } { $field }: { $value } ({ $reason })
step = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
built = { $build_key ->
    [none] { $upgrade } → { $to_key ->
        [knight] рицар
        [siege_engine] обсадна машина
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
