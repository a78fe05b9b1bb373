### What the table waits for. $seat: whose answer it is.

mulligan = { $seat }: keep the set-up hand, or change it once?
place_setup = { $seat }: lay set-up cards, together at most 5 gold
reveal_setup = All set-up cards are turned up
refill_hands = Both players draw up to seven cards
draft_pick = { $seat }: keep one plot
build_plot_deck = { $seat }: choose seven plots for the plot deck
reveal_plot = { $seat }: choose a plot and reveal it
determine_initiative = Initiative is compared
draw_lot = Initiative and power are tied: draw a lot. Who won it?
name_first_player = { $seat } won initiative: who is first player?
order_when_revealed = { $seat }: carry out the when-revealed text; of several, in which order?
draw_phase = Both players draw two cards
collect_income = { $seat } collects income
marshal = { $seat }: play cards, or finish the turn
action = { $seat }: take an action, or pass
challenge = { $seat }: make a challenge, or finish
declare_defenders = { $seat }: declare defenders, or none
resolve = The challenge is resolved
choose_victims = { $seat }: choose { $count ->
    [one] { $count } character
   *[other] { $count } characters
} to be killed for the claim
discard_for_claim = The table: which { $count ->
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
react = { $seat }: react, or let it go by?
resolve_passive = { $seat }: carry out the passive ability of { $purpose }
order_passives = { $seat }: in which order are the passive abilities carried out?
count_dominance = Dominance is counted
stand_all = Everybody stands all cards
return_gold = Unspent gold goes back to the treasury

## Oriflamme

apply_card = { $seat }: apply { $purpose }
first_application = { $seat }: which character does { $purpose } apply first?
keep_or_activate = { $seat }: keep the card face down, or activate it?
lay_card = { $seat }: lay a hand card face down
token_of_combination = { $seat }: take a token of { $purpose }, or give it back and apply a character again?

## A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: how did the battle end?
beaten_by_neutral = { $seat }: or beaten by the neutral forces of { $purpose }
beaten_go = { $seat }: where do the beaten of { $purpose } go?
casualties = { $seat }: casualties of the battle ({ $purpose }), if any
board_has_no_areas = The board has no areas yet: tell them, as in: area winterfell city barrels 1
board_is_empty = Nobody stands on the board yet: tell who stands where, as in: stark stands { $purpose } 1 footman, 1 knight
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
end_round = The round is over
place_power = { $seat }: put power just gained on a card with Infamy?
redirect_regent = { $seat }: as Regent, make the attacker choose a new target?
redirect_commander = { $seat }: as Lord Commander, take this battle over?
choose_new_target = { $seat }: choose a new target
assign_stealth = { $seat }: whom does Stealth pass by?
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
text_way = { $seat }: choose how the text of { $purpose } goes on
text_name = { $seat }: name a card for the text of { $purpose }
text_copies = { $seat }: show your hand; every { $purpose } in it is discarded
text_most_cards = { $purpose } does not say who discards where several players hold the most cards. Choose one of them, or nobody.
who_keeps_gold = { $purpose }: the book lets one player skip taxation, the card leaves the phase out. Say who keeps their gold.
