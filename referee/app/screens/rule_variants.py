"""The screen of points on which the texts are silent or differ, and this table's decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from engine.kernel.rule_variants import RuleVariant
from referee.app.host import Problem, RuleWanted
from referee.app.presenters.wording import Wording
from referee.app.prompts.questions import choice_of, decide
from referee.app.render.glyphs import hanging
from referee.app.widgets.key_line import KeyLine
from referee.session.controller import GameController
from referee.words.speech import label


class RuleVariantsScreen(Screen[None]):
    """The points of a game, differing ones first; a point with one answer cannot be decided."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "decide", "Decide"),
        Binding("b", "rule", "Rule"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,p", "leave", "Back"),
    ]

    def __init__(self, points: Iterable[RuleVariant], wording: Wording) -> None:
        super().__init__()
        self.wording = wording
        self._points: list[RuleVariant] = sorted(
            points, key=lambda point: (not point.differs, len(point.options) == 1)
        )

    @property
    def points(self) -> tuple[RuleVariant, ...]:
        """The points in the order of the list."""
        return tuple(self._points)

    @property
    def decided(self) -> Mapping[str, str]:
        """The decisions of the table: rule -> option."""
        raise NotImplementedError

    async def decide(self, point: RuleVariant) -> None:
        """Asks for the table's own answer."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """A heading and the list."""
        yield Static(Content.styled(label("points-title"), "bold $accent"), id="phases")
        yield OptionList(id="points", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """The list."""
        self._refill()

    def _refill(self) -> None:
        points = self.query_one("#points", OptionList)
        here = points.highlighted
        points.set_options(Option(self.drawn(point)) for point in self._points)
        points.highlighted = here or 0
        points.focus()

    def drawn(self, point: RuleVariant) -> Content:
        """A point: the question, each text's answer, the table's own."""
        width = (self.size.width or 80) - 4
        mark = "≠" if point.differs else "○" if len(point.options) > 1 else "·"
        lines = [
            Content.styled(
                hanging(self.wording.point(point), f"{mark} ", width), "bold" if point.differs else ""
            )
        ]
        for text, answer in point.answers.items():
            basis = self.wording.speech.basis(answer.basis)
            name = self.wording.word(f"text-{text}")
            alone = f", {label('one-answer')}" if len(point.options) == 1 else ""
            decision = f"{name}: {self.wording.option(point, answer.option)} ({basis}{alone})"
            lines.append(Content.styled(hanging(decision, "    ", width), "$foreground-muted"))
        decided = self.decided.get(point.rule)
        if decided:
            own = label("this-table", answer=self.wording.option(point, decided))
            lines.append(Content.styled(hanging(own, "  ✓ ", width), "$success"))
        return Content("\n").join(lines)

    def _here(self) -> RuleVariant:
        return self._points[self.query_one("#points", OptionList).highlighted or 0]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Asks for the decision of the chosen point."""
        event.stop()
        self.action_decide()

    @work
    async def action_decide(self) -> None:
        """Asks for the decision of the highlighted point."""
        if len(self._here().options) < 2:
            self.notify(label("no-choice"))
            return
        try:
            await self.decide(self._here())
        except Problem as error:
            self.notify(self.wording.error(error), severity="warning", timeout=12)
        self._refill()

    def action_rule(self) -> None:
        """Opens the rule."""
        self.post_message(RuleWanted(self._here().rule))

    def action_leave(self) -> None:
        """Goes back."""
        self.dismiss()


class TableVariants(RuleVariantsScreen):
    """The points of a game under way; a decision is an entry."""

    def __init__(self, controller: GameController, wording: Wording) -> None:
        super().__init__(controller.session.rule_variants(), wording)
        self.controller = controller

    @property
    def decided(self) -> Mapping[str, str]:
        """The decisions of the table so far."""
        decisions: Mapping[str, str] = self.controller.session.state.decided
        return decisions

    async def decide(self, point: RuleVariant) -> None:
        """Enters the decision at once."""
        await decide(self, point.rule)


class NewGameVariants(RuleVariantsScreen):
    """The points of a game that has not begun; decisions hold from its first moment."""

    def __init__(self, points: Iterable[RuleVariant], wording: Wording, decided: Mapping[str, str]) -> None:
        super().__init__(points, wording)
        self._decided = dict(decided)

    @property
    def decided(self) -> Mapping[str, str]:
        """The decisions so far."""
        return self._decided

    async def decide(self, point: RuleVariant) -> None:
        """Keeps the decision until the game begins."""
        option = await self.app.push_screen_wait(choice_of(point, self.wording))
        if option is not None:
            self._decided[point.rule] = option
