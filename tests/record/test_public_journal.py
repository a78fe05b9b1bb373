"""A journal that leaves the house tells nobody's secret, and leads everybody to the same table."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.kernel.journal import JournalHeader, JournalLine, first_break, first_link, header_text
from referee.record.public_journal import PublicJournal, begun, public_journal
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.replay import body_of
from referee.session.session import Session
from tests.conftest import DEEP
from tests.kit.two_worlds import TITLES, two_worlds

SEEDS = range(4 * DEEP)
games = pytest.mark.parametrize("game", tuple(ADAPTERS))
seeds = pytest.mark.parametrize("seed", SEEDS)


def led_to(header: JournalHeader, entries: tuple[JournalLine, ...]) -> Session:
    session = begun(header)
    for entry in entries:
        session.replay(entry.kind, body_of(entry))
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
