import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from engine.kernel.journal import unsigned
from referee.session import persistence
from referee.session.game_setup import new_start
from referee.storage import device
from referee.storage.database import Database
from referee.storage.errors import HeldElsewhere, JournalBroken, ReasonMissing, TakenOver
from referee.storage.games import read_journal
from referee.storage.lease import holder
from referee.storage.recovery import Takeover, open_writer
from scripts.hostile.saved_games.lease_race import winners
from tests.kit.storage import AT, by_hand, opened

ROOT = Path(__file__).parents[2]
HOLD = """
import sys
from referee.storage.database import open_database
from referee.storage.recovery import Takeover, open_writer
from scripts.hostile.saved_games.lease_race import winners
writer = open_writer(open_database(sys.argv[1]), int(sys.argv[2]))
writer.append("note", '{"from":"the other program"}')
print("holding", flush=True)
sys.stdin.read()
"""


def another_program(file: Path, game: int) -> subprocess.Popen[str]:
    started = subprocess.Popen(
        [sys.executable, "-c", HOLD, f"sqlite:///{file}", str(game)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "holding\n"
    return started


def test_the_second_program_is_told_who_writes_and_since_when(
    file: Path, database: Database, game: int
) -> None:
    with another_program(file, game) as other:
        with pytest.raises(HeldElsewhere) as told:
            open_writer(database, game)
        looked_at = read_journal(database, game)
        other.kill()

    assert told.value.facts["process"] == other.pid
    assert socket.gethostname() in str(told.value)
    assert re.search(r"since '20\d\d-\d\d-\d\dT", str(told.value))
    assert len(looked_at.entries) == 1


def test_the_lease_of_a_killed_program_is_taken_over(file: Path, database: Database, game: int) -> None:
    with another_program(file, game) as other:
        other.kill()
        # Not yet waited for: the process still has its number, though it has ended.
        os.waitid(os.P_PID, other.pid, os.WEXITED | os.WNOWAIT)
        with open_writer(database, game) as writer:
            writer.append("note", '{"from":"here"}')

    assert writer.left_by is not None
    assert writer.left_by.process == other.pid
    assert len(read_journal(database, game).entries) == 2


def test_a_closed_game_is_free_again(database: Database, game: int) -> None:
    with open_writer(database, game):
        assert holder(database, game) is not None
    assert holder(database, game) is None

    with open_writer(database, game) as writer:
        assert writer.left_by is None


def test_one_program_does_not_write_to_a_game_twice_either(database: Database, game: int) -> None:
    with open_writer(database, game), pytest.raises(HeldElsewhere, match=str(os.getpid())):
        open_writer(database, game)


def test_two_games_can_be_written_at_once(file: Path, database: Database, game: int) -> None:
    from referee.storage.games import create_game
    from tests.kit.storage import HEADER

    other = create_game(database, "Other", HEADER)
    with open_writer(database, game) as first, open_writer(database, other) as second:
        first.append("note", "{}")
        second.append("note", "{}")

    assert len(read_journal(database, game).entries) == len(read_journal(database, other).entries) == 1


def test_a_process_number_used_again_is_another_process(file: Path, database: Database, game: int) -> None:
    open_writer(database, game, at=AT)
    by_hand(file, "UPDATE lease SET started = 'an-earlier-boot/123'")

    with open_writer(database, game) as writer:
        assert writer.left_by is not None


def test_a_program_on_another_computer_is_never_taken_for_dead(
    file: Path, database: Database, game: int
) -> None:
    open_writer(database, game)
    by_hand(file, "UPDATE lease SET machine = 'elsewhere', host = 'judge-2', process = 999999999")

    with pytest.raises(HeldElsewhere, match="host 'judge-2', process 999999999"):
        open_writer(database, game)
    with open_writer(database, game, by_force=True) as writer:
        assert writer.append("note", "{}").number == 1


def test_who_only_looks_needs_no_lease(file: Path, database: Database, game: int) -> None:
    with open_writer(database, game) as writer, opened(file, read_only=True) as looking:
        entry = writer.append("note", "{}")

        assert read_journal(looking, game).entries == (entry,)


def test_where_the_system_tells_nothing_a_living_number_counts_as_living(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = device.began(os.getpid())
    monkeypatch.setattr(device, "_status", lambda _: Path("/nowhere").read_text().split())

    assert device.is_running(os.getpid(), started)
    assert not device.is_running(999_999_999, started)


ELSEWHERE = "UPDATE lease SET machine = 'elsewhere', host = 'judge-2', person = 'ana'"


def test_a_takeover_stands_in_the_log_with_its_reason_and_who_held_the_game(
    file: Path, database: Database, game: int
) -> None:
    open_writer(database, game, at=AT)
    by_hand(file, ELSEWHERE)

    open_writer(database, game, takeover=Takeover("the laptop fell")).close()

    [entry] = read_journal(database, game).entries
    told = unsigned(json.loads(entry.body))["takeover"]
    assert entry.kind == "note"
    assert told["because"] == "the laptop fell"
    assert (told["from"]["person"], told["from"]["host"], told["from"]["since"]) == ("ana", "judge-2", AT)
    assert told["by"]["host"] == device.host()
    assert holder(database, game) is None


def test_a_takeover_gives_a_reason(file: Path, database: Database, game: int) -> None:
    open_writer(database, game)
    by_hand(file, ELSEWHERE)

    with pytest.raises(ReasonMissing):
        open_writer(database, game, takeover=Takeover("  "))
    held = holder(database, game)
    assert held is not None
    assert held.host == "judge-2"


def test_only_the_holder_that_was_shown_is_taken_over(file: Path, database: Database, game: int) -> None:
    open_writer(database, game)
    by_hand(file, ELSEWHERE)
    with pytest.raises(HeldElsewhere) as shown:
        open_writer(database, game)
    with open_writer(database, game, takeover=Takeover("first", shown.value.token)):
        by_hand(file, ELSEWHERE)
        with pytest.raises(HeldElsewhere):
            open_writer(database, game, takeover=Takeover("second", shown.value.token))


def test_a_broken_game_is_not_taken_from_its_holder(file: Path, database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        writer.append("note", "{}")
    open_writer(database, game)
    by_hand(file, ELSEWHERE, "UPDATE journal_entry SET body = 'forged'")

    with pytest.raises(JournalBroken):
        open_writer(database, game, takeover=Takeover("the laptop fell"))
    assert holder(database, game) is not None


def test_who_lost_the_game_is_told_who_took_it_and_why(database: Database, game: int) -> None:
    first = open_writer(database, game)
    with (
        open_writer(database, game, takeover=Takeover("the laptop fell")),
        pytest.raises(TakenOver, match=f"host '{device.host()}'.*the laptop fell"),
    ):
        first.append("note", "{}")


def test_the_line_of_a_takeover_counts_so_that_undo_names_the_right_one(tmp_path: Path) -> None:
    database = persistence.place(tmp_path / "games.db")
    kept = persistence.begin(database, "Friday", new_start("kings", "both"))
    again = persistence.resume(database, kept.game_id, takeover=Takeover("the laptop fell"))
    again.session.note("on")

    lines = [line.number for line in again.session.lines]
    again.close()
    assert lines == [entry.number for entry in read_journal(database, kept.game_id).entries] == [1, 2]
    database.close()


@pytest.mark.parametrize("by_force", [False, True])
def test_of_eight_who_take_over_at_once_one_wins(file: Path, by_force: bool) -> None:
    assert list(winners(f"sqlite:///{file}", 8, 20, by_force=by_force)) == [1] * 20
