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
occasion = use it right after this happens: { $occasion }{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
occasion_of = use { $card } right after what its text names
before_reveal = do this before the set-up cards are revealed
game_goes_on = the game is over; a judge can take steps back

## Who

by = let { $seat } do it
target = make it against { $seat }
lot_on = let the random choice fall on { $seat }
no_lot = compare initiative without a random choice

## Other cards or fewer

leave_out = leave { $card } out
leave_out_repeats = name each card once
choose_host = attach it to a character in play
no_host = play it without attaching it to a card
no_stealth = use no Stealth with { $card }
an_attacker = attack with a standing character of { $seat } that has the icon: { $kind }
victims = choose different characters of { $seat }, as many as the claim demands
count = discard exactly { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
at_random = discard the cards at random
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
carry_out = resolve the plot of { $seat } as well
carry_out_only = resolve only the plots that have when-revealed text{ $seats_count ->
    [0] {""}
   *[other] {""}: { $seats }
}
kneel_one = kneel a standing card of this House of { $seat }: { $house }
effects_of_card = do what the text of { $card } says
price_of_card = pay what the text of { $card } asks for
resolve_passive = resolve the passive ability of { $card }
look_at_pile = look through a discard or dead pile instead
stealth_at_declaration = choose for Stealth when declaring attackers
use_otherwise = use it when its text says
passives_done = resolve the passive abilities first
wait_word = wait until { $seat } is asked
play_event = play it as an event
respond = use it as a reaction, when what it reacts to happens

## What would have to be otherwise

gold = { $amount } more gold for { $seat }
stand = stand { $card } first
icon = { $card } needs this icon: { $kind }
in_hand = { $card } needs to be in { $seat }'s hand
in_play = { $card } needs to be in play
take_away = the other copy of { $card } needs to leave play or the dead pile
kind_not_made = { $seat } must not have made this challenge yet: { $kind }
no_limited_yet = { $seat } must not have played a Limited card this round
no_mulligan_yet = { $seat } must not have decided on the mulligan yet
plot_available = { $plot } needs to be back in { $seat }'s plot deck
plot_dealt = name a plot that was dealt or passed; { $plot } was not
not_taken = { $seat } must not have collected income this round
not_refilled = { $seat } must not have filled the hand up to seven yet
not_revealed = { $seat } must not have revealed a plot this round
not_reacted = { $card } must not have reacted to this yet
undeclared = the defenders must not be declared yet
no_ban = the card that keeps { $seat } from attacking { $target } needs to be gone
participant = { $card } needs to participate in the challenge
house = { $card } needs the symbol of this House: { $house }
control = { $seat } needs to control { $card }
same_name = { $card } needs the same title as { $host }
unique = { $card } needs to be unique
host_character = { $card } needs to be a character
duplicate = { $card } needs a duplicate
save_host = save { $card } with it instead
saves_first = first decide who saves { $cards }, or that nobody does
kill_instead = { $card } needs to be about to be killed
unknown_card = { $seat } needs an unknown card { $zone }
a_reason = give a reason

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
by_owner = let { $seat } do it
choose_bribe = bribe a character that may be bribed, for instance { $card }
choose_target = choose a card that may be chosen, for instance { $card }
face_down = place it face down
finish_open = apply { $card } first
free_first = apply one character first, without a token
keep_it = keep { $card } face down, or activate it
lay_a_card = place a card from { $seat }'s hand
lay_another = place another card from { $seat }'s hand
lay_at = place it at an end of the row{ $where_key ->
    [left] , for instance at the left end
    [right] , for instance at the right end
   *[other] {""}
}
lay_twin = place the twin at an end of the row{ $where_key ->
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
uncovered = { $card } needs to be uncovered
wait_pointer = wait until it is { $card }'s turn in the row
wait_turn = wait until it is { $seat }'s turn to place a card
without_choice = { $choice_key ->
    [target] choose no target
    [twin] place no twin
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
choose_set = take the set that all players use: { $set }
choose_unit = give another unit: { $piece }
clear_sea = no enemy ships may be in { $area }
discard_card = discard a card that is in hand: { $name }
discard_nobody = discard nothing, and the order leaves the game
fewer_ships = use at most this many ships: { $count }
fewer_units = use at most this many units: { $count }
give_casualty = first choose a casualty: { $piece }
go_to_step = do it in its own step: { $step }
lay_order = use an order { $order } that lies in { $area }
leave_piece = leave { $piece } out
leave_out_area = leave { $area } out
leave_out_choice = leave this choice out: { $choice }
leave_out_order = leave this order out: { $order }
muster_less = muster for at most these points: { $count }
name_house = name a neighbour: { $seat }
next_turn = wait for the next turn
no_token = leave no power token
no_tokens = take no power tokens as well
other_side = support the defence instead
permanent_step = wait for the step of permanent orders
place_here = put it into the area itself
place_in = put the ship into { $area }
remove_nothing = remove no order
spare = leave { $seat } out
take_back_order = take back this many { $order } orders: { $count }
take_in_all = take this many in all: { $count }
take_land = first take the land: { $area }
take_less = take at most this many from { $seat }: { $count }
take_nothing_from = take nothing from { $seat }
take_tokens = take power tokens instead
tell_outcome = first enter how the battle ended: { $area }
upgrade_footman = upgrade a footman that is there
use_option = play with option { $option }
wait_chance = wait for the turn of { $seat }

## What would make a refused move legal.

amount = take { $amount } at most
influence = { $amount } more influence
title = take another title: { $title }
