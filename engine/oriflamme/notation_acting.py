"""How is it said that a card is kept, opened, applied? Also without naming it: only one is at the pointer."""

from __future__ import annotations

from engine.kernel.grammar import Form, Raw, Slot, words
from engine.oriflamme.box import CARDS
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

KEEPS = words(
    "keeps; keep; leaves; leave; keeps his card; leaves his card",
    "оставят; оставя; оставям; остави; оставят картата; оставя картата; оставят картата си;"
    "оставя картата си; държат; държи",
    "zostawiają; zostawia; zostawiam; zostaw; zostawiają kartę; zostawia kartę; zostawiają swoją kartę;"
    "zostawia swoją kartę; trzymają; trzyma",
    "оставляют; оставляет; оставить; оставляю; оставляет карту; оставляют карту; оставляют свою карту;"
    "оставляет свою карту",
)
OPENS = words(
    "activates; activate; opens; open; opens his card",
    "отварят; отваря; отварям; отвори; отварят картата; отваря картата; отварят картата си;"
    "отваря картата си; активират; активира; обръщат; обръща",
    "odkrywają; odkrywa; odkrywam; odkryj; odkrywają kartę; odkrywa kartę; odkrywają swoją kartę;"
    "odkrywa swoją kartę; aktywują; aktywuje; odsłaniają; odsłania",
    "открывают; открывает; активируют; активирует; вскрывает; вскрывают; открыть; открывают карту;"
    "открывает карту; активируют карту; открывают свою карту; открывает свою карту",
)
APPLIES = words(
    "applies; apply; resolves; resolve",
    "изпълняват; изпълнява; изпълнявам; изпълни; изпълняват картата; изпълнява картата; прилагат; прилага",
    "stosują; stosuje; stosuję; zastosuj; stosują kartę; stosuje kartę",
    "применяют; применяет; применить; применяю; применяет карту; применяют карту",
)
ELIMINATES = words(
    "eliminates; eliminate",
    "премахват; премахва; премахват картата; премахва картата",
    "eliminują; eliminuje; eliminują kartę; eliminuje kartę",
    "устраняют; устраняет; устраняют карту; устраняет карту",
)

_KEPT = (Slot(STAYS, FLAG, "closed", False, means=True),)
_OPENED = (
    Slot("shows", VALUE, "as", False, CARDS),
    *CHOICES,
    Slot("step_by_step", FLAG, "step_by_step", False, means=True),
)

FORMS = (
    Form("keep", KEEPS, (Slot("card", CARD, pool="closed"), *_KEPT)),
    Form("activate", OPENS, (Slot("card", CARD, pool="closed"), *_OPENED)),
    Form("resolve", APPLIES, (Slot("card", CARD, pool="open"), *CHOICES)),
    Form("keep", KEEPS, _KEPT, asked=True),
    Form("activate", OPENS, _OPENED, asked=True),
    Form("resolve", APPLIES, CHOICES, asked=True),
    Form(
        "resolve",
        ELIMINATES,
        (Slot("target", CARD), Slot("card", CARD, "with", False, pool="open"), *CHOICES[1:3]),
        asked=True,
    ),
    Form(
        "resolve",
        ELIMINATES,
        (Slot("target", CARD), Slot("card", CARD, pool="open"), *CHOICES[1:3]),
        asked=True,
    ),
)
"""What is said without a card is understood only of him whose card is at the pointer."""


TOLD_AT_ONCE = frozenset(slot.at.partition(".")[0] for slot in CHOICES)
"""What is chosen when a card is applied: whoever tells it while opening the card takes both steps at once."""


def filled(table: Table, raw: Raw) -> Raw:
    """With the card at the pointer, if a move names none; that a kept card stays closed is told anyway."""
    left_out = {STAYS, "step_by_step"} if TOLD_AT_ONCE & raw.keys() else {STAYS}
    made = {name: value for name, value in raw.items() if name not in left_out}
    place = table.at_pointer
    if made.get("do") not in ("keep", "activate", "resolve") or "card" in made or place is None:
        return made
    return {**made, "card": place.top.called}
