"""Forms to fill in: the settings of a new game, and the sheet of a battle calculator.

A setting is chosen by its key; words for it and for its options are those of the game (``begin-KEY``,
``WORD-OPTION``). What is chosen comes back to the game as an option of its new table, under the same key.

What stands in it is words by keys: ``KEY``, or ``SIDE.KEY`` for what each side has. A field nobody has filled
in is not there.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct

from engine.kernel.reasons import Reason

Chosen = dict[str, tuple[str, ...]]
"""Setting -> what was chosen, in the order in which it was."""


class SettingKind(StrEnum):
    """What kind of answer settles it."""

    SEATS = "seats"
    """The players: several of the options, in the order of the seats, clockwise."""
    SEAT = "seat"
    """One of those who play."""
    ONE = "one"
    """One of the options."""


class Setting(Struct, frozen=True):
    """One thing to be settled."""

    key: str
    asks: SettingKind
    options: tuple[str, ...] = ()
    """Of a seat: none, they are those who play."""
    word: str = "begin"
    """What the words for the options begin with."""
    least: int = 1
    most: int = 1
    usual: tuple[str, ...] = ()
    """The option until the player chooses one; empty: the first allowed option."""
    again: bool = False
    """Of seats: two may play the same."""


class StartForm(Struct, frozen=True):
    """Everything to be settled, in the order in which it is asked."""

    settings: tuple[Setting, ...] = ()
    passes: bool = False
    """Players pass in this game, so a table may want every pass to be said."""


def allowed_options(form: StartForm, setting: Setting, chosen: Chosen) -> tuple[str, ...]:
    """What may be chosen, given what has been."""
    if setting.asks is not SettingKind.SEAT:
        return setting.options
    playing = (setting for setting in form.settings if setting.asks is SettingKind.SEATS)
    return tuple(seat for setting in playing for seat in settled_option(form, setting, chosen))


def settled_option(form: StartForm, setting: Setting, chosen: Chosen) -> tuple[str, ...]:
    """What holds: what was chosen, as long as it may be, else what is usual."""
    able = allowed_options(form, setting, chosen)
    picked = chosen.get(setting.key, ())
    distinct = setting.again or len(set(picked)) == len(picked)
    if setting.least <= len(picked) <= setting.most and set(picked) <= set(able) and distinct:
        return picked
    usual = tuple(option for option in setting.usual if option in able)
    return usual or able[: setting.least]


def all_settled(form: StartForm, chosen: Chosen) -> Chosen:
    """Every setting with what holds."""
    return {setting.key: settled_option(form, setting, chosen) for setting in form.settings}


def option_value(setting: Setting, picked: tuple[str, ...]) -> str | tuple[str, ...]:
    """The value given to the game: a tuple of seats, or one word."""
    return picked if setting.asks is SettingKind.SEATS else picked[0]


FormValues = dict[str, tuple[str, ...]]
"""Field -> its value: a number, one key, several in their order, or ``yes``."""
YES = "yes"


class FieldKind(StrEnum):
    """The kind of value in a field."""

    NUMBER = "number"
    ONE = "one"
    SEVERAL = "several"
    """Several of the options, in an order that matters."""
    TICK = "tick"


class CalculatorField(Struct, frozen=True):
    """One line of the sheet; its words are those of the game: ``sheet-KEY``, ``WORD-OPTION``."""

    key: str
    fills: FieldKind = FieldKind.NUMBER
    sides: bool = False
    """Each side has its own."""
    options: tuple[str, ...] = ()
    word: str = ""
    least: int = 0


class CalculatorResult(Struct, frozen=True):
    """The answer to a filled-in sheet."""

    totals: tuple[int, ...]
    """Of each side."""
    reasons: tuple[Reason, ...]
    """The winner and the reason first, then the sums, then the consequences."""


class CalculatorForm(Struct, frozen=True):
    """A sheet of a game."""

    key: str
    """Its name among the words of the game."""
    sides: tuple[str, ...]
    """Words ``side-KEY``."""
    fields: tuple[CalculatorField, ...]
    answer: Callable[[FormValues], CalculatorResult]
    """Raises ``Unreadable`` where the values contradict each other."""
    of: Callable[[Any], FormValues]
    """What a table tells of it; empty: nothing."""
    usual: FormValues = {}
    """The values of an untouched form."""


def field_key(field: CalculatorField, side: str) -> str:
    """The key of a field."""
    return f"{side}.{field.key}" if field.sides else field.key
