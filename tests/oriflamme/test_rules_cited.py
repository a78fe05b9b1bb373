"""A ruling cites the rules it rests on and no others: those of the very card, face, family and place."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import Played
from engine.kernel.reasons import DERIVED, STATED, Basis, Reason, Verdict
from engine.oriflamme.rounds_and_winner import cards_in_row, reasons
from engine.oriflamme.table import OriflammeTable
from tests.kit.oriflamme import events, planning, played_with, refused, rests_on, ruled

Fields = dict[str, Any]
BRIBES: Fields = {"told": {name: {"discard": ["bribe"]} for name in ("red", "blue", "green")}}
STRUCK = ("cutthroat.eliminate-adjacent", "adjacency.definition", "eliminate.to-discard")


def bare(rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(rule.removeprefix("oriflamme.") for rule in rules)


def notes(done: Played, says: str) -> list[Reason]:
    """What a ruling tells of what came of a move, under one heading."""
    return [reason for reason in done.ruling.done if reason.says == says]


def resolved(here: OriflammeTable, **fields: Any) -> Played:
    """The card at the pointer applied by its owner."""
    place = here.at_pointer
    assert place is not None
    verb = "resolve" if place.top.open else "activate"
    return played_with(here, verb, place.top.owner, card=place.top.key, **fields)


@pytest.mark.rule(
    "oriflamme.eliminate.flip",
    "oriflamme.eliminate.facedown-tokens-lost",
    "oriflamme.eliminate.close-gap",
    "oriflamme.bribe.leaves-row",
    "oriflamme.stack.top-targetable",
)
@pytest.mark.parametrize(
    ("victim", "besides"),
    [
        ("blue.felon^", ("eliminate.close-gap",)),
        ("blue.felon~", ("eliminate.flip", "eliminate.close-gap")),
        ("blue.felon~2", ("eliminate.flip", "eliminate.facedown-tokens-lost", "eliminate.close-gap")),
        ("blue.felon^@green", ("bribe.leaves-row", "eliminate.close-gap")),
        ("blue.queen~1 < blue.felon^", ("stack.top-targetable",)),
    ],
    ids=["open", "closed", "with influence", "bribed", "on a stack"],
)
def test_an_elimination_rests_on_how_its_victim_lay(victim: str, besides: tuple[str, ...]) -> None:
    here = events(f"red.cutthroat^ | {victim}", at="red.cutthroat", **BRIBES)

    [told] = notes(resolved(here, target="blue.felon"), "card_is_eliminated")

    assert bare(told.rules) == (*STRUCK, *besides)


@pytest.mark.rule("oriflamme.eliminate.flip")
@pytest.mark.parametrize(("face", "turned"), [("^", []), ("~3", [3])])
def test_only_a_closed_victim_is_turned_up_and_what_lay_on_it_is_told(face: str, turned: list[int]) -> None:
    here = events(f"red.cutthroat^ | blue.felon{face}", at="red.cutthroat")

    done = resolved(here, target="blue.felon")

    assert [event.amount for event in done.state.events if event.what == "turned_up"] == turned


@pytest.mark.rule("oriflamme.eliminate.response", "oriflamme.trap.own", "oriflamme.twin.outside-row")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        ("blue.queen~", True),
        ("blue.queen^", False),
        ("blue.felon~", False),
        ("blue.trap~", True),
        ("red.trap~", False),
        ("blue.prince~ | blue.twin^", True),
        ("blue.prince~", False),
    ],
)
def test_only_a_closed_card_whose_elimination_does_something_is_told_to_answer_closed(
    row: str, *, answers: bool
) -> None:
    here = events(f"red.cutthroat^ | {row}", at="red.cutthroat")

    done = resolved(here, target=row.partition(" ")[0].rstrip("^~"))

    assert bool(notes(done, "closed_card_reacts")) is answers


@pytest.mark.rule("oriflamme.queen.bonus", "oriflamme.queen.bonus-other-only")
@pytest.mark.parametrize(
    ("queen", "rules", "basis"),
    [
        ("blue.queen^", ("queen.bonus",), STATED),
        ("red.queen^@green", ("queen.bonus", "queen.bonus-other-only", "bribe.ownership"), DERIVED),
    ],
)
def test_the_bonus_for_a_bribed_queen_follows_from_whose_she_is(
    queen: str, rules: tuple[str, ...], basis: Basis
) -> None:
    here = events(f"red.cutthroat^ | {queen}", at="red.cutthroat", **BRIBES)

    [bonus] = notes(resolved(here, target=queen.partition("^")[0]), "supply_changes")

    assert (bare(bonus.rules), bonus.basis) == (rules, basis)


@pytest.mark.rule("oriflamme.twin.eliminated-discards-prince", "oriflamme.twin.copies")
@pytest.mark.parametrize(
    ("row", "victim", "gone", "points"),
    [
        ("blue.twin^ | blue.prince^", "blue.twin", ["blue.prince"], 0),
        ("blue.twin^ | blue.prince~", "blue.twin", ["blue.prince"], 1),
        ("blue.prince^ | blue.twin~", "blue.prince", ["blue.twin"], 0),
        ("blue.prince^ | blue.twin^ | green.twin^@blue", "blue.prince", ["blue.twin", "green.twin"], 0),
        ("blue.felon^ | blue.twin^ | blue.prince^", "blue.felon", [], 0),
    ],
)
def test_partners_go_and_only_a_closed_prince_rests_on_what_the_text_leaves_open(
    row: str, victim: str, gone: list[str], points: int
) -> None:
    here = events(f"red.cutthroat^ | {row}", at="red.cutthroat", **BRIBES)

    done = resolved(here, target=victim)

    told = notes(done, "card_is_discarded")
    assert [one.facts["card"] for one in told] == gone
    assert {"oriflamme.twin.copies" in one.rules for one in told} <= {len(gone) > 1}
    assert len(notes(done, "closed_prince")) == points


@pytest.mark.rule("oriflamme.twin.outside-row")
@pytest.mark.parametrize(
    ("row", "victim", "stays"),
    [
        ("blue.prince^", "blue.prince", True),
        ("blue.felon^", "blue.felon", False),
        ("blue.prince^ | blue.twin^", "blue.prince", False),
    ],
    ids=["in front of its player", "no prince", "in the row"],
)
def test_a_twin_is_told_to_stay_where_its_prince_goes_and_it_has_not_come(
    row: str, victim: str, *, stays: bool
) -> None:
    done = resolved(events(f"red.cutthroat^ | {row}", at="red.cutthroat"), target=victim)

    assert bool(notes(done, "twin_stays")) is stays


@pytest.mark.rule("oriflamme.trap.attacker-pile", "oriflamme.discard.owner-pile")
@pytest.mark.parametrize(
    ("attacker", "chief", "basis", "pile"),
    [
        ("red.cutthroat^", "trap.reaction", STATED, ("discard.owner-pile",)),
        (
            "green.cutthroat^@red",
            "trap.attacker-pile",
            DERIVED,
            ("discard.owner-pile", "bribe.leaves-row"),
        ),
    ],
)
def test_a_trapped_attacker_goes_to_the_pile_of_its_printed_family(
    attacker: str, chief: str, basis: Basis, pile: tuple[str, ...]
) -> None:
    card = attacker.partition("^")[0]
    done = resolved(events(f"{attacker} | blue.trap~", at=card, red=5, **BRIBES), target="blue.trap")

    [goes], [discarded] = notes(done, "attacker_goes"), notes(done, "card_is_discarded")
    assert (bare(goes.rules)[0], goes.basis) == (chief, basis)
    assert bare(discarded.rules) == ("trap.reaction", *pile)


@pytest.mark.rule("oriflamme.event.one-visit")
@pytest.mark.parametrize(
    ("row", "waiting"),
    [
        ("blue.queen^ < blue.felon^ | red.cutthroat^", ["blue.queen"]),
        ("blue.felon^ | red.cutthroat^", []),
        ("green.trap~ | red.cutthroat^ | blue.queen^ < blue.felon^", []),
    ],
    ids=["behind the pointer", "nothing under it", "ahead of the pointer"],
)
def test_what_comes_to_light_waits_only_behind_the_pointer(row: str, waiting: list[str]) -> None:
    done = resolved(events(row, at="red.cutthroat"), target="blue.felon")

    assert [one.facts["card"] for one in notes(done, "waits_behind")] == waiting


@pytest.mark.rule("oriflamme.stack.own-family-only", "oriflamme.bribe.stacking-on")
@pytest.mark.parametrize(
    ("card", "bribed", "basis"),
    [
        ("blue.felon^", (), STATED),
        ("red.felon^@blue", ("bribe.stacking-on", "bribe.ownership"), DERIVED),
    ],
)
def test_a_card_of_another_family_is_not_covered_and_one_bribed_away_is_one(
    card: str, bribed: tuple[str, ...], basis: Basis
) -> None:
    name = card.partition("^")[0]
    own, on = "stack.own-family-only", "planning.on-own-card"

    ruling = refused(planning(card, **BRIBES), own, "place", "red", card="trap", where="on", on=name)
    assert rests_on(ruling) == (own, on, *bribed)
    assert ruling.basis == basis

    prince = events(f"red.prince~ | {card}", at="red.prince", **BRIBES)
    twin = {"where": "on", "on": name}
    ruling = refused(prince, own, "activate", "red", card="red.prince", twin=twin)
    assert rests_on(ruling) == (own, "twin.placement", on, *bribed)


@pytest.mark.rule("oriflamme.felon.loss", "oriflamme.felon.includes-owner", "oriflamme.felon.both-sides")
@pytest.mark.parametrize(
    ("row", "besides"),
    [
        ("blue.queen^ | red.felon^", ()),
        ("red.queen^ | red.felon^", ("felon.includes-owner",)),
        ("green.queen^@blue | red.felon^", ("bribe.ownership",)),
        ("blue.queen^ | red.felon^ | blue.trap~", ("felon.both-sides",)),
        (
            "green.queen^@red | red.felon^ | red.trap~",
            ("felon.includes-owner", "bribe.ownership", "felon.both-sides"),
        ),
    ],
)
def test_a_loss_to_the_felon_rests_on_whose_cards_lie_beside_him(row: str, besides: tuple[str, ...]) -> None:
    [loss] = notes(resolved(events(row, at="red.felon", red=3, blue=3, **BRIBES)), "supply_changes")

    assert bare(loss.rules) == ("felon.loss", "felon.to-reserve", *besides)


@pytest.mark.rule("oriflamme.bribe.place", "oriflamme.bribe.replace-token", "oriflamme.bribe.own-character")
@pytest.mark.parametrize(
    ("character", "besides", "basis"),
    [
        ("blue.queen^", (), STATED),
        ("blue.queen^@green", ("bribe.replace-token",), STATED),
        ("red.queen^", ("bribe.own-character",), DERIVED),
        ("red.queen^@blue", ("bribe.replace-token", "bribe.own-character"), DERIVED),
    ],
)
def test_a_bribe_rests_on_whose_the_character_is_and_was(
    character: str, besides: tuple[str, ...], basis: Basis
) -> None:
    told = {name: {"discard": ["bribe"]} for name in ("blue", "green")}
    here = events(f"red.bribe~ | {character}", at="red.bribe", told=told)

    [bribed] = notes(resolved(here, bribe=character.partition("^")[0]), "character_is_bribed")

    assert (bare(bribed.rules), bribed.basis) == (("bribe.place", "bribe.ownership", *besides), basis)


@pytest.mark.rule("oriflamme.bribe.not-stack", "oriflamme.bribe.no-target", "oriflamme.bribe.own-character")
@pytest.mark.parametrize(
    ("row", "bribe", "rules"),
    [
        ("blue.queen^", None, ("bribe.place", "event.no-target")),
        ("red.queen^", None, ("bribe.place", "event.no-target", "bribe.own-character")),
        ("red.queen^ | blue.queen^", None, ("bribe.place", "event.no-target")),
        ("blue.queen^ | blue.felon~", "blue.felon", ("bribe.place",)),
        ("blue.queen^ < blue.felon^", "blue.felon", ("bribe.not-stack", "bribe.place")),
        ("blue.felon~", "blue.felon", ("bribe.place", "bribe.no-target")),
    ],
    ids=["not told", "only an own one", "one of several", "closed", "in a stack", "nobody to bribe"],
)
def test_a_bribe_of_nobody_who_can_be_bribed_is_refused_for_what_he_is(
    row: str, bribe: str | None, rules: tuple[str, ...]
) -> None:
    here = events(f"red.bribe~ | {row}", at="red.bribe")

    assert rests_on(refused(here, rules[0], "activate", "red", card="red.bribe", bribe=bribe)) == rules


@pytest.mark.rule(
    "oriflamme.replacement.substitute", "oriflamme.replacement.own-card", "oriflamme.replacement.stack-top"
)
@pytest.mark.parametrize(
    ("victim", "rules"),
    [
        ("blue.trap~", ("replacement.substitute", "replacement.own-card")),
        ("red.felon^", ("replacement.substitute", "replacement.own-card")),
        ("blue.queen^ < blue.felon^", ("replacement.stack-top",)),
    ],
    ids=["an intrigue", "an own character", "the top of a stack"],
)
def test_nothing_is_laid_for_a_victim_that_is_not_replaced(victim: str, rules: tuple[str, ...]) -> None:
    here = events(f"red.replacement~ | {victim}", at="red.replacement", told={"red": {"discard": ["queen"]}})
    chosen = {"target": victim.rpartition(" < ")[2].rstrip("^~"), "substitute": "discard"}

    ruling = refused(here, rules[0], "activate", "red", card="red.replacement", **chosen)

    assert rests_on(ruling) == rules


@pytest.mark.rule("oriflamme.replacement.own-card", "oriflamme.replacement.source")
@pytest.mark.parametrize(
    ("victim", "chief", "basis"),
    [
        ("red.felon^", "replacement.own-card", DERIVED),
        ("blue.queen^ < blue.felon^", "replacement.stack-top", STATED),
        ("blue.felon^", "replacement.source", STATED),
    ],
)
def test_why_nothing_comes_in_the_place_of_a_character_is_told(victim: str, chief: str, basis: Basis) -> None:
    here = events(
        f"red.replacement~ | {victim}",
        at="red.replacement",
        told={"red": {"set_aside": ["queen", "bribe", "trap"]}},
    )

    [told] = notes(resolved(here, target=victim.rpartition(" < ")[2].rstrip("^~")), "nothing_substituted")

    assert (bare(told.rules), told.basis) == ((chief,), basis)


@pytest.mark.rule("oriflamme.prince.self-activated-only", "oriflamme.prince.twin-once")
@pytest.mark.parametrize(
    ("row", "verb", "rules", "basis"),
    [
        (
            "red.prince^",
            "resolve",
            ("prince.self-activated-only", "prince.twin-once", "replacement.prince"),
            STATED,
        ),
        (
            "blue.prince^@red",
            "resolve",
            ("prince.self-activated-only", "prince.twin-once", "replacement.prince", "bribe.ownership"),
            DERIVED,
        ),
        (
            "red.prince^ | red.twin^",
            "resolve",
            ("prince.twin-once", "twin.entry-only-by-prince", "prince.self-activated-only"),
            DERIVED,
        ),
        ("red.prince~ | red.twin^", "activate", ("prince.twin-once", "twin.entry-only-by-prince"), DERIVED),
    ],
    ids=["open already", "bribed", "open, and the twin has come", "turned up, and the twin has come"],
)
def test_a_prince_that_brings_no_twin_is_told_why(
    row: str, verb: str, rules: tuple[str, ...], basis: Basis
) -> None:
    prince = row.partition(" ")[0].partition("^")[0].rstrip("~")
    here = events(row, at=prince, **BRIBES)

    ruling = refused(here, rules[0], verb, "red", card=prince, twin={"where": "left"})

    assert (rests_on(ruling), ruling.basis) == (rules, basis)


@pytest.mark.rule("oriflamme.event.no-target", "oriflamme.stack.lower-inert", "oriflamme.cutthroat.alone")
@pytest.mark.parametrize(
    ("row", "target", "rules"),
    [
        (
            "red.cutthroat^ | blue.felon^",
            None,
            (
                *("cutthroat.eliminate-adjacent", "event.no-target", "event.mandatory-own-harm"),
                "event.faceup-mandatory",
            ),
        ),
        (
            "red.cutthroat~ | blue.felon^",
            None,
            ("cutthroat.eliminate-adjacent", "event.no-target", "event.mandatory-own-harm"),
        ),
        (
            "red.cutthroat^ | blue.felon^ < blue.trap~",
            "blue.felon",
            ("stack.lower-inert", "adjacency.definition", "cutthroat.eliminate-adjacent"),
        ),
        (
            "red.cutthroat^ | blue.felon^ | green.trap~",
            "green.trap",
            ("cutthroat.eliminate-adjacent", "adjacency.definition"),
        ),
        (
            "red.cutthroat^",
            "red.cutthroat",
            ("cutthroat.eliminate-adjacent", "cutthroat.alone", "adjacency.definition"),
        ),
    ],
    ids=["none told", "none told as it is turned up", "covered", "no neighbour", "alone"],
)
def test_a_target_that_is_missing_or_wrong_is_refused_for_where_it_lies(
    row: str, target: str | None, rules: tuple[str, ...]
) -> None:
    here = events(row, at="red.cutthroat")
    verb = "resolve" if "red.cutthroat^" in row else "activate"

    assert rests_on(refused(here, rules[0], verb, "red", card="red.cutthroat", target=target)) == rules


@pytest.mark.rule("oriflamme.end.tiebreak", "oriflamme.end.tie-still", "oriflamme.bribe.tiebreak")
@pytest.mark.parametrize(
    ("row", "blue", "says", "besides", "basis"),
    [
        ("red.queen^ | blue.felon^@green", 4, ["most_influence"], (), STATED),
        ("red.queen^ | red.trap~ | blue.felon^", 5, ["most_influence", "more_cards"], (), STATED),
        (
            "red.queen^ | blue.felon^",
            5,
            ["most_influence", "more_cards", "shared_victory"],
            (),
            STATED,
        ),
        ("red.queen^@blue", 5, ["most_influence", "more_cards"], ("bribe.tiebreak",), DERIVED),
        (
            "red.queen^ | red.trap~ | blue.felon^@green | blue.trap~",
            5,
            ["most_influence", "more_cards"],
            ("bribe.tiebreak",),
            DERIVED,
        ),
        ("red.queen^ | green.felon^@yellow", 5, ["most_influence", "more_cards"], (), STATED),
    ],
    ids=["not tied", "more cards", "still tied", "bribed", "bribed away", "others are bribed"],
)
def test_a_victory_rests_on_what_told_the_tied_apart(
    row: str, blue: int, says: list[str], besides: tuple[str, ...], basis: Basis
) -> None:
    families = ("red", "blue", "green", "yellow")
    told = {name: {"discard": ["bribe"]} for name in families}
    here = events(row, families=families, red=5, blue=blue, told=told)

    found = reasons(here)

    assert [reason.says for reason in found] == says
    if len(found) > 1:
        tiebreak = ("end.tiebreak", "end.tiebreak-stack-top", *besides)
        assert (bare(found[1].rules), found[1].basis) == (tiebreak, basis)
        tied = found[1].facts["cards"]
        assert tied == tuple(f"{seat}: {cards_in_row(here, seat)}" for seat in ("red", "blue"))


def test_the_cards_of_a_family_in_the_row_are_counted_one_for_each_place() -> None:
    here = events("red.queen^ < red.trap~ | red.felon~ | blue.queen^@red | blue.trap~", **BRIBES)

    assert {seat: cards_in_row(here, seat) for seat in here.seats} == {"red": 3, "blue": 1, "green": 0}


@pytest.mark.rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
@pytest.mark.parametrize(
    ("verb", "fields", "because"),
    [
        ("place", {"card": "trap", "where": "left"}, "end.seventh-unplayed"),
        ("pass_planning", {}, "end.seventh-unplayed"),
        ("keep", {"card": "red.queen"}, "round.six-rounds"),
        ("set_direction", {"direction": "left_to_right"}, "round.six-rounds"),
    ],
)
def test_after_the_end_nothing_is_done_and_the_last_card_stays_unplayed(
    verb: str, fields: Fields, because: str
) -> None:
    here = events("red.queen~", at="red.queen", round=6)
    over = played_with(here, "keep", "red", card="red.queen").state

    ruling = refused(over, "end.after-six", verb, "red", **fields)

    assert rests_on(ruling)[:2] == ("end.after-six", because)
    assert "wrong_phase" not in [reason.says for reason in ruling.deciding]


@pytest.mark.rule("oriflamme.stack.lower-inert", "oriflamme.event.next-card")
@pytest.mark.parametrize(
    ("card", "phase", "says"),
    [
        ("red.queen", "events", {"card_is_covered"}),
        ("red.felon", "events", set()),
        ("green.trap", "events", {"not_at_pointer"}),
        ("blue.trap", "events", {"pointer_has_passed"}),
        ("red.queen", "planning", {"wrong_phase"}),
        ("green.trap", "planning", {"wrong_phase"}),
    ],
)
def test_a_card_that_does_not_act_is_refused_for_where_it_lies_and_only_while_cards_act(
    card: str, phase: str, says: set[str]
) -> None:
    row = "blue.trap~ | red.queen~ < red.felon~ | green.trap~"
    here = events(row, at="red.felon") if phase == "events" else planning(row)

    ruling = ruled(here, "keep", card.partition(".")[0], card=card)

    assert {reason.says for reason in ruling.deciding if reason.found is Verdict.NO} == says


@pytest.mark.rule(
    "oriflamme.combination.position", "oriflamme.combination.eligible", "oriflamme.combination.tokens"
)
@pytest.mark.parametrize(
    ("step", "rules"),
    [
        (
            {"apply": "red.cutthroat", "target": "blue.felon"},
            ("cutthroat.eliminate-adjacent", "adjacency.definition", "combination.position"),
        ),
        ({"apply": "red.queen", "target": "blue.felon"}, ("queen.gain",)),
        ({"apply": "red.schemer", "target": "blue.felon"}, ("schemer.gain", "combination.position")),
        ({"apply": None}, ("combination.apply",)),
        ({"token": "take"}, ("combination.sequence", "combination.apply")),
    ],
    ids=["no neighbour of the character", "no choice", "no choice, but a place", "nobody", "no free one"],
)
def test_a_step_of_a_combination_rests_on_the_place_of_a_character_that_has_one(
    step: Fields, rules: tuple[str, ...]
) -> None:
    row = "red.combination~ | red.queen^ | red.cutthroat^ | red.schemer^ | green.queen^ | blue.felon^"
    here = events(row, at="red.combination")

    ruling = refused(here, rules[0], "activate", "red", card="red.combination", sequence=[step])

    assert rests_on(ruling) == rules


@pytest.mark.rule("oriflamme.combination.tokens", "oriflamme.combination.none")
@pytest.mark.parametrize(
    ("row", "second", "rules", "remedy"),
    [
        ("red.queen^", {"token": "take", "apply": "red.queen"}, ("combination.tokens",), "take_token"),
        ("red.queen^", {"token": "repeat"}, ("combination.tokens", "combination.apply"), "apply_one"),
        ("red.queen~", {"token": "repeat"}, ("combination.none", "combination.tokens"), "take_token"),
        (
            "red.queen~",
            {"token": "repeat", "apply": "red.queen"},
            ("combination.eligible", "combination.none"),
            "without_choice",
        ),
    ],
    ids=["taken and applied", "applied by nobody", "nobody is open", "a closed one"],
)
def test_a_token_is_taken_or_repeats_an_effect_and_a_refusal_says_what_helps(
    row: str, second: Fields, rules: tuple[str, ...], remedy: str
) -> None:
    here = events(f"red.combination~1 | {row}", at="red.combination")
    first = {"apply": "red.queen"} if "^" in row else {}

    ruling = refused(here, rules[0], "activate", "red", card="red.combination", sequence=[first, second])

    assert rests_on(ruling) == rules
    assert [change.what for change in ruling.changes] == [remedy]


@pytest.mark.rule("oriflamme.planning.from-hand-only", "oriflamme.planning.one-card-each")
@pytest.mark.parametrize(
    ("card", "rules", "zone"),
    [
        ("trap", ("planning.from-hand-only",), "discard"),
        ("felon", ("planning.from-hand-only", "setup.three-aside"), "set_aside"),
        ("queen", ("planning.from-hand-only", "components.family-set"), "row"),
        ("schemer", ("planning.from-hand-only",), "unknown"),
        ("twin", ("twin.entry-only-by-prince", "setup.twin-aside", "planning.from-hand-only"), None),
    ],
)
def test_a_card_that_is_not_in_hand_is_refused_for_where_it_lies(
    card: str, rules: tuple[str, ...], zone: str | None
) -> None:
    told = {"red": {"hand": ["prince"], "set_aside": ["felon"], "discard": ["trap"]}}
    here = planning("red.queen~", told=told)

    ruling = refused(here, rules[0], "place", "red", card=card, where="left")

    assert rests_on(ruling) == rules
    assert ruling.deciding[0].facts.get("zone") == zone


@pytest.mark.rule("oriflamme.planning.one-card-each", "oriflamme.planning.order")
@pytest.mark.parametrize(
    ("seat", "rules", "whose"),
    [
        ("red", ("planning.one-card-each", "planning.order"), "red"),
        ("green", ("planning.order",), "blue"),
    ],
    ids=["has laid", "comes later"],
)
def test_who_lays_out_of_turn_is_told_whose_turn_it_is_or_that_he_has_laid(
    seat: str, rules: tuple[str, ...], whose: str
) -> None:
    here = planning("red.queen~", to_act="blue")

    ruling = refused(here, rules[0], "place", seat, card="trap", where="left")

    assert rests_on(ruling) == rules
    assert ruling.deciding[0].facts["seat"] == whose
