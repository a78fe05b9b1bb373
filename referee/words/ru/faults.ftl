### Почему такой позиции или такого начала игры быть не может. Часть предложения: правило следует в скобках.

## Карточные игры: игроки и стол

nobody_seated = за столом никого нет
seat_id_twice = два игрока названы одинаково
more_than_two_play = в эту игру играют вдвоём
seat_without_name = у каждого игрока должно быть своё имя
no_such_seat = нет игрока с именем { $read }
more_known_than_held = { $seat }: известных карт на руке больше, чем карт на руке

## Карточные игры: замыслы

too_many_plots = { $seat }: замыслов больше семи
another_plot_revealed = { $seat }: замысел — { $plot }, а раскрытым назван { $plots }
revealed_plot_in_deck = { $seat }: раскрытый замысел лежит и в колоде замыслов
plot_in_deck_and_used = { $seat }: замысел { $plot } и в колоде замыслов, и среди прошлых
plot_deck_not_seven = { $seat }: в колоде замыслов не семь замыслов
plot_deck_not_seven_different = { $seat }: в колоде замыслов не семь разных замыслов

## Карточные игры: карты

card_of_another_kind = { $card }: карта перечислена как один вид, а названа другим
under_card_and_no_attachment = карта { $card } лежит под картой, а это не довесок
used_out_of_play = карты { $card } нет в игре, а её применяют, как если бы она была
power_out_of_play = карты { $card } нет в игре, а на ней есть власть
duplicates_out_of_play = карты { $card } нет в игре, а у неё есть дубликаты
card_id_twice = две карты обозначены одинаково: { $read }
owner_not_here = карта { $card } не принадлежит никому за столом
event_in_play = событие { $card } лежит в игре
dead_and_no_character = { $card } — не герой, а лежит на кладбище
attachment_under_nothing = довесок { $card } не лежит ни под одной картой в игре
unique_twice = { $seat }: в игре две копии уникальной карты { $card }
duplicate_of_no_unique = у карты { $card } есть дубликат, а она не уникальна

## Карточные игры: вызов

challenge_kind_twice = { $seat }: брошены два вызова одного вида
challenge_outside_phase = вызов идёт вне фазы вызовов
challenge_of_another_seat = вызов бросил не активный игрок
target_missing = не сказано, кому брошен вызов: { $seats }
challenge_needs_two_seats = вызов идёт между двумя игроками за столом
participant_twice = один герой участвует дважды
defenders_too_early = защитники названы раньше, чем их можно назначить
bypassed_defends = защищается герой, на которого наложена Скрытность
attacker_of_another = зачинщик { $card } — не герой в игре; игрок: { $seat }
defender_of_another = защитник { $card } — не герой в игре; игрок: { $seat }
bypassed_of_another = { $card } — не герой в игре, а на эту карту наложена Скрытность; игрок: { $seat }

## Издание HBO

stark_and_lannister_play = два игрока берут по одному Дому: Старки и Ланнистеры
house_played_twice = за один Дом играют двое
no_deck_of_house = нет колоды Дома { $house }
draw_deck_over_fifty = { $seat }: в колоде Дома больше пятидесяти карт
no_council_here = в этой игре нет титулов
title_or_agenda_here = { $seat }: названы титул или Цель, а в этой игре их нет

## ЖКИ 2008 года

two_to_four_play = играют от двух до четырёх человек; здесь: { $count }
players_of_variant = игроков в этом варианте { $wanted }; здесь: { $count }
six_great_houses = Великих Домов шесть
no_such_title = нет титула с названием { $read }
title_twice = титул в двух местах: { $title }
two_teams_of_two = играют две команды по двое
team_not_opposite = { $seat } и { $to_seat } не сидят друг напротив друга

## Oriflamme: начало игры

five_families = столько игроков играть не может: { $count }; семей пять
a_family_each = каждый игрок берёт свою семью из пяти
first_player_not_here = первый игрок должен сидеть за столом
two_directions = маркер показывает одно из двух направлений
hand_not_of_ten = { $seat }: на руке должно быть карт: { $count }, из десяти без близнеца
set_aside_not_of_ten = { $seat }: отложено должно быть карт: { $count }, из десяти без близнеца
card_shown_twice = { $seat }: одна карта лежит в двух местах

## Oriflamme: семьи и их карты

family_seated_twice = одна семья сидит за столом дважды
one_plays_alone = один игрок играть не может
family_not_here = { $seat }: этой семьи нет за столом
no_card_of_family = { $card } — не карта семьи за столом
twin_in_hand = { $seat }: близнец не бывает ни на руке, ни среди отложенных
card_in_places = { $card }: карта лежит в нескольких местах ({ $count })
hand_over_seven = { $seat }: карт на руке: { $count }; их не больше семи
set_aside_over_three = { $seat }: отложено карт: { $count }; их не больше трёх
twin_lies_elsewhere = { $seat }: близнец лежит { $lies_key ->
    [row] в ряду
    [discard] в сбросе
   *[in_front] перед игроком
}, а сказано: { $told_key ->
    [row] в ряду
    [discard] в сбросе
   *[in_front] перед игроком
}

## Oriflamme: ряд и жетоны подкупа

place_without_card = место без карты
stack_of_several = стек нескольких семей: { $seats }
influence_on_open_card = карта { $card } открыта, а на ней лежит влияние
intrigue_lies_open = { $card } — интрига, а лежит открытой
card_not_visible = карты { $card } в ряду не видно
bribed_and_no_open_character = карта { $card } подкуплена, а это не открытый персонаж
bribe_token_on_several = { $seat }: жетон подкупа лежит на нескольких картах ({ $count })
bribe_token_elsewhere = { $seat }: жетон подкупа лежит { $card_key ->
    [none] у игрока
   *[some] на карте { $card }
}, а сказано: { $on_key ->
    [none] у игрока
   *[some] на карте { $on }
}
bribe_not_used = { $seat }: подкуп не применён, а жетон подкупа лежит на карте { $card }

## Oriflamme: чья очередь

two_cards_laid = кто-то положил две карты
has_laid_a_card = { $seat }: карта уже положена
turn_of_another = сейчас очередь: { $seat }, а не { $by }

## Битва королей: Дома, опции, начало игры

three_to_six_play = столько Домов играть не может: { $count }; играют от трёх до шести
a_house_each = каждый игрок играет за свой Дом из шести
no_such_option = нет опции { $option }
no_such_board = нет поля { $read }
no_such_answer = { $of }: так решить нельзя: { $read }
every_house_once = { $field }: каждый Дом называют один раз
house_without_option = { $seat }: опция { $option } не действует
more_houses_than_players = Домов больше, чем игроков
house_seated_twice = { $seat }: Дом сидит за столом дважды
twice_in_turn_order = один Дом стоит в игровом порядке дважды
step_of_another_phase = к фазе { $phase_key ->
    [westeros] Вестероса
    [planning] Планирования
   *[action] Действия
} не относится: { $step }

## Битва королей: фигурки и жетоны

power_over_twenty = { $seat }: жетонов Силы больше двадцати
house_cards_over_seven = { $seat }: карт Дома больше семи
too_many_pieces = { $seat }, { $piece }: { $count }, а их { $limit }
port_without_option = Порт ({ $area }): опция { $option } не действует
fortification_without_option = Укрепление ({ $area }): опция { $option } не действует
siege_engine_without_option = Осадное орудие ({ $area }): опция { $option } не действует
order_without_option = { $order } ({ $area }): опция { $option } не действует
over_nine_fortifications = Укреплений больше девяти
fewer_fortifications_told = показано Укреплений: { $count }, а названо: { $told }
over_eight_ports = Портов больше восьми

## Битва королей: области

area_listed_twice = { $area }: область названа не один раз ({ $count })
port_of_nothing = { $area }: не сказано, какой земле и какому Морю принадлежит Порт
area_is_no_port = { $area }: это не Порт
port_at_no_land = { $area }: это не земля, а там Порт { $port }
port_at_no_sea = { $area }: это не Море, а там Порт { $port }
over_three_ships = { $area }: Кораблей в Порту больше трёх
no_ship_in_port = { $area }: в Порту не может быть такого отряда: { $piece }
no_ship_in_sea = { $area }: в Море не может быть такого отряда: { $piece }
ship_on_land = { $area }: на земле стоит Корабль
fortification_off_land = { $area }: там Укрепление, а это не земля
castle_off_land = { $area }: там Город или Крепость, а это не земля
units_of_two_houses = { $area }: там отряды двух Домов

## Битва королей: приказы

orders_not_held = { $seat }: столько приказов нет ({ $order }: { $count })
order_of_another_house = { $seat }: такого приказа нет: { $order }
no_one_time_order = { $order }: это не Одноразовый приказ
no_permanent_order = { $order }: это не постоянный приказ
one_time_in_port = { $area }: в Порту лежит Одноразовый приказ
two_orders_of_a_kind = { $area }: там два приказа одного вида
one_time_orders_placed = { $seat }: Одноразовых приказов, положенных в этот тур: { $count }
