"""A seat for each visitor: what is theirs to see and to enter, and how entries meet at the holder."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.errors import Unreadable
from referee.session.game_setup import example, examples
from referee.session.persistence import begin
from referee.session.registry import ADAPTERS
from referee.storage.database import Database, open_database
from referee.storage.errors import HeldElsewhere
from referee.storage.games import read_journal
from referee.web.server import Doorkeeper, seat_pins
from referee.web.shared_game import HeldGame, Overtaken, VisitedGame
from tests import postgres
from tests.kit.session import attack
from tests.kit.storage import opened
from tests.kit.two_worlds import two_worlds
from tests.web.seats import begun, listed, painted_after, saved_world, tells, visited, words

pytestmark = pytest.mark.usefixtures("rulebook_cache")
LOOKS = [
    "k",
    "escape l",
    "escape K",
    "escape question_mark",
    'escape colon "odds enter escape',
    "colon tab escape",
]
"""Keys by which somebody might see what is another's: hand, log, sealed question, help, odds, completion."""
SEATS = {"hbo": "stark", "lcg": "stark", "oriflamme": "red", "kings": "stark"}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with opened(tmp_path / "games.db") as found:
        yield found


@pytest.fixture
def held(database: Database) -> Iterator[HeldGame]:
    found = HeldGame(database, begun(database, example("hbo", "middle", "")), "en")
    yield found
    found.close()


def news(game: VisitedGame) -> None:
    journal = game.news()
    assert journal is not None
    assert game.catch_up(journal)


# Entries


def test_what_one_visitor_enters_is_at_the_other_s_table(database: Database, held: HeldGame) -> None:
    ann, bo = visited(database, held, "lannister", "Ann"), visited(database, held, "stark", "Bo")
    ann.session.enter(listed(ann, "lannister"))
    assert bo.session.state != ann.session.state
    news(bo)
    assert bo.session.state == ann.session.state
    assert (bo.session.lines[-1].actor.person, bo.session.lines[-1].actor.role) == ("Ann", "lannister")
    assert ann.news() is None


def test_an_entry_made_at_a_table_others_went_on_with_is_not_kept(database: Database, held: HeldGame) -> None:
    ann, host = visited(database, held, "lannister"), visited(database, held, "")
    host.session.note("tea")
    before = ann.session.state
    with pytest.raises(Overtaken):
        ann.session.enter(listed(ann, "lannister"))
    assert ann.session.state is before
    news(ann)
    ann.session.enter(listed(ann, "lannister"))
    assert len(read_journal(database, held.game).entries) == len(ann.session.lines)


def test_news_read_before_an_own_entry_take_nothing_back(database: Database, held: HeldGame) -> None:
    ann, host = visited(database, held, "lannister"), visited(database, held, "")
    host.session.note("tea")
    journal = ann.news()
    assert journal is not None
    assert ann.catch_up(journal)
    ann.session.enter(listed(ann, "lannister"))
    count = len(ann.session.lines)
    assert ann.catch_up(journal)
    assert len(ann.session.lines) == count


def test_a_game_that_is_held_is_held_by_nobody_else(database: Database, held: HeldGame) -> None:
    with pytest.raises(HeldElsewhere):
        HeldGame(database, held.game, "en")


def test_visitors_meet_on_a_server_as_in_a_file(server: str) -> None:
    with (
        closing(open_database(postgres.new_database(server))) as database,
        closing(HeldGame(database, begun(database, example("hbo", "middle", "")), "en")) as held,
    ):
        ann, bo = visited(database, held, "lannister", "Ann"), visited(database, held, "stark", "Bo")
        ann.session.enter(listed(ann, "lannister"))
        with pytest.raises(Overtaken):
            bo.session.note("tea")
        held.rest()
        news(bo)
        assert bo.session.state == ann.session.state


# Whose it is


def test_a_seat_enters_its_own_moves_and_no_other_s(database: Database, held: HeldGame) -> None:
    stark, host = visited(database, held, "stark"), visited(database, held, "")
    with pytest.raises(Unreadable, match="not_your_seat"):
        stark.session.enter(listed(stark, "lannister"))
    assert len(read_journal(database, held.game).entries) == len(stark.session.lines)
    host.session.enter(listed(host, "lannister"))


def test_only_the_whole_table_corrects_and_overrules(database: Database, held: HeldGame) -> None:
    set_right = Correct(of="stark", field="gold", value=3, reason="counted again")
    stark, host = visited(database, held, "stark"), visited(database, held, "")
    with pytest.raises(Unreadable, match="judge_enters"):
        stark.session.enter(set_right)
    host.session.enter(set_right)
    news(stark)
    assert stark.session.state.seats["stark"].gold == 3


def test_a_seat_takes_back_what_it_entered_and_not_what_others_did(
    database: Database, held: HeldGame
) -> None:
    ann, bo = visited(database, held, "lannister"), visited(database, held, "stark")
    before = ann.session.state
    ann.session.enter(listed(ann, "lannister"))
    news(bo)
    with pytest.raises(Unreadable, match="not_your_seat"):
        bo.session.undo()
    ann.session.undo()
    assert ann.session.state == before
    news(bo)
    with pytest.raises(Unreadable, match="not_your_seat"):
        bo.session.redo()
    ann.session.redo()
    news(bo)
    assert bo.session.state == ann.session.state != before


def test_a_seat_is_offered_its_own_pass_and_nobody_else_s(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with opened(file) as database:
        game = begun(database, example("hbo", "middle", ""))
    [waiting] = asyncio.run(painted_after(file, game, "stark", []))
    assert "All players pass" not in words(waiting)
    assert "Stark passes" not in words(waiting)
    asked, passed = asyncio.run(painted_after(file, game, "lannister", ["5"]))
    assert "5 Lannister passes" in words(asked)
    assert "5 Lannister passes" not in words(passed)
    with opened(file) as database:
        assert '"pass"' in read_journal(database, game).entries[-1].body


def test_each_seat_has_a_pin_of_its_own() -> None:
    pins = seat_pins(("stark", "lannister"), "111111")
    door = Doorkeeper("111111", seats=pins)
    assert len({*pins.values(), "111111"}) == 3
    came = [door.visitor(door.admit("here", pin, "Ann") or "") for pin in ("111111", *pins.values())]
    assert [one.seat for one in came if one is not None] == ["", "stark", "lannister"]


# What is hidden


@pytest.mark.parametrize(("seed", "game"), list(enumerate(ADAPTERS)))
def test_what_a_seat_is_painted_does_not_depend_on_what_others_hide(
    seed: int, game: str, tmp_path: Path
) -> None:
    seat = SEATS[game]
    worlds = two_worlds(game, seed, alike=seat)
    files = [tmp_path / "one.db", tmp_path / "other.db"]
    found = [saved_world(one, file) for one, file in zip(worlds, files, strict=True)]
    seen = [
        asyncio.run(painted_after(file, number, seat, LOOKS))
        for file, number in zip(files, found, strict=True)
    ]
    for script, one, other in zip(["", *LOOKS], *seen, strict=True):
        assert one == other, script


def test_a_seat_sees_its_own_hand_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with opened(file) as database:
        game = begun(database, example("hbo", "middle", ""))
        with closing(HeldGame(database, game, "en")) as host:
            tells(visited(database, host, ""), stark="Wildfire", lannister="Red Wedding")
    table, hand = asyncio.run(painted_after(file, game, "stark", ["k"]))
    assert "Wildfire" in words(table)
    assert "Wildfire" in words(hand)
    assert "Red Wedding" not in words(table) + words(hand)


def test_a_card_face_down_is_named_at_its_owner_s_screen_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with opened(file) as database:
        game = begun(database, example("oriflamme", examples("oriflamme")[0].id, ""))
    *_, table = asyncio.run(painted_after(file, game, "red", ["k enter enter", "escape"]))
    [others] = asyncio.run(painted_after(file, game, "blue", []))
    assert "▒ Prince" in words(table)
    assert "▒ Prince" not in words(others)
    assert "▒ closed" in words(others)


def test_a_judge_sees_any_hand_and_its_player_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with opened(file) as database:
        game = begun(database, example("hbo", "middle", ""))
        with closing(HeldGame(database, game, "en")) as host:
            tells(visited(database, host, ""), stark="Wildfire", lannister="Red Wedding")
    table, hand = asyncio.run(painted_after(file, game, "", ["k 2"]))
    assert "Red Wedding" not in words(table)
    assert "Red Wedding" in words(hand)
    with opened(file) as database:
        assert "Lannister" in read_journal(database, game).entries[-1].body


def test_no_key_of_a_seat_leads_to_another_game_or_to_what_is_the_host_s(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with opened(file) as database:
        other = begin(database, "Another table", example("hbo", "middle", "both"))
        other.session.enter(attack("lannister", attackers=("gregor",)), overrule="we agreed")
        other.close()
        game = begun(database, example("hbo", "middle", "both"))
    keys = ["q", "c", "x", "W", "ctrl+b", 'colon "lannister_military_gregor enter escape b f end']
    for script, seen in zip(keys, asyncio.run(painted_after(file, game, "stark", keys))[1:], strict=True):
        assert "Another table" not in words(seen), script
        assert ("STARK" in words(seen)) is (script != keys[-1]), script
