### What to ask the table. $card is the card's name; of a plot it may be empty.

cost = What does { $card } cost?
strength = What is the printed strength of { $card }?
icons = Which challenge icons does { $card } have?
keywords = Which keywords does { $card } have? (you may answer: none)
crests = Which crests does { $card } have? (you may answer: none)
traits = Which traits does { $card } have?
houses = Which House symbols does { $card } bear? (none: neutral)
unique = Is { $card } unique? (a flag beside its title)
income = What income bonus does { $card } have? (0: none)
timing = When may { $card } be used, by its text?
saves = Whom does { $card } save, by its text?
plot_income = What income is printed on the revealed plot of { $seat }{ $card_key ->
    [none] ?
   *[some] , { $card }?
}
plot_initiative = What initiative is printed on the revealed plot of { $seat }{ $card_key ->
    [none] ?
   *[some] , { $card }?
}
plot_claim = What claim value is printed on the revealed plot of { $seat }{ $card_key ->
    [none] ?
   *[some] , { $card }?
}
when_revealed = Does the revealed plot of { $seat } have when-revealed text{ $card_key ->
    [none] ?
   *[some] , { $card }?
}

## Oriflamme

name = Which card of { $seat } is { $card }? (it is being turned up, or its owner looks at it)

## What must be known about a deck.

deck_house = Which House does this deck play?
deck_lines = Which cards do the unreadable lines mean?
house_only = Which House only is { $card } for, if it says so?

## A Clash of Kings: what to ask the table.

card_strength = What is the combat strength of { $card }?
fiefdoms = Who is higher on the track that breaks ties in battle?
neutral_tie = Who wins a tie with neutral forces at your table?
retreat_area = May beaten units of { $seat } retreat to { $card }? See the base rules.
option_7 = How do you play the Westeros phase variant (option 7)?
option_8 = How do you play the battle variant (option 8)?
option_9 = How do you play with three players (option 9)?
port_positions = Which sea does the port token itself show?
wolf_into_neutral = At your table, may the Young Wolf enter an area with neutral forces?
victory_below_six = With fewer than six players, how many cities and strongholds win by your base rules?
crowned_cards = What do your crowned House cards say?
six_player_start = What do your six start cards and overlays show?
starred_power = What do the base rules say about your starred Consolidate Power order?
raven_and_one_time = At your table, may the Raven change a one-time order?
port_retreat = At your table, may a beaten fleet retreat into its own port?
port_transport = At your table, may ships in a port carry units?
