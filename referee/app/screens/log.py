"""The log screen: all entries, those taken back struck out, and undo to any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from referee.app.dialogs.base import LineField
from referee.app.dialogs.choices import Confirm
from referee.app.host import Problem, RuleWanted
from referee.app.labels import label
from referee.app.presenters.log_lines import GROUPS, LogFilter, LogWords, is_halt, marked_in, reentry_nodes
from referee.app.presenters.ruling_tree import Node, given_nodes, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.app.screens.tables.ruling_languages import RulingLanguages
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.line_window import LineWindow
from referee.session.controller import GameController
from referee.session.history import LogLine
from referee.session.reentry import reenter
from referee.session.ruling_entries import JudgedMove

MARKED = "*"
if TYPE_CHECKING:
    from referee.app.screens.tables.base import Onlooker

AT_A_TIME = 100
"""Lines that are looked through for words before a key is heard again."""


class LogScreen(RulingLanguages):
    """All lines, the last at the bottom."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("z", "undo_to", "Undo to here"),
        Binding("u", "undo", "Undo"),
        Binding("r", "redo", "Redo"),
        Binding("n", "note", "Note"),
        Binding("slash", "words", "Filter", key_display="/"),
        Binding("k", "group", "Kind", show=False),
        Binding("s", "seat", "Seat", show=False),
        Binding("m", "mark", "Mark", show=False),
        Binding("left_square_bracket", "halt(-1)", "Halts", show=False, key_display="[ ]"),
        Binding("right_square_bracket", "halt(1)", show=False),
        Binding("b", "rulebook", "Rules", show=False),
        Binding("G", "give", "Give", show=False),
        Binding("R", "repair", "Repair", show=False),
        Binding("M", "windows", "Missed", show=False),
        Binding("g", "language", "Language", show=False),
        Binding("v", "beside", "Beside", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,l", "leave", "Back"),
    ]

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
        yield KeyLine()

    def on_mount(self) -> None:
        """At the last line, or at the one it was opened for."""
        self._refill(self._at)
        self.query_one("#lines").focus()

    @property
    def _lines(self) -> LineWindow:
        return self.query_one(LineWindow)

    def _refill(self, at: int | None = None) -> None:
        """All lines that the filter admits; at this one, or at the last."""
        found = self.controller.session.lines
        self._marked = marked_in(found)
        if self._filter.wanted:
            self._search(at)
        elif self._filter == LogFilter():
            self._show(range(1, len(found) + 1), at)
        else:
            self._show([one.number for one in found if self._admits(one)], at)

    def _admits(self, line: LogLine) -> bool:
        return self._filter.admits(line, self._marked)

    @work(exclusive=True, group="search")
    async def _search(self, at: int | None) -> None:
        """The lines that say the words; keys are heard meanwhile."""
        wanted, found = self._filter.wanted, list[int]()
        lines = [one for one in self.controller.session.lines if self._admits(one)]
        for first in range(0, len(lines), AT_A_TIME):
            part = lines[first : first + AT_A_TIME]
            found += [one.number for one in part if wanted in self._whole(one).casefold()]
            await asyncio.sleep(0)
        self._show(found, at)

    def _show(self, numbers: Sequence[int], at: int | None) -> None:
        self._lines.show_items(numbers, at)
        self.query_one("#phases", Static).update(self._head(len(numbers)))
        if not numbers:
            self.query_one(FoldingTree).tell((Node(label("no-lines")),))

    def _head(self, count: int) -> Content:
        """The title, and what is shown."""
        chosen = self._filter
        parts = (
            label(f"log-{chosen.group}") if chosen.group else "",
            self.wording.names(chosen.seat) if chosen.seat else "",
            label("quoted", words=chosen.words) if chosen.wanted else "",
        )
        said = " · ".join(part for part in parts if part)
        shown = f"  {said} ({count})" if said else ""
        return Content.assemble(Content.styled(label("log"), "bold $accent"), shown)

    @property
    def _here(self) -> LogLine | None:
        """The highlighted line."""
        number = self._lines.here
        return None if number is None else self.controller.session.lines[number - 1]

    def _drawn_at(self, number: int) -> Content:
        return self.drawn(self.controller.session.lines[number - 1])

    def drawn(self, line: LogLine) -> Content:
        """One line: its number, what was entered, how it stands."""
        width = (self.size.width or 80) - 4
        star = MARKED if line.number in self._marked else " "
        followed = (line.number,) if self.controller.followed_by_itself(line) else ()
        lead = f"{line.number:>4}{star}{self._words.mark(line, followed)} "
        if line.undone:
            tail = label("taken-back")
            together = tail.replace(" ", "\N{NO-BREAK SPACE}")
            struck = hanging(f"{self._said(line)}  {together}", lead, width).removesuffix(together)
            return Content.assemble(Content.styled(struck, "strike dim"), Content.styled(tail, "dim"))
        body = hanging(self._said(line), lead, width)
        under = [(self._words.passed(line), "dim"), (self._words.below(line), "$warning")]
        if any(lines for lines, _ in under):
            said = [(f"\n{hanging(one, '       ', width)}", style) for lines, style in under for one in lines]
            return Content.assemble(body, *(Content.styled(*one) for one in said))
        return Content.styled(body, "$warning" if line.kind in ("correction", "repair") else "")

    def _whole(self, line: LogLine) -> str:
        """All that stands on a line and under it, and why a ruling was given."""
        because = str(line.body.get("because", ""))
        return "\n".join((self._said(line), *self._words.below(line), because))

    def _said(self, line: LogLine) -> str:
        return self._words.said(line)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The ruling given on the line."""
        line = self._here if event.option_list.id == "lines" else None
        if line is not None:
            self.query_one(FoldingTree).tell(self._ruled(line), lambda: self._ruled(line))

    def _ruled(self, line: LogLine) -> tuple[Node, ...]:
        """The ruling with what the table had decided by then, and why it was overruled if it was."""
        if line.kind == "ruling":
            return given_nodes(self.controller.session, line, self.wording)
        if not line.rulings:
            return ()
        decided = self.wording.decided(self.controller.session.points(), self._decided_before(line))
        overruled = str(line.body.get("overruled", ""))
        return ruling_nodes(
            self.controller.session.ruled(line), self.wording, decided=decided, overruled=overruled
        )

    def _decided_before(self, line: LogLine) -> dict[str, str]:
        session = self.controller.session
        earlier = (one for one in session.lines[: line.number - 1] if line.undone or not one.undone)
        events = (event for one in earlier for event in one.events if event.what == "decided")
        return {**session.states[0].decided, **{one.rule: str(one.facts["option"]) for one in events}}

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """To the ruling."""
        if event.option_list.id == "lines":
            self.query_one(FoldingTree).focus()

    def on_folding_tree_rule_chosen(self, message: FoldingTree.RuleChosen) -> None:
        """Enter on a rule opens its section."""
        message.stop()
        self.post_message(RuleWanted(message.rule))

    @work
    async def action_undo_to(self) -> None:
        """Takes back everything after the highlighted line, after a look at what that is."""
        number = self._lines.here
        if number is None:
            return
        _, taken = self.controller.session.preview(number)
        if not taken:
            self.notify(label("nothing-undone"))
            return
        shown = [f"{one.number}  {self._said(one)}" for one in taken[:10]]
        more = [label("and-more", count=len(taken) - 10)] if len(taken) > 10 else []
        if await self.app.push_screen_wait(
            Confirm(label("take-back", count=len(taken)), "\n".join([*shown, *more]))
        ):
            self._do(lambda: self.controller.session.undo(number))

    def action_undo(self) -> None:
        """Takes back the last thing entered."""
        self._do(self.controller.undo)

    def action_redo(self) -> None:
        """Brings it back; after a line was mended, enters the later ones again."""
        session = self.controller.session
        if session.next_redone is None and session.later_lines:
            self._reenter()
        else:
            self._do(self.controller.redo)

    def _reenter(self) -> None:
        try:
            found = reenter(self.controller)
        except Problem as error:
            self.notify(self.wording.error(error), severity="warning", timeout=12)
            return
        self._refill()
        nodes = reentry_nodes(found, self._words, self.wording)
        self.call_after_refresh(self.query_one(FoldingTree).tell, nodes)

    # What is shown

    async def action_words(self) -> None:
        """To the words that lines are searched for."""
        if not self.query("#query"):
            field = LineField(placeholder=label("log-words"), id="query", compact=True)
            await self.mount(field, before=self._lines)
        self.query_one("#query").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Shows the lines that say so."""
        event.stop()
        self._filter_by(replace(self._filter, words=event.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """To what was found."""
        event.stop()
        self._lines.focus()

    def action_group(self) -> None:
        """The next kind of lines alone; after the last, all."""
        groups = tuple(GROUPS)
        after = groups[(groups.index(self._filter.group) + 1) % len(groups)]
        self._filter_by(replace(self._filter, group=after))

    def action_seat(self) -> None:
        """The lines of the next player alone; after the last, of all."""
        seats = ("", *self.controller.session.state.seats)
        at = seats.index(self._filter.seat) if self._filter.seat in seats else -1
        self._filter_by(replace(self._filter, seat=seats[(at + 1) % len(seats)]))

    def _filter_by(self, wanted: LogFilter) -> None:
        if wanted != self._filter:
            self._filter = wanted
            self._refill(self._lines.here)

    def action_leave(self) -> None:
        """First all lines again, then back to the table."""
        if self.query("#query") or self._filter != LogFilter():
            here, self._filter = self._lines.here, LogFilter()
            self.query("#query").remove()
            self._lines.focus()
            self._refill(here)
        else:
            self.app.pop_screen()

    # Going through it

    def action_halt(self, by: int) -> None:
        """To the ruling, correction, marked or differing line before or after."""
        here = self._lines.here or 0
        for at in self._places(by):
            number = self._lines.items[at]
            if (number - here) * by > 0 and self._is_halt(number):
                self._lines.go_to(at)
                return
        self.notify(label("no-halt"))

    def _places(self, by: int) -> range:
        count = len(self._lines.items)
        return range(count) if by > 0 else range(count - 1, -1, -1)

    def _is_halt(self, number: int) -> bool:
        return number in self._marked or is_halt(self.controller.session.lines[number - 1])

    def action_mark(self) -> None:
        """Marks the line, or takes its mark away; that is noted in the log itself."""
        number = self._lines.here
        if number is not None:
            on = number not in self._marked
            self._do(lambda: self._noted({"mark": number} if on else {"mark": number, "on": False}), number)

    def action_rulebook(self) -> None:
        """The section the ruling of this line turns on; Esc there leads back to the line."""
        rule = self.query_one(FoldingTree).rule_here()
        if rule:
            self.post_message(RuleWanted(rule))
        else:
            self.notify(label("no-rule-here"))

    def action_repair(self) -> None:
        """What can be done if this line was wrong; on a line that moved nothing, the first wrong one."""
        from referee.app.screens.desk.repair import RepairScreen  # few lines are wrong
        from referee.repair.later_lines import first_wrong

        entry = self._lines.here
        if entry not in {one.number for one in self.controller.counting()}:
            wrong = first_wrong(self.controller)
            entry = wrong.line.number if wrong is not None else None
        if entry is None:
            self.notify(label("nothing-to-repair"))
            return
        screen = RepairScreen(self.controller, self.wording, entry, looking=self.read_only)
        self.app.push_screen(screen, lambda _: self._refill())

    def action_windows(self) -> None:
        """Who could answer what this line did, or was passed over by it."""
        from referee.app.screens.tables.overviews import WindowScreen

        if (entry := self._lines.here) is not None:
            screen = WindowScreen(self.controller, self.wording, entry=entry, looking=self.read_only)
            self.app.push_screen(screen, lambda _: self._refill(entry))

    def action_give(self) -> None:
        """Gives the ruling on this line: it becomes an entry with its receipt."""
        line = self._here
        judged = self.controller.session.judged_in(line) if line is not None else None
        if judged is not None and not judged.secret and self._onlooker is not None:
            self._onlooker.give(judged)
            return
        if judged is None or judged.secret or self.read_only:
            secret = judged is not None and judged.secret
            self.notify(label("given-secret" if secret else "nothing-to-give"))
            return
        self._do(lambda: self._given(judged))

    def _given(self, judged: JudgedMove) -> int:
        session = self.controller.session
        session.given.give(session, "given", judged)
        session.write_rulings()
        return 1

    @work
    async def action_note(self) -> None:
        """A remark."""
        from referee.app.dialogs.base import AskText

        words = await self.app.push_screen_wait(AskText(label("a-note")))
        if words:
            self._do(lambda: self._noted({"words": words}))

    def _noted(self, note: dict[str, Any]) -> int:
        self.controller.session.append("note", note, (), ())
        return 1

    def _do(self, deed: Callable[[], int], at: int | None = None) -> None:
        try:
            count = deed()
        except Problem as error:
            self.notify(self.wording.error(error), severity="warning", timeout=12)
            return
        if not count:
            self.notify(label("nothing-undone"))
        self._refill(at)
