### Какво предизвикаха текстове на карти.

joined_challenge = { $card } се включи в предизвикателството
deck_shuffled = { $seat } разбърка тестето за теглене
lasts = { $seat }: { $what_key ->
    [claim] удар { $amount }
    [extra_challenge] още едно предизвикателство от един вид
    [cheaper] следващата такава карта струва с { $amount } по-малко
   *[no_challenge] някои предизвикателства не са позволени
} до края на { $until_key ->
    [challenge] предизвикателството
    [phase] фазата
   *[round] рунда
}
discarded_from_deck = { $seat } изчисти горната карта на тестето ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] силата не се брои
    [no_stand] не се изправя във фаза Изправяне
    [comes_back] връща се в ръката в края на фазата
    [guarded] е под закрила: друг ще се изправи вместо нея
   *[blank] текстът се смята за празен
}
