"""The screen of a new game: one line for each setting."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from engine.kernel.adapter import nothing_left_out
from engine.kernel.errors import RefereeError
from engine.kernel.input_forms import Chosen, Setting, SettingKind, StartForm, allowed_options, settled_option
from referee.app.dialogs.checklist import CheckedItems, Checklist, Item
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.app.widgets.key_line import KeyLine
from referee.session.game_setup import BOTH, FIRST_GAME, Start, fitting, new_start, state_of
from referee.session.registry import adapter_of
from referee.words.speech import label

FEW = 6
"""As many orders are listed as whole lines."""
ENOUGH = ""

Picks = tuple[str, ...]


class StartQuestions:
    """Questions on the settings of a game over any screen; ``None``: somebody goes back."""

    def __init__(self, app: App[Any], wording: Wording) -> None:
        self._app = app
        self._wording = wording

    async def picked(self, form: StartForm, setting: Setting, chosen: Chosen) -> Picks | None:
        """Asks for the answer to a setting."""
        able = allowed_options(form, setting, chosen)
        if setting.asks is not SettingKind.SEATS:
            title = self._wording.word(f"begin-{setting.key}")
            return await self._one(title, tuple((piece,) for piece in able), setting)
        if setting.again:
            return await self._seat_by_seat(setting)
        if setting.least == len(able) and len(able) <= 3:
            return await self._one(label("begin-order"), tuple(permutations(able)), setting)
        return await self._ticked(setting, settled_option(form, setting, chosen))

    async def _one(self, title: str, options: tuple[Picks, ...], setting: Setting) -> Picks | None:
        choices = tuple(
            DialogChoice(str(number), self._wording.picked(setting.word, option))
            for number, option in enumerate(options)
        )
        taken = await self._app.push_screen_wait(ChooseOne(title, choices))
        return None if taken is None else options[int(taken)]

    async def _ticked(self, setting: Setting, now: Picks) -> Picks | None:
        """Asks for the seats in their order."""
        items = tuple(
            Item(option, self._wording.picked(setting.word, (option,))) for option in setting.options
        )

        def judge(picks: Picks) -> tuple[str, bool]:
            enough = setting.least <= len(picks) <= setting.most
            seated = label("begin-sit", seats=self._wording.picked(setting.word, picks))
            return seated if enough else f"{self._how_many(setting)}  {seated}", enough

        while True:
            dialog = Checklist(label("begin-who"), items, judge, self._how_many(setting), now)
            taken: CheckedItems | None = await self._app.push_screen_wait(dialog)
            if taken is None or judge(taken.picks)[1]:
                return None if taken is None else taken.picks
            now = taken.picks

    async def _seat_by_seat(self, setting: Setting) -> Picks | None:
        """Asks seat by seat, where two may play the same."""
        picks: Picks = ()
        named = tuple(
            DialogChoice(option, self._wording.picked(setting.word, (option,))) for option in setting.options
        )
        while len(picks) < setting.most:
            enough = (DialogChoice(ENOUGH, label("begin-enough")),) if len(picks) >= setting.least else ()
            title = label("begin-seat", count=len(picks) + 1)
            taken = await self._app.push_screen_wait(ChooseOne(title, (*named, *enough)))
            if taken is None:
                return None
            if taken == ENOUGH:
                break
            picks = (*picks, taken)
        return picks

    @staticmethod
    def _how_many(setting: Setting) -> str:
        if setting.least == setting.most:
            return label("exactly", count=setting.least)
        return label("between", least=setting.least, most=setting.most)


if TYPE_CHECKING:
    from referee.app.host import Host

SettingChange = Callable[[], Coroutine[None, None, None]]


class SettingLine(Struct, frozen=True):
    """A setting with its answer, and how it is changed."""

    about: str
    holds: str
    change: SettingChange | None = None
    """None: there is nothing to choose."""


class NewGame(Struct, frozen=True):
    """A game as it is to be begun."""

    name: str
    start: Start


class NewGameScreen(Screen[NewGame | None]):
    """The settings of one game; ``None``: somebody goes back."""

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
        self.adapter = adapter_of(game)
        self.wording = wording
        self.game_name = name
        self.text = fitting(game, text)
        self.strict = strict
        self.chosen: Chosen = {}
        self.decided: dict[str, str] = {}
        self.is_first = False
        """Whether some things are left out in round one, because somebody plays for the first time."""
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
        """Goes to the line that begins the game."""
        self._refill()
        self.query_one("#settings", OptionList).focus()

    def _refill(self) -> None:
        listed = self.query_one("#settings", OptionList)
        here = listed.highlighted
        self._lines = tuple(self._all_lines())
        width = (listed.size.width or 66) - 4
        listed.set_options(Option(drawn_setting(line, width)) for line in self._lines)
        listed.highlighted = here or 0

    def _all_lines(self) -> Iterator[SettingLine]:
        yield SettingLine(label("begin"), "", self._begin)
        yield SettingLine(label("begin-name"), self.game_name, self._change_name)
        for setting in self.adapter.start.settings:
            picked = settled_option(self.adapter.start, setting, self.chosen)
            yield SettingLine(
                self.wording.word(f"begin-{setting.key}"),
                self.wording.picked(setting.word, picked),
                self._changer(setting),
            )
        several = len(self.adapter.game.texts) > 1
        yield SettingLine(
            label("begin-text"), self._text_said(self.text), self._change_text if several else None
        )
        if self.adapter.start.passes:
            yield SettingLine(label("begin-passes"), label(_passes(self.strict)), self._change_passes)
        if self.adapter.game.points:
            count = len(self.decided)
            value = label("begin-points-decided", count=count) if count else label("begin-points-usual")
            yield SettingLine(label("begin-points"), value, self._change_points)

        if self.adapter.left_out_at_first is not nothing_left_out:
            value = self.wording.word("yes" if self.is_first else "no")
            yield SettingLine(label("begin-first"), value, self._change_first)

    async def _change_first(self) -> None:
        choices = tuple(DialogChoice(answer, self.wording.word(answer)) for answer in ("yes", "no"))
        taken = await self.app.push_screen_wait(
            ChooseOne(label("begin-first"), choices, label("first-about"))
        )
        self.is_first = self.is_first if taken is None else taken == "yes"

    def _text_said(self, text: str) -> str:
        texts = self.adapter.game.texts
        if text == BOTH and len(texts) > 1:
            return label("both-texts")
        full = next((known for known in texts if text in (known, known.partition("-")[0])), texts[0])
        return self.wording.word(f"text-{full}")

    def _changer(self, setting: Setting) -> SettingChange:
        async def change() -> None:
            questions = StartQuestions(self.app, self.wording)
            picked = await questions.picked(self.adapter.start, setting, self.chosen)
            if picked is not None:
                self.chosen = {**self.chosen, setting.key: picked}

        return change

    # Changing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Changes the chosen line."""
        event.stop()
        self.change(event.option_index)

    def action_change(self) -> None:
        """Changes the highlighted line."""
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
        name = await self.app.push_screen_wait(AskText(label("game-called"), value=self.game_name))
        self.game_name = name or self.game_name

    async def _change_text(self) -> None:
        texts = (BOTH, *self.adapter.game.texts)
        choices = tuple(DialogChoice(text, self._text_said(text)) for text in texts)
        taken = await self.app.push_screen_wait(ChooseOne(label("which-text"), choices))
        self.text = taken or self.text

    async def _change_passes(self) -> None:
        choices = tuple(DialogChoice(key, label(key)) for key in map(_passes, (False, True)))
        taken = await self.app.push_screen_wait(ChooseOne(label("passes"), choices))
        self.strict = self.strict if taken is None else taken == _passes(True)

    async def _change_points(self) -> None:
        from referee.app.screens.rule_variants import NewGameVariants

        points = NewGameVariants(self.adapter.game.points, self.wording, self.decided)
        await self.app.push_screen_wait(points)
        self.decided = dict(points.decided)

    @work(exclusive=True)
    async def action_begin(self) -> None:
        """Begins the game from any line."""
        await self._begin()

    async def _begin(self) -> None:
        start = new_start(self.game, self.text, self.chosen, decided=self.decided, strict=self.strict)
        if self.is_first:
            options = {**start.options, FIRST_GAME: "yes"}
            start = replace(start, options=options, note=label("first-note"))
        try:
            state_of(start)
        except RefereeError as error:  # what was chosen stays, to be set right
            self.notify(self.wording.error(error), severity="warning")
            return
        self.dismiss(NewGame(self.game_name, start))

    def action_leave(self) -> None:
        """Goes back without a game."""
        self.dismiss(None)


def _passes(strict: bool) -> str:
    return "passes-strict" if strict else "passes-silent"


def drawn_setting(line: SettingLine, width: int) -> Content:
    """``Text   the Russian booklet``: the answer stands out; a fixed one says so."""
    if not line.holds:
        return Content.styled(f"▶ {line.about}", "bold")
    value = line.holds if line.change is not None else f"{line.holds} ({label('one-answer')})"
    colon = "" if line.about.endswith("?") else ":"
    about = Content.styled(f"  {line.about}{colon} ", "$foreground-muted")
    rest = hanging(value, " " * len(about.plain), width) if len(about.plain) + len(value) <= width else ""
    if rest:
        return Content.assemble(about, value)
    return Content.assemble(about, "\n", hanging(value, "      ", width))
