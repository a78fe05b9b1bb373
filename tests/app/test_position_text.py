"""The position of a table goes to the clipboard as text, and a typed one is judged on a screen of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.position.reader import read_text
from tests.kit.app import after, controller, ready_table


def copied(app: RefereeApp) -> str:
    return app.clipboard


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_the_key_copies_the_table_in_the_language_of_the_screen(language: str, tmp_path: Path) -> None:
    (text,) = after("e y", copied, place=tmp_path / "games.db", language=language)
    read = read_text(text, language)
    assert (read.game, read.language) == ("hbo", language)
    assert {one["id"] for one in read.position["seats"]} == {"stark", "lannister"}


def test_what_is_copied_is_what_everybody_sees(tmp_path: Path) -> None:
    def both(app: RefereeApp) -> tuple[str, list[str]]:
        cards = controller(app).session.state.cards.values()
        return app.clipboard, [card.id for card in cards if card.zone == "hand" and not card.shown]

    ((text, secret),) = after("e y", both, place=tmp_path / "games.db")
    assert not [one for one in secret if one in text]


def test_a_row_with_closed_cards_cannot_be_copied_and_says_so(tmp_path: Path) -> None:
    (text,) = after(f"{ready_table('oriflamme', 0)} y", copied, place=tmp_path / "games.db")
    assert text == ""
