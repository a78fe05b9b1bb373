"""Which words mean the same thing?

The forms of a term do, in all its languages and with the everyday words players use: who asks about a
character that died finds what is said of killing, and a question in Polish finds a rule told in Russian.
"""

from __future__ import annotations

from rulebook.passages import token
from rulebook.sections import Book
from rulebook.stems import stems, words

CONCEPT = "="
"""What stands in a concept's token for the language."""
MOST_MEANINGS = 2
"""A word of more terms, such as 'symbol', says of none that it is meant."""
Meant = dict[str, tuple[str, ...]]


def concepts(book: Book) -> Meant:
    """The tokens of the concepts that a stem may mean."""
    found: dict[str, dict[str, None]] = {}
    for term in book.terms:
        if term.rules and not term.card:
            for language, forms in term.forms.items():
                for stem in _single_stems(forms, language):
                    found.setdefault(token(stem, language), {})[token(term.id, CONCEPT)] = None
    return {stem: tuple(meant) for stem, meant in found.items() if len(meant) <= MOST_MEANINGS}


def _single_stems(forms: tuple[str, ...], language: str) -> set[str]:
    """The stems of the forms that are one word."""
    single = [form for form in map(words, forms) if len(form) == 1]
    return {stem for form in single for stem in stems(form[0], language)}
