"""Words that may stand at the cursor of a position text are completed, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import TextArea

from referee.app.application import RefereeApp
from referee.position.completion import completions
from tests.kit.app import after

HEAD = "hbo r3 challenges, lannister to act, real cards\n"


@pytest.mark.parametrize(
    ("language", "before", "expected"),
    [
        ("en", "hb", ("hbo", 2)),
        ("en", "hbo r3 chal", ("challenges", 4)),
        ("en", f"{HEAD}sta", ("stark", 3)),
        ("en", f"{HEAD}stark gol", ("gold", 3)),
        ("en", f"{HEAD}stark 2g: edd", ("Eddard Stark", 3)),
        ("en", f"{HEAD}stark 2g: eddard k, jon sno", ("Jon Snow", 7)),
        ("bg", "хбо р3 предизв", ("предизвикателства", 7)),
        ("pl", "hbo r3 wyzwania\nlannister: oga", ("Ogar", 3)),
        ("ru", "орифламма р3 события\nряд: кор", ("королева", 3)),
        ("en", f"{HEAD}stark 2g h3: eddard\nlannister 1g h2: hound\n? lannister mil", ("military", 3)),
    ],
)
def test_what_is_begun_is_completed(language: str, before: str, expected: tuple[str, int]) -> None:
    assert expected in completions(before, language)


@pytest.mark.parametrize(
    ("before", "first"),
    [
        (f"{HEAD}st", "stark"),
        (f"{HEAD}l", "lannister"),
        ("oriflamme r3 events\nr", "red"),
        ("oriflamme r3 events\nro", "row"),
        ("kings action\nst", "stark"),
    ],
)
def test_a_line_is_begun_with_whose_it_is_or_what_it_holds(before: str, first: str) -> None:
    assert completions(before, "en")[0][0] == first


@pytest.mark.parametrize("before", ["", "xyzzy", f"{HEAD}stark: ", "? stark", f"{HEAD}stark: xyzzy"])
def test_where_nothing_is_begun_nothing_is_offered(before: str) -> None:
    assert completions(before, "en") == ()


def test_tab_completes_on_the_screen_and_goes_on_to_the_next(tmp_path: Path) -> None:
    def text(app: RefereeApp) -> str:
        return app.screen.query_one(TextArea).text

    keys = " ".join("space" if sign == " " else sign for sign in "hbo r3 dr")
    first, second, _ = after(f"colon {keys} tab @ tab @", text, place=tmp_path / "g.db")

    assert first == "hbo r3 draw"
    assert second.startswith("hbo r3 ")
