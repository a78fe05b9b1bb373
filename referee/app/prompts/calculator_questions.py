"""Questions of the battle calculator: which game, and what goes into a field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.app import App

from engine.kernel.adapter import GameAdapter
from engine.kernel.forms import CalculatorField, FieldKind, FormValues
from referee.app.dialogs.base import AskText
from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.session.registry import ADAPTERS, adapter_of

NONE, ALL = "-none", "-all"


class SheetQuestions:
    """Asks on top of whatever is shown."""

    def __init__(self, app: App[Any], wording: Wording) -> None:
        self._app = app
        self._wording = wording

    async def filled(
        self, field: CalculatorField, title: str, now: tuple[str, ...]
    ) -> tuple[str, ...] | None:
        """What stands there from now on; ``None``: as before."""
        if field.fills is FieldKind.NUMBER:
            return await self._number(title, now)
        if field.fills is FieldKind.ONE:
            return await self._one(field, title)
        return await self._several(field, title, now)

    async def _number(self, title: str, now: tuple[str, ...]) -> tuple[str, ...] | None:
        value = next(iter(now), "")
        typed = await self._app.push_screen_wait(
            AskText(title, value=value, may_be_empty=True, check=_is_number)
        )
        return None if typed is None else tuple(typed.split()[:1])

    async def _one(self, field: CalculatorField, title: str) -> tuple[str, ...] | None:
        choices = tuple(DialogChoice(option, self._said(field, option)) for option in field.options)
        none = DialogChoice(NONE, label("sheet-none"))
        taken = await self._app.push_screen_wait(ChooseOne(title, (*choices, none)))
        return None if taken is None else () if taken == NONE else (taken,)

    async def _several(
        self, field: CalculatorField, title: str, now: tuple[str, ...]
    ) -> tuple[str, ...] | None:
        """Each is put behind the others, or taken out, until that is all."""
        while True:
            choices = tuple(
                DialogChoice(option, self._placed(field, option, now)) for option in field.options
            )
            done = DialogChoice(ALL, label("that-is-all"))
            asking = ChooseOne(title, (done, *choices), label("sheet-several"))
            taken = await self._app.push_screen_wait(asking)
            if taken is None or taken == ALL:
                return None if taken is None else now
            now = tuple(one for one in now if one != taken) if taken in now else (*now, taken)

    def _said(self, field: CalculatorField, option: str) -> str:
        return self._wording.word(f"{field.word}-{option}")

    def _placed(self, field: CalculatorField, option: str, now: tuple[str, ...]) -> str:
        at = f"  ({now.index(option) + 1})" if option in now else ""
        return f"{self._said(field, option)}{at}"


def _is_number(typed: str) -> tuple[str, bool]:
    fine = typed.removeprefix("-").isdecimal()
    return ("", True) if fine else (f"✗ {typed}", False)


def with_sheet() -> dict[str, GameAdapter]:
    """Games that have a sheet."""
    return {game: found for game in ADAPTERS if (found := adapter_of(game)).sheet is not None}


def names_of(found: GameAdapter, wording: Wording) -> Callable[[str], str]:
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
        choices = tuple(DialogChoice(one, wording.game(one)) for one in games)
        game = await app.push_screen_wait(ChooseOne(label("which-sheet"), choices))
    if game is None:
        return
    wording.of_game(game)
    wording.names = names_of(games[game], wording)
    show_sheet(app, games[game], wording)


def show_sheet(app: App[Any], found: GameAdapter, wording: Wording, filled: FormValues | None = None) -> None:
    """The sheet of this game, if it has one."""
    from referee.app.screens.calculator import SheetScreen

    if found.sheet is not None:
        app.push_screen(SheetScreen(found.sheet, wording, found.game.texts[0], filled))
