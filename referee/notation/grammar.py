"""What does a game say of its lines? Its words, and where they are found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module

from engine.kernel.grammar import Form, Grammar, Words
from referee.games import DESKS
from referee.notation.conjugating import plurals
from referee.notation.lexing import folded


class Lexicon:
    """The words of a grammar, found by how they are folded."""

    def __init__(self, grammar: Grammar, game: str) -> None:
        self.grammar = grammar
        self.game = game
        self.forms = _heads(grammar.forms)
        self.effects = _heads(grammar.effects)
        self.signless = tuple(form for form in grammar.effects if not form.words)
        self.leads = {lead: keys_of(words) for lead, words in grammar.leads.items()}
        self.values = {value: keys_of(words) | {folded(value)} for value, words in grammar.values.items()}
        self.houses = {house: keys_of(words) for house, words in grammar.houses.items()}


def keys_of(words: Words) -> frozenset[str]:
    """Words of all languages as they are compared."""
    return frozenset(folded(word) for several in words.values() for word in several)


def _heads(forms: Sequence[Form]) -> dict[str, tuple[Form, ...]]:
    """Forms by what they begin with; the verb itself always does."""
    found: dict[str, tuple[Form, ...]] = {}
    for form in forms:
        for one in sorted(keys_of(form.words) | ({folded(form.makes)} if form.words else set())):
            found[one] = (*found.get(one, ()), form)
    return {**_of_several(forms), **found}


def _of_several(forms: Sequence[Form]) -> dict[str, tuple[Form, ...]]:
    """Forms by what they begin with where several people do it."""
    found: dict[str, tuple[Form, ...]] = {}
    for form in forms:
        for one in {folded(phrase) for phrase in plurals(form.words)}:
            found[one] = (*found.get(one, ()), form)
    return found


@lru_cache(maxsize=8)
def lexicon(game: str) -> Lexicon:
    """The words of a game: its grammar stands beside its desk, in ``notation``."""
    package = DESKS[game].rpartition(".")[0]
    return Lexicon(import_module(f"{package}.notation").GRAMMAR, game)
