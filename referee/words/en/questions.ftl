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
