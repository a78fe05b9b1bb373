"""A game entered on the screen, in lines and by a script is the same, but for who entered it how and when."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from textual.widgets import Input

from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.app.application import RefereeApp
from referee.app.plain.application import PlainReferee
from referee.app.plain.panes import Console
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.typed_lines import TypedLines
from referee.session import persistence
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import Start, example, examples, new_start, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.storage import games
from tests.each import hold
from tests.kit.app import SMALL, press, ready
from tests.kit.typed_table import TypedTable

NAME = "table"
NEARLY = 13
"""Power at which a game of cards ends within the round."""
ENDS = {"hbo": True, "lcg": True, "oriflamme": True, "kings": False}
"""Game -> whether it has an end of its own; what is played of the other is a turn or two."""
SHORTEST, LONGEST = 30, 60
TWO_ROUNDS = """
set stark.power 11 because counted again
lannister military: hound, guards
stark defends eddard, jon
resolve
lannister intrigue tywin, cersei stealth cersei>eddard
stark does not defend
resolve
lannister ends
stark military arya, retinue
lannister does not defend
resolve
lannister kills shae
stark ends
stand
stark reveals storm of swords
lannister reveals uneasy truce
stark names stark first
stark ends
lannister ends
stark military eddard, jon, arya
lannister defends hound
resolve
lannister kills hound, guards
no saves
"""
"""A game of the HBO edition through all phases to its end; at random one stops where a card is not known."""
PRINTED = {"Storm of Swords": (4, 3, 2), "Uneasy Truce": (5, 0, 1)}
"""Plot -> income, initiative and claim, invented, which its owner has told before."""
HOW = ("actor", "origin")
"""What a body says of who entered it and how."""
Lines = tuple[str, ...]


def start(game: str) -> Start:
    """A new game, or of the card games a table in the middle of one: no card of a new one is known."""
    if game == "oriflamme":
        return new_start(game, "both")
    return example(game, examples(game)[0].id, "both")


def game_of(game: str) -> Lines:
    """The lines of a game that is played to its end, at random where no script is."""
    if game == "hbo":
        return tuple(TWO_ROUNDS.strip().splitlines())
    for seed in count():
        lines, over = played(game, seed)
        if (over or not ENDS[game]) and len(lines) >= SHORTEST:
            return lines
    raise AssertionError


def played(game: str, seed: int) -> tuple[Lines, bool]:
    table, rng = TypedTable("en", state_of(start(game)), game), Random(seed)
    session, lines = table.controller.session, list(leading(game))
    for line in lines:
        table.type(line)
    for _ in range(2 * LONGEST):
        if session.state.over is not None or len(lines) == LONGEST:
            break
        line = one_line(table, rng)
        try:
            if line and table.type(line).kind is OutcomeKind.DONE:
                lines.append(line)
        except (RefereeError, AssertionError):
            continue
    return tuple(lines), session.state.over is not None


def leading(game: str) -> Iterator[str]:
    """All sides of a card game are brought near its end, by hand."""
    if game == "lcg":
        seats = state_of(start(game)).seats
        yield from (f"set {seat}.power {NEARLY} because counted again" for seat in seats)


def one_line(table: TypedTable, rng: Random) -> str:
    """A legal move, as it would be typed."""
    listed = table.controller.session.listed()
    legal = [
        one for one, rulings in listed if not one.by_hand and {r.verdict for r in rulings} == {Verdict.YES}
    ]
    if not legal:
        return ""
    choice = rng.choice(legal)
    most = min(len(choice.among), max(choice.least, min(choice.most, 3)))
    picks = tuple(rng.sample(choice.among, rng.randint(min(choice.least, most), most))) if choice.pick else ()
    return table.lines.line_of(choice.with_picks(picks) if choice.pick else choice.move)


def begun(game: str, place: Path) -> Path:
    """The game as it is saved before the first line."""
    database = persistence.place(place)
    persistence.begin(database, NAME, start(game)).close()
    if game == "hbo":
        tell_plots(OwnedCards(game, database))
    database.close()
    return place


def tell_plots(cards: OwnedCards) -> None:
    """The owner enters what is printed on plots."""
    for title, printed in PRINTED.items():
        face = cards.called(title)
        assert face is not None
        for field, value in zip(("income", "initiative", "claim"), printed, strict=True):
            cards.enter(face.id, f"plot_{field}", str(value))


def left(place: Path) -> tuple[str, list[Any]]:
    """The table and the entries that are saved."""
    database = persistence.place(place)
    [saved] = games.saved_games(database)
    kept = persistence.resume(database, saved.id, look=True)
    found = games.read_journal(database, saved.id)
    database.close()
    entries = [(one.kind, without_how(json.loads(one.body))) for one in found.entries]
    return msgspec.json.encode(kept.session.state).decode(), entries


def without_how(body: dict[str, Any]) -> dict[str, Any]:
    return {name: one for name, one in body.items() if name not in HOW}


# The doors


def by_script(lines: Lines, place: Path) -> None:
    database = persistence.place(place)
    [saved] = games.saved_games(database)
    kept = persistence.resume(database, saved.id)
    session = kept.session
    controller = GameController(session, OwnedCards(session.adapter.game.id, database))
    wording = Wording("en")
    wording.of_game(session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    controller.make_automatic_moves()
    for line in lines:
        moves = TypedLines(session, wording).read(line)
        assert isinstance(moves, tuple)
        with session.entering("typed"), session.one_input():
            for move in moves:
                controller.enter(move, aloud=True)
                controller.make_automatic_moves()
    persistence.leave(database, kept)
    database.close()


def in_lines(lines: Lines, place: Path) -> None:
    typed = "\n".join((*lines, "q", "q", ""))
    PlainReferee(Console(io.StringIO(typed), io.StringIO()), resume=NAME, place=place).talk()


def on_screen(lines: Lines, place: Path) -> None:
    async def play() -> None:
        app = RefereeApp(place=place, resume=NAME)
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            for line in lines:
                await press(pilot, "colon", passing=True)
                assert isinstance(app.focused, Input)
                app.focused.value = line
                await press(pilot, "enter", passing=True)
            await press(pilot, "escape q")

    asyncio.run(play())


DOORS: dict[str, Callable[[Lines, Path], None]] = {"lines": in_lines, "screen": on_screen}


@pytest.mark.parametrize("game", ENDS)
def test_a_whole_game_is_the_same_through_every_door(game: str, tmp_path: Path) -> None:
    lines = game_of(game)
    script = begun(game, tmp_path / "script.db")
    by_script(lines, script)
    state, entries = left(script)
    assert len(entries) >= len(lines)
    assert (json.loads(state)["over"] is not None) == ENDS[game]

    def is_the_same(door: str) -> None:
        other = begun(game, tmp_path / f"{door}.db")
        DOORS[door](lines, other)
        assert left(other) == (state, entries)

    hold(is_the_same, [*DOORS])
