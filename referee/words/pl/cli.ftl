### Co mówią tylko polecenia: lista zapisanych gier, stół, który nie mieści się w terminalu.

no-saved-games = W { $place } nie ma zapisanej gry. Zacznij od: referee
game-entries = wpisy: { NUMBER($count, useGrouping: 0) }
needs-a-terminal = Aplikacja potrzebuje terminala. Bez niego użyj: referee judge, rule, search, ask, cards, booklet, deck, games, differs.
terminal-too-small = Terminal ma kolumn: { $columns }, wierszy: { $lines }; stół potrzebuje co najmniej { $least_columns } i { $least_lines }. Powiększ go albo zmniejsz litery.
