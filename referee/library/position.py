"""A position for other programs: the fields of a table, read from text or JSON and written as text."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.library.case_input import BadInput, FaultWriter, read
from referee.words.files import BASE_LANGUAGE


class Position(Struct, frozen=True):
    """How a table of a game stands, in the fields of the case format."""

    game: str
    fields: dict[str, Any]

    @classmethod
    def read(cls, source: str | bytes, *, language: str = BASE_LANGUAGE) -> Position:
        """The position of a position text, or of the first case of a JSON document.

        Raises:
            BadInput: it cannot be read; the message names the place and says why, in the language.
        """
        data = source.encode() if isinstance(source, str) else source
        found = read("", data, None, FaultWriter(language))
        return cls(found.adapter.game.id, found.cases[0][0].position)

    def text(self, language: str = BASE_LANGUAGE) -> str:
        """The same as position text.

        Raises:
            BadInput: no table of the game stands like this.
        """
        from referee.position.writer import write_text  # as reading, only when there is a text

        try:
            return write_text(self.game, self.fields, language)
        except RefereeError as error:
            raise BadInput("", FaultWriter(language).error(error)) from None

    def json(self) -> str:
        """The same as a case without steps."""
        case = {"id": "position", "game": self.game, "position": self.fields, "steps": []}
        return msgspec.json.format(msgspec.json.encode(case), indent=1).decode() + "\n"
