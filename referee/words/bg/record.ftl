### Записът на една игра, когато напуска програмата: дневник, проверка, досие, износ, внос.

texts = Издания
seats = Места
entries = Записи
head = последна връзка { $link }…
entered = Въведени
shown = Тук са показани
covered = Записи без казаното тайно
table-before = Масата преди запис { NUMBER($entry, useGrouping: 0) }:
how-to-check = Проверка на файла: referee verify FILE. Преглед на играта: referee open FILE.
no-such-entries = „{ $game }“ има { NUMBER($count, useGrouping: 0) } записа и затова от { NUMBER($first, useGrouping: 0) } до { NUMBER($last, useGrouping: 0) } няма нищо.
damaged-from = „{ $game }“ е здрава до запис { NUMBER($entry, useGrouping: 0) }, който не е това, което е въведено ({ $wrong }). С --to получавате здравата част като файл; повече казва referee verify.
newer-from = Запис { NUMBER($entry, useGrouping: 0) } на „{ $game }“ е от вид, който познава само по-нов Referee („{ $kind }“); всичко преди него е тук. Обновете Referee.
broken = { $wrong ->
    [changed] променен е
    [missing] липсва
    [moved] стои на друго място
    [repeated] там отново стои по-ранен запис
    [cut] дневникът свършва преди него
    [unaccounted] никъде не е отчетен
    [head] краят на дневника не съвпада с отбелязаното
   *[unreadable] не се чете
}
neither = Няма нито запазена игра, нито файл „{ $game }“. Игрите се изброяват с: referee games.
header-changed = Променено е това, с което е започната играта. Записи, които още се четат: { NUMBER($sound, useGrouping: 0) }.
not-as-entered = Запис { NUMBER($entry, useGrouping: 0) } не е това, което е въведено ({ $wrong }). Здрави записи преди него: { NUMBER($sound, useGrouping: 0) }.
witness-missing = Въведени са { NUMBER($seen, useGrouping: 0) } записа, а тук са { NUMBER($count, useGrouping: 0) }: в края липсват { NUMBER($missing, useGrouping: 0) }.
witness-other = Запис { NUMBER($seen, useGrouping: 0) } не е този, който е въведен тук: това копие е продължило по друг начин.
gone = „{ $game }“ с { NUMBER($seen, useGrouping: 0) } записа е играна тук, а вече я няма.
sound = { $count ->
    [one] { $count } запис е както е въведен
   *[other] { NUMBER($count, useGrouping: 0) } записа са както са въведени
}; отсъдени наново ходове: { NUMBER($judged, useGrouping: 0) }.
here-too = Играта, запазена тук като „{ $game }“ ({ NUMBER($number, useGrouping: 0) }), има същите записи.
here-otherwise = В играта, запазена тук като „{ $game }“ ({ NUMBER($number, useGrouping: 0) }), запис { NUMBER($entry, useGrouping: 0) } е друг: едното от двете е променено.
ends-early = Файлът свършва със запис { NUMBER($last, useGrouping: 0) }; играта тогава е имала { NUMBER($count, useGrouping: 0) }.
newer = Запис { NUMBER($entry, useGrouping: 0) } е от вид, който познава само по-нов Referee („{ $kind }“); оттам нататък нищо не е отсъдено.
otherwise-silence = Изпълнени след други пасове, а не след тогавашните: { $entries }.
otherwise-judged = Отсъдени днес, тези не биха били позволени: { $entries }.
otherwise-given = Днешните правила не могат да изпълнят тези; стоят както са въведени: { $entries }.
otherwise-position = Масата преди този запис не е тази, която посочва файлът: { $entries }.
otherwise-verdict = Запис { NUMBER($entry, useGrouping: 0) }: днес решението е друго. Тогава: { $then }. Сега: { $now }.
otherwise-rules = Запис { NUMBER($entry, useGrouping: 0) }: същото решение, други правила. Само тогава: { $then }. Само сега: { $now }.
written = { $file } съдържа „{ $game }“ с { $count ->
    [one] { $count } запис
   *[other] { NUMBER($count, useGrouping: 0) } записа
}. Проверка: referee verify
left-covered = Пропуснато е казаното тайно: скритото в записи { $entries }.
there-already = Тази игра вече е запазена тук като „{ $game }“ ({ NUMBER($number, useGrouping: 0) }).
taken-in = „{ $game }“ е запазена под номер { NUMBER($number, useGrouping: 0) } с { $count ->
    [one] { $count } запис
   *[other] { NUMBER($count, useGrouping: 0) } записа
}; отсъдени наново ходове: { NUMBER($judged, useGrouping: 0) }.
