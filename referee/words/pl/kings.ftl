### A Clash of Kings: moves in words.

moves-choose_house_cards = { $by } bierze zestaw kart rodu: { $set }
moves-place_one_time = { $by } kładzie rozkaz jednorazowy: { $order_key ->
    [none] zakryty
   *[some] { $order }
}, { $area }
moves-decline_one_time = { $by }: bez rozkazu jednorazowego
moves-place_order = { $by } kładzie rozkaz: { $order_key ->
    [none] zakryty
   *[some] { $order }
}, { $area }
moves-raid = { $by }: najazd: { $from_ } → { $target }
moves-march = { $by }: marsz z obszaru { $from_ }: { $moves_key ->
    [none] nikt nie rusza
   *[some] { $moves }
}{ $leave_power_token_key ->
    [yes] {"; zostaje znacznik władzy"}
   *[no] {""}
}
moves-support = { $by }: wsparcie: { $from_ } → { $battle }{ $side_key ->
    [none] {""}
   *[some] {" ("}{ $side })
}
moves-consolidate = { $by }: umacnianie władzy na obszarze { $area }: { $take }
moves-muster = { $by }: zaciąg na obszarze { $area }: { $units }
moves-execute_one_time = { $by } wykonuje rozkaz: { $order } ({ $area }){ $units_key ->
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
moves-casualty = { $by }: strata na obszarze { $area }: { $unit }
moves-retreat = { $by }: odwrót: { $from_ } → { $to }
moves-destroy_all = { $by }: wszystkie jednostki na obszarze { $area } zniszczone
moves-capture_port = { $by } decyduje o okrętach ({ $port }): { $choice_key ->
    [replace] zamiana
    [destroy] zniszczenie
   *[other] { $choice }
}
moves-destroy_port_ships = { $by } niszczy okręty ({ $port })
moves-remove_fortification = Fortyfikację usunięto: { $area }
moves-lose_area = { $by } traci { $area }
moves-westeros_card = Karta Westeros: { $card }
moves-resolve_battle = Bitwa: { $area }: wygrywa { $battle_winner } ({ $battle_losers_key ->
    [destroyed] przegrani są zniszczeni
   *[other] przegrani wycofują się
})
moves-next_step = Zaczyna się następny krok rundy
moves-enter_area = { $kind_key ->
    [port] Port: { $land } nad { $sea }
   *[other] Plansza: { $area } ({ $kind })
}
moves-enter_units = { $by } ma na obszarze { $area }: { $units }
moves-know_fact = Stół podaje: { $what }{ $of_key ->
    [none] {""}
   *[some] {" "}{ $of }
}: { $value }
moves-decide = Stół rozstrzyga: { $point } { $answer }
moves-correct = Ręcznie: { $of } { $field }: { $value } ({ $reason })
moves-unit_movement = { $units }{ $to_key ->
    [none] {""}
   *[some] {" "}→ { $to }
}{ $from__key ->
    [none] {""}
   *[some] {" "}← { $from_ }
}
moves-built = { $build_key ->
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
table-piece-footman = piechur
table-piece-knight = rycerz
table-piece-ship = okręt
table-piece-siege_engine = machina oblężnicza
table-westeros-game_of_thrones = Gra o tron
table-westeros-supply = Zaopatrzenie
table-westeros-mustering = Zaciąg
table-footman = piechur
table-knight = rycerz
table-ship = okręt
table-siege_engine = machina oblężnicza
table-lies-face_down = zakryty
table-token-march = marsz
table-token-raid = najazd
table-token-support = wsparcie
table-token-defense = obrona
table-token-consolidate_power = umacnianie władzy
table-token-call = wezwanie
table-token-supply_delivery = dostawa zaopatrzenia
table-token-forced_march = forsowny marsz
table-token-iron_fleet = Żelazna Flota
table-token-young_wolf = Młody Wilk
table-token-might_of_highgarden = Potęga Wysogrodu
table-token-scorpions_sting = Żądło skorpiona
table-token-guile_of_the_lion = Podstęp lwa
table-token-will_of_rhllor = Wola R'hllora
table-order-of = { $seat }: { $order }
table-units-of = { $seat }: { $piece } × { $amount }
table-order-in = { $order } ({ $area })
table-port-of-land = Port: { $area }
table-march = marsz
table-raid = najazd
table-support = wsparcie
table-defense = obrona
table-consolidate_power = umacnianie władzy
table-call = wezwanie
table-supply_delivery = dostawa zaopatrzenia
table-forced_march = forsowny marsz
table-iron_fleet = Żelazna Flota
table-young_wolf = Młody Wilk
table-might_of_highgarden = Potęga Wysogrodu
table-scorpions_sting = Żądło skorpiona
table-guile_of_the_lion = Podstęp lwa
table-will_of_rhllor = Wola R'hllora
table-land = ląd
table-sea = morze
table-port = port
table-city = miasto
table-stronghold = twierdza
table-beaten = wycofuje się
table-fortification = fortyfikacja
table-neutral = siły neutralne
table-holder = właściciel
table-power_tokens = znaczniki władzy
table-power_token = znacznik władzy
table-barrels = beczki
table-crowns = korony
table-port_of = port lądu
table-port_sea = wychodzi na
table-doubtful = sprawdź na swojej planszy
table-doubtful-icons = symbole
table-doubtful-border = granica
table-owner = ród
table-count = liczba
table-power = władza
table-supply = zaopatrzenie
table-castles = miasta i twierdze
table-armies = armie
table-supply_warning = sprawdź zaopatrzenie
table-port_income = handel
table-banned = wskazany przez Lwa
table-unit = jednostka
table-units = jednostki
table-orders = rozkazy
table-neighbours = sąsiedzi
table-one_time_left = rozkazy jednorazowe
table-one_time_order = rozkaz jednorazowy
table-permanent_order = rozkaz stały
table-house_card = karta rodu
table-hand = ręka
table-discard = odrzucone
table-round-label = runda
table-in-turn = runda
table-at-turn-westeros = faza Westeros
table-at-turn-one_time = planowanie: rozkazy jednorazowe
table-at-turn-permanent = planowanie: rozkazy stałe
table-at-turn-raid = krok najazdów
table-at-turn-march = krok marszów
table-at-turn-consolidate_power = krok umacniania władzy
table-at-turn-any = poza rundą
table-at-westeros = faza Westeros
table-at-one_time = rozkazy jednorazowe
table-at-permanent = rozkazy stałe
table-at-raid = krok najazdów
table-at-march = krok marszów
table-at-consolidate_power = krok umacniania władzy
table-phase-westeros = faza Westeros
table-phase-planning = faza planowania
table-phase-action = faza akcji
table-phase-setup = przed grą
table-certainty-given = podane przez stół
table-certainty-text = z tekstu
table-certainty-source = źródło publiczne, pierwsza edycja
table-certainty-recalled = z pamięci, o niczym nie rozstrzyga
table-side-attacker = atakujący
table-side-defender = obrońca
table-set-base = zestaw podstawowy
table-set-clash_of_kings = zestaw z koroną
table-set-mixed = mieszany
table-field-power = znaczniki władzy
table-field-supply = poziom zaopatrzenia
table-field-cities = miasta
table-field-strongholds = twierdze
table-field-units = jednostki
table-field-orders = rozkazy
table-field-footman = piechurzy
table-field-knight = rycerze
table-field-ship = okręty
table-field-siege_engine = machiny oblężnicze
table-field-holder = właściciel
table-field-power_token = znacznik władzy
table-field-fortification = fortyfikacja
table-field-city = miasto
table-field-stronghold = twierdza
table-field-neutral = siły neutralne
table-field-barrels = beczki
table-field-crowns = korony
table-field-turn_order = kolejność gry
table-field-fiefdoms = tor rozstrzygający remisy w bitwie
table-field-footman_strength = siła piechura
table-field-knight_strength = siła rycerza
table-field-ship_strength = siła okrętu
table-field-footman_cost = koszt piechura
table-field-knight_cost = koszt rycerza
table-field-ship_cost = koszt okrętu
table-field-tokens_by_base_rules = znaczniki władzy za rozkaz
table-field-largest_army_allowed = największa armia
table-field-mustering_points = punkty zaciągu
table-field-card_strength = siła karty rodu
table-field-raider_takes = łup najeźdźcy
table-field-victim_loses = strata ofiary
table-board-board_2003 = plansza z 2003: publiczny zapis, pierwsza edycja, porównaj ze swoją
table-board-entered = obszary wpisują gracze
table-switch-yes = obowiązuje
table-switch-no = bez niej
table-begin-houses = Kto gra?
table-begin-board = Jaka plansza?
table-begin-option_1 = Opcja 1: Ród Martell
table-begin-option_2 = Opcja 2: nowe karty rodów
table-begin-option_3 = Opcja 3: fortyfikacje
table-begin-option_4 = Opcja 4: machiny oblężnicze
table-begin-option_5 = Opcja 5: porty Westeros
table-begin-option_6 = Opcja 6: rozkazy jednorazowe
table-game-over = Gra skończona, wygrywa: { $winner }.
table-text-ru-draft = skrócony szkic rosyjski
table-battle = bitwa
table-field-retreat_area = odwrót możliwy
table-field-step = krok
table-field-spoken = rody, które zdecydowały o rozkazie jednorazowym

## „Starcie królów”: wiersze arkusza bitwy.

table-battle-sheet = Arkusz bitwy
table-sheet-house = ród
table-sheet-support_footman = + piechur
table-sheet-support_knight = + rycerz
table-sheet-support_ship = + okręt
table-sheet-support_siege_engine = + machina obl.
table-sheet-order = liczba rozkazu
table-sheet-card = karta rodu
table-sheet-knights = rycerz wg karty
table-sheet-blade = valyriańskie ostrze
table-sheet-fiefdoms = tor remisów
table-sheet-options = opcje
table-sheet-siege_neutral = machina na neutr.
table-siege-neutral-four = po cztery
table-siege-neutral-zero = zero
table-sheet-footman_strength = siła piechura
table-sheet-knight_strength = siła rycerza
table-sheet-ship_strength = siła okrętu
table-short-neutral = neutr.
table-short-doubtful = sprawdź
table-short-power = władza
table-short-supply = zaop.
table-short-castles = mias.
table-short-armies = armie
table-short-port_income = handel
app-no-windows = W Starciu królów nie ma czasu na odpowiedzi: każdy Ród decyduje w swojej kolejce. Jedyna propozycja to oddanie jednostek za miecze po przegranej bitwie; żadnej teraz nie ma.
repair-hands = elementy { $cards }, zaopatrzenie { $gold }, władza { $power }
