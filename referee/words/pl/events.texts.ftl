### Co sprawiły teksty kart.

joined_challenge = { $card }: dołącza do wyzwania
deck_shuffled = { $seat }: talia dobierania potasowana
lasts = { $seat }: { $what_key ->
    [claim] zmagania { $amount }
   *[no_challenge] niektóre wyzwania są niedozwolone
} do końca { $until_key ->
    [challenge] wyzwania
    [phase] fazy
   *[round] rundy
}
discarded_from_deck = { $seat }: odrzucona wierzchnia karta talii ({ $amount })
