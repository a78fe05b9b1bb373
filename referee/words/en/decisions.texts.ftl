### What texts of cards leave to players.

text_cards = { $seat }: choose { $count ->
    [0] cards
    [one] a card
   *[other] { $count } cards
} by the text of { $purpose }
text_seat = { $seat }: choose a player by the text of { $purpose }
text_way = { $seat }: choose how the text of { $purpose } goes on
text_name = { $seat }: name a card for the text of { $purpose }
text_copies = { $seat }: show your hand; every { $purpose } in it is discarded
