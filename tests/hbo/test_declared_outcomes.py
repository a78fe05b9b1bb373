"""What is said of an outcome, seen of a seat and reckoned of what lies open, taken into the record."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.expected_result import expected_result
from engine.agot.hbo.game import HBO
from engine.agot.notation.effects import EnteredOutcome, corrections
from engine.agot.notation.outcome import expand
from engine.agot.notation.slots import field, with_defaults
from engine.agot.odds import odds
from engine.agot.state.seen_differences import seen_differences
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Correct
from engine.kernel.decisions import verb
from tests.kit.hbo import battle, card, challenges, fighter

TWO_AGAINST_ONE = ([fighter("s1"), fighter("s2")], [fighter("l1", 3)])
WON = {"by": "lannister", "won": True, "unopposed": True, "attackers": ["l1"]}


def moves(given: AgotTable, **told: Any) -> list[str]:
    """The moves an outcome stands for; none: it cannot have come about."""
    return [verb(one) for one in expand(HBO, given, {**WON, **told}, "offered").moves]


@pytest.mark.rule("hbo.claim.general", "hbo.claim.military")
@pytest.mark.parametrize(("claim", "killed", "fits"), [(0, [], True), (0, ["s1"], False), (1, ["s1"], True)])
def test_nobody_dies_for_a_claim_of_nought(claim: int, killed: list[str], fits: bool) -> None:
    here = challenges(*TWO_AGAINST_ONE, claim=claim)
    assert bool(moves(here, kind="military", killed=killed)) is fits


@pytest.mark.rule("hbo.claim.military", "hbo.claim.intrigue")
@pytest.mark.parametrize(
    ("told", "fits"),
    [
        ({"kind": "intrigue", "discarded": ["h1"]}, True),
        ({"kind": "intrigue", "discard_count": 1}, True),
        ({"kind": "intrigue", "discard_count": 2}, False),
        ({"kind": "intrigue", "killed": ["s1"]}, False),
        ({"kind": "military", "killed": ["s1", "s2"]}, False),
        ({"kind": "military", "discarded": ["h1"]}, False),
    ],
)
def test_a_claim_is_paid_in_its_own_way_and_no_more_than_is_due(told: dict[str, Any], fits: bool) -> None:
    here = challenges(*TWO_AGAINST_ONE, stark_has={"hand": [card("h1"), card("h2")]})
    assert bool(moves(here, **told)) is fits


@pytest.mark.rule("hbo.claim.military", "hbo.claim.intrigue")
def test_as_told_the_dead_leave_standing_and_what_was_discarded_is_in_the_pile() -> None:
    here = challenges(
        [fighter("s1", kneeling=True, power=1)], [fighter("l1")], lannister_has={"hand": [card("h1")]}
    )

    def set_right(**told: Any) -> list[tuple[str, str, Any]]:
        found = corrections(here, EnteredOutcome(won=True, as_told=True, **told))
        return [(one.of, one.field, one.value) for one in found if isinstance(one, Correct)]

    assert set_right(by="lannister", kind="military", killed=("s1",)) == [
        ("lannister", "challenges_made", ("military",)),
        ("s1", "power", 0),
        ("s1", "kneeling", False),
        ("s1", "zone", "dead"),
    ]
    assert set_right(by="stark", kind="intrigue", discarded=("h1",)) == [
        ("stark", "challenges_made", ("intrigue",)),
        ("h1", "zone", "discard"),
    ]


@pytest.mark.rule("hbo.challenge.totals")
def test_who_says_only_that_somebody_won_speaks_of_the_challenge_under_way() -> None:
    here = battle([fighter("l1", 2)], [fighter("s1")])
    under_way = {"do": "outcome", "by": "lannister", "kind": "military"}
    assert with_defaults(here, {"do": "outcome", "by": "lannister", "won": True}) == {
        **under_way,
        "won": True,
    }
    assert with_defaults(here, {"do": "outcome", "by": "stark", "won": True}) == {**under_way, "won": False}


def test_who_looks_without_saying_where_looks_at_his_own_cards() -> None:
    here = challenges(*TWO_AGAINST_ONE)
    assert with_defaults(here, {"do": "look_at", "by": "stark"}) == {
        "do": "look_at",
        "by": "stark",
        "whose": "stark",
    }
    others = {"do": "look_at", "by": "stark", "whose": "lannister"}
    assert with_defaults(here, dict(others)) == others


@pytest.mark.parametrize(
    ("of", "name", "holds"),
    [
        ("stark", "plot_income", "number"),
        ("stark", "when_revealed", "word"),
        ("s1", "timing", "word"),
        ("s1", "colour", ""),
    ],
)
def test_what_is_printed_is_a_number_or_a_word(of: str, name: str, holds: str) -> None:
    assert field(challenges(*TWO_AGAINST_ONE), of, name) == holds


def differences(**seen: Any) -> tuple[set[tuple[str, str, Any]], tuple[str, ...]]:
    """What of the seen seat differs, and what was left alone."""
    here = challenges(
        [fighter("s1", power=2), fighter("s2", kneeling=True, unique=True, duplicates=2)], [fighter("l1")]
    )
    found = seen_differences(here, "seats", {"id": "stark", **seen})
    return {(one.of, one.field, one.value) for one in found.changes}, tuple(found.untouched)


@pytest.mark.rule("hbo.duplicate.save", "hbo.power.on_character")
@pytest.mark.parametrize(
    ("seen", "changes", "untouched"),
    [
        ({"power": 5}, {("stark", "power", 3)}, ()),
        ({"power": 1}, set(), ("power",)),
        ({"characters": [{"id": "nobody"}]}, set(), ()),
        ({"dead": [{"id": "s2"}]}, {("s2", "zone", "dead"), ("s2", "kneeling", False)}, ()),
        ({"characters": [{"id": "s2", "kneeling": True, "duplicates": 2}]}, set(), ()),
        ({"characters": [{"id": "s2", "kneeling": True, "duplicates": 3}]}, set(), ("duplicates",)),
    ],
)
def test_what_was_seen_is_set_right_as_far_as_it_can_be_so(
    seen: dict[str, Any], changes: set[tuple[str, str, Any]], untouched: tuple[str, ...]
) -> None:
    assert differences(**seen) == (changes, untouched)


@pytest.mark.rule("hbo.duplicate.save")
def test_a_duplicate_too_many_is_discarded() -> None:
    found, _ = differences(characters=[{"id": "s2", "kneeling": True, "duplicates": 1}])
    assert {(name, value) for _, name, value in found} == {("host", ""), ("zone", "discard")}
    assert len({of for of, _, _ in found}) == 1


@pytest.mark.rule("hbo.claim.intrigue", "hbo.draw.two_cards")
@pytest.mark.parametrize(
    ("hand", "deck", "told"),
    [
        (1, 2, set()),
        (2, 2, {"odds_of_claim", "odds_of_named"}),
        (1, 3, {"odds_of_draw"}),
        (2, 3, {"odds_of_claim", "odds_of_named", "odds_of_draw"}),
    ],
)
def test_odds_are_told_of_what_chance_decides(hand: int, deck: int, told: set[str]) -> None:
    held = [card(f"h{one}") for one in range(hand)]
    here = battle(
        [fighter("l1", 2)],
        [fighter("s1")],
        kind="intrigue",
        stark_has={"hand": held, "deck": deck},
        lannister_has={"deck": 0},
    )
    assert {one.says for one in odds(here, here, "")} == told


@pytest.mark.rule("hbo.draw.two_cards")
@pytest.mark.parametrize(("deck", "percent"), [(3, 67), (4, 50), (40, 5)])
def test_a_card_of_the_deck_is_drawn_next_with_the_odds_of_two_in_so_many(deck: int, percent: int) -> None:
    here = challenges(stark_has={"deck": deck}, lannister_has={"deck": 0})
    (told,) = [one.facts for one in odds(here, here, "") if one.says == "odds_of_draw"]
    assert (told["hits"], told["ways"], told["percent"]) == (2, deck, percent)


@pytest.mark.rule("hbo.challenge.totals", "hbo.anatomy.strength")
def test_who_is_ahead_is_not_told_where_a_strength_is_not_known() -> None:
    told = battle([fighter("l1", 2)], [fighter("s1", 3)])
    assert [one.says for one in expected_result(HBO, told)] == ["challenge_winner"]
    untold = battle([fighter("l1", 2)], [fighter("s1") | {"strength": "?"}])
    assert expected_result(HBO, untold) == ()
