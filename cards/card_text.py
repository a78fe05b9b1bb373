"""A card as text for the terminal, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import Struct, structs

from cards.catalogue import Catalogue, FieldRule, readable_value
from cards.facts import OUR_TERM, Ability, Face, PrintedName, PrintedValue, RawValue, folder, origins_text
from cards.messages import Say, message

FILE = "texts.json"
BESIDES = ("readings", "seen_to")
"""Fields of a translation that are not parts of an ability."""


class CardTranslation(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The parts of one ability, or the remark on one card; a part that is not there has no words."""

    timing: str | None = None
    zone: str | None = None
    condition: str | None = None
    cost: tuple[str, ...] = ()
    target: str | None = None
    effect: str | None = None
    lasts: str | None = None
    limit: str | None = None
    note: str | None = None
    seen_to: str | None = None
    """What of it the referee leaves to the players, where that is not all carried out."""
    readings: dict[str, str] = {}
    """Text -> how it words the part on which the texts differ."""


@cache
def texts(game: str, language: str) -> dict[str, CardTranslation]:
    """All texts of a game in this language; nothing where the facts' own words stand for it."""
    file = folder(game) / language / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, CardTranslation]) if file.is_file() else {}


def in_language(ability: Ability, game: str, language: str) -> Ability:
    """The ability in the words of this language; what these do not have stays as it is."""
    translation = texts(game, language).get(ability.id)
    if translation is None:
        return ability
    readings = tuple(
        structs.replace(reading, says=translation.readings.get(reading.text, reading.says))
        for reading in ability.readings
    )
    translated = {
        name: getattr(translation, name) for name in CardTranslation.__struct_fields__ if name not in BESIDES
    }
    return structs.replace(
        ability, readings=readings, **{name: part for name, part in translated.items() if part}
    )


def seen_to(ability: Ability, game: str, language: str) -> str | None:
    """What of an ability the players see to themselves; nothing: the referee carries out all of it."""
    translation = texts(game, language).get(ability.id)
    return translation.seen_to if translation is not None else None


def note_in_language(face: Face, game: str, language: str) -> str | None:
    """The remark on a card in this language."""
    translation = texts(game, language).get(face.id)
    return translation.note if translation is not None and translation.note else face.note


def card_line(cards: Catalogue, face: Face, language: str, say: Say) -> str:
    """One line: name, type, decks, and how many values are not known yet."""
    unknown = sum(face.known(rule.id) is None for rule in _fields(cards, face))
    decks = face.decks.value if face.decks else (face.plot_deck.value,) if face.plot_deck else ()
    in_decks = ", ".join(decks) or say(message("card-line-no-deck"))
    complete = message("card-line-unknown", count=unknown) if unknown else message("card-line-complete")
    return f"{face.name(language):<36} {_type(cards, face, language):<10} {in_decks:<16} {say(complete)}"


def card_text(cards: Catalogue, face: Face, language: str, say: Say) -> str:
    """The whole card: names, every field, abilities, and the origin of each."""
    others = ", ".join(_named(name, say) for name in face.names)
    lines = [face.name(language), f"  {_type(cards, face, language)}; {others}; id {face.id}"]
    lines += [_field(cards, face, rule, language, say) for rule in _fields(cards, face)]
    abilities = (in_language(ability, cards.game, language) for ability in face.abilities)
    left = {ability.id: seen_to(ability, cards.game, language) for ability in face.abilities}
    lines += [line for ability in abilities for line in _ability(ability, left[ability.id], say)]
    note = note_in_language(face, cards.game, language)
    return "\n".join(lines + ([f"  {say(message('card-sheet-note', note=note))}"] if note else []))


def _named(name: PrintedName, say: Say) -> str:
    """A name with its language, and whether it is ours."""
    plain = f"{name.language} {name.text}"
    return say(message("card-sheet-ours", name=plain)) if name.basis == OUR_TERM else plain


def _fields(cards: Catalogue, face: Face) -> tuple[FieldRule, ...]:
    return tuple(rule for rule in cards.rules.fields if face.type.value in rule.on)


def _type(cards: Catalogue, face: Face, language: str) -> str:
    return next(type_.name_in(language) for type_ in cards.rules.types if type_.id == face.type.value)


def _field(cards: Catalogue, face: Face, rule: FieldRule, language: str, say: Say) -> str:
    value, name = face.known(rule.id), f"  {rule.name_in(language):<16}"
    if value is None:
        return f"{name} {say(message('card-sheet-unknown'))}"
    shown = _value(value, rule, language, say)
    beside = cards.beside(face.id, rule.id)
    if beside is None or beside.value == value.value:
        return f"{name} {shown}"
    other = say(message("card-sheet-beside", value=_value(beside, rule, language, say)))
    return f"{name} {shown}; {other}"


def _value(value: PrintedValue[RawValue], rule: FieldRule, language: str, say: Say) -> str:
    more = "" if value.complete else f", {say(message('card-sheet-perhaps-more'))}"
    origins = origins_text(value.origins, say(message("card-sheet-table")))
    return f"{_plain(value.value, rule, language, say)}{more}  [{origins}]"


def _plain(value: RawValue, rule: FieldRule, language: str, say: Say) -> str:
    """A value in the reader's words; a word the booklets do not have stays as it is."""
    if isinstance(value, bool):
        return say(message("card-sheet-yes" if value else "card-sheet-no"))
    if isinstance(value, int):
        return str(value)
    words = {choice.id: choice.name_in(language) for choice in (*rule.choices, *rule.printed)}
    if isinstance(value, str):
        return words.get(value) or readable_value(value)
    return ", ".join(words.get(part) or readable_value(part) for part in value) or say(
        message("card-sheet-none")
    )


PARTS = ("timing", "zone", "condition", "cost", "target", "lasts", "limit")
"""The parts shown in brackets after the effect of an ability."""


def _ability(ability: Ability, left: str | None, say: Say) -> Iterator[str]:
    parts = ((name, getattr(ability, name)) for name in PARTS)
    details = "; ".join(f"{_part(name, say)}: {_joined(part)}" for name, part in parts if part)
    kind = say(message(f"card-ability-{(ability.kind or 'unknown').replace('_', '-')}"))
    what = f"{kind}: {ability.effect or say(message('card-ability-effect-unknown'))}"
    yield f"  {what} ({details})" if details else f"  {what}"
    for reading in ability.readings:
        part, says = _part(reading.part, say), reading.says
        yield f"    {say(message('card-ability-reading', text=reading.text, part=part, says=says))}"
    if ability.note:
        yield f"    {ability.note}"
    if left:
        yield f"    {say(message('card-ability-seen-to', what=left))}"


def _part(name: str, say: Say) -> str:
    return say(message(f"card-part-{name}"))


def _joined(part: str | tuple[str, ...]) -> str:
    return part if isinstance(part, str) else ", ".join(part)
