"""How is a word, a seat or a card written in a line, in the language of the screen?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.grammar import Words
from referee.notation.lexing import bare, folded, quote
from referee.notation.names import Names

ENGLISH = "en"
POOLS = ("play", "characters")
"""Where a card is mostly spoken of: one under it or in a pile is not meant."""
SHORTEST = 3
"""Fewer letters of a title are no name to call a card by."""


def written(name: str) -> str:
    """A name as it stands in a line."""
    return name if bare(name) else quote(name)


def word_in(words: Words, language: str) -> str:
    """The word that is printed: the first one of the language, or else the first English one."""
    return next(words[one][0] for one in (language, ENGLISH, *words) if words.get(one))


def seat_in(names: Names, seat: str, language: str) -> str:
    """A seat by the name of its House in the language; in English by its id."""
    grammar = names.lexicon.grammar
    words = grammar.houses.get(grammar.house_of(names.state.seats[seat]))
    if language != ENGLISH and words and words.get(language):
        said = words[language][0]
        if names.seat(folded(said)) == seat:
            return written(said)
    return written(seat)


def card_in(names: Names, id_: str, language: str, *, whole: bool = False) -> str:
    """A card by the shortest part of its title in the language that names no other; in English by its id."""
    title = names.title(id_, language) if language != ENGLISH else ""
    if whole and title and _names_just(names, id_, title):
        return title.casefold()
    return (title and called(names, id_, title)) or written(id_)


def called(names: Names, id_: str, title: str) -> str:
    """The shortest part of a title by which just this card is called, or nothing."""
    if title == id_:
        return written(id_)
    return next((one for one in _parts(title) if _names_just(names, id_, one)), "")


def _parts(title: str) -> Iterator[str]:
    words = title.casefold().split()
    yield from (word for word in words if len(word) >= SHORTEST and bare(word))
    yield title.casefold()


def _names_just(names: Names, id_: str, said: str) -> bool:
    """Whether a name is this card's alone, or at least among those that are meant first in some place."""
    if names.seat(folded(said)):
        return False
    found = (names.card(said, "", pool) for pool in ("", *POOLS))
    return any(one is not None and one.ids == (id_,) for one in found)
