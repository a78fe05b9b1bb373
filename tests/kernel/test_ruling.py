"""The order of reasons, and what a ruling says it rests on."""

import msgspec
import pytest

from engine.kernel.decisions import Decision, Move
from engine.kernel.errors import Refused
from engine.kernel.game import Game, Procedure, RuleAliases, Step, Verb
from engine.kernel.judge import carry_out, decisions, judge, play
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    Basis,
    Finding,
    Question,
    Reason,
    Ruling,
    Verdict,
    cannot_tell,
    change,
    obeyed,
    part,
    rule,
    tally,
    violated,
)
from engine.kernel.state import Event, Frame, State, add_notes

LATER = change("wait")


class Knock(Move, frozen=True, kw_only=True):
    """A move that may be forbidden, unknown, or both."""

    forbidden: bool = False
    unknown: bool = False


@rule("g.first", "other.first", "g.also")
def first(state: State, move: Knock) -> Finding:
    """Kept without a word."""
    return None


@rule("g.second")
def second(state: State, move: Knock) -> Finding:
    """Unknown if the move says so."""
    return cannot_tell(Question("cost", "robb")) if move.unknown else obeyed("told")


@rule("g.third", "g.fourth")
def third(state: State, move: Knock) -> Finding:
    """Forbidden if the move says so, by a rule of its own."""
    return violated("too_late", LATER, rules=("g.later", "g.fourth")) if move.forbidden else None


def act(state: State, move: Knock) -> State:
    """Nothing comes of it."""
    return state


GAME = Game("g", ("bg", "pl"), {Knock: Verb(Knock, (first, second, third), act)}, {}, ())
STATE = State(game="g", text="bg")


def test_all_rules_of_a_legal_move_are_told_in_their_order() -> None:
    ruling = judge(GAME, STATE, Knock())
    assert ruling.verdict is Verdict.YES
    assert ruling.rules == ("g.first", "g.also", "g.second", "g.third", "g.fourth")
    assert ruling.because == ()
    assert ruling.changes == ()
    assert ruling.asks is None


def test_a_rule_cites_the_ids_of_the_game_being_played() -> None:
    other = msgspec.structs.replace(STATE, game="other")
    verbs = {Knock: Verb(Knock, (first,), act)}
    assert judge(msgspec.structs.replace(GAME, id="other", verbs=verbs), other, Knock()).rules == (
        "other.first",
    )


def test_a_refusal_stands_before_everything_else_with_its_own_rules_first() -> None:
    ruling = judge(GAME, STATE, Knock(forbidden=True, unknown=True))
    assert ruling.verdict is Verdict.NO
    assert ruling.because == ("g.later", "g.fourth")
    assert ruling.reasons[0].says == "too_late"
    assert ruling.changes == (LATER,)
    assert ruling.asks is None


def test_what_is_not_known_is_asked_when_nothing_forbids_the_move() -> None:
    ruling = judge(GAME, STATE, Knock(unknown=True))
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.asks == Question("cost", "robb")
    assert ruling.because == ("g.second",)


def test_a_refused_move_is_not_played_and_can_still_be_carried_out() -> None:
    with pytest.raises(Refused) as refused:
        play(GAME, STATE, Knock(forbidden=True))
    assert refused.value.ruling == judge(GAME, STATE, Knock(forbidden=True))
    assert carry_out(GAME, STATE, Knock(forbidden=True)) == STATE


def test_what_came_of_a_move_is_told_of_this_move_alone() -> None:
    noted = Reason(("g.first",), says="noted")
    verbs = {Knock: Verb(Knock, (first,), lambda state, _: add_notes(state, noted))}
    game = msgspec.structs.replace(GAME, verbs=verbs)
    once = play(game, STATE, Knock())
    assert once.ruling.done == play(game, once.state, Knock()).ruling.done == (noted,)


def test_what_the_last_move_brought_about_is_no_work_of_the_next() -> None:
    noted = msgspec.structs.replace(STATE, notes=(Reason(("g.earlier",)),))
    happened = msgspec.structs.replace(STATE, events=(Event("knocked"),))
    for before in (noted, happened):
        played = play(GAME, before, Knock())
        assert (played.ruling.done, played.state.notes, played.state.events) == ((), (), ())
        assert carry_out(GAME, before, Knock()) == STATE


def test_a_change_that_two_reasons_want_is_named_once() -> None:
    wanting = tuple(Reason(("g.a",), Verdict.NO, says, changes=(LATER, change(says))) for says in ("x", "y"))
    assert Ruling(Verdict.NO, "bg", wanting).changes == (LATER, change("x"), change("y"))


def test_the_weakest_ground_of_a_legal_move_is_its_basis() -> None:
    deep = Reason(("g.a",), because=(Reason(("g.b",), basis=SILENT),))
    done = Reason(("g.c",), basis=DERIVED)
    assert Ruling(Verdict.YES, "bg", (Reason(("g.d",)),)).basis is Basis.STATED
    assert Ruling(Verdict.YES, "bg", (Reason(("g.d",)),), (done,)).basis is Basis.DERIVED
    assert Ruling(Verdict.YES, "bg", (deep,), (done,)).basis is Basis.SILENT


def test_only_the_principal_reason_of_a_refusal_gives_its_basis() -> None:
    refusals = (Reason(("g.a",), Verdict.NO), Reason(("g.b",), Verdict.NO, basis=SILENT))
    assert Ruling(Verdict.NO, "bg", (*refusals, Reason(("g.c",), basis=SILENT))).basis is Basis.STATED
    assert Ruling(Verdict.NO, "bg", refusals[::-1]).basis is Basis.SILENT


def test_rules_are_cited_once_the_deciding_first_then_what_came_of_it() -> None:
    kept, broken = Reason(("g.kept", "g.both")), Reason(("g.broken", "g.both"), Verdict.NO)
    ruling = Ruling(Verdict.NO, "bg", (kept, broken), (Reason(("g.done",)),))
    assert ruling.rules == ("g.broken", "g.both", "g.done", "g.kept")


def test_a_tally_adds_its_parts_unless_it_is_told_its_total() -> None:
    parts = part("g.a", 3, "printed"), part("g.b", -5, "lowered", SILENT, origin="a card")
    assert tally("g.sum", "strength", *parts).found == -2
    floored = tally("g.sum", "strength", *parts, total=0, card="robb")
    assert floored == Reason(("g.sum",), 0, "strength", {"card": "robb"}, parts)
    assert [one.found for one in floored.walk()] == [0, 3, -5]
    assert tally("g.sum", "nothing").found == 0
    assert tally("g.sum", "strength", Reason(("g.c",), Verdict.YES), *parts).found == -2


def test_what_has_to_be_asked_may_stand_under_another_reason() -> None:
    unknown = Reason(("g.b",), Verdict.CANNOT_TELL, asks=Question("cost", "robb"))
    over = Reason(("g.a",), Verdict.CANNOT_TELL, because=(part("g.c", 1, "printed"), unknown))

    assert Ruling(Verdict.CANNOT_TELL, "bg", (over,)).asks == Question("cost", "robb")


def test_a_game_calls_shared_rules_by_its_own_ids_wherever_a_reason_cites_them() -> None:
    aliases = RuleAliases("lcg", {"hbo.a": ("lcg.a", "lcg.b"), "hbo.c": ("lcg.c",)})
    inner = Reason(("hbo.c",))

    assert aliases.reason(Reason(("hbo.a",), because=(inner,))) == Reason(
        ("lcg.a", "lcg.b"), because=(Reason(("lcg.c",)),)
    )
    assert aliases.reason(Reason(("lcg.a",), because=(inner,))).because == (Reason(("lcg.c",)),)
    assert aliases.reason(Reason(("hbo.unknown",))).rules == ()


def test_a_step_without_a_question_is_done_and_one_without_an_answer_is_left() -> None:
    done: list[str] = []

    def do(state: State, frame: object) -> State:
        done.append("done")
        return state

    def ask(state: State, frame: object) -> tuple[Decision, ...]:
        return ()

    procedure = Procedure("p", (Step("ask", ask=ask), Step("do", do=do)))
    game = msgspec.structs.replace(GAME, procedures={"p": procedure})
    state = msgspec.structs.replace(STATE, agenda=(Frame("p", "ask"),))
    after = carry_out(game, state, Knock())
    assert done == ["done"]
    assert after.agenda == ()
    assert decisions(game, after) == ()
