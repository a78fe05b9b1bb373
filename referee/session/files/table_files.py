"""Tables as files for other computers: written without secrets, and tried out before they are opened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.case_file import SIZE_LIMIT
from engine.kernel.errors import RefereeError, Unreadable, refuse
from engine.kernel.judge import Candidate, carry_out, decisions
from engine.kernel.reasons import Verdict
from engine.kernel.view import View
from referee.session.files.named_files import bytes_of, write_made
from referee.session.game_setup import WRITTEN, Start, from_case, state_of
from referee.session.registry import adapter_of, all_games
from referee.session.session import Session

SECONDS = 0.6
"""What is not tried by then is not tried; what has been is."""
NEXT = 3
"""Moves the referee makes by itself that are tried one after the other."""
MOVES = 40
"""Legal moves that are tried, each on a copy."""


def checked_start(start: Start) -> Start:
    """The start itself, if a game can begin with it.

    Raises:
        Unreadable: names the field that is wrong.
    """
    adapter = adapter_of(start.game)
    state = state_of(start)
    defect = next(iter(adapter.defects(state)), None)
    if defect is not None:
        raise Unreadable(defect.says, where=defect.field, read=str(defect.value), could=defect.known)
    _DryRun(adapter, start).run(state)
    return start


class _DryRun:
    """A trial of one table: it is drawn, listed and played a move ahead."""

    def __init__(self, adapter: GameAdapter, start: Start) -> None:
        self._adapter = adapter
        self._start = start
        self._until = monotonic() + SECONDS
        self._parts: tuple[Callable[[Any], None], ...] = (
            self._shown,
            self._listed,
            self._goes_on,
            self._moves,
        )

    def run(self, state: Any) -> None:
        """Tries the table.

        Raises:
            Unreadable: it cannot be refereed.
        """
        for part in self._parts:
            if not _works(part, state):
                raise Unreadable("table_contradicts", where=self._field(part, state))

    def _late(self) -> bool:
        return monotonic() > self._until

    def _session(self, state: Any) -> Session:
        return Session(self._adapter, state, self._start.texts, lambda *_: None, strict=self._start.strict)

    def _shown(self, state: Any) -> None:
        """Draws the table with its numbers, as everybody may see it."""
        self._look(state)
        self._look(self._adapter.public(state))
        msgspec.json.encode(state)

    def _look(self, state: Any) -> None:
        decisions(self._adapter.game, state)
        view = self._adapter.view(state)
        for what in islice(_explained(view), MOVES):
            self._adapter.explain(state, what)
        self._adapter.grid(state)

    def _listed(self, state: Any) -> None:
        """Lists the waiting decisions, and each choice with its rulings."""
        session = self._session(state)
        _ = session.waiting, session.on_the_way, session.differing_decisions
        session.listed()

    def _goes_on(self, state: Any) -> None:
        """Makes the moves that Referee makes automatically."""
        session = self._session(state)
        with suppress(RefereeError):  # a message of ours; nothing is done then
            for _ in range(NEXT):
                if session.make_automatic_move() is None:
                    break
        self._look(session.state)

    def _moves(self, state: Any) -> None:
        """Makes each legal move."""
        session = self._session(state)
        for choice, rulings in islice(session.listed(), MOVES):
            for move in _complete(choice) if rulings[0].verdict is Verdict.YES else ():
                if self._late():
                    return
                self._after(session, move)

    def _after(self, session: Session, move: Any) -> None:
        try:
            implied, rulings = session.rule_on(move)
        except RefereeError:
            return
        if all(ruling.verdict is Verdict.YES for ruling in rulings):
            state = session.public
            for each in (*implied, move):
                state = carry_out(self._adapter.game, state, each)
            self._look(state)
            self._session(state).listed()

    def _field(self, part: Callable[[Any], None], state: Any) -> str:
        """The field without which the table works, if it is found in time."""
        for field, other in _without(state):
            if self._late():
                break
            if _works(part, other):
                return field
        return "state"


def _works(part: Callable[[Any], None], state: Any) -> bool:
    try:
        part(state)
    except Exception:  # noqa: BLE001 - whatever it is, the file brought it about
        return False
    return True


def _explained(view: View) -> Iterator[str]:
    for area in view.areas:
        pieces = (piece for row in area.rows for piece in row.pieces)
        badges = (*area.badges, *(badge for piece in pieces for badge in piece.badges))
        yield from (badge.explains for badge in badges if badge.explains)


def _complete(choice: Candidate) -> tuple[Any, ...]:
    """The moves that a choice may mean and that are tried."""
    if choice.by_hand:
        return ()
    if not choice.pick or choice.least > 1:
        return (choice.with_picks(choice.among[: choice.least]),)
    return tuple(choice.with_picks((pick,)) for pick in choice.among[:4])


def _without(state: Any) -> Iterator[tuple[str, Any]]:
    """The table with one thing left out: first each item of a field, then the whole field."""
    for field in msgspec.structs.fields(state):
        value = getattr(state, field.name)
        if isinstance(value, dict):
            for key in value:
                rest = {name: part for name, part in value.items() if name != key}
                yield f"{field.name}.{key}", replace(state, **{field.name: rest})
        elif isinstance(value, tuple):
            for number in range(len(value)):
                yield (
                    f"{field.name}[{number}]",
                    replace(state, **{field.name: value[:number] + value[number + 1 :]}),
                )
        elif field.default is not msgspec.NODEFAULT and value != field.default:
            yield field.name, replace(state, **{field.name: field.default})


FORMAT = "referee-table/1"
QUOTED = re.compile(r"""(["'])(.+?)\1(?:\s(.*))?""", re.DOTALL)
BLANK = re.compile(r"\\ ")


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a table file."""

    format: str
    game: str
    texts: tuple[str, ...]
    title: str
    state: dict[str, Any]
    strict: bool = False


def table_file_bytes(session: Session, title: str) -> bytes:
    """The content of a table file: the table as everybody at it may see it."""
    state = session.adapter.outward(session.state)
    game = session.adapter.game.id
    table = TableFile(FORMAT, game, session.texts, title, msgspec.to_builtins(state), session.strict)
    return msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n"


def write_table(session: Session, title: str, path: Path) -> Path:
    """Writes a table file, and never over another.

    Raises:
        Unreadable: it cannot be written there.
    """
    return write_made(path, lambda: table_file_bytes(session, title))


def is_table(data: bytes) -> bool:
    """Whether the content is a table file and not a case."""
    return FORMAT.partition("/")[0].encode() in data[:200]


def start_from(data: bytes) -> tuple[Start, str]:
    """The start of a game that goes on from a table file, and its title.

    Raises:
        Unreadable: it is damaged, too large, or of a game that is not here.
    """
    if len(data) > SIZE_LIMIT:
        raise Unreadable("file_too_large", size=len(data), limit=SIZE_LIMIT)
    try:
        table = msgspec.json.decode(data, type=TableFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("not_a_table", error=str(error)) from None
    if table.format != FORMAT or table.game not in all_games():
        raise Unreadable("not_a_table", error=f"{table.format}, {table.game}")
    if not table.texts or not set(table.texts) <= set(adapter_of(table.game).game.texts):
        raise Unreadable("unknown_text", text=", ".join(table.texts), known=adapter_of(table.game).game.texts)
    refuse(table.title, "title", lines=())
    refuse(table.state, "state", lines=WRITTEN)
    position = msgspec.json.encode(table.state).decode()
    options = {"strict": "yes" if table.strict else "no"}
    return checked_start(Start(table.game, table.texts, options, position)), table.title


def path_and_case(typed: str) -> tuple[Path, str]:
    r"""A typed path, and the id of a case behind it.

    A path with blanks stands in quotation marks or has ``\`` before them, or it is there as it is typed.
    """
    typed = typed.strip()
    quoted = QUOTED.fullmatch(typed)
    if quoted:
        return Path(quoted[2]), (quoted[3] or "").strip()
    plain = BLANK.sub("\0", typed)
    for end in reversed([at for at, sign in enumerate(plain + " ") if sign == " "]):
        path = Path(plain[:end].replace("\0", " "))
        if _is_there(path):
            return path, plain[end:].replace("\0", " ").strip()
    return Path(plain.replace("\0", " ")), ""


def _is_there(path: Path) -> bool:
    try:
        return path.expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False


def start_and_name(path: Path, text: str, wanted: str = "", *, strict: bool = False) -> tuple[Start, str]:
    """The start of a game from a table file or a case file, and the name it may get.

    Raises:
        Unreadable: it cannot be opened, or holds neither.
        Impossible: the position of its case cannot exist.
    """
    data = bytes_of(path)
    if is_table(data):
        return start_from(data)
    start, case = from_case(data, text, wanted, strict=strict)
    return checked_start(start), case.title or case.id
