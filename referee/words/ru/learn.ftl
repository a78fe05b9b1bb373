### Уроки: список, проверка, экран.

nobody = никто
nothing = ничего

# Список
list-lesson = { $lesson }  { $title }  { $minutes } мин
list-stars = звёзды: { $stars } из { $most }
list-none = Для этой игры уроков ещё нет.

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
fault-message-names = В сообщении { $message } стоит { $variable }, а это не карта, не место и не слово.
