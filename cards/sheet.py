"""How does a card read on the command line?"""

from __future__ import annotations

from collections.abc import Iterator

from cards.catalogue import Catalogue
from cards.face import Ability, Face
from cards.fields import FieldRule, shown
from cards.messages import Say, english, message
from cards.origin import Raw, Value, origins_text
from cards.texts import in_language, note_in_language, seen_to


def line(cards: Catalogue, face: Face, language: str = "en", say: Say = english) -> str:
    """One line: name, type, decks, and how many values are not known yet."""
    unknown = sum(face.known(rule.id) is None for rule in _fields(cards, face))
    decks = face.decks.value if face.decks else (face.plot_deck.value,) if face.plot_deck else ()
    told = ", ".join(decks) or say(message("card-line-no-deck"))
    complete = message("card-line-unknown", count=unknown) if unknown else message("card-line-complete")
    return f"{face.name(language):<36} {_type(cards, face, language):<10} {told:<16} {say(complete)}"


def sheet(cards: Catalogue, face: Face, language: str = "en", say: Say = english) -> str:
    """The whole card: names, every field, abilities, and the origin of each."""
    others = ", ".join(f"{name.language} {name.text}" for name in face.names)
    lines = [face.name(language), f"  {_type(cards, face, language)}; {others}; id {face.id}"]
    lines += [_field(cards, face, rule, language, say) for rule in _fields(cards, face)]
    abilities = (in_language(ability, cards.game, language) for ability in face.abilities)
    left = {one.id: seen_to(one, cards.game, language) for one in face.abilities}
    lines += [line for ability in abilities for line in _ability(ability, left[ability.id], say)]
    note = note_in_language(face, cards.game, language)
    return "\n".join(lines + ([f"  {say(message('card-sheet-note', note=note))}"] if note else []))


def _fields(cards: Catalogue, face: Face) -> tuple[FieldRule, ...]:
    return tuple(rule for rule in cards.rules.fields if face.type.value in rule.on)


def _type(cards: Catalogue, face: Face, language: str) -> str:
    return next(one.called(language) for one in cards.rules.types if one.id == face.type.value)


def _field(cards: Catalogue, face: Face, rule: FieldRule, language: str, say: Say) -> str:
    value, name = face.known(rule.id), f"  {rule.called(language):<16}"
    if value is None:
        return f"{name} {say(message('card-sheet-unknown'))}"
    told = _value(value, rule, language, say)
    beside = cards.beside(face.id, rule.id)
    if beside is None or beside.value == value.value:
        return f"{name} {told}"
    other = say(message("card-sheet-beside", value=_value(beside, rule, language, say)))
    return f"{name} {told}; {other}"


def _value(value: Value[Raw], rule: FieldRule, language: str, say: Say) -> str:
    more = "" if value.complete else f", {say(message('card-sheet-perhaps-more'))}"
    origins = origins_text(value.origins, say(message("card-sheet-table")))
    return f"{_plain(value.value, rule, language, say)}{more}  [{origins}]"


def _plain(value: Raw, rule: FieldRule, language: str, say: Say) -> str:
    """A value in the reader's words; a word the booklets do not have stays as it is."""
    if isinstance(value, bool):
        return say(message("card-sheet-yes" if value else "card-sheet-no"))
    if isinstance(value, int):
        return str(value)
    words = {one.id: one.called(language) for one in rule.choices}
    if isinstance(value, str):
        return words.get(value) or shown(value)
    return ", ".join(words.get(one) or shown(one) for one in value) or say(message("card-sheet-none"))


PARTS = ("timing", "zone", "condition", "cost", "target", "lasts", "limit")
"""What stands in brackets behind what an ability does."""


def _ability(ability: Ability, left: str | None, say: Say) -> Iterator[str]:
    parts = ((name, getattr(ability, name)) for name in PARTS)
    told = "; ".join(f"{_part(name, say)}: {_joined(part)}" for name, part in parts if part)
    kind = say(message(f"card-ability-{(ability.kind or 'unknown').replace('_', '-')}"))
    what = f"{kind}: {ability.effect or say(message('card-ability-effect-unknown'))}"
    yield f"  {what} ({told})" if told else f"  {what}"
    for one in ability.readings:
        part, says = _part(one.part, say), one.says
        yield f"    {say(message('card-ability-reading', text=one.text, part=part, says=says))}"
    if ability.note:
        yield f"    {ability.note}"
    if left:
        yield f"    {say(message('card-ability-seen-to', what=left))}"


def _part(name: str, say: Say) -> str:
    return say(message(f"card-part-{name}"))


def _joined(part: str | tuple[str, ...]) -> str:
    return part if isinstance(part, str) else ", ".join(part)
