"""A journal that leaves the program tells nobody's secret, and leads everybody to the same table."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.kernel.journal import JournalHeader, JournalLine, first_break, first_link, header_text
from engine.kings.moves import NextStep, PlaceOneTime
from engine.kings.phases.planning import due
from referee.record.public_journal import PublicJournal, public_journal, session_at_start
from referee.session.game_setup import example
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.conftest import DEEP
from tests.kit.two_worlds import TITLES, World, two_worlds

SEEDS = range(4 * DEEP)
games = pytest.mark.parametrize("game", tuple(ADAPTERS))
seeds = pytest.mark.parametrize("seed", SEEDS)


def led_to(header: JournalHeader, entries: tuple[JournalLine, ...]) -> Session:
    session = session_at_start(header)
    for entry in entries:
        session.read(entry)
    return session


def outward(game: str, session: Session) -> object:
    table = adapter_of(game).outward(session.state)
    return replace(table, events=(), notes=())


@games
@seeds
def test_two_worlds_that_differ_only_in_what_is_hidden_hand_out_the_same_bytes(game: str, seed: int) -> None:
    one, two = two_worlds(game, seed)

    handed = [public_journal(*world.journal) for world in (one, two)]

    assert msgspec.json.encode(handed[0]) == msgspec.json.encode(handed[1])


@games
@seeds
def test_the_public_journal_is_chained_and_leads_to_the_table_everybody_sees(game: str, seed: int) -> None:
    world, _ = two_worlds(game, seed)

    handed = public_journal(*world.journal)
    session = led_to(handed.header, handed.entries)

    assert first_break(first_link(header_text(handed.header)), handed.entries) is None
    assert outward(game, session) == outward(game, world.session)
    assert [(line.number, line.kind, line.undone) for line in session.lines] == [
        (line.number, line.kind, line.undone) for line in world.session.lines
    ]
    assert {line.number for line in session.lines if line.differs == "given"} <= {
        line.number for line in world.session.lines if line.differs == "given"
    }


@games
@seeds
def test_what_was_handed_out_is_handed_on_as_it_is(game: str, seed: int) -> None:
    handed = public_journal(*two_worlds(game, seed)[0].journal)

    assert public_journal(handed.header, handed.entries) == PublicJournal(handed.header, handed.entries)


def test_an_order_stays_covered_until_the_orders_are_revealed_whatever_is_set_right() -> None:
    header = JournalHeader("kings", ("ru-draft",), (), "0", "0", "", {})
    worlds = []
    for order in ("call", "supply_delivery"):
        start = example("kings", "planning", "")
        world = World(msgspec.structs.replace(header, position=start.position), adapter_of("kings"), 0)
        table = world.session.state
        house = due(table)
        area = next(one.id for one in table.areas.values() if one.units_of(house) and one.kind == "land")
        assert world.does(PlaceOneTime(by=house, order=order, area=area))
        worlds.append(world)
    laid = [public_journal(*world.journal) for world in worlds]
    for world in worlds:
        world.session.correct("", "round", world.session.state.round + 1, "counted again")
    later = [public_journal(*world.journal) for world in worlds]
    while worlds[0].session.state.phase == "planning":
        assert {world.does(NextStep()) for world in worlds} == {True}
    shown = [public_journal(*world.journal) for world in worlds]

    assert laid[0] == laid[1]
    assert later[0] == later[1]
    assert shown[0] != shown[1]
    assert shown[0].covered == ()


def test_the_worlds_do_differ() -> None:
    for game in ADAPTERS:
        pairs = [two_worlds(game, seed) for seed in SEEDS]
        assert any(one.entries != two.entries for one, two in pairs), game


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_no_card_that_was_named_in_secret_stands_in_it(game: str) -> None:
    world, _ = two_worlds(game, 0)
    assert any(title in entry.body for title in TITLES for entry in world.entries)

    handed = public_journal(*world.journal)

    assert handed.covered
    assert not [title for title in TITLES for entry in handed.entries if title in entry.body]
