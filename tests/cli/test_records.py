"""Log, verification, case file, export and import as commands."""

from __future__ import annotations

import json
import re
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.agot.state.moves import EndTurn
from engine.kernel.journal import JournalLine, first_link, header_text, linked
from referee.cli.command_types import UNREADABLE, CommandResult
from referee.record.record_file import GameRecord, read_record, written
from referee.session.game_setup import example, new_start
from referee.session.persistence import OpenGame, begin
from referee.storage.database import Database, open_database
from referee.storage.games import saved_games
from referee.words.messages import folders
from tests.hostile.canary import ALL, obeyed
from tests.kit.command import inside, referee
from tests.kit.storage import by_hand

CORPUS = Path(__file__).parents[1] / "corpus" / "games.db"
SECRET = "A Whisper of Hodor"
pytestmark = pytest.mark.usefixtures("rulebook_cache")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game with a secret, a correction, an overruled move, a note and something taken back."""
    file = tmp_path / "games.db"
    with closing(open_database(file)) as database:
        play(database).close()
    return file


def play(database: Database, text: str = "bg") -> OpenGame:
    kept = begin(database, "Friday", example("hbo", "middle", text))
    session = kept.session
    seat = session.state.order[0]
    card = {"id": "whisper", "name": SECRET, "kind": "event"}
    session.enter(session.adapter.know(seat, "hand", card))
    session.correct(seat, "gold", 3, "counted again")
    session.note("Кафе")
    session.enter(EndTurn(by=seat), overrule="the table agreed")
    session.undo()
    return kept


def run(file: Path, *arguments: str, given: bytes = b"") -> CommandResult:
    return inside(*arguments, given=given, REFEREE_DATABASE_URL=f"sqlite:///{file}")


@pytest.mark.parametrize("form", [(), ("--md",), ("--json",)])
@pytest.mark.parametrize("language", folders())
def test_the_log_tells_each_entry_in_each_language_and_no_secret(
    file: Path, form: tuple[str, ...], language: str
) -> None:
    told = run(file, "log", "Friday", *form, "--lang", language)

    assert (told.code, told.err) == (0, "")
    assert SECRET not in told.out
    assert "whisper" not in told.out.casefold()
    for said in ("Friday", "counted again", "Кафе", "the table agreed"):
        assert said in told.out
    assert "[record" not in told.out


def test_markdown_names_what_was_taken_back_and_the_rules_of_what_was_overruled(file: Path) -> None:
    lines = run(file, "log", "Friday", "--md").out.splitlines()

    assert lines[0] == "# Friday"
    assert [line for line in lines if line.startswith("## ")]
    [overruled] = [at for at, line in enumerate(lines) if "~~" in line]
    assert "the table agreed" in lines[overruled + 1]
    assert lines[overruled + 2].startswith("    - ")
    assert "hbo." in lines[overruled + 2]


@pytest.mark.parametrize(("language", "letters"), [("bg", "А-Я"), ("pl", "A-ZĄĆĘŁŃÓŚŹŻ")])
def test_of_two_booklets_the_log_cites_the_one_in_its_own_language(
    tmp_path: Path, language: str, letters: str
) -> None:
    file = tmp_path / "games.db"
    with closing(open_database(file)) as database:
        play(database, "both").close()

    lines = run(file, "log", "Friday", "--md", "--lang", language).out.splitlines()

    cited = [line.rpartition(" — ")[2] for line in lines if "`hbo." in line and " — " in line]
    assert cited
    assert all(re.match(rf"[{letters}0-9 .:,–-]+, ", one) for one in cited), cited


def test_json_has_a_line_for_the_game_and_one_for_each_entry(file: Path) -> None:
    about, *lines = map(json.loads, run(file, "log", "1", "--json").out.splitlines())

    assert about["format"] == "referee-log/1"
    assert about["entries"] == len(lines)
    assert [one["number"] for one in lines] == list(range(1, len(lines) + 1))
    assert {"correction", "fact", "note", "undo"} <= {one["kind"] for one in lines}
    assert lines[-1]["link"] == about["head"]


def test_a_part_of_the_log_is_told_and_what_is_not_there_refused(file: Path) -> None:
    some = run(file, "log", "Friday", "--from", "2", "--to", "3", "--json")
    assert [json.loads(one)["number"] for one in some.out.splitlines()[1:]] == [2, 3]

    assert run(file, "log", "Friday", "--from", "99").code == 1
    assert run(file, "log", "Friday", "--from", "0").code == 2
    assert run(file, "log", "Sunday").code == 1


def test_a_sound_game_is_verified_and_all_games_are_without_a_name(file: Path) -> None:
    one, every = run(file, "verify", "Friday"), run(file, "verify")

    assert (one.code, every.code) == (0, 0)
    assert "are unchanged" in one.out
    assert one.out == every.out


DAMAGES = {
    "a body": ("UPDATE journal_entry SET body = replace(body, '3', '4') WHERE number = 3", 3),
    "a time": ("UPDATE journal_entry SET at = '2020-01-01T00:00:00Z' WHERE number = 5", 5),
    "a missing entry": ("DELETE FROM journal_entry WHERE number = 2", 2),
    "a missing end": ("DELETE FROM journal_entry WHERE number > 3", 4),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_entry_is_named_by_its_number(file: Path, damage: str) -> None:
    statement, number = DAMAGES[damage]
    by_hand(file, statement)

    told = run(file, "verify", "Friday")

    assert told.code == 1
    assert f"Entry {number} does not match what was entered" in told.out
    log = run(file, "log", "Friday")
    assert log.code == 1
    assert f"entry {number}" in log.err
    assert run(file, "casefile", "Friday").code == 1
    assert run(file, "casefile", "Friday", "--to", str(number - 1)).code == 0


def test_a_game_that_lost_its_end_in_step_with_its_head_is_found_by_the_witness(file: Path) -> None:
    by_hand(
        file,
        "DELETE FROM journal_entry WHERE number > 2",
        "UPDATE saved_game SET count = 2, head = (SELECT link FROM journal_entry WHERE number = 2)",
    )

    told = run(file, "verify", "Friday")

    assert told.code == 1
    assert "missing at the end" in told.out


def test_a_deleted_game_that_was_played_here_is_named(file: Path) -> None:
    by_hand(file, "DELETE FROM journal_entry", "DELETE FROM saved_game")

    told = run(file, "verify")

    assert told.code == 1
    assert "Friday" in told.out


def test_what_todays_program_answers_otherwise_is_named(tmp_path: Path) -> None:
    copy = tmp_path / "games.db"
    shutil.copy(CORPUS, copy)

    told = run(copy, "verify", "2")

    assert told.code == 4
    assert "Today's rules cannot carry these out" in told.out
    assert " 52" in told.out


def test_a_backup_is_verified_like_the_games_it_holds(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run(file, "backup", str(copy)).code == 0

    told = run(file, "verify", str(copy))

    assert told.code == 0
    assert "Friday (1)" in told.out


def test_a_case_file_is_one_text_that_is_verified_logged_and_opened_elsewhere(
    file: Path, tmp_path: Path
) -> None:
    case, there = tmp_path / "case.txt", tmp_path / "there.db"

    made = run(file, "casefile", "Friday", "--from", "2", "--to", "3", "-o", str(case), "--lang", "bg")

    assert made.code == 0
    text = case.read_text(encoding="utf-8")
    assert SECRET not in text
    assert "Friday" in text.splitlines()[2]
    assert "Масата преди запис 2" in text
    record = read_record(case.read_bytes())
    assert (record.about.first, record.about.last) == (2, 3)
    assert record.position
    verified = run(there, "verify", str(case))
    assert verified.code == 0
    assert run(there, "log", str(case)).code == 0
    assert not there.exists()


def test_a_changed_byte_of_a_case_file_is_named(file: Path, tmp_path: Path) -> None:
    case = tmp_path / "case.txt"
    run(file, "casefile", "Friday", "-o", str(case))
    case.write_bytes(case.read_bytes().replace(b"counted again", b"counted Again"))

    told = run(file, "verify", str(case))

    assert told.code == 1
    assert "The lines for people" in told.out
    text = case.read_bytes()
    case.write_bytes(text.replace(b"counted Again", b"counted again", 1))
    assert "Entry 3 (line" in run(file, "verify", str(case)).out


def test_a_record_chained_anew_is_found_where_its_game_is_saved(file: Path, tmp_path: Path) -> None:
    case, forged = tmp_path / "case.txt", tmp_path / "forged.txt"
    run(file, "casefile", "Friday", "-o", str(case))
    sound = run(file, "verify", str(case))
    record = read_record(case.read_bytes())
    forged.write_bytes(chained_anew(record, 4, "Кафе".encode(), "Чай".encode()))

    told = run(file, "verify", str(forged))

    assert (sound.code, "has the same entries" in sound.out) == (0, True)
    assert (told.code, "a different entry 4" in told.out) == (1, True)
    assert run(tmp_path / "elsewhere.db", "verify", str(forged)).code == 0


def chained_anew(record: GameRecord, number: int, old: bytes, new: bytes) -> bytes:
    """The record of somebody who changed an entry, and linked and sealed all anew."""
    entries: list[JournalLine] = []
    for entry in record.entries:
        link = entries[-1].link if entries else first_link(header_text(record.header))
        body = entry.body.encode().replace(old, new).decode() if entry.number == number else entry.body
        entries.append(linked(link, entry.number, entry.kind, body, entry.at))
    about = replace(record.about, head=entries[-1].link)
    return written(replace(record, about=about, entries=tuple(entries)))


def test_a_record_that_is_given_to_judge_is_told_to_be_one_and_who_checks_it(
    file: Path, tmp_path: Path
) -> None:
    record = tmp_path / "case.txt"
    run(file, "casefile", "Friday", "-o", str(record))

    told = run(file, "judge", str(record))

    assert told.code == UNREADABLE
    assert "referee verify" in told.err


def test_without_a_file_the_case_goes_to_standard_output_and_from_standard_input(file: Path) -> None:
    told = run(file, "casefile", "Friday")

    assert told.code == 0
    assert run(file, "verify", "-", given=told.out.encode()).code == 0
    assert run(file, "log", "-", given=told.out.encode()).code == 0


def test_a_game_is_exported_and_imported_whole(file: Path, tmp_path: Path) -> None:
    record, there = tmp_path / "friday.txt", tmp_path / "there.db"
    made = run(file, "export", "Friday", str(record))
    assert (made.code, "secret" in made.err) == (0, True)

    taken = run(there, "import", str(record))

    assert taken.code == 0
    assert "“Friday” is saved as number 1" in taken.out
    with closing(open_database(there, read_only=True)) as database:
        [saved] = saved_games(database)
    assert saved.count == len(read_record(record.read_bytes()).entries)
    assert run(there, "verify").code == 0
    logs = [run(place, "log", "Friday").out for place in (file, there)]
    assert (
        logs[0].splitlines()[5:] == logs[1].splitlines()[5:]
        or logs[0].split("\n\n")[1:] == logs[1].split("\n\n")[1:]
    )


def test_a_game_is_not_imported_twice_and_may_have_another_name(file: Path, tmp_path: Path) -> None:
    record, there = tmp_path / "friday.txt", tmp_path / "there.db"
    run(file, "export", "Friday", str(record))

    assert run(there, "import", str(record), "--name", "Saturday").code == 0
    again = run(there, "import", str(record))

    assert again.code == 1
    assert "Saturday" in again.err
    assert run(there, "import", str(record), "--name", "a\x1bb").code in (1, 3)


def test_a_file_that_is_there_is_not_overwritten(file: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("mine")

    assert run(file, "export", "Friday", str(taken)).code == 3
    assert run(file, "casefile", "Friday", "-o", str(taken)).code == 3
    assert taken.read_text() == "mine"


@pytest.mark.parametrize("name", ["nothing.txt", ".", "x\0y"])
def test_what_is_no_record_is_told_and_nothing_is_stored(file: Path, tmp_path: Path, name: str) -> None:
    told = run(file, "import", str(tmp_path / name))

    assert told.code == 3
    assert told.err
    with closing(open_database(file, read_only=True)) as database:
        assert len(saved_games(database)) == 1


def test_a_game_called_like_a_command_is_opened_by_its_name_and_handed_on(file: Path, tmp_path: Path) -> None:
    with closing(open_database(file)) as database:
        begin(database, "verify", new_start("kings", "both")).close()

    assert run(file, "log", "verify").code == 0
    assert run(file, "verify", "verify").code == 0
    assert run(file, "export", "verify", str(tmp_path / "one.txt")).code == 0


def test_a_strangers_characters_are_refused_and_never_printed(file: Path, tmp_path: Path) -> None:
    record = tmp_path / "friday.txt"
    run(file, "export", "Friday", str(record))
    hostile = record.read_text(encoding="utf-8").replace("Friday", f"Fri{ALL}day")
    record.write_bytes(hostile.encode("utf-8", "surrogatepass"))

    for command in (("verify",), ("import",), ("log",), ("casefile",)):
        told = run(file, *command, str(record))
        assert told.code in (1, 3)
        assert not obeyed(told.out + told.err)


@pytest.mark.parametrize("command", ["log", "verify", "casefile", "export", "import", "takeover", "backup"])
def test_help_says_what_the_exit_codes_mean(command: str) -> None:
    told = referee(command, "--help")

    assert told.returncode == 0
    assert b"Exit code 0" in told.stdout
