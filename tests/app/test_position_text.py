"""The position of a table goes to the clipboard as text, and a typed one is judged on a screen of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import TextArea

from referee.app.application import RefereeApp
from referee.app.screens.dispute import read_dispute
from referee.position.reader import read_text
from referee.position.writer import sample_text
from referee.session.registry import ADAPTERS
from tests.kit.app import after, controller, press, ready, ready_table, settled, shown


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


def judged(text: str, place: Path) -> str:
    """The screen that judges disputes, after this text was typed on it."""

    async def seen() -> str:
        app = RefereeApp(place=place)
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(app, pilot)
            await press(pilot, "j")
            app.screen.query_one(TextArea).text = text
            for _ in range(100):
                await pilot.pause(0.05)
                await settled(pilot)
                if any(told in shown(app) for told in ("✓ Legal", "column ")):
                    break
            return shown(app)

    return asyncio.run(seen())


DISPUTE = """\
hbo r3 challenges, lannister to act, real cards
lannister mil stark: hound; jon
stark claim1 (not today): jon k3m, retinue 2m
lannister claim1: hound k4m
? resolve
"""


def test_a_typed_position_shows_its_board_and_the_ruling(tmp_path: Path) -> None:
    seen = judged(DISPUTE, tmp_path / "games.db")
    assert "Stark Retinue" in seen
    assert "Resolve the challenge" in seen
    assert "✓ Legal" in seen


def test_a_fault_stands_under_the_text_with_its_place(tmp_path: Path) -> None:
    seen = judged("hbo r3 chalenges", tmp_path / "games.db")
    assert "line 1, column 8: chalenges does not fit here" in seen
    assert "nearest: challenges" in seen


CANNOT_BE = """\
hbo r3 challenges, real cards
lannister: hound
stark: arya; arya
? stark pass
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 3, column 1: field position: this position is impossible: stark has two copies"),
        ("pl", "wiersz 3, kolumna 1: Taka pozycja nie może istnieć: Stark: w grze są dwie kopie unikatowej"),
        ("ru", "строка 3, столбец 1: Такой позиции быть не может: Старк: в игре две копии уникальной карты"),
    ],
)
def test_a_position_that_cannot_exist_is_told_with_the_line_of_the_seat(language: str, said: str) -> None:
    assert read_dispute(CANNOT_BE, language).fault.startswith(said)


def test_escape_leaves_the_screen(tmp_path: Path) -> None:
    def where(app: RefereeApp) -> str:
        return type(app.screen).__name__

    assert after("j @ escape", where, place=tmp_path / "games.db") == ["DisputeScreen", "StartScreen"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_typed_dispute_is_there_again_after_escape(language: str, tmp_path: Path) -> None:
    def typed(app: RefereeApp) -> str:
        areas = app.screen.query(TextArea)
        return areas.first().text if areas else ""

    keys = "colon h b o space r 3 @ escape @ colon @ x"
    texts = after(keys, typed, place=tmp_path / "games.db", language=language)
    assert texts == ["hbo r3", "", "hbo r3", "hbo r3x"]


@pytest.mark.parametrize(("keys", "seat"), [("", "lannister"), ("k i n g s space", "winterfell")])
def test_an_example_stands_beside_the_text_and_f2_writes_it(keys: str, seat: str, tmp_path: Path) -> None:
    def both(app: RefereeApp) -> tuple[str, str]:
        return shown(app), app.screen.query_one(TextArea).text

    before, after_key = after(f"colon {keys} @ f2", both, place=tmp_path / "g.db", size=(120, 40))

    assert seat in before[0]
    assert seat not in before[1]
    assert seat in after_key[1]
    assert "? " in after_key[1]


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
@pytest.mark.parametrize("game", sorted(ADAPTERS))
def test_every_example_of_a_typed_dispute_is_legal(game: str, language: str) -> None:
    found = read_dispute(sample_text(game, language), language)

    assert not found.fault
    ruled = [text for _, text in found.rulings]
    assert any("✓" in text for text in ruled)
    assert not any({"✗", "?  "} & set(text.split(" ")) for text in ruled)


def test_the_words_that_may_stand_are_listed_when_tab_finds_several(tmp_path: Path) -> None:
    [seen] = after("colon h b o enter s t tab", shown, place=tmp_path / "g.db", size=(120, 40))

    assert "stark  step done  Stark Retinue" in seen


MANY = DISPUTE.replace("? resolve", "\n".join(["? resolve"] * 6))


def scrolled(text: str, keys: str, place: Path) -> list[int]:
    """How far the board and the rulings are scrolled, after this text and after each of these keys."""

    async def seen() -> list[int]:
        app = RefereeApp(place=place)
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            await press(pilot, "j")
            area = app.screen.query_one(TextArea)
            area.text = text
            area.move_cursor(area.document.end)
            pane = app.screen.query_one("#dispute-seen")
            for _ in range(100):
                await pilot.pause(0.05)
                await settled(pilot)
                if pane.scroll_offset.y:
                    break
            found = [pane.scroll_offset.y]
            for key in keys.split():
                await press(pilot, key)
                await settled(pilot)
                found.append(pane.scroll_offset.y)
            return found

    return asyncio.run(seen())


def test_the_ruling_on_the_line_with_the_cursor_is_in_sight(tmp_path: Path) -> None:
    last, before, *_ = scrolled(MANY.rstrip(), "up", tmp_path / "g.db")

    assert 0 < before < last


def test_page_up_and_page_down_scroll_the_rulings(tmp_path: Path) -> None:
    last, up, down = scrolled(MANY.rstrip(), "pageup pagedown", tmp_path / "g.db")

    assert 0 <= up < last == down
