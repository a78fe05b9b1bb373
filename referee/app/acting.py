"""What the table screen does when somebody moves, takes back, decides, overrules, sets right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual import work

from engine.kernel.move import Move
from engine.kernel.reason import Question, Verdict
from referee.app.asking import Asking
from referee.app.deciding import decide
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.labels import label
from referee.app.problem import Problem
from referee.app.telling import Node
from referee.app.typed import Unclear
from referee.app.widgets.command import CommandLine
from referee.app.widgets.moves import MovesPane, Offer
from referee.desk.table_files import write
from referee.notation import Command, Note, Redo, Undo
from referee.session import Outcome, What
from referee.storage.errors import StorageError

if TYPE_CHECKING:
    from referee.app.screens.table import TableScreen

TABLE_FILE = "table.json"
"""The name offered for a table that is written to a file."""
STEPS = 40
"""More questions than one move can raise."""


class Acting:
    """The deeds of the table screen; each asks, enters, shows the ruling and draws again."""

    _shown: tuple[Move, ...] = ()
    """What the line entered last told before its move."""

    @property
    def _screen(self) -> TableScreen:
        return self  # type: ignore[return-value]

    @property
    def asking(self) -> Asking:
        """Questions put on this screen."""
        screen = self._screen
        return Asking(screen, screen.bench, screen.wording)

    @work(exclusive=True, group="act")
    async def choose(self, offer: Offer) -> None:
        """A line of the moves was chosen."""
        screen = self._screen
        try:
            if offer.choice is None:
                await self._name_card(offer.seat)
            else:
                move = await self._complete(offer)
                if move is not None:
                    await self.make(move)
        except Problem as error:
            self.problem(error)
        screen.redraw()

    async def _name_card(self, seat: str) -> None:
        row = self.asking.unnamed_row(seat)
        if row is not None:
            await self.asking.named(seat, row)

    async def _complete(self, offer: Offer) -> Move | None:
        choice = offer.choice
        if choice is None:
            return None
        if choice.by_hand:
            return await self.asking.by_hand(choice, offer.says)
        return await self.asking.picks(choice, offer.says) if choice.pick else choice.move

    @work(exclusive=True, group="act")
    async def make_line(self, line: str) -> None:
        """A line was typed: one move, or several that follow each other, or undo, redo, a note."""
        screen = self._screen
        try:
            found = await self._read(line.lstrip(": "))
            if isinstance(found, Command):
                self._command(found)
            elif found is None or not await self._make_as_one(found):
                if screen.point:
                    screen.query_one(MovesPane).focus()  # where the key that decides is a key and no letter
                return
            screen.query_one(CommandLine).taken()
        except Problem as error:
            self.problem(error)
        finally:
            screen.redraw()

    async def _make_as_one(self, moves: tuple[Move, ...], overrule: str = "") -> bool:
        """The moves of one line; a line that comes to nothing leaves no card shown behind."""
        bench = self._screen.bench
        *shown, last = moves
        self._shown = tuple(shown)
        before = len(bench.session.lines)
        made = False
        try:
            with bench.session.one_input():
                for move in moves:
                    made = await self.make(move, overrule if move is last else "")
                    if not made:
                        break
        finally:
            if not made:
                bench.take_back_facts(before)
        return made

    async def _read(self, line: str) -> tuple[Move, ...] | Command | None:
        """What a line means; of one that leads to the list, the move it is completed to by asking."""
        found = await self._meant(line)
        if not isinstance(found, Offer):
            return found
        move = await self._complete(found)
        return None if move is None else (move,)

    async def _meant(self, line: str) -> tuple[Move, ...] | Command | Offer | None:
        """What a line means; of a line that may mean several things, what was chosen from the offers."""
        screen = self._screen
        try:
            return screen.typed.read(line)
        except Unclear as error:
            if not error.meant:
                raise
            meant = error.meant
            title = screen.wording.error(error)
        offers = tuple(Choice(str(number), one.says) for number, one in enumerate(meant))
        chosen = await screen.app.push_screen_wait(ChooseOne(title, offers, label("perhaps")))
        if chosen is None:
            return None
        taken = meant[int(chosen)]
        if taken.offer is not None:
            return taken.offer
        screen.query_one(CommandLine).put(taken.line)
        return screen.typed.read(taken.line)

    def _command(self, found: Command) -> None:
        screen = self._screen
        if isinstance(found, Note):
            screen.bench.session.note(found.words)
        elif isinstance(found, Redo):
            self.action_redo()
        elif isinstance(found, Undo) and found.to is not None:
            count = screen.bench.session.undo(found.to)
            self._remark(label("undone", count=count, key="r"))
        else:
            self.action_undo()

    async def make(self, move: Move, overrule: str = "") -> bool:
        """Enters a move, asking for what is not known; then what follows by itself. Whether it was made."""
        screen = self._screen
        for _ in range(STEPS):
            before = screen.bench.session.state
            outcome = screen.bench.enter(move, overrule)
            asks = unknown(outcome)
            if asks is None or not await self.asking.value(asks):
                break
        screen.show_outcome(outcome, move, before)
        if outcome.what is not What.DONE:
            return False
        await self.follow()
        return True

    async def follow(self) -> None:
        """What nobody has to choose, until somebody has to be asked."""
        screen = self._screen
        try:
            for _ in range(STEPS):
                done, stopped = screen.bench.automatic()
                screen.show_followed(done)
                if stopped is None:
                    return
                screen.redraw()
                if stopped.asks is None or not await self.asking.value(stopped.asks):
                    self._stopped(stopped)
                    return
        except Problem as error:
            self.problem(error)

    def _stopped(self, outcome: Outcome) -> None:
        move = self._screen.bench.session.desk.automatic(self._screen.bench.session.state)
        if move is not None:
            self._screen.show_outcome(outcome, move, self._screen.bench.session.state)

    def problem(self, error: Exception) -> None:
        """Says what went wrong, where a ruling would stand; nothing has changed."""
        said = self._screen.wording.error(error)
        self._screen.tell((Node(said, "✗"),))
        if isinstance(error, StorageError):
            self._screen.notify(said, severity="error", timeout=20)

    # Taking back

    def action_undo(self) -> None:
        """Takes back the last thing entered."""
        self._again("undo")

    def action_redo(self) -> None:
        """Brings back what was undone last."""
        self._again("redo")

    def _again(self, what: str) -> None:
        screen = self._screen
        try:
            count = screen.bench.undo() if what == "undo" else screen.bench.redo()
        except Problem as error:
            self.problem(error)
            return
        said = "undone" if what == "undo" else "redone"
        self._remark(label(said, count=count, key="r") if count else label(f"nothing-{said}"))

    def _remark(self, words: str) -> None:
        """Says something above what is asked now."""
        self._screen.redraw()
        self._screen.tell((Node(words, "↶"), *self._screen.asked_nodes()))

    # The table's own word

    @work(exclusive=True, group="act")
    async def action_overrule(self) -> None:
        """The table makes the refused move all the same, and says why."""
        screen = self._screen
        move = screen.refused or self._highlighted()
        if move is None:
            self._remark(label("nothing-to-overrule"))
            return
        session = screen.bench.session
        said = screen.wording.move(session.desk.spoken(session.state, move))
        reason = await screen.app.push_screen_wait(AskText(label("overrule-why"), said))
        if reason:
            try:
                await self._make_as_one((*self._shown_for(move), move), reason)
            except Problem as error:
                self.problem(error)
            screen.redraw()

    def _shown_for(self, move: Move) -> tuple[Move, ...]:
        """The cards a refused line showed first: they were taken back with it."""
        return self._shown if move is self._screen.refused else ()

    def _highlighted(self) -> Move | None:
        pane = self._screen.query_one(MovesPane)
        offer = pane.offers[pane.highlighted] if pane.highlighted is not None and pane.offers else None
        return (
            offer.choice.move
            if offer is not None and offer.choice is not None and not offer.choice.pick
            else None
        )

    @work(exclusive=True, group="act")
    async def action_decide(self) -> None:
        """The table decides the point on which its texts differ, and the move is tried again."""
        screen = self._screen
        if not screen.point:
            screen.action_points()
            return
        move = screen.refused
        try:
            if await decide(screen, screen.point) and move is not None:
                await self._make_as_one((*self._shown_for(move), move))
        except Problem as error:
            self.problem(error)
        screen.redraw()

    @work(exclusive=True, group="act")
    async def action_correct(self) -> None:
        """A judge sets something right by hand, with a reason."""
        screen = self._screen
        try:
            outcome = await self.asking.correction()
            if outcome is not None:
                self._remark(label("corrected") if outcome.what is What.DONE else self._refusal(outcome))
        except Problem as error:
            self.problem(error)
        screen.redraw()

    def _refusal(self, outcome: Outcome) -> str:
        return self._screen.wording.reason(outcome.ruling.deciding[0])

    @work(exclusive=True, group="act")
    async def action_note(self) -> None:
        """A remark in the log."""
        screen = self._screen
        words = await screen.app.push_screen_wait(AskText(label("a-note")))
        if words:
            try:
                screen.bench.session.note(words)
            except Problem as error:
                self.problem(error)

    @work(exclusive=True, group="act")
    async def action_write(self) -> None:
        """The table into a file, for somebody elsewhere to go on from."""
        screen = self._screen
        asked = AskText(label("write-where"), label("write-about"), value=TABLE_FILE)
        where = await screen.app.push_screen_wait(asked)
        if where:
            try:
                path = write(screen.bench.session, self._where_it_stands(), Path(where))
            except Problem as error:
                self.problem(error)
            else:
                self._remark(label("written", file=path))

    def _where_it_stands(self) -> str:
        screen = self._screen
        waiting = screen.bench.session.waiting
        return screen.wording.decision(waiting[0]) if waiting else ""

    @work(exclusive=True, group="act")
    async def action_by_hand(self) -> None:
        """A player says what a card did."""
        screen = self._screen
        try:
            move = await self.asking.use_of_card()
            if move is not None:
                await self.make(move)
        except Problem as error:
            self.problem(error)
        screen.redraw()


def unknown(outcome: Outcome) -> Question | None:
    """What has to be asked; also where one text forbids the move and another cannot tell yet."""
    if outcome.what is What.DONE or outcome.asks is not None:
        return outcome.asks
    return next((one.asks for one in outcome.rulings if one.verdict is Verdict.CANNOT_TELL), None)
