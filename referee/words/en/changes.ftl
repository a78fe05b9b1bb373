### What would make a refused move legal. Each is an instruction to players; several together are all needed.

## Waiting

wait_window = wait until { $seat } may act
wait_marshalling = wait for the marshalling turn of { $seat }, with income collected
wait_income = wait for the start of the next marshalling turn of { $seat }
wait_challenge = wait until { $seat } may make the next challenge
wait_next_round = wait for the next round: { $phase }
wait_phase = { $phase_key ->
    [setup] only in set-up, before the first round
   *[other] wait for the right phase: { $phase }
}
wait_step = wait for this moment: { $step }
defence_first = { $seat } declares defenders first, or says that nobody defends
wait_claim = wait until a claim of this kind is due: { $kind }
occasion = use it right after this has happened: { $occasion }{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
occasion_of = use { $card } right after what its text names
before_reveal = this had to be done before the set-up cards were turned up
game_goes_on = the game would have to be still going on; a judge can take steps back

## Who

by = leave it to { $seat }
target = direct it at { $seat }
lot_on = let the lot fall on { $seat }
no_lot = compare initiative without a lot

## Other cards or fewer

leave_out = leave { $card } out
leave_out_repeats = name each card once
choose_host = put it under a character in play
no_host = play it without putting it under a card
no_stealth = use no Stealth with { $card }
an_attacker = declare a standing attacker of { $seat } with the icon of the challenge: { $kind }
victims = choose as many different characters of { $seat } as the claim asks for
count = discard exactly { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
at_random = take the cards at random
choose_plot = reveal a plot from the plot deck of { $seat }
seven_plots = choose exactly seven of the plots of { $seat }
picks_first = make the picks of the draft that are left first
keep_one = keep exactly one plot
pass_count = pass on exactly { $amount ->
    [one] { $amount } plot
   *[other] { $amount } plots
}
others_picked = wait until the others have picked as often as { $seat }
keep_passed = keep one of the plots passed on to { $seat }
order_due = name the cards that are due, each once
pass_others = pass on the plots that were not kept
carry_out = carry out the plot of { $seat } as well
carry_out_only = carry out only the plots that have when-revealed text{ $seats_count ->
    [0] {""}
   *[other] {""}: { $seats }
}
kneel_one = kneel a standing card of this House of { $seat }: { $house }
effects_of_card = do what the text of { $card } says
price_of_card = pay what the text of { $card } asks for
resolve_passive = carry out the passive ability of { $card }
look_at_pile = look through a discard or dead pile instead
stealth_at_declaration = choose for Stealth when declaring attackers
use_otherwise = use it at the time its text says
passives_done = carry out the passive abilities first
wait_word = wait until { $seat } is asked
play_event = play it for its effect, as an event
respond = use it as a reaction, when its occasion comes

## What would have to be otherwise

gold = { $amount } more gold for { $seat }
stand = stand { $card } first
icon = { $card } would need the icon of the challenge: { $kind }
in_hand = { $card } would have to be in the hand of { $seat }
in_play = { $card } would have to be in play
take_away = the other copy of { $card } would have to be gone from play and from the dead pile
kind_not_made = { $seat } would have to have this challenge still open: { $kind }
no_limited_yet = { $seat } would have to have played no Limited card this round
no_mulligan_yet = { $seat } would have to be still free to change the hand
plot_available = { $plot } would have to be back in the plot deck of { $seat }
plot_dealt = name a plot that was dealt or passed, which { $plot } cannot have been
not_taken = { $seat } would have to be without this round's income
not_refilled = { $seat } would have to be still short of seven cards
not_revealed = { $seat } would have to be without a plot revealed this round
not_reacted = { $card } would have to be still without a reaction to this
undeclared = the defenders would have to be still undeclared
no_ban = the card that keeps { $seat } from attacking { $target } would have to be gone
participant = { $card } would have to take part in the challenge
house = { $card } would have to bear the symbol of this House: { $house }
control = { $card } would have to be controlled by { $seat }
same_name = { $card } would need the title of { $host }
unique = { $card } would have to be unique
host_character = { $card } would have to be a character
duplicate = { $card } would need a duplicate
save_host = save { $card } with it instead
saves_first = settle first who saves { $cards }, or that nobody does
kill_instead = { $card } would have to be on the point of being killed
unknown_card = { $seat } would need an unknown card { $zone }
a_reason = write down why

## Oriflamme

apply_one = say which character is applied, for instance { $card }
as_many_cards = name exactly { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}, each once
as_many_tokens = decide about exactly { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}
by_owner = leave it to { $seat }
choose_bribe = bribe a character that may be bribed, for instance { $card }
choose_target = choose a card that may be chosen, for instance { $card }
face_down = lay it face down
finish_open = apply { $card } first
free_first = apply one character first, without a token
keep_it = keep { $card } face down, or activate it
lay_a_card = lay a hand card of { $seat }
lay_another = lay another card from the hand of { $seat }
lay_at = lay it at an end of the row{ $where_key ->
    [left] , for instance at the left end
    [right] , for instance at the right end
   *[other] {""}
}
lay_twin = lay the twin at an end of the row{ $where_key ->
    [left] , for instance at the left end
    [right] , for instance at the right end
   *[other] {""}
}
resolve_it = apply { $card }
substitute = { $source_key ->
    [discard] substitute the character from the discard
    [set_aside] substitute the character from the set-aside cards
   *[none] substitute nothing
}
take_all = decide about the tokens: take { $amount ->
    [one] { $amount } influence
   *[other] { $amount } influence
} into the supply
take_token = take the token, and apply nothing with it
uncovered = { $card } would have to be uncovered
wait_pointer = wait until the pointer comes to { $card }
wait_turn = wait until it is the turn of { $seat } to lay a card
without_choice = { $choice_key ->
    [target] choose no target
    [twin] lay no twin
    [substitute] substitute nothing
    [bribe] bribe nobody
    [apply] apply no character
    [sequence] name no steps of a combination
   *[other] leave this choice out: { $choice }
}

## A Clash of Kings: what would make a refused move legal.

choose_area = name another area: { $area }
choose_order = place another order: { $order }
choose_other_area = name an area of another House
choose_set = take the set that all use: { $set }
choose_unit = give another unit: { $piece }
clear_sea = no enemy ships in { $area }
discard_card = discard a card that is in hand: { $name }
discard_nobody = discard nothing and let the order leave the game
fewer_ships = ships at most: { $count }
fewer_units = units at most: { $count }
give_casualty = first give a casualty: { $piece }
go_to_step = in its own step: { $step }
lay_order = an order { $order } lying in { $area }
leave_piece = leave { $piece } out
leave_out_area = leave { $area } out
leave_out_choice = leave this choice out: { $choice }
leave_out_order = leave this order out: { $order }
muster_less = muster for these points: { $count }
name_house = name a neighbour: { $seat }
next_turn = wait for the next turn
no_token = leave no power token
no_tokens = claim no power tokens besides
other_side = support the defence instead
permanent_step = wait for the step of permanent orders
place_here = put it into the area itself
place_in = put the ship into { $area }
remove_nothing = remove no order
spare = leave { $seat } out
take_in_all = take in all: { $count }
take_land = first take the land: { $area }
take_less = take from { $seat } at most: { $count }
take_nothing_from = take nothing from { $seat }
take_tokens = take power tokens instead
tell_outcome = first tell how the battle ended: { $area }
upgrade_footman = upgrade a footman that stands there
use_option = play with option { $option }
wait_chance = wait for the turn of { $seat }

## What would make a refused move legal.

amount = take { $amount } at most
influence = find { $amount } more influence
title = take another title: { $title }
