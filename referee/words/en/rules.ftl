### Rules that are kept: what each says, in one sentence. The key is the name of the function that decides.

## draft

the_draft_belongs_to_set_up = Plots are drafted before the game begins, at the end of the third step of set-up.
one_plot_is_kept = A player keeps one of three plots and passes two; the opponent keeps one of these and boxes one.
the_draft_goes_on = Three deals use up the draft deck; each player then has six drafted plots.
the_plot_is_not_his_already = The box has one of each plot, so a player cannot keep a plot that somebody already has.
the_plots_have_been_passed = The second pick is one of the plots the opponent has passed on.
the_plot_deck_has_seven = A plot deck has exactly seven plots.
it_is_chosen_once_after_the_draft = A player chooses the plot deck when the draft is over, once for the game.
they_are_his_own_plots = The seven are chosen from the player's standard plots and those they drafted.

## aftermath

there_is_something_to_pass_on = A player passes when it is their turn to act or react.
all_are_asked_in_turn = The players pass in the order in which they are asked.
it_has_been_set_off = What triggers this passive ability has just happened.
the_passive_card_is_there = A passive ability belongs to a card in play; its player carries it out.
no_ability_works_at_set_up = Card abilities do not work during set-up, and they are not used later to make up for it.
a_passive_must_be_carried_out = A passive ability must be carried out whenever its conditions are met.
the_first_player_orders_passives = When several passives trigger at once, the first player sets their order, whoever controls them.

## facts

there_is_a_card_nobody_knew = Only an unknown card of that hand, deck or pile can turn out to be this one.
the_card_is_here = To learn what is printed on a card, read the card.
the_plot_is_revealed = To learn what is printed on a plot, read it once it is revealed.
it_is_an_open_point = The players may decide a point on which their texts are silent or differ.
it_can_be_set_right = The record shows what lies on the table; a judge may correct the record and gives a reason.

## looking

decks_are_closed_and_piles_open = Nobody looks through a draw deck; anybody may look through any discard or dead pile at any time.
a_card_says_so = Where the text of a card contradicts the rulebook, the card prevails.
only_a_save_breaks_in = A kill that has begun is carried out in full; only a save can interrupt it.

## paying

its_gold_is_paid = A player who cannot pay the gold for a card's effect cannot use it.
what_it_kneels_is_standing_and_his = To pay a kneeling cost, a player kneels a standing card of their own.
what_it_kneels_is_of_the_house = A cost that kneels a card of one House needs a card with that House's symbol.
its_own_price_is_paid = A card whose text Referee knows costs what its text says.

## attackers

challenges_are_made_in_their_phase = Challenges are made in the challenges phase.
it_is_his_turn_to_attack = Each player makes challenges in their own turn; the second only after the first has entirely finished.
no_other_challenge_is_under_way = Players make one challenge at a time and complete it before the next begins.
one_challenge_of_each_kind = A player makes at most one challenge of each kind per challenges phase, whatever its outcome.
the_target_is_an_opponent = A player challenges the opponent.
at_least_one_attacker = To make a challenge, the active player must kneel and declare at least one attacker.
attackers_are_his_characters = Attackers are characters that the active player has in play.
attackers_are_standing = Only standing characters can be declared attackers.
attackers_have_the_icon = Only a character with the icon of the challenge's kind can take part in it.

## claim

victims_are_due = Victims are chosen when the attacker wins a military challenge with a claim of at least 1.
the_defending_player_chooses = The defending player must choose; the attacking player has no say.
victims_are_different = The player may not choose one character more than once, even if it can be saved.
victims_are_his_characters = The player chooses among their characters in play; whether they took part does not matter.
as_many_victims_as_the_claim = As many characters as the claim value are chosen, or all if the player has fewer.
a_discard_is_due = Cards are discarded when the attacker wins an intrigue challenge with a claim of at least 1.
chance_chooses_the_cards = The cards are chosen at random; no player picks them.
as_many_cards_as_the_claim = As many cards as the claim value are discarded, or the whole hand if it is smaller.
they_are_in_the_payers_hand = The cards come from the defending player's hand.

## closing

it_is_the_start_of_dominance = Dominance is counted once, at the start of the dominance phase.
standing_strengths_are_known = Dominance adds up the strengths of all standing characters.
it_is_the_standing_phase = Cards stand once, in the standing phase.
it_is_the_taxation_phase = Players return their gold once, in the taxation phase.

## defenders

it_is_time_to_defend = The player attacked declares defenders in the second step of a challenge.
defenders_are_his_characters = Defenders are characters that the defending player has in play.
bypassed_characters_do_not_defend = Characters chosen for Stealth cannot be declared defenders in this challenge.
defenders_are_standing = Kneeling characters cannot be declared defenders.
defenders_have_the_icon = Only a character with the icon of the challenge's kind can take part in it.

## draw

it_is_the_draw_phase = Each player draws two cards once, in the draw phase.

## duplicates

duplicates_are_attached_in_marshalling = Only the active player attaches duplicates, and only in the marshalling phase.
it_is_a_copy_of_a_unique_character = A duplicate is a copy from hand of a unique character that the player already has in play.
only_characters_carry_duplicates = The section on duplicates covers unique characters only.

## income

it_is_the_start_of_his_turn = Income is collected by the active player at the start of their marshalling turn, once.
his_income_is_known = Income is the income of the revealed plot plus all bonuses in play.

## initiative

both_plots_are_revealed = Players compare initiative once a round, after revealing their plots.
both_initiatives_are_known = Players compare the initiative on their revealed plots.
the_lot_falls_on_one_of_the_tied = Chance decides only between players tied in both initiative and power.

## limited

one_limited_card_a_round = Each player may play only one card with the Limited keyword per round.
a_limited_duplicate = The rules do not say whether a Limited card attached as a duplicate counts as played.

## placing

it_is_set_up = Players carry out the set-up steps before the first round, in the printed order.
set_up_cards_are_laid_before_the_reveal = Players place set-up cards face down before both reveal theirs.
they_come_from_the_set_up_hand = Players take set-up cards from their own set-up hand.
only_characters_and_locations = Only characters and locations can be placed at set-up, no attachments or events.
nothing_is_laid_under_a_card = Only attachments go under another card, and attachments are not placed at set-up.
no_duplicates_at_set_up = No duplicates are placed at set-up: at most one copy of each unique card.
at_most_one_limited = A player places at most one Limited card at set-up, whatever its title.
together_they_cost_five_at_most = All cards a player places at set-up may cost at most 5 together, by their printed costs.

## playing

cards_are_played_in_marshalling = Characters, locations and attachments can be played only in the marshalling phase.
only_the_active_player_marshals = Only the active player may play characters, locations and attachments from hand.
income_comes_first = The active player collects income before playing any card.
nothing_else_is_going_on = Whatever has begun is carried out in full before a card is played.
the_others_had_their_chance = Where playing a card is an action, the opponent may act before the next card.
it_is_in_his_hand = A player plays cards from their own hand.
it_is_no_event = Events do not enter play; a player uses one for its effect when its text allows it.
an_attachment_has_a_host = An attachment goes under a character in play, the player's own or the opponent's.
no_other_copy_bars_it = A player cannot play a unique card while another copy of it is in play or in their dead pile.
its_whole_cost_is_paid = To play a card, a player pays its full gold cost from their own pool.

## plot

each_player_reveals_one_plot = Each player must reveal exactly one plot every round; nobody may pass.
the_plot_is_available = A used plot cannot be revealed again until every plot of the deck has been used.
the_winner_of_initiative_names_him = The winner of initiative decides who is first player this round.

## resolution

it_is_time_to_resolve = A challenge is resolved after attackers and defenders have been declared.
all_strengths_are_known = Resolving a challenge adds up the strengths of all participants.
renown_is_known = Renown on a participant matters for the side that wins.
the_claim_is_known = The amount is the claim value on the attacking player's revealed plot.

## revealed

the_first_player_orders_plots = If both revealed plots have when-revealed text, the first player decides the order.
initiative_is_settled_first = When-revealed text is resolved in the plot phase, after initiative and the first player.
every_when_revealed_text_is_carried_out = Every revealed plot with when-revealed text is resolved, and no other plot.

## setup

a_hand_is_changed_once_and_early = Each player may change the set-up hand once only, and only before laying down set-up cards.
his_hand_is_undecided = Each player decides once whether to keep the hand they drew.
all_have_laid_their_cards = When all have finished placing, they reveal all set-up cards at the same time.
set_up_cards_have_been_revealed = Players fill their hands up to seven once, after the reveal.

## stealth

stealth_is_used_by_stealthy_attackers = For each attacker with Stealth, its player may choose one enemy character.
stealth_is_immune_to_stealth = A character with Stealth cannot be chosen for Stealth.
it_is_known_from_this_deck = The card is not one known only from the other House's deck.
who_has_lost_the_icon_takes_part = A participant that loses the icon of the challenge still counts.
stealth_belongs_to_the_declaration = The attacker chooses for Stealth when declaring attackers, not later.

## turns

it_is_his_turn_to_end = Only the player whose turn it is can end the turn.
nothing_is_unfinished = Whatever has begun is completed before a turn ends.

## power

the_game_goes_on = The game stops the moment a player has 15 power; nothing can be done after that.

## reacting

passives_come_first = Passives triggered by the same occurrence are carried out before anybody reacts.
it_is_his_word_to_react = The first player is asked first, then the opponent, and so on in turn until both decline.
its_occasion_has_just_come = A player reacts right after what the reaction answers, before any other action.
a_card_reacts_once = Each card reacts at most once to one occurrence.
a_reaction_of_his_own = A player reacts with an event in hand or with a card they have in play.

## saves

a_killing_is_under_way = A save interrupts a kill; without one there is nothing to save from.
a_duplicate_lies_under_it = To save a character with a duplicate, its player discards a duplicate from under it.
the_event_saves_this_character = A saving event saves only the characters its text names; read the card on the table.
the_saving_event_is_paid = A player pays a save that costs gold from their own pool.
a_save_may_be_declined = A save is a reaction, and reactions are optional.

## targets

its_target_takes_part = A text that names a participating character affects no other character.
every_target_can_be_affected = A target is a card in play that the effect can change; a kneeling card cannot kneel again.
the_card_does_this = A card whose text Referee knows does what its text says and nothing else.

## timing

actions_are_possible_now = An action needs a window for actions; it cannot interrupt a step, a count or another action.
it_is_this_seats_turn_to_act = The first player may act first; after an action the opponent may act or pass.

## uses

nothing_is_used_at_set_up = During set-up no card ability works and no event can be played.
the_event_is_in_its_players_hand = A player plays an event from their own hand.
the_card_is_in_play_under_its_user = A player uses their own cards in play; a card out of play does nothing.
its_text_allows_this_moment = An action is used in the phase its text names, or in any phase; a reaction is not an action.

## Oriflamme

nothing_is_done_after_the_end = The game is over; no more moves are possible.

a_combination_is_open = Only the player of a combination borrows effects, and only while resolving it.
it_can_be_that_card = A closed card nobody has named is a card of its family that lies nowhere else.
it_is_at_the_pointer = The row is resolved card by card in the marker's direction; a card already passed waits.
it_is_closed = An open card is applied; it cannot be kept or activated again.
it_is_his_turn = Each player lays exactly one card, clockwise from the first player.
it_is_known = A card's effect is known once the card is turned up.
it_is_laid_face_down = Each player chooses a card in secret and lays it face down.
it_is_not_covered = A covered card takes no part: it is not opened or applied and gains nothing.
it_is_not_laid_between = Nobody lays a card between two cards of the row, not even between two of their own.
it_is_open = A closed card is kept or activated; it is not applied while closed.
it_is_the_event_phase = Players act on cards of the row only in the event phase.
it_is_the_planning_phase = Players lay cards only in the planning phase, which ends when everybody has laid one.
its_choices_are_right = A card is applied as soon as it is activated, with the choices its text requires.
its_duty_is_done = An open card is applied in full, with the choices its text requires.
its_owner_acts = The player who now owns the card decides for it and applies it.
no_card_is_half_applied = A card turned up is applied before anything else happens.
nobody_passes = The planning phase ends only when everybody has laid a card, so nobody may pass.
nothing_is_skipped = An open card must be applied, even against its own family; a closed one is kept or activated.
the_card_is_in_his_hand = The card laid comes from the hand, not from the discard or the set-aside cards, and is not the twin.
the_marker_stays = The direction of events is fixed for the whole game.
the_names_can_be = A card turned up is one of its family's eleven cards and lies nowhere else.
the_step_is_right = A combination first applies one character. Then its owner takes each token or gives it back to apply one more.
they_can_be_his_cards = Hand and set-aside cards come from the ten shuffled cards, each once, and lie nowhere else.
tokens_come_with_opening = A player takes influence off a card only by opening it.
what_it_covers_is_his_own = From round two on a player may lay a card on an uncovered card of their own, open or closed.

## A Clash of Kings: rules that are kept.

it_is_his_chance = Players get the chance to place a one-time order in turn order.
nothing_follows_the_victory = The sixth city or stronghold of a House ends a six-player game at once.
its_option_is_in_force = The players choose options before the game; only the rules of those options apply.
its_step_has_not_passed = Orders are placed in the planning phase and resolved in the step of their symbol.
the_new_cards_are_in_use = The crowned cards are a separate option.
the_sets_are_not_mixed = The new set replaces the old one: all players use the same set, never a mix.
it_is_his_own_order = Each unique order belongs to one House.
not_in_a_port = One-time orders cannot be placed in ports.
his_unit_is_there = A player places orders only in areas with at least one unit of their own.
it_lies_face_down = Players place these orders face down.
one_in_a_turn = Each player may place one one-time order per turn.
he_still_has_it = A player has five tokens for the whole game; a token once placed never comes back.
one_time_orders_come_first = Permanent orders come after everybody has had the chance to place a one-time order.
no_power_at_sea = Consolidate Power is placed on land, and in ports with a ship.
one_permanent_order_in_an_area = An area may hold one one-time and one permanent order.
the_tokens_are_enough = There are three permanent orders of each kind (a fact of the base game).
a_port_raids_its_sea_only = Ships in a port raid its sea but not land.
a_port_is_raided_from_its_sea = Enemy ships in a port's sea may raid it; the rules do not mention other raiders.
the_port_is_his = Only the House that holds a port's land uses the port.
its_land_is_held = Nobody trades in a port whose land nobody holds.
lion_forbids_it = The House named does not march or raid this turn against areas that Lannister holds.
the_raid_is_against_another_house = A House cannot raid an area of its own; only enemies raid.
the_target_is_adjacent = A raid targets an adjacent area; land does not raid the sea (base game).
a_raid_order_lies_there = A raid resolves a Raid order.
units_go_where_they_can = Only ships enter ports; siege engines do not enter the sea.
the_port_is_open_to_them = Only its owner's ships use a port, to and from its sea; it holds at most three.
there_is_a_way = Units move to adjacent areas or across seas with ships; ships in a port carry nobody.
one_battle_at_most = A march leads to at most one battle (a rule of the base game).
armies_can_be_fed = Where the players entered a largest army, no army grows beyond it.
units_are_there = The units that march are in the area.
token_only_behind_everybody = A House leaves a power token only where none of its units stays.
a_march_order_lies_there = A march resolves a March order.
a_port_supports_at_sea = Ships in a port support a battle in its sea, but none on land, not even in the port's own land.
no_battle_in_a_port = There are no battles in ports, so there is nothing to support.
lion_forbids_the_support = The House named cannot support an attack on Lannister, but may support a defence against Lannister.
lion_forbids_the_wolf = The Lion's ban binds the Young Wolf like a march.
the_battle_is_adjacent = Support goes to an adjacent area, and never from land to sea (base game).
a_support_order_lies_there = To support, units need a Support order in their area.
forts_are_in_use = Fortifications are a separate option.
forts_stand_on_land = Fortifications cannot be placed in sea areas or in ports.
one_fort_in_an_area = An area holds at most one fortification.
a_fort_is_left = None can be built while all nine fortifications are on the board.
the_fort_replaces_all_tokens = A player who builds a fortification takes no power tokens for that order.
the_sea_is_clear = A port trades with a ship of its owner in it and no enemy ships in its sea when the order resolves.
no_more_than_it_brings = A port gives one token, however many ships are in it; on land the base game sets the number.
a_power_order_lies_there = Building and taking tokens resolve a Consolidate Power order; the Call does not build.
he_can_muster_there = A House musters units in a city or stronghold of its own.
engines_are_in_use = Siege engines and ports are separate options.
footmen_are_upgraded = A footman in the area may become a siege engine by the rules for knights.
points_suffice = Units cost no more points than the area gives; the players check prices Referee does not know.
they_go_where_they_may = Ships go into the adjacent sea or the land's port, even blockaded; other units stay on land.
pieces_are_left = Each House has three siege engines, and as many other pieces as its box holds.
the_army_can_be_fed = Mustering obeys the supply rules.
it_is_his_order = Each House has one unique order, and only that House uses it.
it_does_only_that = Each order has its own effect and no other.
it_builds_nothing = Only a Consolidate Power order builds a fortification, and a Call gives no tokens.
it_musters_in_a_castle = This order does nothing in an area without a city or stronghold.
only_ships_come_to_sea = Only ships enter the sea, and ships do not enter land.
they_come_from_next_door = The units come from adjacent areas, from the sea's own port, or by sea transport.
they_are_his_units = Any number of the player's own units, and no more than stand there.
friends_wait_there = The order is in an area with a unit of the same House, so arriving units join friends.
fleet_takes_no_one_time_order = The Iron Fleet cannot remove one-time orders.
fleet_takes_two_from_next_door = It removes any two orders in adjacent areas, even March and Defence; the rules do not mention fewer.
it_leads_to_no_battle = No unit enters an area with enemy units; the rules do not say if neutral forces count as enemies.
it_keeps_the_rules_of_marching = Units leave the order's area by the rules for marching.
the_armies_can_be_fed = Where the players entered a largest army, no army grows beyond it.
a_card_is_discarded_first = To resolve it, Tyrell must first discard a House card from hand.
from_players_next_door = Tyrell takes tokens from players with units adjacent to the order, as far as these have any.
no_more_than_its_strength = The total is at most the strength of the discarded card; Tyrell chooses who gives how much.
cards_return_after_the_last = Only if it was the player's last House card may they take the discarded cards back.
melisandre_is_safe = Melisandre of House Baratheon cannot be discarded this way.
the_last_card_is_safe = A player's last House card in hand cannot be discarded this way.
cards_of_players_next_door = One card of each player with units in an area adjacent to the order; one they have in hand.
a_neighbour_is_named = The House named has units in an area adjacent to the order.
only_melisandre_pays = Baratheon discards Melisandre from hand, or the order does nothing.
one_support_or_defence = The order removes one Support or Defence order anywhere on the board, and no other kind.
it_lies_there = An order once removed or resolved is out of the game.
no_engine_is_chosen = A siege engine cannot be chosen as a casualty for a sword.
the_unit_fought_there = A casualty is one of the loser's units from that battle.
a_sword_is_left = There are no more casualties than swords entered.
casualties_come_first = The loser gives other units for the swords before siege engines are lost in the retreat.
no_retreat_into_a_port = The rules let ships march into a port but do not mention retreats.
there_is_somebody_to_retreat = Only surviving units of the battle retreat.
the_way_back_is_told = The base game says where beaten units may go; the draft and the public sources do not settle it.
they_are_there = Only units on the board there can be destroyed.
the_choice_is_final = Having replaced the ships, the player cannot destroy them later.
he_has_taken_the_land = The House that takes the land from another decides about the ships in its port.
a_fort_stands_there = Only a fortification on the board can be removed.
it_was_his = A House can lose only what it holds.
a_battle_is_open = There is a battle whose outcome nobody has entered yet.
a_battle_was_fought = Without a battle, no unit falls or retreats and nothing is lost.
it_helps_once = The units of an area support one side of a battle, once.
one_of_the_two_wins = The winner is one of the two sides in the battle.
nothing_is_pending = Players settle a battle and the ships of a captured port before play goes on.
it_can_be_an_area = An area is land, sea or port; a port belongs to one land and one sea, and there are eight ports.
they_can_stand_there = Ships are at sea or in ports, other units on land; an area holds one House, within its box's pieces.
it_is_a_reported_start = Where units begin is in no source; the start of five Houses comes from a public transcription.
it_is_a_fact_we_use = The players may enter what the draft takes from the base game.
no_battle_comes_of_a_retreat = Only a march leads to a battle; no unit retreats into an area with enemy units.
they_retreat_where_they_can = Land units do not retreat to sea, and ships do not retreat to land.
nothing_waits_for_it = No other order is resolved before the battle is over.

## Rules of the Living Card Game of 2008 that are kept.

hands_are_not_changed = The rulebook offers no way to replace the opening hand.
only_what_set_up_allows = Players place characters, locations, and attachments with Setup; never events.
set_up_attachments_have_a_host = A set-up attachment needs a suitable host.
the_five_is_a_maximum = Five is read as a maximum.
seven_different_plots = A plot deck has seven plots, no two alike.
sixty_cards_at_least = In official tournaments a House deck has at least 60 cards.
three_copies_at_most = In official tournaments a House deck has at most three copies of a card.
only_cards_of_the_house = In official tournaments a deck has no card marked for another House only.
by_which_rules = The deck-building rules bind official tournaments; a group may agree on others.
this_game_has_titles = Games of two players or of teams use no titles.
the_title_is_left = A player takes a title that is still in the council chamber.
it_is_his_turn_to_choose = Players choose titles once a round, after the plots, clockwise from the first player.
the_extra_card_is_for_the_master_of_laws = Only the Master of Laws may draw a third card.
no_copy_bars_it = Each player may have one copy of a unique card, and none while one of theirs lies dead or stolen.
its_cost_and_penalty_are_paid = To play a card, a player pays its full cost and penalty from their own pool.
the_host_takes_attachments = A card with No Attachments cannot have attachments.
it_is_a_copy_of_a_unique_card = A duplicate has the title of a unique card that the player has in play.
he_owns_and_controls_it = A player puts duplicates only under a card they both own and control.
influence_comes_from_standing_cards = Only the player's own standing characters and locations supply influence.
the_hand_uses_his_title_once = The Hand of the King gives two influence once a round.
its_influence_is_paid = The player pays at least the influence required.
no_immune_card_is_chosen = A card cannot be chosen for an effect it is immune to.
what_it_does_is_not_ignored = None of the targets is immune to what the named card does.
what_enters_may_enter = Cards that an effect brings in obey the rules on copies and No Attachments.
one_limited_response_a_round = Each player uses at most one Limited Response per round.
there_is_something_to_cancel = A cancel interrupts what has just been announced.
it_is_a_response_of_his_own = A player cancels with a response of their own.
one_limited_event_a_round = A Limited event that cancels counts as a Limited card played.
its_gold_is_there = A player pays the cost of a cancelling card from their own pool.
ambush_needs_a_moment_for_actions = Ambush is an action and needs a window for actions.
it_is_his_turn_to_act = A player acts again only after all others have acted or passed.
it_comes_from_his_hand = A player brings in a card from their own hand.
it_can_stand_by_itself = Only characters and locations enter play on their own.
it_has_ambush = Only a card with Ambush can be put into play for influence.
a_loss_is_under_way = A save prevents a kill or a discard; a duplicate also prevents a return.
the_saving_card_is_his = A player saves with a card of their own.
stealth_comes_later = The choice for Stealth comes after the declaration.
he_holds_the_title = Only the holder of a title uses it.
a_challenge_can_be_turned_now = The Regent turns a challenge just declared, the Commander an undefended battle, once a round.
he_has_to_choose = The attacker chooses, when the Regent has made them.
it_is_a_legal_new_target = The new target is legal by the ordinary rules and is not the old one.
stealthy_attackers_choose = For each attacker with Stealth, its player may choose one character.
they_choose_the_targets_characters = Only characters of the challenged player can be chosen.
the_chosen_can_be_bypassed = A character with Stealth or an immune character cannot be chosen.
it_is_time_for_stealth = The attacker chooses for Stealth between the declarations of attackers and defenders.
he_may_defend_for_the_target = If a player declares no defenders against a third player, their supporter may defend for them.
they_are_his_characters = The supporter defends with their own characters.
they_are_standing = Kneeling characters cannot be declared defenders.
they_have_the_icon = Only a character with the icon of the challenge's kind can defend in it.
keywords_are_known = It is known which attackers have Intimidate and which defenders match Deadly.
a_deadly_victim_is_due = For Deadly, a player chooses one of their defending characters.
it_was_gained_for_the_house = Only power just gained for the House can be put elsewhere.
it_goes_on_a_card_with_infamy = The power goes on a card with Infamy.
the_challenge_went_that_way = Vigilant works for a winning attacker, Vengeful for a losing defender.
they_have_the_keyword_and_kneel = Any number of the player's kneeling cards with the keyword stand.
the_round_is_over = A round ends after the taxation phase.
there_are_several_claimants = A winner is named only if several players met the condition together.
the_first_player_names = The first player decides.
he_names_a_claimant = Only a player who met the condition can be named.
gold_may_change_hands = In the Littlefinger variant players may give each other gold.
not_in_marshalling = Players give gold in any phase except marshalling.
he_has_the_gold = The giver pays the gold at once from their own pool.
its_owner_uses_it = The owner of a pile uses the cards in it.
it_is_known_who_can_be_killed = Where a text protects some characters from being killed, it is known which.
a_battle_taken_is_defended_anew = A player who takes over a battle declares defenders anew.

## Rules about the texts of cards, when they are kept.

its_text_allows_this_host = An attachment goes only on cards that its text allows.
its_limit_on_a_host_is_kept = A card carries no more copies of an attachment than the attachment's text allows.
only_weapons_go_there = A card that takes only Weapons as attachments takes no others.
its_text_saves_this_card = A card in play whose text Referee knows saves only whom its text names, from what it names.
the_save_is_paid = A player pays the cost of a save before it works.

## Rules on what texts in play forbid, that are kept.

no_text_keeps_them_from_attacking = No text in play keeps these characters from attacking.
no_text_keeps_them_from_defending = No text in play keeps these characters from defending.
it_is_known_who_stands = Everything needed to tell which cards stand is known.
the_tolls_are_paid = The player pays what texts in play require for this.
it_has_an_ability_to_use = The card has an ability that can be used or triggered.
its_host_may_carry_it = An attachment put into play goes only where it could be played.
its_text_counts = The card's text does not count as blank.
only_its_text_puts_it_on_the_house_card = A card goes onto its player's House card only if its text says so.

## Rules on the texts of cards that are kept.

what_it_discards_is_his = To pay a discard cost, a player discards a card of their own in play.
what_its_text_wants_is_so = A card whose text names a condition is used only while that condition holds.
its_limit_is_not_used_up = A text is used no more often than it says.
a_text_asks_him = The player to whom a text gives a choice makes it.
the_text_allows_this_choice = The player chooses from what the text names, and as many as it says.
a_known_text_is_carried_out_as_it_reads = A plot whose text Referee knows is resolved as it reads.
he_reveals_a_plot_now = Each player reveals one plot per round, and another only when a text says so.
no_text_forbids_this_challenge = A player makes no kind of challenge that a plot forbids them.
