### Co stwierdzono o tekście karty.

saves_others = Według swego tekstu { $card } nie ocala przed tym: { $saved }.
