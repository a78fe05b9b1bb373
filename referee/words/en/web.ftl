### The table in the browser: the command, the door, the page.

title = Referee
pin = PIN of the table, or of your seat
name = Your name (it stands beside what you enter)
enter = Come in
gone = The line to the table is cut. It is looked for again …
keys = Keys
wrong-pin = This is not the PIN of the table.
wait = Too many wrong PINs. Try again in { $seconds } seconds.
serving = The table is at { $address }; its PIN is { $pin }. Ctrl+C ends it.
serving-seats = Whoever types that PIN enters everything, as the host or a judge does. Give each player the PIN of their seat:
not-served = The table cannot be served: { $error }. Choose another --port or --host.
not-installed = The web server is not installed. Install it with: pip install textual-serve
