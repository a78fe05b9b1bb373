import json
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.storage.errors import HeaderBroken, JournalBroken, StorageError
from referee.storage.games import Journal, read_journal
from referee.storage.lease import holder
from referee.storage.recovery import open_writer
from tests.kit.storage import ENTERED, HEADER, a_saved_game, by_hand, opened

THIRD, LAST = "WHERE number = 3", "WHERE number = 6"
CHANGES = {
    "a changed body": (
        f"UPDATE journal_entry SET body = replace(body, 'robb', 'rodd') {THIRD}",
        3,
        "changed",
    ),
    "a changed time": (f"UPDATE journal_entry SET at = '2025' {THIRD}", 3, "changed"),
    "another kind": (f"UPDATE journal_entry SET kind = 'note' {THIRD}", 3, "changed"),
    "an unknown kind": (f"UPDATE journal_entry SET kind = 'spell' {THIRD}", 3, "changed"),
    "a body that is no text": (f"UPDATE journal_entry SET body = x'ff00fe' {THIRD}", 3, "changed"),
    "text that is not UTF-8": (
        f"UPDATE journal_entry SET body = CAST(x'7bff7d' AS TEXT) {THIRD}",
        3,
        "changed",
    ),
    "a removed entry": (f"DELETE FROM journal_entry {THIRD}", 3, "missing"),
    "a removed first entry": ("DELETE FROM journal_entry WHERE number = 1", 1, "missing"),
    "an entry moved behind the end": (f"UPDATE journal_entry SET number = 60 {THIRD}", 3, "missing"),
    "a cut end": ("DELETE FROM journal_entry WHERE number > 4", 5, "cut"),
    "no entries at all": ("DELETE FROM journal_entry", 1, "cut"),
    "an entry nobody entered": (
        f"INSERT INTO journal_entry SELECT game_id, 7, kind, body, at, link FROM journal_entry {LAST}",
        7,
        "unaccounted",
    ),
    "a number that is none": (f"UPDATE journal_entry SET number = 'three' {THIRD}", 3, "missing"),
    "a number below the first": (f"UPDATE journal_entry SET number = 0 {THIRD}", 1, "repeated"),
    "a changed count": ("UPDATE saved_game SET count = 4", 5, "unaccounted"),
    "a count that is none": ("UPDATE saved_game SET count = 'many'", 1, "unaccounted"),
    "a changed end": ("UPDATE saved_game SET head = replace(head, substr(head, 1, 1), 'x')", 7, "head"),
}


@pytest.mark.parametrize(("statement", "number", "wrong"), CHANGES.values(), ids=CHANGES)
def test_a_changed_journal_is_recognised_and_its_sound_part_returned(
    file: Path, statement: str, number: int, wrong: str
) -> None:
    game = a_saved_game(file)
    by_hand(file, statement)

    with opened(file) as database:
        journal = read_journal(database, game)

    assert journal.damage is not None
    assert (journal.damage.number, journal.damage.wrong) == (number, wrong)
    assert [(entry.kind, entry.body) for entry in journal.entries] == ENTERED[: number - 1]


@pytest.mark.parametrize(("statement", "number", "wrong"), CHANGES.values(), ids=CHANGES)
def test_writing_goes_on_only_when_the_broken_part_may_be_set_aside(
    file: Path, statement: str, number: int, wrong: str
) -> None:
    game = a_saved_game(file)
    by_hand(file, statement)

    with opened(file) as database:
        with pytest.raises(JournalBroken, match=f"number {number},.*wrong '{wrong}'") as refusal:
            open_writer(database, game)
        assert holder(database, game) is None
        with open_writer(database, game, set_aside=True) as writer:
            writer.append("move", '{"do":"pass"}')
        journal = read_journal(database, game)

    assert refusal.value.journal is not None
    assert len(refusal.value.journal.entries) == number - 1
    assert journal.damage is None
    bodies = [entry.body for entry in journal.entries]
    assert bodies[: number - 1] == [body for _, body in ENTERED[: number - 1]]
    said = json.loads(bodies[number - 1])["set_aside"]
    assert (said["from"], said["wrong"]) == (number, wrong)
    assert bodies[number:] == ['{"do":"pass"}']


def test_what_is_set_aside_is_kept_as_it_was_found(file: Path) -> None:
    game = a_saved_game(file)
    by_hand(file, "UPDATE journal_entry SET body = 'forged' WHERE number = 5")

    with opened(file) as database:
        open_writer(database, game, set_aside=True, at="2026-02-02T00:00:00Z").close()
        with database.reading() as connection:
            kept = list(connection.rows("SELECT number, body, wrong, set_aside_at FROM set_aside"))

    assert [tuple(row) for row in kept] == [
        (5, "forged", "changed", "2026-02-02T00:00:00Z"),
        (6, ENTERED[5][1], "changed", "2026-02-02T00:00:00Z"),
    ]


def test_a_program_killed_after_setting_aside_leaves_the_note_of_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = a_saved_game(file)
    by_hand(file, "UPDATE journal_entry SET body = 'forged' WHERE number = 6")

    with opened(file) as database:
        with monkeypatch.context() as killed:
            killed.setattr("referee.storage.recovery.Writer", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                open_writer(database, game, set_aside=True)
        open_writer(database, game).close()
        journal = read_journal(database, game)

    assert journal.damage is None
    assert json.loads(journal.entries[5].body)["set_aside"]["from"] == 6


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE saved_game SET header = replace(header, 'p2', 'p3')",
        "UPDATE saved_game SET header = '{'",
        "UPDATE saved_game SET header = CAST(x'ff' AS TEXT)",
        "UPDATE saved_game SET header = x'00ff'",
        "UPDATE saved_game SET header = 7",
        f"UPDATE saved_game SET start = '{'0' * 32}'",
    ],
)
def test_a_game_whose_header_was_changed_does_not_go_on(file: Path, statement: str) -> None:
    game = a_saved_game(file)
    by_hand(file, statement)

    with opened(file) as database:
        journal = read_journal(database, game)
        with pytest.raises(HeaderBroken, match=f"game {game}"):
            open_writer(database, game, set_aside=True)

    assert journal.damage is not None
    assert (journal.damage.number, journal.damage.wrong) == (0, "header")


@pytest.fixture(scope="module")
def sound_file() -> Path:
    """One saved game in one file of about fifteen pages, to be copied and spoiled."""
    file = Path(tempfile.mkdtemp()) / "games.db"
    a_saved_game(file, ENTERED * 20)
    return file


def looked_at(file: Path) -> Journal | StorageError:
    try:
        with opened(file, read_only=True) as database:
            return read_journal(database, 1)
    except StorageError as error:
        return error


@settings(max_examples=300, deadline=None)
@given(place=st.floats(0, 1, exclude_max=True), flipped=st.integers(1, 255))
def test_any_byte_of_the_file_may_change_and_nothing_false_is_called_sound(
    sound_file: Path, place: float, flipped: int
) -> None:
    data = bytearray(sound_file.read_bytes())
    data[int(place * len(data))] ^= flipped
    with tempfile.TemporaryDirectory() as folder:
        spoiled = Path(folder) / "games.db"
        spoiled.write_bytes(data)

        found = looked_at(spoiled)

        assert spoiled.read_bytes() == data
    if isinstance(found, Journal):
        entered = (ENTERED * 20)[: len(found.entries)]
        assert [(entry.kind, entry.body) for entry in found.entries] == entered
        assert found.damage is not None or (len(entered) == 120 and found.header == HEADER)
    else:
        assert str(spoiled) in str(found)


def test_a_torn_page_in_the_middle_leaves_what_was_read_before_it(sound_file: Path, tmp_path: Path) -> None:
    torn = tmp_path / "games.db"
    pages_looked_at = []
    for page in range(1, sound_file.stat().st_size // 4096):
        shutil.copy(sound_file, torn)
        data = bytearray(torn.read_bytes())
        data[page * 4096 : (page + 1) * 4096] = b"\xa5" * 4096
        torn.write_bytes(data)
        found = looked_at(torn)
        if isinstance(found, Journal) and found.damage is not None and found.damage.wrong == "unreadable":
            pages_looked_at.append(len(found.entries))
            assert [entry.body for entry in found.entries] == [
                body for _, body in (ENTERED * 20)[: len(found.entries)]
            ]

    assert max(pages_looked_at) > 0
