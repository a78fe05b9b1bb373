### Ready tables: titles, and what players should know of them.

oriflamme-middle = Round 4, in the middle of the events
oriflamme-middle-note = Nobody has told the referee what lies face down; when a card is opened, choose which one it turns out to be.
oriflamme-planning = Round 2, the first cards may be covered
oriflamme-planning-note = From the second round on a card may be laid on a card of one's own.
