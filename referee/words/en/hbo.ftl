### HBO: what is settled before a game.

table-begin-houses = Houses, in seat order
table-begin-draft = Do you draft plots?
table-draft-no = no: each side plays its own seven plots
table-draft-yes = yes: plot draft
