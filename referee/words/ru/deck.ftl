### Что говорится о прочитанной колоде.

holds = { $house }: { $draw ->
    [one] { $draw } карта для добора
    [few] { $draw } карты для добора
   *[other] { $draw } карт для добора
}, { $plots ->
    [one] { $plots } замысел
    [few] { $plots } замысла
   *[other] { $plots } замыслов
}.
no-house = Карты Дома нет
yes-official = Допустима на официальных турнирах.
yes-casual = Допустима вне турниров.
no-official = Недопустима на официальных турнирах:
no-casual = Недопустима:
cannot-tell-official = Пока нельзя сказать, допустима ли она на официальных турнирах:
cannot-tell-casual = Пока нельзя сказать, допустима ли она:
at-a-tournament = На официальном турнире считалось бы и это:
unread = Прочитано не наверняка:
unread-ambiguous = Строка { $line }, { $copies } × { $name }: подходит несколько карт: { $offers }
unread-near = Строка { $line }, { $copies } × { $name }: такой карты нет; возможно: { $offers }
unread-exact = Строка { $line }, { $copies } × { $name }: так называется несколько карт: { $offers }
unread-none = Строка { $line }, { $copies } × { $name }: такая карта неизвестна
screen-file = Файл со списком колоды
screen-empty = Введите имя файла со списком колоды или одной из готовых колод: { $decks }
screen-title = Проверка колоды
