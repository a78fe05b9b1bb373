### Words of the Living Card Game of 2008.

## Titles

title = title
supports = supports
rivals = rivals
influence = influence
agenda = agenda
draws_left = may still draw
title-hand = Hand of the King
title-laws = Master of Laws
title-coin = Master of Coin
title-whispers = Master of Whispers
title-regent = Crown Regent
title-commander = Lord Commander of the Kingsguard

## Sources of power

source-claim = the claim
source-unopposed = winning unopposed
source-rivalry = rivalry
source-dominance = dominance
source-renown = Renown
source-prize = the Lord Commander's prize
source-effect = a card effect

## Where play is

in-announced = something announced
in-infamy = power just gained
in-victory = the end of the game
at-announced-cancel = it may be cancelled
at-infamy-offer = placing power just gained
at-victory-name = naming the winner
at-round-end = the end of the round
at-plot_phase-titles = choosing titles
at-plot_phase-late_effects = carrying out when-revealed text
at-challenge-regent = the Regent may turn the challenge
at-challenge-new_target = choosing a new target
at-challenge-stealth = choosing for Stealth
at-challenge-support = the supporter may defend
at-challenge-commander_first = the Lord Commander may take the battle
at-challenge-commander = the Lord Commander may take the battle
at-challenge-infamy = placing power just gained
at-challenge-deadly = the victim of Deadly
at-challenge-standing = Vigilant and Vengeful
text-ru-2008 = the Russian rulebook of 2008
begin-houses = Houses, clockwise
begin-first_player = First in set-up
begin-teams = Teams
begin-littlefinger = Littlefinger variant
teams-no = everybody for himself
teams-yes = two against two
littlefinger-no = gold stays where it is
littlefinger-yes = gold may change hands
begin-ready = Decks
ready-no = of their own
ready-yes = the ready ones of the box, with their plots
who_may_challenge = Who may challenge whom
at-asking-pick = a choice by the text of a card
at-another_plot-reveal = another plot is revealed
no_attachments_except_weapon = No attachments except Weapon
keyword-no_attachments_except_weapon = No attachments except Weapon
partner = partner
team_power = together
occasion-dying = is to be killed
occasion-to_be_discarded = is to be discarded
occasion-to_return_to_hand = is to return to hand
occasion-to_return_to_deck = is to return to the draw deck
occasion-to_be_removed = is to leave the game
by_hand = by hand
attack_bonus = title
defence_bonus = title
occasion-phase_begins = a phase begins
occasion-phase_ends = a phase ends
occasion-plot_revealed = a plot is revealed
occasion-renown = power is gained by Renown
occasion-buried = an event goes to the dead pile
occasion-shown = cards are shown
