"""Visitors at seats of one game, without a server: their programs reach the holder directly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from textual.app import App

from engine.kernel.decisions import Move
from referee.app.visitor import VisitorApp
from referee.session.game_setup import Start
from referee.session.persistence import begin
from referee.storage.database import Database
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from referee.web.shared_game import HeldGame, HolderAnswer, SentEntry, VisitedGame, VisitedProgram, Visitor
from tests.kit.app import press, ready
from tests.kit.storage import opened
from tests.kit.two_worlds import World

Painted = list[list[tuple[str, str]]]
"""Lines of text, each piece with its colours."""


class DirectHolder:
    """The holder in the same program."""

    def __init__(self, held: HeldGame) -> None:
        self._held = held

    def send(self, entry: SentEntry) -> HolderAnswer:
        return self._held.keep(msgspec.to_builtins(entry))


def begun(database: Database, start: Start) -> int:
    """A saved game that nobody holds."""
    kept = begin(database, "Friday", start)
    kept.close()
    return kept.game_id


def visited(database: Database, held: HeldGame, seat: str, name: str = "") -> VisitedGame:
    """The game as this visitor's program knows it."""
    return VisitedGame(database, held.game, DirectHolder(held), Visitor(name, seat))


def listed(game: VisitedGame, seat: str) -> Move:
    """A move of this seat that is legal now."""
    found = (choice.move for choice, _ in game.session.listed() if not choice.pick)
    return next(one for one in found if one.by == seat)


def saved_world(world: World, file: Path) -> int:
    """The journal of a world as a saved game."""
    header, entries = world.journal
    seats = tuple(world.session.state.seats)
    with opened(file) as database:
        game = create_game(
            database, "Friday", msgspec.structs.replace(header, seats=seats), at="2026-01-01T12:00:00Z"
        )
        with open_writer(database, game, at="2026-01-01T12:00:00Z") as writer:
            for one in entries:
                writer.append(one.kind, one.body, at=one.at)
    return game


async def painted_after(file: Path, game: int, seat: str, scripts: list[str]) -> list[Painted]:
    """What a visitor at this seat is painted after each script of keys."""
    with opened(file) as database:
        held = HeldGame(database, game, "en")
        app = VisitorApp(VisitedProgram(game, Visitor("Ann", seat)), "en", DirectHolder(held), file)
        found: list[Painted] = []
        async with app.run_test(size=(100, 40)) as pilot:
            await ready(app, pilot)
            for script in ["", *scripts]:
                await press(pilot, script)
                found.append(painted_now(app))
        held.close()
    return found


def painted_now(app: App[Any]) -> Painted:
    """Each line with its colours."""
    strips = app.screen._compositor.render_strips()
    return [[(segment.text, str(segment.style)) for segment in strip] for strip in strips]


def words(painted: list[list[tuple[str, str]]]) -> str:
    """What is painted, without colours."""
    return "\n".join("".join(text for text, _ in line) for line in painted)


def tells(game: VisitedGame, **hands: str) -> None:
    """Each of these players has told the referee of a card in hand."""
    for seat, name in hands.items():
        card = {"id": name.casefold().replace(" ", "_"), "name": name, "kind": "event"}
        game.session.enter(game.session.adapter.know(seat, "hand", card))
