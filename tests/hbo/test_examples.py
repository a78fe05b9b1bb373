"""The worked examples of the booklets, played move by move: nothing is done in silence.

What the booklets do not print (the single costs, who was first player, the strengths but their sums) is made
up here, in every way that agrees with what they do print.
"""

from __future__ import annotations

from typing import Any

import pytest

from cards.facts import facts
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.state.declarations import KnowCard, KnowValue
from engine.agot.state.records import Card
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Verdict
from tests.kit.hbo import (
    Raw,
    answered,
    asked_of,
    attack,
    card,
    challenges,
    defend,
    do,
    effect,
    fact,
    fighter,
    holds,
    in_doubt,
    pass_,
    plays,
    refused,
    resolve,
    responds,
    seat,
    shown,
    table,
    under_both_texts,
    victims,
    with_faces,
)


def played(given: AgotTable, *moves: Move) -> AgotTable:
    """The table after these moves, each of them legal."""
    for move in moves:
        ruling = judge(HBO, given, move)
        assert Verdict.YES == ruling.verdict, f"{move}\n{shown(given, ruling)}"
        found = play(HBO, given, move).state
        assert isinstance(found, AgotTable)
        given = found
    return given


HAND = {
    "arya": "hbo-arya-stark",
    "jon": "hbo-jon-snow",
    "eddard": "hbo-eddard-stark",
    "hand": "hbo-hand-of-the-king",
    "today": "hbo-not-today",
    "keep": "hbo-winterfell-keep",
    "keep2": "hbo-winterfell-keep",
}
FACES = {face.id: face for face in facts("hbo").cards}


def from_the_catalogue(name: str) -> Card:
    """A card as the catalogue knows it; what it does not know is not known."""
    face = FACES[HAND[name]]
    keywords = tuple(word.lower() for word in face.keywords.value) if face.keywords else ()
    unique = face.unique.value if face.unique else None
    return Card(
        name,
        face.name(),
        "stark",
        "stark",
        "hand",
        face.type.value,
        face=face.id,
        keywords=keywords,
        unique=unique,
    )


def dealt(text: str) -> AgotTable:
    """A new game in which Stark shows the hand of the example."""
    given: AgotTable = ADAPTER.new(text, {})
    shows = (KnowCard(by="stark", card=from_the_catalogue(name)) for name in HAND)
    given = played(given, do("keep_hand", "stark"), do("keep_hand", "lannister"), *shows)
    uniques = (KnowValue(by="stark", card=name, field="unique", value=True) for name in ("arya", "keep"))
    return played(given, *uniques)


def told_costs(given: AgotTable, arya: int, jon: int, keep: int) -> AgotTable:
    costs: dict[str, int] = {"arya": arya, "jon": jon, "keep": keep, "eddard": 4, "hand": 0}
    known = (KnowValue(by="stark", card=name, field="cost", value=cost) for name, cost in costs.items())
    return played(given, *known)


def lays(*names: str) -> Move:
    return do("place_setup", "stark", cards=names)


COSTS = [(arya, jon, 5 - arya - jon) for arya in range(6) for jon in range(6 - arya)]


@pytest.mark.rule("hbo.example.setup")
@under_both_texts
@pytest.mark.parametrize("costs", COSTS)
def test_arya_jon_and_one_keep_are_laid_for_exactly_5(text: str, costs: tuple[int, int, int]) -> None:
    given = told_costs(dealt(text), *costs)
    assert {("stark", "place_setup"), ("lannister", "place_setup")} == set(asked_of(given))
    given = played(given, lays("arya", "jon", "keep"), do("place_setup", "lannister"), do("reveal_setup"))
    holds(given, {f"card.{one}.zone": "play" for one in ("arya", "jon", "keep")})
    holds(given, {f"card.{one}.kneeling": False for one in ("arya", "jon", "keep")})
    holds(given, {"seat.stark.hand": 4, "seat.stark.gold": 0})
    given = played(given, do("refill_hands"))
    holds(given, {"seat.stark.hand": 7, "seat.stark.drawn": 3, "seat.stark.deck": 40, "phase": "plot"})
    holds(given, {"seat.lannister.hand": 7, "seat.lannister.drawn": 0, "seat.lannister.deck": 43})


@pytest.mark.rule("hbo.example.setup")
@under_both_texts
@pytest.mark.parametrize(
    ("besides", "because"),
    [
        ("hand", "hbo.setup.limit_kinds"),
        ("today", "hbo.setup.limit_kinds"),
        ("keep2", "hbo.setup.limit_one_limited"),
    ],
)
def test_what_is_barred_is_barred_for_the_reason_given(text: str, besides: str, because: str) -> None:
    given = told_costs(dealt(text).card("keep", unique=False).card("keep2", unique=False), 2, 3, 0)
    refused(given, lays("arya", "jon", "keep", besides), because=because)


@pytest.mark.rule("hbo.example.setup")
@under_both_texts
def test_with_eddard_it_would_be_too_dear(text: str) -> None:
    given = told_costs(dealt(text), 2, 2, 1)
    refused(given, lays("arya", "jon", "keep", "eddard"), because="hbo.setup.limit_gold5")


@pytest.mark.rule("hbo.example.setup")
@under_both_texts
def test_costs_the_booklets_do_not_print_are_asked_for(text: str) -> None:
    in_doubt(dealt(text), lays("arya", "jon", "keep"), asks="cost")


SUMS = [(jon, retinue) for jon in range(6) for retinue in range(6 - jon)]
TO_WIN = effect("if_win", effects=[effect("draw", seats=["lannister"], amount=2)])
WAYS = plays("lannister", "ways", effect("strength", "hound", amount=2, until="challenge"), TO_WIN)
DRAWS = responds("stark", "retinue", effect("draw", seats=["stark"], amount=1))
STANDS = responds("stark", "jon", effect("stand", "jon"))


def at_the_hounds_attack(text: str, jon: int, retinue: int, first: str = "lannister") -> AgotTable:
    """Before the first action of the example: claim 1, the Hound of strength 3, two Stark defenders."""
    stark: list[Raw] = [
        fighter("jon", jon, icons="military", unique=True),
        fighter("retinue", retinue, icons="military"),
    ]
    given = challenges(
        stark,
        [fighter("hound", 3, icons="military", unique=True)],
        first=first,
        active_player="lannister",
        text=text,
        lannister_has={"hand": [card("ways", type="event")], "deck": 20},
        stark_has={"deck": 20},
    )
    return with_faces(
        given, jon="jon-snow", retinue="stark-retinue", hound="the-hound", ways="insidious-ways"
    )


def both_pass(given: AgotTable) -> AgotTable:
    """Everybody declines whatever he is asked in turn, until something else comes."""
    at_hand = given.agenda[-1].procedure
    while given.agenda[-1].procedure == at_hand:
        given = played(given, pass_(asked_of(given)[0][0]))
    return given


def next_decision(given: AgotTable, wanted: str) -> AgotTable:
    """Windows and reactions are passed, one after the other, until this is asked."""
    for _ in range(12):
        if wanted in {asks for _, asks in asked_of(given)}:
            return given
        given = both_pass(given)
    raise AssertionError(f"{wanted} is never asked\n{shown(given)}")


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
@pytest.mark.parametrize("first", ["lannister", "stark"])
@pytest.mark.parametrize(("jon", "retinue"), SUMS)
def test_the_challenge_of_the_hound(text: str, first: str, jon: int, retinue: int) -> None:
    given = next_decision(at_the_hounds_attack(text, jon, retinue, first), "challenge")

    given = played(given, attack("hound"))
    holds(given, {"card.hound.kneeling": True})

    given = played(next_decision(given, "declare_defenders"), defend("jon", "retinue"))
    holds(given, {"card.jon.kneeling": True, "card.retinue.kneeling": True})

    assert "react" == asked_of(given)[0][1]
    given = played(_until_asked(given, "stark", "react"), DRAWS)
    holds(given, {"seat.stark.hand": 1, "seat.stark.deck": 19})

    given = played(_until_asked(given, "lannister", "action"), WAYS)
    holds(given, {"card.hound.strength": 5, "card.ways.zone": "discard", "seat.lannister.hand": 0})

    given = played(next_decision(given, "resolve"), resolve())
    holds(given, {"challenge.attack": 5, "challenge.defence": jon + retinue})
    holds(given, {"challenge.winner": "lannister", "claim.amount": 1, "claim.due": 1})
    holds(given, {"seat.lannister.hand": 2, "card.retinue.zone": "play"})
    assert (("stark", "choose_victims"),) == asked_of(given)

    given = played(given, victims("retinue"), do("decline_saves"))
    holds(given, {"card.retinue.zone": "dead", "seat.stark.dead_names": ["retinue"]})
    holds(given, {"seat.lannister.power": int(jon + retinue == 0)})

    given = played(_until_asked(given, "stark", "react"), STANDS)
    holds(given, {"card.jon.kneeling": False, "card.hound.kneeling": True})

    given = next_decision(given, "challenge")
    holds(given, {"active_player": "lannister", "card.hound.strength": 3})
    assert given.challenge is None


def _until_asked(given: AgotTable, house: str, asks: str) -> AgotTable:
    """The others pass until this seat is asked."""
    for _ in range(6):
        if (house, asks) in asked_of(given):
            return given
        given = played(given, pass_(asked_of(given)[0][0]))
    raise AssertionError(f"{house} is not asked to {asks}\n{shown(given)}")


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_without_the_event_a_stronger_defence_would_have_won(text: str) -> None:
    given = next_decision(at_the_hounds_attack(text, 2, 2), "challenge")
    given = played(
        next_decision(played(given, attack("hound")), "declare_defenders"), defend("jon", "retinue")
    )
    given = played(next_decision(given, "resolve"), resolve())
    holds(given, {"challenge.winner": "stark", "claim.amount": None, "seat.lannister.hand": 1})


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_the_question_about_it_is_answered(text: str) -> None:
    given = at_the_hounds_attack(text, 2, 2)
    answer = answered(given, "worked_example", of="hbo.example.challenge")
    assert {"kind": "military", "attack": 5, "claim": 1} == answer.value


def with_eddard_alone(text: str, **fields: Any) -> AgotTable:
    second = card("Eddard Stark", id="second", type="character", unique=True)
    return challenges(
        [fighter("Eddard Stark", id="eddard", unique=True)],
        [fighter("l", 3)],
        text=text,
        stark_has={"hand": [second], "gold": 5},
        **fields,
    )


@pytest.mark.rule("hbo.example.eddard_dead")
@under_both_texts
def test_a_second_eddard_cannot_be_played_once_the_first_is_dead(text: str) -> None:
    given = next_decision(with_eddard_alone(text), "challenge")
    given = played(next_decision(played(given, attack("l")), "declare_defenders"), defend())
    given = played(next_decision(given, "resolve"), resolve(), victims("eddard"), do("decline_saves"))
    holds(given, {"card.eddard.zone": "dead", "seat.stark.dead_names": ["Eddard Stark"]})
    in_hand = card("Eddard Stark", id="second", type="character", unique=True)
    dead = card("Eddard Stark", id="first", unique=True)
    has = seat(hand=[in_hand], dead=[dead], income_taken=True)
    later = table("marshalling", text=text, stark=has, round=2)
    ruling = refused(later, do("play_card", "stark", card="second"), because="hbo.unique.restriction")
    assert "hbo.example.eddard_dead" in ruling.because
    assert "hand" == fact(later, "card.second.zone")
