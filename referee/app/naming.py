"""What are the seats and cards of this table called?"""

from __future__ import annotations

from typing import Any

from referee.app.wording import Wording
from referee.desk.refereeing import Refereeing, pieces


class TableNames:
    """Id -> name; looked up anew when the table has changed."""

    def __init__(self, bench: Refereeing, wording: Wording) -> None:
        self._bench = bench
        self._wording = wording
        self._state: Any = None
        self._names: dict[str, str] = {}

    def __call__(self, key: str) -> str:
        """The name; an id of nothing on the table is made readable."""
        if self._bench.session.state is not self._state:
            self._state = self._bench.session.state
            self._names = self._read()
        return self._names.get(key) or (key.replace("_", " ") if key.islower() else key)

    def _read(self) -> dict[str, str]:
        view = self._bench.view
        names = {key: self._house(area.name) for area in view.areas for key in (area.name, area.id)}
        return names | {one.id: one.name for one in pieces(view)}

    def _house(self, key: str) -> str:
        word = self._wording.word(key)
        return word if word != key else key.title()
