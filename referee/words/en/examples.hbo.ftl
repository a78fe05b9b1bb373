### Ready tables: titles, and what players should know of them.

hbo-middle = Round 3, in the middle of the challenges phase
hbo-middle-note = All numbers, icons and keywords on this table are invented for the example, except the Hound's strength 3.
hbo-setup = The booklets' set-up: seven cards, five gold
hbo-setup-note = Printed: the cards, that Arya, Jon and one Keep cost 5 together, and that the Keep is Limited. Invented: the single costs.
hbo-challenge = The booklets' challenge: the Hound attacks
hbo-challenge-note = Printed: who attacks and defends, the Hound's strength 3, +2 by Insidious Ways, claim 1, what happens. Invented: the plots, and the strength of the two defenders.
