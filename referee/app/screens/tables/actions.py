"""Actions on the table screen: reasons, undo, decisions, overruling, corrections."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual import work

from engine.kernel.decisions import Move
from engine.kernel.reasons import Reason
from referee.app.dialogs.dialog import AskText
from referee.app.host import Problem
from referee.app.presenters.line_answers import why_nodes
from referee.app.presenters.log_words import LogWords, reentry_nodes
from referee.app.presenters.ruling_tree import Node, explained_nodes
from referee.app.prompts.questions import decide
from referee.app.screens.tables.given_rulings import ask_provisional
from referee.app.screens.tables.move_entry import MoveEntry
from referee.app.screens.tables.remedy_entry import RemedyEntry
from referee.app.widgets.area_pane import AreaPane
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.session.files.table_files import write_table
from referee.session.log.reentry import reenter
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.private_hand import TableSecrets

TABLE_FILE = "table.json"
"""The name offered for a table that is written to a file."""


class TableActions(MoveEntry):
    """The actions beside the moves of the game: each asks, enters, shows the ruling and draws again."""

    def show_again(self) -> None:
        """Draws the table again: another screen may have decided or taken back something."""
        self.redraw()
        self._back_from_log()

    def _back_from_log(self) -> None:
        """Removes a ruling on what was taken back in the log."""
        left, self._left = self._left, None
        session = self.controller.session
        if left is None or left is session.state:
            return
        self.refused, self.point = None, ""
        last = session.lines[-1]
        undone = (
            (Node(label("undone", count=last.body["count"], key="r"), "↶"),) if last.kind == "undo" else ()
        )
        self.tell((*undone, *self.asked_nodes()))

    # Reasons

    def action_why(self) -> None:
        """Explains the highlighted line: a number, a move, a refusal; of a pile every number."""
        if isinstance(self.focused, FoldingTree) and self.focused.unfold():
            return
        offer = self._offer_here() if isinstance(self.focused, MovesPane) else None
        wanted = self._explained_here()
        reasons = tuple(
            reason for what in wanted if (reason := self.controller.session.explain(what)) is not None
        )
        if reasons or offer is not None:
            self._tell_why(reasons, offer)
        elif whole := self._whole_line():
            self.tell((Node(whole),))
        else:
            self.notify(label("no-number"))

    def _offer_here(self) -> OfferedMove | None:
        """The highlighted move, if a move is highlighted."""
        pane = self.query_one(MovesPane)
        offer = pane.offers[pane.highlighted] if pane.highlighted is not None and pane.offers else None
        return offer if offer is not None and offer.choice is not None else None

    def _tell_why(self, reasons: tuple[Reason, ...], offer: OfferedMove | None) -> None:
        """Shows how numbers add up; of a move also what every rule finds, and what would follow."""

        def source() -> tuple[Node, ...]:
            text = self.controller.session.texts[0]
            explained = (Node(label("explained")), *explained_nodes(reasons, self.wording, text))
            why = () if offer is None else why_nodes(self.controller, self.wording, offer)
            return (*(explained if reasons else ()), *why)

        try:
            self.tell(source(), source)
        except Problem as error:
            self.problem(error)

    def _explained_here(self) -> tuple[str, ...]:
        """The names of the numbers on the highlighted line."""
        pane = self.focused if isinstance(self.focused, AreaPane) else self._pane_with_cursor()
        return pane.explains() if pane is not None else ()

    def _whole_line(self) -> str:
        """The whole text of the highlighted line, which may be cut on the screen."""
        pane = self.focused if isinstance(self.focused, AreaPane) else self._pane_with_cursor()
        return pane.whole() if pane is not None else ""

    def _pane_with_cursor(self) -> AreaPane | None:
        return next(
            (pane for pane in self.query(AreaPane) if pane.display and pane.highlighted is not None), None
        )

    @work(exclusive=True, group="act")
    async def action_coach(self) -> None:
        """Shows what this phase is for, or chooses whom the coach teaches."""
        await self.table_coach.choose_pupils()

    # Taking back

    def action_undo(self) -> None:
        """Takes back the last input."""
        self._again("undo")

    def action_redo(self) -> None:
        """Brings back the last undone input; after a line was mended, enters the later ones again."""
        session = self.controller.session
        if session.next_redone is None and session.reenterable_lines:
            self._reenter()
        else:
            self._again("redo")

    def _reenter(self) -> None:
        try:
            reentry = reenter(self.controller)
        except Problem as error:
            self.problem(error)
            return
        self.redraw()
        words = LogWords(self.controller.session, self.wording)
        self.tell((*reentry_nodes(reentry, words, self.wording), *self.asked_nodes()))
        self.call_after_refresh(self.ruling.write)

    def _again(self, what: str) -> None:
        try:
            count = self.controller.undo() if what == "undo" else self.controller.redo()
        except Problem as error:
            self.problem(error)
            return
        key = "undone" if what == "undo" else "redone"
        mark = "↷" if what == "redo" else "↶"
        self.remark(label(key, count=count, key="r") if count else label(f"nothing-{key}"), mark)

    def remark(self, words: str, mark: str = "“") -> None:
        """Shows a remark above what the table waits for."""
        self.redraw()
        self.tell((Node(words, mark), *self.asked_nodes()))

    # The table's own word

    @work(exclusive=True, group="act")
    async def action_overrule(self) -> None:
        """Makes the refused move anyway, for a reason the table gives."""
        await self.overrule(self.refused or self._highlighted())

    async def overrule(self, move: Move | None, reason: str = "") -> bool:
        """Makes a refused move for a reason, which is asked for if it is missing; whether it was made."""
        if move is None:
            self.remark(label("nothing-to-overrule"))
            return False
        session = self.controller.session
        move_text = self.wording.move(session.adapter.announced(session.state, move))
        asked = None if reason else await self.app.push_screen_wait(AskText(label("overrule-why"), move_text))
        why, is_made = reason or asked, False
        if why:
            try:
                is_made = await self.make_as_one((*self._shown_for(move), move), why)
            except Problem as error:
                self.problem(error)
            self.redraw()
        return is_made

    @work(exclusive=True, group="act")
    async def action_mend(self) -> None:
        """Enters the first remedy of the last refusal, and then the move."""
        if self.refused is None:
            self.remark(label("nothing-to-mend"))
            return
        try:
            await RemedyEntry(self, self.refused).enter()
        except Problem as error:
            self.problem(error)
        self.redraw()

    def _shown_for(self, move: Move) -> tuple[Move, ...]:
        """The cards that a refused line had shown; they were taken back with it."""
        return self.shown if move is self.refused else ()

    def _highlighted(self) -> Move | None:
        """The highlighted move, if it needs no choice."""
        offer = self._offer_here()
        choice = offer.choice if offer is not None else None
        return choice.move if choice is not None and not choice.pick else None

    def action_points(self) -> None:
        """Shows the points on which the texts are silent or differ."""
        from referee.app.screens.rule_variants import TableVariants

        self.app.push_screen(TableVariants(self.controller, self.wording))

    @work(exclusive=True, group="act")
    async def action_decide(self) -> None:
        """Decides the point on which the texts differ, and tries the move again."""
        if not self.point:
            self.action_points()
            return
        move = self.refused
        try:
            if await decide(self, self.point) and move is not None:
                await self.make_as_one((*self._shown_for(move), move))
        except Problem as error:
            self.problem(error)
        self.redraw()

    @work(exclusive=True, group="act")
    async def action_correct(self) -> None:
        """Corrects a value by hand, with a reason."""
        try:
            outcome = await self.asking.correction()
            if outcome is not None:
                done = outcome.kind is OutcomeKind.DONE
                self.remark(label("corrected") if done else self._refusal(outcome), "✎" if done else "✗")
        except Problem as error:
            self.problem(error)
        self.redraw()

    def _refusal(self, outcome: EntryOutcome) -> str:
        return self.wording.reason(outcome.ruling.deciding[0])

    def action_give(self) -> None:
        """Gives the ruling that is shown: an entry of the log, or of the desk for an onlooker."""
        self.ruling.give()

    @work(exclusive=True, group="act")
    async def action_doubt(self) -> None:
        """Writes a doubted ruling as a text that `referee judge` reads."""
        await self.ruling.doubt()

    @work(exclusive=True, group="act")
    async def action_provisional(self) -> None:
        """Plays on under a provisional ruling, or settles the open one, each by one entry."""
        if self.onlooker is not None:
            self.onlooker.give(self.ruling.judged())
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

    @work(exclusive=True, group="act")
    async def action_note(self) -> None:
        """Enters a remark."""
        words = await self.app.push_screen_wait(AskText(label("a-note")))
        if words:
            try:
                self.controller.session.note(words)
            except Problem as error:
                self.problem(error)

    @work(exclusive=True, group="act")
    async def action_write(self) -> None:
        """Writes the table to a file from which others can go on."""
        asked = AskText(label("write-where"), label("write-about"), value=TABLE_FILE, selected=True)
        where = await self.app.push_screen_wait(asked)
        if where:
            try:
                path = write_table(self.controller.session, self._where_it_stands(), Path(where))
            except Problem as error:
                self.problem(error)
            else:
                self.remark(label("written", file=path))

    def action_copy(self) -> None:
        """Copies the position, as everybody sees it, as text to the clipboard."""
        from referee.position.writer import table_text  # few copy a table

        session = self.controller.session
        try:
            text = table_text(session.adapter, session.state, self.wording.language)
        except Problem as error:
            self.problem(error)
            return
        self.app.copy_to_clipboard(text)
        self.notify(text, title=label("copied"), timeout=10, markup=False)

    def _where_it_stands(self) -> str:
        waiting = self.controller.session.waiting
        return self.wording.decision(waiting[0]) if waiting else ""

    @work(exclusive=True, group="act")
    async def action_by_hand(self) -> None:
        """Enters what a card did whose text Referee does not know."""
        if not any(
            "effects" in kind.__struct_fields__ for kind in self.controller.session.adapter.game.verbs
        ):
            self.remark(label("none-by-hand"))
            return
        try:
            move = await self.asking.use_of_card()
            if move is not None:
                await self.make(move)
        except Problem as error:
            self.problem(error)
        self.redraw()

    @work(exclusive=True, group="act")
    async def action_reconcile(self) -> None:
        """Asks for the whole table as text, and enters what makes the record agree with it."""
        from referee.app.screens.reconcile import ReconcileScreen

        screen = ReconcileScreen(self.controller, self.wording, looking=self.read_only)
        moves = await self.app.push_screen_wait(screen)
        if not moves:
            return
        try:
            await self.make_typed(moves)
        except Problem as error:
            self.problem(error)
        finally:
            self.redraw()

    def secrets(self) -> TableSecrets:
        """The hidden cards of this table."""
        from referee.app.screens.tables.private_hand import TableSecrets  # few look at them

        return TableSecrets(self)

    @work(exclusive=True, group="look")
    async def action_look(self) -> None:
        """Shows one player their hidden cards."""
        await self.secrets().look()

    @work(exclusive=True, group="look")
    async def action_ask_sealed(self) -> None:
        """Answers one player's question about a card in hand."""
        await self.secrets().ask_sealed()
