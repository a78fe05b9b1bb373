### A Clash of Kings: moves in words.

moves-choose_house_cards = { $by } берут набор карт Дома: { $set }
moves-place_one_time = { $by } помещают Одноразовый приказ: { $order_key ->
    [none] лицевой стороной вниз
   *[some] { $order }
}, { $area }
moves-decline_one_time = { $by }: без Одноразового приказа
moves-place_order = { $by } помещают приказ: { $order_key ->
    [none] лицевой стороной вниз
   *[some] { $order }
}, { $area }
moves-raid = { $by }: Набег: { $from_ } → { $target }
moves-march = { $by }: Поход из области { $from_ }: { $moves_key ->
    [none] никто не двигается
   *[some] { $moves }
}{ $leave_power_token_key ->
    [yes] {"; остаётся жетон Силы"}
   *[no] {""}
}
moves-support = { $by }: Подмога: { $from_ } → { $battle }{ $side_key ->
    [none] {""}
   *[some] {" ("}{ $side })
}
moves-consolidate = { $by }: Усиление в области { $area }: { $take }
moves-muster = { $by }: Сбор в области { $area }: { $units }
moves-execute_one_time = { $by } исполняют приказ: { $order } ({ $area }){ $units_key ->
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
moves-casualty = { $by }: жертва в области { $area }: { $unit }
moves-retreat = { $by }: Отступление: { $from_ } → { $to }
moves-destroy_all = { $by }: все отряды в области { $area } уничтожены
moves-capture_port = { $by } решают о Кораблях ({ $port }): { $choice_key ->
    [replace] замена
    [destroy] уничтожение
   *[other] { $choice }
}
moves-destroy_port_ships = { $by } уничтожают Корабли ({ $port })
moves-remove_fortification = Укрепление убрано: { $area }
moves-lose_area = { $by } теряют область { $area }
moves-westeros_card = Карта Вестероса: { $card }
moves-resolve_battle = Битва: { $area }: победа: { $battle_winner } ({ $battle_losers_key ->
    [destroyed] проигравшие уничтожены
   *[other] проигравшие отступают
})
moves-next_step = Начинается следующий шаг тура
moves-enter_area = { $kind_key ->
    [port] Порт: { $land }, { $sea }
   *[other] Поле: { $area } ({ $kind })
}
moves-enter_units = { $by }, { $area }: { $units }
moves-know_fact = За столом говорят: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
moves-decide = За столом решают: { $point } { $answer }
moves-correct = Вручную: { $of } { $field }: { $value } ({ $reason })
moves-unit_movement = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
moves-built = { $build_key ->
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
moves-pair-units = { $seat } × { $amount }
moves-pair-take_from = { $seat }: { $amount }
moves-pair-discard_of = { $card }: { $host }

## A Clash of Kings: words of the table.

table-house-stark = Старки
table-house-lannister = Ланнистеры
table-house-baratheon = Баратеоны
table-house-greyjoy = Грейджои
table-house-tyrell = Тиреллы
table-house-martell = Мартеллы
table-piece-footman = Воин
table-piece-knight = Рыцарь
table-piece-ship = Корабль
table-piece-siege_engine = Осадное орудие
table-westeros-game_of_thrones = Игра престолов
table-westeros-supply = Снабжение
table-westeros-mustering = Сбор войск
table-footman = Воин
table-knight = Рыцарь
table-ship = Корабль
table-siege_engine = Осадное орудие
table-lies-face_down = лицевой стороной вниз
table-token-march = Поход
table-token-raid = Набег
table-token-support = Подмога
table-token-defense = Защита
table-token-consolidate_power = Усиление
table-token-call = Призыв
table-token-supply_delivery = Доставка Снабжения
table-token-forced_march = Форсированный марш
table-token-iron_fleet = Железный флот
table-token-young_wolf = Молодой волк
table-token-might_of_highgarden = Могущество Хайгардена
table-token-scorpions_sting = Жало скорпиона
table-token-guile_of_the_lion = Коварство льва
table-token-will_of_rhllor = Воля Рглора
table-order-of = { $seat }: { $order }
table-units-of = { $seat }: { $piece } × { $amount }
table-order-in = { $order } ({ $area })
table-port-of-land = Порт: { $area }
table-march = Поход
table-raid = Набег
table-support = Подмога
table-defense = Защита
table-consolidate_power = Усиление
table-call = Призыв
table-supply_delivery = Доставка Снабжения
table-forced_march = Форсированный марш
table-iron_fleet = Железный флот
table-young_wolf = Молодой волк
table-might_of_highgarden = Могущество Хайгардена
table-scorpions_sting = Жало скорпиона
table-guile_of_the_lion = Коварство льва
table-will_of_rhllor = Воля Рглора
table-land = земля
table-sea = Море
table-port = Порт
table-city = Город
table-stronghold = Крепость
table-beaten = отступают
table-fortification = Укрепление
table-neutral = нейтральные силы
table-holder = владелец
table-power_tokens = жетоны Силы
table-power_token = жетон Силы
table-barrels = бочки
table-crowns = короны
table-port_of = Порт земли
table-port_sea = выходит в
table-doubtful = сверьте со своим полем
table-doubtful-icons = символы
table-doubtful-border = граница
table-owner = Дом
table-count = число
table-power = Сила
table-supply = Снабжение
table-castles = Города и Крепости
table-armies = армии
table-supply_warning = проверьте Снабжение
table-port_income = торговля
table-banned = назван Львом
table-unit = отряд
table-units = отряды
table-orders = приказы
table-neighbours = соседи
table-one_time_left = Одноразовые приказы
table-one_time_order = Одноразовый приказ
table-permanent_order = постоянный приказ
table-house_card = карта Дома
table-hand = рука
table-discard = сброс
table-round-label = тур
table-in-turn = тур
table-at-turn-westeros = фаза Вестероса
table-at-turn-one_time = Планирование: Одноразовые приказы
table-at-turn-permanent = Планирование: постоянные приказы
table-at-turn-raid = шаг Набегов
table-at-turn-march = шаг Походов
table-at-turn-consolidate_power = шаг Усиления
table-at-turn-any = вне тура
table-at-westeros = фаза Вестероса
table-at-one_time = Одноразовые приказы
table-at-permanent = постоянные приказы
table-at-raid = шаг Набегов
table-at-march = шаг Походов
table-at-consolidate_power = шаг Усиления
table-phase-westeros = фаза Вестероса
table-phase-planning = фаза Планирования
table-phase-action = фаза Действия
table-phase-setup = до игры
table-certainty-given = сказано за столом
table-certainty-text = из текста
table-certainty-source = общедоступный источник, первое издание
table-certainty-recalled = по памяти, ничего не решает
table-side-attacker = атакующий
table-side-defender = обороняющийся
table-set-base = базовый набор
table-set-clash_of_kings = набор с короной
table-set-mixed = смесь
table-field-power = жетоны Силы
table-field-supply = уровень Снабжения
table-field-cities = Города
table-field-strongholds = Крепости
table-field-units = отряды
table-field-orders = приказы
table-field-footman = Воины
table-field-knight = Рыцари
table-field-ship = Корабли
table-field-siege_engine = Осадные орудия
table-field-holder = владелец
table-field-power_token = жетон Силы
table-field-fortification = Укрепление
table-field-city = Город
table-field-stronghold = Крепость
table-field-neutral = нейтральные силы
table-field-barrels = бочки
table-field-crowns = короны
table-field-turn_order = игровой порядок
table-field-fiefdoms = трек, решающий ничьи в битве
table-field-footman_strength = мощь Воина
table-field-knight_strength = мощь Рыцаря
table-field-ship_strength = мощь Корабля
table-field-footman_cost = цена Воина
table-field-knight_cost = цена Рыцаря
table-field-ship_cost = цена Корабля
table-field-tokens_by_base_rules = жетоны Силы за приказ
table-field-largest_army_allowed = наибольшая армия
table-field-mustering_points = единицы сбора
table-field-card_strength = мощь карты Дома
table-field-raider_takes = добыча набега
table-field-victim_loses = потеря жертвы
table-board-board_2003 = поле 2003 года: общедоступная запись, первое издание, сверьте со своим
table-board-entered = области вносят игроки
table-switch-yes = действует
table-switch-no = без неё
table-begin-houses = Кто играет?
table-begin-board = Какое поле?
table-begin-option_1 = Опция 1: Дом Мартеллов
table-begin-option_2 = Опция 2: новые карты Домов
table-begin-option_3 = Опция 3: Укрепления
table-begin-option_4 = Опция 4: Осадные орудия
table-begin-option_5 = Опция 5: Порты Вестероса
table-begin-option_6 = Опция 6: Одноразовые приказы
table-game-over = Игра окончена, победитель: { $winner }.
table-text-ru-draft = сокращённый русский черновик
table-battle = битва
table-field-retreat_area = отступление возможно
table-field-step = шаг
table-field-spoken = Дома, решившие об Одноразовом приказе

## «Битва королей»: строки боевого листа.

table-battle-sheet = Боевой лист
table-sheet-house = Дом
table-sheet-support_footman = + Воин
table-sheet-support_knight = + Рыцарь
table-sheet-support_ship = + Корабль
table-sheet-support_siege_engine = + Осадное орудие
table-sheet-order = число приказа
table-sheet-card = карта Дома
table-sheet-knights = рыцарь по карте
table-sheet-blade = Валирийский клинок
table-sheet-fiefdoms = трек для ничьих
table-sheet-options = опции
table-sheet-siege_neutral = орудие на нейтр.
table-siege-neutral-four = по четыре
table-siege-neutral-zero = ноль
table-sheet-footman_strength = мощь Воина
table-sheet-knight_strength = мощь Рыцаря
table-sheet-ship_strength = мощь Корабля
table-short-neutral = нейтр.
table-short-doubtful = сверьте
table-short-power = Сила
table-short-supply = Снаб.
table-short-castles = гор.
table-short-armies = армии
table-short-port_income = торг.
app-no-windows = В «Битве королей» нет времени для ответов: каждый Дом решает в свою очередь. Единственное предложение — отдать отряды за мечи после проигранной битвы; сейчас его нет.
repair-hands = фишки { $cards }, Снабжение { $gold }, Сила { $power }
