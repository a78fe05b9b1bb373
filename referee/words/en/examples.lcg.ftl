### Ready tables.

lcg-council = Round 2 of four players, titles taken, challenges to come
lcg-duel = Two players in the middle of a battle
lcg-council-note = Numbers, icons and keywords on this table are invented for the example.
lcg-duel-note = Numbers, icons and keywords on this table are invented for the example.
