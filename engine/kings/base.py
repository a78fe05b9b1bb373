"""What is taken from the base game, and how sure that is.

certainty   given     the table or the case says so
            text      the draft itself mentions it
            source    a named public source has it; it counts where nothing else is told, and is shown as such
            recalled  remembered and not verified: it is shown and decides nothing
"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reason import SILENT, STATED, Basis
from engine.kings.box import FOOTMAN, KNIGHT, SHIP, SIEGE, SIEGE_ENGINES

GIVEN, IN_TEXT, SOURCE, RECALLED = "given", "text", "source", "recalled"


class Fact(Struct, frozen=True):
    """One thing of the base game."""

    what: str
    value: int | None
    certainty: str
    sources: tuple[str, ...] = ()

    @property
    def decides(self) -> bool:
        """What is only remembered decides nothing."""
        return self.value is not None and self.certainty != RECALLED

    @property
    def basis(self) -> Basis:
        """A public source is not the printed text."""
        return STATED if self.certainty in (GIVEN, IN_TEXT) else SILENT


PBP, COMPONENTS, AID = "pa-pbp1", "base-contents", "es-summary"

STRENGTH = {
    FOOTMAN: Fact("footman_strength", 1, SOURCE, (PBP,)),
    KNIGHT: Fact("knight_strength", 2, SOURCE, (PBP, "map2003")),
    SHIP: Fact("ship_strength", 1, SOURCE, (PBP,)),
}
COST = {
    FOOTMAN: Fact("footman_cost", 1, RECALLED),
    KNIGHT: Fact("knight_cost", 2, IN_TEXT),
    SHIP: Fact("ship_cost", 1, RECALLED),
    SIEGE: Fact("siege_engine_cost", 2, IN_TEXT),
}
PIECES_EACH = {
    FOOTMAN: Fact("footman_limit", 10, SOURCE, (COMPONENTS,)),
    KNIGHT: Fact("knight_limit", 4, SOURCE, (COMPONENTS,)),
    SHIP: Fact("ship_limit", 6, SOURCE, (COMPONENTS,)),
    SIEGE: Fact("siege_engine_limit", SIEGE_ENGINES, IN_TEXT),
}
CITY_POINTS = Fact("city_points", 1, SOURCE, (AID,))
STRONGHOLD_POINTS = Fact("stronghold_points", 2, SOURCE, (AID,))
TOKENS_OF_ORDER = Fact("tokens_by_base_rules", 1, SOURCE, (PBP,))
"""One token, and one more for each crown."""
RAIDER_TAKES = Fact("raider_takes", 1, SOURCE, (PBP,))
ORDERS_EACH = Fact("orders_of_a_kind", 3, SOURCE, (PBP, "map2003", COMPONENTS))
BATTLES_OF_A_MARCH = Fact("battles_of_a_march", 1, SOURCE, (PBP, "faq1"))
TURNS = Fact("turns", 10, SOURCE, (COMPONENTS,))
POWER_TOKENS = Fact("power_tokens", 20, SOURCE, (COMPONENTS,))
TO_WIN_BELOW_SIX = Fact("to_win_below_six", 7, RECALLED, ("slotobzor",))

ARMIES: tuple[tuple[int, ...], ...] = (
    (2, 2),
    (3, 2),
    (3, 2, 2),
    (3, 2, 2, 2),
    (3, 3, 2, 2),
    (4, 3, 2, 2),
    (4, 3, 2, 2, 2),
)
"""Supply level -> the armies it feeds, largest first (public sources: map2003, cz-wiki)."""
TOP_SUPPLY = len(ARMIES) - 1
