### What texts of cards ask for, leave to players, and how often they may be used.

text_wants_otherwise = What the text of { $card } wants is not so now.
no_text_asks = No text leaves a choice to anybody now; now: { $busy }.
others_choice = The choice is for { $seat }.
text_names_others = The text offers no such choice; it asks for { $what_key ->
    [cards] cards
    [name] the title of a card
    [seat] a player
   *[way] a way to go on
}.
text_wants_as_many = The text wants { $least_count } to { $most_count }; { $chosen_count } chosen.
limit_used_up = { $card } may be used { $limit_count ->
    [one] once
   *[other] { $limit_count } times
} in a { $until_key ->
    [challenge] challenge
    [phase] phase
   *[round] round
}, and has been.
not_counted = By the text of a card the strength of { $cards } does not count.
plot_says_otherwise = The text of the plot of { $seat } is known; nothing else is said of it.
text_forbids_challenge = { $origin } forbids this round, against { $target }: { $kind_key ->
    [military] a military challenge
    [intrigue] an intrigue challenge
   *[power] a power challenge
}.
cannot_be_saved = By the text of a card { $card } cannot be saved from this.
works_from_elsewhere = The text of { $card } works from elsewhere: { $zones }; now it is here: { $zone }.
early_window = By the text of { $card } everybody may act now: plots are chosen and not yet revealed.
gold_on_cards = Of this gold { $amount } lies on { $cards }.
