cost = Ile kosztuje karta { $card }?
strength = Jaka siła jest wydrukowana na karcie { $card }?
icons = Jakie symbole wyzwań ma karta { $card }?
keywords = Jakie słowa kluczowe ma karta { $card }? (żadne to też odpowiedź)
crests = Jakie symbole postaci (świętość, uczoność, szlachetność, wojna) ma karta { $card }? (żadne to też odpowiedź)
traits = Jakie cechy ma karta { $card }?
houses = Symbole których rodów ma karta { $card }? (żadne: neutralna)
unique = Czy karta { $card } jest unikatowa? (symbol chorągwi obok nazwy)
income = Jaką premię do przychodu ma karta { $card }? (0: żadnej)
timing = Kiedy według tekstu można użyć karty { $card }?
saves = Kogo według tekstu ocala karta { $card }?
plot_income = Jaki przychód jest wydrukowany na odkrytej fabule (gracz: { $seat }{ $card_key ->
    [none] )?
   *[some] , fabuła: { $card })?
}
plot_initiative = Jaka inicjatywa jest wydrukowana na odkrytej fabule (gracz: { $seat }{ $card_key ->
    [none] )?
   *[some] , fabuła: { $card })?
}
plot_claim = Jaka wartość zmagań jest wydrukowana na odkrytej fabule (gracz: { $seat }{ $card_key ->
    [none] )?
   *[some] , fabuła: { $card })?
}
when_revealed = Czy odkryta fabuła ma tekst „po odkryciu” (gracz: { $seat }{ $card_key ->
    [none] )?
   *[some] , fabuła: { $card })?
}

## Oriflamme

name = Jaka to karta: { $card } (gracz: { $seat })?

## Co trzeba wiedzieć o talii.

deck_house = Którym rodem gra ta talia?
deck_lines = O które karty chodzi w nieodczytanych wierszach?
house_only = Tylko dla którego rodu jest { $card }, jeśli tak na niej napisano?

## A Clash of Kings: what to ask the table.

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
