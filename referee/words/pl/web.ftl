### Stół w przeglądarce: polecenie, drzwi, strona.

title = Referee
pin = PIN stołu albo twojego miejsca
name = Twoje imię (stoi przy tym, co wpisujesz)
enter = Wejdź
gone = Połączenie ze stołem zostało przerwane. Trwa ponowne łączenie …
full = Wszystkie miejsca ({ $count }) są zajęte. Ta strona otworzy stół, gdy zwolni się miejsce.
keys = Klawisze
wrong-pin = To nie jest PIN tego stołu.
wait = Zbyt wiele błędnych PIN-ów. Spróbuj ponownie za { $seconds } s.
serving = Stół jest pod adresem { $address }; jego PIN to { $pin }. Ctrl+C kończy.
serving-seats = Z tym PIN-em wpisuje się wszystko, jak gospodarz lub sędzia. Daj każdemu graczowi PIN jego miejsca:
not-served = Nie można udostępnić stołu: { $error }. Wybierz inny --port lub --host.
not-installed = Serwer WWW nie jest zainstalowany. Zainstaluj go: pip install textual-serve (z pipx: pipx inject referee textual-serve)
