"""What lies in the box, and what the steps of a turn are called. The words are those of the case format."""

from __future__ import annotations

from typing import Literal, get_args

TEXT = "ru-draft"

House = Literal["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"]
HOUSES: tuple[str, ...] = get_args(House)
STARK, LANNISTER, BARATHEON, GREYJOY, TYRELL, MARTELL = HOUSES

Piece = Literal["footman", "knight", "ship", "siege_engine"]
PIECES: tuple[str, ...] = get_args(Piece)
FOOTMAN, KNIGHT, SHIP, SIEGE = PIECES

Kind = Literal["land", "sea", "port"]
LAND, SEA, PORT = get_args(Kind)

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
