"""How does a card read on the command line?"""

from __future__ import annotations

from collections.abc import Iterator

from cards.catalogue import Catalogue
from cards.face import Ability, Face
from cards.fields import FieldRule, shown
from cards.origin import Raw, Value, origins_text


def line(cards: Catalogue, face: Face, language: str = "en") -> str:
    """One line: name, type, decks, and how many values are not known yet."""
    unknown = sum(face.known(rule.id) is None for rule in _fields(cards, face))
    decks = (
        face.decks.value if face.decks else (face.plot_deck.value,) if face.plot_deck else ("deck not known",)
    )
    missing = f"{unknown} values not known" if unknown else "complete"
    return f"{face.name(language):<36} {face.type.value:<10} {', '.join(decks):<16} {missing}"


def sheet(cards: Catalogue, face: Face, language: str = "en") -> str:
    """The whole card: names, every field, abilities, and the origin of each."""
    others = ", ".join(f"{name.language} {name.text}" for name in face.names)
    lines = [face.name(language), f"  {face.type.value}; {others}; id {face.id}"]
    lines += [_field(cards, face, rule) for rule in _fields(cards, face)]
    lines += [line for ability in face.abilities for line in _ability(ability)]
    return "\n".join(lines + ([f"  note: {face.note}"] if face.note else []))


def _fields(cards: Catalogue, face: Face) -> tuple[FieldRule, ...]:
    return tuple(rule for rule in cards.rules.fields if face.type.value in rule.on)


def _field(cards: Catalogue, face: Face, rule: FieldRule) -> str:
    value = face.known(rule.id)
    if value is None:
        return f"  {rule.id:<16} not known"
    beside = cards.beside(face.id, rule.id)
    other = f"; beside it {_value(beside)}" if beside is not None and beside.value != value.value else ""
    return f"  {rule.id:<16} {_value(value)}{other}"


def _value(value: Value[Raw]) -> str:
    more = "" if value.complete else ", perhaps more"
    return f"{shown(value.value)}{more}  [{origins_text(value.origins)}]"


def _ability(ability: Ability) -> Iterator[str]:
    parts = {"when": ability.timing, "cost": ", ".join(ability.cost) or None, "target": ability.target}
    told = "; ".join(f"{name}: {part}" for name, part in parts.items() if part)
    what = f"{ability.kind or 'ability'}: {ability.effect or 'effect not known'}"
    yield f"  {what} ({told})" if told else f"  {what}"
    for reading in ability.readings:
        yield f"    {reading.text} says {reading.part}: {reading.says}"
    if ability.note:
        yield f"    {ability.note}"
