"""The only module of the golden record that knows where things stand inside the program.

Whatever is moved or renamed there is followed here; the other modules of this folder stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee import __version__
from referee.__main__ import main
from referee.notation.completion.completions import complete
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session import persistence
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files import table_files
from referee.session.game_setup import Start, examples, from_case, new_start, state_of
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from referee.storage import device
from referee.storage.database import Database, open_database
from referee.storage.games import saved_games
from referee.words.messages import folders

GAMES = tuple(ADAPTERS)
LANGUAGES = folders()
VERSION = __version__
NO, YES, DONE = Verdict.NO, Verdict.YES, OutcomeKind.DONE
NOW = "2026-01-02T03:04:05Z"


class Pipe(StringIO):
    """Holds what a command says; it takes text, as a terminal does."""


def command(*arguments: str) -> str:
    """The output of a command, with its exit code."""
    out, err = Pipe(), Pipe()
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        stack.enter_context(patch("sys.argv", ["referee"]))
        try:
            code = main(arguments)
        except SystemExit as left:
            code = int(str(left.code or 0))
    return f"{out.getvalue()}{err.getvalue()}exit code {code}\n"


def warm() -> None:
    """Builds what the program keeps in its cache, so that no two workers build it at once."""
    command("rule", "hbo.action.closing")
    command("search", "claim")


def new_session(game: str, position: str, texts: Sequence[str], *, strict: bool, keep: Any) -> Session:
    """A session that begins from a position: the JSON of a state."""
    start = Start(game, tuple(texts), {"strict": "yes" if strict else "no"}, position)
    return Session(adapter_of(game), state_of(start), start.texts, keep, strict=strict)


def position_of_case(data: bytes, case: str) -> tuple[str, tuple[str, ...]]:
    """Where a case begins, and the texts it is ruled under."""
    start, _ = from_case(data, "", case)
    return start.position, start.texts


def position_of_new(game: str, text: str, chosen: dict[str, tuple[str, ...]]) -> tuple[str, tuple[str, ...]]:
    """Where a new game begins."""
    start = new_start(game, text, chosen)
    return as_json(state_of(start)), start.texts


def settings(game: str) -> tuple[Any, ...]:
    """The settings of a new game."""
    return adapter_of(game).start.settings


def texts(game: str) -> tuple[str, ...]:
    """The printings of a game."""
    return adapter_of(game).game.texts


def as_json(value: object) -> str:
    """A value of the program, as it is written to a file."""
    return msgspec.json.encode(value).decode()


def in_order(value: object) -> str:
    """The same with its keys in alphabetical order: where a field stands in its record may change."""
    return msgspec.json.encode(msgspec.to_builtins(value), order="deterministic").decode()


def move_from(session: Session, raw: dict[str, Any]) -> Any:
    """The move of a JSON object.

    Raises:
        RefereeError: it is none.
    """
    return session.adapter.read_move(msgspec.json.encode(raw))


def fault(error: Exception) -> tuple[str, str]:
    """The key of an error with its facts; and what it says."""
    says, facts = getattr(error, "says", ""), getattr(error, "facts", {})
    return f"{says} {in_order(_plain(facts))}", str(error)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def corpus(copy: Path) -> Iterator[tuple[str, Callable[[], Any]]]:
    """The saved games and how each is opened. ``copy``: a database that may be written."""
    database = persistence.place(copy)
    try:
        for summary in sorted(saved_games(database), key=lambda game: game.id):
            yield f"{summary.id} {summary.name}", partial(persistence.resume, database, summary.id, look=True)
    finally:
        database.close()


def open_table(path: Path) -> Session:
    """The game a table file holds.

    Raises:
        RefereeError: it is damaged.
    """
    start, _ = table_files.start_and_name(path, "both")
    return Session(adapter_of(start.game), state_of(start), start.texts, nowhere, strict=start.strict)


def table_file(session: Session) -> str:
    """The table as a file."""
    return table_files.table_file_bytes(session, "A table").decode()


def nowhere(*_entry: object) -> None:
    """Keeps no entry."""


def begin_kept(place: Path, game: str) -> tuple[Database, Any]:
    """Begins a new game in a database."""
    database = open_database(place)
    return database, persistence.begin(database, f"Golden {game}", new_start(game, ""))


def at_a_fixed_time() -> Any:
    """Gives all entries the same time inside the block."""
    return patch.object(device, "now", lambda: NOW)


def speaking(session: Session, language: str) -> tuple[Any, Any]:
    """The table and the words of the screen that shows it."""
    from referee.app.presenters.table_names import TableNames
    from referee.app.presenters.wording import Wording

    controller, wording = GameController(session, OwnedCards(session.adapter.game.id)), Wording(language)
    wording.of_game(session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    wording.texts = session.texts
    return controller, wording


def offered(session: Session, language: str) -> str:
    """The list of moves, as the screen shows it."""
    from referee.app.presenters.offered_moves import offers

    return "\n".join(f"{offer.says} | {offer.why_not}" for offer in offers(*speaking(session, language)))


def logged(session: Session, language: str) -> str:
    """The log, as the screen tells it."""
    from referee.app.screens.log import LogScreen
    from referee.words.speech import Labels

    controller, wording = speaking(session, language)
    before, Labels.speech = Labels.speech, wording.speech
    try:
        screen = LogScreen(controller, wording)
        return "\n".join(f"{line.number} {line.undone} {screen._said(line)}" for line in session.lines)  # noqa: SLF001
    finally:
        Labels.speech = before


def screens(script: str, language: str, place: Path, size: tuple[int, int]) -> list[str]:
    """The app played by keys: what is on the screen at each ``@`` of the script, and at its end."""
    from tests.kit.app import after, shown

    return after(script, shown, place=place, size=size, language=language)


def ready_table(game: str, number: int) -> str:
    """Keys that open a ready table from the first line of the start screen."""
    from tests.kit import app

    return app.ready_table(game, number)


def examples_of(game: str) -> int:
    """How many ready tables a game has."""
    return len(examples(game))


__all__ = [
    "DONE",
    "GAMES",
    "LANGUAGES",
    "NO",
    "VERSION",
    "YES",
    "EntryOutcome",
    "ParseError",
    "RefereeError",
    "Session",
    "complete",
    "line_of",
    "parse",
]  # fmt: skip
