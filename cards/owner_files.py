"""Files of the owner's values: written, read, merged with others."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import msgspec
from msgspec import Struct

from cards.catalogue import LONGEST_TEXT, Catalogue, FieldRule, canonical, problem, readable_value, unfit
from cards.facts import NewCard, OwnerEntry, OwnerValues
from cards.messages import CardsError, Message, message

FORMAT = "referee-cards/1"
MOST_BYTES = 2 * 1024 * 1024


class FileValue(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry. `name` is there for people who read the file and is not used."""

    card: str
    field: str
    value: Any
    by: str
    on: date
    name: str | None = None


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    game: str
    cards: tuple[NewCard, ...]
    values: tuple[FileValue, ...]


class CardFileHeader(Struct, frozen=True):
    """The part that is looked at first: which format, which game."""

    format: str
    game: str


def decoded_file(content: bytes) -> CardFile:
    if len(content) > MOST_BYTES:
        raise CardsError(message("card-file-too-large", limit=MOST_BYTES))
    try:
        header = msgspec.json.decode(content, type=CardFileHeader)
        if header.format != FORMAT:
            raise CardsError(
                message("card-file-wrong-format", format=readable_value(header.format), expected=FORMAT)
            )
        return msgspec.json.decode(content, type=CardFile)
    except msgspec.ValidationError as error:
        entry = _place(content, str(error))
        raise CardsError(
            message("card-file-wrong-shape", problem=readable_value(str(error)), entry=entry)
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CardsError(message("card-file-not-json", problem=readable_value(str(error)))) from None


def _place(content: bytes, problem: str) -> str:
    """The entry a decoding error is about, in words: which card, field and value were read."""
    place = re.search(r"\$\.(values|cards)\[(\d+)\]", problem)
    if not place:
        return ""
    try:
        entry = msgspec.json.decode(content)[place[1]][int(place[2])]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # what follows is no JSON
        return ""
    if not isinstance(entry, dict):
        return ""
    shown = [
        f"{part} {readable_value(entry[part])}" for part in ("card", "id", "field", "value") if part in entry
    ]
    return f" (read: {', '.join(shown)})"


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
    file = decoded_file(content)
    if file.game != catalogue.game:
        raise CardsError(
            message("card-file-wrong-game", game=readable_value(file.game), expected=catalogue.game)
        )
    _refuse_if_any(_card_problems(catalogue, file.cards))
    alone = catalogue.with_owner(OwnerValues(file.game, file.cards))
    _refuse_if_any([wrong for value in file.values if (wrong := _value_problem(alone, value))])
    return OwnerValues(file.game, file.cards, tuple(_entry(value) for value in file.values))


def _name(catalogue: Catalogue, card: str) -> str | None:
    return catalogue.face(card).name() if catalogue.has(card) else None


def _entry(value: FileValue) -> OwnerEntry:
    entered = tuple(value.value) if isinstance(value.value, list) else value.value
    return OwnerEntry(
        value.card, value.field, None if entered is None else canonical(entered), value.by, value.on
    )


def _refuse_if_any(problems: list[Message]) -> None:
    if not problems:
        return
    rest = len(problems) - MOST_PROBLEMS
    more = [message("card-file-more-problems", count=rest)] if rest > 0 else []
    raise CardsError(*problems[:MOST_PROBLEMS], *more)


def _card_problems(catalogue: Catalogue, cards: tuple[NewCard, ...]) -> list[Message]:
    problems: list[Message] = []
    known = {face.id for face in catalogue.facts.cards}
    ids: set[str] = set()
    for card in cards:
        problems += _one_card_problems(catalogue, card)
        if card.id in known:
            problems.append(message("card-file-facts-card", card=readable_value(card.id)))
        if card.id in ids:
            problems.append(message("card-file-duplicate-card", card=readable_value(card.id)))
        ids.add(card.id)
    return problems


def _one_card_problems(catalogue: Catalogue, card: NewCard) -> list[Message]:
    texts = {
        "id": card.id,
        "by": card.by,
        **{f"name ({readable_value(lang)})": name for lang, name in card.names.items()},
    }
    if not card.names:
        texts["names"] = ""
    problems = _unfit_texts(
        f"card {readable_value(card.id)}", texts | {f"language {n}": x for n, x in enumerate(card.names)}
    )
    types = tuple(choice.id for choice in catalogue.rules.types)
    if card.type not in types:
        problems.append(
            message(
                "card-type-unknown", name=readable_value(card.id), type=readable_value(card.type), types=types
            )
        )
    return problems


def _unfit_texts(where: str, texts: dict[str, str]) -> list[Message]:
    return [
        message("card-text-unfit", where=f"{where}, {part}", value=readable_value(text), limit=LONGEST_TEXT)
        for part, text in texts.items()
        if unfit(text)
    ]


def _value_problem(catalogue: Catalogue, value: FileValue) -> Message | None:
    if not catalogue.has(value.card):
        return message("card-id-unknown", card=readable_value(value.card))
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


KEPT = "card-conflict-kept"
TAKEN = "card-conflict-taken"


class Merged(Struct, frozen=True):
    """The owner's values afterwards, how much was taken, and every conflict."""

    values: OwnerValues
    taken: int
    new_cards: int
    same: int
    conflicts: tuple[Message, ...]


def merged(mine: Catalogue, theirs: OwnerValues, replace: bool = False) -> Merged:
    """One's own values with those of the file; `replace`: where they differ, the file wins."""
    clashing = tuple(card for card in theirs.cards if _clashes(mine, card))
    refused = {card.id for card in clashing}
    new = tuple(card for card in theirs.cards if card.id not in refused and not mine.has(card.id))
    taken, same, conflicts = _entries(mine, theirs, refused, replace)
    own = mine.owner
    values = OwnerValues(own.game, own.cards + new, own.entries + tuple(taken))
    clashes = tuple(_card_conflict(mine, card) for card in clashing)
    return Merged(values, len(taken), len(new), same, clashes + tuple(conflicts))


def _clashes(mine: Catalogue, card: NewCard) -> bool:
    return mine.has(card.id) and mine.face(card.id).type.value != card.type


def _entries(
    mine: Catalogue, theirs: OwnerValues, refused: set[str], replace: bool
) -> tuple[list[OwnerEntry], int, list[Message]]:
    """The entries to take, how many values are the same on both sides, and the conflicts."""
    offered = [entry for entry in theirs.entries if entry.card not in refused]
    touched = {(entry.card, entry.field) for entry in mine.owner.entries}
    # A field never touched here comes with its history, in the order it was typed.
    taken = [entry for entry in offered if (entry.card, entry.field) not in touched]
    same, conflicts = 0, []
    for (card, field), entry in theirs.in_force().items():
        if (card, field) not in touched or card in refused:
            continue
        own = mine.owner.value(card, field)
        if own is not None and own.value == entry.value:
            same += 1
            continue
        if own is None or replace:
            taken.append(entry)
        if own is not None:
            conflicts.append(_conflict(mine, own, entry, TAKEN if replace else KEPT))
    return taken, same, conflicts


def _conflict(mine: Catalogue, own: OwnerEntry, theirs: OwnerEntry, key: str) -> Message:
    facts = {
        "card": mine.face(own.card).name(),
        "field": own.field,
        "by": theirs.by,
        "on": theirs.on.isoformat(),
    }
    return message(key, mine=readable_value(own.value), theirs=readable_value(theirs.value), **facts)


def _card_conflict(mine: Catalogue, card: NewCard) -> Message:
    face = mine.face(card.id)
    facts = {"card": face.name(), "field": "type", "by": card.by, "on": card.on.isoformat()}
    return message(KEPT, mine=face.type.value, theirs=card.type, **facts)
