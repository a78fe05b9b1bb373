verdict-yes = Разрешено
verdict-no = Не разрешено
verdict-cannot-tell = Неизвестно
outcome-done = Сделано
outcome-refused = Не разрешено
outcome-cannot_tell = Пока неизвестно
outcome-texts_differ = Издания расходятся
ruled = { $verdict } (основание: { $text })
ruling-given = Решение: { $move } — { $answer }
ruling-overruled = Решение, отменённое за столом: { $move } — { $answer }
ruling-refused = Отклонённый ход: { $move } — { $answer }
rulings-resting = Решения за вашими столами, основанные на этом
ruling-resting = { $game }, строка { NUMBER($line, useGrouping: 0) } ({ $day }): { $answer }
ruling-at-desk = { $event }, раунд { $round }, стол { $table }, решение { $ruling } ({ $state }): { $asked } — { $answer }
ruling-rule-changed = △ изменено с тех пор: { $rules }
rules-kept = { $count ->
    [one] соблюдено ещё { $count } правило
    [few] соблюдены ещё { $count } правила
   *[many] соблюдено ещё { $count } правил
}
would-be-legal = Так было бы разрешено:
way-either = либо { $change }
way-or = либо { $change }
way-also = и кроме того: { $change }
missing-at-least = Как минимум: { $change }
ask-the-table = Спросите за столом: { $question }
what-came-of-it = Что из этого вышло:
basis-stated = сказано в правилах
basis-derived = следует из правил
basis-silent = в правилах не сказано; это рекомендация
basis-may-matter = в правилах не сказано; это может быть важно
basis-table = решено за этим столом
offer-name = другое имя
offer-word = другое слово
offer-keyboard = другая раскладка
offer-seat = чей ход
offer-reading = другое прочтение
offer-outcome = чем кончилось
offer-as_told = принять как сказано
texts-differ = Издания здесь расходятся; решить можно за столом: { $point }
by-hand = вручную: что делает карта, говорят игроки

## A Clash of Kings: a verdict of its own.

verdict-not-covered = Источник этого не охватывает
