"""What makes cards cheaper: the next of a sort, once, in this phase; or the card itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.cases.questions import answer, read_question
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.view import explain, view
from engine.agot.state.moves import UseAbility
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Verdict
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    after,
    card,
    covers,
    do,
    lannister,
    line,
    refused,
    stands,
    stark,
    uses,
)

NEXT = [
    ("house-tully-recruiter", "stark", 1, "robb-stark", "littlefinger"),
    ("northern-fiefdoms", "stark", 1, "winterfell-castle", "littlefinger"),
    ("godswood", "stark", 2, "robb-stark", "winterfell-castle"),
    ("western-fiefdoms", "lannister", 1, "lannisport", "littlefinger"),
    ("hall-of-heroes", "lannister", 2, "bronn", "lannisport"),
    ("stormlands-fiefdoms", "baratheon", 1, "dragonstone-port", "littlefinger"),
    ("great-hall", "baratheon", 2, "stannis-baratheon", "dragonstone-port"),
    ("illyrios-man", "targaryen", 1, "drogon", "lady-daeneryss-chambers"),
    ("eastern-fiefdoms", "targaryen", 1, "lady-daeneryss-chambers", "littlefinger"),
    ("great-pyramid", "targaryen", 2, "drogon", "lady-daeneryss-chambers"),
    ("street-of-steel", "stark", 1, "robb-stark", "catelyn-stark"),
    ("shadowblack-lane", "stark", 1, "catelyn-stark", "robb-stark"),
    ("street-of-sisters", "stark", 1, "robb-stark", "kennel-master"),
    ("narrow-sea", "stark", 2, "stannis-baratheon", "winterfell-castle"),
    ("sunset-sea", "lannister", 2, "bronn", "lannisport"),
    ("summer-sea", "targaryen", 2, "drogon", "lady-daeneryss-chambers"),
]
SEAS = ("narrow-sea", "sunset-sea", "summer-sea")


def paying(name: str) -> dict[str, Any]:
    return {"discard": (name,)} if name in SEAS else {"kneel": (name,)}


def hand(*names: str, gold: int = 20, house: str = STARK, **more: str) -> AgotTable:
    given = stands(stark(*more.get("beside", "").split()), stark(*names, zone="hand"),
                   lannister(*more.get("theirs", "").split()), phase="marshalling", gold=gold)  # fmt: skip
    return given.seat(STARK, house=house)


def cost(given: AgotTable, name: str) -> int:
    found = answer(read_question({"ask": "cost", "by": STARK, "card": name}, given), given).value
    assert isinstance(found, int)
    return found


@covers(
    "house-tully-recruiter.reduce-cost",
    "northern-fiefdoms.reduce-cost",
    "godswood.reduce-cost",
    "western-fiefdoms.reduce-cost",
    "hall-of-heroes.reduce-cost",
    "stormlands-fiefdoms.reduce-cost",
    "great-hall.reduce-cost",
    "illyrios-man.reduce-cost",
    "eastern-fiefdoms.reduce-cost",
    "great-pyramid.reduce-cost",
    "street-of-steel.reduce-cost",
    "shadowblack-lane.reduce-cost",
    "street-of-sisters.reduce-cost",
    "narrow-sea.reduce-cost",
    "sunset-sea.reduce-cost",
    "summer-sea.reduce-cost",
)
@pytest.mark.parametrize(("name", "house", "less", "fitting", "other"), NEXT, ids=[one[0] for one in NEXT])
def test_the_next_such_card_costs_less_and_no_other(
    name: str, house: str, less: int, fitting: str, other: str
) -> None:
    before = hand(fitting, other, beside=name, house=house)
    given = after(before, uses(name, **paying(name)))
    assert (cost(given, fitting), cost(given, other)) == (cost(before, fitting) - less, cost(before, other))
    assert given.cards[name].kneeling or given.cards[name].zone == "discard"
    after_other = after(given, do("play_card", STARK, card=other))
    assert cost(after_other, fitting) == cost(before, fitting) - less
    spent = after(given, do("play_card", STARK, card=fitting))
    assert spent.seats[STARK].gold == 20 - (cost(before, fitting) - less)


def test_only_the_next_card_is_cheaper() -> None:
    given = after(hand("robb-stark", "arya-stark", beside="godswood"), uses("godswood", kneel=("godswood",)))
    given = after(given, do("play_card", STARK, card="robb-stark"))
    assert cost(given, "arya-stark") == 2
    assert given.lasting == ()


def test_all_that_speak_of_the_next_card_count_and_are_used_up_by_it() -> None:
    given = hand("robb-stark", "arya-stark", beside="godswood narrow-sea house-tully-recruiter")
    given = after(given, uses("godswood", kneel=("godswood",)), uses("narrow-sea", discard=("narrow-sea",)),
                  uses("house-tully-recruiter", kneel=("house-tully-recruiter",)))  # fmt: skip
    assert (cost(given, "robb-stark"), cost(given, "arya-stark")) == (0, 0)
    after_robb = after(given, do("play_card", STARK, card="robb-stark"))
    assert after_robb.seats[STARK].gold == 20
    assert cost(after_robb, "arya-stark") == 2


def test_it_ends_with_the_phase() -> None:
    given = after(hand("robb-stark", beside="godswood"), uses("godswood", kneel=("godswood",)))
    assert [one.amount for one in given.lasting] == [2]
    over = after(given, do("end_turn", STARK), do("end_turn", LANNISTER))
    assert over.phase == "challenges"
    assert over.lasting == ()


def test_a_card_laid_as_a_duplicate_does_not_use_it_up() -> None:
    given = hand("robb-stark-2", "arya-stark", beside="godswood robb-stark")
    given = after(given, uses("godswood", kneel=("godswood",)),
                  do("play_duplicate", STARK, card="robb-stark-2", host="robb-stark"))  # fmt: skip
    assert cost(given, "arya-stark") == 0


def test_it_is_his_next_card_and_nobody_elses() -> None:
    given = after(hand(beside="godswood"), uses("godswood", kneel=("godswood",)))
    cards = {**given.cards, "arya-stark": card("arya-stark", LANNISTER, "hand")}
    given = given.put(cards=cards)
    found = answer(read_question({"ask": "cost", "by": LANNISTER, "card": "arya-stark"}, given), given).value
    assert found == 2 + 2


def test_a_cheaper_card_can_be_played_with_less_gold_and_the_tally_tells_why() -> None:
    refused(hand("robb-stark", gold=2, beside="godswood"), do("play_card", STARK, card="robb-stark"),
            because="lcg.marshal.pay")  # fmt: skip
    use = uses("godswood", kneel=("godswood",))
    played, ruling = line(hand("robb-stark", gold=2, beside="godswood"), use,
                          do("play_card", STARK, card="robb-stark"))  # fmt: skip
    assert ruling.verdict is Verdict.YES
    assert played.seats[STARK].gold == 0
    given = after(hand("robb-stark", beside="godswood"), use)
    [reason] = answer(
        read_question({"ask": "cost", "by": STARK, "card": "robb-stark"}, given), given
    ).ruling.reasons
    assert [(one.says, one.found) for one in reason.because] == [("printed_cost", 4), ("costs_less", -2)]
    assert reason.because[1].facts["origin"] == "Godswood"


def test_penalty_and_reduction_are_added_up() -> None:
    given = after(hand("stannis-baratheon", beside="narrow-sea"), uses("narrow-sea", discard=("narrow-sea",)))
    assert cost(given, "stannis-baratheon") == 4 + 2 - 2


@covers("grey-wind.reduce-cost", "lady.reduce-cost")
@pytest.mark.parametrize(
    ("wolf", "friend", "printed"), [("grey-wind", "robb-stark", 4), ("lady", "sansa-stark", 2)]
)
def test_a_wolf_is_cheaper_beside_its_stark(wolf: str, friend: str, printed: int) -> None:
    assert cost(hand(wolf), wolf) == printed
    assert cost(hand(wolf, beside=friend), wolf) == printed - 2
    assert cost(hand(wolf, theirs=friend), wolf) == printed - 2
    assert cost(hand(wolf, friend), wolf) == printed
    played = after(hand(wolf, beside=friend), do("play_card", STARK, card=wolf))
    assert played.seats[STARK].gold == 20 - (printed - 2)


@covers("army-of-the-faithful.reduce-cost")
def test_the_army_is_cheaper_for_each_asshai_character_of_its_player() -> None:
    army = "army-of-the-faithful"
    assert cost(hand(army, house="baratheon"), army) == 6
    friends = hand(army, beside="melisandre old-red-priest", theirs="pentoshi-guildmaster", house="baratheon")
    assert cost(friends, army) == 4


def test_nothing_is_cheaper_at_set_up() -> None:
    given = hand("lady", beside="sansa-stark").put(phase="setup")
    assert cost(given, "lady") == 2


def test_a_house_nobody_has_told_is_asked_before_it_is_said_what_the_card_costs() -> None:
    given = after(hand("robb-stark", beside="godswood"), uses("godswood", kneel=("godswood",)))
    given = given.card("robb-stark", houses=None)
    _, ruling = line(given, do("play_card", STARK, card="robb-stark"))
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.deciding[0].asks is not None
    assert ruling.deciding[0].asks.what == "houses"


def test_the_hand_shows_what_a_card_costs_now_and_why() -> None:
    given = after(hand("robb-stark", beside="godswood"), uses("godswood", kneel=("godswood",)))
    pieces = [piece for area in view(given).areas for row in area.rows for piece in row.pieces]
    [robb] = [piece for piece in pieces if piece.id == "robb-stark"]
    [cost_now] = [badge for badge in robb.badges if badge.key == "cost"]
    assert cost_now.value == 2
    reason = explain(given, cost_now.explains)
    assert reason is not None
    assert [one.found for one in reason.because] == [4, -2]


def test_what_makes_cards_cheaper_is_not_offered_as_played_by_hand() -> None:
    given = hand("robb-stark", beside="godswood")
    offered = [one for one in generate_moves(given) if isinstance(one.move, UseAbility)]
    assert {(getattr(one.move, "card", ""), one.by_hand) for one in offered} == {("godswood", False)}
