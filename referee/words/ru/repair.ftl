### Исправления: четыре способа для ошибочной строки, рядом.

title = Исправление строки { $line }: { $what }
right = Правильно было бы: { $what }
left-out = Пропущено перед ней: { $what }
later = Строк с тех пор: { $count }
leave = Оставить
mend = Поправить
replay = Переиграть
back-up = Вернуть
about-leave = ничего не трогают
about-mend = поправляют сделанное, все поздние строки остаются
about-replay = возвращают до неё, вводят правильное и поздние строки заново
about-back-up = возвращают строки, последнюю первой
simple = простое
full = полное
not-advised = не советуется
cause-last-act = это последнее действие; никто не видел скрытых карт, и случай ничего не решал
cause-nothing-left = на столе от неё ничего не осталось
cause-later-acts = с тех пор действовали другие
cause-learnt = решал случай или кто-то видел скрытые карты
cause-broken = осталось бы то, чего быть не может
cause-stays = поправка достаёт не до всего
cause-outcome = с тех пор действовали другие, и исход был бы другим
cause-lines-lost = теряются поздние строки
cause-illegal-stays = ошибка остаётся
lines = строки: остаются { $kept }, изменены { $changed }, потеряны { $lost }
hands = карты { $cards }, золото { $gold }, власть { $power }
changes = На столе:
stays = Остаётся неверным (сейчас → правильно): { $what }
other = Было бы иначе, если бы всё было верно (сейчас → тогда): { $what }
beyond = { $of }: этого вручную не поправить
lost-line = потеряна: { $line } { $what }
changed-line = изменена: { $line } { $what }
stopped-refused = Останавливается на строке { $line }: теперь она отклоняется ({ $what })
stopped-asked = Останавливается на строке { $line }: теперь выбор другой ({ $what })
stopped-chance = Останавливается на строке { $line }: случай решал бы между другим ({ $what })
learnt = Что узнали с тех пор:
learnt-shown = строка { $line }: все увидели { $cards }
learnt-told = строка { $line }: судье доверил тайну игрок { $seats }
learnt-looked = строка { $line }: карты стопки видел игрок { $seats }
learnt-random = строка { $line }: решил случай
learnt-chosen = строка { $line }: выбор сделал игрок { $seats }
learnt-nothing = ничего
broken = Нарушило бы: { $what }
asks-ends-game = Это заканчивает игру.
asks-reveals = Это раскрывает карту.
spent-since = С тех пор у игрока { $seat } { $count ->
    [one] { $count } строка, в которой
    [few] { $count } строки, в которых
   *[many] { $count } строк, в которых
} золото можно было потратить.
step = Строка { $line }: { $what }
step-stand = поднимите { $card }
step-kneel = склоните { $card }
step-return = верните { $card }: была { $zone }, теперь { $to_zone }
step-to-treasury = { $seat }: { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
} в казну
step-from-treasury = { $seat }: { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
} из казны
step-power-back = { $of }: { $amount } власти назад в запас
step-power-on = { $of }: { $amount } власти из запаса
step-unknown-deck = { $seat }: неизвестные карты ({ $count }): выберите случайно с руки из { $hand } и положите на верх колоды Дома
step-unknown-discard = { $seat }: неизвестные карты ({ $count }): выберите случайно с руки из { $hand } и верните в сброс
step-unknown = { $seat }: неизвестные карты ({ $count }): выберите случайно с руки из { $hand }
step-opponent-deck = { $seat }: неизвестные карты ({ $count }): противник смотрит руку из { $hand } и выбирает и положите на верх колоды Дома
step-opponent-discard = { $seat }: неизвестные карты ({ $count }): противник смотрит руку из { $hand } и выбирает и верните в сброс
step-opponent = { $seat }: неизвестные карты ({ $count }): противник смотрит руку из { $hand } и выбирает
step-nothing = ничего не сдвигается
done-leave = Оставлено; в журнале сказано почему.
done-mend = Исправлено одной записью.
done-replay = Введено заново строк: { $kept }; потеряно: { $lost }.
done-back-up = Возвращено к положению перед строкой { $line }.
note-leave = Исправление строки { $line }: оставлено как есть ({ $because })
note-replay = Исправление строки { $line }: возвращено, введено правильное и поздние строки заново ({ $because })
note-back-up = Исправление строки { $line }: возвращено ({ $because })
note-mend = Исправление строки { $line } ({ $because })
rests-on = по решению { $ruling }
why = Почему? (для журнала)
what-is-right = Что было бы правильно? Строка как за столом; пусто: ничего
is-done = Шаг { $step } из { $count }. Сделано на столе?
sure = Выполнить?
hint = 1–4 выбирает, Enter выполняет, i вводит правильное, o: пропущено перед этой строкой
head = Для возврата: главный судья или регламент, который разрешает это каждому судье
provisional-given = Временное решение: отсюда играют дальше, пока оно не подтверждено ({ $because })
provisional-confirmed = Временное решение из строки { $line } подтверждено: сыгранное после него остаётся ({ $because })
provisional-reversed = Временное решение из строки { $line } отменено: возврат к нему, взято назад строк: { $count } ({ $because })
provisional-why = Почему решение временное? (для журнала)
provisional-settle = Временное решение из строки { $line }: { $because }
provisional-confirm = Подтвердить: сыгранное после него остаётся
provisional-reverse = Отменить: вернуться к строке { $line }
provisional-since = Строк с тех пор: { $count }
provisional-settle-why = Почему? (для журнала)
only-looked-at = Вы только смотрите. Исправьте за столом: l, строка, R.
