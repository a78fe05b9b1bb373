"""Lines typed at a table of this game: what they do, and what is said when they cannot be done."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from referee.app.typed import Unclear
from tests.lcg.typed_given import TypedTable
from tests.notation.given import CHALLENGES, LANNISTER, ready, session, with_seat

RULE_ID = re.compile(r"hbo\.[a-z_]+\.[a-z_]+")


def table(language: str = "en", **changes: object) -> TypedTable:
    """A table in the challenges phase, or where the changes put it."""
    return TypedTable(language, session(CHALLENGES | changes).state, "hbo")


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_an_outcome_told_too_soon_says_what_comes_first(language: str) -> None:
    here = table(language, phase="marshalling")
    said = here.told("stark won military with arya unopposed")

    assert here.asked() in said
    assert not RULE_ID.search(said)


def test_an_outcome_that_cannot_have_begun_says_why_and_names_no_rule_by_its_id() -> None:
    made = TypedTable("en", session(with_seat(LANNISTER, challenges_made=["military"])).state, "hbo")
    said = made.told("lannister unopposed military killed guard")

    assert "A challenge of this kind has been made already" in said
    assert not RULE_ID.search(said)


def test_nothing_is_offered_that_is_like_the_line_only_in_who_does_it() -> None:
    assert "Lannister passes" not in table().offered("lannister won power")


def test_an_outcome_that_turns_on_an_unknown_value_carries_the_question() -> None:
    state = ready().state
    plot = replace(state.seats["lannister"].plot, claim=None)
    here = TypedTable("en", state.seat("lannister", plot=plot), "hbo")
    with pytest.raises(Unclear) as unclear:
        here.read("lannister won military with hound unopposed killed hodor")

    asked = unclear.value.asks
    assert asked is not None
    assert (asked.what, asked.seat) == ("plot_claim", "lannister")


def test_an_attack_may_name_its_kind_last() -> None:
    here = table()
    assert here.read("lannister attacks with hound in military") == here.read("lannister military hound")
