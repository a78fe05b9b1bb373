"""The lines that are offered where one may mean several things."""

from __future__ import annotations

from referee.notation.formatter import Printer, card_in, line_of, word_in
from referee.notation.parser.errors import SuggestedLine
from referee.notation.parser.lexer import quote
from referee.notation.parser.line_readings import LineReading, TypedLine


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
