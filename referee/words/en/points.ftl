### Where the printings are silent or differ: what the table may decide, and the answers it may give.
### The key is the id of the rule; an answer has its option behind it.

hbo-comp-token_limits = What happens when the tokens in the box run out?
hbo-comp-token_limits-unlimited = Players use anything as a substitute; nobody gets less.
hbo-comp-token_limits-limited = Players take only what is in the box.

hbo-type-attachment_control = Who controls an attachment under another player's character?
hbo-type-attachment_control-player = The player who played it.
hbo-type-attachment_control-host = The controller of its host character.

hbo-challenge-icon_lost = Does a character that loses the icon during the challenge still take part?
hbo-challenge-icon_lost-stays = Yes, it still takes part.
hbo-challenge-icon_lost-leaves = No, it leaves the challenge.

hbo-challenge-removed_participant = Does a character removed from a challenge stand up?
hbo-challenge-removed_participant-stays_kneeling = No, it stays kneeling.
hbo-challenge-removed_participant-stands = Yes, it stands up.

hbo-challenge-no_attackers_left = What happens if no attackers are left before the challenge is resolved?
hbo-challenge-no_attackers_left-resolved = The challenge is resolved with attack 0.
hbo-challenge-no_attackers_left-called_off = The challenge is called off.

hbo-lasting-negative_strength = Can strength fall below 0?
hbo-lasting-negative_strength-floor_0 = No, a value below 0 counts as 0.
hbo-lasting-negative_strength-below_0 = Yes, and it reduces the total.

hbo-action-window_order = Who takes the first action in a window for actions inside a phase?
hbo-action-window_order-first_player = The first player.
hbo-action-window_order-active_player = The active player.

hbo-action-closing = When does a window for actions close?
hbo-action-closing-all_pass = When all players pass in a row.
hbo-action-closing-passed_is_out = When everybody has passed once; after passing you take no more actions.

hbo-reaction-order = Who reacts first?
hbo-reaction-order-first_player = The first player.
hbo-reaction-order-active_player = The active player.

hbo-passive-before_reactions = If one thing triggers both, which comes first?
hbo-passive-before_reactions-passives = Passive abilities, then reactions.
hbo-passive-before_reactions-reactions = Reactions, then passive abilities.

hbo-challenge-resolution_order = When do players gain power for winning unopposed and for Renown?
hbo-challenge-resolution_order-claim_first = After the claim.
hbo-challenge-resolution_order-unopposed_first = Unopposed before the claim, Renown after it.
hbo-challenge-resolution_order-awards_first = Before the claim.

hbo-challenge-unopposed = Is a challenge unopposed when the defence total is below 0?
hbo-challenge-unopposed-zero = No, only a total of exactly 0 counts.
hbo-challenge-unopposed-below_1 = Yes, any total of less than 1 counts.
hbo-keyword-limited_after_setup = Does a Limited card placed at set-up count as the Limited card of the first round?
hbo-keyword-limited_after_setup-not_counted = No.
hbo-keyword-limited_after_setup-counted = Yes.

hbo-duplicate-characters_only = Which cards can carry duplicates?
hbo-duplicate-characters_only-characters = Unique characters only.
hbo-duplicate-characters_only-unique_cards = All unique cards.

hbo-draw-empty_deck = What happens when a draw deck is empty?
hbo-draw-empty_deck-no_cards = Its player draws no more cards.
hbo-draw-empty_deck-reshuffle = Shuffle the discard pile; it becomes the draw deck.

hbo-marshal-stop_playing = May a player with an empty gold pool play a card that costs 0?
hbo-marshal-stop_playing-may_be_played = Yes.
hbo-marshal-stop_playing-may_not = No, with an empty pool you play no cards.

hbo-play-in_play = Is a revealed plot in play?
hbo-play-in_play-not_in_play = No.
hbo-play-in_play-in_play = Yes.

hbo-round-action_windows = May players take actions in every phase, even where the rules name no window for them?
hbo-round-action_windows-yes = Yes.
hbo-round-action_windows-no = No, only where the rules name one.

hbo-keyword-limited_duplicate = Does a Limited card attached as a duplicate count as a Limited card played?
hbo-keyword-limited_duplicate-yes = Yes.
hbo-keyword-limited_duplicate-no = No.

hbo-action-card_play_alternation = Is playing a card in marshalling an action, so that the opponent may act before the next card?
hbo-action-card_play_alternation-yes = Yes, the opponent may act before the next card.
hbo-action-card_play_alternation-no = No, the player may play several cards in a row.

hbo-challenge-action_windows = May players take actions after the last step of a challenge?
hbo-challenge-action_windows-yes = Yes.
hbo-challenge-action_windows-no = No.

hbo-duplicate-optional = May a player keep a duplicate unused when its character is about to be killed?
hbo-duplicate-optional-yes = Yes, the player chooses.
hbo-duplicate-optional-no = No, the player must use it.

hbo-setup-no_deck_peeking = Are draw decks closed to all players?
hbo-setup-no_deck_peeking-yes = Yes, nobody looks through them.
hbo-setup-no_deck_peeking-no = No, players may look through them.

hbo-save-any_kill = Can a save answer every kill?
hbo-save-any_kill-yes = Yes, whatever its cause.
hbo-save-any_kill-no = No, only a kill by an action or a claim.

hbo-example-eddard = When can Eddard Stark react?
hbo-example-eddard-entered_play = When he enters play, in any way.
hbo-example-eddard-played = Only when he is played.

hbo-passive-varys = What triggers Varys's passive ability?
hbo-passive-varys-entered_play = Varys entering play, in any way.
hbo-passive-varys-played = Only playing Varys.

hbo-save-not_today = Whom does Not Today save?
hbo-save-not_today-unique = Unique characters only.
hbo-save-not_today-any = Any character.

## A Clash of Kings: where the text is silent.

kings-fort-destroyed-units = What happens to a fortification when all its defenders are destroyed?
kings-fort-destroyed-units-removed = It is removed.
kings-fort-destroyed-units-stays = It stays.
kings-fort-other-orders = May a Call or another one-time order build a fortification?
kings-fort-other-orders-no = No.
kings-fort-other-orders-yes = Yes.
kings-siege-neutral = How strong is a siege engine against neutral forces in a city or stronghold?
kings-siege-neutral-four = 4.
kings-siege-neutral-zero = 0.
kings-port-retreat = May a beaten fleet retreat into its own port?
kings-port-retreat-no = No.
kings-port-retreat-yes = Yes.
kings-port-transport = May ships in a port carry land units?
kings-port-transport-no = No.
kings-port-transport-yes = Yes.
kings-port-abandoned = What happens to ships in a port whose land nobody holds?
kings-port-abandoned-stay = They stay and may sail out; nobody may sail in.
kings-port-abandoned-removed = They are removed.
kings-port-capture-partial = What if the winner has too few ships to replace those in the port?
kings-port-capture-partial-as_many_as_possible = The winner replaces as many as possible; the rest are destroyed.
kings-port-capture-partial-all_destroyed = All are destroyed.
kings-port-capture-orders = What happens to an order in a captured port?
kings-port-capture-orders-removed = It is removed without effect.
kings-port-capture-orders-stay = It stays.
kings-port-raided = May land units raid a port?
kings-port-raided-no = No.
kings-port-raided-yes = Yes.
kings-onetime-symbols-derived = Which symbol does a one-time order have?
kings-onetime-symbols-derived-from_step = The symbol of the step that resolves it.
kings-onetime-symbols-derived-only_named = Raids remove only the Call and the Iron Fleet, which the rules name.
kings-forced-donors = What happens to orders in areas that a forced march has emptied?
kings-forced-donors-removed = They are removed without effect.
kings-forced-donors-stay = They stay.
kings-ironfleet-quantity = How many orders may the Iron Fleet remove?
kings-ironfleet-quantity-up_to_two = Up to two, without plunder.
kings-ironfleet-quantity-exactly_two = Exactly two, or none.
kings-youngwolf-no-battle = May the Young Wolf enter an area with neutral forces?
kings-youngwolf-no-battle-no = No.
kings-youngwolf-no-battle-yes = Yes.
kings-scorpion-effect = Does Martell see the hands before naming cards?
kings-scorpion-effect-unseen = No.
kings-scorpion-effect-seen = Yes.
kings-lion-support = Which Houses does the ban on support bind?
kings-lion-support-only_named = Only the House named.
kings-lion-support-everybody = All Houses.
kings-delivery-effect = What happens at the top of the supply track?
kings-delivery-effect-last_space = The marker stops on the last space.
kings-delivery-effect-no_end = The supply level keeps rising.

## Where the rulebook of the Living Card Game of 2008 is silent.

lcg-cardtype-attachment = Who controls an attachment under another player's card?
lcg-cardtype-attachment-player = The player who played it.
lcg-cardtype-attachment-host = The controller of its host card.
lcg-challenge-declare_attackers = Does a participant that loses the icon still take part?
lcg-challenge-declare_attackers-stays = Yes, it still takes part.
lcg-challenge-declare_attackers-leaves = No, it leaves the challenge.
lcg-challenge-removed = Does a character removed from a challenge stand up?
lcg-challenge-removed-stays_kneeling = No, it stays kneeling.
lcg-challenge-removed-stands = Yes, it stands up.
lcg-action-first_player_first = Who takes the first action in a window for actions inside a phase?
lcg-action-first_player_first-first_player = The first player.
lcg-action-first_player_first-active_player = The active player.
lcg-challenge-windows = When does a window for actions close?
lcg-challenge-windows-all_pass = When all players pass in a row.
lcg-challenge-windows-passed_is_out = When everybody has passed once.
lcg-response-order = Who responds first?
lcg-response-order-left_of_acting = The player left of the one who acted, or else left of the active player.
lcg-response-order-first_player = The first player.
lcg-response-order-active_player = The active player.
lcg-passive-before_actions = If one thing triggers both, which comes first?
lcg-passive-before_actions-passives = Passive abilities.
lcg-passive-before_actions-reactions = Responses.
lcg-keyword-limited = Does a Limited card played as a duplicate count?
lcg-keyword-limited-yes = Yes.
lcg-keyword-limited-no = No.
lcg-setup-no_mulligan = May a player redraw the opening hand once?
lcg-setup-no_mulligan-no = No, the rules offer no way.
lcg-setup-no_mulligan-yes = Yes, by agreement.
lcg-setup-budget = How much may set-up cards cost together?
lcg-setup-budget-at_most = At most 5.
lcg-setup-budget-exactly = Exactly 5.
lcg-setup-attachments = Under which cards may a set-up attachment go?
lcg-setup-attachments-own_setup_cards = The player's own set-up cards.
lcg-setup-attachments-any_card = Any set-up card.
lcg-plot-effect_timing = When do plot effects happen?
lcg-plot-effect_timing-before_titles = After the first player is named, before titles.
lcg-plot-effect_timing-after_titles = After titles have been chosen.
lcg-initiative-tie_power = Which power is compared when initiative is tied?
lcg-initiative-tie_power-all_power = All power that counts for victory.
lcg-initiative-tie_power-house_and_characters = Power on the House card and on characters.
lcg-challenge-insertions = Who decides first about an undefended battle?
lcg-challenge-insertions-supporter_first = The supporter.
lcg-challenge-insertions-commander_first = The Lord Commander.
lcg-claim-short = What if a player cannot pay a claim in full?
lcg-claim-short-as_far_as_possible = The player pays as much as possible.
lcg-claim-short-nothing = The player pays nothing.
lcg-title-regent-no_target = Is the Regent's title used up if there is no new target?
lcg-title-regent-no_target-spent = Yes.
lcg-title-regent-no_target-not_spent = No.
lcg-title-hand = Does the Hand's influence add to that of cards?
lcg-title-hand-combines = Yes.
lcg-title-hand-alone = No, it pays on its own.
lcg-unique-stolen_copy = Which copies under an opponent's control prevent playing another?
lcg-unique-stolen_copy-own_copies = Only copies taken from that player.
lcg-unique-stolen_copy-any_copy = Any copy.
lcg-duplicate-host_leaves = Where do duplicates go when their card leaves play?
lcg-duplicate-host_leaves-discarded = To the discard pile.
lcg-duplicate-host_leaves-with_its_card = To the same place as the card.
lcg-keyword-immune_target = Does immunity to character abilities protect from Stealth?
lcg-keyword-immune_target-immune = Yes.
lcg-keyword-immune_target-not_immune = No.
lcg-keyword-infamy = Which cards with Infamy may receive the power?
lcg-keyword-infamy-own_cards = Cards the player controls.
lcg-keyword-infamy-any_card = Any card.
lcg-keyword-stalwart = Does Stalwart work when the card is discarded from hand?
lcg-keyword-stalwart-from_hand_too = Yes.
lcg-keyword-stalwart-from_play_only = No, only from play.
lcg-keyword-vengeful = Does Vengeful work after an unopposed loss?
lcg-keyword-vengeful-unopposed_too = Yes.
lcg-keyword-vengeful-opposed_only = No.
lcg-drawcap-three = What happens to a draw beyond the cap?
lcg-drawcap-three-cut = The player draws up to the cap.
lcg-drawcap-three-not_at_all = The player draws nothing.

lcg-unopposed-reward = When do players gain power for winning unopposed and for rivalry?
lcg-unopposed-reward-claim_first = After the claim.
lcg-unopposed-reward-awards_first = Before the claim.

## Oriflamme: where the text is silent.

oriflamme-twin-face = Does the twin enter the row face up or face down?
oriflamme-twin-face-face_up = Face up.
oriflamme-twin-face-face_down = Face down.

oriflamme-apothecary-self = May an Apothecary eliminate itself?
oriflamme-apothecary-self-allowed = Yes, beside another card of its own family.
oriflamme-apothecary-self-forbidden = No.

oriflamme-combination-discard-first = When does the combination leave the row?
oriflamme-combination-discard-first-first = Before the effects it applies.
oriflamme-combination-discard-first-last = After the effects it applies.

oriflamme-combination-attacker = Which card is the attacker when a character applied by the combination strikes a trap?
oriflamme-combination-attacker-character = The character.
oriflamme-combination-attacker-combination = The combination.

oriflamme-replacement-regained = May a Replacement put back its own family's bribed character that was just eliminated?
oriflamme-replacement-regained-allowed = Yes, from the discard at once.
oriflamme-replacement-regained-forbidden = No.

oriflamme-twin-eliminated-discards-prince = Is a closed Prince discarded when the Twin is eliminated?
oriflamme-twin-eliminated-discards-prince-discarded = Yes.
oriflamme-twin-eliminated-discards-prince-stays = No, it stays.

oriflamme-discard-owner-pile = Where does the influence on a closed card go if the card is discarded, not eliminated?
oriflamme-discard-owner-pile-reserve = To the reserve.
oriflamme-discard-owner-pile-owner = To its owner.

oriflamme-info-own-hidden-cards = May players look at their own closed cards that are covered?
oriflamme-info-own-hidden-cards-may_look = Yes.
oriflamme-info-own-hidden-cards-may_not = No.

oriflamme-supply-limit = What happens when the influence in the box runs out?
oriflamme-supply-limit-none = Players use anything as a substitute.
oriflamme-supply-limit-63 = Players can gain only the 63 in the box.

oriflamme-felon-floor = What does a Felon take from a player with too little influence?
oriflamme-felon-floor-take_what_there_is = All that player has.

oriflamme-trap-shortfall = What does a Trap take from a player with less than three?
oriflamme-trap-shortfall-take_what_there_is = All that player has.

oriflamme-end-tie-still = Who wins if influence and cards in the row are both tied?
oriflamme-end-tie-still-shared = The tied players share the victory.

oriflamme-cutthroat-order = In what order do the victims of a Cutthroat leave?
oriflamme-cutthroat-order-marker_direction = In the direction of the marker.

oriflamme-planning-first-card-centre = Where do you lay a card when the row has become empty?
oriflamme-planning-first-card-centre-centre = In the middle, like the first card.
