### Запись игры, когда она покидает программу: журнал, проверка, дело, вывоз и ввоз.

texts = Издания
seats = Места
entries = Записей
head = последнее звено { $link }…
entered = Введены
shown = Здесь показано
covered = Записи без сказанного втайне
table-before = Стол перед записью { NUMBER($entry, useGrouping: 0) }:
how-to-check = Проверить файл: referee verify FILE. Посмотреть игру: referee open FILE.
no-such-entries = В «{ $game }» записей { NUMBER($count, useGrouping: 0) }, поэтому с { NUMBER($first, useGrouping: 0) } по { NUMBER($last, useGrouping: 0) } ничего нет.
damaged-from = «{ $game }» цела до записи { NUMBER($entry, useGrouping: 0) }, а это не то, что было введено ({ $wrong }). С --to вы получите целую часть файлом; подробнее скажет referee verify.
newer-from = Запись { NUMBER($entry, useGrouping: 0) } игры «{ $game }» такого вида, который знает только более новый Referee («{ $kind }»); всё до неё здесь. Обновите Referee.
broken = { $wrong ->
    [changed] она изменена
    [missing] её нет
    [moved] она стоит не на своём месте
    [repeated] там снова стоит более ранняя запись
    [cut] журнал кончается до неё
    [unaccounted] она нигде не учтена
    [head] конец журнала не сходится с отмеченным
   *[unreadable] она не читается
}
neither = Нет ни сохранённой игры, ни файла «{ $game }». Список игр: referee games.
header-changed = Изменено то, с чего игра началась. Записей, которые ещё читаются: { NUMBER($sound, useGrouping: 0) }.
not-as-entered = Запись { NUMBER($entry, useGrouping: 0) } — не то, что было введено ({ $wrong }). Целых записей до неё: { NUMBER($sound, useGrouping: 0) }.
witness-missing = Введено записей { NUMBER($seen, useGrouping: 0) }, а здесь их { NUMBER($count, useGrouping: 0) }: в конце не хватает { NUMBER($missing, useGrouping: 0) }.
witness-other = Запись { NUMBER($seen, useGrouping: 0) } — не та, что была введена здесь: эта копия пошла дальше иначе.
gone = Игры «{ $game }» больше нет; её играли здесь, записей было { NUMBER($seen, useGrouping: 0) }.
sound = { $count ->
    [one] { $count } запись такая, какой была введена
    [few] { NUMBER($count, useGrouping: 0) } записи такие, какими были введены
   *[other] { NUMBER($count, useGrouping: 0) } записей такие, какими были введены
}; ходов рассужено заново: { NUMBER($judged, useGrouping: 0) }.
here-too = В игре, сохранённой здесь как «{ $game }» ({ NUMBER($number, useGrouping: 0) }), записи те же.
here-otherwise = В игре, сохранённой здесь как «{ $game }» ({ NUMBER($number, useGrouping: 0) }), запись { NUMBER($entry, useGrouping: 0) } другая: одно из двух изменено.
ends-early = Файл кончается записью { NUMBER($last, useGrouping: 0) }; в игре их тогда было { NUMBER($count, useGrouping: 0) }.
newer = Запись { NUMBER($entry, useGrouping: 0) } такого вида, который знает только более новый Referee («{ $kind }»); дальше ничего не рассужено.
otherwise-silence = Выполнены после других пасов, чем тогда: { $entries }.
otherwise-judged = По нынешнему решению эти ходы были бы не по правилам: { $entries }.
otherwise-given = По нынешним правилам эти не выполнить; они оставлены, как введены: { $entries }.
otherwise-position = Стол перед этой записью не тот, что указан в файле: { $entries }.
otherwise-verdict = Запись { NUMBER($entry, useGrouping: 0) }: теперь решение другое. Тогда: { $then }. Теперь: { $now }.
otherwise-rules = Запись { NUMBER($entry, useGrouping: 0) }: решение то же, правила другие. Только тогда: { $then }. Только теперь: { $now }.
written = { $file } содержит «{ $game }», { $count ->
    [one] { $count } запись
    [few] { NUMBER($count, useGrouping: 0) } записи
   *[other] { NUMBER($count, useGrouping: 0) } записей
}. Проверить: referee verify
left-covered = Опущено сказанное втайне: скрытое в записях { $entries }.
there-already = Эта игра уже сохранена здесь как «{ $game }» ({ NUMBER($number, useGrouping: 0) }).
taken-in = «{ $game }» сохранена под номером { NUMBER($number, useGrouping: 0) }, { $count ->
    [one] { $count } запись
    [few] { NUMBER($count, useGrouping: 0) } записи
   *[other] { NUMBER($count, useGrouping: 0) } записей
}; ходов рассужено заново: { NUMBER($judged, useGrouping: 0) }.
