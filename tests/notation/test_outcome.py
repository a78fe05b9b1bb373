"""One line mirrors a challenge: as moves where they are determined, else asked, else set right by hand."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session.log.ruled_history import OutcomeKind
from tests.kit.notation import LANNISTER, STARK, enter, ready, session, with_seat

ALONE = with_seat(STARK, characters=STARK["characters"][:1])
UNKNOWN = {"phase": "setup", "seats": [STARK, LANNISTER]}
BUSY = {"challenges_made": ["military"]}


def entered(line: str, position: dict[str, Any] | None = None) -> Any:
    here = session(position)
    outcomes = enter(line, here)
    assert [one.kind for one in outcomes] == [OutcomeKind.DONE] * len(outcomes)
    return here


def verbs(line: str, position: dict[str, Any] | None = None) -> list[str]:
    found = parse(line, session(position))
    assert isinstance(found, Several)
    return [str(move.__struct_config__.tag) for move in found.moves]


def refused(line: str, position: dict[str, Any] | None = None) -> ParseError:
    with pytest.raises(ParseError) as asked:
        parse(line, session(position))
    return asked.value


def test_an_unopposed_challenge_is_one_line_instead_of_five() -> None:
    line = "unopposed military killed guard-2"
    here = entered(line)

    assert verbs(line) == [
        "declare_challenge",
        "declare_defenders",
        "resolve",
        "choose_victims",
        "decline_saves",
    ]
    assert here.state.cards["guard-2"].zone == "dead"
    assert here.state.cards["the-hound"].kneeling
    assert here.state.seats["lannister"].power == 1
    assert len(line) < len("military the-hounddefends noneresolvevictims guard-2no saves")


def test_of_a_challenge_that_has_been_begun_only_the_rest_is_entered() -> None:
    here = session()
    enter("lannister military the-hound", here)
    found = parse("unopposed military killed guard-2", here)

    assert isinstance(found, Several)
    assert [str(move.__struct_config__.tag) for move in found.moves][:2] == ["declare_defenders", "resolve"]
    enter("stark defends none", here)
    enter("lannister won military killed guard-2", here)
    assert here.state.cards["guard-2"].zone == "dead"


@pytest.mark.parametrize(
    "line",
    [
        "lannister won intrigue",
        "lannister won military with gold-cloak",
        "lannister won military against arya-stark killed guard",
        "lannister unopposed military claim 2",
    ],
)
def test_a_challenge_that_has_been_begun_otherwise_is_not_the_one_told_of(line: str) -> None:
    here = session()
    enter("lannister military the-hound", here)
    enter("stark defends none", here)
    with pytest.raises(ParseError) as asked:
        parse(line, here)

    assert asked.value.says == "outcome_not_possible"


def test_all_that_is_determined_need_not_be_said() -> None:
    """The only character left has to die; the only attacker with the icon attacks."""
    here = entered("lannister unopposed military", ALONE)

    assert here.state.cards["arya-stark"].zone == "dead"


def test_who_defended_is_asked_if_it_changes_what_kneels() -> None:
    asked = refused("lannister won military claim 1 killed guard", ALONE | {"seats": [STARK, LANNISTER]})

    lines = [offer.line for offer in asked.offers]
    assert asked.says == "outcome_open"
    assert lines[0].endswith("against none")
    assert [one.partition(" as told ")[2] for one in lines[-2:]] == ["unopposed", "opposed"]
    for line in lines:
        entered(line)


def test_a_lost_challenge_costs_nobody_anything() -> None:
    here = entered("lannister lost military against guard, guard-2")

    assert here.state.last_challenge is not None or here.state.challenge.winner == "stark"
    assert all(card.zone != "dead" for card in here.state.cards.values())


def test_an_intrigue_claim_takes_unknown_cards_unless_they_are_named() -> None:
    assert entered("lannister unopposed intrigue").state.seats["stark"].hand == 1
    assert entered("lannister unopposed intrigue discarded 1").state.seats["stark"].hand == 1
    here = entered("lannister unopposed intrigue discarded jon-snow")
    assert here.state.cards["jon-snow"].zone == "discard"


@pytest.mark.parametrize(
    ("line", "open_"),
    [
        ("stark won military", (" unopposed", " opposed")),
        ("lannister won power", (" unopposed", " opposed")),
        ("lannister lost military against none", ("",)),
        ("lannister won military killed guard against guard, guard-2", ("",)),
        ("lannister unopposed military claim 2 killed guard", ("",)),
    ],
)
def test_what_cannot_have_come_about_is_said_and_can_be_entered_as_told(
    line: str, open_: tuple[str, ...]
) -> None:
    asked = refused(line)

    assert asked.says == "outcome_not_possible"
    assert [offer.line for offer in asked.offers] == [f"{line} as told{one}" for one in open_]


def test_a_second_challenge_of_a_kind_names_its_rule() -> None:
    asked = refused("lannister unopposed military killed guard", with_seat(LANNISTER, **BUSY))

    because = asked.facts["because"]
    assert isinstance(because, tuple)
    assert "hbo.challenge.one_of_each" in because


def test_as_told_sets_right_only_what_was_said_and_cites_no_rule_for_it() -> None:
    line = "lannister won power with hound unopposed claim 1 as told"
    here = entered(line, with_seat(STARK, power=3))

    assert set(verbs(line)) == {"correct"}
    assert (here.state.seats["stark"].power, here.state.seats["lannister"].power) == (2, 2)
    assert here.state.cards["the-hound"].kneeling
    assert here.state.seats["lannister"].challenges_made == ("power",)
    assert {one.body["move"]["reason"] for one in here.lines} == {"outcome entered"}
    cited = {rule for one in here.lines for ruling in one.rulings for rule in ruling.rules}
    assert not any("claim" in rule or "unopposed" in rule for rule in cited)


def test_who_is_killed_as_told_leaves_with_all_that_lies_under_it() -> None:
    seat = {"characters": [{"id": "arya", "name": "Arya", "unique": True, "duplicates": 1, "power": 2}]}
    here = entered("lannister won military killed arya as told opposed", with_seat(STARK, **seat))

    assert {card.zone for card in here.state.cards.values() if card.name == "Arya"} == {"dead", "discard"}
    assert here.state.cards["arya"].power == 0


def test_an_outcome_that_turns_on_an_unknown_value_says_which() -> None:
    here = session()
    here.states[-1] = here.state.card("the-hound", strength=None)

    with pytest.raises(ParseError) as asked:
        parse("lannister won military against guard killed guard", here)

    assert (asked.value.says, asked.value.facts["what"]) == ("outcome_not_known", "strength")


WHOLE = [
    "lannister won military claim 1 killed hodor",
    "lannister wins military claim 1 killed hodor",
    "lannister military claim 1 killed hodor",
    "lannister military hound claim 1 killed hodor",
    "lannister military unopposed killed hodor",
    "military claim 1 killed hodor",
]


@pytest.mark.parametrize("line", WHOLE)
def test_every_way_offered_is_a_whole_line(line: str) -> None:
    """Choosing an offer is enough: nothing more is asked."""
    with pytest.raises(ParseError) as asked:
        parse(line, ready())

    assert asked.value.says == "outcome_open"
    assert 3 <= len(asked.value.offers) <= 9
    for offer in asked.value.offers:
        here = ready()
        assert [one.kind for one in enter(offer.line, here)][-1] is OutcomeKind.DONE, offer.line
        assert here.state.cards["hodor"].zone == "dead"


@pytest.mark.parametrize(
    "line",
    [
        "lannister wins military hound against nobody claim 1 killed hodor",
        "lannister military hound unopposed killed hodor",
        "lannister military hound and guards against eddard claim 1 kills hodor",
    ],
)
def test_a_challenge_told_whole_is_entered_at_once(line: str) -> None:
    here = ready()
    enter(line, here)

    assert here.state.cards["hodor"].zone == "dead"
    assert here.state.cards["hound"].kneeling


def test_a_challenge_of_which_nothing_is_told_is_only_declared() -> None:
    found = parse("lannister military hound against stark", ready())

    assert str(found.__struct_config__.tag) == "declare_challenge"
