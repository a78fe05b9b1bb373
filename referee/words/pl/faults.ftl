### Dlaczego pozycja albo początek gry nie może istnieć. Część zdania: zasada następuje w nawiasie.

## Gry karciane: gracze i stół

nobody_seated = przy stole nikogo nie ma
seat_id_twice = dwóch graczy ma tę samą nazwę
more_than_two_play = to gra dla dwóch osób
seat_without_name = każdy gracz musi mieć własną nazwę
no_such_seat = nie ma gracza o nazwie { $read }
more_known_than_held = { $seat }: znanych kart na ręce jest więcej niż kart na ręce

## Gry karciane: fabuły

too_many_plots = { $seat }: fabuł jest więcej niż siedem
another_plot_revealed = { $seat }: fabuła to { $plot }, a jako odkrytą podano { $plots }
revealed_plot_in_deck = { $seat }: odkryta fabuła leży też w talii fabuły
plot_in_deck_and_used = { $seat }: fabuła { $plot } jest i w talii fabuły, i wśród wykorzystanych
plot_deck_not_seven = { $seat }: talia fabuły to nie siedem fabuł
plot_deck_not_seven_different = { $seat }: talia fabuły to nie siedem różnych fabuł

## Gry karciane: karty

card_of_another_kind = { $card }: kartę wymieniono jako jeden rodzaj, a nazwano innym
under_card_and_no_attachment = karta { $card } leży pod kartą, a nie jest dodatkiem
used_out_of_play = karty { $card } nie ma w grze, a jest użyta, jakby była
power_out_of_play = karty { $card } nie ma w grze, a ma punkty władzy
duplicates_out_of_play = karty { $card } nie ma w grze, a ma duplikaty
card_id_twice = dwie karty mają to samo oznaczenie: { $read }
owner_not_here = karta { $card } nie należy do nikogo przy stole
event_in_play = wydarzenie { $card } leży w grze
dead_and_no_character = karta { $card } nie jest postacią, a leży na stosie martwych
attachment_under_nothing = dodatek { $card } nie leży pod żadną kartą w grze
unique_twice = { $seat }: w grze są dwie kopie unikatowej karty { $card }
duplicate_of_no_unique = karta { $card } ma duplikat, a nie jest unikatowa

## Gry karciane: wyzwanie

challenge_kind_twice = { $seat }: rzucono dwa wyzwania tego samego rodzaju
challenge_outside_phase = trwa wyzwanie poza fazą wyzwań
challenge_of_another_seat = wyzwanie rzucił kto inny niż aktywny gracz
target_missing = nie podano, komu rzucono wyzwanie: { $seats }
challenge_needs_two_seats = wyzwanie toczy się między dwoma graczami przy stole
participant_twice = jedna postać uczestniczy dwa razy
defenders_too_early = obrońców podano, zanim można ich zadeklarować
bypassed_defends = broni się postać wybrana przez Skrytość
attacker_of_another = atakujący { $card } nie jest postacią w grze; gracz: { $seat }
defender_of_another = obrońca { $card } nie jest postacią w grze; gracz: { $seat }
bypassed_of_another = wybrana przez Skrytość karta { $card } nie jest postacią w grze; gracz: { $seat }

## Edycja HBO

stark_and_lannister_play = dwaj gracze biorą po jednym rodzie: Starków i Lannisterów
house_played_twice = jeden ród prowadzi dwóch graczy
no_deck_of_house = nie ma talii dobierania rodu { $house }
draw_deck_over_fifty = { $seat }: w talii dobierania jest więcej niż pięćdziesiąt kart
no_council_here = w tej grze nie ma tytułów
title_or_agenda_here = { $seat }: podano tytuł albo agendę, a w tej grze ich nie ma

## LCG z 2008 roku

two_to_four_play = gra od dwóch do czterech osób; tutaj: { $count }
players_of_variant = graczy w tym wariancie jest { $wanted }; tutaj: { $count }
six_great_houses = Wielkich Rodów jest sześć
no_such_title = nie ma tytułu o nazwie { $read }
title_twice = tytuł jest w dwóch miejscach: { $title }
two_teams_of_two = grają dwie drużyny po dwie osoby
team_not_opposite = { $seat } i { $to_seat } nie siedzą naprzeciw siebie

## Oriflamme: początek gry

five_families = nie może grać tylu graczy: { $count }; rodzin jest pięć
a_family_each = każdy gracz bierze inną z pięciu rodzin
first_player_not_here = pierwszy gracz musi siedzieć przy stole
two_directions = znacznik pokazuje jeden z dwóch kierunków
hand_not_of_ten = { $seat }: na ręce nie ma { $count } z dziesięciu kart prócz Bliźniaka
set_aside_not_of_ten = { $seat }: odłożone karty to nie { $count } z dziesięciu prócz Bliźniaka
card_shown_twice = { $seat }: jedna karta leży w dwóch miejscach

## Oriflamme: rodziny i ich karty

family_seated_twice = jedna rodzina siedzi przy stole dwa razy
one_plays_alone = jeden gracz sam nie zagra
family_not_here = { $seat }: tej rodziny nie ma przy stole
no_card_of_family = { $card } to nie karta rodziny przy stole
twin_in_hand = { $seat }: Bliźniak nie może być ani na ręce, ani wśród odłożonych
card_in_places = { $card }: karta leży w kilku miejscach ({ $count })
hand_over_seven = { $seat }: kart na ręce: { $count }; może być najwyżej siedem
set_aside_over_three = { $seat }: odłożonych kart: { $count }; mogą być najwyżej trzy
twin_lies_elsewhere = { $seat }: Bliźniak leży { $lies_key ->
    [row] w rzędzie
    [discard] wśród odrzuconych
   *[in_front] przed graczem
}, a podano: { $told_key ->
    [row] w rzędzie
    [discard] wśród odrzuconych
   *[in_front] przed graczem
}

## Oriflamme: rząd i żetony przekupstwa

place_without_card = miejsce bez karty
stack_of_several = stos kilku rodzin: { $seats }
influence_on_open_card = karta { $card } jest odkryta, a leży na niej wpływ
intrigue_lies_open = { $card } to intryga, a leży odkryta
card_not_visible = karty { $card } nie widać w rzędzie
bribed_and_no_open_character = karta { $card } jest przekupiona, a nie jest odkrytą postacią
bribe_token_on_several = { $seat }: żeton przekupstwa leży na kilku kartach ({ $count })
bribe_token_elsewhere = { $seat }: żeton przekupstwa leży { $card_key ->
    [none] u gracza
   *[some] na karcie { $card }
}, a podano: { $on_key ->
    [none] u gracza
   *[some] na karcie { $on }
}
bribe_not_used = { $seat }: Przekupstwa nie użyto, a żeton przekupstwa leży na karcie { $card }

## Oriflamme: czyja kolej

two_cards_laid = ktoś położył dwie karty
has_laid_a_card = { $seat }: karta jest już położona
turn_of_another = teraz kolej: { $seat }, a nie { $by }

## Starcie królów: rody, opcje, początek gry

three_to_six_play = tyle rodów nie może grać: { $count }; gra od trzech do sześciu
a_house_each = każdy gracz prowadzi inny z sześciu rodów
no_such_option = nie ma opcji { $option }
no_such_board = nie ma planszy { $read }
no_such_answer = { $of }: nie można o tym zdecydować tak: { $read }
every_house_once = { $field }: każdy ród podaje się raz
house_without_option = ród { $seat }: opcja { $option } nie obowiązuje
more_houses_than_players = rodów jest więcej niż graczy
house_seated_twice = { $seat }: ród siedzi przy stole dwa razy
twice_in_turn_order = jeden ród stoi w kolejności gry dwa razy
step_of_another_phase = do fazy { $phase_key ->
    [westeros] Westeros
    [planning] planowania
   *[action] akcji
} nie należy: { $step }

## Starcie królów: elementy

power_over_twenty = { $seat }: znaczników władzy jest więcej niż dwadzieścia
house_cards_over_seven = { $seat }: kart rodu jest więcej niż siedem
too_many_pieces = { $seat }, { $piece }: { $count }, a jest ich { $limit }
port_without_option = port ({ $area }): opcja { $option } nie obowiązuje
fortification_without_option = fortyfikacja ({ $area }): opcja { $option } nie obowiązuje
siege_engine_without_option = machina oblężnicza ({ $area }): opcja { $option } nie obowiązuje
order_without_option = { $order } ({ $area }): opcja { $option } nie obowiązuje
over_nine_fortifications = fortyfikacji jest więcej niż dziewięć
fewer_fortifications_told = pokazano fortyfikacji: { $count }, a podano: { $told }
over_eight_ports = portów jest więcej niż osiem

## Starcie królów: obszary

area_listed_twice = { $area }: obszar podano więcej niż raz ({ $count })
port_of_nothing = { $area }: nie podano, do jakiego lądu i morza należy port
area_is_no_port = { $area }: to nie port
port_at_no_land = { $area }: to nie ląd, a leży tam port { $port }
port_at_no_sea = { $area }: to nie morze, a leży tam port { $port }
over_three_ships = { $area }: okrętów w porcie jest więcej niż trzy
no_ship_in_port = { $area }: w porcie nie może stać: { $piece }
no_ship_in_sea = { $area }: na morzu nie może stać: { $piece }
ship_on_land = { $area }: na lądzie stoi okręt
fortification_off_land = { $area }: stoi tam fortyfikacja, a to nie ląd
castle_off_land = { $area }: stoi tam miasto albo twierdza, a to nie ląd
units_of_two_houses = { $area }: stoją tam jednostki dwóch rodów

## Starcie królów: rozkazy

orders_not_held = { $seat }: nie ma tylu rozkazów ({ $order }: { $count })
order_of_another_house = { $seat }: nie ma takiego rozkazu: { $order }
no_one_time_order = { $order }: to nie rozkaz jednorazowy
no_permanent_order = { $order }: to nie rozkaz stały
one_time_in_port = { $area }: w porcie leży rozkaz jednorazowy
two_orders_of_a_kind = { $area }: leżą tam dwa rozkazy jednego rodzaju
one_time_orders_placed = { $seat }: rozkazów jednorazowych położonych w tej rundzie: { $count }
