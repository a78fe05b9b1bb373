### Rules that are kept: what each says, in one sentence. The key is the name of the function that decides.

## draft

the_draft_belongs_to_set_up = Plots are drafted before the game begins, at the end of the third step of set-up.
one_plot_is_kept = Of three dealt one is kept and two are passed; of those two one is kept, one boxed.
the_draft_goes_on = Three deals use up the draft deck; each player then has six drafted plots.
the_plot_is_not_his_already = Every plot is in the box once: what is kept cannot be one that somebody has.
the_plots_have_been_passed = The second pick is one of the plots the opponent has passed on.
the_plot_deck_has_seven = A plot deck is exactly seven plots.
it_is_chosen_once_after_the_draft = A player chooses his plot deck when the draft is over, once for the game.
they_are_his_own_plots = The seven are chosen from the player's standard plots and those he drafted.

## aftermath

there_is_something_to_pass_on = A player passes when it is his turn to act or react.
it_has_been_set_off = What sets off this passive ability has just happened.
the_passive_card_is_there = A passive ability is text of a card in play, carried out by its player.
no_ability_works_at_set_up = No card ability of any sort takes effect during set-up, and it is not made up for later.
a_passive_must_be_carried_out = A passive ability must be carried out whenever its conditions are met.
the_first_player_orders_passives = Of passives set off at the same moment the first player sets the order, whosever they are.

## facts

there_is_a_card_nobody_knew = Only a card that lies unknown in that hand, deck or pile can turn out to be this one.
the_card_is_here = What is printed on a card is read off it.
the_plot_is_revealed = What is printed on a plot is read off it when it lies revealed.
it_is_an_open_point = A table may decide where its texts are silent or differ.
it_can_be_set_right = What the table records is what lies on it; a judge may set the record right, with a reason.

## looking

decks_are_closed_and_piles_open = Nobody looks through a draw deck; anybody looks through any discard or dead pile at any time.
a_card_says_so = Where the text of a card contradicts the rulebook, the card prevails.
only_a_save_breaks_in = A killing that has begun is carried out in full; only a save interrupts it.

## paying

its_gold_is_paid = Who cannot pay the gold a card demands for its effect cannot use it.
what_it_kneels_is_standing_and_his = A cost that kneels a card is paid with a standing card of one's own.
what_it_kneels_is_of_the_house = A text that wants a card of one House knelt is not met by a card without that House's symbol.
its_own_price_is_paid = A card whose text is known costs what that text says.

## attackers

challenges_are_made_in_their_phase = Challenges are made in the challenges phase.
it_is_his_turn_to_attack = Each player makes challenges in his own turn; the second only after the first has entirely finished.
no_other_challenge_is_under_way = Challenges are made singly; each is completed before the next begins.
one_challenge_of_each_kind = In each challenges phase a player makes at most one challenge of each kind, whatever its outcome.
the_target_is_an_opponent = A challenge is directed at the opponent.
at_least_one_attacker = To make a challenge at all the active player kneels and declares at least one attacker.
attackers_are_his_characters = Attackers are characters the active player has in play.
attackers_are_standing = Only standing characters can be declared attackers.
attackers_have_the_icon = Only a character with the icon of the challenge's kind can take part in it.

## claim

victims_are_due = Victims are chosen when a military challenge has been lost against a claim of at least 1.
the_defending_player_chooses = The duty and the choice are the defending player's; the attacking player has no say.
victims_are_different = He may not choose one character more than once, even if it can be saved.
victims_are_his_characters = He chooses among his characters in play; whether they took part does not matter.
as_many_victims_as_the_claim = As many characters as the claim value are chosen, or all if he has fewer.
a_discard_is_due = Cards are discarded when an intrigue challenge has been lost against a claim of at least 1.
chance_chooses_the_cards = The cards are chosen at random; nobody picks them.
as_many_cards_as_the_claim = As many cards as the claim value go, or the whole hand if it is smaller.
they_are_in_the_payers_hand = The cards come from the defending player's hand.

## closing

it_is_the_start_of_dominance = Dominance is counted once, at the start of its phase.
standing_strengths_are_known = The strengths of all standing characters are added up.
it_is_the_standing_phase = Cards stand up once, in the standing phase.
it_is_the_taxation_phase = Gold goes back once, in the taxation phase.

## defenders

it_is_time_to_defend = Defenders are declared in the second step of a challenge, by the player attacked.
defenders_are_his_characters = Defenders are characters the defending player has in play.
bypassed_characters_do_not_defend = Characters chosen for Stealth cannot be declared defenders in this challenge.
defenders_are_standing = Kneeling characters cannot be declared defenders.
defenders_have_the_icon = Only a character with the icon of the challenge's kind can take part in it.

## draw

it_is_the_draw_phase = Two cards are drawn once, in the draw phase.

## duplicates

duplicates_are_attached_in_marshalling = A duplicate can be attached only in the marshalling phase, by the active player.
it_is_a_copy_of_a_unique_character = A duplicate is a copy, from hand, of a unique character its player already has in play.
only_characters_carry_duplicates = The section on duplicates speaks of unique characters only.

## income

it_is_the_start_of_his_turn = Income is collected by the active player at the start of his marshalling turn, once.
his_income_is_known = Income is the revealed plot's value and all bonuses in play.

## initiative

both_plots_are_revealed = Initiative is compared after the reveal, once a round.
both_initiatives_are_known = The value on the revealed plot is compared.
the_lot_falls_on_one_of_the_tied = Chance decides only between those whose initiative and power are equal.

## limited

one_limited_card_a_round = Each player may play only one card with the Limited keyword in a round.
a_limited_duplicate = Whether a Limited card attached as a duplicate counts as played is not stated.

## placing

it_is_set_up = The set-up steps are carried out before the first round, in the printed order.
set_up_cards_are_laid_before_the_reveal = Set-up cards are laid face down before both players reveal theirs.
they_come_from_the_set_up_hand = Set-up cards are taken from the player's own set-up hand.
only_characters_and_locations = Only characters and locations can be placed at set-up, neither attachments nor events.
nothing_is_laid_under_a_card = Only attachments are put under another card, and those are not placed at set-up.
no_duplicates_at_set_up = Duplicates of unique cards cannot be placed at set-up: of one unique card at most one copy.
at_most_one_limited = At most one card with the Limited keyword is placed at set-up, whatever its title.
together_they_cost_five_at_most = The printed costs of all cards a player places may together be at most 5.

## playing

cards_are_played_in_marshalling = Characters, locations and attachments can be played only in the marshalling phase.
only_the_active_player_marshals = Only the active player may play characters, locations and attachments from hand.
income_comes_first = Income is collected at the start of the turn, before any card is played.
nothing_else_is_going_on = What has been begun is carried out in full before a card is played.
the_others_had_their_chance = Where playing a card is an action, the opponent must be given the chance to act before the next.
it_is_in_his_hand = A card is played from its player's own hand.
it_is_no_event = Events are not laid down; they are played for their effect when their text allows it.
an_attachment_has_a_host = An attachment is put under a character in play, one's own or the opponent's.
no_other_copy_bars_it = A player cannot play a unique card while another copy of it is in play or in his dead pile.
its_whole_cost_is_paid = A card's gold cost is paid in full from its player's own pool, or the card is not played.

## plot

each_player_reveals_one_plot = Every round each player reveals exactly one plot; passing is not offered.
the_plot_is_available = Used plots cannot be revealed again until the whole plot deck has been gone through.
the_winner_of_initiative_names_him = The winner of initiative decides which player is first this round.

## resolution

it_is_time_to_resolve = A challenge is resolved after attackers and defenders have been declared.
all_strengths_are_known = The strengths of all participants are added up.
renown_is_known = Whether a participant has Renown matters to whoever wins.
the_claim_is_known = The amount is the claim value on the attacking player's revealed plot.

## revealed

the_first_player_orders_plots = If both revealed plots have when-revealed text, the first player decides the order.
initiative_is_settled_first = When-revealed text is carried out in the plot phase, after initiative and first player are settled.
every_when_revealed_text_is_carried_out = Every revealed plot with when-revealed text is carried out, and no other.

## setup

a_hand_is_changed_once_and_early = Each player may change the set-up hand once only, and only before he lays down set-up cards.
his_hand_is_undecided = A hand is kept once, when it has been drawn.
all_have_laid_their_cards = When all have finished placing, all set-up cards are turned up at the same time.
set_up_cards_have_been_revealed = Hands are filled up to seven after the reveal, once.

## stealth

stealth_is_used_by_stealthy_attackers = For each attacking character with Stealth its player may choose one enemy character.
stealth_is_immune_to_stealth = A character that itself has Stealth cannot be chosen for Stealth.
it_is_known_from_this_deck = The card is not known from the other House's deck.
who_has_lost_the_icon_takes_part = A participant that has lost the icon of the challenge goes on counting.
stealth_belongs_to_the_declaration = The choice for Stealth is made when attackers are declared, not later.

## turns

it_is_his_turn_to_end = A turn is ended by the player whose turn it is.
nothing_is_unfinished = What has been begun is completed before a turn ends.

## power

the_game_goes_on = The game stops the moment a player has 15 power; nothing can be done after that.

## reacting

passives_come_first = Passives set off by the same occurrence are carried out before anybody reacts.
it_is_his_word_to_react = The first player is asked first, then the opponent, alternately until both decline.
its_occasion_has_just_come = A reaction is used right after what it answers, before any other action has been taken.
a_card_reacts_once = Each card reacts at most once to one occurrence.
a_reaction_of_his_own = Reactions belong to events in hand and to cards in play of the player who uses them.

## saves

a_killing_is_under_way = A save interrupts a killing; without one under way there is nothing to save from.
a_duplicate_lies_under_it = To save with a duplicate its player discards one from that character.
the_event_saves_this_character = A saving event saves the characters its text names; the card on the table decides.
the_saving_event_is_paid = A save that costs gold is paid from its player's pool.
a_save_may_be_declined = Saving is a reaction, and reactions are optional.

## targets

its_target_takes_part = A text that names a participating character reaches nobody else.
every_target_can_be_affected = Cards in play can be affected, each by what can happen to it; none is knelt twice.
the_card_does_this = A card whose text is known does what that text says and nothing else.

## timing

actions_are_possible_now = An action needs a moment for actions; it cannot interrupt a step, a count or another action.
it_is_this_seats_turn_to_act = A player who has taken an action lets the opponent take one or pass; the first player may act first.

## uses

nothing_is_used_at_set_up = No card ability of any sort takes effect during set-up, and events cannot be played in it.
the_event_is_in_its_players_hand = An event is played straight from its player's own hand.
the_card_is_in_play_under_its_user = A card in play is used by the player whose card it is; cards out of play do nothing.
its_text_allows_this_moment = An action is used in the phase its text names, or in any phase; a reaction is no action.

## Oriflamme

nothing_is_done_after_the_end = The game is over; nothing more is done in it.

a_combination_is_open = Effects are borrowed only while a combination is being worked through, and only by its player.
it_can_be_that_card = A closed card nobody has named is one of its family's cards that lies nowhere else.
it_is_at_the_pointer = The row is gone through card by card as the marker points; what the pointer has passed waits.
it_is_closed = An open card is applied; it is neither kept nor activated again.
it_is_his_turn = Each player lays exactly one card, clockwise from the first player.
it_is_known = What a card does is known when it is turned up.
it_is_laid_face_down = A card is chosen in secret and laid face down.
it_is_not_covered = A covered card takes no part: it is not opened, collects nothing and is not applied.
it_is_not_laid_between = No card is laid between two cards of the row, not even between one's own.
it_is_open = A closed card is kept or activated, not applied as it lies.
it_is_the_event_phase = Cards of the row are acted on only in the event phase.
it_is_the_planning_phase = Cards are laid only in the planning phase, which ends when everybody has laid one.
its_choices_are_right = A card is applied as soon as it is activated, with the choices its text asks for.
its_duty_is_done = An open card is applied in full, with the choices its text asks for.
its_owner_acts = The player to whom the card belongs now decides for it and applies it.
no_card_is_half_applied = What has been turned up is applied before anything else is done.
nobody_passes = The planning phase ends only when everybody has laid a card, so nobody may pass.
nothing_is_skipped = An open card must be applied, even against one's own family; a closed one is kept or activated.
the_card_is_in_his_hand = The card laid comes from the hand, not from the discard or the set-aside cards, and is not the twin.
the_marker_stays = The direction of events is fixed for the whole game.
the_names_can_be = A card turned up is one of its family's eleven, and that card lies nowhere else.
the_step_is_right = A combination applies one character first; then each token in turn is taken, or given back to apply once more.
they_can_be_his_cards = Hand and set-aside cards are among the ten shuffled cards, each once, and lie nowhere else.
tokens_come_with_opening = Influence on a card is taken only by opening the card.
what_it_covers_is_his_own = From the second round on a card may be laid on an uncovered card of one's own, open or closed.
