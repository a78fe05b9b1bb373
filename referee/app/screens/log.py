"""The log screen: all entries, those taken back struck out, and undo to any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual import work
from textual.binding import Binding, BindingType

from referee.app.dialogs.choices import Confirm
from referee.app.host import Problem, RuleWanted
from referee.app.presenters.log_words import is_halt, reentry_nodes
from referee.app.screens.log_view import LogView
from referee.app.widgets.folding_tree import FoldingTree
from referee.session.log.reentry import reenter
from referee.session.log.ruling_entries import JudgedMove, judged_in
from referee.words.speech import label

OF_TABLE = ("undo_to", "undo", "redo", "note", "mark")
"""What enters something."""


class LogScreen(LogView):
    """The log, with what can be done from one of its lines."""

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

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Leaves out what enters something where the game is only looked at."""
        return not (self.read_only and action in OF_TABLE)

    @work
    async def action_undo_to(self) -> None:
        """Takes back everything after the highlighted line, after a preview."""
        number = self._lines.here
        if number is None:
            return
        _, taken = self.controller.session.preview_undo(number)
        if not taken:
            self.notify(label("nothing-undone"))
            return
        shown = [f"{line.number}  {self._said(line)}" for line in taken[:10]]
        more = [label("and-more", count=len(taken) - 10)] if len(taken) > 10 else []
        if await self.app.push_screen_wait(
            Confirm(label("take-back", count=len(taken)), "\n".join([*shown, *more]))
        ):
            self._do(lambda: self.controller.session.undo(number))

    def action_undo(self) -> None:
        """Takes back the last input."""
        self._do(self.controller.undo)

    def action_redo(self) -> None:
        """Brings back the last undone input; after a line was mended, enters the later ones again."""
        session = self.controller.session
        if session.next_redone is None and session.reenterable_lines:
            self._reenter()
        else:
            self._do(self.controller.redo)

    def _reenter(self) -> None:
        try:
            reentry = reenter(self.controller)
        except Problem as error:
            self.notify(self.wording.error(error), severity="warning", timeout=12)
            return
        self._refill()
        nodes = reentry_nodes(reentry, self._words, self.wording)
        self.call_after_refresh(self.query_one(FoldingTree).tell, nodes)

    # Going through it

    def action_halt(self, by: int) -> None:
        """Goes to the ruling, correction, marked or differing line before or after."""
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
        """Marks the line, or removes its mark, by an entry."""
        number = self._lines.here
        if number is not None:
            on = number not in self._marked
            self._do(lambda: self._noted({"mark": number} if on else {"mark": number, "on": False}), number)

    def action_rulebook(self) -> None:
        """Opens the section of the rule that decides the line."""
        rule = self.query_one(FoldingTree).rule_here()
        if rule:
            self.post_message(RuleWanted(rule))
        else:
            self.notify(label("no-rule-here"))

    def action_repair(self) -> None:
        """Opens the remedies for this line, or for the first wrong one."""
        from referee.app.screens.desk.repair import RepairScreen  # few lines are wrong
        from referee.repair.replay import first_wrong

        entry = self._lines.here
        if entry not in {line.number for line in self.controller.counting_lines()}:
            wrong = first_wrong(self.controller)
            entry = wrong.line.number if wrong is not None else None
        if entry is None:
            self.notify(label("nothing-to-repair"))
            return
        screen = RepairScreen(self.controller, self.wording, entry, looking=self.read_only)
        self.app.push_screen(screen, lambda _: self._refill())

    def action_windows(self) -> None:
        """Shows who could answer this line, or was passed over by it."""
        from referee.app.screens.tables.overviews import WindowScreen

        if (entry := self._lines.here) is not None:
            screen = WindowScreen(self.controller, self.wording, entry=entry, looking=self.read_only)
            self.app.push_screen(screen, lambda _: self._refill(entry))

    def action_give(self) -> None:
        """Gives the ruling on this line: it becomes an entry with its receipt."""
        line = self._here
        judged = judged_in(self.controller.session, line) if line is not None else None
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
        session.ruling_entries.give(session, "given", judged)
        session.write_rulings()
        return 1

    @work
    async def action_note(self) -> None:
        """Enters a remark."""
        from referee.app.dialogs.dialog import AskText

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
