"""The turn: what the table waits for, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step
from engine.kernel.reasons import Facts, rule
from engine.kernel.state import Frame
from engine.kings.board import components
from engine.kings.board.board_2003 import unplaced
from engine.kings.board.components import in_force
from engine.kings.board.ports import foreign_ships
from engine.kings.board.supply_and_victory import enemies
from engine.kings.moves import NextStep
from engine.kings.phases.planning import due, may_order
from engine.kings.table import TURN_PROCEDURE, Fight, KingsTable, holder, neighbours

VERBS = {
    components.PLACE_ONE_TIME: ("place_one_time", "decline_one_time"),
    components.PLACE_PERMANENT: ("place_order",),
    components.RAID: ("raid", "execute_one_time"),
    components.MARCH: ("march", "execute_one_time", "support", "casualty", "retreat", "destroy_all"),
    components.POWER: ("consolidate", "execute_one_time"),
    components.WESTEROS: ("muster",),
}
ASKS = {
    components.PLACE_ONE_TIME: "one_time_order",
    components.PLACE_PERMANENT: "permanent_order",
    components.RAID: "resolve_raids",
    components.MARCH: "resolve_marches",
    components.POWER: "resolve_power",
    components.WESTEROS: "westeros_phase",
    "any": "westeros_phase",
}
CHIEFS = {
    components.PLACE_ONE_TIME: "kings.onetime.optional",
    components.PLACE_PERMANENT: "kings.onetime.steps",
    components.RAID: "kings.onetime.one-at-a-time",
    components.MARCH: "kings.onetime.one-at-a-time",
    components.POWER: "kings.fort.build",
}


def ask(table: KingsTable, frame: Frame) -> tuple[Decision, ...]:
    """First what cannot wait, then what each House may do in this step, then going on."""
    urgent = (*_battle(table), *_beaten(table), *_ports(table))
    if urgent:
        return urgent
    seats = tuple(_turn(table, frame.step, house) for house in _asked(table, frame.step))
    words = (
        ("westeros_card", "next_step", "lose_area") if frame.step == components.WESTEROS else ("next_step",)
    )
    (chief,) = in_force(table.options, ("kings.onetime.steps",))
    on = Decision(TABLE, "go_on", chief, DecisionKind.TURN, words, NextStep())
    finished = tuple(
        decision
        for decision in seats
        if decision.asks == ASKS[components.PLACE_PERMANENT] and not may_order(table, decision.seat)
    )
    unfinished = tuple(decision for decision in seats if decision not in finished)
    return (*_layout(table), *unfinished, *_casualties(table), on, *finished)


@rule("kings.martell.start-cards", "kings.scope.draft", "kings.port.setup", "kings.gap.port-places")
def _layout(table: KingsTable) -> tuple[Decision, ...]:
    """Where units begin and which lands have ports is not in the source: the table is asked."""
    lands = [area.id for area in table.areas.values() if area.kind == components.LAND]
    chief = "kings.martell.start-cards" if table.uses(components.OPTION_MARTELL) else "kings.scope.draft"
    if not lands and not any(area.units for area in table.areas.values()):
        return (Decision(TABLE, "board_has_no_areas", chief, DecisionKind.TURN, ("enter_area",)),)
    return (*_units(table, lands, chief), *_port_tokens(table))


def _units(table: KingsTable, lands: list[str], chief: str) -> tuple[Decision, ...]:
    """Asks for units while the board is empty, or while a House of the preset board lacks some."""
    standing = {house for area in table.areas.values() for house in area.occupants}
    left = {house for house, _, _ in unplaced(table)} if table.being_laid_out else set()
    due = tuple(house for house in table.houses() if house in left or house not in standing)
    if standing and not (due and table.preset and table.being_laid_out):
        return ()
    asks = "units_to_lay_out" if left else "houses_without_units" if standing else "board_is_empty"
    land = lands[0] if lands else ""
    about: Facts = {"houses": due, "house": (*due, *table.seats)[0]}
    kind, verbs = DecisionKind.TURN, ("enter_units",)
    return (Decision(TABLE, asks, chief, kind, verbs, purpose=land, about=about),)


def _port_tokens(table: KingsTable) -> tuple[Decision, ...]:
    """Before the game the eight tokens are laid on the board."""
    on_ports = sum(area.kind == components.PORT for area in table.areas.values())
    if (
        not table.uses(components.OPTION_PORTS)
        or not table.being_laid_out
        or on_ports >= components.PORT_TOKENS
    ):
        return ()
    land, sea = next(_coasts(table), ("", ""))
    about: Facts = {"laid": on_ports, "of": components.PORT_TOKENS, "land": land, "sea": sea}
    verbs = ("enter_area",)
    return (Decision(TABLE, "ports_to_lay_out", "kings.port.setup", DecisionKind.TURN, verbs, about=about),)


def _coasts(table: KingsTable) -> Iterator[tuple[str, str]]:
    """Each land with a sea that borders it."""
    for area in table.areas.values():
        seas = (border for border in neighbours(table, area.id) if table.areas[border].kind == components.SEA)
        yield from ((area.id, sea) for sea in seas if area.kind == components.LAND)


@rule("kings.siege.casualty-consequence")
def _casualties(table: KingsTable) -> tuple[Decision, ...]:
    """The loser of the last battle may still give units for swords."""
    fled = table.fled
    if fled is None or not fled.units or table.step != components.MARCH:
        return ()
    words = ("casualty", "destroy_all")
    return (
        Decision(fled.house, "casualties", "kings.scope.draft", DecisionKind.OFFER, words, purpose=fled.area),
    )


def _turn(table: KingsTable, step: str, house: str) -> Decision:
    (chief,) = in_force(table.options, (CHIEFS.get(step, "kings.scope.draft"),))
    return Decision(house, ASKS[step], chief, DecisionKind.TURN, VERBS.get(step, VERBS[components.WESTEROS]))


@rule("kings.onetime.turn-order", "kings.onetime.one-per-turn", "kings.onetime.symbol")
def _asked(table: KingsTable, step: str) -> tuple[str, ...]:
    """Offered in turn order; in the action phase those act who have an order of the step."""
    if table.phase == components.ACTION and table.fight is None:
        having = {
            order.house
            for _, order in table.orders()
            if components.STEP_OF.get(order.order, order.order) == step
        }
        return tuple(house for house in table.seats if house in having)
    if step != components.PLACE_ONE_TIME:
        return table.houses()
    first = due(table)
    return (first,) if first else tuple(house for house in table.houses() if house not in table.spoken)


def _battle(table: KingsTable) -> tuple[Decision, ...]:
    fight = table.fight
    if fight is None or not fight.open:
        return ()
    outcome = Decision(
        TABLE,
        "battle_outcome",
        "kings.scope.draft",
        DecisionKind.DUTY,
        ("resolve_battle",),
        purpose=fight.area,
    )
    return (outcome, *_by_neutral(table, fight), *_helpers(table, fight.area))


@rule("kings.scope.draft")
def _by_neutral(table: KingsTable, fight: Fight) -> tuple[Decision, ...]:
    """Neutral forces win for no House: a House that attacked in vain says if it goes back or is lost."""
    here = table.areas[fight.area]
    if not here.neutral or enemies(here, fight.attacker):
        return ()
    lost = ("retreat", "destroy_all")
    asks = "beaten_by_neutral"
    return (Decision(fight.attacker, asks, "kings.scope.draft", DecisionKind.TURN, lost, purpose=fight.area),)


@rule("kings.scope.draft", "kings.siege.casualty-consequence")
def _beaten(table: KingsTable) -> tuple[Decision, ...]:
    """Nothing goes on before it is said where the beaten go."""
    fled = table.fled
    if fled is None or not fled.units or fled.at:
        return ()
    words = ("retreat", "destroy_all", "casualty")
    asks = "beaten_go"
    return (Decision(fled.house, asks, "kings.scope.draft", DecisionKind.DUTY, words, purpose=fled.area),)


def _helpers(table: KingsTable, area: str) -> Iterator[Decision]:
    """The Houses whose Support orders lie next to a battle."""
    near = (table.areas[neighbour] for neighbour in neighbours(table, area))
    for house in dict.fromkeys(
        order.house for there in near for order in there.orders if order.order == components.SUPPORT
    ):
        yield Decision(
            house, "support_in_battle", "kings.scope.draft", DecisionKind.TURN, ("support",), purpose=area
        )


@rule("kings.port.capture", "kings.port.capture-destroy")
def _ports(table: KingsTable) -> tuple[Decision, ...]:
    """The winner decides about the ships immediately."""
    port_decisions = []
    for land in table.taken:
        for port in table.ports_of(land):
            house = holder(table.areas[land]) if land in table.areas else ""
            if house and foreign_ships(table, port.id, house):
                chief = "kings.port.capture"
                decision = Decision(
                    house, "ships_in_port", chief, DecisionKind.DUTY, ("capture_port",), purpose=port.id
                )
                port_decisions.append(decision)
    return tuple(port_decisions)


TURN = Procedure(
    TURN_PROCEDURE,
    tuple(
        Step(name, ask=ask)
        for name in (
            components.WESTEROS,
            components.PLACE_ONE_TIME,
            components.PLACE_PERMANENT,
            components.RAID,
            components.MARCH,
            components.POWER,
            "any",
        )
    ),
)
