"""What a line leaves out when it uses a card: its use, price and target."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
from msgspec.structs import replace

from engine.agot.abilities.definitions import RESPONSES, aims_of, uses_of
from engine.agot.abilities.targets import targets_of
from engine.agot.state import effects
from engine.agot.state.moves import Pay
from engine.agot.state.records import EVENT, Card
from engine.agot.state.table import AgotTable
from engine.kernel.grammar import Alternative, RawMove

AIM = "aim"
"""What the use of a card is aimed at, in a line: it becomes the effects that the card's text has there."""
ABILITIES = {"use_ability": "action", "play_event": "action", "respond": "reaction"}
"""Moves that use a card, and as what."""
ON, KNEELING, DISCARDING = "on", "kneeling", "discarding"
"""The words behind which a line names the target, and what is knelt or discarded for it."""


def dying(table: AgotTable) -> tuple[str, ...]:
    """Those who are about to be killed."""
    victims = table.agenda[-1].slots.get("victims") if table.agenda else ()
    return victims if isinstance(victims, tuple) else ()


def threatened(table: AgotTable) -> tuple[str, ...]:
    """Those of them nobody has saved yet."""
    saved = table.agenda[-1].slots.get("saved") if table.agenda else ()
    return tuple(card for card in dying(table) if not isinstance(saved, tuple) or card not in saved)


def is_save(card: Card) -> bool:
    """Whether it is known of a card that it saves."""
    return bool(card.saves or uses_of(card, "save"))


def used(table: AgotTable, raw: RawMove) -> RawMove:
    """The use of a card with what goes without saying: as what, its price, what its text does."""
    if raw["do"] not in ABILITIES:
        return aimed(table, raw) if AIM in raw else raw
    raw = _as_its_text_is(table, raw)
    if raw["do"] == "save":
        return raw
    raw = _priced(table, raw)
    return aimed(table, raw) if AIM in raw else _by_its_text(table, raw)


def _as_its_text_is(table: AgotTable, raw: RawMove) -> RawMove:
    """Whoever plays an event plays it as what it is: a save while somebody is killed, or a reaction."""
    card = table.cards.get(str(raw.get("card")))
    if card is None:
        return raw
    if threatened(table) and _may_save(card, raw):
        saved = {"card": raw[AIM]} if AIM in raw else {}
        return {"do": "save", "by": raw.get("by", ""), "with": card.id, **saved}
    return {**raw, "do": "respond"} if only_reacts(card) else raw


def only_reacts(card: Card) -> bool:
    """Whether a card is used as a response alone, by its text or by what is told of it."""
    if uses_of(card):
        return bool(uses_of(card, "reaction")) and not uses_of(card, "action")
    return card.kind == EVENT and card.timing in RESPONSES


def _may_save(card: Card, raw: RawMove) -> bool:
    """Whether a line plays this card to save: nothing else is said of it, and it is known to be no other."""
    if set(raw) - {"do", "by", "card", AIM}:
        return False
    unknown = card.kind == EVENT and not uses_of(card) and not card.timing
    return is_save(card) or unknown


def _priced(table: AgotTable, raw: RawMove) -> RawMove:
    """The use of a card with its price, where its text names one and it can be paid in one way only."""
    alternatives = _prices(table, raw)
    return {**raw, **_paid(alternatives[0])} if len(alternatives) == 1 else raw


def _prices(table: AgotTable, raw: RawMove) -> tuple[Pay, ...]:
    """The ways in which this use can be paid, where its text names them and none was said."""
    card = table.cards.get(str(raw.get("card")))
    if card is None or raw.get("pay"):
        return ()
    uses = uses_of(card, ABILITIES[raw["do"]])
    prices = [use.pay for use in uses if use.pay is not None]
    alternatives = dict.fromkeys(way for price in prices for way in price(table, card))
    return tuple(alternatives) if len(prices) == len(uses) else ()


def _paid(way: Pay) -> RawMove:
    pay: RawMove = msgspec.to_builtins(way)
    return {"pay": pay} if pay else {}


def _by_its_text(table: AgotTable, raw: RawMove) -> RawMove:
    """The use of a card with what its text does, where that is one thing and leaves nothing to choose."""
    choices = _choices(table, raw)
    return {**raw, "effects": msgspec.to_builtins(choices[0])} if len(choices) == 1 and choices[0] else raw


def _choices(table: AgotTable, raw: RawMove) -> effects.EffectChoices:
    """All that this use can do, where its text is known to do one sort of thing and none was said."""
    card = table.cards.get(str(raw.get("card")))
    uses = uses_of(card, ABILITIES[raw["do"]]) if card is not None and not raw.get("effects") else ()
    if card is None or len(uses) != 1:
        return ()
    return tuple(aims_of(table, card, uses[0]))


def aimed(table: AgotTable, raw: RawMove) -> RawMove:
    """The use of a card whose target was named, with the effects its text has there."""
    card = table.cards.get(str(raw.get("card")))
    alternatives = [] if card is None or raw.get("effects") else [*_ways(table, card, str(raw[AIM]))]
    if len(alternatives) != 1:
        return raw  # no move has such a field: the line is read in another way, or not at all
    return {**{name: value for name, value in raw.items() if name != AIM}, "effects": alternatives[0]}


def _ways(table: AgotTable, card: Card, target: str) -> Iterator[RawMove]:
    """What its text does to this target; the same to one it does not reach, so that a ruling says why not."""
    choices = [choice for use in uses_of(card) for choice in aims_of(table, card, use)]
    there = [choice for choice in choices if targets_of(choice) == (target,)]
    other = next((choice for choice in choices if len(targets_of(choice)) == 1), None)
    if not there and other is not None:
        there = [tuple(_at(effect, target) for effect in other)]
    yield from (msgspec.to_builtins(choice) for choice in there)


def _at(one: effects.Effect, target: str) -> effects.Effect:
    return replace(one, target=target) if isinstance(one, effects.Aimed) else one


def alternatives(table: AgotTable, raw: RawMove) -> tuple[Alternative, ...]:
    """All a line may mean that leaves open whom it saves, what it is aimed at, or how it is paid."""
    if raw["do"] == "save" and not raw.get("card"):
        return tuple(Alternative({**raw, "card": card}, ((ON, (card,)),)) for card in threatened(table))
    if raw["do"] not in ABILITIES:
        return (Alternative(raw),)
    aims, prices = _choices(table, raw), _prices(table, raw)
    each_aim = [*_aimed_at(aims)] if len(aims) > 1 else [Alternative({})]
    each_price = [*_paid_by(prices)] if len(prices) > 1 else [Alternative({})]
    together = product(each_aim, each_price)
    return tuple(Alternative({**raw, **aim.raw, **pay.raw}, (*aim.adds, *pay.adds)) for aim, pay in together)


def _aimed_at(choices: effects.EffectChoices) -> Iterator[Alternative]:
    for choice in choices:
        yield Alternative({"effects": msgspec.to_builtins(choice)}, ((ON, targets_of(choice)),))


def _paid_by(prices: tuple[Pay, ...]) -> Iterator[Alternative]:
    for way in prices:
        said = ((KNEELING, way.kneel), (DISCARDING, way.discard))
        yield Alternative(_paid(way), tuple((lead, cards) for lead, cards in said if cards))
