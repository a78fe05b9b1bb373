"""The round: its phases, plots, passives, power, and what a table decides for itself."""

import pytest

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.game import LCG
from engine.agot.lcg.rule_variants import RULE_VARIANTS
from engine.kernel.cases.model import SkipStep
from engine.kernel.corrections import Correct, Decide
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Verdict
from tests.kit.lcg import after, asked, card, do, holds, refused, ruling, seat, table

FIGHTER = {"strength": 3, "icons": ["military", "power"]}


@pytest.mark.rule("lcg.round.phases", "lcg.round.simultaneous", "lcg.taxation.next_round")
def test_a_round_has_seven_phases_and_then_comes_the_next() -> None:
    given = table("plot", seat("A"), seat("B"))
    phases = []
    for phase in ("draw", "marshalling", "challenges", "dominance", "standing", "taxation"):
        phases.append(given.phase)
        given = ADAPTER.casebook.skip(given, SkipStep(phase))
    assert [*phases, given.phase] == [
        "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation",
    ]  # fmt: skip
    given = after(given, do("return_gold"), do("end_round"))
    assert (given.phase, given.round) == ("plot", 2)


@pytest.mark.rule("lcg.plot.effect_timing", "lcg.firstplayer.passive_order")
def test_plot_effects_come_after_the_first_player_and_before_titles() -> None:
    plot = {"name": "p", "income": 1, "initiative": 2, "claim": 1, "when_revealed": "Something."}
    council = ["hand", "laws", "coin"]
    given = table("plot", seat("A", plot=plot), seat("B"), seat("C"), council=council)
    given = after(given, do("determine_initiative", random_result="B"))
    given = carry_out(LCG, given, do("name_first_player", "B", seat="C"))
    assert asked(given) == [("C", "order_when_revealed")]
    later = carry_out(LCG, given, Decide(point="lcg.plot.effect_timing", option="after_titles"))
    assert asked(later) == [("C", "choose_title")]


@pytest.mark.rule("lcg.title.laws", "lcg.draw.two")
@pytest.mark.parametrize(
    ("deck", "extra", "drawn"), [(30, True, 3), (30, False, 2), (2, True, 2), (3, True, 3)]
)
def test_the_card_more_of_the_master_of_laws_is_told_under_the_rule_of_the_title(
    deck: int, extra: bool, drawn: int
) -> None:
    seats = seat("A", title="laws", deck=deck), seat("B", title="hand"), seat("C", title="coin")
    given = table("draw", *seats, council=["regent"])
    found = ruling(given, do("draw_phase", laws_extra=extra))
    told = [(one.rules, one.found, one.facts) for one in found.done if one.says == "extra_card"]
    assert told == ([(("lcg.title.laws",), Verdict.YES, {"seat": "A"})] if extra else [])
    assert after(given, do("draw_phase", laws_extra=extra)).seats["A"].drawn == drawn


@pytest.mark.rule("lcg.passive.definition", "lcg.passive.not_action", "lcg.passive.before_actions")
def test_a_passive_takes_nobodys_turn_to_act() -> None:
    hand = [card("e", type="event", timing="any_phase")]
    given = table("challenges", seat("A", card("a"), hand=hand), seat("B"))
    passive = do("resolve_passive", "A", card="a", effects=[{"kind": "draw", "seats": ["A"], "amount": 1}])
    found = ruling(given, passive)
    assert "lcg.passive.not_action" in found.rules
    assert ruling(given, passive, do("play_event", "A", card="e"), passes="listed").verdict is Verdict.YES


@pytest.mark.rule("lcg.power.character_gain", "lcg.component.power_tokens", "lcg.setup.pool_refill")
def test_power_goes_where_its_source_says_and_never_runs_out() -> None:
    given = table("challenges", seat("A", card("a"), power=14), seat("B", power=14), seat("C", power=14))
    given = after(
        given, do("apply_effect", effects=[{"kind": "gain_power_on_card", "target": "a", "amount": 1}])
    )
    holds(given, {"card.a.power": 1, "game.winner": "A"})


@pytest.mark.rule("lcg.component.power_tokens", "lcg.initiative.tie_power", "lcg.victory.counts")
@pytest.mark.parametrize(("option", "winner"), [("all_power", "B"), ("house_and_characters", "A")])
def test_power_on_a_place_without_infamy_is_compared_under_no_reading(option: str, winner: str) -> None:
    places = [
        {"id": "mines", "name": "mines", "keywords": ["infamy"], "power": 2},
        {"id": "sept", "name": "sept", "power": 9},
    ]
    given = table("plot", seat("A", locations=places, power=1), seat("B", power=2))
    holds(given, {"seat.A.total_power": 3})
    decided = carry_out(LCG, given, Decide(point="lcg.initiative.tie_power", option=option))
    holds(after(decided, do("determine_initiative")), {"initiative.winner": winner})


@pytest.mark.rule("lcg.initiative.tie_power", "lcg.victory.counts")
@pytest.mark.parametrize("option", ["all_power", "house_and_characters"])
def test_power_on_characters_is_compared_under_either_reading(option: str) -> None:
    given = table("plot", seat("A", card("a", power=2), power=1), seat("B", power=2))

    decided = carry_out(LCG, given, Decide(point="lcg.initiative.tie_power", option=option))

    holds(after(decided, do("determine_initiative")), {"initiative.winner": "B"})


@pytest.mark.rule("lcg.kneel.rotate", "lcg.anatomy.gold_cost", "lcg.challenge.declare_type_target")
def test_who_attacks_kneels_and_who_is_played_is_paid() -> None:
    hand = [card("x", type="character", cost=3)]
    given = table("challenges", seat("A", card("a", **FIGHTER), hand=hand, gold=2), seat("B"))
    holds(after(given, do("declare_challenge", "A", kind="military", target="B", attackers=["a"])),
          {"card.a.kneeling": True, "challenge.target": "B"})  # fmt: skip
    given = table("marshalling", seat("A", hand=hand, gold=2, income_taken=True), seat("B"))
    refused(given, do("play_card", "A", card="x"), because="lcg.marshal.pay")


@pytest.mark.rule("lcg.challenge.defend_min_one", "lcg.cardtype.character", "lcg.challenge.declare_defenders")
def test_declaring_nobody_declines_and_only_characters_defend() -> None:
    places = [{"id": "l", "name": "l"}]
    given = table("challenges", seat("A", card("a", **FIGHTER)), seat("B", locations=places))
    attack = do("declare_challenge", "A", kind="military", target="B", attackers=["a"])
    refused(
        given,
        attack,
        do("declare_defenders", "B", defenders=["l"]),
        because="lcg.challenge.declare_defenders",
    )
    done = after(given, attack, do("declare_defenders", "B", defenders=[]), do("resolve"))
    holds(done, {"challenge.unopposed": True, "seat.A.power": 1})


@pytest.mark.rule("lcg.duplicate.blank", "lcg.duplicate.only_when_under", "lcg.version.top_counts")
def test_a_duplicate_has_no_text_income_or_name_of_its_own() -> None:
    own = card("a", unique=True, duplicates=1, income=1)
    given = table("marshalling", seat("A", own), seat("B"))
    holds(after(given, do("collect_income", "A")), {"seat.A.income": 5})
    ability = do("use_ability", "A", card="a.duplicate1")
    refused(given, do("collect_income", "A"), ability, because="lcg.duplicate.blank")


@pytest.mark.rule("lcg.outofplay.piles", "lcg.save.cost_paid", "lcg.control.own_vs_control")
def test_a_card_under_anothers_control_dies_to_its_owners_pile_and_costs_stay_paid() -> None:
    event = card("e", type="event", timing="challenges", gold_price=2)
    stolen = card("s", owner="B", unique=True, duplicates=1)
    given = table("challenges", seat("A", stolen, hand=[event], gold=2), seat("B"))
    kill = do("play_event", "A", card="e", effects=[{"kind": "kill", "target": "s"}])
    holds(after(given, kill), {"seat.B.dead_names": ["s"], "seat.A.dead_names": []})
    saved = after(given, kill, do("save", "A", card="s", with_="duplicate"))
    holds(saved, {"card.s.zone": "play", "seat.A.gold": 0})


@pytest.mark.rule("lcg.scope.card_over_rules")
def test_what_a_card_says_happens_although_no_rule_allows_it() -> None:
    given = table("challenges", seat("A", card("a", kneeling=True)), seat("B"))
    found = ruling(given, do("apply_effect", effects=[{"kind": "stand", "target": "a"}]))
    assert found.verdict is Verdict.YES
    assert "lcg.scope.card_over_rules" in found.rules


@pytest.mark.parametrize("point", RULE_VARIANTS.values(), ids=lambda point: str(point.rule))
def test_a_table_may_decide_every_open_point_and_no_other(point: object) -> None:
    given = table("challenges", seat("A"), seat("B"))
    rule, options = point.rule, point.options  # type: ignore[attr-defined]
    decided = after(given, Decide(point=rule, option=options[1]))
    assert decided.decided == {rule: options[1]}
    assert ruling(given, Decide(point=rule, option="whatever")).verdict is Verdict.NO
    assert ruling(given, Decide(point="lcg.challenge.tie", option="no")).verdict is Verdict.NO


def test_a_judge_may_set_the_record_right() -> None:
    given = table("challenges", seat("A"), seat("B"))
    holds(after(given, Correct(of="A", field="power", value=3, reason="a slip")), {"seat.A.power": 3})
