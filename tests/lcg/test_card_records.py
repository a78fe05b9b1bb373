"""Every card's record agrees with the facts in kind, cost and timing, and every automated one is tested."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from cards.facts import Ability, Face
from engine.agot.abilities.definitions import Constant, ContinuousEffect, Use, ZoneReplacement
from engine.agot.lcg.abilities.saves import SAVINGS
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.cards.ability_record import AUTOMATED, BY_HAND, IN_PART, AbilityRecord
from engine.agot.lcg.cards.catalogue import RECORDS, printed
from engine.agot.lcg.game import LCG
from engine.agot.state.moves import Pay, PlayEvent, UseAbility, UseOfCard
from engine.agot.state.records import DEAD, DISCARD
from engine.kernel.judge import judge
from scripts.card_coverage import COLUMNS, cards_of_decks, coverage, how_far, table
from tests.each import each
from tests.kit.lcg_cards import FACES, STARK, card, stands, stark

HERE = Path(__file__).parent


ABILITIES: dict[str, Ability] = {
    ability.id: ability
    for face in FACES.values()
    if face.type.value not in ("house", "title")
    for ability in face.abilities
}


EVERY_RECORD = each(RECORDS)


USES = [(record, use) for record in RECORDS for use in record.does if isinstance(use, Use)]


EVERY_USE = each(USES)


def test_every_ability_of_the_facts_has_one_record() -> None:
    assert sorted(record.ability for record in RECORDS) == sorted(ABILITIES)


@each(constant for record in RECORDS for constant in record.does if isinstance(constant, Constant))
def test_strength_that_a_text_gives_is_told_by_the_title_of_its_card(constant: Constant) -> None:
    title = re.sub(r"\W", "", FACES[constant.face].name("en"))
    assert constant.origin.replace(" ", "").casefold() == title.casefold()


@EVERY_RECORD
def test_what_is_by_hand_says_what_and_why(record: AbilityRecord) -> None:
    assert record.how_far in {AUTOMATED, IN_PART, BY_HAND}
    assert record.does or record.by_hand or record.kept_by_rules
    assert record.how_far == AUTOMATED or len(record.by_hand) > 8


KIND = {
    "action": "action",
    "response": "reaction",
    "limited_response": "reaction",
    "passive": "passive",
    "when_revealed": "when_revealed",
}


@EVERY_RECORD
def test_a_record_is_of_the_kind_the_facts_tell(record: AbilityRecord) -> None:
    told = ABILITIES[record.ability]
    for one in record.does:
        if isinstance(one, Constant | ContinuousEffect):
            # What lies down in play afterwards says something for as long as it is there.
            assert told.kind == "constant" or "attach_self" in told.tags
        elif isinstance(one, ZoneReplacement):
            assert told.kind == "replacement"
        else:
            assert (
                "save" if one.kind == "save" and "save" in told.tags else KIND[str(told.kind)]
            ) == one.kind


@EVERY_USE
def test_a_record_works_when_the_facts_tell(record: AbilityRecord, use: Use) -> None:
    told = ABILITIES[record.ability]
    if use.kind == "action":
        assert use.timing == ("any_phase" if told.timing == "any" else told.timing)
    elif use.kind == "reaction":
        assert use.timing == ("limited_response" if told.kind == "limited_response" else "")
        assert use.trigger is not None
    elif use.kind == "passive":
        assert use.trigger is not None
        assert use.on


def paid(record: AbilityRecord, use: Use) -> set[str]:
    """The cost of a record in the words of the facts, tried on a table with one card of each sort."""
    host = stark("robb-stark", "greatjon-umber", "tyrion-lannister", "bronn")
    places = stark("northern-fiefdoms-1", "northern-fiefdoms-2", "northern-fiefdoms-3")
    itself = card(record.face.removeprefix("lcg-core-"), STARK)
    given = stands(host, places, [itself], gold=9)
    ways = set(use.pay(given, itself)) if use.pay is not None else set()
    words = {f"kneel {record.influence} influence"} if record.influence else set()
    if any(way.gold for way in ways) and any(way.influence for way in ways):
        return {"kneel 1 influence, or pay 2 gold"} if ways == ONE_OR_TWO_GOLD else set()
    amounts = {way.gold for way in ways}
    any_amount = len(amounts) > 1 or (amounts != {0} and use.fits is not None)
    words |= {"pay X gold"} if any_amount else {f"pay {amount} gold" for amount in amounts - {0}}
    if ways and all(itself.id in way.discard for way in ways):
        words |= {"discard self"}
    if ways and all(itself.id in way.kneel for way in ways):
        return words | {"kneel self"}
    return words | {word for word, fits in COSTS.items() if ways and fits(ways)}


def kneel(*names: str) -> Pay:
    return Pay(kneel=names)


STARKS = {kneel("robb-stark", "greatjon-umber")}


THREE = Pay(influence=("northern-fiefdoms-1", "northern-fiefdoms-2", "northern-fiefdoms-3"))


COSTS: dict[str, Callable[[set[Pay]], bool]] = {
    "kneel 2 own House Stark characters": lambda ways: ways == STARKS,
    "kneel an own House Lannister character": lambda ways: (
        {way.kneel for way in ways} == {("tyrion-lannister",), ("bronn",)}
    ),
    "kneel an own Knight character": lambda ways: ways == {kneel("bronn")},
    "kneel 3 influence, or kneel a Noble character": lambda ways: ways == {THREE, kneel("robb-stark")},
}


ONE_OR_TWO_GOLD = {
    Pay(gold=2),
    *(
        Pay(influence=places)
        for count in (1, 2, 3)
        for places in combinations([f"northern-fiefdoms-{number}" for number in (1, 2, 3)], count)
    ),
}


NOT_PAID_BY_THE_TABLE = {"discard self"}
"""Where a part of a price is not recorded, its players see to the whole of it."""


def in_short(cost: str) -> str:
    """Whatever is discarded as a price cannot be saved, said or not."""
    return "discard self" if cost.startswith("discard self") else cost


@EVERY_USE
def test_a_record_costs_what_the_facts_tell(record: AbilityRecord, use: Use) -> None:
    told = {in_short(cost) for cost in ABILITIES[record.ability].cost}
    if use.kind == "save":
        saving = SAVINGS[record.face]
        words = {
            "kneel": {"kneel self"},
            "discard": {"discard self"},
            "gold": set(),
            "free": set(),
        }
        gold = {f"pay {saving.gold} gold"} if saving.gold else set()
        assert told == words[saving.price] | gold
    elif record.by_hand and use.pay is None and not record.influence:
        assert told <= NOT_PAID_BY_THE_TABLE
    else:
        assert paid(record, use) == told


@pytest.mark.parametrize("face", SAVINGS)
def test_a_save_works_against_what_the_facts_tell(face: str) -> None:
    [told] = [ability for ability in FACES[face].abilities if "save" in ability.tags]
    assert told.timing is not None
    zones = (DEAD, DISCARD) if "discarded" in told.timing else (DEAD,)
    assert SAVINGS[face].from_zones == zones


def test_every_ability_carried_out_has_a_test_that_names_it() -> None:
    files = sorted(HERE.glob("test_card*.py"))
    marks = [
        mark
        for file in files
        for mark in re.findall(
            r"^@covers\((.*?)\)(?: *#[^\n]*)?$", file.read_text(), re.DOTALL | re.MULTILINE
        )
    ]
    named = {f"lcg-core-{name}" for mark in marks for name in re.findall(r'"([^" ]+\.[^" ]+)"', mark)}
    assert named == {record.ability for record in RECORDS if record.how_far != BY_HAND}


def test_what_is_by_hand_is_offered_as_such_with_its_price() -> None:
    event = stark("call-their-bluff", zone="hand", face="", gold_price=2)
    given = stands(event, stark("renly-baratheon", "northern-fiefdoms"), phase="dominance", gold=2)
    offered = {
        one.move.card: (one.by_hand, one.move)
        for one in generate_moves(given)
        if isinstance(one.move, UseOfCard)
    }
    bluff = PlayEvent(by=STARK, card="call-their-bluff")
    assert offered["call-their-bluff"] == (True, bluff)
    by_hand, renly = offered["renly-baratheon"]
    assert (by_hand, bool(renly.effects)) == (False, True)


PAGE = Path(__file__).parents[2] / "docs" / "lcg-cards.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == table()


def test_every_card_is_counted_once() -> None:
    assert sum(numbers.total() for numbers in coverage().values()) == len(cards_of_decks()) == 188
    assert set().union(*coverage().values()) <= set(COLUMNS)


def test_a_card_of_two_abilities_is_automated_only_if_both_are() -> None:
    assert how_far(FACES["lcg-core-winterfell-castle"]) == "automated"
    assert how_far(FACES["lcg-core-flame-kissed"]) == "automated"
    assert how_far(FACES["lcg-core-rule-by-decree"]) == IN_PART
    assert how_far(FACES["lcg-core-great-keep"]) == "no ability"


def test_an_event_prints_no_cost_and_no_flag_unless_the_facts_tell_them() -> None:
    event, eddard = FACES["lcg-core-retreat"], FACES["lcg-core-eddard-stark"]
    usual = printed(event, "event", STARK, "hand")
    told = printed(replace(event, cost=eddard.cost, unique=eddard.unique), "event", STARK, "hand")

    assert (usual.cost, usual.unique) == (0, False)
    assert eddard.cost is not None
    assert (told.cost, told.unique) == (eddard.cost.value, True)


@each(face for face in FACES.values() if face.type.value in ("character", "location", "attachment"))
def test_a_card_is_said_to_have_nothing_to_use_just_where_all_its_text_is_known(face: Face) -> None:
    given = stands([printed(face, "it", STARK, "play")])
    unknown = any(one.face == face.id and one.by_hand for one in RECORDS)
    usable = any(one.face == face.id and any(isinstance(use, Use) for use in one.does) for one in RECORDS)
    told = [one.says for one in judge(LCG, given, UseAbility(by=STARK, card="it")).reasons]
    assert ("nothing_to_use" in told) is not (unknown or usable)
