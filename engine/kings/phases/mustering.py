"""Mustering: what units cost, where they go, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb, VerbRemedy
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import DERIVED, SILENT, STATED, Finding, Reason, change, obeyed, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import adjust_stock, put_units, take_units
from engine.kings.board.supply_and_victory import enemies, too_large
from engine.kings.common_rules import BASE, FRAME
from engine.kings.moves import Built, ExecuteOneTime, Muster
from engine.kings.phases.movement import room
from engine.kings.phases.westeros import is_mustering
from engine.kings.remedies import muster_less, place_here, place_in, upgrade_footman
from engine.kings.table import Area, KingsTable, add, holder, noted

Mustering = Muster | ExecuteOneTime
UPGRADE = 1
LEAST_PRICE = 1
"""What a unit costs at least, whatever it costs: nothing is mustered for nothing."""


def fact_of(table: KingsTable, piece: str) -> components.BaseGameFact:
    """What a unit costs, and how sure that is."""
    given = table.given.numbers.get(f"{piece}_cost")
    if given is not None:
        return components.BaseGameFact(f"{piece}_cost", given, components.GIVEN)
    return components.COST[piece]


@rule("kings.siege.cost", "kings.siege.upgrade")
def price(table: KingsTable, built: Built) -> int | None:
    """Two points for a siege engine, as for a knight; one for making a footman either; None: not known."""
    if built.upgrade is not None:
        return UPGRADE
    fact = fact_of(table, built.build or "")
    return fact.value if fact.decides else None


@rule("kings.scope.draft", "kings.call.muster")
def points_of(table: KingsTable, area: Area) -> components.BaseGameFact:
    """How many mustering points an area gives: told, or by a public list one or two."""
    given = table.given.mustering_points.get(area.id)
    if given is not None:
        return components.BaseGameFact("mustering_points", given, components.GIVEN)
    return components.STRONGHOLD_POINTS if area.stronghold else components.CITY_POINTS


@rule("kings.scope.draft")
def he_can_muster_there(table: KingsTable, move: Muster) -> Finding:
    """A House musters units in a city or stronghold of its own."""
    here = table.areas[move.area]
    if not here.walled and move.area not in table.given.mustering_points:
        return violated("no_castle", basis=SILENT, area=move.area)
    if holder(here) not in ("", move.by):
        return violated("area_of_another", basis=SILENT, area=move.area, seat=holder(here))
    return None


@rule("kings.options.any-combination", "kings.options.list")
def engines_are_in_use(table: KingsTable, move: Mustering) -> Finding:
    """Siege engines and ports are separate options."""
    engines = any(components.SIEGE in (unit.build, unit.to) for unit in move.units)
    if engines and not table.uses(components.OPTION_SIEGE):
        option = change("use_option", option=components.OPTION_SIEGE)
        return violated("option_not_in_force", option, option=components.OPTION_SIEGE)
    return None


@rule("kings.siege.upgrade", "kings.siege.muster", "kings.scope.draft")
def footmen_are_upgraded(table: KingsTable, move: Mustering) -> Finding:
    """A footman in the area may become a siege engine by the rules for knights."""
    here = table.areas[move.area]
    wanted = [unit for unit in move.units if unit.upgrade is not None]
    for built in wanted:
        if built.upgrade != components.FOOTMAN or built.to not in (components.SIEGE, components.KNIGHT):
            return violated("only_footmen_upgraded", change("upgrade_footman"), piece=str(built.upgrade))
    if len(wanted) > here.units_of(move.by).get(components.FOOTMAN, 0):
        return violated("no_footman_there", area=move.area, count=len(wanted))
    return None


@rule("kings.siege.cost", "kings.siege.upgrade", "kings.call.muster", "kings.scope.draft")
def points_suffice(table: KingsTable, move: Mustering) -> Finding:
    """Units cost no more points than the area gives; the players check prices Referee does not know."""
    points = points_of(table, table.areas[move.area])
    prices = [price(table, unit) for unit in move.units]
    used = table.mustered.get(move.area, 0) if isinstance(move, Muster) else 0
    known = sum(LEAST_PRICE if number is None else number for number in prices) + used
    if points.value is not None and known > points.value:
        fewer = change("muster_less", count=points.value - used)
        rules = _chief(move)
        basis = points.basis if points.value else STATED
        return violated("too_few_points", fewer, rules=rules, basis=basis, count=known, has=points.value)
    unknown = tuple(built.build or "" for built, cost in zip(move.units, prices, strict=True) if cost is None)
    if unknown:
        return obeyed("price_not_known", rules=BASE, pieces=unknown, count=known, has=points.value)
    return None


def _chief(move: Mustering) -> tuple[str, ...]:
    own = _chief_of_pieces(move)
    if not isinstance(move, ExecuteOneTime):
        return own
    return ("kings.call.muster",) if own == BASE else (*own, "kings.call.muster")


def _chief_of_pieces(move: Mustering) -> tuple[str, ...]:
    if any(unit.build == components.SIEGE for unit in move.units):
        return ("kings.siege.cost",)
    if any(unit.to == components.SIEGE for unit in move.units):
        return ("kings.siege.upgrade", "kings.siege.cost")
    return BASE


@rule(
    "kings.port.muster",
    "kings.port.muster-blockaded",
    "kings.port.ships-only",
    "kings.port.capacity",
    "kings.scope.draft",
)
def they_go_where_they_may(table: KingsTable, move: Mustering) -> Finding:
    """Ships go into the adjacent sea or the land's port, even blockaded; other units stay on land."""
    return next(_misplaced(table, move), None) or next(_crowded(table, move), None)


def _misplaced(table: KingsTable, move: Mustering) -> Iterator[Reason]:
    here = table.areas[move.area]
    for unit in move.units:
        place = place_of(move.area, unit)
        there = table.areas[place]
        if unit.build == components.SHIP:
            yield from _ship_goes(table, move, here, there)
        elif there.kind == components.PORT:
            place_here = change("place_here")
            yield violated("ships_only_in_port", place_here, rules=("kings.port.ships-only",), area=place)
        elif place != move.area:
            yield violated("mustered_here", change("place_here"), rules=BASE, basis=SILENT, area=move.area)


def _ship_goes(table: KingsTable, move: Mustering, here: Area, there: Area) -> Iterator[Reason]:
    if there.kind == components.PORT:
        if there.land != here.id:
            yield violated(
                "port_of_other_land", rules=("kings.port.muster", "kings.port.belongs"), area=there.id
            )
        elif any(occupant != move.by for occupant in there.occupants):
            yield violated(
                "port_of_another", rules=("kings.port.no-enemy",), area=there.id, seat=there.occupants[0]
            )
        return
    ports = table.ports_of(here.id)
    if there.kind != components.SEA or (
        there.id not in here.adjacent and all(area.sea != there.id for area in ports)
    ):
        yield violated("ship_into_adjacent_sea", rules=("kings.port.muster",), area=there.id)
    elif enemies(there, move.by):
        into = tuple(change("place_in", area=port.id) for port in ports[:1])
        chief = ("kings.port.muster-blockaded",) if ports else BASE
        yield violated("sea_is_held", *into, rules=chief, basis=DERIVED, area=there.id)


def _crowded(table: KingsTable, move: Mustering) -> Iterator[Reason]:
    places = [place_of(move.area, unit) for unit in move.units if unit.build == components.SHIP]
    for place in dict.fromkeys(places):
        if table.areas[place].kind == components.PORT:
            yield from room(table.areas[place], places.count(place))


def place_of(area: str, built: Built) -> str:
    """The area of a new unit: the named one, or the land itself."""
    return built.place or area


@rule("kings.siege.pieces", "kings.components.list", "kings.scope.draft")
def pieces_are_left(table: KingsTable, move: Mustering) -> Finding:
    """Each House has three siege engines, and as many other pieces as its box holds."""
    wanted: dict[str, int] = {}
    for unit in move.units:
        piece = str(unit.build or unit.to)
        wanted[piece] = wanted.get(piece, 0) + 1
    for piece, count in wanted.items():
        left, fact = in_stock(table, move.by, piece)
        if count > left:
            return violated(
                "no_piece_left",
                rules=("kings.siege.pieces",) if piece == components.SIEGE else BASE,
                basis=fact.basis,
                piece=piece,
                count=count,
                left=left,
                certainty=fact.certainty,
            )
    return None


@rule("kings.siege.pieces")
def in_stock(table: KingsTable, house: str, piece: str) -> tuple[int, components.BaseGameFact]:
    """How many of a piece a House has that are not on the board."""
    available = table.seats[house].available
    if available is not None:
        return available.get(piece, 0), components.BaseGameFact(
            piece, available.get(piece, 0), components.GIVEN
        )
    fact = components.PIECES_EACH[piece]
    on_board = sum(area.units_of(house).get(piece, 0) for area in table.areas.values())
    return (fact.value or 0) - on_board, fact


@rule("kings.siege.supply", "kings.port.supply", "kings.call.muster", "kings.scope.draft")
def the_army_can_be_fed(table: KingsTable, move: Mustering) -> Finding:
    """Mustering obeys the supply rules."""
    chief = "kings.call.muster" if isinstance(move, ExecuteOneTime) else ""
    after = _placed(table, move)
    places = dict.fromkeys(place_of(move.area, unit) for unit in move.units)
    return next((fault for place in places if (fault := too_large(after, move.by, place, chief))), None)


def _placed(table: KingsTable, move: Mustering) -> KingsTable:
    for unit in move.units:
        if unit.upgrade is not None:
            table = take_units(table, move.area, move.by, {unit.upgrade: 1})
        piece = str(unit.build or unit.to)
        table = put_units(table, place_of(move.area, unit), move.by, {piece: 1})
    return table


@rule("kings.siege.muster", "kings.siege.cost", "kings.siege.upgrade", "kings.port.muster")
def muster(table: KingsTable, move: Mustering) -> KingsTable:
    """The units stand on the board, and the points are used."""
    prices = [price(table, unit) for unit in move.units]
    pieces = tuple(str(unit.build or unit.to) for unit in move.units)
    table = _placed(table, move)
    for unit in move.units:
        table = adjust_stock(table, move.by, {str(unit.build or unit.to): 1}, -1)
        if unit.upgrade is not None:
            table = adjust_stock(table, move.by, {unit.upgrade: 1}, 1)
    total = None if None in prices else sum(number for number in prices if number is not None)
    table = table.doing(mustered=(*table.did.mustered, *pieces), points_used=total)
    if isinstance(move, Muster):
        used = add(table.mustered, {move.area: total or 0})
        table = table.put(mustered=used)
    table = noted(table, *_rules_used(table, move))
    return add_events(table, Event("mustered", card=move.area, seat=move.by, amount=len(pieces)))


def _rules_used(table: KingsTable, move: Mustering) -> Iterator[Reason]:
    if any(unit.build == components.SIEGE for unit in move.units):
        yield Reason(("kings.siege.muster", "kings.siege.cost"), says="engine_mustered")
    if any(unit.to == components.SIEGE for unit in move.units):
        yield Reason(("kings.siege.upgrade",), says="footman_upgraded")
    if any(table.areas[place_of(move.area, unit)].kind == components.PORT for unit in move.units):
        yield Reason(("kings.port.muster", "kings.port.muster-blockaded"), says="ship_into_port")


BUILDING = (
    engines_are_in_use,
    footmen_are_upgraded,
    points_suffice,
    they_go_where_they_may,
    pieces_are_left,
    the_army_can_be_fed,
)


def muster_candidates(table: KingsTable, decision: Decision) -> Candidates:
    if table.step or not is_mustering(table.westeros_card):
        return
    for area in table.areas.values():
        if area.walled and holder(area) == decision.seat:
            for built in builds(table, area):
                yield Candidate(Muster(by=decision.seat, area=area.id, units=(built,)))


def builds(table: KingsTable, area: Area) -> Iterator[Built]:
    """One unit at a time."""
    yield Built(build="footman")
    yield Built(build="knight")
    yield Built(upgrade="footman", to="knight")
    if table.uses(components.OPTION_SIEGE):
        yield Built(build="siege_engine")
        yield Built(upgrade="footman", to="siege_engine")
    seas = [
        border
        for border in area.adjacent
        if border in table.areas and table.areas[border].kind == components.SEA
    ]
    for place in (*seas, *(port.id for port in table.ports_of(area.id))):
        yield Built(build="ship", place=place)


MUSTERING_REMEDIES: dict[str, VerbRemedy] = {
    "muster_less": muster_less,
    "upgrade_footman": upgrade_footman,
    "place_here": place_here,
    "place_in": place_in,
}
"""Of every move that musters."""
MUSTERING = Verb(
    Muster,
    (*FRAME, he_can_muster_there, *BUILDING),
    muster,
    candidates=muster_candidates,
    remedies=MUSTERING_REMEDIES,
)
