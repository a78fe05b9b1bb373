"""Positions that cannot be, and cases that cannot be read, are named; nothing else is ever raised."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import CaseResult
from engine.kernel.errors import Impossible, Unreadable
from engine.oriflamme.cases.casebook import CASEBOOK
from referee.words.speech import Speech
from tests.kit.cases import written

CASES = written("oriflamme")
[PLAIN] = [case for case in CASES if case["id"] == "oriflamme-d09"]
VALUES: tuple[Any, ...] = (
    None, 0, -1, True, "", "red", "purple", "red.queen", "red.dragon", [], {}, "left", 7, 10**30, ["red"],
    [[]], 1.5, "red.", ".", "red.1", "queen", {"x": 1}, [None], [1],
)  # fmt: skip


def outcome(case: dict[str, Any]) -> CaseResult:
    data = json.dumps({"format": "referee-case/1", "game": "oriflamme", "cases": [case]}).encode()
    return judge_case(read_file(data).cases[0], CASEBOOK, "ru")


def judged(case: dict[str, Any]) -> None:
    outcome(case)


def changed(**position: Any) -> dict[str, Any]:
    case = copy.deepcopy(PLAIN)
    case["position"].update(position)
    return case


def card(name: str, face: str = "down", tokens: int = 0, bribe: str | None = None) -> dict[str, Any]:
    return {"card": name, "face": face, "tokens": tokens, "bribe": bribe}


EIGHT = ["apothecary", "bribe", "combination", "cutthroat", "felon", "prince", "queen", "replacement"]
SEATS = [{"id": "red"}, {"id": "blue"}, {"id": "green"}]


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        (
            {"seats": [{"id": "red"}, {"id": "red"}, {"id": "blue"}, {"id": "green"}]},
            "setup.family-and-bribe",
        ),
        ({"first_player": "black"}, "setup.family-and-bribe"),
        ({"row": [[card("red.queen")], [card("red.queen")]]}, "components.family-set"),
        ({"row": [[card("red.queen")], [card("black.queen")]]}, "components.family-set"),
        ({"row": [[card("red.queen")], [card("red.dragon")]]}, "components.family-set"),
        ({"row": [[card("red.queen")], []]}, "eliminate.close-gap"),
        (
            {"row": [[card("red.queen"), card("blue.felon")]], "pointer": "blue.felon"},
            "stack.own-family-only",
        ),
        ({"row": [[card("red.queen", "up", 1)]]}, "event.collect-tokens"),
        ({"row": [[card("red.queen")], [card("blue.trap", "up")]]}, "card.intrigue-leaves"),
        ({"row": [[card("red.queen", "down", 0, "blue")]]}, "bribe.place"),
        (
            {
                "row": [
                    [card("red.queen")],
                    [card("red.felon", "up", 0, "blue")],
                    [card("green.felon", "up", 0, "blue")],
                ]
            },
            "components.bribe-tokens",
        ),
        ({"pointer": "red.felon"}, "event.next-card"),
        ({"seats": [{"id": "red", "twin": "row"}, *SEATS[1:]]}, "twin.outside-row"),
        ({"seats": [{"id": "red", "hand": ["twin"]}, *SEATS[1:]]}, "setup.twin-aside"),
        ({"seats": [{"id": "red", "bribe_token": "blue.felon"}, *SEATS[1:]]}, "bribe.place"),
        (
            {"seats": [{"id": "red", "set_aside": ["trap", "bribe", "felon", "prince"]}, *SEATS[1:]]},
            "setup.three-aside",
        ),
        ({"seats": [{"id": "red", "discard": ["queen"]}, *SEATS[1:]]}, "components.family-set"),
        ({"seats": [{"id": "red"}]}, "players.count"),
        (
            {"phase": "planning", "pointer": None, "to_act": "red", "already_placed": ["red"]},
            "planning.one-card-each",
        ),
        (
            {"phase": "planning", "pointer": None, "to_act": "green", "already_placed": ["red"]},
            "planning.order",
        ),
        (
            {"phase": "planning", "pointer": None, "already_placed": ["red", "red"]},
            "planning.one-card-each",
        ),
        ({"seats": [{"id": "red", "hand": EIGHT}, *SEATS[1:]]}, "setup.hand-seven"),
        (
            {
                "row": [[card("red.queen")], [card("blue.felon", "up", 0, "red")]],
                "pointer": None,
                "seats": [{"id": "red", "hand": ["bribe"]}, *SEATS[1:]],
            },
            "components.bribe-tokens",
        ),
        (
            {"row": [[card("red.bribe")], [card("blue.felon", "up", 0, "red")]], "pointer": None},
            "components.bribe-tokens",
        ),
    ],
)
def test_a_position_that_cannot_be_says_why(position: dict[str, Any], rule: str) -> None:
    with pytest.raises(Impossible) as raised:
        judged(changed(**position))
    assert f"oriflamme.{rule}" in [fault.rule for fault in raised.value.faults]


@pytest.mark.rule("oriflamme.setup.hand-seven", "oriflamme.setup.three-aside", "oriflamme.bribe.place")
@pytest.mark.parametrize(
    "position",
    [
        {"seats": [{"id": "red", "hand": EIGHT[:7]}, *SEATS[1:]], "row": [[card("red.trap")]]},
        {"seats": [{"id": "red", "set_aside": ["trap", "bribe", "felon"]}, *SEATS[1:]]},
        {"seats": [{"id": "red", "bribe_token": "home"}, *SEATS[1:]]},
        {
            "row": [[card("red.queen")], [card("blue.felon", "up", 0, "red")]],
            "seats": [{"id": "red", "bribe_token": "blue.felon", "discard": ["bribe"]}, *SEATS[1:]],
        },
        {"row": [[card("red.queen", "up", 0)]]},
        {"row": [[card("red.trap", "down", 3)]]},
        {"phase": "planning", "to_act": "blue", "already_placed": ["red"]},
    ],
)
def test_a_position_at_the_limit_of_what_can_be_is_taken(position: dict[str, Any]) -> None:
    assert outcome({**changed(pointer=None, **position), "steps": [{"ask": "winner"}]}).steps


@pytest.mark.rule("oriflamme.planning.order")
def test_whose_turn_it_is_must_follow_from_who_has_laid_even_if_nobody_says_who_began() -> None:
    laid = changed(phase="planning", pointer=None, to_act="red", already_placed=["blue"])
    del laid["position"]["first_player"]
    with pytest.raises(Impossible) as raised:
        judged(laid)
    said = Speech().error(raised.value)
    assert "it is the turn of Green, not of Red (oriflamme.planning.order)" in said


def test_a_row_told_the_wrong_way_round_is_not_the_row() -> None:
    case = copy.deepcopy(PLAIN)
    assert len(case["position"]["row"]) > 1
    row = [[{"card": card["card"], "face": card["face"], "tokens": card.get("tokens", 0), "bribe": None}
            for card in place] for place in case["position"]["row"]]  # fmt: skip
    case["steps"] = [{"ask": "winner", "expect": {"facts": {"row": row[::-1]}}}]
    assert [fault.key for fault in outcome(case).failures] == ["value"]
    case["steps"] = [{"ask": "winner", "expect": {"facts": {"row": row}}}]
    assert () == outcome(case).failures


@pytest.mark.parametrize(
    "step",
    [
        {"do": "keep", "by": "red"},
        {"do": "keep", "card": "red.queen"},
        {"do": "keep", "by": "black", "card": "red.queen"},
        {"do": "keep", "by": "red", "card": "red.dragon"},
        {"do": "keep", "by": "red", "card": "red.queen", "loudly": True},
        {"do": "sing", "by": "red"},
        {"do": "combine", "by": "red", "card": "red.queen"},
        {"do": "know_card", "card": "red.queen", "name": "queen"},
        {"do": "activate", "by": "red", "card": "red.queen", "shows": "queen"},
        {"do": "activate", "by": "red", "card": "red.queen", "step_by_step": True},
        {"do": "resolve", "by": "red", "card": "red.queen", "sequence": []},
        {"do": "place", "by": "red", "where": "left"},
        {"do": "place", "by": "red", "card": "dragon", "where": "left"},
        {"do": "place", "by": "red", "card": "queen", "where": "on"},
        {"do": "place", "by": "red", "card": "queen", "where": "left", "on": "red.queen"},
        {"do": "place", "by": "red", "card": "queen", "where": "between", "between": ["red.queen"]},
        {"do": "activate", "by": "red", "card": "red.queen", "sequence": [{"token": "eat"}]},
        {"do": "keep", "by": "red", "card": ""},
        {"do": "activate", "by": "red", "card": "red.queen", "target": ""},
        {"do": "activate", "by": "red", "card": "red.queen", "sequence": [{"apply": ""}]},
        {"do": "activate", "by": "red", "card": "red.queen", "twin": {"where": "left", "on": ""}},
        {"do": "keep", "by": "red", "card": "red.queen", "why": 3},
        {"ask": "weather"},
        {"ask": "may_look", "by": "red", "what": "row_card"},
        {"ask": "may_look", "by": "red", "what": "row_card", "card": "red.dragon"},
        {"ask": "may_look", "by": "red", "what": "hand", "of": "purple"},
        {"ask": "may_hide", "by": "red", "what": "hand"},
        {"ask": "winner", "loudly": True},
        {"ask": "may_look", "by": "red"},
        {"ask": "may_look", "what": "row_card", "card": "red.queen", "by": None, "loudly": None},
        {
            "do": "place",
            "by": "red",
            "card": "queen",
            "where": "left",
            "between": ["red.queen", "blue.felon"],
        },
        {"by": "red"},
        {"do": "keep", "by": "red", "card": "red.queen", "tell": ["influence.purple"]},
        {"do": "keep", "by": "red", "card": "red.queen", "tell": ["weather"]},
    ],
)
def test_a_step_that_cannot_be_read_is_told_so(step: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        judged({**copy.deepcopy(PLAIN), "steps": [step]})


def test_who_writes_a_case_is_told_the_cards_by_the_names_he_gave_them() -> None:
    with pytest.raises(Unreadable) as raised:
        judged({**copy.deepcopy(PLAIN), "steps": [{"do": "keep", "by": "red", "card": "red.dragon"}]})
    row = [card["card"] for place in PLAIN["position"]["row"] for card in place]
    assert raised.value.facts["known"] == tuple(row)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, one in inner for place in _places(one, (*path, key)))]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_broken_in_a_case_only_our_own_errors_come_out(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(50):
        case = copy.deepcopy(chance.choice(CASES))
        places = [
            one
            for one in _places({key: case[key] for key in ("position", "steps")})
            if one and "expect" not in one
        ]
        *way, last = chance.choice(places)
        inside: Any = case
        for key in way:
            inside = inside[key]
        if chance.random() < 0.1:
            del inside[last]
        else:
            inside[last] = copy.deepcopy(chance.choice(VALUES))
        try:
            judged(case)
        except (Unreadable, Impossible):
            continue
