### Разбор файла: строка, которой он кончается, ответы и место ошибки.

judged = рассмотрено: { $judged }
as-expected = как ожидалось: { $met }
not-as-expected = не так: { $failed } — { $cases }
none-expected = ожиданий ни в одном случае не задано
without-expectation = без ожидания: { $free }
none = нет
as-written = В файле: { $words }
asked = вопрос: { $question }
differs = НЕ КАК ОЖИДАЛОСЬ: { $fault }
nothing-judged = Ничего не рассмотрено.
not-judged-from = Строки начиная с { NUMBER($line, useGrouping: 0) } не рассмотрены.
standard-input = стандартный ввод
not-opened = не открывается: { $problem }
in-case = случай { $case }
in-case-number = случай номер { NUMBER($number, useGrouping: 0) }
at-step = , шаг { NUMBER($number, useGrouping: 0) }
at-position = , позиция
more-faults = и ещё ошибок: { NUMBER($count, useGrouping: 0) }
nested-too-deep = вложено слишком глубоко
fault-legal = разрешено ли, ожидалось: { $expected }, решено: { $found } ({ $because })
fault-because = ожидалось по правилу { $expected }, решено по правилу { $found }
fault-answer = ожидался ответ: { $expected }, дан: { $found }
fault-untold = { $path }: сказать нельзя; ожидалось: { $expected }
fault-value = { $path }: ожидалось { $expected }, а на деле { $found }
at-least = { $field }: число должно быть не меньше { $least }
not-told = здесь не сказано: { $field }
