### A Clash of Kings: moves in words.

choose_house_cards = { $by } берут набор карт Дома: { $set }
place_one_time = { $by } помещают Одноразовый приказ: { $order_key ->
    [none] лицевой стороной вниз
   *[some] { $order }
}, { $area }
decline_one_time = { $by }: без Одноразового приказа
place_order = { $by } помещают приказ: { $order_key ->
    [none] лицевой стороной вниз
   *[some] { $order }
}, { $area }
raid = { $by }: Набег: { $from_ } → { $target }
march = { $by }: Поход из области { $from_ }: { $moves_key ->
    [none] никто не двигается
   *[some] { $moves }
}
support = { $by }: Подмога: { $from_ } → { $battle }{ $side_key ->
    [none] {""}
   *[some] {" "}{ $side }
}
consolidate = { $by }: Усиление в области { $area }: { $take }
muster = { $by }: Сбор в области { $area }: { $units }
execute_one_time = { $by } исполняют приказ: { $order } ({ $area }){ $units_key ->
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
casualty = { $by }: жертва в области { $area }: { $unit }
retreat = { $by }: Отступление: { $from_ } → { $to }
destroy_all = { $by }: все отряды в области { $area } уничтожены
capture_port = { $by } решают о Кораблях ({ $port }): { $choice_key ->
    [replace] замена
    [destroy] уничтожение
   *[other] { $choice }
}
destroy_port_ships = { $by } уничтожают Корабли ({ $port })
remove_fortification = Укрепление убрано: { $area }
lose_area = { $by } теряют область { $area }
westeros_card = Карта Вестероса: { $card }
resolve_battle = Битва: { $area }: победа: { $battle_winner } ({ $battle_losers_key ->
    [destroyed] проигравшие уничтожены
   *[other] проигравшие отступают
})
next_step = Начинается следующий шаг тура
enter_area = Поле: { $area } ({ $kind })
enter_units = { $by }, { $area }: { $units }
know_fact = За столом говорят: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
decide = За столом решают: { $point } { $answer }
correct = Вручную: { $of } { $field }: { $value } ({ $reason })
step = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
built = { $build_key ->
    [none] { $upgrade } → { $to_key ->
        [knight] Рыцарь
        [siege_engine] Осадное орудие
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
