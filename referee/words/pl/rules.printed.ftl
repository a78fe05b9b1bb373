### Reguły o tekstach kart, gdy są zachowane.

its_text_allows_this_host = Dodatek trafia na karty, które wymienia jego tekst.
its_limit_on_a_host_is_kept = Dodatku z limitem nie ma pod jedną kartą więcej, niż pozwala jego tekst.
only_weapons_go_there = Karta, która przyjmuje tylko broń, nie przyjmuje innych dodatków.
its_text_saves_this_card = Karta w grze o znanym tekście ocala tego i przed tym, o czym mówi jej tekst.
the_save_is_paid = Koszt ocalenia płaci się, zanim ono zadziała.
