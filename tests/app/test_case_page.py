"""The page about cases: its example is ruled as it says, and no word of the format is missing from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.agot.cases import paths, position, questions
from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case, Expect
from referee.__main__ import main
from referee.session.registry import ADAPTERS, adapter_of
from tests.each import each

PAGE = Path(__file__).parents[2] / "docs" / "cases.md"
TEXT = PAGE.read_text(encoding="utf-8")
BOOK = adapter_of(next(iter(ADAPTERS))).casebook
FORMAT = (
    *(
        position.AgotPosition,
        position.PositionSeat,
        position.PositionCard,
        position.PositionChallenge,
        position.PositionOptions,
    ),
    *(
        position.PositionModifier,
        position.PositionPlot,
        position.PositionPlotPiles,
        position.PositionHand,
        position.PositionDraft,
        position.PositionTexts,
    ),
    *(position.PositionWindow, Case, Expect),
)


def example() -> bytes:
    """The worked example, as it stands on the page."""
    [found] = re.findall(r"^```json\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    return str(found).encode()


def words() -> Iterator[str]:
    """Every word a case may use."""
    for kind in FORMAT:
        yield from kind.__struct_encode_fields__
    yield from questions.ARGUMENTS
    yield from paths.SEAT
    yield from paths.CARD


@pytest.mark.parametrize("text", BOOK.game.texts)
def test_the_example_of_the_page_is_ruled_as_it_says(text: str) -> None:
    [case] = read_file(example()).cases
    result = judge_case(case, BOOK, text)
    assert result.failures == ()
    assert [step.legal for step in result.steps] == [True, False, True, True]
    assert result.steps[2].facts == {"card.jon.kneeling": True}


def test_the_command_of_the_page_does_what_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "arya.json"
    path.write_bytes(example())
    assert main(["judge", str(path)]) == 0
    assert "1 as expected" in capsys.readouterr().out


@each(sorted(set(words())))
def test_no_word_of_the_format_is_missing_from_the_page(word: str) -> None:
    assert re.search(rf'[`"]{word}[`"]', TEXT), word
