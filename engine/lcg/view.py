"""How the table is drawn: titles and influence at each seat, whose word it is and who has passed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.play import decisions
from engine.kernel.reason import Facts, Reason, rule
from engine.kernel.view import Area, Badge, Piece, View
from engine.lcg.by_hand import left_to_players
from engine.lcg.deeds import draws_left
from engine.lcg.game import LCG
from engine.lcg.names import NAMES
from engine.lcg.paying import supplied_by
from engine.lcg.titles import HAND_INFLUENCE, has_titles, holder, rivals_of, supported_by
from engine.thrones import explaining
from engine.thrones import view as shared
from engine.thrones.counting import total_power
from engine.thrones.notation_uses import threatened
from engine.thrones.records import DECK, DECK_TOP, DISCARD, HAND, PLAY, REMOVED, Seat
from engine.thrones.table import Table
from engine.thrones.timing import at

UNTOLD = ("action", "effect", "beyond_saving")
"""Occasions that say nothing of what happened to whom."""


def view(table: Table) -> View:
    """The table as areas, with what this game adds to each seat."""
    drawn = shared.view(table)
    areas = tuple(_with_titles(table, area) if area.id in table.seats else area for area in drawn.areas)
    return replace(drawn, areas=areas, facts={**drawn.facts, **_facts(table)})


def _with_titles(table: Table, area: Area) -> Area:
    rows = tuple(replace(row, pieces=tuple(_noted(table, one) for one in row.pieces)) for row in area.rows)
    return replace(area, rows=rows, badges=(*area.badges, *_badges(table, table.seats[area.id])))


def _noted(table: Table, piece: Piece) -> Piece:
    """A card in play whose text its players see to themselves says so."""
    under = tuple(_noted(table, one) for one in piece.under)
    card = table.cards.get(piece.id)
    by_hand = card is not None and card.zone == PLAY and card.face in left_to_players()
    badges = (*piece.badges, Badge("by_hand")) if by_hand else piece.badges
    return replace(piece, badges=badges, under=under) if by_hand or under != piece.under else piece


def _badges(table: Table, seat: Seat) -> Iterator[Badge]:
    yield from _relations(table, seat)
    if seat.plot is not None and seat.revealed and seat.plot.face in left_to_players():
        yield Badge("by_hand", seat.plot.name)
    influence = influence_of(table, seat.id)
    if influence:
        yield Badge("influence", influence)
    if seat.agenda:
        yield Badge("agenda", seat.agenda)
    if seat.drawn_by_effects:
        yield Badge("draws_left", draws_left(table, seat.id))


def _relations(table: Table, seat: Seat) -> Iterator[Badge]:
    """The title with whom it supports and whose rival it is; the partner in a team."""
    if has_titles(table) and seat.title:
        yield Badge("title", seat.title)
        supported, rivals = supported_by(table, seat.id), rivals_of(table, seat.id)
        if supported:
            yield Badge("supports", supported)
        if rivals:
            yield Badge("rivals", ", ".join(rivals))
        if rivals and seat.rivalry_gained:
            yield Badge("rivalry_used")
    for partner in table.partners(seat.id):
        if partner != seat.id:
            yield Badge("partner", partner)
            yield Badge("team_power", total_power(table, seat.id) + total_power(table, partner))


@rule("lcg.influence.source", "lcg.title.hand")
def influence_of(table: Table, seat: str) -> int:
    """Influence a player could still supply, the Hand's two included."""
    title = holder(table, "hand") == seat and not table.seats[seat].title_used
    return supplied_by(table, seat) + (HAND_INFLUENCE if title else 0)


def _facts(table: Table) -> Facts:
    """Whose word it is, who has passed one after the other, what lies in the council chamber."""
    passed = table.agenda[-1].slots.get("passed", ()) if table.agenda else ()
    waiting = decisions(LCG, table)
    return {
        "next": tuple(dict.fromkeys(one.seat for one in waiting)),
        "passed": passed if isinstance(passed, tuple) else (),
        "council": table.council,
        "littlefinger": table.littlefinger,
        "answering": answering(table),
        "teams": tuple(" + ".join(team) for team in table.teams),
    }


FATES = {
    DISCARD: "to_be_discarded",
    HAND: "to_return_to_hand",
    DECK: "to_return_to_deck",
    DECK_TOP: "to_return_to_deck",
    REMOVED: "to_be_removed",
}
"""Zone -> what is about to happen to a card that goes there."""


@rule("lcg.response.before_next_action", "lcg.action.rotation")
def answering(table: Table) -> tuple[str, ...]:
    """What may be answered: ``what:card`` or ``what:seat`` of all that has happened, or who is to die."""
    step = at(table)
    if step == "kill.saves":
        fate = FATES.get(str(table.agenda[-1].slots.get("zone")), "dying")
        return tuple(f"{fate}:{card}" for card in threatened(table))
    if step != "aftermath.reactions":
        return ()
    told = (one for one in table.occasions if one.what not in UNTOLD)
    return tuple(dict.fromkeys(f"{one.what}:{one.card or one.seat}" for one in told))


def explain(table: Table, what: str) -> Reason | None:
    """The tally behind a number, in the words of this rulebook."""
    found = explaining.explain(table, what)
    return NAMES.reason(found) if found is not None else None
