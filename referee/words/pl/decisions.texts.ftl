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
text_most_cards = { $purpose } nie mówi, kto odrzuca, gdy kilku graczy ma najwięcej kart. Kto odrzuca: jeden z nich czy nikt?
who_keeps_gold = { $purpose }: według instrukcji jeden gracz pomija fazę podatków, według karty fazy nie ma. Kto zatrzymuje złoto?
