### A Clash of Kings: moves in words.

moves-choose_house_cards = { $by } chooses a set of House cards: { $set }
moves-place_one_time = { $by } places a one-time order: { $order_key ->
    [none] face down
   *[some] { $order }
}, { $area }
moves-decline_one_time = { $by } places no one-time order
moves-place_order = { $by } places an order: { $order_key ->
    [none] face down
   *[some] { $order }
}, { $area }
moves-raid = { $by } raids { $target } from { $from_ }
moves-march = { $by } marches out of { $from_ }: { $moves_key ->
    [none] nobody moves
   *[some] { $moves }
}{ $leave_power_token_key ->
    [yes] {", leaving a power token"}
   *[no] {""}
}
moves-support = { $by } supports in { $battle } from { $from_ }{ $side_key ->
    [none] {""}
   *[some] {" for the "}{ $side }
}
moves-consolidate = { $by } consolidates in { $area }: { $take }
moves-muster = { $by } musters in { $area }: { $units }
moves-execute_one_time = { $by } resolves { $order } in { $area }{ $units_key ->
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
moves-casualty = { $by } gives up a unit in { $area }: { $unit }
moves-retreat = { $by } retreats from { $from_ } to { $to }
moves-destroy_all = { $by } loses all units in { $area }
moves-capture_port = { $by } decides about the ships in { $port }: { $choice_key ->
    [replace] replace them
    [destroy] destroy them
   *[other] { $choice }
}
moves-destroy_port_ships = { $by } destroys the ships in { $port }
moves-remove_fortification = The fortification in { $area } is removed
moves-lose_area = { $by } loses { $area }
moves-westeros_card = Westeros card: { $card }
moves-resolve_battle = Battle in { $area }: { $battle_winner } wins ({ $battle_losers_key ->
    [destroyed] the losers are destroyed
   *[other] the losers retreat
})
moves-next_step = The next step of the turn begins
moves-enter_area = { $kind_key ->
    [port] A port of { $land } on { $sea }
   *[other] The board: { $area } ({ $kind })
}
moves-enter_units = { $by } has in { $area }: { $units }
moves-know_fact = The players enter: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
moves-decide = The players decide: { $point } { $answer }
moves-correct = Corrected by hand: { $of } { $field }: { $value } ({ $reason })
moves-unit_movement = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
moves-built = { $build_key ->
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
moves-pair-units = { $seat } × { $amount }
moves-pair-take_from = { $seat }: { $amount }
moves-pair-discard_of = { $card }: { $host }

## A Clash of Kings: words of the table.

table-house-stark = Stark
table-house-lannister = Lannister
table-house-baratheon = Baratheon
table-house-greyjoy = Greyjoy
table-house-tyrell = Tyrell
table-house-martell = Martell
table-piece-footman = footman
table-piece-knight = knight
table-piece-ship = ship
table-piece-siege_engine = siege engine
table-westeros-game_of_thrones = A Game of Thrones
table-westeros-supply = Supply
table-westeros-mustering = Mustering
table-footman = footman
table-knight = knight
table-ship = ship
table-siege_engine = siege engine
table-lies-face_down = face down
table-token-march = March
table-token-raid = Raid
table-token-support = Support
table-token-defense = Defence
table-token-consolidate_power = Consolidate Power
table-token-call = Call
table-token-supply_delivery = Supply Delivery
table-token-forced_march = Forced March
table-token-iron_fleet = Iron Fleet
table-token-young_wolf = Young Wolf
table-token-might_of_highgarden = Might of Highgarden
table-token-scorpions_sting = Scorpion's Sting
table-token-guile_of_the_lion = Guile of the Lion
table-token-will_of_rhllor = Will of R'hllor
table-order-of = { $seat }: { $order }
table-units-of = { $seat }: { $piece } × { $amount }
table-order-in = { $order } in { $area }
table-port-of-land = Port of { $area }
table-march = March
table-raid = Raid
table-support = Support
table-defense = Defence
table-consolidate_power = Consolidate Power
table-call = Call
table-supply_delivery = Supply Delivery
table-forced_march = Forced March
table-iron_fleet = Iron Fleet
table-young_wolf = Young Wolf
table-might_of_highgarden = Might of Highgarden
table-scorpions_sting = Scorpion's Sting
table-guile_of_the_lion = Guile of the Lion
table-will_of_rhllor = Will of R'hllor
table-land = land
table-sea = sea
table-port = port
table-city = city
table-stronghold = stronghold
table-beaten = retreating
table-fortification = fortification
table-neutral = neutral forces
table-holder = holder
table-power_tokens = power tokens
table-power_token = power token
table-barrels = barrels
table-crowns = crowns
table-port_of = port of
table-port_sea = opens on
table-doubtful = check against your board
table-doubtful-icons = symbols
table-doubtful-border = a border
table-owner = House
table-count = number
table-power = power
table-supply = supply
table-castles = cities and strongholds
table-armies = armies
table-supply_warning = check supply
table-port_income = trade
table-banned = named by the Lion
table-unit = unit
table-units = units
table-orders = orders
table-neighbours = neighbours
table-one_time_left = one-time orders
table-one_time_order = one-time order
table-permanent_order = permanent order
table-house_card = House card
table-hand = hand
table-discard = discarded
table-round-label = turn
table-in-turn = turn
table-at-turn-westeros = Westeros phase
table-at-turn-one_time = planning: one-time orders
table-at-turn-permanent = planning: permanent orders
table-at-turn-raid = raid step
table-at-turn-march = march step
table-at-turn-consolidate_power = Consolidate Power step
table-at-turn-any = outside the turn
table-at-westeros = Westeros phase
table-at-one_time = one-time orders
table-at-permanent = permanent orders
table-at-raid = raid step
table-at-march = march step
table-at-consolidate_power = Consolidate Power step
table-phase-westeros = Westeros phase
table-phase-planning = planning phase
table-phase-action = action phase
table-phase-setup = before the game
table-certainty-given = entered by the players
table-certainty-text = from the text
table-certainty-source = public source, first edition
table-certainty-recalled = from memory, decides nothing
table-side-attacker = attacker
table-side-defender = defender
table-set-base = base set
table-set-clash_of_kings = crowned set
table-set-mixed = mixed
table-field-power = power tokens
table-field-supply = supply level
table-field-cities = cities
table-field-strongholds = strongholds
table-field-units = units
table-field-orders = orders
table-field-footman = footmen
table-field-knight = knights
table-field-ship = ships
table-field-siege_engine = siege engines
table-field-holder = holder
table-field-power_token = power token
table-field-fortification = fortification
table-field-city = city
table-field-stronghold = stronghold
table-field-neutral = neutral forces
table-field-barrels = barrels
table-field-crowns = crowns
table-field-turn_order = turn order
table-field-fiefdoms = track that breaks ties in battle
table-field-footman_strength = strength of a footman
table-field-knight_strength = strength of a knight
table-field-ship_strength = strength of a ship
table-field-footman_cost = price of a footman
table-field-knight_cost = price of a knight
table-field-ship_cost = price of a ship
table-field-tokens_by_base_rules = power tokens of an order
table-field-largest_army_allowed = largest army
table-field-mustering_points = mustering points
table-field-card_strength = strength of a House card
table-field-raider_takes = what a raider takes
table-field-victim_loses = what a victim loses
table-board-board_2003 = the 2003 board: public transcription of the first edition; check it against your board
table-board-entered = the areas the players enter
table-switch-yes = in force
table-switch-no = left out
table-begin-houses = Who plays?
table-begin-board = Which board?
table-begin-option_1 = Option 1: House Martell
table-begin-option_2 = Option 2: new House cards
table-begin-option_3 = Option 3: fortifications
table-begin-option_4 = Option 4: siege engines
table-begin-option_5 = Option 5: ports of Westeros
table-begin-option_6 = Option 6: one-time orders
table-game-over = The game is over: { $winner } has won.
table-text-ru-draft = the shortened Russian draft
table-battle = battle
table-field-retreat_area = retreat allowed
table-field-step = step
table-field-spoken = Houses that have decided on a one-time order

## A Clash of Kings: lines of the battle sheet.

table-battle-sheet = Battle sheet
table-sheet-house = House
table-sheet-support_footman = + footman
table-sheet-support_knight = + knight
table-sheet-support_ship = + ship
table-sheet-support_siege_engine = + siege engine
table-sheet-order = order value
table-sheet-card = House card
table-sheet-knights = knight by card
table-sheet-blade = Valyrian blade
table-sheet-fiefdoms = track for ties
table-sheet-options = options
table-sheet-siege_neutral = engine on neutrals
table-siege-neutral-four = 4 each
table-siege-neutral-zero = 0
table-sheet-footman_strength = a footman is
table-sheet-knight_strength = a knight is
table-sheet-ship_strength = a ship is
table-short-neutral = neutral
table-short-doubtful = check
table-short-power = power
table-short-supply = supply
table-short-castles = cities
table-short-armies = armies
table-short-port_income = trade
app-no-windows = A Clash of Kings has no windows for responses: each House decides on its own turn. The one offer is to give units for swords after a lost battle; none is open or has just closed.
repair-hands = pieces { $cards }, supply { $gold }, power { $power }
