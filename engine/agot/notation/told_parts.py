"""Parts that players say of moves with cards: a card, a number, the verbs of an effect."""

from __future__ import annotations

from typing import Any

from engine.agot.state.table import AgotTable
from engine.kernel.meanings import NUMBER, OPEN, THING, Part

ON = ("on", "to", "in", "with")
ON_A_CARD = (
    *("kill", "discard", "return_to_hand", "return_to_deck", "remove_from_game", "remove_from_challenge"),
    *("kneel", "stand"),
)
"""Effects that only name a card."""
CHANGES = {
    **dict.fromkeys(("gain_keyword", "gain_icon"), ("gain_keyword", "gain_icon", "receive")),
    **dict.fromkeys(("lose_keyword", "lose_icon"), ("lose_keyword", "lose_icon", "lose", "skip")),
}
"""Verbs, values and leads that say that something is gained, or lost."""
TAKEN = ("take_control", "steal_gold")
"""Verbs of those who take a card over: one may also be stolen."""
POWER_LAID = "power_token"
"""The value of words for power that lies on cards."""
POWER_SAID = dict.fromkeys(
    ("gain_power_on_card", "gain_power"), ("gain_power_on_card", "gain_power", "power", POWER_LAID)
)
"""Verbs and values that say that power is gained, also of a card."""
ToldPart = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move or an effect, and what is said of them."""
EVERYONE, HIMSELF = "everyone", "himself"
"""The value of words for all who play, and for who speaks."""
MOST_DRAWN, FULL_HAND = 3, 7
"""So many cards a seat may draw in the draw phase, with the Master of Laws; so many make a full hand."""


def card_said(
    table: AgotTable, ids: str | tuple[str, ...], leads: tuple[str, ...] = (), unsaid: int = OPEN
) -> Part:
    """A card as one speaks of it, also with whose it is; several are said by one name."""
    several = (ids,) if isinstance(ids, str) else ids
    also = tuple(
        dict.fromkeys(
            seat for one in several for seat in (table.cards[one].controller, table.cards[one].owner)
        )
    )
    return Part(THING, several, leads, unsaid=unsaid, asked=unsaid == OPEN, also=also)


def verbs_of(kind: str) -> tuple[str, ...]:
    """The verbs that say an effect."""
    return (kind, *(TAKEN if kind == "take_control" else CHANGES.get(kind, POWER_SAID.get(kind, ()))))


def number_said(number: str, unsaid: int = OPEN) -> Part:
    """A number as one says it, the sign as a word of its own, too."""
    return Part(NUMBER, (number, number.lstrip("+-")), unsaid=unsaid)
