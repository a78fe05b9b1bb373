"""Questions about a provisional ruling: why it is made, and whether it is confirmed or reversed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.app.dialogs.base import AskText
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.presenters.log_lines import learnt_fact
from referee.app.presenters.wording import Wording
from referee.repair.repair_entry import (
    SETTLEMENTS,
    PlayedSince,
    begin_provisional,
    played_since,
    settle_provisional,
)
from referee.session.controller import GameController

if TYPE_CHECKING:
    from textual.app import App

MOST = 12
"""So many things that were learnt are told."""
KEYS = dict(zip(SETTLEMENTS, ("confirm", "reverse"), strict=True))


async def ask_provisional(app: App[Any], controller: GameController, wording: Wording) -> None:
    """Begins a provisional ruling, or settles the one that is open.

    Raises:
        RepairRefused: it cannot be entered.
    """
    if controller.session.provisional is None:
        because = await app.push_screen_wait(AskText(_say(wording, "why")))
        if because:
            begin_provisional(controller, because)
        return
    since = played_since(controller)
    asked = ChooseOne(_title(since, wording), _choices(since, wording), about_since(since, wording))
    how = await app.push_screen_wait(asked)
    because = await app.push_screen_wait(AskText(_say(wording, "settle-why"))) if how else None
    found = next((settlement for settlement in SETTLEMENTS if settlement == how), None)
    if found is not None and because:
        settle_provisional(controller, found, because)


def _say(wording: Wording, key: str, **facts: str | int) -> str:
    return wording.speech.say(f"repair/provisional-{key}", **facts)


def _title(since: PlayedSince, wording: Wording) -> str:
    return _say(wording, "settle", line=since.ruling.entry, because=since.ruling.because)


def _choices(since: PlayedSince, wording: Wording) -> tuple[DialogChoice, ...]:
    return tuple(
        DialogChoice(settlement, _say(wording, KEYS[settlement], line=since.ruling.entry))
        for settlement in SETTLEMENTS
    )


def about_since(since: PlayedSince, wording: Wording) -> str:
    """What a reversal would take back, and what it does not: what was learnt."""
    learnt = [f"  • {learnt_fact(fact, wording)}" for fact in since.learnt[:MOST]]
    told = [wording.speech.say("repair/learnt"), *learnt] if learnt else []
    return "\n".join([_say(wording, "since", count=len(since.lines)), *told])
