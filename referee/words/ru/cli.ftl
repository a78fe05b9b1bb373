### Что говорят только команды: список сохранённых игр, стол, который не помещается в терминал.

no-saved-games = В { $place } нет сохранённых игр. Начните так: referee
game-entries = записи: { NUMBER($count, useGrouping: 0) }
which-game = { $count ->
    [0] Нет сохранённой игры «{ $game }». Их перечисляет referee games.
   *[other] Сохранённых игр с именем «{ $game }»: { NUMBER($count, useGrouping: 0) }. Назовите одну по номеру: { $numbers }.
}
nobody-holds = Игру «{ $game }» ({ NUMBER($number, useGrouping: 0) }) никто не держит; откройте её как обычно.
taken-over = Игра «{ $game }» ({ NUMBER($number, useGrouping: 0) }) взята у процесса { NUMBER($process, useGrouping: 0) } на { $host } ({ $person }), который держал её с { $since }. Причина стоит в её журнале; теперь игру можно открыть.
needs-a-terminal = Приложению нужен терминал. Без него есть: referee judge, rule, search, ask, cards, booklet, deck, games, differs, takeover.
terminal-too-small = В терминале столбцов: { $columns }, строк: { $lines }; столу нужно хотя бы { $least_columns } и { $least_lines }. Увеличьте его или уменьшите буквы.
