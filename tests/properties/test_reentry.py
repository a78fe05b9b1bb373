"""What is entered again after the same move was entered in its place leads to the very table of before."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, examples, new_start, state_of
from referee.session.log.reentry import reenter
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.conftest import DEEP

MOVES = 25


def nothing_kept(*entry: object) -> None:
    """What is entered here is kept nowhere."""


class Evening:
    """A random game, entered as people do."""

    def __init__(self, game: str, seed: int, *, strict: bool) -> None:
        self.rng = Random(f"{game} {seed}")
        starts = [new_start(game, ""), *(example(game, one.id, "") for one in examples(game))]
        start = starts[seed % len(starts)]
        self.session = Session(adapter_of(game), state_of(start), start.texts, nothing_kept, strict=strict)
        self.controller = GameController(self.session, OwnedCards(game))

    def plays(self) -> None:
        for _ in range(MOVES):
            moves = self.moves()
            if not moves or self.session.state.over is not None:
                return
            self.enter(self.rng.choice(moves), self.rng.random() < 0.2)

    def moves(self) -> list[Move]:
        return [
            choice.with_picks(choice.among[: max(choice.least, 1)])
            for choice, _ in self.session.choices()
            if not choice.by_hand
        ]

    def enter(self, move: Move, overruled: bool) -> None:
        try:
            outcome = self.controller.enter(move, "so be it" if overruled else "", aloud=True)
        except RefereeError:
            return
        if outcome.kind is OutcomeKind.DONE:
            self.controller.make_automatic_moves()


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("game", ADAPTERS)
def test_the_same_move_in_its_own_place_leads_to_the_same_table(game: str, strict: bool) -> None:
    tried = 0
    for seed in range(2 * DEEP):
        evening = Evening(game, seed, strict=strict)
        evening.plays()
        session, controller = evening.session, evening.controller
        own = [one for one in controller.counting_lines() if one.kind == "move" and one.origin != "implied"]
        if len(own) < 3:
            continue
        mended = own[evening.rng.randrange(len(own) - 1)]
        before, count = session.state, len(session.states)
        session.undo(session.line_leading_to(mended.number))
        move = session.adapter.as_said(mended.body["move"])
        outcome = controller.enter(move, str(mended.body.get("overruled", "")), aloud=True)
        assert outcome.kind is OutcomeKind.DONE
        controller.make_automatic_moves()

        found = reenter(controller)

        assert found.stopped is None, (seed, mended, found.stopped, found.outcome, found.error)
        assert session.state == before, seed
        assert len(session.states) == count
        assert session.reenterable_lines == ()
        tried += len(found.entered)
    assert tried
