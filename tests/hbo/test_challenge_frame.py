from __future__ import annotations

import pytest

from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    KINDS,
    PL,
    after,
    allowed,
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
    pass_,
    plays,
    refused,
    resolve,
    stamp,
    under_both_texts,
    victims,
)


@pytest.mark.rule("hbo.challenge.turns")
@under_both_texts
@pytest.mark.parametrize(("first", "second"), [("stark", "lannister"), ("lannister", "stark")])
def test_the_first_player_is_active_first(text: str, first: str, second: str) -> None:
    given = challenges([fighter("s")], [fighter("l")], first=first, text=text)
    holds(given, {"active_player": first})
    allowed(given, attack(first[0], by=first, target=second))
    refused(given, attack(second[0], by=second, target=first), because="hbo.challenge.turns")


@pytest.mark.rule("hbo.challenge.turns")
@pytest.mark.parametrize("phase", ["marshalling", "dominance", "standing", "taxation"])
def test_challenges_belong_to_their_phase(phase: str) -> None:
    given = challenges([fighter("s")], [fighter("l")], phase=phase)
    refused(given, attack("l"), because="hbo.challenge.turns")


@pytest.mark.rule("hbo.challenge.icon_required")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
def test_an_attacker_needs_the_icon_of_the_kind(text: str, kind: str) -> None:
    others = [one for one in KINDS if one != kind]
    given = challenges([], [fighter("with", icons=kind), fighter("without", icons=others)], text=text)
    allowed(given, attack("with", kind=kind))
    ruling = refused(given, attack("with", "without", kind=kind), because="hbo.challenge.icon_required")
    assert [("leave_out", {"card": "without"})] == [(one.what, one.facts) for one in ruling.changes]


@pytest.mark.rule("hbo.challenge.icon_required")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
def test_a_defender_needs_the_icon_of_the_kind(text: str, kind: str) -> None:
    others = [one for one in KINDS if one != kind]
    given = challenges(
        [fighter("with", icons=kind), fighter("without", icons=others)], [fighter("l")], text=text
    )
    allowed(given, attack("l", kind=kind), defend("with"))
    refused(given, attack("l", kind=kind), defend("without"), because="hbo.challenge.icon_required")


@pytest.mark.rule("hbo.challenge.icon_required")
def test_an_icon_nobody_has_told_is_asked_for() -> None:
    given = challenges([fighter("s")], [fighter("l")]).card("l", icons=None)
    in_doubt(given, attack("l"), asks="icons")
    given = challenges([fighter("s")], [fighter("l")]).card("s", icons=None)
    in_doubt(given, attack("l"), defend("s"), asks="icons")


@pytest.mark.rule("hbo.challenge.icon_required", "hbo.golden.card_over_rules")
def test_an_icon_given_by_a_card_is_enough_and_one_taken_away_is_missed() -> None:
    hand = {"hand": [event("gift"), event("theft")]}
    given = challenges([], [fighter("l", icons="intrigue")], lannister_has=hand)
    gift = plays("lannister", "gift", effect("gain_icon", "l", icon="military", until="phase"))
    theft = plays("lannister", "theft", effect("lose_icon", "l", icon="intrigue", until="phase"))
    allowed(given, gift, attack("l"))
    refused(given, theft, attack("l", kind="intrigue"), because="hbo.challenge.icon_required")


ICON_TAKEN = {"hand": [event("theft")]}


@pytest.mark.rule("hbo.challenge.icon_lost")
@under_both_texts
def test_a_participant_that_loses_the_icon_goes_on_counting(text: str) -> None:
    given = battle([fighter("l", 3)], [fighter("s", 2)], stark_has=ICON_TAKEN, text=text)
    theft = plays("stark", "theft", effect("lose_icon", "l", icon="military", until="challenge"))
    assert ("stays", "text", Basis.SILENT) == stamp(allowed(given, theft), "hbo.challenge.icon_lost")
    holds(after(given, theft, resolve()), {"challenge.attack": 3, "challenge.winner": "lannister"})


@pytest.mark.rule("hbo.challenge.icon_lost")
@under_both_texts
def test_a_table_may_decide_that_it_drops_out(text: str) -> None:
    decided = {"hbo.challenge.icon_lost": "leaves"}
    given = battle([fighter("l", 3)], [fighter("s", 2)], stark_has=ICON_TAKEN, text=text, decided=decided)
    theft = plays("stark", "theft", effect("lose_icon", "l", icon="military", until="challenge"))
    assert ("leaves", "table") == stamp(allowed(given, theft), "hbo.challenge.icon_lost")[:2]
    holds(after(given, theft, resolve()), {"challenge.attack": 0, "challenge.winner": "stark"})


@pytest.mark.rule("hbo.challenge.icon_lost")
def test_losing_another_icon_is_of_no_account() -> None:
    given = battle([fighter("l", 3)], [fighter("s", 2)], stark_has=ICON_TAKEN)
    theft = plays("stark", "theft", effect("lose_icon", "l", icon="power", until="challenge"))
    assert "hbo.challenge.icon_lost" not in allowed(given, theft).rules


@pytest.mark.rule("hbo.challenge.one_of_each")
@under_both_texts
@pytest.mark.parametrize("order", [KINDS, KINDS[::-1], ("power", "military", "intrigue")])
def test_one_challenge_of_each_kind_in_any_order(text: str, order: tuple[str, str, str]) -> None:
    given = challenges([], [fighter("a"), fighter("b"), fighter("c")], text=text, claim=0)
    line = [
        move
        for one, kind in zip("abc", order, strict=True)
        for move in (attack(one, kind=kind), defend(), resolve())
    ]
    holds(after(given, *line), {"seat.lannister.power": 3})


@pytest.mark.rule("hbo.challenge.one_of_each")
@under_both_texts
@pytest.mark.parametrize("defenders", [(), ("s",)])
def test_a_second_challenge_of_one_kind_is_refused_won_or_lost(text: str, defenders: tuple[str]) -> None:
    given = challenges([fighter("s", 9)], [fighter("a"), fighter("b")], text=text, claim=0)
    line = attack("a", kind="power"), defend(*defenders), resolve()
    allowed(given, *line, attack("b"))
    refused(given, *line, attack("b", kind="power"), because="hbo.challenge.one_of_each")


@pytest.mark.rule("hbo.challenge.one_of_each", "hbo.challenge.second_player")
def test_the_opponent_has_his_own_three_kinds() -> None:
    made = {"challenges_made": ["military", "power"]}
    given = challenges([fighter("s")], [fighter("l")], lannister_has=made)
    refused(given, attack("l"), because="hbo.challenge.one_of_each")
    allowed(given, end_turn("lannister"), attack("s", by="stark", target="lannister"))


@pytest.mark.rule("hbo.challenge.one_of_each")
def test_the_next_round_brings_the_kind_back() -> None:
    given = challenges([], [fighter("l")], lannister_has={"challenges_made": ["military"]})
    line = end_turn("lannister"), end_turn("stark"), do("count_dominance"), do("stand_all")
    plots = do("reveal_plot", "stark", plot="A"), do("reveal_plot", "lannister", plot="B")
    given = after(given, *line, do("return_gold"), *plots)
    assert () == given.seats["lannister"].challenges_made


@pytest.mark.rule("hbo.challenge.one_at_a_time")
@under_both_texts
def test_a_challenge_is_completed_before_the_next_begins(text: str) -> None:
    given = challenges([fighter("s")], [fighter("a"), fighter("b")], text=text)
    next_one = attack("b", kind="power")
    refused(given, attack("a"), next_one, because="hbo.challenge.one_at_a_time")
    refused(given, attack("a"), defend(), next_one, because="hbo.challenge.one_at_a_time")
    refused(given, attack("a"), defend(), resolve(), next_one, because="hbo.challenge.one_at_a_time")
    allowed(given, attack("a"), defend(), resolve(), victims("s"), next_one)


@pytest.mark.rule("hbo.challenge.one_at_a_time")
def test_a_turn_does_not_end_in_the_middle_of_a_challenge() -> None:
    given = challenges([fighter("s")], [fighter("a")])
    refused(given, attack("a"), end_turn("lannister"), because="hbo.challenge.one_at_a_time")


@pytest.mark.rule("hbo.challenge.optional")
@under_both_texts
@pytest.mark.parametrize("made", [[], ["military"], ["military", "intrigue", "power"]])
def test_kinds_may_be_left_out_and_even_all_of_them(text: str, made: list[str]) -> None:
    given = challenges([fighter("s")], [fighter("l")], text=text, lannister_has={"challenges_made": made})
    holds(after(given, end_turn("lannister")), {"active_player": "stark", "phase": "challenges"})


@pytest.mark.rule("hbo.challenge.second_player")
@under_both_texts
def test_the_second_player_attacks_when_the_first_has_finished(text: str) -> None:
    given = challenges([fighter("s")], [fighter("a"), fighter("b")], text=text)
    ours = attack("s", by="stark", target="lannister")
    refused(given, attack("a"), defend(), resolve(), victims("s"), ours, because="hbo.challenge.turns")
    allowed(given, end_turn("lannister"), ours)


@pytest.mark.rule("hbo.challenge.second_player")
@under_both_texts
def test_who_has_finished_cannot_come_back(text: str) -> None:
    given = challenges([fighter("s")], [fighter("a")], text=text)
    ruling = refused(given, end_turn("lannister"), attack("a"), because="hbo.challenge.turns")
    assert "hbo.challenge.second_player" in ruling.because
    refused(given, end_turn("lannister"), end_turn("lannister"), because="hbo.challenge.turns")


@pytest.mark.rule("hbo.challenge.second_player")
def test_the_second_player_may_make_three() -> None:
    given = challenges([fighter("a"), fighter("b"), fighter("c")], [], claim=0)
    line = [end_turn("lannister")]
    for one, kind in zip("abc", KINDS, strict=True):
        declared = attack(one, kind=kind, by="stark", target="lannister")
        line += [declared, defend(by="lannister"), resolve()]
    holds(after(given, *line), {"seat.stark.power": 3, "active_player": "stark"})


@pytest.mark.rule("hbo.challenge.three_steps")
@under_both_texts
def test_attackers_then_defenders_then_resolution(text: str) -> None:
    given = challenges([fighter("s")], [fighter("l")], text=text)
    refused(given, defend("s"), because="hbo.challenge.declare_defenders")
    refused(given, resolve(), because="hbo.challenge.three_steps")
    refused(given, attack("l"), resolve(), because="hbo.challenge.three_steps")
    refused(given, attack("l"), defend(), defend("s"), because="hbo.challenge.three_steps")
    allowed(given, attack("l"), defend("s"), resolve())


HELD = {"hand": [event("e", "challenges"), event("f", "challenges")]}


@pytest.mark.rule("hbo.challenge.action_windows")
@under_both_texts
def test_actions_are_possible_before_and_between_the_steps(text: str) -> None:
    given = challenges([fighter("s")], [fighter("l")], text=text, lannister_has=HELD)
    act = plays("lannister", "e")
    allowed(given, act)
    allowed(given, attack("l"), act)
    allowed(given, attack("l"), defend("s"), act)


@pytest.mark.rule("hbo.challenge.action_windows")
@under_both_texts
def test_no_action_is_possible_in_the_middle_of_a_step(text: str) -> None:
    given = battle([fighter("l", 3)], [fighter("s")], text=text, lannister_has=HELD)
    refused(given, resolve(), plays("lannister", "e"), because="hbo.challenge.action_windows")
    refused(given, resolve(), pass_("lannister"), because="hbo.action.closing")


@pytest.mark.rule("hbo.challenge.action_windows")
def test_both_players_may_act_in_each_window() -> None:
    given = challenges([fighter("s")], [fighter("l")], lannister_has=HELD, stark_has=_stark_event())
    line = attack("l"), plays("lannister", "e"), plays("stark", "g"), plays("lannister", "f")
    allowed(given, *line)


def _stark_event() -> dict[str, object]:
    return {"hand": [event("g", "challenges")]}


LAST_ONE = {"challenges_made": ["military", "intrigue"], **HELD}


@pytest.mark.rule("hbo.challenge.action_windows")
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.SILENT), (PL, Basis.STATED)])
def test_there_is_a_window_after_the_last_resolution(text: str, basis: Basis) -> None:
    given = battle([fighter("l", 3)], [fighter("s")], text=text, lannister_has=LAST_ONE, kind="power")
    ruling = allowed(given, resolve(), plays("lannister", "e"))
    assert ("yes", "text", basis) == stamp(ruling, "hbo.challenge.action_windows")


@pytest.mark.rule("hbo.challenge.action_windows")
@under_both_texts
def test_a_table_may_decide_that_nothing_follows_the_last_resolution(text: str) -> None:
    decided = {"hbo.challenge.action_windows": "no"}
    given = battle([fighter("l", 3)], [], kind="power", lannister_has=LAST_ONE, decided=decided, text=text)
    refused(given, resolve(), plays("lannister", "e"), because="hbo.challenge.action_windows")


@pytest.mark.rule("hbo.challenge.action_windows")
@under_both_texts
def test_the_window_before_a_further_challenge_is_printed_and_stays(text: str) -> None:
    decided = {"hbo.challenge.action_windows": "no"}
    given = battle([fighter("l", 3)], [], kind="power", lannister_has=HELD, decided=decided, text=text)
    allowed(given, resolve(), plays("lannister", "e"))


@pytest.mark.rule("hbo.challenge.action_windows")
def test_a_location_in_play_may_be_used_in_them() -> None:
    keep = card("keep", timing="challenges")
    given = challenges([fighter("s")], [fighter("l")], lannister_has={"locations": [keep]})
    allowed(given, attack("l"), do("use_ability", "lannister", card="keep"))


@pytest.mark.rule("hbo.challenge.phase_end")
@under_both_texts
def test_when_both_are_done_dominance_begins(text: str) -> None:
    given = challenges([fighter("s")], [fighter("l")], text=text)
    holds(after(given, end_turn("lannister")), {"phase": "challenges"})
    ended = after(given, end_turn("lannister"), end_turn("stark"))
    holds(ended, {"phase": "dominance", "active_player": None})
    assert (("TABLE", "count_dominance"),) == asked_of(ended)


@pytest.mark.rule("hbo.challenge.turns")
@under_both_texts
def test_whoever_marshalled_last_the_first_player_attacks_first(text: str) -> None:
    given = challenges([fighter("s")], [fighter("l")], text=text, phase="marshalling", active_player="stark")
    given = after(given, do("collect_income", "stark"), end_turn("stark"))
    holds(given, {"phase": "challenges", "active_player": "lannister"})
    allowed(given, attack("l"))
