### What each phase is for, what you may do in it, and what people forget.

setup-for = You begin with a few cards in play, worth up to 5 gold.
setup-may = Place characters and locations that cost at most 5 together; attachments only with Setup.
setup-forget = You cannot redraw the seven cards. A card of another House costs 2 more here too.

plot-for = Your plot sets income, initiative and claim for the round.
plot-may = Choose one plot; all reveal together. With titles in play, take one after that.
plot-forget = Titles last the whole round: you may not attack the player your title supports.

draw-for = You get new cards in hand.
draw-may = Each player draws two cards.
draw-forget = Effects that say “draw” give at most three more cards a round.

marshalling-for = You turn gold into characters, locations and attachments.
marshalling-may = Take your income, then play cards; duplicates of your unique cards are free. To pass is only to take no action; your turn goes on until you end it.
marshalling-forget = A card of another House costs 2 gold more. Income cards pay from next round.

challenges-for = Players lose cards and win most power here.
challenges-may = On your turn make one military, one intrigue, one power challenge; name kind and target.
challenges-may-first = In round 1 of this first game each player makes one challenge of any kind, or none.
challenges-forget = A tie goes to the attacker, from strength 1. Attackers and defenders kneel.

dominance-for = The player with more left standing wins one power.
dominance-may = Referee adds up the strength of standing characters, and 1 for each gold.
dominance-forget = Kneeling characters count nothing. On a tie nobody gains the power.

standing-for = You make everything ready for the next round.
standing-may = All kneeling characters, locations and attachments stand up.
standing-forget = Actions come after it: you can use a character that has just stood.

taxation-for = The round ends.
taxation-may = All unspent gold goes back to the treasury.
taxation-forget = You cannot save gold: spend it before, or count it in dominance.
