### Why a position, or the start of a game, cannot exist. Part of a sentence: the rule follows in brackets.

## The card games: seats and the table

nobody_seated = nobody sits at the table
seat_id_twice = two seats have one id
more_than_two_play = the game is for two players
seat_without_name = a seat needs a name of its own
no_such_seat = no seat is called { $read }
more_known_than_held = { $seat } knows more hand cards than the hand holds

## The card games: plots

too_many_plots = { $seat } has more than seven plots
another_plot_revealed = { $seat } has the plot { $plot } and is said to have revealed { $plots }
revealed_plot_in_deck = the revealed plot of { $seat } lies in the plot deck too
plot_in_deck_and_used = the plot { $plot } of { $seat } is both in the plot deck and used
plot_deck_not_seven = the plot deck of { $seat } is not seven plots
plot_deck_not_seven_different = the plot deck of { $seat } is not seven different plots

## The card games: cards

card_of_another_kind = { $card } is listed as one kind of card and called another
under_card_and_no_attachment = { $card } lies under a card and is no attachment
used_out_of_play = { $card } is not in play and is used as if it were
power_out_of_play = { $card } is not in play and has power
duplicates_out_of_play = { $card } is not in play and has duplicates
card_id_twice = two cards have the id { $read }
owner_not_here = { $card } belongs to nobody at the table
event_in_play = the event { $card } lies in play
dead_and_no_character = { $card } is no character and lies in the dead pile
attachment_under_nothing = the attachment { $card } lies under no card in play
unique_twice = { $seat } has two copies of the unique { $card } in play
duplicate_of_no_unique = { $card } carries a duplicate and is not unique

## The card games: a challenge

challenge_kind_twice = { $seat } made two challenges of one kind
challenge_outside_phase = a challenge is under way outside the challenges phase
challenge_of_another_seat = somebody else than the active player has made the challenge
target_missing = challenge.target is missing: { $seats }
challenge_needs_two_seats = a challenge is between two seats at the table
participant_twice = a character takes part twice
defenders_too_early = defenders are named before they can be declared
bypassed_defends = a character bypassed by stealth defends
attacker_of_another = the attacker { $card } is no character of { $seat } in play
defender_of_another = the defender { $card } is no character of { $seat } in play
bypassed_of_another = the bypassed { $card } is no character of { $seat } in play

## The HBO edition

stark_and_lannister_play = two players take one House each, Stark and Lannister
house_played_twice = one House is played twice
no_deck_of_house = there is no deck of House { $house }
draw_deck_over_fifty = the draw deck of { $seat } has more than fifty cards
no_council_here = there is no council of titles in this game
title_or_agenda_here = { $seat } has a title or an agenda, and there are none in this game

## The Living Card Game of 2008

two_to_four_play = two to four play, not { $count }
players_of_variant = { $wanted } play this variant, not { $count }
six_great_houses = there are six Great Houses
no_such_title = no title is called { $read }
title_twice = the title { $title } is in two places
two_teams_of_two = two teams of two play together
team_not_opposite = { $seat } and { $to_seat } do not sit opposite each other

## Oriflamme: the start of a game

five_families = { $count } cannot play: there are five families
a_family_each = each player takes a different one of the five families
first_player_not_here = the first player sits at the table
two_directions = the marker shows one of two directions
hand_not_of_ten = the hand of { $seat } is not { $count } of the ten cards besides the twin
set_aside_not_of_ten = the cards { $seat } has set aside are not { $count } of the ten besides the twin
card_shown_twice = a card of { $seat } lies in two places

## Oriflamme: families and their cards

family_seated_twice = a family is seated twice
one_plays_alone = one player alone is no game
family_not_here = { $seat } is not at the table
no_card_of_family = { $card } is no card of a family at the table
twin_in_hand = the twin of { $seat } is neither in hand nor set aside
card_in_places = { $card } lies in { $count } places
hand_over_seven = { $seat } has { $count } cards in hand
set_aside_over_three = { $seat } has set { $count } cards aside
twin_lies_elsewhere = the twin of { $seat } lies { $lies_key ->
    [row] in the row
    [discard] in the discard
   *[in_front] in front of its family
}, not { $told_key ->
    [row] in the row
    [discard] in the discard
   *[in_front] in front of its family
}

## Oriflamme: the row and the bribe tokens

place_without_card = a place without a card
stack_of_several = a stack of more than one family: { $seats }
influence_on_open_card = { $card } is open, and influence lies on it
intrigue_lies_open = { $card } is an intrigue that lies open
card_not_visible = { $card } is no visible card of the row
bribed_and_no_open_character = { $card } is bribed, and is no open character
bribe_token_on_several = the bribe token of { $seat } lies on { $count } cards
bribe_token_elsewhere = the bribe token of { $seat } lies { $card_key ->
    [none] at home
   *[some] on { $card }
}, not { $on_key ->
    [none] at home
   *[some] on { $on }
}
bribe_not_used = the bribe of { $seat } is not used, and the bribe token lies on { $card }

## Oriflamme: whose turn it is

two_cards_laid = somebody has laid two cards
has_laid_a_card = { $seat } has laid a card already
turn_of_another = it is the turn of { $seat }, not of { $by }

## A Clash of Kings: Houses, options, the start of a game

three_to_six_play = { $count ->
    [one] one House
   *[other] { $count } Houses
} cannot play: three to six can
a_house_each = each player plays a different one of the six Houses
no_such_option = there is no option { $option }
no_such_board = there is no board { $read }
no_such_answer = { $of } cannot be decided as { $read }
every_house_once = { $field } names every House once
house_without_option = House { $seat }: option { $option } is not in force
more_houses_than_players = more Houses than players
house_seated_twice = { $seat } sits at the table twice
twice_in_turn_order = a House stands twice in the turn order
step_of_another_phase = { $step } is no step of the { $phase_key ->
    [westeros] Westeros
    [planning] planning
   *[action] action
} phase

## A Clash of Kings: pieces

power_over_twenty = { $seat } has more than twenty power tokens
house_cards_over_seven = { $seat } has more than seven House cards
too_many_pieces = { $seat } has { $count } of { $piece }, and there are { $limit }
port_without_option = the port { $area }: option { $option } is not in force
fortification_without_option = a fortification in { $area }: option { $option } is not in force
siege_engine_without_option = a siege engine in { $area }: option { $option } is not in force
order_without_option = { $order } in { $area }: option { $option } is not in force
over_nine_fortifications = more than nine fortifications
fewer_fortifications_told = { $count } fortifications are shown, { $told } are told
over_eight_ports = more than eight ports

## A Clash of Kings: areas

area_listed_twice = { $area } stands { $count } times
port_of_nothing = { $area } is a port of nothing
area_is_no_port = { $area } is no port
port_at_no_land = { $area } is no land, and { $port } lies there
port_at_no_sea = { $area } is no sea, and { $port } lies there
over_three_ships = more than three ships in the port { $area }
no_ship_in_port = { $piece } in the port { $area }
no_ship_in_sea = { $piece } in the sea { $area }
ship_on_land = a ship on the land { $area }
fortification_off_land = a fortification in { $area }
castle_off_land = a castle in { $area }
units_of_two_houses = units of two Houses in { $area }

## A Clash of Kings: orders

orders_not_held = { $seat } has no { $count } orders { $order }
order_of_another_house = { $seat } has no order { $order }
no_one_time_order = { $order } is no one-time order
no_permanent_order = { $order } is no permanent order
one_time_in_port = a one-time order in the port { $area }
two_orders_of_a_kind = two orders of a kind in { $area }
one_time_orders_placed = { $seat } has placed { $count } one-time orders this turn
