"""The screen on which the whole table is typed and the record made to agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static, TextArea

from referee.app.application import RefereeApp
from referee.app.screens.reconcile import ReconcileScreen
from referee.words.messages import folders
from tests.kit.app import after, controller, shown

TOLD = """\
hbo r3 challenges, lannister to act, real cards
stark 1g 4p h5: eddard k, jon, arya
lannister 3g 6p h4: tywin, cersei, hound
"""


def tell(app: RefereeApp) -> str:
    """The text is put in, and compared at once."""
    screen = app.screen
    assert isinstance(screen, ReconcileScreen)
    screen.query_one(TextArea).text = TOLD
    screen._compare()
    return shown(app)


def test_the_differences_stand_beside_the_text_and_are_entered_as_one(tmp_path: Path) -> None:
    def gold(app: RefereeApp) -> tuple[int, str]:
        session = controller(app).session
        return session.public.seats["stark"].gold, session.lines[-1].kind if session.lines else ""

    place = tmp_path / "games.db"

    def look(app: RefereeApp) -> tuple[str, object]:
        return (tell(app), "") if isinstance(app.screen, ReconcileScreen) else (shown(app), gold(app))

    before, entered = after("e E@ctrl+s enter", look, place=place, size=(120, 40))
    assert "gold" in before[0]
    assert entered[1] == (1, "correction")
    assert "gold 1 · hand 5" in entered[0]


@pytest.mark.parametrize("language", folders())
def test_it_begins_with_the_record_in_each_language(tmp_path: Path, language: str) -> None:
    def text(app: RefereeApp) -> tuple[bool, str]:
        return isinstance(app.screen, ReconcileScreen), app.screen.query_one(TextArea).text

    [(open_, written)] = after("e E", text, place=tmp_path / "games.db", language=language)
    assert open_
    assert "Eddard Stark" in written or language == "bg"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This cannot be: Stark has two copies of the unique Eddard Stark in play"),
        ("ru", "Этого быть не может: Старк: в игре две копии уникальной карты Эддард Старк"),
    ],
)
def test_a_table_that_cannot_be_is_told_with_its_first_fault(
    tmp_path: Path, language: str, said: str
) -> None:
    def look(app: RefereeApp) -> str:
        app.screen.query_one(TextArea).text = TOLD.replace("jon, arya", "eddard")
        assert isinstance(app.screen, ReconcileScreen)
        app.screen._compare()
        return " ".join(str(app.screen.query_one("#reconcile-lines", Static).content).split())

    [told] = after("e E", look, place=tmp_path / "games.db", size=(120, 40), language=language)
    assert told.startswith(said)
