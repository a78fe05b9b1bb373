### What is found of the text of a card.

saves_others = { $card } does not save { $saved } from this by its text.
