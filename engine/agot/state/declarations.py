"""What the table declares: cards it sees and printed values.

None of this is a move of the game; Referee takes the table's word, unless it contradicts what is certain.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.agot.ruleset import ruleset
from engine.agot.state import corrections
from engine.agot.state.corrections import is_printed
from engine.agot.state.records import (
    DECK,
    DISCARD,
    DUPLICATE,
    HAND,
    PLOT_FIELDS,
    RULE_OF_VALUE,
    SHUFFLED,
    Card,
    Plot,
)
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import CorrectedValue, Limit, fact_verb, fits
from engine.kernel.decisions import DecisionKind, Move
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.judge import decisions
from engine.kernel.reasons import Finding, Question, change, obeyed, rule, violated
from engine.kernel.state import Event, add_events


class KnowCard(Move, frozen=True, kw_only=True):
    """An unknown card of a hand, deck or discard pile is shown: from now on it is a card of its own."""

    card: Card


class KnowValue(Move, frozen=True, kw_only=True):
    """A printed value is read off a card; all copies of that title have it."""

    card: str
    field: str
    value: CorrectedValue


class KnowPlot(Move, frozen=True, kw_only=True):
    """A printed value is read off a seat's revealed plot."""

    seat: str
    field: str
    value: int | str
    face: str = ""


VALUES = {
    **{field: Limit(int, RULE_OF_VALUE[field]) for field in ("cost", "strength", "income")},
    **{field: Limit(tuple, RULE_OF_VALUE[field]) for field in ("icons", "keywords", "traits", "houses")},
    **{field: Limit(str, RULE_OF_VALUE[field]) for field in ("timing", "saves")},
    "unique": Limit(bool, RULE_OF_VALUE["unique"]),
    "crests": Limit(tuple, RULE_OF_VALUE["crests"]),
}
"""What can be read off a card."""

PLOT_VALUES = {
    **{field: Limit(int, RULE_OF_VALUE[field]) for field in ("plot_income", "plot_initiative", "plot_claim")},
    "when_revealed": Limit(str, RULE_OF_VALUE["when_revealed"]),
}


@rule("hbo.play.out_of_play", "hbo.anatomy.title_flag", "lcg.inplay.definition", "lcg.anatomy.name_unique")
def there_is_a_card_nobody_knew(table: AgotTable, move: KnowCard) -> Finding:
    """Only an unknown card of that hand, deck or pile can turn out to be this one."""
    seat = table.seats.get(move.card.owner)
    before = table.cards.get(move.card.id)
    new = before is None or (before.zone == SHUFFLED and before.owner == move.card.owner)
    if seat is None or not new or move.card.zone not in (HAND, DECK, DISCARD):
        return violated("card_is_known", card=move.card.id)
    if (
        move.card.controller != move.card.owner
        or move.card.kneeling
        or move.card.power
        or move.card.host
        or move.card.modifiers
    ):
        return violated("card_is_known", card=move.card.id)
    counts = {HAND: seat.hand, DECK: seat.deck, DISCARD: seat.discard}[move.card.zone]
    if counts > 0:
        return None
    return violated(
        "no_unknown_card", change("unknown_card", seat=seat.id, zone=move.card.zone), zone=move.card.zone
    )


def act_know_card(table: AgotTable, move: KnowCard) -> AgotTable:
    """One unknown card less, one known card more."""
    seat = table.seats[move.card.owner]
    field = {HAND: "hand", DECK: "deck", DISCARD: "discard"}[move.card.zone]
    table = table.seat(seat.id, **{field: getattr(seat, field) - 1})
    table = table.put(cards={**table.cards, move.card.id: move.card})
    return add_events(table, Event("card_known", move.card.id, seat.id))


def _printed_limit(table: AgotTable, field: str) -> Limit:
    """What can be printed there: in some games a card can lower an income."""
    limit = VALUES[field]
    return replace(limit, least=ruleset(table).least_income) if field == "income" else limit


@rule(
    "hbo.anatomy.card_text",
    "hbo.golden.card_over_rules",
    "lcg.anatomy.rules_text",
    "lcg.scope.card_over_rules",
)
def the_card_is_here(table: AgotTable, move: KnowValue) -> Finding:
    """To learn what is printed on a card, read the card."""
    if move.card not in table.cards or move.field not in VALUES or not is_printed(table, move.field):
        return violated("no_such_value", card=move.card, field=move.field)
    if not fits(_printed_limit(table, move.field), move.value):
        return violated("value_impossible", rules=(RULE_OF_VALUE[move.field],), field=move.field)
    return obeyed("printed_value", rules=(RULE_OF_VALUE[move.field],), card=move.card, field=move.field)


def act_know_value(table: AgotTable, move: KnowValue) -> AgotTable:
    """Every copy of the title has the value."""
    named = table.cards[move.card]
    copies = {
        card.id: replace(card, **{move.field: move.value})
        for card in table.cards.values()
        if card.name == named.name and card.face == named.face and card.zone != DUPLICATE
    }
    table = table.put(cards={**table.cards, **copies})
    return add_events(
        table, Event("value_known", move.card, facts={"field": move.field, "value": move.value})
    )


@rule("hbo.anatomy.card_text", "hbo.type.plot", "lcg.anatomy.rules_text", "lcg.cardtype.plot")
def the_plot_is_revealed(table: AgotTable, move: KnowPlot) -> Finding:
    """To learn what is printed on a plot, read it once it is revealed."""
    seat = table.seats.get(move.seat)
    hidden = seat is not None and seat.plot is None and not seat.revealed
    if seat is None or hidden or move.field not in PLOT_FIELDS:
        return violated("no_such_value", seat=move.seat, field=move.field)
    if not fits(PLOT_VALUES[move.field], move.value):
        return violated("value_impossible", rules=(RULE_OF_VALUE[move.field],), field=move.field)
    return obeyed("printed_value", rules=(RULE_OF_VALUE[move.field],), seat=move.seat, field=move.field)


def act_know_plot(table: AgotTable, move: KnowPlot) -> AgotTable:
    """The revealed plot has the value."""
    plot = table.seats[move.seat].plot or Plot()
    changed = replace(
        plot,
        face=move.face or plot.face,
        instead=_instead(plot, PLOT_FIELDS[move.field], move.value),
        **{PLOT_FIELDS[move.field]: move.value},
    )
    table = table.seat(move.seat, plot=changed)
    return add_events(
        table, Event("value_known", plot.name, move.seat, facts={"field": move.field, "value": move.value})
    )


def _instead(plot: Plot, field: str, value: int | str) -> dict[str, int]:
    """The numbers on which the table contradicts the catalogue, with the catalogue's values."""
    before = plot.instead.get(field, getattr(plot, field))
    others = {name: number for name, number in plot.instead.items() if name != field}
    otherwise = bool(plot.face) and isinstance(before, int) and before != value
    return {**others, field: before} if otherwise else others


VERBS = (
    fact_verb(KnowCard, there_is_a_card_nobody_knew, act_know_card),
    fact_verb(KnowValue, the_card_is_here, act_know_value),
    fact_verb(KnowPlot, the_plot_is_revealed, act_know_plot),
    *corrections.VERBS,
)


def automatic_move(game: Game, table: AgotTable) -> Move | None:
    """The move the referee makes by itself: a procedure of the whole table."""
    for decision in decisions(game, table):
        if decision.kind is DecisionKind.PROCEDURE:
            return decision.default
    return None


def answering_move(table: AgotTable, question: Question, value: Any) -> Move:
    """The move that tells what was asked."""
    if question.what in PLOT_FIELDS:
        return KnowPlot(seat=question.seat, field=question.what, value=value)
    return KnowValue(card=question.card, field=question.what, value=value)


def identifying_move(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move by which an unknown card of a hand, deck or discard pile becomes a known one.

    ``given``: ``id``, ``name``, ``kind``, and what else is known of it.
    """
    try:
        card = msgspec.convert({**given, "owner": seat, "controller": seat, "zone": zone}, Card)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_card", error=str(error)) from None
    return KnowCard(card=card)
