### Защо една позиция или начало на игра не може да съществува. Част от изречение: правилото следва в скоби.

## Игрите с карти: играчи и маса

nobody_seated = на масата няма никого
seat_id_twice = двама играчи са с едно и също име
more_than_two_play = играта е за двама
seat_without_name = всеки играч трябва да има свое име
no_such_seat = няма играч с име { $read }
more_known_than_held = { $seat }: известните карти в ръката са повече от картите в нея

## Игрите с карти: сценарии

too_many_plots = { $seat }: сценариите са повече от седем
another_plot_revealed = { $seat }: сценарият е { $plot }, а като обърнат е посочен { $plots }
revealed_plot_in_deck = { $seat }: обърнатият сценарий лежи и в тестето със сценарии
plot_in_deck_and_used = { $seat }: сценарият { $plot } е и в тестето със сценарии, и сред използваните
plot_deck_not_seven = { $seat }: тестето със сценарии не е от седем сценария
plot_deck_not_seven_different = { $seat }: тестето със сценарии не е от седем различни сценария

## Игрите с карти: карти

card_of_another_kind = { $card }: картата е изброена като един вид, а е наречена друг
under_card_and_no_attachment = { $card } лежи под карта, а не е приложение
used_out_of_play = { $card } не е в игра, а се използва, сякаш е
power_out_of_play = { $card } не е в игра, а има символи на властта
duplicates_out_of_play = { $card } не е в игра, а има двойници
card_id_twice = две карти са обозначени еднакво: { $read }
owner_not_here = { $card } не принадлежи на никого от масата
event_in_play = събитието { $card } лежи в игра
dead_and_no_character = { $card } не е герой, а лежи при унищожените карти
attachment_under_nothing = приложението { $card } не лежи под карта в игра
unique_twice = { $seat }: в игра има две копия на уникалната карта { $card }
duplicate_of_no_unique = { $card } има двойник, а не е уникална

## Игрите с карти: предизвикателство

challenge_kind_twice = { $seat }: отправени са две предизвикателства от един вид
challenge_outside_phase = тече предизвикателство извън фаза Предизвикателства
challenge_of_another_seat = предизвикателството е отправил друг, а не активният играч
target_missing = не е казано срещу кого е отправено предизвикателството: { $seats }
challenge_needs_two_seats = предизвикателството е между двама играчи на масата
participant_twice = един герой участва два пъти
defenders_too_early = посочени са защитници, преди да могат да се обявят
bypassed_defends = защитава герой, избран за засада
attacker_of_another = нападателят { $card } не е герой в игра на играча { $seat }
defender_of_another = защитникът { $card } не е герой в игра на играча { $seat }
bypassed_of_another = избраният за засада { $card } не е герой в игра на играча { $seat }

## Изданието на HBO

stark_and_lannister_play = двама играчи вземат по един дом, Старк и Ланистър
house_played_twice = с един дом играят двама
no_deck_of_house = няма тесте за теглене на дом { $house }
draw_deck_over_fifty = { $seat }: картите в тестето за теглене са повече от петдесет
no_council_here = в тази игра няма титли
title_or_agenda_here = { $seat }: посочена е титла или цел на дома, а в тази игра ги няма

## LCG от 2008

two_to_four_play = играят от двама до четирима; тук: { $count }
players_of_variant = играчите в този вариант са { $wanted }; тук: { $count }
six_great_houses = Великите домове са шест
no_such_title = няма титла с име { $read }
title_twice = титлата е на две места: { $title }
two_teams_of_two = играят два отбора по двама
team_not_opposite = { $seat } и { $to_seat } не седят един срещу друг

## Oriflamme: начало на игра

five_families = толкова играчи не могат да играят: { $count }; семействата са пет
a_family_each = всеки играч взема различно семейство от петте
first_player_not_here = първият играч трябва да е на масата
two_directions = маркерът сочи една от две посоки
hand_not_of_ten = { $seat }: картите в ръката не са { $count } от десетте освен Близнака
set_aside_not_of_ten = { $seat }: заделените карти не са { $count } от десетте освен Близнака
card_shown_twice = { $seat }: една карта лежи на две места

## Oriflamme: семействата и картите им

family_seated_twice = едно семейство е на масата два пъти
one_plays_alone = един играч сам не може да играе
family_not_here = { $seat }: това семейство не е на масата
no_card_of_family = { $card } не е карта на семейство от масата
twin_in_hand = { $seat }: Близнакът не може да е нито в ръката, нито сред заделените
card_in_places = { $card }: картата лежи на няколко места ({ $count })
hand_over_seven = { $seat }: карти в ръката: { $count }; най-много са седем
set_aside_over_three = { $seat }: заделени карти: { $count }; най-много са три
twin_lies_elsewhere = { $seat }: Близнакът лежи { $lies_key ->
    [row] в редицата
    [discard] сред изчистените
   *[in_front] пред играча
}, а е посочено: { $told_key ->
    [row] в редицата
    [discard] сред изчистените
   *[in_front] пред играча
}

## Oriflamme: редицата и жетоните за подкуп

place_without_card = място без карта
stack_of_several = купчина на няколко семейства: { $seats }
influence_on_open_card = { $card } е отворена, а върху нея има влияние
intrigue_lies_open = { $card } е интрига, а лежи отворена
card_not_visible = { $card } не е видима карта в редицата
bribed_and_no_open_character = { $card } е подкупена, а не е отворен герой
bribe_token_on_several = { $seat }: жетонът за подкуп лежи върху няколко карти ({ $count })
bribe_token_elsewhere = { $seat }: жетонът за подкуп лежи { $card_key ->
    [none] у играча
   *[some] върху картата { $card }
}, а е посочено: { $on_key ->
    [none] у играча
   *[some] върху картата { $on }
}
bribe_not_used = { $seat }: Подкупът не е използван, а жетонът за подкуп лежи върху картата { $card }

## Oriflamme: чий ред е

two_cards_laid = някой е сложил две карти
has_laid_a_card = { $seat }: картата вече е сложена
turn_of_another = на ход са { $seat }, а не { $by }

## Сблъсък на крале: домове, опции, начало на игра

three_to_six_play = толкова дома не могат да играят: { $count }; играят от три до шест
a_house_each = всеки играч играе с различен дом от шестте
no_such_option = няма опция { $option }
no_such_board = няма поле { $read }
no_such_answer = { $of }: не може да се реши така: { $read }
every_house_once = { $field }: всеки дом се посочва по веднъж
house_without_option = дом { $seat }: опция { $option } не действа
more_houses_than_players = домовете са повече от играчите
house_seated_twice = { $seat }: домът е на масата два пъти
twice_in_turn_order = един дом стои два пъти в реда на игра
step_of_another_phase = във { $phase_key ->
    [westeros] фазата Вестерос
    [planning] фазата на планиране
   *[action] фазата на действие
} няма: { $step }

## Сблъсък на крале: фигури

power_over_twenty = { $seat }: символите на властта са повече от двайсет
house_cards_over_seven = { $seat }: картите на дома са повече от седем
too_many_pieces = { $seat }, { $piece }: { $count }, а са { $limit }
port_without_option = пристанище ({ $area }): опция { $option } не действа
fortification_without_option = укрепление ({ $area }): опция { $option } не действа
siege_engine_without_option = обсадна машина ({ $area }): опция { $option } не действа
order_without_option = { $order } ({ $area }): опция { $option } не действа
over_nine_fortifications = укрепленията са повече от девет
fewer_fortifications_told = показани укрепления: { $count }, а е казано: { $told }
over_eight_ports = пристанищата са повече от осем

## Сблъсък на крале: области

area_listed_twice = { $area }: областта е посочена повече от веднъж ({ $count })
port_of_nothing = { $area }: не е казано на коя земя и кое море е пристанището
area_is_no_port = { $area }: това не е пристанище
port_at_no_land = { $area }: това не е земя, а там е пристанището { $port }
port_at_no_sea = { $area }: това не е море, а там е пристанището { $port }
over_three_ships = { $area }: корабите в пристанището са повече от три
no_ship_in_port = { $area }: в пристанище не може да стои: { $piece }
no_ship_in_sea = { $area }: в море не може да стои: { $piece }
ship_on_land = { $area }: на сушата има кораб
fortification_off_land = { $area }: там има укрепление, а това не е суша
castle_off_land = { $area }: там има град или крепост, а това не е суша
units_of_two_houses = { $area }: там има отряди на два дома

## Сблъсък на крале: заповеди

orders_not_held = { $seat }: няма толкова заповеди ({ $order }: { $count })
order_of_another_house = { $seat }: няма такава заповед: { $order }
no_one_time_order = { $order }: това не е еднократна заповед
no_permanent_order = { $order }: това не е постоянна заповед
one_time_in_port = { $area }: в пристанище лежи еднократна заповед
two_orders_of_a_kind = { $area }: там лежат две заповеди от един вид
one_time_orders_placed = { $seat }: еднократни заповеди, сложени през този рунд: { $count }
