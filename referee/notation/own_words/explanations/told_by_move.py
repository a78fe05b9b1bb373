"""What a move tells: the keys, ids, numbers and verbs by which a player speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.kernel.grammar import Form, Grammar, RawMove
from engine.kernel.meanings import VALUE, MoveMeant

EMPTY: tuple[object, ...] = (None, "", [], {}, (), False)
"""What a field holds of which nothing is told."""

SHOWN = "know_card"
"""The declaration of a card that a line plays, and nobody has seen."""


class ToldByMove:
    """All by which a player may speak of some moves."""

    def __init__(self, grammar: Grammar, raws: Iterable[RawMove], meanings: Iterable[MoveMeant]) -> None:
        """``meant``: the same moves with what a game says of them, where it does."""
        self.keys: set[str] = set()
        self.numbers: set[str] = set()
        self.verbs: set[str] = set()
        self.denies = False
        self.shows = False
        """A card is shown first, which the line calls by a name nobody has seen."""
        self.untold = False
        """What the move does is left untold, though nobody knows it."""
        self.makes: set[str] = set()
        """What the moves are called in the case format."""
        for raw in raws:
            self._take(grammar, raw)
        for meaning in meanings:
            self._mean(meaning)
        denied = {verb for verb, instead in grammar.denied.items() if instead in self.verbs}
        self.verbs |= denied
        self.denies |= bool(denied)

    def _take(self, grammar: Grammar, raw: RawMove) -> None:
        """A move with the forms that make it and its parts."""
        self.makes.add(raw["do"])
        self.shows |= raw["do"] == SHOWN
        for value in every_value(raw):
            self._hold(value)
        for part in (raw, *_parts(raw)):
            forms = grammar.forms if part is raw else grammar.effects
            makes = raw["do"] if part is raw else part["kind"]
            for form in forms:
                if form.makes == makes and _agrees(form, part):
                    self._say(form, part)

    def _hold(self, value: Any) -> None:
        if isinstance(value, bool):
            self.denies |= not value
        elif isinstance(value, int):
            self.numbers.add(str(abs(value)))
        elif isinstance(value, str):
            self.keys.update((value, *value.replace(":", " ").split()))
        elif isinstance(value, list | dict):
            self.numbers.add(str(len(value)))
            self.denies |= not value

    def _say(self, form: Form, raw: RawMove) -> None:
        """The words of a form, and of those of its places that the move fills."""
        self.verbs.update((form.words, form.words.rpartition(".")[2]))
        for slot in form.slots:
            if _field(raw, slot.at) not in EMPTY:
                self.keys.update(key for key in (slot.lead, slot.behind, slot.one, slot.at) if key)

    def _mean(self, meaning: MoveMeant) -> None:
        self.verbs |= meaning.verbs | meaning.denied
        self.keys |= meaning.also | meaning.signs
        self.denies |= bool(meaning.denied) or meaning.may_deny
        for part in meaning.parts:
            self.untold |= part.what == VALUE and not part.keys
            self.keys.update(part.keys, part.also, part.lies, part.guess, part.leads)
            self.numbers.update((str(part.many),) if part.many else ())

    def says(self, key: str) -> bool:
        """Whether a key says something of the moves."""
        return key in self.keys or key in self.verbs


def every_value(raw: Any) -> Iterator[Any]:
    """All that a value holds, itself and the names of its fields among it."""
    yield raw
    if isinstance(raw, Mapping):
        for name, value in raw.items():
            yield name
            yield from every_value(value)
    elif isinstance(raw, list | tuple):
        for value in raw:
            yield from every_value(value)


def _parts(raw: RawMove) -> Iterator[RawMove]:
    """The parts of a move that have kinds, such as its effects."""
    return (
        part for part in every_value(raw) if isinstance(part, dict) and "kind" in part and part is not raw
    )


def _agrees(form: Form, raw: RawMove) -> bool:
    """Whether a form can make a move: a word that it fixes is the move's own."""
    return all(raw.get(name) == value for name, value in form.fixed.items() if isinstance(value, str))


def _field(raw: Any, path: str) -> Any:
    for name in path.split(".") if path else ():
        raw = raw.get(name) if isinstance(raw, dict) else None
    return raw
