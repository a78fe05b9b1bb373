### Co stwierdzono o tekście karty.

saves_others = Według swego tekstu { $card } nie ocala przed tym: { $saved }.
text_wants_another_host = Według swego tekstu { $card } nie może trafić na: { $host }.
limit_on_host = Tekst { $card } pozwala na { $limit } na jednej karcie; { $host } ma już tyle.
takes_weapons_only = { $card } nie przyjmuje dodatków poza bronią.
