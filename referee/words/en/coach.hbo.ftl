### What each phase is for, what you may do in it, and what people forget.

draft-for = Each player drafts six plots from the box to choose from.
draft-may = Keep one of three plots, pass two; keep one of the two passed to you.
draft-forget = Everything stays hidden; you then choose 7 of 13 plots for your deck.

setup-for = You begin with a few cards in play, worth up to 5 gold.
setup-may = You may redraw all seven cards once; then place characters and locations that cost at most 5 together.
setup-forget = At most one Limited card, no two copies of a unique card; then draw up to seven.

plot-for = Your plot sets income, initiative and claim for the round.
plot-may = Choose one plot in secret; both reveal together.
plot-forget = The winner of initiative names the first player, and may name the opponent.

draw-for = You get new cards in hand.
draw-may = Each player draws two cards.
draw-forget = There is no hand limit; from an empty deck you draw nothing.

marshalling-for = You turn gold into characters, locations and attachments.
marshalling-may = Take your income, then play as many cards as you can pay for. To pass is only to take no action; your turn goes on until you end it.
marshalling-forget = A card with income pays from next round. Gold you keep pays for events and counts for dominance.

challenges-for = Players lose cards and win most power here.
challenges-may = On your turn make one military, one intrigue, one power challenge, or none.
challenges-may-first = In round 1 of this first game each player makes one challenge of any kind, or none.
challenges-forget = Attackers and defenders kneel; a kneeling character neither defends nor counts for dominance.

dominance-for = The higher standing strength plus gold wins one power.
dominance-may = Referee adds up the strength of standing characters, and 1 for each gold.
dominance-forget = Kneeling characters count for nothing. On a tie nobody gains the power.

standing-for = You make everything ready for the next round.
standing-may = All kneeling characters, locations and attachments stand up.
standing-forget = Actions come after it: you can use a character that has just stood.

taxation-for = The round ends.
taxation-may = All unspent gold goes back to the treasury.
taxation-forget = You cannot save gold: what you have not spent is lost.
