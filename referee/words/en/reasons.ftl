### What was found under a rule. Names of seats and cards stand where no language would inflect them.
### Facts: as the engine gives them; of a number, $found is the number.

## Any time

not_known = One value is missing: { $question }
game_is_over = The game is over: { $winner } { $winner_count ->
    [one] has
   *[other] have
} won. Nothing can be done after that.
game_won = { $seat } has 15 power or more and wins at once ({ $power }).
team_won = { $seats } have 30 power or more together and win at once ({ $power }).

## Whose moment it is

no_action_now = No action can be taken now. Finish this first: { $busy }.
killing_under_way = { $cards } is about to be killed. Only saves can be played now.
let_the_other_act = { $seat } acted last. It is the opponent's turn to act or pass.
others_turn_to_act = It is not { $seat }'s turn to act or pass.
first_player_acts_first = The first player takes the first action: { $first }.
passed_for_good = { $seat } has passed and takes no more actions in this window.
window_has_closed = All players have passed in a row; this window for actions is closed.
nothing_to_pass_on = There is nothing to pass on here.
actions_from_first_player = The first player takes the first action, then the players take turns.
reactions_in_order = Reactions are offered { $option_key ->
    [active_player] to the active player first
   *[first_player] to the first player first
}, then in turn until all have declined.
cards_one_after_another = A card is played right after another.
card_played_is_an_action = Playing a card { $option_key ->
    [yes] is an action: the opponent may act before the next one
   *[no] is no action: cards may be played one after the other
}.
first_in_window = The first word here goes to the { $option_key ->
    [active_player] active player
   *[first_player] first player
}{ $first_key ->
    [none] .
   *[some] : { $first }.
}
passes_close = { $option_key ->
    [passed_is_out] Who has passed takes no more actions at this moment.
   *[all_pass] The moment for actions ends when all have passed one after the other.
}
window_after_challenge = After the last step of a challenge players { $option_key ->
    [no] may take no actions
   *[yes] may take actions
} before the next challenge.
window_not_named = The texts name no moment for actions in this phase; { $option_key ->
    [no] here none can be taken
   *[yes] here they can be taken all the same
}.
acts_after_passing = A player who has passed may act again until all players pass in a row.
acts_first_inside = This player acts first in a window inside a phase.
window_is_open = That comes later{ $busy_key ->
    [none] .
   *[some] ; now: { $busy }.
}
resolved_already = This challenge is already resolved; now: { $busy }.

## Set-up

set_up_is_over = Set-up is over; now: { $phase }.
mulligan_taken = { $seat } has already decided about the set-up hand; it may be redrawn only once.
mulligan_too_late = { $seat } has placed set-up cards; a hand may be redrawn only before that.
mulligans_in_either_order = The rules do not say who decides on the mulligan first; any order is fine.
already_revealed = The set-up cards have already been revealed.
hand_is_decided = { $seat } has already decided about the set-up hand.
still_placing = These players have not placed set-up cards yet: { $seats }.
kind_not_at_set_up = Only characters and locations can be placed at set-up; { $card } is another type: { $kind }.
duplicate_at_set_up = { $card } would be the second copy; duplicates cannot be placed at set-up.
limited_at_set_up = Only one Limited card can be placed at set-up; you chose { $cards_count }: { $cards }.
over_five = These cards cost { $total } together; at set-up the limit is { $ceiling }.
over_five_already = The known costs alone come to { $total }; at set-up the limit is { $ceiling } for all cards together.
within_five = These cards cost { $total } together, within the limit of five.
setup_total = Set-up cards of { $seat }: { $found } gold together.
printed_cost = { $card_key ->
    [none] Printed cost: { $found }.
   *[some] { $card }: printed cost { $found }.
}
refill_comes_after_reveal = Hands are filled up only after the set-up cards are revealed.
already_refilled = { $seat } has already filled up the hand.
no_ability_at_set_up = Card abilities do not work during set-up, and they are not used later to make up for it.
limited_at_setup = A Limited card placed at set-up { $option_key ->
    [counted] counts as the Limited card of the first round
   *[not_counted] does not count as the Limited card of the first round
}.

## Plot draft

keep_one = One plot is kept at each pick; here { $kept ->
    [0] none is
    [one] { $kept } is
   *[other] { $kept } are
}.
pass_the_rest = { $wanted ->
    [one] One plot has to be passed or boxed
   *[other] { $wanted } plots have to be passed on
}; here { $passed ->
    [0] none is
    [one] one is
   *[other] { $passed } are
}.
kept_and_passed = { $plot } cannot be both kept and passed on.
draft_is_over = All { $drafted } picks have been made; the draft is over.
draft_is_past = The plot draft comes before the set-up hands are drawn.
draft_goes_on = The plot draft is not over; there are more picks to make.
plot_deck_is_chosen = { $seat } has already chosen the plot deck.
plot_is_taken = There is only one { $plot }, and it is already kept or back in the box.
plot_is_standard = { $plot } is a standard plot of { $seat } and is not in the draft.
plot_deck_is_seven = A plot deck has exactly seven plots; you chose { $chosen }.
wait_for_the_others = The others have not made pick { $drafted } yet; plots are passed on when everybody has picked.
not_among_the_passed = { $plot } is not among the plots passed on: { $passed }.
not_his_plots = You can choose only from these plots: { $plots }.

## Plots and initiative

plots_are_revealed = Plots are revealed once a round, at the start of the plot phase; now: { $phase }.
a_plot_must_be_revealed = { $seat } must reveal a plot and cannot pass.
plot_revealed_already = { $seat } has already revealed a plot this round.
plot_is_used = { $plot } is used; it returns only when every plot of the deck has been used.
plot_is_revealed_now = { $plot } is the plot now revealed; it cannot be revealed again yet.
not_in_plot_deck = { $plot } is not in { $seat }'s plot deck.
plots_return = That was the last unused plot; these return: { $plots }.
plot_revealed = The plot is revealed at no cost; the previous plot is now used.
plot_text_unknown = Read { $plot } aloud. If it says “when revealed”, type before the first player is named: tell { $seat } when revealed …
first_plot_revealed = The plot is revealed at no cost.
initiative_comes_after_reveal = { $seats_count ->
    [0] Initiative is compared once a round, right after the plots are revealed.
   *[other] Initiative is compared when all plots are revealed; still missing: { $seats }.
}
no_lot_needed = No random choice is needed: { $winner } has already won.
lot_among_the_tied = The random choice is only among the players still tied: { $tied }.
initiative_of = Initiative of { $seat }: { $found }.
plot_initiative = Revealed plot of { $seat }: { $found }.
initiative_bonus = { $card }: { $found }.
initiative_tie_power = Initiative is tied; less power decides ({ $power }).
initiative_tie_random = Initiative and power are tied ({ $power }); the winner is chosen at random.
first_player_comes_later = Initiative is determined before the first player is named.
first_player_is_named = The first player of this round is already named: { $first }.
winner_names_first_player = { $winner } won initiative and names the first player.
first_player_decides = The first player sets the order: { $first }.
not_the_time_for_plots = When-revealed text is resolved in the plot phase, after the plots are revealed.
initiative_is_open = Initiative and the first player come first.
plot_left_out = Every revealed plot with when-revealed text must be resolved; missing: { $seats }.
no_such_text = One of these plots has no when-revealed text left to resolve.
plot_in_play = A revealed plot counts as { $option_key ->
    [in_play] in play
   *[not_in_play] not in play
}.

## Draw

done_this_round = This has already been done this round: { $phase }.
not_the_draw_phase = Two cards are drawn once a round, at the start of the draw phase; now: { $phase }.
short_deck = { $seat }'s draw deck has fewer cards than must be drawn; { $seat } draws the cards that are left.
no_hand_limit = There is no hand limit; { $seat } now holds { $cards } cards.
deck_is_empty = The draw deck of { $seat } is empty; { $option_key ->
    [reshuffle] the discard pile is shuffled and becomes the new draw deck
   *[no_cards] no more cards are drawn from it
}.

## Marshalling: income

income_taken = { $seat } has already collected income this round.
not_your_marshalling_turn = Income is collected at the start of a player's own marshalling turn{ $active_key ->
    [none] .
   *[some] ; it is the turn of { $active }.
}
income_of = Income of { $seat }: { $found } gold.
plot_income = Revealed plot of { $seat }: { $found }.
income_bonus = { $card }: { $found }{ $kneeling_key ->
    [yes] {" "}(kneeling, it counts all the same)
   *[no] {""}
}.
sign_is_blank = { $card }: { $found } (its text, which has the sign, counts as blank).
treasury_is_short = The box holds fewer gold tokens than the { $due } due; { $option_key ->
    [limited] only what is there is taken
   *[unlimited] anything may stand in for the missing ones
}.
income_comes_first = { $seat_key ->
    [none] Income has to be collected before anything else in the turn.
   *[some] { $seat } has to collect income before anything else in the turn.
}

## Marshalling: playing cards

marshalling_only = Characters, locations and attachments are played in the marshalling phase; now: { $phase }.
active_player_only = Only the active player plays cards: { $active }.
duplicates_in_your_marshalling_turn = A duplicate is attached in a player's own marshalling turn; it is { $phase }{ $active_key ->
    [none] .
   *[some] , and the active player is { $active }.
}
finish_first = { $busy_key ->
    [none] First what has begun has to be finished.
   *[some] First this has to be finished: { $busy }.
}
not_in_hand = { $card } is not in the hand of the player who plays it{ $zone_key ->
    [none] .
    [hand] {""}; it is in the other player's hand.
   *[some] {""}: it is { $zone }.
}
events_are_played_for_effect = { $card } is an event: it takes effect and is discarded; it does not enter play.
attachment_control = { $card } is controlled by { $option_key ->
    [host] the controller of its host
   *[player] the player who played it
}: { $seat }.
no_host_wanted = { $card } is not an attachment; it is not attached to another card.
host_must_be_a_character_in_play = { $card } is an attachment; attach it to a character in play.
unique_barred = { $card } is unique, and another copy of it is { $zone_key ->
    [dead] in the dead pile
   *[play] in play
}.
limited_played = { $seat } has already played a Limited card this round; the limit is one a round.
first_limited = It is the first Limited card of the round.
limited_duplicates = A Limited card attached as a duplicate { $option_key ->
    [yes] counts as the Limited card of the round
   *[no] does not count as the Limited card of the round
}.
limited_duplicate = The Limited card is attached as a duplicate.
gold_missing = { $seat } had { $has } gold for a price of { $needs }. { $amount } gold is missing; the pool is at 0.
gold_short = { $card_key ->
    [none] It costs { $needs } gold
   *[some] { $card } costs { $needs } gold
}, and the pool holds { $has ->
    [0] none
   *[other] { $has }
}.
free_with_empty_pool = { $option_key ->
    [may_not] A card that costs nothing cannot be played by a player whose pool is empty.
   *[other] A card that costs nothing may be played even when the pool is empty.
}
pool_is_empty = Your gold pool is empty, so you cannot play cards, not even for 0 gold.
no_turns_in_this_phase = There are no turns to end in this phase: { $phase }.
not_your_turn = It is not this player's turn{ $active_key ->
    [none] .
   *[some] ; it is the turn of { $active }.
}
marshalling_turn_ended = The marshalling turn is over; { $gold } gold stays in the pool.
challenge_under_way = A challenge is under way; finish it first.

## Duplicates

not_in_play = { $card } is not in play{ $zone_key ->
    [none] .
   *[some] {""}: it is { $zone }.
}
your_own_character_only = { $card } is the opponent's; attach duplicates to your own characters.
not_a_copy = { $card } is not a copy of { $host }; their titles differ.
not_unique = { $card } is not unique; only unique characters carry duplicates.
characters_only = { $card } is not a character; only unique characters carry duplicates.
duplicates_on_characters = Duplicates may lie under { $option_key ->
    [unique_cards] every unique card, not only characters
   *[characters] unique characters only
}.
unique_cards_carry_duplicates = In this game every unique card may carry a duplicate.
duplicate_attached = { $card } is attached to { $host } as a duplicate: it costs nothing, and only its title counts.
duplicate_is_optional = Whether to save with a duplicate is { $option_key ->
    [no] no choice: it must be used
   *[yes] its player's choice
}.
duplicate_compulsory = { $card } has a duplicate, which { $option_key ->
    [yes] may be used to save it
   *[no] must be used to save it
}.
duplicate_discarded = { $card } discards a duplicate; it saves from one killing.

## Events and abilities

not_an_event = { $card } is not an event (type: { $kind }).
not_your_card = Only the player who controls { $card } may use it.
a_reaction_is_no_action = { $card } is a reaction; use it in response to what it reacts to, not as an action.
wrong_phase_for_it = Its text works in another phase: { $phase }.
pay_with_your_own = { $card } is the opponent's; pay a cost with your own cards.
already_kneeling = { $card_key ->
    [none] The card is already kneeling; only a standing card can kneel.
   *[some] { $card } is already kneeling; only a standing card can kneel.
}
knelt_twice = { $card } cannot kneel twice for one cost.
under_itself = { $card } cannot be its own duplicate; a duplicate is another copy.
not_of_the_house = { $card } does not bear the House symbol that the text asks for: { $house }.
kneeling_not_paid = The text asks you to kneel a card of this House, and none is knelt: { $house }.
not_a_participant = { $card } is not participating in the challenge.
a_duplicate_is_no_card_in_play = { $card } is a duplicate: only its title counts, and no effect can choose it.
a_duplicate_is_no_attachment = A duplicate is not an attachment and cannot be discarded as one.
not_an_attachment = { $card } is not an attachment.
text_of_the_printing = The printings of this card differ; this one reads: { $answer }
the_text_says_so = The text of the card says so.
another_kind_of_ability = The text of { $card } is of another kind: { $kind }.
card_out_of_sight = { $card } has been shuffled into a deck; it is unknown until it is shown again.
duplicate_is_blank = { $card } is a duplicate: only its title counts, so it has no ability to use.
duplicates_add_nothing = The duplicates under { $card } add no strength and no abilities: only their title counts.
known_from_another_deck = Each House plays its own fixed deck, and { $card } is known from that of { $house } only. The arms on the back of the card tell whose it is.
attachment_on_enemy = The attachment is on another player's character; the player who controls it uses it.
cannot_enter_play = { $card } cannot enter play (type: { $kind }): it is { $zone }.
only_characters_are_killed = Only characters can be killed; { $card } is another type: { $kind }.
power_on_characters_only = Power can be placed only on characters; { $card } is another type: { $kind }.
text_says_otherwise = The text of { $card } does something else.
price_not_paid = The text of { $card } has another cost.
card_says_so = { $card_key ->
    [none] The text of a card says so, and it takes precedence over the rulebook: { $effect }.
   *[some] The text of { $card } says so, and it takes precedence over the rulebook: { $effect }.
}
text_is_carried_out = { $card_key ->
    [none] A card's text is carried out: { $effect }.
   *[some] The text of { $card } is carried out: { $effect }.
}
card_not_named = The players entered that a card does this; they have not named the card.
card_named = The players entered that the text of { $by_means } does this.
text_names_players = The text of the card names the players it affects.

## Passives and reactions

passive_is_compulsory = { $card }'s passive ability is mandatory; nobody may decline it.
not_a_passive = { $card } has no passive ability; its text says when it is used: { $timing }.
nothing_to_use = { $card } has no ability to use.
passive_not_set_off = The event that triggers { $card }'s passive ability has not just happened.
reaction_missed = Other things have happened since; the reaction came too late{ $to_key ->
    [none] .
   *[some] . It answers: { $to }.
}
not_yet = What this reacts to has not happened yet: { $to }.
no_such_occasion = What this reacts to has not happened{ $to_key ->
    [none] .
   *[some] {""}: { $to }.
}
reaction_is_no_action = A reaction is not an action; it does not use up a turn to act.
order_names_others = The order must name exactly the cards whose passive abilities are due: { $due }.
its_occasion_has_come = What it reacts to has just happened.
printed_trigger_not_known = Referee does not know what exactly { $card } reacts to; check the printed card.
passives_first = { $option_key ->
    [reactions] Reactions come before passive abilities.
   *[passives] Passive abilities with the same trigger resolve before any reaction.
}
others_word_to_react = { $seat } is asked first.
reacts_after_passives = Passive abilities were resolved first; the texts do not state this order.
reacts_after_another = Another player has reacted first; the texts do not state who is asked first.
not_his_reaction = The player who would use { $card } does not have it in play{ $zone_key ->
    [play] .
   *[other] {""}: it is { $zone }.
}
reacts_to_another = { $card } reacts to another of the things that happened together; the texts do not say whether these are one occurrence or two.
has_reacted = { $card } has already reacted to this.
reacts_once = Each card reacts once to one occurrence; { $option_key ->
    [active_player] the active player is asked first
   *[first_player] the first player is asked first
}.
not_a_reaction = { $card } is not a reaction; its text says when it is used: { $timing }.

## Saves

only_killing_can_be_saved = The card left play without being killed; a save works only against killing.
too_late_to_save = The character is already dead; a save comes before the killing.
a_save_of_another = { $card } is not about to be killed.
nothing_to_save_from = Nobody is being killed, so there is nothing to save.
not_this_killing = In this game a save works only against killing by an action or a claim.
saves_against_actions_only = Saves work against { $option_key ->
    [yes] every killing, whatever its cause
   *[no] killing by actions and claims only
}.
saves_this_character = The event saves this character.
saves_against_any_kill = Saves work against { $option_key ->
    [no] killing by actions and claims only
   *[yes] every killing, whatever its cause
}.
no_duplicate = { $card } has no duplicate.
not_a_saving_event = { $card } is not an event that saves.
saves_unique_only = The event saves unique characters only, and { $card } is not unique.
saves_its_host_only = The attachment saves only the character it is attached to.
saved = { $card } is saved { $with_key ->
    [duplicate] by a duplicate
    [effect] by an effect
   *[card] by { $with }
}; what the killing cost stays paid.
killed = { $card } is killed and goes to its owner's dead pile.
goes_with_it = { $card } leaves play{ $under_count ->
    [0] {""}
   *[other] {" "}and takes with it: { $under }
}{ $power ->
    [0] {""}
   *[other] ; { $power } power goes back to the pool
}.

## Challenges: declaring

challenges_phase_only = Challenges are made in the challenges phase; now: { $phase }.
kind_already_made = { $kind }: a challenge of this kind has already been made this phase. Still possible: { $left_count ->
    [0] none
   *[other] { $left }
}.
target_is_no_opponent = A challenge is made against an opponent, and { $target } is not one.
targets_are_opponents = You may challenge any opponent whom no card protects.
card_forbids_attack = A card forbids challenges against { $target }.
no_attacker = There is no attacker; a challenge needs at least one.
not_your_character = { $card_key ->
    [none] The character is the opponent's.
   *[some] { $card } is no character this player has in play{ $zone_key ->
        [play] .
        [none] .
       *[other] {""}: it is { $zone }.
    }
}
same_card_twice = { $card } is named more than once.
attacker_kneels = { $card } is kneeling; only standing characters attack.
defender_kneels = { $card } is kneeling; only standing characters defend.
icon_missing = { $card } lacks the icon this challenge asks for: { $kind }.
stealth_of_no_attacker = { $card } is not an attacker here, so it cannot use Stealth.
no_stealth = { $card } has no Stealth.
stealth_wants_an_enemy_character = Stealth bypasses a character the defending player has in play; { $card } is not one.
stealth_is_immune = { $card } also has Stealth and cannot be bypassed.
stealth_too_late = Stealth is chosen when attackers are declared, not later.
no_challenge = No challenge is under way.
not_the_defending_player = The player who is attacked declares defenders: { $target }.
defenders_declared = Defenders are already declared.
defenders_not_declared = The defending player first declares defenders or none.
bypassed_by_stealth = { $card } is bypassed by Stealth and cannot defend in this challenge.

## Challenges: resolution

attack_total = Attack: { $found }.
defence_total = Defence: { $found }.
strength_of = Strength of { $card }: { $found }.
printed_strength = { $card }: printed strength { $found }.
modified_by = { $origin_key ->
    [none] Modifier: { $found }.
   *[some] { $origin }: { $found }.
}
constant_ability = { $origin_key ->
    [none] Constant ability: { $found }.
   *[some] { $origin }: { $found }.
}
strength_per_gold = For { $gold } gold in the pool: { $found }.
strength_floor = The sum is below 0; strength counts as { $option_key ->
    [below_0] the sum itself
   *[floor_0] 0
}.
total_below_0 = The defence total is below 0; it counts { $option_key ->
    [below_0] as it is
   *[floor_0] as 0
}.
unopposed_below_0 = The defence total is below 0; that { $option_key ->
    [zero] is not unopposed, which needs a total of exactly 0
   *[below_1] is unopposed, which needs a total of less than 1
}.
order_of_awards = { $option_key ->
    [claim_first] The claim comes first, then the power for winning the challenge.
    [unopposed_first] Power for winning unopposed comes first, then the claim, then Renown.
   *[awards_first] The power for winning the challenge comes first, then the claim.
}
no_attackers_left = No attacker is left; the challenge is { $option_key ->
    [called_off] called off
   *[resolved] resolved all the same, with an attack of 0
}.
challenge_winner = { $winner } wins: attack { $attack }, defence { $defence }.
challenge_tied = { $winner } wins: attack { $attack }, defence { $defence } (the attacker wins ties).
won_unopposed = { $seat } wins unopposed (defence { $defence }) and gains 1 power for the House.
defences_foreseen = Attack { $attack }. { $seat } can defend in { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}: { $stopped ->
    [one] { $stopped } stops
   *[other] { $stopped } stop
} the attack (fewest characters: { $cards }), { $unopposed ->
    [one] { $unopposed } leaves
   *[other] { $unopposed } leave
} it unopposed.
no_defence_foreseen = { $ways ->
    [1] Attack { $attack }. { $seat } cannot stop it.
   *[other] Attack { $attack }. { $seat } cannot stop it. Of { $ways } ways to answer (nobody is one), { $unopposed ->
        [one] { $unopposed } leaves
       *[other] { $unopposed } leave
    } it unopposed.
}
unopposed_foreseen = { $seat } would win unopposed: attack { $attack }.
odds_of_claim = Intrigue claim { $claim }: each of the { $among } cards in { $seat }'s hand is discarded with { $hits } of { $ways } ({ $percent } %).
odds_of_named = At least one of { $cards } is discarded from { $seat }'s hand with { $hits } of { $ways } ({ $percent } %).
odds_of_draw = { $seat }, next { $drawn } of { $among } cards of the draw deck: each is drawn with { $hits } of { $ways } ({ $percent } %).
odds_in_hand = A card of { $seat } that nobody has seen is in hand with { $hits } of { $ways } ({ $percent } %): { $hand } in hand, { $deck } in the draw deck.
threat_defends = { $kind }: { $count ->
    [0] no character stands that could take part
    [one] { $count } standing character could take part: { $cards }
   *[other] { $count } standing characters could take part: { $cards }
}
threat_duplicates = Saved by a duplicate: { $cards }
threat_hand = Cards in hand: { $hand }, gold: { $gold }. Events and saves from hand are possible.
battle_before_cards = Before House cards: attack { $attack }, defence { $defence }.
battle_with_card = { $seat } with { $card } ({ $strength }): wins against { $hits } of { $ways } cards{ $open ->
    [0] {""}
   *[other] , open: { $open }
}
removed_participant = { $card } is removed from the challenge and { $option_key ->
    [stands] stands up
   *[stays_kneeling] stays kneeling
}.
participant_without_icon = { $card } has lost the icon in the middle of the challenge and { $option_key ->
    [leaves] no longer takes part
   *[stays] goes on taking part
}.

survivors_stay = The challenge is over; every participant still in play stays as it is{ $cards_count ->
    [0] .
   *[other] {""}: { $cards }.
}
challenges_turn_ended = No more challenges this turn; made: { $challenges_count ->
    [0] none
   *[other] { $challenges }
}.

## Claim

claim_due = Claim { $claim } ({ $kind }), paid by { $payer }: { $due ->
    [0] nothing is due
   *[other] { $due } due
}.
no_victims_due = No characters are to be chosen for a military claim now; now: { $busy }.
defending_player_chooses = The player who lost as defender chooses who dies: { $payer }.
same_victim_twice = { $card } is chosen twice; choose different characters.
not_his_character = { $card } is not a character the paying player has in play.
wrong_number = You must choose { $due }{ $chosen ->
    [0] .
   *[other] {""}; you chose { $chosen }.
}
no_discard_due = No cards are to be discarded for an intrigue claim now; now: { $busy }.
discard_at_random = Cards for an intrigue claim are discarded at random; nobody chooses them.
defending_player_pays = The player who lost as defender pays the claim from hand: { $payer }.

## Power

power_gained = { $seat } gains { $found } power for the House.
pool_is_short = The box holds fewer power tokens than the { $due } due; { $option_key ->
    [limited] only what is there is taken
   *[unlimited] anything may stand in for the missing ones
}.
power_on_card = { $card }: { $found } power.
power_on_banner = On the banner of { $seat }: { $found } power.
total_power_of = Power of { $seat } in all: { $found }.
total_power = Power in all: { $found } ({ $banner } on the banner, { $cards } on characters).

## Dominance, standing, taxation

not_the_time_to_count = Dominance is counted once, at the start of the dominance phase; now: { $phase }.
dominance_counted_already = Dominance has already been counted this round.
dominance_of = { $seat }'s dominance total: { $found }.
gold_in_pool = { $seat }'s gold: { $found }.
dominance_tied = Both totals are { $total }: nobody wins dominance.
dominance_won = { $seat } wins dominance and gains 1 power.
not_the_standing_phase = Cards stand once a round, at the start of the standing phase; now: { $phase }.
not_the_taxation_phase = Gold is returned once a round, at the start of the taxation phase; now: { $phase }.

next_round = The round is over; round { $round } begins.

## Looking, and what the table tells

piles_are_open = Discard and dead piles are open: anybody may look through them at any time.
decks_are_closed = { $option_key ->
    [no] In this game players may look through draw decks.
   *[other] Nobody may look through a draw deck.
}
decks_are_open = In this game players may look through draw decks.
card_is_known = { $card } cannot be an unknown card there.
no_unknown_card = There is no unknown card left { $zone }.
no_such_value = { $card_key ->
    [none] { $seat }'s revealed plot has no such printed value: { $field }.
   *[some] { $card } has no such printed value: { $field }.
}
printed_value = { $card_key ->
    [none] Read off the revealed plot of { $seat }: { $field }.
   *[some] Read off { $card }: { $field }.
}
no_such_option = This is not an answer to this point ({ $point }): { $option }.
table_decides = The players may decide this for their game: { $answer }
no_such_field = This cannot be corrected there: { $field }.
reason_missing = A correction needs a reason in words.
nothing_to_set_right = Name what the correction changes.
all_set_right = Corrected by hand: { $count ->
    [one] { $count } value
   *[other] { $count } values
}.
value_impossible = This value is not possible there: { $field }.
set_right = { $of_key ->
    [none] Corrected by hand: { $field }.
   *[some] Corrected by hand: { $of }, { $field }.
}

## Answers to questions

house_by_symbol = A card belongs to the House whose symbol it bears; without a symbol it is neutral.
zone_decides = The place of the card decides.
no_such_thing_in_this_game = This game has no such card.
worked_example = The rulebook's own example says so.

## Oriflamme: laying cards

game_has_ended = The game ends after the events of round six; no more moves are possible.
wrong_phase = { $phase_key ->
    [planning] It is the planning phase: cards are laid now, and the row waits.
    [events] It is the event phase: the row is gone through now, and no card is laid.
   *[other] This does not belong to the phase it is now: { $phase }.
}
marker_stays = The direction of events is set for the whole game: { $direction_key ->
    [left_to_right] from left to right
    [right_to_left] from right to left
   *[other] { $direction }
}.
has_laid_his_card = { $seat } has already placed a card this round; each player places exactly one.
not_his_turn = It is { $seat }'s turn to place a card.
twin_not_in_hand = The twin is not placed from the hand; only the prince brings it into the row.
laid_face_down = A card from the hand is placed face down.
never_between = No card is placed between two cards of the row.
not_in_the_row = { $card } is not in the row.
card_is_covered = { $card } is covered by another card and has no effect.
no_stack_yet = From round two on you may place a card on another; this is round { $round }.
stack_on_bribed = { $card } is bribed: it belongs to the player who bribed it, and that player may place a card on it.
not_his_card = { $card } belongs to { $owner }; you place a card only on one of your own.
nobody_passes = Nobody may pass in the planning phase; every player places a card.
first_card = The first card goes in the middle; it is both ends of the row.
row_is_empty = The row is empty again; the next card goes in the middle, as the first did.
covers_a_card = The card covers the one below; the influence on that one stays there.
at_an_end = The card goes { $where_key ->
    [left] to the left end of the row
    [right] to the right end of the row
   *[other] to an end of the row
}.

## Oriflamme: the event phase

events_begin = Every player has placed a card; the event phase begins.
not_at_pointer = It is not { $card }'s turn in the row.
pointer_has_passed = The events have already passed { $card } this round; it waits for the next round.
nothing_at_pointer = No card in the row is to be resolved now.
owner_acts = { $card } belongs to { $owner }, who decides for it.
card_is_open = { $card } is face up: it must be applied and cannot be kept or activated.
card_is_closed = { $card } is face down: keep or activate it first.
keep_or_activate = { $card } is face down; its owner keeps or activates it and cannot skip it.
must_be_applied = { $card } is face up and must be applied, even if that harms its own family.
tokens_stay = Influence stays on a card until the card is turned face up: { $card }.
apply_what_is_open = { $card } has been turned face up; apply it before anything else.
card_is_opened = { $card } is activated: it is turned face up and applied at once.
card_is_applied = { $card } is face up, so its owner applies it.
chosen_when_open = Choose this only when the card is open: { $choice_key ->
    [target] the target
    [twin] the place of the twin
    [substitute] the substitute
    [bribe] the character to be bribed
    [sequence] the steps of the combination
   *[other] { $choice }
}.
nothing_to_choose = The text of { $card } does not ask for this: { $choice_key ->
    [target] a target
    [twin] a place for the twin
    [substitute] a substitute
    [bribe] a character to be bribed
   *[other] { $choice }
}.
target_missing = Choose a card; these may be chosen: { $targets }.
not_a_target = { $card } may not be chosen{ $targets_count ->
    [0] ; no card may
   *[other] . These may: { $targets }
}.
no_target = There is no card that { $card } may choose, so nothing happens.
legal_targets = The text of { $card } and the uncovered cards of the row determine which cards may be chosen.
card_not_known = A face-down card that nobody has named matters here. { $question }
one_is_added = { $card } stays closed and gets 1 influence from the reserve, as far as there is any; on it now: { $tokens }.
tokens_aside = { $amount ->
    [0] There was no influence on the combination, so it can repeat nothing.
    [one] The { $amount } influence from the combination is kept aside until it is taken or given back.
   *[other] The { $amount } influence from the combination are kept aside until they are taken or given back.
}
tokens_lost = { $amount ->
    [0] The trap is activated by its own owner; it had no influence on it.
   *[other] The trap is activated by its own owner, so the { $amount } influence on it goes to the reserve.
}
row_closes = The place is empty; the row closes up, and the events go on.
uncovered_is_next = { $card } has been uncovered in this place and is next.
waits_behind = The events have already passed { $card }; it waits for the next round.
new_round = Round { $round } begins; the first-player token passes to { $seat }, and the row stays.

## Oriflamme: cards that leave

card_is_eliminated = { $card } (owner: { $seat }) is eliminated by { $by } and goes face up to the discard of its original family.
card_is_discarded = { $card } is discarded, not eliminated: nobody gains a reward for it.
closed_card_reacts = The card was face down, but what it does when eliminated still works.
family_of_now = A character belongs to the family that controls it now; a bribed one belongs to the briber.
twin_stays = The twin is not in the row yet; it stays in front of its player.
closed_prince = { $card } is a closed prince; when the twin is eliminated it { $option_key ->
    [stays] stays in the row
   *[discarded] is discarded as well
}.
tokens_of_discarded = { $card } was closed when it was discarded; the influence on it goes { $option_key ->
    [owner] to its owner
   *[reserve] to the reserve
}.
own_trap = { $card } is eliminated by its own owner, so the trap does nothing.
attacker_goes = The attacking card is discarded, to the discard of its original family.
borrowed_attacker = The trap was struck by { $card } through a combination; the attacker is { $option_key ->
    [combination] the combination
   *[character] the character
}.

## Oriflamme: the cards

twin_missing = The prince's owner has activated it, so the twin must be placed in the row.
prince_brings_no_twin = This prince brings no twin: only a prince turned up by its own owner does, and only while the twin is in front of that player.
never_on_prince = { $card } is a prince, and the twin is never placed on a prince.
twin_is_laid = { $seat } lays the twin { $where_key ->
    [left] at the left end of the row
    [right] at the right end of the row
    [on] on another card of the family
   *[other] into the row
}.
twin_enters = The twin comes into the row { $option_key ->
    [face_down] face down
   *[face_up] face up
}.
own_stack = The schemer is in a stack itself; only a stack beside it counts.
name_from_flip = The card was closed; the name it shows when turned up decides which others go with it.
namesake_spared = { $card } was covered until now and stays: the victims were determined before. The text does not cover this.
no_reward = A cutthroat that eliminates a single card gains nothing for it.
apothecary_himself = The apothecary { $option_key ->
    [forbidden] may not choose itself
   *[allowed] may choose itself
}.
nothing_eliminated = Nothing is eliminated, so nothing can be substituted.
intrigue_not_replaced = { $card } is an intrigue; only a character can be substituted.
own_card_not_replaced = { $card } belongs to the same player; only another family's character can be substituted.
stack_not_replaced = { $card } lay on top of a stack; nothing is substituted there.
substitute_missing = The player has the same character to lay in its place, so it must be substituted: { $name }.
substitute_not_there = This character is not { $source_key ->
    [discard] in the discard of the player
    [set_aside] among the set-aside cards of the player
   *[other] where it is to come from
}: { $name }.
substituted = { $card } comes from { $source_key ->
    [discard] the discard
   *[set_aside] the set-aside cards
} and is open in the exact place of the eliminated character.
nothing_substituted = No character is substituted; the place stays without the eliminated card.
regained = { $card } is the player's own card, bribed by another; eliminated, it { $option_key ->
    [forbidden] may not be substituted again
   *[allowed] may be substituted from the discard at once
}.
character_is_bribed = The bribe token of { $seat } is laid on { $card }, which now belongs to that family.
no_combination = There is no combination here, so there are no steps to go through.
combination_leaves = The combination leaves the row { $option_key ->
    [last] after the effects it applies
   *[first] before the effects it applies
}.
free_application_first = One character is applied first, without a token; the tokens come after that.
say_what_is_applied = There is a character to apply; say which.
not_eligible = { $card } cannot be applied by the combination: only your own face-up, uncovered characters can.
nothing_applied = There is no character to apply, so nothing happens.
nothing_to_repeat = There is no character to apply, so no token can be returned for one.
taken_or_repeated = A token is either taken or returned; a token you take applies nothing.
tokens_undecided = Decide for each token whether it is taken or returned; undecided: { $tokens }.
wrong_number_of_tokens = There is one decision for each token: tokens { $tokens }, decisions { $decided }.
effect_is_applied = The combination applies { $card }.
own_place = The effect works from the character's own place, not from that of the combination.

## Oriflamme: influence and the end

supply_changes = { $seat } { $found_key ->
    [less] loses { $amount } influence
    [zero] gains no influence
   *[more] gains { $amount } influence
}{ $card_key ->
    [none] .
   *[some] {""}: { $card }.
}
pays_what_there_is = { $seat } must give up { $due } influence and has only { $paid }.
reserve_is_empty = The reserve holds less than the { $wanted } influence due; { $option_key ->
    [none] anything may stand in for what is missing
   *[other] only what is there is taken
} ({ $got }).
influence_of = Influence of { $seat } in all: { $found }.
influence_before = { $seat } at the start: { $found }.
influence_change = Round { $round }{ $card_key ->
    [none] {""}
   *[some] , { $card }
}: { $found_key ->
    [less] -{ $found_size }
   *[other] +{ $found_size }
}.
influence_corrected = Round { $round }, set right by hand: { $found_key ->
    [less] -{ $found_size }
   *[other] +{ $found_size }
}.
who_would_win = The result if the game ended now.
game_ends = Round six is over, and the game ends; cards left in hand are not played.
most_influence = { $seats_count ->
    [one] Most influence: { $seats }, with { $influence }.
   *[other] Most influence: { $seats }, with { $influence } each.
}
more_cards = Influence is tied; more uncovered cards in the row decide ({ $cards }): { $seats }.
shared_victory = Still tied, they share the victory: { $seats }.
few_players = The rules give no minimum number of players; the game is for three or more.

## Oriflamme: looking, and what the table tells

his_covered_card = A player { $option_key ->
    [may_not] may not look
   *[may_look] may look
} at their own closed card under another card.
his_to_see = Players may look at their own hidden cards at any time.
not_his_to_see = Nobody may look at another family's hidden cards.
open_to_all = It is face up; everybody may look at it.
influence_is_open = Influence is open to everybody throughout the game and may not be hidden.
secret_plots_disproved = You revealed { $plot }, but the plot deck you named in secret does not contain it. The revealed plot counts; what you named is wrong.
secret_forgotten = What you entered in secret no longer fits what has happened, so it is not used any more. Name your hidden cards again.
card_is_named = Referee now knows this card: { $card }. It stays face down.
cards_are_named = { $zone_key ->
    [hand] The hand is known now
    [set_aside] The set-aside cards are known now
   *[other] The cards are known now
}: { $seat }.
cannot_be_that_card = { $card } cannot be { $name }: a family has each card once, and what is known contradicts it.
wrong_number_of_cards = Name as many different cards as there are { $zone_key ->
    [hand] in hand
    [set_aside] set aside
   *[other] there
}: { $count }.

## What is found about a deck.

several_house_cards = There is more than one House card: { $houses }.
several_agendas = There are { $total } agendas; a player has at most one.
belongs_in_no_deck = These cards belong to no deck: { $cards }.
plots_are_not_seven = The plot deck has { $total } plots; it must have { $wanted }.
plots_alike = All plots must be different: { $cards }.
plot_allows_more = The plot itself allows more than one copy: { $cards }.
more_than_the_card_allows = The card itself allows fewer copies in a deck ({ $limit }): { $cards }.
marked_for_another_house = Only for another House than { $house }: { $cards }.
house_deck_too_small = The House deck has { $size } cards; it must have at least { $least }.
more_than_three_copies = More than { $most } copies: { $cards }.

## A Clash of Kings: what was found under a rule.

no_battle_was_fought = { $area }: { $seat } has not lost a battle there.
not_covered = The source does not cover this. { $question }
area_entered = { $area } is on the board as entered.
area_is_in_use = { $area } holds units or orders, so its kind cannot change.
area_lost = Nobody controls { $area } any more.
area_not_his = { $area } is not controlled by { $seat }.
area_of_another = { $area } belongs to { $seat }.
armies_of = Armies of { $seat }
army_size = { $area }: an army of { $found }
army_too_large = The army would have { $count } units; the limit is { $limit }.
attack_strength = Attack: { $found }
ban_binds = The House named cannot march against Lannister this turn.
ban_binds_others = This ban does not apply between these two Houses.
ban_is_over = The ban ends with the turn.
base_strength = { $piece } × { $count }, { $each } each: { $found } ({ $certainty })
battle_begins = { $area }: a battle, attacked by { $seat }. Its course is the base game's.
battle_is_open = { $area }: first enter how the battle ended.
beaten_wait = { $area }: { $seat }'s defeated units have still to retreat or be destroyed.
battles_come_of_marches = Battles come of marches: a matter of the base game.
blade_bonus = The Valyrian blade: { $found } ({ $certainty })
board_preset = The board is a public transcription of the first edition: check it against yours ({ $certainty }). In doubt: { $areas }.
reported_start = Reported for games of five ({ $certainty }): check it against your start card.
call_builds = Only a Consolidate Power order builds; the text does not say so of { $order }. { $point } { $answer }
call_did_nothing = There is no city or stronghold there: the call does nothing and leaves the game.
call_gives_no_tokens = A call musters and brings no power tokens.
call_musters = The owner of the call musters at once, by the normal rules.
call_would_be_useless = There is no city or stronghold here: a call would do nothing.
call_without_castle = { $area }: there is no city or stronghold, so nothing is mustered.
card_is_base_game = { $name }: what this card does is the base game's.
card_must_be_discarded = First discard a House card from hand.
card_not_in_hand = { $name } is not in that hand.
card_strength = House card: { $found } ({ $certainty })
cards_return = That was the last House card: all discarded ones return to hand.
castle_on_land_only = { $area }: cities and strongholds are on land only.
casualty_due = First the loser chooses other units for the swords: { $count }.
chance_is_over = { $seat } has passed on the one-time order of this turn.
choice_is_final = { $area }: the choice about the ships is final.
cities_and_strongholds = { $seat }: cities and strongholds: { $found }
cities_held = cities: { $found }
crowns_of_area = one for each crown: { $found } ({ $certainty })
defence_strength = Defence: { $found }
delivery_stays = The raised supply level stays until the next Supply card.
donor_orders = { $area }: the text does not cover orders in areas that a forced march has emptied. { $answer }
engine_four = Siege engines × { $count }, { $each } each: { $found }
engine_mustered = A siege engine costs two mustering points.
engine_neutral = Siege engines × { $count } against neutral forces, { $each } each. { $answer }
engine_no_casualty = { $area }: a siege engine cannot be chosen as a casualty.
engine_zero = Siege engines × { $count }: { $found }
engines_are_carried = Siege engines are carried by sea.
engines_lost = { $seat }: siege engines cannot retreat and are destroyed: { $count }
face_down_only = One-time orders are placed face down.
fact_told = { $field }: { $count }, as the players entered it.
fewer_tokens_there = { $seat } has only these power tokens: { $has }
fleet_exactly_two = In this game the Iron Fleet removes exactly two orders.
fleet_leaves_one_time = The Iron Fleet removes no one-time order.
fleet_no_one_time = { $order }: the Iron Fleet cannot remove one-time orders.
fleet_one_order = The text does not cover fewer than two orders. { $answer }
fleet_plunders_nothing = The text does not say whether the Iron Fleet plunders; it removes and does not raid.
fleet_removes_two = The Iron Fleet removes two orders of adjacent areas.
fleet_two_orders = The Iron Fleet removes no more than two orders.
footman_upgraded = A footman becomes a siege engine for one mustering point.
fort_bonus = Fortification: { $found }
fort_built = { $area }: a fortification in place of all power tokens; left in stock: { $left }
fort_instead_of_all = A fortification replaces all power tokens; none can be taken as well: { $count }
fort_is_there = { $area }: there is already a fortification.
fort_of_the_dead = { $area }: all defenders were destroyed; the text names march and retreat only. { $answer }
fort_on_land_only = { $area }: no fortification at sea or in a port.
fort_stands = { $area }: a fortification stays as long as a unit is in the land.
fortification_removed = { $area }: the fortification is removed; left in stock: { $left }
game_is_won = The game is over: { $winner } has won.
higher_wins = The higher total wins: { $side } ({ $attack } to { $defence }; { $certainty })
highgarden_takes = { $name } is discarded; power tokens taken: { $count }
joins_friends = The units of a forced march join friendly units: the order is where you have a unit.
knight_against_fort = Knights × { $count } against a fortification, { $each } each: { $found }
knight_below_one = Knights × { $count }: a card brings them below one, and the lower value counts: { $found }
knight_defends = Defending knights × { $count }, { $each } each: { $found } ({ $certainty })
land_not_taken = { $area }: only the player who has taken { $land } from another decides about the ships.
land_raids_no_sea = { $area }: land does not raid the sea ({ $certainty }).
land_raids_port = { $area }: the text names only ships at sea as raiders of a port. { $answer }
land_supports_no_sea = { $area }: land does not support the sea ({ $certainty }).
land_unit_not_into_sea = { $area }: land units cannot move into the sea.
last_card_is_safe = { $seat }: the last card in hand stays.
lion_binds_only_named = The ban on support applies to the named House only: { $seat }. { $answer }
lion_forbids = The House named neither marches nor raids against areas { $seat } controls ({ $area }).
lion_forbids_support = { $area }: an attack on Lannister may not be supported.
lion_leaves_it_free = The ban applies only to areas controlled by Lannister.
lion_names = { $seat } is named: no march, raid or supported attack against Lannister this turn.
lion_names_nobody = No House is named; the order leaves the game.
martell_for_six = House Martell is meant for six players.
martell_not_recommended = House Martell is recommended for six only; it is not forbidden, and there is no set-up for fewer.
march_moves_nobody = { $area }: the March moves no units; it is used up.
melisandre_discarded = Melisandre is discarded.
melisandre_is_safe = Melisandre of House Baratheon is not discarded this way.
melisandre_not_in_hand = Melisandre is not in hand, so the order can only leave the game.
melisandre_pays = Only discarding Melisandre from hand pays for it.
more_than_its_strength = Power tokens: { $count }; the card's strength is { $limit }.
mustered_here = Land units are mustered in the area itself: { $area }.
neutral_strength = Neutral forces: { $found } ({ $certainty })
neutral_tie = A tie with neutral forces ({ $attack } to { $defence }). { $question }
no_barrels = No barrels there: the supply level stays.
no_battle_in_a_port = { $area }: no battle is fought in a port.
no_battle_there = { $area }: no battle there waits for its outcome.
no_castle = { $area }: no city or stronghold.
no_footman_there = { $area }: too few footmen to upgrade: { $count }
no_fort_left = All { $count } fortifications are on the board.
no_fort_there = { $area }: there is no fortification.
no_friends_there = { $area }: you have no unit there.
no_name_for_an_area = “{ $area }” cannot be the name of an area.
no_one_time_in_port = { $area }: one-time orders are not placed in ports.
no_own_unit = { $area }: { $seat } has no unit there.
no_piece_left = { $piece }: wanted { $count }, in stock { $left } ({ $certainty })
no_port = { $area } is no port.
no_port_left = There are port tokens: { $count }
no_power_at_sea = Consolidate Power is not placed at sea ({ $certainty }).
no_ship_in_port = { $area }: you have no ship there.
no_such_option_number = There is no option { $option }.
no_transport_from_port = { $area }: the text does not cover transport by ships in a port. { $answer }
no_units_next_door = { $seat } has no units next to the order.
nobody_there = { $area }: { $seat } has no units left from a battle there.
nobody_uses_it = { $area }: nobody controls the land, so nobody uses its port.
not_a_neighbour = { $seat } has no units next to the order.
not_adjacent = { $area } is not adjacent to { $of }, and none of your ships lead there.
not_next_door = { $area } is not adjacent to { $of }.
not_his_chance = It is the turn of { $seat } to place a one-time order.
not_in_such_an_area = { $area }: { $piece } cannot be there.
not_in_the_battle = { $area }: { $seat } is not part of that battle.
not_of_this_order = { $order } does not do this: { $choice }
not_the_last_card = It is not the last House card; in hand: { $count }
not_the_loser = The loser of the battle is { $seat }.
nothing_chosen = { $order }: nothing is chosen, so the order does nothing and leaves the game.
nothing_resolved = No order that removes others has been resolved.
one_order_only = Only one order is removed.
one_order_only_is_removed = The Will of R'hllor removes one Support or Defence order.
one_time_order_placed = { $seat } has already placed the one-time order of this turn.
one_time_order_spent = { $seat }: { $order } is used up and never returns.
one_time_orders_first = One-time orders come first. { $seat }
one_time_set = { $seat }: two calls, a supply delivery, a forced march and an order of its own.
only_footmen_upgraded = Only a footman is upgraded, to a knight or a siege engine: { $piece }
only_the_owner_uses_it = { $area }: { $seat } controls the land; nobody else uses its port.
option_has_text = The draft has a text for this option.
option_not_in_force = Option { $option } is not in force at this table.
options_combine = Any selection of the nine options may be combined.
options_without_text = Options 7, 8 and 9 are only named; the players decide about them.
order_bonus = Order: { $found } ({ $certainty })
order_in_port = Ships in a port receive orders by the normal rules; Defence does nothing there, because ports are never attacked.
order_not_there = { $area }: there is no order { $order }.
order_of_another_house = { $order } does not belong to { $seat }.
orders_in_captured_port = { $area }: the text does not cover an order in a captured port. { $answer }
orders_lapse = Removed without effect: { $orders }
orders_revealed = All orders are revealed together.
orders_unused = Not used, and without effect for the rest of this turn: { $orders }
other_set_in_use = All players use one set of House cards: { $set }.
overlays_laid = Both overlays are laid for six players.
out_of_own_port = The port belongs to that sea, and its ships sail from there.
permanent_order_there = { $area }: there is already a permanent order.
plundered = { $seat } is plundered; the raider takes { $count } ({ $certainty })
port_abandoned = { $area }: the rules do not cover ships in a port whose land area nobody controls. { $answer }
port_blockaded = { $area }: enemy ships are in its sea ({ $sea }).
port_from_sea_only = { $area }: ships enter a port from its sea.
port_income = { $seat }: power tokens from ports: { $found }
port_is_full = { $area }: three ships at most; there would be { $count }.
port_is_open = { $area }: first decide about the ships in its port.
port_lies_between = A port overlaps its land and its sea, and { $area } is not adjacent to { $sea }.
port_needs_land_and_sea = { $area }: a port belongs to one land and one sea.
port_of_another = { $area } is the port of { $seat }: no enemy ship enters it.
port_of_other_land = { $area } is the port of another land.
port_of_other_sea = { $area }: this port opens on { $sea } alone.
port_pays = { $area }: { $found }
port_pays_nothing = { $area }: no ship, or enemy ships in its sea: { $found }
port_raided_from_its_sea = { $area } is raided from its own sea: { $sea }.
port_raids_own_sea = { $area } raids its own sea alone: { $sea }.
port_raids_sea_only = { $area }: ships in a port raid the sea, not land ({ $sea }).
port_supports_no_land = { $area }: ships in a port support no battle on land.
port_supports_own_sea = { $area }: support reaches its own sea alone: { $sea }.
port_waits = { $area }: { $seat } decides at once whether the ships are replaced or destroyed.
port_without_owner = { $area }: nobody holds its land. { $answer }
ports_beside_base = Whatever the card gives under the base rules is added to this.
price_not_known = The source does not give these costs: { $pieces }. Known so far: { $count } of { $has } points.
raid_finds_no_order = { $area }: there is no order, so the raid removes nothing; the Raid order is used up.
raid_on_own_area = { $area } is { $seat }’s own area. Only an enemy raids an area.
raid_removes_nothing = { $area }: a raid removes none of the orders there; the Raid order is used up.
raid_takes_both = A raid takes both orders, as far as they are vulnerable.
raid_took_what_it_could = A raid has removed at once all that was vulnerable there; nothing more goes.
retreat_into_enemies = { $area }: units of { $seat } stand there. Only a March leads into a battle; a retreat does not.
retreat_into_port = { $area }: of a retreat into a port the text says nothing. { $answer }
retreat_not_adjacent = { $area } is not adjacent to { $of }. The source does not say whether the beaten may go there.
retreat_to_held = { $area } belongs to { $seat }, but no units stand there. The source does not say whether the beaten may go there.
retreat_to_neutral = { $area }: neutral forces stand there. The source does not say whether the beaten may go there.
rhllor_refused = Without Melisandre the order leaves the game and does nothing.
scorpion_and_hands = Whether hands are seen the text does not say. { $answer }
scorpion_stings = Each of these loses a House card: { $seats }
scorpion_stings_nobody = Nobody loses a House card.
sea_is_held = { $area }: enemy ships hold this sea.
second_battle = A march leads to one battle at most ({ $certainty }): { $areas }
sets_mixed = The two sets of House cards are not mixed.
sets_told_apart = A crowned crest marks the new cards; in the Russian edition five Houses show it on the base cards too.
ship_into_adjacent_sea = { $area }: a new ship goes into the adjacent sea or into the land's port.
ship_into_port = The port takes the new ship even if the sea is blockaded.
ship_not_onto_land = { $area }: ships do not go onto land.
ships_destroyed = { $area }: the ships are destroyed: { $count }
ships_only_in_port = { $area }: only ships can be in a port.
ships_replaced = { $area }: the old ships go, own available ships take their place: { $count }
siege_not_into_sea = { $area }: siege engines do not march into the sea.
six_held = { $seat } holds { $count } cities and strongholds and wins at once.
six_player_start = Both overlays and the six new start cards are used; what they show is not in the source.
step_has_passed = That belongs to an earlier step of the turn: { $step }
steps_skipped = Taken as so, for nothing says otherwise: play has gone on from { $begun } to { $step }.
steps_skipped_with_orders = Taken as so, for nothing says otherwise: play has gone on from { $begun } to { $step }, without { $orders }.
strongholds_held = strongholds: { $found }
sunspear_token = The neutral token of Sunspear is left out with six players.
supply_anew = Every supply level is set anew by the base rules; deliveries count no more.
supply_exceeded = The table says that supply does not allow it: { $count }
supply_raised = { $seat }: supply rises by { $count } until the next Supply card.
supply_stops = The track ends at { $limit }. { $answer }
supply_warning = { $seat }: level { $level } feeds { $allowed } by public tables; armies: { $armies }
support_does_not_count = { $area }: support from there does not count here: { $found }
support_is_given = { $area }: support from there is given in this battle already.
support_or_defence_only = { $order }: only a Support or Defence order can be removed.
swords_are_paid = All swords have had their casualty: { $count }
tie_needs_track = A tie ({ $attack } to { $defence }): the track decides ({ $certainty }). { $question }
token_needs_no_unit = { $area }: a power token is left where no unit stays.
token_of_order = the order itself: { $found } ({ $certainty })
tokens_given = by the base rules, as told: { $found }
tokens_of_order = Power tokens: { $found }
too_few_points = Mustering points needed: { $count }; there are { $has }.
too_few_ships = { $area }: own ships for { $count } of { $of } only. { $answer }
too_many_tokens = The order does not bring so many power tokens: { $count }
track_breaks_tie = A tie goes to the House higher on the track: { $seat } ({ $side }; { $certainty })
trade = trade: { $found }
units_counted = { $piece }: { $found }
units_gather = Units of adjacent areas gather here.
units_not_there = { $area }: { $piece }: wanted { $count }, there { $has }
until_supply_card = The rise lasts until the Supply card is next resolved.
victory_asked = In a game of six: six cities and strongholds win at once.
vulnerable_by_kind = { $order }: Raid, Support and Consolidate Power can be raided away; March and Defence stay.
vulnerable_by_symbol = { $order }: its symbol follows from the step it is resolved in: { $symbol }
vulnerable_by_text = { $order }: the text itself says that a raid removes it.
wolf_and_neutral = { $area }: the text does not cover neutral forces. { $answer }
wolf_fights_nobody = { $area }: units of { $seat } stand there, and the Young Wolf leads to no battle.
wolf_fights_nobody_ever = The Young Wolf must not lead to a battle.
wolf_moves = Stark moves at once, by the rules of marching.
report_three_cards_open = Reported: the next three cards of each Westeros deck lie open, and all may look at them ({ $certainty }: { $sources })
report_topmost_resolved = Reported: the topmost open card of each deck is resolved ({ $certainty }: { $sources })
report_winter_redrawn = Reported: Winter is Coming goes back, and a new card is drawn and resolved at once ({ $certainty }: { $sources })
report_battle_picks = Reported: only the title is known; it is said to be about how House cards are picked ({ $certainty }: { $sources })
report_three_tracks = Reported: the back of the overlay shows influence tracks for three ({ $certainty }: { $sources })
report_port_dragonstone = Reported: a question of players names a port of Dragonstone ({ $certainty }: { $sources })
report_ports_as_later = Remembered, not verified: the ports are those of a later edition. Read the tokens ({ $certainty })
report_neutral_is_attack = Reported: moving into neutral forces is an attack ({ $certainty }: { $sources })
report_seven_to_win = Remembered, not verified: seven with fewer players ({ $certainty }: { $sources })
report_most_after_ten = Reported: otherwise most cities and strongholds after turn ten ({ $certainty }: { $sources })
report_highest_five = Reported: the highest strength is five, with up to three swords ({ $certainty }: { $sources })
report_reader_arianne = Reported: the Reader and Arianne Martell are among them ({ $certainty }: { $sources })
report_martell_south_east = Reported: the south has many small areas, and Martell starts in the far south-east ({ $certainty }: { $sources })
report_retreat_opinion = Reported: players held that a fleet may retreat into the port of a friendly land; not official ({ $certainty }: { $sources })
retreat_refused = { $area }: the players say that there is no retreat there.
battle_so_far = The battle as far as the board shows it; cards and order numbers are added to this.

## A Clash of Kings: what the battle sheet says of the loser.

sheet_no_casualty = { $side }: siege engines cannot be chosen as casualties for swords: { $count }
sheet_engines_lost = { $side }: siege engines cannot retreat and are destroyed: { $count }
sheet_fort_goes = The fortification is removed as soon as the last defender retreats.
sheet_beaten = { $side }: the base game decides how many units fall to swords and where the rest retreat; this source does not cover it.

## Rules of the Living Card Game of 2008: what is found under them.

## Titles

no_titles_here = With { $players } players in this game, titles are not used.
not_the_time_for_titles = Titles are chosen in the plot phase, after the plots.
others_choose_first = Titles are chosen clockwise from the first player; it is { $seat }'s turn.
plots_before_titles = What plots do when revealed happens { $option_key ->
    [after_titles] after the titles have been chosen
   *[before_titles] before titles are chosen
}.
title_is_gone = This title is not in the council chamber: { $title }. These are: { $titles }.
title_not_held = Only the holder of the title may do this: { $title }.
title_is_used = { $seat } has already used this title this round.
title_strength = Title of { $seat } ({ $title }): { $found }.
title_income = Master of Coin ({ $seat }): { $found }.
titles_stay_out = The council chamber still holds titles; the chosen ones do not return yet: { $titles }.
titles_return = All titles return to the council chamber.
titles_in_the_chamber = These titles lie in the council chamber.
rivals_by_title = The titles held this round determine the rivals.
extra_card = The Master of Laws draws one more card: { $seat }.

## Support, rivalry, redirects

supported_is_no_target = The attacker's title supports { $target }'s title; its holder may not be challenged.
partner_is_no_target = { $target } is your partner, and partners are never challenged.
defenders_come_first = First the attacked player declares defenders or none.
target_has_defended = There are already defenders; a supporter of { $target } may defend only if { $target } declares none.
nobody_supports_him = Nobody supports { $target } in this challenge.
not_his_supporter = The attacked player's supporter is { $supporter }.
supporter_defends = { $seat } defends and so wins or loses; the attacked player still pays the claim.
rivalry_has_paid = Rivalry brings power once a round; { $seat } has already gained it.
rival_beaten = { $seat } has beaten a rival: { $rival }.
battles_only = The Lord Commander can take over only military challenges; this is: { $kind }.
battle_is_defended = There are defenders; the Lord Commander takes over only a challenge that nobody defends (target: { $target }).
is_target_already = The challenge is already against { $target }; only a challenge against another player can be taken over.
attacks_himself = { $seat } cannot attack { $seat }.
no_legal_target = { $seat } may not be challenged by this attacker.
too_late_to_turn = The Regent redirects a challenge right after it is declared.
not_the_time_to_turn = The Lord Commander decides when no defenders are declared.
supporter_or_commander = Both the supporter ({ $seat }) and the Lord Commander may act here: { $option_key ->
    [commander_first] the Lord Commander decides first
   *[supporter_first] the supporter decides first
}.
commander_takes_it = The supporter has declined, so the Lord Commander may take it over.
regent_without_target = With no legal new target the title { $option_key ->
    [not_spent] has not been used
   *[spent] has been used all the same
}; target: { $target }.
regent_turns_any = The Regent may redirect any challenge, also their own and one against them.
no_new_target = There is no legal new target; the attack continues against the old one.
battle_taken = { $seat } takes the challenge over from { $from }; all attackers stay.
no_new_target_wanted = No new target is to be chosen now.
attacker_chooses = The attacker chooses: { $attacker }.
old_target_again = { $target } is the old target; choose a new one.
new_target = The new target is { $target }; kind and attackers stay.
no_prize_there = There is no power on the House card of { $seat }; nothing is taken.
titles_are_not_cancelled = What a title does cannot be cancelled.

## Influence and gold

no_influence = { $card } supplies no influence.
influence_is_blank = The text of { $card }, which has the scroll, counts as blank; it gives no influence.
influence_short = It costs { $needs } influence; there is { $has }.
influence_lost = Influence paid beyond the cost is lost ({ $seat }): { $found }.
title_and_cards = The two influence of the title ({ $seat }) { $option_key ->
    [alone] cannot be added to that of knelt cards
   *[combines] can be added to that of knelt cards
}.
title_pays_alone = In this game the title pays by itself.
title_pays_with_cards = The title pays together with cards.
gold_penalty = Gold penalty for { $card } ({ $seat }): { $found }.
cost_with_penalty = Cost with the gold penalty: { $found }.
no_trade_here = Gold changes hands only in the Littlefinger variant.
no_trade_in_marshalling = In the marshalling phase players cannot give gold.
gives_to_himself = { $seat } cannot pay their own seat.
nothing_given = A payment is at least one gold.
promise_binds_nobody = What was promised binds nobody{ $promise_key ->
    [none] .
   *[some] {""}: { $promise }.
}

## Unique cards, attachments, immunity

copy_of_an_opponent = { $copy } is the copy of another player and { $option_key ->
    [any_copy] bars { $card } as well
   *[own_copies] does not bar { $card }
}.
copies_of_others_do_not_bar = Uniqueness counts for each player separately.
power_goes_along = The power on { $card } moves with it to { $seat }: { $found }.
copies_bar_it_still = A card put into play by an effect ignores cost and timing, not uniqueness.
power_elsewhere = Power on { $card } { $option_key ->
    [house_and_characters] does not count where initiative is tied
   *[all_power] counts where initiative is tied
}.
host_must_be_in_play = { $card } must be attached to a card in play.
takes_no_attachments = { $card } cannot have attachments.
immune = { $card } is immune to this kind of effect and cannot be chosen.
owners_pile = { $card } goes to its owner's pile: { $seat }.
own_and_control = You place a duplicate only on a card you own and control; { $card } belongs to { $seat }.
orphaned_duplicates = Duplicates under { $card } { $option_key ->
    [with_its_card] go where it goes
   *[discarded] are discarded
}.

## Keywords

renown_is_no_house_power = Renown power belongs to the character, not to the House.
no_such_gain = Not so much power has just been gained this way ({ $source }); there is { $left }.
no_infamy = { $card } has no Infamy or is not in play.
infamy_card = Power goes on { $option_key ->
    [any_card] any card with Infamy
   *[own_cards] a card with Infamy one controls
}: { $card }.
power_goes_there = The power may be put there.
power_on_infamy = { $card } now has { $found } power; it counts for victory.
power_not_said_to_count = Power on { $card }, which is no character and has no Infamy, is not counted for victory: { $found }.
intimidated = Intimidate: the strength of these characters does not count: { $cards }.
no_ambush = { $card } has no Ambush.
not_a_defender = { $card } is not a defending character in this challenge.
not_that_result = { $keyword } does not work with this result.
not_the_time_to_stand = Cards stand by this keyword right after the claim has been paid.
vengeful_after_claim = When Vengeful is used is not stated: after the claim, { $option_key ->
    [opposed_only] and only where somebody defended
   *[unopposed_too] also after an unopposed loss
}.
may_stand = The cards may stand.
cannot_stand_by_it = { $card } is not kneeling, does not have this keyword, or belongs to another player.
limited_response_used = { $seat } has already used a Limited Response this round.
deathbound_event_dies = { $card } took effect and goes to the dead pile.
deathbound_untold = Nobody has told whether { $card } has Deathbound, with which it would go to the dead pile; here it is taken to have none.
stealth_comes_later = Stealth is chosen later, just before defenders are declared.
stealth_at_its_time = Stealth is chosen just before defenders are declared, against the player who is the target then: { $target }.
stealth_wants_targets_character = { $card } is not a character of the challenged player.
stealth_is_an_ability = Stealth { $option_key ->
    [not_immune] does not count as an ability of a character
   *[immune] counts as an ability of a character
}: { $card }.

## Actions, cancels, saves

own_action = This is { $seat }'s own action.
nothing_to_cancel = Nothing that can be cancelled has just been announced; now: { $busy }.
cancelled = { $card } is cancelled; its cost stays paid.
removed_for_good = { $card } has left the game; no save prevents that.
not_saved_from_that = { $card } cannot be saved from this ({ $zone }) by such means.
draws_left = { $seat } may still draw by effects this round: { $found }.
draw_is_cut = A draw beyond the cap { $option_key ->
    [not_at_all] does not happen
   *[cut] is cut down to it
} ({ $seat }, left: { $left }).
draw_cap = By the round's draw limit { $seat } draws { $found }.
responses_from_the_left = Responses go clockwise, starting to the left of the player who acted.
not_in_play_by_rule = By the rules this is not in play.

## Set-up and decks

no_mulligan = { $seat } cannot redraw the opening hand; the rules offer no mulligan.
no_second_hand = A second opening hand { $option_key ->
    [yes] is allowed by agreement
   *[no] is not offered
}.
table_allows_mulligan = All players agreed to allow a mulligan.
attachment_without_setup = { $card } is an attachment without Setup.
host_at_set_up = At set-up an attachment lies under { $option_key ->
    [any_card] any card laid
   *[own_setup_cards] one of its player's own set-up cards
}.
no_host_at_set_up = { $card } has no suitable host among these cards.
at_most_five = Set-up cards cost { $option_key ->
    [exactly] exactly five
   *[at_most] at most five
} together; here: { $total }.
not_exactly_five = In this game set-up cards cost exactly five; yours cost { $total }.
not_seven_plots = A plot deck is seven different plots; here are { $total }{ $plots_count ->
    [0] {""}
   *[other] , twice: { $plots }
}.
deck_too_small = The House deck has { $size } cards; it must have at least { $least }.
too_many_copies = More than three copies: { $cards }.
card_of_another_house_only = The deck contains cards only for: { $houses }.
deck_rules = These are the rules of deck construction that apply.

## Ends

round_goes_on = The round ends after taxation; now: { $phase }.
challenge_without_winner = { $attack } against { $defence }: nobody wins.
winner_to_be_named = Several have enough power at the same time{ $power_key ->
    [none] {""}
   *[some] {" "}({ $power })
}{ $claimants_key ->
    [none] {""}
   *[some] {": "}{ $claimants }
}; the first player names the winner.
nobody_claims = Nobody needs to be named; players who met the condition together: { $total }.
not_a_claimant = { $seat } has not met the condition; these have: { $claimants }.
gold_is_carried = A card lets these players keep their gold: { $seats }.
stealth_anew = Stealth is chosen again against the new target: { $target }.
stalwart_and_deathbound = { $card } has Stalwart and Deathbound: the first player would decide which comes first; here it goes on top of the deck.
stalwart_untold = Nobody has told whether { $card } has Stalwart, with which it would go on top of its deck; here it is taken to have none.
used_by_its_owner = { $card } was killed while another player controlled it; here its owner uses what its text then does, which the rules do not state.
defenders_anew = The player who took the challenge over ({ $target }) declares defenders or none, as any attacked player does; the rules do not state this.
stalwart_from_hand = Discarded from hand, the Stalwart card { $card } { $option_key ->
    [from_play_only] goes to the discard pile
   *[from_hand_too] goes on top of the deck
}.
negative_income = The income adds up to { $found }; less than 0 counts as 0.
awards_before_reactions = Power won by the challenge comes before responses.
power_is_split = { $amount } of the power goes on the card and { $left } stays for the House; that it may be split is not stated in the rules.

## What is found of the text of a card.

saves_others = { $card } does not save { $saved } from this by its text.
text_wants_another_host = By its text { $card } cannot be put on { $host }.
limit_on_host = Of { $card } its text allows { $limit } on one card; { $host } has as many.
takes_weapons_only = { $card } takes no attachments but Weapons.

## What texts in play give cards, and what they forbid

given_by_texts = What texts in play give { $card }:
keyword_given = { $card } has { $value } from { $by_means }.
icon_given = { $card } has the icon { $value } from { $by_means }.
trait_given = { $card } has the trait { $value } from { $by_means }.
immunity_given = The immunity of { $card } comes from { $by_means }.
unchosen_given = { $by_means } keeps opponents from choosing { $card }.
icon_by_a_text = The icon comes from a text in play.
keyword_by_a_text = The keyword comes from a text in play.
cannot_be_chosen = Opponents cannot choose { $card } for an event or an ability of a character.
plot_number_told = { $plot }: { $found } as the players entered; the catalogue has { $printed }.
cost_reduced = Cost, everything counted: { $found }.
costs_less = { $origin }: { $found } for { $card }.
costs_less_itself = { $card } costs less by its own text: { $found }.
barred_by = { $by_means } forbids it for { $card }.
stays_standing = { $card } stays standing by the text of { $by_means }.
a_text_forbids_it = A text in play keeps { $card } from this: { $what }.
cannot_be_killed = { $card } cannot be killed.
plot_income_not_counted = { $by_means }: the income of the plot counts as 0: { $found }.
bonus_not_counted = { $by_means }: no income bonus from { $card }: { $found }.
power_not_counted = { $by_means }: power on { $card } does not count: { $found }.
toll = { $by_means }: { $found } gold to be given.
toll_of_card = { $by_means }: { $found } gold for what { $card } does.
tolls_are_paid = What texts in play ask for it is paid.
text_is_blank = The text of { $card } counts as blank.
blank_by = { $by_means } makes the text of { $card } count as blank.
not_on_the_house_card = { $card } cannot be played onto a House card.
guard_stands = { $by_means } stands up for { $card }, who is not killed.

## What texts of cards ask for, leave to players, and how often they may be used.

text_wants_otherwise = What the text of { $card } wants is not so now.
no_text_asks = No text leaves a choice to anybody now; now: { $busy }.
others_choice = The choice is for { $seat }.
text_names_others = The text offers no such choice; it asks for { $what_key ->
    [cards] cards
    [name] the title of a card
    [seat] a player
   *[way] a way to go on
}.
text_wants_as_many = The text wants { $least_count } to { $most_count }; { $chosen_count } chosen.
limit_used_up = { $card } may be used { $limit_count ->
    [one] once
   *[other] { $limit_count } times
} in a { $until_key ->
    [challenge] challenge
    [phase] phase
   *[round] round
}, and has been.
not_counted = By the text of a card the strength of { $cards } does not count.
plot_says_otherwise = The text of the plot of { $seat } is known; nothing else is said of it.
text_forbids_challenge = { $origin } forbids this round, against { $target }: { $kind_key ->
    [military] a military challenge
    [intrigue] an intrigue challenge
   *[power] a power challenge
}.
cannot_be_saved = By the text of a card { $card } cannot be saved from this.
works_from_elsewhere = The text of { $card } works from elsewhere: { $zones }; now it is here: { $zone }.
early_window = By the text of { $card } everybody may act now: plots are chosen and not yet revealed.
gold_on_cards = Of this gold { $amount } is on { $cards }.

## What every table keeps

out_of_play_with_power = { $card } is out of play and still has power.
out_of_play_in_use = { $card } is out of play, yet it kneels, is under a card or has gold on it.
dead_and_no_character = { $card } is in the dead pile but is not a character.
duplicate_lies_elsewhere = The duplicate { $card } does not lie under a copy of its own player in play.
attachment_lies_loose = The attachment { $card } is under no card in play.
two_uniques = One player has two copies of the unique card { $card } in play.
unique_dead_and_in_play = { $card } is in play, and a copy of it is in the same player's dead pile.
participant_elsewhere = { $card } takes part in the challenge and is not a character in play.
participant_stands = { $card } takes part in the challenge and is not kneeling.
participant_twice = { $card } attacks and defends in the same challenge.
plot_in_two_places = { $seat }: the plot { $plot } can still be revealed and is somewhere else too.
fewer_than_none = { $seat } would have fewer than none: { $field }.
two_houses_there = { $area } holds units of two Houses without a battle: { $seats }.
fortified_no_land = { $area } has a fortification and is not a land area.
fortified_and_empty = { $area } has a fortification and no unit.
two_orders_there = { $area } has two orders where one may lie.
one_time_in_port = { $area }: there is a one-time order in a port.
more_than_the_box_holds = { $seat }, { $piece }: { $count } on the board; the box holds { $limit }.
too_many_fortifications = Fortifications on the board: { $count }; there are nine.
too_many_orders = { $seat }: { $order } orders on the board: { $count }; there are fewer tokens ({ $certainty }). One is taken back.
twice_in_turn_order = A House is twice in the turn order.
supply_off_the_track = { $seat }: there is no such level of supply.
order_left_and_out = { $seat }: the order { $order } is out of the game and still to be placed.
nobody_begins = The first player is not at this table: { $seat }.
tokens_on_open_card = { $card } is open and still has influence on it.
two_bribe_tokens = { $seat } has bribed two cards; there is one bribe token.
bribe_on_closed_card = { $card } is face down and bears a bribe token.
card_in_two_places = { $seat }: one card is in two places ({ $name }).
not_the_whole_set = { $seat }: { $count } of the shuffled cards are accounted for; there are { $limit }.
