"""The moves of players and table as plain values, in the words of the case format."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from engine.kernel.decisions import Move
from engine.kernel.decoders import NAMES, SEAT, AreaId, Number
from engine.kings.board.components import HouseName, OneTime, Permanent, PieceName

Many = Annotated[int, Meta(ge=1)]
HouseId = Annotated[HouseName, Meta(extra={NAMES: SEAT})]
MovedUnits = dict[PieceName, Many]
Side = Literal["attacker", "defender"]
Take = Literal["power_tokens", "power_token", "fortification"]


class UnitMovement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Units that go from one area to another; one of the two is named by the move itself."""

    units: MovedUnits
    to: AreaId = ""
    from_: AreaId = ""
    via: tuple[AreaId, ...] = ()

    @property
    def counts(self) -> dict[str, int]:
        """Piece -> how many go."""
        return {str(piece): count for piece, count in self.units.items()}


class Built(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing done with mustering points: a new unit, or a footman made into something else."""

    build: PieceName | None = None
    place: AreaId | None = None
    upgrade: PieceName | None = None
    to: PieceName | None = None


class Battle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a battle ended."""

    winner: HouseId
    losers: Literal["retreat", "destroyed"] = "retreat"


class ChooseHouseCards(Move, frozen=True, kw_only=True):
    """Takes a set of House cards."""

    set: Literal["base", "clash_of_kings", "mixed"]


class PlaceOneTime(Move, frozen=True, kw_only=True):
    """Lays a one-time order."""

    order: OneTime
    area: AreaId
    face: Literal["up", "down"] | None = None


class DeclineOneTime(Move, frozen=True, kw_only=True):
    """Lays none this turn."""


class PlaceOrder(Move, frozen=True, kw_only=True):
    """Lays a permanent order."""

    order: Permanent
    area: AreaId
    step: Literal["one_time", "permanent"] = "permanent"


class Raid(Move, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Resolves a Raid order."""

    from_: AreaId
    target: AreaId


class March(Move, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Resolves a March order."""

    from_: AreaId
    moves: tuple[UnitMovement, ...] = ()
    leave_power_token: bool = False
    battle: Battle | None = None


class Support(Move, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Gives support in a battle."""

    from_: AreaId
    battle: AreaId
    side: Side | None = None
    attacker: HouseId | None = None


class Consolidate(Move, frozen=True, kw_only=True):
    """Resolves a Consolidate Power order."""

    area: AreaId
    take: Take = "power_tokens"
    tokens: Number | None = None


class Muster(Move, frozen=True, kw_only=True):
    """Musters in a city or stronghold."""

    area: AreaId
    units: tuple[Built, ...] = ()


class ExecuteOneTime(Move, frozen=True, kw_only=True):
    """Resolves a one-time order, with what its owner chooses."""

    order: OneTime
    area: AreaId
    units: tuple[Built, ...] = ()
    take: Take | None = None
    moves: tuple[UnitMovement, ...] = ()
    remove: tuple[str, ...] = ()
    discard: str | None = None
    take_from: dict[HouseId, Number] = field(default_factory=dict)
    return_cards: bool = False
    discard_of: dict[HouseId, str] = field(default_factory=dict)
    named: HouseId | None = None
    leave_power_token: bool = False


class Casualty(Move, frozen=True, kw_only=True):
    """Gives one unit as a casualty."""

    area: AreaId
    unit: PieceName


class Retreat(Move, frozen=True, kw_only=True, rename={"from_": "from"}):
    """All that is left goes back."""

    from_: AreaId
    to: AreaId


class DestroyAll(Move, frozen=True, kw_only=True):
    """All units of the loser in an area are destroyed."""

    area: AreaId


class CapturePort(Move, frozen=True, kw_only=True):
    """The new holder of a land decides about the ships in its port."""

    port: AreaId
    choice: Literal["replace", "destroy"]


class DestroyPortShips(Move, frozen=True, kw_only=True):
    """Ships in a port are destroyed."""

    port: AreaId


class RemoveFortification(Move, frozen=True, kw_only=True):
    """A fortification has been removed earlier in the turn."""

    area: str
    cause: Literal["last_unit_retreated"] = "last_unit_retreated"


class LoseArea(Move, frozen=True, kw_only=True):
    """A House loses an area."""

    area: AreaId
    when: Literal["this_turn", "next_turn"] = "this_turn"


class WesterosCard(Move, frozen=True, kw_only=True):
    """A Westeros card is resolved."""

    card: str


class ResolveBattle(Move, frozen=True, kw_only=True):
    """How a battle ended that a march has caused."""

    area: AreaId
    battle: Battle


class NextStep(Move, frozen=True, kw_only=True):
    """All players have finished this step."""
