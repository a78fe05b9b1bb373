"""Who stands up for another so that he is not killed?"""

from __future__ import annotations

from engine.kernel.reason import SILENT, STATED, Reason, rule
from engine.kernel.state import note
from engine.lcg.cards.part import Picked, ask
from engine.lcg.cards.part import text_part as choice
from engine.lcg.cards.prices import gold
from engine.lcg.cards.recorded import PREFIX, RULE, Recorded, face_of
from engine.thrones import effects as e
from engine.thrones.abilities import Use
from engine.thrones.deeds import stand
from engine.thrones.records import DEAD, PLAY, Card
from engine.thrones.table import Table

GUARDED = "guarded"
"""What is said of a character for whom another will stand up if it would be killed."""


def any_character(table: Table, asked: e.Ask) -> Picked:
    """All characters in play."""
    return tuple(card.id for card in table.characters())


def is_guarded(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    """For the rest of the phase."""
    return tuple(e.Mark(one, GUARDED, asked.card, "phase") for one in picked)


WHOM = choice("bronn.whom", "cards", any_character, is_guarded)


def guards(ability: str, price: int) -> Recorded:
    """For gold he stands up for a character in this phase, if he kneels when it would be killed."""

    def does(table: Table, card: Card) -> tuple[e.Carried, ...]:
        return (ask(WHOM, card),)

    use = Use(face_of(ability), "action", RULE, "any_phase", pay=gold(price), does=does)
    return Recorded(PREFIX + ability, (use,))


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def spared(table: Table, cards: tuple[str, ...], zone: str) -> tuple[Table, tuple[str, ...]]:
    """Whoever is guarded by a kneeling character is not killed: that one stands instead, for one of them."""
    if zone != DEAD:
        return table, cards
    left = []
    for one in cards:
        guard = _guard(table, table.cards[one])
        if guard is None:
            left.append(one)
            continue
        others = [two for two in cards if two != one and _guard(table, table.cards[two]) == guard]
        facts = {"card": one, "by_means": guard.id}
        basis = SILENT if others else STATED
        table = note(
            stand(table, guard.id), Reason((RULE,), says="guard_stands", facts=dict(facts), basis=basis)
        )
    return table, tuple(left)


def _guard(table: Table, card: Card) -> Card | None:
    """The kneeling character that will stand up for it."""
    for one in card.modifiers:
        guard = table.cards.get(one.value) if one.what == GUARDED else None
        if guard is not None and guard.zone == PLAY and guard.kneeling:
            return guard
    return None
