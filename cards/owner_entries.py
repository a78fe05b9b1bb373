"""The entries of the owner: accepted, refused, or doubted by what is known of the game."""

from __future__ import annotations

from msgspec import Struct

from cards.catalogue import LONGEST_TEXT, Catalogue, FieldRule, readable_value, unfit
from cards.facts import Constraint, Face, FromOwner, NewCard, OwnerEntry, OwnerValues, RawValue, origins_text
from cards.messages import CardsError, Message, MessageFact, message
from cards.names import key


def warnings(
    catalogue: Catalogue, owner_values: OwnerValues, card: str | None = None, field: str | None = None
) -> list[Message]:
    """The sums that fail with the owner's values over the facts; all, or those of a card, of a field."""
    layered = catalogue.with_owner(owner_values)
    touched = (
        constraint
        for constraint in catalogue.facts.constraints
        if (card is None or card in constraint.cards) and field in (None, constraint.field)
    )
    checked = (_checked(layered, constraint) for constraint in touched)
    return [warning for warning in checked if warning is not None]


def room(catalogue: Catalogue, card: str, field: str) -> tuple[int, int | None]:
    """The lowest and highest number the sums leave for this field; None: they do not say."""
    low, high = 0, None
    for constraint in catalogue.facts.constraints:
        if card not in constraint.cards or field != constraint.field or constraint.holding:
            continue
        numbers = _numbers(catalogue, constraint)
        numbers.pop(card, None)
        left = max(0, constraint.total - sum(numbers.values()))
        high = left if high is None else min(high, left)
        if constraint.relation == "==" and len(numbers) == len(constraint.cards) - 1:
            low = max(low, left)
    return low, high


def _checked(catalogue: Catalogue, constraint: Constraint) -> Message | None:
    if constraint.holding is not None:
        return _too_many_holders(catalogue, constraint, constraint.holding)
    numbers = _numbers(catalogue, constraint)
    total = sum(numbers.values())
    complete = len(numbers) == len(constraint.cards)
    wrong = total > constraint.total or (
        complete and constraint.relation == "==" and total != constraint.total
    )
    return _warning(catalogue, constraint, numbers) if wrong else None


def _numbers(catalogue: Catalogue, constraint: Constraint) -> dict[str, int]:
    """The numbers that are known, by card."""
    values = ((card, catalogue.face(card).known(constraint.field)) for card in constraint.cards)
    return {card: value.value for card, value in values if value and isinstance(value.value, int)}


def _warning(catalogue: Catalogue, constraint: Constraint, numbers: dict[str, int]) -> Message:
    facts = _facts(catalogue, constraint)
    facts["sum"] = sum(numbers.values())
    exact = constraint.relation == "=="
    if exact and len(constraint.cards) == 1:
        return Message("card-number-wrong", facts)
    if len(numbers) == len(constraint.cards):
        return Message("card-sum-wrong" if exact else "card-sum-over", facts)
    facts["known"] = tuple(f"{catalogue.face(card).name()} {number}" for card, number in numbers.items())
    facts["unknown"] = tuple(catalogue.face(card).name() for card in constraint.cards if card not in numbers)
    return Message("card-sum-exceeded" if exact else "card-sum-over-partly", facts)


def _too_many_holders(catalogue: Catalogue, constraint: Constraint, word: str) -> Message | None:
    holders = tuple(
        catalogue.face(card).name() for card in constraint.cards if _holds(catalogue, card, constraint, word)
    )
    if len(holders) <= constraint.total:
        return None
    return message(
        "card-words-over", word=word, sum=len(holders), holders=holders, **_facts(catalogue, constraint)
    )


def _holds(catalogue: Catalogue, card: str, constraint: Constraint, word: str) -> bool:
    value = catalogue.face(card).known(constraint.field)
    return value is not None and isinstance(value.value, tuple) and word in value.value


def _facts(catalogue: Catalogue, constraint: Constraint) -> dict[str, MessageFact]:
    cards = tuple(catalogue.face(card).name() for card in constraint.cards)
    origin = origins_text(constraint.origins)
    place = {"constraint": constraint.id, "origin": origin, "field": constraint.field}
    return {**place, "cards": cards, "total": constraint.total}


class EntryResult(Struct, frozen=True):
    """The owner's values afterwards, and what is worth knowing about it."""

    values: OwnerValues
    said: tuple[Message, ...]


def enter_value(catalogue: Catalogue, card: str, field: str, typed: str, signed: FromOwner) -> EntryResult:
    """Enters a value that the owner read off the card; the printed fact stays beside it."""
    face = catalogue.face(card)
    rule = _rule(catalogue, face, field)
    _fit(signed.by, "by")
    value = catalogue.rules.read(rule, typed, face.name())
    values = catalogue.owner.with_entry(OwnerEntry(card, rule.id, value, signed.by, signed.on))
    layered = catalogue.with_owner(values)
    confirmation = _confirmation(face, values.history(card, rule.id))
    return EntryResult(values, (confirmation, *doubts(layered, card, rule.id)))


def take_back(catalogue: Catalogue, card: str, field: str, signed: FromOwner) -> EntryResult:
    """What was typed for this field no longer counts; the history keeps it."""
    face = catalogue.face(card)
    rule = _rule(catalogue, face, field)
    _fit(signed.by, "by")
    before = catalogue.owner.value(card, rule.id)
    if before is None:
        return EntryResult(catalogue.owner, ())
    values = catalogue.owner.with_entry(OwnerEntry(card, rule.id, None, signed.by, signed.on))
    confirmation = message(
        "card-forgotten", card=face.name(), field=rule.id, before=readable_value(before.value)
    )
    return EntryResult(values, (confirmation,))


def enter_card(catalogue: Catalogue, names: dict[str, str], kind: str, signed: FromOwner) -> EntryResult:
    """A card the facts do not have, under its names by language."""
    for language, name in names.items():
        _fit(name, f"name ({language})")
        _free(catalogue, name)
    _fit(signed.by, "by")
    first = next(iter(names.values()))
    card = NewCard(_new_id(catalogue, first), names, catalogue.rules.type(kind, first), signed.by, signed.on)
    confirmation = message("card-added", card=first, type=card.type, id=card.id)
    return EntryResult(catalogue.owner.with_card(card), (confirmation,))


def doubts(catalogue: Catalogue, card: str | None = None, field: str | None = None) -> tuple[Message, ...]:
    """What is worth a second look: facts contradicted and sums that do not come out."""
    sums = warnings(catalogue, catalogue.owner, card, field)
    # A sum of one card is a fact too: its contradiction is told already, with the friendlier words.
    of_sums = (warning for warning in sums if warning.key != "card-number-wrong")
    return (*contradictions(catalogue, card, field), *of_sums)


def contradictions(
    catalogue: Catalogue, card: str | None = None, field: str | None = None
) -> tuple[Message, ...]:
    """Where the owner's values differ from the facts; all of them, or for one card and field."""
    problems = []
    for place, entry in catalogue.owner.in_force().items():
        if (card, field) in ((None, None), place) and entry.value is not None:
            problems += _contradiction(catalogue, entry, entry.value)
    return tuple(problems)


def _contradiction(catalogue: Catalogue, entry: OwnerEntry, value: RawValue) -> list[Message]:
    fact = catalogue.beside(entry.card, entry.field)
    if fact is None or _agrees(fact.value, value, fact.complete):
        return []
    title = catalogue.face(entry.card).name()
    origin = origins_text(fact.origins)
    facts = {"card": title, "field": entry.field, "value": readable_value(value), "origin": origin}
    return [message("card-contradicts", printed=readable_value(fact.value), **facts)]


def _agrees(fact: RawValue, value: RawValue, complete: bool) -> bool:
    """Words that are not known to be all of them agree with any list that holds them."""
    if not complete and isinstance(fact, tuple) and isinstance(value, tuple):
        return set(fact) <= set(value)
    return fact == value


def _rule(catalogue: Catalogue, face: Face, field: str) -> FieldRule:
    rule = catalogue.rules.field_meant(field, face.type.value, face.name())
    if face.type.value in rule.on:
        return rule
    facts = {"card": face.name(), "field": rule.id, "type": face.type.value}
    raise CardsError(message("card-field-elsewhere", types=rule.on, **facts))


def _confirmation(face: Face, history: tuple[OwnerEntry, ...]) -> Message:
    now, before = history[-1], history[-2] if len(history) > 1 else None
    facts = {"card": face.name(), "field": now.field, "value": readable_value(now.value)}
    if before is None or before.value in (None, now.value):
        return message("card-kept", by=now.by, on=now.on.isoformat(), **facts)
    return message("card-corrected", before=readable_value(before.value), **facts)


def _fit(text: str, where: str) -> None:
    if unfit(text):
        raise CardsError(
            message("card-text-unfit", where=where, value=readable_value(text), limit=LONGEST_TEXT)
        )


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
