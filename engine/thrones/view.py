"""How a Thrones table is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.kernel.reason import Facts
from engine.kernel.tally import amount_of
from engine.kernel.view import Area, Badge, Piece, Row, View
from engine.thrones import effects
from engine.thrones.costs import cost_of
from engine.thrones.counting import deck_size, hand_size, total_power
from engine.thrones.edition import of
from engine.thrones.phases.totals import side_total
from engine.thrones.piles import discard_size
from engine.thrones.power import TEAM_THRESHOLD, THRESHOLD
from engine.thrones.records import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    DUPLICATE,
    HAND,
    LOCATION,
    PLAY,
    Card,
    Challenge,
    Seat,
)
from engine.thrones.speaking import said_by_texts
from engine.thrones.table import Table
from engine.thrones.values import (
    has_icon,
    icons,
    keywords,
    strength,
    unknown_strength,
)

ICONS: tuple[str, ...] = get_args(effects.Icon)


def view(table: Table) -> View:
    """The table as areas: the challenge under way, then one for each seat."""
    areas = [_seat_area(table, seat) for seat in table.seats.values()]
    if table.challenge is not None:
        areas.insert(1, _challenge_area(table, table.challenge))
    facts: Facts = {
        "round": table.round,
        "phase": table.phase,
        "first_player": table.first_player,
        "active": table.active,
        "winner": table.over.winner if table.over else "",
    }
    trail = tuple(f"{frame.procedure}.{frame.step}" for frame in table.agenda)
    return View(tuple(areas), trail, facts)


def _seat_area(table: Table, seat: Seat) -> Area:
    rows = (
        Row("characters", tuple(piece(table, card) for card in table.characters(seat.id))),
        Row("locations", tuple(piece(table, card) for card in table.in_play(seat.id, LOCATION))),
        Row("attachments", tuple(piece(table, card) for card in _loose_attachments(table, seat.id))),
        Row("hand", tuple(piece(table, card) for card in table.hand_of(seat.id)), hand_size(table, seat.id)),
        Row("dead", _pile(table, seat.id, DEAD), None, False),
        Row("discard", _pile(table, seat.id, DISCARD), discard_size(table, seat.id), False),
        Row("used_plots", tuple(Piece(one, one, "plot") for one in seat.plots_used), None, False),
    )
    return Area(
        seat.id, seat.house or seat.id, tuple(_seat_badges(table, seat)), rows, seat.id == table.active
    )


def _loose_attachments(table: Table, seat: str) -> Iterator[Card]:
    return (card for card in table.in_play(seat, ATTACHMENT) if not card.host)


def _seat_badges(table: Table, seat: Seat) -> Iterator[Badge]:
    yield Badge("gold", seat.gold)
    yield Badge("banner_power", seat.power)
    yield Badge("total_power", total_power(table, seat.id), explains=f"total_power:{seat.id}")
    yield Badge("threshold", TEAM_THRESHOLD if table.teams else THRESHOLD)
    yield Badge("hand", hand_size(table, seat.id))
    yield Badge("deck", deck_size(table, seat.id))
    if seat.plot is not None and seat.revealed:
        yield Badge("plot", seat.plot.name)
        yield _number("plot_income", seat.plot.income, f"income:{seat.id}")
        yield _number("plot_initiative", seat.plot.initiative, f"initiative:{seat.id}")
        yield _number("plot_claim", seat.plot.claim)


def _number(key: str, value: int | None, explains: str = "") -> Badge:
    return Badge(key, value, value is not None, explains)


def piece(table: Table, card: Card) -> Piece:
    """A card with what is known of it, and what lies under it."""
    under = tuple(piece(table, one) for one in table.under(card.id) if one.zone in (PLAY, DUPLICATE))
    kind = "duplicate" if card.zone == DUPLICATE else card.kind
    badges = () if card.zone == DUPLICATE else tuple(_badges(table, card))
    return Piece(card.id, card.name, kind, badges, card.kneeling, under=under)


def _badges(table: Table, card: Card) -> Iterator[Badge]:
    if card.kind == CHARACTER:
        known = unknown_strength(table, card) is None
        yield Badge("strength", strength(table, card) if known else None, known, f"strength:{card.id}")
        yield from (_had(table, card, icon, card.icons or card.surely) for icon in _icons(table, card))
        if card.icons is None:
            yield Badge("icons", None, False)
    if card.zone != PLAY:
        yield _cost(table, card)
    yield from (_had(table, card, keyword, card.keywords) for keyword in keywords(table, card))
    if card.unique:
        yield Badge("unique")
    if card.income:
        yield Badge("income", card.income)
    if card.gold:
        yield Badge("gold", card.gold)
    if card.power:
        yield Badge("power", card.power)


def _icons(table: Table, card: Card) -> tuple[str, ...]:
    """The icons a character has; where nobody has told them all, those it has for certain."""
    if card.icons is not None:
        return icons(table, card)
    return tuple(one for one in ICONS if has_icon(table, card, one))


def _cost(table: Table, card: Card) -> Badge:
    """What is printed; of a card in hand, what it costs its player now, and why."""
    seat = card.controller
    if card.cost is None or card.zone != HAND or not of(table).price_parts(table, seat, card):
        return _number("cost", card.cost)
    return Badge("cost", cost_of(table, seat, card), explains=f"cost:{card.id}")


def _had(table: Table, card: Card, what: str, printed: tuple[str, ...] | None) -> Badge:
    """An icon or keyword; of one that a text in play gives, which text can be asked."""
    given = said_by_texts(table) and what not in (printed or ())
    return Badge(what, explains=f"given:{card.id}" if given else "")


def _pile(table: Table, seat: str, zone: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(c.id, c.name, c.kind) for c in table.cards.values() if c.owner == seat and c.zone == zone
    )


def _challenge_area(table: Table, challenge: Challenge) -> Area:
    rows = (
        Row("attackers", tuple(piece(table, table.cards[card]) for card in challenge.attackers)),
        Row("defenders", tuple(piece(table, table.cards[card]) for card in challenge.defenders or ())),
        Row("bypassed", tuple(piece(table, table.cards[card]) for card in challenge.bypassed)),
    )
    badges = (Badge(challenge.kind), Badge("attacker", challenge.by), Badge("defender", challenge.target))
    helping = (Badge("supporter", challenge.supporter),) if challenge.supporter else ()
    return Area("challenge", "challenge", (*badges, *helping, *_totals(table, challenge)), rows)


def _totals(table: Table, challenge: Challenge) -> Iterator[Badge]:
    """Attack and defence: as they were resolved, until then as they stand now."""
    if challenge.attack is not None:
        yield from (Badge("attack", challenge.attack), *_bonus(table, "attack", challenge.attackers))
        yield from (Badge("defence", challenge.defence), *_bonus(table, "defence", challenge.defenders or ()))
        return
    yield from _total(table, "attack", challenge.attackers)
    if challenge.defenders is not None:
        yield from _total(table, "defence", challenge.defenders)


def _total(table: Table, key: str, names: tuple[str, ...]) -> Iterator[Badge]:
    """The strengths of a side, and what is added to them, by themselves and together."""
    told = tuple(card for card in names if unknown_strength(table, table.cards[card]) is None)
    known = told == names
    yield Badge(key, side_total(table, told) if known or told else None, known, key)
    yield from _bonus(table, key, names)


def _bonus(table: Table, key: str, names: tuple[str, ...]) -> Iterator[Badge]:
    bonus = sum(amount_of(one) for one in of(table).side_bonus(table, names))
    if bonus:
        yield Badge(f"{key}_bonus", bonus)
