"""How is a move completed by asking? Each question is a small dialog; ``None`` is somebody leaving it."""

from __future__ import annotations

from typing import Any

from referee.app.asking_base import is_number
from referee.app.asking_effects import EffectQuestions
from referee.app.asking_picks import PickQuestions
from referee.app.dialogs.choose import Choice
from referee.app.dialogs.text import AskText
from referee.session import Outcome


class Asking(PickQuestions, EffectQuestions):
    """All that is asked at a table."""

    async def correction(self) -> Outcome | None:
        """What is set right: of whom, which number, what it is, and why."""
        areas = tuple(Choice(one.id, self._wording.names(one.id)) for one in self._bench.view.areas)
        cards = tuple(self.placed())
        of = await self._chosen(
            "Set right by hand: of what?", (*areas, Choice("", "the table"), *dict.fromkeys(cards))
        )
        if of is None:
            return None
        field = await self._ask(
            AskText("Which value?", "power, gold, hand, deck, kneeling, strength, host, round …")
        )
        value = await self._ask(AskText(f"What is the {field} really?")) if field else None
        reason = await self._ask(AskText("Why is it set right?")) if value is not None else None
        if not (field and value is not None and reason):
            return None
        return self._bench.session.correct(of, field.replace(" ", "_"), _told(value), reason)


def _told(typed: str) -> Any:
    """What was typed, as a number, yes or no, or words."""
    if is_number(typed):
        return int(typed)
    return {"yes": True, "no": False}.get(typed.casefold(), typed)
