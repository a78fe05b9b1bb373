### The lessons of the HBO edition. A card, a seat or a word of the game is named by its id: { $eddard }.

chapter-a = What it is about
chapter-b = The first half of a round
chapter-c = Challenges

l01-title = Fifteen power
l01-1-goal = Stark: 11 on the banner, 3 on { $eddard }. Lannister: 14. Has anybody won?
l01-1-why = Everything you do in this game serves one aim: power.
l01-1-done = Right: nobody has 15 yet.
l01-2-goal = How much power do the Starks have in all?
l01-2-why = Power lies on the banner and on characters.
l01-2-done = 11 + 3 = 14. One is missing.
l01-3-goal = Win the game with one attack.
l01-3-why = { $shae } has only the intrigue icon. An attack that nobody answers pays one power more.
l01-3-done = 15! The game ends at once, in the middle of the phase.

l03-title = Seven cards, five gold
l03-1-goal = Break the limit: lay cards that cost more than 5 together.
l03-1-why = Before the first round you lay cards from your hand for free, up to a limit.
l03-1-done = 4 + 2 + 2 = 8. At most 5 is allowed.
l03-2-goal = Lay a card of a kind that may not be laid now.
l03-2-why = Your hand holds characters, locations, an attachment and an event.
l03-2-done = Only characters and locations are laid at set-up.
l03-3-goal = Lay more Limited cards than allowed.
l03-3-why = Both copies of { $keep_1 } carry the keyword Limited.
l03-3-done = One Limited card at most.
l03-4-goal = Lay cards worth exactly 5.
l03-4-why = Every card you lay is replaced from your deck. More cards now are more cards later.
l03-4-done = Exactly 5: nothing is wasted.
l03-5-goal = How many cards do you draw now?
l03-5-why = The game begins with full hands.
l03-5-done = Your hand holds seven cards again.

l10-title = Stand and kneel
l10-1-goal = { $jon } attacks. How does his card lie afterwards?
l10-1-why = A card stands upright or kneels, turned by 90 degrees.
l10-1-choice-1 = It kneels.
l10-1-choice-2 = It stands.
l10-1-done = Whoever attacks kneels.
l10-2-goal = Attack with somebody who cannot attack.
l10-2-why = Look at how the cards lie.
l10-2-done = { $eddard } kneels already: he has been used this round.
l10-3-goal = Attack with two characters at once. Keep { $arya } standing.
l10-3-why = Attackers of one challenge kneel together. Who stands can still defend.
l10-3-lost-1 = { $arya } kneels now.
l10-3-done = Both kneel; { $arya } can defend or attack later.

l12-title = Nobody answers
l12-1-goal = Win a power with ONE attacker. Keep { $eddard } standing.
l12-1-why = A challenge that nobody can or will answer pays one power more. Who over there has which icon?
l12-1-lost-1 = { $eddard } kneels now.
l12-1-lost-2 = { $guards } answered the attack.
l12-1-done = One power for an attack nobody could answer.
l12-2-goal = { $arya } attacks, { $shae } with strength 0 defends. Is it unopposed?
l12-2-why = What counts is the strength of the defence.
l12-2-done = A defence of 0 is no defence: one power more.

l15-title = The booklets’ challenge
l15-1-goal = You play both sides, as printed. Lannister attacks with { $hound }.
l15-1-why = { $hound } has the military icon and strength 3.
l15-1-done = { $hound } kneels and attacks with 3.
l15-2-goal = Defend with both Stark characters.
l15-2-why = 2 + 1 against 3: at a tie the attacker wins.
l15-2-done = Both kneel. In the booklet each side now uses a card.
l15-3-goal = { $ways } gives { $hound } +2 strength. Who wins?
l15-3-why = Attack 3 + 2, defence 2 + 1.
l15-3-done = 5 : 3. The rest of the event now lets Lannister draw two cards.
l15-4-goal = Pay the claim, and keep { $jon }.
l15-4-why = The claim value is 1: the loser chooses one character to die.
l15-4-lost-1 = { $jon } is dead.
l15-4-done = { $ret } goes to the dead pile.
l15-5-goal = Reaction: after you lose a challenge, stand { $jon }. Stark uses it. Does he kneel?
l15-5-why = A reaction is used when its occasion comes, here the lost challenge.
l15-5-choice-1 = He kneels.
l15-5-choice-2 = He stands.
l15-5-done = Just as the booklets print it.

nudge-challenge-attackers_standing = Only standing characters attack.
nudge-challenge-declare_attackers = You may declare as many attackers as you like; all of them kneel.
nudge-challenge-declare_defenders = The defender kneels standing characters that have the icon of the challenge.
nudge-challenge-totals = Add up the strength of all attackers and of all defenders.
nudge-challenge-unopposed = If you win as attacker and the defence is 0, you gain one power, whatever the kind.
nudge-claim-military = After a military challenge the loser kills as many characters as the claim value says.
nudge-position-why_kneel = A character kneels to attack or to defend.
nudge-power-on_character = Power on a character counts towards its player’s 15.
nudge-reaction-definition = A reaction may be used when the moment it names has come.
nudge-setup-limit_gold5 = At set-up the printed costs of your cards may be 5 together, not more.
nudge-setup-limit_kinds = At set-up you lay characters and locations, no attachments and no events.
nudge-setup-limit_one_limited = At set-up you may lay one Limited card at most.
nudge-setup-place_cards = Choose characters and locations from your hand; their costs count towards 5.
nudge-setup-refill = After set-up you draw until you have seven cards again.
nudge-victory-fifteen = You win with 15 or more power, counting your banner and your characters in play.
nudge-victory-immediate = The game stops as soon as a player has 15 or more power.
