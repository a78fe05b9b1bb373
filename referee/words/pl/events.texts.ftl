### Co sprawiły teksty kart.

joined_challenge = { $card }: dołącza do wyzwania
deck_shuffled = { $seat }: talia dobierania potasowana
lasts = { $seat }: { $what_key ->
    [claim] wartość zmagań { $amount }
    [foreseen] wymieniono fabułę { $value }
    [plots_swapped] wymiana talii fabuły i wykorzystanych fabuł ({ $other })
    [toll] płaci za wyzwania jednego rodzaju
    [extra_challenge] jeszcze jedno wyzwanie jednego rodzaju
    [cheaper] następna taka karta kosztuje o { $amount } mniej
   *[no_challenge] niektóre wyzwania są niedozwolone
} do końca { $until_key ->
    [challenge] wyzwania
    [phase] fazy
   *[round] rundy
}
discarded_from_deck = { $seat }: odrzucona wierzchnia karta talii ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] siła się nie liczy
    [no_stand] nie powstaje w fazie powstawania
    [comes_back] wraca na rękę na końcu fazy
    [dies_at_0] ginie przy sile 0
    [guarded] jest pod ochroną: ktoś powstanie w jej obronie
   *[blank] tekst uważa się za pusty
}
gold_placed = { $card }: na kartę trafia złoto: { $amount }
gold_taken = { $card }: ze złota na karcie wzięto: { $amount }
