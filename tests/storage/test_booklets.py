import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.storage.booklets import booklets, keep_booklet, passages_in, remove_booklet
from referee.storage.database import Database
from referee.storage.games import read_journal, saved_games
from referee.storage.migrations import SCHEMA
from referee.storage.rule_references import OwnPassage, passages_for, passages_of
from rulebook.booklet.parts import Aligned, BookletPassage, Certainty
from tests.kit.storage import ENTERED, a_saved_game, by_hand, opened

RULE, OTHER = "hbo.challenge.unopposed", "hbo.setup.treasury"


def found(text: str = "bg-2013", *passages: BookletPassage) -> Aligned:
    return Aligned(
        text=text,
        game="hbo",
        language=text[:2],
        parts=3,
        headings_found=4,
        headings_known=5,
        sections=6,
        passages=passages or (passage(),),
    )


def passage(
    rule: str = RULE, text: str = "Тук стои пасажът.", certainty: Certainty = Certainty.SURE
) -> BookletPassage:
    return BookletPassage(rule, "ЗАГЛАВИЕ", text, certainty, "9", 0.5)


def url(file: Path) -> dict[str, str]:
    return {"REFEREE_DATABASE_URL": f"sqlite:///{file}"}


def own(text: str = "bg-2013", body: str = "Тук стои пасажът.") -> OwnPassage:
    return OwnPassage(text, RULE, "ЗАГЛАВИЕ", "9", body, "sure")


def test_a_booklet_that_was_kept_is_read_back_with_its_passages(database: Database) -> None:
    replaced = keep_booklet(database, found(), "booklet.md", "c0ffee", at="2026-01-01T12:00:00Z")

    assert not replaced
    (kept,) = booklets(database)
    assert (kept.text, kept.game, kept.file, kept.content) == ("bg-2013", "hbo", "booklet.md", "c0ffee")
    assert (kept.headings_found, kept.headings_known, kept.sections) == (4, 5, 6)
    assert passages_for(database, RULE) == [own()]
    assert passages_for(database, OTHER) == []


def test_the_quick_reader_reads_what_the_database_layer_has_kept(database: Database, file: Path) -> None:
    keep_booklet(database, found(), "a.md", "c0ffee")
    keep_booklet(database, found("pl-2012", passage(text="Tu stoi ustęp.")), "b.md", "c0ffee")

    assert passages_of(RULE, url(file)) == [own(), own("pl-2012", "Tu stoi ustęp.")]
    assert passages_of(OTHER, url(file)) == []


def test_adding_again_replaces_every_passage(database: Database) -> None:
    keep_booklet(database, found(), "old.md", "c0ffee")

    replaced = keep_booklet(database, found("bg-2013", passage(OTHER)), "new.md", "c0ffee")

    assert replaced
    assert [one.file for one in booklets(database)] == ["new.md"]
    assert [one.rule for one in passages_in(database, "bg-2013")] == [OTHER]


def test_unsure_passages_are_listed_and_never_shown_under_a_rule(database: Database, file: Path) -> None:
    keep_booklet(database, found("bg-2013", passage(certainty=Certainty.UNSURE)), "a.md", "c0ffee")

    assert [one.certainty for one in passages_in(database, "bg-2013")] == ["unsure"]
    assert passages_for(database, RULE) == []
    assert passages_of(RULE, url(file)) == []


def test_removing_forgets_one_booklet_and_leaves_the_other(database: Database, file: Path) -> None:
    keep_booklet(database, found(), "a.md", "c0ffee")
    keep_booklet(database, found("pl-2012"), "b.md", "c0ffee")

    assert remove_booklet(database, "bg-2013")
    assert not remove_booklet(database, "bg-2013")

    assert [one.text for one in booklets(database)] == ["pl-2012"]
    assert [one.text for one in passages_of(RULE, url(file))] == ["pl-2012"]
    with closing(sqlite3.connect(file)) as connection:
        texts = connection.execute("SELECT DISTINCT text FROM owner_passage").fetchall()
    assert texts == [("pl-2012",)]


def test_where_no_booklet_was_added_there_is_nothing_and_no_table_is_made(
    database: Database, file: Path
) -> None:
    assert booklets(database) == []
    assert passages_for(database, RULE) == []
    assert not remove_booklet(database, "bg-2013")
    assert passages_of(RULE, url(file)) == []
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert not any(name.startswith("owner_") for name in names)


def test_a_database_of_before_takes_a_booklet_and_keeps_its_games(file: Path) -> None:
    game = a_saved_game(file)

    with opened(file) as database:
        keep_booklet(database, found(), "a.md", "c0ffee")

    with opened(file) as database:
        assert [one.id for one in saved_games(database)] == [game]
        assert len(read_journal(database, game).entries) == len(ENTERED)
        assert len(booklets(database)) == 1
    with closing(sqlite3.connect(file)) as connection:
        (schema,) = connection.execute("SELECT value FROM referee_about WHERE name = 'schema'").fetchone()
    assert schema == str(SCHEMA)


def test_one_that_is_only_looked_at_shows_its_booklets(file: Path) -> None:
    with opened(file) as database:
        keep_booklet(database, found(), "a.md", "c0ffee")

    with opened(file, read_only=True) as database:
        assert [one.text for one in booklets(database)] == ["bg-2013"]
        assert passages_for(database, RULE) == [own()]


def test_a_booklet_that_fails_on_the_way_leaves_the_one_before(database: Database) -> None:
    keep_booklet(database, found(), "a.md", "c0ffee")

    with pytest.raises(Exception, match="UNIQUE"):
        keep_booklet(database, found("bg-2013", passage(), passage()), "twice.md", "c0ffee")

    assert [one.file for one in booklets(database)] == ["a.md"]
    assert passages_for(database, RULE) == [own()]


@pytest.mark.parametrize("content", [b"", b"{", b"SQLite format 3\x00" + b"\x00" * 200])
def test_a_rule_is_shown_without_a_passage_where_the_database_is_broken(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "broken.db"
    file.write_bytes(content)

    assert passages_of(RULE, url(file)) == []
    assert file.read_bytes() == content


def test_a_rule_is_shown_without_a_passage_where_there_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.db"

    assert passages_of(RULE, url(file)) == []
    assert not file.parent.exists()


def test_a_table_of_that_name_by_somebody_else_is_no_booklet(file: Path) -> None:
    by_hand(file, "CREATE TABLE owner_passage (rule TEXT)")

    assert passages_of(RULE, url(file)) == []


def test_a_database_with_another_address_is_asked_through_its_own_layer(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_booklet(database, found(), "a.md", "c0ffee")
    address = f"sqlite+pysqlite:///{file}"
    monkeypatch.setenv("REFEREE_DATABASE_URL", address)

    assert passages_of(RULE) == [own()]
