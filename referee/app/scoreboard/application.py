"""The application of a second screen: it shows a scoreboard and nothing else."""

from __future__ import annotations

from referee.app import main
from referee.app.application import RefereeApp
from referee.app.scoreboard.follower import GameFollower
from referee.app.scoreboard.screen import ScoreboardScreen


class ScoreboardApp(RefereeApp):
    """A game followed; nothing can be entered."""

    CSS_PATH = "../referee.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, wanted: str | None, language: str, place: str | None = None) -> None:
        """``wanted``: the number or the name of a game; without it the one that is played."""
        super().__init__(language=language, place=place)
        self._follower = GameFollower(wanted, place)

    def open_first(self) -> None:
        """The scoreboard; rules are called by their titles once the rulebook is open."""
        self.push_screen(ScoreboardScreen(self._follower, self.wording))
        self.load_book()


def watch(wanted: str | None, language: str) -> int:
    """Shows the scoreboard until it is left."""
    main.pause_gc()
    app = ScoreboardApp(wanted, language)
    app.run()
    return app.return_code or 0
