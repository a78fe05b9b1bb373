### What the game is called.

hbo = A Game of Thrones: The Card Game, HBO edition
hbo-short = HBO

## A Clash of Kings: what the game is called.

kings = A Clash of Kings
kings-short = A Clash of Kings

## What the game is called.

lcg = A Game of Thrones: The Card Game, LCG of 2008
lcg-short = LCG

## What the game is called.

oriflamme = Oriflamme: Ablaze
oriflamme-short = Oriflamme

## Ready tables: titles, and what players should know of them.

hbo-middle = Round 3, in the middle of the challenges phase
hbo-middle-note = All numbers, icons and keywords on this table are invented for the example, except the Hound's strength 3.
hbo-setup = The booklets' set-up: seven cards, five gold
hbo-setup-note = Printed: the cards, that Arya, Jon and one Keep cost 5 together, and that the Keep is Limited. Invented: each card's cost.
hbo-challenge = The booklets' challenge: the Hound attacks
hbo-challenge-note = Printed: who attacks and defends, the Hound's strength 3, +2 by Insidious Ways, claim 1, the result. Invented: the plots and the two defenders' strength.

## A Clash of Kings: ready tables.

kings-march = The march step on a small board
kings-march-note = The board is invented; options 3 to 6 are in force, and no raid has taken place.
kings-planning = One-time orders are placed
kings-planning-note = Stark comes first; a House that places no order says so.
kings-example-call = The draft's example: a call can be raided
kings-example-call-note = Stated: a call shows the symbol of Consolidate Power, so it is resolved in that step, and a raid removes and plunders it. The board and the amounts are invented.

## Ready tables.

lcg-council = Round 2 of four players, titles taken, challenges to come
lcg-duel = Two players in the middle of a battle
lcg-council-note = Numbers, icons and keywords on this table are invented for the example.
lcg-duel-note = Numbers, icons and keywords on this table are invented for the example.

## Ready tables: titles, and what players should know of them.

oriflamme-middle = Round 4, in the middle of the events
oriflamme-middle-note = Nobody has told the referee the face-down cards; when a card opens, choose which one it is.
oriflamme-planning = Round 2, cards may be laid on cards
oriflamme-planning-note = From the second round on you may lay a card on top of one of your own.
oriflamme-example-events = The booklet's event phase, from left to right
oriflamme-example-events-note = Printed: Blue opens the Cutthroat with 1 on it against Red's Queen with 2; Blue's Felon lies open. Not printed: the other two closed cards, the supplies.
oriflamme-example-stack = The booklet's stack: a Replacement on a Queen of its own family
oriflamme-example-stack-note = Printed: Red's closed Replacement lies on the open Queen. Invented: the neighbours and the supplies.
oriflamme-example-trap = The booklet's trap: an Apothecary runs into it
oriflamme-example-trap-note = Printed: another player's Apothecary eliminates the Trap, gains 1 and then loses 3. Invented: the rest of the row and the supplies.
oriflamme-example-planning = The booklet's planning phase: one card each
oriflamme-example-planning-note = Printed: Red begins in the middle; Blue goes beside it, Green to an end. Which cards they lay is not printed.
