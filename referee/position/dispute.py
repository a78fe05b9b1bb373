"""The case of a position text: its disputed lines as steps, steps as such lines, errors as one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.evaluation import read_steps, texts_of
from engine.kernel.cases.model import Case, CaseFile
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON, Impossible, Unreadable
from referee.notation.formatter import line_of
from referee.notation.parser.parse import parse
from referee.position.disputed_table import DisputedTable, RawStep, UnreadLine, table_of
from referee.position.reader import PositionText
from referee.position.record_writer import as_json
from referee.position.text_lines import AROUND, DisputedLine
from referee.position.tokens import Kind, PositionError, tokens
from referee.position.vocabulary import form_of, game_words, sign_words
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.words.speech import Speech

STEP = "step"
"""A step in JSON: ``? step={...}``."""
FACTS = ("fact", "choice", "correction")
"""What the journal calls entries that tell what is so, and are no moves."""
ID = "position"
"""The id of the case that a position text is."""


class DisputeRead(Struct, frozen=True):
    """The disputed lines of a text, down to the first that is no move."""

    case: Case
    lines: tuple[int, ...]
    """For each step of the case the line that tells it."""
    unread: PositionError | None = None
    """Why a line is no move."""
    unread_line: str = ""
    """That line."""
    behind: tuple[DisputedLine, ...] = ()
    """The lines behind it; at which table they are read depends on it."""


def printing(read: PositionText) -> str:
    """The text of the rules under which a position is set up first.

    Raises:
        Unreadable: the game has no such text.
    """
    known = adapter_of(read.game).game.texts
    text = read.case.get("text")
    if text is not None and text not in known:
        raise Unreadable("unknown_text", text=str(text), known=known)
    return str(text or known[0])


def case_of(read: PositionText) -> Case:
    """The case that a position text stands for.

    Raises:
        PositionError: a disputed line is no move.
        Unreadable: a field is unknown or has the wrong form.
        Impossible: the position cannot exist.
    """
    dispute = dispute_of(read)
    if dispute.unread is not None:
        raise dispute.unread
    return dispute.case


def dispute_of(read: PositionText) -> DisputeRead:
    """The case of a position text as far as its disputed lines are moves.

    Raises:
        Unreadable: a field is unknown or has the wrong form.
        Impossible: the position cannot exist.
    """
    lines = [disputed for disputed in read.disputed if not disputed.everything]
    steps: list[tuple[int, RawStep]] = []
    unread, unread_line = None, ""
    table = _table(lines, read)
    position, behind = read.position, list(lines)
    while behind and unread is None:
        line = behind.pop(0)
        try:
            steps += ((line.line, step) for step in _steps(line, table, read))
            position = read.position if table is None else table.position
        except PositionError as error:
            unread, unread_line = error, line.text
    case = _case(read, position, [step for _, step in steps])
    return DisputeRead(case, tuple(line for line, _ in steps), unread, unread_line, tuple(behind))


def _table(lines: list[DisputedLine], read: PositionText) -> DisputedTable | None:
    """The table at which lines are read; none where all are JSON."""
    typed = any(not _is_raw(disputed) for disputed in lines)
    return DisputedTable(adapter_of(read.game), read.position, printing(read)) if typed else None


def _steps(line: DisputedLine, table: DisputedTable | None, read: PositionText) -> list[RawStep]:
    """The steps that a line tells.

    Raises:
        PositionError: it is no move.
    """
    typed = None if _is_raw(line) else table
    steps = _raw_step(line, table, read) if typed is None else _moves(line, typed, read)
    steps[-1].update(line.around)
    return steps


def _case(read: PositionText, position: RawStep, steps: list[RawStep]) -> Case:
    raw = {"id": ID, "game": read.game, "position": position, "steps": steps, **read.case}
    try:
        return msgspec.convert(raw, Case)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_case", error=str(error), case=ID) from None


def case_file(read: PositionText) -> CaseFile:
    """The same as a file of one case."""
    return CaseFile(read.game, (case_of(read),))


def _is_raw(line: DisputedLine) -> bool:
    return line.text.startswith(f"{STEP}=")


def _raw(line: DisputedLine, language: str) -> RawStep:
    read = tokens(line.text, line.line, sign_words(language))
    if len(read) != 1 or read[0].kind is not Kind.FIELD or not isinstance(read[0].value, dict):
        raise PositionError("position_not_json", line.line, line.column, read=line.text)
    return dict(read[0].value)


def _raw_step(line: DisputedLine, table: DisputedTable | None, read: PositionText) -> list[RawStep]:
    """A step that stands there as JSON; the lines behind it are read where it leads."""
    raw = _raw(line, read.language)
    if table is not None:
        with suppress(*NOTHING_TO_ACT_ON):  # whoever judges the case says what is wrong with it
            plain = {name: value for name, value in raw.items() if name not in AROUND}
            table.enter(table.adapter.casebook.step(plain, table.session.state))
    return [raw]


def _moves(line: DisputedLine, table: DisputedTable, read: PositionText) -> list[RawStep]:
    steps = []
    for move in table.moves_of(line, read.language):
        if not _only_names(line, move, table):
            steps.append(_step(line, move, table))
            _mind_types(line, steps[-1], table.position, read)
            table.enter(move)
    if not steps:
        raise PositionError("position_line_a_fact", line.line, line.column, read=line.text)
    return steps


def _only_names(line: DisputedLine, move: Move, table: DisputedTable) -> bool:
    """Whether a move only names a card that nobody knew.

    Raises:
        PositionError: no such card can be there.
    """
    try:
        return table.name(move)
    except (Unreadable, Impossible):
        raise PositionError("position_line_no_such_card", line.line, line.column, read=line.text) from None


def _step(line: DisputedLine, move: Move, table: DisputedTable) -> RawStep:
    """The step of a case that a move is.

    Raises:
        PositionError: the move tells a fact, which stands in the position; or no case can say it.
    """
    verb = table.adapter.game.verbs[type(move)]
    if verb.entry in FACTS:
        raise PositionError("position_line_a_fact", line.line, line.column, read=line.text)
    step = step_of(move, table.session)
    try:
        table.adapter.casebook.step(step, table.session.state)
    except Unreadable:
        raise PositionError("position_line_no_step", line.line, line.column, read=line.text) from None
    return step


def _mind_types(line: DisputedLine, step: RawStep, position: RawStep, read: PositionText) -> None:
    """Whether a move can be judged without being told what type a card is that it plays.

    Raises:
        PositionError: it cannot; with the types.
    """
    form = form_of(read.game)
    for name in form.without_type(position, step):
        words = game_words(read.game, read.language)
        types = [words.value(kind)[0] for kind in form.types]
        raise PositionError("position_type_untold", line.line, line.column, read=name, wanted=types)


def step_of(move: Move, table: Session) -> RawStep:
    """A move at a table as a step of a case, without what it leaves open."""
    step: RawStep = msgspec.to_builtins(move, str_keys=True)
    usual = {field.encode_name: field.default for field in msgspec.structs.fields(move) if not field.required}
    written = {
        name: value
        for name, value in step.items()
        if name not in usual or value != msgspec.to_builtins(_default(usual[name]))
    }
    return table.adapter.casebook.written(written, table.state)


def _default(value: Any) -> Any:
    return None if value is msgspec.NODEFAULT else value


def lines_of(case: Case, adapter: GameAdapter, language: str) -> tuple[DisputedLine, ...]:
    """The steps of a case as disputed lines; a step that no line says stands there as JSON.

    Raises:
        Unreadable: the case cannot be read.
        Impossible: its position cannot exist.
    """
    text = texts_of(case, adapter.casebook, None)[0]
    _, steps = read_steps(case, adapter.casebook, text)
    table = DisputedTable(adapter, case.position, text)
    lines = []
    for raw, step in zip(case.steps, steps, strict=True):
        around = {name: raw[name] for name in AROUND if raw.get(name) is not None}
        plain = {name: value for name, value in raw.items() if name not in AROUND}
        line = _line(step.asked, table, language) if isinstance(step.asked, Move) else ""
        lines.append(DisputedLine(0, 0, line or f"{STEP}={as_json(plain)}", around=around))
        table.enter(step.asked)
    return tuple(lines)


def _line(move: Move, table: DisputedTable, language: str) -> str:
    """The line that reads as just this move at this table; empty: there is none."""
    session, casebook = table.session, table.adapter.casebook
    try:
        line = line_of(move, session, None, language)
        read = parse(line, session, language)
        same = isinstance(read, Move) and casebook.step(step_of(read, session), session.state) == move
    except NOTHING_TO_ACT_ON:
        return ""
    return line if same and "\n" not in line and not line.startswith(("?", f"{STEP}=")) else ""


def lines_asking_everything(read: PositionText) -> Iterator[tuple[DisputedLine, Session]]:
    """The lines that ask for everything a seat may do, each with the table of the position."""
    adapter = adapter_of(read.game)
    text = printing(read)
    for line in read.disputed:
        if line.everything:
            yield line, table_of(adapter, read.position, text)


def sentence(error: PositionError, speech: Speech) -> str:
    """Where it is, what was read, what may stand there, and the nearest word."""
    parts = [_told(error, speech)]
    if isinstance(error, UnreadLine):
        parts.append(question(error, speech))
    if error.facts["wanted"]:
        parts.append(speech.say("position/wanted", wanted=error.facts["wanted"]))
    if error.facts["nearest"]:
        parts.append(speech.say("position/nearest", nearest=error.facts["nearest"]))
    at = speech.say("position/at", line=error.line, column=error.column)
    return f"{at}: {'; '.join(parts)}"


def question(error: PositionError, speech: Speech) -> str:
    """Why a line is no move, or what it may mean; without the offers."""
    if isinstance(error, UnreadLine):
        return speech.tell("errors", error.parsing.told_as, error.parsing.facts)
    return _told(error, speech)


def _told(error: PositionError, speech: Speech) -> str:
    return speech.tell("errors", error.says, {"read": _shown(error.facts["read"])})


def _shown(read: object) -> str:
    """The text that was read, with a question mark for each unprintable sign."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(read)) or "—"
