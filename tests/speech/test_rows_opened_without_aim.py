"""A card that is opened and aimed at nobody is opened; one of which the opening is denied stays closed."""

from __future__ import annotations

import pytest

from tests.speech.test_combinations_told import told


@pytest.mark.parametrize(
    ("case", "language", "line"),
    [
        ("n60", "en", "red opens the bribe and bribes nobody"),
        ("n60", "en", "red flips the bribe but nobody is bribed"),
        ("n60", "bg", "червените отварят подкупа, без да подкупват никого"),
        ("n60", "pl", "czerwoni odkrywają przekupstwo, nikogo nie przekupują"),
        ("n60", "ru", "красные вскрывают подкуп, никого не подкупая"),
        ("m30", "en", "red opens the prince without a twin"),
        ("m30", "pl", "czerwoni odkrywają księcia, bez bliźniaka"),
        ("m30", "ru", "красные вскрывают принца без близнеца"),
    ],
)
def test_a_card_is_opened_though_nobody_is_aimed_at(case: str, language: str, line: str) -> None:
    move = told(case, 0, language, line)
    assert move.get("do") == "activate"
    assert not {"target", "bribe", "twin"} & move.keys()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens nothing, the queen stays"),
        ("en", "the red queen is not revealed"),
        ("bg", "червената кралица се оставя, не се отваря"),
        ("pl", "królowej czerwonych nie odkrywam"),
        ("ru", "красную королеву не вскрываю"),
    ],
)
def test_a_card_of_which_the_opening_is_denied_stays_closed(language: str, line: str) -> None:
    assert told("o54", 1, language, line).get("do") == "keep"


def test_a_card_that_is_left_alone_and_stays_is_not_skipped_unasked() -> None:
    line = "головореза я (красные) не трогаю, пусть стоит как есть"
    assert told("m01", 1, "ru", line).get("do") != "skip"
