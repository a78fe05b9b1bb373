### What the commands say that no screen says: the list of saved games, a table that does not fit the terminal.

no-saved-games = No game is saved in { $place }. Start one with: referee
game-at = { $event }, round { $round }, table { $table }
game-entries = { NUMBER($count, useGrouping: 0) } entries
game-held = held by { $person } on { $host } since { $since }
game-left = left open by { $person } on { $host }, whose program has ended
which-game = { $count ->
    [0] There is no saved game “{ $game }”. referee games lists them.
   *[other] { NUMBER($count, useGrouping: 0) } saved games are called “{ $game }”. Name one by its number: { $numbers }.
}
nobody-holds = Nobody holds “{ $game }” ({ NUMBER($number, useGrouping: 0) }); open it as usual.
taken-over = “{ $game }” ({ NUMBER($number, useGrouping: 0) }) was taken over from process { NUMBER($process, useGrouping: 0) } on { $host } ({ $person }), which held it since { $since }. Its log says why; the game can be opened now.
backed-up = { $file } holds { $games ->
    [one] { $games } game
   *[other] { NUMBER($games, useGrouping: 0) } games
} with { $entries ->
    [one] { $entries } entry
   *[other] { NUMBER($entries, useGrouping: 0) } entries
}; Referee has read all of it back.
backed-up-broken = These games are broken in the copy, just as in the database: { $numbers }.
restored = “{ $game }” continues with { NUMBER($count, useGrouping: 0) } entries; { NUMBER($seen, useGrouping: 0) } were entered.
restored-without = “{ $game }” with { NUMBER($seen, useGrouping: 0) } entries is gone.
nothing-older = No game has lost entries.
games-older = Entries made here are missing:
game-older = “{ $game }” holds { NUMBER($count, useGrouping: 0) } of { NUMBER($seen, useGrouping: 0) } entries.
games-older-do = Put the newer file back, or accept this one: referee restored --because …
needs-a-terminal = This needs a terminal. Without one, referee --plain plays games and settles disputes in lines, and these commands answer: referee judge, rule, search, ask, cards, booklet, deck, games, differs, learn, takeover, backup, restored, log, verify, casefile, export, import.
not-on-windows = Referee does not run on Windows itself. Install it in WSL, the Linux inside Windows: wsl --install
progress-rulebook = Preparing the rulebook; this happens once.
progress-reading = { $done } of { $count } cases read
progress-cases = { $done } of { $count } cases
progress-entries = { $done } of { $count } entries
setting-not-kept = The setting cannot be saved in { $file }.
terminal-too-small = The terminal has { $columns } columns and { $lines } lines; the table needs at least { $least_columns } and { $least_lines }. Make it larger or the letters smaller.
