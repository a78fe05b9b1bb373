"""A game handed to another computer is the same game there, and tells nobody's secret."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from engine.kernel.journal import first_unknown
from referee.app.presenters.wording import Wording
from referee.record.log_document import FORMATS, log_document
from referee.record.public_journal import PublicJournal, session_at_start
from referee.record.record_file import read_record
from referee.record.rejudgement import accept_record, journal_judged_again
from referee.session.registry import ADAPTERS
from referee.storage import games
from referee.storage.database import Database, open_database
from referee.storage.games import same_game, store
from referee.words.messages import folders
from tests.conftest import DEEP
from tests.kit.records import bytes_of_world, public, random_games, record_bytes
from tests.kit.storage import AT
from tests.kit.two_worlds import two_worlds

GAMES = tuple(ADAPTERS)
COUNT = 200 if DEEP > 1 else 8
"""Random games of each kind; ``REFEREE_DEEP=2`` takes all that the golden record knows."""


def imported(database: Database, data: bytes) -> games.Journal:
    """The game as another computer has it after it was checked, stored and read again."""
    found = accept_record(data)
    record = found.record
    number = store(database, record.about.name, record.header, record.entries, {}, at=AT)
    return games.read_journal(database, number)


def table_of(journal: PublicJournal) -> object:
    session = session_at_start(journal.header)
    for entry in journal.entries:
        session.read(entry)
    return session.state, [(line.kind, line.body, line.undone, line.differs) for line in session.lines]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_exported_and_imported_is_judged_again_as_it_was(game: str, tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "there.db")) as there:
        for name, journal in random_games(game, COUNT):
            handed = public(journal)
            found = imported(there, record_bytes(handed, name=name))

            assert (found.header, found.entries, found.damage) == (handed.header, handed.entries, None), name
            assert found.name == name
            here, again = table_of(handed), table_of(PublicJournal(found.header, found.entries))
            assert here == again, name
            assert journal_judged_again(found.header, found.entries, {}).newer is None
            assert same_game(there, found.header, found.entries) is not None


@pytest.mark.parametrize("game", GAMES)
def test_an_extract_is_judged_on_another_computer_as_it_was_here(game: str) -> None:
    for name, journal in random_games(game, 4):
        handed = public(journal)
        count = len(handed.entries)
        found = accept_record(record_bytes(handed, first=max(count // 2, 1), last=max(count - 1, 1)))

        assert [one for one in found.again.changed if one.how not in ("silence", "judged", "given")] == [], (
            name
        )
        assert found.record.rulings or not found.again.judged


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2 * DEEP))
def test_records_of_two_worlds_are_equal_byte_for_byte(game: str, seed: int) -> None:
    one, two = two_worlds(game, seed)

    assert bytes_of_world(one) == bytes_of_world(two)
    half = max(len(one.entries) // 2, 1)
    assert bytes_of_world(one, first=half) == bytes_of_world(two, first=half)


@pytest.mark.usefixtures("rulebook_cache")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", FORMATS)
def test_logs_of_two_worlds_are_equal_in_each_form_and_language(game: str, form: str) -> None:
    one, two = (public(world.journal) for world in two_worlds(game, 1))

    for language in folders():
        said = []
        for journal in (one, two):
            wording = Wording(language)
            log = log_document("Friday", journal, wording, book=None)
            said.append(FORMATS[form](log, wording.speech))
        assert said[0] == said[1]


def test_every_sound_saved_game_of_before_can_be_handed_on(tmp_path: Path) -> None:
    corpus = Path(__file__).parents[1] / "corpus" / "games.db"
    with (
        closing(open_database(corpus, read_only=True)) as database,
        closing(open_database(tmp_path / "there.db")) as there,
    ):
        for saved in games.saved_games(database)[:: 1 if DEEP > 1 else 5]:
            journal = games.read_journal(database, saved.id)
            if journal.damage is None and first_unknown(journal.entries) is None:
                handed = public((journal.header, journal.entries))
                found = imported(there, record_bytes(handed, name=journal.name))
                assert (found.header, found.entries) == (handed.header, handed.entries), journal.name


def test_a_ruling_that_was_given_otherwise_is_named() -> None:
    played = (journal for _, journal in random_games("lcg", 12))
    header, entries = next(one for one in played if any(entry.kind == "ruling" for entry in one[1]))
    rulings = [entry for entry in entries if entry.kind == "ruling"]
    number = rulings[0].number
    body = msgspec.json.decode(rulings[0].body)
    [verdict, *_] = body["receipt"]["verdicts"]
    verdict["verdict"], verdict["rule"] = "no", "lcg.no.such_rule"
    forged = [
        *entries[: number - 1],
        msgspec.structs.replace(rulings[0], body=msgspec.json.encode(body).decode()),
        *entries[number:],
    ]
    sound = journal_judged_again(header, entries, {}).changed
    changed = journal_judged_again(header, tuple(forged), {}).changed

    assert not [one for one in sound if (one.number, one.how) == (number, "verdict")]
    [found] = [one for one in changed if (one.number, one.how) == (number, "verdict")]
    assert "lcg.no.such_rule" in found.then
    assert "lcg.no.such_rule" not in found.now


def test_what_was_handed_out_says_how_the_whole_game_ended() -> None:
    (_, journal), *_ = random_games("hbo", 1)
    handed = public(journal)

    about = read_record(record_bytes(handed, last=3)).about

    assert (about.last, about.count, about.head) == (3, len(handed.entries), handed.entries[-1].link)
