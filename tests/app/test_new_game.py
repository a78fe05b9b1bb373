"""A new game: every game of the table of games is begun by what it says must be settled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from engine.kernel.input_forms import (
    Setting,
    SettingKind,
    StartForm,
    all_settled,
    allowed_options,
    settled_option,
)
from referee.app.application import RefereeApp
from referee.app.screens.new_game import NewGameScreen
from referee.app.screens.rule_variants import NewGameVariants
from referee.session.game_setup import Start, decided_in, example, examples, fitting, new_start, state_of
from referee.session.registry import ADAPTERS, adapter_of
from referee.words.speech import Speech
from tests.kit.app import after, controller, shown

ROW = next(number for number, game in enumerate(ADAPTERS, 1) if adapter_of(game).foresees)
"""The place of the game drawn as a row."""
GAME = tuple(ADAPTERS)[ROW - 1]
FORM = StartForm(
    (
        Setting("who", SettingKind.SEATS, ("a", "b", "c"), least=2, most=3),
        Setting("first", SettingKind.SEAT),
        Setting("way", SettingKind.ONE, ("left", "right"), usual=("right",)),
    )
)


def test_nothing_chosen_is_as_usual() -> None:
    assert all_settled(FORM, {}) == {"who": ("a", "b"), "first": ("a",), "way": ("right",)}


def test_whoever_begins_sits_at_the_table() -> None:
    chosen = {"who": ("c", "b"), "first": ("a",)}
    assert allowed_options(FORM, FORM.settings[1], chosen) == ("c", "b")
    assert settled_option(FORM, FORM.settings[1], chosen) == ("c",)


@pytest.mark.parametrize("picked", [("a",), ("a", "a"), ("a", "x")])
def test_what_cannot_be_chosen_does_not_hold(picked: tuple[str, ...]) -> None:
    assert settled_option(FORM, FORM.settings[0], {"who": picked}) == ("a", "b")


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_game_begins_as_usual(game: str) -> None:
    start = new_start(game, fitting(game, "both"))
    assert state_of(start).game == game
    assert adapter_of(game).view(state_of(start)).areas


@pytest.mark.parametrize("game", ADAPTERS)
@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_setting_has_its_words(game: str, language: str) -> None:
    speech = Speech(language)
    speech.game = game
    form = adapter_of(game).start
    words = [f"begin-{one.key}" for one in form.settings]
    words += [f"{one.word}-{option}" for one in form.settings for option in one.options]
    words += [f"text-{text}" for text in adapter_of(game).game.texts]
    assert [word for word in words if speech.word(word) == word] == []
    assert speech.has(f"games/{game}")


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_game_has_a_ready_table(game: str) -> None:
    found = examples(game)
    assert found
    for one in found:
        start = example(game, one.id, "both")
        assert adapter_of(game).public(state_of(start)) == state_of(start)


def test_what_was_decided_before_the_game_holds_in_it() -> None:
    point = next(one for one in adapter_of(GAME).game.points if len(one.options) > 1)
    start = new_start(GAME, "both", decided={point.rule: point.options[1]})
    assert decided_in(start.options) == {point.rule: point.options[1]}
    assert state_of(start).decided == {point.rule: point.options[1]}


def test_a_game_kept_before_settings_had_names_sits_as_it_did() -> None:
    first = next(iter(ADAPTERS))
    seats = next(one for one in adapter_of(first).start.settings if one.asks is SettingKind.SEATS).options
    start = Start(first, adapter_of(first).game.texts, {"strict": "no", "draft": "no", "first": seats[-1]})
    assert next(iter(state_of(start).seats)) == seats[-1]


def test_families_and_direction_are_chosen_by_keys(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> Any:
        return shown(app) if isinstance(app.screen, NewGameScreen) else controller(app).session.state

    # The second and third family out, the fourth and fifth in; then who begins, which way, and off.
    script = (
        f"n {ROW} @ down down enter down space down space down space down space enter"
        " down enter 3 down enter 2 @ home enter"
    )
    usual, chosen, begun = after(script, seen, place=tmp_path / "games.db")
    assert "Red, Blue, Green" in usual
    assert "Red, Yellow, Black" in chosen
    assert "from right to left" in chosen
    assert tuple(begun.seats) == ("red", "yellow", "black")
    assert (begun.first_player, begun.direction) == ("black", "right_to_left")


def test_open_points_are_decided_before_the_game_and_lone_answers_only_shown(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> Any:
        if isinstance(app.screen, NewGameVariants):
            return dict(app.screen.decided), shown(app)
        if isinstance(app.screen, NewGameScreen):
            return shown(app)
        return controller(app).session.state.decided

    script = f"n {ROW} end enter @ enter 2 @ end enter @ escape @ home enter"
    nothing, one, alone, told, begun = after(script, seen, place=tmp_path / "games.db")
    assert nothing[0] == {}
    assert len(one[0]) == 1
    assert alone[0] == one[0]
    assert "the only answer" in alone[1]
    assert "decided here: 1" in told
    assert begun == one[0]


def test_fewer_than_the_least_are_not_taken(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, int]:
        return type(app.screen).__name__, len(app.screen.query(OptionList))

    [(name, _)] = after(f"n {ROW} down down enter space enter", seen, place=tmp_path / "games.db")
    assert name == "Checklist"
