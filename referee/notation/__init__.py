"""Every move is one typed line: read, completed, printed. No game is known here; each hands over its grammar.

``parse(text, session)`` gives a move or a command, or raises ``ParseError`` with numbered offers.
``line_of(move, session)`` prints a move as the line that reads as just this move.
``complete(text, cursor, session)`` says what may stand at the cursor.
``enter(text, session)`` reads a line and enters what it stands for.
"""
