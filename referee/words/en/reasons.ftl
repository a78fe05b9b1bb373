### What was found under a rule. Names of seats and cards stand where no language would inflect them.
### Facts: as the engine gives them; of a number, $found is the number.

## Any time

not_known = This turns on something nobody has told yet. { $question }
game_is_over = The game is over: { $winner } has won. Nothing can be done after that.
game_won = { $seat } has 15 power or more and wins at once ({ $power }).

## Whose moment it is

no_action_now = No action can be taken now: first this has to be finished: { $busy }.
killing_under_way = First it is settled whether anybody saves { $cards }; only a save can break in here.
let_the_other_act = { $seat } acted last. The opponent comes next, with an action or a pass.
others_turn_to_act = It is not { $seat } who acts or passes next.
first_player_acts_first = The first action here belongs to the first player: { $first }.
passed_for_good = { $seat } has passed and takes no more actions at this moment.
window_has_closed = All have passed one after the other; the moment for actions is over.
nothing_to_pass_on = Nobody waits for a pass here.
actions_from_first_player = The first player has the first action, then the players take turns.
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
acts_after_passing = Who has passed may act again as long as not all have passed one after the other.
acts_first_inside = The first word at a moment for actions inside a phase is this player's.
window_is_open = That comes later{ $busy_key ->
    [none] .
   *[some] ; now: { $busy }.
}
resolved_already = This challenge has been resolved already; now: { $busy }.

## Set-up

set_up_is_over = Set-up is over; now: { $phase }.
mulligan_taken = { $seat } has decided about the set-up hand already; it may be changed only once.
mulligan_too_late = { $seat } has laid set-up cards; a hand may be changed only before that.
mulligans_in_either_order = Who decides first about the set-up hand is not said; either order will do.
already_revealed = The set-up cards have been turned up already.
hand_is_decided = { $seat } has decided about the set-up hand already.
still_placing = Not everybody has laid set-up cards yet: { $seats }.
kind_not_at_set_up = { $card } is no character or location (it is: { $kind }); nothing else can be placed at set-up.
duplicate_at_set_up = { $card } would be the second copy; duplicates cannot be placed at set-up.
limited_at_set_up = Only one Limited card can be placed at set-up; here are { $cards_count }: { $cards }.
over_five = Together these cards cost { $total }; at set-up they may cost { $ceiling } at most.
over_five_already = The costs that are known come to { $total } together already; at set-up all may cost { $ceiling } at most.
within_five = Together these cards cost { $total }, within the five.
setup_total = Set-up cards of { $seat }: { $found } gold together.
printed_cost = { $card_key ->
    [none] Printed cost: { $found }.
   *[some] { $card }: printed cost { $found }.
}
refill_comes_after_reveal = Hands are filled up only after the set-up cards have been turned up.
already_refilled = { $seat } has filled up the hand already.
no_ability_at_set_up = No card ability works during set-up, and none is made up for later.
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
kept_and_passed = { $plot } is both kept and passed on.
draft_is_over = All { $drafted } picks have been made; the draft is over.
draft_is_past = The plot draft comes before the set-up hands are drawn.
draft_goes_on = The plot draft is not over: picks have still to be made.
plot_deck_is_chosen = { $seat } has chosen the plot deck already.
plot_is_taken = { $plot } is in the box once and has been kept or boxed already.
plot_is_standard = { $plot } is a standard plot of { $seat } and not in the draft.
plot_deck_is_seven = A plot deck is exactly seven plots; here are { $chosen }.
wait_for_the_others = The others have not made pick { $drafted } yet; plots are passed on when all have picked.
not_among_the_passed = { $plot } is not among the plots passed on: { $passed }.
not_his_plots = Not among the plots to choose from: { $plots }.

## Plots and initiative

plots_are_revealed = Plots are revealed once a round, at the start of the plot phase; now: { $phase }.
a_plot_must_be_revealed = { $seat } has to reveal a plot; passing is not offered.
plot_revealed_already = { $seat } has revealed a plot this round already.
plot_is_used = { $plot } is used; it comes back only when the whole plot deck has been gone through.
plot_is_revealed_now = { $plot } is the plot that lies revealed; it cannot be revealed again yet.
not_in_plot_deck = { $plot } is not in the plot deck of { $seat }.
plots_return = The last plot has been used; these come back: { $plots }.
plot_revealed = The plot lies face up; it is free, and the plot before it is now used.
plot_text_unknown = Referee does not know the text of { $plot }. If it works when revealed, say so before the first player is named: tell { $seat } when revealed …
first_plot_revealed = The plot lies face up; it is free.
initiative_comes_after_reveal = { $seats_count ->
    [0] Initiative is compared once a round, right after the plots are revealed.
   *[other] Initiative is compared when all plots are revealed; still missing: { $seats }.
}
no_lot_needed = No lot is needed: { $winner } has won without one.
lot_among_the_tied = The lot is drawn only among those still tied: { $tied }.
initiative_of = Initiative of { $seat }: { $found }.
plot_initiative = Revealed plot of { $seat }: { $found }.
initiative_bonus = { $card }: { $found }.
initiative_tie_power = Initiative is tied; less power decides ({ $power }).
initiative_tie_random = Initiative and power are tied ({ $power }); a lot decides.
not_the_time_to_name = The first player is named once, right after initiative is won; now: { $phase }.
winner_names_first_player = { $winner } won initiative and names the first player.
first_player_decides = The order is the first player's to set: { $first }.
not_the_time_for_plots = When-revealed text is carried out in the plot phase, after the plots are revealed.
initiative_is_open = Initiative and the first player have to be settled first.
plot_left_out = Every revealed plot with when-revealed text has to be carried out; left out: { $seats }.
no_such_text = One of the plots named has no when-revealed text that is still to be carried out.
plot_in_play = A revealed plot counts as { $option_key ->
    [in_play] in play
   *[not_in_play] not in play
}.

## Draw

done_this_round = That has been done in this round already: { $phase }.
not_the_draw_phase = Two cards are drawn once a round, at the start of the draw phase; now: { $phase }.
short_deck = The draw deck of { $seat } has fewer cards than should be drawn; { $seat } draws what is there.
no_hand_limit = { $seat } now holds { $cards } cards; no text limits a hand.
deck_is_empty = The draw deck of { $seat } is empty; { $option_key ->
    [reshuffle] the discard pile is shuffled and becomes the new draw deck
   *[no_cards] no more cards are drawn from it
}.

## Marshalling: income

income_taken = { $seat } has collected income this round already.
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
not_in_hand = { $card } is not in the hand of whoever would play it{ $zone_key ->
    [none] .
    [hand] {""}: it is in the other hand.
   *[some] {""}: it is { $zone }.
}
events_are_played_for_effect = { $card } is an event; it is not laid down but played for its effect.
attachment_control = { $card } is controlled by { $option_key ->
    [host] the controller of the card it lies under
   *[player] the player who played it
}: { $seat }.
no_host_wanted = { $card } is no attachment; it is not put under another card.
host_must_be_a_character_in_play = { $card } is an attachment; it has to be put under a character in play.
unique_barred = { $card } is unique, and another copy of it is { $zone_key ->
    [dead] in the dead pile
   *[play] in play
}.
limited_played = { $seat } has played a Limited card this round; only one may be played.
first_limited = It is the first Limited card of the round.
limited_duplicates = A Limited card attached as a duplicate { $option_key ->
    [yes] counts as the Limited card of the round
   *[no] does not count as the Limited card of the round
}.
limited_duplicate = The Limited card is attached as a duplicate.
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
pool_is_empty = The card costs nothing, but the pool is empty, and with an empty pool no cards are played.
no_turns_in_this_phase = This phase has no turns to end: { $phase }.
not_your_turn = It is not this player's turn{ $active_key ->
    [none] .
   *[some] ; it is the turn of { $active }.
}
marshalling_turn_ended = The marshalling turn is over; { $gold } gold stays in the pool.
challenge_under_way = A challenge is under way; it has to be completed first.

## Duplicates

not_in_play = { $card } is not in play{ $zone_key ->
    [none] .
   *[some] {""}: it is { $zone }.
}
your_own_character_only = { $card } is the opponent's; duplicates are attached to one's own characters.
not_a_copy = { $card } is no copy of { $host }; the titles differ.
not_unique = { $card } is not unique; only unique characters carry duplicates.
characters_only = { $card } is no character; only unique characters carry duplicates.
duplicates_on_characters = Duplicates may lie under { $option_key ->
    [unique_cards] every unique card, not only characters
   *[characters] unique characters only
}.
unique_cards_carry_duplicates = At this table every unique card may carry a duplicate.
duplicate_attached = { $card } lies under { $host } as a duplicate: free of charge, and only its title counts.
duplicate_is_optional = Whether to save with a duplicate is { $option_key ->
    [no] no choice: it must be used
   *[yes] its player's choice
}.
duplicate_compulsory = { $card } has a duplicate, which { $option_key ->
    [yes] may be used to save it
   *[no] must be used to save it
}.
duplicate_discarded = A duplicate is discarded from { $card }; it answers one killing.

## Events and abilities

not_an_event = { $card } is no event (it is: { $kind }).
not_your_card = { $card } is used only by the player who controls it.
a_reaction_is_no_action = { $card } is a reaction; it answers something and is not used as an action.
wrong_phase_for_it = Its text names another phase: { $phase }.
pay_with_your_own = { $card } is the opponent's; a cost is paid with one's own cards.
already_kneeling = { $card_key ->
    [none] The card is kneeling already; only a standing card kneels.
   *[some] { $card } is kneeling already; only a standing card kneels.
}
knelt_twice = { $card } is to be knelt twice for one cost.
under_itself = { $card } cannot lie under itself: a duplicate is another copy.
not_of_the_house = { $card } does not bear the symbol of the House that is asked for: { $house }.
kneeling_not_paid = The text asks for a card of this House to be knelt, and none is: { $house }.
not_a_participant = { $card } does not take part in the challenge.
a_duplicate_is_no_card_in_play = { $card } is a duplicate; only its title counts, and nothing can be done to it.
a_duplicate_is_no_attachment = A duplicate is no attachment and cannot be discarded as one.
not_an_attachment = { $card } is no attachment.
text_of_the_printing = The printings of this card differ; here its text is read so: { $answer }
the_text_says_so = The text of the card says so.
another_kind_of_ability = The text of { $card } is something else: { $kind }.
card_out_of_sight = { $card } has been shuffled away; it is an unknown card until it is shown.
duplicate_is_blank = { $card } is a duplicate; only its title counts, so it has no ability to use.
duplicates_add_nothing = The duplicates under { $card } add nothing: only their title counts.
known_from_another_deck = Each House plays its own fixed deck, and { $card } is known from that of { $house } only. The arms on the back of the card tell whose it is.
attachment_on_enemy = The attachment lies under another player's character; its own player uses it.
cannot_enter_play = { $card } cannot come into play ({ $kind }): it is { $zone }.
only_characters_are_killed = Only characters are killed; { $card } is something else: { $kind }.
power_on_characters_only = Power is put on characters only; { $card } is something else: { $kind }.
text_says_otherwise = That is not what the text of { $card } does.
price_not_paid = That is not what the text of { $card } costs.
card_says_so = { $card_key ->
    [none] A card's text says so, and it goes before the rulebook: { $effect }.
   *[some] The text of { $card } says so, and it goes before the rulebook: { $effect }.
}
card_not_named = That a card does this is taken on the table's word: which card it is has not been named.
card_named = That the text of { $by_means } does this is taken on the table's word.
text_names_players = The text of the card names the players it affects.

## Passives and reactions

passive_is_compulsory = The passive ability of { $card } must be carried out; nobody may decline it.
not_a_passive = { $card } has no passive ability; its text says when it is used: { $timing }.
nothing_to_use = { $card } has no ability that could be used or set off.
passive_not_set_off = What sets off the passive ability of { $card } has not just happened.
reaction_missed = Other things have happened since; the reaction came too late{ $to_key ->
    [none] .
   *[some] . It answers: { $to }.
}
not_yet = What this reacts to has not happened yet: { $to }.
no_such_occasion = What this reacts to has not happened{ $to_key ->
    [none] .
   *[some] {""}: { $to }.
}
reaction_is_no_action = A reaction is no action; it uses up nobody's turn to act.
order_names_others = The order has to name just the cards whose passive abilities are due: { $due }.
its_occasion_has_come = Its occasion has just come.
printed_trigger_not_known = What exactly { $card } reacts to is not known to Referee; the card on the table decides.
passives_first = { $option_key ->
    [reactions] Reactions come before passive abilities.
   *[passives] Passive abilities set off by the same thing are carried out before anybody reacts.
}
others_word_to_react = { $seat } is asked first.
reacts_after_passives = Passive abilities have been carried out before; that they come first is not said in the texts.
reacts_after_another = Somebody has reacted before; who is asked first is not said in the texts.
not_his_reaction = { $card } is not in play under the player who would use it{ $zone_key ->
    [play] .
   *[other] {""}: it is { $zone }.
}
awards_before_reactions = Power for winning unopposed and Renown comes before reactions.
reacts_to_another = { $card } answers another of the things that happened together; that two at one moment are two is not stated.
has_reacted = { $card } has reacted to this already.
reacts_once = Each card reacts once to one occurrence; { $option_key ->
    [active_player] the active player is asked first
   *[first_player] the first player is asked first
}.
not_a_reaction = { $card } is no reaction; its text says when it is used: { $timing }.

## Saves

only_killing_can_be_saved = The card left play without being killed; only killing can be answered by a save.
too_late_to_save = The character is dead already; a save comes before that.
a_save_of_another = { $card } is not among those about to leave play.
nothing_to_save_from = Nobody is being killed; there is nothing to save from.
not_this_killing = At this table only killing by an action or a claim can be answered by a save.
saves_against_actions_only = Saves answer { $option_key ->
    [yes] every killing, whatever its cause
   *[no] killing by actions and claims only
}.
saves_this_character = The event saves this character.
saves_against_any_kill = Saves answer { $option_key ->
    [no] killing by actions and claims only
   *[yes] every killing, whatever its cause
}.
no_duplicate = { $card } has no duplicate.
not_a_saving_event = { $card } is no event that saves.
saves_unique_only = The event saves unique characters only, and { $card } is not unique.
saves_its_host_only = The attachment saves only the character it lies under.
saved = { $card } is saved { $with_key ->
    [duplicate] by a duplicate
    [effect] by an effect
   *[card] by { $with }
}; what the killing cost stays paid.
killed = { $card } dies and goes to the dead pile of its owner.
goes_with_it = { $card } leaves play{ $under_count ->
    [0] {""}
   *[other] {" "}and takes with it: { $under }
}{ $power ->
    [0] {""}
   *[other] ; { $power } power goes back to the pool
}.

## Challenges: declaring

challenges_phase_only = Challenges are made in the challenges phase; now: { $phase }.
kind_already_made = A challenge of this kind has been made already this phase: { $kind }. Still open: { $left_count ->
    [0] none
   *[other] { $left }
}.
target_is_no_opponent = A challenge is directed at an opponent, and { $target } is none.
targets_are_opponents = A challenge may be directed at any opponent no card protects.
card_forbids_attack = A card forbids challenges against { $target }.
no_attacker = No attacker is declared; a challenge needs at least one.
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
stealth_of_no_attacker = { $card } is no attacker here, so it cannot use Stealth.
no_stealth = { $card } has no Stealth.
stealth_wants_an_enemy_character = Stealth bypasses a character the defending player has in play; { $card } is none.
stealth_is_immune = { $card } has Stealth itself and cannot be bypassed.
stealth_too_late = Stealth is chosen when attackers are declared, not later.
no_challenge = No challenge is under way.
not_the_defending_player = Defenders are declared by the player attacked: { $target }.
defenders_declared = Defenders have been declared already.
defenders_not_declared = Defenders have to be declared first, or declined.
bypassed_by_stealth = { $card } is bypassed by Stealth and cannot defend in this challenge.

## Challenges: resolution

attack_total = Attack: { $found }.
defence_total = Defence: { $found }.
strength_of = Strength of { $card }: { $found }.
printed_strength = { $card }: printed strength { $found }.
modified_by = { $origin_key ->
    [none] Changed by: { $found }.
   *[some] { $origin }: { $found }.
}
constant_ability = { $origin_key ->
    [none] By a constant ability: { $found }.
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
    [claim_first] The claim comes first, then power for winning unopposed and Renown.
    [unopposed_first] Power for winning unopposed comes first, then the claim, then Renown.
   *[awards_first] Power for winning unopposed and Renown comes first, then the claim.
}
no_attackers_left = No attacker is left; the challenge is { $option_key ->
    [called_off] called off
   *[resolved] resolved all the same, with an attack of 0
}.
challenge_winner = { $winner } wins: attack { $attack }, defence { $defence }.
challenge_tied = { $winner } wins: attack { $attack }, defence { $defence } (a tie goes to the attacker).
won_unopposed = { $seat } has won unopposed (defence { $defence }) and gains 1 power for the House.
removed_participant = { $card } is removed from the challenge and { $option_key ->
    [stands] stands up
   *[stays_kneeling] stays kneeling
}.
participant_without_icon = { $card } has lost the icon in the middle of the challenge and { $option_key ->
    [leaves] no longer takes part
   *[stays] goes on taking part
}.

survivors_stay = The challenge is over; whoever took part and is still in play stays as it is{ $cards_count ->
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
no_victims_due = Nobody has to be chosen for a military claim now; now: { $busy }.
defending_player_chooses = The victims are chosen by the player who lost as defender: { $payer }.
same_victim_twice = { $card } is chosen twice; each victim is another character.
not_his_character = { $card } is no character the paying player has in play.
wrong_number = { $due ->
    [one] One is due
   *[other] { $due } are due
}; here { $chosen ->
    [0] none is
    [one] one is
   *[other] { $chosen } are
} chosen.
no_discard_due = No card has to be discarded for an intrigue claim now; now: { $busy }.
discard_at_random = Cards for an intrigue claim are taken at random; nobody picks them.
defending_player_pays = The claim is paid from the hand of the player who lost as defender: { $payer }.

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
dominance_counted_already = Dominance has been counted this round already.
dominance_of = Dominance total of { $seat }: { $found }.
gold_in_pool = Gold of { $seat }: { $found }.
dominance_tied = Both totals are { $total }: nobody wins dominance.
dominance_won = { $seat } wins dominance and gains 1 power.
not_the_standing_phase = Cards stand up once a round, at the start of the standing phase; now: { $phase }.
not_the_taxation_phase = Gold goes back once a round, at the start of the taxation phase; now: { $phase }.

next_round = The round is over; round { $round } begins.

## Looking, and what the table tells

piles_are_open = Discard and dead piles are open: anybody may look through them at any time.
decks_are_closed = { $option_key ->
    [no] At this table draw decks may be looked through.
   *[other] Nobody may look through a draw deck.
}
decks_are_open = At this table draw decks may be looked through.
card_is_known = { $card } is not a card that could still be unknown there.
no_unknown_card = There is no unknown card left { $zone }.
no_such_value = { $card_key ->
    [none] { $seat } has nothing revealed on which that could be printed: { $field }.
   *[some] { $card } has nothing printed of that sort: { $field }.
}
printed_value = { $card_key ->
    [none] Read off the revealed plot of { $seat }: { $field }.
   *[some] Read off { $card }: { $field }.
}
no_such_option = That is no answer on this point ({ $point }): { $option }.
table_decides = The table may decide this for itself: { $answer }
no_such_field = Nothing of that sort can be set right there: { $field }.
reason_missing = A correction needs a reason in words.
value_impossible = That value cannot stand there: { $field }.
set_right = { $of_key ->
    [none] Set right by hand: { $field }.
   *[some] Set right by hand: { $of }, { $field }.
}

## Answers to questions

house_by_symbol = A card belongs to the House whose symbol it bears; without a symbol it is neutral.
zone_decides = Where the card lies decides.
no_such_thing_in_this_game = This game has no such card.
worked_example = The rulebook's own example says so.

## Oriflamme: laying cards

game_has_ended = The game is over after the events of the sixth round; nothing can be done after that.
wrong_phase = { $phase_key ->
    [planning] It is the planning phase: cards are laid now, and the row waits.
    [events] It is the event phase: the row is gone through now, and no card is laid.
   *[other] This does not belong to the phase it is now: { $phase }.
}
marker_stays = The direction of events stays as it was set for the whole game: { $direction_key ->
    [left_to_right] from left to right
    [right_to_left] from right to left
   *[other] { $direction }
}.
has_laid_his_card = { $seat } has laid a card this round already; each player lays exactly one.
not_his_turn = It is the turn of { $seat } to lay a card.
twin_not_in_hand = The twin is not laid from the hand; only the prince brings it into the row.
laid_face_down = A card from the hand is laid face down.
never_between = No card is laid between two cards of the row.
not_in_the_row = { $card } does not lie in the row.
card_is_covered = { $card } is covered by another card and takes no part.
no_stack_yet = Cards may be laid on others from the second round on; this is round { $round }.
stack_on_bribed = { $card } is bribed and belongs to whoever bribed it, who may lay a card on it.
not_his_card = { $card } belongs to { $owner }; a card is laid only on one of one's own.
nobody_passes = Nobody may pass in the planning phase; every player lays a card.
first_card = The first card lies in the middle: both ends of the row are there.
row_is_empty = The row has become empty; the next card is laid in the middle like the first.
covers_a_card = The card covers the one below, and the influence on that one stays where it is.
at_an_end = The card is laid { $where_key ->
    [left] at the left end of the row
    [right] at the right end of the row
   *[other] at an end of the row
}.

## Oriflamme: the event phase

events_begin = Everybody has laid a card; the event phase begins.
not_at_pointer = { $card } is not the card whose turn it is in the row.
pointer_has_passed = The pointer has passed { $card } this round; it waits for the next.
nothing_at_pointer = No card in the row has its turn now.
owner_acts = { $card } belongs to { $owner }, who acts with it.
card_is_open = { $card } is open; it has to be applied and is neither kept nor activated.
card_is_closed = { $card } is closed; it is kept or activated before it does anything.
keep_or_activate = { $card } is closed; its owner keeps or activates it and cannot skip it.
must_be_applied = { $card } is open and must be applied, even to the harm of its own family.
tokens_stay = Influence on a card stays there until the card is opened: { $card }.
apply_what_is_open = { $card } has been turned up and has to be applied before anything else.
card_is_opened = { $card } is activated: it is turned up and applied at once.
card_is_applied = { $card } is open, so its owner applies it.
chosen_when_open = This is chosen only when the card lies open: { $choice_key ->
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
target_missing = A card has to be chosen, since there is one that may be: { $targets }.
not_a_target = { $card } may not be chosen{ $targets_count ->
    [0] ; no card may
   *[other] . These may: { $targets }
}.
no_target = { $card } finds nothing that may be chosen, so nothing happens.
legal_targets = What may be chosen follows from the text of { $card } and from what lies uncovered in the row.
card_not_known = This turns on a closed card nobody has named yet. { $question }
one_is_added = { $card } stays closed and gets 1 influence from the reserve, as far as there is any; on it now: { $tokens }.
tokens_aside = { $amount ->
    [0] No influence lay on the combination, so it can repeat nothing.
    [one] The { $amount } influence from the combination lies aside until it is taken or given back.
   *[other] The { $amount } influence from the combination lie aside until they are taken or given back.
}
tokens_lost = { $amount ->
    [0] The trap is activated by its own owner; no influence lay on it.
   *[other] The trap is activated by its own owner, so the { $amount } influence on it goes to the reserve.
}
row_closes = The place is empty; the row closes up and the pointer goes on.
uncovered_is_next = { $card } has been uncovered in this place and is next.
waits_behind = { $card } lies where the pointer has passed; it waits for the next round.
new_round = Round { $round } begins; the first-player token passes to { $seat }, and the row stays.

## Oriflamme: cards that leave

card_is_eliminated = { $card } (owner: { $seat }) is eliminated by { $by } and goes face up to the discard of its original family.
card_is_discarded = { $card } is discarded, which is no elimination: nobody is rewarded for it.
closed_card_reacts = The card was closed, yet what it does when eliminated works all the same.
family_of_now = The family a character belongs to now counts; a bribed one belongs to the briber.
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

twin_missing = The prince is activated by its owner, so the twin has to be laid into the row.
prince_brings_no_twin = This prince brings no twin: only one turned up by its own owner does, and only while the twin lies in front of him.
never_on_prince = { $card } is a prince, and the twin is never laid on a prince.
twin_is_laid = { $seat } lays the twin { $where_key ->
    [left] at the left end of the row
    [right] at the right end of the row
    [on] on another card of his own
   *[other] into the row
}.
twin_enters = The twin comes into the row { $option_key ->
    [face_down] face down
   *[face_up] face up
}.
own_stack = The schemer lies in a stack itself; only a stack beside it would count.
name_from_flip = The card was closed; the name it shows when turned up decides which others go with it.
namesake_spared = { $card } lay covered until now and is spared: the victims were fixed before. The text does not say.
no_reward = A cutthroat who eliminates a single card gets nothing for it.
apothecary_himself = The apothecary { $option_key ->
    [forbidden] may not choose himself
   *[allowed] may choose himself
}.
nothing_eliminated = Nothing is eliminated, so nothing can be substituted.
intrigue_not_replaced = { $card } is an intrigue; only a character can be substituted.
own_card_not_replaced = { $card } belongs to the player himself; only another family's character can be substituted.
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
} and lies open in the very place of the eliminated character.
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
say_what_is_applied = There is a character to be applied; it has to be said which.
not_eligible = { $card } cannot be applied by the combination: only an open, uncovered character of one's own can.
nothing_applied = There is no character to be applied, so nothing happens.
nothing_to_repeat = There is no character to be applied, so no token can be given back for one.
taken_or_repeated = A token is either taken or given back; one that is taken applies nothing.
tokens_undecided = Each token has to be taken or given back; still undecided: { $tokens }.
wrong_number_of_tokens = Each token wants one decision: tokens { $tokens }, decisions { $decided }.
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
pays_what_there_is = { $seat } should give up { $due } influence and gives up the { $paid } there is.
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
who_would_win = This is how it would end if the game were over now.
game_ends = The sixth round is over, and with it the game; the last hand cards stay unplayed.
most_influence = { $seats_count ->
    [one] Most influence: { $seats }, with { $influence }.
   *[other] Most influence: { $seats }, with { $influence } each.
}
more_cards = Influence is tied; more uncovered cards in the row decide ({ $cards }): { $seats }.
shared_victory = Still tied, they share the victory: { $seats }.
few_players = No least number of players is given; the game is meant for three and more.

## Oriflamme: looking, and what the table tells

his_covered_card = A closed card of one's own that lies covered { $option_key ->
    [may_not] may not be looked at
   *[may_look] may be looked at
}.
his_to_see = Players may look at their own hidden cards at any time.
not_his_to_see = Nobody may look at another family's hidden cards.
open_to_all = It lies open; everybody may look at it.
influence_is_open = Influence lies open to everybody through the whole game and may not be hidden.
secret_forgotten = What you told the referee in secret does not fit what happened since. It is no longer counted on; name your hidden cards again.
card_is_named = It is known now which card this is: { $card }. It stays closed.
cards_are_named = { $zone_key ->
    [hand] The hand is known now
    [set_aside] The set-aside cards are known now
   *[other] The cards are known now
}: { $seat }.
cannot_be_that_card = { $card }: this cannot be the card { $name }; a family has each card once, and what is known speaks against it.
wrong_number_of_cards = As many different cards have to be named as there are { $zone_key ->
    [hand] in hand
    [set_aside] set aside
   *[other] there
}: { $count }.
