"""Moves entered on the table screen: what is asked for them, what comes of them."""

from __future__ import annotations

from functools import cached_property

from textual import work

from engine.kernel.corrections import Correct, CorrectAll
from engine.kernel.decisions import Move
from engine.kernel.reasons import Question, Verdict
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.host import Problem
from referee.app.presenters.offered_moves import offers, offers_with, seats_with_unnamed
from referee.app.presenters.outcome_lines import TYPED
from referee.app.presenters.ruling_tree import MARKS, Node
from referee.app.prompts.pick_questions import ticks_in
from referee.app.prompts.table_questions import TableQuestions
from referee.app.screens.tables.table_coach import TableCoach
from referee.app.screens.tables.table_panes import TableBase
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import OfferedMove
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.storage.errors import StorageError
from referee.words.speech import label

STEPS = 40
"""More questions than one move can raise."""


class MoveEntry(TableBase):
    """A table that asks for a move, enters it, shows the ruling and draws again."""

    shown: tuple[Move, ...] = ()
    """What the line entered last told before its move."""

    @cached_property
    def table_coach(self) -> TableCoach:
        """The coach of this table."""
        return TableCoach(self)

    def is_coached(self) -> bool:
        """Whether a coach explains the rules that are used here."""
        return self.table_coach.speaks()

    def redraw(self) -> None:
        """Draws the table, and lets the coach look at the entries once it is painted."""
        super().redraw()
        self.call_after_refresh(self.table_coach.turn)

    def show_outcome(self, outcome: EntryOutcome, move: Move, before: object) -> None:
        """Shows the ruling on an entry; the coach notes a refusal."""
        super().show_outcome(outcome, move, before)
        if outcome.kind is OutcomeKind.REFUSED and self.is_coached():
            self.call_after_refresh(self.table_coach.refused, move, outcome)

    @property
    def asking(self) -> TableQuestions:
        """The questions that this screen asks."""
        return TableQuestions(self, self.controller, self.wording)

    @work(exclusive=True, group="act")
    async def choose(self, offer: OfferedMove) -> None:
        """Carries out the chosen line of the list."""
        try:
            await self._carry_through(offer)
        except Problem as error:
            self.problem(error)
        self.redraw()

    async def _carry_through(self, offer: OfferedMove) -> None:
        """Asks and enters; a card named for a move that is not made is forgotten."""
        controller = self.controller
        before = len(controller.session.lines)
        is_made = False
        try:
            with controller.session.one_input():
                chosen = offer if offer.choice is not None else await self._with_named(offer.seat)
                move = await self.complete(chosen) if chosen is not None else None
                is_made = move is not None and await self.make(move)
        finally:
            if not is_made:
                controller.take_back_facts(before)

    async def _with_named(self, seat: str) -> OfferedMove | None:
        """Names a card of a hand, and chooses what is done with it."""
        if not seat:
            seats = seats_with_unnamed(self.controller)
            each = tuple(DialogChoice(other, self.wording.names(other)) for other in seats)
            chosen = await self.app.push_screen_wait(ChooseOne(label("whose-hand"), each))
            seat = chosen or ""
        row = self.asking.unnamed_row(seat) if seat else None
        card = await self.asking.named(seat, row) if row is not None else None
        if card is None:
            return None
        with_card = tuple(offers_with(card, offers(self.controller, self.wording)))
        able = tuple(offer for offer in with_card if not offer.why_not)
        name = self.wording.names(card)
        if not with_card:
            self.notify(label("nothing-with", card=name))
        if len(able) == 1 or not with_card:
            return able[0] if able else None
        choices = tuple(
            DialogChoice(str(at), offer.says, offer.why_not) for at, offer in enumerate(with_card)
        )
        taken = await self.app.push_screen_wait(ChooseOne(label("on-card", card=name), choices))
        return None if taken is None else with_card[int(taken)]

    async def complete(self, offer: OfferedMove) -> Move | None:
        """The move of an offer, with what has to be chosen for it."""
        choice = offer.choice
        if choice is None:
            return None
        if choice.by_hand:
            return await self.asking.by_hand(choice, offer.says)
        if not choice.pick:
            return choice.move
        # What was ticked for a move that was refused is mended, not ticked anew.
        return await self.asking.picks(choice, offer.says, ticks_in(self.refused, choice))

    async def make_typed(self, moves: tuple[Move, ...]) -> bool:
        """Makes the moves of a typed line; whether all were made."""
        with self.controller.session.entering("typed"):
            return await self.make_as_one(moves)

    async def make_as_one(self, moves: tuple[Move, ...], overrule: str = "") -> bool:
        """Makes the moves of one line; whether all were made. If not, no card stays shown."""
        controller = self.controller
        *shown, last = moves
        self.shown = tuple(shown)
        before = len(controller.session.lines)
        is_made = False
        added: tuple[Node, ...] = ()
        try:
            with controller.session.one_input():
                for move in moves:
                    at = controller.session.state
                    is_made = await self.make(move, overrule if move is last else "")
                    if not is_made:
                        break
                    ruled, judged = self.query_one(FoldingTree).nodes, self.ruling.on
                    if added:
                        self.tell((*ruled[:-1], *added, *ruled[-1:]))
                        self.ruling.on = judged
                    added = (*added, *self._as_a_step(move, at, ruled))
        finally:
            if not is_made:
                controller.take_back_facts(before)
        if is_made:
            self.show_as_told(moves, controller.session.lines[before:])
        return is_made

    def _as_a_step(self, move: Move, before: object, ruled: tuple[Node, ...]) -> tuple[Node, ...]:
        """The folded ruling on one move of a line; showing a card needs none."""
        adapter = self.controller.session.adapter
        if adapter.game.verbs[type(move)].entry != "move":
            return ()
        spoken = adapter.announced(before, move)
        under = tuple(node for node in ruled if node.mark != TYPED)
        return (Node(self.wording.move(spoken), MARKS[Verdict.YES], children=under),)

    async def make(self, move: Move, overrule: str = "") -> bool:
        """Enters a move, asks for unknown values, does what follows automatically; whether it was made."""
        if not overrule and self.table_coach.leaves_out(move):
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

    def _tell_later_lines(self, since: int) -> None:
        """Says, after a line was mended, how the later ones are entered again."""
        session = self.controller.session
        if (later := session.reenterable_lines) and session.set_aside[0].since >= since:
            tree = self.query_one(FoldingTree)
            tree.tell((*tree.nodes, Node(label("may-reenter", count=len(later), key="r"), "↷")))

    async def follow(self) -> None:
        """Makes the moves that nobody has to choose, until somebody has to be asked."""
        if self.read_only:
            return
        try:
            for _ in range(STEPS):
                done, stopped = self.controller.make_automatic_moves()
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

    @work(exclusive=True, group="settle")
    async def settle(self) -> None:
        """Does what follows automatically, and asks for unknown values."""
        await self.follow()
        self.redraw()
        self.tell((*self._first_note(), *self.asked_nodes()))
        self.settled()

    def settled(self) -> None:
        """Runs once all that follows automatically is done."""

    def _first_note(self) -> tuple[Node, ...]:
        """The note with which the table begins."""
        lines = self.controller.session.lines
        begun = bool(lines) and all(line.origin == "implied" for line in lines[1:])
        if not begun or lines[0].kind != "note":
            return ()
        return (Node(str(lines[0].body.get("words", "")), "“"),)

    def problem(self, error: Exception) -> None:
        """Shows an error in place of a ruling; nothing has changed."""
        text = self.wording.error(error)
        self.tell((Node(text, "✗"),))
        if isinstance(error, StorageError):
            self.notify(text, severity="error", timeout=20)


def unknown(outcome: EntryOutcome) -> Question | None:
    """The question to ask, also where one text forbids the move and another cannot tell yet."""
    if outcome.kind is OutcomeKind.DONE or outcome.question is not None:
        return outcome.question
    return next((ruling.asks for ruling in outcome.rulings if ruling.verdict is Verdict.CANNOT_TELL), None)
