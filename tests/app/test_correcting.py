"""A value that may be set right is shown and read in the words of the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.presenters.wording import Wording
from referee.app.prompts.table_questions import Correctable, correction_text, correction_value
from referee.app.widgets.folding_tree import FoldingTree
from tests.kit.app import after, table


def wording(language: str) -> Wording:
    made = Wording(language)
    made.of_game("hbo")
    made.names = lambda one: {"stark": "Старк", "arya-stark": "Аря Старк"}.get(one, one)
    return made


@pytest.mark.parametrize(
    ("language", "field", "said"),
    [
        ("bg", Correctable("hbo", "kneeling", True), "да"),
        ("pl", Correctable("hbo", "kneeling", False), "nie"),
        ("ru", Correctable("hbo", "icons", ("military", "power")), "битва, делёж власти"),
        ("bg", Correctable("hbo", "zone", "dead"), "при унищожените карти"),
        ("ru", Correctable("hbo", "controller", "stark", ("stark",)), "Старк"),
        ("pl", Correctable("hbo", "power", 3), "3"),
        ("pl", Correctable("hbo", "strength", None), ""),
    ],
)
def test_a_value_is_shown_in_words_and_read_back(language: str, field: Correctable, said: str) -> None:
    spoken = wording(language)
    assert correction_text(field, spoken) == said
    assert correction_value(field, said, spoken) == (field.value if field.value is not None else "")


@pytest.mark.parametrize(
    ("language", "field", "typed", "value"),
    [
        ("bg", Correctable("hbo", "kneeling", False), "да", True),
        ("pl", Correctable("hbo", "kneeling", True), "Nie", False),
        ("ru", Correctable("hbo", "kneeling", True), "no", False),
        ("pl", Correctable("hbo", "icons", ()), "wyzwanie władzy", ("power",)),
        ("bg", Correctable("hbo", "host", "", ("stark", "arya-stark")), "аря старк", "arya-stark"),
        ("bg", Correctable("hbo", "zone", "play"), "в ръката", "hand"),
        ("ru", Correctable("hbo", "traits", ()), "Лорд, Союзник", ("Лорд", "Союзник")),
    ],
)
def test_a_value_is_typed_in_the_words_of_the_screen(
    language: str, field: Correctable, typed: str, value: object
) -> None:
    assert correction_value(field, typed, wording(language)) == value


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_an_empty_value_is_shown_and_typed_as_nothing(language: str) -> None:
    spoken = wording(language)
    for field in (Correctable("hbo", "attackers", ()), Correctable("hbo", "host", "")):
        said = correction_text(field, spoken)
        assert said
        assert correction_value(field, said, spoken) == field.value
        assert correction_value(field, "", spoken) == field.value


def test_a_challenge_and_its_participants_are_set_right_in_the_dialog(tmp_path: Path) -> None:
    def attackers(app: RefereeApp) -> tuple[tuple[str, ...], dict[str, object]]:
        controller = table(app).controller
        return controller.session.state.challenge.attackers, controller.correctable("")

    attacks = "lannister_military_hound"
    keys = f'e colon "{attacks} enter'
    [(there, fields)] = after(keys, attackers, place=tmp_path / "games.db")
    assert there == ("hound",)
    assert fields["attackers"] == ("hound",)
    assert {"challenge", "word", "passed", "lasting", "phase", "active"} <= set(fields)


TOLD = "lannister_won_military_claim_1_killed_hodor_as_told_opposed_renown_none"


def ruling(app: RefereeApp) -> list[str]:
    """What stands in the ruling pane."""
    return [node.text for node in table(app).query_one(FoldingTree).nodes]


def test_an_outcome_taken_as_told_is_never_called_legal(tmp_path: Path) -> None:
    keys = f'e colon "{TOLD} enter'
    [said] = after(keys, ruling, place=tmp_path / "games.db")

    assert said[0] == "Entered as told, not judged"
    assert any("Hodor, where it is is now" in one for one in said)
    assert "Nobody was said to attack or to defend, so nobody knelt." in said
    assert not any("Legal" in one for one in said)


def test_a_correction_says_what_was_set_and_not_that_it_is_legal(tmp_path: Path) -> None:
    [said] = after('e colon "set_stark_banner_7_because_counted enter', ruling, place=tmp_path / "games.db")

    assert said[:2] == [
        "corrected by hand",
        "Corrected by hand: Stark, banner is now 7 (was 4; counted); power in all: 9",
    ]
