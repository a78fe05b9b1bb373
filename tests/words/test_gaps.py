"""A template says what Fluent would say of a message, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from referee.words.message_templates import (
    PLURALS,
    FactGap,
    Template,
    TemplateChoice,
    TemplatePart,
    template_of,
)
from referee.words.messages import Messages, folders, messages
from tests.words.possible_values import subjects

COUNTED = ("one", "few", "many")
NUMBERS = (0, 1, 2, 5, 21, 112)
FACTS = st.one_of(st.integers(-(10**7), 10**7), st.text(st.characters(exclude_categories=["Cs", "Cc"])))


def by_both(language: str, subject: str, key: str, fact: str | int) -> tuple[str, str]:
    """The sentence as it is said, and as Fluent says it."""
    spoken = Messages(language)
    said, wrong = spoken.say(subject, key, lambda wanted: dict.fromkeys(wanted, fact))
    assert wrong == ()
    return said, spoken._said_by_fluent(subject, key, lambda wanted: dict.fromkeys(wanted, fact))[0]


def told(template: Template) -> Iterator[dict[str, str | int]]:
    """Facts under which each variant of a message is said: its own keys, or numbers, and others."""
    keys = dict.fromkeys(template.variables, frozenset[str]()) | _keys(template._pieces)
    plain: dict[str, str | int] = {name: f"«{name}»" for name in template.variables}
    plain |= dict.fromkeys(_ungrouped(template._pieces), 321)
    yield plain
    for name, chosen in keys.items():
        counted = any(key in COUNTED or key.isdecimal() for key in chosen)
        for value in NUMBERS if counted else sorted(chosen):
            yield plain | {name: value}


def _of_all(facts: Mapping[str, str | int], _wanted: frozenset[str]) -> Mapping[str, str | int]:
    return facts


def _ungrouped(pieces: Iterable[TemplatePart]) -> Iterator[str]:
    """The facts that have to be numbers."""
    for piece in pieces:
        if isinstance(piece, FactGap) and not piece.grouped:
            yield piece.fact
        elif isinstance(piece, TemplateChoice):
            yield from _ungrouped(chain.from_iterable(piece.variants.values()))


def _keys(pieces: Iterable[TemplatePart]) -> dict[str, frozenset[str]]:
    """Fact -> the keys of what is chosen by it."""
    found: dict[str, frozenset[str]] = {}
    for piece in pieces:
        if isinstance(piece, TemplateChoice):
            inner = [_keys(variant) for variant in piece.variants.values()]
            for one in ({piece.fact: frozenset(piece.variants)}, *inner):
                found |= {name: keys | found.get(name, frozenset()) for name, keys in one.items()}
    return found


@pytest.mark.parametrize("language", folders())
def test_every_line_with_gaps_is_filled_as_fluent_fills_it(language: str) -> None:
    spoken = Messages(language)
    differing, filled = [], 0
    for subject in subjects(language):
        for key, source in messages(language, subject).items():
            template = template_of(source, language)
            if template is None:
                continue
            for facts in told(template):
                said, _ = spoken._said_by_fluent(subject, key, partial(_of_all, facts))
                assert spoken.variables(subject, key) == spoken._variables[f"{subject}--{key}"]
                filled += 1
                if template.filled(facts) != said:
                    differing.append((subject, key, template.filled(facts), said))
    assert differing == []
    assert filled > 2000


@pytest.mark.parametrize("language", folders())
def test_every_choice_of_a_message_is_made_without_fluent(language: str) -> None:
    left = [
        (subject, key)
        for subject in subjects(language)
        for key, source in messages(language, subject).items()
        if "->" in source and template_of(source, language) is None
    ]
    assert left == []


@pytest.mark.parametrize("language", folders())
def test_a_number_is_counted_as_fluent_counts_it(language: str) -> None:
    plural = "".join(f"   [{one}] {one}\n" for one in COUNTED)
    source = f"key = {{ $count ->\n{plural}   *[other] other\n}}\n"
    template = template_of(source, language)
    assert template is not None
    assert language in PLURALS
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message("key").value
    assert pattern is not None
    for count in (*range(130), 1000, 1001, 1002, 1012, 1021, -1, -2):
        assert template.filled({"count": count}) == bundle.format_pattern(pattern, {"count": count})[0]


@given(fact=FACTS, language=st.sampled_from(folders()))
def test_any_fact_stands_in_a_gap_as_fluent_writes_it(fact: str | int, language: str) -> None:
    said, by_fluent = by_both(language, "changes", "amount", fact)
    assert said == by_fluent


@pytest.mark.parametrize(
    "source",
    [
        "key = { $count ->\n    [one] one\n        line more\n   *[other] many\n}\n",
        "key = { $count ->\n    [one] one\n}\n",
        "key = { NUMBER($count) ->\n   *[other] many\n}\n",
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
    assert template_of(source, "en") is None


def test_a_fact_that_is_missing_is_left_to_fluent_which_says_so() -> None:
    line = template_of("key = { $seat } has { $gold } gold  \n", "en")
    assert line is not None
    assert line.filled({"seat": "Stark", "gold": 999}) == "Stark has 999 gold"
    assert line.filled({"seat": "Stark"}) is None
    assert line.filled({"seat": "Stark", "gold": 1000}) is None
