"""The base of table screens: panes, the line above them, rulings on entries."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from engine.kernel.corrections import AS_TOLD, Correct
from engine.kernel.decisions import TABLE, DecisionKind, Move
from engine.kernel.reasons import Verdict
from engine.kernel.view import View
from referee.app.presenters.line_answers import changed_node
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.outcome_lines import ASKED, OutcomeLines
from referee.app.presenters.ruling_tree import Node, followed_nodes
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import is_owned, taking_part, with_first
from referee.app.screens.tables.given_rulings import ShownRuling
from referee.app.terminal import size_classes
from referee.app.typed_lines import TypedLines
from referee.app.widgets.area_pane import AreaPane
from referee.app.widgets.command_line import Beneath, CommandLine, Complete
from referee.app.widgets.folding_tree import FoldingTree, NodeSource, RulingLanguages
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.app.widgets.round_lines import OrderLine, PhaseBar, asked_of, defence
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.lookahead import enterable_remedy
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.session.log.ruling_entries import JudgedMove


PANES = ("moves", "ruling")
"""The panes under the table, by their ids."""
UNFIT = re.compile(r"[^A-Za-z0-9_-]")
"""What cannot stand in the id of a widget."""
OF_ONLOOKERS = ("give", "penalty", "look", "windows")
"""What a judge who looks on does beside the log."""
LEFT_OUT = ("line", "why", "rulebook", "ledger")
"""Keys for which there is no room beside those of a judge."""
OF_PLAYERS = ("undo", "redo", "by_hand", "overrule", "mend", "correct", "note", "decide", "call_judge")
"""What only the table itself does."""
LEAST_WAITING = 40
"""Columns from which what is asked may take a second line."""
TO_TRAIL = "   "
"""Between what is asked and where in the rules the table stands."""
REMARKS = "“↶↷✎✗"
"""Stand before what may be said above that."""


def pane_of(seat: str) -> str:
    """The id of a seat's pane, whatever signs the seat's name has."""
    return f"area-{UNFIT.sub(lambda sign: f'_{ord(sign[0]):x}_', seat)}"


class Onlooker(Protocol):
    """The actions of a judge who looks on."""

    def leave(self) -> None:
        """Goes back to the desk."""

    def give(self, judged: JudgedMove | None) -> None:
        """Gives a ruling on the move that is shown."""

    def penalise(self) -> None:
        """Gives a penalty at this table."""

    def look_at_hand(self, seat: str) -> None:
        """Shows a hand; the player sees that the judge looked at it."""


class TableBase(RulingLanguages):
    """The panes of one game under way, drawn from its session."""

    AUTO_FOCUS = "#moves"
    COMPOSED_ANEW: ClassVar[bool] = True
    """Another language composes the screen anew."""
    SIDE = ""
    """How the moves and the ruling share what is left of the window."""

    def __init__(
        self, controller: GameController, wording: Wording, *, name: str, looking: bool = False
    ) -> None:
        super().__init__()
        self.controller = controller
        self.wording = wording
        self.game_name = name
        self.read_only = looking
        self.lines = TypedLines(controller.session, wording, self._listed)
        self.refused: Move | None = None
        """The last move that was refused, for the table to overrule."""
        self.point = ""
        """The point the last ruling turned on, for the table to decide."""
        self.ruling = ShownRuling(self)
        self.onlooker: Onlooker | None = None
        """The judge who looks on at somebody else's table."""
        self._unsent = 0
        """How many entries the server does not have yet."""
        self._left: object = None
        """The table when the log was opened."""
        self._areas: tuple[str, ...] = ()
        self._fitted: Size | None = None
        """The size what is shown was fitted to."""

    @property
    def referee(self) -> Host:
        """The app."""
        return self.app  # type: ignore[return-value]

    def compose(self) -> ComposeResult:
        """The panes."""
        self.add_class(*size_classes(self.app.size))
        yield PhaseBar(id="phases")
        yield Static(id="waiting", markup=False)
        yield OrderLine(id="order", markup=False)
        yield from self._board_and_line(self.lines.complete)
        yield KeyLine(OF_ONLOOKERS, LEFT_OUT) if self.onlooker is not None else KeyLine()

    def _board_and_line(self, complete: Complete) -> ComposeResult:
        """The board, the moves and the ruling side by side, and under them the command line."""
        with Vertical(id="middle"):
            with Vertical(id="areas"):
                yield from self._board()
            with Horizontal(id="side", classes=self.SIDE):
                yield MovesPane(id="moves")
                yield FoldingTree(id="ruling")
        with Horizontal(id="prompt"):
            yield Static(":")
            beneath = Beneath(id="beneath")
            yield CommandLine(complete, beneath, id="command")
        yield beneath

    def _board(self) -> ComposeResult:
        """An area for each player, and the common one."""
        with Horizontal(id="seats"):
            for number, area in enumerate(self.seats()):
                classes = "seat" if number == 0 else "seat second"
                yield AreaPane(self.wording, id=pane_of(area), classes=classes)
        yield AreaPane(self.wording, id="common", classes="common")

    def on_resize(self) -> None:
        """Fits the panes to the window, once for each size."""
        if self.is_mounted and self.query(PhaseBar) and self.size != self._fitted:
            self._fitted = self.size
            self._draw_heads(self.controller.view)
            for pane in self.query(AreaPane):
                pane.refit()

    def redraw(self) -> None:
        """Draws everything from the session, unless the screen is being closed."""
        if not self.query(PhaseBar):
            return
        view = self.controller.view
        self._draw_heads(view)
        listed = self.offered()
        self._draw_board(view, listed)
        self.query_one(MovesPane).show_offers(listed)

    def offered(self) -> tuple[OfferedMove, ...]:
        """The moves that the list shows."""
        return offers(self.controller, self.wording, looking=self.read_only)

    def _draw_board(self, view: View, listed: tuple[OfferedMove, ...]) -> None:  # noqa: ARG002 - other boards show them
        marked = frozenset(piece.id for area in view.areas for piece in taking_part(area))
        common = next((area for area in view.areas if not is_owned(area)), None)
        for area in view.areas:
            if is_owned(area):
                pane = self.query_one(f"#{pane_of(area.id)}", AreaPane)
                pane.show_area(with_first(view, area), marked, busy=common is not None, around=view.areas)
        self.put_in_view(
            next(
                (decision.seat for decision in self.controller.session.waiting if decision.seat != TABLE), ""
            )
        )
        pane = self.query_one("#common", AreaPane)
        pane.display = common is not None
        if common is not None:
            pane.show_area(common, beneath=defence(view, self.wording))

    def put_in_view(self, seat: str) -> None:
        """Shows this seat where there is room for one; the first seat, where nobody is asked."""
        panes = list(self.query("#seats AreaPane"))
        if panes:
            self.show_pane(next((pane for pane in panes if pane.id == pane_of(seat)), panes[0]))

    def show_pane(self, shown: Widget) -> None:
        """Shows this pane of a seat where there is room for one."""
        for pane in self.query("#seats AreaPane"):
            pane.set_class(pane is shown, "in-view")

    def _draw_heads(self, view: View) -> None:
        """Draws the lines above the table."""
        self.query_one(PhaseBar).show_view(view, self.controller.session.adapter.game)
        waiting = self.controller.session.waiting
        self.query_one(OrderLine).show_view(view, waiting, self.wording, self.size.width)
        head, line = self._waiting(view), self.query_one("#waiting", Static)
        line.styles.height = head.plain.count("\n") + 1
        line.update(head, layout=False)

    def show_unsent(self, unsent: int) -> None:
        """Shows how many entries wait on this computer until the server is there again."""
        if unsent != self._unsent and self.query(PhaseBar):
            self._unsent = unsent
            self._draw_heads(self.controller.view)

    def _listed(self) -> tuple[OfferedMove, ...]:
        """The moves that the list shows at present."""
        return self.query_one(MovesPane).offers

    def seats(self) -> tuple[str, ...]:
        """The seats of the table, in the order in which they are drawn."""
        return tuple(area.id for area in self.controller.view.areas if is_owned(area))

    def _waiting(self, view: View) -> Content:
        marks = [label("strict")] * self.controller.session.strict + [label("looking")] * self.read_only
        if (provisional := self.controller.session.provisional) is not None:
            marks.append(label("provisional-since", line=provisional.entry))
        marks += [label("kept-here", count=self._unsent)] if self._unsent else []
        left = Content.styled("".join(f"[{mark}] " for mark in marks), "$warning")
        head, width = Content.assemble(left, Content.styled(self._asked(), "bold")), self.size.width - 2
        if len(head.plain) > width >= LEAST_WAITING:
            first, *more = head.wrap(width)
            return Content("\n").join((first, Content(" ").join(more).truncate(width, ellipsis=True)))
        trail = self._trail(view, width - len(head.plain) - len(TO_TRAIL))
        whole = Content.assemble(head, Content.styled(f"{TO_TRAIL}{trail}", "$foreground-muted"))
        return whole.truncate(max(20, width), ellipsis=True)

    def _trail(self, view: View, room: int) -> str:
        """The place in the rules at which the table stands, as far as there is room."""
        steps = self.wording.trail(view.trail)[-2:]
        forms = (" › ".join(steps), *steps[-1:])
        return next((trail for trail in forms if len(trail) <= room), "")

    def _asked(self) -> str:
        beneath = bool(self.query_one(OrderLine).display)
        return asked_of(self.controller.session, self.wording, self.size.width, beneath=beneath)

    def tell(self, nodes: tuple[Node, ...], source: NodeSource | None = None) -> None:
        """Shows a ruling or an explanation; ``source`` makes it in another language."""
        self.ruling.on = None
        self.query_one(FoldingTree).tell(nodes, source)

    def on_descendant_focus(self) -> None:
        """Brightens the title of the pane that has the keys."""
        self.title_panes()

    def title_panes(self) -> None:
        """Writes the titles of the two panes under the table on the line above them."""
        for side in self.query("#side"):
            titles = (
                Content.styled(label(f"pane-{name}"), "bold $accent" if self._has_keys(name) else "")
                for name in PANES
            )
            side.border_title = Content(" · ").join(titles)

    def _has_keys(self, name: str) -> bool:
        return self.focused is not None and self.focused.id == name

    def book_opened(self) -> None:
        """Names the rules behind what the table waits for, once the rulebook is open."""
        for tree in self.query(FoldingTree):
            above = tuple(node for node in tree.nodes if node.mark != ASKED)
            if len(above) < len(tree.nodes) and all(node.mark in REMARKS for node in above):
                tree.tell((*above, *self.asked_nodes()))

    def show_outcome(self, outcome: EntryOutcome, move: Move, before: object) -> None:
        """Shows the ruling on an entry; a refused move can be overruled, a difference decided."""
        done = outcome.kind is OutcomeKind.DONE
        self.refused = None if done else move
        self.point = outcome.point
        entered = None if done else enterable_remedy(self.controller.session, move)

        def source() -> tuple[Node, ...]:
            line = self.lines.line_of(move, before)
            return OutcomeLines(self.controller, self.wording).nodes(outcome, move, before, line, entered)

        self.tell(source(), source)
        self._forget_what_is_secret(move, before)
        self.ruling.show(outcome, move)

    def show_as_told(self, moves: tuple[Move, ...], lines: Sequence[LogLine]) -> None:
        """Says of a line that was entered as told that nothing was judged."""
        if not moves or not all(isinstance(move, Correct) and move.reason == AS_TOLD for move in moves):
            return
        events = (event for line in lines for event in line.events)
        kneels = any(isinstance(move, Correct) and move.field == "kneeling" and move.value for move in moves)
        nobody = () if kneels else (Node(label("nobody-kneels"), "·"),)
        self.tell(
            (Node(label("as-told"), "✎"), *(Node(self.wording.event(event)) for event in events), *nobody)
        )

    def _forget_what_is_secret(self, move: Move, before: object) -> None:
        """Keeps a typed line for recall only if it says no secret."""
        if self.controller.session.adapter.announced(before, move) != move:
            self.query_one(CommandLine).forget(self.lines.line_of(move, before))

    def show_followed(self, done: tuple[EntryOutcome, ...]) -> None:
        """Shows what followed automatically, right under the answer to the entry."""

        def add(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
            under = tuple(node for outcome in done for node in followed_nodes(outcome, self.wording))
            followed = (Node(label("followed"), "»", children=under, opened=True),) if under else ()
            return (*nodes[:1], *followed, *nodes[1:])

        if done:
            self.query_one(FoldingTree).tell_also(add)

    def show_changes(self, outcome: EntryOutcome, before: View, line: int) -> None:
        """Shows the numbers changed since this line, under the answer to the entry."""
        session = self.controller.session
        events = [event for entered in session.lines[line:] if not entered.undone for event in entered.events]
        after, place = (
            self.controller.view,
            1 + sum(isinstance(reason.found, Verdict) for reason in outcome.rulings[0].done),
        )

        def add(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
            node = changed_node(before, after, events, self.wording, session.texts[0])
            return nodes if node is None else (*nodes[:place], node, *nodes[place:])

        self.query_one(FoldingTree).tell_also(add)

    def asked_nodes(self) -> tuple[Node, ...]:
        """The decisions the table waits for, each with its rule."""
        texts = self.wording.printings(self.controller.session.texts[0])
        waiting = dict.fromkeys(
            (self.wording.decision(decision), decision.rule) for decision in self.controller.session.waiting
        )
        asked = (Node(says, ASKED, rule, self.wording.cites(rule, *texts)) for says, rule in waiting)
        return (*asked, *self._chances())

    def _chances(self) -> tuple[Node, ...]:
        """The odds, where the table waits for chance."""
        session = self.controller.session
        rules = {decision.rule for decision in session.waiting if decision.kind is DecisionKind.CHANCE}
        reasons = (reason for reason in session.odds() if rules.intersection(reason.rules)) if rules else ()
        return tuple(Node(self.wording.reason(reason), "=", reason.rules[0]) for reason in reasons)
