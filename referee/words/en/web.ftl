### The table in the browser: the command, the door, the page.

title = Referee
pin = PIN of the table, or of your seat
name = Your name (shown beside what you enter)
enter = Come in
gone = The connection to the table is lost. Reconnecting …
full = All { $count } places are taken. This page opens the table as soon as one is free.
keys = Keys
wrong-pin = This is not the table's PIN.
wait = Too many wrong PINs. Try again in { $seconds } seconds.
serving = The table is at { $address }; its PIN is { $pin }. Ctrl+C stops it.
serving-seats = Anyone with that PIN can enter everything, as the host or a judge does. Give each player the PIN of their seat:
not-served = Referee cannot serve the table: { $error }. Choose another --port or --host.
not-installed = The web server is not installed. Install it with: pip install textual-serve (with pipx: pipx inject referee textual-serve)
