"""What is told of a row of cards though the rules refuse it stands, and no legal move stands for it."""

from __future__ import annotations

import pytest

from tests.speech.test_combinations_told import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "blue resolves the cutthroat without a victim"),
        ("en", "blue's cutthroat is applied, kills nobody"),
        ("bg", "сините изпълняват главореза без жертва"),
        ("pl", "niebiescy stosują zbira, nikogo nie eliminując"),
        ("ru", "синие применяют головореза, никого не убивают"),
    ],
)
def test_a_killer_that_eliminates_nobody_is_applied_and_not_skipped(language: str, line: str) -> None:
    assert told("o38", 0, language, line) == {"do": "resolve", "by": "blue", "card": "blue.cutthroat"}


@pytest.mark.parametrize(
    ("language", "line"), [("en", "blue skips the cutthroat"), ("ru", "синие пропускают головореза")]
)
def test_a_killer_that_is_skipped_is_not_applied(language: str, line: str) -> None:
    assert told("o38", 0, language, line)["do"] == "skip"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the red queen resolves face down"),
        ("bg", "червената кралица се изпълнява затворена"),
        ("pl", "królowa czerwonych rozpatruje się zakryta"),
        ("ru", "красная королева применяется закрытой"),
    ],
)
def test_a_card_that_is_applied_closed_is_neither_opened_nor_kept(language: str, line: str) -> None:
    assert told("o54", 3, language, line) == {"do": "resolve", "by": "red", "card": "red.queen"}


@pytest.mark.parametrize(
    ("step", "language", "line", "done"),
    [
        (0, "en", "the red queen is flipped and resolves", "activate"),
        (1, "ru", "красная королева остаётся закрытой", "keep"),
    ],
)
def test_a_card_is_opened_or_kept_as_before(step: int, language: str, line: str, done: str) -> None:
    assert told("o54", step, language, line)["do"] == done


@pytest.mark.parametrize(
    ("line", "done"),
    [
        ("aptekarz niebieskich zostaje odsłonięty", "activate"),
        ("aptekarz niebieskich zostaje zakryty", "keep"),
    ],
)
def test_a_word_for_staying_may_tell_a_passive(line: str, done: str) -> None:
    assert told("d23", 0, "pl", line)["do"] == done


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red's prince resolves and the twin is laid at the left end of the line"),
        ("bg", "червените изпълняват принца, близнакът отива в левия край на реда"),
        ("pl", "Rozpatruję księcia jako czerwony, bliźniak wędruje na lewy koniec rzędu"),
        ("ru", "красные применяют принца, близнец ложится на левый край ряда"),
    ],
)
def test_the_left_end_of_the_row_is_no_right_end(language: str, line: str) -> None:
    assert told("o44", 1, language, line).get("twin", {"where": "left"})["where"] == "left"
    assert told("o44", 1, language, line).get("twin") or not told("o44", 1, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red flips up the queen that lies underneath"),
        ("en", "Red reveals the queen with the three points on her"),
        ("bg", "червените отварят кралицата с трите жетона"),
        ("pl", "czerwoni odkrywają królową z trzema żetonami"),
        ("ru", "красные вскрывают королеву с тремя жетонами"),
    ],
)
def test_a_card_that_is_known_to_lie_elsewhere_is_not_the_one_on_top(language: str, line: str) -> None:
    assert told("o41", 1, language, line).get("card", "red.queen") == "red.queen"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red puts her queen into the row"),
        ("en", "I play my queen onto the row"),
        ("bg", "червените слагат кралица на масата"),
        ("pl", "czerwoni kładą królową na stole"),
        ("ru", "красные кладут королеву на стол"),
    ],
)
def test_the_card_that_is_laid_is_not_the_one_that_another_is_laid_on(language: str, line: str) -> None:
    assert told("n04", 0, language, line) == {}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red puts a card on the queen"),
        ("pl", "czerwoni kładą na królowej"),
        ("ru", "красные кладут карту на королеву"),
    ],
)
def test_a_card_is_laid_on_one_that_is_named_behind_the_word_for_it(language: str, line: str) -> None:
    assert told("n04", 0, language, line)["on"] == "red.queen"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens the prince, the twin goes on my schemer"),
        ("pl", "odkrywam księcia czerwonych, a bliźniaka kładę na intrygantkę czerwonych"),
        ("ru", "красные вскрывают принца, близнеца кладут на интриганку красных"),
    ],
)
def test_a_twin_is_laid_on_a_card_that_lies_nowhere(language: str, line: str) -> None:
    assert told("m41", 1, language, line)["twin"] == {"where": "on", "on": "red.schemer", "between": []}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "green lays the queen on blue's trap"),
        ("bg", "зелените слагат кралица върху капана на сините"),
        ("ru", "зелёные кладут королеву на ловушку синих"),
    ],
)
def test_a_card_is_laid_on_one_that_is_gone(language: str, line: str) -> None:
    assert told("o46", 1, language, line)["on"] == "blue.trap"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "червените обръщат принца и слагат близнака между него и престъпника"),
        ("pl", "Odkrywam czerwonego księcia, a bliźniaka wsuwam pomiędzy niego a tego przestępcę"),
        ("ru", "красные вскрывают принца, близнец между ним и преступником"),
    ],
)
def test_a_twin_between_two_cards_lies_on_neither(language: str, line: str) -> None:
    twin = told("n20", 0, language, line).get("twin") or {}
    assert twin.get("where", "between") == "between"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red's cutthroat kills the card under green's queen"),
        ("pl", "zbir czerwonych zabija kartę pod królową zielonych"),
        ("ru", "головорез красных убивает карту под королевой зелёных"),
    ],
)
def test_the_card_under_another_is_not_the_other(language: str, line: str) -> None:
    assert told("o52", 0, language, line).get("target", "green.schemer") == "green.schemer"


def test_the_card_on_top_is_still_aimed_at_by_its_name() -> None:
    assert told("o52", 1, "en", "red's cutthroat kills the green queen")["target"] == "green.queen"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red puts a schemer onto the pile with the felon"),
        ("bg", "червените слагат интригантка върху купчинката с престъпника"),
        ("pl", "czerwoni kładą intrygantkę na stos z przestępcą"),
        ("ru", "красные кладут интриганку на стопку с преступником"),
    ],
)
def test_a_pile_is_told_by_a_card_in_it(language: str, line: str) -> None:
    assert told("m72", 1, language, line)["on"] == "red.felon"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "червените разкриват подмяната, изваждат подмяната на зелените, без нищо на нейно място"),
        ("pl", "czerwoni odkrywają podmianę, usuwają podmianę zielonych, bez zastępcy"),
    ],
)
def test_a_replacement_takes_another_out(language: str, line: str) -> None:
    move = told("o53", 0, language, line)
    assert (move["card"], move["target"]) == ("red.replacement", "green.replacement")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I put red's queen on the left of the row"),
        ("bg", "слагам кралицата на червените в левия край"),
        ("pl", "Stawiam królową czerwonych z lewej strony rzędu"),
        ("ru", "кладу красную королеву слева"),
    ],
)
def test_a_card_that_lies_in_the_row_already_is_laid_by_its_name(language: str, line: str) -> None:
    laid = told("n04", 0, language, line)
    assert (laid["card"], laid["where"]) == ("queen", "left")


def test_a_card_that_tells_only_a_place_is_not_laid() -> None:
    assert "card" not in told("n04", 0, "en", "red lays a card left of red's queen")
