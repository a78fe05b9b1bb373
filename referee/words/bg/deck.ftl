### Какво се казва за прочетено тесте.

holds = { $house }: { $draw ->
    [one] една карта за теглене
   *[other] { $draw } карти за теглене
}, { $plots ->
    [one] един сценарий
   *[other] { $plots } сценария
}.
no-house = Няма знаме на дом
yes-official = Позволено на официални турнири.
yes-casual = Позволено извън турнири.
no-official = Не е позволено на официални турнири:
no-casual = Не е позволено:
cannot-tell-official = Още не може да се каже дали е позволено на официални турнири:
cannot-tell-casual = Още не може да се каже дали е позволено:
at-a-tournament = На официален турнир щеше да важи и това:
unread = Не е прочетено със сигурност:
unread-ambiguous = Ред { $line }, { $copies } × { $name }: подхождат няколко карти: { $offers }
unread-near = Ред { $line }, { $copies } × { $name }: няма такава карта; може би: { $offers }
unread-exact = Ред { $line }, { $copies } × { $name }: няколко карти се казват така: { $offers }
unread-none = Ред { $line }, { $copies } × { $name }: такава карта не е известна
screen-file = Файл със списък на тесте
screen-empty = Напишете името на файл със списък на тесте или на някое от готовите тестета: { $decks }
screen-title = Проверка на тесте
