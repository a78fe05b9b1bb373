"""What a line tells of a row with its reason, its aim, a denial, or the card it lies beside."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The apothecary stays down, so that it gathers a few tokens"),
        ("bg", "Аптекарят остава закрит, за да събере няколко жетона"),
        ("pl", "Aptekarz niech zostanie zakryty, żeby zebrał kilka żetonów"),
        ("ru", "Аптекаря оставляю закрытым, чтобы набрал несколько жетонов"),
    ],
)
def test_what_a_card_is_kept_for_leaves_nothing_open(language: str, line: str) -> None:
    assert told("oriflamme-d14", 0, language, line)["do"] == "keep"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The prince stays down"),
        ("bg", "Принцът остава закрит"),
        ("pl", "Książę zostaje zakryty"),
        ("ru", "Принц остаётся закрытым"),
    ],
)
def test_a_character_that_does_not_lie_there_is_asked_about(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-d14", 0, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "No reason to wait any longer, I open the blue trap"),
        ("bg", "Няма защо да го оставям, откривам синия капан"),
    ],
)
def test_a_card_that_nobody_keeps_is_opened(language: str, line: str) -> None:
    assert told("oriflamme-n76", 1, language, line)["do"] == "activate"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the trap goes in front of the felon"),
        ("bg", "капанът отива пред престъпника"),
        ("pl", "pułapka idzie przed przestępcę"),
        ("ru", "ловушка встаёт перед преступником"),
    ],
)
def test_a_card_before_the_first_is_laid_to_the_left_end(language: str, line: str) -> None:
    move = told("oriflamme-n09", 1, language, line)
    assert (move["do"], move["where"]) == ("place", "left")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Blue opens the trap"),
        ("bg", "Синият отваря капана"),
        ("pl", "Niebieski otwiera pułapkę"),
        ("ru", "Синий вскрывает ловушку"),
    ],
)
def test_a_seat_opens_its_own_card_of_a_name_that_others_have_too(language: str, line: str) -> None:
    move = told("oriflamme-o40", 5, language, line)
    assert move["card"].startswith("blue")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I open the apothecary and it poisons itself"),
        ("pl", "Otwieram aptekarza, truje samego siebie"),
        ("ru", "Открываю аптекаря, травит самого себя"),
        ("bg", "Откривам аптекаря, отравя сам себе си"),
    ],
)
def test_a_card_may_be_aimed_at_itself(language: str, line: str) -> None:
    move = told("oriflamme-n42", 0, language, line)
    assert move["target"] == move["card"]
