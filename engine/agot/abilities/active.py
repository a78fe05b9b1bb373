"""The texts at work now, of cards in play and revealed plots, and the blank ones.

A text is never registered when its card comes: each table searches its cards for texts and stores the result
beside the cards or the table it was found at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from engine.agot.abilities.definitions import (
    CONSTANTS,
    CONTINUOUS,
    GAMES_WITH_CONTINUOUS,
    MAY_MEET,
    USES,
    Constant,
    ContinuousEffect,
    Use,
    anybody,
    question_about,
    uses_of,
)
from engine.agot.state.card_index import TEXTS, CardIndex, CardLayout, Picked, index_of, picking
from engine.agot.state.records import BLANK, EVENT, PLAY, Card, Seat
from engine.agot.state.table import AgotTable, as_source
from engine.kernel.memo import memoize
from engine.kernel.reasons import Question

ActiveEffects = Mapping[tuple[str, str], Sequence[tuple[ContinuousEffect, Card]]]
"""What a text gives (a keyword, an icon ...) -> the texts that give it, each with its card or plot."""
NO_EFFECTS: ActiveEffects = {}
ConstantAtWork = tuple[Constant, Card]
"""A constant ability, with its card or plot."""
Bearing = Sequence[tuple[Constant, Card, bool | None]]
"""Constant abilities, each with whether it affects a card."""
ConstantsOfCard = Sequence[tuple[Constant, str]]
"""The abilities whose condition a card may meet as the cards lie, each with its own card."""
NO_CONSTANTS: tuple[()] = ()
NOBODY: frozenset[str] = frozenset()


def may_affect(table: AgotTable, card: Card) -> Sequence[ConstantAtWork]:
    """Constant abilities now at work, of revealed plots and cards in play, that may bear on this card."""
    of_plots = [(constant, plot) for plot in _plots(table.seats) for constant in CONSTANTS.get(plot.face, ())]
    there = [(constant, table.cards[source]) for constant, source in _those_it_may_meet(table, card)]
    return [*of_plots, *there]


def nothing_bears_on(table: AgotTable, card: Card) -> bool:
    """No constant ability at work can affect this card, as long as the cards lie like this."""
    return not (_those_it_may_meet(table, card) or _plots(table.seats))


def _those_it_may_meet(table: AgotTable, card: Card) -> ConstantsOfCard:
    """Those of cards; looked for once for each card of the table, as long as all lie like this."""
    by_card = _constants_by_card(index_of(table.cards).layout)
    if by_card is None:
        return NO_CONSTANTS
    abilities = by_card.get(card.id)
    if abilities is None or table.cards.get(card.id) is not card:
        abilities = _met_by(table, card)
        if table.cards.get(card.id) is card:
            by_card[card.id] = abilities
    return abilities


@memoize
def _constants_by_card(layout: CardLayout) -> dict[str, ConstantsOfCard] | None:
    """What has been looked for; None: no card in play has any."""
    return {} if _with_constants(layout) else None


def _met_by(table: AgotTable, card: Card) -> ConstantsOfCard:
    blank = blank_cards(table)
    return [
        (constant, source.id)
        for source in _with_constants(index_of(table.cards).layout)
        if source.id not in blank
        for constant in CONSTANTS[source.face]
        if MAY_MEET.get(constant.affects, anybody)(source, card)
    ]


@memoize
def _with_constants(layout: CardLayout) -> list[Card]:
    return [card for card in layout.in_play if card.face in CONSTANTS]


def bearing_on(table: AgotTable, card: Card) -> Bearing:
    """The constant effects that affect this card; None beside one means that this is not known.

    Whether all is known is asked of a table before anything is added up: found once, of the table asked last.
    """
    if nothing_bears_on(table, card):
        return NO_CONSTANTS
    beside = index_of(table.cards).__dict__
    last: tuple[AgotTable, dict[str, tuple[Card, Bearing]]] | None = beside.get("bearing")
    if last is None or last[0] is not table:
        last = beside["bearing"] = (table, {})
    known = last[1].get(card.id)
    if known is None or known[0] is not card:
        known = last[1][card.id] = (card, _bearing_on(table, card))
    return known[1]


def _bearing_on(table: AgotTable, card: Card) -> Bearing:
    bearings = [
        (constant, source, constant.affects(table, source, card))
        for constant, source in may_affect(table, card)
    ]
    return [bearing for bearing in bearings if bearing[2] or bearing[2] is None]


def constants_on(table: AgotTable, card: Card) -> Sequence[Constant]:
    """Constant abilities that affect this card."""
    bearing = bearing_on(table, card)
    if not bearing:
        return NO_CONSTANTS
    return [
        constant
        if constant.times is None
        else replace(constant, amount=constant.amount * constant.times(table, source, card))
        for constant, source, affects in bearing
        if affects
    ]


def unknown_to_constants(table: AgotTable, card: Card) -> Question | None:
    """The printed value that must be known to tell which constant abilities affect this card."""
    for constant, _, affects in bearing_on(table, card):
        if affects is None:
            return question_about(table, card, constant.asks)
    return None


def active_effects(table: AgotTable) -> ActiveEffects:
    """What texts in play and on revealed plots say of cards; those of blank cards say nothing."""
    beside: dict[str, ActiveEffects] = table.__dict__
    if "active_effects" not in beside:
        beside["active_effects"] = (
            _active_effects(table) if table.game in GAMES_WITH_CONTINUOUS else NO_EFFECTS
        )
    return beside["active_effects"]


def _active_effects(table: AgotTable) -> ActiveEffects:
    """Mostly no revealed plot says anything, and then the cards tell all."""
    index, plots = index_of(table.cards), _plots(table.seats)
    if not plots:
        return _effects_of_cards(index)
    last: tuple[dict[str, Seat], ActiveEffects] | None = index.__dict__.get("effects_beside_plots")
    if last is None or last[0] is not table.seats:
        effects = _by_what_they_change((*plots, *_with_standing(index.layout)(index.cards)))
        last = index.__dict__["effects_beside_plots"] = (table.seats, effects)
    return last[1]


@memoize
def _effects_of_cards(index: CardIndex) -> ActiveEffects:
    """The effects of these cards; those of an earlier set are reused if cards have only been turned since."""
    sources, beside = _with_standing(index.layout)(index.cards), index.layout.__dict__
    before: tuple[tuple[Card, ...], ActiveEffects] | None = beside.get(TEXTS)
    if before is None:
        effects = _by_what_they_change(sources)
    elif before[0] == sources:
        effects = before[1]
    else:
        turned = [new for old, new in zip(before[0], sources, strict=True) if old is not new]
        effects = _turned_in(before[1], turned)
    beside[TEXTS] = (sources, effects)
    return effects


def _turned_in(effects: ActiveEffects, turned: Sequence[Card]) -> ActiveEffects:
    """These effects, with the turned cards in place of their earlier values."""
    now = {card.id: card for card in turned}
    turned_effects = dict(effects)
    for key in {(effect.what, effect.value) for card in turned for effect in CONTINUOUS[card.face]}:
        turned_effects[key] = [(effect, now.get(source.id, source)) for effect, source in effects[key]]
    return turned_effects


def _by_what_they_change(sources: Iterable[Card]) -> ActiveEffects:
    effects: dict[tuple[str, str], list[tuple[ContinuousEffect, Card]]] = {}
    for source in sources:
        for effect in CONTINUOUS.get(source.face, ()):
            effects.setdefault((effect.what, effect.value), []).append((effect, source))
    return effects


def blank_cards(table: AgotTable) -> frozenset[str]:
    """Cards whose text counts as blank: through a card on them, or through a lasting effect."""
    return _blank(index_of(table.cards).layout) if table.game in GAMES_WITH_CONTINUOUS else NOBODY


def passives_in_play(table: AgotTable, occasions: frozenset[str]) -> list[tuple[Card, tuple[Use, ...]]]:
    """Cards in play with recorded passives that one of these occasions may trigger."""
    heard = _passives_heard(index_of(table.cards).layout)
    if occasions not in heard:
        heard[occasions] = _passives_set_off_by(occasions, index_of(table.cards).layout)
    return [(table.cards[card_id], uses) for card_id, uses in heard[occasions]]


def cards_working_elsewhere(table: AgotTable) -> tuple[Card, ...]:
    """Cards out of play, except event cards, with a recorded ability that works from where they lie."""
    return _working_elsewhere(index_of(table.cards).layout)(table.cards)


PLOTS: dict[int, tuple[dict[str, Seat], Sequence[Card]]] = {}
"""Seats, found by their identity, and what their plots say: they stay the same in most moves."""
MOST_PLOTS = 100


def _plots(seats: dict[str, Seat]) -> Sequence[Card]:
    """The revealed plots with a constant ability, as sources of a text; mostly there are none."""
    known = PLOTS.get(id(seats))
    if known is None:
        if len(PLOTS) >= MOST_PLOTS:
            PLOTS.clear()
        known = PLOTS[id(seats)] = (seats, [as_source(seat) for seat in seats.values() if _speaks(seat)])
    return known[1]


def _speaks(seat: Seat) -> bool:
    return seat.plot is not None and (seat.plot.face in CONSTANTS or seat.plot.face in CONTINUOUS)


@memoize
def _with_standing(layout: CardLayout) -> Picked:
    blank = _blank(layout)
    return picking([card.id for card in layout.in_play if card.face in CONTINUOUS and card.id not in blank])


@memoize
def _passives_heard(layout: CardLayout) -> dict[frozenset[str], list[tuple[str, tuple[Use, ...]]]]:
    """Occasions -> what they may set off; only what is asked for is looked for."""
    return {}


def _passives_set_off_by(occasions: frozenset[str], layout: CardLayout) -> list[tuple[str, tuple[Use, ...]]]:
    recorded = [(card.id, uses_of(card, "passive")) for card in layout.in_play if card.face in USES]
    return [
        (card_id, uses) for card_id, uses in recorded if any(not occasions.isdisjoint(use.on) for use in uses)
    ]


@memoize
def _working_elsewhere(layout: CardLayout) -> Picked:
    lying = [card for card in layout.cards.values() if card.face in USES and card.zone != PLAY]
    able = [card for card in lying if any(card.zone in use.zones for use in USES[card.face])]
    return picking([card.id for card in able if card.kind != EVENT])


@memoize
def _blank(layout: CardLayout) -> frozenset[str]:
    lasting = [
        card.id for card in layout.modified if any(modifier.what == BLANK for modifier in card.modifiers)
    ]
    attached = [card for card in layout.in_play if card.host and card.face in CONTINUOUS]
    hosts = [card.host for card in attached if any(effect.what == BLANK for effect in CONTINUOUS[card.face])]
    return frozenset((*lasting, *hosts)) if lasting or hosts else NOBODY
