"""The table: the families with their eleven cards and tokens, and the row with its places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel import state as kernel
from engine.kernel.memo import memoize
from engine.kernel.reasons import RuleId, rule
from engine.kernel.state import Frame

Family = Literal["red", "blue", "green", "yellow", "black"]
FAMILIES: tuple[str, ...] = get_args(Family)

Direction = Literal["left_to_right", "right_to_left"]
LEFT_TO_RIGHT = "left_to_right"
DIRECTIONS: tuple[str, ...] = get_args(Direction)

PRINCE, TWIN, SCHEMER, QUEEN = "prince", "twin", "schemer", "queen"
CUTTHROAT, APOTHECARY, FELON = "cutthroat", "apothecary", "felon"
REPLACEMENT, BRIBE, COMBINATION, TRAP = "replacement", "bribe", "combination", "trap"

CHARACTERS = (PRINCE, TWIN, SCHEMER, QUEEN, CUTTHROAT, APOTHECARY, FELON)
INTRIGUES = (REPLACEMENT, BRIBE, COMBINATION, TRAP)

TOKENS = 63
"""Influence tokens in the box."""
ROUNDS = 6
SET_ASIDE = 3
HAND = 7
TEXT = "ru"


@rule("oriflamme.components.family-set", "oriflamme.components.cards")
def family_set() -> tuple[str, ...]:
    """Every family has one of each: seven characters and four intrigues."""
    return CHARACTERS + INTRIGUES


CARDS = family_set()
SHUFFLED = tuple(card for card in CARDS if card != TWIN)
"""The ten cards that are shuffled: the twin lies in front of its player."""


@rule("oriflamme.card.two-types")
def is_character(name: str) -> bool:
    """Every card is either a character or an intrigue."""
    return name in CHARACTERS


USUAL_FEWEST = 3
"""The box is meant for so many and more; the text names no least number."""


@rule("oriflamme.players.count", "oriflamme.components.reference-cards")
def most_players() -> int:
    """At most five can play: there are five family sets; reference cards take no part."""
    return len(FAMILIES)


PLANNING, EVENTS, GAME_OVER = "planning", "events", "game_over"
IN_FRONT, IN_ROW, IN_DISCARD = "in_front", "row", "discard"


class FamilyCard(Struct, frozen=True, omit_defaults=True):
    """A card in the row. An empty name: closed, and not known to the referee."""

    family: str
    tag: str
    name: str = ""
    open: bool = False
    tokens: int = 0
    bribe: str = ""
    shown: bool = False
    """Of a closed card: its name is public."""

    @property
    @rule("oriflamme.bribe.ownership", "oriflamme.bribe.tiebreak")
    def owner(self) -> str:
        """A bribed character belongs to the briber's family."""
        return self.bribe or self.family

    @property
    def key(self) -> str:
        """What it is called by those who know it."""
        return f"{self.family}.{self.name}" if self.name else self.tag

    @property
    @rule("oriflamme.card.open-closed", "oriflamme.info.others-hidden")
    def called(self) -> str:
        """What everybody calls it: a closed card shows its crest and nothing else."""
        return self.key if self.open else self.tag


class RowPlace(Struct, frozen=True, omit_defaults=True):
    """A place of the row: one card, or a stack from bottom to top."""

    id: int
    cards: tuple[FamilyCard, ...]
    done: bool = False
    """The pointer has left it in this event phase."""

    @property
    def top(self) -> FamilyCard:
        """The visible card."""
        return self.cards[-1]

    @property
    @rule("oriflamme.stack.definition", "oriflamme.stack.no-limit")
    def is_stack(self) -> bool:
        """Two or more cards, however many."""
        return len(self.cards) > 1


class FamilySeat(Struct, frozen=True, omit_defaults=True):
    """A family at the table."""

    id: str
    influence: int = 0
    """The family's supply: the only influence that is scored."""
    hand: tuple[str, ...] | None = None
    """None: unknown."""
    set_aside: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    hand_count: int = HAND
    set_aside_count: int = SET_ASIDE
    laid: int = 0
    """Cards the family has brought into the row so far; the next tag follows from it."""


class Entry(Struct, frozen=True):
    """One change of a supply, and what it rests on."""

    round: int
    seat: str
    change: int
    rule: RuleId
    card: str = ""


class OriflammeTable(kernel.State, frozen=True, kw_only=True, dict=True):
    """The whole table. Its public view is stored beside it and is no part of it."""

    seats: dict[str, FamilySeat] = {}
    """Clockwise."""
    row: tuple[RowPlace, ...] = ()
    """Left to right."""
    places: int = 0
    """Places there have been; the next one's id follows from it."""
    round: int = 1
    phase: str = PLANNING
    direction: str = LEFT_TO_RIGHT
    first_player: str = ""
    placed: tuple[str, ...] = ()
    """The families that have laid a card in this planning phase."""
    held: int = 0
    """Influence of a combination, set aside until its use is decided."""
    ledger: tuple[Entry, ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """Families clockwise."""
        return tuple(self.seats)

    @property
    def turn_order(self) -> tuple[str, ...]:
        """Families clockwise from the first player."""
        order = self.order
        at = order.index(self.first_player) if self.first_player in order else 0
        return order[at:] + order[:at]

    @property
    @rule("oriflamme.event.direction", "oriflamme.setup.direction-marker")
    def in_direction(self) -> tuple[RowPlace, ...]:
        """The places as the marker has them: from the starting end to the other."""
        return self.row if self.direction == LEFT_TO_RIGHT else self.row[::-1]

    @property
    @rule(
        "oriflamme.event.next-card",
        "oriflamme.event.gap-and-pointer",
        "oriflamme.event.uncovered-next",
        "oriflamme.event.one-visit",
    )
    def at_pointer(self) -> RowPlace | None:
        """The first place, in the direction of the marker, that the pointer has not left yet."""
        if self.phase != EVENTS:
            return None
        return next((place for place in self.in_direction if not place.done), None)

    def seat(self, seat: str, **changes: object) -> OriflammeTable:
        """The table with this seat changed."""
        return replace(self, seats={**self.seats, seat: replace(self.seats[seat], **changes)})

    def put(self, **changes: object) -> OriflammeTable:
        """The table with these fields changed."""
        return replace(self, **changes)

    def place(self, place: int, **changes: object) -> OriflammeTable:
        """The table with this place changed."""
        row = tuple(replace(other, **changes) if other.id == place else other for other in self.row)
        return replace(self, row=row)

    def card(self, tag: str, **changes: object) -> OriflammeTable:
        """The table with this card of the row changed."""
        for place in self.row:
            for card in place.cards:
                if card.tag == tag:
                    new = tuple(
                        replace(shown, **changes) if shown.tag == tag else shown for shown in place.cards
                    )
                    return self.place(place.id, cards=new)
        return self

    def visible(self) -> Iterator[FamilyCard]:
        """The visible cards, left to right."""
        return (place.cards[-1] for place in self.row if place.cards)

    def all_cards(self) -> Iterator[FamilyCard]:
        """Every card of the row, covered ones too."""
        return (card for place in self.row for card in place.cards)


class Spot(Struct, frozen=True):
    """Where a card lies."""

    index: int
    """Of its place, from the left."""
    place: RowPlace
    card: FamilyCard

    @property
    def covered(self) -> bool:
        """Another card lies on it."""
        return self.place.top is not self.card


def spot_of(table: OriflammeTable, name: str | None) -> Spot | None:
    """Where the card called so lies in the row: by tag, or by name if the referee knows it."""
    return _spots(table).get(name) if name else None


def spot_in_row(table: OriflammeTable, name: str) -> Spot:
    """Where a card lies that is in the row for certain."""
    spot = spot_of(table, name)
    assert spot is not None
    return spot


def card_in_row(table: OriflammeTable, name: str) -> FamilyCard:
    """A card that is in the row for certain."""
    return spot_in_row(table, name).card


@memoize
def _spots(table: OriflammeTable) -> dict[str, Spot]:
    """All cards of the row by what they are called: each rule of a move asks for the same few."""
    spots: dict[str, Spot] = {}
    for index, place in enumerate(table.row):
        for card in place.cards:
            here = Spot(index, place, card)
            spots.setdefault(card.tag, here)
            if card.name:
                spots.setdefault(f"{card.family}.{card.name}", here)
    return spots


@rule("oriflamme.adjacency.definition", "oriflamme.stack.lower-inert", "oriflamme.stack.top-targetable")
def neighbours(table: OriflammeTable, place: int) -> tuple[RowPlace, ...]:
    """The places immediately to the left and right; of each only the visible card counts."""
    index = next((at for at, other in enumerate(table.row) if other.id == place), None)
    if index is None:
        return ()
    return table.row[max(index - 1, 0) : index] + table.row[index + 1 : index + 2]


@rule("oriflamme.twin.outside-row")
def twin_of(table: OriflammeTable, family: str) -> str:
    """A family's twin lies in front of its player, in the row or in the discard."""
    if any(card.family == family and card.name == TWIN for card in table.all_cards()):
        return IN_ROW
    return IN_DISCARD if TWIN in table.seats[family].discard else IN_FRONT


def bribe_token_of(table: OriflammeTable, family: str) -> FamilyCard | None:
    """The card a family's bribe token lies on; none: it is at home."""
    return next((card for card in table.all_cards() if card.bribe == family), None)


def known_elsewhere(table: OriflammeTable, family: str, name: str) -> str:
    """Where a card of a family is known to be: ``row``, ``discard``, ``set_aside``, ``hand``, or nothing."""
    seat = table.seats[family]
    if (family, name) in _named_in_the_row(table):
        return "row"
    if name in seat.discard:
        return "discard"
    if seat.set_aside is not None and name in seat.set_aside:
        return "set_aside"
    return "hand" if seat.hand is not None and name in seat.hand else ""


@memoize
def _named_in_the_row(table: OriflammeTable) -> frozenset[tuple[str, str]]:
    return frozenset([(card.family, card.name) for card in table.all_cards()])


def push(table: OriflammeTable, procedure: str, step: str, **slots: str | int | bool) -> OriflammeTable:
    """The table with a procedure begun."""
    return kernel.push(table, Frame(procedure, step, dict(slots)))
