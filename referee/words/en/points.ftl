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
