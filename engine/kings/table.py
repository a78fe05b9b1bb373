"""The table: areas as the players describe them, the Houses, and what the last move did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel import state as kernel
from engine.kernel.reasons import Reason, RuleId, rule
from engine.kernel.state import Frame
from engine.kings.board.components import FORTIFICATIONS, LAND, PLANNING, PORT, TURN, in_force

Units = dict[str, int]
TURN_PROCEDURE = "turn"


class Order(Struct, frozen=True, omit_defaults=True):
    """An order token on the board."""

    house: str
    order: str
    one_time: bool = False


class Area(Struct, frozen=True, omit_defaults=True):
    """A land, a sea or a port, with its pieces."""

    id: str
    kind: str = LAND
    name: str = ""
    adjacent: tuple[str, ...] = ()
    land: str = ""
    """Of a port."""
    sea: str = ""
    city: bool = False
    stronghold: bool = False
    barrels: int = 0
    crowns: int = 0
    holder: str = ""
    units: dict[str, Units] = {}
    """House -> piece -> how many."""
    power_token: str = ""
    fortification: bool = False
    neutral: bool = False
    neutral_strength: int | None = None
    orders: tuple[Order, ...] = ()
    doubtful: tuple[str, ...] = ()
    """What of it should be checked against the printed board."""

    @property
    def walled(self) -> bool:
        """City or stronghold."""
        return self.city or self.stronghold

    @property
    def occupants(self) -> tuple[str, ...]:
        """The Houses with units here."""
        return tuple(house for house, units in self.units.items() if units)

    def units_of(self, house: str) -> Units:
        """The units of a House here."""
        return self.units.get(house, {})

    def order_of(self, house: str, order: str) -> Order | None:
        """An order of a House lying here."""
        return next((lying for lying in self.orders if lying.house == house and lying.order == order), None)


class HouseCard(Struct, frozen=True):
    """A House card in hand; its strength may be unknown."""

    name: str
    strength: int | None = None


class HouseSeat(Struct, frozen=True, omit_defaults=True):
    """A House at the table. None: unknown, and assumed to be enough."""

    id: str
    power: int | None = None
    supply: int | None = None
    supply_open: bool = False
    """The base rules reset the level, and the new one is unknown."""
    cities: int | None = None
    strongholds: int | None = None
    available: Units | None = None
    hand: tuple[HouseCard, ...] | None = None
    discard: tuple[str, ...] = ()
    left: tuple[str, ...] | None = None
    """One-time orders not yet placed."""
    out: tuple[str, ...] = ()
    """One-time orders out of the game."""
    card_set: str = ""


class Plunder(Struct, frozen=True):
    """The result of a raid on a Consolidate Power symbol; None: unknown."""

    raider_takes: int | None = None
    victim_loses: int | None = None


class Given(Struct, frozen=True, omit_defaults=True):
    """Facts from outside the expansion's text, as the table or a case tells them."""

    numbers: dict[str, int] = {}
    """Strengths and costs by name, ``tokens_by_base_rules``, ``largest_army_allowed``."""
    mustering_points: Units = {}
    plunder: Plunder = Plunder()
    supply_exceeded: bool | None = None
    forts_elsewhere: int = 0
    """Fortifications on the board that no area here shows."""


class Fight(Struct, frozen=True, omit_defaults=True):
    """A battle under way or just fought."""

    area: str = ""
    attacker: str = ""
    loser: str = ""
    origin: str = ""
    attacking: Units = {}
    swords: int = 0
    taken: int = 0
    """Casualties already given."""
    supporting: dict[str, Units] = {}
    """``attacker`` and ``defender`` -> the units that support them."""
    helpers: tuple[str, ...] = ()
    """The areas from which support has been given."""
    open: bool = False
    """Its outcome is not known yet."""


class RetreatedUnits(Struct, frozen=True):
    """Units that had to leave a battle; an empty ``at``: where they went is unknown."""

    house: str
    area: str
    units: Units
    at: str = ""


class Ban(Struct, frozen=True):
    """The Guile of the Lion: this House is named until the end of the turn."""

    by: str
    named: str


class Resolved(Struct, frozen=True):
    """The order resolved last, for what may still be asked about it."""

    order: str
    house: str
    area: str
    left: int = 0
    """How many orders more it may remove."""


class LastMove(Struct, frozen=True, omit_defaults=True):
    """What the last move did."""

    of: str = ""
    """The move, as it can be compared."""
    gained: Units = {}
    plundered: Units = {}
    plundered_untold: tuple[str, ...] = ()
    """Houses that lost an unknown number of tokens to a raid."""
    removed: tuple[str, ...] = ()
    lapsed: tuple[str, ...] = ()
    out_of_game: tuple[str, ...] = ()
    destroyed: dict[str, Units] = {}
    moved: Units = {}
    points_used: int | None = None
    mustered: tuple[str, ...] = ()
    effect: str = ""


class KingsTable(kernel.State, frozen=True, kw_only=True):
    """The whole table."""

    aside: ClassVar[frozenset[str]] = kernel.State.aside | {"did"}
    options: tuple[int, ...] = ()
    players: int | None = None
    round: int = 1
    phase: str = ""
    """Empty: whatever the next move needs."""
    step: str = ""
    turn_order: tuple[str, ...] = ()
    """Empty: whose turn it is is not checked."""
    fiefdoms: tuple[str, ...] = ()
    """The track that breaks ties in battle, highest first; empty: unknown."""
    westeros_card: str = ""
    seats: dict[str, HouseSeat] = {}
    areas: dict[str, Area] = {}
    given: Given = Given()
    spoken: tuple[str, ...] = ()
    """The Houses that have placed or declined a one-time order this turn."""
    mustered: Units = {}
    """Mustering points used in an area at this mustering."""
    fight: Fight | None = None
    fled: RetreatedUnits | None = None
    taken: dict[str, str] = {}
    """Land just taken -> from whom: its port waits for a decision."""
    settled: tuple[str, ...] = ()
    """Ports whose ships the winner has dealt with."""
    ban: Ban | None = None
    delivered: Units = {}
    """House -> by how much a delivery has raised its supply."""
    resolved: Resolved | None = None
    gone: dict[str, tuple[RuleId, ...]] = {}
    """Orders removed this turn before they were resolved -> the rules by which they went."""
    did: LastMove = LastMove()
    preset: str = ""
    """Where the areas were taken from; empty: the players have entered them."""

    def put(self, **changes: object) -> KingsTable:
        """The table with these fields changed."""
        return replace(self, **changes)

    def area(self, area: str, **changes: object) -> KingsTable:
        """The table with this area changed."""
        return replace(self, areas={**self.areas, area: replace(self.areas[area], **changes)})

    def seat(self, house: str, **changes: object) -> KingsTable:
        """The table with this House changed."""
        return replace(self, seats={**self.seats, house: replace(self.seats[house], **changes)})

    def doing(self, **changes: object) -> KingsTable:
        """The table with these things added to what the last move did."""
        return replace(self, did=replace(self.did, **changes))

    def uses(self, option: int) -> bool:
        """Whether an option of the expansion is in force."""
        return option in self.options

    @property
    def fortifications_on_board(self) -> int:
        """All that stand anywhere."""
        return sum(area.fortification for area in self.areas.values()) + self.given.forts_elsewhere

    @property
    @rule("kings.fort.nine", "kings.components.list")
    def fortifications_left(self) -> int:
        """There are nine; what is not on the board can be built."""
        return FORTIFICATIONS - self.fortifications_on_board

    def orders(self) -> Iterator[tuple[Area, Order]]:
        """Every order on the board, with its area."""
        return ((area, order) for area in self.areas.values() for order in area.orders)

    @property
    def being_laid_out(self) -> bool:
        """Whether no order has been placed yet in the first turn."""
        return self.round == 1 and self.phase == PLANNING and not any(self.orders())

    def houses(self) -> tuple[str, ...]:
        """The players: every seat of a game; on a sketch, the seats with pieces or values."""
        if len(self.seats) == self.players:
            return tuple(self.seats)
        shown = {house for area in self.areas.values() for house in (*area.occupants, holder(area))}
        seated = {house for house, seat in self.seats.items() if seat != HouseSeat(house)}
        return tuple(house for house in self.seats if house in {*shown, *seated, *self.turn_order})

    def ports_of(self, land: str) -> tuple[Area, ...]:
        """The ports of a land."""
        return tuple(area for area in self.areas.values() if area.kind == PORT and area.land == land)


def add(units: Units, more: Units) -> Units:
    """Both together."""
    return {
        piece: units.get(piece, 0) + more.get(piece, 0)
        for piece in (*units, *(piece for piece in more if piece not in units))
    }


def less(units: Units, fewer: Units) -> Units:
    """The remaining units; a piece with none left is dropped."""
    units_left = {piece: count - fewer.get(piece, 0) for piece, count in units.items()}
    return {piece: count for piece, count in units_left.items() if count > 0}


@rule("kings.port.belongs", "kings.port.own-sea-only", "kings.port.setup")
def neighbours(table: KingsTable, area: str) -> tuple[str, ...]:
    """The adjacent areas; a port lies between its land and its one sea."""
    here = table.areas[area]
    if here.kind == PORT:
        return tuple(border for border in (here.land, here.sea) if border in table.areas)
    ports = (
        other.id for other in table.areas.values() if other.kind == PORT and area in (other.land, other.sea)
    )
    return (*here.adjacent, *ports)


@rule("kings.scope.draft")
def adjacent(table: KingsTable, here: str, other: str) -> bool:
    """Whether two areas border on each other; on a board that tells no borders nobody asks."""
    borders_known = any(area.adjacent for area in table.areas.values())
    return other in neighbours(table, here) or not borders_known


def at_step(table: KingsTable, phase: str, step: str) -> KingsTable:
    """The table at this step of the turn, with nothing else unfinished."""
    name = step or phase
    known = any((phase, step) == place for place in TURN)
    return table.put(phase=phase, step=step, agenda=(Frame(TURN_PROCEDURE, name if known else "any"),))


def called(area: Area, order: Order) -> str:
    """How an order is written: ``land_a:march``."""
    return f"{area.id}:{order.order}"


def noted(table: KingsTable, *reasons: Reason) -> KingsTable:
    """The table with what a consequence rests on; no rule of an option that is not in force is cited."""
    return kernel.add_notes(
        table, *(replace(reason, rules=in_force(table.options, reason.rules)) for reason in reasons)
    )


def holder(area: Area) -> str:
    """The declared holder, else the House with a power token or the only units there."""
    return area.holder or area.power_token or (area.occupants[0] if len(area.occupants) == 1 else "")
