from __future__ import annotations

import pytest

from tests.kit.oriflamme import (
    asked,
    cites,
    events,
    influence,
    next_card,
    pile,
    played,
    played_with,
    refused,
    row,
    told_as_silent,
)

BRIBER = {"red": {"discard": ["bribe"]}}


@pytest.mark.rule("oriflamme.prince.gain", "oriflamme.prince.brings-twin", "oriflamme.twin.placement")
def test_the_prince_brings_his_twin_then_gains_one() -> None:
    here = events("red.prince~2 | blue.felon~")
    refused(here, "prince.brings-twin", "activate", "red", card="red.prince")
    after = played(here, "activate", "red", card="red.prince", twin={"where": "right"})
    assert influence(after) == (4, 1, 1)
    assert row(after) == "red.prince^ | blue.felon~ | red.twin^"


@pytest.mark.rule("oriflamme.twin.placement", "oriflamme.planning.no-between")
def test_the_twin_is_laid_like_any_card() -> None:
    here = events("red.prince~ | blue.felon~ | red.queen~")
    between = {"where": "between", "between": ["red.prince", "blue.felon"]}
    refused(here, "planning.no-between", "activate", "red", card="red.prince", twin=between)
    foreign = {"where": "on", "on": "blue.felon"}
    refused(here, "stack.own-family-only", "activate", "red", card="red.prince", twin=foreign)
    nowhere = {"where": "on", "on": "red.trap"}
    refused(here, "twin.placement", "activate", "red", card="red.prince", twin=nowhere)
    after = played(here, "activate", "red", card="red.prince", twin={"where": "on", "on": "red.queen"})
    assert row(after).endswith("red.queen~ < red.twin^")


@pytest.mark.rule("oriflamme.twin.not-on-prince")
def test_the_twin_lies_on_no_prince_but_other_cards_do() -> None:
    here = events("red.prince~ | blue.prince^@red | green.felon~", told=BRIBER)
    for prince in ("red.prince", "blue.prince"):
        twin = {"where": "on", "on": prince}
        refused(here, "twin.not-on-prince", "activate", "red", card="red.prince", twin=twin)


@pytest.mark.rule("oriflamme.prince.self-activated-only", "oriflamme.replacement.prince")
def test_a_prince_that_was_open_brings_no_twin() -> None:
    here = events("red.prince^ | blue.felon~")
    refused(here, "prince.self-activated-only", "resolve", "red", card="red.prince", twin={"where": "left"})
    assert row(played(here, "resolve", "red", card="red.prince")) == "red.prince^ | blue.felon~"


@pytest.mark.rule("oriflamme.prince.twin-once", "oriflamme.twin.entry-only-by-prince")
def test_a_lost_twin_does_not_come_back_with_the_prince() -> None:
    here = events("red.prince^ | blue.felon~", told={"red": {"twin": "discard"}})
    refused(here, "prince.twin-once", "resolve", "red", card="red.prince", twin={"where": "left"})
    assert pile(played(here, "resolve", "red", card="red.prince"), "red") == {"twin"}


@pytest.mark.rule("oriflamme.prince.eliminated-discards-twin", "oriflamme.twin.copies")
def test_with_a_prince_all_uncovered_twins_go() -> None:
    here = events("green.cutthroat^ | red.prince~ | red.twin^ | blue.twin^@red | green.felon~", told=BRIBER)
    done = played_with(here, "resolve", "green", card="green.cutthroat", target="red.prince")
    assert row(done.state) == "green.cutthroat^ | green.felon~"
    assert (pile(done.state, "red"), pile(done.state, "blue")) == ({"bribe", "prince", "twin"}, {"twin"})
    assert cites(done, "prince.eliminated-discards-twin", "twin.copies")


@pytest.mark.rule("oriflamme.twin.covered-safe")
def test_a_covered_partner_is_safe_one_on_top_is_not() -> None:
    here = events("blue.cutthroat^ | red.prince^ | red.twin^ < red.trap~ | green.felon~")
    after = played(here, "resolve", "blue", card="blue.cutthroat", target="red.prince")
    assert "red.twin^ < red.trap~" in row(after)
    top = events("blue.cutthroat^ | red.prince^ | red.felon~1 < red.twin^")
    assert row(played(top, "resolve", "blue", card="blue.cutthroat", target="red.prince")).endswith(
        "| red.felon~1"
    )


@pytest.mark.rule("oriflamme.twin.eliminated-discards-prince", "oriflamme.twin.no-cascade")
def test_with_a_twin_all_uncovered_princes_go_and_nothing_follows() -> None:
    here = events("green.cutthroat^ | red.twin^ | red.prince^ | blue.twin^@red", told=BRIBER)
    after = played(here, "resolve", "green", card="green.cutthroat", target="red.twin")
    assert pile(after, "red") >= {"prince", "twin"}
    spared = events("green.replacement~ | red.twin^ | red.prince^ | blue.twin^@red", told=BRIBER)
    after = played(spared, "activate", "green", card="green.replacement", target="red.twin")
    assert row(after) == "blue.twin^@red"


@pytest.mark.rule("oriflamme.twin.eliminated-discards-prince", "oriflamme.discard.owner-pile")
def test_a_closed_prince_goes_too_by_default() -> None:
    here = events("green.cutthroat^ | blue.twin^@red | red.prince~2 | green.felon~", told=BRIBER)
    done = played_with(here, "resolve", "green", card="green.cutthroat", target="blue.twin")
    assert row(done.state) == "green.cutthroat^ | green.felon~"
    assert influence(done.state) == (1, 1, 1)
    assert told_as_silent(done.ruling, "twin.eliminated-discards-prince")


@pytest.mark.rule("oriflamme.twin.eliminated-discards-prince")
def test_a_closed_card_that_might_be_the_prince_has_to_be_named() -> None:
    here = events("green.cutthroat^ | blue.twin^@red | red.felon~2", told=BRIBER).card("red.1", name="")
    assert asked(here, "resolve", "green", card="green.cutthroat", target="blue.twin") == "red.1"


@pytest.mark.rule("oriflamme.twin.family-current", "oriflamme.bribe.ownership")
def test_a_pair_is_what_belongs_to_one_family_now() -> None:
    here = events("green.cutthroat^ | blue.prince^@red | red.twin^ | blue.twin^", told=BRIBER)
    done = played_with(here, "resolve", "green", card="green.cutthroat", target="blue.prince")
    assert row(done.state) == "green.cutthroat^ | blue.twin^"
    assert cites(done, "twin.family-current")


@pytest.mark.rule("oriflamme.twin.outside-row")
def test_a_twin_in_front_stays_there_when_its_prince_goes() -> None:
    here = events("green.cutthroat^ | red.prince^ | blue.felon~")
    done = played_with(here, "resolve", "green", card="green.cutthroat", target="red.prince")
    assert pile(done.state, "red") == {"prince"}
    assert cites(done, "twin.outside-row")


@pytest.mark.rule("oriflamme.twin.gain")
def test_the_twin_gains_one_each_time() -> None:
    here = events("red.twin^ | blue.felon~")
    assert influence(played(here, "resolve", "red", card="red.twin")) == (2, 1, 1)
    refused(here, "twin.gain", "resolve", "red", card="red.twin", target="blue.felon")


@pytest.mark.rule("oriflamme.twin.face", "oriflamme.twin.placement")
@pytest.mark.parametrize(("option", "face"), [("face_up", "^"), ("face_down", "~")])
def test_how_the_twin_enters_is_the_tables_to_say(option: str, face: str) -> None:
    decided = {"oriflamme.twin.face": option}
    here = events("red.prince~ | blue.felon~", decided=decided)
    done = played_with(here, "activate", "red", card="red.prince", twin={"where": "left"})
    assert row(done.state).startswith(f"red.twin{face} |")
    assert told_as_silent(done.ruling, "twin.face")
    assert next_card(done.state) == "blue.felon"
