"""A game whose program will not come back is taken over by a command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.storage.games import create_game, read_journal
from referee.storage.lease import holder
from referee.storage.recovery import open_writer
from tests.kit.command import inside
from tests.kit.storage import HEADER, by_hand, opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two games, one of them held on another machine."""
    file = tmp_path / "games.db"
    with opened(file) as database:
        for name in ("Friday", "Saturday", "Saturday"):
            create_game(database, name, HEADER)
        open_writer(database, 1)
    by_hand(file, "UPDATE lease SET machine = 'elsewhere', host = 'judge-2', person = 'ana'")
    return file


@pytest.mark.parametrize("named", ["1", "Friday"])
def test_the_game_is_free_and_its_log_says_why(file: Path, named: str) -> None:
    told = inside("takeover", named, "--because", "the laptop fell", REFEREE_DATABASE_URL=f"sqlite:///{file}")

    assert told.code == 0
    assert "judge-2" in told.out
    with opened(file) as database:
        assert holder(database, 1) is None
        [entry] = read_journal(database, 1).entries
    assert json.loads(entry.body)["takeover"]["because"] == "the laptop fell"


@pytest.mark.parametrize(
    ("named", "code", "said"),
    [("Sunday", 1, "no saved game"), ("Saturday", 1, "2"), ("2", 0, "Nobody holds")],
)
def test_a_game_that_cannot_be_meant_or_is_free_is_told(file: Path, named: str, code: int, said: str) -> None:
    told = inside("takeover", named, "--because", "x", REFEREE_DATABASE_URL=f"sqlite:///{file}")

    assert told.code == code
    assert said in told.out + told.err


def test_without_a_reason_nothing_is_taken(file: Path) -> None:
    url = f"sqlite:///{file}"
    assert inside("takeover", "1", REFEREE_DATABASE_URL=url).code == 2
    blank = inside("takeover", "1", "--because", " ", REFEREE_DATABASE_URL=url)

    assert blank.code == 3
    assert "reason is needed" in blank.err
    with opened(file) as database:
        assert holder(database, 1) is not None
