"""The moves an outcome stands for, or what has to be said besides."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.grammar import Expansion
from referee.notation.formatter import Printer, card_in, line_of, seat_in, word_in
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.notation.parser.lexer import quote
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
        Misread: the outcome leaves open what has to be known; the offers say it.
    """
    if chosen.move is not None:
        return Several((*chosen.shows, chosen.move))
    session = line.session
    found = line.lexicon.grammar.expand(line.state, chosen.raw, session.passes)
    told = bool(chosen.raw.get(AS_TOLD))
    if found.moves and (told or chosen.raw.get("renown") is None):
        return Several(found.moves)
    if told:
        raise _told_in_part(line, found)
    raise _open(line, chosen, found)


def _told_in_part(line: TypedLine, found: Expansion) -> ParseError:
    """What has to be said besides of an outcome that nobody judges."""
    text = line.text.strip()
    offers = tuple(SuggestedLine(f"{text}{_besides(line, way)}", "outcome") for way in found.ways)
    return ParseError("outcome_told_in_part", offers, line=text)


def _as_told(line: TypedLine, chosen: LineReading) -> tuple[SuggestedLine, ...]:
    """The line as told, with what nobody judges then."""
    grammar, session = line.lexicon.grammar, line.session
    found = grammar.expand(line.state, {**chosen.raw, AS_TOLD: True}, session.passes)
    text = f"{line.text.strip()} {_lead(line, AS_TOLD)}"
    return tuple(SuggestedLine(f"{text}{_besides(line, way)}", AS_TOLD) for way in found.ways or ({},))


def _open(line: TypedLine, chosen: LineReading, found: Expansion) -> ParseError:
    """What has to be said besides: each way it may have gone, or that it is to be entered as told."""
    text = line.text.strip()
    told = _as_told(line, chosen)
    if found.moves:
        return ParseError(
            "renown_is_judged", (SuggestedLine(f"{text} {_lead(line, AS_TOLD)}", AS_TOLD),), line=text
        )
    if found.asks is not None:
        unknown = found.asks
        misread = ParseError("outcome_not_known", told, line=text, what=unknown.what, card=unknown.card)
        misread.asks = unknown
        return misread
    if not found.open:
        misread = ParseError("outcome_not_possible", told, line=text, because=found.because)
        misread.first_move = found.begins
        return misread
    ways = found.ways[:MOST_WAYS]
    offers = tuple(SuggestedLine(f"{text}{_besides(line, way)}", "outcome") for way in ways)
    return ParseError("outcome_open", (*offers, *told), line=text, open=found.open)


def _besides(line: TypedLine, way: Mapping[str, tuple[str, ...] | None]) -> str:
    """What has to be added for this way and no other, so that the line stands for moves at once."""
    said = ((name, ids) for name, ids in way.items() if ids is not None)
    each = (f" {_lead(line, LEADS.get(name, name))} {_in_words(line, name, ids)}" for name, ids in said)
    return "".join(one.rstrip() for one in each)


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
    """A card, or a plot, by a name that is no other's."""
    if id_ in line.names.keys:
        return card_in(line.names, id_, line.language)
    title = line.names.plot_title(id_, line.language)
    return quote(title)


def by_reading(line: TypedLine, different: list[LineReading]) -> tuple[SuggestedLine, ...]:
    return tuple(SuggestedLine(_line_of(line, one), "reading") for one in different if one.move is not None)


def _line_of(line: TypedLine, one: LineReading) -> str:
    """The line of a reading, also where a card is named that has to be shown first."""
    if one.move is None or not one.shows:
        return line_of(one.move, line.session, None, line.language) if one.move is not None else ""
    printer = Printer(line.session, line.with_shown(one.shows), line.language)
    texts = (line.other(text) for text in printer.lines(dict(one.raw)))
    return next((text.text for text in texts if any(r.move == one.move for r in text.candidates())), "")


def by_adding(line: TypedLine, different: list[LineReading]) -> tuple[SuggestedLine, ...]:
    """The line with what it leaves open, one offer for each way."""
    return tuple(SuggestedLine(f"{line.text.strip()}{_added(line, one)}", "name") for one in different)


def _added(line: TypedLine, one: LineReading) -> str:
    said = ((line.lexicon.words.leads[lead], cards) for lead, cards in one.adds)
    each = (
        f" {word_in(words, line.language)} {', '.join(_named(line, card) for card in cards)}"
        for words, cards in said
    )
    return "".join(each)
