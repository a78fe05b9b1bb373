"""The screen on which a dispute is typed and judged."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Static, TextArea
from textual.worker import get_current_worker

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import RefereeError
from referee.app.host import Host
from referee.app.presenters.table_names import TableNames
from referee.app.render.board_lines import drawn_board
from referee.app.widgets.key_line import KeyLine
from referee.cli.judge import WIDTH
from referee.cli.position import DisputeReport, with_facts
from referee.library.case_input import CaseFileRead, read_case_file, with_line
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import ONE_AT_A_TIME, judge_cases
from referee.notation.parser.lexicon import folded
from referee.position.completion import ASKS, completions
from referee.position.dispute import printing
from referee.position.disputed_table import table_of
from referee.position.reader import PositionText, read_text
from referee.position.vocabulary import game_names, game_words, word_file
from referee.position.writer import sample_text
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.registry import adapter_of, known_games
from referee.words.speech import label

BETWEEN = "\n\n"
"""An empty line between two rulings."""
PAUSE = 0.15
"""Seconds without a key after which the text is judged."""


class ReadDispute(Struct, frozen=True):
    """The result of reading a dispute."""

    adapter: GameAdapter | None = None
    table: Any = None
    rulings: tuple[tuple[int, str], ...] = ()
    """For each ruling the line of the text that asks for it, and its words; 0: what the text leaves out."""
    fault: str = ""

    def text(self) -> str:
        """All rulings, one under the other."""
        return BETWEEN.join(text for _, text in self.rulings)


class DisputeScreen(Screen[None]):
    """The text at the left, the board and the rulings at the right, faults on the last line."""

    DEFAULT_CSS = """
    DisputeScreen #dispute-text { width: 1fr; height: 1fr; }
    DisputeScreen #dispute-seen { width: 1fr; height: 1fr; border-left: solid $divider; }
    DisputeScreen #dispute-sample { color: $foreground-muted; }
    DisputeScreen #dispute-offers { height: auto; max-height: 2; padding: 0 1; }
    DisputeScreen #dispute-fault { height: auto; max-height: 4; padding: 0 1; color: $error; }
    """
    COMPOSED_ANEW: ClassVar[bool] = True
    """Another language composes the screen anew."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.help", "Help"),
        Binding("tab", "complete", "Complete", priority=True),
        Binding("f2", "sample", "Example"),
        Binding("pagedown", "rulings_down", "Scroll", priority=True),
        Binding("pageup", "rulings_up", "Scroll", priority=True, show=False),
        Binding("escape", "app.pop_screen", "Back"),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.wording = host.wording

    def compose(self) -> ComposeResult:
        """A heading, the text, what it means, what is wrong with it."""
        yield Static(Content.styled(label("judge-dispute"), "bold $accent"), id="phases")
        with Vertical():
            with Horizontal():
                yield TextArea(id="dispute-text", soft_wrap=True, show_line_numbers=True)
                with VerticalScroll(id="dispute-seen", can_focus=False):
                    yield Static("", id="dispute-board", markup=False)
                    yield Static("", id="dispute-rulings", markup=False)
                    yield Static("", id="dispute-sample", markup=False)
            yield Static("", id="dispute-offers", markup=False)
            yield Static("", id="dispute-fault", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Shows the text that was typed last, with the cursor behind it."""
        self._typed = 0
        self._offered: tuple[tuple[str, int], ...] = ()
        self._at = -1
        self._sampled = ""
        self._written = self._completed = ""
        self._rulings: tuple[tuple[int, str], ...] = ()
        area = self.query_one(TextArea)
        area.focus()
        area.text = self.host.typed_dispute
        area.move_cursor(area.document.end)
        self._show_sample(area.text)

    def action_complete(self) -> None:
        """Inserts the first word that may stand at the cursor; again: the next one."""
        area = self.query_one(TextArea)
        before = area.get_text_range((0, 0), area.cursor_location)
        if not self._is_completed(area):
            self._offered, self._at = completions(before, self.wording.language), -1
        if not self._offered:
            return
        row, column = area.cursor_location
        replaced = len(self._written) if self._is_completed(area) else self._offered[0][1]
        self._at = (self._at + 1) % len(self._offered)
        self._written = self._offered[self._at][0]
        area.replace(self._written, (row, column - replaced), (row, column))
        self._completed = area.get_text_range((0, 0), area.cursor_location)
        self._show_offers()

    def action_rulings_down(self) -> None:
        """Scrolls the board and the rulings down a page."""
        self._scroll_rulings(1)

    def action_rulings_up(self) -> None:
        """Scrolls the board and the rulings up a page."""
        self._scroll_rulings(-1)

    def _scroll_rulings(self, pages: int) -> None:
        pane = self.query_one("#dispute-seen", VerticalScroll)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 2), animate=False)

    def letters(self) -> tuple[tuple[str, str], ...]:
        """The letters of the typed game, each with its meaning."""
        game = self._game(self.query_one(TextArea).text) or next(iter(known_games()))
        return tuple(game_words(game, self.wording.language).lettered())

    def _is_completed(self, area: TextArea) -> bool:
        """Whether Tab has written the last word before the cursor."""
        return area.get_text_range((0, 0), area.cursor_location) == self._completed

    def _show_offers(self) -> None:
        """Shows the words that may stand here, the inserted one marked."""
        words = [word for word, _ in self._offered] if len(self._offered) > 1 else []
        shown = (Content.styled(word, "reverse" if at == self._at else "") for at, word in enumerate(words))
        self.query_one("#dispute-offers", Static).update(Content("  ").join(shown))

    def action_sample(self) -> None:
        """Writes the shown example, if nothing but the game has been typed."""
        area = self.query_one(TextArea)
        if len(area.text.split()) < 2:
            area.text = sample_text(self._game(area.text) or next(iter(known_games())), self.wording.language)
            area.move_cursor(area.document.end)

    def _game(self, text: str) -> str:
        """The game that the text begins with, if it names one."""
        first = next(iter(text.split()), "")
        return game_names().get(folded(first.rstrip(",")), "")

    def _show_sample(self, text: str) -> None:
        """Shows how a dispute is typed, until a line asks for a ruling."""
        asks = any(line.lstrip().startswith(ASKS) for line in text.splitlines())
        game = "" if asks else self._game(text) or next(iter(known_games()))
        if game != self._sampled:
            self._sampled = game
            self.query_one("#dispute-sample", Static).update(self._sample(game) if game else "")

    def _sample(self, game: str) -> str:
        word_of = word_file(self.wording.language, "common").games
        about = label("judge-dispute-about", games=", ".join(word_of[known][0] for known in known_games()))
        return f"{about}\n\n{sample_text(game, self.wording.language)}"

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """Judges the text when the keys rest."""
        event.stop()
        self.host.typed_dispute = event.text_area.text
        self._typed += 1
        typed = self._typed
        self._show_sample(event.text_area.text)
        if not self._is_completed(event.text_area):
            self.query_one("#dispute-offers", Static).update("")
        self.set_timer(PAUSE, lambda: self._judge_if_last(typed))

    def _judge_if_last(self, typed: int) -> None:
        if typed == self._typed:
            self._judge(self.query_one(TextArea).text)

    @work(thread=True, exclusive=True, group="dispute")
    def _judge(self, text: str) -> None:
        worker = get_current_worker()
        with ONE_AT_A_TIME:
            left = worker.is_cancelled or not text.strip()
            dispute = ReadDispute() if left else read_dispute(text, self.wording.language, self._columns())
        if not worker.is_cancelled:
            self.app.call_from_thread(self._show, dispute)

    def _show(self, dispute: ReadDispute) -> None:
        if not self.is_mounted:
            return
        self.query_one("#dispute-fault", Static).update(dispute.fault)
        if dispute.adapter is not None and dispute.table is not None:
            board = self.query_one("#dispute-board", Static)
            board.update(self._board(dispute.adapter, dispute.table, self._columns()))
        self._rulings = dispute.rulings
        self.query_one("#dispute-rulings", Static).update(dispute.text())
        self.call_after_refresh(self._show_ruling_at_cursor)

    def _columns(self) -> int:
        """The width of a line at the right."""
        return max(20, self.query_one("#dispute-seen").size.width - 4)

    def on_text_area_selection_changed(self) -> None:
        """Shows the ruling of the line with the cursor."""
        self._show_ruling_at_cursor()

    def _show_ruling_at_cursor(self) -> None:
        """Scrolls to the last ruling that the lines down to the cursor ask for."""
        if not self.is_mounted:
            return
        line = self.query_one(TextArea).cursor_location[0] + 1
        at = sum(1 for asked, _ in self._rulings if asked <= line) - 1
        if at < 0 or not self._rulings[at][0]:
            return
        above = "".join(text + BETWEEN for _, text in self._rulings[:at]).count("\n")
        shown = self.query_one("#dispute-rulings").virtual_region
        lines = self._rulings[at][1].count("\n") + 1
        region = Region(0, shown.y + above, 1, lines)
        pane = self.query_one("#dispute-seen", VerticalScroll)
        pane.scroll_to_region(region, animate=False, top=lines > pane.size.height)

    def _board(self, adapter: GameAdapter, table: Any, width: int) -> Content:
        wording = self.wording.of_another_table(adapter.game.id, adapter.game.texts)
        controller = GameController(table, OwnedCards(adapter.game.id))
        wording.names = TableNames(controller, wording)
        return drawn_board(controller.view, wording, width)


def read_dispute(text: str, language: str, columns: int = WIDTH) -> ReadDispute:
    """The table and the rulings of a text in lines, or its fault."""
    plain = FaultWriter(language)
    adapter: GameAdapter | None = None
    table: Any = None
    position: PositionText | None = None
    try:
        position = read_text(text, language)
        adapter = adapter_of(position.game)
        table = table_of(adapter, position.position, printing(position))
        case_file = read_case_file("", text.encode(), None, plain, partly=True)
        rulings = _rulings(case_file, position, plain, columns)
    except BadInput as bad:
        return ReadDispute(adapter, table, fault=str(bad))
    except RefereeError as error:
        fault = plain.error(error)
        placed = fault if position is None else with_line(fault, error, position, plain)
        return ReadDispute(adapter, table, fault=placed)
    return ReadDispute(adapter, table, rulings)


def _rulings(
    case_file: CaseFileRead, position: PositionText, plain: FaultWriter, columns: int
) -> tuple[tuple[int, str], ...]:
    """Each ruling under the number of its line; also the line that was not understood."""
    if case_file.dispute is None:
        return ()
    cases = tuple((with_facts(case, case_file.adapter), texts) for case, texts in case_file.cases)
    judged = judge_cases(replace(case_file, cases=cases), "", plain)
    report = DisputeReport(position, case_file.dispute, plain.language, short=False, width=columns)
    return tuple(report.blocks(judged))
