"""Rulings in saved games: found by the rules they rest on, and kept through all that games go through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from engine.kernel.reasons import Verdict
from engine.kernel.receipts import given_from, given_in
from referee.session.game_setup import example
from referee.session.log.ruled_history import OutcomeKind
from referee.session.persistence import OpenGame, begin, resume
from referee.storage.database import Database
from referee.storage.games import read_journal, saved_games
from referee.storage.recovery import Takeover, back_up
from referee.storage.rule_references import rulings_citing
from tests.kit.session import attack
from tests.kit.storage import opened

WRONG = attack("lannister", attackers=("gregor",))


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    with opened(file) as found:
        yield found


def overruled(database: Database) -> OpenGame:
    kept = begin(database, "Friday", example("hbo", "middle", "both"))
    assert kept.session.enter(WRONG, overrule="we agreed").kind is OutcomeKind.DONE
    return kept


def deciding(kept: OpenGame) -> str:
    given = next(found for one in kept.session.lines if (found := given_in(one.body)))
    return given.receipt.deciding[0]


def test_a_ruling_is_found_by_each_rule_it_rests_on_and_no_move_is(database: Database) -> None:
    kept = overruled(database)
    kept.close()

    [found] = rulings_citing(database, deciding(kept))

    assert (found.game_id, found.name, found.game) == (kept.game_id, "Friday", "hbo")
    given = given_from(found.body)
    assert given is not None
    assert {one.verdict for one in given.receipt.verdicts} == {Verdict.NO}
    for rule in given.receipt.rules:
        assert rulings_citing(database, rule) == [found]
    assert rulings_citing(database, "hbo.no_such_rule") == []


def test_a_program_that_ended_before_it_wrote_the_ruling_writes_it_when_the_game_is_opened(
    database: Database,
) -> None:
    kept = overruled(database)
    assert kept.writer is not None
    kept.writer.close()  # the ruling waits for the paint; it never comes
    [*_, made] = written = read_journal(database, kept.game_id).entries

    resume(database, kept.game_id, look=True).close()
    assert read_journal(database, kept.game_id).entries == written
    for _ in range(2):
        resume(database, kept.game_id).close()

    [*before, ruling] = read_journal(database, kept.game_id).entries
    assert (before, ruling.kind) == ([*written], "ruling")
    given = given_from(ruling.body)
    assert given is not None
    assert (given.how, given.of, given.because) == ("overruled", made.number, "we agreed")


def test_closing_writes_the_ruling_that_waited(database: Database) -> None:
    kept = overruled(database)
    kept.close()
    assert [entry.kind for entry in read_journal(database, kept.game_id).entries][-2:] == ["move", "ruling"]


def test_a_ruling_survives_a_takeover_a_backup_and_a_resumed_game(database: Database, tmp_path: Path) -> None:
    kept = overruled(database)
    kept.session.write_rulings()
    rulings = [one.body for one in kept.session.lines if one.kind == "ruling"]

    taken = resume(database, kept.game_id, takeover=Takeover("the laptop died"))
    taken.session.undo()
    assert taken.session.redo()
    taken.close()

    again = resume(database, kept.game_id, look=True)
    assert again.differing == ()
    found = [one.body for one in again.session.lines if one.kind == "ruling"]
    assert msgspec.json.encode(found) == msgspec.json.encode(rulings)
    back_up(database, tmp_path / "copy.db")
    with opened(tmp_path / "copy.db") as copy:
        assert read_journal(copy, kept.game_id).damage is None
        assert len(rulings_citing(copy, deciding(kept))) == 1
    assert [one.count for one in saved_games(database)] == [len(again.session.lines)]
