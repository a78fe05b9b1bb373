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
text_most_cards = { $purpose } does not say who discards where several players hold the most cards. Choose one of them, or nobody.
who_keeps_gold = { $purpose }: the book lets one player skip taxation, the card leaves the phase out. Say who keeps their gold.
