"""The drawing of the table, and the sums behind its numbers.

A sum with an unknown part is not a number: the question for that part takes its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import FORBIDDEN, POWER_COUNTED, given_by_texts, givers, name_of_source
from engine.agot.abilities.costs import cost_of, cost_tally
from engine.agot.phases.initiative import initiative_tally
from engine.agot.ruleset import ruleset
from engine.agot.state import effects
from engine.agot.state.piles import discard_size
from engine.agot.state.records import (
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
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import (
    dominance_tally,
    has_icon,
    icons,
    income_tally,
    keywords,
    strength,
    strength_tally,
    unknown_incomes,
    unknown_strength,
)
from engine.agot.values.power_and_victory import TEAM_THRESHOLD, THRESHOLD, deck_size, hand_size, total_power
from engine.agot.values.totals import side_tallies, side_total
from engine.kernel.reasons import Facts, Question, Reason, RuleId, Verdict, amount_of, part, tally
from engine.kernel.view import Badge, View, ViewArea, ViewPiece, ViewRow


def explain(table: AgotTable, what: str) -> Reason | None:
    """The tally behind a number: ``strength:CARD``, ``attack``, ``income:SEAT``, ``dominance:SEAT``..."""
    kind, _, name = what.partition(":")
    if kind in ("attack", "defence"):
        return _total_tally(table, kind)
    if name in table.cards:
        card = table.cards[name]
        if kind == "cost":
            return cost_tally(table, card.controller, card)
        return _strength(table, card) if kind == "strength" else given_by_texts(table, card)
    return _at_seat(table, kind, name) if name in table.seats else None


def _at_seat(table: AgotTable, kind: str, seat: str) -> Reason | None:
    if kind == "income":
        return _as_known(table, income_tally(table, seat), unknown_incomes(table, seat))
    if kind == "dominance":
        return _as_known(table, dominance_tally(table, seat))
    if kind == "initiative":
        return _as_known(table, initiative_tally(table, seat))
    return _power(table, seat) if kind == "total_power" else None


def _total_tally(table: AgotTable, kind: str) -> Reason | None:
    if table.challenge is None:
        return None
    attack, defence = side_tallies(table)
    return _as_known(table, attack if kind == "attack" else defence)


def _as_known(table: AgotTable, sum_: Reason, more: Iterable[Question] = ()) -> Reason:
    """The sum, or what has to be asked before there is one."""
    parts = [_part(table, reason) for reason in sum_.because]
    parts += [_asked("hbo.anatomy.income_bonus", question) for question in more]
    asks = next(
        (reason.asks for reason in parts if reason.found == Verdict.CANNOT_TELL and reason.asks), None
    )
    return sum_ if asks is None else _asked(sum_.rules[0], asks, tuple(parts))


def _part(table: AgotTable, reason: Reason) -> Reason:
    card = table.cards.get(str(reason.facts.get("card", "")))
    if reason.says == "strength_of" and card is not None:
        return _strength(table, card)
    seat = table.seats.get(str(reason.facts.get("seat", "")))
    plot = seat.plot if seat is not None else None
    if seat is None or plot is None:
        return reason
    if reason.says == "plot_income" and plot.income is None:
        return _asked(reason.rules[0], Question("plot_income", plot.name, seat.id))
    if reason.says == "plot_initiative" and plot.initiative is None:
        return _asked(reason.rules[0], Question("plot_initiative", plot.name, seat.id))
    return reason


def _strength(table: AgotTable, card: Card) -> Reason:
    added_up, asks = strength_tally(table, card), unknown_strength(table, card)
    if asks is None:
        return added_up
    strengths = (
        reason
        for reason in added_up.because
        if reason.says != "printed_strength" or card.strength is not None
    )
    return _asked("hbo.anatomy.strength", asks, tuple(strengths))


def _asked(rule_id: RuleId, asks: Question, because: tuple[Reason, ...] = ()) -> Reason:
    return Reason((rule_id,), Verdict.CANNOT_TELL, "not_known", {}, because, asks=asks)


def _power(table: AgotTable, seat: str) -> Reason:
    banner = part("hbo.power.gain_house", table.seats[seat].power, "power_on_banner", seat=seat)
    powerful = tuple(card for card in table.in_play(seat) if card.power)
    cards = (
        part("hbo.power.on_character", bearer.power, "power_on_card", card=bearer.id) for bearer in powerful
    )
    left_out = (
        part(effect.rule, -card.power, "power_not_counted", card=card.id, by_means=name_of_source(source))
        for card in powerful
        for effect, source in list(givers(table, card, FORBIDDEN, POWER_COUNTED))[:1]
    )
    return tally("hbo.victory.fifteen", "total_power_of", banner, *cards, *left_out, seat=seat)


ICONS: tuple[str, ...] = get_args(effects.Icon)


def view(table: AgotTable) -> View:
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
    return View(tuple(areas), trail, facts, "total_power", _threshold(table))


def _threshold(table: AgotTable) -> int:
    return TEAM_THRESHOLD if table.teams else THRESHOLD


def _seat_area(table: AgotTable, seat: Seat) -> ViewArea:
    rows = (
        ViewRow("characters", tuple(piece(table, card) for card in table.characters(seat.id))),
        ViewRow("locations", tuple(piece(table, card) for card in table.in_play(seat.id, LOCATION))),
        ViewRow("attachments", tuple(piece(table, card) for card in _loose_attachments(table, seat.id))),
        ViewRow(
            "hand", tuple(piece(table, card) for card in table.hand_of(seat.id)), hand_size(table, seat.id)
        ),
        ViewRow("dead", _pile(table, seat.id, DEAD), None, False),
        ViewRow("discard", _pile(table, seat.id, DISCARD), discard_size(table, seat.id), False),
        ViewRow("used_plots", tuple(ViewPiece(plot, plot, "plot") for plot in seat.plots_used), None, False),
    )
    return ViewArea(
        seat.id, seat.house or seat.id, tuple(_seat_badges(table, seat)), rows, seat.id == table.active
    )


def _loose_attachments(table: AgotTable, seat: str) -> Iterator[Card]:
    return (card for card in table.in_play(seat, ATTACHMENT) if not card.host)


def _seat_badges(table: AgotTable, seat: Seat) -> Iterator[Badge]:
    yield Badge("gold", seat.gold)
    yield Badge("banner_power", seat.power)
    yield Badge("total_power", total_power(table, seat.id), explains=f"total_power:{seat.id}")
    yield Badge("threshold", _threshold(table))
    yield Badge("hand", hand_size(table, seat.id))
    yield Badge("deck", deck_size(table, seat.id))
    if seat.plot is not None and seat.revealed:
        if seat.plot.name:  # a plot in a lesson or a dispute may have numbers alone
            yield Badge("plot", seat.plot.name)
        yield _number("plot_income", seat.plot.income, f"income:{seat.id}")
        yield _number("plot_initiative", seat.plot.initiative, f"initiative:{seat.id}")
        yield _number("plot_claim", seat.plot.claim)


def _number(key: str, value: int | None, explains: str = "") -> Badge:
    return Badge(key, value, value is not None, explains)


def piece(table: AgotTable, card: Card) -> ViewPiece:
    """A card with what is known of it, and what lies under it."""
    under = tuple(piece(table, other) for other in table.under(card.id) if other.zone in (PLAY, DUPLICATE))
    kind = "duplicate" if card.zone == DUPLICATE else card.kind
    badges = () if card.zone == DUPLICATE else tuple(_badges(table, card))
    return ViewPiece(card.id, card.name, kind, badges, card.kneeling, under=under)


def _badges(table: AgotTable, card: Card) -> Iterator[Badge]:
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


def _icons(table: AgotTable, card: Card) -> tuple[str, ...]:
    """The icons a character has; if not all are known, those it has for certain."""
    if card.icons is not None:
        return icons(table, card)
    return tuple(icon for icon in ICONS if has_icon(table, card, icon))


def _cost(table: AgotTable, card: Card) -> Badge:
    """The printed cost; of a card in hand, its cost now with the reasons."""
    seat = card.controller
    if card.cost is None or card.zone != HAND or not ruleset(table).price_parts(table, seat, card):
        return _number("cost", card.cost)
    return Badge("cost", cost_of(table, seat, card), explains=f"cost:{card.id}")


def _had(table: AgotTable, card: Card, what: str, printed: tuple[str, ...] | None) -> Badge:
    """An icon or keyword; of one that a text in play gives, which text can be asked."""
    by_texts = active_effects(table) and what not in (printed or ())
    return Badge(what, explains=f"given:{card.id}" if by_texts else "")


def _pile(table: AgotTable, seat: str, zone: str) -> tuple[ViewPiece, ...]:
    return tuple(
        ViewPiece(c.id, c.name, c.kind) for c in table.cards.values() if c.owner == seat and c.zone == zone
    )


def _challenge_area(table: AgotTable, challenge: Challenge) -> ViewArea:
    rows = (
        ViewRow("attackers", tuple(piece(table, table.cards[card]) for card in challenge.attackers)),
        ViewRow("defenders", tuple(piece(table, table.cards[card]) for card in challenge.defenders or ())),
        ViewRow("bypassed", tuple(piece(table, table.cards[card]) for card in challenge.bypassed)),
    )
    badges = (Badge(challenge.kind), Badge("attacker", challenge.by), Badge("defender", challenge.target))
    helping = (Badge("supporter", challenge.supporter),) if challenge.supporter else ()
    won = (Badge("winner", challenge.winner),) if challenge.winner else ()
    return ViewArea("challenge", "challenge", (*badges, *helping, *won, *_totals(table, challenge)), rows)


def _totals(table: AgotTable, challenge: Challenge) -> Iterator[Badge]:
    """Attack and defence: as they were resolved, until then as they stand now."""
    if challenge.attack is not None:
        yield from (Badge("attack", challenge.attack), *_bonus(table, "attack", challenge.attackers))
        yield from (Badge("defence", challenge.defence), *_bonus(table, "defence", challenge.defenders or ()))
        return
    yield from _total(table, "attack", challenge.attackers)
    if challenge.defenders is not None:
        yield from _total(table, "defence", challenge.defenders)


def _total(table: AgotTable, key: str, names: tuple[str, ...]) -> Iterator[Badge]:
    """The strengths of a side, and what is added to them, by themselves and together."""
    known_cards = tuple(card for card in names if unknown_strength(table, table.cards[card]) is None)
    known = known_cards == names
    yield Badge(key, side_total(table, known_cards) if known or known_cards else None, known, key)
    yield from _bonus(table, key, names)


def _bonus(table: AgotTable, key: str, names: tuple[str, ...]) -> Iterator[Badge]:
    bonus = sum(amount_of(reason) for reason in ruleset(table).side_bonus(table, names))
    if bonus:
        yield Badge(f"{key}_bonus", bonus)
