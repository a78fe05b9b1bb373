"""A new game: families, the twin in front of each, three cards aside, seven in hand."""

from __future__ import annotations

from typing import Any

from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.forms import Setting, SettingKind, StartForm
from engine.kernel.judge import settle
from engine.kernel.reasons import rule
from engine.oriflamme.components import (
    DIRECTIONS,
    FAMILIES,
    LEFT_TO_RIGHT,
    SHUFFLED,
    TEXT,
    USUAL_FEWEST,
    most_players,
)
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.planning import few_players
from engine.oriflamme.rounds import begin_round
from engine.oriflamme.rule_variants import RULE_VARIANTS
from engine.oriflamme.table import Seat, Table

FEWEST = 2
START = StartForm(
    (
        Setting("families", SettingKind.SEATS, FAMILIES, "house", USUAL_FEWEST, len(FAMILIES)),
        Setting("first_player", SettingKind.SEAT, word="house"),
        Setting("direction", SettingKind.ONE, DIRECTIONS),
    )
)
"""What a table settles before it lays the first card."""
OPTIONS = ("families", "direction", "first_player", "decided", "hands", "set_aside")


def new_game(text: str, given: dict[str, Any]) -> Table:
    """The table before the first card is laid.

    ``given`` may name ``families`` (clockwise), ``direction``, ``first_player`` (the oldest), ``decided``
    (points the table decides for itself), and what the referee is shown: ``hands`` and ``set_aside``,
    family by family.

    Raises:
        Unreadable: no such text or option.
        Impossible: these families cannot play so.
    """
    if text != TEXT:
        raise Unreadable("unknown_text", text=text, known=(TEXT,))
    for name in given:
        if name not in OPTIONS:
            raise Unreadable("unknown_field", verb="new", field=str(name))
    families = tuple(given.get("families") or FAMILIES[:USUAL_FEWEST])
    faults = (*_families(families), *_markers(given, families), *_shown(given, families))
    if faults:
        raise Impossible(faults)
    return settle(ORIFLAMME, begin_round(few_players(_laid_out(given, families))))


@rule("oriflamme.players.count", "oriflamme.setup.family-and-bribe")
def _families(families: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each player takes one family and its bribe token; there are five."""
    faults = []
    if len(families) > most_players() or len(families) < FEWEST:
        faults.append((f"{len(families)} cannot play: there are five families", "oriflamme.players.count"))
    if len(set(families)) < len(families) or not set(families) <= set(FAMILIES):
        faults.append(("each takes a family of his own", "oriflamme.setup.family-and-bribe"))
    return faults


@rule("oriflamme.setup.oldest-first", "oriflamme.setup.direction-marker", "oriflamme.components.markers")
def _markers(given: dict[str, Any], families: tuple[str, ...]) -> list[tuple[str, str]]:
    """The oldest player begins; the marker has one of two directions."""
    faults = []
    if given.get("first_player") not in (None, *families):
        faults.append(("the first player sits at the table", "oriflamme.setup.oldest-first"))
    if given.get("direction") not in (None, *DIRECTIONS):
        faults.append(("the marker shows one of two directions", "oriflamme.setup.direction-marker"))
    for point, option in (given.get("decided") or {}).items():
        if point not in RULE_VARIANTS or option not in RULE_VARIANTS[point].options:
            faults.append((f"{point} cannot be decided as {option}", str(point)))
    return faults


@rule("oriflamme.setup.twin-aside", "oriflamme.setup.three-aside", "oriflamme.setup.hand-seven")
def _shown(given: dict[str, Any], families: tuple[str, ...]) -> list[tuple[str, str]]:
    """Of the ten cards besides the twin seven are in hand and three set aside."""
    faults = []
    for zone, count, found in (("hands", 7, "hand-seven"), ("set_aside", 3, "three-aside")):
        for family, cards in (given.get(zone) or {}).items():
            if family not in families or len(cards) != count or len(set(cards) & set(SHUFFLED)) != count:
                faults.append((f"the {zone} of {family} are not {count} of ten", f"oriflamme.setup.{found}"))
    for family in families:
        both = [*(given.get("hands") or {}).get(family, ()), *(given.get("set_aside") or {}).get(family, ())]
        if len(set(both)) < len(both):
            faults.append((f"a card of {family} lies in two places", "oriflamme.components.family-set"))
    return faults


@rule("oriflamme.setup.one-influence", "oriflamme.setup.row-space", "oriflamme.setup.reserve")
def _laid_out(given: dict[str, Any], families: tuple[str, ...]) -> Table:
    """Everybody has one influence, the rest is the reserve, and the row is empty."""
    hands, aside = given.get("hands") or {}, given.get("set_aside") or {}
    seats = {
        family: Seat(
            family,
            influence=1,
            hand=tuple(hands[family]) if family in hands else None,
            set_aside=tuple(aside[family]) if family in aside else None,
        )
        for family in families
    }
    return Table(
        game=ORIFLAMME.id,
        text=TEXT,
        decided=dict(given.get("decided") or {}),
        seats=seats,
        first_player=given.get("first_player") or families[0],
        direction=given.get("direction") or LEFT_TO_RIGHT,
    )
