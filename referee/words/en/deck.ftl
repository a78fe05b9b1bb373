### What is said of a deck that was read.

holds = { $house }: { $draw ->
    [one] one card to draw
   *[other] { $draw } cards to draw
}, { $plots ->
    [one] one plot
   *[other] { $plots } plots
}.
no-house = No House card
yes-official = Legal in official tournaments.
yes-casual = Legal where no tournament rules apply.
no-official = Not legal in official tournaments:
no-casual = Not legal:
cannot-tell-official = Referee cannot tell yet if it is legal in official tournaments:
cannot-tell-casual = Referee cannot tell yet if it is legal:
at-a-tournament = An official tournament would also require:
unread = Not read with certainty:
unread-ambiguous = Line { $line }, { $copies } × { $name }: several cards fit: { $offers }
unread-near = Line { $line }, { $copies } × { $name }: no such card; perhaps: { $offers }
unread-exact = Line { $line }, { $copies } × { $name }: several cards have this name: { $offers }
unread-none = Line { $line }, { $copies } × { $name }: no such card is known
screen-file = File of a deck list
screen-empty = Type the file name of a deck list, or the name of one of the ready decks: { $decks }
screen-title = Deck check
