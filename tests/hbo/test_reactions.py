from __future__ import annotations

from typing import Any

import pytest

from engine.agot.candidates import generate_moves
from engine.agot.hbo.game import HBO
from engine.agot.state.moves import Respond
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, judge, play
from engine.kernel.reasons import Basis, Verdict
from tests.kit.hbo import (
    BG,
    SAY,
    Raw,
    after,
    allowed,
    answered,
    asked_of,
    attack,
    battle,
    card,
    challenges,
    defend,
    do,
    effect,
    event,
    fact,
    fighter,
    holds,
    in_doubt,
    pass_,
    plays,
    refused,
    resolve,
    responds,
    rule,
    saves,
    stamp,
    table,
    under_both_texts,
    victims,
    with_faces,
)


def reacts(by: str, name: str, *effects: Raw, to: str = "challenge_result") -> Move:
    return responds(by, name, *effects, to=to)


HELD: Raw = {"hand": [event("e", "response"), event("f")]}


def lost_by_stark(text: str = BG, **fields: Any) -> AgotTable:
    """Stark has lost a power challenge; all that is left of it are the reactions to the result."""
    given = battle([fighter("a", 3)], [fighter("s", 1)], kind="power", text=text, **fields)
    return play_all(implied_to_resolve(given), resolve())


def implied_to_resolve(given: AgotTable) -> AgotTable:
    """The table when both players have passed on the window before the resolution."""
    both = (given.first_player, *given.others(given.first_player))
    return play_all(given, *(pass_(seat) for seat in both))


REACTORS: dict[str, Raw] = {
    "character": {"characters": [fighter("e", timing="response")]},
    "location": {"locations": [card("e", timing="response")]},
    "attachment": {
        "characters": [fighter("bearer")],
        "attachments": [card("e", timing="response", host="bearer")],
    },
    "event": {"hand": [event("e", "response")]},
}


@pytest.mark.rule("hbo.reaction.definition")
@under_both_texts
@pytest.mark.parametrize("kind", REACTORS)
def test_every_type_of_card_may_react(text: str, kind: str) -> None:
    given = battle(
        [fighter("a", 1)], [fighter("s", 2)], text=text, lannister=REACTORS[kind].get("characters", ()),
        lannister_has={name: cards for name, cards in REACTORS[kind].items() if name != "characters"},
    )  # fmt: skip
    found = after(given, resolve(), reacts("lannister", "e", effect("stand", "a")))
    holds(found, {"card.e.zone": "discard" if kind == "event" else "play", "card.a.kneeling": False})


@pytest.mark.rule("hbo.reaction.definition")
@pytest.mark.parametrize(
    ("kind", "what", "because"),
    [
        ("character", "ability_used", "hbo.reaction.definition"),
        ("event", "event_played", "hbo.play.event_resolution"),
    ],
)
def test_only_of_an_event_is_it_said_that_it_was_resolved_and_discarded(
    kind: str, what: str, because: str
) -> None:
    given = battle(
        [fighter("a", 1)], [fighter("s", 2)], lannister=REACTORS[kind].get("characters", ()),
        lannister_has={name: cards for name, cards in REACTORS[kind].items() if name != "characters"},
    )  # fmt: skip

    found = after(given, resolve(), reacts("lannister", "e"))

    assert [one.rule for one in found.events if one.what == what] == [because]


@pytest.mark.rule("hbo.reaction.definition")
@under_both_texts
def test_nobody_has_to_react(text: str) -> None:
    given = lost_by_stark(text, stark_has=HELD)
    allowed(given, pass_("lannister"), pass_("stark"))
    holds(after(given, pass_("lannister"), pass_("stark")), {"card.e.zone": "hand"})


@pytest.mark.rule("hbo.reaction.definition", "hbo.play.out_of_play")
def test_it_takes_a_card_of_ones_own() -> None:
    has = {"discard": [event("gone", "response")], "hand": [event("mine", "response")]}
    given = battle([fighter("a", 1)], [fighter("s", 2, timing="response")], lannister_has=has)
    refused(given, resolve(), reacts("lannister", "gone"), because="hbo.play.out_of_play")
    refused(given, resolve(), reacts("stark", "mine"), because="hbo.play.out_of_play")
    refused(given, resolve(), reacts("lannister", "s"), because="hbo.play.in_play")


@pytest.mark.rule("hbo.reaction.recognise")
@under_both_texts
@pytest.mark.parametrize("timing", ["any_phase", "challenges", "dominance"])
def test_a_text_that_begins_with_a_phase_is_no_reaction(text: str, timing: str) -> None:
    has = {"hand": [event("e", timing)]}
    given = battle([fighter("a", 1)], [fighter("s", 2)], text=text, lannister_has=has)
    refused(given, resolve(), reacts("lannister", "e"), because="hbo.reaction.recognise")


@pytest.mark.rule("hbo.reaction.recognise")
@under_both_texts
def test_its_text_tells_exactly_what_it_answers(text: str) -> None:
    given = battle([fighter("a", 1)], [fighter("s", 2)], step="attackers", text=text, stark_has=HELD)
    late = reacts("stark", "e", to="declared_defender")
    allowed(given, defend("s"), late)
    refused(given, defend(), late, because="hbo.reaction.recognise")


@pytest.mark.rule("hbo.reaction.timing")
@under_both_texts
def test_reactions_come_before_the_next_action(text: str) -> None:
    given = lost_by_stark(text, stark_has=HELD, lannister_has={"hand": [event("g")]})
    assert (("lannister", "react"),) == asked_of(given)
    ruling = judge(HBO, given, plays("lannister", "g"))
    assert "hbo.reaction.timing" == ruling.because[0]
    allowed(given, reacts("stark", "e"), plays("lannister", "g"))


@pytest.mark.rule("hbo.reaction.timing", "hbo.challenge.one_at_a_time")
def test_and_before_the_next_challenge() -> None:
    given = lost_by_stark(lannister=[fighter("b")])
    assert "hbo.challenge.one_at_a_time" == judge(HBO, given, attack("b")).because[0]
    allowed(given, attack("b"))


@pytest.mark.rule("hbo.reaction.missed")
@under_both_texts
def test_after_another_action_the_chance_is_lost(text: str) -> None:
    theirs = {"hand": [event("g")]}
    given = battle(
        [fighter("a", 3)], [fighter("s")], kind="power", text=text, lannister_has=theirs, stark_has=HELD
    )
    allowed(given, resolve(), reacts("stark", "e"))
    late = plays("lannister", "g"), reacts("stark", "e")
    refused(given, resolve(), *late, because="hbo.reaction.missed")
    refused(given, resolve(), plays("stark", "f"), reacts("stark", "e"), because="hbo.reaction.missed")


@pytest.mark.rule("hbo.reaction.missed")
@under_both_texts
def test_another_occasion_of_the_kind_gives_a_new_chance(text: str) -> None:
    both = [fighter("a", 3), fighter("b", 3)]
    given = challenges([], both, text=text, stark_has=HELD, claim=0)
    missed = attack("a"), defend(), resolve(), attack("b", kind="power")
    refused(given, *missed, reacts("stark", "e"), because="hbo.reaction.missed")
    allowed(given, *missed, defend(), resolve(), reacts("stark", "e"))


@pytest.mark.rule("hbo.reaction.missed")
def test_a_reaction_to_a_declared_defender_is_missed_once_the_challenge_goes_on() -> None:
    given = battle([fighter("a", 1)], [fighter("s", 2)], step="attackers", stark_has=HELD)
    line = defend("s"), resolve(), reacts("stark", "e", to="declared_defender")
    refused(given, *line, because="hbo.reaction.missed")


@pytest.mark.rule("hbo.reaction.not_action")
@under_both_texts
@pytest.mark.parametrize("passes", ["offered", "listed"])
def test_using_a_reaction_takes_up_nobodys_turn_to_act(text: str, passes: str) -> None:
    two = {"hand": [event("e", "response"), event("e2", "response"), event("f")]}
    given = lost_by_stark(text, lannister_has=two)
    allowed(given, reacts("lannister", "e"), plays("lannister", "f"), passes=passes)
    acted = after(given, reacts("lannister", "e"), plays("lannister", "f"), passes=passes)
    holds(acted, {"card.f.zone": "discard"})


@pytest.mark.rule("hbo.reaction.not_action", "hbo.action.phase_named")
def test_nor_is_it_bound_to_a_phase_or_a_window() -> None:
    given = challenges(
        phase="marshalling",
        first="stark",
        stark_has={"hand": [card("x", type="location")], "income_taken": True},
        lannister_has={"hand": [event("e", "response")]},
    )
    allowed(given, do("play_card", "stark", card="x"), responds("lannister", "e", to="played", of="x"))


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_the_first_player_is_asked_first_then_they_alternate(text: str, first: str) -> None:
    other = "lannister" if first == "stark" else "stark"
    given = lost_by_stark(text, first=first, stark_has=HELD)
    assert ((first, "react"),) == asked_of(given)
    once = play(HBO, given, pass_(first)).state
    assert ((other, "react"),) == asked_of(once)
    answer = answered(given, "response_order", seat="stark")
    assert [first, other] == answer.value
    assert ("first_player", "text", Basis.SILENT) == stamp(answer.ruling, "hbo.reaction.order")


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
def test_who_is_asked_second_waits_for_the_word(text: str) -> None:
    given = lost_by_stark(text, first="lannister", stark_has=HELD)
    ruling = judge(HBO, given, reacts("stark", "e"))
    assert ("hbo.reaction.order", Basis.SILENT) == (*ruling.because[:1], ruling.basis)
    assert Verdict.YES == judge(HBO, play_all(given, pass_("lannister")), reacts("stark", "e")).verdict
    allowed(given, reacts("stark", "e"))


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
def test_a_table_may_decide_that_the_active_player_is(text: str) -> None:
    decided = {"hbo.reaction.order": "active_player"}
    given = battle([fighter("a", 3)], [fighter("s")], kind="power", first="stark", text=text, decided=decided)
    given = play_all(implied_to_resolve(given), resolve())
    assert (("lannister", "react"),) == asked_of(given)
    ruling = answered(given, "response_order", seat="stark").ruling
    assert ("active_player", "table", Basis.SILENT) == stamp(ruling, "hbo.reaction.order")


@pytest.mark.rule("hbo.challenge.participants", "hbo.challenge.removed_participant")
def test_taking_part_is_a_way_out_only_while_a_challenge_is_under_way() -> None:
    removed = plays("stark", "e", effect("remove_from_challenge", "idle"))
    fought = battle([fighter("a")], [fighter("s")], [fighter("idle")], stark_has={"hand": [event("e")]})
    ways = [(one.what, one.facts.get("card")) for one in rule(fought, removed).changes]
    assert ("participant", "idle") in ways
    quiet = challenges([fighter("idle")], stark_has={"hand": [event("e")]}, first="stark")
    assert "participant" not in [one.what for one in rule(quiet, removed).changes]


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
def test_at_such_a_table_the_first_player_is_where_nobody_is_active(text: str) -> None:
    decided = {"hbo.reaction.order": "active_player"}
    given = table("dominance", text=text, decided=decided, first_player="lannister")
    assert "" == given.active
    assert ["lannister", "stark"] == answered(given, "response_order", seat="stark").value


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
def test_a_card_reacts_once_to_one_occurrence(text: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s", timing="response")], kind="power", text=text, claim=0)
    again = reacts("stark", "s"), reacts("stark", "s")
    ruling = refused(given, resolve(), *again, because="hbo.reaction.order")
    assert Basis.SILENT == ruling.basis
    assert "text" == stamp(ruling, "hbo.reaction.order")[1]


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
def test_reactions_end_when_both_decline_one_after_the_other(text: str) -> None:
    given = lost_by_stark(text, stark_has=HELD, first="stark")
    line = pass_("stark"), pass_("lannister")
    assert "react" not in {asks for _, asks in asked_of(play_all(given, *line))}
    line = reacts("stark", "e"), pass_("lannister")
    assert (("stark", "react"),) == asked_of(play_all(given, *line))


def play_all(given: AgotTable, *moves: Move) -> AgotTable:
    """The table after these moves, with nothing done in silence."""
    for move in moves:
        found = play(HBO, given, move).state
        assert isinstance(found, AgotTable)
        given = found
    return given


@pytest.mark.rule("hbo.reaction.order")
@under_both_texts
def test_a_reaction_whose_need_an_earlier_one_removed_cannot_be_used(text: str) -> None:
    has = {"stark_has": HELD, "lannister_has": {"hand": [event("g", "response")]}}
    given = lost_by_stark(text, **has)
    line = reacts("lannister", "g", effect("discard", "s")), reacts("stark", "e", effect("stand", "s"))
    refused(given, *line, because="hbo.play.out_of_play")


PAID = {"kneel": ["guard"]}
JON = fighter("jon", 4, unique=True)


def debts(target: str, by: str = "lannister", **pay: Any) -> Move:
    demands = {"kneel_house": "lannister", "target_participates": True}
    return responds(by, "debts", effect("kill", target), pay=pay or PAID, demands=demands)


def lost_by_lannister(text: str = BG, **fields: Any) -> AgotTable:
    """Lannister has attacked and lost; the debts event, whose text is known, is in hand."""
    own = fields.pop("lannister", [fighter("guard", house="lannister")])
    has = {"hand": [card("debts", type="event")]}
    given = battle(
        [fighter("a", 1)], [JON, fighter("s", 1)], [fighter("home")], text=text, lannister=own,
        lannister_has=has, **fields,
    )  # fmt: skip
    return with_faces(given, debts="a-lannister-always-pays-his-debts")


@pytest.mark.rule("hbo.reaction.debts_example")
@under_both_texts
@pytest.mark.parametrize("target", ["jon", "s", "a"])
def test_after_a_loss_a_participant_of_either_side_is_killed(text: str, target: str) -> None:
    found = after(lost_by_lannister(text), resolve(), debts(target))
    holds(found, {f"card.{target}.zone": "dead", "card.guard.kneeling": True, "card.debts.zone": "discard"})


@pytest.mark.rule("hbo.reaction.debts_example")
@under_both_texts
def test_who_did_not_take_part_is_out_of_reach(text: str) -> None:
    ruling = refused(lost_by_lannister(text), resolve(), debts("home"), because="hbo.reaction.debts_example")
    assert "hbo.challenge.participants" in ruling.because


NO_PAYERS: dict[str, tuple[Raw, str]] = {
    "kneeling": (fighter("guard", house="lannister", kneeling=True), "hbo.position.only_standing_kneel"),
    "neutral": (fighter("guard", house=[]), "hbo.reaction.debts_example"),
    "of House Stark": (fighter("guard", house="stark"), "hbo.reaction.debts_example"),
}


@pytest.mark.rule("hbo.reaction.debts_example")
@under_both_texts
@pytest.mark.parametrize("which", NO_PAYERS)
def test_the_cost_is_a_standing_lannister_character(text: str, which: str) -> None:
    payer, because = NO_PAYERS[which]
    given = lost_by_lannister(text, lannister=[payer])
    refused(given, resolve(), debts("jon"), because=because)


@pytest.mark.rule("hbo.reaction.debts_example", "hbo.house.neutral")
@pytest.mark.parametrize(
    ("target", "payer", "says"),
    [
        ("jon", fighter("guard", house=[]), "not_of_the_house"),
        ("home", fighter("guard", house="lannister"), "not_a_participant"),
    ],
)
def test_what_the_known_text_asks_for_holds_without_being_said(target: str, payer: Raw, says: str) -> None:
    unsaid = responds("lannister", "debts", effect("kill", target), pay=PAID)
    ruling = refused(
        lost_by_lannister(lannister=[payer]), resolve(), unsaid, because="hbo.reaction.debts_example"
    )
    assert ruling.deciding[0].says == says


def test_what_is_of_another_house_is_told_once() -> None:
    given = lost_by_lannister(lannister=[fighter("guard", house=[])])
    unsaid = responds("lannister", "debts", effect("kill", "jon"), pay=PAID)
    ruling = refused(given, resolve(), unsaid, because="hbo.reaction.debts_example")
    assert [one.what for one in ruling.changes] == ["house"]


@pytest.mark.rule("hbo.reaction.debts_example")
@under_both_texts
def test_of_ones_own(text: str) -> None:
    given = lost_by_lannister(text).card("home", houses=("lannister",))
    refused(given, resolve(), debts("jon", kneel=["home"]), because="hbo.reaction.debts_example")


@pytest.mark.rule("hbo.reaction.debts_example")
def test_and_it_is_paid_or_nothing_happens() -> None:
    given = lost_by_lannister()
    refused(given, resolve(), debts("jon", gold=0), because="hbo.reaction.debts_example")
    in_doubt(given.card("guard", houses=None), resolve(), debts("jon"), asks="houses")


@pytest.mark.rule("hbo.reaction.debts_example")
@under_both_texts
def test_only_a_loser_pays_his_debts_attacker_or_defender(text: str) -> None:
    won = lost_by_lannister(text).card("a", strength=9)
    refused(won, resolve(), victims("home"), debts("jon"), because="hbo.reaction.recognise")
    own = {"hand": [card("debts", type="event")]}
    given = challenges(
        [fighter("s", 3)],
        [fighter("guard", house="lannister"), fighter("d", 1)],
        first="stark",
        text=text,
        lannister_has=own,
    )
    given = with_faces(given, debts="a-lannister-always-pays-his-debts")
    line = attack("s", by="stark", target="lannister", kind="power"), defend("d", by="lannister"), resolve()
    holds(after(given, *line, debts("s")), {"card.s.zone": "dead"})


@pytest.mark.rule("hbo.reaction.debts_example", "hbo.reaction.missed")
@under_both_texts
def test_it_must_come_before_any_other_action(text: str) -> None:
    given = lost_by_lannister(text, stark_has={"hand": [event("g")]})
    line = resolve(), plays("stark", "g"), debts("jon")
    refused(given, *line, because="hbo.reaction.missed")


@pytest.mark.rule("hbo.reaction.debts_example", "hbo.save.cost_stays")
@under_both_texts
def test_a_saved_victim_does_not_give_the_cost_back(text: str) -> None:
    given = lost_by_lannister(text, stark_has={"hand": [event("save", "response", saves="any")]})
    found = after(given, resolve(), debts("jon"), saves("stark", "jon", "save"))
    holds(found, {"card.jon.zone": "play", "card.guard.kneeling": True, "card.debts.zone": "discard"})
    assert "discard" == fact(found, "card.save.zone")


@pytest.mark.rule("hbo.reaction.recognise", "hbo.reaction.timing")
@under_both_texts
def test_every_card_that_is_a_response_is_offered_among_reactions_unless_it_saves(
    text: str,
) -> None:
    cards = [event("reacts", "response"), event("rescue", "response", saves="any"), event("acts")]
    at_home = [fighter("able", 1, timing="response"), fighter("busy", 1, timing="challenges")]
    given = battle([fighter("a", 3)], [fighter("d")], at_home, text=text, stark_has={"hand": cards})
    there = SAY.until(given, resolve(), victims("busy"), do("decline_saves"))
    there = there if asked_of(there) == (("stark", "react"),) else carry_out(HBO, there, pass_("lannister"))

    assert asked_of(there) == (("stark", "react"),)
    found = [one for one in generate_moves(HBO, there) if isinstance(one.move, Respond)]
    assert {one.move.card for one in found if isinstance(one.move, Respond)} == {"reacts", "able"}
    assert all(one.by_hand for one in found)
