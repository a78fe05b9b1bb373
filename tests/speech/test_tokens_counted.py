"""Tokens of a combination that a line counts or lists, also where there are fewer than it says."""

from __future__ import annotations

import pytest

from tests.speech.test_combinations_told import steps, told

QUEEN = (None, "red.queen")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens the combination, applies the queen and takes three tokens"),
        ("en", "Combination! queen, then a token, a token and one more token into my supply"),
        ("bg", "червените отварят комбинацията, прилагат кралицата и взимат три жетона"),
        ("pl", "czerwoni odkrywają kombinację, królowa, potem biorę żeton, żeton i jeszcze jeden"),
        ("pl", "Kombinacja: królowa, a potem zabieram trzy żetony"),
        ("ru", "красные открывают комбинацию, применяют королеву и забирают три жетона"),
    ],
)
def test_as_many_tokens_are_taken_as_are_told_though_fewer_lie_there(language: str, line: str) -> None:
    assert steps("m60", 1, language, line) == [QUEEN, *[("take", None)] * 3]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "червените обръщат комбинацията, прилагат кралицата и я повтарят два пъти за жетони"),
        ("pl", "Czerwoni odkrywają kombinację: królowa, potem dwa razy powtarzają królową za żetony"),
    ],
)
def test_a_character_is_repeated_twice_though_one_token_lies_there(language: str, line: str) -> None:
    assert steps("n65", 0, language, line) == [QUEEN, *[("repeat", "red.queen")] * 2]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens combination, queen first, then repeats the queen twice"),
        ("en", "Combination for red: my queen, and then the queen two more times for tokens"),
        ("ru", "красные вскрывают комбинацию, применяют королеву и дважды повторяют её за жетоны"),
    ],
)
def test_a_repetition_that_is_told_is_never_left_out(language: str, line: str) -> None:
    again = [("repeat", "red.queen")] * 2
    assert steps("n65", 0, language, line) in ([], [QUEEN, *again])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red flips combination, applies the queen and repeats her once with the token"),
        ("pl", "czerwoni odkrywają kombinację, stosują królową i powtarzają ją raz za żeton"),
    ],
)
def test_what_is_repeated_once_is_not_repeated_twice(language: str, line: str) -> None:
    assert steps("n65", 3, language, line) == [QUEEN, ("repeat", "red.queen")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Combination: nothing for free, first token repeats nothing, second token I take"),
        ("bg", "комбинацията на червените: не прилагам нищо, с единия жетон повтарям нищото, другия взимам"),
    ],
)
def test_a_token_may_be_told_to_repeat_nothing(language: str, line: str) -> None:
    assert steps("m63", 1, language, line) == [(None, None), ("repeat", None), ("take", None)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "червените обръщат комбинацията, аптекарят върху самия аптекар, после с жетона кралицата"),
        ("ru", "красные вскрывают комбинацию, сначала аптекарь на самого аптекаря, за жетон королева"),
    ],
)
def test_a_killer_is_aimed_at_its_own_name(language: str, line: str) -> None:
    sequence = told("n82", 0, language, line)["sequence"]
    assert sequence[0]["target"] == "red.apothecary"
    assert [one.get("apply") for one in sequence] == ["red.apothecary", "red.queen"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "bg",
            "червените обръщат комбинацията: кралицата, после взимат жетон, още един жетон и още един жетон",
        ),
        ("ru", "красные вскрывают комбинацию: сначала королева, а потом беру жетон, ещё жетон и ещё жетон"),
    ],
)
def test_one_more_token_is_one_token(language: str, line: str) -> None:
    assert steps("m60", 1, language, line) == [QUEEN, *[("take", None)] * 3]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "red opens combination: queen, a token to repeat the queen, another token to repeat the queen",
        ),
        (
            "pl",
            "Kombinacja czerwonych: królowa, żeton na powtórkę i znów królowa, i żeton na powtórkę, królowa",
        ),
        ("ru", "красные открывают комбинацию: королева, за жетон королева, за ещё один жетон королева"),
    ],
)
def test_a_card_that_is_named_thrice_is_applied_thrice(language: str, line: str) -> None:
    assert steps("n65", 0, language, line) == [QUEEN, *[("repeat", "red.queen")] * 2]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens combination, applies his own queen and takes the token"),
        ("bg", "червените отварят комбинацията, прилагат кралицата си и взимат жетона"),
        ("pl", "czerwoni odkrywają kombinację, stosują swoją królową i biorą żeton"),
        ("ru", "красные вскрывают комбинацию: применяю свою королеву и беру жетон"),
    ],
)
def test_ones_own_card_is_not_one_that_is_bribed(language: str, line: str) -> None:
    assert ("take", None) in (found := steps("n68", 1, language, line)) or not found
    assert (None, "blue.queen") not in found
