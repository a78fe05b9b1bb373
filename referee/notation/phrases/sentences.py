"""The parts of a line that tells of several moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from referee.notation.parser.lexer import folded
from referee.notation.parser.lexicon import COMMON, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine
from referee.notation.phrases.terms import VERB, terms

ENDS = (";",)
LONGEST_LINK = 3
MOST_DIVISIONS = 3


def parts_between_signs(line: TypedLine) -> tuple[str, ...]:
    """The parts between semicolons and line ends; one part is the whole line."""
    cuts: list[tuple[int, int]] = []
    for at, token in enumerate(line.tokens):
        if token.sign and token.text in ENDS:
            cuts.append((token.start, token.end))
        elif at and "\n" in line.text[line.tokens[at - 1].end : token.start]:
            cuts.append((line.tokens[at - 1].end, token.start))
    return _between(line.text, cuts)


def divisions(line: TypedLine) -> Iterator[tuple[str, ...]]:
    """Ways to divide a sentence in two where another may begin: at a word like "then", before a seat."""
    then = keys_of(line_words(COMMON)["particles"]["then"])
    cuts = dict.fromkeys((*_links(line, then), *_other_seats(line), *_other_verbs(line)))
    for cut in list(cuts)[:MOST_DIVISIONS]:
        parts = _between(line.text, [cut])
        if len(parts) > 1:
            yield parts


def _links(line: TypedLine, then: frozenset[str]) -> Iterator[tuple[int, int]]:
    for at in range(1, len(line.tokens)):
        for length in range(LONGEST_LINK, 0, -1):
            tokens = line.tokens[at : at + length]
            said = " ".join(folded(token.text) for token in tokens if not token.sign)
            if not any(token.sign for token in tokens) and said in then:
                yield tokens[0].start, tokens[-1].end
                break


def _other_seats(line: TypedLine) -> Iterator[tuple[int, int]]:
    """Before a seat that is named behind a comma, a full stop or a word like "and"."""
    also = line.lexicon.leads.get("and", frozenset())
    for at in range(2, len(line.tokens)):
        before, token = line.tokens[at - 1], line.tokens[at]
        opens = (
            (before.sign and before.text == ",") or before.text.endswith(".") or folded(before.text) in also
        )
        if opens and not token.sign and line.names.seat_in_a_sentence(folded(token.text)):
            yield before.start if before.sign or folded(before.text) in also else before.end, token.start


def _other_verbs(line: TypedLine) -> Iterator[tuple[int, int]]:
    """Before a verb that is said behind a comma."""
    known = terms(line.lexicon.game).by_word
    for before, token in pairwise(line.tokens):
        said = known.get(folded(token.text), ()) if before.sign and before.text == "," else ()
        if any(term.what == VERB for term in said):
            yield before.start, before.end


def _between(text: str, cuts: list[tuple[int, int]]) -> tuple[str, ...]:
    found, start = [], 0
    for begin, end in (*cuts, (len(text), len(text))):
        part = text[start:begin].strip(" ,.\n\t")
        if part:
            found.append(part)
        start = end
    return tuple(found)
