"""The 2003 board of the base game by a public transcription: a preset to check against yours."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kings.board.components import LAND, SEA
from engine.kings.table import Area, KingsTable, Units

PRESET = "board_2003"
CITY, STRONGHOLD = "city", "stronghold"

LANDS = (
    ("blackwater", "Blackwater", 2, 0, "", 0),
    ("castle-black", "Castle Black", 0, 1, "", 0),
    ("crackclaw-point", "Crackclaw Point", 0, 0, CITY, 0),
    ("dornish-marches", "Dornish Marches", 1, 0, "", 0),
    ("dragonstone", "Dragonstone", 1, 1, STRONGHOLD, 0),
    ("flints-finger", "Flint's Finger", 0, 0, CITY, 0),
    ("greywater-watch", "Greywater Watch", 1, 0, "", 0),
    ("harrenhal", "Harrenhal", 0, 1, CITY, 0),
    ("highgarden", "Highgarden", 2, 0, STRONGHOLD, 0),
    ("karhold", "Karhold", 0, 1, "", 0),
    ("kings-landing", "King's Landing", 0, 2, STRONGHOLD, 5),
    ("kingswood", "Kingswood", 0, 1, "", 0),
    ("lannisport", "Lannisport", 2, 0, STRONGHOLD, 0),
    ("moat-cailin", "Moat Cailin", 0, 0, CITY, 0),
    ("oldtown", "Oldtown", 0, 0, CITY, 0),
    ("pyke", "Pyke", 1, 1, STRONGHOLD, 0),
    ("riverrun", "Riverrun", 1, 1, STRONGHOLD, 0),
    ("seagard", "Seagard", 1, 1, STRONGHOLD, 0),
    ("searoad-marches", "Searoad Marches", 1, 0, "", 0),
    ("starfall", "Starfall", 1, 0, "", 0),
    ("stoney-sept", "Stoney Sept", 0, 1, "", 0),
    ("storms-end", "Storm's End", 0, 0, CITY, 0),
    ("sunspear", "Sunspear", 1, 1, CITY, 5),
    ("the-arbor", "The Arbor", 0, 1, "", 0),
    ("the-eyrie", "The Eyrie", 1, 1, CITY, 6),
    ("the-fingers", "The Fingers", 1, 0, "", 0),
    ("the-mountains-of-the-moon", "The Mountains of the Moon", 1, 0, "", 0),
    ("the-reach", "The Reach", 0, 0, CITY, 0),
    ("the-stony-shore", "The Stony Shore", 1, 0, "", 0),
    ("the-twins", "The Twins", 0, 1, "", 0),
    ("white-harbor", "White Harbor", 0, 0, CITY, 0),
    ("widows-watch", "Widow's Watch", 1, 0, "", 0),
    ("winterfell", "Winterfell", 1, 1, STRONGHOLD, 0),
    ("yronwood", "Yronwood", 0, 1, "", 0),
)
"""Id, name, barrels, crowns, castle, strength of neutral forces."""

SEAS = (
    ("bay-of-ice", "Bay of Ice"),
    ("blackwater-bay", "Blackwater Bay"),
    ("ironmans-bay", "Ironman's Bay"),
    ("redwyne-straights", "Redwyne Straights"),
    ("sea-of-dorne", "Sea of Dorne"),
    ("shipbreaker-bay", "Shipbreaker Bay"),
    ("summer-sea", "Summer Sea"),
    ("sunset-sea", "Sunset Sea"),
    ("the-golden-sound", "The Golden Sound"),
    ("the-narrow-sea", "The Narrow Sea"),
    ("the-shivering-sea", "The Shivering Sea"),
)

BORDERS = {
    "bay-of-ice": "castle-black flints-finger greywater-watch sunset-sea the-stony-shore winterfell",
    "blackwater": "crackclaw-point harrenhal kings-landing searoad-marches stoney-sept the-reach",
    "blackwater-bay": "crackclaw-point kings-landing kingswood shipbreaker-bay",
    "castle-black": "karhold the-shivering-sea winterfell",
    "crackclaw-point": "harrenhal kings-landing shipbreaker-bay the-mountains-of-the-moon",
    "dornish-marches": "highgarden kingswood oldtown sea-of-dorne starfall storms-end the-reach yronwood",
    "dragonstone": "shipbreaker-bay",
    "flints-finger": "greywater-watch ironmans-bay sunset-sea",
    "greywater-watch": "ironmans-bay moat-cailin seagard",
    "harrenhal": "riverrun stoney-sept",
    "highgarden": "oldtown redwyne-straights searoad-marches sunset-sea the-reach",
    "ironmans-bay": "pyke riverrun seagard sunset-sea the-golden-sound",
    "karhold": "the-shivering-sea winterfell",
    "kings-landing": "kingswood the-reach",
    "kingswood": "shipbreaker-bay storms-end the-reach",
    "lannisport": "riverrun searoad-marches stoney-sept the-golden-sound",
    "moat-cailin": "seagard the-narrow-sea the-twins white-harbor winterfell",
    "oldtown": "redwyne-straights",
    "redwyne-straights": "starfall summer-sea sunset-sea the-arbor yronwood",
    "riverrun": "seagard stoney-sept the-golden-sound",
    "sea-of-dorne": "shipbreaker-bay storms-end summer-sea sunspear yronwood",
    "seagard": "the-twins",
    "searoad-marches": "stoney-sept sunset-sea the-golden-sound the-reach",
    "shipbreaker-bay": "storms-end summer-sea the-narrow-sea",
    "starfall": "yronwood",
    "summer-sea": "sunspear yronwood",
    "sunset-sea": "the-golden-sound",
    "sunspear": "yronwood",
    "the-eyrie": "the-mountains-of-the-moon the-narrow-sea",
    "the-fingers": "the-mountains-of-the-moon the-narrow-sea the-twins",
    "the-mountains-of-the-moon": "the-narrow-sea the-twins",
    "the-narrow-sea": "the-shivering-sea the-twins white-harbor widows-watch",
    "the-shivering-sea": "white-harbor widows-watch winterfell",
    "the-stony-shore": "winterfell",
    "white-harbor": "widows-watch winterfell",
}
"""Every border once, at the area that comes first by its letters."""

ICONS, BORDER = "icons", "border"
IN_DOUBT = {
    "kingswood": (ICONS,),
    "dornish-marches": (ICONS,),
    "crackclaw-point": (BORDER,),
    "the-narrow-sea": (BORDER,),
}
"""What the transcription leaves in doubt: symbols of two lands, one border."""
DOUBTFUL = tuple(IN_DOUBT)

STARTING_POWER = 5
STARTING_UNITS = {
    "stark": {
        "winterfell": ("footman", "knight"),
        "white-harbor": ("footman",),
        "the-shivering-sea": ("ship",),
    },
    "greyjoy": {
        "pyke": ("footman", "knight"),
        "greywater-watch": ("footman",),
        "ironmans-bay": ("ship", "ship"),
    },
    "lannister": {
        "lannisport": ("footman", "knight"),
        "stoney-sept": ("footman",),
        "the-golden-sound": ("ship",),
    },
    "baratheon": {
        "dragonstone": ("footman", "knight"),
        "kingswood": ("footman",),
        "shipbreaker-bay": ("ship", "ship"),
    },
    "tyrell": {
        "highgarden": ("footman", "knight"),
        "dornish-marches": ("footman",),
        "redwyne-straights": ("ship",),
    },
}
IRON_THRONE = ("baratheon", "lannister", "stark", "tyrell", "greyjoy")
FIEFDOMS = ("greyjoy", "tyrell", "stark", "baratheon", "lannister")


def start_of(house: str) -> dict[str, Units]:
    """Area -> the units with which a House begins, in a game of five."""
    return {
        area: {piece: pieces.count(piece) for piece in dict.fromkeys(pieces)}
        for area, pieces in STARTING_UNITS.get(house, {}).items()
    }


def unplaced(table: KingsTable) -> Iterator[tuple[str, str, Units]]:
    """House, area and units of the start of five that do not stand on this preset board yet.

    None where more than five play: their start cards are others.
    """
    if table.preset != PRESET or len(table.seats) > len(STARTING_UNITS):
        return
    for house in table.houses():
        for area, units in start_of(house).items():
            if not table.areas[area].occupants:
                yield house, area, units


def borders() -> dict[str, tuple[str, ...]]:
    """Area -> all that border on it."""
    neighbours: dict[str, list[str]] = {}
    for area, others in BORDERS.items():
        for other in others.split():
            neighbours.setdefault(area, []).append(other)
            neighbours.setdefault(other, []).append(area)
    return {area: tuple(others) for area, others in neighbours.items()}


def areas() -> tuple[Area, ...]:
    """Every area of the board, lands first."""
    adjacent = borders()
    lands = tuple(
        Area(
            id=id_,
            kind=LAND,
            name=name,
            adjacent=adjacent[id_],
            city=castle == CITY,
            stronghold=castle == STRONGHOLD,
            barrels=barrels,
            crowns=crowns,
            neutral=neutral > 0,
            neutral_strength=neutral or None,
            doubtful=IN_DOUBT.get(id_, ()),
        )
        for id_, name, barrels, crowns, castle, neutral in LANDS
    )
    seas = tuple(
        Area(id=id_, kind=SEA, name=name, adjacent=adjacent[id_], doubtful=IN_DOUBT.get(id_, ()))
        for id_, name in SEAS
    )
    return lands + seas
