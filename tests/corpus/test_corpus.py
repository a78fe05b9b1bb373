"""What earlier versions kept opens in this one and can be played on; what is broken says so."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.judge import Candidate
from referee.session import persistence
from referee.session.files.table_files import start_and_name
from referee.session.game_setup import state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.persistence import resume
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.errors import HeaderBroken, JournalBroken
from referee.storage.games import read_journal
from tests.each import each

HERE = Path(__file__).parent
BROKEN = {5: 40, 11: 124, 16: 90, 21: 0, 28: 12, 36: 70}
"""Games whose journal is broken, and the first entry that is not what was entered."""
SOUND = [game for game in range(1, 41) if game not in BROKEN]
BROKEN_TABLES = {"hbo-9", "lcg-9", "oriflamme-6", "kings-6"}
TABLES = [path for path in sorted((HERE / "tables").iterdir()) if path.stem not in BROKEN_TABLES]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """A copy that may be written."""
    copy = tmp_path_factory.mktemp("corpus") / "games.db"
    shutil.copy(HERE / "games.db", copy)
    database = persistence.place(copy)
    yield database
    database.close()


def moves_of(choice: Candidate) -> list[Move]:
    """What may be meant by a line of the list: as few as it asks for, or any one."""
    picked = [choice.among[: choice.least], *((one,) for one in choice.among)]
    return [choice.with_picks(picks) for picks in picked] if choice.pick else [choice.move]


def goes_on(session: Session) -> bool:
    """Whether something that is listed can be entered, or what is due follows by itself."""
    if session.state.over is not None:
        return True
    listed = [move for choice, _ in session.choices() for move in moves_of(choice)]
    if any(session.enter(move).kind is OutcomeKind.DONE for move in listed):
        return True
    due = session.make_automatic_move()
    return due is not None and due.kind is not OutcomeKind.REFUSED


@pytest.mark.parametrize("game", SOUND)
def test_a_sound_game_opens_with_all_its_lines_and_can_be_played_on(database: Database, game: int) -> None:
    entries = read_journal(database, game).entries
    kept = resume(database, game)

    assert [line.kind for line in kept.session.lines] == [entry.kind for entry in entries]
    assert kept.writer is not None
    assert goes_on(kept.session)
    kept.close()
    again = resume(database, game)
    assert again.session.state == kept.session.state
    again.close()


@pytest.mark.parametrize("game", BROKEN)
def test_a_broken_game_says_from_which_entry_on(database: Database, game: int) -> None:
    with pytest.raises(HeaderBroken if game == 21 else JournalBroken) as told:
        resume(database, game)

    assert told.value.facts["number"] == BROKEN[game]
    looking = resume(database, game, look=True) if game != 21 else None
    assert looking is None or len(looking.session.lines) == BROKEN[game] - 1


@pytest.mark.parametrize("game", [game for game in BROKEN if game != 21])
def test_a_broken_game_goes_on_from_its_sound_part(database: Database, game: int) -> None:
    kept = resume(database, game, set_aside=True)

    assert kept.session.lines[BROKEN[game] - 1].body["set_aside"]["from"] == BROKEN[game]
    assert goes_on(kept.session)
    kept.close()


@each(TABLES)
def test_every_sound_table_opens_and_can_be_played_on(path: Path) -> None:
    start, _ = start_and_name(path, "both")
    state = state_of(start)
    assert goes_on(Session(adapter_of(start.game), state, start.texts, lambda *_: None, strict=start.strict))


def test_a_table_file_that_is_cut_off_says_so() -> None:
    with pytest.raises(RefereeError):
        start_and_name(HERE / "tables" / "hbo-9.json", "both")
