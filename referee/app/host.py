"""What the application lends its screens, so that no screen has to know the application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

if TYPE_CHECKING:
    from referee.app.wording import Wording
    from referee.storage.database import Database


class Host(App[None]):
    """The application as a screen sees it."""

    wording: Wording
    database: Database | None

    def open_rule(self, rule: str = "") -> None:
        """Shows the rulebook, at this rule if one is named."""
        raise NotImplementedError

    def ask_keyboard(self, sign: str = "") -> None:
        """Which layout the keyboard has."""
        raise NotImplementedError

    def close_game(self) -> None:
        """Leaves the table and goes back to the first screen."""
        raise NotImplementedError
