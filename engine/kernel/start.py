"""What has to be settled before a game begins, told as data without a word about any screen.

A setting is chosen by its key; words for it and for its options are those of the game (``begin-KEY``,
``WORD-OPTION``). What is chosen comes back to the game as an option of its new table, under the same key.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

Chosen = dict[str, tuple[str, ...]]
"""Setting -> what was chosen, in the order in which it was."""


class Asks(StrEnum):
    """What kind of answer settles it."""

    SEATS = "seats"
    """Who plays: several of the options, in the order of the seats, clockwise."""
    SEAT = "seat"
    """One of those who play."""
    ONE = "one"
    """One of the options."""


class Setting(Struct, frozen=True):
    """One thing to be settled."""

    key: str
    asks: Asks
    options: tuple[str, ...] = ()
    """Of a seat: none, they are those who play."""
    word: str = "begin"
    """What the words for the options begin with."""
    least: int = 1
    most: int = 1
    usual: tuple[str, ...] = ()
    """What holds until somebody chooses; empty: the first that may be chosen."""
    again: bool = False
    """Of seats: two may play the same."""


class StartForm(Struct, frozen=True):
    """Everything to be settled, in the order in which it is asked."""

    settings: tuple[Setting, ...] = ()
    passes: bool = False
    """Players pass in this game, so a table may want every pass to be said."""


def may_be(form: StartForm, setting: Setting, chosen: Chosen) -> tuple[str, ...]:
    """What may be chosen, given what has been."""
    if setting.asks is not Asks.SEAT:
        return setting.options
    playing = (one for one in form.settings if one.asks is Asks.SEATS)
    return tuple(seat for one in playing for seat in settled(form, one, chosen))


def settled(form: StartForm, setting: Setting, chosen: Chosen) -> tuple[str, ...]:
    """What holds: what was chosen, as long as it may be, else what is usual."""
    able = may_be(form, setting, chosen)
    picked = chosen.get(setting.key, ())
    distinct = setting.again or len(set(picked)) == len(picked)
    if setting.least <= len(picked) <= setting.most and set(picked) <= set(able) and distinct:
        return picked
    usual = tuple(one for one in setting.usual if one in able)
    return usual or able[: setting.least]


def all_settled(form: StartForm, chosen: Chosen) -> Chosen:
    """Every setting with what holds."""
    return {one.key: settled(form, one, chosen) for one in form.settings}


def as_option(setting: Setting, picked: tuple[str, ...]) -> str | tuple[str, ...]:
    """How the game is told: seats in a row, anything else by its word."""
    return picked if setting.asks is Asks.SEATS else picked[0]
