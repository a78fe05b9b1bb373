"""The names of seats and cards of a table."""

from __future__ import annotations

from typing import Any

from referee.app.presenters.wording import Wording
from referee.session.controller import GameController, pieces


class TableNames:
    """Id -> name; looked up anew when the table has changed."""

    def __init__(self, controller: GameController, wording: Wording) -> None:
        self._controller = controller
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
        """The name; an id of nothing on the table is made readable."""
        if self._wording.language != self._language:
            self._turn(self._wording.language)
        if self._controller.session.state is not self._state:
            self._state = self._controller.session.state
            self._names = self._read()
        return self._names.get(key) or self._by_id(key) or self._plot(key) or _readable(key)

    def _turn(self, language: str) -> None:
        """What things are called in another language."""
        self._language, self._state = language, None
        self._titles, self._called = {}, {}
        self._ever = self._ever_in.setdefault(language, {})

    def _by_id(self, key: str) -> str:
        """A game may call its things by their ids, also those that have left the table."""
        if key not in self._called:
            found = self._controller.session.adapter.called(key)
            said = "" if found is None else self._wording.speech.tell("table", found.key, found.facts, self)
            self._called[key] = said
        return self._called[key]

    def _plot(self, key: str) -> str:
        """Plots are called by their titles, which have capital letters; ids have none."""
        return "" if key.islower() else self._title(key)

    def _read(self) -> dict[str, str]:
        view = self._controller.view
        names = {key: self._house(area.name) for area in view.areas for key in (area.name, area.id)}
        self._names = names  # a card may be called by its family
        here = {piece.id: self._by_id(piece.id) or self._title(piece.name) for piece in pieces(view)}
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
            said = self._wording.speech.word(word)
            if said != word:
                return said
        return key.replace("_", " ").title() if key.islower() else key


def _readable(key: str) -> str:
    return key.replace("_", " ") if key.islower() else key
