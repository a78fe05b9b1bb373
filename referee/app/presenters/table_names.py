"""The names of the seats, cards and areas of one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.kernel.view import pieces

if TYPE_CHECKING:
    from referee.app.presenters.wording import Wording
    from referee.session.controller import GameController


class TableNames:
    """The names of ids, looked up again when the table has changed."""

    def __init__(
        self, controller: GameController, wording: Wording, otherwise: Callable[[str], str] | None = None
    ) -> None:
        """``otherwise``: the name of a thing that cannot be seen, instead of its readable id."""
        self._controller = controller
        self._otherwise = otherwise or _readable_name
        self._wording = wording
        self._state: Any = None
        self._names: dict[str, str] = {}
        self._language = wording.language
        self._ever: dict[str, str] = {}
        """What cards were called that have left what can be seen: a card put back into a deck, say."""
        self._ever_in = {self._language: self._ever}
        self._titles: dict[str, str] = {}
        self._called: dict[str, str] = {}

    def __call__(self, key: str) -> str:
        """The name of an id; an id of nothing on the table is made readable."""
        if self._wording.language != self._language:
            self._turn(self._wording.language)
        if self._controller.session.state is not self._state:
            self._state = self._controller.session.state
            self._names = self._read()
        return self._names.get(key) or self._by_id(key) or self._plot(key) or self._otherwise(key)

    def _turn(self, language: str) -> None:
        """Looks names up in another language from now on."""
        self._language, self._state = language, None
        self._titles, self._called = {}, {}
        self._ever = self._ever_in.setdefault(language, {})

    def _by_id(self, key: str) -> str:
        """The name that the game gives an id, even of a thing that has left the table."""
        if key not in self._called:
            display_name = self._controller.session.adapter.display_name(key)
            name = (
                ""
                if display_name is None
                else self._wording.speech.tell("table", display_name.key, display_name.facts, self)
            )
            self._called[key] = name
        return self._called[key]

    def _is_called(self, key: str) -> bool:
        """Whether the game has a name for this id."""
        return self._controller.session.adapter.display_name(key) is not None

    def _plot(self, key: str) -> str:
        """The title of a plot; titles have capital letters, and ids have none."""
        return "" if key.islower() else self._title(key)

    def _read(self) -> dict[str, str]:
        view = self._controller.view
        own = [area for area in view.areas if area.name != area.id or not self._is_called(area.id)]
        names = {key: self._house(area.name) for area in own for key in (area.name, area.id)}
        self._names = names  # a card may be called by its family
        shown = [piece for piece in pieces(view) if piece.id not in names]  # neighbours are areas themselves
        here = {piece.id: self._by_id(piece.id) or self._title(piece.name) for piece in shown}
        self._ever.update(here)
        return self._ever | names | here

    def _title(self, name: str) -> str:
        """A card's title in the reader's language, where it is known."""
        if name not in self._titles:
            face = self._controller.cards.called(name)
            self._titles[name] = name if face is None else face.name(self._wording.language)
        return self._titles[name]

    def _house(self, key: str) -> str:
        for word in (f"house-{key}", key):
            name = self._wording.speech.word(word)
            if name != word:
                return name
        return key.replace("_", " ").replace("-", " ").title() if key.islower() else key


def _readable_name(key: str) -> str:
    return key.replace("_", " ") if key.islower() else key
