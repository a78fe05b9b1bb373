"""The strength of each side of a battle, and who may support it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    STATED,
    Basis,
    Finding,
    Reason,
    RuleId,
    change,
    part,
    rule,
    tally,
    violated,
)
from engine.kernel.remedies import with_field_reset, with_field_set
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.ports import the_port_is_his
from engine.kings.common_rules import (
    BASE,
    FRAME,
    areas_ordered,
    order_missing,
    out_of_reach_of_orders,
    pick,
    word,
)
from engine.kings.moves import Support
from engine.kings.one_time_orders.guile_of_the_lion import lion_forbids_the_support
from engine.kings.rule_variants import SIEGE_NEUTRAL
from engine.kings.table import KingsTable, Units, add, neighbours

ATTACK, DEFENCE = "attack", "defence"


class Ground(Struct, frozen=True):
    """What counts of the area that is attacked."""

    city: bool = False
    stronghold: bool = False
    fortification: bool = False
    neutral: bool = False

    @property
    def walled(self) -> bool:
        """Something a siege engine is made for."""
        return self.city or self.stronghold or self.fortification


class Force(Struct, frozen=True):
    """Units of one side."""

    units: Units
    attacking: bool
    supporting: bool = False
    knight: int | None = None
    """What an attacking knight counts by the attacker's House card."""


def strength_of(table: KingsTable, piece: str) -> components.BaseGameFact:
    """The base strength of a footman, knight or ship, and how sure it is."""
    given = table.given.numbers.get(f"{piece}_strength")
    if given is not None:
        return components.BaseGameFact(f"{piece}_strength", given, components.GIVEN)
    return components.STRENGTH[piece]


class Body(Struct, frozen=True):
    """Units of one kind on one side."""

    piece: str
    count: int
    support: bool = False


def _sum(
    chief: RuleId, each: int, says: str, body: Body, fact: components.BaseGameFact | None = None
) -> Reason:
    """What the units of a kind count together."""
    basis = STATED if fact is None else fact.basis
    certainty = components.IN_TEXT if fact is None else fact.certainty
    count, piece, support = body.count, body.piece, body.support
    return part(
        chief,
        each * count,
        says,
        basis,
        certainty=certainty,
        piece=piece,
        count=count,
        each=each,
        support=support,
    )


def body_strength(table: KingsTable, ground: Ground, force: Force, body: Body) -> Reason:
    """What units of a kind count in this battle."""
    if body.piece == components.SIEGE:
        return engines(table, ground, body, attacking=force.attacking)
    if body.piece == components.KNIGHT:
        return knights(table, ground, force, body)
    fact = strength_of(table, body.piece)
    return _sum("kings.scope.draft", fact.value or 0, "base_strength", body, fact)


@rule("kings.siege.strength-four", "kings.siege.strength-zero", "kings.siege.neutral")
def engines(table: KingsTable, ground: Ground, body: Body, *, attacking: bool) -> Reason:
    """Four in an attack, or its support, on a city, stronghold or fortification; otherwise nothing."""
    if not attacking or not ground.walled:
        return _sum("kings.siege.strength-zero", 0, "engine_zero", body)
    if ground.neutral:
        each = 4 if SIEGE_NEUTRAL.option(table) == "four" else 0
        return SIEGE_NEUTRAL.reason(table, "engine_neutral", each * body.count, count=body.count, each=each)
    return _sum("kings.siege.strength-four", 4, "engine_four", body)


@rule("kings.fort.attack-knights", "kings.fort.defend-knights", "kings.fort.house-card-knights")
def knights(table: KingsTable, ground: Ground, force: Force, body: Body) -> Reason:
    """Against a fortification attacking knights count one, whatever a card says; defenders do not suffer."""
    fact = strength_of(table, components.KNIGHT)
    by_card = force.attacking and not force.supporting and force.knight is not None
    if by_card:
        fact = components.BaseGameFact("attacking_knight_strength", force.knight, components.GIVEN)
    plain = fact.value or 0
    if not ground.fortification:
        return _sum("kings.scope.draft", plain, "base_strength", body, fact)
    if not force.attacking:
        return _sum("kings.fort.defend-knights", plain, "knight_defends", body, fact)
    chief = "kings.fort.house-card-knights" if by_card else "kings.fort.attack-knights"
    if plain < 1:
        return _sum(
            chief, plain, "knight_below_one", body, components.BaseGameFact("", plain, components.SOURCE)
        )
    return _sum(chief, 1, "knight_against_fort", body)


def side(table: KingsTable, ground: Ground, *forces: Force, extra: tuple[Reason, ...] = ()) -> Reason:
    """All units of a side added up."""
    parts = [
        body_strength(table, ground, force, Body(piece, force.units[piece], force.supporting))
        for force in forces
        for piece in components.PIECES
        if force.units.get(piece)
    ]
    attacking = any(force.attacking for force in forces)
    if not attacking and ground.fortification:
        parts.append(fort_bonus())
    says = "attack_strength" if attacking else "defence_strength"
    return tally(_chief(parts), says, *parts, *extra)


@rule("kings.fort.defence-bonus")
def fort_bonus() -> Reason:
    """The defending player has one more, once, whatever stands there."""
    return part("kings.fort.defence-bonus", 1, "fort_bonus")


def _chief(parts: list[Reason]) -> RuleId:
    ours = [reason.rules[0] for reason in parts if reason.rules[0] != "kings.scope.draft"]
    return ours[0] if ours else "kings.scope.draft"


def ground_of(table: KingsTable, area: str) -> Ground:
    """What counts of an area on the board."""
    here = table.areas[area]
    fort = here.fortification and table.uses(components.OPTION_FORTS)
    return Ground(here.city, here.stronghold, fort, here.neutral)


@rule("kings.port.no-support-land", "kings.port.own-sea-only")
def counts(table: KingsTable, source: str | None, area: str) -> Reason | None:
    """Support from a port counts in its own sea only; the reason why it does not count, if it does not."""
    port = table.areas.get(source or "")
    if port is None or port.kind != components.PORT or port.sea == area:
        return None
    land = table.areas[area].kind != components.SEA
    rules = ("kings.port.no-support-land",) if land else ("kings.port.own-sea-only",)
    basis: Basis = STATED if land else DERIVED
    return Reason(rules, 0, "support_does_not_count", {"area": port.id}, basis=basis)


@rule("kings.port.no-support-land", "kings.port.support-sea", "kings.port.own-sea-only")
def a_port_supports_at_sea(table: KingsTable, move: Support) -> Finding:
    """Ships in a port support a battle in its sea, but none on land, not even in the port's own land."""
    port = table.areas[move.from_]
    if port.kind != components.PORT or move.battle == port.sea:
        return None
    sea = change("choose_area", area=port.sea)
    if table.areas[move.battle].kind == components.SEA:
        rules = ("kings.port.own-sea-only", "kings.port.support-sea")
        return violated("port_supports_own_sea", sea, rules=rules, basis=DERIVED, area=port.id, sea=port.sea)
    return violated("port_supports_no_land", sea, rules=("kings.port.no-support-land",), area=port.id)


@rule("kings.port.no-direct-attack", "kings.port.defence-useless")
def no_battle_in_a_port(table: KingsTable, move: Support) -> Finding:
    """There are no battles in ports, so there is nothing to support."""
    if table.areas[move.battle].kind != components.PORT:
        return None
    return violated("no_battle_in_a_port", rules=("kings.port.no-direct-attack",), area=move.battle)


@rule("kings.scope.draft")
def the_battle_is_adjacent(table: KingsTable, move: Support) -> Finding:
    """Support goes to an adjacent area, and never from land to sea (base game)."""
    start, end = table.areas[move.from_], table.areas[move.battle]
    return out_of_reach_of_orders(table, start, end, "land_supports_no_sea")


@rule("kings.scope.draft")
def a_support_order_lies_there(table: KingsTable, move: Support) -> Finding:
    """To support, units need a Support order in their area."""
    if table.areas[move.from_].order_of(move.by, components.SUPPORT):
        return None
    return order_missing(table, move.by, move.from_, components.SUPPORT)


@rule("kings.scope.draft")
def it_helps_once(table: KingsTable, move: Support) -> Finding:
    """The units of an area support one side of a battle, once."""
    fight = table.fight
    if fight is None or fight.area != move.battle or move.from_ not in fight.helpers:
        return None
    return violated("support_is_given", rules=BASE, basis=SILENT, area=move.from_)


@rule("kings.port.support-sea")
def act_support(table: KingsTable, move: Support) -> KingsTable:
    """The support counts in that battle; the order stays."""
    fight = table.fight
    if fight is not None and fight.area == move.battle and move.side is not None:
        units = add(fight.supporting.get(move.side, {}), table.areas[move.from_].units_of(move.by))
        helpers = (*fight.helpers, move.from_)
        more = replace(fight, supporting={**fight.supporting, move.side: units}, helpers=helpers)
        table = table.put(fight=more)
    return add_events(table, Event("support_given", card=move.battle, seat=move.by))


def support_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """Support for either side of the battle under way; without a battle, its area is still open."""
    fight = table.fight
    for area in areas_ordered(table, decision.seat, components.SUPPORT):
        if fight is None or not fight.open:
            move = Support(by=decision.seat, from_=area.id, battle="")
            yield from pick(move, "battle", neighbours(table, area.id))
        elif fight.area in neighbours(table, area.id):
            fights = decision.seat in table.areas[fight.area].occupants
            own = "attacker" if decision.seat == fight.attacker else "defender"
            for side in (own,) if fights else ("attacker", "defender"):
                support = Support(by=decision.seat, from_=area.id, battle=fight.area, side=word(side))
                yield Candidate(replace(support, attacker=word(fight.attacker)))


SUPPORTING = Verb(
    Support,
    (
        *FRAME,
        the_port_is_his,
        a_port_supports_at_sea,
        no_battle_in_a_port,
        lion_forbids_the_support,
        the_battle_is_adjacent,
        a_support_order_lies_there,
        it_helps_once,
    ),
    act_support,
    candidates=support_candidates,
    remedies={
        "choose_area": with_field_set("battle", "area"),
        "other_side": with_field_reset("side", "defender"),
    },
)
