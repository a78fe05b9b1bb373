"""Every move is one typed line: read, completed, printed. No game is known here; each hands over its grammar.

``parse(text, session)`` gives a move or a command, or raises ``Misread`` with numbered offers.
``line_of(move, session)`` prints a move as the line that reads as just this move.
``complete(text, cursor, session)`` says what may stand at the cursor.
``enter(text, session)`` reads a line and enters what it stands for.
"""

from referee.notation.completion.completions import Completion, complete
from referee.notation.formatter import line_of
from referee.notation.parser.commands import Command, Note, Redo, Several, Undo
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.notation.parser.parse import enter, parse

__all__ = [
    "Command",
    "Completion",
    "Note",
    "ParseError",
    "Redo",
    "Several",
    "SuggestedLine",
    "Undo",
    "complete",
    "enter",
    "line_of",
    "parse",
]
