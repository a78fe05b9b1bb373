"""An example that is only looked at is no saved game, however the program ends."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.session.game_setup import example
from referee.session.log.ruled_history import OutcomeKind
from referee.session.persistence import begin_unsaved, leave, resume
from referee.storage.database import Database, open_database
from referee.storage.games import saved_games
from tests.kit.app import after

START = example("hbo", "middle", "both")


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return open_database(tmp_path / "games.db")


def test_an_example_that_was_only_looked_at_is_not_saved_even_if_the_program_is_killed(
    database: Database,
) -> None:
    kept = begin_unsaved(database, "An example", START)
    assert kept.session.lines
    kept.rest()
    assert saved_games(database) == []
    leave(database, kept)
    assert saved_games(database) == []


def test_what_an_example_does_by_itself_does_not_save_it(database: Database) -> None:
    kept = begin_unsaved(database, "An example", example("oriflamme", "own-cutthroat", "ru"))
    assert kept.session.make_automatic_move() is not None
    assert saved_games(database) == []
    kept.session.note("We play on.")
    leave(database, kept)
    [saved] = saved_games(database)
    again = resume(database, saved.id)
    assert [line.kind for line in again.session.lines] == ["note", "move", "note"]
    leave(database, again)


def test_the_first_entry_saves_it_with_its_note(database: Database) -> None:
    kept = begin_unsaved(database, "An example", START)
    kept.session.note("We play on.")
    kept.rest()
    [saved] = saved_games(database)
    assert saved.name == "An example"
    said = [line.kind for line in kept.session.lines]
    kept.close()
    again = resume(database, saved.id)
    assert [line.kind for line in again.session.lines] == said == ["note", "note"]
    leave(database, again)
    assert len(saved_games(database)) == 1


def test_one_whose_entries_were_all_taken_back_is_not_kept(database: Database) -> None:
    kept = begin_unsaved(database, "An example", START)
    moves = (choice.move for choice, _ in kept.session.choices())
    assert any(kept.session.enter(move).kind is OutcomeKind.DONE for move in moves)
    assert len(saved_games(database)) == 1
    kept.session.undo()
    leave(database, kept)
    assert saved_games(database) == []


def test_the_app_saves_no_example_that_is_opened(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> list[str]:
        assert app.open_game is not None
        with closing(open_database(tmp_path / "games.db", read_only=True)) as database:
            return [one.name for one in saved_games(database)]

    assert after("", look, example=True, place=tmp_path / "games.db") == [[]]
