"""What is settled before a new game begins? One line for each setting, as it holds; each may be changed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from engine.kernel.errors import RefereeError
from engine.kernel.start import Chosen, Setting, settled
from referee.app.asking_start import StartQuestions
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.labels import label
from referee.app.widgets.keyline import KeyLine
from referee.app.wording import Wording
from referee.app.wrapping import hanging
from referee.desk.starts import BOTH, Start, fitting, new_start, state_of
from referee.games import desk as desk_of

if TYPE_CHECKING:
    from referee.app.host import Host

Change = Callable[[], Coroutine[None, None, None]]


class Line(Struct, frozen=True):
    """One line: what it is about, what holds, how it is changed."""

    about: str
    holds: str
    change: Change | None = None
    """None: there is nothing to choose."""


class Begun(Struct, frozen=True):
    """A game as it is to be begun."""

    name: str
    start: Start


class BeginScreen(Screen[Begun | None]):
    """The lines of one game; ``None`` when somebody goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "change", "Change"),
        Binding("s", "begin", "Begin"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back"),
    ]

    def __init__(
        self, game: str, wording: Wording, name: str, text: str = BOTH, *, strict: bool = False
    ) -> None:
        super().__init__()
        self.game = game
        self.desk = desk_of(game)
        self.wording = wording
        self.called = name
        self.text = fitting(game, text)
        self.strict = strict
        self.chosen: Chosen = {}
        self.decided: dict[str, str] = {}
        wording.of_game(game)

    @property
    def referee(self) -> Host:
        """The app."""
        return self.app  # type: ignore[return-value]

    def compose(self) -> ComposeResult:
        """Title, lines, keys."""
        with Vertical(id="start"):
            yield Static(self.wording.game(self.game), classes="title", markup=False)
            yield Static(label("new-game"), classes="tagline")
            yield OptionList(id="settings", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """At the line that begins the game."""
        self._refill()
        self.query_one("#settings", OptionList).focus()

    def _refill(self) -> None:
        found = self.query_one("#settings", OptionList)
        here = found.highlighted
        self._lines = tuple(self._all_lines())
        width = (found.size.width or 66) - 4
        found.set_options(Option(drawn(one, width)) for one in self._lines)
        found.highlighted = here or 0

    def _all_lines(self) -> Iterator[Line]:
        yield Line(label("begin"), "", self._begin)
        yield Line(label("begin-name"), self.called, self._change_name)
        for one in self.desk.start.settings:
            picked = settled(self.desk.start, one, self.chosen)
            yield Line(
                self.wording.word(f"begin-{one.key}"),
                self.wording.picked(one.word, picked),
                self._changer(one),
            )
        several = len(self.desk.game.texts) > 1
        yield Line(label("begin-text"), self._text_said(self.text), self._change_text if several else None)
        if self.desk.start.passes:
            yield Line(label("begin-passes"), label(_passes(self.strict)), self._change_passes)
        if self.desk.game.points:
            count = len(self.decided)
            said = label("begin-points-decided", count=count) if count else label("begin-points-usual")
            yield Line(label("begin-points"), said, self._change_points)

    def _text_said(self, text: str) -> str:
        texts = self.desk.game.texts
        if text == BOTH and len(texts) > 1:
            return label("both-texts")
        full = next((one for one in texts if text in (one, one.partition("-")[0])), texts[0])
        return self.wording.word(f"text-{full}")

    def _changer(self, setting: Setting) -> Change:
        async def change() -> None:
            questions = StartQuestions(self.app, self.wording)
            picked = await questions.picked(self.desk.start, setting, self.chosen)
            if picked is not None:
                self.chosen = {**self.chosen, setting.key: picked}

        return change

    # Changing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        event.stop()
        self.change(event.option_index)

    def action_change(self) -> None:
        """The highlighted line."""
        self.change(self.query_one("#settings", OptionList).highlighted or 0)

    @work(exclusive=True)
    async def change(self, index: int) -> None:
        """Asks for another answer."""
        change = self._lines[index].change
        if change is None:
            self.notify(label("no-choice"))
            return
        await change()
        if self.is_attached:
            self._refill()

    async def _change_name(self) -> None:
        name = await self.app.push_screen_wait(AskText(label("game-called"), value=self.called))
        self.called = name or self.called

    async def _change_text(self) -> None:
        texts = (BOTH, *self.desk.game.texts)
        choices = tuple(Choice(one, self._text_said(one)) for one in texts)
        taken = await self.app.push_screen_wait(ChooseOne(label("which-text"), choices))
        self.text = taken or self.text

    async def _change_passes(self) -> None:
        choices = tuple(Choice(one, label(one)) for one in map(_passes, (False, True)))
        taken = await self.app.push_screen_wait(ChooseOne(label("passes"), choices))
        self.strict = self.strict if taken is None else taken == _passes(True)

    async def _change_points(self) -> None:
        from referee.app.screens.points import PointsBefore

        points = PointsBefore(self.desk.game.points, self.wording, self.decided)
        await self.app.push_screen_wait(points)
        self.decided = dict(points.decided)

    @work(exclusive=True)
    async def action_begin(self) -> None:
        """Begins it from any line."""
        await self._begin()

    async def _begin(self) -> None:
        start = new_start(self.game, self.text, self.chosen, decided=self.decided, strict=self.strict)
        try:
            state_of(start)
        except RefereeError as error:  # what was chosen stays, to be set right
            self.notify(self.wording.error(error), severity="warning")
            return
        self.dismiss(Begun(self.called, start))

    def action_leave(self) -> None:
        """Back without a game."""
        self.dismiss(None)


def _passes(strict: bool) -> str:
    return "passes-strict" if strict else "passes-silent"


def drawn(line: Line, width: int) -> Content:
    """``Text   the Russian booklet``: what holds stands out; where nothing can be chosen, it is said."""
    if not line.holds:
        return Content.styled(f"▶ {line.about}", "bold")
    said = line.holds if line.change is not None else f"{line.holds} ({label('one-answer')})"
    colon = "" if line.about.endswith("?") else ":"
    about = Content.styled(f"  {line.about}{colon} ", "$foreground-muted")
    rest = hanging(said, " " * len(about.plain), width) if len(about.plain) + len(said) <= width else ""
    if rest:
        return Content.assemble(about, said)
    return Content.assemble(about, "\n", hanging(said, "      ", width))
