"""Saves printed on cards in play: whom they save, from what, and at what price."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.event import Event
from engine.kernel.reason import Finding, Reason, Verdict, cannot_tell, change, no, rule
from engine.kernel.state import fill, note, tell
from engine.lcg.cards.conditions import has_crest, has_trait, is_character
from engine.lcg.cards.recorded import PREFIX, RULE, Does, Recorded, face_of
from engine.thrones import saves
from engine.thrones.abilities import Affects, Use, asked_of
from engine.thrones.costs import event_price
from engine.thrones.deeds import give_gold, kneel
from engine.thrones.effects import Carried
from engine.thrones.moves import Save
from engine.thrones.piles import leave_play
from engine.thrones.records import DEAD, DISCARD, PLAY, Card, Frame
from engine.thrones.table import Table

Price = Literal["kneel", "discard", "gold", "free"]
by_kneeling: Price = "kneel"
by_discarding: Price = "discard"
by_gold: Price = "gold"
for_free: Price = "free"


class Saving(Struct, frozen=True):
    """What a card in play saves from being killed or discarded."""

    reaches: Affects
    """(table, this card, the card in danger)."""
    price: Price
    gold: int = 0
    from_zones: tuple[str, ...] = (DEAD, DISCARD)
    then: Does | None = None
    """What comes of it besides."""
    asks: str = "traits"
    """Which printed value tells whether it reaches a card."""


SAVINGS: dict[str, Saving] = {}


def save(
    ability: str,
    reaches: Affects,
    price: Price,
    *,
    gold: int = 0,
    from_zones: tuple[str, ...] = (DEAD, DISCARD),
    then: Does | None = None,
    asks: str = "traits",
) -> Recorded:
    """A save of a card in play; ``then``: what comes of it besides."""
    face = face_of(ability)
    SAVINGS[face] = Saving(reaches, price, gold, from_zones, then, asks)
    return Recorded(PREFIX + ability, (Use(face, "save", RULE),))


def follows(table: Table, by_means: str) -> tuple[Carried, ...]:
    """What comes of a save with this card besides."""
    source = table.cards.get(by_means)
    saving = SAVINGS.get(source.face) if source is not None and source.zone == PLAY else None
    if source is None or saving is None or saving.then is None:
        return ()
    return saving.then(table, source)


def is_noble(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any character with the Noble crest."""
    return is_character(card) and has_crest(card, "noble")


def is_of_the_watch(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any character of the Night's Watch."""
    return is_character(card) and has_trait(table, card, "night's watch")


def _used(table: Table, move: Save) -> tuple[Card, Saving] | None:
    source = table.cards.get(move.by_means)
    saving = SAVINGS.get(source.face) if source is not None and source.zone == PLAY else None
    return (source, saving) if source is not None and saving is not None else None


@rule("lcg.anatomy.rules_text", "lcg.save.definition")
def its_text_saves_this_card(table: Table, move: Save) -> Finding:
    """A card in play whose text is known saves whom and from what that text says."""
    used = _used(table, move)
    if used is None:
        return None
    source, saving = used
    reaches = saving.reaches(table, source, table.cards[move.card])
    if reaches is None:
        return cannot_tell(asked_of(table, table.cards[move.card], saving.asks))
    zone = table.agenda[-1].slots.get("zone", DEAD) if table.agenda else DEAD
    if not reaches or zone not in saving.from_zones:
        return no("saves_others", card=source.id, saved=move.card)
    return None


@rule("lcg.save.cost_paid", "lcg.kneel.only_standing", "lcg.gold.effect_cost", "lcg.gold.pool_source")
def the_save_is_paid(table: Table, move: Save) -> Finding:
    """What a save costs is paid before it works: gold from one's own pool, a standing card that kneels."""
    used = _used(table, move)
    if used is None:
        source = table.cards.get(move.by_means)
        in_play = source is not None and source.zone == PLAY
        return None if in_play else saves.the_saving_event_is_paid(table, move)
    source, saving = used
    if saving.price == "kneel" and source.kneeling:
        rules = ("lcg.kneel.only_standing", "lcg.save.cost_paid")
        return no("already_kneeling", change("stand", card=source.id), rules=rules, card=source.id)
    gold = table.seats[move.by].gold
    if saving.gold <= gold:
        return None
    rules = ("lcg.gold.effect_cost", "lcg.gold.pool_source")
    lack = change("gold", seat=move.by, amount=saving.gold - gold)
    return no("gold_short", lack, rules=rules, needs=saving.gold, has=gold)


def act_save(table: Table, move: Save) -> Table:
    """The card stays in play; what its text asks for is paid and stays paid."""
    used = _used(table, move)
    if used is None:
        return saves.act_save(table, move)
    source, saving = used
    frame = table.agenda[-1]
    assert isinstance(frame, Frame)
    table = fill(table, saved=(*saves.saved_in(frame), move.card))
    rules = ("lcg.save.definition", "lcg.save.cost_paid")
    facts = {"card": move.card, "with": source.id}
    table = note(table, Reason(rules, Verdict.YES, "saved", dict(facts)))
    table = tell(table, Event("saved", move.card, move.by, rule="lcg.save.definition"))
    if saving.gold:
        table = give_gold(table, move.by, -saving.gold)
    if saving.price == "kneel":
        return kneel(table, source.id)
    return leave_play(table, source.id, DISCARD) if saving.price == "discard" else table


def price_of_save(table: Table, move: Save) -> int:
    """Gold a save costs."""
    used = _used(table, move)
    if used is not None:
        return used[1].gold
    source = table.cards.get(move.by_means)
    event = source is not None and source.zone != PLAY
    return event_price(source) if event and source is not None else 0
