### Co teksty kart zostawiają graczom.

text_cards = { $seat }: wybierz { $count ->
    [0] karty
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
} według tekstu: { $purpose }
text_seat = { $seat }: wybierz gracza według tekstu: { $purpose }
text_way = { $seat }: wybierz, co dalej według tekstu: { $purpose }
text_name = { $seat }: wymień nazwę karty według tekstu: { $purpose }
text_copies = { $seat }: pokaż rękę; każda karta { $purpose } z niej zostaje odrzucona
