"""An entry says who made it and how; entries of before keep their form, and those of later ones are named."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.kernel.journal import UNKNOWN_ACTOR, EntryActor, first_break, linked, signature_in, signed
from referee.notation.parser.parse import parse
from referee.session import persistence
from referee.session.game_setup import example, new_start
from referee.session.persistence import begin, resume
from referee.storage.database import Database
from referee.storage.errors import NewerEntry
from referee.storage.games import read_journal
from referee.storage.recovery import open_writer
from tests.kit.storage import AT, START


def bodies(database: Database, game: int) -> list[dict[str, object]]:
    return [json.loads(entry.body) for entry in read_journal(database, game).entries]


def test_an_entry_names_its_origin_and_its_actor(database: Database) -> None:
    kept = begin(database, "Friday", new_start("kings", "both"))
    session = kept.session
    session.note("by key")
    with session.entering("typed"):
        session.note("typed")
        with session.entering("implied"):
            session.note("by the referee itself")
    session.undo()
    kept.close()

    found = bodies(database, kept.game_id)
    assert [one["origin"] for one in found] == ["key", "typed", "implied"]
    actors = [one["actor"] for one in found]
    assert actors[0] == actors[1] == actors[2]
    assert isinstance(actors[0], dict)
    assert actors[0].keys() == {"person", "role", "device"}


def test_no_entry_names_an_account_or_a_computer_unasked(database: Database) -> None:
    kept = begin(database, "Friday", new_start("kings", "both"))
    kept.session.note("hello")
    kept.close()

    [found] = bodies(database, kept.game_id)
    assert isinstance(found["actor"], dict)
    assert found["actor"]["person"] == ""
    assert re.fullmatch("[0-9a-f]{8}", found["actor"]["device"])


def test_the_device_has_another_name_in_another_game(database: Database) -> None:
    devices = set()
    for game in ("kings", "oriflamme"):
        kept = begin(database, game, new_start(game, "both"))
        kept.session.note("hello")
        kept.close()
        [found] = bodies(database, kept.game_id)
        assert isinstance(found["actor"], dict)
        devices.add(found["actor"]["device"])

    assert len(devices) == 2


def test_what_the_referee_does_by_itself_is_marked_as_implied(database: Database) -> None:
    kept = begin(database, "Friday", example("hbo", "middle", "both"))
    session = kept.session
    for line in ("lannister ends", "stark ends"):
        with session.entering("typed"):
            session.enter(parse(line, session))  # type: ignore[arg-type] # one move
    assert session.make_automatic_move() is not None
    kept.close()

    note, *entered = bodies(database, kept.game_id)
    assert note["origin"] == "implied"
    assert [one["origin"] for one in entered] == ["typed", "typed", "implied"]


def test_the_link_covers_the_actor_and_the_origin() -> None:
    entry = linked(START, 1, "note", signed({"words": "hello"}, EntryActor(), "key"), AT)
    said = {"words": "hello"}
    for other in (signed(said, EntryActor(), "typed"), signed(said, EntryActor("x"), "key")):
        assert linked(START, 1, "note", other, AT).link != entry.link
    assert first_break(START, [entry]) is None


def test_several_moves_in_one_entry_are_one_line_and_one_step_back(database: Database) -> None:
    kept = begin(database, "Friday", new_start("hbo", "both"))
    correction = {"do": "correct", "of": "stark", "field": "power", "reason": "counted again"}
    before = kept.session.state
    moves = [{**correction, "value": 3}, {**correction, "field": "gold", "value": 2}]
    kept.session.replay("repair", {"moves": moves, "because": "the income was forgotten"})
    stark = kept.session.state.seats["stark"]

    assert (stark.power, stark.gold) == (3, 2)
    assert [line.kind for line in kept.session.lines] == ["repair"]
    kept.session.undo()
    assert kept.session.state == before
    kept.close()


@pytest.mark.parametrize("kind", ["ruling", "look", "checkpoint"])
def test_an_entry_that_only_speaks_of_the_table_leaves_it_as_it_is(database: Database, kind: str) -> None:
    game = begin(database, "Friday", new_start("kings", "both"))
    game.close()
    with open_writer(database, game.game_id) as writer:
        writer.append(kind, signed({"at": 0}, EntryActor(), "key"))  # type: ignore[arg-type] # a kind

    again = resume(database, game.game_id)
    assert again.session.state == game.session.state
    assert [line.kind for line in again.session.lines] == [kind]
    again.close()


def test_an_entry_of_a_newer_kind_is_named_and_not_called_damage(file: Path) -> None:
    database = persistence.place(file)
    kept = begin(database, "Friday", new_start("kings", "both"))
    kept.session.note("known")
    kept.close()
    with open_writer(database, kept.game_id) as writer:
        writer.append("spell", "{}")  # type: ignore[arg-type] # what a newer program may write
        writer.append("note", "{}")

    assert read_journal(database, kept.game_id).damage is None
    with pytest.raises(NewerEntry, match=r"game 1, number 2, kind 'spell'"):
        resume(database, kept.game_id)
    looking = resume(database, kept.game_id, look=True)
    assert [line.body for line in looking.session.lines] == [{"words": "known"}]
    assert looking.newer is not None
    database.close()


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"actor": [1]},
        {"actor": {"person": 3}},
        {"actor": {"person": [1]}, "origin": [2]},
        {"origin": "thought"},
    ],
)
def test_who_made_an_entry_is_unknown_where_it_does_not_say_so_readably(body: dict[str, object]) -> None:
    assert signature_in(body) == (UNKNOWN_ACTOR, "")


def test_an_entry_says_who_made_it_and_how() -> None:
    body = json.loads(signed({"words": "a"}, EntryActor("Anna", "judge", "d1"), "typed"))
    assert signature_in(body) == (EntryActor("Anna", "judge", "d1"), "typed")
