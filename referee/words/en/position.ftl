### Position text: what cannot be read in it, and the rulings on its disputed lines.

at = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
wanted = possible here: { $wanted }
nearest = nearest: { $nearest }
not-understood = Not understood: { $question }
offers = Possible here:
depends-on = Not judged: it depends on line { NUMBER($line, useGrouping: 0) }.
under = under { $text }
under-all = under every text
asks = Ask first: { $question }
irrelevant = Not needed for this ruling: { $values }
facts-after = After it:
may = { $seat } may do this now:
may-nothing = { $seat } has nothing to do now.
assumed = Taken as so, for the text does not say it: { $seat }, { $field }. If not, write "{ $otherwise }".
nothing-disputed = Referee can read the position. Add a line that begins with ? to ask for a ruling.
value-of = { $field } of { $of }

## What a move may change, behind whose it is.

path-battle = the battle whose outcome is not told yet
path-units_by_house = units
path-retreating = units that have to retreat
path-destroyed = units that are destroyed
path-claim-kind = the claim of the challenge
path-pending = now to be answered
path-row = the row
path-next-phase = the phase that follows
path-next-card = the card that acts next
path-next-seat = whose turn it is
path-next-round = the round
path-next-first_player = first player
path-controller = who controls it
path-bribe_token = where the bribe token lies
path-twin = where the twin is
path-power_token = power token
path-supply = supply
path-banned = what is not allowed
