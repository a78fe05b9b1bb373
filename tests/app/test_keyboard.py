"""Keys work on Bulgarian and Russian layouts; without colour and in a small window the app stays plain."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events

from referee.app.application import RefereeApp
from referee.app.terminal import Keyboard, key_name, latin_keys
from referee.session.files.user_data import SETTINGS_VARIABLE, keep_keyboard, settings, settings_file
from rulebook.text.letters import BG_PHONETIC, BY_ID, KEYS, LAYOUTS, Layout
from tests.kit.app import after, controller, shown


@pytest.mark.parametrize(
    ("letter", "key"),
    [("л", "l"), ("г", "u"), ("у", "u"), ("г", "g"), ("ш", "w"), ("ц", "w"), ("З", "P"), ("П", "P")],
)
def test_a_cyrillic_letter_stands_for_the_keys_it_lies_on(letter: str, key: str) -> None:
    assert key in latin_keys(letter)


@pytest.mark.parametrize(("letter", "key"), [("г", "u"), ("к", "r"), ("д", "l"), ("З", "P"), ("ц", "w")])
def test_who_reads_russian_has_the_russian_layout_first(letter: str, key: str) -> None:
    assert latin_keys(letter, "ru")[0] == key
    assert latin_keys(letter, "bg") == latin_keys(letter)


def test_latin_letters_and_digits_are_left_alone() -> None:
    assert latin_keys("w") == ()
    assert latin_keys("1") == ()


def screen(app: RefereeApp) -> str:
    """The screen that has the keys."""
    return type(app.screen).__name__


def test_a_cyrillic_letter_opens_the_log(tmp_path: Path) -> None:
    keep_keyboard(BG_PHONETIC.id)
    assert after("e л @ escape п", screen, place=tmp_path / "games.db") == ["LogScreen", "TableVariants"]


def test_a_letter_that_is_another_key_on_another_layout_is_asked_about_once(tmp_path: Path) -> None:
    asked, points, again = after("e п @ 2 @ escape п", screen, place=tmp_path / "games.db")

    assert (asked, points, again) == ("ChooseOne", "TableVariants", "TableVariants")
    assert settings().keyboard == BG_PHONETIC.id


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda one: one.id)
def test_every_key_of_the_table_works_on_every_layout(layout: Layout, tmp_path: Path) -> None:
    """Pressed where it stands on this keyboard, each letter is the key of the table, and no other."""
    keep_keyboard(layout.id)

    def pressed(app: RefereeApp) -> dict[str, str]:
        def read(key: str) -> str:
            sign = dict(zip(KEYS, layout.small, strict=True))[key]
            event = app.latin_keys.key_meant(events.Key(sign, sign))
            assert isinstance(event, events.Key)
            return event.key

        return {key: read(key) for key in KEYS if key in app.screen.active_bindings and key.isalpha()}

    [found] = after("e", pressed, place=tmp_path / "games.db")

    assert found == {key: key for key in found}
    assert set("wurdhoenlbxmcpsq") <= set(found)


def test_a_sign_that_one_layout_alone_has_tells_the_layout() -> None:
    keyboard = Keyboard("en")
    assert keyboard.layout is None
    assert keyboard.keys_for("і", {"s"}) == ("s",)
    assert Keyboard("en").layout == BY_ID["ukrainian"]


def test_settings_that_cannot_be_read_or_kept_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "here"))
    assert keep_keyboard("russian")
    settings_file().write_bytes(b"{\x00")
    assert settings().keyboard == ""
    monkeypatch.setenv(SETTINGS_VARIABLE, str(settings_file()))
    assert not keep_keyboard("russian")


def test_without_colour_the_table_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = after("e", shown, place=tmp_path / "a.db")
    monkeypatch.setenv("NO_COLOR", "1")

    def plain(app: RefereeApp) -> tuple[bool, str]:
        return app.no_color, shown(app)

    [(no_color, said)] = after("e", plain, place=tmp_path / "b.db")
    assert no_color
    assert [said] == coloured


def test_a_window_too_small_is_told_so(tmp_path: Path) -> None:
    [screen] = after("", shown, place=tmp_path / "games.db", size=(39, 19))
    assert "at least 40 by 20" in " ".join(screen.split())


def test_a_capital_where_no_letter_stands_is_the_sign_above_it() -> None:
    assert latin_keys("Ж", "ru")[0] == ":"
    assert key_name(":") == "colon"


def test_the_line_is_opened_by_the_key_of_the_colon_on_a_russian_keyboard(tmp_path: Path) -> None:
    def focused(app: RefereeApp) -> str:
        return type(app.focused).__name__

    assert after("e Ж", focused, place=tmp_path / "games.db", language="ru") == ["CommandLine"]


@pytest.mark.parametrize(("language", "sign"), [("ru", "П"), ("en", "G")])
def test_a_ruling_is_given_by_the_same_key_on_a_cyrillic_keyboard(
    language: str, sign: str, tmp_path: Path
) -> None:
    def given(app: RefereeApp) -> list[str]:
        return [line.kind for line in controller(app).session.lines]

    [kinds] = after(f"e end up {sign}", given, place=tmp_path / "games.db", language=language)
    assert kinds == ["note", "ruling"]
