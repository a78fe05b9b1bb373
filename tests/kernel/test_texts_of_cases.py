"""Under which texts a case is judged."""

from __future__ import annotations

import pytest

from engine.agot.hbo.adapter import CASEBOOK
from engine.kernel.cases.evaluation import texts_of
from engine.kernel.cases.model import Case
from engine.kernel.errors import Unreadable

TEXTS = ("bg-2013", "pl-2012")


@pytest.mark.parametrize(
    ("named", "wanted", "judged"),
    [
        (None, None, TEXTS[:1]),
        (None, "all", TEXTS),
        (None, "pl-2012", TEXTS[1:]),
        (None, "ru-2008", TEXTS[:1]),
        ("pl-2012", None, TEXTS[1:]),
        ("pl-2012", "all", TEXTS[1:]),
    ],
)
def test_a_case_is_judged_under_its_text_or_the_one_that_is_wanted(
    named: str | None, wanted: str | None, judged: tuple[str, ...]
) -> None:
    assert texts_of(Case(id="c", position={}, steps=(), text=named), CASEBOOK, wanted) == judged


def test_a_case_of_another_text_is_not_read() -> None:
    with pytest.raises(Unreadable) as refused:
        texts_of(Case(id="c", position={}, steps=(), text="ru-2008"), CASEBOOK, None)

    assert (refused.value.says, refused.value.facts["known"]) == ("unknown_text", TEXTS)
