"""What does a text go on to do, and what does it leave to a player?

A text that does one thing after another, or leaves something to another player, or looks where the referee
cannot, is a chain of parts. Each says what may be chosen and what then comes of it; what comes of it may be a
further part. The state knows a part by its name, so that a table can be put away in the middle of a text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from engine.kernel.reason import Question
from engine.thrones.effects import Ask, Carried
from engine.thrones.records import Card
from engine.thrones.table import Table

Effects = tuple[Carried, ...]
Picked = tuple[str, ...]
Among = Callable[[Table, Ask], Picked]
Then = Callable[[Table, Ask, Picked], Effects]
Bounds = Callable[[Table, Ask, Picked], tuple[int, int]]
"""(table, what is asked, all there are) -> how many are picked at least and at most."""

Wants = Callable[[Table, Ask], "Question | None"]
Kind = Literal["cards", "seat", "way", "name"]
"""What is picked: cards, a player, one of several ways, or the title of a card, be it on the table or not."""


class Part(Struct, frozen=True):
    """One choice of a text, and what comes of it."""

    name: str
    kind: Kind
    among: Among
    then: Then
    bounds: Bounds
    unseen: bool = False
    """It looks where the referee does not see: it is asked even if nothing is known to be there."""
    asks: tuple[str, ...] = ()
    """Printed values that must be known of a card before it can be picked."""
    wants: Wants | None = None
    """What must be told before the text can go on; None: nothing."""
    says: str = ""
    """How what has been said before is asked about; empty: as every choice of its kind."""


PARTS: dict[str, Part] = {}


def one(table: Table, ask: Ask, there: Picked) -> tuple[int, int]:
    """One must be picked, if there is one."""
    return min(1, len(there)), 1


def up_to(most: int) -> Bounds:
    """So many may be picked."""
    return lambda table, ask, there: (0, min(most, len(there)))


def text_part(
    name: str,
    kind: Kind,
    among: Among,
    then: Then,
    *,
    bounds: Bounds = one,
    unseen: bool = False,
    asks: tuple[str, ...] = (),
    wants: Wants | None = None,
    says: str = "",
) -> str:
    """Makes a part known; its name stands for it."""
    assert name not in PARTS, name
    PARTS[name] = Part(name, kind, among, then, bounds, unseen, asks, wants, says)
    return name


def exactly_one(table: Table, ask: Ask, there: Picked) -> tuple[int, int]:
    """One is picked, whatever there is."""
    return 1, 1


def naming(name: str, known: Among, then: Then) -> str:
    """A player names a card by its title; ``known``: titles worth offering, of all that can be said."""
    return text_part(name, "name", known, then, bounds=exactly_one, unseen=True)


def ask(name: str, card: Card, chooser: str = "", about: str = "") -> Ask:
    """This part of a card's text; its player chooses unless another is named."""
    called = card.name if card.zone == "plot" else card.id
    return Ask(name, card.controller, called, chooser or card.controller, about)


def go_on(name: str, asked: Ask, chooser: str = "", about: str = "") -> Ask:
    """A further part of the same text."""
    return Ask(name, asked.by, asked.card, chooser or asked.by, about)


def opponents(table: Table, asked: Ask) -> Picked:
    """The opponents of whose ability it is."""
    return table.opponents(asked.by)


def seats(table: Table, asked: Ask) -> Picked:
    """All players."""
    return table.turn_order
