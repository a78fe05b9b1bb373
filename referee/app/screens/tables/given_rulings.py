"""Rulings given on the table screen, and provisional ones: which is shown, its entry, how it is settled."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.host import Problem
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.widgets.folding_tree import FoldingTree
from referee.session.controller import GameController
from referee.session.files.user_data import note_fault
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.log.ruling_entries import JudgedMove, judged_in, judged_now
from referee.words.speech import label

if TYPE_CHECKING:
    from textual.app import App

    from referee.app.screens.tables.table_panes import TableBase
    from referee.repair.repair_entry import PlayedSince

GIVEN = "⚖"
DOUBT_FILE = "ruling"
"""The name of a file with a ruling that somebody thinks wrong."""


class ShownRuling:
    """The ruling that a table shows: it can be given, and then stands in the log with its receipt."""

    def __init__(self, screen: TableBase) -> None:
        self._screen = screen
        self.on: JudgedMove | Move | None = None
        """What it is on: a move that was entered, or one that nobody has made."""

    def show(self, outcome: EntryOutcome, move: Move) -> None:
        """Notes the ruling on an entry; rulings given with it are written once it is painted."""
        session = self._screen.controller.session
        if outcome.kind is OutcomeKind.DONE:
            line = session.line_of_move(move)
            self.on = judged_in(session, line) if line is not None else None
        else:
            self.on = session.ruling_entries.last
        self._screen.call_after_refresh(self.write)

    def give(self) -> None:
        """Makes the ruling an entry of the log, or of the desk for an onlooker."""
        screen = self._screen
        if screen.onlooker is not None:
            screen.onlooker.give(self.judged())
            return
        judged, self.on = self.judged(), None
        if judged is None or judged.secret:
            screen.notify(label("given-secret" if judged is not None else "nothing-to-give"))
            return
        session = screen.controller.session
        session.ruling_entries.give(session, "given", judged)
        screen.query_one(FoldingTree).tell_also(lambda nodes: (Node(label("given"), GIVEN), *nodes))
        screen.call_after_refresh(self.write)

    async def doubt(self) -> None:
        """Writes the ruling, which somebody doubts, as a text that `referee judge` reads."""
        screen, judged = self._screen, self.judged()
        if judged is None or judged.secret:
            screen.notify(label("nothing-to-doubt"))
            return
        line = screen.lines.line_of(judged.move, judged.state)
        words = await screen.app.push_screen_wait(AskText(label("doubt-why"), line))
        if words:
            try:
                path = self._doubt_file(judged, line, words)
                screen.notify(label("written", file=path), timeout=20)
            except Problem as error:
                screen.notify(screen.wording.error(error), severity="error", timeout=20)

    def _doubt_file(self, judged: JudgedMove, line: str, words: str) -> Path:
        from referee.position.writer import doubtful_ruling, keep_text  # few doubt a ruling

        adapter, language = self._screen.controller.session.adapter, self._screen.wording.language
        text = doubtful_ruling(adapter, judged.state, line, judged.rulings, words, language)
        return keep_text(text, Path.cwd(), DOUBT_FILE)

    def judged(self) -> JudgedMove | None:
        """The judged move of the ruling; nothing where the game is only looked at."""
        screen = self._screen
        on = self.on if screen.onlooker is not None or not screen.read_only else None
        if not isinstance(on, Move):
            return on
        try:
            return judged_now(screen.controller.session, on)
        except RefereeError:
            return None

    def write(self) -> None:
        """Writes the rulings that were given; the screen shows them already."""
        screen = self._screen
        try:
            screen.controller.session.write_rulings()
        except Problem as error:
            screen.notify(screen.wording.error(error), severity="error", timeout=20)
        except Exception as fault:  # noqa: BLE001 - the move stands, and the game goes on
            file = note_fault("ruling", fault)
            screen.notify(label("ruling-not-written", file=file), severity="error", timeout=20)


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
