"""Lines of several moves: what an outcome stands for, what has to be said besides, the parts of a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine.kernel.grammar import Expansion
from referee.notation.formatter import Printer, card_in, line_of, seat_in, word_in
from referee.notation.own_words.vocabulary.terms import (
    VERB,
    terms,
)
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words, quote
from referee.notation.parser.line_readings import LineReading, TypedLine

TARGET = "target"
"""What is attacked is a seat; the others are cards."""
LEADS = {TARGET: "against", "attackers": "with", "defenders": "against", "killed": "killed"}
"""By field; any other is opened by the word of its own name."""
FLAGS = ("unopposed", "opposed")
"""What is said by a word alone."""
NOBODY, AS_TOLD = "none", "as_told"
MOST_WAYS = 6
"""More than can be taken in at a glance; another way can be typed."""


def several(line: TypedLine, chosen: LineReading) -> Several:
    """The moves of an outcome, or of a card that is first shown and then played.

    Raises:
        ParseError: the outcome leaves open what has to be known; the offers say it.
    """
    if chosen.move is not None:
        return Several((*chosen.shows, chosen.move))
    session = line.session
    found = line.lexicon.grammar.expand(line.state, chosen.raw, session.passes)
    is_as_told = bool(chosen.raw.get(AS_TOLD))
    if found.moves and (is_as_told or chosen.raw.get("renown") is None):
        return Several(found.moves)
    if is_as_told:
        raise _told_in_part(line, found)
    raise _open(line, chosen, found)


def _told_in_part(line: TypedLine, found: Expansion) -> ParseError:
    """The error for an outcome that nobody judges and that says too little."""
    text = line.text.strip()
    offers = tuple(SuggestedLine(f"{text}{_besides(line, way)}", "outcome") for way in found.ways)
    return ParseError("outcome_told_in_part", offers, line=text)


def _as_told(line: TypedLine, chosen: LineReading) -> tuple[SuggestedLine, ...]:
    """The suggestion to enter the line as told, with what nobody judges then."""
    grammar, session = line.lexicon.grammar, line.session
    found = grammar.expand(line.state, {**chosen.raw, AS_TOLD: True}, session.passes)
    text = f"{line.text.strip()} {_lead(line, AS_TOLD)}"
    return tuple(SuggestedLine(f"{text}{_besides(line, way)}", AS_TOLD) for way in found.ways or ({},))


def _open(line: TypedLine, chosen: LineReading, found: Expansion) -> ParseError:
    """The error for an open outcome: each way it may have gone, or to enter it as told."""
    text = line.text.strip()
    as_told = _as_told(line, chosen)
    if found.moves:
        return ParseError(
            "renown_is_judged", (SuggestedLine(f"{text} {_lead(line, AS_TOLD)}", AS_TOLD),), line=text
        )
    if found.asks is not None:
        unknown = found.asks
        misread = ParseError("outcome_not_known", as_told, line=text, what=unknown.what, card=unknown.card)
        misread.asks = unknown
        return misread
    if not found.open:
        misread = ParseError("outcome_not_possible", as_told, line=text, because=found.because)
        misread.first_move = found.begins
        return misread
    ways = found.ways[:MOST_WAYS]
    offers = tuple(SuggestedLine(f"{text}{_besides(line, way)}", "outcome") for way in ways)
    return ParseError("outcome_open", (*offers, *as_told), line=text, open=found.open)


def _besides(line: TypedLine, way: Mapping[str, tuple[str, ...] | None]) -> str:
    """The words that make the line mean this way and no other."""
    said = ((name, ids) for name, ids in way.items() if ids is not None)
    each = (f" {_lead(line, LEADS.get(name, name))} {_in_words(line, name, ids)}" for name, ids in said)
    return "".join(part.rstrip() for part in each)


def _lead(line: TypedLine, lead: str) -> str:
    return word_in(line.lexicon.words.leads[lead], line.language)


def _in_words(line: TypedLine, name: str, ids: tuple[str, ...]) -> str:
    if name in FLAGS:
        return ""
    if name == TARGET:
        return ", ".join(seat_in(line.names, seat, line.language) for seat in ids)
    nobody = word_in(line.lexicon.words.values[NOBODY], line.language)
    return ", ".join(card_in(line.names, id_, line.language) for id_ in ids) or nobody


def by_name(line: TypedLine, chosen: LineReading) -> tuple[SuggestedLine, ...]:
    """The line with each card that the first unclear name may mean."""
    unsure = chosen.unsure[0]
    start, end = line.text[: unsure.start], line.text[unsure.end :]
    return tuple(SuggestedLine(f"{start}{_named(line, id_)}{end}".strip(), "name") for id_ in unsure.ids)


def _named(line: TypedLine, id_: str) -> str:
    """A card or a plot by a name that nothing else has."""
    if id_ in line.names.keys:
        return card_in(line.names, id_, line.language)
    title = line.names.plot_title(id_, line.language)
    return quote(title)


def by_reading(line: TypedLine, different: list[LineReading]) -> tuple[SuggestedLine, ...]:
    return tuple(
        SuggestedLine(_line_of(line, reading), "reading") for reading in different if reading.move is not None
    )


def _line_of(line: TypedLine, reading: LineReading) -> str:
    """The line of a reading, also where it names a card that has to be shown first."""
    if reading.move is None or not reading.shows:
        return line_of(reading.move, line.session, None, line.language) if reading.move is not None else ""
    printer = Printer(line.session, line.with_shown(reading.shows), line.language)
    texts = (line.other(text) for text in printer.lines(dict(reading.raw)))
    return next((text.text for text in texts if any(r.move == reading.move for r in text.candidates())), "")


def by_adding(line: TypedLine, different: list[LineReading]) -> tuple[SuggestedLine, ...]:
    """The line with what it leaves open, one suggestion for each way."""
    return tuple(
        SuggestedLine(f"{line.text.strip()}{_added(line, reading)}", "name") for reading in different
    )


def _added(line: TypedLine, reading: LineReading) -> str:
    said = ((line.lexicon.words.leads[lead], cards) for lead, cards in reading.adds)
    each = (
        f" {word_in(words, line.language)} {', '.join(_named(line, card) for card in cards)}"
        for words, cards in said
    )
    return "".join(each)


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
    """The ways to divide a sentence where another may begin: at a word like "then", before a seat."""
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
    """The places before a seat that follows a comma, a full stop or a word like "and"."""
    also = line.lexicon.leads.get("and", frozenset())
    for at in range(2, len(line.tokens)):
        before, token = line.tokens[at - 1], line.tokens[at]
        opens = (
            (before.sign and before.text == ",") or before.text.endswith(".") or folded(before.text) in also
        )
        if opens and not token.sign and line.names.seat_in_a_sentence(folded(token.text)):
            yield before.start if before.sign or folded(before.text) in also else before.end, token.start


def _other_verbs(line: TypedLine) -> Iterator[tuple[int, int]]:
    """The places before a verb that follows a comma."""
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
