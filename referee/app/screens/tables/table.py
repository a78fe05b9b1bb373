"""The table screen."""

from __future__ import annotations

from functools import cached_property, partial
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from engine.kernel.reasons import Verdict
from referee.app.presenters.ruling_tree import Node, ruling_nodes
from referee.app.presenters.table_names import TableNames
from referee.app.screens.tables.actions import TableActions
from referee.app.screens.tables.line_entry import LineEntry, some_turns
from referee.app.screens.tables.table_panes import OF_PLAYERS
from referee.app.screens.tables.waiting_lines import PAUSE
from referee.app.widgets.area_pane import AreaPane
from referee.app.widgets.command_line import CommandLine, lines_in
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.words.speech import label


class TableScreen(TableActions):
    """One game under way, with all its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("colon", "line", "Type", key_display=":", priority=True),
        Binding("w", "why", "Why"),
        Binding("u", "undo", "Undo"),
        Binding("r", "redo", "Redo"),
        Binding("d", "decide", "Decide", show=False),
        Binding("h", "by_hand", "By hand"),
        Binding("o", "overrule", "Overrule", show=False),
        Binding("f", "mend", "Mend", show=False),
        Binding("e", "correct", "Correct", show=False),
        Binding("G", "give", "Give", show=False),
        Binding("W", "doubt", "Doubt", show=False),
        Binding("J", "call_judge", "Call a judge", show=False),
        Binding("P", "penalty", "Penalty", show=False),
        Binding("M", "windows", "Missed", show=False),
        Binding("E", "reconcile", "Reconcile", show=False),
        Binding("V", "provisional", "Provisional", show=False),
        Binding("g", "language", "Language", show=False),
        Binding("v", "beside", "Beside", show=False),
        Binding("n", "note", "Note", show=False),
        Binding("l", "log", "Log"),
        Binding("b", "rulebook", "Rules"),
        Binding("t", "terms", "Terms", show=False),
        Binding("a", "coach", "Coach", show=False),
        Binding("x", "write", "To a file", show=False),
        Binding("y", "copy", "Copy", show=False),
        Binding("T", "branch", "What if", show=False),
        Binding("m", "grid", "Who to whom", show=False),
        Binding("c", "cards", "Cards", show=False),
        Binding("p", "points", "Points", show=False),
        Binding("s", "sheet", "Sheet", show=False),
        Binding("k", "look", "Look", show=False),
        Binding("K", "ask_sealed", "Sealed question", show=False),
        Binding("escape", "focus_moves", "Moves", show=False),
        Binding("tab", "pane(1)", show=False),
        Binding("shift+tab", "pane(-1)", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("q", "leave", "Leave"),
    ]

    GUESS: ClassVar[str] = "perhaps"
    """The label over what a line may mean."""

    def on_mount(self) -> None:
        """Draws the table."""
        self.open_table()

    def open_table(self) -> None:
        """Draws the table and does what follows automatically."""
        self.wording.of_game(self.controller.session.adapter.game.id)
        self.wording.names = TableNames(self.controller, self.wording)
        self.wording.texts = self.controller.session.texts
        self.redraw()
        self.query_one(MovesPane).focus()
        self.settle()

    def on_screen_resume(self) -> None:
        """Shows the table after another screen."""
        if self.is_mounted:
            self.show_again()

    # What is shown beside the moves

    def on_moves_pane_looked(self, message: MovesPane.Looked) -> None:
        """Shows the ruling on the highlighted move before anybody makes it."""
        message.stop()
        offer = message.offer
        self.tell(self._looked_at(offer), lambda: self._looked_at(offer))
        if offer.choice is not None and not offer.choice.pick:
            self.ruling.on = offer.choice.move

    def _looked_at(self, offer: OfferedMove) -> tuple[Node, ...]:
        choice = offer.choice
        if choice is None:
            return self.asked_nodes()
        if choice.pick:
            each = next(each for candidate, each in self.controller.session.listed() if candidate == choice)
            return ruling_nodes(each, self.wording)
        try:
            rulings = self.controller.session.rulings_with_remedies(choice.move)
        except Exception as error:  # noqa: BLE001 - a preview may fail, the table must not
            return (Node(self.wording.error(error), "✗"),)
        apart = len({ruling.verdict for ruling in rulings}) > 1
        self.point = ""
        if apart and all(ruling.verdict is not Verdict.CANNOT_TELL for ruling in rulings):
            self.refused = choice.move
        session = self.controller.session
        decided = self.wording.decided(session.rule_variants(), session.state.decided)
        return ruling_nodes(rulings, self.wording, decided=decided)

    def on_area_pane_card_chosen(self, message: AreaPane.CardChosen) -> None:
        """Explains the chosen card."""
        message.stop()
        self.action_why()

    # Typed lines

    @cached_property
    def line_entry(self) -> LineEntry:
        """What is typed here, and the lines that wait."""
        return LineEntry(self)

    @work(exclusive=True, group="act")
    async def make_lines(self, lines: tuple[str, ...]) -> None:
        """Makes typed lines; lines typed into boxes meanwhile wait."""
        with self.line_entry.waiting.held():
            self.controller.cards.look_again()
            await self.line_entry.make_in_turn(lines)

    async def make_line(self, line: str, *, first: bool = True) -> bool:
        """Whether a line was made; ``first``: it is the first that was typed."""
        return await self.line_entry.make(line, first=first)

    @work(exclusive=True, group="act")
    async def enter_meaning(self, place: int) -> None:
        """Enters a meaning that is shown under the line."""
        with self.line_entry.waiting.held():
            await self.line_entry.make_meaning(place)

    async def paint(self) -> None:
        """Paints at once, without a timer: a key behind the line would pass by meanwhile."""
        await some_turns()  # the pane tells the screen that it has changed
        self._on_timer_update()
        await some_turns()  # the thread that writes to the terminal has it

    def on_command_line_entered(self, message: CommandLine.Entered) -> None:
        """Makes the typed line, and then the lines behind it."""
        message.stop()
        self.make_lines(self.line_entry.taken_over(message.line, at_once=message.at_once))

    def on_command_line_guessed(self, message: CommandLine.Guessed) -> None:
        """Enters the chosen meaning of the line."""
        message.stop()
        self.enter_meaning(message.place)

    def on_command_line_pasted(self, message: CommandLine.Pasted) -> None:
        """Shows pasted lines before any of them is entered."""
        message.stop()
        self.line_entry.waiting.wait_with(message.lines)

    def on_command_line_begun(self, message: CommandLine.Begun) -> None:
        """Puts the waiting line first under the one that is being typed."""
        message.stop()
        self.line_entry.waiting.put_under(message.waiting)

    def on_command_line_parted(self, message: CommandLine.Parted) -> None:
        """Shows the outcome of each move of the line once the keys rest."""
        message.stop()
        self.set_timer(PAUSE, partial(self.line_entry.waiting.show_parts, message.line))

    def on_command_line_joined(self, message: CommandLine.Joined) -> None:
        """Puts the line behind those that wait."""
        message.stop()
        self.line_entry.waiting.join(message.line)

    def on_command_line_skipped(self, message: CommandLine.Skipped) -> None:
        """Brings up the next of the waiting lines."""
        message.stop()
        self.line_entry.waiting.bring_next()

    def on_command_line_unguessed(self, message: CommandLine.Unguessed) -> None:
        """Shows the waiting lines again, now that there is room under the line."""
        message.stop()
        self.line_entry.waiting.show_again()

    def on_command_line_left(self, message: CommandLine.Left) -> None:
        """Goes back to the moves, unless somebody has gone back to the line meanwhile."""
        message.stop()
        if dropped := self.line_entry.waiting.drop():
            self.remark(label("lines-dropped", count=dropped + 1))
        if self.focused is None:
            self.query_one(MovesPane).focus()

    def on_paste(self, event: events.Paste) -> None:
        """Puts a pasted text on the command line, whatever has the keys."""
        event.stop()
        if lines := lines_in(event.text):
            self.line_entry.waiting.wait_with(lines, waits=len(lines) > 1)

    # Making moves

    def on_moves_pane_chosen(self, message: MovesPane.Chosen) -> None:
        """Makes the chosen move."""
        message.stop()
        self.choose(message.offer)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leaves a colon to a line that is being typed; an onlooker enters nothing."""
        if self.onlooker is not None and action in OF_PLAYERS:
            return False
        if action == "line" and isinstance(self.focused, Input):
            return False
        return super().check_action(action, parameters)

    def action_line(self) -> None:
        """Goes to the command line at once: the next key belongs to it already."""
        self.set_focus(self.query_one(CommandLine))

    def action_pane(self, by: int) -> None:
        """Goes to the next pane, but not to the command line, where Tab completes."""
        panes = [widget for widget in self.focus_chain if not isinstance(widget, CommandLine)]
        if self.has_class("-slim"):  # seats out of sight have their turn too
            panes = [
                *self.query("#seats AreaPane"),
                *(pane for pane in panes if not isinstance(pane, AreaPane)),
            ]
        here = panes.index(self.focused) if self.focused in panes else -by
        there = panes[(here + by) % len(panes)]
        if isinstance(there, AreaPane) and there.has_class("seat"):
            self.show_pane(there)
        there.focus()

    def action_focus_moves(self) -> None:
        """Goes to the list of moves; an onlooker who is there already goes back to the desk."""
        moves = self.query_one(MovesPane)
        if self.onlooker is not None and moves.has_focus_within:
            self.onlooker.leave()
        moves.focus()

    # Other screens

    def action_branch(self) -> None:
        """Opens a branch of this table, where moves can be tried."""
        self.open_branch()

    def open_branch(self, line: str = "") -> None:
        """Opens a branch of this table; ``line``: a line that is tried there at once."""
        from referee.app.screens.tables.branch import branch_screen  # few try moves
        from referee.session.preview import TableBranch

        session = self.controller.session
        wording = self.wording.of_another_table(session.adapter.game.id, session.texts)
        branch = TableBranch(self.controller)
        kind = branch_screen(self)
        self.app.push_screen(
            kind(branch, wording, self.line_entry.waiting.put_back, name=self.game_name, line=line)
        )

    def action_log(self) -> None:
        """Opens the log."""
        from referee.app.screens.log import LogScreen

        self._left = self.controller.session.state
        self.app.push_screen(
            LogScreen(self.controller, self.wording, looking=self.read_only, onlooker=self.onlooker)
        )

    def action_windows(self) -> None:
        """Shows who could answer the last moves."""
        from referee.app.screens.tables.overviews import WindowScreen

        self._left = self.controller.session.state
        self.app.push_screen(WindowScreen(self.controller, self.wording, looking=self.read_only))

    def action_grid(self) -> None:
        """Shows who may do what to whom."""
        from referee.app.screens.tables.overviews import GridScreen

        session = self.controller.session
        grid = session.adapter.grid(session.public)
        if grid is None:
            two = len(session.state.seats) == 2
            self.remark(label("no-grid" if two else "no-grid-of-many"))
        else:
            self.app.push_screen(GridScreen(grid, self.wording, session.texts[0]))

    def action_sheet(self) -> None:
        """Opens the sheet of this game, filled in from the table."""
        from referee.app.screens.calculator import show_sheet

        session = self.controller.session
        sheet = session.adapter.sheet
        if sheet is None:
            self.remark(label("no-sheet"))
        else:
            filled = sheet.of(session.public)
            show_sheet(self.app, session.adapter, self.wording, filled)

    def action_rulebook(self) -> None:
        """Opens the rulebook at the rule that decides the ruling."""
        self.referee.open_rule(self.query_one(FoldingTree).rule_here())

    def action_terms(self) -> None:
        """Opens the word list of the game."""
        from referee.app.screens.terms import TermsScreen

        if self.wording.book is None:
            self.notify(label("book-opening"))
        else:
            game = self.controller.session.adapter.game.id
            rule = self.query_one(FoldingTree).rule_here()
            self.app.push_screen(TermsScreen(self.wording.book, self.wording, game, rule))

    def action_cards(self) -> None:
        """Opens the owner's cards."""
        from referee.app.screens.cards import CardsScreen

        self.app.push_screen(CardsScreen(self.controller.cards, self.wording))

    def action_call_judge(self) -> None:
        """Calls a judge to this table of a tournament."""
        self.referee.tournament.call_judge()

    def action_penalty(self) -> None:
        """Gives a penalty, for a judge who looks on."""
        if self.onlooker is None:
            self.notify(label("judges-only"))
        else:
            self.onlooker.penalise()

    def action_leave(self) -> None:
        """Goes back to the start, or to the desk; everything is saved already."""
        if self.onlooker is None:
            self.referee.close_game()
        else:
            self.onlooker.leave()
