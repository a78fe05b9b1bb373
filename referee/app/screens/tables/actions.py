"""Actions on the table screen: moves, undo, decisions, overruling, corrections."""

from __future__ import annotations

from pathlib import Path

from textual import work

from engine.kernel.corrections import Correct, CorrectAll
from engine.kernel.moves import Move
from engine.kernel.reasons import Question, Verdict
from referee.app.dialogs.base import AskText
from referee.app.dialogs.choose import ChooseOne, Confirm, DialogChoice
from referee.app.host import Problem
from referee.app.labels import label
from referee.app.presenters.log_lines import LogWords, reentry_nodes
from referee.app.presenters.offered_moves import offers, offers_with, seats_with_unnamed
from referee.app.presenters.outcome_lines import TYPED
from referee.app.presenters.rulings import MARKS, Node
from referee.app.prompts.pick_questions import ticks_in
from referee.app.prompts.questions import decide
from referee.app.prompts.table_questions import TableQuestions
from referee.app.screens.tables.coached import CoachedTable
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.session.lookahead import WayOut, way_out
from referee.session.reentry import reenter
from referee.session.ruled_history import EntryOutcome, OutcomeKind
from referee.session.table_files import write
from referee.storage.errors import StorageError

TABLE_FILE = "table.json"
"""The name offered for a table that is written to a file."""
STEPS = 40
"""More questions than one move can raise."""


class TableActions(CoachedTable):
    """The deeds of the table screen; each asks, enters, shows the ruling and draws again."""

    _shown: tuple[Move, ...] = ()
    """What the line entered last told before its move."""

    @property
    def asking(self) -> TableQuestions:
        """Questions put on this screen."""
        return TableQuestions(self, self.controller, self.wording)

    @work(exclusive=True, group="act")
    async def choose(self, offer: OfferedMove) -> None:
        """A line of the moves was chosen."""
        try:
            await self._carry_through(offer)
        except Problem as error:
            self.problem(error)
        self.redraw()

    async def _carry_through(self, offer: OfferedMove) -> None:
        """Asks and enters; a card that was named for a move that is not made stays nobody's business."""
        controller = self.controller
        before = len(controller.session.lines)
        made = False
        try:
            with controller.session.one_input():
                chosen = offer if offer.choice is not None else await self._with_named(offer.seat)
                move = await self._complete(chosen) if chosen is not None else None
                made = move is not None and await self.make(move)
        finally:
            if not made:
                controller.take_back_facts(before)

    async def _with_named(self, seat: str) -> OfferedMove | None:
        """A card of a hand is named, and what is done with it chosen."""
        if not seat:
            seats = seats_with_unnamed(self.controller)
            each = tuple(DialogChoice(one, self.wording.names(one)) for one in seats)
            chosen = await self.app.push_screen_wait(ChooseOne(label("whose-hand"), each))
            seat = chosen or ""
        row = self.asking.unnamed_row(seat) if seat else None
        card = await self.asking.named(seat, row) if row is not None else None
        if card is None:
            return None
        found = tuple(offers_with(card, offers(self.controller, self.wording)))
        able = tuple(one for one in found if not one.why_not)
        name = self.wording.names(card)
        if not found:
            self.notify(label("nothing-with", card=name))
        if len(able) == 1 or not found:
            return able[0] if able else None
        choices = tuple(DialogChoice(str(at), one.says, one.why_not) for at, one in enumerate(found))
        taken = await self.app.push_screen_wait(ChooseOne(label("on-card", card=name), choices))
        return None if taken is None else found[int(taken)]

    async def _complete(self, offer: OfferedMove) -> Move | None:
        choice = offer.choice
        if choice is None:
            return None
        if choice.by_hand:
            return await self.asking.by_hand(choice, offer.says)
        if not choice.pick:
            return choice.move
        # What was ticked for a move that was refused is mended, not ticked anew.
        return await self.asking.picks(choice, offer.says, ticks_in(self.refused, choice))

    async def _make_typed(self, moves: tuple[Move, ...]) -> bool:
        with self.controller.session.entering("typed"):
            return await self._make_as_one(moves)

    async def _make_as_one(self, moves: tuple[Move, ...], overrule: str = "") -> bool:
        """The moves of one line; a line that comes to nothing leaves no card shown behind."""
        controller = self.controller
        *shown, last = moves
        self._shown = tuple(shown)
        before = len(controller.session.lines)
        made = False
        told: tuple[Node, ...] = ()
        try:
            with controller.session.one_input():
                for move in moves:
                    at = controller.session.state
                    made = await self.make(move, overrule if move is last else "")
                    if not made:
                        break
                    ruled, judged = self.query_one(FoldingTree).nodes, self.ruled
                    if told:
                        self.tell((*ruled[:-1], *told, *ruled[-1:]))
                        self.ruled = judged
                    told = (*told, *self._as_a_step(move, at, ruled))
        finally:
            if not made:
                controller.take_back_facts(before)
        if made:
            self.show_as_told(moves, controller.session.lines[before:])
        return made

    def _as_a_step(self, move: Move, before: object, ruled: tuple[Node, ...]) -> tuple[Node, ...]:
        """The ruling on one move of a line, folded under what was done; that a card was shown needs none."""
        adapter = self.controller.session.adapter
        if adapter.game.verbs[type(move)].entry != "move":
            return ()
        spoken = adapter.announced(before, move)
        under = tuple(one for one in ruled if one.mark != TYPED)
        return (Node(self.wording.move(spoken), MARKS[Verdict.YES], children=under),)

    async def make(self, move: Move, overrule: str = "") -> bool:
        """Enters a move, asking for what is not known; then what follows by itself. Whether it was made."""
        if not overrule and self.is_left_out(move):
            return False
        view, line = self.controller.view, len(self.controller.session.lines)
        for _ in range(STEPS):
            before = self.controller.session.state
            outcome = self.controller.enter(move, overrule, aloud=True)
            asks = unknown(outcome)
            if asks is None or not await self.asking.value(asks):
                break
        self.show_outcome(outcome, move, before)
        if outcome.kind is not OutcomeKind.DONE:
            return False
        await self.follow()
        if not isinstance(move, Correct | CorrectAll):  # which says what it has changed
            self.show_changes(outcome, view, line)
        self._tell_later_lines(line)
        return True

    async def follow(self) -> None:
        """What nobody has to choose, until somebody has to be asked."""
        if self.read_only:
            return
        try:
            for _ in range(STEPS):
                done, stopped = self.controller.automatic()
                self.show_followed(done)
                if stopped is None:
                    return
                self.redraw()
                if stopped.question is None or not await self.asking.value(stopped.question):
                    self._stopped(stopped)
                    return
        except Problem as error:
            self.problem(error)

    def _stopped(self, outcome: EntryOutcome) -> None:
        move = self.controller.session.adapter.automatic(self.controller.session.public)
        if move is not None:
            self.show_outcome(outcome, move, self.controller.session.state)

    def problem(self, error: Exception) -> None:
        """Says what went wrong, where a ruling would stand; nothing has changed."""
        said = self.wording.error(error)
        self.tell((Node(said, "✗"),))
        if isinstance(error, StorageError):
            self.notify(said, severity="error", timeout=20)

    # Taking back

    def action_undo(self) -> None:
        """Takes back the last thing entered."""
        self._again("undo")

    def action_redo(self) -> None:
        """Brings back what was undone last; after a line was mended, enters the later ones again."""
        session = self.controller.session
        if session.next_redone is None and session.later_lines:
            self._reenter()
        else:
            self._again("redo")

    def _reenter(self) -> None:
        try:
            found = reenter(self.controller)
        except Problem as error:
            self.problem(error)
            return
        self.redraw()
        words = LogWords(self.controller.session, self.wording)
        self.tell((*reentry_nodes(found, words, self.wording), *self.asked_nodes()))
        self.call_after_refresh(self.write_rulings)

    def _tell_later_lines(self, since: int) -> None:
        """Where a line was mended just now: how the later ones are entered again."""
        session = self.controller.session
        if (later := session.later_lines) and session.set_aside[0].since >= since:
            tree = self.query_one(FoldingTree)
            tree.tell((*tree.nodes, Node(label("may-reenter", count=len(later), key="r"), "↷")))

    def _again(self, what: str) -> None:
        try:
            count = self.controller.undo() if what == "undo" else self.controller.redo()
        except Problem as error:
            self.problem(error)
            return
        said = "undone" if what == "undo" else "redone"
        mark = "↷" if what == "redo" else "↶"
        self._remark(label(said, count=count, key="r") if count else label(f"nothing-{said}"), mark)

    def _remark(self, words: str, mark: str = "“") -> None:
        """Says something above what is asked now."""
        self.redraw()
        self.tell((Node(words, mark), *self.asked_nodes()))

    # The table's own word

    @work(exclusive=True, group="act")
    async def action_overrule(self) -> None:
        """The table makes the refused move all the same, and says why."""
        move = self.refused or self._highlighted()
        if move is None:
            self._remark(label("nothing-to-overrule"))
            return
        session = self.controller.session
        said = self.wording.move(session.adapter.announced(session.state, move))
        reason = await self.app.push_screen_wait(AskText(label("overrule-why"), said))
        if reason:
            try:
                await self._make_as_one((*self._shown_for(move), move), reason)
            except Problem as error:
                self.problem(error)
            self.redraw()

    @work(exclusive=True, group="act")
    async def action_mend(self) -> None:
        """The first way out of the last refusal is entered, and then the move."""
        move = self.refused
        if move is None:
            self._remark(label("nothing-to-mend"))
            return
        session = self.controller.session
        said = self.wording.move(session.adapter.announced(session.state, move))
        try:
            way = way_out(session, move, label("mended-to-allow", move=said))
            if way is None:
                self.notify(label("nothing-enterable"))
            elif not way.before or await self._agreed(way):
                await self._make_as_one((*self._shown_for(move), *way.before, way.move))
        except Problem as error:
            self.problem(error)
        self.redraw()

    async def _agreed(self, way: WayOut) -> bool:
        """Whether what has to be entered before the move is meant."""
        adapter, state = self.controller.session.adapter, self.controller.session.state
        first = (
            label("mend-first", move=self.wording.move(adapter.announced(state, one))) for one in way.before
        )
        lines = (*first, self.wording.move(adapter.announced(state, way.move)))
        sure = Confirm(label("mend-like-this"), "\n".join(lines))
        return await self.app.push_screen_wait(sure) is True

    def _shown_for(self, move: Move) -> tuple[Move, ...]:
        """The cards a refused line showed first: they were taken back with it."""
        return self._shown if move is self.refused else ()

    def _highlighted(self) -> Move | None:
        pane = self.query_one(MovesPane)
        offer = pane.offers[pane.highlighted] if pane.highlighted is not None and pane.offers else None
        return (
            offer.choice.move
            if offer is not None and offer.choice is not None and not offer.choice.pick
            else None
        )

    def action_points(self) -> None:
        """Where the texts are silent or differ."""
        from referee.app.screens.rule_variants import PointsOfTable

        self.app.push_screen(PointsOfTable(self.controller, self.wording))

    @work(exclusive=True, group="act")
    async def action_decide(self) -> None:
        """The table decides the point on which its texts differ, and the move is tried again."""
        if not self.point:
            self.action_points()
            return
        move = self.refused
        try:
            if await decide(self, self.point) and move is not None:
                await self._make_as_one((*self._shown_for(move), move))
        except Problem as error:
            self.problem(error)
        self.redraw()

    @work(exclusive=True, group="act")
    async def action_correct(self) -> None:
        """A judge sets something right by hand, with a reason."""
        try:
            outcome = await self.asking.correction()
            if outcome is not None:
                done = outcome.kind is OutcomeKind.DONE
                self._remark(label("corrected") if done else self._refusal(outcome), "✎" if done else "✗")
        except Problem as error:
            self.problem(error)
        self.redraw()

    def _refusal(self, outcome: EntryOutcome) -> str:
        return self.wording.reason(outcome.ruling.deciding[0])

    @work(exclusive=True, group="act")
    async def action_note(self) -> None:
        """A remark in the log."""
        words = await self.app.push_screen_wait(AskText(label("a-note")))
        if words:
            try:
                self.controller.session.note(words)
            except Problem as error:
                self.problem(error)

    @work(exclusive=True, group="act")
    async def action_write(self) -> None:
        """The table into a file, for somebody elsewhere to go on from."""
        asked = AskText(label("write-where"), label("write-about"), value=TABLE_FILE)
        where = await self.app.push_screen_wait(asked)
        if where:
            try:
                path = write(self.controller.session, self._where_it_stands(), Path(where))
            except Problem as error:
                self.problem(error)
            else:
                self._remark(label("written", file=path))

    def action_copy(self) -> None:
        """The position as text to the clipboard: what everybody at the table sees."""
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
        """A player says what a card did, where there are cards whose text nobody knows."""
        if not any(
            "effects" in kind.__struct_fields__ for kind in self.controller.session.adapter.game.verbs
        ):
            self._remark(label("none-by-hand"))
            return
        try:
            move = await self.asking.use_of_card()
            if move is not None:
                await self.make(move)
        except Problem as error:
            self.problem(error)
        self.redraw()


def unknown(outcome: EntryOutcome) -> Question | None:
    """What has to be asked; also where one text forbids the move and another cannot tell yet."""
    if outcome.kind is OutcomeKind.DONE or outcome.question is not None:
        return outcome.question
    return next((ruling.asks for ruling in outcome.rulings if ruling.verdict is Verdict.CANNOT_TELL), None)
