"""Of a line that cannot be read it is said how far it was understood, and what may be meant."""

from __future__ import annotations

import pytest

from referee.notation import Misread, parse
from tests.notation.given import ready


def misread(line: str) -> Misread:
    with pytest.raises(Misread) as wrong:
        parse(line, ready())
    return wrong.value


def lines(wrong: Misread) -> list[str]:
    return [offer.line for offer in wrong.offers]


def test_it_is_said_up_to_which_word_a_line_was_understood() -> None:
    wrong = misread("lannister military hound foo")

    assert wrong.says == "line_stops"
    assert (wrong.facts["understood"], wrong.facts["stops_at"]) == ("lannister military hound", "foo")
    assert wrong.facts["follows"] == ("against", "with", "unopposed", "claim", "killed", "discarded")


def test_a_line_that_says_too_little_is_gone_on_with() -> None:
    wrong = misread("stark defends")

    assert wrong.says == "line_unfinished"
    assert lines(wrong)[:2] == ["stark defends eddard", "stark defends jon"]


def test_nothing_is_said_to_be_understood_of_what_is_no_line_at_all() -> None:
    assert misread("blah").says == "line_unreadable"


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("lannister intrigue tywin cersei", "lannister intrigue tywin, cersei"),
        ("lannister intrigue tywin cersei shae", "lannister intrigue tywin, cersei, shae"),
        ("stark defends eddard jon", "stark defends eddard, jon"),
    ],
)
def test_commas_left_out_between_names_are_put_in(typed: str, first: str) -> None:
    assert lines(misread(typed))[0] == first


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("lannister militari claim 1 killed hodor", "lannister military claim 1 killed hodor with"),
        ("lannister militry hound claim 1 killed hodr", "lannister military hound claim 1 killed hodor"),
        ("lannister won militry claim 1 killed hodor", "lannister won military claim 1 killed hodor with"),
        ("lannister military claim 1 kild hodor", "lannister military claim 1 killed hodor with"),
    ],
)
def test_a_misspelt_outcome_is_offered_as_one_first_and_whole(typed: str, begins: str) -> None:
    found = lines(misread(typed))

    assert found[0].startswith(begins)
    for line in found[:3]:
        parse(line, ready())
