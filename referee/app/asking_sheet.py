"""What stands in this field of a sheet? One dialog, or one for each of several in their order."""

from __future__ import annotations

from typing import Any

from textual.app import App

from engine.kernel.sheet import Field, Fills
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.labels import label
from referee.app.wording import Wording

NONE, ALL = "-none", "-all"


class SheetQuestions:
    """Asks on top of whatever is shown."""

    def __init__(self, app: App[Any], wording: Wording) -> None:
        self._app = app
        self._wording = wording

    async def filled(self, field: Field, title: str, now: tuple[str, ...]) -> tuple[str, ...] | None:
        """What stands there from now on; ``None``: as before."""
        if field.fills is Fills.NUMBER:
            return await self._number(title, now)
        if field.fills is Fills.ONE:
            return await self._one(field, title)
        return await self._several(field, title, now)

    async def _number(self, title: str, now: tuple[str, ...]) -> tuple[str, ...] | None:
        value = next(iter(now), "")
        typed = await self._app.push_screen_wait(
            AskText(title, value=value, may_be_empty=True, check=_is_number)
        )
        return None if typed is None else tuple(typed.split()[:1])

    async def _one(self, field: Field, title: str) -> tuple[str, ...] | None:
        choices = tuple(Choice(one, self._said(field, one)) for one in field.options)
        none = Choice(NONE, label("sheet-none"))
        taken = await self._app.push_screen_wait(ChooseOne(title, (*choices, none)))
        return None if taken is None else () if taken == NONE else (taken,)

    async def _several(self, field: Field, title: str, now: tuple[str, ...]) -> tuple[str, ...] | None:
        """Each is put behind the others, or taken out, until that is all."""
        while True:
            choices = tuple(Choice(one, self._placed(field, one, now)) for one in field.options)
            done = Choice(ALL, label("that-is-all"))
            asking = ChooseOne(title, (done, *choices), label("sheet-several"))
            taken = await self._app.push_screen_wait(asking)
            if taken is None or taken == ALL:
                return None if taken is None else now
            now = tuple(one for one in now if one != taken) if taken in now else (*now, taken)

    def _said(self, field: Field, option: str) -> str:
        return self._wording.word(f"{field.word}-{option}")

    def _placed(self, field: Field, option: str, now: tuple[str, ...]) -> str:
        at = f"  ({now.index(option) + 1})" if option in now else ""
        return f"{self._said(field, option)}{at}"


def _is_number(typed: str) -> tuple[str, bool]:
    fine = typed.removeprefix("-").isdecimal()
    return ("", True) if fine else (f"✗ {typed}", False)
