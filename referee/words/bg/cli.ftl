### Каквото казват само командите: списъкът на запазените игри, маса, която не се побира в терминала.

no-saved-games = В { $place } няма запазена игра. Започнете с: referee
game-at = { $event }, рунд { $round }, маса { $table }
game-entries = записи: { NUMBER($count, useGrouping: 0) }
game-held = държи я { $person } на { $host } от { $since }
game-left = оставена отворена от { $person } на { $host }, чиято програма е приключила
which-game = { $count ->
    [0] Няма запазена игра „{ $game }“. referee games ги изброява.
   *[other] { NUMBER($count, useGrouping: 0) } запазени игри се казват „{ $game }“. Посочете една по номера ѝ: { $numbers }.
}
nobody-holds = Никой не държи „{ $game }“ ({ NUMBER($number, useGrouping: 0) }); отворете я както обикновено.
taken-over = „{ $game }“ ({ NUMBER($number, useGrouping: 0) }) беше поета от процес { NUMBER($process, useGrouping: 0) } на { $host } ({ $person }), който я държеше от { $since }. Дневникът ѝ казва защо; сега играта може да се отвори.
backed-up = { $file } съдържа { $games ->
    [one] { $games } игра
   *[other] { NUMBER($games, useGrouping: 0) } игри
} с { $entries ->
    [one] { $entries } запис
   *[other] { NUMBER($entries, useGrouping: 0) } записа
}; всичко е прочетено обратно.
backed-up-broken = Тези игри са повредени в копието, както са и в базата данни: { $numbers }.
restored = „{ $game }“ продължава с { NUMBER($count, useGrouping: 0) } записа; въведени бяха { NUMBER($seen, useGrouping: 0) }.
restored-without = „{ $game }“ с { NUMBER($seen, useGrouping: 0) } записа вече я няма.
nothing-older = Никоя игра не е загубила записи.
games-older = Липсват записи, които са били въведени тук:
game-older = „{ $game }“ има { NUMBER($count, useGrouping: 0) } записа от { NUMBER($seen, useGrouping: 0) }.
games-older-do = Върнете по-новия файл или приемете този: referee restored --because …
needs-a-terminal = За това е нужен терминал. Без терминал referee --plain води игри и решава спорове ред по ред, а тези команди отговарят: referee judge, rule, search, ask, cards, booklet, deck, games, differs, learn, takeover, backup, restored, log, verify, casefile, export, import.
not-on-windows = Referee не работи в самия Windows. Инсталирайте го в WSL, Линукс вътре в Windows: wsl --install
progress-rulebook = Правилникът се подготвя; това става само веднъж.
progress-reading = прочетени случаи: { $done } от { $count }
progress-cases = случаи: { $done } от { $count }
progress-entries = записи: { $done } от { $count }
setting-not-kept = Настройката не можа да бъде запазена в { $file }.
terminal-too-small = Терминалът има { $columns } колони и { $lines } реда; масата иска поне { $least_columns } и { $least_lines }. Увеличете го или намалете буквите.
