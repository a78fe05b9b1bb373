"""How do the owner's values travel as a file?

One JSON file that people can read, format `referee-cards/1`. A file from somebody else is only data: it
is limited in size and checked whole, and either all of it is sound or none of it is taken.
"""

from __future__ import annotations

import msgspec

from cards.card_file import FORMAT, CardFile, FileValue, decoded
from cards.catalogue import Catalogue
from cards.fields import LONGEST_TEXT, FieldRule, canonical, problem, shown, unfit
from cards.messages import CardsError, Message, message
from cards.owner import Entry, NewCard, OwnerValues

MOST_PROBLEMS = 20


def exported(catalogue: Catalogue) -> bytes:
    """All that the owner typed in for this game, history too."""
    owner = catalogue.owner
    values = tuple(
        FileValue(entry.card, entry.field, entry.value, entry.by, entry.on, _name(catalogue, entry.card))
        for entry in owner.entries
    )
    content = CardFile(FORMAT, owner.game, owner.cards, values)
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def imported(catalogue: Catalogue, content: bytes) -> OwnerValues:
    """What the file holds, sound to the last value; otherwise refused with the reasons."""
    file = decoded(content)
    if file.game != catalogue.game:
        raise CardsError(message("card-file-wrong-game", game=shown(file.game), expected=catalogue.game))
    _refuse_if_any(_card_problems(catalogue, file.cards))
    alone = catalogue.with_owner(OwnerValues(file.game, file.cards))
    _refuse_if_any([wrong for value in file.values if (wrong := _value_problem(alone, value))])
    return OwnerValues(file.game, file.cards, tuple(_entry(value) for value in file.values))


def _name(catalogue: Catalogue, card: str) -> str | None:
    return catalogue.face(card).name() if catalogue.has(card) else None


def _entry(value: FileValue) -> Entry:
    kept = tuple(value.value) if isinstance(value.value, list) else value.value
    return Entry(value.card, value.field, None if kept is None else canonical(kept), value.by, value.on)


def _refuse_if_any(problems: list[Message]) -> None:
    if not problems:
        return
    rest = len(problems) - MOST_PROBLEMS
    more = [message("card-file-more-problems", count=rest)] if rest > 0 else []
    raise CardsError(*problems[:MOST_PROBLEMS], *more)


def _card_problems(catalogue: Catalogue, cards: tuple[NewCard, ...]) -> list[Message]:
    found: list[Message] = []
    known = {face.id for face in catalogue.facts.cards}
    seen: set[str] = set()
    for card in cards:
        found += _one_card_problems(catalogue, card)
        if card.id in known:
            found.append(message("card-file-facts-card", card=shown(card.id)))
        if card.id in seen:
            found.append(message("card-file-duplicate-card", card=shown(card.id)))
        seen.add(card.id)
    return found


def _one_card_problems(catalogue: Catalogue, card: NewCard) -> list[Message]:
    texts = {
        "id": card.id,
        "by": card.by,
        **{f"name ({shown(lang)})": name for lang, name in card.names.items()},
    }
    if not card.names:
        texts["names"] = ""
    found = _unfit_texts(
        f"card {shown(card.id)}", texts | {f"language {n}": x for n, x in enumerate(card.names)}
    )
    types = tuple(choice.id for choice in catalogue.rules.types)
    if card.type not in types:
        found.append(message("card-type-unknown", name=shown(card.id), type=shown(card.type), types=types))
    return found


def _unfit_texts(where: str, texts: dict[str, str]) -> list[Message]:
    return [
        message("card-text-unfit", where=f"{where}, {part}", value=shown(text), limit=LONGEST_TEXT)
        for part, text in texts.items()
        if unfit(text)
    ]


def _value_problem(catalogue: Catalogue, value: FileValue) -> Message | None:
    if not catalogue.has(value.card):
        return message("card-id-unknown", card=shown(value.card))
    name = catalogue.face(value.card).name()
    try:
        rule = catalogue.rules.field(value.field, name)
    except CardsError as unknown:
        return unknown.messages[0]
    unfit_by = _unfit_texts(f"{name}, {rule.id}", {"by": value.by})
    return unfit_by[0] if unfit_by else _misplaced(catalogue, value, rule) or _unsound(rule, value, name)


def _misplaced(catalogue: Catalogue, value: FileValue, rule: FieldRule) -> Message | None:
    face = catalogue.face(value.card)
    if face.type.value in rule.on:
        return None
    facts = {"card": face.name(), "field": rule.id, "type": face.type.value}
    return message("card-field-elsewhere", types=rule.on, **facts)


def _unsound(rule: FieldRule, value: FileValue, name: str) -> Message | None:
    return None if value.value is None else problem(rule, value.value, name)
