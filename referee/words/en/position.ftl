### Position text: what cannot be read in it, and the rulings on its disputed lines.

at = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
wanted = possible here: { $wanted }
nearest = nearest: { $nearest }
under = under { $text }
under-all = under every text
asks = Ask first: { $question }
irrelevant = Not needed for this ruling: { $values }
facts-after = After it:
may = { $seat } may do this now:
may-nothing = { $seat } has nothing to do now.
nothing-disputed = Referee can read the position. Add a line that begins with ? to ask for a ruling.
value-of = { $field } of { $of }
