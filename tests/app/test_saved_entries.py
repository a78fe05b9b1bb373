"""A game is kept entry by entry: it comes back as it was, whatever ended the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.errors import Unreadable
from referee.app.application import RefereeApp
from referee.session import persistence
from referee.session.files.table_files import start_and_name
from referee.session.game_setup import example, examples, new_start, state_of, texts_of
from referee.session.persistence import OnlyLooking, begin, resume
from referee.session.registry import ADAPTERS, adapter_of
from referee.storage.errors import DiskFull, HeldElsewhere, JournalBroken
from referee.storage.games import saved_games
from tests.kit.app import after, controller, shown

GAME = next(iter(ADAPTERS))

KILLED = """
import os, signal, sys
from pathlib import Path
from referee.session import persistence as keeping
from referee.session.game_setup import example
from referee.notation.parser.parse import parse
database = keeping.place(Path(sys.argv[1]))
kept = keeping.begin(database, "killed", example(sys.argv[2], "middle", "both"))
kept.session.enter(parse("lannister military hound", kept.session))
kept.session.note("before the lights went out")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_game_whose_program_was_killed_is_as_it_was(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    ended = subprocess.run([sys.executable, "-c", KILLED, str(place), GAME], check=False)
    assert ended.returncode != 0
    database = persistence.place(place)
    [saved] = saved_games(database)
    kept = resume(database, saved.id)
    assert kept.session.state.challenge.attackers == ("hound",)
    assert [line.kind for line in kept.session.lines] == ["note", "move", "note"]
    kept.close()


def test_undo_and_corrections_come_back_too(tmp_path: Path) -> None:
    database = persistence.place(tmp_path / "games.db")
    kept = begin(database, "a game", example(GAME, "middle", "both"))
    session = kept.session
    session.enter(session.choices()[0][0].move)
    session.undo()
    session.correct("stark", "power", 5, "one was forgotten")
    kept.close()
    again = resume(database, kept.game_id)
    assert again.session.state == session.state
    assert [line.undone for line in again.session.lines] == [line.undone for line in session.lines]
    again.close()


def test_a_second_process_may_look_on_and_enters_nothing(tmp_path: Path) -> None:
    database = persistence.place(tmp_path / "games.db")
    kept = begin(database, "a game", new_start(GAME, "both"))
    with pytest.raises(HeldElsewhere):
        resume(database, kept.game_id)
    looking = resume(database, kept.game_id, look=True)
    before = looking.session.state
    with pytest.raises(OnlyLooking):
        looking.session.note("hello")
    assert looking.session.state is before
    kept.close()


def test_a_damaged_journal_is_gone_on_with_from_its_sound_part(tmp_path: Path) -> None:
    database = persistence.place(tmp_path / "games.db")
    kept = begin(database, "a game", example(GAME, "middle", "both"))
    kept.session.note("sound")
    kept.session.note("changed later")
    kept.close()
    with database.writing() as connection:
        connection.change("UPDATE journal_entry SET body = '{}' WHERE number = 3")
    with pytest.raises(JournalBroken, match="number 3"):
        resume(database, kept.game_id)
    going_on = resume(database, kept.game_id, set_aside=True)
    assert going_on.session.lines[1].body == {"words": "sound"}
    going_on.close()


def test_a_full_disk_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    def full(*_: object) -> None:
        raise DiskFull(place="the disk")

    def break_it(app: RefereeApp) -> tuple[Any, int, str]:
        session = controller(app).session
        session.keep_entry = full
        return session.state, len(session.lines), shown(app)

    script = 'e @ colon "lannister_military_hound enter'
    before, entered = after(script, break_it, place=tmp_path / "games.db")
    assert entered[0] is before[0]
    assert entered[1] == before[1]
    assert "no room left" in entered[2]


def test_every_example_can_be_begun_and_says_what_is_invented() -> None:
    for one in examples(GAME):
        assert state_of(example(GAME, one.id, "both"))
        assert "nvented" in (one.note or "")


def test_a_game_starts_from_a_file_of_a_case_or_a_position(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"game": "hbo", "position": {"phase": "draw", "seats": [{"id": "a"}, {"id": "b"}]}}')
    start, _ = start_and_name(path, "both")
    assert state_of(start).phase == "draw"
    with pytest.raises(Unreadable):
        start_and_name(tmp_path / "nothing.json", "both")


def test_a_text_is_named_by_its_language_or_its_id() -> None:
    known = adapter_of(GAME).game.texts
    assert texts_of(GAME, "both") == known
    assert texts_of(GAME, known[1].partition("-")[0]) == (known[1],)
    with pytest.raises(Unreadable):
        texts_of(GAME, "klingon")


def names(app: RefereeApp) -> list[str]:
    """The saved games that are listed."""
    return [one.name for one in app.first._saved]


def test_a_game_that_was_only_looked_at_is_not_kept(tmp_path: Path) -> None:
    script = 'e q @ e colon "lannister_ends enter escape u q @ e colon "lannister_ends enter escape q'
    looked_at, taken_back, played = after(script, names, place=tmp_path / "games.db")
    assert looked_at == taken_back == []
    assert len(played) == 1


def test_a_saved_game_can_be_renamed_and_deleted(tmp_path: Path) -> None:
    script = 'e colon "lannister_ends enter escape q m "Our_game enter @ d n @ d y'
    assert after(script, names, place=tmp_path / "games.db") == [["Our game"], ["Our game"], []]


def test_what_is_no_saved_game_cannot_be_deleted(tmp_path: Path) -> None:
    (said,) = after("d", shown, place=tmp_path / "games.db")
    assert "Put the highlight on a saved game first." in said


def test_an_example_into_which_nothing_was_entered_comes_to_rest(tmp_path: Path) -> None:
    def rested(app: RefereeApp) -> object:
        app.upkeep.rest()
        app.upkeep.rest()
        kept = app.open_game
        assert kept is not None
        assert kept.writer is not None
        kept.rest()
        return kept.writer.head

    assert after("e", rested, place=tmp_path / "games.db") == [None]
