### Уроки: список, проверка, экран.

nobody = никто
nothing = ничего

# Список
list-lesson = { $lesson }  { $title }  { $minutes } мин
list-stars = звёзды: { $stars } из { $most }
list-none = Для этой игры уроков ещё нет.
list-note-lcg = Уроки рассказывают об отличиях от издания HBO. Если обе игры для вас новые, начните с уроков 1 и 5–18 издания HBO.

# Проверка
audit-done = Проверено уроков игры { $game }: { $lessons } ({ $texts }); { $faults ->
    [0] ошибок нет
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[many] { $faults } ошибок
}.
at-lesson = { $lesson }
at-stage = { $lesson }, этап { $stage }
under = { $where } ({ $text })
fault = { $where }: { $fault }
fault-id-of-another-game = Обозначение должно начинаться с «{ $game }.».
fault-id-twice = У другого урока такое же обозначение.
fault-needs-unknown = В «needs» указан { $needs }, но ни у одного урока выше нет такого обозначения.
fault-no-stages = В уроке нет этапов.
fault-unknown-rule = В правилах нет { $rule }.
fault-rule-not-taught = Этап опирается на { $rule }, но в «teaches» этого правила нет.
fault-unreadable = { $error }
fault-solution-refused = Ход { $move } из { $of } в решении отклонён: { $because }.
fault-solution-short = После хода { $move } из { $of } цель не достигнута: { $missing }.
fault-lost-by-solution = После хода { $move } из { $of } в решении верно что-то из «lost»: { $missing }.
fault-goal-early = Цель достигнута после хода { $move } из { $of }; остальные ходы уберите.
fault-goal-already = Цель выполнена ещё до первого хода.
fault-lost-already = «lost» { $number } верно ещё до первого хода.
fault-no-goal = У этапа нет ни «goal», ни «asks».
fault-not-yours = Ход { $move } в решении принадлежит другому игроку; укажите «by».
fault-break-legal = Ход разрешён, а должен быть отклонён по { $rule }.
fault-break-otherwise = Ход отклонён по { $because }, а не по { $rule }.
fault-path-or-ask = Для предсказания нужно либо «path», либо «ask».
fault-few-choices = Для предсказания нужно не меньше { $least } ответов на выбор.
fault-answer-no-choice = Ответа { $answer } нет среди предложенных.
fault-predicted-otherwise = Указан ответ { $answer }, а программа находит { $found }.
fault-spotted-otherwise = «legal» — { $legal }, а программа находит { $found } ({ $because }).
fault-others-two = Для отклонённого хода в «others» нужны два правила.
fault-other-forbids = { $rule } стоит в «others», но тоже запрещает этот ход.
fault-few-items = Назовите не меньше { $least } вещей, каждую по одному разу.
fault-unknown-procedure = В игре нет процедуры { $procedure }. Процедуры: { $known }.
fault-order-otherwise = У процедуры другой порядок: { $steps }.
fault-hint-fails = Ни один ход из списка не ведёт к цели за { $depth } хода, поэтому третья подсказка пуста.
fault-robot = Урок можно пройти, нажимая только { $key }; измените цель или добавьте выбор.
fault-message-missing = Нет сообщения { $message }.
fault-message-long = В сообщении { $message } знаков: { $length }; можно не больше { $longest }.
fault-message-facts = Сообщение { $message } называет не то же, что по-английски: { $names }.
fault-message-names = В сообщении { $message } стоит { $variable }, а это не карта, не место и не слово.

# Экран
head = { $game } { $number } из { $of }  { $title }
stage = Этап { $number } из { $of }
finished = Готово: { $stars }
stars-about = Для трёх звёзд: ни одного неверного выбора и ни одной подсказки; пробные ходы ничего не стоят. После третьей подсказки или двух неверных выборов на одном этапе остаётся одна звезда; иначе две.
break-about = Нарушьте правило нарочно: сделайте ход, который нельзя сделать. С доской ничего не случится.
order-about = Выберите, что идёт первым, потом следующее, и так далее.
cites-about = За правилом стоят заголовок и страница, как они напечатаны: { $text }.
moves-left = Осталось ходов: { $count }.
goes-on = Разрешено. Цель ещё не достигнута.
went-back = Доска возвращается назад.
moves-used-up = Ходов больше нет, а цель не достигнута.
dead-end = Отсюда ни один ход из списка не ведёт к цели.
missed = { $what }: { $found }; цель: { $wanted }
wanted-at_least = не меньше { $than }
wanted-at_most = не больше { $than }
wanted-not = не { $than }
wanted-has = среди них { $than }
wanted-size = всего { $than }
wanted-more = на { $than } больше, чем было
wanted-fewer = на { $than } меньше, чем было
wanted-same = как было
wanted-more_than = больше, чем «{ $than }»
untold = пока нет
refused-again = Ничего не изменилось; попробуйте ещё раз.
allowed = Это разрешено! Найдите ход, который нельзя сделать.
other-rule = Отклонено, но по другому правилу. Найдите то, о котором говорит цель.
not-yours = Это чужой ход.
wrong = Нет. Попробуйте другое.
misplaced = Ещё нет: до этого идёт другое.
wrong-rule = Нет, это правило говорит о другом:
tried-before = Это вы уже пробовали.
why-where = Tab ведёт на доску, ↑ и ↓ — к её строке; тогда w говорит, из чего сложилось число.
hint-look = Посмотрите: { $what }.
hint-rule = Подумайте о правиле: { $rule }.
hint-first = Сначала идёт: { $item }
hint-next = Дальше идёт: { $item }
hint-answer = Ответ: { $answer }
choice-number = число { $number }
choice-amount = { $what }: { $number }
spot-legal = Можно
spot-not_legal = Нельзя
spot-cannot_tell = Правила не говорят, или не хватает данных
which-rule = Верно: нельзя. По какому правилу?
judged-later = Примите — и узнаете, можно ли так.
go-on = Дальше
once-more = Ещё раз
all-lessons = Все уроки
next-lesson = Следующий: { $title }
well-done = Хорошая работа.
last-done = Это был последний урок. Теперь своя партия: Esc, Esc, затем n. Referee объясняет её по ходу.
not-kept = Ваши успехи не удаётся сохранить.
exported = Ваши успехи записаны в { $file }.
not-exported = Не удаётся записать { $file }: { $problem }
imported = { $file }: к записанному здесь добавлено { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } урока
   *[other] { $lessons } уроков
} и { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
}.
not-imported = Не удаётся прочитать { $file }: { $problem }
no-export = этот файл записан не командой referee learn --export
not-kept-here = Не удаётся записать { $file }.

# Список уроков
lessons = Уроки: { $game }
which-game = Какой игре вы хотите научиться?
lesson-line = { $number }  { $title }
lesson-about = { $minutes } мин
where-left = { $game }: урок { $number } из { $of }, { $title }

terms-search = Наберите слово на любом языке
terms-none = Ни одно слово этой игры этого не содержит.
terms-lesson = Урок { $number }: { $title }
terms-dispute = Например: { $question } { $ruling }

# Что стоит там, о чём говорит цель
path-game-over = окончена ли игра
path-game-winner = кто победил в игре
path-challenge-winner = кто победил в вызове
path-challenge-loser = кто проиграл вызов
path-challenge-target = кого атакуют
path-challenge-participants = кто участвует
path-challenge-attack = вся атака
path-challenge-defence = вся защита
path-challenge-unopposed = непринятый ли вызов
path-claim-due = сколько берут намерения
path-claim-payer = кто расплачивается за намерения
path-dominance-winner = за кем господство
path-initiative-winner = за кем инициатива
path-initiative-tie_break = что решает при равенстве
path-payment-surplus = переплаченное влияние
path-active_player = чей ход
path-first_player = первый игрок
path-phase = фаза
path-card-power = власть на карте
path-card = карта, которая действует следующей
path-seat = чья очередь
path-kneeling = склонена
path-zone = где лежит
path-duplicates = дубликаты
path-strength = СИЛ
path-dead_names = карты на кладбище
path-hand = карты на руке
path-deck = карты в колоде Дома
path-drawn = взято карт
path-power = власть
path-house-power = жетоны Силы
path-total_power = власть всего
path-gold = золото
path-income = доход
path-dominance = всего для господства
path-setup_total = цена выложенных карт
path-title = титул
path-influence = влияние
path-discard = карты в сбросе
path-fortification = укрепление
path-orders = приказы
path-units = отряды
path-units_of = чьи отряды там стоят
path-destroyed = уничтоженные отряды
path-mustered = собранные отряды
path-gained = полученные жетоны Силы
path-fortifications = сколько укреплений осталось
path-winner = кто побеждает
