"""The forms of typed lines: the verbs they begin with, and what follows each."""

from __future__ import annotations

from engine.kernel.command_spec import Form, RawMove, Slot
from engine.oriflamme.components import CARDS, DIRECTIONS, SHUFFLED
from engine.oriflamme.table import Table

CARD, VALUE, FLAG = "card", "value", "flag"
ENDS = ("left", "right")
CHOICES = (
    Slot("target", CARD, "against", False),
    Slot("target_shows", VALUE, "showing", False, CARDS),
    Slot("substitute", VALUE, "substitute", False, ("none", "discard", "set_aside")),
    Slot("bribe", CARD, "bribing", False, pool="strangers"),
    Slot("twin.where", VALUE, "twin", False, ENDS),
    Slot("twin.on", CARD, "twin_on", False, pool="own"),
    Slot("twin.between", "cards", "twin_between", False),
)
STAYS = "stays_closed"
"""Said of a card that is kept; it tells nothing more."""


_KEPT = (Slot(STAYS, FLAG, "closed", False, means=True),)
_OPENED = (
    Slot("shows", VALUE, "as", False, CARDS),
    *CHOICES,
    Slot("step_by_step", FLAG, "step_by_step", False, means=True),
)

EVENT_FORMS = (
    Form("keep", "keep", (Slot("card", CARD, pool="closed"), *_KEPT)),
    Form("activate", "activate", (Slot("card", CARD, pool="closed"), *_OPENED)),
    Form("resolve", "resolve", (Slot("card", CARD, pool="open"), *CHOICES)),
    Form("keep", "keep", _KEPT, asked=True),
    Form("activate", "activate", _OPENED, asked=True),
    Form("resolve", "resolve", CHOICES, asked=True),
    Form(
        "resolve",
        "eliminate",
        (Slot("target", CARD), Slot("card", CARD, "with", False, pool="open"), *CHOICES[1:3]),
        asked=True,
    ),
    Form(
        "resolve",
        "eliminate",
        (Slot("target", CARD), Slot("card", CARD, pool="open"), *CHOICES[1:3]),
        asked=True,
    ),
)
"""What is said without a card is understood only of him whose card is at the pointer."""


TOLD_AT_ONCE = frozenset(slot.at.partition(".")[0] for slot in CHOICES)
"""What is chosen when a card is applied: whoever tells it while opening the card takes both steps at once."""


def filled(table: Table, raw: RawMove) -> RawMove:
    """With the card at the pointer, if a move names none; that a kept card stays closed is told anyway."""
    left_out = {STAYS, "step_by_step"} if TOLD_AT_ONCE & raw.keys() else {STAYS}
    made = {name: value for name, value in raw.items() if name not in left_out}
    place = table.at_pointer
    if made.get("do") not in ("keep", "activate", "resolve") or "card" in made or place is None:
        return made
    return {**made, "card": place.top.called}


FACE = Slot("face", VALUE, "face", False, ("up", "down"))
UNTOLD = Slot("card", VALUE, "", False, (*SHUFFLED, "twin"))

FORMS = (
    Form(
        "place",
        "place",
        (UNTOLD, Slot("where", VALUE, "", True, ENDS), Slot("face", VALUE, "face", False, ("up", "down"))),
    ),
    Form("place", "place", (UNTOLD, Slot("on", CARD, "on", pool="own"), FACE), {"where": "on"}),
    Form("place", "place", (UNTOLD, Slot("between", "cards", "between"), FACE), {"where": "between"}),
    Form("pass_planning", "pass_planning"),
    *EVENT_FORMS,
    Form(
        "combine",
        "combine",
        (
            Slot("card", CARD, "", False, pool="characters"),
            Slot("token", VALUE, "token", False, ("take", "repeat")),
            *CHOICES[:2],
        ),
    ),
    Form("skip", "skip", (Slot("card", CARD, pool="own"),)),
    Form("take_tokens", "take_tokens", (Slot("card", CARD, pool="own"),)),
    Form("set_direction", "set_direction", (Slot("direction", VALUE, "", True, DIRECTIONS),)),
    Form(
        "know_card", "know_card", (Slot("card", CARD, pool="unknown"), Slot("name", VALUE, "as", among=CARDS))
    ),
    Form(
        "know_cards",
        "know_cards",
        (
            Slot("seat", "seat"),
            Slot("zone", VALUE, "", True, ("hand", "set_aside")),
            Slot("cards", "values", among=SHUFFLED),
        ),
    ),
    Form("decide", "decide", (Slot("point", "point"), Slot("option", "option"))),
    Form("correct", "correct", (Slot("", "correction"),)),
)
