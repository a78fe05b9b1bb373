"""The texts at work now, of cards in play and revealed plots, and the blank ones.

A text is never registered when its card comes: it is looked for anew at each table, and what is found is kept
beside the cards or the table it was found at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.agot.abilities.definitions import (
    CONSTANTS,
    CONTINUOUS,
    GAMES_WITH_CONTINUOUS,
    USES,
    Constant,
    ContinuousEffect,
    question_about,
    uses_of,
)
from engine.agot.state.card_index import CardIndex, index_of
from engine.agot.state.records import BLANK, EVENT, PLAY, Card
from engine.agot.state.table import Table, as_source
from engine.kernel.memo import memoize
from engine.kernel.reasons import Question

ActiveEffects = Mapping[tuple[str, str], Sequence[tuple[ContinuousEffect, Card]]]
"""What is said (a keyword, an icon ...) -> the texts that say it, each with the card or plot it stands on."""
NO_EFFECTS: ActiveEffects = {}
NOBODY: frozenset[str] = frozenset()


@memoize
def constants_at_work(table: Table) -> tuple[tuple[Constant, Card | None], ...]:
    """Constant abilities now at work: of revealed plots, and of cards in play."""
    of_plots = [(one, plot) for plot in _plots(table) for one in CONSTANTS.get(plot.face, ())]
    speaking = _with_constants(index_of(table.cards))
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
            return question_about(table, card, one.asks)
    return None


def active_effects(table: Table) -> ActiveEffects:
    """What texts in play and on revealed plots say of cards; those of blank cards say nothing."""
    return _active_effects(table) if table.game in GAMES_WITH_CONTINUOUS else NO_EFFECTS


@memoize
def _active_effects(table: Table) -> ActiveEffects:
    """Mostly no revealed plot says anything, and then the cards tell all."""
    plots = [plot for plot in _plots(table) if plot.face in CONTINUOUS]
    seen = index_of(table.cards)
    return _by_what_is_said((*plots, *_with_standing(seen))) if plots else _said_by_cards(seen)


@memoize
def _said_by_cards(seen: CardIndex) -> ActiveEffects:
    return _by_what_is_said(_with_standing(seen))


def _by_what_is_said(sources: Iterable[Card]) -> ActiveEffects:
    said: dict[tuple[str, str], list[tuple[ContinuousEffect, Card]]] = {}
    for source in sources:
        for one in CONTINUOUS[source.face]:
            said.setdefault((one.what, one.value), []).append((one, source))
    return said


def blank_cards(table: Table) -> frozenset[str]:
    """Cards whose text counts as blank: by what lies on them, or by a lasting effect."""
    return _blank(index_of(table.cards)) if table.game in GAMES_WITH_CONTINUOUS else NOBODY


def cards_with_passives(table: Table) -> tuple[Card, ...]:
    """Cards in play with recorded abilities that are set off."""
    return _with_passives(index_of(table.cards))


def cards_working_elsewhere(table: Table) -> tuple[Card, ...]:
    """Cards out of play, no events, some recorded ability of which works from where they lie."""
    return _working_elsewhere(index_of(table.cards))


def _plots(table: Table) -> Iterator[Card]:
    """The revealed plots whose face is known, as what a text stands on."""
    return (as_source(seat) for seat in table.seats.values() if seat.plot is not None and seat.plot.face)


@memoize
def _with_constants(seen: CardIndex) -> tuple[Card, ...]:
    return tuple([card for card in seen.in_play if card.face in CONSTANTS])


@memoize
def _with_standing(seen: CardIndex) -> tuple[Card, ...]:
    blank = _blank(seen)
    return tuple([card for card in seen.in_play if card.face in CONTINUOUS and card.id not in blank])


@memoize
def _with_passives(seen: CardIndex) -> tuple[Card, ...]:
    return tuple([card for card in seen.in_play if card.face in USES and uses_of(card, "passive")])


@memoize
def _working_elsewhere(seen: CardIndex) -> tuple[Card, ...]:
    lying = [card for card in seen.cards.values() if card.face in USES and card.zone != PLAY]
    able = [card for card in lying if any(card.zone in use.zones for use in USES[card.face])]
    return tuple([card for card in able if card.kind != EVENT])


@memoize
def _blank(seen: CardIndex) -> frozenset[str]:
    lasting = [card.id for card in seen.modified if any(one.what == BLANK for one in card.modifiers)]
    attached = [card for card in seen.in_play if card.host and card.face in CONTINUOUS]
    hosts = [card.host for card in attached if any(one.what == BLANK for one in CONTINUOUS[card.face])]
    return frozenset((*lasting, *hosts)) if lasting or hosts else NOBODY
