"""The deck check knows the cards the owner has entered."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from cards.facts import FromOwner
from cards.owner_store import load
from referee.cli import cards as commands
from referee.cli.cards import message_in_english
from referee.storage.database import open_database
from referee.storage.owner_cards import own_catalogue
from tests.kit.app import after, shown
from tests.kit.command import inside

SIGNED = FromOwner("Mira", date(2024, 5, 1))
DECK = "1 Ser Nobody of Nowhere\n1 Hodor\n"


@pytest.fixture
def place(tmp_path: Path) -> str:
    """A database in which the owner has added a card and read its cost."""
    url = f"sqlite:///{tmp_path / 'games.db'}"
    open_database(url).close()
    added = commands.add_card(
        "lcg", "Ser Nobody of Nowhere", "character", place=url, signed=SIGNED, say=message_in_english
    )
    assert added.code == 0, added.text
    assert (
        commands.set_value(
            "lcg", "Ser Nobody of Nowhere", "cost", "3", place=url, signed=SIGNED, say=message_in_english
        ).code
        == 0
    )
    return url


def test_a_card_of_the_owners_is_read_in_a_deck_list(place: str, tmp_path: Path) -> None:
    list_ = tmp_path / "deck.txt"
    list_.write_text(DECK)
    known = inside("deck", str(list_), "--casual", "--json", REFEREE_DATABASE_URL=place)
    unknown = inside("deck", str(list_), "--casual", "--json", REFEREE_DATABASE_URL=f"{place}.none")
    assert '"unread": []' in known.out
    assert "Ser Nobody of Nowhere" in unknown.out
    assert '"unread": []' not in unknown.out


def test_what_is_read_without_the_database_layer_is_what_that_reads(place: str) -> None:
    plainly = own_catalogue("lcg", {"REFEREE_DATABASE_URL": place})
    assert plainly.owner == load(place, "lcg")
    assert plainly.owner.cards


def test_a_database_that_is_none_adds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"no database" * 100)
    assert own_catalogue("lcg", {"REFEREE_DATABASE_URL": f"sqlite:///{file}"}).owner.cards == ()


def test_the_screen_of_the_deck_check_knows_them_too(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deck.txt").write_text(DECK)
    [screen] = after(
        'ctrl+p "deck_check enter "deck.txt enter', shown, place=Path(place.removeprefix("sqlite:///"))
    )
    assert "Ser Nobody of Nowhere" not in screen
    assert "lcg.deck.plots7" in screen
