"""How does a sheet come to be opened? From the start for any game that has one, from a table filled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.kernel.desk import Desk
from engine.kernel.sheet import Filled
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.labels import label
from referee.app.wording import Wording
from referee.games import DESKS, desk

if TYPE_CHECKING:
    from textual.app import App


def with_sheet() -> dict[str, Desk]:
    """Games that have a sheet."""
    return {game: found for game in DESKS if (found := desk(game)).sheet is not None}


def names_of(found: Desk, wording: Wording) -> Callable[[str], str]:
    """What the things of a game are called where no table names them."""

    def name(key: str) -> str:
        called = found.called(key)
        return key.replace("_", " ") if called is None else wording.word(called.key)

    return name


async def open_sheet(app: App[Any], wording: Wording) -> None:
    """The sheet of the only game that has one, or of the game chosen."""
    games = with_sheet()
    game: str | None = next(iter(games), None)
    if len(games) > 1:
        choices = tuple(Choice(one, wording.game(one)) for one in games)
        game = await app.push_screen_wait(ChooseOne(label("which-sheet"), choices))
    if game is None:
        return
    wording.of_game(game)
    wording.names = names_of(games[game], wording)
    show_sheet(app, games[game], wording)


def show_sheet(app: App[Any], found: Desk, wording: Wording, filled: Filled | None = None) -> None:
    """The sheet of this game, if it has one."""
    from referee.app.screens.sheet import SheetScreen

    if found.sheet is not None:
        app.push_screen(SheetScreen(found.sheet, wording, found.game.texts[0], filled))
