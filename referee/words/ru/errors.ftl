refused = Ход не выполнен; он нарушает: { $because }.
impossible_position = Такой позиции быть не может: { $faults }.
impossible_start = Игра так начаться не может: { $faults }.
seat_missing = Не сказано, кто это делает: { $verb }. Назовите игрока.
unknown_face = В этой игре нет карты { $face }.
unknown_seat = Нет такого игрока: { $seat_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $seat }
}. Игроки: { $known }.
unknown_card = На столе нет такой карты: { $card_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $card }
}. Неизвестную карту сначала надо показать.
unknown_scope = «{ $read }» — не группа игроков. Возможны: { $known }.
unknown_thing = О «{ $read }» спросить нельзя. Возможны: { $known }.
unknown_by = Нет такого игрока: { $read }. Игроки: { $known }.
unknown_of = Нет такого примера: { $read }. Известны: { $known }.
unknown_verb = «{ $verb }» — не ход этой игры. Ходы: { $known }.
unknown_field = { $verb_key ->
    [none] У вопроса { $question } нет поля «{ $field }».
   *[some] У хода { $verb } нет поля «{ $field }».
}
unknown_phase = «{ $read }» — не фаза. Фазы: { $known }.
stands_there_already = Стол уже стоит в начале фазы «{ $phase }», и в ней ещё ничего не сделано. Уберите этот шаг, а если нужен следующий раунд, пройдите через фазы между ними.
unknown_question = «{ $question }» — не вопрос этой игры. Вопросы: { $known }.
unknown_path = О «{ $path }» сказать нечего.
unknown_text = У этой игры нет издания «{ $text }»{ $case_key ->
    [none] .
   *[some] {" "}(случай { $case }).
} Издания: { $known }.
unknown_option = «{ $option }» — не ответ на этот вопрос: { $point }. { $known_count ->
    [0] Это не открытый вопрос этой игры.
   *[other] Ответы: { $known }.
}
unknown_game = Нет игры «{ $game }». Игры: { $known }.
game_not_loaded = Игра «{ $game }» установлена, но её не удаётся загрузить: { $error }
no_position_text = Позиции игры «{ $game }» нельзя записать текстом; используйте случай в JSON.
unknown_rule = Нет правила { $rule }. { $nearest_count ->
    [0] Найдите его поиском.
   *[other] Ближайшие: { $nearest }.
}
negative_amount = Меньше нуля не бывает: для { $verb } дано { $amount }.
nothing_to_act_on = На столе нет ничего, на что это могло бы подействовать ({ $move }), поэтому и решением за столом этого не сделать.
each_pass_is_said = При строгом учёте каждый игрок сам говорит о пропуске хода, например: «Старк пасует».
would_be_misplaced = После этого хода { $cards } лежало бы сразу в двух местах или нигде. Сначала исправьте, где это лежит, или покажите карту; затем проведите ход вопреки решению.
no_remedy = Как этого добиться, надо сказать за столом: { $change }.
nothing_typed = Ничего не введено.
list_changed = { $line } — номер хода из списка, который с тех пор изменился. Посмотрите на список и введите номер ещё раз.
question_needs_move = Напишите после вопроса ход, о котором спрашиваете, например «? старк защищается джон».
question_of_table = На «{ $line }» отвечает только экран стола.
no_such_number = В списке нет хода { $line }; { $count ->
    [0] он пуст
    [1] в нём один
   *[other] в нём ходов: { $count }
}.
line_too_long = В этой строке знаков: { $size }; читается строка не длиннее { $limit }. Введите один ход или заметку покороче.
line_reads_too_many_ways = Эту строку можно прочесть слишком многими способами: «{ $line }». Возьмите названия в кавычки или введите её несколькими короткими строками.
line_not_understood = Строка «{ $line }» не понята. { $file_key ->
    [none] {""}
   *[some] Причина записана в { $file }. {""}
}Ничего не введено; скажите это другими словами или выберите ход из списка.
line_not_entered = Строку «{ $line }» не удалось ввести: это ошибка самой программы. { $file_key ->
    [none] {""}
   *[some] Причина записана в { $file }. {""}
}Посмотрите в журнале (l), что введено, и продолжайте оттуда.
line_unreadable = Строку «{ $line }» не удалось прочитать как ход.
line_says_nothing = Строку «{ $line }» не удалось прочитать как ход. Строка говорит, кто что делает, например: { $example }. Tab дополняет начатое.
line_asks = Строка «{ $line }» — вопрос, а не ход. О правилах спрашивайте в разделе «Правила» (клавиша b).
line_stops = Строка «{ $line }» понята до «{ $understood }», но «{ $stops_at }» — уже нет. Здесь может стоять: { $follows }.
card_not_here = Строку «{ $line }» не удалось прочитать: карты { $card } ещё нет на столе. Её надо сначала показать или сыграть; напечатанное на ней можно ввести в разделе «Карты» (клавиша c).
line_unfinished = В строке «{ $line }» сказано не всё. Дальше может идти: { $follows }.
name_ambiguous = Имя в строке «{ $line }» подходит не одному. Кто имеется в виду?
whose_effect = «{ $line }» не отвечает ни на что, чего ждут за столом, и не называет карту, которая это делает. Если это делает текст карты, скажите какой: «{ $line } из-за …».
several_readings = Строку «{ $line }» можно понять по-разному: { $verbs }. Как именно?
which_one = Строка «{ $line }» что-то не договаривает. Что из этого?
which_seat = Кто это делает? Строка: «{ $line }».
words_not_placed = В строке «{ $line }» непонятно, что значит: { $words }. Это тот ход?
words_not_placed_alone = В строке «{ $line }» непонятно, что значит: { $words }.
told_another_amount = В строке «{ $line }» сказано { $told }; выходит { $amount }. Это тот ход?
told_another_winner = В строке «{ $line }» назван другой победитель; побеждает { $winner }. Это тот ход?
told_winner_of_tie = В строке «{ $line }» назван победитель, но никто не побеждает. Это тот ход?
told_otherwise = В строке «{ $line }» эти слова говорят о том, чего из хода не следует: { $words }. Это тот ход?
raw_move_unreadable = Ход «{ $line }» не удалось прочитать: { $error }.
correction_why = «{ $line }» исправляет что-то вручную. Скажите в конце почему: «{ $line } { $because } ...».
outcome_not_known = Чтобы ввести «{ $line }», сначала надо знать: { $what } ({ $card }).
outcome_not_possible = «{ $line }» не могло выйти из того, что на столе. { $because_count ->
    [0] Как ни дополнить остальное, выходит другое.
   *[other] Это нарушает: { $because }.
}
outcome_told_in_part = «{ $line }» вводится как сказано, ничего не проверяется. Скажите ещё, защищался ли кто-нибудь («непринятый» или «принятый») и чья Слава засчитана («слава ...»).
renown_is_judged = «{ $line }»: власть за Славу программа добавляет сама, когда разбирает вызов. Чья Слава засчитана, говорите только об исходе, который вводится «как сказано».
outcome_refused = «{ $line }» нельзя ввести. { $why }
outcome_open = «{ $line }» могло произойти по-разному. { $open_key ->
    [attackers] Скажите, кто нападал («с ...») и кто защищался («против ...» или «непринятый»).
    [defenders] Скажите, кто защищался («против ...» или «непринятый»).
   *[killed] Скажите, кто убит («убит ...»).
}
argument_missing = Вопросу { $question } нужно: { $argument }.
field_missing = Для { $verb } не хватает: { $field }.
neither_move_nor_question = Шаг — это ход («do») или вопрос («ask»); здесь только: { $fields }.
cannot_be_told = Об этом столе этого сказать нельзя.
move_and_question = { $where_key ->
    [none] Шаг — это либо ход («do»), либо вопрос («ask»), но не оба сразу.
   *[some] Шаг — это либо ход («do»), либо вопрос («ask»), но не оба сразу{ $where }.
}
why_not_words = В поле «why» должны быть слова{ $where_key ->
    [none] .
   *[some] { $where }.
}
no_files_here = Из браузера нельзя указывать файлы этого компьютера. Используйте терминал хозяина стола.
not_your_seat = Это вводит { $seat }: вы сидите на другом месте. Попросите его или хозяина стола.
judge_enters = Со своего места вы вводите свои ходы. Это вводит хозяин стола или судья: исправление, решение стола или отмену введённого другими.
file_not_opened = { $file } не открывается: { $error }. Проверьте имя.
no_cases = В файле нет случаев.
id_missing = У случая должен быть id.
case_id_twice = У двух случаев один id: { $case }. Замените один из них.
another_game = Текст относится к игре «{ $game }», а стол — к «{ $known }».
case_of_another_game = Случай { $case } из игры «{ $game }», а файл из игры «{ $file }».
bad_lessons = В файле { $file } нет уроков: { $error }
lessons_of_another_game = В файле { $file } уроки игры «{ $game }».
unknown_lesson = Урока { $lesson } нет. Уроки: { $known }.
no_moves_here = Здесь отвечают одним из вариантов списка: его номером или словами.
stage_is_done = Эта часть пройдена; Enter ведёт дальше.
scripted_move_refused = Предусмотренный ход ({ $move }) отклонён: { $because }.
misplaced_step = В поле «{ $field }» такого шага быть не может.
unknown_case = В файле нет случая { $case }. Случаи: { $known }.
too_deep = { $field }: вложено глубже чем { $limit }. Ничего не принято.
number_too_large = { $field }: число больше, чем нужно любому столу (предел { $limit }).
malformed_card = Карта записана неправильно: { $error }.
file_too_large = В файле байт: { $size }; читается не больше { $limit }. Ничего не принято.
neither_case_nor_position = Это не файл со случаями (JSON) и не текст позиции. Текст позиции начинается с игры: { $known }; прочитано «{ $read }».
record_is_no_case = Это запись игры, а не случай. «referee verify» проверяет её и снова судит её ходы; «referee» и её имя открывает её.
not_json = Файл не читается как JSON: { $error }. Ничего не принято.
table_not_a_case = Это стол, записанный в файл, а не случай. Чтобы играть с него дальше, запустите referee и выберите «Из файла…» (o).
not_a_case_file = Ожидался файл случаев; прочитано: { $read_key ->
    [list] список
    [str] текст
    [int] число
    [float] число
    [bool] да или нет
    [NoneType] ничего
   *[other] { $read }
}.
game_missing = В отдельном случае надо указать, из какой он игры («game»): { $case }.
malformed_case = Случай записан неправильно{ $case_key ->
    [none] {""}
   *[some] {" "}({ $case })
}: { $error }.
malformed_expectation = То, чего ожидает шаг, записано неправильно: { $error }.
malformed_move = Ход записан неправильно{ $verb_key ->
    [none] {""}
   *[some] {" "}({ $verb })
}: { $error }.
malformed_position = Позиция записана неправильно: { $error }.
malformed_state = Сохранённый стол не читается: { $error }.
unknown_format = В файле указан формат «{ $format }»; прочитать можно «{ $known }».
storage-error = { $found }
storage-unusable-url = { $url } не называет базы данных, которой можно пользоваться: { $found }. REFEREE_DATABASE_URL принимает SQLAlchemy URL, например sqlite:////home/me/games.db; без неё берётся обычное место.
storage-not-reachable = { $place } не открывается: { $found }. Проверьте, на месте ли файл, или выберите другую базу данных.
storage-nothing-saved = В { $place } нет сохранённых игр. Начните так: referee
storage-no-place = В { $place } нет сохранённых игр, и создать их там нельзя: запись туда запрещена. Измените права доступа или укажите в REFEREE_DATABASE_URL место, в которое можно записывать.
storage-not-writable = { $place } можно читать, но не записывать, поэтому введённое не сохранилось бы. Измените права или укажите в REFEREE_DATABASE_URL место, куда можно писать. Смотреть сохранённые игры можно и так.
storage-damaged-file = { $place }: файл повреждён или это не база данных ({ $found }). Он оставлен в точности как был. Положите его копию в надёжное место; потом уберите его, чтобы начать новый, или поставьте на его место резервную копию.
storage-foreign-file = { $place } — база данных другой программы. Она оставлена как была; выберите другое место.
storage-newer-schema = { $place } записан более новым Referee (схема { NUMBER($found, useGrouping: 0) }, этот знает { NUMBER($known, useGrouping: 0) }). Он оставлен как был. Обновите Referee или выберите другую базу данных.
storage-not-migrated = { $place } записан более старым Referee (схема { NUMBER($schema, useGrouping: 0) }), и перевести его на схему { NUMBER($next, useGrouping: 0) } не удалось ({ $found }). Он оставлен как был. Устраните причину и откройте его снова или выберите другую базу данных.
storage-disk-full = Для { $place } больше нет места. Введённое последним не сохранено; всё, что до него, в целости. Освободите место и введите это ещё раз.
storage-busy = В { $place } пишет другая программа. Введённое последним не сохранено; попробуйте ещё раз.
storage-device-failed = Не удалось прочитать или записать { $place } ({ $found }). Прежде чем продолжать, откройте игру заново и посмотрите, какие записи в ней есть.
storage-not-text = Во введённом есть знаки, которые нельзя записать ({ $found }). Оно не сохранено.
storage-no-such-game = В { $place } нет сохранённой игры номер { NUMBER($game, useGrouping: 0) }. Возможно, она удалена.
storage-name-missing = У сохранённой игры должно быть имя хотя бы из одного видимого знака.
storage-held-elsewhere = В игру { NUMBER($game, useGrouping: 0) } пишет процесс { NUMBER($process, useGrouping: 0) } на { $host } ({ $person }), с { $since }. Закройте её там или откройте здесь только для просмотра. Если та программа уже не вернётся, возьмите игру на себя и укажите причину.
storage-only-looking = Эту игру здесь только смотрят; введённое не сохранено. Закройте её там, где в неё играют.
storage-overtaken = Кто-то другой ввёл что-то раньше. Посмотрите на стол, каков он теперь, и введите своё снова, если оно ещё верно.
storage-not-kept = Это не сохранено: { $error }
storage-lease-lost = Отсюда в игру { NUMBER($game, useGrouping: 0) } больше не пишут: её переняли или удалили в другом месте. Введённое последним не сохранено. Откройте игру заново, чтобы увидеть, что в ней.
storage-taken-over = Игру { NUMBER($game, useGrouping: 0) } взял на себя пользователь { $person } на { $host }: { $because }. Введённое последним не сохранено. Откройте игру заново, чтобы увидеть, что в ней.
storage-reason-missing = Нужна причина: она остаётся в журнале игры. Укажите её в нескольких словах.
storage-older-copy = В игре { NUMBER($game, useGrouping: 0) } здесь записей: { NUMBER($count, useGrouping: 0) }, а введено было { NUMBER($seen, useGrouping: 0) }; не хватает: { NUMBER($missing, useGrouping: 0) }. Это более старая копия, или конец базы данных потерян. Верните более новый файл вместе с файлами рядом с ним или продолжайте отсюда и укажите причину.
storage-other-copy = Запись { NUMBER($seen, useGrouping: 0) } игры { NUMBER($game, useGrouping: 0) } — не та, что была введена здесь: эта копия пошла дальше иначе, в ней записей: { NUMBER($count, useGrouping: 0) }. Верните другой файл или продолжайте отсюда и укажите причину.
storage-file-is-there = { $place } уже есть и оставлен как был. Выберите другое имя.
storage-not-backed-up = Сделать из { $place } исправную копию не удалось ({ $found }). Там ничего не осталось. Выберите другое место.
storage-journal-broken = Запись { NUMBER($number, useGrouping: 0) } игры { NUMBER($game, useGrouping: 0) } — не то, что было введено ({ $wrong ->
    [changed] она изменена
    [missing] её нет
    [moved] она стоит не на своём месте
    [repeated] там снова стоит более ранняя запись
    [cut] журнал кончается до неё
    [unaccounted] она нигде не учтена
    [head] конец журнала не сходится с отмеченным
   *[unreadable] она не читается
}). Записи до неё в порядке: { $sound }. Их можно смотреть или продолжить с этого места: то, что дальше, откладывается, а не удаляется.
storage-newer-entry = Запись { NUMBER($number, useGrouping: 0) } игры { NUMBER($game, useGrouping: 0) } такого вида, которого этот Referee не знает: «{ $kind }». Её сделал более новый Referee. Обновите Referee, чтобы продолжать; записи до неё можно смотреть.
storage-header-broken = То, с чего началась игра { NUMBER($game, useGrouping: 0) }, изменено, поэтому продолжать её нельзя. Её записи можно смотреть; чтобы играть дальше, начните новую.

## Oriflamme

argument_does_not_fit = { $verb }: { $argument } не подходит к такому месту ({ $where_key ->
    [left] левый край ряда
    [right] правый край ряда
    [on] на карте
    [between] между картами
   *[other] { $where }
}).
nobody_at_the_table = За столом никого нет, поэтому об этом не спросить: { $question }.
unknown_name = Нет карты с именем { $name }. Имена: { $known }.

## Table files.

file_is_there = Файл { $file } уже есть; выберите другое имя.
file_not_written = { $file } не удаётся записать: { $error }. Выберите другое место.
not_a_table = Это не файл стола, который можно здесь прочесть: { $error }. Ничего не взято.
table_no_word = Этот стол нельзя открыть: { $where } — «{ $read }», а здесь может быть только: { $could }.
table_no_such = Этот стол нельзя открыть: { $where } указывает на «{ $read }», чего на этом столе нет.
table_no_number = Этот стол нельзя открыть: { $where } равно { $read }, а так быть не может.
table_twice = Этот стол нельзя открыть: «{ $read }» находится в двух местах ({ $where }).
table_no_seats = Этот стол нельзя открыть: за ним никто не сидит ({ $where }).
table_too_many = Этот стол нельзя открыть: в { $where } записей больше, чем бывает на любом столе: { $read }.
table_too_long = Этот стол нельзя открыть: { $where } длиннее, чем нужно любому столу; знаков: { $read }.
table_other_key = Этот стол нельзя открыть: { $where } — «{ $read }», но записано под другим именем.
table_no_slot = Этот стол нельзя открыть: в { $where } не хватает значения или оно неверно: «{ $read }».
table_empty = Этот стол нельзя открыть: { $where } — пусто.
table_under_itself = Этот стол нельзя открыть: { $where } — «{ $read }», и карта лежала бы сама под собой.
table_contradicts = Этот стол нельзя открыть: { $where } противоречит остальному столу.
control_character = В { $where } на месте { $at } стоит знак { $sign }. Он может обмануть читателя или терминал; уберите его. Ничего не взято.
not_a_file = { $file } — не файл, а папка, канал или устройство. Ничего не взято.

## A Clash of Kings: what cannot be read.

malformed_question = Вопрос { $question } прочесть нельзя: { $error }
option_is_needed = Для этого нужна опция { $option } дополнения.
nobody_to_go = { $area }: там нет отрядов ({ $seat }).
units_missing = { $area }: назовите, какие отряды идут и сколько их.
unknown_area = Области «{ $area }» нет. Есть: { $known }.
house_needs_option = Дому Мартеллов нужна опция { $option } дополнения. Включите её или играйте без этого Дома.

# Position text.
position_quote_open = цитата { $read } не закрыта
position_not_json = { $read } не читается как JSON
position_too_long = текст или строка слишком длинны
position_empty = текст пуст
position_game_unknown = первым словом должна быть игра; { $read } не игра
position_bracket_open = скобка не закрыта
position_word_unknown = { $read } не может здесь стоять
position_ends = строка кончается слишком рано
position_name_missing = здесь должно стоять имя
position_id_twice = обозначение { $read } использовано дважды
position_card_unknown = в каталоге нет карты { $read }; после значений карты, которой в нём нет, напишите «как сказано»
position_card_ambiguous = { $read } может означать несколько карт
position_card_not_here = на этом столе нет карты { $read }
position_seat_unknown = за этим столом нет игрока { $read }
position_line_twice = вторая строка этого вида; достаточно одной
position_field_twice = это сказано дважды и по-разному
position_deed_missing = не сказано, какого вида вызов
position_line_unread = спорная строка { $read } не понята
position_line_no_move = спорная строка { $read } — команда, а не ход
position_line_a_fact = спорная строка { $read } говорит, как обстоит дело, и не делает хода; впишите это в позицию
position_line_no_such_card = спорная строка { $read } называет карту, которой там быть не может: ни одна неизвестная карта не может быть этой
position_line_no_step = спорная строка { $read } говорит о ходе, который нельзя записать в тексте с позицией; введите его за столом
position_type_untold = не сказано, какого типа { $read }; напишите его после названия
position_case_unknown = в файле нет случая { $read }

## Записи игр.

record_broken = { $part ->
    [entry] Запись { NUMBER($entry, useGrouping: 0) } (строка { NUMBER($line, useGrouping: 0) }) — не то, что было записано. Записи до неё целы.
    [ruling] Решение по записи { NUMBER($entry, useGrouping: 0) } (строка { NUMBER($line, useGrouping: 0) }) — не то, что было записано.
    [position] Стол перед записью { NUMBER($entry, useGrouping: 0) } (строка { NUMBER($line, useGrouping: 0) }) — не то, что было записано.
    [text] Строки для людей (начиная со строки { NUMBER($line, useGrouping: 0) }) — не то, что было записано.
    [about] То, что файл говорит о себе (строка { NUMBER($line, useGrouping: 0) }), — не то, что было записано.
    [header] Начало игры (строка { NUMBER($line, useGrouping: 0) }) — не то, что было записано.
    [seal] Печать (строка { NUMBER($line, useGrouping: 0) }) не сходится с тем, что стоит до неё: какая-то строка изменена или пропала.
    [end] После конца (строка { NUMBER($line, useGrouping: 0) }) стоит что-то ещё.
   *[format] Это не запись игры: строка { NUMBER($line, useGrouping: 0) } не называет её вида.
} Попросите этот файл ещё раз.
record_newer = Запись { NUMBER($entry, useGrouping: 0) } из этого файла такого вида, который знает только более новый Referee («{ $kind }»). Обновите Referee. Ничего не сохранено.
position_hides_card = карта { $read } закрыта, а позиция должна её назвать
position_language_unclear = текст читается на нескольких языках и значит разное ({ $read }); выберите язык
desk-busy = В этот турнир сейчас пишут другие. Попробуйте ещё раз.
desk-no-tournament = Турнира «{ $name }» нет. Турниры: { $known }. Создайте турнир: referee desk new.
desk-none-yet = Турниров ещё нет. Создайте турнир: referee desk new.
desk-tournament-there = Турнир «{ $name }» уже есть.
desk-tournament-over = Турнир «{ $name }» окончен; в него больше не пишут.
desk-journal-broken = Журнал турнира «{ $name }» не такой, каким был записан. referee verify скажет, где.
desk-newer-entry = Запись { $number } турнира такого вида, который знает лишь более новый Referee («{ $kind }»). Обновите Referee.
desk-no-number = В турнире нет такого номера: { $number }.
desk-told = { $what }
desk-no-entry = Строк в игре: { NUMBER($count, useGrouping: 0) }; строки { NUMBER($entry, useGrouping: 0) } нет.
desk-no-table = В раунде { $round } нет стола { $table }. Добавьте его: referee desk add-table.
desk-table-there = В раунде { $round } уже есть стол { $table }.
desk-no-person = На этом турнире никого не зовут { $person }. Добавьте человека: referee desk add.
desk-several-persons = Нескольких человек зовут { $person }. Укажите номер.
desk-person-there = { $person } уже участвует, или имя не указано.
desk-not-a-judge = { $person } не судья этого турнира.
desk-which-judge = Какой вы судья? Добавьте --by и имя. Судьи: { $known }.
desk-no-call = Вызова судьи { $number } нет.
desk-no-ruling = Решения { $number } нет.
desk-no-penalty = Действующего взыскания { $number } нет.
desk-call-taken = Вызов судьи { $call } уже принят: { $person }.
desk-call-yours = Вы уже приняли вызов судьи { $call } ({ $person }).
desk-call-closed = Вызов судьи { $call } закрыт.
desk-call-not-yours = Вызов судьи { $call } не ваш, вернуть его вы не можете.
desk-calls-open = Открытых вызовов судьи: { $count }. Сначала закройте их.
desk-seated-twice = { $person } в этом раунде сидит за столом { $table }.
desk-seat-unreadable = «{ $read }» не имеет вида место=человек, например stark=Anna.
desk-game-elsewhere = Игра { $game } принадлежит столу { $table } в раунде { $round }.
desk-no-such-time = { $minutes } мин. не может быть: у стола от 0 до 24 часов.
desk-words-missing = Не хватает слов: скажите, что имеется в виду или почему.
desk-ruling-state = Решение { $ruling } в состоянии «{ $state }»; это не может следовать.
desk-own-ruling = Решение { $ruling } вынесли вы; апелляцию рассматривает другой судья.
desk-nothing-disputed = В позиции нет спорной строки: поставьте ? перед ходом.
desk-no-game-at-table = Ни одна сохранённая игра не повторяет стол { $table }. Дайте текст позиции.
desk-no-infraction = В регламенте нет нарушения «{ $infraction }». Нарушения: { $known }.
desk-which-infraction = Какое нарушение? { $known }
desk-no-level = В регламенте нет степени «{ $level }». Степени: { $known }.
desk-penalty-without-rule = Взысканию нужно правило, на котором оно основано.
desk-penalty-without-event = За что взыскание? Укажите решение, запись игры или скажите словами.
desk-penalty-other-level = Тем временем вынесено другое взыскание; лестница теперь даёт «{ $level }». Посмотрите ещё раз.
desk-deviation-without-words = Регламент предлагает «{ $suggested }», а не «{ $level }». Скажите, почему вы отступаете.
desk-penalty-twice = { $person } уже имеет за это взыскание { $penalty } ({ $level }).
desk-policy-unreadable = Регламент не читается: { $found }.
desk-record-unreadable = Файл не является записью турнира: { $found }.
desk-nobody-holds = Игру стола { $table } никто не держит; откройте её.
desk-holder-lives = { $person } на { $host } держит игру стола { $table } и давал о себе знать { $seconds } с назад. После { $least } с молчания её может взять любой судья, до того — главный.
desk-not-postgresql = Обе роли — для сервера PostgreSQL; { $place } не таков.
storage-not-permitted = { $place } не разрешает этого этой учётной записи: { $found }. Используйте адрес для судей или спросите того, кто настроил сервер.
storage-branched = Пока сервера не было, игру { NUMBER($game, useGrouping: 0) } взял на себя пользователь { $person } на { $host } ({ $because }). Введённое за это время ({ $count }) сохранено как «{ $name }»; судья решает, какая игра продолжается.

## Исправления

repair_no_such_line = Строка { $line } не входит в игру, как она сейчас есть. Выберите строку, которую не отменили.
repair_none_wrong = Ни одна строка при новом разборе не отклоняется. Назовите ошибочную строку: --entry N.
repair_right_refused = В тот момент и это было бы против правил. Введите другой ход или пропустите его.
repair_reason_missing = Исправлению нужна причина для журнала.
repair_breaks = После такого исправления осталось бы то, чего быть не может; см. { $rules }. Ничего не введено.
repair_nothing_to_mend = Здесь нечего исправить вручную.
repair_asks_once = Это исправление заканчивает игру или раскрывает карту. Подтвердите ещё раз (--yes).
provisional_open = За этим столом уже играют по временному решению из строки { $line }. Сначала подтвердите или отмените его.
provisional_none = За этим столом не играют по временному решению.
desk-back-up-needs-head = Игра относится к «{ $event }»: по регламенту вернуть её назад может только главный судья. { $judge } — не главный судья.

## Что в файле записано в неверном виде

number_wanted = Нужно число, а не { $read }.
form_type = ожидается: { $wanted }; здесь: { $read }
form_kind = ожидается: { $wanted }
form_least = число должно быть не меньше { $least }
form_most = число должно быть не больше { $most }
form_shortest = значений должно быть не меньше { $least }
form_longest = значений должно быть не больше { $most }
form_length = значений должно быть ровно { $count }
form_pattern = у текста нет вида { $pattern }
form_missing = не хватает поля { $path }
form_unknown = нет поля { $path }
form_value = { $read } здесь стоять не может
form_range = число слишком велико
form_json = дальше знака { $at } не читается
form_truncated = обрывается слишком рано
form_deep = вложено слишком глубоко
form_utf8 = знаки записаны не в UTF-8
form_word_int = целое число
form_word_float = число
form_word_str = текст
form_word_bool = да или нет
form_word_array = список
form_word_object = объект
form_word_null = ничего
