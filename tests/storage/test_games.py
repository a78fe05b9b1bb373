from pathlib import Path

import pytest

from referee.storage.database import Database
from referee.storage.errors import HeldElsewhere, NameMissing, NoSuchGame
from referee.storage.games import (
    create_game,
    entries_citing,
    read_journal,
    remove,
    rename,
    rules_cited,
    saved_games,
)
from referee.storage.recovery import open_writer
from tests.kit.storage import AT, ENTERED, HEADER, a_saved_game, by_hand, opened


def test_what_was_entered_is_read_again_in_order(file: Path) -> None:
    game = a_saved_game(file)

    with opened(file) as database:
        journal = read_journal(database, game)

    assert [(entry.kind, entry.body) for entry in journal.entries] == ENTERED
    assert {entry.at for entry in journal.entries} == {AT}
    assert journal.header == HEADER
    assert journal.damage is None


@pytest.mark.parametrize(
    "body", ["", "\n\n", "нет", "a\x00b", "🎲" * 3, "'; DROP TABLE saved_game; --", "x" * 10**6]
)
def test_any_text_comes_back_as_it_was(database: Database, game: int, body: str) -> None:
    with open_writer(database, game) as writer:
        writer.append("note", body)

    assert read_journal(database, game).entries[0].body == body
    assert read_journal(database, game).damage is None


def test_a_new_game_is_empty_and_sound(database: Database, game: int) -> None:
    journal = read_journal(database, game)

    assert journal.entries == ()
    assert journal.damage is None


def test_the_game_played_last_is_listed_first(database: Database) -> None:
    old = create_game(database, "Old", HEADER, at="2026-01-01T00:00:00Z")
    new = create_game(database, "New", HEADER, at="2026-01-02T00:00:00Z")
    with open_writer(database, old, at="2026-01-03T00:00:00Z") as writer:
        writer.append("note", "{}", at="2026-01-03T00:00:00Z")

    listed = saved_games(database)

    assert [(line.id, line.name, line.count) for line in listed] == [(old, "Old", 1), (new, "New", 0)]
    assert listed[0].created < listed[0].changed


def test_a_game_can_be_renamed(database: Database, game: int) -> None:
    rename(database, game, "  Saturday ")

    assert read_journal(database, game).name == "Saturday"


def test_a_game_has_a_name(database: Database, game: int) -> None:
    with pytest.raises(NameMissing):
        rename(database, game, " \t")
    with pytest.raises(NameMissing):
        create_game(database, "", HEADER)


def test_a_removed_game_is_gone_with_all_that_belongs_to_it(database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        writer.append("ruling", "{}", cites=("hbo.claim.military",))

    remove(database, game)

    assert saved_games(database) == []
    assert entries_citing(database, "hbo.claim.military") == []


def test_a_game_that_is_being_written_is_not_removed(database: Database, game: int) -> None:
    with open_writer(database, game), pytest.raises(HeldElsewhere):
        remove(database, game)

    assert read_journal(database, game).damage is None


def test_a_game_that_is_not_there_is_told_by_number(database: Database) -> None:
    for use in (read_journal, remove, open_writer):
        with pytest.raises(NoSuchGame, match="game 7"):
            use(database, 7)
    with pytest.raises(NoSuchGame, match="game 7"):
        rename(database, 7, "Seven")


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**30])
def test_a_number_larger_than_any_the_file_can_hold_is_no_game(database: Database, number: int) -> None:
    for use in (read_journal, open_writer):
        with pytest.raises(NoSuchGame):
            use(database, number)


def test_a_ruling_leads_to_its_rules_and_a_rule_to_its_rulings(database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        writer.append("move", "{}")
        writer.append("ruling", "{}", cites=("hbo.marshal.pay", "hbo.gold.pool", "hbo.marshal.pay"))
        writer.append("ruling", "{}", cites=("hbo.gold.pool",))

    assert rules_cited(database, game) == {2: ("hbo.gold.pool", "hbo.marshal.pay"), 3: ("hbo.gold.pool",)}
    assert entries_citing(database, "hbo.gold.pool") == [(game, 2), (game, 3)]


def test_a_name_that_was_damaged_can_still_be_shown(file: Path) -> None:
    a_saved_game(file)
    by_hand(file, "UPDATE saved_game SET name = CAST(x'46ff' AS TEXT)")

    with opened(file) as database:
        assert [line.name for line in saved_games(database)] == ["F?"]
