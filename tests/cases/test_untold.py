"""What a case leaves untold is asked for; what contradicts itself, or cannot be meant, is an error."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.agot.hbo.adapter import CASEBOOK
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case, OpenQuestion, StepResult
from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.reasons import Question
from referee.cli.command_types import UNREADABLE
from referee.cli.judge import judge_command

Raw = dict[str, Any]
BG, PL = "bg-2013", "pl-2012"
KILL: Raw = {"do": "apply_effect", "effects": [{"kind": "kill", "target": "h"}]}
SAVE: Raw = {"do": "save", "by": "A", "card": "h", "with": "n"}
HODOR: Raw = {"id": "h", "card": "hbo-hodor"}
NOT_TODAY: Raw = {"id": "n", "type": "event", "timing": "response", "name": "Not Today"}


def position(phase: str = "challenges", **a: Any) -> Raw:
    """Two seats whose plots are called as the seats are."""
    plots = {one: {"name": one, "income": 4, "initiative": 2, "claim": 1} for one in "AB"}
    stark = {"id": "A", "house": "stark", "plot": plots["A"], **a}
    return {
        "phase": phase,
        "first_player": "A",
        "seats": [stark, {"id": "B", "house": "lannister", "plot": plots["B"]}],
    }


def judged(text: str, *steps: Raw, phase: str = "challenges", **a: Any) -> tuple[StepResult, ...]:
    return judge_case(Case("c", position(phase, **a), steps, game="hbo"), CASEBOOK, text).steps


def saved(text: str, event: Raw, character: Raw) -> StepResult:
    """What is ruled on saving this character with this event."""
    hand = {"count": 1, "known": [event]}
    return judged(text, KILL, SAVE, hand=hand, characters=[character])[-1]


@pytest.mark.rule("hbo.save.not_today")
def test_whom_the_card_of_the_catalogue_saves_is_as_its_printing_says() -> None:
    of_the_catalogue = {**NOT_TODAY, "card": "hbo-not-today"}
    plain = {"id": "h", "unique": False}
    assert (False, True) == tuple(saved(text, of_the_catalogue, plain).legal for text in (BG, PL))


@pytest.mark.rule("hbo.save.not_today")
def test_whether_a_card_is_unique_that_nobody_has_told_is_asked_where_it_decides() -> None:
    of_the_catalogue = {**NOT_TODAY, "card": "hbo-not-today"}
    found = saved(BG, of_the_catalogue, HODOR)
    asked = OpenQuestion(Question("unique", "h"), (True, False))
    assert (None, asked) == (found.legal, found.asks)
    assert saved(PL, of_the_catalogue, HODOR).legal is True
    assert saved(BG, {**NOT_TODAY, "saves": "unique"}, {"id": "h", "unique": "?"}).legal is None


@pytest.mark.rule("hbo.save.not_today")
def test_a_case_may_say_for_each_printing_whom_an_event_saves() -> None:
    event = {**NOT_TODAY, "saves": {BG: "unique", PL: "any"}}
    assert (False, True) == tuple(saved(text, event, {"id": "h"}).legal for text in (BG, PL))


@pytest.mark.rule("hbo.save.not_today")
def test_a_name_alone_does_not_tell_whom_an_event_saves() -> None:
    found = saved(BG, NOT_TODAY, {"id": "h", "unique": True})
    assert found.legal is None
    assert OpenQuestion(Question("saves", "n"), ("any", "unique")) == found.asks


def told(tmp_path: Any, *steps: Raw, **a: Any) -> str:
    file = tmp_path / "case.json"
    file.write_text(json.dumps({"id": "c", "game": "hbo", "position": position(**a), "steps": steps}))
    said = judge_command(str(file), None, False, "en")
    return said.out if said.code != UNREADABLE else said.err


def test_a_plot_called_as_a_seat_is_not_told_as_one(tmp_path: Any) -> None:
    used = {"plots": {"revealed": "A", "used": ["A", "B"]}}
    out = told(tmp_path, {**KILL, "tell": ["seat.A.plots_used"]}, characters=[{"id": "h"}], **used)
    assert "seat.A.plots_used: A, B" in out
    revealed = told(tmp_path, {"do": "reveal_plot", "by": "B", "plot": "B"}, phase="plot")
    assert "Lannister reveals the plot B" in revealed


PHASE: Raw = {"do": "go_to_phase", "phase": "challenges"}


def test_to_go_on_to_the_phase_the_table_stands_in_is_an_error_that_names_the_step(tmp_path: Any) -> None:
    with pytest.raises(Unreadable, match="stands_there_already"):
        judged(BG, PHASE)
    with pytest.raises(Unreadable, match="stands_there_already"):
        judged(
            BG, {"do": "end_turn", "by": "A"}, {"do": "end_turn", "by": "B"}, {**PHASE, "phase": "dominance"}
        )
    assert "step 2" in told(tmp_path, {"ask": "legal_targets", "by": "A"}, PHASE)


def test_once_something_of_the_phase_is_done_the_next_round_is_meant() -> None:
    assert judged(BG, KILL, PHASE, characters=[{"id": "h"}])[-1].legal is None
    assert judged(BG, PHASE, challenges_made=["power"])[-1].legal is None
    assert judged(BG, {**PHASE, "phase": "marshalling"})[-1].legal is None


@pytest.mark.parametrize(
    "plots",
    [
        {"revealed": "C"},
        {"revealed": "A", "available": ["A"]},
        {"available": ["C"], "used": ["C"]},
    ],
)
def test_plots_that_contradict_each_other_are_a_defect(plots: Raw) -> None:
    with pytest.raises(Impossible):
        judged(BG, KILL, plots=plots)
