"""The first screen: a new game, one that was left, a ready example, a position from a file."""

from __future__ import annotations

from pathlib import Path
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
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.labels import label
from referee.app.messages import Begin, Resume
from referee.app.widgets.keyline import KeyLine
from referee.desk.examples import example, examples
from referee.desk.starts import BOTH, Start, from_file, new_start, state_of
from referee.games import DESKS, desk

if TYPE_CHECKING:
    from referee.app.application import RefereeApp
    from referee.storage.games import Summary


WIDTH = 66
"""Columns of the list."""


class Line(Struct, frozen=True):
    """One line of the list."""

    key: str
    says: str
    about: str = ""


class StartScreen(Screen[None]):
    """Shown before the database layer is loaded; saved games come in when it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", "New game"),
        Binding("e", "example", "Example"),
        Binding("o", "file", "From a file"),
        Binding("b", "app.rulebook", "Rulebook"),
        Binding("t", "text", "Texts"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("q", "app.quit", "Quit"),
    ]

    def __init__(self, text: str = BOTH, *, strict: bool = False) -> None:
        super().__init__()
        self.text = text or BOTH
        self.strict = strict
        self._listed: tuple[Line, ...] = ()
        self._saved: list[Summary] = []

    @property
    def referee(self) -> RefereeApp:
        """The app."""
        return self.app  # type: ignore[return-value]

    def compose(self) -> ComposeResult:
        """Title, list, remark."""
        with Vertical(id="start"):
            yield Static(label("title"), classes="title")
            yield Static(label("tagline"), classes="tagline")
            yield OptionList(id="games", markup=False)
            yield Static("", id="start-remark", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """The list without saved games."""
        self._refill()

    def show_games(self, saved: list[Summary]) -> None:
        """Saved games have been read."""
        self._saved = saved
        self._refill()

    def remark(self, words: str) -> None:
        """Says something under the list."""
        self.query_one("#start-remark", Static).update(words)

    def _refill(self) -> None:
        game = next(iter(DESKS))
        ready = tuple(Line(f"example {one.id}", one.title, label("example")) for one in examples(game))
        saved = tuple(
            Line(f"game {one.id}", one.name, label("entries", count=one.count, when=_day(one.changed)))
            for one in self._saved
        )
        self._listed = (
            Line("new", label("new-game"), label("texts", text=self.text)),
            *saved,
            *ready,
            Line("file", label("from-file"), label("case-or-position")),
        )
        games = self.query_one("#games", OptionList)
        games.set_options(Option(_drawn(one)) for one in self._listed)
        games.highlighted = 1 if self._saved else 0
        games.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """What was chosen."""
        event.stop()
        kind, _, which = self._listed[event.option_index].key.partition(" ")
        if kind == "new":
            self.action_new()
        elif kind == "file":
            self.action_file()
        elif kind == "example":
            self._begin_example(which)
        else:
            self.post_message(Resume(int(which)))

    def action_example(self) -> None:
        """The fullest ready table, at once."""
        self._begin_example(examples(next(iter(DESKS)))[0].id)

    def _begin_example(self, which: str) -> None:
        game = next(iter(DESKS))
        title = next(one.title for one in examples(game) if one.id == which)
        self.post_message(Begin(title, example(game, which, self.text, strict=self.strict)))

    def action_text(self) -> None:
        """The next of the printings."""
        texts = (BOTH, *(one.partition("-")[0] for one in desk(next(iter(DESKS))).game.texts))
        at = texts.index(self.text) if self.text in texts else 0
        self.text = texts[(at + 1) % len(texts)]
        self._refill()

    @work
    async def action_new(self) -> None:
        """Who plays which house, which texts, plot draft, strict; then its name."""
        start = await self._asked()
        if start is None:
            return
        name = await self.app.push_screen_wait(AskText(label("game-called"), value=_name()))
        if name:
            self.post_message(Begin(name, start))

    async def _asked(self) -> Start | None:
        game = next(iter(DESKS))
        names = self.referee.wording.word
        seats = tuple(one.id for one in desk(game).view(desk(game).new(desk(game).game.texts[0], {})).areas)
        sides = tuple(
            Choice(one, label("sits-first", first=names(f"house-{one}"), second=names(f"house-{other}")))
            for one, other in zip(seats, seats[::-1], strict=True)
        )
        first = await self.app.push_screen_wait(ChooseOne(label("who-plays"), sides))
        if first is None:
            return None
        texts = tuple(Choice(one, label("one-text", text=one)) for one in desk(game).game.texts)
        both = Choice(BOTH, label("both-texts"))
        text = await self.app.push_screen_wait(ChooseOne(label("which-text"), (both, *texts)))
        if text is None:
            return None
        draft = await self._yes(label("draft"), label("draft-no"), label("draft-yes"))
        if draft is None:
            return None
        strict = await self._yes(label("passes"), label("passes-silent"), label("passes-strict"))
        return None if strict is None else new_start(game, text, first, draft=draft, strict=strict)

    async def _yes(self, title: str, no: str, yes: str) -> bool | None:
        taken = await self.app.push_screen_wait(ChooseOne(title, (Choice("no", no), Choice("yes", yes))))
        return None if taken is None else taken == "yes"

    @work
    async def action_file(self) -> None:
        """A case or position file of somebody's."""
        typed = await self.app.push_screen_wait(AskText(label("which-file"), label("which-file-about")))
        if not typed:
            return
        path, _, wanted = typed.partition(" ")
        try:
            start, case = from_file(Path(path), self.text, wanted.strip(), strict=self.strict)
            state_of(start)
        except RefereeError as error:
            self.remark(self.referee.wording.error(error))
            return
        self.post_message(Begin(case.title or case.id, start))


def _drawn(line: Line) -> Content:
    about = Content.styled(f"  {line.about}", "$foreground-muted") if line.about else Content("")
    room = WIDTH - len(about.plain)
    return Content.assemble(Content(line.says).truncate(room, ellipsis=True), about)


def _name() -> str:
    from datetime import UTC, datetime

    return label("game-of", day=datetime.now(UTC).date().isoformat())


def _day(when: str) -> str:
    return when.replace("T", " ").removesuffix("Z")[:16]
