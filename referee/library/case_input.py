"""Case files and position texts, read and checked."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.case_file import SIZE_LIMIT, read_file
from engine.kernel.cases.evaluation import read_steps, texts_of
from engine.kernel.cases.model import FORMAT, Case, Casebook, CaseFile
from engine.kernel.errors import Impossible, RefereeError, Unreadable
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter, shortened
from referee.session.registry import adapter_of, all_games
from rulebook.content.files import followed

if TYPE_CHECKING:
    from referee.position.dispute import DisputeRead
    from referee.position.reader import PositionText

SHOWN = 60
"""Bytes of a file that is neither kind which a message may quote."""
RECORD = "referee-record/"
"""What the record of a game begins with."""
MISSING = re.compile(r"Object missing required field `(\w+)`")
"""What is said of a field that has to be told."""
LEAST = re.compile(r"Expected `int` >= (\d+)")
"""What is said of a number that is too small."""
FIELD = re.compile(r"at `\$\.([^`]+)`")


DEEPEST, LARGEST = 40, 1_000_000
"""No position nests deeper than about ten, and no number at a table comes near a million."""
MOST_FAULTS = 20
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class CaseFileRead(Struct, frozen=True):
    """A file of cases that can be judged."""

    adapter: GameAdapter
    cases: tuple[tuple[Case, tuple[str, ...]], ...]
    """Each with the texts it is judged under."""
    written: PositionText | None = None
    """The position text they were read from."""
    dispute: DisputeRead | None = None
    """The disputed lines of that text."""


def content(file: str, plain: FaultWriter) -> bytes:
    """The bytes of a file, or of standard input for ``-``; never more of it than is allowed.

    Raises:
        BadInput: it cannot be opened.
    """
    try:
        if file == "-":
            return sys.stdin.buffer.read(SIZE_LIMIT + 1)
        with Path(file).open("rb") as opened:
            return opened.read(SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadInput(shown_file_name(file, plain), plain.say("not-opened", problem=problem)) from None


def shown_file_name(file: str, plain: FaultWriter) -> str:
    """The file as messages call it."""
    return plain.say("standard-input") if file == "-" else shortened(file)


def read_case_file(
    name: str, data: bytes, text: str | None, plain: FaultWriter, *, partly: bool = False
) -> CaseFileRead:
    """The cases of a file, every one of them validated.

    Args:
        partly: a position text is read down to the first disputed line that is no move.

    Raises:
        BadInput: at least one cannot be judged; all that were found are named.
    """
    written = dispute = None
    try:
        plain_data = data.removeprefix(BYTE_ORDER_MARK)
        written = _written(plain_data, plain.language)
        dispute = None if written is None else _dispute(written, partly)
        case_file = read_file(plain_data) if dispute is None else CaseFile(dispute.case.game, (dispute.case,))
        text = text or ("all" if written is not None else None)
        ready = _adapter(case_file, text)
    except RefereeError as error:
        case = str(error.facts.get("case", "")) if written is None else ""
        message = (f"{plain.case(case)}: " if case else "") + plain.error(error)
        raise BadInput(
            name, message if written is None else with_line(message, error, written, plain)
        ) from None
    faults = [
        with_line(message, error, written, plain) if written is not None else f"{where}: {message}"
        for where, message, error in _faults(case_file, ready.casebook, plain)
    ]
    if faults:
        over = len(faults) - MOST_FAULTS
        more = [plain.say("more-faults", count=over)] if over > 0 else []
        raise BadInput(name, *faults[:MOST_FAULTS], *more)
    each = tuple((case, texts_of(case, ready.casebook, text)) for case in case_file.cases)
    return CaseFileRead(ready, each, written, dispute)


def _written(data: bytes, language: str) -> PositionText | None:
    """The position text of a file; nothing, where it is a file of cases."""
    if data.lstrip()[:1] in (b"{", b"[", b""):
        return None
    from referee.position.reader import read_text  # typed lines: not for files of cases
    from referee.position.text_lines import is_position_text

    if not is_position_text(data):
        _check_json(data)
        return None
    try:
        return read_text(data.decode("utf-8"), language)
    except UnicodeDecodeError as error:
        raise Unreadable("not_json", error=str(error)) from None


def _check_json(data: bytes) -> None:
    """Refuses a file that begins like neither kind with an error of its own."""
    try:
        msgspec.json.decode(data)
    except UnicodeDecodeError:
        return
    except msgspec.DecodeError:
        start = data[:SHOWN].decode("utf-8", "replace").split()[0]
        if not start.isprintable():
            return
        says = "record_is_no_case" if start.startswith(RECORD) else "neither_case_nor_position"
        raise Unreadable(says, read=start, known=all_games()) from None


def with_line(message: str, error: RefereeError, written: PositionText, plain: FaultWriter) -> str:
    """The fault of a field, or of a seat, with the line of the text that tells it."""
    if isinstance(error, Impossible):
        line = _line_of_seat(written, error)
        return f"{plain.of_line(line)}: {message}" if line else message
    wrong = str(error.facts.get("error", ""))
    field, least = FIELD.search(wrong), LEAST.match(wrong)
    if field is None:
        return message
    missing = MISSING.match(wrong)
    if missing is not None:
        message = plain.say("not-told", field=_field_word(written, missing[1], plain.language))
    if least is not None:
        message = plain.say("at-least", field=_field_word(written, field[1], plain.language), least=least[1])
    return f"{plain.of_line(written.line_of(field[1]))}: {message}"


def _line_of_seat(written: PositionText, error: Impossible) -> int:
    """The line of the seat that the first fault is about; 0: it is about none."""
    seat = error.faults[0].facts.get("seat")
    seats = [seat.get("id") for seat in written.position.get("seats") or ()]
    return written.line_of(f"seats[{seats.index(seat)}]") if seat in seats else 0


def _field_word(written: PositionText, path: str, language: str) -> str:
    """The word for the last field of a path."""
    from referee.position.vocabulary import game_words  # only a position text needs these

    return game_words(written.game, language).field(path.rpartition(".")[2])[0]


def _dispute(written: PositionText, partly: bool) -> DisputeRead:
    from referee.position.dispute import dispute_of

    dispute = dispute_of(written)
    if dispute.unread is not None and not partly:
        raise dispute.unread
    return dispute


def _adapter(case_file: CaseFile, text: str | None) -> GameAdapter:
    if not case_file.cases:
        raise Unreadable("no_cases")
    ready = adapter_of(case_file.game)
    if text not in (None, "all", *ready.game.texts):
        raise Unreadable("unknown_text", text=text, known=("all", *ready.game.texts))
    return ready


def _faults(
    case_file: CaseFile, book: Casebook, plain: FaultWriter
) -> Iterator[tuple[str, str, RefereeError]]:
    """Each fault with its place and its sentence."""
    for number, case in enumerate(followed("reading", case_file.cases), 1):
        try:
            with deep_nesting_as_fault():
                _check_case(case)
                _check_content(case, book)
        except RefereeError as error:
            step = error.facts.pop("where", None)
            yield plain.case(case.id, number) + place(step, plain), plain.error(error), error


def place(step: object, plain: FaultWriter) -> str:
    """Where in a case: which step, the position (0), or nothing if it is the case as a whole."""
    if not isinstance(step, int):
        return ""
    return plain.say("at-step", number=step) if step else plain.say("at-position")


@contextmanager
def deep_nesting_as_fault() -> Iterator[None]:
    """Turns nesting that is too deep to follow into a fault."""
    try:
        yield
    except RecursionError:
        raise Unreadable("too_deep", field="position, steps", limit=DEEPEST) from None


def _check_case(case: Case) -> None:
    if not case.id:
        raise Unreadable("id_missing")
    if case.format != FORMAT:
        raise Unreadable("unknown_format", format=case.format, known=FORMAT)
    _check_size(case.position, "position")
    _check_size(list(case.steps), "steps")


def _check_size(value: Any, field: str) -> None:
    """Neither nested nor counted beyond all reason: what follows may then use plain recursion and numbers."""
    left: list[tuple[Any, int]] = [(value, 0)]
    while left:
        item, depth = left.pop()
        if isinstance(item, dict | list):
            if depth > DEEPEST:
                raise Unreadable("too_deep", field=field, limit=DEEPEST)
            left.extend((inner, depth + 1) for inner in (item.values() if isinstance(item, dict) else item))
        elif isinstance(item, int | float) and not -LARGEST <= item <= LARGEST:
            raise Unreadable("number_too_large", field=field, limit=LARGEST)


def _check_content(case: Case, book: Casebook) -> None:
    """The position and every step; of a fault in a step, which one."""
    text = texts_of(case, book, None)[0]
    _check_forms(case)
    try:
        read_steps(case, book, text)
    except RefereeError as error:
        number = _faulty_step(case, book, text)
        if number:
            raise _placed(error, number) from None
        raise _placed(error, None if error.says == "impossible_position" else 0) from None


def _check_forms(case: Case) -> None:
    """Refuses steps that give both a move and a question, or a field in the wrong form."""
    for number, step in enumerate(case.steps, 1):
        says = ""
        if "do" in step and "ask" in step:
            says = "move_and_question"
        elif not isinstance(step.get("why"), str | None):
            says = "why_not_words"
        if says:
            raise Unreadable(says, where=number)


def _faulty_step(case: Case, book: Casebook, text: str) -> int:
    """The first step that cannot be read; 0 if the position alone cannot."""
    readable, faulty = -1, len(case.steps)
    while faulty - readable > 1:
        middle = (readable + faulty) // 2
        try:
            read_steps(replace(case, steps=case.steps[:middle]), book, text)
            readable = middle
        except RefereeError:
            faulty = middle
    return faulty


def _placed(error: RefereeError, step: int | None) -> RefereeError:
    error.facts["where"] = step
    return error
