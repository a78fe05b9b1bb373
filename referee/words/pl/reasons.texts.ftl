### Czego chcą teksty kart, co zostawiają graczom i jak często można ich używać.

text_wants_otherwise = To, czego wymaga tekst karty { $card }, teraz nie zachodzi.
no_text_asks = Żaden tekst nie zostawia teraz wyboru; teraz: { $busy }.
others_choice = Wybiera { $seat }.
text_names_others = Tekst nie daje takiego wyboru; wymaga { $what_key ->
    [cards] kart
    [name] nazwy karty
    [seat] gracza
   *[way] wyboru, co dalej
}.
text_wants_as_many = Tekst wymaga od { $least_count } do { $most_count }; wybrano: { $chosen_count }.
limit_used_up = { $card }: najwyżej { $limit_count ->
    [one] raz
   *[other] { $limit_count } razy
} na { $until_key ->
    [challenge] wyzwanie
    [phase] fazę
   *[round] rundę
}, a to już wykorzystano.
not_counted = Według tekstu karty nie liczy się siła: { $cards }.
plot_says_otherwise = Tekst fabuły ({ $seat }) jest znany; nic innego się o niej nie mówi.
text_forbids_challenge = { $origin } zabrania w tej rundzie przeciw { $target }: { $kind_key ->
    [military] wyzwanie wojskowe
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
}.
cannot_be_saved = Tekst karty nie pozwala ocalić przed tym karty { $card }.
works_from_elsewhere = Tekst karty { $card } działa skądinąd: { $zones }; teraz karta jest tu: { $zone }.
early_window = Według tekstu karty { $card } wszyscy mogą teraz działać: fabuły są wybrane, ale jeszcze nie odkryte.
gold_on_cards = Z tego złota { $amount } leży na karcie { $cards }.
