### What each phase is for, what you may do in it, and what people forget.

setup-for = You begin with a few cards in play, worth up to 5 gold.
setup-may = Lay characters and locations, total cost 5; attachments only with Setup.
setup-forget = You cannot change the seven cards. A card of another House costs 2 more here too.

plot-for = Your plot sets income, initiative and claim for the round.
plot-may = Choose one plot; all reveal together. With titles in play, take one after it.
plot-forget = Titles count the whole round: you may not attack the player whose title yours supports.

draw-for = New cards for your hand.
draw-may = Each player draws two cards.
draw-forget = Effects that say “draw” give at most three more cards a round.

marshalling-for = You turn gold into characters, locations and attachments.
marshalling-may = Take your income, then play cards; duplicates of your unique cards are free.
marshalling-forget = A card of another House costs 2 gold more. Income cards pay from next round.

challenges-for = Here cards are lost and most power is won.
challenges-may = In your turn make one military, one intrigue, one power challenge; name kind and target.
challenges-forget = A tie goes to the attacker, from strength 1. Attackers and defenders kneel.

dominance-for = Whoever has more left standing wins one power.
dominance-may = Referee adds up: strength of standing characters, 1 for each gold.
dominance-forget = Kneeling characters count nothing. A tie gives the power to nobody.

standing-for = Everything is ready for the next round.
standing-may = All kneeling characters, locations and attachments stand up.
standing-forget = Actions come after it: a character who stands can be used again.

taxation-for = The round is closed.
taxation-may = All gold that was not spent goes back to the treasury.
taxation-forget = Nothing is saved up: spend gold before, or count it in dominance.
