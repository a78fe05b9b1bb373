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


@pytest.mark.rule("oriflamme.schemer.discard-near-stack", "oriflamme.schemer.check-moment")
def test_beside_any_stack_the_schemer_goes_without_gain() -> None:
    here = events("red.schemer~2 | blue.queen^ < blue.felon~")
    after = played(here, "activate", "red", card="red.schemer")
    assert influence(after) == (3, 1, 1)
    assert pile(after, "red") == {"schemer"}


@pytest.mark.rule("oriflamme.schemer.gain")
def test_otherwise_she_gains_one() -> None:
    here = events("blue.queen^ | red.schemer^ | green.felon~", at="red.schemer")
    assert influence(played(here, "resolve", "red", card="red.schemer")) == (2, 1, 1)
    refused(here, "schemer.gain", "resolve", "red", card="red.schemer", target="blue.queen")


@pytest.mark.rule("oriflamme.schemer.own-stack")
def test_her_own_stack_does_not_count() -> None:
    done = played_with(
        events("red.queen^ < red.schemer^ | blue.felon~"), "resolve", "red", card="red.schemer"
    )
    assert influence(done.state) == (2, 1, 1)
    assert cites(done, "schemer.own-stack")


@pytest.mark.rule("oriflamme.schemer.check-moment", "oriflamme.stack.definition")
def test_a_stack_that_is_gone_by_her_turn_does_not_count() -> None:
    here = events("red.cutthroat^ | blue.felon~ < blue.queen^ | green.schemer^")
    here = played(here, "resolve", "red", card="red.cutthroat", target="blue.queen")
    here = played(here, "keep", "blue", card="blue.felon")
    assert influence(played(here, "resolve", "green", card="green.schemer")) == (2, 1, 2)


@pytest.mark.rule("oriflamme.queen.gain")
def test_the_queen_gains_two() -> None:
    here = events("red.queen^ | blue.felon~")
    assert influence(played(here, "resolve", "red", card="red.queen")) == (3, 1, 1)
    refused(here, "queen.gain", "resolve", "red", card="red.queen", bribe="blue.felon")


@pytest.mark.rule("oriflamme.queen.bonus-other-only")
def test_the_bonus_is_for_another_player_than_her_owner() -> None:
    own = events("red.cutthroat^ | red.queen^")
    assert influence(played(own, "resolve", "red", card="red.cutthroat", target="red.queen")) == (1, 1, 1)
    former = events("red.cutthroat^ | red.queen^@blue", told={"blue": {"discard": ["bribe"]}})
    assert influence(played(former, "resolve", "red", card="red.cutthroat", target="red.queen")) == (2, 1, 1)
    held = events("red.cutthroat^ | blue.queen^@red", told={"red": {"discard": ["bribe"]}})
    assert influence(played(held, "resolve", "red", card="red.cutthroat", target="blue.queen")) == (1, 1, 1)


@pytest.mark.rule("oriflamme.felon.loss", "oriflamme.felon.both-sides", "oriflamme.felon.to-reserve")
def test_each_card_beside_the_felon_costs_its_owner_one() -> None:
    here = events(
        "blue.queen~3 | red.felon^ | blue.trap~ < blue.schemer~ | green.felon~", at="red.felon", blue=4
    )
    done = played_with(here, "resolve", "red", card="red.felon")
    assert influence(done.state) == (1, 2, 1)
    assert cites(done, "felon.both-sides", "felon.to-reserve")
    assert "blue.queen~3" in row(done.state)
    refused(here, "felon.loss", "resolve", "red", card="red.felon", target="blue.queen")


@pytest.mark.rule("oriflamme.felon.includes-owner")
def test_the_felon_spares_his_owner_no_more_than_others() -> None:
    here = events("red.queen~ | red.felon^ | green.trap~", at="red.felon", red=3, green=3)
    done = played_with(here, "resolve", "red", card="red.felon")
    assert influence(done.state) == (2, 1, 2)
    assert cites(done, "felon.includes-owner")


@pytest.mark.rule("oriflamme.felon.loss", "oriflamme.bribe.ownership")
@pytest.mark.parametrize(("neighbour", "bribed"), [("green.queen^@blue", True), ("blue.queen^", False)])
def test_for_a_bribed_neighbour_of_the_felon_the_briber_pays(neighbour: str, bribed: bool) -> None:
    here = events(f"red.felon^ | {neighbour}", at="red.felon", blue=3, green=3)

    done = played_with(here, "resolve", "red", card="red.felon")

    assert influence(done.state) == (1, 2, 3)
    assert any("oriflamme.bribe.ownership" in told.rules for told in done.ruling.done) == bribed


@pytest.mark.rule("oriflamme.felon.floor")
def test_who_cannot_pay_the_felon_pays_what_he_has() -> None:
    done = played_with(events("red.felon^ | blue.queen~", blue=0), "resolve", "red", card="red.felon")
    assert influence(done.state) == (1, 0, 1)
    assert told_as_silent(done.ruling, "felon.floor")
    enough = played_with(events("red.felon^ | blue.queen~", blue=1), "resolve", "red", card="red.felon")
    assert enough.ruling.basis == "stated"


@pytest.mark.rule("oriflamme.cutthroat.eliminate-adjacent")
def test_the_cutthroat_must_take_a_neighbour() -> None:
    here = events("red.queen~ | red.cutthroat^ | blue.felon~ | green.trap~", at="red.cutthroat")
    refused(here, "cutthroat.eliminate-adjacent", "resolve", "red", card="red.cutthroat")
    refused(here, "cutthroat.eliminate-adjacent", "resolve", "red", card="red.cutthroat", target="green.trap")
    assert "red.queen" not in row(played(here, "resolve", "red", card="red.cutthroat", target="red.queen"))


@pytest.mark.rule("oriflamme.cutthroat.same-name", "oriflamme.stack.lower-inert")
def test_all_open_namesakes_of_others_go_and_no_others() -> None:
    here = events(
        "red.cutthroat^ | blue.felon^ | red.felon^ | green.felon~"
        " | yellow.felon^ < yellow.trap~ | black.felon^",
        families=("red", "blue", "green", "yellow", "black"),
    )
    after = played(here, "resolve", "red", card="red.cutthroat", target="blue.felon")
    assert row(after) == "red.cutthroat^ | red.felon^ | green.felon~ | yellow.felon^ < yellow.trap~"
    assert influence(after) == (3, 1, 1, 1, 1)


@pytest.mark.rule(
    "oriflamme.cutthroat.single-no-reward", "oriflamme.cutthroat.multi-reward", "oriflamme.cutthroat.count"
)
@pytest.mark.parametrize(
    ("said", "target", "gain"),
    [
        ("red.cutthroat^ | blue.felon^ | green.trap~", "blue.felon", 0),
        ("red.cutthroat^ | blue.felon^ | green.felon^", "blue.felon", 2),
        ("red.cutthroat^ | blue.queen^ | green.trap~", "blue.queen", 1),
        ("red.cutthroat^ | blue.queen^ | green.queen^", "blue.queen", 4),
        ("red.cutthroat^ | blue.prince^ | blue.twin^", "blue.prince", 0),
    ],
)
def test_the_printed_list_of_what_a_cutthroat_earns(said: str, target: str, gain: int) -> None:
    assert (
        influence(played(events(said), "resolve", "red", card="red.cutthroat", target=target))[0] == 1 + gain
    )


@pytest.mark.rule("oriflamme.cutthroat.name-from-flip")
def test_a_closed_neighbour_lends_its_name() -> None:
    here = events("red.cutthroat^ | blue.queen~ | green.queen^")
    done = played_with(here, "resolve", "red", card="red.cutthroat", target="blue.queen")
    assert influence(done.state) == (5, 1, 1)
    assert cites(done, "cutthroat.name-from-flip")


@pytest.mark.rule("oriflamme.cutthroat.name-from-flip", "oriflamme.eliminate.flip")
def test_a_closed_neighbour_nobody_has_named_is_asked_for() -> None:
    here = events("red.cutthroat^ | blue.queen~ | green.queen^").card("blue.1", name="")
    fields = {"card": "red.cutthroat", "target": "blue.1"}
    assert asked(here, "resolve", "red", **fields) == "blue.1"
    assert influence(played(here, "resolve", "red", target_shows="queen", **fields)) == (5, 1, 1)
    refused(here, "components.family-set", "resolve", "red", target_shows="twin", **fields)


@pytest.mark.rule("oriflamme.cutthroat.order")
@pytest.mark.parametrize(
    ("direction", "last"), [("left_to_right", "black.felon"), ("right_to_left", "blue.felon")]
)
def test_the_chosen_one_goes_first_then_the_others_as_the_marker_runs(direction: str, last: str) -> None:
    families = ("red", "blue", "green", "yellow", "black")
    said = "blue.felon^ | red.cutthroat^ | green.felon^ < green.queen~ | yellow.felon^ | black.felon^"
    here = events(said, at="red.cutthroat", direction=direction, families=families)
    here = here.place(here.row[2].id, cards=here.row[2].cards[:1])
    after = played(here, "resolve", "red", card="red.cutthroat", target="green.felon")
    gone = [one.card for one in after.events if one.what == "eliminated"]
    assert (gone[0], gone[-1], len(gone)) == ("green.felon", last, 4)


@pytest.mark.rule("oriflamme.cutthroat.order", "oriflamme.stack.lower-inert")
def test_a_namesake_that_comes_to_light_meanwhile_is_spared() -> None:
    here = events(
        "red.cutthroat^ | blue.felon^ | green.felon^@yellow < yellow.felon^",
        families=("red", "blue", "green", "yellow"),
        told={"yellow": {"discard": ["bribe"]}},
    )
    after = played(here, "resolve", "red", card="red.cutthroat", target="blue.felon")
    assert row(after) == "red.cutthroat^ | green.felon^@yellow"


@pytest.mark.rule("oriflamme.cutthroat.alone", "oriflamme.event.no-target")
def test_a_cutthroat_alone_does_nothing() -> None:
    here = events("red.cutthroat^")
    done = played_with(here, "resolve", "red", card="red.cutthroat")
    assert influence(done.state) == (1, 1, 1)
    assert cites(done, "cutthroat.alone")
    assert (
        "oriflamme.cutthroat.alone"
        in refused(
            here,
            "cutthroat.eliminate-adjacent",
            "resolve",
            "red",
            card="red.cutthroat",
            target="red.cutthroat",
        ).because
    )


@pytest.mark.rule("oriflamme.apothecary.target", "oriflamme.apothecary.other-card-any-face")
@pytest.mark.parametrize("other", ["red.queen^", "red.trap~1"])
def test_the_apothecary_takes_a_card_beside_another_own_card(other: str) -> None:
    here = events(f"red.apothecary^ | blue.schemer^ | green.felon^ | {other}")
    refused(here, "apothecary.target", "resolve", "red", card="red.apothecary")
    refused(here, "apothecary.target", "resolve", "red", card="red.apothecary", target="blue.schemer")
    after = played(here, "resolve", "red", card="red.apothecary", target="green.felon")
    assert influence(after) == (2, 1, 1)


@pytest.mark.rule("oriflamme.apothecary.attacker", "oriflamme.trap.reaction", "oriflamme.trap.reward-first")
def test_a_trap_far_away_catches_the_apothecary() -> None:
    here = events("red.apothecary^ | green.felon~ | red.queen^ | blue.trap~", red=4)
    done = played_with(here, "resolve", "red", card="red.apothecary", target="blue.trap")
    assert influence(done.state) == (2, 4, 1)
    assert pile(done.state, "red") == {"apothecary"}
    changes = [entry.change for entry in done.state.ledger]
    assert changes == [1, -3, 3]
    assert cites(done, "apothecary.attacker", "trap.reaction")


@pytest.mark.rule("oriflamme.apothecary.no-family")
@pytest.mark.parametrize(
    "said",
    [
        "red.apothecary^ | blue.felon^",
        "red.queen^ < red.apothecary^ | blue.felon^",
        "red.apothecary^ | red.queen^@blue",
    ],
)
def test_without_another_visible_card_of_the_family_nothing_happens(said: str) -> None:
    here = events(said, at="red.apothecary", told={"blue": {"discard": ["bribe"]}} if "@" in said else {})
    done = played_with(here, "resolve", "red", card="red.apothecary")
    assert influence(done.state) == (1, 1, 1)
    assert cites(done, "apothecary.no-family", "event.no-target")


@pytest.mark.rule("oriflamme.apothecary.self")
def test_the_apothecary_may_be_and_may_have_to_be_his_own_target() -> None:
    here = events("red.queen~ | red.apothecary^", at="red.apothecary")
    ruling = refused(here, "apothecary.self", "resolve", "red", card="red.apothecary")
    assert told_as_silent(ruling, "apothecary.self")
    done = played_with(here, "resolve", "red", card="red.apothecary", target="red.apothecary")
    assert influence(done.state) == (2, 1, 1)
    assert told_as_silent(done.ruling, "apothecary.self")


@pytest.mark.rule("oriflamme.apothecary.self")
def test_the_table_may_forbid_it() -> None:
    here = events(
        "red.queen~ | red.apothecary^",
        at="red.apothecary",
        decided={"oriflamme.apothecary.self": "forbidden"},
    )
    ruling = refused(
        here, "apothecary.self", "resolve", "red", card="red.apothecary", target="red.apothecary"
    )
    assert told_as_silent(ruling, "apothecary.self")
    done = played_with(here, "resolve", "red", card="red.apothecary")
    assert row(done.state) == "red.queen~ | red.apothecary^"
    assert told_as_silent(done.ruling, "apothecary.self")


@pytest.mark.rule("oriflamme.apothecary.self", "oriflamme.apothecary.target")
def test_that_he_may_be_his_own_target_is_told_only_where_it_decides() -> None:
    beside = events("red.apothecary^ | red.queen^ | blue.felon^", at="red.apothecary")
    done = played_with(beside, "resolve", "red", card="red.apothecary", target="blue.felon")
    assert not told_as_silent(done.ruling, "apothecary.self")
    alone = events("red.apothecary^ | blue.schemer^ | red.queen^ | blue.felon^", at="red.apothecary")
    for wrong in ("red.apothecary", ""):
        chosen = {"target": wrong} if wrong else {}
        ruling = refused(alone, "apothecary.target", "resolve", "red", card="red.apothecary", **chosen)
        assert not told_as_silent(ruling, "apothecary.self")


@pytest.mark.rule("oriflamme.apothecary.target", "oriflamme.bribe.ownership")
def test_a_bribed_apothecary_looks_for_the_bribers_cards() -> None:
    here = events(
        "red.apothecary^@blue | green.felon^ | blue.queen~ | red.trap~", told={"blue": {"discard": ["bribe"]}}
    )
    after = played(here, "resolve", "blue", card="red.apothecary", target="green.felon")
    assert influence(after) == (1, 2, 1)
    assert next_card(after) == "blue.queen"
