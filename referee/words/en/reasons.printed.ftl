### What is found of the text of a card.

saves_others = { $card } does not save { $saved } from this by its text.
text_wants_another_host = By its text { $card } cannot be put on { $host }.
limit_on_host = Of { $card } its text allows { $limit } on one card; { $host } has as many.
takes_weapons_only = { $card } takes no attachments but Weapons.
