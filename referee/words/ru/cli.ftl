### Что говорят только команды: список сохранённых игр, стол, который не помещается в терминал.

no-saved-games = В { $place } нет сохранённых игр. Начните так: referee
game-at = { $event }, раунд { $round }, стол { $table }
game-entries = записи: { NUMBER($count, useGrouping: 0) }
game-held = её ведёт { $person } на { $host } с { $since }
game-left = оставлена открытой: { $person } на { $host }; та программа уже завершилась
which-game = { $count ->
    [0] Нет сохранённой игры «{ $game }». Их перечисляет referee games.
   *[other] Сохранённых игр с именем «{ $game }»: { NUMBER($count, useGrouping: 0) }. Назовите одну по номеру: { $numbers }.
}
nobody-holds = Игру «{ $game }» ({ NUMBER($number, useGrouping: 0) }) никто не держит; откройте её как обычно.
taken-over = Игра «{ $game }» ({ NUMBER($number, useGrouping: 0) }) взята у процесса { NUMBER($process, useGrouping: 0) } на { $host } ({ $person }), который держал её с { $since }. Причина стоит в её журнале; теперь игру можно открыть.
backed-up = В { $file } игр: { NUMBER($games, useGrouping: 0) }, записей: { NUMBER($entries, useGrouping: 0) }; всё прочитано обратно.
backed-up-broken = Эти игры повреждены в копии так же, как в базе данных: { $numbers }.
restored = «{ $game }» продолжается; записей { NUMBER($count, useGrouping: 0) }, введено было { NUMBER($seen, useGrouping: 0) }.
restored-without = Игры «{ $game }» (записей: { NUMBER($seen, useGrouping: 0) }) здесь больше нет.
nothing-older = Ни одна игра не потеряла записей.
games-older = Не хватает записей, которые были введены здесь:
game-older = В игре «{ $game }» записей { NUMBER($count, useGrouping: 0) } из { NUMBER($seen, useGrouping: 0) }.
games-older-do = Верните более новый файл или примите этот: referee restored --because …
needs-a-terminal = Для этого нужен терминал. Без него referee --plain ведёт игры и решает споры построчно, а эти команды отвечают: referee judge, rule, search, ask, cards, booklet, deck, games, differs, learn, takeover, backup, restored, log, verify, casefile, export, import.
not-on-windows = Referee не работает в самой Windows. Установите его в WSL — Linux внутри Windows: wsl --install
progress-rulebook = Свод правил подготавливается; это происходит один раз.
progress-reading = прочитано случаев: { $done } из { $count }
progress-cases = случаи: { $done } из { $count }
progress-entries = записи: { $done } из { $count }
setting-not-kept = Настройку не удалось сохранить в { $file }.
terminal-too-small = В терминале столбцов: { $columns }, строк: { $lines }; столу нужно хотя бы { $least_columns } и { $least_lines }. Увеличьте его или уменьшите буквы.
