"""The effect of each card."""

from __future__ import annotations

from engine.oriflamme import components
from engine.oriflamme.cards.apothecary import APOTHECARY_EFFECT
from engine.oriflamme.cards.bribe import BRIBE_EFFECT
from engine.oriflamme.cards.cutthroat import CUTTHROAT_EFFECT
from engine.oriflamme.cards.effect import CardEffect
from engine.oriflamme.cards.influence_cards import FELON_EFFECT, QUEEN_EFFECT, SCHEMER_EFFECT, TRAP_EFFECT
from engine.oriflamme.cards.replacement import REPLACEMENT_EFFECT
from engine.oriflamme.cards.royal import PRINCE_EFFECT, TWIN_EFFECT

EFFECTS: dict[str, CardEffect] = {
    components.PRINCE: PRINCE_EFFECT,
    components.TWIN: TWIN_EFFECT,
    components.SCHEMER: SCHEMER_EFFECT,
    components.QUEEN: QUEEN_EFFECT,
    components.CUTTHROAT: CUTTHROAT_EFFECT,
    components.APOTHECARY: APOTHECARY_EFFECT,
    components.FELON: FELON_EFFECT,
    components.REPLACEMENT: REPLACEMENT_EFFECT,
    components.BRIBE: BRIBE_EFFECT,
    components.TRAP: TRAP_EFFECT,
}
"""All cards but the combination, which applies one of them."""
