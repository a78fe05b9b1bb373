"""Questions about the settings of a new game."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from textual.app import App

from engine.kernel.forms import Chosen, Setting, SettingKind, StartForm, allowed_options, settled_option
from referee.app.dialogs.checklist import CheckedItems, Checklist, Item
from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.app.labels import label
from referee.app.presenters.wording import Wording

FEW = 6
"""As many orders are listed as whole lines."""
ENOUGH = ""

Picks = tuple[str, ...]


class StartQuestions:
    """Asks over whatever screen is shown; ``None`` when somebody goes back."""

    def __init__(self, app: App[Any], wording: Wording) -> None:
        self._app = app
        self._wording = wording

    async def picked(self, form: StartForm, setting: Setting, chosen: Chosen) -> Picks | None:
        """What is chosen for a setting."""
        able = allowed_options(form, setting, chosen)
        if setting.asks is not SettingKind.SEATS:
            title = self._wording.word(f"begin-{setting.key}")
            return await self._one(title, tuple((one,) for one in able), setting)
        if setting.again:
            return await self._seat_by_seat(setting)
        if setting.least == len(able) and len(able) <= 3:
            return await self._one(label("begin-order"), tuple(permutations(able)), setting)
        return await self._ticked(setting, settled_option(form, setting, chosen))

    async def _one(self, title: str, ways: tuple[Picks, ...], setting: Setting) -> Picks | None:
        choices = tuple(
            DialogChoice(str(number), self._wording.picked(setting.word, way))
            for number, way in enumerate(ways)
        )
        taken = await self._app.push_screen_wait(ChooseOne(title, choices))
        return None if taken is None else ways[int(taken)]

    async def _ticked(self, setting: Setting, now: Picks) -> Picks | None:
        """Ticked one after the other: that is the order in which they sit."""
        items = tuple(
            Item(option, self._wording.picked(setting.word, (option,))) for option in setting.options
        )

        def judge(picks: Picks) -> tuple[str, bool]:
            enough = setting.least <= len(picks) <= setting.most
            said = label("begin-sit", seats=self._wording.picked(setting.word, picks))
            return said if enough else f"{self._how_many(setting)}  {said}", enough

        while True:
            dialog = Checklist(label("begin-who"), items, judge, self._how_many(setting), now)
            taken: CheckedItems | None = await self._app.push_screen_wait(dialog)
            if taken is None or judge(taken.picks)[1]:
                return None if taken is None else taken.picks
            now = taken.picks

    async def _seat_by_seat(self, setting: Setting) -> Picks | None:
        """Where two may play the same: asked seat by seat."""
        found: Picks = ()
        named = tuple(
            DialogChoice(option, self._wording.picked(setting.word, (option,))) for option in setting.options
        )
        while len(found) < setting.most:
            enough = (DialogChoice(ENOUGH, label("begin-enough")),) if len(found) >= setting.least else ()
            title = label("begin-seat", count=len(found) + 1)
            taken = await self._app.push_screen_wait(ChooseOne(title, (*named, *enough)))
            if taken is None:
                return None
            if taken == ENOUGH:
                break
            found = (*found, taken)
        return found

    @staticmethod
    def _how_many(setting: Setting) -> str:
        if setting.least == setting.most:
            return label("exactly", count=setting.least)
        return label("between", least=setting.least, most=setting.most)
