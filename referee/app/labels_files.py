"""What is said about saved games, and tables in files?"""

from __future__ import annotations

FILES = {
    "write-where": "Write this table to which file?",
    "write-about": "All of it but what lies hidden; it is opened again with o on the first screen.",
    "written": "Written: {file}",
    "key-write": "Writes the table into a file, for somebody elsewhere to go on from.",
    "foot-to-a-file": "To a file",
    "no-game-here": "Put the highlight on a saved game first.",
    "new-name": "What is the game called from now on?",
    "delete-game": "Delete “{name}”?",
    "delete-about": "All {count} entries go with it. There is no way back.",
    "renamed": "Now called {name}",
    "deleted": "{name} is deleted",
    "key-rename": "Gives the saved game under the highlight another name.",
    "key-delete": "Deletes the saved game under the highlight, after asking.",
    "foot-rename": "Rename",
    "foot-delete": "Delete",
    "no-grid": "There is nothing to tell here: with two players each may only act against the other.",
    "no-grid-of-many": "There is no such table of this game: what is refused says why, move by move.",
    "none-by-hand": "No card of this game is carried out by hand; what differs is set right with e.",
    "key-grid": "Who may do what to whom, with the reason for each no.",
    "foot-who-to-whom": "Who to whom",
    "done-by-itself": "This was done by itself: {what}",
    "comes-first": "Comes first: {what}",
    "none-of-them": "none",
    "won-by": "{seat} has won the game",
    "quoted": "“{words}”",
}
