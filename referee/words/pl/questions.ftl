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
