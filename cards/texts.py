"""How do the texts of the cards read in another language than that of the facts?

One file for each game and language, `LANGUAGE/texts.json`, with the parts of an ability under its id and the
remark on a card under the card's. It is read when a text is first shown in that language, and never else. The
English one says only what is left to the players; the rest stands in the facts.
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct, structs

from cards.face import Ability, Face
from cards.facts import folder

FILE = "texts.json"
BESIDES = ("readings", "seen_to")
"""What is told besides the parts of the facts."""


class Told(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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
def texts(game: str, language: str) -> dict[str, Told]:
    """All texts of a game in this language; nothing where the facts' own words stand for it."""
    file = folder(game) / language / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Told]) if file.is_file() else {}


def in_language(ability: Ability, game: str, language: str) -> Ability:
    """The ability in the words of this language; what these do not have stays as it is."""
    told = texts(game, language).get(ability.id)
    if told is None:
        return ability
    readings = tuple(
        structs.replace(one, says=told.readings.get(one.text, one.says)) for one in ability.readings
    )
    found = {name: getattr(told, name) for name in Told.__struct_fields__ if name not in BESIDES}
    return structs.replace(ability, readings=readings, **{name: part for name, part in found.items() if part})


def seen_to(ability: Ability, game: str, language: str) -> str | None:
    """What of an ability the players see to themselves; nothing: the referee carries out all of it."""
    told = texts(game, language).get(ability.id)
    return told.seen_to if told is not None else None


def note_in_language(face: Face, game: str, language: str) -> str | None:
    """The remark on a card in this language."""
    told = texts(game, language).get(face.id)
    return told.note if told is not None and told.note else face.note
