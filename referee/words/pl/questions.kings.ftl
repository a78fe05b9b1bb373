### A Clash of Kings: what to ask the table.

card_strength = Jaka jest siła karty { $card }?
fiefdoms = Kto stoi wyżej na torze rozstrzygającym remisy w bitwie?
neutral_tie = Kto u was wygrywa remis z siłami neutralnymi?
retreat_area = Czy pobite jednostki ({ $seat }) mogą wycofać się do { $card }? Zob. zasady podstawowe.
option_7 = Jak gracie wariant fazy Westeros (opcja 7)?
option_8 = Jak gracie wariant bitwy (opcja 8)?
option_9 = Jak gracie w trzy osoby (opcja 9)?
port_positions = Jakie morze pokazuje sam żeton portu?
wolf_into_neutral = Czy u was Młody Wilk może wejść na siły neutralne?
victory_below_six = Ile miast i twierdz wygrywa przy mniej niż sześciu według zasad podstawowych?
crowned_cards = Co mówią nowe karty rodów na waszym stole?
six_player_start = Co pokazują wasze karty startowe i nakładki?
starred_power = Co zasady podstawowe mówią o umacnianiu władzy z gwiazdką?
raven_and_one_time = Czy u was Kruk może zmienić rozkaz jednorazowy?
port_retreat = Czy u was pobita flota może wycofać się do własnego portu?
port_transport = Czy u was okręty w porcie mogą przewozić jednostki?
