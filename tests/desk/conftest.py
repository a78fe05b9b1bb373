"""A tournament with a head judge, a judge, two players and a table, in a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk.tournament_journal import DeskJournal
from referee.storage.database import Database
from tests.kit.desk import a_tournament
from tests.kit.storage import opened


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with opened(tmp_path / "games.db") as database:
        yield database


@pytest.fixture
def journal(database: Database) -> DeskJournal:
    return a_tournament(database)
