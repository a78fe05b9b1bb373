### HBO: what is settled before a game.

table-begin-houses = Houses, in the order of the seats
table-begin-draft = Are the plots drafted?
table-draft-no = no: each side plays its own seven plots
table-draft-yes = yes: plot draft
