"""The screen of the cards shows what is known now, whoever entered it."""

from __future__ import annotations

from pathlib import Path

from referee.app.application import RefereeApp
from referee.session.card_catalogue import OwnedCards
from referee.storage.database import open_database
from tests.kit.app import after, ready_table, shown


def test_a_value_that_another_program_has_entered_is_shown(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    def seen(app: RefereeApp) -> str:
        before = shown(app)
        other = open_database(place)
        OwnedCards("hbo", other).enter("hbo-arya-stark", "cost", "2")
        other.close()
        return before

    before, now = after(f"{ready_table('hbo', 0)} c @ escape c", seen, place=place, size=(120, 40))
    assert "cost             not known" in before
    assert "cost             2  [table" in now
