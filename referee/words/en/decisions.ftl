### What the table waits for. $seat: whose answer it is.

mulligan = { $seat }: keep these seven cards, or draw seven new ones? (once)
place_setup = { $seat }: place set-up cards worth at most 5 gold together
reveal_setup = Reveal all set-up cards
refill_hands = Both players draw up to seven cards
draft_pick = { $seat }: keep one plot
build_plot_deck = { $seat }: choose seven plots for the plot deck
reveal_plot = { $seat }: choose a plot and reveal it
determine_initiative = Compare initiative
draw_lot = Initiative and power are tied: choose at random. Who won?
name_first_player = { $seat } won initiative: who is the first player?
order_when_revealed = { $seat }: resolve the when-revealed text; in which order, if there are several?
draw_phase = Both players draw two cards
collect_income = { $seat } collects income
marshal = { $seat }: play cards, or end the turn
action = { $seat }: take an action, or pass
challenge = { $seat }: make a challenge, or end the turn
challenge_at_first = { $seat }: make one challenge in this round, or end the turn
challenges_made_at_first = { $seat }: end the turn (one challenge in round 1)
declare_defenders = { $seat }: declare defenders, or none
resolve = Resolve the challenge
choose_victims = { $seat }: choose { $count ->
    [one] { $count } character
   *[other] { $count } characters
} to be killed for the claim
discard_for_claim = Which { $count ->
    [one] card was
   *[other] { $count } cards were
} discarded at random for the claim?
save = { $seat }: { $cards } { $cards_count ->
    [one] is
   *[other] are
} about to { $zone_key ->
    [discard] be discarded
    [hand] return to hand
    [deck] return to the draw deck
    [deck_top] return to the top of the draw deck
    [removed] leave the game
   *[other] be killed
}{ $cause_key ->
    [claim] {" "}for the claim
   *[other] { $because_key ->
        [none] {""}
       *[some] {" "}by the text of { $because }
    }
}; save anybody?
react = { $seat }: react, or pass?
resolve_passive = { $seat }: resolve the passive ability of { $purpose }
order_passives = { $seat }: in which order do the passive abilities resolve?
count_dominance = Count dominance
stand_all = Stand all cards
return_gold = Return unspent gold to the treasury

## Oriflamme

apply_card = { $seat }: apply { $purpose }
first_application = { $seat }: which character does { $purpose } apply first?
keep_or_activate = { $seat }: keep the card face down, or activate it?
lay_card = { $seat }: place a card from hand face down
token_of_combination = { $seat }: take a token of { $purpose }, or return it and apply a character again?

## A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: how did the battle end?
beaten_by_neutral = { $seat }: or defeated by the neutral forces of { $purpose }
beaten_go = { $seat }: where do the defeated units of { $purpose } retreat to?
casualties = { $seat }: casualties of the battle ({ $purpose }), if any
board_has_no_areas = The board has no areas yet. Enter them, as in: area winterfell city barrels 1
board_is_empty = The board has no units yet. Enter them, as in: stark stands { $purpose } 1 footman, 1 knight
houses_without_units = { $houses }: no units on the board yet. Enter them, as in: { $house } stands { $purpose } 1 footman, 1 knight
units_to_lay_out = Place the units of { $houses }: the reported start of five Houses is listed. Or type: { $house } stands { $purpose } 1 footman, 1 knight
ports_to_lay_out = Lay the port tokens as they are printed: { $laid } of { $of } laid. The source does not list them. Or type: port of { $land } on { $sea }
go_on = Go on to the next step
ships_in_port = { $seat }: replace or destroy the ships in { $purpose }?
support_in_battle = { $seat }: support in the battle ({ $purpose }), or not
one_time_order = { $seat }: place a one-time order, or none
permanent_order = { $seat }: place permanent orders
resolve_raids = { $seat }: resolve an order of the raid step
resolve_marches = { $seat }: resolve an order of the march step
resolve_power = { $seat }: resolve an order of the Consolidate Power step
westeros_phase = { $seat }: what the Westeros phase brings (mustering)

## What the table waits for.

choose_title = { $seat }: choose a title
end_round = End the round
place_power = { $seat }: put the power just gained on a card with Infamy?
redirect_regent = { $seat }: as Regent, make the attacker choose a new target?
redirect_commander = { $seat }: as Lord Commander, take this challenge over?
choose_new_target = { $seat }: choose a new target
assign_stealth = { $seat }: whom does Stealth bypass?
support_defend = { $seat }: defend for the player you support?
cancel = { $seat }: cancel this?
name_winner = { $seat }: name the winner

## What texts of cards leave to players.

text_cards = { $seat }: choose { $count ->
    [0] cards
    [one] a card
   *[other] { $count } cards
} by the text of { $purpose }
text_seat = { $seat }: choose a player by the text of { $purpose }
text_way = { $seat }: choose how the text of { $purpose } continues
text_name = { $seat }: name a card for the text of { $purpose }
text_copies = { $seat }: show your hand; every { $purpose } in it is discarded
text_most_cards = { $purpose } does not say who discards when several players hold the most cards. Choose one of them, or nobody.
text_gold_source = { $seat }: which gold pays, that of the pool or that on { $purpose }? Choose for one coin at a time; if you go on, the pool pays.
text_shown_attachment = { $seat }: was there an attachment among the cards shown for { $purpose }?
who_keeps_gold = { $purpose }: the book lets one player skip taxation, the card skips the whole phase. Say who keeps their gold.
