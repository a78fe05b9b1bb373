"""An effect by hand names the card it comes from, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.moves import ApplyEffect
from referee.notation.completion.completions import complete
from referee.notation.formatter import line_of
from tests.kit.notation import CHALLENGES, LANNISTER, STARK, move, session
from tests.kit.typed_table import TypedTable

KEEP = {"id": "keep", "name": "Winterfell", "type": "location", "kneeling": False}
BOARD: dict[str, Any] = CHALLENGES | {
    "seats": [
        {**STARK, "characters": [*STARK["characters"], {"id": "jon", "name": "Jon Snow", "strength": 3}]},
        {**LANNISTER, "locations": [KEEP]},
    ]
}
LINES = [
    "kneel Jon Snow by Winterfell",
    "effects by Winterfell: kneel Jon Snow",
    "effects kneel Jon Snow because of Winterfell",
    "скланя Джон Сняг заради Зимен хребет",
    "klęka Jon Snow przez Winterfell",
    "склонить jon из-за Winterfell",
]


@pytest.mark.parametrize("line", LINES)
def test_the_card_is_named_behind_what_it_does(line: str) -> None:
    found = move(line, session(BOARD))

    assert isinstance(found, ApplyEffect)
    assert (found.by_means, [one.__struct_config__.tag for one in found.effects]) == ("keep", ["kneel"])


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_it_is_printed_with_the_card_so_that_it_reads_back(language: str) -> None:
    here = session(BOARD)
    for line in (LINES[0], "strength 2 jon by noble cause"):
        found = move(line, here)
        assert move(line_of(found, here, None, language), here) == found


def test_the_sentence_and_the_ruling_name_the_card() -> None:
    table = TypedTable("en", session(BOARD).state, "hbo")
    outcome = table.type(LINES[0])

    assert "By the text of Winterfell" in table.wording.move(table.read("kneel arya by Winterfell")[0])
    said = [table.wording.reason(one) for one in outcome.ruling.reasons]
    assert any("Winterfell" in one for one in said)


def test_a_plot_that_lies_revealed_may_do_it() -> None:
    found = move("stark power stark 1 by noble cause", session(BOARD))

    assert isinstance(found, ApplyEffect)
    assert found.by_means == "A Noble Cause"


def test_who_is_strengthened_by_a_named_card_is_told_by_which() -> None:
    table = TypedTable("en", session(BOARD).state, "hbo")
    table.type("strength 2 jon by Winterfell")
    why = table.controller.session.explain("strength:jon")

    assert why is not None
    assert any("Winterfell" in table.wording.reason(one) for one in why.walk())


def test_the_word_that_opens_the_card_and_the_card_are_completed() -> None:
    line = "kneel jon "
    assert "by" in [one.text for one in complete(line, len(line), session(BOARD), "en")]
    line = "kneel jon by wint"
    assert complete(line, len(line), session(BOARD), "en")[0].text == "keep"


def test_a_line_that_names_no_card_is_told_how_one_is_named() -> None:
    said = TypedTable("en", session(BOARD).state, "hbo").told("kneel jon")

    assert "kneel jon by …" in said
