### What the commands say that no screen says: the list of saved games, a table that does not fit the terminal.

no-saved-games = No game is saved in { $place }. Begin one with: referee
game-entries = { NUMBER($count, useGrouping: 0) } entries
needs-a-terminal = The application needs a terminal. Without one, use: referee judge, rule, search, ask, cards, booklet, deck, games, differs.
terminal-too-small = The terminal has { $columns } columns and { $lines } lines; the table needs at least { $least_columns } and { $least_lines }. Make it larger or the letters smaller.
