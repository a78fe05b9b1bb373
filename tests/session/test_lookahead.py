"""What the table waits for: where silence passes what somebody would say, else under each text."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.state.moves import Respond
from engine.kernel.decisions import TABLE, Move
from engine.kernel.reasons import Question, Verdict
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.session import BG, JON, PL, PLOT, SCOUT, attack, move, session

EDDARD = {"id": "eddard", "name": "Eddard Stark", "type": "character", "cost": 1}
PLAY_SCOUT = move("play_card", "stark", card="scout")
PLAY_JON = move("play_card", "stark", card="jon")


def marshalling(*texts: str, strict: bool = False, **stark: Any) -> Session:
    """Stark has collected and has Jon and a scout in hand."""
    return session("marshalling", *texts, strict=strict, income_taken=True, **stark)


def awaited(table: Session) -> tuple[str, str]:
    """Who is waited for first, and for what."""
    return table.waiting[0].seat, table.waiting[0].asks


def test_after_a_card_nobody_waits_for_reactions_no_known_card_has() -> None:
    table = marshalling()
    table.enter(PLAY_SCOUT)
    assert awaited(table) == ("stark", "marshal")


def test_a_reaction_that_is_known_is_waited_for_and_offered() -> None:
    table = marshalling(BG, hand={"count": 1, "known": [EDDARD]})
    state = table.state.card("eddard", face="hbo-eddard-stark")
    table.states[-1] = state.put(first_player="lannister")
    table.enter(move("play_card", "stark", card="eddard"))
    assert awaited(table) == ("stark", "react")
    first, ruling = table.choices()[0]
    assert isinstance(first.move, Respond)
    assert (first.move.card, ruling.verdict) == ("eddard", Verdict.YES)


def test_after_the_attackers_the_defenders_are_waited_for() -> None:
    table = session("challenges")
    assert awaited(table) == ("stark", "challenge")
    table.enter(attack())
    assert awaited(table) == ("lannister", "declare_defenders")
    table.enter(move("declare_defenders", "lannister", defenders=[]))
    assert awaited(table) == (TABLE, "resolve")


def test_a_killing_is_waited_for_and_what_comes_after_is_not_offered_before() -> None:
    table = session("challenges")
    steps = (
        attack(),
        move("declare_defenders", "lannister", defenders=[]),
        move("resolve"),
        move("choose_victims", "lannister", cards=["tyrion"]),
    )
    for one in steps:
        assert table.enter(one).kind is OutcomeKind.DONE
    assert awaited(table) == ("lannister", "save")
    nobody = {move("decline_saves"), move("decline_saves", "lannister")}
    assert {choice.move for choice, _ in table.choices()} == nobody


def test_what_is_refused_comes_last_and_a_pass_after_what_somebody_would_say() -> None:
    listed = [choice.move for choice, _ in marshalling().choices()]
    assert listed[-1] == move("pass", "stark")
    assert listed[0] == PLAY_JON


def played_once() -> Session:
    """A strict table under both texts: Stark has played a card, and both have passed on reacting to it."""
    table = marshalling(BG, PL, strict=True)
    for one in (PLAY_SCOUT, move("pass", "stark"), move("pass", "lannister")):
        assert table.enter(one).kind is OutcomeKind.DONE
    return table


@pytest.mark.rule("hbo.action.card_play_alternation")
def test_where_the_texts_differ_on_who_acts_both_are_waited_for() -> None:
    table = played_once()
    assert {one.seat for one in table.waiting} == {"stark", "lannister"}
    assert {(text, one.seat) for text, one in table.differing_decisions} == {(BG, "stark"), (PL, "lannister")}
    listed = [choice.move for choice, ruling in table.choices() if ruling.verdict is Verdict.YES]
    assert move("pass", "lannister") in listed
    assert PLAY_JON not in listed


@pytest.mark.rule("hbo.action.card_play_alternation")
@pytest.mark.parametrize("needless_first", [False, True])
def test_a_pass_one_text_asks_for_does_no_harm_under_the_other(needless_first: bool) -> None:
    table = played_once()
    if needless_first:
        outcome = table.enter(move("pass", "stark"))
        assert [one.text for one in outcome.rulings] == [BG]
    assert table.enter(PLAY_JON).kind is OutcomeKind.TEXTS_DIFFER
    outcome = table.enter(move("pass", "lannister"))
    assert outcome.kind is OutcomeKind.DONE
    assert PL in [one.text for one in outcome.rulings]
    assert table.enter(PLAY_JON).kind is OutcomeKind.DONE


def test_where_the_texts_differ_the_missing_pass_is_named() -> None:
    assert played_once().enter(PLAY_JON).missing == (move("pass", "lannister"),)


@pytest.mark.parametrize("late", [PLAY_JON, move("end_turn", "stark"), move("pass", "stark")])
def test_a_strict_refusal_names_the_income_that_is_missing(late: Move) -> None:
    table = session("marshalling", strict=True)
    assert table.enter(late).missing == (move("collect_income", "stark"),)


@pytest.mark.parametrize("strict", [False, True])
def test_who_resolves_too_early_is_told_to_ask_for_the_defence(strict: bool) -> None:
    table = session("challenges", BG, strict=strict)
    while table.enter(attack()).kind is not OutcomeKind.DONE:
        for seat in ("stark", "lannister"):
            table.enter(move("pass", seat))
    outcome = table.enter(move("resolve"))
    assert outcome.kind is OutcomeKind.REFUSED
    assert move("declare_defenders", "lannister", defenders=[]) in outcome.missing
    for one in outcome.missing:
        assert table.enter(one).kind is OutcomeKind.DONE
    assert table.enter(move("resolve")).kind is OutcomeKind.DONE


@pytest.mark.rule("hbo.save.interrupt")
def test_at_a_strict_table_a_pass_declines_what_is_offered() -> None:
    table = session("challenges", BG, strict=True)
    kill = move("apply_effect", "stark", effects=[{"kind": "kill", "target": "tyrion"}])
    assert table.enter(kill).kind is OutcomeKind.DONE
    assert awaited(table) == ("lannister", "save")
    assert table.enter(move("pass", "stark")).kind is OutcomeKind.REFUSED
    assert table.enter(move("pass", "lannister")).kind is OutcomeKind.DONE
    assert awaited(table) == ("stark", "save")
    assert table.enter(move("pass", "stark")).kind is OutcomeKind.DONE
    assert table.state.cards["tyrion"].zone == "dead"


@pytest.mark.rule("hbo.reaction.timing", "hbo.reaction.not_action")
def test_a_strict_refusal_names_the_window_that_is_open_beside_the_fault_of_the_move() -> None:
    table = marshalling(BG, strict=True, gold=1)
    assert table.enter(PLAY_SCOUT).kind is OutcomeKind.DONE
    outcome = table.enter(PLAY_JON)
    assert outcome.kind is OutcomeKind.REFUSED
    assert {"finish_first", "gold_short"} <= {one.says for one in outcome.ruling.deciding}


@pytest.mark.rule("hbo.draw.two_cards", "hbo.standing.stand_all", "hbo.tax.return_gold")
@pytest.mark.parametrize(
    ("phase", "does"), [("draw", "draw_phase"), ("standing", "stand_all"), ("taxation", "return_gold")]
)
def test_what_has_been_done_this_round_is_not_waited_for_in_this_round(phase: str, does: str) -> None:
    table = session(phase, BG, strict=True)
    assert table.enter(move(does)).kind is OutcomeKind.DONE
    refused = table.enter(move(does)).ruling
    assert refused.deciding[0].says == "done_this_round"
    assert [one.what for one in refused.changes] == ["wait_next_round"]


@pytest.mark.rule("hbo.action.alternate", "hbo.reaction.order")
def test_a_pass_out_of_turn_is_refused_by_the_order_that_holds_there() -> None:
    table = marshalling(PL, strict=True)
    table.enter(PLAY_SCOUT)
    assert table.enter(move("pass", "lannister")).ruling.because[0] == "hbo.reaction.order"
    table.enter(move("pass", "stark"))
    table.enter(move("pass", "lannister"))
    assert table.enter(move("pass", "stark")).ruling.because[0] == "hbo.action.alternate"


@pytest.mark.rule("hbo.action.card_play_alternation")
def test_who_marshals_is_not_sent_to_the_turn_he_is_in() -> None:
    table = marshalling(PL, strict=True, gold=1)
    table.enter(PLAY_SCOUT)
    for passes in ((), ("stark", "lannister")):
        for seat in passes:
            table.enter(move("pass", seat))
        changes = [one.what for one in table.enter(PLAY_JON).ruling.changes]
        assert "wait_window" in changes
        assert "wait_marshalling" not in changes


def test_what_belongs_to_set_up_is_over_and_nothing_else_would_help() -> None:
    table = session("plot", BG, strict=True, hand={"count": 2, "known": [JON, SCOUT]})
    refused = table.enter(move("place_setup", "stark", cards=["jon"])).ruling
    assert [(one.what, one.alone) for one in refused.changes] == [("wait_phase", True)]


@pytest.mark.parametrize("phase", ["plot", "draw", "marshalling", "dominance", "standing", "taxation"])
def test_an_event_of_another_phase_is_played_when_that_phase_has_a_window_for_actions(phase: str) -> None:
    feast = {"id": "feast", "name": "Feast", "type": "event", "timing": phase, "gold_price": 0}
    table = session("challenges", BG, strict=True, hand={"count": 1, "known": [feast]})
    gains = {"kind": "gain_gold", "seat": "stark", "amount": 1}
    refused = table.enter(move("play_event", "stark", card="feast", effects=[gains])).ruling
    assert [[one.what for one in way] for way in refused.ways] == [["wait_phase"]]


def after_the_plots() -> Session:
    """Both plots lie revealed and the first player is named."""
    table = session("plot", hand={"count": 2, "known": [JON, SCOUT]}, gold=0, plot={**PLOT, "initiative": 6})
    assert table.enter(move("determine_initiative")).kind is OutcomeKind.DONE
    assert table.enter(move("name_first_player", "stark", seat="stark")).kind is OutcomeKind.DONE
    return table


def test_what_is_done_by_the_book_is_waited_for_before_any_pass() -> None:
    assert awaited(after_the_plots()) == (TABLE, "draw_phase")


def test_who_plays_a_card_after_the_plots_has_drawn_and_collected() -> None:
    table = after_the_plots()
    controller = GameController(table, OwnedCards("hbo"))
    assert controller.enter(PLAY_SCOUT).kind is OutcomeKind.DONE
    seat = table.state.seats["stark"]
    assert (seat.drawn, seat.last_income, seat.gold) == (2, 4, 3)
    controller.undo()
    assert awaited(table) == (TABLE, "draw_phase")


def test_what_is_not_known_is_asked_on_the_way_and_nothing_is_passed_over() -> None:
    table = after_the_plots()
    stark = table.state.seats["stark"]
    table.states[-1] = table.state.seat("stark", plot=replace(stark.plot, income=None))
    controller = GameController(table, OwnedCards("hbo"))
    outcome = controller.enter(PLAY_SCOUT)
    assert outcome.kind is OutcomeKind.CANNOT_TELL
    assert outcome.question == Question("plot_income", "", "stark")
    assert table.state.seats["stark"].drawn == 2
    table.answer_question(outcome.question, 3)
    assert controller.enter(PLAY_SCOUT).kind is OutcomeKind.DONE
    assert table.state.seats["stark"].gold == 2


def test_nothing_is_done_by_the_book_for_a_move_that_stays_illegal() -> None:
    table = after_the_plots()
    before = table.state
    assert GameController(table, OwnedCards("hbo")).enter(attack()).kind is OutcomeKind.REFUSED
    assert table.state is before


def test_who_may_be_able_to_attack_is_not_refused_beforehand() -> None:
    table = session(
        "challenges", BG, characters=[{"id": "robb", "name": "Robb", "icons": [], "kneeling": True}]
    )
    unknown = replace(table.state.cards["robb"], id="bran", icons=None, kneeling=False)
    table.states[-1] = table.state.put(cards={**table.state.cards, "bran": unknown})
    verdicts = [ruling.verdict for one, ruling in table.choices() if one.pick == "attackers"]
    assert verdicts == [Verdict.CANNOT_TELL] * 3


UNTOLD = [{"id": "keep", "name": "Storm's End", "type": "location"}]


def with_untold_income(cost: int) -> GameController:
    """Stark is to collect, with a location of unknown income, and has a card of this cost in hand."""
    king = {"id": "king", "name": "Robert Baratheon", "type": "character", "cost": cost}
    hand = {"count": 1, "known": [king]}
    table = session("marshalling", hand=hand, gold=0, locations=UNTOLD)
    table.states[-1] = table.state.card("keep", income=None)
    return GameController(table, OwnedCards("hbo"))


@pytest.mark.parametrize(
    "refused",
    [
        move("collect_income", "lannister"),
        move("end_turn", "lannister"),
        move("name_first_player", "stark", seat="stark"),
    ],
)
def test_a_move_refused_whatever_an_untold_income_is_asks_for_none(refused: Move) -> None:
    outcome = with_untold_income(4).enter(refused)

    assert (outcome.kind, outcome.question) == (OutcomeKind.REFUSED, None)


def test_a_card_whose_price_turns_on_an_untold_income_asks_for_it() -> None:
    outcome = with_untold_income(6).enter(move("play_card", "stark", card="king"))

    assert outcome.question == Question("income", "keep")


@pytest.mark.parametrize("seat", ["stark", "lannister"])
def test_who_may_have_won_an_untold_initiative_is_not_refused_before_it_is_told(seat: str) -> None:
    table = session("plot", power=3)
    for one in table.state.seats.values():
        untold = replace(one.plot, initiative=None)
        table.states[-1] = table.state.seat(one.id, plot=untold)

    outcome = GameController(table, OwnedCards("hbo")).enter(move("name_first_player", seat, seat=seat))

    assert outcome.kind is not OutcomeKind.REFUSED
    assert outcome.question is not None
