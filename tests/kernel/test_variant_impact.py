"""A default is marked as one only where another answer would make a difference."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.hbo.game import HBO
from engine.agot.rule_variants import DUPLICATE_OPTIONAL
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case, CaseResult
from engine.kernel.judge import Candidate, Candidates, carry_out, play
from engine.kernel.reasons import Basis, Reason, Ruling, Verdict
from engine.kernel.variant_impact import Impact, Trail, TrailStep, impact_of, rewritten, with_impact
from tests.kit import hbo
from tests.kit.session import Raw, attack, move, session

BG, PL = "bg-2013", "pl-2012"
ORDER = "hbo.challenge.resolution_order"
TEXTS = pytest.mark.parametrize("text", [BG, PL])


def fighter(name: str, strength: int = 1, **fields: Any) -> Raw:
    return {"id": name, "name": name, "strength": strength, "icons": ["military", "power"], **fields}


def judged(
    text: str, *steps: Raw, power: int = 0, claim: int = 1, foes: int = 2, book: Any = CASEBOOK, **fields: Any
) -> CaseResult:
    """Stark attacks with one character of strength 5; Lannister has so many characters."""
    stark = {"characters": [fighter("a", 5, **fields)], "power": power}
    seats = [
        {"id": "stark", "house": "stark", "plot": {"income": 4, "initiative": 2, "claim": claim}, **stark},
        {
            "id": "lannister",
            "characters": [fighter(f"l{one}") for one in range(foes)],
            "power": 3,
            "hand": {"count": 3},
        },
    ]
    position = {"phase": "challenges", "first_player": "stark", "seats": seats}
    return judge_case(Case("c", position, steps, game="hbo"), book, text)


def battle(*defenders: str, kind: str = "military") -> tuple[Raw, ...]:
    return (
        {"do": "declare_challenge", "by": "stark", "kind": kind, "attackers": ["a"]},
        {"do": "declare_defenders", "by": "lannister", "defenders": list(defenders)},
        {"do": "resolve"},
    )


def paid(*victims: str) -> tuple[Raw, ...]:
    return (
        {"do": "choose_victims", "by": "lannister", "for": "claim", "cards": list(victims)},
        {"do": "decline_saves"},
    )


def bases(found: CaseResult) -> list[str]:
    return [step.basis for step in found.steps]


def orders(found: CaseResult) -> list[Reason]:
    done = [one for ruling in found.rulings if ruling is not None for one in ruling.done]
    return [one for one in done if one.says == "order_of_awards"]


@TEXTS
@pytest.mark.rule(ORDER)
def test_an_order_that_changes_nothing_is_not_marked_as_a_default(text: str) -> None:
    found = judged(text, *battle(), *paid("l0"), keywords=["renown"])
    assert [] == orders(found)
    assert {"stated"} == set(bases(found)) - {"derived"}


@TEXTS
@pytest.mark.rule(ORDER, "hbo.victory.immediate")
def test_an_order_that_decides_whether_the_claim_is_paid_is_marked_at_once_and_at_the_end(text: str) -> None:
    found = judged(text, *battle(), *paid("l0"), power=14)
    assert ("silent", "silent") == (bases(found)[2], bases(found)[4])
    assert {Basis.SILENT} == {one.basis for one in orders(found)}


@TEXTS
@pytest.mark.rule(ORDER, "hbo.victory.immediate")
def test_an_order_that_decides_whether_a_hand_loses_a_card_is_marked_when_the_game_ends(text: str) -> None:
    discard = {"do": "discard_for_claim", "by": "lannister", "random": True, "count": 1}
    intrigue = (*battle(kind="intrigue"), discard)
    won = judged(text, *intrigue, power=14, icons=["intrigue"])
    assert ("silent", "silent") == (bases(won)[2], bases(won)[3])
    assert "silent" not in bases(judged(text, *intrigue, power=13, icons=["intrigue"]))


@pytest.mark.rule(ORDER, "hbo.keyword.renown")
def test_that_renown_comes_after_the_claim_is_a_default_in_bulgarian_and_stated_in_polish() -> None:
    steps = (*battle("l1"), *paid("l0"))
    assert "silent" == bases(judged(BG, *steps, power=14, keywords=["renown"]))[4]
    assert "silent" not in bases(judged(PL, *steps, power=14, keywords=["renown"]))


@TEXTS
@pytest.mark.rule(ORDER)
def test_where_it_would_take_more_than_sixteen_resolutions_it_may_matter(text: str) -> None:
    found = judged(text, *battle(), claim=2, foes=6)
    assert [True] == [one.may_matter for one in orders(found)]
    chosen = judged(text, *battle(), *paid("l0", "l1"), claim=2, foes=6)
    assert 1 == len(orders(chosen)), "of the resolution, and not where the victims are known"


@TEXTS
@pytest.mark.rule("hbo.reaction.order")
def test_an_answer_that_is_the_same_under_each_answer_of_the_point_is_no_default(text: str) -> None:
    asked = {"ask": "response_order", "seat": "stark"}
    same = judged(text, asked)
    assert ["derived"] == bases(same)
    assert same.steps[0].rules == ("hbo.reaction.order",)


@TEXTS
@pytest.mark.rule("hbo.lasting.negative_strength")
def test_a_strength_that_would_be_below_nought_rests_on_a_default(text: str) -> None:
    weak = {"kind": "strength", "target": "a", "amount": -7, "until": "phase"}
    assert "silent" in bases(judged(text, {"do": "apply_effect", "effects": [weak]}))


def silent(reasons: tuple[Reason, ...]) -> bool:
    return any(one.says == "order_of_awards" and one.basis is Basis.SILENT for one in reasons)


@pytest.mark.rule(ORDER)
@pytest.mark.parametrize(("power", "marked"), [(0, False), (14, True)])
def test_rulings_of_a_session_and_of_its_log_are_marked_in_the_same_way(power: int, marked: bool) -> None:
    table = session("challenges", power=power)
    table.enter(attack())
    table.enter(move("declare_defenders", "lannister", defenders=[]))
    table.enter(move("resolve"))
    table.enter(move("choose_victims", "lannister", cards=["cersei"]))
    entered = table.enter(move("decline_saves"))
    assert marked is any(silent(one.done) for one in entered.rulings)
    assert marked is any(silent(one.done) for one in table.rulings_shown(table.lines[-1]))


@pytest.mark.rule(ORDER)
def test_what_the_table_has_decided_is_told_though_it_changes_nothing() -> None:
    table = session("challenges", BG)
    table.decide(ORDER, "awards_first")
    table.enter(attack())
    table.enter(move("declare_defenders", "lannister", defenders=[]))
    told = [one for one in table.enter(move("resolve")).ruling.done if one.says == "order_of_awards"]
    assert ["table"] == [one.facts["decided_by"] for one in told]


@TEXTS
@pytest.mark.rule(ORDER)
def test_a_move_that_answers_something_else_is_no_way_to_pay_the_claim(text: str) -> None:
    effect = Candidate(hbo.do("apply_effect", effects=[hbo.effect("draw", seats=["stark"], amount=1)]))

    def with_others(table: Any) -> Candidates:
        yield from [effect] * 17
        yield from CASEBOOK.choices(table) if CASEBOOK.choices is not None else ()

    plain, wider = (
        judged(text, *battle(), keywords=["renown"], book=book)
        for book in (CASEBOOK, replace(CASEBOOK, choices=with_others))
    )
    assert (orders(wider), bases(wider)) == ([], bases(plain))


def test_what_forbids_is_told_though_another_answer_would_forbid_it_too() -> None:
    facts = {"decided_by": "text", "option": "yes"}
    allows, forbids = (
        Reason((ORDER,), found, "says", facts=dict(facts), basis=Basis.SILENT)
        for found in (Verdict.YES, Verdict.NO)
    )
    kept = Reason((ORDER,), says="is_kept")
    found = rewritten(Ruling(Verdict.NO, BG, (forbids, allows, allows)), {ORDER: Impact.NONE}, (kept, kept))
    assert found.reasons == (forbids, kept)


@TEXTS
def test_an_answer_that_told_on_moves_before_those_looked_at_may_matter(text: str) -> None:
    begins = hbo.battle([hbo.fighter("a")], [hbo.fighter("s")], text=text)
    kill = hbo.do("apply_effect", effects=[hbo.effect("kill", "s")])
    dying = carry_out(HBO, begins, kill)
    trail = (TrailStep(begins, kill), TrailStep(dying, hbo.do("decline_saves")))
    assert impact_of(HBO, DUPLICATE_OPTIONAL, trail, text, None) is Impact.NONE
    assert impact_of(HBO, DUPLICATE_OPTIONAL, trail[1:], text, None) is Impact.MAY_MATTER


@pytest.mark.rule(ORDER)
@pytest.mark.parametrize(("moves", "marked"), [(5, False), (1, True)])
def test_an_order_is_a_default_where_the_challenge_began_before_what_is_told(
    moves: int, marked: bool
) -> None:
    trail: Trail = ()
    state = session("challenges", BG).state
    steps = (
        attack(),
        move("declare_defenders", "lannister", defenders=[]),
        move("resolve"),
        move("choose_victims", "lannister", cards=["cersei"]),
        move("decline_saves"),
    )
    for step in steps:
        there, _ = CASEBOOK.reach(state, step, None)
        trail += (TrailStep(there, step),)
        played = play(HBO, there, step)
        state = played.state

    found = with_impact(HBO, trail[-moves:], played.ruling, CASEBOOK.choices)
    assert silent(found.done) is marked
