"""What the table screen does when somebody moves, takes back, decides, overrules, sets right."""

from __future__ import annotations

from pathlib import Path

from textual import work

from engine.kernel.move import Move
from engine.kernel.reason import Question, Verdict
from referee.app.asking import Asking
from referee.app.deciding import decide
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.labels import label
from referee.app.offering import offers, offers_with, seats_with_unnamed
from referee.app.problem import Problem
from referee.app.showing import TYPED, TableShown
from referee.app.telling import MARKS, Node
from referee.app.widgets.folding import FoldingTree
from referee.app.widgets.moves import MovesPane, Offer
from referee.desk.table_files import write
from referee.session import KIND_OF, Outcome, What
from referee.storage.errors import StorageError

TABLE_FILE = "table.json"
"""The name offered for a table that is written to a file."""
STEPS = 40
"""More questions than one move can raise."""


class Acting(TableShown):
    """The deeds of the table screen; each asks, enters, shows the ruling and draws again."""

    _shown: tuple[Move, ...] = ()
    """What the line entered last told before its move."""

    @property
    def asking(self) -> Asking:
        """Questions put on this screen."""
        return Asking(self, self.bench, self.wording)

    @work(exclusive=True, group="act")
    async def choose(self, offer: Offer) -> None:
        """A line of the moves was chosen."""
        try:
            await self._carry_through(offer)
        except Problem as error:
            self.problem(error)
        self.redraw()

    async def _carry_through(self, offer: Offer) -> None:
        """Asks and enters; a card that was named for a move that is not made stays nobody's business."""
        bench = self.bench
        before = len(bench.session.lines)
        made = False
        try:
            with bench.session.one_input():
                chosen = offer if offer.choice is not None else await self._with_named(offer.seat)
                move = await self._complete(chosen) if chosen is not None else None
                made = move is not None and await self.make(move)
        finally:
            if not made:
                bench.take_back_facts(before)

    async def _with_named(self, seat: str) -> Offer | None:
        """A card of a hand is named, and what is done with it chosen."""
        if not seat:
            seats = seats_with_unnamed(self.bench)
            each = tuple(Choice(one, self.wording.names(one)) for one in seats)
            chosen = await self.app.push_screen_wait(ChooseOne(label("whose-hand"), each))
            seat = chosen or ""
        row = self.asking.unnamed_row(seat) if seat else None
        card = await self.asking.named(seat, row) if row is not None else None
        if card is None:
            return None
        found = tuple(offers_with(card, offers(self.bench, self.wording)))
        able = tuple(one for one in found if not one.why_not)
        name = self.wording.names(card)
        if not found:
            self.notify(label("nothing-with", card=name))
        if len(able) == 1 or not found:
            return able[0] if able else None
        choices = tuple(Choice(str(at), one.says, one.why_not) for at, one in enumerate(found))
        taken = await self.app.push_screen_wait(ChooseOne(label("on-card", card=name), choices))
        return None if taken is None else found[int(taken)]

    async def _complete(self, offer: Offer) -> Move | None:
        choice = offer.choice
        if choice is None:
            return None
        if choice.by_hand:
            return await self.asking.by_hand(choice, offer.says)
        return await self.asking.picks(choice, offer.says) if choice.pick else choice.move

    async def _make_typed(self, moves: tuple[Move, ...]) -> bool:
        with self.bench.session.entering("typed"):
            return await self._make_as_one(moves)

    async def _make_as_one(self, moves: tuple[Move, ...], overrule: str = "") -> bool:
        """The moves of one line; a line that comes to nothing leaves no card shown behind."""
        bench = self.bench
        *shown, last = moves
        self._shown = tuple(shown)
        before = len(bench.session.lines)
        made = False
        told: tuple[Node, ...] = ()
        try:
            with bench.session.one_input():
                for move in moves:
                    at = bench.session.state
                    made = await self.make(move, overrule if move is last else "")
                    if not made:
                        break
                    ruled = self.query_one(FoldingTree).nodes
                    if told:
                        self.tell((*ruled[:-1], *told, *ruled[-1:]))
                    told = (*told, *self._as_a_step(move, at, ruled))
        finally:
            if not made:
                bench.take_back_facts(before)
        if made:
            self.show_as_told(moves, bench.session.lines[before:])
        return made

    def _as_a_step(self, move: Move, before: object, ruled: tuple[Node, ...]) -> tuple[Node, ...]:
        """The ruling on one move of a line, folded under what was done; that a card was shown needs none."""
        if type(move).__name__ in KIND_OF:
            return ()
        spoken = self.bench.session.desk.spoken(before, move)
        under = tuple(one for one in ruled if one.mark != TYPED)
        return (Node(self.wording.move(spoken), MARKS[Verdict.YES], under=under),)

    async def make(self, move: Move, overrule: str = "") -> bool:
        """Enters a move, asking for what is not known; then what follows by itself. Whether it was made."""
        for _ in range(STEPS):
            before = self.bench.session.state
            outcome = self.bench.enter(move, overrule, aloud=True)
            asks = unknown(outcome)
            if asks is None or not await self.asking.value(asks):
                break
        self.show_outcome(outcome, move, before)
        if outcome.what is not What.DONE:
            return False
        await self.follow()
        return True

    async def follow(self) -> None:
        """What nobody has to choose, until somebody has to be asked."""
        try:
            for _ in range(STEPS):
                done, stopped = self.bench.automatic()
                self.show_followed(done)
                if stopped is None:
                    return
                self.redraw()
                if stopped.asks is None or not await self.asking.value(stopped.asks):
                    self._stopped(stopped)
                    return
        except Problem as error:
            self.problem(error)

    def _stopped(self, outcome: Outcome) -> None:
        move = self.bench.session.desk.automatic(self.bench.session.public)
        if move is not None:
            self.show_outcome(outcome, move, self.bench.session.state)

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
        """Brings back what was undone last."""
        self._again("redo")

    def _again(self, what: str) -> None:
        try:
            count = self.bench.undo() if what == "undo" else self.bench.redo()
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
        session = self.bench.session
        said = self.wording.move(session.desk.spoken(session.state, move))
        reason = await self.app.push_screen_wait(AskText(label("overrule-why"), said))
        if reason:
            try:
                await self._make_as_one((*self._shown_for(move), move), reason)
            except Problem as error:
                self.problem(error)
            self.redraw()

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
        from referee.app.screens.points import PointsOfTable

        self.app.push_screen(PointsOfTable(self.bench, self.wording))

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
                done = outcome.what is What.DONE
                self._remark(label("corrected") if done else self._refusal(outcome), "✎" if done else "✗")
        except Problem as error:
            self.problem(error)
        self.redraw()

    def _refusal(self, outcome: Outcome) -> str:
        return self.wording.reason(outcome.ruling.deciding[0])

    @work(exclusive=True, group="act")
    async def action_note(self) -> None:
        """A remark in the log."""
        words = await self.app.push_screen_wait(AskText(label("a-note")))
        if words:
            try:
                self.bench.session.note(words)
            except Problem as error:
                self.problem(error)

    @work(exclusive=True, group="act")
    async def action_write(self) -> None:
        """The table into a file, for somebody elsewhere to go on from."""
        asked = AskText(label("write-where"), label("write-about"), value=TABLE_FILE)
        where = await self.app.push_screen_wait(asked)
        if where:
            try:
                path = write(self.bench.session, self._where_it_stands(), Path(where))
            except Problem as error:
                self.problem(error)
            else:
                self._remark(label("written", file=path))

    def _where_it_stands(self) -> str:
        waiting = self.bench.session.waiting
        return self.wording.decision(waiting[0]) if waiting else ""

    @work(exclusive=True, group="act")
    async def action_by_hand(self) -> None:
        """A player says what a card did, where there are cards whose text nobody knows."""
        if not any("effects" in kind.__struct_fields__ for kind in self.bench.session.desk.game.verbs):
            self._remark(label("none-by-hand"))
            return
        try:
            move = await self.asking.use_of_card()
            if move is not None:
                await self.make(move)
        except Problem as error:
            self.problem(error)
        self.redraw()


def unknown(outcome: Outcome) -> Question | None:
    """What has to be asked; also where one text forbids the move and another cannot tell yet."""
    if outcome.what is What.DONE or outcome.asks is not None:
        return outcome.asks
    return next((one.asks for one in outcome.rulings if one.verdict is Verdict.CANNOT_TELL), None)
