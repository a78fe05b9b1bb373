"""A line with gaps says what Fluent would say of it, in every language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.words.messages import Messages, folders, messages, template_of
from tests.words.possible_values import subjects

FACTS = st.one_of(st.integers(-(10**7), 10**7), st.text(st.characters(exclude_categories=["Cs", "Cc"])))


def by_both(language: str, subject: str, key: str, fact: str | int) -> tuple[str, str]:
    """The sentence as it is said, and as Fluent says it."""
    spoken = Messages(language)
    said, wrong = spoken.say(subject, key, lambda wanted: dict.fromkeys(wanted, fact))
    assert wrong == ()
    return said, spoken._said_by_fluent(subject, key, lambda wanted: dict.fromkeys(wanted, fact))[0]


@pytest.mark.parametrize("language", folders())
def test_every_line_with_gaps_is_filled_as_fluent_fills_it(language: str) -> None:
    spoken = Messages(language)
    differing, filled = [], 0
    for subject in subjects(language):
        for key, source in messages(language, subject).items():
            line = template_of(source)
            if line is None:
                continue
            facts = {name: f"«{name}»" for name in line.variables}
            filled += 1
            said, _ = spoken._said_by_fluent(subject, key, lambda wanted: {one: f"«{one}»" for one in wanted})
            assert spoken.variables(subject, key) == spoken._variables[f"{subject}--{key}"]
            if line.filled(facts) != said:
                differing.append((subject, key, line.filled(facts), said))
    assert differing == []
    assert filled > 1000


@given(fact=FACTS, language=st.sampled_from(folders()))
def test_any_fact_stands_in_a_gap_as_fluent_writes_it(fact: str | int, language: str) -> None:
    said, by_fluent = by_both(language, "changes", "amount", fact)
    assert said == by_fluent


@pytest.mark.parametrize(
    "source",
    [
        "key = { $count ->\n    [one] one\n   *[other] many\n}\n",
        "key = { -term } and more\n",
        'key = a brace { "{" } in it\n',
        "key = two\n    lines\n",
        "key = said\n    .also = an attribute\n",
        "-term = a term\n",
        "key = { NUMBER($count) }\n",
        "key =\n",
    ],
)
def test_what_is_more_than_a_line_is_left_to_fluent(source: str) -> None:
    assert template_of(source) is None


def test_a_fact_that_is_missing_is_left_to_fluent_which_says_so() -> None:
    line = template_of("key = { $seat } has { $gold } gold  \n")
    assert line is not None
    assert line.filled({"seat": "Stark", "gold": 999}) == "Stark has 999 gold"
    assert line.filled({"seat": "Stark"}) is None
    assert line.filled({"seat": "Stark", "gold": 1000}) is None
