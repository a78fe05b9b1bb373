"""Mistyped values are caught by the known sums; right ones pass in silence."""

from __future__ import annotations

from cards.catalogue import catalogue
from cards.owner_entries import enter_value, room, warnings
from referee.cli.cards import message_in_english
from tests.kit.catalogue import MIRA, typed

ARYA, JON, KEEP = "arya-stark", "jon-snow", "winterfell-keep"


def keys(*values: tuple[str, str, str]) -> list[str]:
    cards = typed(*values)
    return [warning.key for warning in warnings(catalogue("hbo"), cards.owner)]


def test_the_facts_alone_raise_no_warning() -> None:
    assert keys() == []


def test_costs_that_make_the_known_sum_pass_in_silence() -> None:
    assert keys((ARYA, "cost", "2"), (JON, "cost", "3"), (KEEP, "cost", "0")) == []


def test_costs_that_miss_the_known_sum_are_named_with_both_numbers() -> None:
    cards = typed((ARYA, "cost", "2"), (JON, "cost", "4"), (KEEP, "cost", "1"))
    (warning,) = warnings(catalogue("hbo"), cards.owner)
    assert (warning.facts["total"], warning.facts["sum"]) == (5, 7)
    assert message_in_english(warning).startswith("Arya Stark, Jon Snow, Winterfell Keep: cost is 5 together")


def test_a_sum_that_falls_short_is_caught_only_when_every_value_is_known() -> None:
    assert keys((ARYA, "cost", "1"), (JON, "cost", "1")) == []
    assert keys((ARYA, "cost", "1"), (JON, "cost", "1"), (KEEP, "cost", "1")) == ["card-sum-wrong"]


def test_a_sum_already_passed_leaves_less_than_nothing_for_the_rest() -> None:
    cards = typed((ARYA, "cost", "4"), (JON, "cost", "2"))
    (warning,) = warnings(catalogue("hbo"), cards.owner)
    assert warning.key == "card-sum-exceeded"
    assert warning.facts["unknown"] == ("Winterfell Keep",)


def test_an_upper_bound_allows_less_and_forbids_more() -> None:
    assert keys((JON, "strength", "2"), ("stark-retinue", "strength", "3")) == []
    assert keys((JON, "strength", "3"), ("stark-retinue", "strength", "3")) == ["card-sum-over"]
    assert keys((JON, "strength", "6")) == ["card-sum-over-partly"]


def test_two_limited_cards_placed_together_are_caught() -> None:
    assert keys((ARYA, "keywords", "limited")) == ["card-words-over"]
    assert keys(("hodor", "keywords", "limited")) == []
    assert keys(("hodor", "keywords", "limited"), ("the-iron-throne", "keywords", "limited")) == [
        "card-words-over"
    ]


def test_a_value_shown_by_an_example_is_caught_by_it() -> None:
    assert keys(("the-hound", "strength", "3")) == []
    assert keys(("the-hound", "strength", "4")) == ["card-number-wrong"]


def test_a_corrected_value_ends_the_warning() -> None:
    assert keys((ARYA, "cost", "7")) == ["card-sum-exceeded"]
    assert keys((ARYA, "cost", "7"), (ARYA, "cost", "1")) == []


def test_the_sums_say_what_is_left_for_a_value() -> None:
    assert room(catalogue("hbo"), f"hbo-{ARYA}", "cost") == (0, 5)
    assert room(typed((JON, "cost", "3")), f"hbo-{ARYA}", "cost") == (0, 2)
    assert room(typed((JON, "cost", "3"), (KEEP, "cost", "0")), f"hbo-{ARYA}", "cost") == (2, 2)
    assert room(catalogue("hbo"), "hbo-varys", "cost") == (0, None)


def test_what_is_doubted_is_what_was_typed() -> None:
    cards = typed((ARYA, "cost", "4"), (JON, "cost", "2"))
    icons = enter_value(cards, f"hbo-{ARYA}", "icons", "military", MIRA)
    cost = enter_value(cards, f"hbo-{ARYA}", "cost", "5", MIRA)
    assert [one.key for one in icons.said] == ["card-kept"]
    assert [one.key for one in cost.said] == ["card-corrected", "card-sum-exceeded"]
