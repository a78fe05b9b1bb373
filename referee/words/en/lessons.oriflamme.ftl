### The lessons of Oriflamme. A card, a family or a word of the game is named by its id: { $queen }, { $red__queen }.

chapter-a = The row
chapter-b = Who eliminates whom
chapter-c = Pairs, stacks and tricks

l01-title = Six rounds for influence
l01-1-goal = Last move of the last round: { $green } leaves its card closed. Who wins?
l01-1-why = You play { $red }. Everything in this game serves one aim: the most influence after six rounds.
l01-1-done = { $blue } wins with 8. Only what lies in front of a player counts.
l01-2-goal = Your last card holds 4 influence. You leave it closed. How much counts for you?
l01-2-why = You have 5 in front of you. The game ends after this card.
l01-2-done = 5: what still lies on a card is nobody’s.
l01-3-goal = Win the game with this last card.
l01-3-why = { $blue } leads with 8. You have 5, and 4 lie on { $red__queen }.
l01-3-lost-1 = The game is over, and the 4 on your card do not count.
l01-3-done = 5 + 4 + 2 = 11. You win.

l02-title = Lay a card
l02-1-goal = Lay a card so that it acts first.
l02-1-why = When everybody has laid a card, the row is worked through. Here the marker points from right to left.
l02-1-done = It lies closed at the right end, and here the events begin with it.
l02-2-goal = Round 2. Lay a card where no card may go: between two others.
l02-2-why = A row grows at its ends.
l02-2-done = Never between two cards, not even between your own.
l02-3-goal = { $blue } lays a second card before you have laid yours. Is that allowed?
l02-3-why = { $blue } began, { $green } came next, and now it is your turn.
l02-3-done = Each player lays exactly one card in a round.

l03-title = Wait or open
l03-1-goal = You have 1 and leave { $red__queen } closed. How much do you have then?
l03-1-why = A card that stays closed gets 1 influence from the reserve.
l03-1-done = Still 1: the new influence lies on the card.
l03-2-goal = Two rounds later you open { $red__queen } with 2 on the card. What do you have?
l03-2-why = { $queen } brings 2. Before a card acts, its owner takes the influence on it.
l03-2-done = 1 + 2 from the card + 2 for its effect = 5.
l03-3-goal = Earn 3 with { $red__queen } within two rounds.
l03-3-why = A closed card gives you a choice each round. Referee lays your next card for you.
l03-3-lost-1 = Opened now, the card has brought 2 only.
l03-3-done = 1 from the card and 2 for its effect.

l04-title = Open means every round
l04-1-goal = Your open { $felon } would cost you 1. You skip it. Is that allowed?
l04-1-why = { $felon }: each player loses 1 for every own card beside it.
l04-1-done = An open card must act, even against its owner.
l04-2-goal = So { $red__felon } acts. You have 3; what is left?
l04-2-why = Whose cards lie beside it?
l04-2-done = 3 − 1: one of the two neighbours is yours.
l04-3-goal = { $red__queen } acts this round and the next one. What do you have then?
l04-3-why = You have 2, and { $queen } brings 2 each time.
l04-3-done = 2 + 2 + 2 = 6. An open character acts in every round.
l04-4-goal = Your { $cutthroat } has to act. Keep { $red__queen }.
l04-4-why = It eliminates one of its neighbours.
l04-4-lost-1 = { $red__queen } is eliminated.
l04-4-done = With two neighbours you choose. You cannot choose nobody.

l05-title = The booklet’s event phase
l05-1-goal = You play it as printed. Leave your first card closed.
l05-1-why = The row is worked through from left to right.
l05-1-done = 1 influence lies on the card. { $blue } is next.
l05-2-goal = { $blue } attacks { $red__queen } with { $cutthroat }. How much does { $blue } have then?
l05-2-why = { $blue } has 2, and 1 lies on { $cutthroat }. One victim alone is not rewarded, but { $queen } brings 1 to another’s eliminator.
l05-2-done = 2 + 1 from the card + 1 for { $queen } = 4. Her own 2 go to the reserve.
l05-3-goal = Act for { $green }: leave the card closed, as printed.
l05-3-why = The gap has closed, and the row goes on to the right.
l05-3-done = { $blue__felon } is next.
l05-4-goal = { $blue__felon } is open and acts. { $green } has 2; what is left?
l05-4-why = Each player loses 1 for every own card beside it.
l05-4-done = 2 − 1: one card of { $green } lies beside it.
l05-5-goal = If { $cutthroat } had taken { $red__apothecary } instead: what would { $blue } have?
l05-5-why = { $blue } had 2, with 1 more on the card.
l05-5-done = 2 + 1. For one victim alone there is no reward.

l06-title = { $cutthroat } counts names
l06-1-goal = You have 1. Your { $cutthroat } eliminates one { $felon }. What do you have now?
l06-1-why = The usual reward for an elimination is 1. This card has a rule of its own.
l06-1-done = Still 1: one victim alone is not rewarded.
l06-2-goal = The same, but the row holds a second open { $felon }. What do you have now?
l06-2-why = { $cutthroat } eliminates a neighbour and all open cards of others with the same name.
l06-2-done = Two victims, 1 for each: 1 + 2 = 3.
l06-3-goal = You have 1. Now the one victim is { $blue__queen }. What do you have?
l06-3-why = { $queen } brings 1 extra to another player who eliminates her.
l06-3-done = 1 + 1: no reward for one victim, but 1 extra for { $queen }.
l06-4-goal = Two foreign cards called { $queen } fall at once. What do you have?
l06-4-why = You have 1 before.
l06-4-done = 1 + 2 for two victims + 2 extra = 5.
l06-5-goal = Earn 2 with one attack.
l06-5-why = Your { $cutthroat } has two neighbours. Who has namesakes in the row?
l06-5-lost-1 = One { $queen } alone brings 1.
l06-5-done = Both cards of that name fell, near and far.

l07-title = The long arm of { $apothecary }
l07-1-goal = Aim { $red__apothecary } at a card that is out of reach.
l07-1-why = Two of your cards lie in this row.
l07-1-done = A victim must lie beside ANOTHER card of your family.
l07-2-goal = Earn 2 with one elimination.
l07-2-why = 1 is the usual reward. Which card brings 1 more to its eliminator?
l07-2-lost-1 = That brought the usual reward of 1 only.
l07-2-done = 1 + 1, from far away.
l07-3-goal = { $red__bribe } is closed. May its neighbour { $yellow__schemer } be the victim?
l07-3-why = { $apothecary } needs another card of the family in the row.
l07-3-done = Yes: that other card may be open or closed.
l07-4-goal = You have 1 and open { $apothecary } with 1 on it. What do you have now?
l07-4-why = No other card of your family lies in the row.
l07-4-done = 1 + 1: nobody is eliminated, but the influence on the card is yours.

l08-title = The card that waits
l08-1-goal = { $blue__apothecary } eliminates your { $trap }. { $blue } had 4. What now?
l08-1-why = First the attacker gets the usual reward of 1. Then { $trap } takes up to 3 from them.
l08-1-done = 4 + 1 − 3 = 2. The 3 are yours, and { $apothecary } is discarded.
l08-2-goal = You have 1 and open { $red__trap } with 3 on it. What do you have now?
l08-2-why = If you open { $trap } yourself, the influence on it goes to the reserve, and you gain 1.
l08-2-done = 1 + 1: the 3 on the card go to the reserve.
l08-3-goal = Make { $blue } lose 3.
l08-3-why = Your closed card is next. { $blue__cutthroat } comes after it and will attack to its left.
l08-3-done = No reward for { $cutthroat }, 3 lost, and the card is discarded.
l08-4-goal = Your { $apothecary } eliminates your own { $trap }. You had 4. What now?
l08-4-why = { $trap } is set for other players.
l08-4-done = 4 + 1: the usual reward and nothing else.

l09-title = { $prince } and { $twin }
l09-1-goal = You open { $prince } and lay { $twin } on top of it. Is that allowed?
l09-1-why = Whoever opens { $prince } lays { $twin } at an end of the row or on a card of the family.
l09-1-done = On any other card of yours, but never on { $prince }.
l09-2-goal = Earn 3 this round with { $prince } and { $twin }.
l09-2-why = 1 lies on { $red__prince }, and each of the pair brings 1. The row goes on to the right.
l09-2-lost-1 = { $twin } lies behind and waits for the next round.
l09-2-done = 1 from the card, 1 for { $prince }, 1 for { $twin }.
l09-3-goal = { $blue__cutthroat } eliminates { $red__prince }. What comes into your discard?
l09-3-why = The two belong together.
l09-3-done = One is eliminated, the other discarded.
l09-4-goal = The same, but { $trap } lies on { $twin }. What comes into your discard?
l09-4-why = The lower card of a stack is out of reach.
l09-4-done = A covered card is safe.

l10-title = Stacks
l10-1-goal = Lay a card on one that does not belong to you.
l10-1-why = From round 2 on, a card may go on top of another one. Whose?
l10-1-done = Only on a card of your own family.
l10-2-goal = Earn 3 with this stack, as in the booklet.
l10-2-why = { $replacement } lies on { $red__queen }. It eliminates a neighbour and leaves the row.
l10-2-done = 1 for the victim; then the uncovered card acted: 2 more.
l10-3-goal = Your { $queen } lies under { $trap }. You open the lower card. Is that allowed?
l10-3-why = The stack is at the pointer.
l10-3-done = Covered cards take no part in the events.
l10-4-goal = You have 1 and open { $schemer }, with 2 on it, beside a stack. What do you have?
l10-4-why = { $schemer } brings 1, unless a stack lies beside her.
l10-4-done = 1 + 2 from the card. She earns nothing and is discarded.

l11-title = Whose is it now?
l11-1-goal = Use { $bribe } to earn 2 this round.
l11-1-why = { $bribe } makes an open character yours, wherever it lies. What lies ahead acts this round.
l11-1-done = { $blue__queen } works for you now.
l11-2-goal = You have bribed { $blue__queen }. Now { $blue } wants to apply it. Is that allowed?
l11-2-why = Your bribe token lies on the card.
l11-2-done = The card belongs to your family now: you apply it.
l11-3-goal = Use { $replacement } to earn 4 this round.
l11-3-why = Your own { $queen } is among your set-aside cards. It may take the place of a namesake.
l11-3-done = 1 + 1 for the victim, and 2 for your own { $queen } in its place.
l11-4-goal = Use { $combination }, with 1 on it, to earn 4.
l11-4-why = It applies an open character of yours. Each influence on it is taken, or spent to do so again.
l11-4-done = { $queen } twice: 2 + 2. Taking the 1 would have made 3.
l11-5-goal = You open { $combination } to apply your closed { $prince }. Is that allowed?
l11-5-why = The row shows which of your characters are open.
l11-5-done = Only open, uncovered characters of your own.

l12-title = Two rounds to go
l12-1-goal = This card ends round 2. { $red } began it. Who begins round 3?
l12-1-why = The families sit clockwise: { $red }, { $blue }, { $green }.
l12-1-done = The token for the first player moves on clockwise.
l12-2-goal = { $blue__queen } falls and uncovers { $blue__felon } behind the pointer. Who acts next?
l12-2-why = Your { $cutthroat } has eliminated the top of a stack to its left.
l12-2-done = A place the row has passed waits for the next round.
l12-2-choice-2 = The closed card of { $green }
l12-3-goal = The last card of the game; it stays 8 to 8. Who wins, { $red } or { $blue }?
l12-3-why = At a tie, cards in the row are counted.
l12-3-done = { $blue } has two visible cards, you have one: a stack counts once.
l12-4-goal = Win: have the most influence after round 6.
l12-4-why = Two rounds are left. Your open { $cutthroat } must act in both; think of its neighbours.
l12-4-done = You finish with the most influence.

nudge-apothecary-no-family = Without another visible card of the family { $apothecary } does nothing; what lay on the card is collected all the same.
nudge-apothecary-other-card-any-face = The other card of the family may be open or closed.
nudge-apothecary-reward = { $apothecary } gets the usual reward of 1, and 1 more for another player’s { $queen }.
nudge-apothecary-target = The victim must lie beside another visible card of your family, anywhere in the row.
nudge-bribe-ownership = A bribed character belongs to the briber, who applies it and gains from it.
nudge-card-character-repeats = In every later round an open character acts again.
nudge-combination-eligible = { $combination } applies only open, uncovered characters that belong to your family now.
nudge-combination-tokens = Take each influence on { $combination }, or give it back to apply an effect once more.
nudge-cutthroat-eliminate-adjacent = { $cutthroat } must eliminate one visible neighbour; with two you choose.
nudge-cutthroat-multi-reward = For two or more victims { $cutthroat } earns 1 each.
nudge-cutthroat-same-name = With the victim fall all open cards of other players that have the same name.
nudge-cutthroat-single-no-reward = If { $cutthroat } eliminates one card only, there is no reward for it.
nudge-end-score = After six rounds the player with the most influence in the supply wins.
nudge-end-tiebreak = At a tie the player with more visible cards in the row wins.
nudge-end-tokens-on-cards = Influence on cards in the row does not count at the end.
nudge-event-collect-tokens = When you open a card, you take the influence on it; then it acts.
nudge-event-facedown-choice = Leave a closed card closed, or open it.
nudge-event-faceup-mandatory = The owner must apply an open card whenever its turn comes.
nudge-event-keep-face-down = A card left closed gets 1 influence from the reserve. It stays on the card.
nudge-event-mandatory-own-harm = An open card acts even if it harms its own family; among several victims the owner chooses.
nudge-event-one-visit = The row is worked through once in a round; nobody goes back.
nudge-event-owner-acts = The owner of the card decides for it.
nudge-felon-includes-owner = { $felon } costs its own family too: 1 for each card beside it.
nudge-felon-loss = Each player loses 1 for every own visible card beside { $felon }.
nudge-goal-most-influence = The most influence after six rounds wins.
nudge-newround-pass-first = After the events the token for the first player goes to the next one clockwise.
nudge-planning-ends = Lay a card at the left or at the right end of the row.
nudge-planning-no-between = No card goes between two cards of the row.
nudge-planning-one-card-each = In each round every player lays exactly one card from hand.
nudge-prince-eliminated-discards-twin = When { $prince } is eliminated, the uncovered { $twin } of the family is discarded.
nudge-queen-bonus = Another player who eliminates { $queen } gains 1 extra.
nudge-replacement-acts-if-ahead = A card put into a place that is still ahead acts this round.
nudge-schemer-discard-near-stack = If a neighbouring place is a stack, { $schemer } is discarded and earns nothing.
nudge-stack-lower-inert = Covered cards cannot be opened, act on nothing and cannot be touched.
nudge-stack-own-family-only = Only a card of your own family may be covered.
nudge-stack-uncover-resolves = When the top card leaves after its action, the card beneath is next.
nudge-trap-own = A player who eliminates an own { $trap } gets the usual reward only.
nudge-trap-reaction = Another player’s card that eliminates { $trap } is discarded, and its player loses up to 3 to the owner.
nudge-trap-reward-first = The attacker first gains 1 for the elimination, then loses up to 3.
nudge-trap-self-activated = If you open { $trap } yourself, the influence on it goes to the reserve and you gain 1.
nudge-twin-covered-safe = A card covered by another one is not discarded with its partner.
nudge-twin-not-on-prince = { $twin } may not be laid on { $prince }.
nudge-twin-placement = Lay { $twin } at an end of the row or on a card of yours. What lies ahead still acts this round.
