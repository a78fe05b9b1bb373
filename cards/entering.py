"""May this be entered, and what comes of it?

The three things an owner does to a catalogue: set a value, take a value back, enter a new card. Each gives
the new `OwnerValues` and what to tell the owner; what cannot be entered is refused with the reason.
"""

from __future__ import annotations

from msgspec import Struct

from cards.catalogue import Catalogue
from cards.constraints import warnings
from cards.face import Face
from cards.fields import LONGEST_TEXT, FieldRule, shown, unfit
from cards.messages import CardsError, Message, message
from cards.origin import FromOwner, Raw, origins_text
from cards.owner import Entry, NewCard, OwnerValues
from cards.spelling import key


class Entered(Struct, frozen=True):
    """The owner's values afterwards, and what is worth knowing about it."""

    values: OwnerValues
    said: tuple[Message, ...]


def enter_value(catalogue: Catalogue, card: str, field: str, typed: str, signed: FromOwner) -> Entered:
    """The owner read this value off the card. What the facts say otherwise is kept beside it."""
    face = catalogue.face(card)
    rule = _rule(catalogue, face, field)
    _fit(signed.by, "by")
    value = catalogue.rules.read(rule, typed, face.name())
    values = catalogue.owner.with_entry(Entry(card, rule.id, value, signed.by, signed.on))
    layered = catalogue.with_owner(values)
    said = _kept(face, values.history(card, rule.id))
    return Entered(values, (said, *doubts(layered, card, rule.id)))


def take_back(catalogue: Catalogue, card: str, field: str, signed: FromOwner) -> Entered:
    """What was typed for this field no longer counts; the history keeps it."""
    face = catalogue.face(card)
    rule = _rule(catalogue, face, field)
    _fit(signed.by, "by")
    before = catalogue.owner.value(card, rule.id)
    if before is None:
        return Entered(catalogue.owner, ())
    values = catalogue.owner.with_entry(Entry(card, rule.id, None, signed.by, signed.on))
    said = message("card-forgotten", card=face.name(), field=rule.id, before=shown(before.value))
    return Entered(values, (said,))


def enter_card(catalogue: Catalogue, names: dict[str, str], kind: str, signed: FromOwner) -> Entered:
    """A card the facts do not have, under its names by language."""
    for language, name in names.items():
        _fit(name, f"name ({language})")
        _free(catalogue, name)
    _fit(signed.by, "by")
    first = next(iter(names.values()))
    card = NewCard(_new_id(catalogue, first), names, catalogue.rules.type(kind, first), signed.by, signed.on)
    said = message("card-added", card=first, type=card.type, id=card.id)
    return Entered(catalogue.owner.with_card(card), (said,))


def doubts(catalogue: Catalogue, card: str | None = None, field: str | None = None) -> tuple[Message, ...]:
    """What is worth a second look: facts contradicted and sums that do not come out."""
    sums = warnings(catalogue, catalogue.owner, card, field)
    # A sum of one card is a fact too: its contradiction is told already, with the friendlier words.
    told = (warning for warning in sums if warning.key != "card-number-wrong")
    return (*contradictions(catalogue, card, field), *told)


def contradictions(
    catalogue: Catalogue, card: str | None = None, field: str | None = None
) -> tuple[Message, ...]:
    """Where the owner's values differ from the facts; all of them, or for one card and field."""
    found = []
    for place, entry in catalogue.owner.in_force().items():
        if (card, field) in ((None, None), place) and entry.value is not None:
            found += _contradiction(catalogue, entry, entry.value)
    return tuple(found)


def _contradiction(catalogue: Catalogue, entry: Entry, value: Raw) -> list[Message]:
    fact = catalogue.beside(entry.card, entry.field)
    if fact is None or _agrees(fact.value, value, fact.complete):
        return []
    title = catalogue.face(entry.card).name()
    origin = origins_text(fact.origins)
    told = {"card": title, "field": entry.field, "value": shown(value), "origin": origin}
    return [message("card-contradicts", printed=shown(fact.value), **told)]


def _agrees(fact: Raw, value: Raw, complete: bool) -> bool:
    """Words that are not known to be all of them agree with any list that holds them."""
    if not complete and isinstance(fact, tuple) and isinstance(value, tuple):
        return set(fact) <= set(value)
    return fact == value


def _rule(catalogue: Catalogue, face: Face, field: str) -> FieldRule:
    rule = catalogue.rules.meant(field, face.type.value, face.name())
    if face.type.value in rule.on:
        return rule
    facts = {"card": face.name(), "field": rule.id, "type": face.type.value}
    raise CardsError(message("card-field-elsewhere", types=rule.on, **facts))


def _kept(face: Face, history: tuple[Entry, ...]) -> Message:
    now, before = history[-1], history[-2] if len(history) > 1 else None
    facts = {"card": face.name(), "field": now.field, "value": shown(now.value)}
    if before is None or before.value in (None, now.value):
        return message("card-kept", by=now.by, on=now.on.isoformat(), **facts)
    return message("card-corrected", before=shown(before.value), **facts)


def _fit(text: str, where: str) -> None:
    if unfit(text):
        raise CardsError(message("card-text-unfit", where=where, value=shown(text), limit=LONGEST_TEXT))


def _free(catalogue: Catalogue, name: str) -> None:
    match = catalogue.find(name)
    same = [offer for offer in match.offers if key(offer.fitted) == key(name)]
    if same:
        raise CardsError(message("card-name-taken", name=name, card=same[0].card))


def _new_id(catalogue: Catalogue, name: str) -> str:
    slug = key(name).replace(" ", "-") or "card"
    base = f"{catalogue.game}-own-{slug}"
    taken = (n for n in range(1, len(catalogue.owner.cards) + 2) if not catalogue.has(_numbered(base, n)))
    return _numbered(base, next(taken))


def _numbered(base: str, number: int) -> str:
    return base if number == 1 else f"{base}-{number}"
