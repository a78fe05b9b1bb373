"""What is done with the saved game under the highlight: another name, or away with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import work
from textual.screen import Screen

from referee.app.dialogs.base import AskText
from referee.app.dialogs.choices import Confirm
from referee.app.host import Problem
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.storage.games import Summary


class SavedGames(Screen[None]):
    """The deeds of the first screen with the game under the highlight."""

    @property
    def referee(self) -> Host:
        """The app."""
        return self.app  # type: ignore[return-value]

    @property
    def highlighted_game(self) -> Summary | None:
        """The saved game under the highlight."""
        raise NotImplementedError

    def remark(self, words: str) -> None:
        """Says something below the list."""
        raise NotImplementedError

    def show_games(self, saved: list[Summary]) -> None:
        """Draws the list anew."""
        raise NotImplementedError

    @work
    async def action_rename(self) -> None:
        """Another name."""
        game = self.highlighted_game
        if game is None:
            self.remark(label("no-game-here"))
            return
        name = await self.app.push_screen_wait(AskText(label("new-name"), value=game.name))
        if name and name != game.name:
            self._do("rename", game, name)

    @work
    async def action_delete(self) -> None:
        """Away with it, after asking: there is no way back."""
        game = self.highlighted_game
        if game is None:
            self.remark(label("no-game-here"))
            return
        about = label("delete-about", count=game.count)
        if await self.app.push_screen_wait(Confirm(label("delete-game", name=game.name), about)):
            self._do("delete", game)

    def _do(self, what: str, game: Summary, name: str = "") -> None:
        from referee.storage import games  # the database layer is there by now

        database = self.referee.database
        if database is None:
            return
        try:
            if what == "rename":
                games.rename(database, game.id, name)
            else:
                games.remove(database, game.id)
        except Problem as error:
            self.remark(self.referee.wording.error(error))
            return
        self.show_games(games.saved_games(database))
        self.remark(label("renamed" if what == "rename" else "deleted", name=name or game.name))
