"""Following the first way out of a refusal makes the move legal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.kernel.cases.evaluation import read_steps
from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.session.log.ruled_history import OutcomeKind
from referee.session.lookahead import EnterableRemedy, enterable_remedy, first_remedy
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.kit.cases import worked
from tests.kit.session import ARYA, BG, ROBB, attack, session

HODOR = {"id": "hodor", "name": "Hodor", "strength": 2, "icons": ["power"]}


def refusals(game: str) -> Iterator[tuple[str, Session, Move]]:
    """The first refused move of each worked case, at the table where it is refused."""
    adapter = adapter_of(game)
    for case in worked(game):
        texts = (case.text,) if case.text not in ("", "both", None) else adapter.game.texts
        try:
            state, steps = read_steps(case, adapter.casebook, texts[0])
            table = Session(adapter, adapter.laid_open(state), tuple(texts), lambda *_: None)
            moves = [step.asked for step in steps if isinstance(step.asked, Move)]
            refused = next((one for one in moves if not entered(table, one)), None)
        except RefereeError:
            continue
        if refused is not None:
            yield case.id, table, refused


def entered(table: Session, move: Move) -> bool:
    """Whether nothing spoke against it."""
    return table.enter(move, aloud=True).kind is not OutcomeKind.REFUSED


@pytest.mark.parametrize("game", ADAPTERS)
def test_what_a_way_out_enters_makes_the_refused_move_legal(game: str) -> None:
    followed = 0
    for name, table, move in refusals(game):
        way = first_remedy(table, move, "tried")
        if way is None:
            continue
        for one in (*way.before, way.move):
            assert table.enter(one, aloud=True).kind is OutcomeKind.DONE, (name, one)
        followed += 1
    assert followed > 30


def test_a_card_that_may_not_be_in_it_is_left_out() -> None:
    table = session("challenges", BG, characters=[ROBB, ARYA, HODOR])
    way = first_remedy(table, attack(attackers=("robb", "hodor")), "tried")
    assert way == EnterableRemedy(attack(attackers=("robb",)))


def test_a_value_is_set_right_with_the_reason_given() -> None:
    table = session("challenges", BG, characters=[{**ROBB, "kneeling": True}])
    way = first_remedy(table, attack(attackers=("robb",)), "it stands")
    assert way is not None
    assert way.before == (Correct(of="robb", field="kneeling", value=False, reason="it stands"),)


def test_what_nobody_can_enter_has_no_way_out() -> None:
    table = session("challenges", BG, characters=[ROBB])
    assert first_remedy(table, attack(attackers=("robb",)), "tried") is None


@pytest.mark.parametrize("game", ADAPTERS)
def test_the_way_that_is_said_to_be_entered_is_the_one_that_is(game: str) -> None:
    for name, table, move in refusals(game):
        way = first_remedy(table, move, "tried")
        assert enterable_remedy(table, move) == (None if way is None else way.place), name
