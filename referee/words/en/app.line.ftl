## Typed lines and keys

list-changed = The list has changed since this key was pressed. Press it again if it is still meant.
lines-wait = Lines: { $count }. Enter enters them one after the other, Esc drops them.
lines-dropped = Lines dropped and not entered: { $count }.
line-asks = this line leads to a question
words-kept = None of these is “{ $words }”. It is kept for the line; Esc leaves this box.
ticked = Ticked. Space ticks more, Enter takes what is ticked.
lines-behind = Lines behind it: { $count }.
