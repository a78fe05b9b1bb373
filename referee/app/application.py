"""The application: its screens, its open game, its keys, and links to the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace
from textual import events
from textual._styles_cache import StylesCache
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, NoColor
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Input, Static
from textual.worker import get_current_worker

from referee.app import startup
from referee.app.dialogs.dialog import Dialog
from referee.app.game_app import GameApp
from referee.app.host import LineWanted, RuleWanted, TypedAside
from referee.app.key_queue import KeyQueue
from referee.app.terminal import (
    HEIGHTS,
    LEAST_HEIGHT,
    LEAST_WIDTH,
    WIDTHS,
    AsciiSigns,
    ControlCharacterFilter,
    EscapeDriver,
    LatinKeys,
    on_signals,
)
from referee.app.themes import THEMES, next_theme, theme_named
from referee.session.files.user_data import keep_theme, rulebook_file, settings
from referee.words.ascii_signs import ascii_wanted
from referee.words.speech import label
from rulebook.content.files import LISTENERS

if TYPE_CHECKING:
    from textual.command import Provider
    from textual.driver import Driver

    from referee.web.app_process import VisitorTypes


class TooSmall(Screen[None]):
    """A notice that the window is too small."""

    def compose(self) -> ComposeResult:
        """The sentence, with the size the window has."""
        size = self.app.size
        yield Static(label("too-small", width=size.width, height=size.height), id="too-small", markup=False)


def _commands() -> type[Provider]:
    from referee.app.screens.help import Commands  # the palette costs 0.04 s, and few open it

    return Commands


def _forget_painted_lines(_screen: Screen[Any]) -> None:
    """Frees the painted lines of closed screens, which Textual's cache of colours holds."""
    StylesCache.get_inner_outer.cache_clear()


class RefereeApp(GameApp):
    """Referee in the terminal."""

    CSS_PATH = "referee.tcss"
    TITLE = "Referee"
    COMMANDS: ClassVar[set[Any]] = {_commands}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False, priority=True),
        Binding("ctrl+b", "booklets", "Booklets", show=False),
        Binding("ctrl+t", "next_theme", "Colours", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, **wanted: Any) -> None:
        """``wanted``: the options of the command line."""
        super().__init__(**wanted)
        self._wanted_rule: str | None = None
        """The rule somebody asked for before the book was open; empty: the book itself."""
        self._wanted_from: object = None
        """Where it was asked for: who has gone on wants it no more."""
        self.keys = KeyQueue(self)
        self._gate = ControlCharacterFilter()
        self.latin_keys = LatinKeys(self)
        self._be_coloured()

    def _be_coloured(self) -> None:
        """Sets the colours before any style is read; later, all styles would be read twice again."""
        for theme in THEMES.values():
            self.register_theme(theme)
        self.set_reactive(RefereeApp.theme, theme_named(settings().theme).name)
        self.stylesheet.set_variables(self.get_css_variables())

    def action_next_theme(self) -> None:
        """Changes to the next theme and keeps it."""
        self.set_theme(next_theme(self.theme).name)

    def set_theme(self, name: str) -> None:
        """Changes the colours and keeps the choice for the next time."""
        self.theme = name
        theme_name = label(f"theme-{name}")
        is_kept = keep_theme(name)
        self.notify(theme_name if is_kept else f"{theme_name}. {label('keyboard-not-kept')}")

    def get_driver_class(self) -> type[Driver]:
        """The driver of the terminal; for a real terminal one that knows Escape at once."""
        driver = super().get_driver_class()
        if driver.__name__ != "LinuxDriver":
            return driver
        return EscapeDriver

    def action_command_palette(self) -> None:
        """Opens the command palette, unless it is open."""
        from textual.command import CommandPalette

        from referee.app.screens.help import palette

        if self.use_command_palette and not isinstance(self.screen, CommandPalette):
            self.push_screen(palette())

    def on_mount(self) -> None:
        """Opens the first screen once the app paints; earlier layouts would be painted for nobody."""
        self.screen_change_signal.subscribe(self, _forget_painted_lines)
        if not self.is_headless:
            on_signals(self._leave)
        self.call_later(self._begin)

    def _leave(self, code: int) -> None:
        """Gives the game back before it exits: a terminal that is gone may keep the screen from closing."""
        self.give_back()
        self.exit(return_code=code)

    def _begin(self) -> None:
        self.open_first()
        self._mind_size(self.size)

    # Rules, help

    def open_book(self) -> None:
        """Opens the rulebook, and first builds it where there is none."""
        import sqlite3

        from referee.app.screens.tables import table  # noqa: F401 - 0.02 s, better here than when a game is opened
        from rulebook.database.build import BuildAbandoned, building_apart
        from rulebook.database.store import Rulebook

        builder = building_apart(lambda: self.is_running)
        LISTENERS.append(self._tell_work)
        try:
            self.wording.book = book = Rulebook(rulebook_file(), builder=builder)
        except (OSError, sqlite3.Error) as error:
            self.call_from_thread(self.notify, label("book-not-opened", error=error), severity="warning")
            return
        except BuildAbandoned:
            return
        finally:
            LISTENERS.remove(self._tell_work)
            startup.resume_gc()  # all that is always needed is there now
        self.call_from_thread(self._book_opened)
        with suppress(BuildAbandoned, OSError, sqlite3.Error):  # told when somebody searches
            book.make_searchable()

    def _tell_work(self, what: str, *_: int) -> None:
        """Says what takes a while; it is done in a thread."""
        self.call_from_thread(self.notify, label(f"work-{what}"))

    def _book_opened(self) -> None:
        """Shows rules by their titles instead of their ids, and opens the page somebody waits for."""
        from referee.app.screens.tables.table import TableScreen

        if self._wanted_rule is not None and self._wanted_from is self.screen:
            self.open_rule(self._wanted_rule)
        self._wanted_rule = self._wanted_from = None

        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.wording.book = self.wording.book
                screen.book_opened()

    def on_rule_wanted(self, message: RuleWanted) -> None:
        """Opens a section."""
        self.open_rule(message.rule)

    def open_rule(self, rule: str = "") -> None:
        """Opens the rulebook, at this rule if one is named."""
        from referee.app.screens.rulebook import RulebookScreen

        if self.wording.book is None:
            self._wanted_rule, self._wanted_from = rule, self.screen
            self.notify(label("book-opening"))
            return
        self.push_screen(RulebookScreen(self.wording.book, self.wording, rule, self._game_of(rule)))

    def open_question(self, question: str) -> bool:
        """Opens the rulebook at the rule that answers a question; whether it can be read yet."""
        from referee.app.screens.rulebook import RulebookScreen

        if self.wording.book is not None:
            game = self._game_of("")
            self.push_screen(RulebookScreen(self.wording.book, self.wording, game=game, question=question))
        return self.wording.book is not None

    def _game_of(self, rule: str) -> str:
        """The game at hand: of the table, of the opened rule, or of the last lesson."""
        if self.open_game is not None:
            return self.open_game.session.adapter.game.id
        return rule.partition(".")[0] or self.lessons.learner().last_game

    def on_visitor_types(self, message: VisitorTypes) -> None:
        """Makes the next entries in the name of this visitor."""
        if self.open_game is not None:
            session = self.open_game.session
            session.actor = replace(session.actor, person=message.name)

    def on_line_wanted(self, message: LineWanted) -> None:
        """Opens the log of a game at a line."""
        self.games.open_log(message.game, message.line)

    def action_rulebook(self) -> None:
        """Opens the rulebook at its beginning."""
        self.open_rule()

    def action_booklets(self) -> None:
        """Opens the owner's booklets, whose passages stand under the rules."""
        from referee.app.screens.booklets import BookletsScreen

        if self.database is None or self.wording.book is None:
            self.notify(label("book-opening"))
        elif not isinstance(self.screen, BookletsScreen):
            self.push_screen(BookletsScreen(self.database, self.wording, rulebook_file()))

    def action_help(self) -> None:
        """Opens the help for the screen that is shown."""
        from referee.app.screens.help import HelpScreen

        self.push_screen(HelpScreen(self.screen))

    # Colour

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The filters of painted lines: NO_COLOR sends no colour, where Textual sends shades of grey."""
        signs = [AsciiSigns()] if ascii_wanted() else []
        return [*([NoColor()] if self.no_color else super().get_line_filters()), *signs, self._gate]

    def action_help_quit(self) -> None:
        """Says which key ends the program, where Ctrl+C has nothing to copy."""
        self.notify(label("how-to-quit"))

    def notify(self, message: str, *, markup: bool = False, **how: Any) -> None:  # noqa: ARG002
        """Shows a notice without markup, so that square brackets stay."""
        super().notify(message, markup=False, **how)

    # Size

    def on_resize(self, event: events.Resize) -> None:
        """Checks the size of the window, once a screen is shown."""
        if len(self.screen_stack) > 1:  # otherwise nothing is shown yet
            self._mind_size(event.size)

    def _mind_size(self, size: Size) -> None:
        """Shows a notice in place of the screen while the window is too small."""
        small = size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT
        shown = isinstance(self.screen, TooSmall)
        if small and not shown:
            self.push_screen(TooSmall())
        elif shown and not small:
            self.pop_screen()
        elif shown:
            self.screen.refresh(recompose=True)

    # Keys

    async def on_event(self, event: events.Event) -> None:
        """Handles keys in turn, those of other layouts as Latin ones unless text is typed."""
        if self.keys.hold_back(event):
            return
        self.keys.note_delivery(event)
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded:
            meant = self._meant(event)
            if meant is None:
                return
            if isinstance(self.screen, Dialog):
                bound = isinstance(meant, events.Key) and meant.key in self.screen.active_bindings
                if self.screen.keeps(event, bound=bound):
                    return
            event = meant
        await super().on_event(event)

    def _meant(self, event: events.Key | events.Paste) -> events.Event | None:
        """The Latin key of a letter that is not typed into a field; none while the layout is asked for."""
        typed = isinstance(self.focused, Input) or getattr(self.focused, "TAKES_LETTERS", False)
        if isinstance(event, events.Key) and event.character and not typed:
            return self.latin_keys.key_meant(event)
        return event

    def on_typed_aside(self, message: TypedAside) -> None:
        """Hands words typed into a box to the command line of the table beneath."""
        from referee.app.screens.tables.table import TableScreen

        over_it = (screen for screen in reversed(self.screen_stack) if isinstance(screen, TableScreen))
        nearest = next(over_it, None)
        if nearest is not None:
            nearest.line_entry.waiting.put_aside(message.text)

    async def push_screen_wait(self, screen: Any, *, mode: str | None = None) -> Any:
        """Opens a screen and waits for its answer, without holding any key back."""
        self.keys.note_question(get_current_worker(), screen)
        return await super().push_screen_wait(screen, mode=mode)

    def ask_keyboard(self) -> None:
        """Asks for the layout of the keyboard."""
        self.latin_keys.ask("")
