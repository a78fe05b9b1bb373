### Czego chcą teksty kart, co zostawiają graczom i jak często można ich używać.

text_wants_otherwise = To, czego chce tekst karty { $card }, nie zachodzi teraz.
no_text_asks = Żaden tekst nie zostawia teraz wyboru; teraz: { $busy }.
others_choice = Wybiera { $seat }.
text_names_others = Tekst nie daje takiego wyboru; pyta o { $what_key ->
    [cards] karty
    [name] nazwa karty
    [seat] gracza
   *[way] sposób
}.
text_wants_as_many = Tekst chce od { $least_count } do { $most_count }; wybrano: { $chosen_count }.
limit_used_up = { $card }: najwyżej { $limit_count ->
    [one] raz
   *[other] { $limit_count } razy
} na { $until_key ->
    [challenge] wyzwanie
    [phase] fazę
   *[round] rundę
}, a to już wykorzystano.
not_counted = Według tekstu karty siła { $cards } się nie liczy.
plot_says_otherwise = Tekst fabuły ({ $seat }) jest znany; nic innego się o niej nie mówi.
text_forbids_challenge = { $origin } zabrania w tej rundzie przeciw { $target }: { $kind_key ->
    [military] wyzwanie wojskowe
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
}.
cannot_be_saved = Według tekstu karty { $card } nie da się przed tym ocalić.
works_from_elsewhere = Tekst karty { $card } działa skądinąd: { $zones }; teraz karta jest tu: { $zone }.
early_window = Według tekstu karty { $card } wszyscy mogą teraz działać: fabuły są wybrane, ale jeszcze nie ujawnione.
