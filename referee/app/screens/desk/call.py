"""The questions of a call: which seat, what about, and a line."""

from __future__ import annotations

from typing import NamedTuple

from textual.screen import Screen

from referee.app.dialogs.base import AskText
from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.desk.rows import CallReason
from referee.words.desk import seat_name
from referee.words.speech import Speech

REASONS: tuple[CallReason, ...] = ("rule", "repair", "time", "other")


class CallWanted(NamedTuple):
    """What a table says of its call."""

    seat: str
    about: CallReason
    words: str


async def asked_call(screen: Screen[None], seats: tuple[str, ...], speech: Speech) -> CallWanted | None:
    """What a call is about; nothing where somebody thought better of it."""
    app = screen.app
    seat: str | None = ""
    if len(seats) > 1:
        choices = tuple(DialogChoice(one, seat_name(one, speech)) for one in seats)
        seat = await app.push_screen_wait(ChooseOne(speech.say("desk/call-seat"), choices))
    if seat is None:
        return None
    reasons = tuple(DialogChoice(one, speech.say(f"desk/about-{one}")) for one in REASONS)
    reason = await app.push_screen_wait(ChooseOne(speech.say("desk/call-about"), reasons))
    if reason is None:
        return None
    words = await app.push_screen_wait(AskText(speech.say("desk/call-words"), may_be_empty=True))
    about = next(one for one in REASONS if one == reason)
    return None if words is None else CallWanted(seat, about, words)
