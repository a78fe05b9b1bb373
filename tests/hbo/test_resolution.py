from __future__ import annotations

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.phases.challenge_turns import may_attack_again
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Basis, Verdict
from tests.kit.hbo import (
    BG,
    KINDS,
    PL,
    after,
    allowed,
    as_it_lies,
    asked_of,
    attack,
    battle,
    card,
    challenges,
    defend,
    do,
    effect,
    end_turn,
    event,
    fighter,
    holds,
    in_doubt,
    plays,
    reasons_of,
    resolve,
    rule,
    stamp,
    under_both_texts,
    victims,
)


@pytest.mark.rule("hbo.challenge.totals")
@under_both_texts
def test_strengths_are_added_up_on_both_sides(text: str) -> None:
    given = battle([fighter("a", 3), fighter("b", 1)], [fighter("s", 2), fighter("t", 0)], text=text)
    holds(after(given, resolve()), {"challenge.attack": 4, "challenge.defence": 2})
    attack_total, defence_total = reasons_of(allowed(given, resolve()), "hbo.challenge.totals")[-2:]
    assert (4, "attack_total", 2) == (attack_total.found, attack_total.says, len(attack_total.because))
    assert (2, "defence_total", 2) == (defence_total.found, defence_total.says, len(defence_total.because))


@pytest.mark.rule("hbo.challenge.totals")
@under_both_texts
def test_current_strength_counts_standing_or_kneeling(text: str) -> None:
    raised = fighter("a", 3, modifiers=[{"amount": 2, "from": "an event"}])
    lowered = fighter("s", 3, modifiers=[{"amount": -1, "from": "an event"}])
    given = battle([raised], [lowered], text=text).card("a", kneeling=False)
    holds(after(given, resolve()), {"challenge.attack": 5, "challenge.defence": 2})


@pytest.mark.rule("hbo.challenge.totals")
def test_who_takes_no_part_adds_nothing() -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)], [fighter("t", 9)], lannister=[fighter("m", 9)])
    holds(after(given, resolve()), {"challenge.attack": 3, "challenge.defence": 2})


@pytest.mark.rule("hbo.challenge.totals", "hbo.anatomy.strength")
def test_a_strength_nobody_has_told_is_asked_for() -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)])
    in_doubt(given.card("s", strength=None), resolve(), asks="strength")


@pytest.mark.rule("hbo.challenge.attacker_wins_ties")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("attacking", "defending", "winner", "loser"),
    [
        (3, 2, "lannister", "stark"),
        (2, 2, "lannister", "stark"),
        (2, 3, "stark", "lannister"),
    ],
)
def test_equal_is_enough_for_the_attacker(
    text: str, kind: str, attacking: int, defending: int, winner: str, loser: str
) -> None:
    given = battle([fighter("a", attacking)], [fighter("s", defending)], text=text, kind=kind)
    holds(after(given, resolve()), {"challenge.winner": winner, "challenge.loser": loser})
    assert "hbo.challenge.attacker_wins_ties" in allowed(given, resolve()).rules


@pytest.mark.rule("hbo.challenge.zero_attack")
@under_both_texts
@pytest.mark.parametrize("defenders", [[], [fighter("s", 0)]])
def test_nothing_against_nothing_is_won_unopposed(text: str, defenders: list[dict[str, object]]) -> None:
    given = battle([fighter("a", 0)], defenders, text=text, kind="power")
    ruling = allowed(given, resolve())
    assert [Basis.DERIVED] == [one.basis for one in reasons_of(ruling, "hbo.challenge.zero_attack")]
    holds(
        after(given, resolve()),
        {"challenge.winner": "lannister", "challenge.unopposed": True, "seat.lannister.power": 1},
    )


@pytest.mark.rule("hbo.challenge.zero_attack")
@under_both_texts
def test_nothing_against_something_is_lost(text: str) -> None:
    given = battle([fighter("a", 0)], [fighter("s", 1)], text=text)
    assert not reasons_of(allowed(given, resolve()), "hbo.challenge.zero_attack")
    holds(after(given, resolve()), {"challenge.winner": "stark", "seat.lannister.power": 0})


GONE = {"hand": [event("e")]}
KILL_THE_ATTACKER = plays("stark", "e", effect("kill", "a"))


@pytest.mark.rule("hbo.challenge.no_attackers_left")
@under_both_texts
@pytest.mark.parametrize(("defending", "winner"), [(1, "stark"), (0, "lannister")])
def test_without_attackers_it_is_resolved_with_an_attack_of_0(text: str, defending: int, winner: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s", defending)], text=text, stark_has=GONE)
    ruling = allowed(given, KILL_THE_ATTACKER, resolve())
    assert ("resolved", "text", Basis.SILENT) == stamp(ruling, "hbo.challenge.no_attackers_left")
    assert Basis.SILENT == ruling.basis
    found = after(given, KILL_THE_ATTACKER, resolve())
    holds(found, {"challenge.attack": 0, "challenge.winner": winner})
    holds(found, {"challenge.unopposed": winner == "lannister"})


@pytest.mark.rule("hbo.challenge.no_attackers_left")
@under_both_texts
def test_a_table_may_decide_that_it_is_called_off(text: str) -> None:
    decided = {"hbo.challenge.no_attackers_left": "called_off"}
    given = battle([fighter("a", 3)], [fighter("s", 0)], text=text, stark_has=GONE, decided=decided)
    ruling = allowed(given, KILL_THE_ATTACKER, resolve())
    assert ("called_off", "table") == stamp(ruling, "hbo.challenge.no_attackers_left")[:2]
    found = after(given, KILL_THE_ATTACKER, resolve())
    holds(found, {"challenge.winner": None, "challenge.loser": None, "seat.lannister.power": 0})
    holds(found, {"pending": []})


@pytest.mark.rule("hbo.challenge.no_attackers_left")
def test_it_goes_on_even_if_the_attacker_is_gone_before_defenders_are_named() -> None:
    given = battle([fighter("a", 3)], [fighter("s", 1)], step="attackers", stark_has=GONE)
    found = after(given, KILL_THE_ATTACKER, defend("s"), resolve())
    holds(found, {"challenge.winner": "stark"})


@pytest.mark.rule("hbo.challenge.unopposed")
@pytest.mark.rule("hbo.challenge.unopposed_plus_claim")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
def test_unopposed_brings_one_power_on_top_of_the_claim(text: str, kind: str) -> None:
    has = {"hand": 3, "power": 2}
    given = battle([fighter("a", 3)], [], [fighter("s")], text=text, kind=kind, stark_has=has)
    line = (resolve(), victims("s")) if kind == "military" else (resolve(),)
    found = after(given, *line)
    moved = int(kind == "power")
    holds(found, {"challenge.unopposed": True, "seat.lannister.power": 1 + moved})
    holds(found, {"seat.stark.hand": 3 - (kind == "intrigue"), "seat.stark.power": 2 - moved})
    holds(found, {"card.s.zone": "dead" if kind == "military" else "play"})
    if kind == "power":
        assert "hbo.challenge.unopposed_plus_claim" in allowed(given, resolve()).rules


@pytest.mark.rule("hbo.challenge.unopposed")
@under_both_texts
@pytest.mark.parametrize(("defending", "unopposed"), [(0, True), (1, False), (3, False)])
def test_a_defender_of_strength_0_does_not_oppose(text: str, defending: int, unopposed: bool) -> None:
    given = battle([fighter("a", 3)], [fighter("s", defending)], text=text, kind="power")
    found = after(given, resolve())
    holds(found, {"challenge.unopposed": unopposed, "seat.lannister.power": int(unopposed)})


@pytest.mark.rule("hbo.challenge.unopposed")
@under_both_texts
def test_a_defence_that_is_gone_at_the_resolution_does_not_count(text: str) -> None:
    has = {"hand": [event("e")]}
    given = battle([fighter("a", 3)], [fighter("s", 2)], text=text, kind="power", lannister_has=has)
    found = after(given, plays("lannister", "e", effect("remove_from_challenge", "s")), resolve())
    holds(found, {"challenge.unopposed": True, "seat.lannister.power": 1})


@pytest.mark.rule("hbo.challenge.unopposed")
def test_a_defender_who_wins_earns_nothing_by_it() -> None:
    given = battle([fighter("a", 0)], [fighter("s", 2)], kind="power")
    found = after(given, resolve())
    holds(found, {"challenge.unopposed": False, "seat.stark.power": 0, "seat.lannister.power": 0})


@pytest.mark.rule("hbo.challenge.unopposed", "hbo.victory.immediate")
def test_the_unopposed_power_may_end_the_game() -> None:
    given = battle([fighter("a", 1)], [], kind="power", lannister_has={"power": 14})
    holds(after(given, resolve()), {"game.over": True, "game.winner": "lannister"})


IF_WIN = effect("if_win", effects=[effect("draw", seats=["lannister"], amount=2)])


@pytest.mark.rule("hbo.challenge.resolution_order")
@under_both_texts
def test_the_rest_of_an_effect_comes_before_the_claim(text: str) -> None:
    has = {"hand": [event("e")], "deck": 10}
    given = battle([fighter("a", 3)], [fighter("s")], text=text, lannister_has=has)
    found = after(given, plays("lannister", "e", IF_WIN), resolve())
    assert (("stark", "choose_victims"),) == asked_of(found)
    holds(found, {"seat.lannister.hand": 2, "seat.lannister.deck": 8, "card.s.zone": "play"})


@pytest.mark.rule("hbo.challenge.resolution_order")
@pytest.mark.parametrize(("attacking", "hand"), [(1, 2), (0, 0)])
def test_it_is_for_the_winner_only(attacking: int, hand: int) -> None:
    has = {"hand": [event("e")], "deck": 10}
    given = battle([fighter("a", attacking)], [fighter("s")], kind="power", lannister_has=has)
    found = after(given, plays("lannister", "e", IF_WIN), resolve())
    holds(found, {"seat.lannister.hand": hand})


@pytest.mark.rule("hbo.challenge.resolution_order", "hbo.keyword.renown")
@under_both_texts
def test_claim_then_unopposed_power_then_renown(text: str) -> None:
    renowned = fighter("a", 3, keywords="renown")
    given = battle([renowned], [], [fighter("s")], text=text)
    holds(after(given, resolve()), {"seat.lannister.power": 0, "card.a.power": 0})
    chosen = carry_out(HBO, after(given, resolve()), victims("s"))
    order = ["killed", "power_gained", "power_on_card"]
    assert order == [
        one.what for one in carry_out(HBO, chosen, do("decline_saves")).events if one.what in order
    ]
    found = after(given, resolve(), victims("s"))
    holds(found, {"card.s.zone": "dead", "seat.lannister.power": 1, "card.a.power": 1})


@pytest.mark.rule("hbo.challenge.resolution_order", "hbo.victory.immediate")
@under_both_texts
def test_the_order_can_decide_who_is_left_when_the_game_ends(text: str) -> None:
    given = battle([fighter("a", 3)], [], kind="power", text=text, lannister_has={"power": 13})
    given = given.seat("stark", power=14).card("a", keywords=("renown",))
    found = after(given, resolve())
    holds(found, {"game.winner": "lannister", "seat.stark.power": 13, "seat.lannister.power": 14 + 1})
    holds(found, {"card.a.power": 0})


@pytest.mark.rule("hbo.challenge.resolution_order", "hbo.reaction.timing")
@pytest.mark.parametrize("text", [BG, PL])
def test_reactions_to_the_result_come_last(text: str) -> None:
    has = {"hand": [event("e", "response")], "power": 1}
    given = battle([fighter("a", 3)], [], [fighter("s")], text=text, stark_has=has)
    react = do("respond", "stark", card="e", to="challenge_result")
    early = rule(given, resolve(), react)
    assert (Verdict.NO, "hbo.challenge.resolution_order") == (early.verdict, early.because[0])
    found = after(given, resolve(), victims("s"), react)
    holds(found, {"seat.lannister.power": 1, "card.e.zone": "discard"})


@pytest.mark.rule("hbo.challenge.after")
@under_both_texts
def test_survivors_stay_kneeling_where_they_are(text: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s"), fighter("t")], text=text, kind="power")
    found = after(given, resolve(), end_turn("lannister"))
    holds(found, {f"card.{one}.kneeling": True for one in "ast"})
    holds(found, {f"card.{one}.zone": "play" for one in "ast"})
    stood = after(found, end_turn("stark"), do("count_dominance"), do("stand_all"))
    holds(stood, {f"card.{one}.kneeling": False for one in "ast"})


@pytest.mark.rule("hbo.challenge.after")
@under_both_texts
def test_who_is_stood_by_an_effect_may_attack_again_in_another_kind(text: str) -> None:
    given = challenges([], [fighter("a")], text=text, claim=0, lannister_has={"hand": [event("e")]})
    line = attack("a"), defend(), resolve(), plays("lannister", "e", effect("stand", "a"))
    allowed(given, *line, attack("a", kind="power"))


@pytest.mark.rule("hbo.challenge.one_of_each")
@pytest.mark.parametrize(
    ("icons", "made", "may"),
    [(["power"], ["military"], True), (["power"], ["power"], False), ([], [], False)],
)
def test_one_icon_of_a_kind_that_is_left_is_enough_to_attack_again(
    icons: list[str], made: list[str], may: bool
) -> None:
    given = challenges([], [card("a", icons=icons)], lannister_has={"challenges_made": made})

    assert may_attack_again(given) is may


@pytest.mark.rule("hbo.challenge.after", "hbo.lasting.definition")
def test_what_lasted_for_the_challenge_ends_with_it() -> None:
    given = battle([fighter("a", 1)], [], kind="power", lannister_has={"hand": [event("e")]})
    raised = plays("lannister", "e", effect("strength", "a", amount=2, until="challenge"))
    holds(after(given, raised), {"card.a.strength": 3})
    holds(after(given, raised, resolve()), {"challenge.attack": 3, "card.a.strength": 1})


@pytest.mark.rule("hbo.challenge.resolution_order")
@pytest.mark.parametrize(("text", "open_"), [(BG, True), (PL, False)])
def test_whether_renown_waits_for_the_claim_is_open_where_the_text_does_not_print_it(
    text: str, open_: bool
) -> None:
    given = battle([fighter("a", 3, keywords=["renown"])], [fighter("s", 2), fighter("u", 1)], text=text)

    told = allowed(given, resolve()).done

    assert any(reason.says == "order_of_awards" for reason in told) == open_


@pytest.mark.rule("hbo.challenge.turns", "hbo.round.complete_phase")
def test_who_is_not_active_ends_no_turn_whatever_is_under_way() -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)])

    ruling = as_it_lies(given, end_turn("stark"))

    assert [reason.says for reason in ruling.deciding] == ["not_your_turn"]
