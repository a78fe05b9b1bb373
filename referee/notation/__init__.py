"""Every move is one typed line: read, completed, printed. No game is known here; each hands over its grammar.

``parse(text, session)`` gives a move or a command, or raises ``Misread`` with numbered offers.
``line_of(move, session)`` prints a move as the line that reads as just this move.
``complete(text, cursor, session)`` says what may stand at the cursor.
``enter(text, session)`` reads a line and enters what it stands for.
"""

from referee.notation.commands import Command, Note, Redo, Several, Undo
from referee.notation.completing import Completion, complete
from referee.notation.entering import enter
from referee.notation.misread import Misread, Offer
from referee.notation.parsing import parse
from referee.notation.printing import line_of

__all__ = [
    "Command",
    "Completion",
    "Misread",
    "Note",
    "Offer",
    "Redo",
    "Several",
    "Undo",
    "complete",
    "enter",
    "line_of",
    "parse",
]
