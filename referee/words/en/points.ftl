### Where the printings are silent or differ: what the table may decide, and the answers it may give.
### The key is the id of the rule; an answer has its option behind it.

hbo-comp-token_limits = What happens when the tokens in the box run out?
hbo-comp-token_limits-unlimited = Anything may stand in for them; nobody gets less.
hbo-comp-token_limits-limited = Only what is in the box can be taken.

hbo-type-attachment_control = Who controls an attachment under another player's character?
hbo-type-attachment_control-player = The player who played it.
hbo-type-attachment_control-host = The controller of the character it lies under.

hbo-challenge-icon_lost = Does a participant who loses the icon during the challenge still take part?
hbo-challenge-icon_lost-stays = Yes, it goes on taking part.
hbo-challenge-icon_lost-leaves = No, it drops out.

hbo-challenge-removed_participant = Does a character removed from a challenge stand up?
hbo-challenge-removed_participant-stays_kneeling = No, it stays kneeling.
hbo-challenge-removed_participant-stands = Yes, it stands up.

hbo-challenge-no_attackers_left = What happens when no attacker is left before the challenge is resolved?
hbo-challenge-no_attackers_left-resolved = It is resolved with an attack of 0.
hbo-challenge-no_attackers_left-called_off = It is called off.

hbo-lasting-negative_strength = Can strength fall below 0?
hbo-lasting-negative_strength-floor_0 = No, less than 0 counts as 0.
hbo-lasting-negative_strength-below_0 = Yes, and it lowers the total.

hbo-action-window_order = Who has the first action at the moments for actions inside a phase?
hbo-action-window_order-first_player = The first player.
hbo-action-window_order-active_player = The active player.

hbo-action-closing = When does a moment for actions end?
hbo-action-closing-all_pass = When all have passed one after the other.
hbo-action-closing-passed_is_out = When everybody has passed once; who has passed takes no more actions.

hbo-reaction-order = Who reacts first?
hbo-reaction-order-first_player = The first player.
hbo-reaction-order-active_player = The active player.

hbo-passive-before_reactions = What comes first when one thing sets off both?
hbo-passive-before_reactions-passives = Passive abilities, then reactions.
hbo-passive-before_reactions-reactions = Reactions, then passive abilities.

hbo-challenge-resolution_order = When is power for winning unopposed and Renown given?
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

hbo-draw-empty_deck = What happens when a draw deck has run out?
hbo-draw-empty_deck-no_cards = Its player draws no more cards.
hbo-draw-empty_deck-reshuffle = The discard pile is shuffled and becomes the draw deck.

hbo-marshal-stop_playing = May a player whose gold pool is empty play a card that costs nothing?
hbo-marshal-stop_playing-may_be_played = Yes.
hbo-marshal-stop_playing-may_not = No, with an empty pool no cards are played.

hbo-play-in_play = Does a revealed plot count as in play?
hbo-play-in_play-not_in_play = No.
hbo-play-in_play-in_play = Yes.

hbo-round-action_windows = Can actions be taken in every phase, also where the texts name no moment for them?
hbo-round-action_windows-yes = Yes.
hbo-round-action_windows-no = No, only where the texts name one.

hbo-keyword-limited_duplicate = Does a Limited card attached as a duplicate count as a Limited card played?
hbo-keyword-limited_duplicate-yes = Yes.
hbo-keyword-limited_duplicate-no = No.

hbo-action-card_play_alternation = Is playing a card in marshalling an action, so that the opponent may act before the next card?
hbo-action-card_play_alternation-yes = Yes, the opponent may act before the next card.
hbo-action-card_play_alternation-no = No, cards may be played one after the other.

hbo-challenge-action_windows = May players take actions after the last step of a challenge?
hbo-challenge-action_windows-yes = Yes.
hbo-challenge-action_windows-no = No.

hbo-duplicate-optional = May a player leave a duplicate unused when its character is to be killed?
hbo-duplicate-optional-yes = Yes, it is the player's choice.
hbo-duplicate-optional-no = No, it must be used.

hbo-setup-no_deck_peeking = Are draw decks closed to everybody?
hbo-setup-no_deck_peeking-yes = Yes, nobody looks through them.
hbo-setup-no_deck_peeking-no = No, they may be looked through.

hbo-save-any_kill = Do saves answer every killing?
hbo-save-any_kill-yes = Yes, whatever its cause.
hbo-save-any_kill-no = No, only killing by actions and claims.

hbo-example-eddard = When does Eddard Stark's reaction come?
hbo-example-eddard-entered_play = When he has entered play, in whatever way.
hbo-example-eddard-played = Only when he has been played.

hbo-passive-varys = What sets off Varys's passive ability?
hbo-passive-varys-entered_play = That he enters play, in whatever way.
hbo-passive-varys-played = Only that he is played.

hbo-save-not_today = Whom does Not Today save?
hbo-save-not_today-unique = Unique characters only.
hbo-save-not_today-any = Any character.

## A Clash of Kings: where the text is silent.

kings-fort-destroyed-units = What becomes of a fortification when all defenders are destroyed?
kings-fort-destroyed-units-removed = It is removed.
kings-fort-destroyed-units-stays = It stays.
kings-fort-other-orders = May a call or another one-time order build a fortification?
kings-fort-other-orders-no = No.
kings-fort-other-orders-yes = Yes.
kings-siege-neutral = How strong are siege engines against neutral forces in a city or stronghold?
kings-siege-neutral-four = Four each.
kings-siege-neutral-zero = Nothing.
kings-port-retreat = May a beaten fleet retreat into its own port?
kings-port-retreat-no = No.
kings-port-retreat-yes = Yes.
kings-port-transport = May ships in a port carry land units?
kings-port-transport-no = No.
kings-port-transport-yes = Yes.
kings-port-abandoned = What becomes of ships in a port whose land nobody holds?
kings-port-abandoned-stay = They stay and may sail out; nobody sails in.
kings-port-abandoned-removed = They are removed.
kings-port-capture-partial = What if the winner has too few ships to replace those in the port?
kings-port-capture-partial-as_many_as_possible = As many as possible are replaced, the rest destroyed.
kings-port-capture-partial-all_destroyed = All are destroyed.
kings-port-capture-orders = What becomes of an order in a captured port?
kings-port-capture-orders-removed = It is removed without effect.
kings-port-capture-orders-stay = It stays.
kings-port-raided = May land units raid a port?
kings-port-raided-no = No.
kings-port-raided-yes = Yes.
kings-onetime-symbols-derived = Which symbol does a one-time order show?
kings-onetime-symbols-derived-from_step = That of the step in which it is resolved.
kings-onetime-symbols-derived-only_named = Raids remove only those the text names: the call and the Iron Fleet.
kings-forced-donors = What becomes of orders in areas a forced march has emptied?
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
kings-lion-support = Whom does the ban on support bind?
kings-lion-support-only_named = Only the House named.
kings-lion-support-everybody = Everybody.
kings-delivery-effect = What happens at the top of the supply track?
kings-delivery-effect-last_space = The marker stops on the last space.
kings-delivery-effect-no_end = The level goes on.

## Where the rulebook of the Living Card Game of 2008 is silent.

lcg-cardtype-attachment = Who controls an attachment under another player's card?
lcg-cardtype-attachment-player = The player who played it.
lcg-cardtype-attachment-host = The controller of the card it lies under.
lcg-challenge-declare_attackers = Does a participant who loses the icon still take part?
lcg-challenge-declare_attackers-stays = Yes, it goes on taking part.
lcg-challenge-declare_attackers-leaves = No, it drops out.
lcg-challenge-removed = Does a character removed from a challenge stand up?
lcg-challenge-removed-stays_kneeling = No, it stays kneeling.
lcg-challenge-removed-stands = Yes, it stands up.
lcg-action-first_player_first = Who has the first action at the moments for actions inside a phase?
lcg-action-first_player_first-first_player = The first player.
lcg-action-first_player_first-active_player = The active player.
lcg-challenge-windows = When does a moment for actions end?
lcg-challenge-windows-all_pass = When all have passed one after the other.
lcg-challenge-windows-passed_is_out = When everybody has passed once.
lcg-response-order = Who responds first?
lcg-response-order-left_of_acting = The neighbour on the left of who acted, else of the active player.
lcg-response-order-first_player = The first player.
lcg-response-order-active_player = The active player.
lcg-passive-before_actions = What comes first when one thing sets off both?
lcg-passive-before_actions-passives = Passive abilities.
lcg-passive-before_actions-reactions = Responses.
lcg-keyword-limited = Does a Limited card laid as a duplicate count?
lcg-keyword-limited-yes = Yes.
lcg-keyword-limited-no = No.
lcg-setup-no_mulligan = May the opening hand be changed once?
lcg-setup-no_mulligan-no = No, the rules offer no way.
lcg-setup-no_mulligan-yes = Yes, by agreement.
lcg-setup-budget = How much may set-up cards cost together?
lcg-setup-budget-at_most = Five at most.
lcg-setup-budget-exactly = Exactly five.
lcg-setup-attachments = Under which cards may a set-up attachment lie?
lcg-setup-attachments-own_setup_cards = One's own set-up cards.
lcg-setup-attachments-any_card = Any card laid.
lcg-plot-effect_timing = When do plot effects happen?
lcg-plot-effect_timing-before_titles = After the first player is named, before titles.
lcg-plot-effect_timing-after_titles = After titles have been chosen.
lcg-initiative-tie_power = Which power is compared when initiative is tied?
lcg-initiative-tie_power-all_power = All that counts for victory.
lcg-initiative-tie_power-house_and_characters = That on House card and characters.
lcg-challenge-insertions = Who decides first about an undefended battle?
lcg-challenge-insertions-supporter_first = The supporter.
lcg-challenge-insertions-commander_first = The Lord Commander.
lcg-claim-short = What if a claim cannot be met in full?
lcg-claim-short-as_far_as_possible = It is met as far as possible.
lcg-claim-short-nothing = Nothing is due.
lcg-title-regent-no_target = Is the Regent's title used up when there is no new target?
lcg-title-regent-no_target-spent = Yes.
lcg-title-regent-no_target-not_spent = No.
lcg-title-hand = May the Hand's influence be added to that of cards?
lcg-title-hand-combines = Yes.
lcg-title-hand-alone = No, it pays alone.
lcg-unique-stolen_copy = Which copies under an opponent bar another?
lcg-unique-stolen_copy-own_copies = Only those taken from oneself.
lcg-unique-stolen_copy-any_copy = Any copy.
lcg-duplicate-host_leaves = Where do duplicates go when their card leaves play?
lcg-duplicate-host_leaves-discarded = To the discard pile.
lcg-duplicate-host_leaves-with_its_card = Where the card goes.
lcg-keyword-immune_target = Is immunity to character abilities a shield from Stealth?
lcg-keyword-immune_target-immune = Yes.
lcg-keyword-immune_target-not_immune = No.
lcg-keyword-infamy = On which cards with Infamy may power be put?
lcg-keyword-infamy-own_cards = Those one controls.
lcg-keyword-infamy-any_card = Any.
lcg-keyword-stalwart = Does Stalwart work when the card is discarded from hand?
lcg-keyword-stalwart-from_hand_too = Yes.
lcg-keyword-stalwart-from_play_only = No, only from play.
lcg-keyword-vengeful = Does Vengeful work after an unopposed loss?
lcg-keyword-vengeful-unopposed_too = Yes.
lcg-keyword-vengeful-opposed_only = No.
lcg-drawcap-three = What of a draw beyond the cap?
lcg-drawcap-three-cut = It is cut down to the cap.
lcg-drawcap-three-not_at_all = It does not happen.

lcg-unopposed-reward = When is power for winning unopposed and for rivalry given?
lcg-unopposed-reward-claim_first = After the claim.
lcg-unopposed-reward-awards_first = Before the claim.

## Oriflamme: where the text is silent.

oriflamme-twin-face = Which way up does the twin enter the row?
oriflamme-twin-face-face_up = Face up.
oriflamme-twin-face-face_down = Face down.

oriflamme-apothecary-self = May an apothecary eliminate himself?
oriflamme-apothecary-self-allowed = Yes, beside another card of his own family.
oriflamme-apothecary-self-forbidden = No.

oriflamme-combination-discard-first = When does the combination leave the row?
oriflamme-combination-discard-first-first = Before the effects it applies.
oriflamme-combination-discard-first-last = After them.

oriflamme-combination-attacker = Who is the attacker when a character applied by the combination strikes a trap?
oriflamme-combination-attacker-character = The character.
oriflamme-combination-attacker-combination = The combination.

oriflamme-replacement-regained = May a replacement put back one's own character that was bribed and has just been eliminated?
oriflamme-replacement-regained-allowed = Yes, from the discard at once.
oriflamme-replacement-regained-forbidden = No.

oriflamme-twin-eliminated-discards-prince = Is a closed prince discarded when the twin is eliminated?
oriflamme-twin-eliminated-discards-prince-discarded = Yes.
oriflamme-twin-eliminated-discards-prince-stays = No, it stays.

oriflamme-discard-owner-pile = Where does the influence on a closed card go when the card is discarded, not eliminated?
oriflamme-discard-owner-pile-reserve = To the reserve.
oriflamme-discard-owner-pile-owner = To its owner.

oriflamme-info-own-hidden-cards = May players look at their own closed cards that are covered?
oriflamme-info-own-hidden-cards-may_look = Yes.
oriflamme-info-own-hidden-cards-may_not = No.

oriflamme-supply-limit = What happens when the influence in the box runs out?
oriflamme-supply-limit-none = Anything may stand in for it.
oriflamme-supply-limit-63 = Only the 63 in the box can be gained.

oriflamme-felon-floor = What does a felon take from a player who has too little?
oriflamme-felon-floor-take_what_there_is = What there is.

oriflamme-trap-shortfall = What does a trap take from a player who has less than three?
oriflamme-trap-shortfall-take_what_there_is = What there is.

oriflamme-end-tie-still = Who wins when influence and cards in the row are both tied?
oriflamme-end-tie-still-shared = They share the victory.

oriflamme-cutthroat-order = In which order do the victims of a cutthroat leave?
oriflamme-cutthroat-order-marker_direction = In the direction of the marker.

oriflamme-planning-first-card-centre = Where is a card laid when the row has become empty?
oriflamme-planning-first-card-centre-centre = In the middle, like the first.
