"""Rulings given on the table screen, and provisional ones: which is shown, its entry, how it is settled."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import work

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.app.dialogs.base import AskText
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.host import Problem
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.screens.tables.base import TableBase
from referee.app.widgets.folding_tree import FoldingTree, NodeSource
from referee.session.controller import GameController
from referee.session.files.user_data import note_fault
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.log.ruling_entries import JudgedMove, judged_in, judged_now
from referee.words.speech import label

if TYPE_CHECKING:
    from textual.app import App

    from referee.repair.repair_entry import PlayedSince

GIVEN = "⚖"
DOUBT_FILE = "ruling"
"""The name of a file with a ruling that somebody thinks wrong."""


class TableRulings(TableBase):
    """A table whose shown ruling can be given: it then stands in the log with its receipt."""

    ruled: JudgedMove | Move | None = None
    """What the ruling that is shown is on: a move that was entered, or one that nobody has made."""

    def tell(self, nodes: tuple[Node, ...], source: NodeSource | None = None) -> None:
        """Shows a ruling or an explanation; ``source`` makes it in another language."""
        self.ruled = None
        super().tell(nodes, source)

    def show_outcome(self, outcome: EntryOutcome, move: Move, before: object) -> None:
        """Shows the ruling on an entry; rulings given with it are written once it is painted."""
        super().show_outcome(outcome, move, before)
        session = self.controller.session
        if outcome.kind is OutcomeKind.DONE:
            line = session.line_making(move)
            self.ruled = judged_in(session, line) if line is not None else None
        else:
            self.ruled = session.given.last
        self.call_after_refresh(self.write_rulings)

    def action_give(self) -> None:
        """Gives the ruling that is shown: an entry of the log, or of the desk for an onlooker."""
        if self.onlooker is not None:
            self.onlooker.give(self._judged())
            return
        judged, self.ruled = self._judged(), None
        if judged is None or judged.secret:
            self.notify(label("given-secret" if judged is not None else "nothing-to-give"))
            return
        session = self.controller.session
        session.given.give(session, "given", judged)
        self.query_one(FoldingTree).tell_also(lambda nodes: (Node(label("given"), GIVEN), *nodes))
        self.call_after_refresh(self.write_rulings)

    @work(exclusive=True, group="act")
    async def action_provisional(self) -> None:
        """Plays on under a provisional ruling, or settles the open one, each by one entry."""
        if self.onlooker is not None:
            self.onlooker.give(self._judged())
        elif self.read_only:
            self.notify(label("looking"))
        else:
            left = self.controller.session.state
            try:
                await ask_provisional(self.app, self.controller, self.wording)
            except Problem as error:
                self.problem(error)
            self._left = left  # a dialog that closes shows the table again, before anything is settled
            self.show_again()

    def problem(self, error: Exception) -> None:
        """Shows an error."""
        raise NotImplementedError

    def show_again(self) -> None:
        """Shows the table after another screen."""
        raise NotImplementedError

    @work(exclusive=True, group="act")
    async def action_doubt(self) -> None:
        """Writes a doubted ruling as a text that `referee judge` reads."""
        judged = self._judged()
        if judged is None or judged.secret:
            self.notify(label("nothing-to-doubt"))
            return
        line = self.lines.line_of(judged.move, judged.state)
        words = await self.app.push_screen_wait(AskText(label("doubt-why"), line))
        if words:
            try:
                self._remark_written(self._doubt_file(judged, line, words))
            except Problem as error:
                self.notify(self.wording.error(error), severity="error", timeout=20)

    def _doubt_file(self, judged: JudgedMove, line: str, words: str) -> Path:
        from referee.position.writer import doubtful_ruling, keep_text  # few doubt a ruling

        adapter, language = self.controller.session.adapter, self.wording.language
        text = doubtful_ruling(adapter, judged.state, line, judged.rulings, words, language)
        return keep_text(text, Path.cwd(), DOUBT_FILE)

    def _remark_written(self, path: Path) -> None:
        self.notify(label("written", file=path), timeout=20)

    def _judged(self) -> JudgedMove | None:
        """The judged move of the ruling that is shown; nothing where the game is only looked at."""
        ruled = self.ruled if self.onlooker is not None or not self.read_only else None
        if not isinstance(ruled, Move):
            return ruled
        try:
            return judged_now(self.controller.session, ruled)
        except RefereeError:
            return None

    def write_rulings(self) -> None:
        """Writes the rulings that were given; the screen shows them already."""
        try:
            self.controller.session.write_rulings()
        except Problem as error:
            self.notify(self.wording.error(error), severity="error", timeout=20)
        except Exception as fault:  # noqa: BLE001 - the move stands, and the game goes on
            file = note_fault("ruling", fault)
            self.notify(label("ruling-not-written", file=file), severity="error", timeout=20)


async def ask_provisional(app: App[Any], controller: GameController, wording: Wording) -> None:
    """Begins a provisional ruling, or settles the one that is open.

    Raises:
        RepairRefused: it cannot be entered.
    """
    from referee.app.presenters.repair_words import (
        about_since,  # with what repairs; few rulings are provisional
    )
    from referee.repair.repair_entry import SETTLEMENTS, begin_provisional, played_since, settle_provisional

    if controller.session.provisional is None:
        because = await app.push_screen_wait(AskText(_say(wording, "why")))
        if because:
            begin_provisional(controller, because)
        return
    since = played_since(controller)
    asked = ChooseOne(_title(since, wording), _choices(since, wording), about_since(since, wording))
    how = await app.push_screen_wait(asked)
    because = await app.push_screen_wait(AskText(_say(wording, "settle-why"))) if how else None
    settlement = next((known for known in SETTLEMENTS if known == how), None)
    if settlement is not None and because:
        settle_provisional(controller, settlement, because)


def _say(wording: Wording, key: str, **facts: str | int) -> str:
    return wording.speech.say(f"repair/provisional-{key}", **facts)


def _title(since: PlayedSince, wording: Wording) -> str:
    return _say(wording, "settle", line=since.ruling.entry, because=since.ruling.because)


def _choices(since: PlayedSince, wording: Wording) -> tuple[DialogChoice, ...]:
    key_of = {"confirmed": "confirm", "reversed": "reverse"}
    return tuple(
        DialogChoice(settlement, _say(wording, key, line=since.ruling.entry))
        for settlement, key in key_of.items()
    )
