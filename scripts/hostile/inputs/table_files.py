"""Damaged table files: each is refused with one of our messages, or opens and can be played.

The bases are `tests/corpus/tables` and the saved games of `tests/corpus/games.db`, written
as a file at many moments. A mutant is refused, or it is opened, listed, drawn and played for a few moves.
Any exception that is not one of ours is a fault.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel.errors import RefereeError
from engine.kernel.view import View, ViewArea
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import area_lines, is_owned
from referee.app.render.board_lines import area_line, around, board_of, tally_lines
from referee.app.render.challenge_lines import compact_lines
from referee.app.render.row_lines import RowMarks, box, cell_in_words, cells_of, heading
from referee.app.render.seat_lines import is_narrow, seat_lines
from referee.app.widgets.move_list import OfferedMove
from referee.app.widgets.round_lines import order_parts
from referee.notation.formatter import line_of
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files.table_files import start_from, table_file_bytes
from referee.session.game_setup import Start, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.persistence import resume
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.storage.database import open_database
from referee.storage.errors import StorageError
from referee.storage.games import saved_games
from referee.words.messages import folders

CORPUS = Path(__file__).resolve().parents[3] / "tests" / "corpus"
LANGUAGES = folders()
WIDTHS = (40, 76)
MOVES = 3
"""Made on each table that opens."""
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 1000, 2**31, 2**63, -(2**64), 10**30, 1.5, 1e300),
    *(
        "",
        "x",
        "TABLE",
        "nobody",
        "\x1b[2J",
        "\u202e",
        "[bold]",
        "{ $x }",
        "a" * 5000,
        [],
        {},
        [[]],
        {"": ""},
    ),
)
Path_ = tuple[Any, ...]


def bases(moments: int) -> tuple[bytes, ...]:
    """Table files of every game; of each saved one at so many moments."""
    files = [file.read_bytes() for file in sorted((CORPUS / "tables").glob("*.json"))]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(CORPUS / "games.db", folder)
        files += _of_saved_games(Path(folder) / "games.db", moments, random.Random(0))
    return tuple(files)


def _of_saved_games(file: Path, moments: int, rng: random.Random) -> Iterator[bytes]:
    database = open_database(file)
    try:
        for game in saved_games(database):
            try:
                session = resume(database, game.id, look=True).session
            except (RefereeError, StorageError):
                continue
            states = session.states
            for state in rng.sample(states, min(moments, len(states))):
                session.states = [state]
                yield table_file_bytes(session, game.name)
    finally:
        database.close()


# Mutants


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Every place inside a JSON value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


def at(value: Any, path: Path_) -> Any:
    """The value at a place."""
    for key in path:
        value = value[key]
    return value


def mutant(base: bytes, rng: random.Random) -> bytes:
    """The file with one to three things changed."""
    if rng.random() < 0.03:
        return _damaged(base, rng)
    try:
        table = msgspec.json.decode(base)
    except msgspec.DecodeError:
        return _damaged(base, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        _change(table, rng)
    return msgspec.json.encode(table)


def _damaged(base: bytes, rng: random.Random) -> bytes:
    cut = rng.randrange(len(base))
    if rng.random() < 0.5:
        return base[:cut]
    return base[:cut] + bytes([rng.randrange(256)]) + base[cut + 1 :]


def _change(table: Any, rng: random.Random) -> None:
    """One place gets what stands elsewhere, something odd, a little more or less, or goes."""
    under = ("state",) if rng.random() < 0.95 and isinstance(table.get("state"), dict) else ()
    path = _some_place(table, under, rng)
    if not path:
        return
    *before, key = path
    holder, here = at(table, tuple(before)), at(table, path)
    how = rng.random()
    if how < 0.15:
        del holder[key]
    elif how < 0.25 and isinstance(holder, list):
        holder.insert(key, here)
    elif how < 0.25:
        holder[str(rng.choice(("x", *_names(table))))] = holder.pop(key)
    elif how < 0.4 and isinstance(here, int):
        holder[key] = here + rng.choice((-2, -1, 1, 2))
    elif how < 0.8:
        other = at(table, _some_place(table, under, rng))
        holder[key] = msgspec.json.decode(msgspec.json.encode(other))
    elif how < 0.9:
        holder[key] = rng.choice(_names(table))
    else:
        holder[key] = rng.choice(ODD)


def _some_place(table: Any, under: Path_, rng: random.Random) -> Path_:
    """A place, its depth chosen first: cards, of which there are many, are not all that changes."""
    path, here = under, at(table, under)
    while isinstance(here, dict | list) and here and (path == under or rng.random() < 0.85):
        key = rng.choice(list(here)) if isinstance(here, dict) else rng.randrange(len(here))
        path, here = (*path, key), here[key]
    return path


def _names(table: Any) -> list[str]:
    """Names the file uses itself: what is plausible breaks more than what is absurd."""
    parts: list[Any] = [table]
    names: list[str] = ["nobody"]
    while parts:
        part = parts.pop()
        parts += part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
        names += (
            [*part] if isinstance(part, dict) else [part] if isinstance(part, str) and len(part) < 40 else []
        )
    return names


# What is done with one


def tried(data: bytes, rng: random.Random) -> str:
    """``refused`` or ``opened``; raises whatever is a fault."""
    try:
        start = start_from(data)[0]
    except RefereeError as error:
        told_in_each(error)
        return "refused"
    controller = _controller(start)
    for _ in range(MOVES):
        shown = drawn(controller, rng.choice(LANGUAGES), rng.choice(WIDTHS))
        try:
            if not _moved(controller, shown, rng):
                break
        except RefereeError as error:
            told_in_each(error)
            break
    drawn(controller, rng.choice(LANGUAGES), rng.choice(WIDTHS))
    return "opened"


def told_in_each(error: RefereeError) -> None:
    """The message in every language."""
    for language in LANGUAGES:
        Wording(language).error(error)


def _controller(start: Start) -> GameController:
    session = Session(
        adapter_of(start.game), state_of(start), start.texts, lambda *_: None, strict=start.strict
    )
    return GameController(session, OwnedCards(start.game))


def drawn(controller: GameController, language: str, width: int) -> tuple[OfferedMove, ...]:
    """The table as a language draws it, the end of its log, and its moves."""
    wording = Wording(language)
    wording.of_game(controller.session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    wording.texts = controller.session.texts
    _painted(controller, wording, width)
    _logged(controller, wording)
    return offers(controller, wording)


def _logged(controller: GameController, wording: Wording) -> None:
    game = controller.session.adapter
    for line in controller.session.lines[-2:]:
        if line.kind == "move":
            move = game.read_move(msgspec.json.encode(line.body["move"]))
            wording.move(game.announced(controller.session.state_before(line.number), move))
            for event in line.events:
                wording.event(event)


def _painted(controller: GameController, wording: Wording, width: int) -> None:
    view, waiting = controller.view, controller.session.waiting
    tuple(order_parts(view, waiting, wording))
    wording.trail(view.trail)
    for decision in waiting:
        wording.decision(decision)
    board = {area.id: area for area in board_of(view)}
    for area in view.areas:
        if area.id in board:
            area_line(area, wording, width)
            tuple(around(area, board, wording, width))
        else:
            _area(area, view, wording, width)
        for badge in area.badges:
            if badge.explains:
                controller.session.explain(badge.explains)
    tuple(tally_lines(tuple(area for area in view.areas if is_owned(area)), wording, width))


def _area(area: ViewArea, view: View, wording: Wording, width: int) -> None:
    area_lines(area, wording, width, frozenset())
    compact_lines(area, wording, width)
    _across(area, wording)
    if is_owned(area) and is_narrow(area, width):
        seat_lines(area, wording, width, frozenset(), view.areas, low=False)


def _across(area: ViewArea, wording: Wording) -> None:
    for row in area.rows:
        if row.across:
            heading(area.badges, 1, wording)
            for cell in cells_of(row, frozenset()):
                box(cell, wording, 9, RowMarks(frozenset(), frozenset(), ""))
                cell_in_words(cell, wording)


def _moved(controller: GameController, shown: tuple[OfferedMove, ...], rng: random.Random) -> bool:
    """Makes what follows by itself, else a move that is offered; whether anything was done."""
    done, _ = controller.make_automatic_moves()
    if done:
        return True
    offered = [
        offer
        for offer in shown
        if offer.choice is not None and not offer.why_not and not offer.choice.by_hand
    ]
    if not offered:
        return False
    choice = rng.choice(offered).choice
    assert choice is not None
    least = max(choice.least, min(choice.most, 1))
    move = choice.with_picks(tuple(rng.sample(choice.among, min(least, len(choice.among)))))
    line_of(move, controller.session)
    return controller.enter(move).kind is OutcomeKind.DONE
