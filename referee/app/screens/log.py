"""The log screen: all entries, those taken back struck out, and undo to any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from referee.app.dialogs.choose import Confirm
from referee.app.host import Problem, RuleWanted
from referee.app.labels import label
from referee.app.presenters.log_lines import LogWords
from referee.app.presenters.rulings import Node, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.session.controller import GameController
from referee.session.history import LogLine


class LogLines(OptionList):
    """The highlighted line stays in sight when the ruling under it takes its room, and at the End key."""

    def on_resize(self) -> None:
        """The pane below has grown or shrunk."""
        self.call_after_refresh(self.scroll_to_highlight)

    def action_last(self) -> None:
        """Also where the last line is highlighted already and has only been scrolled away."""
        super().action_last()
        self.scroll_to_highlight()


class LogScreen(Screen[None]):
    """All lines, the last at the bottom."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("z", "undo_to", "Undo to here"),
        Binding("u", "undo", "Undo"),
        Binding("r", "redo", "Redo"),
        Binding("n", "note", "Note"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,l", "app.pop_screen", "Back"),
    ]

    def __init__(self, controller: GameController, wording: Wording, *, looking: bool = False) -> None:
        super().__init__()
        self.controller = controller
        self.wording = wording
        self._words = LogWords(controller.session, wording)
        self.read_only = looking
        self._automatic: frozenset[int] = frozenset()

    def compose(self) -> ComposeResult:
        """Lines above, the ruling of the highlighted one below."""
        yield Static(Content.styled(label("log"), "bold $accent"), id="phases")
        yield LogLines(id="lines", markup=False)
        yield FoldingTree(id="ruling")
        yield KeyLine()

    def on_mount(self) -> None:
        """At the last line."""
        self._refill()
        self.query_one("#lines").focus()

    def _refill(self) -> None:
        lines = self.query_one("#lines", OptionList)
        self._automatic = self.controller.automatic_lines()
        found = self.controller.session.lines
        lines.set_options(Option(self.drawn(one)) for one in found)
        lines.highlighted = len(found) - 1 if found else None

    def drawn(self, line: LogLine) -> Content:
        """One line: its number, what was entered, how it stands."""
        width = (self.size.width or 80) - 4
        lead = f"{line.number:>4} {self._words.mark(line, self._automatic)} "
        if line.undone:
            tail = label("taken-back")
            together = tail.replace(" ", "\N{NO-BREAK SPACE}")
            struck = hanging(f"{self._said(line)}  {together}", lead, width).removesuffix(together)
            return Content.assemble(Content.styled(struck, "strike dim"), Content.styled(tail, "dim"))
        body = hanging(self._said(line), lead, width)
        if below := self._words.below(line):
            said = "\n".join(hanging(one, "       ", width) for one in below)
            return Content.assemble(body, Content.styled(f"\n{said}", "$warning"))
        return Content.styled(body, "$warning" if line.kind == "correction" else "")

    def _said(self, line: LogLine) -> str:
        return self._words.said(line)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The ruling given on the line."""
        if event.option_list.id != "lines":
            return
        line = self.controller.session.lines[event.option_index]
        self.query_one(FoldingTree).tell(self._ruled(line) if line.rulings else ())

    def _ruled(self, line: LogLine) -> tuple[Node, ...]:
        """The ruling with what the table had decided by then, and why it was overruled if it was."""
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
        here = self.query_one("#lines", OptionList).highlighted
        if here is None:
            return
        number = self.controller.session.lines[here].number
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
        """Brings it back."""
        self._do(self.controller.redo)

    @work
    async def action_note(self) -> None:
        """A remark."""
        from referee.app.dialogs.text import AskText

        words = await self.app.push_screen_wait(AskText(label("a-note")))
        if words:
            self._do(lambda: self._noted(words))

    def _noted(self, words: str) -> int:
        self.controller.session.note(words)
        return 1

    def _do(self, deed: Callable[[], int]) -> None:
        try:
            count = deed()
        except Problem as error:
            self.notify(self.wording.error(error), severity="warning", timeout=12)
            return
        if not count:
            self.notify(label("nothing-undone"))
        self._refill()
