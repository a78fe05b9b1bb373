from __future__ import annotations

import pytest

from engine.kernel.judge import candidates, judge
from engine.kernel.reasons import Verdict
from engine.kernel.remedies import with_remedies
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME, new_game
from engine.oriflamme.rounds_and_winner import begin_round
from engine.oriflamme.table import SHUFFLED
from tests.kit.oriflamme import (
    influence,
    move,
    next_seat,
    planning,
    played,
    played_with,
    refused,
    row,
    told_as_silent,
)

THREE = "red.felon~1 | blue.queen~1 | green.trap~1"


@pytest.mark.rule("oriflamme.planning.order")
def test_cards_are_laid_clockwise_from_the_first_player() -> None:
    here = planning(THREE, "green", first_player="green")
    refused(here, "planning.order", "place", "red", card="trap", where="left")
    after = played(here, "place", "green", card="queen", where="left")
    assert next_seat(after) == "red"


@pytest.mark.rule("oriflamme.planning.one-card-each")
def test_everybody_lays_exactly_one_card() -> None:
    here = planning(THREE, "blue", already_placed=["red"])
    refused(here, "planning.one-card-each", "pass_planning", "blue")
    refused(here, "planning.one-card-each", "place", "red", card="trap", where="left")
    assert played(here, "place", "blue", card="trap", where="left").placed == ("red", "blue")


@pytest.mark.rule("oriflamme.planning.one-card-each", "oriflamme.planning.from-hand-only")
@pytest.mark.parametrize("hand", [("queen",), ("queen", "trap"), SHUFFLED[:5]])
def test_one_card_of_a_known_hand_is_picked_for_each_place_it_may_lie(hand: tuple[str, ...]) -> None:
    here = planning("blue.queen~1 | red.felon~", told={"red": {"hand": list(hand)}})
    found = [*candidates(ORIFLAMME, here)]
    assert [one.move for one in found] == [
        move("place", "red", **fields)
        for fields in (
            {"where": "left"},
            {"where": "right"},
            {"where": "on", "on": "blue.1"},
            {"where": "on", "on": "red.1"},
            {"where": "between", "between": ["blue.1", "red.1"]},
        )
    ]
    assert {(one.pick, one.among, one.least, one.most) for one in found} == {("card", hand, 1, 1)}


@pytest.mark.rule("oriflamme.planning.one-card-each", "oriflamme.planning.from-hand-only")
@pytest.mark.parametrize(("left", "way"), [(("trap",), True), ((), False)], ids=["a card left", "none left"])
@pytest.mark.parametrize(
    ("verb", "fields"), [("place", {"card": "bribe", "where": "left"}), ("pass_planning", {})]
)
def test_who_has_no_card_left_is_told_of_none_to_lay(
    verb: str, fields: dict[str, str], left: tuple[str, ...], way: bool
) -> None:
    aside = ("bribe", "combination", "schemer")
    discard = [card for card in SHUFFLED if card not in (*aside, *left, "queen")]
    told = {"red": {"hand": list(left), "set_aside": list(aside), "discard": discard}}
    here, made = planning("red.queen~1 | blue.queen~", told=told), move(verb, "red", **fields)

    ruling = with_remedies(ORIFLAMME, ADAPTER.remedy, here, made, judge(ORIFLAMME, here, made))

    assert ruling.verdict is Verdict.NO
    assert bool(ruling.ways) is way


@pytest.mark.rule("oriflamme.planning.secret-face-down", "oriflamme.card.open-closed")
def test_a_card_is_laid_closed_and_bare() -> None:
    here = planning(THREE)
    refused(here, "planning.secret-face-down", "place", "red", card="queen", where="left", face="up")
    assert row(played(here, "place", "red", card="queen", where="left", face="down")).startswith(
        "red.queen~ |"
    )


@pytest.mark.rule("oriflamme.planning.from-hand-only", "oriflamme.setup.three-aside")
def test_only_hand_cards_are_laid() -> None:
    told = {
        "red": {"hand": ["queen", "trap"], "set_aside": ["prince", "bribe", "schemer"], "discard": ["felon"]}
    }
    here = planning("red.cutthroat~1 | blue.queen~1", told=told)
    refused(here, "planning.from-hand-only", "place", "red", card="prince", where="left")
    refused(here, "planning.from-hand-only", "place", "red", card="felon", where="left")
    refused(here, "planning.from-hand-only", "place", "red", card="cutthroat", where="left")
    assert played(here, "place", "red", card="trap", where="left").seats["red"].hand == ("queen",)


@pytest.mark.rule("oriflamme.setup.twin-aside", "oriflamme.twin.entry-only-by-prince")
def test_the_twin_in_front_is_no_hand_card() -> None:
    refused(planning(THREE), "twin.entry-only-by-prince", "place", "red", card="twin", where="left")


@pytest.mark.rule("oriflamme.planning.first-card-centre")
def test_the_first_card_lies_in_the_middle() -> None:
    here = planning("", round=1)
    refused(here, "planning.on-own-card", "place", "red", card="queen", where="on", on="red.felon")
    done = played_with(here, "place", "red", card="queen", where="right")
    assert row(done.state) == "red.queen~"
    assert done.ruling.basis == "stated"


@pytest.mark.rule("oriflamme.planning.first-card-centre")
def test_a_row_that_is_empty_again_rests_on_silence() -> None:
    done = played_with(planning("", round=4), "place", "red", card="queen", where="left")
    assert told_as_silent(done.ruling, "planning.first-card-centre")


@pytest.mark.rule("oriflamme.planning.ends")
@pytest.mark.parametrize("where", ["left", "right"])
def test_either_end_will_do(where: str) -> None:
    after = row(played(planning(THREE), "place", "red", card="queen", where=where))
    assert after == (f"red.queen~ | {THREE}" if where == "left" else f"{THREE} | red.queen~")


@pytest.mark.rule("oriflamme.planning.no-between")
def test_nothing_is_laid_between() -> None:
    here = planning("red.felon~1 | red.trap~1 | blue.queen~1")
    pair = ["red.felon", "red.trap"]
    refused(here, "planning.no-between", "place", "red", card="queen", where="between", between=pair)


@pytest.mark.rule("oriflamme.planning.on-own-card", "oriflamme.stack.any-face", "oriflamme.stack.no-limit")
def test_own_cards_may_be_covered_open_or_closed_to_any_height() -> None:
    here = planning("red.felon^ < red.trap~2 < red.queen~1 | blue.queen~1")
    after = played(here, "place", "red", card="schemer", where="on", on="red.queen")
    assert row(after) == "red.felon^ < red.trap~2 < red.queen~1 < red.schemer~ | blue.queen~1"
    opened = planning("red.felon^ | blue.queen~1")
    assert row(played(opened, "place", "red", card="trap", where="on", on="red.felon")).startswith(
        "red.felon^ < red.trap~"
    )


@pytest.mark.rule(
    "oriflamme.stack.own-family-only", "oriflamme.bribe.stacking-on", "oriflamme.bribe.ownership"
)
def test_only_the_family_of_the_moment_may_cover_a_card() -> None:
    told = {"blue": {"discard": ["bribe"]}}
    said = "red.queen^@blue | green.felon~"
    refused(
        planning(said, told=told),
        "stack.own-family-only",
        "place",
        "red",
        card="trap",
        where="on",
        on="red.queen",
    )
    refused(
        planning(THREE), "stack.own-family-only", "place", "red", card="trap", where="on", on="blue.queen"
    )
    done = played_with(
        planning(said, "blue", told=told), "place", "blue", card="trap", where="on", on="red.queen"
    )
    assert row(done.state).startswith("red.queen^@blue < blue.trap~")
    assert done.ruling.basis == "derived"


@pytest.mark.rule("oriflamme.stack.from-round-two")
def test_there_is_no_stack_in_round_one() -> None:
    said = "red.felon~ | blue.queen~"
    refused(
        planning(said, round=1),
        "stack.from-round-two",
        "place",
        "red",
        card="trap",
        where="on",
        on="red.felon",
    )
    after = played(planning(said, round=2), "place", "red", card="trap", where="on", on="red.felon")
    assert row(after) == "red.felon~ < red.trap~ | blue.queen~"


@pytest.mark.rule("oriflamme.planning.end", "oriflamme.round.two-phases", "oriflamme.event.direction")
@pytest.mark.parametrize(("direction", "first"), [("left_to_right", "blue"), ("right_to_left", "green")])
def test_when_all_have_laid_the_events_begin_at_the_end_the_marker_names(direction: str, first: str) -> None:
    here = planning(
        "blue.queen~1 | red.felon~1", "green", already_placed=["red", "blue"], direction=direction
    )
    refused(here, "round.two-phases", "keep", "blue", card="blue.queen")
    after = played(here, "place", "green", card="trap", where="right")
    assert after.phase == "events"
    assert next_seat(after) == first
    refused(after, "round.two-phases", "place", "green", card="queen", where="left")
    assert influence(after) == (1, 1, 1)


@pytest.mark.rule("oriflamme.stack.lower-inert")
def test_a_covered_card_is_not_covered_again() -> None:
    here = planning("red.felon~ < red.trap~ | blue.queen~")
    refused(here, "stack.lower-inert", "place", "red", card="queen", where="on", on="red.felon")


@pytest.mark.rule("oriflamme.setup.hand-seven")
def test_whoever_has_laid_a_card_this_round_has_one_fewer_in_hand() -> None:
    here = planning(THREE, "blue", already_placed=["red"], round=2)
    hands = {one.id: one.hand_count for one in here.seats.values()}
    assert hands == {"red": 5, "blue": 6, "green": 6}


@pytest.mark.rule("oriflamme.card.open-closed", "oriflamme.stack.covers-tokens")
def test_a_closed_card_is_called_by_its_family_and_by_how_many_that_family_has_laid() -> None:
    table = new_game("ru", {"families": ("red", "blue", "green")})

    for seat, where in (("red", "left"), ("blue", "right"), ("green", "left")):
        table = played(table, "place", seat, where=where)
    later = begin_round(table.put(phase="planning", placed=(), round=2))
    later = played(later, "place", "red", where="on", on="red.1")

    assert [[card.called for card in place.cards] for place in later.row] == [
        ["green.1"],
        ["red.1", "red.2"],
        ["blue.1"],
    ]
