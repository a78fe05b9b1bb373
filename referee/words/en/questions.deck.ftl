### What must be known about a deck.

deck_house = Which House does this deck play?
deck_lines = Which cards are meant by the lines that could not be read?
house_only = For which House only is { $card }, if it says so?
