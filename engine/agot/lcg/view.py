"""The drawing of the table: titles, influence, passes, and who may challenge whom."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.agot import view as shared_view
from engine.agot.lcg.abilities.effect_handlers import draws_left
from engine.agot.lcg.cards.catalogue import left_to_players
from engine.agot.lcg.costs.influence import supplied_by
from engine.agot.lcg.game import LCG
from engine.agot.lcg.rule_ids import ALIASES
from engine.agot.lcg.titles.small_council import HAND_INFLUENCE, has_titles, holder, rivals_of, supported_by
from engine.agot.notation.card_uses import threatened
from engine.agot.phases.challenge_declaration import (
    at_least_one_attacker,
    one_challenge_of_each_kind,
    the_target_is_an_opponent,
)
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import CHALLENGE_KINDS, DeclareChallenge
from engine.agot.state.records import DECK, DECK_TOP, DISCARD, HAND, PLAY, REMOVED, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.agot.values.power_and_victory import total_power
from engine.kernel.judge import decisions
from engine.kernel.reasons import Facts, Reason, cited, rule
from engine.kernel.view import Badge, Grid, GridCell, View, ViewArea, ViewPiece


def who_may_challenge(table: AgotTable) -> Grid | None:
    """Each player against each other, as things stand, whoever's turn it is; None with two players."""
    if len(table.order) < 3:
        return None
    pairs = [(by, to) for by in table.order for to in table.order if by != to]
    return Grid("who_may_challenge", table.order, tuple(_cell(table, by, to) for by, to in pairs))


def _cell(table: AgotTable, by: str, to: str) -> GridCell:
    moves = [DeclareChallenge(by=by, kind=kind, target=to, attackers=()) for kind in CHALLENGE_KINDS]
    refused = [_why_not(table, move) for move in moves]
    may = tuple(move.kind for move, reason in zip(moves, refused, strict=True) if reason is None)
    return GridCell(
        by, to, may, None if may else _weightiest([reason for reason in refused if reason is not None])
    )


RULES = (the_target_is_an_opponent, one_challenge_of_each_kind)


def _why_not(table: AgotTable, move: DeclareChallenge) -> Reason | None:
    """The first reason against it; the lack of an attacker comes last."""
    for judged in RULES:
        finding = judged(table, move)
        if finding is not None:
            return _named(judged, finding)
    if any(_could_attack(table, move.by, move.kind)):
        return None
    nobody = at_least_one_attacker(table, move)
    return _named(at_least_one_attacker, nobody) if nobody is not None else None


def _could_attack(table: AgotTable, seat: str, kind: str) -> list[bool]:
    """Whether the seat has a standing character with the icon, or with unknown icons."""
    standing = (card for card in table.characters(seat) if not card.kneeling)
    return [True for card in standing if has_icon(table, card, kind) is not False]


def _named(rule: object, finding: Reason) -> Reason:
    """The finding under the rules of this game."""
    bound = LCG.bound[DeclareChallenge]
    by_rule = dict(zip(bound.rules, bound.obeyed, strict=True))
    named = LCG.names.reason(finding) if LCG.names is not None else finding
    return cited(named, by_rule[rule]) if rule in by_rule else named


def _weightiest(refused: list[Reason]) -> Reason:
    """The reason against all kinds if the target is barred; otherwise that of the kind that fails last."""
    return refused[0] if refused[0].says == refused[-1].says else refused[-1]


UNTOLD = ("action", "effect", "beyond_saving")
"""Occasions that say nothing of what happened to whom."""


def view(table: AgotTable) -> View:
    """The table as areas, with what this game adds to each seat."""
    drawn = shared_view.view(table)
    areas = tuple(_with_titles(table, area) if area.id in table.seats else area for area in drawn.areas)
    return replace(drawn, areas=areas, facts={**drawn.facts, **_facts(table)})


def _with_titles(table: AgotTable, area: ViewArea) -> ViewArea:
    rows = tuple(
        replace(row, pieces=tuple(_noted(table, piece) for piece in row.pieces)) for row in area.rows
    )
    return replace(area, rows=rows, badges=(*area.badges, *_badges(table, table.seats[area.id])))


def _noted(table: AgotTable, piece: ViewPiece) -> ViewPiece:
    """Marks a card in play whose text its players carry out themselves."""
    under = tuple(_noted(table, other) for other in piece.under)
    card = table.cards.get(piece.id)
    by_hand = card is not None and card.zone == PLAY and card.face in left_to_players()
    badges = (*piece.badges, Badge("by_hand")) if by_hand else piece.badges
    return replace(piece, badges=badges, under=under) if by_hand or under != piece.under else piece


def _badges(table: AgotTable, seat: Seat) -> Iterator[Badge]:
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


def _relations(table: AgotTable, seat: Seat) -> Iterator[Badge]:
    """The title with its supported title and rivals; the partner in a team."""
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
def influence_of(table: AgotTable, seat: str) -> int:
    """Influence a player could still supply, the Hand's two included."""
    title = holder(table, "hand") == seat and not table.seats[seat].title_used
    return supplied_by(table, seat) + (HAND_INFLUENCE if title else 0)


def _facts(table: AgotTable) -> Facts:
    """Whose word it is, who has passed one after the other, what lies in the council chamber."""
    passed = table.agenda[-1].slots.get("passed", ()) if table.agenda else ()
    waiting = decisions(LCG, table)
    return {
        "next": tuple(dict.fromkeys(decision.seat for decision in waiting)),
        "passed": passed if isinstance(passed, tuple) else (),
        "council": table.council,
        "littlefinger": table.littlefinger,
        "answering": answering(table),
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
def answering(table: AgotTable) -> tuple[str, ...]:
    """What may be answered: ``what:card`` or ``what:seat`` of all that has happened, or who is to die."""
    step = current_step(table)
    if step == "kill.saves":
        fate = FATES.get(str(table.agenda[-1].slots.get("zone")), "dying")
        return tuple(f"{fate}:{card}" for card in threatened(table))
    if step != "aftermath.reactions":
        return ()
    occasions = (occasion for occasion in table.occasions if occasion.what not in UNTOLD)
    return tuple(dict.fromkeys(f"{occasion.what}:{occasion.card or occasion.seat}" for occasion in occasions))


def explain(table: AgotTable, what: str) -> Reason | None:
    """The tally behind a number, in the words of this rulebook."""
    reason = shared_view.explain(table, what)
    return ALIASES.reason(reason) if reason is not None else None
