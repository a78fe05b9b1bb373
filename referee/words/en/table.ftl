### Words of the table: badges, rows, kinds, zones, phases, places in the round.

the-table = the table
yes = yes
no = no
game-over = { $winner_count ->
    [one] { $winner } has won the game
   *[other] { $winner } have won the game
}

## Badges and rows

gold = gold
banner_power = power on the banner
total_power = power in all
threshold = needed to win
hand = hand
deck = draw deck
plot = plot
plot_income = income
plot_initiative = initiative
plot_claim = claim
strength = strength
icons = icons
cost = cost
unique = unique
income = income
power = power
military = military
intrigue = intrigue
attacker = attacker
defender = defender
winner = winner
supporter = supported by
attack = attack
defence = defence
characters = characters
locations = locations
attachments = attachments
dead = dead pile
discard = discard pile
used_plots = used plots
attackers = attackers
defenders = defenders
bypassed = bypassed by Stealth
challenge = challenge
character = character
location = location
attachment = attachment
event = event
duplicate = duplicate

## Keywords, as badges and in sentences

ambush = Ambush
deadly = Deadly
deathbound = Deathbound
infamy = Infamy
intimidate = Intimidate
limited = Limited
no_attachments = No attachments
renown = Renown
stalwart = Stalwart
setup = Setup
stealth = Stealth
vengeful = Vengeful
vigilant = Vigilant
keyword-ambush = Ambush
keyword-deadly = Deadly
keyword-deathbound = Deathbound
keyword-infamy = Infamy
keyword-intimidate = Intimidate
keyword-limited = Limited
keyword-no_attachments = No attachments
keyword-renown = Renown
keyword-stalwart = Stalwart
keyword-setup = Setup
keyword-stealth = Stealth
keyword-vengeful = Vengeful
keyword-vigilant = Vigilant

## Kinds of challenges and cards

kind-military = military
kind-intrigue = intrigue
kind-power = power
kind-character = character
kind-location = location
kind-attachment = attachment
kind-event = event
kind-action = an action
kind-reaction = a reaction
kind-save = a save
kind-passive = a passive ability
kind-when_revealed = when revealed

## Houses

house-stark = Stark
house-lannister = Lannister
house-baratheon = Baratheon
house-targaryen = Targaryen
house-greyjoy = Greyjoy
house-martell = Martell

## Zones: where a card is

zone-hand = in hand
zone-deck = in the draw deck
zone-deck_top = on top of the draw deck
zone-play = in play
zone-dead = in the dead pile
zone-discard = in the discard pile
zone-removed = out of the game
zone-set_aside = set aside
zone-shuffled = somewhere in the draw deck
zone-duplicate = a duplicate under another card

## Printings

text-bg-2013 = the Bulgarian booklet
text-pl-2012 = the Polish booklet

## Phases

phase-setup = set-up
phase-plot = the plot phase
phase-draw = the draw phase
phase-marshalling = the marshalling phase
phase-challenges = the challenges phase
phase-dominance = the dominance phase
phase-standing = the standing phase
phase-taxation = the taxation phase
phase-planning = the planning phase
phase-events = the event phase
phase-any_phase = any phase
phase-response = as a reaction
phase-limited_response = as a reaction

## How long an effect lasts

until-challenge = until the end of the challenge
until-phase = until the end of the phase
until-round = until the end of the round
until-source = as long as its card is in play
until-always = permanently

## What an effect changes, and what can be looked through

what-strength = strength
what-gain_keyword = has
what-lose_keyword = loses the keyword
what-gain_icon = gains the icon
what-lose_icon = loses the icon
what-attack = attack
what-defend = defend
what-be_bypassed = be chosen for Stealth
what-draw_deck = the draw deck
what-dead_pile = the dead pile
what-discard_pile = the discard pile

## Effects

effect-kill = kill
effect-discard = discard
effect-return_to_hand = return to hand
effect-return_to_deck = return to the draw deck
effect-remove_from_game = remove from the game
effect-remove_from_challenge = remove from the challenge
effect-kneel = kneel
effect-stand = stand
effect-strength = change strength
effect-gain_keyword = gain a keyword
effect-lose_keyword = lose a keyword
effect-gain_icon = gain an icon
effect-lose_icon = lose an icon
effect-draw = draw cards
effect-search_to_hand = put cards from the deck into hand
effect-discard_from_hand = discard from hand
effect-gain_power = gain power
effect-gain_power_on_card = gain power on a card
effect-gain_gold = gain gold
effect-take_control = take control
effect-discard_attachment = discard an attachment
effect-steal_gold = take gold
effect-attach = attach
effect-put_into_play = put into play
effect-if_win = an extra effect if the challenge is won
effect-ask = a choice by card text
effect-join = join the challenge
effect-doom = leave play without a save
effect-enter = enter play
effect-mark = change a card for a time
effect-last = a lasting effect
effect-discard_chosen = discard chosen cards from hand
effect-shuffle = shuffle cards into the deck
effect-on_deck = put a card onto the deck
effect-lay_under = put a duplicate under a card
effect-lie_under = go under a character as an attachment
effect-place_gold = put gold on a card
effect-pay_gold = pay gold
effect-coin_of_card = pay with gold on the card
effect-attachment_shown = show an attachment
effect-shown = shown cards that players may react to
effect-reveal_another = reveal another plot
effect-discard_top = discard the top card of a deck
effect-by_text = the text of the plot
effect-to_hand = put a card into hand

## What can be reacted to

occasion-played = a card is played
occasion-entered_play = a card enters play
occasion-declared_attacker = an attacker is declared
occasion-declared_defender = a defender is declared
occasion-challenge_result = a challenge is won or lost
occasion-knelt = a card kneels
occasion-attached = an attachment is put under a card
occasion-stood = a card stands
occasion-action = an action is taken
occasion-dominance_won = dominance is won
occasion-effect = an effect happens
occasion-plot_carried_out = when-revealed text is resolved
occasion-about_to_die = a character is about to be killed
occasion-about_to_leave = a card is about to leave play
occasion-killed = a character is killed
occasion-beyond_saving = a kill can no longer be prevented by a save
occasion-discarded = a card is discarded
occasion-returned_to_hand = a card returns to hand
occasion-saved = a card is saved
occasion-returned_to_deck = a card returns to the draw deck
occasion-removed = a card leaves the game

## Printed values and what can be set right

field-cost = cost
field-strength = strength
field-icons = icons
field-keywords = keywords
field-traits = traits
field-crests = crests
field-houses = Houses
field-unique = unique
field-income = income
field-plot_income = income of the plot
field-plot_initiative = initiative of the plot
field-plot_claim = claim value of the plot
field-when_revealed = when-revealed text
field-timing = when you may use it
field-saves = whom it saves
field-power = power
field-banner_power = banner
field-total_power = power
field-gold = gold
field-hand = unknown cards in hand
field-deck = unknown cards in the draw deck
field-discard = unknown cards in the discard pile
field-limited_played = Limited cards played this round
field-income_taken = income collected
field-challenges_made = challenges made
field-plots_available = plots that can be revealed
field-plots_used = used plots
field-kneeling = kneeling
field-zone = where it is
field-host = its host card
field-controller = controller
field-first_player = first player
field-round = round
field-active = active player
field-word = player to act
field-passed = players who have passed
field-challenge = challenge
field-attackers = attackers
field-defenders = defenders
field-winner = challenge winner
field-due = claim left to pay
field-lasting = lasting effects
field-modifiers = lasting effects on it
field-plot = revealed plot
field-phase = phase
value-nothing = nothing

## Places in the game: outer ones, then where exactly play waits

in-game = {""}
in-round = {""}
in-draft = plot draft
in-setup = set-up
in-plot_phase = plot phase
in-draw_phase = draw phase
in-marshalling_phase = marshalling phase
in-marshalling_turn = marshalling turn
in-challenges_phase = challenges phase
in-challenges_turn = challenges turn
in-challenge = challenge
in-dominance_phase = dominance phase
in-standing_phase = standing phase
in-taxation_phase = taxation phase
in-window = actions
in-aftermath = passives and reactions
in-effects = card effects
in-kill = killing
at-draft-picks = keeping and passing plots
at-draft-decks = choosing the plot decks
at-setup-hands = keeping or redrawing the set-up hand
at-setup-placing = placing set-up cards
at-setup-reveal = revealing the set-up cards
at-setup-refill = drawing up to seven
at-plot_phase-reveal = revealing plots
at-plot_phase-initiative = comparing initiative
at-plot_phase-first_player = naming the first player
at-plot_phase-when_revealed = resolving when-revealed text
at-draw_phase-draw = drawing two cards
at-marshalling_turn-income = collecting income
at-marshalling_turn-turn = playing cards
at-challenges_turn-choose = making a challenge
at-challenge-defenders = declaring defenders
at-challenge-resolve = resolving the challenge
at-challenge-pay_claim = paying the claim
at-dominance_phase-count = counting dominance
at-standing_phase-stand = standing all cards
at-taxation_phase-return = returning gold
at-window-act = the players may take actions
at-aftermath-passives = resolving passives
at-aftermath-late_passives = resolving passives
at-aftermath-reactions = reacting to what has happened
at-kill-saves = saves before a character dies

asks-amount = how many
asks-amounts = who, how many
asks-duplicate_of = a duplicate of which card
asks-giver = from whom
asks-host = on which card
asks-icon = which icon
asks-keyword = which keyword
asks-seat = who
asks-seats = who
asks-target = which card
asks-to = to whom
asks-until = until when
crest-holy = holy
crest-learned = learned
crest-noble = noble
crest-war = war

## What the system says of a file

system-not-there = No such file or directory
system-not-allowed = Permission denied
system-is-a-folder = Is a directory
system-not-a-folder = Not a directory
system-read-only = Read-only file system
system-no-space = No space left on device
