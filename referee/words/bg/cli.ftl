### Каквото казват само командите: списъкът на запазените игри, маса, която не се побира в терминала.

no-saved-games = В { $place } няма запазена игра. Започнете с: referee
game-entries = записи: { NUMBER($count, useGrouping: 0) }
which-game = { $count ->
    [0] Няма запазена игра „{ $game }“. referee games ги изброява.
   *[other] { NUMBER($count, useGrouping: 0) } запазени игри се казват „{ $game }“. Посочете една по номера ѝ: { $numbers }.
}
nobody-holds = Никой не държи „{ $game }“ ({ NUMBER($number, useGrouping: 0) }); отворете я както обикновено.
taken-over = „{ $game }“ ({ NUMBER($number, useGrouping: 0) }) беше поета от процес { NUMBER($process, useGrouping: 0) } на { $host } ({ $person }), който я държеше от { $since }. Дневникът ѝ казва защо; сега играта може да се отвори.
needs-a-terminal = Приложението има нужда от терминал. Без терминал използвайте: referee judge, rule, search, ask, cards, booklet, deck, games, differs, takeover.
terminal-too-small = Терминалът има { $columns } колони и { $lines } реда; масата иска поне { $least_columns } и { $least_lines }. Увеличете го или намалете буквите.
