### What is said of a deck that was read.

holds = { $house }: { $draw ->
    [one] one card to draw
   *[other] { $draw } cards to draw
}, { $plots ->
    [one] one plot
   *[other] { $plots } plots
}.
no-house = No House card
yes-official = Allowed in official tournaments.
yes-casual = Allowed where no tournament rules apply.
no-official = Not allowed in official tournaments:
no-casual = Not allowed:
cannot-tell-official = It cannot be told yet whether it is allowed in official tournaments:
cannot-tell-casual = It cannot be told yet whether it is allowed:
at-a-tournament = In an official tournament this would count too:
unread = Not read with certainty:
unread-ambiguous = Line { $line }, { $copies } × { $name }: several cards fit: { $offers }
unread-near = Line { $line }, { $copies } × { $name }: no such card; perhaps: { $offers }
unread-exact = Line { $line }, { $copies } × { $name }: several cards are called so: { $offers }
unread-none = Line { $line }, { $copies } × { $name }: no such card is known
screen-file = File of a deck list
screen-empty = Type the name of a file with a deck list, or of one of the ready decks: { $decks }
screen-title = Deck check
