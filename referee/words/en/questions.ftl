### What to ask the table. $card is the card's name; of a plot it may be empty.

cost = What does { $card } cost?
strength = What is the printed strength of { $card }?
icons = Which challenge icons does { $card } have?
keywords = Which keywords does { $card } have? (none is an answer too)
crests = Which crests does { $card } have? (none is an answer too)
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

name = Which card of { $seat } is { $card }? (it is turned up now, or looked at by its owner)

## What must be known about a deck.

deck_house = Which House does this deck play?
deck_lines = Which cards are meant by the lines that could not be read?
house_only = For which House only is { $card }, if it says so?

## A Clash of Kings: what to ask the table.

card_strength = What is the combat strength of { $card }?
fiefdoms = Who stands higher on the track that breaks ties in battle?
neutral_tie = Who wins a tie with neutral forces at your table?
retreat_area = May beaten units of { $seat } retreat to { $card }? See the base rules.
option_7 = How does your table play the Westeros phase variant (option 7)?
option_8 = How does your table play the battle variant (option 8)?
option_9 = How does your table play with three (option 9)?
port_positions = Which sea does the port token itself show?
wolf_into_neutral = May the Young Wolf enter an area with neutral forces at your table?
victory_below_six = How many cities and strongholds win with fewer than six, by your base rules?
crowned_cards = What do the crowned House cards say on your table?
six_player_start = What do your six start cards and overlays show?
starred_power = What does your starred Consolidate Power order say in the base rules?
raven_and_one_time = May the Raven change a one-time order at your table?
port_retreat = May a beaten fleet retreat into its own port at your table?
port_transport = May ships in a port carry units at your table?
