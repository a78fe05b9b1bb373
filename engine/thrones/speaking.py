"""Which texts are at work now, of cards in play and of revealed plots, and which count as blank?

A text is never registered when its card comes: it is looked for anew at each table, and what is found is kept
beside the cards or the table it was found at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.kernel.kept import once
from engine.kernel.reason import Question
from engine.thrones.abilities import (
    CONSTANTS,
    STANDING,
    USES,
    WITH_STANDING,
    Constant,
    Standing,
    asked_of,
    uses_of,
)
from engine.thrones.records import BLANK, EVENT, PLAY, Card
from engine.thrones.seen import Seen, seen_in
from engine.thrones.table import Table, as_source

Said = Mapping[tuple[str, str], Sequence[tuple[Standing, Card]]]
"""What is said (a keyword, an icon ...) -> the texts that say it, each with the card or plot it stands on."""
NOTHING_SAID: Said = {}
NOBODY: frozenset[str] = frozenset()


@once
def constants_at_work(table: Table) -> tuple[tuple[Constant, Card | None], ...]:
    """Constant abilities now at work: of revealed plots, and of cards in play."""
    of_plots = [(one, plot) for plot in _plots(table) for one in CONSTANTS.get(plot.face, ())]
    speaking = _with_constants(seen_in(table.cards))
    blank = blank_cards(table) if speaking else NOBODY
    of_cards = [(one, card) for card in speaking if card.id not in blank for one in CONSTANTS[card.face]]
    return (*of_plots, *of_cards)


def constants_on(table: Table, card: Card) -> list[Constant]:
    """Constant abilities that affect this card."""
    return [
        one if one.times is None else replace(one, amount=one.amount * one.times(table, source, card))
        for one, source in constants_at_work(table)
        if one.affects(table, source, card)
    ]


def unknown_to_constants(table: Table, card: Card) -> Question | None:
    """The printed value that must be known to tell which constant abilities affect this card."""
    for one, source in constants_at_work(table):
        if one.affects(table, source, card) is None:
            return asked_of(table, card, one.asks)
    return None


def said_by_texts(table: Table) -> Said:
    """What texts in play and on revealed plots say of cards; those of blank cards say nothing."""
    return _said(table) if table.game in WITH_STANDING else NOTHING_SAID


@once
def _said(table: Table) -> Said:
    said: dict[tuple[str, str], list[tuple[Standing, Card]]] = {}
    plots = [plot for plot in _plots(table) if plot.face in STANDING]
    for source in (*plots, *_with_standing(seen_in(table.cards))):
        for one in STANDING[source.face]:
            said.setdefault((one.what, one.value), []).append((one, source))
    return said


def blank_cards(table: Table) -> frozenset[str]:
    """Cards whose text counts as blank: by what lies on them, or by a lasting effect."""
    return _blank(seen_in(table.cards)) if table.game in WITH_STANDING else NOBODY


def cards_with_passives(table: Table) -> tuple[Card, ...]:
    """Cards in play with recorded abilities that are set off."""
    return _with_passives(seen_in(table.cards))


def cards_working_elsewhere(table: Table) -> tuple[Card, ...]:
    """Cards out of play, no events, some recorded ability of which works from where they lie."""
    return _working_elsewhere(seen_in(table.cards))


def _plots(table: Table) -> Iterator[Card]:
    """The revealed plots whose face is known, as what a text stands on."""
    return (as_source(seat) for seat in table.seats.values() if seat.plot is not None and seat.plot.face)


@once
def _with_constants(seen: Seen) -> tuple[Card, ...]:
    return tuple([card for card in seen.in_play if card.face in CONSTANTS])


@once
def _with_standing(seen: Seen) -> tuple[Card, ...]:
    return tuple([card for card in seen.in_play if card.face in STANDING and card.id not in _blank(seen)])


@once
def _with_passives(seen: Seen) -> tuple[Card, ...]:
    return tuple([card for card in seen.in_play if card.face in USES and uses_of(card, "passive")])


@once
def _working_elsewhere(seen: Seen) -> tuple[Card, ...]:
    lying = [card for card in seen.cards.values() if card.face in USES and card.zone != PLAY]
    able = [card for card in lying if any(card.zone in use.zones for use in USES[card.face])]
    return tuple([card for card in able if card.kind != EVENT])


@once
def _blank(seen: Seen) -> frozenset[str]:
    lasting = [card.id for card in seen.modified if any(one.what == BLANK for one in card.modifiers)]
    attached = [card for card in seen.in_play if card.host and card.face in STANDING]
    hosts = [card.host for card in attached if any(one.what == BLANK for one in STANDING[card.face])]
    return frozenset((*lasting, *hosts)) if lasting or hosts else NOBODY
