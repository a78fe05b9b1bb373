### A Clash of Kings: moves in words.

choose_house_cards = { $by } bierze zestaw kart rodu: { $set }
place_one_time = { $by } kładzie rozkaz jednorazowy: { $order_key ->
    [none] zakryty
   *[some] { $order }
}, { $area }
decline_one_time = { $by }: bez rozkazu jednorazowego
place_order = { $by } kładzie rozkaz: { $order_key ->
    [none] zakryty
   *[some] { $order }
}, { $area }
raid = { $by }: najazd: { $from_ } → { $target }
march = { $by }: marsz z obszaru { $from_ }: { $moves_key ->
    [none] nikt nie rusza
   *[some] { $moves }
}
support = { $by }: wsparcie: { $from_ } → { $battle }{ $side_key ->
    [none] {""}
   *[some] {" "}{ $side }
}
consolidate = { $by }: umacnianie władzy na obszarze { $area }: { $take }
muster = { $by }: zaciąg na obszarze { $area }: { $units }
execute_one_time = { $by } wykonuje rozkaz: { $order } ({ $area }){ $units_key ->
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
casualty = { $by }: strata na obszarze { $area }: { $unit }
retreat = { $by }: odwrót: { $from_ } → { $to }
destroy_all = { $by }: wszystkie jednostki na obszarze { $area } zniszczone
capture_port = { $by } decyduje o okrętach ({ $port }): { $choice_key ->
    [replace] zamiana
    [destroy] zniszczenie
   *[other] { $choice }
}
destroy_port_ships = { $by } niszczy okręty ({ $port })
remove_fortification = Fortyfikację usunięto: { $area }
lose_area = { $by } traci { $area }
westeros_card = Karta Westeros: { $card }
resolve_battle = Bitwa: { $area }: wygrywa { $battle_winner } ({ $battle_losers_key ->
    [destroyed] przegrani są zniszczeni
   *[other] przegrani wycofują się
})
next_step = Zaczyna się następny krok rundy
enter_area = Plansza: { $area } ({ $kind })
enter_units = { $by } ma na obszarze { $area }: { $units }
know_fact = Stół podaje: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
decide = Stół rozstrzyga: { $point } { $answer }
correct = Ręcznie: { $of } { $field }: { $value } ({ $reason })
step = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
built = { $build_key ->
    [none] { $upgrade } → { $to_key ->
        [knight] rycerz
        [siege_engine] machina oblężnicza
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
