### Oriflamme: where the text is silent.

oriflamme-twin-face = Which way up does the twin enter the row?
oriflamme-twin-face-face_up = Face up.
oriflamme-twin-face-face_down = Face down.

oriflamme-apothecary-self = May an apothecary eliminate himself?
oriflamme-apothecary-self-allowed = Yes, beside another card of his own family.
oriflamme-apothecary-self-forbidden = No.

oriflamme-combination-discard-first = When does the combination leave the row?
oriflamme-combination-discard-first-first = Before the effects it applies.
oriflamme-combination-discard-first-last = After them.

oriflamme-combination-attacker = Who is the attacker when a character applied by the combination strikes a trap?
oriflamme-combination-attacker-character = The character.
oriflamme-combination-attacker-combination = The combination.

oriflamme-replacement-regained = May a replacement put back one's own character that was bribed and has just been eliminated?
oriflamme-replacement-regained-allowed = Yes, from the discard at once.
oriflamme-replacement-regained-forbidden = No.

oriflamme-twin-eliminated-discards-prince = Is a closed prince discarded when the twin is eliminated?
oriflamme-twin-eliminated-discards-prince-discarded = Yes.
oriflamme-twin-eliminated-discards-prince-stays = No, it stays.

oriflamme-discard-owner-pile = Where does the influence on a closed card go when the card is discarded, not eliminated?
oriflamme-discard-owner-pile-reserve = To the reserve.
oriflamme-discard-owner-pile-owner = To its owner.

oriflamme-info-own-hidden-cards = May players look at their own closed cards that are covered?
oriflamme-info-own-hidden-cards-may_look = Yes.
oriflamme-info-own-hidden-cards-may_not = No.

oriflamme-supply-limit = What happens when the influence in the box runs out?
oriflamme-supply-limit-none = Anything may stand in for it.
oriflamme-supply-limit-63 = Only the 63 in the box can be gained.

oriflamme-felon-floor = What does a felon take from a player who has too little?
oriflamme-felon-floor-take_what_there_is = What there is.

oriflamme-trap-shortfall = What does a trap take from a player who has less than three?
oriflamme-trap-shortfall-take_what_there_is = What there is.

oriflamme-end-tie-still = Who wins when influence and cards in the row are both tied?
oriflamme-end-tie-still-shared = They share the victory.

oriflamme-cutthroat-order = In which order do the victims of a cutthroat leave?
oriflamme-cutthroat-order-marker_direction = In the direction of the marker.

oriflamme-planning-first-card-centre = Where is a card laid when the row has become empty?
oriflamme-planning-first-card-centre-centre = In the middle, like the first.
