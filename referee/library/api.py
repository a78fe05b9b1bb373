"""The functions for other programs: they judge disputes and give positions, rules, answers and schemas.

What a call needs is loaded when it is made: who asks for a rule does not load the judge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from referee.library.errors import BadInput, check_game, check_language
from referee.words.messages import BASE_LANGUAGE

if TYPE_CHECKING:
    from referee.library.fault_writer import FaultWriter
    from referee.library.judgement import Rulings
    from referee.position.reader import PositionText
    from rulebook.asking.answers import AskResult
    from rulebook.content.models import Section
    from rulebook.database.store import Rulebook


class Position(Struct, frozen=True):
    """How a table of a game stands, in the fields of the case format."""

    game: str
    fields: dict[str, Any]

    @classmethod
    def read(cls, source: str | bytes, *, language: str = BASE_LANGUAGE) -> Position:
        """The position of a position text, or of the first case of a JSON document.

        Raises:
            BadInput: it cannot be read; the message names the place and says why, in the language.
                Or there is no such language.
        """
        from referee.library.case_input import read_case_file
        from referee.library.fault_writer import FaultWriter

        check_language(language)
        if not isinstance(source, str | bytes):
            raise TypeError(f"a position is text or JSON, as str or bytes, not {type(source).__name__}")
        data = source.encode() if isinstance(source, str) else source
        case_file = read_case_file("", data, None, FaultWriter(language))
        return cls(case_file.adapter.game.id, case_file.cases[0][0].position)

    def text(self, language: str = BASE_LANGUAGE) -> str:
        """The same as position text.

        Raises:
            BadInput: no table of the game stands like this, or there is no such language.
        """
        check_language(language)
        from engine.kernel.errors import RefereeError
        from referee.library.fault_writer import FaultWriter
        from referee.position.writer import write_text

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
        moves: moves that are judged at a position, one after the other; they follow the steps a case has.
        text: the printing to judge under; ``all`` judges under each printing of the game.
        language: of the sentences, and of typed lines.

    Raises:
        BadInput: it cannot be read or carried out; the message says why, in the language.
            Or there is no such printing or language.
    """
    from referee.library.case_input import read_case_file
    from referee.library.fault_writer import FaultWriter
    from referee.library.judgement import ONE_AT_A_TIME, in_words, judge_cases

    check_language(language)
    plain = FaultWriter(language)
    with ONE_AT_A_TIME:
        case_file = read_case_file("", _document(dispute, moves, plain), text, plain)
        judged = judge_cases(case_file, "", plain)
        return in_words(judged, case_file.adapter, language)


def _document(dispute: DisputeInput, moves: Sequence[DisputedMove], plain: FaultWriter) -> bytes:
    """The dispute as the content of a file."""
    match dispute:
        case Mapping():
            return _encoded(_followed(dispute, moves, plain) if moves else dict(dispute))
        case Position():
            return (
                dispute.json().encode() if not moves else _typed(dispute.text(plain.language), moves, plain)
            )
        case str():
            return _typed(dispute, moves, plain)
        case bytes():
            return dispute if not moves else _typed(dispute.decode("utf-8", "replace"), moves, plain)
    raise TypeError(f"a dispute is a position text, JSON, a Position or a case, not {type(dispute).__name__}")


def _typed(text: str, moves: Sequence[DisputedMove], plain: FaultWriter) -> bytes:
    """A text that somebody typed, with moves behind it; what is no JSON is meant as a position text."""
    if not text.lstrip().startswith(("{", "[")):
        text = _with_lines(text, moves)
        _read(text, plain)
    elif moves:
        raise BadInput("", "moves follow a position text, a Position or a case, not a JSON document")
    return text.encode()


def _followed(case: Mapping[str, Any], moves: Sequence[DisputedMove], plain: FaultWriter) -> dict[str, Any]:
    """A case whose own steps these moves follow."""
    position, steps = case.get("position", {}), case.get("steps", ())
    for name, value, kind in (("position", position, Mapping), ("steps", steps, Sequence)):
        if not isinstance(value, kind):
            raise BadInput("", f"field {name}: it cannot be {type(value).__name__}")
    table = Position(str(case.get("game", "")), dict(position)).text(plain.language)
    from engine.kernel.errors import RefereeError
    from referee.position.dispute import case_of

    try:
        read = case_of(_read(_with_lines(table, (*steps, *moves)), plain))
    except RefereeError as error:
        raise BadInput("", plain.error(error)) from None
    return {**case, "position": read.position, "steps": read.steps}


def _with_lines(text: str, moves: Sequence[DisputedMove]) -> str:
    """A position text with moves as its disputed lines."""
    return "\n".join([text.rstrip(), *(f"? {_line(move)}" for move in moves)])


def _read(text: str, plain: FaultWriter) -> PositionText:
    from engine.kernel.errors import RefereeError
    from referee.position.reader import read_text

    try:
        return read_text(text, plain.language)
    except RefereeError as error:
        raise BadInput("", plain.error(error)) from None


def _line(move: DisputedMove) -> str:
    """A move as a disputed line; a step stands there as JSON."""
    match move:
        case str():
            return " ".join(move.split())
        case Mapping():
            return f"step={_encoded_step(move)}"
    raise TypeError(f"a move is a typed line or a step of the case format, not {type(move).__name__}")


def _encoded(case: dict[str, Any]) -> bytes:
    return _as_json({"id": "dispute", **case})


def _encoded_step(step: Mapping[str, Any]) -> str:
    return _as_json(dict(step)).decode()


def _as_json(value: dict[str, Any]) -> bytes:
    try:
        return msgspec.json.encode(value)
    except (TypeError, ValueError) as error:
        raise BadInput("", str(error)) from None


OPEN = local()
"""The rulebook of each thread: SQLite lends a connection to nobody else."""


def _book() -> Rulebook:
    from referee.session.files.user_data import rulebook_file
    from rulebook.database.store import Rulebook

    if not hasattr(OPEN, "book"):
        OPEN.book = Rulebook(rulebook_file())
    book: Rulebook = OPEN.book
    return book


def rule(id_: str, *, language: str = "en") -> Section:
    """A rule in the words of a language, with the places where it is printed.

    Raises:
        UnknownRule: no rule has this id; ``nearest`` are the ids most like it.
        BadInput: there is no such language.
    """
    check_language(language)
    return _book().section(id_, language)


def ask(question: str, *, game: str | None = None, language: str | None = None, limit: int = 5) -> AskResult:
    """The rule that answers a question, or none, and the rules nearest to it.

    Args:
        game: only the rules of this game.
        language: of the question and the titles; left out, the words decide it.
        limit: how many of the nearest rules at most.

    Raises:
        BadInput: there is no such language or game, or the limit is below 1.
    """
    from rulebook.asking import answers

    if language is not None:
        check_language(language)
    if game is not None:
        check_game(game, _book().index.games, language)
    if limit < 1:
        raise BadInput("", f"the limit is {limit}; it must be at least 1")
    return answers.ask(_book(), question, game, language, limit)


FOLDER = Path(__file__).parent / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


class SchemaName(StrEnum):
    """The names of the schemas."""

    CASE = "case"
    POSITION = "position"
    RULING = "ruling"


def schema_file(name: SchemaName) -> Path:
    """Where a schema is."""
    return FOLDER / f"{name}.schema.json"


def id_of(name: SchemaName) -> str:
    """The name by which another schema refers to it; nothing is to be fetched there."""
    return f"urn:referee:schema:{name}:1"


def schema_text(name: SchemaName) -> str:
    """A schema as it was shipped."""
    return schema_file(name).read_text(encoding="utf-8")
