"""In which other words is an order placed while the table waits for orders?

The name of an order alone, and the words for carrying it out, then say which order is placed; later the
same words carry it out.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.grammar import Form, Slot, Words
from engine.kings.box import MARCH, ONE_TIME, PERMANENT, POWER, RAID, SUPPORT
from engine.kings.notation_forms import ONCE, OWN, SAID, VALUE
from engine.kings.notation_words import VALUES

CARRIED_OUT = {"march": MARCH, "raid": RAID, "support": SUPPORT, "consolidate": POWER}
"""Verbs that carry out an order -> the order."""
PLACED = (OWN, Slot("face", VALUE, "face", False, ("up", "down")))


def _said_of(order: str) -> Iterator[Words]:
    """All that is said of an order: its name, and that it is carried out."""
    yield VALUES[order]
    for form in SAID:
        carried_out = form.fixed.get("order") if form.makes == ONCE else CARRIED_OUT.get(form.makes)
        if carried_out == order and not form.fixed.get("leave_power_token"):
            yield form.words


def _placed(makes: str, order: str) -> Iterator[Form]:
    slots = PLACED if makes == "place_one_time" else PLACED[:1]
    yield from (Form(makes, words, slots, {"order": order}, asked=True) for words in _said_of(order))


ANSWERS = (
    *(form for order in ONE_TIME for form in _placed("place_one_time", order)),
    *(form for order in PERMANENT for form in _placed("place_order", order)),
)
