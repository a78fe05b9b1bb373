"""The remedy of a refused move, entered before the move itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.decisions import Move
from referee.app.dialogs.choices import Confirm
from referee.app.host import Problem
from referee.app.screens.tables.move_entry import STEPS, unknown
from referee.session.log.ruled_history import OutcomeKind
from referee.session.lookahead import EnterableRemedy, first_remedy
from referee.session.session import Session
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.move_entry import MoveEntry


class RemedyEntry:
    """The move that a table refused last, with the cards that its line had shown."""

    def __init__(self, screen: MoveEntry, move: Move) -> None:
        self._screen, self._move, self._shown = screen, move, screen.shown
        self._session = screen.controller.session

    async def enter(self) -> None:
        """Enters the first remedy, and then the move, once the player confirms them."""
        reason = label("mended-to-allow", move=self._words(self._move))
        remedy = first_remedy(self._as_refused(), self._move, reason)
        if remedy is None:
            self._screen.notify(label("nothing-enterable"))
        elif not remedy.before or await self._is_agreed(remedy):
            await self._screen.make_as_one((*self._still_shown(remedy), *remedy.before, remedy.move))

    def _words(self, move: Move) -> str:
        return self._screen.wording.move(self._session.adapter.announced(self._session.state, move))

    async def _is_agreed(self, remedy: EnterableRemedy) -> bool:
        """Whether the player confirms what has to be entered before the move."""
        first = (label("mend-first", move=self._words(move)) for move in remedy.before)
        sure = Confirm(label("mend-like-this"), "\n".join((*first, self._words(remedy.move))))
        return await self._screen.app.push_screen_wait(sure) is True

    def _as_refused(self) -> Session:
        """The table at which the move was refused, with the cards that its line had shown."""
        if not self._shown:
            return self._session
        return self._on_branch((*self._shown, self._move))[0]

    def _on_branch(self, moves: tuple[Move, ...]) -> tuple[Session, bool]:
        """A branch on which these moves were entered, and whether the last was made."""
        trial, made = self._screen.controller.branch(), False
        for move in moves:
            for _ in range(STEPS):
                outcome = trial.enter(move, aloud=True)
                asks, made = unknown(outcome), outcome.kind is OutcomeKind.DONE
                if asks is None or not trial.tell_known(asks):
                    break
        return trial.session, made

    def _still_shown(self, remedy: EnterableRemedy) -> tuple[Move, ...]:
        """The cards that the refused line had shown and that its remedy needs."""
        shown, verbs = self._shown, self._session.adapter.game.verbs
        for card in shown:
            fewer = tuple(other for other in shown if other is not card)
            if verbs[type(card)].entry != "move" and self._is_made((*fewer, *remedy.before, remedy.move)):
                shown = fewer
        return shown

    def _is_made(self, moves: tuple[Move, ...]) -> bool:
        try:
            return self._on_branch(moves)[1]
        except Problem:
            return False  # it names a card that is not shown
