"""Disputes and positions for another program: judged in one call, read, written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.library.case_input import BadInput, FaultWriter, read
from referee.library.judgement import ONE_AT_A_TIME, in_words, judge_cases
from referee.library.results import Rulings
from referee.words.messages import BASE_LANGUAGE


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


DisputeInput = str | bytes | Position | Mapping[str, Any]
"""A position text with its disputed lines, a JSON document of cases, a position, or a case."""
DisputedMove = str | Mapping[str, Any]
"""A typed line, or a step of the case format."""
EVERY_TEXT = "all"


def judge(
    dispute: DisputeInput,
    *moves: DisputedMove,
    text: str = EVERY_TEXT,
    language: str = BASE_LANGUAGE,
) -> Rulings:
    """The rulings on a dispute.

    Args:
        dispute: what stands on the table, with the moves in dispute where it holds them.
        moves: moves that are judged at a position, one after the other.
        text: the printing to judge under; ``all`` judges under each printing of the game.
        language: of the sentences, and of typed lines.

    Raises:
        BadInput: it cannot be read or carried out; the message says why, in the language.
    """
    plain = FaultWriter(language)
    with ONE_AT_A_TIME:
        found = read("", _document(dispute, moves, plain), text, plain)
        judged = judge_cases(found, "", plain)
        return in_words(judged, found.adapter, language)


def _document(dispute: DisputeInput, moves: Sequence[DisputedMove], plain: FaultWriter) -> bytes:
    """What is judged, as a file would have it."""
    if moves:
        return _with_moves(dispute, moves, plain).encode()
    if isinstance(dispute, Position):
        return dispute.json().encode()
    if isinstance(dispute, str):
        return _written(dispute, plain).encode()
    return dispute if isinstance(dispute, bytes) else _encoded(dict(dispute))


def _written(dispute: str, plain: FaultWriter) -> str:
    """A text that somebody typed: what is no JSON is meant as a position text."""
    if not dispute.lstrip().startswith(("{", "[")):
        from referee.position.reader import read_text

        try:
            read_text(dispute, plain.language)
        except RefereeError as error:
            raise BadInput("", plain.error(error)) from None
    return dispute


def _encoded(case: dict[str, Any]) -> bytes:
    try:
        return msgspec.json.encode({"id": "dispute", **case})
    except (TypeError, ValueError) as error:
        raise BadInput("", str(error)) from None


def _with_moves(dispute: DisputeInput, moves: Sequence[DisputedMove], plain: FaultWriter) -> str:
    """A position as text, with the moves as its disputed lines."""
    if isinstance(dispute, Mapping):
        dispute = Position(str(dispute.get("game", "")), dict(dispute.get("position", {})))
    try:
        text = dispute.text(plain.language) if isinstance(dispute, Position) else _plain(dispute)
    except RefereeError as error:
        raise BadInput("", plain.error(error)) from None
    return "\n".join([text.rstrip(), *(f"? {_line(one)}" for one in moves)])


def _plain(text: str | bytes) -> str:
    return text if isinstance(text, str) else text.decode("utf-8", "replace")


def _line(move: DisputedMove) -> str:
    """A move as a disputed line; a step stands there as JSON."""
    return " ".join(move.split()) if isinstance(move, str) else f"step={json.dumps(dict(move))}"
