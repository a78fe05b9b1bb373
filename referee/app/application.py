"""The app: which screen is shown, which game is open, how keys and rules find their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, NoColor
from textual.theme import Theme
from textual.widgets import Input

from engine.kernel.errors import RefereeError
from referee.app.host import Host
from referee.app.keyboard import latin_keys, named
from referee.app.labels import label
from referee.app.messages import Begin, Resume, RuleWanted
from referee.app.screens.small import TooSmall
from referee.app.screens.start import StartScreen
from referee.app.wording import Wording
from referee.storage.errors import HeldElsewhere, JournalBroken, StorageError

if TYPE_CHECKING:
    from textual.command import Provider

    from referee.desk.keeping import Kept
    from referee.desk.starts import Start
    from referee.storage.database import Database


def _commands() -> type[Provider]:
    from referee.app.palette import Commands  # the palette costs 0.04 s, and few open it

    return Commands


LEAST_WIDTH, LEAST_HEIGHT = 80, 24


CALM = Theme(
    name="referee",
    primary="#5f87af",
    secondary="#87afaf",
    accent="#d7af5f",
    success="#87af87",
    warning="#d7af5f",
    error="#d78787",
    background="#191c20",
    surface="#1f2328",
    panel="#272c33",
    foreground="#d0d3d8",
    dark=True,
)


class RefereeApp(Host):
    """Referee in the terminal."""

    CSS_PATH = "referee.tcss"
    TITLE = "Referee"
    COMMANDS: ClassVar[set[Any]] = {_commands}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False),
        Binding("ctrl+b", "booklets", "Booklets", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-normal"), (140, "-wide")]  # noqa: RUF012 - declared so by Textual
    VERTICAL_BREAKPOINTS = [(0, "-short"), (30, "-tall"), (44, "-high")]  # noqa: RUF012

    def __init__(
        self,
        *,
        resume: str | None = None,
        text: str = "both",
        strict: bool = False,
        example: bool = False,
        language: str = "en",
        place: Any = None,
    ) -> None:
        super().__init__()
        self.wording = Wording(language)
        self.database: Database | None = None
        self._wanted_rule: str | None = None
        self._wanted_from: object = None
        """Where a rule was asked for that is opened once the book is; who has gone on wants it no more."""
        """The rule somebody asked for before the book was open; empty: the book itself."""
        self.kept: Kept | None = None
        self._resume = resume
        self._text = text
        self._strict = strict
        self._example = example
        self._place = place
        self._wanted: list[Begin | Resume] = []
        """What was asked for before the database was open."""

    def on_mount(self) -> None:
        """The first frame first; the database layer after it."""
        self.register_theme(CALM)
        self.theme = CALM.name
        self.first = StartScreen(self._text, strict=self._strict)
        self.push_screen(self.first)
        self.call_after_refresh(self.load)

    @work(thread=True, exclusive=True, group="load")
    def load(self) -> None:
        """Opens the database and the rulebook, off the screen's thread: SQLModel alone costs 0.4 s."""
        from referee.desk.keeping import place
        from referee.storage.games import saved_games

        try:
            database = place(self._place)
            saved = saved_games(database)
        except StorageError as error:
            self.call_from_thread(self.first.remark, self.wording.error(error))
        else:
            self.call_from_thread(self._loaded, database, saved)
        self._load_book()

    def _load_book(self) -> None:
        import sqlite3

        from referee.desk.places import rulebook_file
        from rulebook.store import Rulebook

        try:
            self.wording.book = Rulebook(rulebook_file())
        except (OSError, sqlite3.Error) as error:
            self.call_from_thread(self.notify, label("book-not-opened", error=error), severity="warning")
        else:
            self.call_from_thread(self._book_opened)

    def _book_opened(self) -> None:
        """Rules shown by their ids are now shown by their titles; who waits for the book gets it."""
        from referee.app.screens.table import TableScreen

        if self._wanted_rule is not None and self._wanted_from is self.screen:
            self.open_rule(self._wanted_rule)
        self._wanted_rule = self._wanted_from = None

        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.book_opened()

    def _loaded(self, database: Database, saved: list[Any]) -> None:
        self.database = database
        self.first.show_games(saved)
        for message in self._wanted:
            self.post_message(message)
        self._wanted = []
        self._open_wanted(saved)

    def _open_wanted(self, saved: list[Any]) -> None:
        """What the command line asked for."""
        if self._example:
            self.first.action_example()
        elif self._resume is not None:
            found = [one for one in saved if self._resume in (str(one.id), one.name)]
            if found:
                self.post_message(Resume(found[0].id))
            else:
                self.first.remark(label("no-such-game", name=self._resume))
        self._example, self._resume = False, None

    # Games

    def on_begin(self, message: Begin) -> None:
        """A new game."""
        if self.database is None:
            self._wanted.append(message)
            return
        self.begin(message.name, message.start)

    def on_resume(self, message: Resume) -> None:
        """A saved one."""
        if self.database is None:
            self._wanted.append(message)
            return
        self.resume(message.game)

    def begin(self, name: str, start: Start) -> None:
        """Begins a game and shows its table."""
        from referee.desk.keeping import begin

        if self.database is None:
            return
        try:
            self.show_game(begin(self.database, name, start))
        except (StorageError, RefereeError) as error:
            self.first.remark(self.wording.error(error))

    @work(exclusive=True, group="open")
    async def resume(self, game: int) -> None:
        """Opens a saved game; one held elsewhere can be looked at, of a broken one the sound part."""
        from referee.desk.keeping import resume

        if self.database is None:
            return
        try:
            self.show_game(resume(self.database, game))
        except HeldElsewhere as error:
            await self._offer(game, error, label("look-on"), look=True)
        except JournalBroken as error:
            await self._offer(game, error, label("go-on-sound"), set_aside=True)
        except (StorageError, RefereeError) as error:
            self.first.remark(self.wording.error(error))

    async def _offer(self, game: int, error: StorageError, what: str, **how: bool) -> None:
        from referee.app.dialogs.choose import Choice, ChooseOne
        from referee.desk.keeping import resume

        choices = [Choice("do", what), Choice("leave", label("leave-it"))]
        if how.get("set_aside"):
            choices.insert(1, Choice("look", label("look-sound")))
        taken = await self.push_screen_wait(
            ChooseOne(label("not-as-usual"), tuple(choices), self.wording.error(error))
        )
        if taken in (None, "leave") or self.database is None:
            return
        try:
            self.show_game(resume(self.database, game, **({"look": True} if taken == "look" else how)))
        except (StorageError, RefereeError) as again:
            self.first.remark(self.wording.error(again))

    def show_game(self, kept: Kept) -> None:
        """Shows the table of an open game."""
        from referee.app.board_drawing import has_board
        from referee.app.drawing import across
        from referee.app.screens.board_table import BoardTableScreen
        from referee.app.screens.row_table import RowTableScreen
        from referee.app.screens.table import TableScreen
        from referee.desk.owned import OwnedCards
        from referee.desk.refereeing import Refereeing

        if self.database is None:
            return
        self.kept = kept
        cards = OwnedCards(kept.session.desk.game.id, self.database)
        bench = Refereeing(kept.session, cards)
        looking = kept.writer is None or bool(kept.stopped_at)
        plain = BoardTableScreen if has_board(bench.view) else TableScreen
        screen = plain if across(bench.view) is None else RowTableScreen
        self.push_screen(screen(bench, self.wording, name=kept.name, looking=looking))
        if kept.stopped_at:
            self.notify(
                label("stopped-at", entry=kept.stopped_at),
                severity="warning",
            )

    def close_game(self) -> None:
        """Gives the game back and returns to the start."""
        from referee.storage.games import saved_games

        self._give_back()
        while self.screen is not self.first and len(self.screen_stack) > 1:
            self.pop_screen()
        if self.database is not None:
            self.first.show_games(saved_games(self.database))

    def on_unmount(self) -> None:
        """Nothing is lost when the window closes: everything was kept when it was entered."""
        self._give_back()

    def _give_back(self) -> None:
        if self.kept is not None and self.database is not None:
            from referee.desk.keeping import leave  # the database layer, which nobody needs who only leaves

            leave(self.database, self.kept)
        self.kept = None

    # Rules, help

    def on_rule_wanted(self, message: RuleWanted) -> None:
        """Opens a section."""
        self.open_rule(message.rule)

    def open_rule(self, rule: str = "") -> None:
        """The rulebook, at this rule if one is named."""
        from referee.app.screens.rulebook import RulebookScreen

        if self.wording.book is None:
            self._wanted_rule, self._wanted_from = rule, self.screen
            self.notify(label("book-opening"))
            return
        game = self.kept.session.desk.game.id if self.kept is not None else ""
        self.push_screen(RulebookScreen(self.wording.book, self.wording, rule, game))

    def action_rulebook(self) -> None:
        """The rulebook from its beginning."""
        self.open_rule()

    def action_booklets(self) -> None:
        """The owner's own booklets, whose passages stand under the rules."""
        from referee.app.screens.booklets import BookletsScreen
        from referee.desk.places import rulebook_file

        if self.database is None or self.wording.book is None:
            self.notify(label("book-opening"))
        elif not isinstance(self.screen, BookletsScreen):
            self.push_screen(BookletsScreen(self.database, self.wording, rulebook_file()))

    def action_help(self) -> None:
        """Help for the screen that is shown."""
        from referee.app.screens.help import HelpScreen

        self.push_screen(HelpScreen(self.screen))

    # Colour

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Under NO_COLOR no colour at all is sent, where Textual would send shades of grey."""
        return [NoColor()] if self.no_color else super().get_line_filters()

    # Size

    def on_resize(self, event: events.Resize) -> None:
        """A window that is too small gets a plain message in place of a torn table."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        shown = isinstance(self.screen, TooSmall)
        if small and not shown:
            self.push_screen(TooSmall())
        elif shown and not small:
            self.pop_screen()
        elif shown:
            self.screen.refresh(recompose=True)

    # Keys

    async def on_event(self, event: events.Event) -> None:
        """A Cyrillic letter is taken for the Latin key it stands on, except where text is typed."""
        if isinstance(event, events.Key) and event.character and not isinstance(self.focused, Input):
            event = self._latin(event)
        await super().on_event(event)

    def _latin(self, event: events.Key) -> events.Key:
        letter = event.character or ""
        if letter.isascii() or not letter.isalpha():
            return event
        bound = self.screen.active_bindings
        for key in latin_keys(letter, self.wording.language):
            if named(key) in bound or key in bound:
                return events.Key(named(key), key)
        return event
