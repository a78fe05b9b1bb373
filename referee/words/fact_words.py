"""The facts of a message, and of a move, as the reader sees them."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.decisions import snake

WORD_OF_FAULT = {
    os.strerror(errno.ENOENT): "system-not-there",
    os.strerror(errno.EACCES): "system-not-allowed",
    os.strerror(errno.EPERM): "system-not-allowed",
    os.strerror(errno.EISDIR): "system-is-a-folder",
    os.strerror(errno.ENOTDIR): "system-not-a-folder",
    os.strerror(errno.EROFS): "system-read-only",
    os.strerror(errno.ENOSPC): "system-no-space",
}
"""What the system says of a file -> where our words for it stand in the files."""


NameOf = Callable[[str], str]
"""Id of a seat or card -> what players call it."""
WordOf = Callable[[str], str]
"""Key of a word of the game -> the word in the language of the reader, or nothing."""

TABLE = "TABLE"

NAMED = frozenset(
    {
        "active", "apply", "area", "areas", "attacker", "attackers", "battle", "battle_winner", "because",
        "between",
        "bribe", "build", "by", "by_means", "card", "card_owner", "cards", "claimants", "controller",
        "copy", "defenders", "duplicate_of", "first", "from", "from_", "giver", "host", "known", "land",
        "of", "on", "order", "orders", "owner", "pay_discard", "pay_influence", "pay_kneel", "payer", "piece",
        "pieces", "place", "remove",
        "port", "purpose", "random_result", "rival", "sea", "seat", "seats", "skip",
        "supporter", "take", "target", "targets", "tied", "to_seat", "twin_between", "twin_on", "under",
        "unit", "upgrade", "whose", "winner", "winners", "with",
    }
)  # fmt: skip
"""Facts that hold ids of seats and cards."""

PLOTS = frozenset({"keep", "pass", "passed", "plot", "plots"})
"""Facts that hold names of plots alone."""


class PlotName(str):
    """The name of a plot, where a seat or a card may be called the same."""

    __slots__ = ()


WORD_OF = {
    "busy": "at", "effect": "effect", "field": "field", "house": "house", "kind": "kind", "left": "kind",
    "challenges": "kind", "occasion": "occasion", "phase": "phase", "step": "at", "begun": "at",
    "timing": "phase", "to": "occasion", "text": "text",
    "certainty": "certainty", "side": "side", "set": "set", "symbol": "token",
    "name": "card", "shows": "card", "target_shows": "card",
    "title": "title", "titles": "title", "source": "source", "houses": "house",
    "until": "until", "what": "what", "zone": "zone", "icon": "kind", "keyword": "keyword", "pile": "zone",
}  # fmt: skip
"""Facts that hold a word of the game -> where such words stand in the files (``phase-plot``)."""

PATH = re.compile(r"[/\\]")
"""Where a file lies is no id, and is told as it is written."""
MOST, LONGEST = 40, 2000
"""What is shown of a list, and of one fact."""

VALUE_WORDS = ("value", "kind", "keyword", "house", "crest", "until", "phase", "zone")
"""Where the word for a printed value may stand, whose field is told by another fact."""


class FactWriter:
    """Writes facts in one language."""

    def __init__(self, names: NameOf, word: WordOf) -> None:
        self._names = names
        self._word = word

    def arguments(self, facts: Mapping[str, Any], wanted: frozenset[str]) -> dict[str, str | int]:
        """A value for each variable that a message names; missing facts are left out."""
        values: dict[str, str | int] = {}
        for name in wanted:
            base, _, form = name.rpartition("_")
            if name in facts:
                values[name] = self.shown(name, facts[name])
            elif form == "key":
                values[name] = choice_key(facts.get(base))
            elif form == "count":
                values[name] = count_of(facts.get(base))
            elif form == "size" and isinstance(facts.get(base), int):
                values[name] = abs(facts[base])
        return values

    def shown(self, name: str, value: Any) -> str | int:
        """One fact as players read it."""
        if isinstance(value, bool):
            return self._word("yes" if value else "no")
        if value is None:
            return ""
        if isinstance(value, int):
            return value
        if isinstance(value, tuple | list | frozenset):
            return self._joined(name, tuple(value))
        return printable(self._text(name, str(value)))

    def _joined(self, name: str, values: tuple[Any, ...]) -> str:
        shown = [str(self.shown(name, value)) for value in values[:MOST]]
        return ", ".join([*shown, "…"] if len(values) > MOST else shown)

    def _text(self, name: str, value: str) -> str:
        if value in WORD_OF_FAULT:
            return self._word(WORD_OF_FAULT[value]) or value
        if name in PLOTS:
            return self.named(PlotName(value))
        if name in NAMED:
            return self.named(value)
        if name in WORD_OF and value:
            key = message_name(value)
            word = self._word(f"{WORD_OF[name]}-{key}") or self._word(f"field-{key}")
            return word or self.named(value)
        if name in ("value", "old"):
            return next(
                (word for at in VALUE_WORDS if (word := self._word(f"{at}-{message_name(value)}"))), value
            )
        if name == "power":
            return self._counted(value)
        return value

    def _counted(self, value: str) -> str:
        """``stark: 15`` with the name of the seat."""
        seat, colon, number = value.rpartition(": ")
        return f"{self.named(seat)}{colon}{number}"

    def named(self, value: str) -> str:
        """A seat or card by the name players use; an unknown id stays."""
        if not value:
            return ""
        if value == TABLE:
            return self._word("the-table")
        if PATH.search(value):
            return value
        try:
            return self._names(value) or value
        except LookupError:
            return value


def printable(text: str) -> str:
    """The text without signs that move the cursor or turn the direction of reading."""
    text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return text if text.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in text)


def choice_key(value: Any) -> str:
    """The values by which a message may choose its words."""
    if value is None or value in ("", (), []):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return "zero" if value == 0 else "more" if value > 0 else "less"
    return message_name(value) if isinstance(value, str) else "some"


def message_name(value: str) -> str:
    """A word of the engine as part of a message's name: ``window.act`` is ``window-act``."""
    return value.replace(".", "-").replace(" ", "_")


def count_of(value: Any) -> int:
    """The count in a fact."""
    if value is None or value == "":
        return 0
    return len(value) if isinstance(value, tuple | list) else value if isinstance(value, int) else 1


SEAT_FIELDS = {"to": "to_seat"}
"""Inside an effect ``to`` is a seat; in a move it is what is reacted to."""


class Description(Struct, frozen=True):
    """A message key, plain facts, and descriptions inside it."""

    key: str
    facts: dict[str, Any]
    inner: dict[str, tuple[Description, ...]] = {}


def described(move: Struct) -> Description:
    """A move, or a thing inside one, as key and facts."""
    facts: dict[str, Any] = {}
    inner: dict[str, tuple[Description, ...]] = {}
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if isinstance(value, Struct):
            facts |= _flat(field, value)
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            inner[field] = tuple(described(part) for part in value)
        elif isinstance(value, Mapping):
            inner[field] = tuple(_pair(field, *item) for item in value.items())
        else:
            facts[_name(move, field)] = value
    return Description(_key(move), facts, inner)


def _key(record: Struct) -> str:
    """``play_card`` of a move, ``effect-kill`` of an effect, ``ordered`` of a thing without a kind."""
    config = record.__struct_config__
    if config.tag is None:
        return snake(type(record).__name__)
    return str(config.tag) if config.tag_field == "do" else f"effect-{config.tag}"


def _name(record: Struct, field: str) -> str:
    return SEAT_FIELDS.get(field, field) if record.__struct_config__.tag_field == "kind" else field


def _flat(name: str, value: Struct) -> dict[str, Any]:
    """A part of a move, by its own name if it has one."""
    if hasattr(value, "name"):
        return {
            name: value.name,
            f"{name}_owner": getattr(value, "owner", ""),
            f"{name}_zone": getattr(value, "zone", ""),
        }
    return {f"{name}_{field}": getattr(value, field) for field in value.__struct_fields__}


def _pair(name: str, first: str, other: Any) -> Description:
    return Description(
        f"pair-{name}",
        {"card": first, "host": other} if isinstance(other, str) else {"seat": first, "amount": other},
    )
