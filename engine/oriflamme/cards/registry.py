"""The effect of each card."""

from __future__ import annotations

from engine.oriflamme.cards.apothecary import APOTHECARY_EFFECT
from engine.oriflamme.cards.characters import CUTTHROAT_EFFECT, PRINCE_EFFECT, TWIN_EFFECT
from engine.oriflamme.cards.effect import CardEffect
from engine.oriflamme.cards.influence_cards import (
    BRIBE_EFFECT,
    FELON_EFFECT,
    QUEEN_EFFECT,
    SCHEMER_EFFECT,
    TRAP_EFFECT,
)
from engine.oriflamme.cards.replacement import REPLACEMENT_EFFECT
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CUTTHROAT,
    FELON,
    PRINCE,
    QUEEN,
    REPLACEMENT,
    SCHEMER,
    TRAP,
    TWIN,
)

EFFECTS: dict[str, CardEffect] = {
    PRINCE: PRINCE_EFFECT,
    TWIN: TWIN_EFFECT,
    SCHEMER: SCHEMER_EFFECT,
    QUEEN: QUEEN_EFFECT,
    CUTTHROAT: CUTTHROAT_EFFECT,
    APOTHECARY: APOTHECARY_EFFECT,
    FELON: FELON_EFFECT,
    REPLACEMENT: REPLACEMENT_EFFECT,
    BRIBE: BRIBE_EFFECT,
    TRAP: TRAP_EFFECT,
}
"""All cards but the combination, which applies one of them."""
