"""What the desk shows and what a sealed question answers is the same whatever hands hold."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import verb
from engine.kernel.errors import RefereeError
from referee.desk.judged_questions import at_table
from referee.desk.precedents import precedent_key
from referee.notation.formatter import line_of
from referee.session.registry import ADAPTERS
from referee.session.session import Session
from tests.kit.two_worlds import two_worlds

QUESTIONS = 6


def answers(session: Session, lines: list[str]) -> list[object]:
    found: list[object] = []
    for line in lines:
        try:
            asked = at_table(session, line, "en")
        except RefereeError as error:
            found.append(str(error))
        else:
            rulings = [(one.text, one.verdict, one.reasons) for one in asked.judged.rulings]
            found.append((rulings, asked.receipt, precedent_key(session.adapter, asked.judged)))
    return found


def asked_lines(session: Session) -> list[str]:
    """Moves anybody may think of at this table, and cards nobody has shown."""
    listed = [choice.move for choice, _ in session.listed() if not choice.pick][:QUESTIONS]
    lines = [line_of(one, session, None, "en") for one in listed if verb(one)]
    seats = list(session.state.seats)
    return [*lines, *(f"{seat} plays Not Today" for seat in seats), f"{seats[0]} plays Hodor"]


@pytest.mark.parametrize("game", list(ADAPTERS))
@pytest.mark.parametrize("seed", range(5))
def test_a_sealed_question_is_answered_alike_for_every_hand_and_leaves_nothing(game: str, seed: int) -> None:
    worlds = two_worlds(game, seed)
    lines = asked_lines(worlds[0].session)
    before = [(one.entries[:], len(one.session.lines), one.session.state) for one in worlds]

    found = [answers(one.session, lines) for one in worlds]

    assert found[0] == found[1]
    assert [(one.entries, len(one.session.lines), one.session.state) for one in worlds] == before
