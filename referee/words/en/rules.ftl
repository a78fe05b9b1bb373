### Rules that are kept: what each says, in one sentence. The key is the name of the function that decides.

## draft

the_draft_belongs_to_set_up = Plots are drafted before the game begins, at the end of the third step of set-up.
one_plot_is_kept = Of three dealt one is kept and two are passed; of those two one is kept, one boxed.
the_draft_goes_on = Three deals use up the draft deck; each player then has six drafted plots.
the_plot_is_not_his_already = Every plot is in the box once: what is kept cannot be one that somebody has.
the_plots_have_been_passed = The second pick is one of the plots the opponent has passed on.
the_plot_deck_has_seven = A plot deck is exactly seven plots.
it_is_chosen_once_after_the_draft = A player chooses the plot deck when the draft is over, once for the game.
they_are_his_own_plots = The seven are chosen from the player's standard plots and those they drafted.

## aftermath

there_is_something_to_pass_on = A player passes when it is their turn to act or react.
all_are_asked_in_turn = Everybody passes in the order in which they are asked.
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
it_is_his_turn_to_attack = Each player makes challenges in their own turn; the second only after the first has entirely finished.
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
victims_are_different = The player may not choose one character more than once, even if it can be saved.
victims_are_his_characters = The player chooses among their characters in play; whether they took part does not matter.
as_many_victims_as_the_claim = As many characters as the claim value are chosen, or all if the player has fewer.
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

it_is_the_start_of_his_turn = Income is collected by the active player at the start of their marshalling turn, once.
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
no_other_copy_bars_it = A player cannot play a unique card while another copy of it is in play or in their dead pile.
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

a_hand_is_changed_once_and_early = Each player may change the set-up hand once only, and only before laying down set-up cards.
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

## A Clash of Kings: rules that are kept.

it_is_his_chance = One-time orders are offered in turn order.
nothing_follows_the_victory = The sixth city or stronghold ends a game of six at once.
its_option_is_in_force = The table chooses the options before the game; only their rules can be used.
its_step_has_not_passed = Orders are placed in the planning phase and resolved in the step of their symbol.
the_new_cards_are_in_use = The crowned cards are an option of their own.
the_sets_are_not_mixed = The new set replaces the old one, the two are not mixed, and all use the same.
it_is_his_own_order = A unique order belongs to one House.
not_in_a_port = One-time orders are not placed in ports.
his_unit_is_there = Orders go into areas with at least one own unit.
it_lies_face_down = They are placed face down.
one_in_a_turn = Each player may place one, and only one, one-time order in a turn.
he_still_has_it = Five tokens for the whole game: what has been placed never comes back.
one_time_orders_come_first = Permanent orders are placed when all have had the chance to place a one-time order.
no_power_at_sea = Consolidate Power is placed on land, and in ports with a ship.
one_permanent_order_in_an_area = An area may hold one one-time and one permanent order.
he_has_the_token = There are three permanent orders of each kind: a fact of the base game.
a_port_raids_its_sea_only = Ships in a port raid its sea but not land.
a_port_is_raided_from_its_sea = Enemy ships in a port's sea raid it; of anybody else the text says nothing.
the_port_is_his = A port is used by the House that holds its land.
its_land_is_held = Nobody trades in a port whose land nobody holds.
lion_forbids_it = The House named does not march or raid against areas held by Lannister this turn.
the_raid_is_against_another_house = A raid is an enemy’s: no House raids an area of its own.
the_target_is_adjacent = A raid goes into an adjacent area; land does not raid the sea: rules of the base game.
a_raid_order_lies_there = A raid is the resolving of a Raid order.
units_go_where_they_can = Only ships in ports, no siege engine into the sea.
the_port_is_open_to_them = Only the owner's ships sail in and out, between the port and its sea, three at most.
there_is_a_way = Units go into adjacent areas or are carried by sea; ships in a port carry nobody.
one_battle_at_most = A march leads to one battle at most: a rule of the base game.
armies_can_be_fed = Where the table has told how large an army may be, none becomes larger.
units_are_there = What marches stands in the area.
token_only_behind_everybody = A power token is left where no unit stays.
a_march_order_lies_there = A march is the resolving of a March order.
a_port_supports_at_sea = Ships in a port support a battle in its sea and none on land, not even in the port's own.
no_battle_in_a_port = No battle is ever fought in a port, so none can be supported.
lion_forbids_the_support = It does not support an attack on Lannister either, but may support a defence against Lannister.
lion_forbids_the_wolf = The Young Wolf is bound by the ban of the Lion like a march.
the_battle_is_adjacent = Support goes into adjacent areas, and from land into no sea: rules of the base game.
a_support_order_lies_there = Support needs a Support order where the units stand.
forts_are_in_use = Fortifications are an option of their own.
forts_stand_on_land = Fortifications are not placed in sea areas or in ports.
one_fort_in_an_area = An area holds at most one fortification.
a_fort_is_left = While all nine are on the board none can be built.
the_fort_replaces_all_tokens = Building replaces the taking of power tokens completely.
the_sea_is_clear = A port trades if it holds an own ship and no enemy ships are in its sea when the order is resolved.
no_more_than_it_brings = One token in a port however many ships; on land what the base game gives.
a_power_order_lies_there = Building and taking are the resolving of a Consolidate Power order; the call builds nothing.
he_can_muster_there = Units are mustered in an own city or stronghold.
engines_are_in_use = Siege engines and ports are options of their own.
footmen_are_upgraded = A footman that stands there may be made a siege engine under the rules for knights.
points_suffice = What is mustered costs no more points than the area gives; an unknown price is left to the table.
they_go_where_they_may = A ship goes into the adjacent sea or the land's port, even under blockade; others stay on land.
pieces_are_left = Each House has three siege engines, and as many of the others as its box holds.
the_army_can_be_fed = Mustering keeps the supply rules.
it_is_his_order = Each House has one unique order, used by that House only.
it_does_only_that = Each order has its own effect and no other.
it_builds_nothing = Only a Consolidate Power order builds a fortification, and a call gives no tokens.
it_musters_in_a_castle = In an area without city or stronghold it does nothing.
only_ships_come_to_sea = Into a sea only ships come, and onto land none.
they_come_from_next_door = From adjacent areas, from the sea's own port, or carried by sea.
they_are_his_units = Any number of the player's own units, and no more than stand there.
friends_wait_there = The order lies where an own unit stands, so the units that come join friends.
fleet_takes_no_one_time_order = One-time orders cannot be removed by the Iron Fleet.
fleet_takes_two_from_next_door = Any two orders of adjacent areas, March and Defence too; of fewer than two the text says nothing.
it_leads_to_no_battle = No unit enters an area with enemy units; whether neutral forces count the text does not say.
it_keeps_the_rules_of_marching = Units move out of the order's area by the rules of marching.
the_armies_can_be_fed = Where the table has told how large an army may be, none becomes larger.
a_card_is_discarded_first = On resolving it Tyrell must at once discard a House card from hand.
from_players_next_door = Tokens are taken from players with units in areas adjacent to the order, of what they have.
no_more_than_its_strength = The total is no more than the strength of the card discarded; how it is spread is Tyrell's choice.
cards_return_after_the_last = Only if it was the player's last House card may they take the discarded cards back.
melisandre_is_safe = Melisandre of House Baratheon is not discarded this way.
the_last_card_is_safe = A player's last House card in hand is not discarded this way.
cards_of_players_next_door = One card of each player with units in an area adjacent to the order; one they have in hand.
a_neighbour_is_named = A House that has units in an area adjacent to the order.
only_melisandre_pays = Baratheon discards Melisandre from hand, or the order does nothing.
one_support_or_defence = One Support or Defence order from anywhere on the board, and no other.
it_lies_there = What has been removed or resolved is out of the game.
no_engine_is_chosen = A siege engine is not chosen as a casualty for a sword.
the_unit_fought_there = A casualty is one of the loser's units of that battle.
a_sword_is_left = No more casualties than swords that were told.
casualties_come_first = The loser gives other units for the swords before siege engines are lost in the retreat.
no_retreat_into_a_port = The text lets ships march into a port and says nothing of a retreat.
there_is_somebody_to_retreat = Those retreat who fought and are left.
the_way_back_is_told = Where beaten units may go is the base game's; the draft and the public sources do not settle it.
they_are_there = Only units that are there are destroyed.
the_choice_is_final = Having replaced the ships, the player cannot destroy them later.
he_has_taken_the_land = Whoever has taken the land from another House decides about the ships in its port.
a_fort_stands_there = Only a fortification that is there is removed.
it_was_his = Only what somebody holds can be lost.
a_battle_is_open = There is a battle whose outcome nobody has told.
a_battle_was_fought = Nobody falls, goes back or is lost where no battle has been fought.
it_helps_once = The units of an area support one side of a battle, and once.
one_of_the_two_wins = The winner is one of those who fight.
nothing_is_pending = A battle and the ships of a captured port are settled before play goes on.
it_can_be_an_area = An area is a land, a sea or a port; a port belongs to one land and one sea, and there are eight.
they_can_stand_there = Ships stand at sea and in ports, others on land; one House in an area, no more than the box holds.
it_is_a_fact_we_use = What the draft takes from the base game may be told by the table.
no_battle_comes_of_a_retreat = Only a march leads into a battle; nobody retreats to where enemy units stand.
they_retreat_where_they_can = Units on foot do not retreat into the sea, and ships not onto land.
nothing_waits_for_it = No other order is resolved before a battle is over.

## Rules of the Living Card Game of 2008 that are kept.

hands_are_not_changed = The rulebook offers no way to replace the opening hand.
only_what_set_up_allows = Characters and locations are laid, and attachments with Setup; events never.
set_up_attachments_have_a_host = A set-up attachment has a suitable host.
the_five_is_a_maximum = The five is read as a maximum.
seven_different_plots = A plot deck is seven plots, no two alike.
sixty_cards_at_least = In official tournaments a House deck has at least 60 cards.
three_copies_at_most = In official tournaments a House deck has at most three copies of a card.
only_cards_of_the_house = In official tournaments no card is only for another House.
by_which_rules = The rules of construction bind official tournaments; a group may agree on others.
this_game_has_titles = Two players use no titles, and neither do teams.
the_title_is_left = Only a title that lies in the council chamber can be taken.
it_is_his_turn_to_choose = Titles are chosen once a round, after the plots, clockwise from the first player.
the_extra_card_is_for_the_master_of_laws = Only the title allows a third card.
no_copy_bars_it = Each player may have one copy of a unique card, and none while one of theirs lies dead or stolen.
its_cost_and_penalty_are_paid = Cost and penalty of a card are paid in full from its player's own pool.
the_host_takes_attachments = A card with No Attachments receives none.
it_is_a_copy_of_a_unique_card = A duplicate has the title of a unique card one has in play.
he_owns_and_controls_it = Duplicates are laid only on cards one both owns and controls.
influence_comes_from_standing_cards = Only the player's own standing characters and locations supply influence.
the_hand_uses_his_title_once = The Hand of the King obtains two influence once a round.
its_influence_is_paid = At least as much influence as is asked for is supplied.
no_immune_card_is_chosen = A card is not chosen for an effect it is immune to.
what_it_does_is_not_ignored = No card the effect is aimed at ignores what the named card does.
what_enters_may_enter = What an effect brings in respects copies and No Attachments.
one_limited_response_a_round = Each player uses at most one Limited Response a round.
there_is_something_to_cancel = A cancel interrupts what has just been announced.
it_is_a_response_of_his_own = A cancel is a response of the player who uses it.
one_limited_event_a_round = A Limited event that cancels is a Limited card played.
its_gold_is_there = What the cancelling card costs is paid from its player's own pool.
ambush_needs_a_moment_for_actions = Ambush is an action and waits for a moment for actions.
it_is_his_turn_to_act = An action waits until all others have acted or passed.
it_comes_from_his_hand = The card lies in the hand of the player who brings it in.
it_can_stand_by_itself = Characters and locations enter play by themselves.
it_has_ambush = Only a card with Ambush is put into play for influence.
a_loss_is_under_way = A save prevents a killing or discarding; a duplicate also a return.
the_saving_card_is_his = The saving card is its player's own.
stealth_comes_later = The choice for Stealth comes after the declaration.
he_holds_the_title = The holder of the title uses it.
a_challenge_can_be_turned_now = The Regent turns a challenge just declared, the Commander a battle nobody defends; once a round.
he_has_to_choose = The attacker chooses, when the Regent has made them.
it_is_a_legal_new_target = By the ordinary rules, and not the old target again.
stealthy_attackers_choose = For each attacker with Stealth one character may be chosen.
they_choose_the_targets_characters = Only characters of the player challenged can be chosen.
the_chosen_can_be_bypassed = Neither a character with Stealth nor an immune one can be chosen.
it_is_time_for_stealth = Stealth is chosen between attackers and defenders.
he_may_defend_for_the_target = The supporter of a player attacked by a third may defend when that player has declared nobody.
they_are_his_characters = The supporter defends with their own characters.
they_are_standing = Kneeling characters cannot be declared defenders.
they_have_the_icon = Only a character with the icon of the challenge's kind can defend in it.
keywords_are_known = Whether attackers have Intimidate, or defenders match Deadly, is known.
a_deadly_victim_is_due = For Deadly one defending character is chosen by its player.
it_was_gained_for_the_house = Only power just gained for the House can be put elsewhere.
it_goes_on_a_card_with_infamy = It goes on a card with Infamy.
the_challenge_went_that_way = Vigilant is for the winning attacker, Vengeful for the losing defender.
they_have_the_keyword_and_kneel = Any number of the player's kneeling cards with the keyword stand.
the_round_is_over = A round ends after the taxation phase.
there_are_several_claimants = A winner is named only where several met the condition together.
the_first_player_names = The first player decides.
he_names_a_claimant = Only one of those who met the condition can be named.
gold_may_change_hands = In the Littlefinger variant players hand each other gold.
not_in_marshalling = Gold is handed over in any phase but marshalling.
he_has_the_gold = Gold is paid at once, out of the giver's own pool.
its_owner_uses_it = A card in a pile is used by its owner.
it_is_known_who_can_be_killed = Where a text keeps some characters alive it is known who they are.
a_battle_taken_is_defended_anew = Whoever takes a battle over declares defenders anew.

## Rules about the texts of cards, when they are kept.

its_text_allows_this_host = An attachment goes onto the cards its text names.
its_limit_on_a_host_is_kept = Of an attachment with a limit no more lie under one card than its text allows.
only_weapons_go_there = A card that takes no attachments but Weapons takes no others.
its_text_saves_this_card = A card in play whose text is known saves whom and from what that text says.
the_save_is_paid = What a save costs is paid before it works.

## Rules on what texts in play forbid, that are kept.

no_text_keeps_them_from_attacking = No text in play keeps these characters from attacking.
no_text_keeps_them_from_defending = No text in play keeps these characters from defending.
it_is_known_who_stands = What is needed to tell who stands is known.
the_tolls_are_paid = What texts in play ask to be paid for this is paid.
it_has_an_ability_to_use = The card has an ability that can be used or set off.
its_host_may_carry_it = An attachment put into play goes only where it might be played.
its_text_counts = The text of the card counts.
only_its_text_puts_it_on_the_house_card = A card goes onto its player's House card only if its text says so.

## Rules on the texts of cards that are kept.

what_it_discards_is_his = A cost that discards a card is paid with a card of one's own in play.
what_its_text_wants_is_so = A card whose text names a condition is used only while that is so.
its_limit_is_not_used_up = A text is used no more often than it says.
a_text_asks_him = The player to whom a text leaves a choice makes it.
the_text_allows_this_choice = What is chosen is among what the text names, as many as it says.
a_known_text_is_carried_out_as_it_reads = Of a plot whose text is known nothing else is said.
he_reveals_a_plot_now = Everybody reveals one plot a round; another only when a text says so.
no_text_forbids_this_challenge = Players whom a plot keeps from a kind of challenge do not make it.
