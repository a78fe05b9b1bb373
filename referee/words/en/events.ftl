### What happened, in the past tense; lines of the log. $amount_key: more, zero, less.

phase_begun = Round { $round }: { $phase }
mulligan = { $seat } shuffled the hand back and drew a new one
placed = { $seat } placed { $amount ->
    [0] no set-up cards
    [one] { $amount } set-up card
   *[other] { $amount } set-up cards
}
set_up_revealed = The set-up cards were revealed
drafted = { $seat } kept a plot
plot_deck_built = { $seat } chose the plot deck
plot_revealed = { $seat } revealed a plot: { $card }
plot_carried_out = The when-revealed text of { $seat } was resolved
initiative_won = { $seat } won initiative
first_player_named = { $seat } is first player
searched = { $seat } searched the draw deck: { $amount ->
    [0] no card was taken
    [one] { $amount } card was taken
   *[other] { $amount } cards were taken
}
drew = { $seat } drew { $amount ->
    [0] no card
    [one] { $amount } card
   *[other] { $amount } cards
}
income = { $seat } collected { $amount } gold
gold_changed = { $seat } { $amount_key ->
    [less] gave up { $amount_size } gold
   *[more] took { $amount_size } gold
}
played = { $seat } played { $card } for { $amount } gold
duplicate_attached = { $seat } attached a duplicate: { $card }
duplicate_discarded = { $seat } discarded a duplicate: { $card }
attached = { $card } was attached
entered_play = { $card } entered play
turn_ended = { $seat } ended the turn
event_played = { $seat } played an event: { $card }
ability_used = { $seat } used { $card }
challenge_declared = { $seat } declared a challenge ({ $kind }) with { $attackers }
defenders_declared = { $seat } { $amount ->
    [0] declared no defender
    [one] declared { $amount } defender
   *[other] declared { $amount } defenders
}
challenge_won = { $seat } won the challenge { $amount ->
    [0] on a tie
   *[other] by { $amount }
}
challenge_called_off = The challenge was called off
removed_from_challenge = { $card } was removed from the challenge
knelt = { $card } knelt
stood = { $card } stood up
killed = { $card } died
saved = { $card } was saved
discarded = { $card } was discarded
discarded_from_hand = { $seat } discarded { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} from hand
returned_to_hand = { $card } went back to hand
returned_to_deck = { $card } went to the top of the draw deck
removed = { $card } left the game
control_taken = { $seat } took control of { $card }
modified = { $card }: { $what } { $value_key ->
    [none] { $amount_key ->
        [less] −{ $amount_size }
       *[more] +{ $amount_size }
    }
   *[some] { $value }
} ({ $until })
power_gained = { $seat } gained { $amount } power
power_on_card = { $card } gained { $amount } power
power_lost = { $card } lost { $amount } power
power_moved = { $amount } power went from { $from } to { $seat }
dominance_won = { $seat } won dominance
dominance_tied = Dominance is tied at { $amount }: nobody gains power
game_won = { $seat } won the game
card_known = { $seat } showed { $card }
card_named = { $seat } named a hand card to the referee in secret
value_known = { $card_key ->
    [none] The plot of { $seat }
   *[some] { $card }
}: { $field } is { $value_key ->
    [none] none
   *[some] { $value }
}
decided = The players decided: { $point } { $answer }
corrected = Corrected by hand: { $card_key ->
    [none] { $field }
   *[some] { $card }, { $field }
} is now { $value_key ->
    [none] none
   *[some] { $value }
} (was { $old_key ->
    [none] none
   *[some] { $old }
}; { $why }){ $total_key ->
    [none] {""}
   *[some] ; power in all: { $total }
}

## Oriflamme

activated = { $seat } activated { $card }
bribed = { $seat } bribed { $card }
cards_known = { $seat } showed the referee { $zone_key ->
    [hand] the hand
    [set_aside] the set-aside cards
   *[other] cards ({ $zone })
}
eliminated = { $card } was eliminated; its owner: { $seat }
game_over = { $winners_count ->
    [one] { $winners } won the game
   *[other] { $winners } shared the victory
}
influence_gained = { $seat } gained { $amount } influence{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
influence_lost = { $seat } lost { $amount } influence{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
kept = { $seat } kept { $card } face down{ $amount ->
    [0] ; no influence was left to lay on it
   *[other] {" "}and laid { $amount } influence on it
}
laid = { $seat } laid { $card } { $where_key ->
    [left] at the left end of the row
    [right] at the right end of the row
    [on] on a card of the row
   *[other] into the row
}
substituted = { $seat } laid { $card } in the place of the eliminated character
turned_up = { $seat }: { $card } was turned up{ $amount ->
    [0] {""}
   *[other] ; { $amount } influence on it went to the reserve
}
twin_laid = { $seat } laid the twin into the row: { $card }

## A Clash of Kings: what happened.

area_entered = { $card } was entered
area_lost = { $seat } lost { $card }
area_taken = { $seat } took { $card }
battle_begun = { $card }: a battle, attacked by { $seat }
battle_won = { $card }: { $seat } won the battle
card_discarded = { $seat }: { $card } was discarded
cards_chosen = { $seat } chose a set of House cards
fact_known = { $field }: { $amount }
fortification_built = { $seat } built a fortification: { $card }
fortification_removed = { $card }: the fortification was removed
house_named = { $seat } was named
order_lapsed = removed without effect: { $card }
mustered = { $seat } mustered in { $card }: { $amount }
one_time_declined = { $seat } placed no one-time order
order_out_of_game = { $seat }: { $card } is out of the game
order_placed = { $seat } placed an order: { $card }
order_removed = removed: { $card }
order_unused = not used: { $card }
order_resolved = { $seat }: { $card } was resolved
plundered = { $seat } was plundered: { $amount }
port_settled = { $card }: { $seat } has decided about the ships
retreated = { $seat } retreated to { $card }: { $amount }
step_begun = now: { $step }
supply_raised = { $seat }: supply rose by { $amount }
support_given = { $seat } gave support in { $card }
token_left = { $seat } left a power token: { $card }
turn_begun = turn { $amount } begins
units_destroyed = { $seat }: units destroyed: { $amount }
units_entered = { $seat }: units entered: { $card }
units_moved = { $seat } moved to { $card }: { $amount }
tokens_gained = { $seat }: power tokens received: { $amount }
tokens_lost = { $seat }: power tokens given up: { $amount }

## What happened.

title_chosen = { $seat } took a title: { $title }
titles_returned = All titles went back to the council chamber
title_used = { $seat } used the title: { $title }
challenge_turned = The challenge has a new target: { $seat }
cancelled = { $seat } cancelled { $card }
challenge_without_winner = Nobody won the challenge
power_placed = { $seat } put { $amount } power on { $card }

## What texts of cards brought about.

joined_challenge = { $card } joined the challenge
deck_shuffled = { $seat } shuffled the draw deck
lasts = { $seat }: { $what_key ->
    [claim] claim { $amount }
    [foreseen] the plot named is { $value }
    [plots_swapped] swaps plot decks and used plots with { $other }
    [toll] must pay for challenges of a kind
    [extra_challenge] one more challenge of a kind
    [cheaper] the next such card costs { $amount } less
   *[no_challenge] some challenges are not allowed
} until the end of the { $until_key ->
    [challenge] challenge
    [phase] phase
   *[round] round
}
discarded_from_deck = { $seat } discarded the top card of the draw deck ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] its strength does not count
    [no_stand] does not stand in the standing phase
    [comes_back] goes back to hand at the end of the phase
    [dies_at_0] is killed if its strength is 0
    [guarded] is guarded: another character stands for it
   *[blank] its text counts as blank
}
gold_placed = { $amount } gold goes on { $card }
gold_taken = { $amount } gold is taken from { $card }
