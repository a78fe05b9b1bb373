"""The Limited keyword: one card a round, and what counts towards it."""

from __future__ import annotations

from engine.agot.ruleset import LIMITED_AFTER_SETUP, LIMITED_DUPLICATE
from engine.agot.state.moves import PlayCard, PlayDuplicate, Save, UseOfCard
from engine.agot.state.records import EVENT, HAND, Card, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.kernel.reasons import SILENT, STATED, Finding, Reason, cannot_tell, change, no, rule


@rule("hbo.keyword.limited", "lcg.keyword.limited")
def one_limited_card_a_round(table: AgotTable, move: PlayCard | UseOfCard | Save) -> Finding:
    """Each player may play only one card with the Limited keyword per round."""
    card = played_from_hand(table, move)
    limited = has_keyword(table, card, "limited") if card is not None else False
    seat = table.seats[move.by]
    if card is None or limited is False:
        return None
    played, points = limited_so_far(table, seat)
    if limited is None:
        return cannot_tell(keyword_question(table, card, "limited")) if played else None
    if played:
        rests = not seat.limited_played
        basis = SILENT if rests else STATED
        rules = (*(rule_id for point in points for rule_id in point.rules if rests), "hbo.keyword.limited")
        return no(
            "limited_played",
            change("no_limited_yet", seat=move.by),
            rules=rules,
            because=points,
            basis=basis,
            seat=move.by,
        )
    return Reason(says="first_limited", because=points) if points else None


def played_from_hand(table: AgotTable, move: PlayCard | UseOfCard | Save) -> Card | None:
    """The card this move plays from hand, if it plays one: a card laid down, or an event."""
    card = table.cards.get(move.by_means if isinstance(move, Save) else move.card)
    if card is None or card.zone != HAND or (card.kind != EVENT and not isinstance(move, PlayCard)):
        return None
    return card


def count_limited(table: AgotTable, seat: str, card: Card) -> AgotTable:
    """A Limited card played counts for the round, whatever its type."""
    if not has_keyword(table, card, "limited"):
        return table
    return table.seat(seat, limited_played=table.seats[seat].limited_played + 1)


@rule(
    "hbo.keyword.limited_after_setup",
    "hbo.keyword.limited_duplicate",
    "lcg.setup.not_played",
    "lcg.keyword.limited",
    "lcg.duplicate.only_when_under",
)
def limited_so_far(table: AgotTable, seat: Seat) -> tuple[int, tuple[Reason, ...]]:
    """Limited cards that count this round, and the points on which that rests."""
    played, points = seat.limited_played, []
    if seat.limited_duplicates:
        points.append(LIMITED_DUPLICATE.reason(table, "limited_duplicates"))
        played += seat.limited_duplicates if LIMITED_DUPLICATE.option(table) == "yes" else 0
    from_setup = placed_at_setup(table, seat) if table.round == 1 else 0
    if from_setup:
        points.append(LIMITED_AFTER_SETUP.reason(table, "limited_at_setup"))
        played += from_setup if LIMITED_AFTER_SETUP.option(table) == "counted" else 0
    return played, tuple(points)


def placed_at_setup(table: AgotTable, seat: Seat) -> int:
    """Limited cards laid at set-up, as far as is known: told as such, or in play and not played since."""
    lying = sum(bool(has_keyword(table, card, "limited")) for card in table.in_play(seat.id))
    return max(seat.limited_at_setup, lying - seat.limited_played)


@rule(
    "hbo.keyword.limited_duplicate",
    "hbo.keyword.limited",
    "lcg.keyword.limited",
    "lcg.duplicate.only_when_under",
)
def a_limited_duplicate(table: AgotTable, move: PlayDuplicate) -> Finding:
    """The rules do not say whether a Limited card attached as a duplicate counts as played."""
    card = table.cards[move.card]
    limited = has_keyword(table, card, "limited")
    if limited is False:
        return None
    point = LIMITED_DUPLICATE.reason(table, "limited_duplicates")
    played, _ = limited_so_far(table, table.seats[move.by])
    second = played > 0 and LIMITED_DUPLICATE.option(table) == "yes"
    if limited is None:
        return cannot_tell(keyword_question(table, card, "limited")) if second else None
    if second:
        return no(
            "limited_played",
            change("no_limited_yet", seat=move.by),
            basis=SILENT,
            because=(point,),
            seat=move.by,
        )
    return Reason(says="limited_duplicate", because=(point,))
