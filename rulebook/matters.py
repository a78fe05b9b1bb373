"""What is a rule about, in every language?

Its id says so in English: `kings.siege.no-retreat` is about siege engines, although its title only speaks
of retreat. The terms say what that is called in the other languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulebook.sections import BASE_LANGUAGE, Book, Term
from rulebook.stems import stems, words

SEPARATORS = re.compile(r"[._-]")
SHORTEST = 3
MOST_TERMS = 2
"""A part of an id that stands in the names of more terms, such as `card`, says of none that it is meant."""


def matters_of(book: Book) -> Iterator[tuple[str, str, str]]:
    """For each section and language the dictionary forms of what it is about."""
    named = _by_stem(book.terms)
    known: dict[str, tuple[Term, ...]] = {}
    for section in book.sections:
        if section.language == BASE_LANGUAGE:
            parts = SEPARATORS.split(section.id)[1:]
            for part in parts:
                known.setdefault(part, _meant(part, named))
            about = dict.fromkeys(term.id for part in parts for term in known[part])
            terms = [term for term in book.terms if term.id in about]
            for language in dict.fromkeys(one for term in terms for one in term.forms):
                forms = (form for term in terms for form in term.forms.get(language, ()))
                yield (
                    section.id,
                    language,
                    " ".join(dict.fromkeys(word for form in forms for word in words(form))),
                )


def _by_stem(terms: tuple[Term, ...]) -> dict[str, list[tuple[int, Term]]]:
    """The terms that have a word of this stem, with the number of words each has."""
    found: dict[str, list[tuple[int, Term]]] = {}
    for term in terms:
        named = words(term.forms[BASE_LANGUAGE][0]) if BASE_LANGUAGE in term.forms else []
        for stem in {stem for word in named for stem in stems(word, BASE_LANGUAGE)}:
            found.setdefault(stem, []).append((len(named), term))
    return found


def _meant(part: str, named: dict[str, list[tuple[int, Term]]]) -> tuple[Term, ...]:
    """The terms that a part of an id names; `fort` is short for fortification."""
    if len(part) < SHORTEST:
        return ()
    found = [one for stem in stems(part, BASE_LANGUAGE) for one in named.get(stem, ())]
    found = found or [one for stem, some in named.items() if stem.startswith(part) for one in some]
    fewest = min((count for count, _ in found), default=0)
    terms = {term.id: term for count, term in found if count == fewest}
    return tuple(terms.values()) if len(terms) <= MOST_TERMS else ()
