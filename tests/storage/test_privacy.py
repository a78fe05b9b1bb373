"""What is kept can be read by its owner and by nobody else, also what was kept before."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.lessons.progress import LearnerProgress
from referee.lessons.reader import lessons_of
from referee.storage import database as module
from referee.storage.database import open_database, usual_place
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from tests.kit.storage import HEADER, a_saved_game, opened


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """An account whose files everybody may read unless a program says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_a_new_database_and_the_files_beside_it_are_private(file: Path) -> None:
    with opened(file) as database:
        game = create_game(database, "Friday", HEADER)
        with open_writer(database, game) as writer:
            writer.append("note", "{}")
            beside = {path.name: mode(path) for path in file.parent.glob("games.db*")}

    assert {"games.db", "games.db-wal", "games.db-shm"} <= beside.keys()
    assert set(beside.values()) == {0o600}


def test_a_database_that_others_could_read_is_taken_from_them_when_it_is_opened(file: Path) -> None:
    a_saved_game(file)
    file.chmod(0o644)

    with opened(file):
        pass

    assert mode(file) == 0o600


def test_one_that_is_only_looked_at_is_not_changed(file: Path) -> None:
    a_saved_game(file)
    file.chmod(0o644)

    with opened(file, read_only=True):
        pass

    assert mode(file) == 0o644


@pytest.mark.parametrize("there", [True, False])
def test_the_usual_folder_is_private_also_one_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    folder = tmp_path / "referee"
    if there:
        folder.mkdir(mode=0o755)
    monkeypatch.setattr(module, "user_data_path", lambda *_, **__: folder)

    with closing(open_database(usual_place({}))):
        assert mode(folder) == 0o700


def test_a_folder_that_was_named_stays_as_it_is(tmp_path: Path) -> None:
    named = tmp_path / "shared"
    named.mkdir(mode=0o755)

    with closing(open_database(named / "games.db")):
        assert mode(named) == 0o755


@pytest.mark.parametrize("before", [None, 0o644])
def test_what_a_learner_has_done_is_private_also_in_a_file_of_before(
    tmp_path: Path, before: int | None
) -> None:
    file = tmp_path / "learning.db"
    if before is not None:
        file.touch(before)

    LearnerProgress(file).begun(lessons_of("hbo")[0])

    assert mode(file) == 0o600
