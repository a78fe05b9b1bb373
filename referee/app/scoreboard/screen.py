"""The screen of a scoreboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from referee.app import startup
from referee.app.application import RefereeApp
from referee.app.host import Problem
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.scoreboard.contents import FollowedGame, GameFollower, Scoreboard, scoreboard
from referee.app.scoreboard.drawing import board_lines
from referee.app.widgets.key_line import KeyLine
from referee.desk.server import DeskWatch, LiveGame
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.session import Session
from referee.words.speech import label

SECONDS = 0.4
"""Between two looks: what was entered is seen within a second."""


class ScoreboardScreen(Screen[None]):
    """The scoreboard, a line on the game, and the keys."""

    DEFAULT_CSS = """
    ScoreboardScreen { padding: 0 1; }
    ScoreboardScreen #board { height: 1fr; text-wrap: nowrap; }
    ScoreboardScreen #state { height: auto; color: $warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "follow_other", "Follow"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("q,escape", "leave", "Leave", key_display="q"),
    ]

    def __init__(self, follower: GameFollower, wording: Wording) -> None:
        super().__init__()
        self._follower, self._wording = follower, wording
        self._found = FollowedGame(None)
        self._session: Session | None = None
        self._drawn: Scoreboard | None = None
        self._book: object = None
        """The rulebook it was drawn with: rules are called by their titles as soon as there is one."""
        self._looking = False
        self._watch: DeskWatch | None = None

    def compose(self) -> ComposeResult:
        """The board and the lines under it; a browser that only looks on has no keys."""
        yield Static(id="board", markup=False)
        yield Static(id="state", markup=False)
        if "TEXTUAL_DRIVER" not in os.environ:
            yield KeyLine()

    def on_mount(self) -> None:
        """Follows the game from now on."""
        self.look()
        self.set_interval(SECONDS, self.look)

    def on_unmount(self) -> None:
        """Stops following."""
        if self._watch is not None:
            self._watch.stop()
        self._follower.close()

    def look(self) -> None:
        """Looks for new entries, unless it does so already."""
        if not self._looking and self.is_mounted:
            self._looking = True
            self.run_worker(self._look, thread=True, group="scoreboard")

    def _look(self) -> None:
        """Looks for new entries, in a thread."""
        try:
            followed = self._follower.look()
        except Problem as error:
            self.app.call_from_thread(self._tell, f"! {self._wording.error(error)}")
        else:
            self.app.call_from_thread(self._take, followed)
            self._listen()

    def _listen(self) -> None:
        """Listens to a server for new entries."""
        database = self._follower.database
        if self._watch is None and database is not None and database.file is None:
            self._watch = DeskWatch(database, lambda: self.app.call_from_thread(self.look))
            self._watch.start()

    def _take(self, followed: FollowedGame) -> None:
        self._found = followed
        if followed.live is None:
            self._tell(self._none())
            return
        if followed.journal is not None:
            followed.live.take(followed.journal)
        if (
            self._speak_of(followed.live)
            or followed.journal is not None
            or self._book is not self._wording.book
        ):
            self._book = self._wording.book
            self._drawn = scoreboard(followed.live.session, self._wording, followed.live.name)
        self._tell(self._state())

    def _none(self) -> str:
        wanted = self._follower.wanted
        return label("no-games-yet") if wanted is None else label("no-such-game", name=wanted)

    def _state(self) -> str:
        if self._found.is_open:
            return ""
        other = self._found.other
        closed = label("scoreboard-closed")
        return closed if other is None else f"{closed} {label('scoreboard-other', name=other.name)}"

    def _speak_of(self, live: LiveGame) -> bool:
        """Takes the words of the game; whether it is another table than before."""
        session = live.session
        if session is self._session:
            return False
        self._session = session
        game = session.adapter.game.id
        self._wording.of_game(game)
        self._wording.texts = session.texts
        controller = GameController(session, OwnedCards(game, self._follower.database))
        self._wording.names = TableNames(controller, self._wording)
        return True

    def _tell(self, state: str) -> None:
        self._looking = False
        if not self.is_mounted:
            return
        self.query_one("#state", Static).update(state)
        self.query_one("#state", Static).display = bool(state)
        self.draw()

    def draw(self) -> None:
        """Draws the board in the room there is."""
        pane = self.query_one("#board", Static)
        if self._drawn is not None:
            lines = board_lines(self._drawn, pane.size.width, pane.size.height)
            pane.update(Content("\n").join(lines), layout=False)

    def on_resize(self) -> None:
        """Draws the board for another size of the window."""
        self.call_after_refresh(self.draw)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Allows to follow another game only where there is one."""
        return action != "follow_other" or self._found.other is not None

    def action_follow_other(self) -> None:
        """Follows the game that is played now."""
        if self._found.other is not None:
            self._follower.follow(self._found.other)
            self.look()

    def action_leave(self) -> None:
        """Ends the program."""
        self.app.exit()


class ScoreboardApp(RefereeApp):
    """An application that only follows a game."""

    CSS_PATH = "../referee.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, wanted: str | None, language: str, place: str | Path | None = None) -> None:
        """``wanted``: the number or the name of a game; without it the one that is played."""
        super().__init__(language=language, place=place)
        self._follower = GameFollower(wanted, place)

    def open_first(self) -> None:
        """Shows the scoreboard; rules get their titles once the rulebook is open."""
        self.push_screen(ScoreboardScreen(self._follower, self.wording))
        self.load_book()


def watch(wanted: str | None, language: str) -> int:
    """Shows the scoreboard until it is left."""
    startup.pause_gc()
    app = ScoreboardApp(wanted, language)
    app.run()
    return app.return_code or 0
