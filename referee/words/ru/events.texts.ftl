### Что вызвали тексты карт.

joined_challenge = { $card } вступает в вызов
deck_shuffled = { $seat }: колода перемешана
lasts = { $seat }: { $what_key ->
    [claim] сила намерения { $amount }
   *[no_challenge] некоторые вызовы запрещены
} до конца { $until_key ->
    [challenge] вызова
    [phase] фазы
   *[round] раунда
}
discarded_from_deck = { $seat }: верхняя карта колоды сброшена ({ $amount })
