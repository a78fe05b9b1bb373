"""Which cards a line names, beside the one that acts."""

from __future__ import annotations

from itertools import dropwhile, pairwise

from engine.kernel.meanings import Mentions
from engine.oriflamme.meanings.choices import names_of
from engine.oriflamme.meanings.verbs_told import NOT
from engine.oriflamme.table import CARDS, FamilyCard, OriflammeTable

OWN = "mine"
"""The key of words for being one's own."""
EITHER = "|"
"""The sign between the ids of a name that may stand for several cards."""


def names_another(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line names a character, and neither this card nor any that lies in the row."""
    named = {*said.values} & {*CARDS}
    return bool(named) and card.name not in named and not said.named


def names_only_others(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line names cards that lie in the row, and none of these names may be this card's."""
    return bool(said.named) and not any({*names_of(card)} & {*ids} for ids in said.named)


def names_sibling(table: OriflammeTable, said: Mentions, card: FamilyCard) -> bool:
    """Whether the only card that a line names is another of the same family: each has one of each."""
    alone = said.named[0] if len(said.named) == 1 else ()
    siblings = [one for one in table.all_cards() if one.family == card.family and one is not card]
    named = [one for one in siblings if {*alone} & {*names_of(one)}]
    told = {*CARDS} & {*said.values}
    surely = len(named) == 1 and not {*alone} - {*names_of(named[0])}
    return surely and told == {named[0].name}


def called_own(said: Mentions, names: tuple[str, ...]) -> bool:
    """Whether a word for being one's own stands right beside the name of a card."""
    order = [key for key in said.order if key != "filler"]
    named = {*said.ids, *CARDS}
    for at in (at for at, key in enumerate(order) if key in names):
        before = dropwhile(lambda key: key in named or EITHER in key, reversed(order[:at]))
        behind = dropwhile(lambda key: key in named or EITHER in key, order[at:])
        if OWN in (next(before, ""), next(behind, "")):
            return True
    return False


def is_denied_card(said: Mentions, names: tuple[str, ...]) -> bool:
    """Whether a denial stands right before each mention of a card: "no queen"."""
    order = [key for key in said.order if key not in ("filler", "chatter")]
    before = [one for one, other in pairwise(order) if other in names and one not in (*names, *CARDS)]
    return bool(before) and all(one == NOT for one in before)
