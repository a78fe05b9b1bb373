### What texts of cards leave to players.

text_cards = { $seat }: choose { $count ->
    [0] cards
    [one] a card
   *[other] { $count } cards
} by the text of { $purpose }
text_seat = { $seat }: choose a player by the text of { $purpose }
text_way = { $seat }: choose how the text of { $purpose } goes on
