"""Which effect has which card?"""

from __future__ import annotations

from engine.oriflamme import box
from engine.oriflamme.cards.apothecary import APOTHECARY_EFFECT
from engine.oriflamme.cards.bribe import BRIBE_EFFECT
from engine.oriflamme.cards.cutthroat import CUTTHROAT_EFFECT
from engine.oriflamme.cards.effect import Effect
from engine.oriflamme.cards.gaining import FELON_EFFECT, QUEEN_EFFECT, SCHEMER_EFFECT
from engine.oriflamme.cards.replacement import REPLACEMENT_EFFECT
from engine.oriflamme.cards.royal import PRINCE_EFFECT, TWIN_EFFECT
from engine.oriflamme.cards.trap import TRAP_EFFECT

EFFECTS: dict[str, Effect] = {
    box.PRINCE: PRINCE_EFFECT,
    box.TWIN: TWIN_EFFECT,
    box.SCHEMER: SCHEMER_EFFECT,
    box.QUEEN: QUEEN_EFFECT,
    box.CUTTHROAT: CUTTHROAT_EFFECT,
    box.APOTHECARY: APOTHECARY_EFFECT,
    box.FELON: FELON_EFFECT,
    box.REPLACEMENT: REPLACEMENT_EFFECT,
    box.BRIBE: BRIBE_EFFECT,
    box.TRAP: TRAP_EFFECT,
}
"""All cards but the combination, which applies one of them."""
