from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
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
    event,
    fighter,
    holds,
    pass_,
    plays,
    refused,
    resolve,
    saves,
    stamp,
    under_both_texts,
    uses,
    victims,
)

WINDOWS = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
OURS: Raw = {"hand": [event("e"), event("f")]}
THEIRS: Raw = {"hand": [event("g"), event("h")]}


def in_window(phase: str, *, first: str = "stark", text: str = BG, **fields: Any) -> AgotTable:
    """A window for actions of this phase: nobody has acted or passed; Stark is first player."""
    has = {"stark_has": OURS, "lannister_has": THEIRS, **fields}
    return challenges(phase=phase, first="stark", text=text, window={"first": first}, **has)


def listed(given: AgotTable, *moves: Move) -> AgotTable:
    """The table after these moves, where every pass must be told."""
    return after(given, *moves, passes="listed")


@pytest.mark.rule("hbo.action.definition")
@under_both_texts
def test_an_event_and_an_ability_that_names_a_phase_are_actions(text: str) -> None:
    able = fighter("s", timing="challenges")
    given = in_window("challenges", stark_has=OURS | {"characters": [able]}, text=text)
    for act in (plays("stark", "e"), uses("stark", "s")):
        found = listed(given, act)
        assert (("lannister", "action"),) == asked_of(found)
        refused(given, act, plays("stark", "f"), because="hbo.action.alternate", passes="listed")


@pytest.mark.rule("hbo.action.definition", "hbo.reaction.not_action")
@under_both_texts
def test_an_event_that_begins_with_reaction_is_not_played_as_an_action(text: str) -> None:
    given = in_window("challenges", stark_has={"hand": [event("e", "response")]}, text=text)
    refused(given, plays("stark", "e"), because="hbo.action.definition")


def marshalling(text: str, **fields: Any) -> AgotTable:
    """Stark, who is first player, may lay down two locations; both players have events."""
    stark = {"hand": [card("x", type="location"), card("y", type="location"), event("e")], "gold": 5}
    has = {"stark_has": stark | {"income_taken": True}, "lannister_has": THEIRS, **fields}
    return challenges(phase="marshalling", first="stark", text=text, **has)


def lays(name: str) -> Move:
    return do("play_card", "stark", card=name)


@pytest.mark.rule("hbo.action.definition")
@pytest.mark.rule("hbo.action.card_play_alternation")
def test_in_bulgarian_a_card_played_is_no_action() -> None:
    given = marshalling(BG)
    allowed(given, lays("x"), lays("y"))
    allowed(given, lays("x"), plays("stark", "e"))
    allowed(given, plays("stark", "e"), lays("x"))


@pytest.mark.rule("hbo.action.definition")
@pytest.mark.rule("hbo.action.card_play_alternation")
@pytest.mark.parametrize("passes", ["offered", "listed"])
def test_in_polish_it_is_and_the_opponent_must_be_let_act_before_the_next(passes: str) -> None:
    given = marshalling(PL)
    for line in ((lays("x"), lays("y")), (lays("x"), plays("stark", "e")), (plays("stark", "e"), lays("x"))):
        ruling = refused(given, *line, because="hbo.action.alternate", passes=passes)
        assert {"hbo.action.definition", "hbo.action.card_play_alternation"} & set(ruling.because)
    allowed(given, lays("x"), pass_("lannister"), lays("y"), passes=passes)
    allowed(given, lays("x"), plays("lannister", "g"), lays("y"), passes=passes)
    allowed(given, plays("stark", "e"), pass_("lannister"), lays("y"), passes=passes)


@pytest.mark.rule("hbo.action.card_play_alternation")
def test_where_silence_is_a_pass_polish_cards_follow_one_another() -> None:
    allowed(marshalling(PL), lays("x"), lays("y"), passes="implied")


@pytest.mark.rule("hbo.action.card_play_alternation")
@pytest.mark.parametrize(("text", "option"), [(BG, "yes"), (PL, "no")])
def test_a_table_may_read_the_other_definition(text: str, option: str) -> None:
    given = marshalling(text, decided={"hbo.action.card_play_alternation": option})
    if option == "no":
        allowed(given, lays("x"), lays("y"))
    else:
        ruling = refused(given, lays("x"), lays("y"), because="hbo.action.alternate")
        assert (option, "table") == stamp(ruling, "hbo.action.card_play_alternation")[:2]


@pytest.mark.rule("hbo.action.card_play_alternation")
@under_both_texts
def test_passing_never_takes_away_the_right_to_go_on_playing_cards(text: str) -> None:
    given = marshalling(text)
    found = listed(given, pass_("stark"), pass_("lannister"))
    holds(found, {"phase": "marshalling", "active_player": "stark"})
    allowed(found, lays("y"), passes="listed")


@pytest.mark.rule("hbo.action.phase_named")
@under_both_texts
@pytest.mark.parametrize("named", WINDOWS)
@pytest.mark.parametrize("phase", WINDOWS)
def test_an_action_tied_to_a_phase_is_used_in_it_only(text: str, named: str, phase: str) -> None:
    has = {"hand": [event("e", named)], "locations": [card("keep", timing=named)]}
    given = in_window(phase, stark_has=has, text=text)
    for act in (plays("stark", "e"), uses("stark", "keep")):
        if named == phase:
            allowed(given, act)
        else:
            refused(given, act, because="hbo.action.phase_named")


@pytest.mark.rule("hbo.action.any_phase")
@under_both_texts
@pytest.mark.parametrize("phase", WINDOWS)
@pytest.mark.parametrize(("gold", "legal"), [(2, True), (1, False)])
def test_others_are_used_in_any_phase_if_they_can_be_paid(
    text: str, phase: str, gold: int, legal: bool
) -> None:
    has = {"hand": [event("e", gold_price=2)], "gold": gold}
    given = in_window(phase, stark_has=has, text=text)
    if legal:
        holds(after(given, plays("stark", "e")), {"seat.stark.gold": 0, "card.e.zone": "discard"})
    else:
        ruling = refused(given, plays("stark", "e"), because="hbo.gold.pay_for_effects")
        assert "hbo.action.any_phase" in ruling.because


@pytest.mark.rule("hbo.action.any_phase", "hbo.action.resolve_fully")
def test_any_phase_is_not_any_moment() -> None:
    held = {"hand": [event("e")]}
    refused(
        challenges(phase="dominance", stark_has=held),
        plays("stark", "e"),
        because="hbo.dominance.before_actions",
    )
    refused(challenges(phase="draw", stark_has=held), plays("stark", "e"), because="hbo.round.action_windows")
    owing = after(battle([fighter("a", 3)], [fighter("s")], stark_has=held), resolve())
    refused(owing, plays("stark", "e"), because="hbo.challenge.action_windows")


@pytest.mark.rule("hbo.action.resolve_fully")
@under_both_texts
def test_an_action_is_carried_out_in_full_before_the_next(text: str) -> None:
    given = in_window("challenges", lannister=[fighter("l"), fighter("m")], text=text)
    given = given.card("l", unique=True)
    act = plays(
        "stark", "e", effect("kneel", "m"), effect("kill", "l"), effect("draw", seats=["stark"], amount=1)
    )
    holds(after(given, act), {"card.m.kneeling": True, "card.l.zone": "dead", "seat.stark.hand": 2})


@pytest.mark.rule("hbo.action.resolve_fully")
@under_both_texts
def test_nothing_but_a_save_breaks_in(text: str) -> None:
    safe = fighter("l", unique=True, duplicates=1)
    given = in_window("challenges", lannister=[safe], text=text)
    killing = play(HBO, given, plays("stark", "e", effect("kill", "l"))).state
    assert (("lannister", "save"),) == asked_of(killing)
    assert "hbo.save.interrupt" == judge(HBO, killing, plays("lannister", "g")).because[0]
    allowed(killing, saves("lannister", "l"))


@pytest.mark.rule("hbo.action.opponent_turn")
@under_both_texts
@pytest.mark.parametrize("phase", ["marshalling", "challenges"])
def test_a_player_may_act_in_the_opponents_turn(text: str, phase: str) -> None:
    able = fighter("l", timing=phase)
    given = challenges(
        phase=phase,
        first="stark",
        text=text,
        stark_has={"income_taken": True},
        lannister_has=THEIRS | {"characters": [able]},
    )
    holds(given, {"active_player": "stark"})
    allowed(given, plays("lannister", "g"))
    allowed(given, uses("lannister", "l"))


@pytest.mark.rule("hbo.action.opponent_turn")
def test_but_with_his_own_cards_only() -> None:
    given = challenges(lannister=[fighter("l", timing="challenges")], first="stark", stark_has=OURS)
    refused(given, uses("stark", "l"), because="hbo.play.in_play")
    refused(given, plays("lannister", "e"), because="hbo.type.event")


@pytest.mark.rule("hbo.play.in_play")
def test_an_event_is_played_and_has_no_ability_to_be_used() -> None:
    given = challenges(first="stark", stark_has=OURS)
    allowed(given, plays("stark", "e"))
    refused(given, uses("stark", "e"), because="hbo.play.in_play")


@pytest.mark.rule("hbo.action.first_player_first")
@under_both_texts
@pytest.mark.parametrize("phase", ["challenges", "dominance", "standing", "taxation"])
def test_the_first_player_acts_first_in_every_phase(text: str, phase: str) -> None:
    given = in_window(phase, text=text)
    refused(given, plays("lannister", "g"), because="hbo.action.first_player_first", passes="listed")
    allowed(given, plays("stark", "e"), passes="listed")


@pytest.mark.rule("hbo.action.first_player_first")
@under_both_texts
def test_he_may_give_it_up_by_passing(text: str) -> None:
    given = in_window("challenges", text=text)
    allowed(given, pass_("stark"), plays("lannister", "g"), passes="listed")


BETWEEN: Raw = {"step": "attackers", "first": "stark"}


def between_steps(text: str = BG, **fields: Any) -> AgotTable:
    """Lannister has declared attackers in his own turn; Stark is first player."""
    return battle([fighter("a")], text=text, stark_has=OURS, lannister_has=THEIRS, **BETWEEN, **fields)


@pytest.mark.rule("hbo.action.window_order")
@under_both_texts
def test_the_first_player_begins_every_window_whoever_attacks(text: str) -> None:
    given = between_steps(text)
    assert (("stark", "action"),) == asked_of(given)
    ruling = refused(given, plays("lannister", "g"), because="hbo.action.window_order", passes="listed")
    assert ("first_player", "text", Basis.SILENT) == stamp(ruling, "hbo.action.window_order")
    assert Basis.SILENT == ruling.basis


@pytest.mark.rule("hbo.action.window_order")
@under_both_texts
def test_that_he_may_begin_there_is_said_to_be_a_default(text: str) -> None:
    ruling = allowed(between_steps(text), plays("stark", "e"), passes="listed")
    assert ("first_player", "text", Basis.SILENT) == stamp(ruling, "hbo.action.window_order")


@pytest.mark.rule("hbo.action.window_order")
@under_both_texts
def test_a_table_may_decide_that_the_active_player_begins(text: str) -> None:
    given = challenges(
        [],
        [fighter("a")],
        first="stark",
        active_player="lannister",
        text=text,
        stark_has=OURS,
        lannister_has=THEIRS,
        decided={"hbo.action.window_order": "active_player"},
    )
    given = after(given, attack("a"))
    assert (("lannister", "action"),) == asked_of(given)
    ruling = refused(given, plays("stark", "e"), because="hbo.action.window_order", passes="listed")
    assert ("active_player", "table") == stamp(ruling, "hbo.action.window_order")[:2]


@pytest.mark.rule("hbo.action.alternate")
@under_both_texts
@pytest.mark.parametrize("phase", WINDOWS)
def test_players_act_turn_about(text: str, phase: str) -> None:
    given = in_window(phase, text=text)
    twice = plays("stark", "e"), plays("stark", "f")
    refused(given, *twice, because="hbo.action.alternate", passes="listed")
    refused(given, *twice, because="hbo.action.alternate", passes="offered")
    allowed(given, *twice, passes="implied")
    for answer in (pass_("lannister"), plays("lannister", "g")):
        allowed(given, twice[0], answer, twice[1], passes="listed")


@pytest.mark.rule("hbo.action.alternate")
@under_both_texts
def test_who_was_just_answered_waits_again(text: str) -> None:
    given = in_window("challenges", text=text)
    line = plays("stark", "e"), plays("lannister", "g"), plays("lannister", "h")
    refused(given, *line, because="hbo.action.alternate", passes="listed")


@pytest.mark.rule("hbo.action.closing")
@under_both_texts
def test_a_window_closes_when_both_pass_one_after_the_other(text: str) -> None:
    given = in_window("dominance", text=text)
    holds(listed(given, pass_("stark")), {"phase": "dominance"})
    holds(listed(given, pass_("stark"), pass_("lannister")), {"phase": "standing"})
    acted = pass_("stark"), plays("lannister", "g"), pass_("stark")
    holds(listed(given, *acted), {"phase": "dominance"})
    holds(listed(given, *acted, pass_("lannister")), {"phase": "standing"})


@pytest.mark.rule("hbo.action.closing")
@under_both_texts
def test_who_has_passed_may_act_again_if_the_other_then_acted(text: str) -> None:
    given = in_window("dominance", text=text)
    ruling = allowed(given, pass_("stark"), plays("lannister", "g"), plays("stark", "e"), passes="listed")
    assert ("all_pass", "text", Basis.SILENT) == stamp(ruling, "hbo.action.closing")


@pytest.mark.rule("hbo.action.closing")
@under_both_texts
def test_what_comes_next_waits_for_both_to_pass(text: str) -> None:
    given = battle([fighter("a")], [fighter("s")], step="attackers", first="stark", text=text)
    ruling = refused(given, pass_("stark"), defend(), because="hbo.action.closing", passes="listed")
    assert Basis.SILENT == ruling.basis
    allowed(given, pass_("stark"), pass_("lannister"), defend(), passes="listed")
    resolved = battle([fighter("a")], first="stark", text=text)
    refused(resolved, pass_("stark"), resolve(), because="hbo.action.closing", passes="listed")
    opened = challenges([], [fighter("a")], text=text)
    refused(opened, pass_("lannister"), attack("a"), because="hbo.action.closing", passes="listed")


@pytest.mark.rule("hbo.action.closing")
@under_both_texts
def test_a_table_may_decide_that_who_has_passed_is_out(text: str) -> None:
    decided = {"hbo.action.closing": "passed_is_out"}
    given = in_window("dominance", text=text, decided=decided)
    line = pass_("stark"), plays("lannister", "g")
    ruling = refused(given, *line, plays("stark", "e"), because="hbo.action.closing", passes="listed")
    assert ("passed_is_out", "table", Basis.SILENT) == stamp(ruling, "hbo.action.closing")


@pytest.mark.rule("hbo.action.closing")
@under_both_texts
def test_then_the_other_alone_goes_on_until_he_passes(text: str) -> None:
    decided = {"hbo.action.closing": "passed_is_out"}
    given = in_window("dominance", text=text, decided=decided)
    holds(listed(given, pass_("stark"), plays("lannister", "g"), pass_("lannister")), {"phase": "standing"})
    allowed(given, pass_("stark"), plays("lannister", "g"), plays("lannister", "h"), passes="listed")


@pytest.mark.rule("hbo.action.closing")
@under_both_texts
def test_there_is_nothing_to_pass_on_outside_a_window(text: str) -> None:
    owing = after(battle([fighter("a", 3)], [fighter("s")], text=text), resolve())
    refused(owing, pass_("stark"), because="hbo.action.closing")
    allowed(owing, victims("s"))


@pytest.mark.rule("hbo.golden.card_over_rules")
@under_both_texts
def test_an_effect_of_a_card_nobody_named_is_taken_on_the_tables_word(text: str) -> None:
    ruling = allowed(
        challenges(text=text), do("apply_effect", effects=[effect("gain_power", amounts={"stark": 1})])
    )
    assert "card_not_named" in [one.says for one in ruling.reasons]
