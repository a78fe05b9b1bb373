"""The names of seats and cards of a table, of the round, its phases and the end of a game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.state import Outcome
from engine.kernel.view import View, ViewArea, ViewPiece, ViewRow
from referee.app.labels import has_label, label, own_word
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


PieceNames = dict[str, str]
"""Piece -> what the player who may look at it sees."""


def with_own_cards(view: View, seen: View) -> View:
    """The board with the names of what ``seen`` shows besides."""
    rows = [row for area in seen.areas for row in area.rows]
    names = {piece.id: piece.name for row in rows for piece in row.pieces if not piece.hidden}
    return replace(view, areas=tuple(_area(one, names) for one in view.areas))


def _area(area: ViewArea, names: PieceNames) -> ViewArea:
    return replace(area, rows=tuple(_row(one, names) for one in area.rows))


def _row(row: ViewRow, names: PieceNames) -> ViewRow:
    return replace(row, pieces=tuple(_piece(one, names) for one in row.pieces))


def _piece(piece: ViewPiece, names: PieceNames) -> ViewPiece:
    under = tuple(_piece(one, names) for one in piece.under)
    return replace(piece, name=names.get(piece.id, piece.name), under=under)


def round_said(view: View) -> str:
    """Which round it is; some games count turns."""
    number = view.facts.get("round", "")
    word = own_word("round-label")
    return f"{word} {number}" if word else label("round", round=number)


def phase_said(name: str) -> str:
    """A phase as the booklets head it, without the word for a phase."""
    key = f"bar-{name}"
    return label(key) if has_label(key) else name.replace("_", " ").capitalize()


def outcome_said(over: Outcome, wording: Wording) -> str:
    """Who has won."""
    names = ", ".join(map(wording.names, (over.winner,) if over.winner else over.claimants))
    return label("won-by", seat=names) if over.winner else f"{label('shared')}: {names}"
