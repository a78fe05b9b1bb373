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
