"""The log as it is shown: its lines, drawn and filtered, and the ruling on the highlighted one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from textual import work
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from referee.app.dialogs.dialog import LineField
from referee.app.presenters.log_words import GROUPS, LogFilter, LogWords, marked_in
from referee.app.presenters.ruling_tree import Node, given_nodes, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.app.widgets.folding_tree import FoldingTree, RulingLanguages
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.line_window import LineWindow
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.table_panes import Onlooker

MARKED = "*"
"""Stands behind the number of a marked line."""
OF_JUDGES = ("give", "repair", "windows")
"""Keys for which there is room where nothing is entered."""
AT_A_TIME = 100
"""Lines that are looked through for words before a key is heard again."""


class LogView(RulingLanguages):
    """The lines of a log, or those that a filter admits, the last at the bottom."""

    def __init__(
        self,
        controller: GameController,
        wording: Wording,
        *,
        looking: bool = False,
        at: int | None = None,
        onlooker: Onlooker | None = None,
    ) -> None:
        """``at``: the line it opens at, without one the last; ``onlooker``: a judge who looks on."""
        super().__init__()
        self._onlooker = onlooker
        self.controller = controller
        self.wording = wording
        self._words = LogWords(controller.session, wording)
        self.read_only = looking
        self._at = at
        self._filter = LogFilter()
        self._marked: frozenset[int] = frozenset()

    def compose(self) -> ComposeResult:
        """Lines above, the ruling of the highlighted one below."""
        yield Static(Content.styled(label("log"), "bold $accent"), id="phases")
        yield LineWindow(self._drawn_at, id="lines")
        yield FoldingTree(id="ruling")
        yield KeyLine(OF_JUDGES) if self.read_only else KeyLine()

    def on_mount(self) -> None:
        """Goes to the last line, or to the one it was opened for."""
        self._refill(self._at)
        self.query_one("#lines").focus()

    @property
    def _lines(self) -> LineWindow:
        return self.query_one(LineWindow)

    def _refill(self, at: int | None = None) -> None:
        """Shows the lines that the filter admits, at this one or at the last."""
        lines = self.controller.session.lines
        self._marked = marked_in(lines)
        if self._filter.wanted:
            self._search(at)
        elif self._filter == LogFilter():
            self._show(range(1, len(lines) + 1), at)
        else:
            self._show([line.number for line in lines if self._admits(line)], at)

    def _admits(self, line: LogLine) -> bool:
        return self._filter.admits(line, self._marked)

    @work(exclusive=True, group="search")
    async def _search(self, at: int | None) -> None:
        """Searches lines for words, between keys."""
        wanted, numbers = self._filter.wanted, list[int]()
        lines = [line for line in self.controller.session.lines if self._admits(line)]
        for first in range(0, len(lines), AT_A_TIME):
            part = lines[first : first + AT_A_TIME]
            numbers += [line.number for line in part if wanted in self._whole(line).casefold()]
            await asyncio.sleep(0)
        self._show(numbers, at)

    def _show(self, numbers: Sequence[int], at: int | None) -> None:
        self._lines.show_items(numbers, at)
        self.query_one("#phases", Static).update(self._head(len(numbers)))
        if not numbers:
            self.query_one(FoldingTree).tell((Node(label("no-lines")),))

    def _head(self, count: int) -> Content:
        """The title, and the filter."""
        chosen = self._filter
        parts = (
            label(f"log-{chosen.group}") if chosen.group else "",
            self.wording.names(chosen.seat) if chosen.seat else "",
            label("quoted", words=chosen.words) if chosen.wanted else "",
        )
        filters = " · ".join(part for part in parts if part)
        shown = f"  {filters} ({count})" if filters else ""
        return Content.assemble(Content.styled(label("log"), "bold $accent"), shown)

    @property
    def _here(self) -> LogLine | None:
        """The highlighted line."""
        number = self._lines.here
        return None if number is None else self.controller.session.lines[number - 1]

    def _drawn_at(self, number: int) -> Content:
        return self.drawn(self.controller.session.lines[number - 1])

    def drawn(self, line: LogLine) -> Content:
        """A line of the log: its number, its words, its mark."""
        width = (self.size.width or 80) - 4
        star = MARKED if line.number in self._marked else " "
        followed = (line.number,) if self.controller.is_automatic_line(line) else ()
        lead = f"{line.number:>4}{star}{self._words.mark(line, followed)} "
        if line.undone:
            tail = label("taken-back")
            together = tail.replace(" ", "\N{NO-BREAK SPACE}")
            struck = hanging(f"{self._said(line)}  {together}", lead, width).removesuffix(together)
            return Content.assemble(Content.styled(struck, "strike dim"), Content.styled(tail, "dim"))
        body = hanging(self._said(line), lead, width)
        under = [(self._words.passed(line), "dim"), (self._words.below(line), "$warning")]
        if any(lines for lines, _ in under):
            styled_parts = [
                (f"\n{hanging(remark, '       ', width)}", style)
                for lines, style in under
                for remark in lines
            ]
            return Content.assemble(body, *(Content.styled(*styled) for styled in styled_parts))
        return Content.styled(body, "$warning" if line.kind in ("correction", "repair") else "")

    def _whole(self, line: LogLine) -> str:
        """All text of a line, and why a ruling was given."""
        because = str(line.body.get("because", ""))
        return "\n".join((self._said(line), *self._words.below(line), because))

    def _said(self, line: LogLine) -> str:
        return self._words.text(line)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the ruling on the line."""
        line = self._here if event.option_list.id == "lines" else None
        if line is not None:
            self.query_one(FoldingTree).tell(self._ruled(line), lambda: self._ruled(line))

    def _ruled(self, line: LogLine) -> tuple[Node, ...]:
        """The ruling with the decisions of that time, and why it was overruled."""
        if line.kind == "ruling":
            return given_nodes(self.controller.session, line, self.wording)
        if not line.rulings:
            return ()
        decided = self.wording.decided(self.controller.session.rule_variants(), self._decided_before(line))
        overruled = str(line.body.get("overruled", ""))
        return ruling_nodes(
            self.controller.session.rulings_shown(line), self.wording, decided=decided, overruled=overruled
        )

    def _decided_before(self, line: LogLine) -> dict[str, str]:
        session = self.controller.session
        earlier = (before for before in session.lines[: line.number - 1] if line.undone or not before.undone)
        events = (event for before in earlier for event in before.events if event.what == "decided")
        return {**session.states[0].decided, **{event.rule: str(event.facts["option"]) for event in events}}

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Goes to the ruling."""
        if event.option_list.id == "lines":
            self.query_one(FoldingTree).focus()

    # What is shown

    async def action_words(self) -> None:
        """Goes to the search words."""
        if not self.query("#query"):
            field = LineField(placeholder=label("log-words"), id="query", compact=True)
            await self.mount(field, before=self._lines)
        self.query_one("#query").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Shows the lines with these words."""
        event.stop()
        self._filter_by(replace(self._filter, words=event.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Goes to the found lines."""
        event.stop()
        self._lines.focus()

    def action_group(self) -> None:
        """Shows only the next kind of lines; after the last, all."""
        groups = tuple(GROUPS)
        after = groups[(groups.index(self._filter.group) + 1) % len(groups)]
        self._filter_by(replace(self._filter, group=after))

    def action_seat(self) -> None:
        """Shows only the next player's lines; after the last, all."""
        seats = ("", *self.controller.session.state.seats)
        at = seats.index(self._filter.seat) if self._filter.seat in seats else -1
        self._filter_by(replace(self._filter, seat=seats[(at + 1) % len(seats)]))

    def _filter_by(self, wanted: LogFilter) -> None:
        if wanted != self._filter:
            self._filter = wanted
            self._refill(self._lines.here)

    def action_leave(self) -> None:
        """Shows all lines again first, then goes back to the table."""
        if self.query("#query") or self._filter != LogFilter():
            here, self._filter = self._lines.here, LogFilter()
            self.query("#query").remove()
            self._lines.focus()
            self._refill(here)
        else:
            self.app.pop_screen()
