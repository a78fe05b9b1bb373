"""Declarations of the table: the board, facts of the base game, decisions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from engine.kernel.corrections import Decide, correction_verb, decidable, decision_verb, fact_verb
from engine.kernel.decisions import Decision, Move
from engine.kernel.decoders import AreaId
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import DERIVED, SILENT, Finding, change, obeyed, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.battle.aftermath import RETREAT
from engine.kings.board import components
from engine.kings.board.board_2003 import unplaced
from engine.kings.board.components import AreaKind, PieceName
from engine.kings.board.supply_and_victory import crowned
from engine.kings.common_rules import pick, unit_counts
from engine.kings.corrections import act_correct, it_can_be_set_right
from engine.kings.rule_variants import RULE_VARIANTS
from engine.kings.table import Area, HouseCard, KingsTable, Units, adjacent


class EnterArea(Move, frozen=True, kw_only=True):
    """An area is as the players say it is: entered new, or entered again."""

    area: str = ""
    """A port may be left without a name: it is called by its land."""
    kind: AreaKind = "land"
    name: str = ""
    adjacent: tuple[str, ...] = ()
    land: str = ""
    sea: str = ""
    city: bool = False
    stronghold: bool = False
    barrels: int = 0
    crowns: int = 0
    neutral: int | None = None
    """The strength of neutral forces there."""


class EnterUnits(Move, frozen=True, kw_only=True):
    """These units of a House stand in an area."""

    area: AreaId
    units: dict[PieceName, Annotated[int, Meta(ge=0)]]


@rule("kings.scope.draft", "kings.port.belongs", "kings.port.tokens", "kings.port.setup")
def it_can_be_an_area(table: KingsTable, move: EnterArea) -> Finding:
    """An area is land, sea or port; a port belongs to one land and one sea, and there are eight ports."""
    port, name = move.kind == components.PORT, _named(move)
    if not name.strip() or ":" in name or name in table.seats:
        return violated("no_name_for_an_area", area=name)
    if port and not table.uses(components.OPTION_PORTS):
        rules = ("kings.options.any-combination",)
        return violated("option_not_in_force", change("use_option", option=5), rules=rules, option=5)
    kinds = [table.areas[border].kind if border in table.areas else "" for border in (move.land, move.sea)]
    if port and kinds != [components.LAND, components.SEA]:
        return violated("port_needs_land_and_sea", rules=("kings.port.belongs",), area=name)
    if port and not adjacent(table, move.land, move.sea):
        between = ("kings.port.setup", "kings.port.belongs")
        return violated("port_lies_between", rules=between, basis=DERIVED, area=move.land, sea=move.sea)
    ports = [area.id for area in table.areas.values() if area.kind == components.PORT and area.id != name]
    if port and len(ports) >= components.PORT_TOKENS:
        return violated("no_port_left", rules=("kings.port.tokens",), count=components.PORT_TOKENS)
    if move.kind != components.LAND and (move.city or move.stronghold):
        return violated("castle_on_land_only", area=name)
    there = table.areas.get(name)
    if there is not None and there.kind != move.kind and (there.units or there.orders):
        return violated("area_is_in_use", area=name)
    return obeyed("area_entered", rules=("kings.scope.draft",), area=name)


def _named(move: EnterArea) -> str:
    """The area's id; a port without a name gets one from its land."""
    return move.area or (components.port_of(move.land) if move.kind == components.PORT and move.land else "")


@rule("kings.port.setup", "kings.port.belongs")
def act_enter_area(table: KingsTable, move: EnterArea) -> KingsTable:
    """It is on the board, and borders run both ways."""
    name = _named(move)
    before = table.areas.get(name, Area(name))
    wanted = tuple(border for border in move.adjacent if border in table.areas and border != name)
    here = replace(
        before,
        kind=move.kind,
        name=move.name or before.name,
        adjacent=wanted,
        land=move.land if move.kind == components.PORT else "",
        sea=move.sea if move.kind == components.PORT else "",
        city=move.city,
        stronghold=move.stronghold,
        barrels=move.barrels,
        crowns=move.crowns,
        neutral=move.neutral is not None,
        neutral_strength=move.neutral,
        doubtful=(),
    )
    table = table.put(areas={**table.areas, name: here})
    for area in tuple(table.areas.values()):
        if area.id != name:
            table = table.area(area.id, adjacent=_borders(area, name, wanted))
    return add_events(table, Event("area_entered", card=name))


def _borders(area: Area, other: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    rest = tuple(border for border in area.adjacent if border != other)
    return (*rest, other) if area.id in wanted else rest


@rule("kings.port.ships-only", "kings.port.capacity", "kings.components.list", "kings.scope.draft")
def they_can_stand_there(table: KingsTable, move: EnterUnits) -> Finding:
    """Ships are at sea or in ports, other units on land; an area holds one House, within its box's pieces."""
    area = table.areas[move.area]
    units = {str(piece): count for piece, count in move.units.items() if count}
    wrong = [piece for piece in units if (piece == components.SHIP) == (area.kind == components.LAND)]
    if wrong:
        rules = ("kings.port.ships-only",) if area.kind == components.PORT else ("kings.scope.draft",)
        return violated("not_in_such_an_area", rules=rules, piece=wrong[0], area=area.id)
    if area.kind == components.PORT and units.get(components.SHIP, 0) > components.PORT_CAPACITY:
        return violated(
            "port_is_full", rules=("kings.port.capacity",), area=area.id, count=units[components.SHIP]
        )
    if units.get(components.SIEGE) and not table.uses(components.OPTION_SIEGE):
        option = change("use_option", option=components.OPTION_SIEGE)
        return violated(
            "option_not_in_force",
            option,
            rules=("kings.options.any-combination",),
            option=components.OPTION_SIEGE,
        )
    if any(occupant != move.by for occupant in area.occupants):
        return violated("area_of_another", area=area.id, seat=area.occupants[0])
    return _enough_pieces(table, move, units)


def _enough_pieces(table: KingsTable, move: EnterUnits, units: Units) -> Finding:
    for piece, count in units.items():
        limit = components.PIECES_EACH[piece]
        elsewhere = sum(
            area.units_of(move.by).get(piece, 0) for area in table.areas.values() if area.id != move.area
        )
        left = (limit.value or 0) - elsewhere
        if count > left:
            return violated("no_piece_left", piece=piece, count=count, left=left, certainty=limit.certainty)
    return None


@rule("kings.scope.draft")
def it_is_a_reported_start(table: KingsTable, move: EnterUnits) -> Finding:
    """Where units begin is in no source; the start of five Houses comes from a public transcription."""
    units = {str(piece): count for piece, count in move.units.items()}
    if (move.by, move.area, units) not in unplaced(table) or not table.being_laid_out:
        return None
    return obeyed("reported_start", basis=SILENT, area=move.area, certainty=components.SOURCE)


@rule("kings.fort.last-unit")
def act_enter_units(table: KingsTable, move: EnterUnits) -> KingsTable:
    """They stand there, and no token of another; where nobody is left, no fortification is."""
    area = table.areas[move.area]
    units = {str(piece): count for piece, count in move.units.items() if count}
    table = table.area(
        move.area,
        units={move.by: units} if units else {},
        holder=move.by if units else area.holder,
        fortification=area.fortification and bool(units),
        power_token="" if units and area.power_token != move.by else area.power_token,
    )
    return crowned(add_events(table, Event("units_entered", card=move.area, seat=move.by)))


@rule("kings.port.setup", "kings.port.belongs", "kings.gap.port-places")
def port_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """A port on each sea, of a land that borders it: the source does not list the eight."""
    lands = [area for area in table.areas.values() if area.kind == components.LAND]
    for sea in (area.id for area in table.areas.values() if area.kind == components.SEA):
        coast = tuple(land.id for land in lands if sea in land.adjacent and not table.ports_of(land.id))
        yield from pick(EnterArea(kind="port", sea=sea), "land", coast)


@rule("kings.scope.draft")
def start_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """The units that a game of five begins with, of each House that plays, where they do not stand yet."""
    for house, area, units in unplaced(table):
        yield Candidate(EnterUnits(by=house, area=area, units=unit_counts(units)))


BOARD_VERBS = (
    replace(fact_verb(EnterArea, it_can_be_an_area, act_enter_area), candidates=port_candidates),
    Verb(
        EnterUnits,
        (they_can_stand_there, it_is_a_reported_start),
        act_enter_units,
        entry="fact",
        case=None,
        candidates=start_candidates,
    ),
)


class KnowFact(Move, frozen=True, kw_only=True):
    """A number of the base game or of this table; ``of``: the area or card it belongs to, if it does."""

    what: str
    value: int
    of: str = ""


NUMBERS = (
    *(f"{piece}_strength" for piece in components.PIECES[:3]),
    *(f"{piece}_cost" for piece in components.PIECES[:3]),
    "tokens_by_base_rules",
    "largest_army_allowed",
)


@rule("kings.scope.draft")
def it_is_a_fact_we_use(table: KingsTable, move: KnowFact) -> Finding:
    """The players may enter what the draft takes from the base game."""
    known = move.what in NUMBERS or (move.what == "mustering_points" and move.of in table.areas)
    known = known or (move.what == "card_strength" and _card(table, move.by, move.of) is not None)
    known = known or move.what in ("raider_takes", "victim_loses")
    known = known or (move.what == RETREAT and move.of in table.areas)
    if known and 0 <= move.value <= 99:
        return obeyed("fact_told", field=move.what, count=move.value)
    return violated("no_such_field", of=move.of, field=move.what)


def _card(table: KingsTable, house: str, name: str) -> HouseCard | None:
    seat = table.seats.get(house)
    return None if seat is None else next((card for card in seat.hand or () if card.name == name), None)


def act_know_fact(table: KingsTable, move: KnowFact) -> KingsTable:
    """The table has declared the fact from now on."""
    given = table.given
    if move.what == "mustering_points":
        given = replace(given, mustering_points={**given.mustering_points, move.of: move.value})
    elif move.what in ("raider_takes", "victim_loses"):
        given = replace(given, plunder=replace(given.plunder, **{move.what: move.value}))
    elif move.what == "card_strength":
        hand = table.seats[move.by].hand or ()
        known = tuple(HouseCard(card.name, move.value) if card.name == move.of else card for card in hand)
        table = table.seat(move.by, hand=known)
    else:
        key = f"{RETREAT}:{move.of}" if move.what == RETREAT else move.what
        given = replace(given, numbers={**given.numbers, key: move.value})
    return add_events(
        table.put(given=given), Event("fact_known", amount=move.value, facts={"field": move.what})
    )


@rule("kings.scope.draft", "kings.options.untexted")
def it_is_an_open_point(table: KingsTable, move: Decide) -> Finding:
    """The players may decide a point on which their texts are silent or differ."""
    return decidable(RULE_VARIANTS, move)


VERBS = (
    *BOARD_VERBS,
    fact_verb(KnowFact, it_is_a_fact_we_use, act_know_fact),
    decision_verb(it_is_an_open_point),
    *correction_verb(it_can_be_set_right, act_correct, crowned),
)
