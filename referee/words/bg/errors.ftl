refused = Ходът не беше изпълнен; той нарушава: { $because }.
impossible_position = Такава позиция не може да съществува: { $faults }.
impossible_start = Играта не може да започне така: { $faults }.
seat_missing = Не е казано кой прави това: { $verb }. Назовете играч.
unknown_face = В тази игра няма карта { $face }.
unknown_seat = Няма такъв играч: { $seat_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $seat }
}. Играчи: { $known }.
unknown_card = На масата няма такава карта: { $card_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $card }
}. Неизвестна карта първо трябва да се покаже.
unknown_scope = „{ $read }“ не е група играчи. Възможни: { $known }.
unknown_thing = За „{ $read }“ не може да се пита. Възможни: { $known }.
unknown_by = Няма такъв играч: { $read }. Играчи: { $known }.
unknown_of = Няма такъв пример: { $read }. Известни: { $known }.
unknown_verb = „{ $verb }“ не е ход в тази игра. Ходове: { $known }.
unknown_field = { $verb_key ->
    [none] Въпросът { $question } няма поле „{ $field }“.
   *[some] Ходът { $verb } няма поле „{ $field }“.
}
unknown_phase = „{ $read }“ не е фаза. Фази: { $known }.
stands_there_already = Масата вече е в началото на фаза „{ $phase }“ и в нея още нищо не е направено. Пропуснете тази стъпка, а ако става дума за следващия рунд, минете през фазите между тях.
unknown_question = „{ $question }“ не е въпрос в тази игра. Въпроси: { $known }.
unknown_path = За „{ $path }“ не може да се каже нищо.
unknown_text = Тази игра няма издание „{ $text }“{ $case_key ->
    [none] .
   *[some] {" "}(случай { $case }).
} Издания: { $known }.
unknown_option = „{ $option }“ не е отговор по този въпрос: { $point }. { $known_count ->
    [0] Той не е отворен въпрос в тази игра.
   *[other] Отговори: { $known }.
}
unknown_game = Няма игра „{ $game }“. Игри: { $known }.
game_not_loaded = Играта „{ $game }“ е инсталирана, но не може да се зареди: { $error }
no_position_text = Позиции на „{ $game }“ не могат да се запишат като текст; използвайте случай в JSON.
unknown_rule = Няма правило { $rule }. { $nearest_count ->
    [0] Потърсете го с търсенето.
   *[other] Най-близки: { $nearest }.
}
negative_amount = По-малко от нищо не може: { $verb } получи { $amount }.
nothing_to_act_on = На масата няма върху какво да подейства това ({ $move }), затова и играчите не могат да го наложат.
each_pass_is_said = При строги пасове всеки играч сам казва, че пасува, напр. „Старк пасува“.
would_be_misplaced = С този ход { $cards } би лежало на две места наведнъж или никъде. Първо поправете къде лежи или покажете картата, после наложете хода.
no_remedy = Как да стане това, решават играчите: { $change }.
nothing_typed = Нищо не е написано.
list_changed = { $line } е номер на ход от списък, който вече се е сменил. Погледнете списъка и въведете номера отново.
question_needs_move = Напишете след въпроса хода, за който питате, например „? старк защитава джон“.
question_of_table = На „{ $line }“ се отговаря само на екрана на маса.
no_such_number = В списъка няма ход { $line }; { $count ->
    [0] той е празен
    [one] в него има един
   *[other] в него има { $count }
}.
line_too_long = Този ред има { $size } знака; чете се ред с най-много { $limit }. Напишете един ход или по-кратка бележка.
line_reads_too_many_ways = Този ред може да се прочете по твърде много начини: „{ $line }“. Сложете имената в кавички или го въведете на няколко по-къси реда.
line_not_understood = Редът „{ $line }“ не беше разбран. { $file_key ->
    [none] {""}
   *[some] Причината е записана в { $file }. {""}
}Нищо не е въведено; напишете го с други думи или изберете хода от списъка.
line_not_entered = Редът „{ $line }“ не можа да се въведе: грешка на самия Referee. { $file_key ->
    [none] {""}
   *[some] Причината е записана в { $file }. {""}
}Вижте в дневника (l) какво е въведено и продължете оттам.
line_unreadable = Редът „{ $line }“ не може да се прочете като ход.
line_says_nothing = Редът „{ $line }“ не може да се прочете като ход. Един ред казва кой какво прави, например: { $example }. Tab допълва започнатото.
line_asks = Редът „{ $line }“ е въпрос, а не ход. За правилата питайте в „Правила“ (клавиш b).
line_stops = Редът „{ $line }“ беше разбран до „{ $understood }“, но не и „{ $stops_at }“. Тук може да стои: { $follows }.
card_not_here = Редът „{ $line }“ не може да се прочете: { $card } още не е на масата. Първо трябва да бъде показана или изиграна; отпечатаното на нея може да се въведе в „Карти“ (клавиш c).
line_unfinished = Редът „{ $line }“ не казва достатъчно. Може да продължи с: { $follows }.
name_ambiguous = Едно име в реда „{ $line }“ не е еднозначно. Кое се има предвид?
whose_effect = „{ $line }“ не отговаря на нищо, което масата чака, и не назовава карта, която го прави. Ако го прави текстът на карта, кажете на коя: „{ $line } заради …“.
several_readings = Редът „{ $line }“ може да значи няколко неща: { $verbs }. Кое от тях?
which_one = „{ $line }“ оставя нещо недоизказано. Кое от тези?
which_seat = Кой прави това? Редът: „{ $line }“.
words_not_placed = В реда „{ $line }“ не е ясно какво значи: { $words }. Това ли е ходът?
words_not_placed_alone = В реда „{ $line }“ не е ясно какво значи: { $words }.
told_another_amount = Редът „{ $line }“ казва { $told }; излиза { $amount }. Това ли е ходът?
told_another_winner = Редът „{ $line }“ сочи друг победител; печели { $winner }. Това ли е ходът?
told_winner_of_tie = Редът „{ $line }“ сочи победител, но никой не печели. Това ли е ходът?
told_otherwise = В реда „{ $line }“ тези думи казват нещо, което не следва от хода: { $words }. Това ли е ходът?
raw_move_unreadable = Ходът „{ $line }“ не може да се прочете: { $error }.
correction_why = „{ $line }“ поправя нещо на ръка. Кажете защо в края на реда: „{ $line } { $because } ...“.
outcome_not_known = За „{ $line }“ първо трябва да се знае: { $what } ({ $card }).
outcome_not_possible = „{ $line }“ не може да е станало от онова, което е на масата. { $because_count ->
    [0] Както и да се допълни останалото, излиза друго.
   *[other] Нарушава: { $because }.
}
outcome_told_in_part = „{ $line }“ се въвежда, както е казано; нищо не се преценява. Кажете и дали някой се е защитавал („без съпротива“ или „със съпротива“) и чия Прослава се брои („прослава ...“).
renown_is_judged = „{ $line }“: властта за Прослава Referee добавя сам, когато преценява предизвикателство. Чия Прослава се брои, казвайте само за изход, въведен „както е казано“.
outcome_refused = „{ $line }“ не може да се въведе. { $why }
outcome_open = „{ $line }“ може да е станало по няколко начина. { $open_key ->
    [attackers] Кажете кой е нападал („с ...“) и кой е защитавал („срещу ...“ или „без съпротива“).
    [defenders] Кажете кой е защитавал („срещу ...“ или „без съпротива“).
   *[killed] Кажете кой е унищожен („унищожен ...“).
}
argument_missing = Въпросът { $question } иска: { $argument }.
field_missing = За { $verb } липсва: { $field }.
neither_move_nor_question = Стъпката е ход („do“) или въпрос („ask“); тук има само: { $fields }.
cannot_be_told = Това не може да се каже за тази маса.
move_and_question = { $where_key ->
    [none] Стъпката е или ход („do“), или въпрос („ask“), но не и двете.
   *[some] Стъпката е или ход („do“), или въпрос („ask“), но не и двете{ $where }.
}
why_not_words = В полето „why“ трябва да има думи{ $where_key ->
    [none] .
   *[some] { $where }.
}
no_files_here = От браузъра не могат да се посочват файлове на този компютър. Използвайте терминала на домакина.
not_your_seat = Това въвежда { $seat }: вие сте на друго място. Помолете него или домакина.
judge_enters = От мястото си въвеждате своите ходове. Това въвежда домакинът или съдията: поправка, решение на масата или връщане на въведеното от други.
file_not_opened = { $file } не може да се отвори: { $error }. Проверете името.
no_cases = Във файла няма случаи.
id_missing = Случаят трябва да има id.
case_id_twice = Два случая имат id { $case }. Сменете едното.
another_game = Текстът е за играта „{ $game }“, а масата е за „{ $known }“.
case_of_another_game = Случаят { $case } е от играта „{ $game }“, а файлът от играта „{ $file }“.
bad_lessons = Във файла { $file } няма уроци: { $error }
lessons_of_another_game = Във файла { $file } има уроци за играта „{ $game }“.
unknown_lesson = Няма урок { $lesson }. Уроци: { $known }.
no_moves_here = Тук се отговаря с един от изборите в списъка: с номера или с думите му.
stage_is_done = Тази част е готова; Enter продължава.
scripted_move_refused = Предвиденият ход ({ $move }) е отказан: { $because }.
misplaced_step = В полето „{ $field }“ не може да стои тази стъпка.
unknown_case = Във файла няма случай { $case }. Случаи: { $known }.
too_deep = { $field }: вложено е по-дълбоко от { $limit }. Нищо не беше взето.
number_too_large = { $field }: числото е по-голямо, отколкото трябва на която и да е маса (граница { $limit }).
malformed_card = Картата няма правилната форма: { $error }.
file_too_large = Файлът има { $size } байта; четат се най-много { $limit }. Нищо не беше взето.
neither_case_nor_position = Това не е нито файл със случаи (JSON), нито текст на позиция. Текстът на позиция започва с игра: { $known }; прочетено е „{ $read }“.
record_is_no_case = Това е записът на игра, а не случай. „referee verify“ го проверява и отсъжда ходовете му отново; „referee“ и името му го отваря.
not_json = Файлът не е четим JSON: { $error }. Нищо не беше взето.
table_not_a_case = Това е маса, записана във файл, а не случай. За да продължите играта от нея, стартирайте referee и изберете „От файл…“ (o).
not_a_case_file = Очакваше се файл със случаи; прочетено беше: { $read_key ->
    [list] списък
    [str] текст
    [int] число
    [float] число
    [bool] да или не
    [NoneType] нищо
   *[other] { $read }
}.
game_missing = Отделен случай трябва да казва от коя игра е („game“): { $case }.
malformed_case = Случаят{ $case_key ->
    [none] {""}
   *[some] {" "}({ $case })
} няма правилната форма: { $error }.
malformed_expectation = Очакваното в стъпката няма правилната форма: { $error }.
malformed_move = Ходът{ $verb_key ->
    [none] {""}
   *[some] {" "}({ $verb })
} няма правилната форма: { $error }.
malformed_position = Позицията няма правилната форма: { $error }.
malformed_state = Запазената маса не може да се прочете: { $error }.
unknown_format = Файлът казва, че форматът му е „{ $format }“; може да се прочете „{ $known }“.
storage-error = { $found }
storage-unusable-url = { $url } не назовава база данни, която може да се използва: { $found }. REFEREE_DATABASE_URL приема SQLAlchemy URL като sqlite:////home/me/games.db; без него се използва обичайното място.
storage-not-reachable = { $place } не може да се отвори: { $found }. Проверете дали е там, или изберете друга база данни.
storage-nothing-saved = В { $place } няма запазена игра. Започнете с: referee
storage-no-place = В { $place } няма запазени игри и не могат да бъдат създадени, защото там не може да се пише. Променете правата или задайте в REFEREE_DATABASE_URL място, в което може да се пише.
storage-not-writable = { $place } може да се чете, но не и да се пише, затова нищо въведено не би се запазило. Променете правата или посочете в REFEREE_DATABASE_URL място, на което може да се пише. Запазените игри могат да се гледат.
storage-damaged-file = { $place } е повреден файл или не е база данни ({ $found }). Файлът не е променян. Сложете копие на сигурно място; после преместете файла, за да започнете нов, или сложете резервно копие на мястото му.
storage-foreign-file = { $place } е база данни на друга програма. Тя не е променяна; изберете друго място.
storage-newer-schema = { $place } е база данни на по-нов Referee (схема { NUMBER($found, useGrouping: 0) }, този знае { NUMBER($known, useGrouping: 0) }). Тя не е променяна. Обновете Referee или изберете друга база данни.
storage-not-migrated = { $place } е база данни на по-стар Referee (схема { NUMBER($schema, useGrouping: 0) }) и не можа да се приведе към схема { NUMBER($next, useGrouping: 0) } ({ $found }). Тя не е променяна. Отстранете причината и я отворете отново или изберете друга база данни.
storage-disk-full = Няма повече място за { $place }. Последно въведеното не се запази; всичко преди него е на сигурно. Освободете място и го въведете отново.
storage-busy = В { $place } пише друга програма. Последно въведеното не се запази; опитайте отново.
storage-device-failed = { $place } не можа да се прочете или запише ({ $found }). Отворете играта отново, преди да продължите, и вижте какво има в нея.
storage-not-text = Въведеното съдържа знаци, които не могат да се запишат ({ $found }). То не се запази.
storage-no-such-game = В { $place } няма запазена игра номер { NUMBER($game, useGrouping: 0) }. Може да е изтрита.
storage-name-missing = Запазената игра трябва да има име с поне един видим знак.
storage-held-elsewhere = Игра { NUMBER($game, useGrouping: 0) } се записва от процес { NUMBER($process, useGrouping: 0) } на { $host } ({ $person }), от { $since }. Затворете я там или я отворете тук само за гледане. Ако онази програма няма да се върне, поемете играта и кажете защо.
storage-only-looking = Тази игра тук само се гледа; въведеното не е запазено. Затворете я там, където се играе.
storage-overtaken = Друг въведе нещо преди вас. Погледнете масата, каквато е сега, и въведете своето отново, ако още важи.
storage-not-kept = Това не е запазено: { $error }
storage-lease-lost = Игра { NUMBER($game, useGrouping: 0) } вече не се записва оттук: поета е или е изтрита другаде. Последно въведеното не се запази. Отворете играта отново, за да видите какво има в нея.
storage-taken-over = Игра { NUMBER($game, useGrouping: 0) } беше поета от { $person } на { $host }: { $because }. Последно въведеното не се запази. Отворете играта отново, за да видите какво има в нея.
storage-reason-missing = Нужна е причина: тя остава в дневника на играта. Кажете защо с няколко думи.
storage-older-copy = В игра { NUMBER($game, useGrouping: 0) } тук има { NUMBER($count, useGrouping: 0) } записа, а бяха въведени { NUMBER($seen, useGrouping: 0) }: липсват { NUMBER($missing, useGrouping: 0) }. Това е по-старо копие или краят на базата данни е изгубен. Върнете по-новия файл заедно с файловете до него или продължете оттук и кажете защо.
storage-other-copy = Запис { NUMBER($seen, useGrouping: 0) } на игра { NUMBER($game, useGrouping: 0) } не е онзи, който беше въведен тук: това копие е продължило другояче и има { NUMBER($count, useGrouping: 0) } записа. Върнете другия файл или продължете оттук и кажете защо.
storage-file-is-there = { $place } вече съществува и не е променян. Изберете друго име.
storage-not-backed-up = { $place } не можа да стане здраво копие ({ $found }). Там не остана нищо. Изберете друго място.
storage-journal-broken = Запис { NUMBER($number, useGrouping: 0) } на игра { NUMBER($game, useGrouping: 0) } не е онова, което беше въведено ({ $wrong ->
    [changed] променен е
    [missing] липсва
    [moved] преместен е
    [repeated] там пак стои по-ранен запис
    [cut] дневникът свършва преди него
    [unaccounted] никъде не е отчетен
    [head] краят на дневника не отговаря на отбелязаното
   *[unreadable] не може да се прочете
}). Записите преди него са наред: { $sound }. Можете да ги гледате или да продължите оттам: следващото се отделя, без да се трие.
storage-newer-entry = Запис { NUMBER($number, useGrouping: 0) } на игра { NUMBER($game, useGrouping: 0) } е от вид, който този Referee не познава: „{ $kind }“. Въвел го е по-нов Referee. Обновете Referee, за да продължите; записите преди него могат да се гледат.
storage-header-broken = Онова, с което започна игра { NUMBER($game, useGrouping: 0) }, е променено, затова тя не може да продължи. Записите ѝ могат да се гледат; за да играете, започнете нова.

## Oriflamme

argument_does_not_fit = В хода { $verb } полето „{ $argument }“ не подхожда на мястото: { $where_key ->
    [left] в левия край на редицата
    [right] в десния край на редицата
    [on] върху карта от редицата
    [between] между две карти
   *[other] { $where }
}.
nobody_at_the_table = На масата още няма играчи, затова на въпроса { $question } не може да се отговори.
unknown_name = „{ $name }“ не е име на карта. Карти: { $known }.

## Table files.

file_is_there = Вече има файл { $file }; изберете друго име.
file_not_written = { $file } не може да се запише: { $error }. Изберете друго място.
not_a_table = Това не е файл с маса, който може да се прочете тук: { $error }. Нищо не е взето.
table_no_word = Тази маса не може да се отвори: { $where } е „{ $read }“, а може да бъде само: { $could }.
table_no_such = Тази маса не може да се отвори: { $where } сочи „{ $read }“, което не е на тази маса.
table_no_number = Тази маса не може да се отвори: { $where } е { $read }, а това е невъзможно.
table_twice = Тази маса не може да се отвори: „{ $read }“ стои на две места ({ $where }).
table_no_seats = Тази маса не може да се отвори: на нея не седи никой ({ $where }).
table_too_many = Тази маса не може да се отвори: { $where } съдържа повече записи, отколкото има на която и да е маса: { $read }.
table_too_long = Тази маса не може да се отвори: { $where } е по-дълго, отколкото е нужно на която и да е маса; знаци: { $read }.
table_other_key = Тази маса не може да се отвори: { $where } е „{ $read }“, а стои под друго име.
table_no_slot = Тази маса не може да се отвори: в { $where } липсва стойност или тя е грешна: „{ $read }“.
table_empty = Тази маса не може да се отвори: { $where } е празно.
table_under_itself = Тази маса не може да се отвори: { $where } е „{ $read }“, така че картата би лежала под самата себе си.
table_contradicts = Тази маса не може да се отвори: { $where } противоречи на останалото на масата.
control_character = В { $where } на място { $at } стои знакът { $sign }. Той може да подведе читателя или терминала; махнете го. Нищо не е взето.
not_a_file = { $file } не е файл, а папка, канал или устройство. Нищо не е взето.

## A Clash of Kings: what cannot be read.

malformed_question = Въпросът { $question } не се чете: { $error }
option_is_needed = За това е нужна опция { $option } от разширението.
nobody_to_go = { $area }: там няма отряд ({ $seat }).
units_missing = { $area }: кажете кои отряди тръгват и колко са.
unknown_area = Няма област „{ $area }“. Има: { $known }.
house_needs_option = Домът Мартел играе с опция { $option } на разширението: включете опцията или оставете дома извън играта.

# Position text.
position_quote_open = цитатът { $read } не е затворен
position_not_json = { $read } не е четим JSON
position_too_long = текстът или редът е твърде дълъг
position_empty = текстът е празен
position_game_unknown = първата дума трябва да е игра; { $read } не е игра
position_bracket_open = скобата не е затворена
position_word_unknown = { $read } не може да стои тук
position_ends = редът свършва твърде рано
position_name_missing = тук трябва да стои име
position_id_twice = означението { $read } е използвано два пъти
position_card_unknown = в каталога няма карта { $read }; след стойностите на карта, която не е в него, напишете „както е казано“
position_card_ambiguous = { $read } може да е повече от една карта
position_card_not_here = на тази маса няма карта { $read }
position_seat_unknown = на тази маса няма играч { $read }
position_line_twice = втори ред от този вид; един е достатъчен
position_field_twice = това е казано два пъти, и то различно
position_deed_missing = не е казано какъв вид е предизвикателството
position_line_unread = спорният ред { $read } не беше разбран
position_line_no_move = спорният ред { $read } е команда, а не ход
position_line_a_fact = спорният ред { $read } казва какво е положението и не прави ход; напишете го в позицията
position_line_no_such_card = спорният ред { $read } назовава карта, която не може да е там: никоя неизвестна карта не може да е тази
position_line_no_step = спорният ред { $read } казва ход, който не се записва в текст с позиция; въведете го на маса
position_type_untold = не е казано от какъв тип е { $read }; напишете го след името
position_case_unknown = във файла няма случай { $read }

## Записи на игри.

record_broken = { $part ->
    [entry] Запис { NUMBER($entry, useGrouping: 0) } (ред { NUMBER($line, useGrouping: 0) }) не е това, което е записано. Записите преди него са здрави.
    [ruling] Решението по запис { NUMBER($entry, useGrouping: 0) } (ред { NUMBER($line, useGrouping: 0) }) не е това, което е записано.
    [position] Масата преди запис { NUMBER($entry, useGrouping: 0) } (ред { NUMBER($line, useGrouping: 0) }) не е това, което е записано.
    [text] Редовете за хора (от ред { NUMBER($line, useGrouping: 0) } нататък) не са това, което е записано.
    [about] Казаното от файла за самия него (ред { NUMBER($line, useGrouping: 0) }) не е това, което е записано.
    [header] Началото на играта (ред { NUMBER($line, useGrouping: 0) }) не е това, което е записано.
    [seal] Печатът (ред { NUMBER($line, useGrouping: 0) }) не отговаря на написаното преди него: някой ред е променен или липсва.
    [end] След края (ред { NUMBER($line, useGrouping: 0) }) стои още нещо.
   *[format] Това не е запис на игра: ред { NUMBER($line, useGrouping: 0) } не назовава вида му.
} Поискайте файла отново.
record_newer = Запис { NUMBER($entry, useGrouping: 0) } от този файл е от вид, който познава само по-нов Referee („{ $kind }“). Обновете Referee. Нищо не е запазено.
position_hides_card = картата { $read } е затворена, а позицията трябва да я назове
position_language_unclear = текстът може да се прочете на няколко езика и значи различни неща ({ $read }); изберете езика
desk-busy = Други пишат в този турнир в същия миг. Опитайте пак.
desk-no-tournament = Няма турнир „{ $name }“. Турнири: { $known }. Създайте турнир с: referee desk new.
desk-none-yet = Още няма турнир. Създайте турнир с: referee desk new.
desk-tournament-there = Вече има турнир „{ $name }“.
desk-tournament-over = Турнирът „{ $name }“ приключи; в него не се пише повече.
desk-journal-broken = Дневникът на турнира „{ $name }“ не е такъв, какъвто е написан. referee verify казва къде.
desk-newer-entry = Запис { $number } на турнира е от вид, който познава само по-нов Referee („{ $kind }“). Обновете Referee.
desk-no-number = В турнира няма такъв номер: { $number }.
desk-told = { $what }
desk-no-entry = Играта има редове: { NUMBER($count, useGrouping: 0) }; ред { NUMBER($entry, useGrouping: 0) } няма.
desk-no-table = В рунд { $round } няма маса { $table }. Добавете я с: referee desk add-table.
desk-table-there = В рунд { $round } вече има маса { $table }.
desk-no-person = Никой на този турнир не се казва { $person }. Добавете човека с: referee desk add.
desk-several-persons = Няколко души се казват { $person }. Посочете номера на човека.
desk-person-there = { $person } вече участва или не е дадено име.
desk-not-a-judge = { $person } не е съдия на този турнир.
desk-which-judge = Кой съдия сте? Добавете --by и името. Съдии: { $known }.
desk-no-call = Няма повикване { $number }.
desk-no-ruling = Няма решение { $number }.
desk-no-penalty = Няма наказание { $number }, което да е в сила.
desk-call-taken = Повикване { $call } вече е поето: { $person }.
desk-call-yours = Вече сте поели повикване { $call } ({ $person }).
desk-call-closed = Повикване { $call } е приключено.
desk-call-not-yours = Повикване { $call } не е ваше и не можете да го върнете.
desk-calls-open = Открити повиквания: { $count }. Първо ги приключете.
desk-seated-twice = { $person } седи на маса { $table } в този рунд.
desk-seat-unreadable = „{ $read }“ не е във вида място=човек, напр. stark=Anna.
desk-game-elsewhere = Игра { $game } е на маса { $table } в рунд { $round }.
desk-no-such-time = { $minutes } минути не може: масата има между 0 и 24 часа.
desk-words-missing = Липсват думи: кажете какво се има предвид или защо.
desk-ruling-state = Решение { $ruling } е в състояние „{ $state }“; това не може да последва.
desk-own-ruling = Вие дадохте решение { $ruling }; жалбата решава друг съдия.
desk-nothing-disputed = Позицията няма спорен ред: сложете ? пред хода.
desk-no-game-at-table = Никоя записана игра не следва маса { $table }. Дайте текст на позицията.
desk-no-infraction = В правилника няма нарушение „{ $infraction }“. Нарушения: { $known }.
desk-which-infraction = Кое нарушение? { $known }
desk-no-level = В правилника няма степен „{ $level }“. Степени: { $known }.
desk-penalty-without-rule = Наказанието трябва да почива на правило.
desk-penalty-without-event = За какво е наказанието? Посочете решение, запис от играта или го кажете с думи.
desk-penalty-other-level = Междувременно е дадено друго наказание; стълбата вече дава „{ $level }“. Погледнете пак.
desk-deviation-without-words = Правилникът предлага „{ $suggested }“, а не „{ $level }“. Кажете защо се отклонявате.
desk-penalty-twice = { $person } вече има наказание { $penalty } за това ({ $level }).
desk-policy-unreadable = Правилникът не може да се прочете: { $found }.
desk-record-unreadable = Файлът не е запис на турнир: { $found }.
desk-nobody-holds = Никой не държи играта на маса { $table }; отворете я.
desk-holder-lives = { $person } на { $host } държи играта на маса { $table } и се обади преди { $seconds } с. След { $least } с мълчание може да я поеме всеки съдия, преди това – главният съдия.
desk-not-postgresql = Двете роли са за сървър PostgreSQL; { $place } не е такъв.
storage-not-permitted = { $place } не позволява това на този акаунт: { $found }. Използвайте адреса за съдии или попитайте този, който е настроил сървъра.
storage-branched = Докато сървърът липсваше, { $person } на { $host } пое игра { NUMBER($game, useGrouping: 0) } ({ $because }). Въведеното междувременно ({ $count }) е записано като „{ $name }“; съдия решава коя игра продължава.

## Поправки на грешки

repair_no_such_line = Ред { $line } не е част от играта сега. Изберете ред, който не е отменен.
repair_none_wrong = Нито един ред не се отхвърля при ново отсъждане. Назовете грешния ред: --entry N.
repair_right_refused = И това не би било позволено в онзи момент. Въведете друг ход или го оставете.
repair_reason_missing = Поправката иска причина за дневника.
repair_breaks = След тази поправка би останало нещо, което не може да бъде; вижте { $rules }. Нищо не е въведено.
repair_nothing_to_mend = Тук няма какво да се поправи на ръка.
repair_asks_once = Тази поправка завършва играта или обръща карта. Потвърдете още веднъж (--yes).
provisional_open = На масата вече се играе по временното решение от ред { $line }. Първо го потвърдете или отменете.
provisional_none = На тази маса не се играе по временно решение.
desk-back-up-needs-head = Играта е на „{ $event }“: по правилника му само главният съдия може да я върне назад. { $judge } не е главен съдия.

## Какво е записано в грешна форма във файл

number_wanted = Трябва число, а не { $read }.
form_type = очаква се: { $wanted }; тук: { $read }
form_kind = очаква се: { $wanted }
form_least = числото трябва да е поне { $least }
form_most = числото може да е най-много { $most }
form_shortest = трябва да съдържа поне { $least }
form_longest = може да съдържа най-много { $most }
form_length = трябва да съдържа точно { $count }
form_pattern = текстът няма вида { $pattern }
form_missing = липсва полето { $path }
form_unknown = няма поле { $path }
form_value = { $read } не може да стои тук
form_range = числото е твърде голямо
form_json = не се чете от знак { $at } нататък
form_truncated = свършва твърде рано
form_deep = вложено е твърде дълбоко
form_utf8 = знаците не са в UTF-8
form_word_int = цяло число
form_word_float = число
form_word_str = текст
form_word_bool = да или не
form_word_array = списък
form_word_object = обект
form_word_null = нищо
