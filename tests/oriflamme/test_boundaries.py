"""Where a rule of the row begins and where it ends, and what is asked and answered there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.kernel.cases.model import ValueUnknown
from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.reasons import Verdict
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.cases.casebook import CASEBOOK, read_step
from engine.oriflamme.cases.paths import PLAIN
from engine.oriflamme.cases.questions import answer, read_question
from engine.oriflamme.cases.table_position import position_of
from engine.oriflamme.table import TEXT, OriflammeTable, neighbours
from tests.kit.oriflamme import events, move, planning, played_with, refused


def asked(table: OriflammeTable, question: str, **arguments: Any) -> tuple[Any, tuple[str, ...], Verdict]:
    """The answer to a question, the rules it rests on, and whether it could be told."""
    found = answer(read_question({"ask": question, **arguments}, table), table)
    return found.value, found.ruling.rules, found.ruling.verdict


@pytest.mark.rule("oriflamme.prince.twin-once", "oriflamme.twin.entry-only-by-prince")
def test_a_prince_brings_no_second_twin() -> None:
    here = events("red.prince~ | red.twin^ | blue.queen~", at="red.prince")
    right = {"twin": {"where": "right"}}
    refused(here, "prince.twin-once", "activate", "red", card="red.prince", **right)
    assert played_with(here, "activate", "red", card="red.prince").ruling.verdict is Verdict.YES


@pytest.mark.rule("oriflamme.prince.self-activated-only")
def test_a_prince_that_lay_open_already_brings_no_twin() -> None:
    here = events("red.prince^ | blue.queen~", at="red.prince")
    ruling = refused(
        here, "prince.self-activated-only", "resolve", "red", card="red.prince", twin={"where": "right"}
    )
    assert [one.what for one in ruling.changes] == ["without_choice"]


@pytest.mark.rule("oriflamme.twin.not-on-prince", "oriflamme.twin.placement")
def test_who_asks_where_the_twin_may_lie_is_told_the_own_visible_cards_but_the_prince() -> None:
    here = events("red.prince~ | red.felon~ | blue.queen~", at="red.prince")
    assert asked(here, "legal_targets")[0] == ["red.felon"]
    brought = events("red.prince~ | red.twin^ | red.felon~", at="red.prince")
    assert asked(brought, "legal_targets")[0] == []


@pytest.mark.rule(
    "oriflamme.setup.hand-seven", "oriflamme.info.own-hidden-cards", "oriflamme.info.discard-public"
)
@pytest.mark.parametrize(
    ("what", "of", "may", "chief"),
    [
        ("hand", "red", True, "setup.hand-seven"),
        ("hand", "blue", False, "info.others-hidden"),
        ("set_aside", "red", True, "info.own-hidden-cards"),
        ("set_aside", "blue", False, "info.others-hidden"),
        ("discard", "red", True, "info.discard-public"),
        ("discard", "blue", True, "info.discard-public"),
    ],
)
def test_everybody_sees_their_own_hidden_cards_and_all_discards(
    what: str, of: str, may: bool, chief: str
) -> None:
    found = asked(planning("red.felon~"), "may_look", by="red", what=what, of=of, card=None)
    assert found == (may, (f"oriflamme.{chief}",), Verdict.YES)


@pytest.mark.rule("oriflamme.event.activate")
def test_of_a_card_nobody_has_named_no_targets_can_be_told() -> None:
    here = events("red.felon~ | blue.queen~", at="red.felon")
    hidden = here.card(here.row[0].top.tag, name="")
    assert asked(hidden, "legal_targets") == (None, ("oriflamme.event.activate",), Verdict.CANNOT_TELL)


@pytest.mark.parametrize("question", ["legal_targets", "winner"])
def test_where_nobody_sits_nobody_has_won_and_nothing_is_a_target(question: str) -> None:
    nobody = CASEBOOK.position({}, TEXT, ())
    with pytest.raises(Unreadable) as refusal:
        read_question({"ask": question}, nobody)
    assert refusal.value.says == "nobody_at_the_table"


@pytest.mark.rule("oriflamme.setup.family-and-bribe")
def test_at_a_table_of_nobody_one_may_ask_and_not_play() -> None:
    with pytest.raises(Impossible):
        CASEBOOK.position({}, TEXT, (move("keep", "red", card="red.queen"),))


@pytest.mark.rule("oriflamme.setup.hand-seven", "oriflamme.setup.three-aside")
def test_a_position_that_is_written_holds_what_is_known_and_hides_no_card() -> None:
    here = planning("red.felon~2", told={"red": {"hand": ["queen"], "set_aside": ["trap"]}})
    [red, blue, _] = position_of(here)["seats"]
    assert (red["hand"], red["set_aside"]) == (["queen"], ["trap"])
    assert not {"hand", "set_aside"} & blue.keys()
    assert position_of(here)["row"] == [[{"card": "red.felon", "face": "down", "tokens": 2}]]
    with pytest.raises(Unreadable) as refusal:
        position_of(here.card(here.row[0].top.tag, name=""))
    assert refusal.value.says == "position_hides_card"
    open_ = events("red.felon^ | blue.trap~", at="red.felon")
    assert position_of(open_)["pointer"] == "red.felon"


@pytest.mark.rule("oriflamme.adjacency.definition")
def test_a_place_lies_beside_one_or_two_others() -> None:
    here = events("red.felon^ | blue.trap~ | green.queen~")
    beside = {place.top.key: [one.top.key for one in neighbours(here, place.id)] for place in here.row}
    assert beside == {
        "red.felon": ["blue.trap"],
        "blue.trap": ["red.felon", "green.queen"],
        "green.queen": ["blue.trap"],
    }
    assert neighbours(here, 99) == ()
    assert here.card("black.1", tokens=3) == here


@pytest.mark.rule("oriflamme.newround.row-stays")
@pytest.mark.parametrize(("path", "value"), [("next.round", 3), ("next.first_player", "red")])
def test_what_comes_next_of_a_round_is_told_as_it_begins_and_not_in_its_middle(path: str, value: Any) -> None:
    assert PLAIN[path](planning("red.queen~0")) == value
    with pytest.raises(ValueUnknown):
        PLAIN[path](events("red.queen~0 | blue.trap~0", at="red.queen"))


@pytest.mark.rule("oriflamme.combination.repeat-choice")
@pytest.mark.parametrize(
    "sequence", [[{"apply": ""}], [{"token": "repeat"}, {"apply": "red.queen", "target": ""}]]
)
def test_a_step_of_a_combination_chooses_a_card_that_has_a_name(sequence: Any) -> None:
    here = events("red.combination~1 | red.queen^0", at="red.combination")
    raw = {"do": "activate", "by": "red", "card": "red.combination", "sequence": sequence}
    with pytest.raises(Unreadable) as refusal:
        read_step(raw, here)
    assert refusal.value.says == "argument_missing"
    assert refusal.value.facts["question"] == "activate"


@pytest.mark.parametrize(
    ("tag", "wrong"),
    [
        ("red.1", False),
        ("red.12", False),
        ("red.", True),
        ("red", True),
        ("red.1.2", True),
        ("green.1", True),
    ],
)
def test_a_stored_card_has_the_number_of_its_family(tag: str, *, wrong: bool) -> None:
    here = events("red.queen~0 | blue.trap~0", at="red.queen")
    first = replace(here.row[0], cards=(replace(here.row[0].top, tag=tag),))

    defects = list(ADAPTER.defects(here.put(row=(first, *here.row[1:]))))

    assert ("row[0].cards[0].tag" in [one.field for one in defects]) is wrong
