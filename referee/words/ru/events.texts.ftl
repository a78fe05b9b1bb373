### Что вызвали тексты карт.

joined_challenge = { $card } вступает в вызов
deck_shuffled = { $seat }: колода Дома перетасована
lasts = { $seat }: { $what_key ->
    [claim] сила намерений { $amount }
    [foreseen] назван замысел { $value }
    [plots_swapped] обмен колодами замыслов и прошлыми замыслами ({ $other })
    [toll] платит за вызовы одного вида
    [extra_challenge] ещё один вызов одного вида
    [cheaper] следующая такая карта стоит на { $amount } меньше
   *[no_challenge] некоторые вызовы запрещены
} до конца { $until_key ->
    [challenge] вызова
    [phase] фазы
   *[round] раунда
}
discarded_from_deck = { $seat }: верхняя карта колоды сброшена ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] СИЛ не считается
    [no_stand] не поднимается в фазе подъёма
    [comes_back] возвращается на руку в конце фазы
    [dies_at_0] будет убит при СИЛ 0
    [guarded] под защитой: за неё поднимется другой
   *[blank] текст считается пустым
}
gold_placed = { $card }: на карту положено золото: { $amount }
gold_taken = { $card }: из золота на карте взято: { $amount }
