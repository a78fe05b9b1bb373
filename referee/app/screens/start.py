"""The start screen: new games, saved games, examples and files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from engine.kernel.errors import RefereeError
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.host import NewGameWanted, SavedGameWanted
from referee.app.terminal import size_classes
from referee.app.widgets.key_line import KeyLine
from referee.session.game_setup import BOTH, example, examples
from referee.session.registry import ADAPTERS, adapter_of, known_games
from referee.words.speech import label

if TYPE_CHECKING:
    from engine.kernel.cases.model import Case
    from referee.app.host import Host
    from referee.storage.games import Summary


WIDTH = 66
"""Columns of the list."""
BROAD, BROADER = 100, 20
"""From how many columns of the window the page is broader, and by how many."""


class StartLine(Struct, frozen=True):
    """One line of the list."""

    key: str
    says: str
    about: str = ""


class StartScreen(Screen[None]):
    """The first screen, shown before the database is loaded; saved games come in later."""

    COMPOSED_ANEW: ClassVar[bool] = True
    """Another language composes the screen anew."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "learn", "Learn"),
        Binding("n", "new", "New game"),
        Binding("e", "example", "Example"),
        Binding("o", "file", "From a file"),
        Binding("m", "rename", "Rename", show=False),
        Binding("delete,d", "delete", "Delete", show=False, key_display="d"),
        Binding("b", "app.rulebook", "Rulebook"),
        Binding("t", "text", "Texts"),
        Binding("colon,j", "judge", "Judge", show=False, key_display=":"),
        Binding("s", "sheet", "Sheet", show=False),
        Binding("D", "desk", "Desk", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("q", "app.quit", "Quit"),
    ]

    def __init__(self, text: str = BOTH, *, strict: bool = False) -> None:
        super().__init__()
        self.text = text or BOTH
        self.strict = strict
        self._listed: tuple[StartLine, ...] = ()
        self._saved: list[Summary] = []
        self._lesson: StartLine | None = None
        """Where the learner was left."""
        self._proposed = 0
        """The number of the line that is highlighted where nobody has chosen another."""

    @property
    def referee(self) -> Host:
        """The app."""
        return self.app  # type: ignore[return-value]

    def compose(self) -> ComposeResult:
        """Title, list, remark."""
        self.add_class(*size_classes(self.app.size))
        with Vertical(id="start"):
            yield Static(label("title"), classes="title")
            yield Static(label("tagline"), classes="tagline")
            yield Static(_ways(), classes="ways")
            yield OptionList(id="games", markup=False)
            yield Static("", id="start-remark", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Shows the list without saved games."""
        self._refill()

    def show_games(self, saved: list[Summary]) -> None:
        """Adds the saved games, at once or when the list is shown."""
        self._saved = saved
        if self.is_mounted:
            self._refill()

    def on_screen_resume(self) -> None:
        """Updates the lesson to go on with."""
        line = self.referee.lessons.line_where_left()
        if self.is_mounted and (line or self._lesson is not None):
            self.show_lesson(line)

    def show_lesson(self, says: str) -> None:
        """Puts the lesson to go on with first; empty: there is none."""
        self._lesson = StartLine("lesson", says, label("goes-on-by-enter")) if says else None
        if self.is_mounted:
            self._refill()

    @property
    def _room(self) -> int:
        """Columns of a line, more in a wide window."""
        return WIDTH if self.app.size.width < BROAD else WIDTH + BROADER

    def on_resize(self) -> None:
        """Fits the lines to the window."""
        games = self.query_one("#games", OptionList)
        at = games.highlighted
        games.set_options(Option(_drawn(line, self._room)) for line in self._listed)
        games.highlighted = at

    @property
    def highlighted_game(self) -> Summary | None:
        """The highlighted saved game."""
        at = self.query_one("#games", OptionList).highlighted
        key = self._listed[at].key if at is not None else ""
        return next((summary for summary in self._saved if key == f"game {summary.id}"), None)

    def remark(self, words: str) -> None:
        """Shows a remark under the list."""
        self.set_class(bool(words), "-told")
        self.query_one("#start-remark", Static).update(words)

    def _refill(self) -> None:
        """Draws the list anew; a line that somebody has chosen stays chosen."""
        chosen = self._chosen_key
        self._listed = tuple(self._lines())
        games = self.query_one("#games", OptionList)
        games.set_options(Option(_drawn(line, self._room)) for line in self._listed)
        self._proposed = 0 if self._lesson is not None or not self._saved else len(known_games())
        keys = [line.key for line in self._listed]
        games.highlighted = keys.index(chosen) if chosen in keys else self._proposed
        games.focus()

    def _lines(self) -> Iterator[StartLine]:
        """The lesson to go on with, new games, saved games, examples, files and disputes."""
        if self._lesson is not None:
            yield self._lesson
        several = len(known_games()) > 1
        about = label("texts-both") if self.text == BOTH else label("texts", text=self.text)
        for number, game in enumerate(known_games()):
            title = f"{label('new-game')}: {self._title(game)}" if several else label("new-game")
            yield StartLine(f"new {game}", title, about if number == 0 else "")
        for summary in self._saved:
            yield StartLine(f"game {summary.id}", summary.name, self._about(summary))
        for game in known_games():
            for case in examples(game):
                yield StartLine(f"example {game} {case.id}", self._titled(game, case), self._example_of(game))
        yield StartLine("file", label("from-file"), label("case-or-position"))
        yield StartLine("judge", label("judge-dispute"), label("judge-dispute-kind"))

    @property
    def _chosen_key(self) -> str | None:
        """The key of the highlighted line, if somebody moved the highlight there."""
        at = self.query_one("#games", OptionList).highlighted
        return self._listed[at].key if at is not None and at != self._proposed else None

    def _title(self, game: str) -> str:
        return self.referee.wording.game(game)

    def _titled(self, game: str, case: Case) -> str:
        return self.referee.wording.example(game, case.id, case.title)

    def _example_of(self, game: str) -> str:
        return " · ".join((label("example"), *self._short(game)))

    def _about(self, saved: Summary) -> str:
        """The game, its progress, and when it was played."""
        entries = label("entries", count=saved.count, when=_day(saved.changed))
        return " · ".join((*self._short(saved.game), entries))

    def _short(self, game: str) -> tuple[str, ...]:
        """The short name of a game, where there are several."""
        return (self.referee.wording.game(game, short=True),) if len(known_games()) > 1 else ()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Opens the chosen line."""
        event.stop()
        self.choose(event.option_index)

    def choose(self, index: int) -> None:
        """Opens or begins the game of a line."""
        kind, _, which = self._listed[index].key.partition(" ")
        if kind == "new":
            self.settle(which)
        elif kind == "file":
            self.action_file()
        elif kind == "judge":
            self.action_judge()
        elif kind == "lesson":
            self.referee.lessons.open_where_left()
        elif kind == "example":
            self.post_message(self._ready(*which.split(" ", 1)))
        else:
            self.post_message(SavedGameWanted(int(which)))

    def action_desk(self) -> None:
        """Opens the judge's desk of the last tournament."""
        self.referee.tournament.open_desk()

    def action_example(self) -> None:
        """Opens the fullest ready table of the first game."""
        self.post_message(self.ready_table())

    def ready_table(self) -> NewGameWanted:
        """The fullest ready table of the first game."""
        game = known_games()[0]
        return self._ready(game, examples(game)[0].id)

    def _ready(self, game: str, which: str) -> NewGameWanted:
        case = next(example for example in examples(game) if example.id == which)
        start = example(game, which, self.text, strict=self.strict)
        note = self.referee.wording.example(game, f"{which}-note", start.note)
        return NewGameWanted(self._titled(game, case), replace(start, note=note), ready=True)

    def action_text(self) -> None:
        """Chooses the next of the printings."""
        printed = [texts for game in ADAPTERS if len(texts := adapter_of(game).game.texts) > 1]
        texts = (BOTH, *dict.fromkeys(text.partition("-")[0] for texts in printed for text in texts))
        at = texts.index(self.text) if self.text in texts else 0
        self.text = texts[(at + 1) % len(texts)]
        self._refill()

    @work
    async def action_new(self) -> None:
        """Asks which game and for its settings, and begins it."""
        game: str | None = known_games()[0]
        if len(known_games()) > 1:
            choices = tuple(DialogChoice(game, self._title(game)) for game in known_games())
            game = await self.app.push_screen_wait(ChooseOne(label("begin-which"), choices))
        if game is not None:
            self.settle(game)

    @work
    async def settle(self, game: str) -> None:
        """Asks for the settings of a game, and begins it."""
        from referee.app.screens.new_game import NewGameScreen

        try:
            screen = NewGameScreen(game, self.referee.wording, _name(), self.text, strict=self.strict)
        except RefereeError as error:  # a game of another package that cannot be loaded
            self.remark(self.referee.wording.error(error))
            return
        begun = await self.app.push_screen_wait(screen)
        if begun is not None:
            self.post_message(NewGameWanted(begun.name, begun.start))

    @work
    async def action_learn(self) -> None:
        """Opens the lessons of a game."""
        from referee.app.prompts.opening_questions import open_lessons  # few come to learn each time

        await open_lessons(self.app, self.referee.wording, self.referee.lessons.learner())

    @work
    async def action_rename(self) -> None:
        """Asks for another name of the highlighted game."""
        from referee.app.prompts.opening_questions import rename_game

        if game := self._highlighted_or_remark():
            await rename_game(self, game)

    @work
    async def action_delete(self) -> None:
        """Asks whether to delete the highlighted game."""
        from referee.app.prompts.opening_questions import delete_game

        if game := self._highlighted_or_remark():
            await delete_game(self, game)

    def _highlighted_or_remark(self) -> Summary | None:
        """The highlighted saved game; a remark where another line is highlighted."""
        if self.highlighted_game is None:
            self.remark(label("no-game-here"))
        return self.highlighted_game

    def action_judge(self) -> None:
        """Opens the screen on which a position is typed and judged."""
        from referee.app.screens.dispute import DisputeScreen

        self.app.push_screen(DisputeScreen(self.referee))

    @work(exclusive=True, group="sheet")
    async def action_sheet(self) -> None:
        """Opens a sheet without a game."""
        from referee.app.screens.calculator import open_sheet

        await open_sheet(self.app, self.referee.wording)

    @work
    async def action_file(self) -> None:
        """Opens a case, a position, a case file or an export."""
        from referee.app.prompts.opening_questions import open_file  # few open a file

        await open_file(self)


def _ways() -> Content:
    """The three ways to begin, each with its key."""
    openings = ("learn-a-game", "play-with-cards", "settle-dispute")
    return Content("  ·  ").join(
        Content.assemble(label(opening), " ", Content.styled(f"({key})", "bold $accent"))
        for opening, key in zip(openings, "ln:", strict=True)
    )


def _drawn(line: StartLine, width: int) -> Content:
    about = Content.styled(f"  {line.about}", "$foreground-muted") if line.about else Content("")
    room = width - len(about.plain)
    return Content.assemble(Content(line.says).truncate(room, ellipsis=True), about)


def _name() -> str:
    from datetime import UTC, datetime

    return label("game-of", day=datetime.now(UTC).date().isoformat())


def _day(when: str) -> str:
    return when.replace("T", " ").removesuffix("Z")[:16]
