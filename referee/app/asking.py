"""How is a move completed by asking? Each question is a small dialog; ``None`` is somebody leaving it."""

from __future__ import annotations

from typing import Any

from referee.app.asking_base import is_number
from referee.app.asking_effects import EffectQuestions
from referee.app.asking_picks import PickQuestions
from referee.app.dialogs.choose import Choice
from referee.app.dialogs.text import AskText
from referee.app.drawing import is_owned
from referee.app.labels import label
from referee.session import Outcome


class Asking(PickQuestions, EffectQuestions):
    """All that is asked at a table."""

    async def correction(self) -> Outcome | None:
        """What is set right: of whom, which number, what it is, and why."""
        placed = sorted(self._bench.view.areas, key=lambda one: not is_owned(one))
        areas = tuple(Choice(one.id, self._wording.names(one.id)) for one in placed)
        cards = tuple(self.placed())
        of = await self._chosen(
            label("set-right-of"), (*areas, Choice("", label("the-table")), *dict.fromkeys(cards))
        )
        if of is None:
            return None
        now = self._bench.correctable(of)
        fields = tuple(
            Choice(field, f"{self._wording.field(field)}: {_shown(value)}") for field, value in now.items()
        )
        field = await self._chosen(
            label("which-value-of", name=self._wording.names(of) if of else label("the-table")), fields
        )
        if field is None:
            return None
        value = await self._ask(
            AskText(label("what-really", field=self._wording.field(field)), value=_shown(now[field]))
        )
        reason = await self._ask(AskText(label("set-right-why"))) if value is not None else None
        if not (field and value is not None and reason):
            return None
        return self._bench.session.correct(of, field, _told(value, now[field]), reason)


def _shown(value: Any) -> str:
    """A value as it would be typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


def _told(typed: str, before: Any) -> Any:
    """What was typed, as the kind of value that stood there."""
    if isinstance(before, tuple):
        return tuple(part.strip() for part in typed.split(",") if part.strip())
    if isinstance(before, bool):
        return {"yes": True, "no": False}.get(typed.casefold(), typed)
    return int(typed) if is_number(typed) else typed
