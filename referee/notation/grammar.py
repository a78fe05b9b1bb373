"""What does a game say of its lines? The shape of a grammar, and where one is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol

from engine.kernel.move import Move
from engine.kernel.reason import Question
from referee.games import DESKS
from referee.notation.lexing import folded

Raw = dict[str, Any]
Words = Mapping[str, tuple[str, ...]]


class Slot(Protocol):
    """A place that fills one field of a move."""

    @property
    def at(self) -> str: ...
    @property
    def holds(self) -> str: ...
    @property
    def lead(self) -> str: ...
    @property
    def needed(self) -> bool: ...
    @property
    def among(self) -> tuple[str, ...]: ...
    @property
    def pool(self) -> str: ...
    @property
    def means(self) -> Any: ...


class Form(Protocol):
    """One way to write one kind of move or effect."""

    @property
    def makes(self) -> str: ...
    @property
    def words(self) -> Words: ...
    @property
    def slots(self) -> Sequence[Slot]: ...
    @property
    def fixed(self) -> Raw: ...
    @property
    def asked(self) -> bool: ...
    @property
    def far(self) -> int: ...
    @property
    def says(self) -> tuple[str, ...]: ...


class Thing(Protocol):
    """Something on the table that can be named."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def face(self) -> str: ...


class Expansion(Protocol):
    """What an outcome stands for."""

    @property
    def moves(self) -> tuple[Move, ...]: ...
    @property
    def open(self) -> str: ...
    @property
    def ways(self) -> tuple[dict[str, tuple[str, ...] | None], ...]: ...
    @property
    def because(self) -> tuple[str, ...]: ...
    @property
    def asks(self) -> Question | None: ...


class Grammar(Protocol):
    """Everything the typed line has to know of a game."""

    @property
    def forms(self) -> Sequence[Form]: ...
    @property
    def effects(self) -> Sequence[Form]: ...
    @property
    def bare(self) -> str: ...
    @property
    def leads(self) -> Mapping[str, Words]: ...
    @property
    def values(self) -> Mapping[str, Words]: ...
    @property
    def houses(self) -> Mapping[str, Words]: ...
    @property
    def nobodys(self) -> tuple[str, ...]: ...
    @property
    def things(self) -> Callable[[Any], Sequence[Thing]]: ...
    @property
    def pool(self) -> Callable[[Any, str, str], tuple[str, ...]]: ...
    @property
    def fill(self) -> Callable[[Any, Raw], Raw]: ...
    @property
    def field(self) -> Callable[[Any, str, str], str]: ...
    @property
    def fields(self) -> Callable[[Any, str, bool], tuple[str, ...]]: ...
    @property
    def show(self) -> Callable[[Any, str, str, str, Any], Raw | None]: ...
    @property
    def suits(self) -> Callable[[Any, Raw, str], bool]: ...
    @property
    def apt(self) -> Callable[[Any, Raw, str], bool]: ...
    @property
    def expand(self) -> Callable[[Any, Raw, str], Expansion]: ...


class Lexicon:
    """The words of a grammar, found by how they are folded."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.forms = _heads(grammar.forms)
        self.effects = _heads(grammar.effects)
        self.signless = tuple(form for form in grammar.effects if not form.words)
        self.leads = {lead: _keys(words) for lead, words in grammar.leads.items()}
        self.values = {value: _keys(words) | {folded(value)} for value, words in grammar.values.items()}
        self.houses = {house: _keys(words) for house, words in grammar.houses.items()}

    def printed(self, words: Words) -> str:
        """The word that is printed: the first English one."""
        return words["en"][0]


def _keys(words: Words) -> frozenset[str]:
    return frozenset(folded(word) for several in words.values() for word in several)


def _heads(forms: Sequence[Form]) -> dict[str, tuple[Form, ...]]:
    """Forms by what they begin with; the verb itself always does."""
    found: dict[str, tuple[Form, ...]] = {}
    for form in forms:
        for one in sorted(_keys(form.words) | ({folded(form.makes)} if form.words else set())):
            found[one] = (*found.get(one, ()), form)
    return found


@lru_cache(maxsize=8)
def lexicon(game: str) -> Lexicon:
    """The words of a game: its grammar stands beside its desk, in ``notation``."""
    package = DESKS[game].rpartition(".")[0]
    return Lexicon(import_module(f"{package}.notation").GRAMMAR)
