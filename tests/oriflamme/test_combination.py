from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.cases.model import AskStep
from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from engine.kernel.remedies import remedied
from engine.oriflamme.cases.casebook import CASEBOOK
from engine.oriflamme.game import ORIFLAMME
from tests.kit.oriflamme import (
    cites,
    events,
    influence,
    move,
    next_card,
    pile,
    played,
    played_with,
    refused,
    rests_on,
    row,
    told_as_silent,
)

Step = dict[str, Any]
COMBINATION = {"card": "red.combination"}
QUEEN = {"apply": "red.queen"}


def spent(*steps: dict[str, Any]) -> dict[str, Any]:
    return {**COMBINATION, "sequence": list(steps)}


@pytest.mark.rule(
    "oriflamme.combination.apply", "oriflamme.combination.tokens", "oriflamme.combination.repeat-choice"
)
@pytest.mark.parametrize(
    ("steps", "total"),
    [
        ([QUEEN, {"token": "take"}, {"token": "take"}], 5),
        ([QUEEN, {"token": "repeat", **QUEEN}, {"token": "take"}], 6),
        ([QUEEN, {"token": "take"}, {"token": "repeat", "apply": "red.twin"}], 5),
        ([QUEEN, {"token": "repeat", **QUEEN}, {"token": "repeat", **QUEEN}], 7),
    ],
)
def test_each_token_is_taken_or_given_for_one_more_effect(steps: list[dict[str, Any]], total: int) -> None:
    here = events("red.combination~2 | red.queen^ | red.twin^ | blue.felon~")
    after = played(here, "activate", "red", **spent(*steps))
    assert (influence(after), pile(after, "red")) == ((total, 1, 1), {"combination"})


@pytest.mark.rule(
    "oriflamme.combination.sequence", "oriflamme.combination.tokens", "oriflamme.combination.apply"
)
def test_the_free_effect_comes_first_then_every_token_is_decided() -> None:
    here = events("red.combination~1 | red.queen^")
    refused(here, "combination.apply", "activate", "red", **COMBINATION)
    refused(here, "combination.sequence", "activate", "red", **spent({"token": "take"}))
    refused(here, "combination.tokens", "activate", "red", **spent(QUEEN))
    refused(here, "combination.tokens", "activate", "red", **spent(QUEEN, QUEEN))
    refused(here, "combination.tokens", "activate", "red", **spent(QUEEN, {"token": "take", **QUEEN}))
    refused(here, "combination.apply", "activate", "red", **spent({"apply": None}, {"token": "take"}))


@pytest.mark.rule(
    "oriflamme.combination.eligible", "oriflamme.stack.lower-inert", "oriflamme.bribe.ownership"
)
@pytest.mark.parametrize(
    ("name", "besides"),
    [
        ("red.queen", ("bribe.ownership",)),
        ("red.prince", ()),
        ("red.felon", ("stack.lower-inert",)),
        ("blue.felon", ()),
        ("red.trap", ()),
    ],
    ids=["bribed away", "closed", "covered", "of another family", "an intrigue"],
)
def test_only_open_uncovered_own_characters_are_applied(name: str, besides: tuple[str, ...]) -> None:
    said = (
        "red.combination~ | red.queen^@blue | red.prince~ | red.felon^ < red.trap~"
        " | blue.felon^ | red.schemer^"
    )
    here = events(said, told={"blue": {"discard": ["bribe"]}})
    ruling = refused(here, "combination.eligible", "activate", "red", **spent({"apply": name}))
    assert rests_on(ruling) == ("combination.eligible", *besides)
    assert influence(played(here, "activate", "red", **spent({"apply": "red.schemer"}))) == (2, 1, 1)


@pytest.mark.rule("oriflamme.combination.repeat-choice", "oriflamme.combination.eligible")
@pytest.mark.parametrize(
    "later",
    [
        ({"token": "repeat", "apply": "red.queen"},),
        ({"token": "repeat", "apply": "red.apothecary", "target": "red.trap"},),
    ],
)
def test_after_a_step_that_rests_on_a_default_the_next_is_judged_all_the_same(
    later: tuple[dict[str, Any], ...],
) -> None:
    here = events("red.combination~1 | red.apothecary^ | red.queen^ < red.trap~")
    himself = {"apply": "red.apothecary", "target": "red.apothecary"}
    refused(here, "combination.eligible", "activate", "red", **spent(himself, *later))
    taken = played(here, "activate", "red", **spent(himself, {"token": "take"}))
    assert (row(taken), influence(taken)[0]) == ("red.queen^ < red.trap~", 3)


@pytest.mark.rule("oriflamme.combination.discard-first", "oriflamme.combination.position")
@pytest.mark.parametrize(("option", "target"), [("first", "blue.queen"), ("last", "red.combination")])
def test_when_it_leaves_decides_who_is_the_neighbour(option: str, target: str) -> None:
    decided = {"oriflamme.combination.discard-first": option}
    here = events("blue.queen^ | red.combination~ | red.cutthroat^", at="red.combination", decided=decided)
    done = played_with(here, "activate", "red", **spent({"apply": "red.cutthroat", "target": target}))
    assert told_as_silent(done.ruling, "combination.discard-first")
    assert ("blue.queen" in row(done.state)) == (option == "last")
    other = "blue.queen" if option == "last" else "red.combination"
    step = {"apply": "red.cutthroat", "target": other}
    ruling = refused(here, "cutthroat.eliminate-adjacent", "activate", "red", **spent(step))
    assert told_as_silent(ruling, "combination.discard-first")


@pytest.mark.rule("oriflamme.combination.discard-first", "oriflamme.combination.eligible")
def test_what_it_covered_may_be_applied_and_is_next() -> None:
    here = events("red.queen^ < red.combination~ | blue.felon~")
    done = played_with(here, "activate", "red", **spent(QUEEN))
    assert next_card(done.state) == "red.queen"
    assert told_as_silent(done.ruling, "combination.discard-first")
    last = events(
        "red.queen^ < red.combination~ | blue.felon~", decided={"oriflamme.combination.discard-first": "last"}
    )
    assert told_as_silent(
        refused(last, "combination.eligible", "activate", "red", **spent(QUEEN)), "combination.discard-first"
    )


@pytest.mark.rule("oriflamme.combination.discard-first", "oriflamme.combination.eligible")
@pytest.mark.parametrize(
    ("said", "silent"),
    [
        ("red.queen^ < red.combination~", True),
        ("red.queen~ < red.combination~", False),
        ("red.combination~", False),
        ("red.queen^ < red.cutthroat~", False),
    ],
    ids=["on an open card", "on a closed card", "on no card", "another card"],
)
def test_its_targets_hang_on_when_it_leaves_only_where_an_open_card_comes_to_light(
    said: str, silent: bool
) -> None:
    here = events(f"{said} | red.felon^ | blue.felon~", at=said.rpartition(" ")[2][:-1])
    asked_of = CASEBOOK.step({"ask": "legal_targets"}, here)
    assert isinstance(asked_of, AskStep)
    told = CASEBOOK.answer(asked_of, here).ruling
    assert ("oriflamme.combination.discard-first" in told.rules) is silent
    assert (told.basis == "silent") is silent


@pytest.mark.rule("oriflamme.combination.discard-first")
def test_where_it_makes_no_difference_nothing_rests_on_silence() -> None:
    done = played_with(
        events("red.combination~ | blue.felon~ | red.queen^"), "activate", "red", **spent(QUEEN)
    )
    assert done.ruling.basis == "stated"


@pytest.mark.rule("oriflamme.combination.attacker", "oriflamme.trap.reaction")
@pytest.mark.parametrize(("option", "left"), [("character", ""), ("combination", "red.cutthroat^")])
def test_the_borrowed_character_is_the_attacker_by_default(option: str, left: str) -> None:
    decided = {"oriflamme.combination.attacker": option}
    here = events("red.combination~ | red.cutthroat^ | blue.trap~", red=4, decided=decided)
    done = played_with(here, "activate", "red", **spent({"apply": "red.cutthroat", "target": "blue.trap"}))
    assert (row(done.state), influence(done.state)) == (left, (1, 4, 1))
    assert told_as_silent(done.ruling, "combination.attacker")


@pytest.mark.rule("oriflamme.combination.prince", "oriflamme.prince.self-activated-only")
def test_a_borrowed_prince_brings_no_twin() -> None:
    here = events("red.combination~ | red.prince^ | blue.felon~")
    step = {"apply": "red.prince", "twin": {"where": "left"}}
    refused(here, "combination.prince", "activate", "red", **spent(step))
    done = played_with(here, "activate", "red", **spent({"apply": "red.prince"}))
    assert influence(done.state) == (2, 1, 1)
    assert cites(done, "combination.prince")


@pytest.mark.rule("oriflamme.combination.none", "oriflamme.event.no-target")
def test_with_nothing_to_apply_the_tokens_can_be_taken() -> None:
    here = events("red.combination~1 | red.prince~ | blue.felon^")
    refused(here, "combination.none", "activate", "red", **spent({}, {"token": "repeat"}))
    refused(here, "combination.tokens", "activate", "red", **COMBINATION)
    done = played_with(here, "activate", "red", **spent({}, {"token": "take"}))
    assert influence(done.state) == (2, 1, 1)
    assert cites(done, "combination.none")
    assert influence(played(events("red.combination~ | blue.felon^"), "activate", "red", **COMBINATION)) == (
        1,
        1,
        1,
    )


@pytest.mark.rule("oriflamme.combination.sequence")
def test_at_a_table_it_is_worked_through_step_by_step() -> None:
    here = events("red.combination~2 | red.apothecary^ | blue.trap~ | red.queen^", red=5)
    here = played(here, "activate", "red", **COMBINATION, step_by_step=True)
    refused(here, "combination.sequence", "resolve", "red", card="red.apothecary", target="blue.trap")
    refused(here, "combination.sequence", "combine", "red", token="take")
    refused(here, "combination.sequence", "combine", "blue", card="red.queen")
    here = played(here, "combine", "red", card="red.apothecary", target="blue.trap")
    assert (influence(here), row(here)) == ((3, 4, 1), "red.queen^")
    refused(here, "combination.tokens", "combine", "red", card="red.queen")
    here = played(here, "combine", "red", token="repeat", card="red.queen")
    here = played(here, "combine", "red", token="take")
    assert (influence(here), next_card(here)) == ((6, 4, 1), "red.queen")
    refused(here, "combination.sequence", "combine", "red", token="take")


@pytest.mark.rule("oriflamme.combination.apply")
def test_a_target_named_beside_steps_that_are_right_is_left_out_and_no_step_is_changed() -> None:
    here = events("red.combination~1 | red.queen^ | blue.trap~")
    steps = spent(QUEEN, {"token": "take"})
    refusal = refused(here, "combination.apply", "activate", "red", **steps, target="blue.trap")
    wrong = move("activate", "red", **steps, target="blue.trap")

    [way_out] = refusal.changes
    there, changed = remedied(ORIFLAMME, here, wrong, way_out)

    assert (there, changed) == (here, move("activate", "red", **steps))
    assert judge(ORIFLAMME, there, changed).verdict is Verdict.YES
