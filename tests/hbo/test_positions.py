"""A position that cannot exist is refused with each defect named."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.adapter import CASEBOOK
from engine.kernel.errors import Impossible
from tests.kit.hbo import BG, Raw, card, fact, seat

ATTACK = {"by": "stark", "kind": "military", "target": "lannister", "attackers": ["a"]}


def defects_of(stark: Raw | None = None, **fields: Any) -> list[str]:
    """The rules an impossible position breaks; none if it can exist."""
    seats = [{"id": "stark", "house": "stark", **(stark or {})}, {"id": "lannister", "house": "lannister"}]
    try:
        CASEBOOK.position({"phase": "challenges", "seats": seats, **fields}, BG, ())
    except Impossible as found:
        return [rule for _, rule in found.defects]
    return []


@pytest.mark.parametrize(
    ("stark", "broken"),
    [
        ({"characters": [card("a", type="location")]}, "hbo.type.five_types"),
        ({"characters": [card("a", host="b"), card("b")]}, "hbo.type.attachment"),
        ({"dead": [card("a", power=1)]}, "hbo.power.character_leaves"),
        ({"discard": [card("a", kneeling=True)]}, "hbo.play.out_of_play"),
        (seat([card("a", type="character", duplicates=1)]), "hbo.piles.leaving_strips"),
        ({"plots": {"available": list("ABCDEFG"), "revealed": "H"}}, "hbo.comp.plot_cards"),
        ({"house": "lannister"}, "hbo.setup.choose_houses"),
        ({"house": "martell"}, "hbo.comp.draw_decks"),
        ({"deck": 51}, "hbo.comp.draw_decks"),
        ({"title": "hand"}, "hbo.setup.play_area"),
        ({"agenda": "Kings of Winter"}, "hbo.setup.play_area"),
    ],
)
def test_what_contradicts_itself_at_one_seat_is_named(stark: Raw, broken: str) -> None:
    assert defects_of(stark) == [broken]


def test_the_revealed_plot_may_be_listed_with_those_used() -> None:
    assert defects_of({"plots": {"available": list("ABCDE"), "used": ["F", "G"], "revealed": "G"}}) == []


@pytest.mark.parametrize(
    ("fields", "broken"),
    [
        ({"active_player": "lannister"}, "hbo.challenge.turns"),
        (
            {"challenge": {**ATTACK, "defenders": ["d"], "step": "attackers"}},
            "hbo.challenge.three_steps",
        ),
    ],
)
def test_a_challenge_the_rest_of_the_position_contradicts_is_named(fields: Raw, broken: str) -> None:
    given = {"challenge": ATTACK, **fields}
    assert broken in defects_of({"characters": [card("a")]}, **given)


def test_every_defect_is_named_once() -> None:
    stark = {"characters": [card("a", type="location")], "dead": [card("a", power=2, kneeling=True)]}
    assert sorted(defects_of(stark, council=["hand"])) == [
        "hbo.play.definition",
        "hbo.play.out_of_play",
        "hbo.power.character_leaves",
        "hbo.setup.play_area",
        "hbo.type.five_types",
    ]


def test_a_challenge_with_defenders_and_no_step_has_had_its_second_step() -> None:
    seats = [
        {"id": "stark", "characters": [card("a", icons="military")]},
        {"id": "lannister", "characters": [card("d", icons="military")]},
    ]
    position = {"phase": "challenges", "seats": seats, "challenge": {**ATTACK, "defenders": ["d"]}}
    given = CASEBOOK.position(position, BG, ())
    assert fact(given, "challenge.participants") == ["a", "d"]
    assert fact(given, "card.d.kneeling") is True


def test_a_card_without_an_id_is_nobody_that_could_be_named() -> None:
    nameless: Raw = {"strength": 1}
    attack = {**ATTACK, "attackers": ["a", ""]}
    found = defects_of({"characters": [card("a"), nameless]}, challenge=attack)
    assert found == ["hbo.challenge.declare_attackers"]


def test_a_position_need_not_say_under_whom_an_attachment_lies() -> None:
    sword = {"id": "sword", "name": "Sword", "kneeling": True}
    assert defects_of({"characters": [card("a")], "attachments": [{**sword, "host": "b"}]}) == [
        "hbo.type.attachment"
    ]
    seats = [{"id": "stark", "characters": [card("a")], "attachments": [sword]}, {"id": "lannister"}]
    given = CASEBOOK.position({"phase": "standing", "seats": seats}, BG, ())
    assert fact(given, "card.sword.zone") == "play"
    assert fact(given, "card.sword.host") is None
