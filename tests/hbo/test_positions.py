"""A position that cannot exist is refused with each defect named."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.cases.position_text import paths
from engine.agot.hbo.adapter import CASEBOOK
from engine.kernel.cases.evaluation import read_steps, texts_of
from engine.kernel.cases.model import Case
from engine.kernel.errors import Impossible, Unreadable
from tests.kit.hbo import BG, PL, Raw, card, fact, seat

ATTACK = {"by": "stark", "kind": "military", "target": "lannister", "attackers": ["a"]}
NOTHING = {"kind": "discard_attachment"}


def defects_of(stark: Raw | None = None, **fields: Any) -> list[str]:
    """The rules an impossible position breaks; none if it can exist."""
    seats = [{"id": "stark", "house": "stark", **(stark or {})}, {"id": "lannister", "house": "lannister"}]
    try:
        CASEBOOK.position({"phase": "challenges", "seats": seats} | fields, BG, ())
    except Impossible as found:
        return [fault.rule for fault in found.faults]
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
        ({"characters": [card("a", type="event")]}, "hbo.type.event"),
        ({"dead": [card("a", type="location")]}, "hbo.piles.kill"),
        ({"hand": {"count": 1, "known": [card("a"), card("b")]}}, "hbo.play.out_of_play"),
        ({"challenges_made": ["power", "power"]}, "hbo.challenge.one_of_each"),
        ({"characters": [card("a", owner="tully")]}, "hbo.piles.owner"),
        ({"characters": [card("a"), card("b", id="a")]}, "hbo.play.definition"),
        (
            seat([], characters=[card("a", unique=True), card("b", name="a", unique=True)]),
            "hbo.unique.restriction",
        ),
        ({"characters": [card("a", unique=False, duplicates=1)]}, "hbo.duplicate.attach"),
    ],
)
def test_what_contradicts_itself_at_one_seat_is_named(stark: Raw, broken: str) -> None:
    assert defects_of(stark) == [broken]


@pytest.mark.parametrize(
    "stark",
    [
        {"dead": [card("a", type="character")]},
        {"dead": [card("a", type="location", keywords=["deathbound"])]},
        {"hand": {"count": 2, "known": [card("a"), card("b")]}},
        {"challenges_made": ["power", "military", "intrigue"]},
        {"characters": [card("a", owner="lannister")]},
        {"characters": [card("a", unique=True, duplicates=1)]},
        {"deck": 50},
    ],
)
def test_what_can_be_is_taken(stark: Raw) -> None:
    assert defects_of(stark) == []


@pytest.mark.rule("hbo.frame.object", "hbo.setup.choose_houses")
@pytest.mark.parametrize(
    ("names", "broken"),
    [
        (["stark", "lannister", "tully"], ["hbo.frame.object"]),
        (["stark", "stark"], ["hbo.setup.choose_houses"]),
        (["stark", "TABLE"], ["hbo.setup.choose_houses"]),
        (["stark", ""], ["hbo.setup.choose_houses"]),
        (["stark", "lannister"], []),
    ],
)
def test_two_seats_with_names_of_their_own_play(names: list[str], broken: list[str]) -> None:
    assert defects_of(seats=[{"id": one} for one in names]) == broken


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
        ({"phase": "standing"}, "hbo.challenge.turns"),
        ({"challenge": {**ATTACK, "target": "stark"}}, "hbo.frame.three_challenges"),
        ({"challenge": {**ATTACK, "target": "tully"}}, "hbo.frame.three_challenges"),
        ({"challenge": {**ATTACK, "attackers": ["a", "a"]}}, "hbo.challenge.participants"),
        ({"challenge": {**ATTACK, "defenders": ["a"], "bypassed": ["a"]}}, "hbo.keyword.stealth"),
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


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ({"ask": "weather"}, "unknown_question"),
        ({"ask": ["strength"]}, "unknown_question"),
        ({"ask": "rivals_of", "seat": "stark"}, "unknown_question"),
        ({"ask": "strength", "card": "a", "loudly": True}, "unknown_field"),
        ({"ask": "strength"}, "argument_missing"),
        ({"ask": "strength", "card": "b"}, "unknown_card"),
        ({"ask": "cost", "by": "tully", "card": "a"}, "unknown_by"),
        ({"ask": "affected", "by": "stark", "scope": "nobody"}, "unknown_scope"),
        ({"ask": "worked_example", "of": "lcg.challenge.worked_example"}, "unknown_of"),
        ({"ask": "in_play", "seat": "stark"}, "argument_missing"),
        ({"ask": "in_play", "card": "a", "thing": "plot"}, "argument_missing"),
        ({"do": "go_to_phase", "phase": "standing", "loudly": True}, "unknown_field"),
        ({"do": "go_to_phase", "phase": "tea"}, "unknown_phase"),
        ({"do": "play_card", "by": "stark", "card": "a", "on_house": True}, "unknown_field"),
        ({"do": "play_event", "by": "stark", "card": "a", "pay": {"influence": ["a"]}}, "unknown_field"),
        ({"do": "choose_victims", "by": "stark", "for": "deadly", "cards": ["a"]}, "unknown_field"),
        ({"do": "draw_phase", "laws_extra": True}, "unknown_field"),
        ({"do": "play_card", "by": "stark", "card": "a", "colour": "red"}, "malformed_move"),
        ({"do": "play_event", "by": "stark", "card": "a", "effects": [NOTHING]}, "argument_missing"),
        ({"do": "go_to_phase", "phase": "standing", "active": "tully"}, "unknown_seat"),
        ({"do": "go_to_phase", "phase": "standing", "by": "tully"}, "unknown_seat"),
        ({"ask": "strength", "card": "a", "tell": ["seat.stark.weather"]}, "unknown_path"),
        ({"ask": "strength", "card": "a", "tell": ["seat.tully.gold"]}, "unknown_seat"),
        ({"ask": "strength", "card": "a", "tell": ["card.b.zone"]}, "unknown_card"),
        ({"ask": "strength", "card": "a", "tell": ["weather"]}, "unknown_path"),
    ],
)
def test_a_step_that_cannot_be_read_says_why(step: Raw, says: str) -> None:
    seats = [{"id": "stark", "characters": [card("a")]}, {"id": "lannister"}]
    with pytest.raises(Unreadable) as refused:
        read_steps(Case("c", {"phase": "challenges", "seats": seats}, (step,), game="hbo"), CASEBOOK, BG)
    assert refused.value.says == says, refused.value


def test_at_a_table_of_nobody_one_may_ask_and_not_play() -> None:
    played = Case("c", {}, ({"do": "pass", "by": "stark"},), game="hbo")
    with pytest.raises((Impossible, Unreadable)):
        read_steps(played, CASEBOOK, BG)
    asked = Case("c", {}, ({"ask": "worked_example", "of": "hbo.example.challenge"},), game="hbo")
    assert len(read_steps(asked, CASEBOOK, BG)[1]) == 1


def test_a_case_is_judged_under_a_text_of_its_game() -> None:
    elsewhere = Case("c", {}, (), game="hbo", text="ru-2008")
    with pytest.raises(Unreadable) as refused:
        texts_of(elsewhere, CASEBOOK, "all")
    assert refused.value.says == "unknown_text"
    assert texts_of(Case("c", {}, (), game="hbo"), CASEBOOK, "all") == CASEBOOK.game.texts
    assert texts_of(Case("c", {}, (), game="hbo", text=BG), CASEBOOK, "all") == (BG,)
    assert texts_of(Case("c", {}, (), game="hbo"), CASEBOOK, PL) == (PL,)


@pytest.mark.rule("hbo.challenge.three_steps")
def test_a_challenge_that_names_no_defenders_and_no_step_has_its_attackers_declared() -> None:
    def begun(**challenge: Any) -> Any:
        seats = [
            {"id": "stark", "house": "stark", "characters": [card("a", strength=1, icons=["military"])]},
            {"id": "lannister", "house": "lannister", "characters": [card("d", strength=1)]},
        ]
        raw = {"phase": "challenges", "seats": seats, "challenge": ATTACK | challenge}
        return CASEBOOK.position(raw, BG, ())

    assert begun() == begun(step="attackers")
    assert begun() != begun(step="defenders")
    assert begun(defenders=["d"]) == begun(defenders=["d"], step="defenders")


def test_of_every_card_a_position_names_it_is_looked_at_what_a_move_changes() -> None:
    held = {"count": 2, "known": [card("held")]}
    own = {"characters": [card("jon")], "locations": [card("wall")], "attachments": [card("ice", host="jon")]}
    piles = {"dead": [card("ned")], "discard": [card("robb")]}
    found = paths(
        {"seats": [{"id": "stark", **own, **piles, "hand": held}, {"id": "lannister", "hand": None}]}
    )
    for name in ("held", "jon", "wall", "ice", "ned", "robb"):
        assert {f"card.{name}.zone", f"card.{name}.kneeling"} <= {*found}
