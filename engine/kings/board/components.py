"""The pieces, orders and steps of the game, and the numbers it takes from the base game."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from engine.kernel.reasons import SILENT, STATED, Basis, RuleId, rule

TEXT = "ru-draft"

HouseName = Literal["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"]
HOUSES: tuple[str, ...] = get_args(HouseName)
STARK, LANNISTER, BARATHEON, GREYJOY, TYRELL, MARTELL = HOUSES

PieceName = Literal["footman", "knight", "ship", "siege_engine"]
PIECES: tuple[str, ...] = get_args(PieceName)
FOOTMAN, KNIGHT, SHIP, SIEGE = PIECES

AreaKind = Literal["land", "sea", "port"]
LAND, SEA, PORT = get_args(AreaKind)


def port_of(land: str) -> str:
    """The default id of the port of a land."""
    return f"{PORT_OF}{land}"


PORT_OF = "port-of-"

Permanent = Literal["march", "raid", "support", "defense", "consolidate_power"]
PERMANENT: tuple[str, ...] = get_args(Permanent)
MARCH, RAID, SUPPORT, DEFENSE, POWER = PERMANENT

OneTime = Literal[
    "call",
    "supply_delivery",
    "forced_march",
    "iron_fleet",
    "young_wolf",
    "might_of_highgarden",
    "scorpions_sting",
    "guile_of_the_lion",
    "will_of_rhllor",
]
ONE_TIME: tuple[str, ...] = get_args(OneTime)
CALL, DELIVERY, FORCED_MARCH, IRON_FLEET, YOUNG_WOLF, HIGHGARDEN, SCORPION, LION, RHLLOR = ONE_TIME

COMMON = (CALL, CALL, DELIVERY, FORCED_MARCH)
UNIQUE = {
    GREYJOY: IRON_FLEET,
    STARK: YOUNG_WOLF,
    TYRELL: HIGHGARDEN,
    MARTELL: SCORPION,
    LANNISTER: LION,
    BARATHEON: RHLLOR,
}
STEP_OF = {
    CALL: POWER,
    DELIVERY: POWER,
    HIGHGARDEN: POWER,
    FORCED_MARCH: MARCH,
    IRON_FLEET: RAID,
    YOUNG_WOLF: RAID,
    SCORPION: RAID,
    LION: RAID,
    RHLLOR: RAID,
}
"""One-time order -> the step of the action phase in which it is resolved."""

SETUP, WESTEROS, PLANNING, ACTION = "setup", "westeros", "planning", "action"
PLACE_ONE_TIME, PLACE_PERMANENT = "one_time", "permanent"
TURN = (
    (WESTEROS, ""),
    (PLANNING, PLACE_ONE_TIME),
    (PLANNING, PLACE_PERMANENT),
    (ACTION, RAID),
    (ACTION, MARCH),
    (ACTION, POWER),
)
"""A turn, step by step."""

OPTIONS = tuple(range(1, 10))
TEXTED = tuple(range(1, 7))
"""Options of which the draft holds a text."""
OPTION_MARTELL, OPTION_CARDS, OPTION_FORTS, OPTION_SIEGE, OPTION_PORTS, OPTION_ONE_TIME = TEXTED

FORTIFICATIONS = 9
PORT_TOKENS = 8
SIEGE_ENGINES = 3
PORT_CAPACITY = 3
CARDS_EACH = 7
"""Of the 42 new House cards, and of Martell's base cards."""
TO_WIN = 6
SIX = 6
MELISANDRE = ("melisandr", "мелисандр")
"""How her name begins, in the languages cards are printed in."""


def is_melisandre(card: str) -> bool:
    """Whether a House card is Melisandre."""
    return card.casefold().startswith(MELISANDRE)


GIVEN, IN_TEXT, SOURCE, RECALLED = "given", "text", "source", "recalled"


class BaseGameFact(Struct, frozen=True):
    """One thing of the base game."""

    what: str
    value: int | None
    certainty: str
    sources: tuple[str, ...] = ()

    @property
    def decides(self) -> bool:
        """Whether the fact decides anything; one that is only remembered does not."""
        return self.value is not None and self.certainty != RECALLED

    @property
    def basis(self) -> Basis:
        """A public source is not the printed text."""
        return STATED if self.certainty in (GIVEN, IN_TEXT) else SILENT


PBP, COMPONENTS, AID = "pa-pbp1", "base-contents", "es-summary"

STRENGTH = {
    FOOTMAN: BaseGameFact("footman_strength", 1, SOURCE, (PBP,)),
    KNIGHT: BaseGameFact("knight_strength", 2, SOURCE, (PBP, "map2003")),
    SHIP: BaseGameFact("ship_strength", 1, SOURCE, (PBP,)),
}
COST = {
    FOOTMAN: BaseGameFact("footman_cost", 1, RECALLED),
    KNIGHT: BaseGameFact("knight_cost", 2, IN_TEXT),
    SHIP: BaseGameFact("ship_cost", 1, RECALLED),
    SIEGE: BaseGameFact("siege_engine_cost", 2, IN_TEXT),
}
PIECES_EACH = {
    FOOTMAN: BaseGameFact("footman_limit", 10, SOURCE, (COMPONENTS,)),
    KNIGHT: BaseGameFact("knight_limit", 4, SOURCE, (COMPONENTS,)),
    SHIP: BaseGameFact("ship_limit", 6, SOURCE, (COMPONENTS,)),
    SIEGE: BaseGameFact("siege_engine_limit", SIEGE_ENGINES, IN_TEXT),
}
CITY_POINTS = BaseGameFact("city_points", 1, SOURCE, (AID,))
STRONGHOLD_POINTS = BaseGameFact("stronghold_points", 2, SOURCE, (AID,))
TOKENS_OF_ORDER = BaseGameFact("tokens_by_base_rules", 1, SOURCE, (PBP,))
"""One token, and one more for each crown."""
RAIDER_TAKES = BaseGameFact("raider_takes", 1, SOURCE, (PBP,))
ORDERS_EACH = BaseGameFact("orders_of_a_kind", 3, SOURCE, (PBP, "map2003", COMPONENTS))
BATTLES_OF_A_MARCH = BaseGameFact("battles_of_a_march", 1, SOURCE, (PBP, "faq1"))
TURNS = BaseGameFact("turns", 10, SOURCE, (COMPONENTS,))
POWER_TOKENS = BaseGameFact("power_tokens", 20, SOURCE, (COMPONENTS,))
TO_WIN_BELOW_SIX = BaseGameFact("to_win_below_six", 7, RECALLED, ("slotobzor",))

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


ORDERS_OF_SIX = (
    *("onetime", "call", "delivery", "forced", "unique"),
    *("ironfleet", "youngwolf", "highgarden", "scorpion", "lion", "rhllor"),
)
OPTION_OF_RULE = {
    "martell": 1,
    "cards": 2,
    "fort": 3,
    "siege": 4,
    "port": 5,
    **dict.fromkeys(ORDERS_OF_SIX, 6),
}
"""The second part of a rule's id -> the option it belongs to; others hold always."""


@rule("kings.options.any-combination")
def in_force(options: tuple[int, ...] | frozenset[int], rules: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """A rule may be cited only if its option is in force; what is left is the base game's."""
    cited = tuple(
        rule_id for rule_id in rules if OPTION_OF_RULE.get(rule_id.split(".")[1], 0) in (0, *options)
    )
    return cited or ("kings.scope.draft",)
