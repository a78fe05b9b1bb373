### Ready tables.

lcg-council = Runda 2, czterech graczy: tytuły wybrane, przed nimi wyzwania
lcg-duel = Dwóch graczy w środku wyzwania wojskowego
lcg-council-note = Liczby, symbole i słowa kluczowe na tym stole wymyślono na potrzeby przykładu.
lcg-duel-note = Liczby, symbole i słowa kluczowe na tym stole wymyślono na potrzeby przykładu.
