### A Clash of Kings: moves in words.

moves-choose_house_cards = { $by } взема комплект карти: { $set }
moves-place_one_time = { $by } слага еднократна заповед: { $order_key ->
    [none] с лицето надолу
   *[some] { $order }
}, { $area }
moves-decline_one_time = { $by }: без еднократна заповед
moves-place_order = { $by } слага заповед: { $order_key ->
    [none] с лицето надолу
   *[some] { $order }
}, { $area }
moves-raid = { $by }: набег: { $from_ } → { $target }
moves-march = { $by }: поход от областта { $from_ }: { $moves_key ->
    [none] никой не тръгва
   *[some] { $moves }
}{ $leave_power_token_key ->
    [yes] {"; остава символ на властта"}
   *[no] {""}
}
moves-support = { $by }: подкрепа: { $from_ } → { $battle }{ $side_key ->
    [none] {""}
   *[some] {" ("}{ $side })
}
moves-consolidate = { $by }: събиране на власт в { $area }: { $take }
moves-muster = { $by }: набор в { $area }: { $units }
moves-execute_one_time = { $by } изпълнява заповед: { $order } ({ $area }){ $units_key ->
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
moves-casualty = { $by }: жертва в { $area }: { $unit }
moves-retreat = { $by }: отстъпление: { $from_ } → { $to }
moves-destroy_all = { $by }: всички отряди в { $area } са унищожени
moves-capture_port = { $by } решава за корабите в { $port }: { $choice_key ->
    [replace] замяна
    [destroy] унищожаване
   *[other] { $choice }
}
moves-destroy_port_ships = { $by } унищожава корабите в { $port }
moves-remove_fortification = Укреплението в { $area } е махнато
moves-lose_area = { $by } губи { $area }
moves-westeros_card = Карта Вестерос: { $card }
moves-resolve_battle = Битката в { $area }: печели { $battle_winner } ({ $battle_losers_key ->
    [destroyed] губещите са унищожени
   *[other] губещите отстъпват
})
moves-next_step = Започва следващата стъпка
moves-enter_area = { $kind_key ->
    [port] Пристанище на { $land } към { $sea }
   *[other] Полето: { $area } ({ $kind })
}
moves-enter_units = { $by } има в { $area }: { $units }
moves-know_fact = Масата казва: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
moves-decide = Масата решава: { $point } { $answer }
moves-correct = На ръка: { $of } { $field }: { $value } ({ $reason })
moves-unit_movement = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
moves-built = { $build_key ->
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
moves-pair-units = { $seat } × { $amount }
moves-pair-take_from = { $seat }: { $amount }
moves-pair-discard_of = { $card }: { $host }

## A Clash of Kings: words of the table.

table-house-stark = Старк
table-house-lannister = Ланистър
table-house-baratheon = Баратеон
table-house-greyjoy = Грейджой
table-house-tyrell = Тирел
table-house-martell = Мартел
table-piece-footman = пехотинец
table-piece-knight = рицар
table-piece-ship = кораб
table-piece-siege_engine = обсадна машина
table-westeros-game_of_thrones = Игра на тронове
table-westeros-supply = Снабдяване
table-westeros-mustering = Набор
table-footman = пехотинец
table-knight = рицар
table-ship = кораб
table-siege_engine = обсадна машина
table-lies-face_down = с лицето надолу
table-token-march = поход
table-token-raid = набег
table-token-support = подкрепа
table-token-defense = отбрана
table-token-consolidate_power = събиране на власт
table-token-call = повик
table-token-supply_delivery = доставка на припаси
table-token-forced_march = форсиран марш
table-token-iron_fleet = Железният флот
table-token-young_wolf = Младият вълк
table-token-might_of_highgarden = Мощта на Планински рай
table-token-scorpions_sting = Жилото на скорпиона
table-token-guile_of_the_lion = Коварството на лъва
table-token-will_of_rhllor = Волята на Р'хлор
table-order-of = { $seat }: { $order }
table-units-of = { $seat }: { $piece } × { $amount }
table-order-in = { $order } ({ $area })
table-port-of-land = Пристанище на { $area }
table-march = поход
table-raid = набег
table-support = подкрепа
table-defense = отбрана
table-consolidate_power = събиране на власт
table-call = повик
table-supply_delivery = доставка на припаси
table-forced_march = форсиран марш
table-iron_fleet = Железният флот
table-young_wolf = Младият вълк
table-might_of_highgarden = Мощта на Планински рай
table-scorpions_sting = Жилото на скорпиона
table-guile_of_the_lion = Коварството на лъва
table-will_of_rhllor = Волята на Р'хлор
table-land = земя
table-sea = море
table-port = пристанище
table-city = град
table-stronghold = крепост
table-beaten = отстъпва
table-fortification = укрепление
table-neutral = неутрални сили
table-holder = владетел
table-power_tokens = символи на властта
table-power_token = символ на властта
table-barrels = бурета
table-crowns = корони
table-port_of = пристанище на
table-port_sea = излиза на
table-doubtful = сверете със своето поле
table-doubtful-icons = символи
table-doubtful-border = граница
table-owner = дом
table-count = брой
table-power = власт
table-supply = снабдяване
table-castles = градове и крепости
table-armies = армии
table-supply_warning = проверете снабдяването
table-port_income = търговия
table-banned = назован от Лъва
table-unit = отряд
table-units = отряди
table-orders = заповеди
table-neighbours = съседи
table-one_time_left = еднократни заповеди
table-one_time_order = еднократна заповед
table-permanent_order = постоянна заповед
table-house_card = карта на дома
table-hand = ръка
table-discard = изчистени
table-round-label = рунд
table-in-turn = рунд
table-at-turn-westeros = фаза Вестерос
table-at-turn-one_time = планиране: еднократни заповеди
table-at-turn-permanent = планиране: постоянни заповеди
table-at-turn-raid = стъпка на набезите
table-at-turn-march = стъпка на походите
table-at-turn-consolidate_power = стъпка на събиране на власт
table-at-turn-any = извън рунда
table-at-westeros = фаза Вестерос
table-at-one_time = еднократни заповеди
table-at-permanent = постоянни заповеди
table-at-raid = стъпка на набезите
table-at-march = стъпка на походите
table-at-consolidate_power = стъпка на събиране на власт
table-phase-westeros = фаза Вестерос
table-phase-planning = фаза на планиране
table-phase-action = фаза на действие
table-phase-setup = преди играта
table-certainty-given = казано от масата
table-certainty-text = от текста
table-certainty-source = публичен източник, първо издание
table-certainty-recalled = по памет, нищо не решава
table-side-attacker = нападател
table-side-defender = защитник
table-set-base = основен комплект
table-set-clash_of_kings = комплект с корона
table-set-mixed = смесен
table-field-power = символи на властта
table-field-supply = ниво на снабдяване
table-field-cities = градове
table-field-strongholds = крепости
table-field-units = единици
table-field-orders = заповеди
table-field-footman = пехотинци
table-field-knight = рицари
table-field-ship = кораби
table-field-siege_engine = обсадни машини
table-field-holder = владетел
table-field-power_token = символ на властта
table-field-fortification = укрепление
table-field-city = град
table-field-stronghold = крепост
table-field-neutral = неутрални сили
table-field-barrels = бурета
table-field-crowns = корони
table-field-turn_order = ред на игра
table-field-fiefdoms = скала за равенства в битка
table-field-footman_strength = сила на пехотинец
table-field-knight_strength = сила на рицар
table-field-ship_strength = сила на кораб
table-field-footman_cost = цена на пехотинец
table-field-knight_cost = цена на рицар
table-field-ship_cost = цена на кораб
table-field-tokens_by_base_rules = символи на властта за заповед
table-field-largest_army_allowed = най-голяма армия
table-field-mustering_points = точки за набор
table-field-card_strength = сила на карта на дома
table-field-raider_takes = плячка при набег
table-field-victim_loses = загуба на жертвата
table-board-board_2003 = полето от 2003: публичен запис, първо издание, сверете със своето
table-board-entered = областите въвеждат играчите
table-switch-yes = в сила
table-switch-no = без нея
table-begin-houses = Кой играе?
table-begin-board = Кое поле?
table-begin-option_1 = Опция 1: Домът Мартел
table-begin-option_2 = Опция 2: нови карти на домовете
table-begin-option_3 = Опция 3: укрепления
table-begin-option_4 = Опция 4: обсадни машини
table-begin-option_5 = Опция 5: пристанищата на Вестерос
table-begin-option_6 = Опция 6: еднократни заповеди
table-game-over = Играта свърши, победител: { $winner }.
table-text-ru-draft = съкратената руска чернова
table-battle = битка
table-field-retreat_area = отстъплението е възможно
table-field-step = стъпка
table-field-spoken = домове, решили за еднократна заповед

## „Сблъсък на крале“: редове на бойния лист.

table-battle-sheet = Боен лист
table-sheet-house = дом
table-sheet-support_footman = + пехотинец
table-sheet-support_knight = + рицар
table-sheet-support_ship = + кораб
table-sheet-support_siege_engine = + обсадна машина
table-sheet-order = число на заповед
table-sheet-card = карта на дома
table-sheet-knights = рицар по карта
table-sheet-blade = валирианско острие
table-sheet-fiefdoms = скала за равенства
table-sheet-options = опции
table-sheet-siege_neutral = машина с/у неутр.
table-siege-neutral-four = по четири
table-siege-neutral-zero = нула
table-sheet-footman_strength = сила на пехотинец
table-sheet-knight_strength = сила на рицар
table-sheet-ship_strength = сила на кораб
table-short-neutral = неутр.
table-short-doubtful = сверете
table-short-power = власт
table-short-supply = снаб.
table-short-castles = град.
table-short-armies = армии
table-short-port_income = търг.
app-no-windows = В „Сблъсък на крале“ няма време за отговори: всеки Дом решава в своя ред. Единственото предложение е да се дадат бойни единици за мечовете след загубена битка; сега няма такова.
repair-hands = части { $cards }, снабдяване { $gold }, власт { $power }
