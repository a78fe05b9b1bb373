### What each phase is for, what you may do in it, and what people forget.

draft-for = Each player adds six plots of the box to choose from.
draft-may = Keep one of three plots, pass two; keep one of the two passed to you.
draft-forget = All stays hidden; of 13 plots you then choose 7 for your deck.

setup-for = You begin with a few cards in play, worth up to 5 gold.
setup-may = Change all seven cards once; then lay characters and locations, total cost 5.
setup-forget = One Limited card at most, no copies of one unique card; then draw up to seven.

plot-for = Your plot sets income, initiative and claim for the round.
plot-may = Choose one plot in secret; both reveal together.
plot-forget = Who wins initiative names the first player, and may name the opponent.

draw-for = New cards for your hand.
draw-may = Each player draws two cards.
draw-forget = There is no limit to your hand; an empty deck simply gives nothing.

marshalling-for = You turn gold into characters, locations and attachments.
marshalling-may = Take your income, then play as many cards as you can pay for.
marshalling-forget = A card with income pays from next round. Gold you keep pays for events and dominance.

challenges-for = Here cards are lost and most power is won.
challenges-may = In your turn make one military, one intrigue, one power challenge, or none.
challenges-forget = Attackers and defenders kneel. Keep somebody standing to defend and for dominance.

dominance-for = Whoever has more left standing wins one power.
dominance-may = Referee adds up: strength of standing characters, 1 for each gold.
dominance-forget = Kneeling characters count nothing. A tie gives the power to nobody.

standing-for = Everything is ready for the next round.
standing-may = All kneeling characters, locations and attachments stand up.
standing-forget = Actions come after it: a character who stands can be used again.

taxation-for = The round is closed.
taxation-may = All gold that was not spent goes back to the treasury.
taxation-forget = Nothing is saved up: spend gold before, or count it in dominance.
