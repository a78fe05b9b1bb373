### Что говорят только команды: список сохранённых игр, стол, который не помещается в терминал.

no-saved-games = В { $place } нет сохранённых игр. Начните так: referee
game-entries = записи: { NUMBER($count, useGrouping: 0) }
needs-a-terminal = Приложению нужен терминал. Без него есть: referee judge, rule, search, ask, cards, booklet, deck, games, differs.
terminal-too-small = В терминале столбцов: { $columns }, строк: { $lines }; столу нужно хотя бы { $least_columns } и { $least_lines }. Увеличьте его или уменьшите буквы.
