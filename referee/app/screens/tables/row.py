"""The table screen of a game whose cards lie in a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from engine.kernel import judge
from engine.kernel.reasons import Reason, Ruling
from engine.kernel.view import View, ViewArea
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.presenters.offered_moves import about, may_be_chosen, named_in
from referee.app.presenters.ruling_tree import Node, explained_nodes, preview_nodes, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import is_owned, row_area
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.card_row import RowPane, SeatList, all_piles
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.session.controller import GameController
from referee.words.speech import label


class LedgerScreen(Screen[None]):
    """The numbers of a table as a tree, one branch for each number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,i", "app.pop_screen", "Back"),
    ]

    def __init__(self, controller: GameController, wording: Wording) -> None:
        super().__init__()
        self.controller = controller
        self.wording = wording

    def compose(self) -> ComposeResult:
        """A heading and the tree."""
        yield Static(Content.styled(label("ledger"), "bold $accent"), id="phases")
        yield FoldingTree(id="ledger")
        yield KeyLine()

    def on_mount(self) -> None:
        """Everything opened."""
        tree = self.query_one(FoldingTree)
        tree.tell(ledger_nodes(self.controller, self.wording))
        tree.focus()


def ledger_nodes(controller: GameController, wording: Wording) -> tuple[Node, ...]:
    """The reasons number by number; a reason of several players is shown once, after them."""
    alone, shared = _reasons(controller)
    return explained_nodes((*alone, *shared), wording, controller.session.texts[0])


def end_nodes(controller: GameController, wording: Wording) -> tuple[Node, ...]:
    """The reasons that concern all players: who has won, and why."""
    _, shared = _reasons(controller)
    under = tuple(reason for shared_reason in shared for reason in shared_reason.because)
    return explained_nodes(under, wording, controller.session.texts[0])


def _reasons(controller: GameController) -> tuple[list[Reason], list[Reason]]:
    """The reasons of one player, and those that several share."""
    asked = dict.fromkeys(what for area in controller.view.areas for what in explained_in(area))
    reasons = [answer for what in asked if (answer := controller.session.explain(what)) is not None]
    alone = [reason for reason in reasons if reasons.count(reason) == 1]
    shared = [
        reason for at, reason in enumerate(reasons) if reason not in alone and reason not in reasons[:at]
    ]
    return alone, shared


def explained_in(area: ViewArea) -> tuple[str, ...]:
    """The names of the numbers in an area."""
    return tuple(badge.explains for badge in area.badges if badge.explains)


NOT_HERE = frozenset({"by_hand", "cards", "grid", "look"})
"""What other tables have keys for: cards whose text or values nobody knows, and who may do what to whom;
and the key that stands further in front here."""
IN_FRONT = ("line", "undo", "redo")
"""Keys that stand first in the last line."""


def _of_every_table(*, first: bool) -> Iterator[Binding]:
    """The keys of every table that apply here; the last line is left to those of a row."""
    for binding in TableScreen.BINDINGS:
        if (
            isinstance(binding, Binding)
            and binding.action not in NOT_HERE
            and (binding.action in IN_FRONT) is first
        ):
            yield replace(binding, show=binding.show and binding.action != "why")


class RowTableScreen(TableScreen, inherit_bindings=False):
    """One game under way whose cards lie in a row, read from left to right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *_of_every_table(first=True),
        Binding("k", "look", "Look"),
        Binding("i", "ledger", "Ledger"),
        *_of_every_table(first=False),
        Binding("left", "row(-1)", "Row", show=False),
        Binding("right", "row(1)", "Row", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        # What every screen has, and what is not inherited here.
        Binding("ctrl+c,super+c", "screen.copy_text", show=False),
    ]
    SIDE = "beside-row"
    _end_told = False

    def _board(self) -> ComposeResult:
        """The row, and a line for each player."""
        yield RowPane(self.wording, id="row")
        yield SeatList(self.wording, id="players")

    def _draw_board(self, view: View, listed: tuple[OfferedMove, ...]) -> None:
        row = row_area(view)
        if row is not None:
            self.query_one(RowPane).show_area(row, may_be_chosen(listed))
        self.query_one(SeatList).show_areas(tuple(area for area in view.areas if is_owned(area)))

    def redraw(self) -> None:
        """Draws the table; at the end of the game it says what the victory rests on."""
        super().redraw()
        over = self.controller.session.state.over
        if over is not None and not self._end_told:
            self.call_after_refresh(self.tell, end_nodes(self.controller, self.wording))
        self._end_told = over is not None

    # What is told

    def on_moves_pane_looked(self, message: MovesPane.Looked) -> None:
        """Marks in the row what the highlighted move is about, and shows its ruling."""
        choice = message.offer.choice
        self.query_one(RowPane).mean(named_in(choice.move) if choice is not None else frozenset())

    def _looked_at(self, offer: OfferedMove) -> tuple[Node, ...]:
        """The ruling on a move, and its preview as far as everybody can know."""
        choice = offer.choice
        if choice is None or not self.controller.session.adapter.foresees:
            return super()._looked_at(offer)
        return self._foreseen(choice)

    def _foreseen(self, choice: judge.Candidate) -> tuple[Node, ...]:
        session = self.controller.session
        if choice.pick:
            rulings: tuple[Ruling, ...] = (session.adapter.ruling_of(session.public, choice),)
        else:
            rulings = session.rulings_with_remedies(choice.move)
        would = () if choice.pick else preview_nodes(session, choice.move, self.wording)
        decided = self.wording.decided(session.rule_variants(), session.state.decided)
        head, *rest = ruling_nodes(rulings, self.wording, decided=decided)
        return (head, *would, *rest)

    def _explained_here(self) -> tuple[str, ...]:
        return self.query_one(SeatList).explains()

    def on_seat_list_seat_chosen(self, message: SeatList.SeatChosen) -> None:
        """Shows the open piles of the chosen player, and how their numbers add up."""
        message.stop()
        area = next(player for player in self.controller.view.areas if player.id == message.seat)
        reasons = [
            reason
            for what in explained_in(area)
            if (reason := self.controller.session.explain(what)) is not None
        ]
        explained = explained_nodes(tuple(reasons), self.wording, self.controller.session.texts[0])
        piles = tuple(Node(pile) for pile in all_piles(area, self.wording))
        self.tell((Node(self.wording.names(area.name), children=piles, opened=True), *explained))

    # Along the row

    def action_row(self, by: int) -> None:
        """Goes to the row, and along it."""
        row = self.query_one(RowPane)
        row.focus()
        row.action_go(by)

    def action_number(self, number: int) -> None:
        """Makes the move with this number, wherever the cursor is."""
        self.query_one(MovesPane).action_number(number)

    def on_row_pane_looked(self, message: RowPane.Looked) -> None:
        """Highlights and explains the first move about this card."""
        message.stop()
        pane = self.query_one(MovesPane)
        numbers = about(message.cell, pane.offers)
        if numbers:
            pane.highlighted = numbers[0]

    @work(exclusive=True, group="row")
    async def on_row_pane_chosen(self, message: RowPane.Chosen) -> None:
        """Shows what can be done with this card; if it is one move only, makes it."""
        name = self.wording.names(message.cell)
        pane = self.query_one(MovesPane)
        offered = tuple(pane.offers[number] for number in about(message.cell, pane.offers))
        able = tuple(offer for offer in offered if not offer.why_not)
        if not offered:
            self.notify(label("nothing-with", card=name))
        elif len(able) == 1:
            self.choose(able[0])
        else:
            shown = able or offered
            choices = tuple(
                DialogChoice(str(at), offer.says, offer.why_not) for at, offer in enumerate(shown)
            )
            taken = await self.app.push_screen_wait(ChooseOne(label("on-card", card=name), choices))
            if taken is not None:
                self.choose(shown[int(taken)])

    def on_key(self, event: events.Key) -> None:
        """Goes back from the row to the moves on up and down."""
        if event.key in ("up", "down") and isinstance(self.focused, RowPane):
            event.stop()
            self.query_one(MovesPane).focus()

    # Other screens

    def action_ledger(self) -> None:
        """Shows how every number adds up."""
        self.app.push_screen(LedgerScreen(self.controller, self.wording))
