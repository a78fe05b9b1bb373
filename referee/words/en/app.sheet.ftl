### Sheets that are filled in without a game around them.

foot-sheet = Sheet
foot-clear = Clear
foot-clear-all = Clear all
key-sheet = A sheet to fill in and have answered, without mirroring a game.
key-clear = Empties the field under the highlight.
key-clear_all = Empties the whole sheet.
key-more = One more, or one less.
which-sheet = Which sheet?
no-sheet = This game has no sheet.
sheet-how = A digit sets a number, + and - change it; Enter types it, ticks or chooses.
sheet-several = Enter adds it behind the others, or takes it out.
sheet-filled = Filled in from the table.
sheet-none = none
help-SheetScreen = Type what stands on the table and read what comes of it. The arrows go from field to field; a digit sets a number, + and - change it, and Enter types a longer one, ticks or chooses. Tab goes to the answer, where space opens how a sum came about and Enter opens the rule. Nothing here touches a game.
bar-westeros = Westeros
bar-action = Action
