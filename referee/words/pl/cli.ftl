### Co mówią tylko polecenia: lista zapisanych gier, stół, który nie mieści się w terminalu.

no-saved-games = W { $place } nie ma zapisanej gry. Zacznij od: referee
game-at = { $event }, runda { $round }, stół { $table }
game-entries = wpisy: { NUMBER($count, useGrouping: 0) }
game-held = prowadzi ją { $person } na { $host } od { $since }
game-left = pozostawiona otwarta przez { $person } na { $host }; tamten program już nie działa
which-game = { $count ->
    [0] Nie ma zapisanej gry „{ $game }”. Wypisuje je: referee games.
   *[other] Liczba zapisanych gier o nazwie „{ $game }”: { NUMBER($count, useGrouping: 0) }. Wskaż jedną numerem: { $numbers }.
}
nobody-holds = Nikt nie trzyma gry „{ $game }” ({ NUMBER($number, useGrouping: 0) }); otwórz ją jak zwykle.
taken-over = Grę „{ $game }” ({ NUMBER($number, useGrouping: 0) }) przejęto od procesu { NUMBER($process, useGrouping: 0) } na { $host } ({ $person }), który trzymał ją od { $since }. Powód stoi w jej dzienniku; grę można teraz otworzyć.
backed-up = { $file } zawiera gier: { NUMBER($games, useGrouping: 0) }, wpisów: { NUMBER($entries, useGrouping: 0) }; wszystko odczytano z powrotem.
backed-up-broken = Te gry są uszkodzone w kopii tak samo jak w bazie danych: { $numbers }.
restored = Gra „{ $game }” toczy się dalej; wpisy: { NUMBER($count, useGrouping: 0) }, wprowadzono { NUMBER($seen, useGrouping: 0) }.
restored-without = Gry „{ $game }” (wpisy: { NUMBER($seen, useGrouping: 0) }) już tu nie ma.
nothing-older = Żadna gra nie straciła wpisów.
games-older = Brakuje wpisów, które tu wprowadzono:
game-older = Gra „{ $game }” ma wpisów: { NUMBER($count, useGrouping: 0) } z { NUMBER($seen, useGrouping: 0) }.
games-older-do = Przywróć nowszy plik albo przyjmij ten: referee restored --because …
needs-a-terminal = Do tego potrzebny jest terminal. Bez niego referee --plain prowadzi gry i rozstrzyga spory wiersz po wierszu, a te polecenia odpowiadają: referee judge, rule, search, ask, cards, booklet, deck, games, differs, learn, takeover, backup, restored, log, verify, casefile, export, import.
not-on-windows = Referee nie działa w samym systemie Windows. Zainstaluj go w WSL, Linuksie wewnątrz Windows: wsl --install
progress-rulebook = Zasady są przygotowywane; dzieje się to tylko raz.
progress-reading = wczytane przypadki: { $done } z { $count }
progress-cases = przypadki: { $done } z { $count }
progress-entries = wpisy: { $done } z { $count }
setting-not-kept = Ustawienia nie udało się zapisać w { $file }.
terminal-too-small = Terminal ma kolumn: { $columns }, wierszy: { $lines }; stół potrzebuje co najmniej { $least_columns } i { $least_lines }. Powiększ go albo zmniejsz litery.
