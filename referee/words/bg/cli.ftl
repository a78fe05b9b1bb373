### Каквото казват само командите: списъкът на запазените игри, маса, която не се побира в терминала.

no-saved-games = В { $place } няма запазена игра. Започнете с: referee
game-entries = записи: { NUMBER($count, useGrouping: 0) }
needs-a-terminal = Приложението има нужда от терминал. Без терминал използвайте: referee judge, rule, search, ask, cards, booklet, deck, games, differs.
terminal-too-small = Терминалът има { $columns } колони и { $lines } реда; масата иска поне { $least_columns } и { $least_lines }. Увеличете го или намалете буквите.
