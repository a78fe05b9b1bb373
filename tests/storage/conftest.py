"""A folder of its own for every test, and a database in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.storage.database import Database
from referee.storage.games import create_game
from tests.kit.storage import AT, HEADER, opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    with opened(file) as database:
        yield database


@pytest.fixture
def game(database: Database) -> int:
    return create_game(database, "Friday", HEADER, at=AT)
