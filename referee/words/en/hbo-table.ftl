### HBO: what is settled before a game.

begin-houses = Houses, in the order of the seats
begin-draft = Are the plots drafted?
draft-no = no: each side plays its own seven plots
draft-yes = yes: plot draft
