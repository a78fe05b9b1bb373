### Какво предизвикаха текстове на карти.

joined_challenge = { $card } се включи в предизвикателството
deck_shuffled = { $seat } разбърка тестето за теглене
lasts = { $seat }: { $what_key ->
    [claim] удар { $amount }
   *[no_challenge] някои предизвикателства не са позволени
} до края на { $until_key ->
    [challenge] предизвикателството
    [phase] фазата
   *[round] рунда
}
discarded_from_deck = { $seat } изчисти горната карта на тестето ({ $amount })
