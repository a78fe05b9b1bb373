"""Can every case of a file be judged, and if not, what is wrong and where?

Everything is looked at before anything is judged, so a file is either judged whole or not at all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.case_files import SIZE_LIMIT, read_file
from engine.kernel.case_judging import read_steps, texts_of
from engine.kernel.cases import FORMAT, Case, Casebook, CaseFile
from engine.kernel.desk import Desk
from engine.kernel.errors import RefereeError, Unreadable
from referee.cli.plain import Plain, cut
from referee.games import desk

DEEPEST, LARGEST = 40, 1_000_000
"""No position nests deeper than about ten, and no number at a table comes near a million."""
MOST_FAULTS = 20
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class BadInput(Exception):
    """The input cannot be judged; each fault names the file, the case and the field."""

    def __init__(self, file: str, *faults: str) -> None:
        self.faults = tuple(f"{file}: {fault}" for fault in faults)
        super().__init__("\n".join(self.faults))


class Read(Struct, frozen=True):
    """A file of cases that can be judged."""

    desk: Desk
    cases: tuple[tuple[Case, tuple[str, ...]], ...]
    """Each with the texts it is judged under."""


def content(file: str, plain: Plain) -> bytes:
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
        raise BadInput(name_of(file, plain), plain.say("not-opened", problem=problem)) from None


def name_of(file: str, plain: Plain) -> str:
    """The file as messages call it."""
    return plain.say("standard-input") if file == "-" else cut(file)


def read(name: str, data: bytes, text: str | None, plain: Plain) -> Read:
    """The cases of a file, every one of them validated.

    Raises:
        BadInput: at least one cannot be judged; all that were found are named.
    """
    try:
        found = read_file(data.removeprefix(BYTE_ORDER_MARK))
        ready = _desk(found, text)
    except RefereeError as error:
        case = str(error.facts.get("case", ""))
        raise BadInput(name, (f"{plain.case(case)}: " if case else "") + plain.error(error)) from None
    faults = [f"{where}: {fault}" for where, fault in _faults(found, ready.casebook, plain)]
    if faults:
        over = len(faults) - MOST_FAULTS
        more = [plain.say("more-faults", count=over)] if over > 0 else []
        raise BadInput(name, *faults[:MOST_FAULTS], *more)
    return Read(ready, tuple((case, texts_of(case, ready.casebook, text)) for case in found.cases))


def _desk(found: CaseFile, text: str | None) -> Desk:
    if not found.cases:
        raise Unreadable("no_cases")
    ready = desk(found.game)
    if text not in (None, "all", *ready.game.texts):
        raise Unreadable("unknown_text", text=text, known=("all", *ready.game.texts))
    return ready


def _faults(found: CaseFile, book: Casebook, plain: Plain) -> Iterator[tuple[str, str]]:
    for number, case in enumerate(found.cases, 1):
        try:
            with deep_nesting_told():
                _check_case(case)
                _check_content(case, book)
        except RefereeError as error:
            step = error.facts.pop("where", None)
            yield plain.case(case.id, number) + place(step, plain), plain.error(error)


def place(step: object, plain: Plain) -> str:
    """Where in a case: which step, the position (0), or nothing if it is the case as a whole."""
    if not isinstance(step, int):
        return ""
    return plain.say("at-step", number=step) if step else plain.say("at-position")


@contextmanager
def deep_nesting_told() -> Iterator[None]:
    """What is nested so deep that it cannot be followed is told like any other fault."""
    try:
        yield
    except RecursionError:
        raise Unreadable("too_deep", field="position or steps", limit=DEEPEST) from None


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
        one, depth = left.pop()
        if isinstance(one, dict | list):
            if depth > DEEPEST:
                raise Unreadable("too_deep", field=field, limit=DEEPEST)
            left.extend((inner, depth + 1) for inner in (one.values() if isinstance(one, dict) else one))
        elif isinstance(one, int | float) and not -LARGEST <= one <= LARGEST:
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
    """What a step says twice or says in the wrong form."""
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
