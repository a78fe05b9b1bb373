"""The view of the table: Houses and areas, and what is seen of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.kernel.cases.position_form import RawRecord
from engine.kernel.reasons import Facts, Reason, amount_of, rule
from engine.kernel.view import Badge, Comparison, SeenDifferences, View, ViewPiece, ViewRow
from engine.kernel.view import ViewArea as Drawn
from engine.kings.battle.calculator import battle_input_of, battle_result
from engine.kings.board import components
from engine.kings.board.components import PIECES
from engine.kings.board.supply_and_victory import armies, army, held, owner, six_players, warning
from engine.kings.corrections import AREA_FIELDS, SEAT_FIELDS, TOLD_OTHERWISE, lie_face_down
from engine.kings.phases.planning import due, not_shown
from engine.kings.phases.westeros import port_income
from engine.kings.table import Area, HouseSeat, KingsTable, Units, holder, neighbours


def view(table: KingsTable) -> View:
    """The Houses, then the board."""
    seats = (_seat(table, table.seats[house]) for house in table.houses())
    board = (_area(table, area) for area in table.areas.values())
    facts: Facts = {
        "round": table.round,
        "phase": table.phase,
        "step": table.step,
        "options": tuple(str(option) for option in table.options),
        "active": due(table) if table.step == components.PLACE_ONE_TIME else "",
        "winner": table.over.winner if table.over else "",
        "winners": table.over.claimants if table.over else (),
        "preset": table.preset,
        "fortifications_left": table.fortifications_left,
        "banned": table.ban.named if table.ban else "",
    }
    trail = tuple(f"{frame.procedure}.{frame.step}" for frame in table.agenda)
    goal = components.TO_WIN if six_players(table) else None
    return View((*seats, *board), trail, facts, "castles", goal)


def _seat(table: KingsTable, seat: HouseSeat) -> Drawn:
    cards = tuple(ViewPiece(f"{seat.id}:{card.name}", card.name, "house_card") for card in seat.hand or ())
    pile = tuple(ViewPiece(f"{seat.id}:{name}", name, "house_card") for name in seat.discard)
    left = not_shown(table, seat.id) if table.uses(components.OPTION_ONE_TIME) else ()
    orders = tuple(ViewPiece(f"{seat.id}:{order}", order, "one_time_order") for order in left)
    rows = (
        ViewRow("hand", cards),
        ViewRow("discard", pile, None, False),
        ViewRow("one_time_left", orders, None, False),
    )
    active = table.step == components.PLACE_ONE_TIME and due(table) == seat.id
    return Drawn(seat.id, seat.id, tuple(_badges(table, seat)), rows, active)


def _badges(table: KingsTable, seat: HouseSeat) -> Iterator[Badge]:
    yield Badge("power", seat.power, seat.power is not None)
    yield Badge("supply", seat.supply, seat.supply is not None, explains=f"supply:{seat.id}")
    yield Badge("castles", amount_of(held(table, seat.id)), explains=f"castles:{seat.id}")
    if sizes := armies(table, seat.id):
        yield Badge("armies", " ".join(str(size) for size in sizes), explains=f"supply:{seat.id}")
    if warning(table, seat.id) is not None:
        yield Badge("supply_warning", explains=f"supply:{seat.id}")
    if table.uses(components.OPTION_PORTS):
        yield Badge("port_income", amount_of(port_income(table, seat.id)), explains=f"ports:{seat.id}")
    if table.ban is not None and table.ban.named == seat.id:
        yield Badge("banned")


def _area(table: KingsTable, area: Area) -> Drawn:
    rows = (
        ViewRow("units", tuple(_units(area.id, area.units))),
        ViewRow("beaten", tuple(_beaten(table, area))),
        ViewRow("orders", tuple(_orders(table, area))),
        ViewRow("neighbours", tuple(_neighbours(table, area)), None, False),
    )
    return Drawn(area.id, area.name or area.id, tuple(_marks(table, area)), rows)


def _marks(table: KingsTable, area: Area) -> Iterator[Badge]:
    yield Badge(area.kind)
    seat = owner(table, area) if area.kind == components.PORT else holder(area)
    if seat:
        yield Badge("holder", seat)
    if table.fight is not None and table.fight.open and table.fight.area == area.id:
        yield Badge("battle", explains=f"battle:{area.id}")
    yield from (Badge(key) for key in ("city", "stronghold", "fortification") if getattr(area, key))
    if area.neutral:
        yield Badge("neutral", area.neutral_strength, area.neutral_strength is not None)
    if area.power_token:
        yield Badge("power_token", area.power_token)
    yield from (Badge(key, getattr(area, key)) for key in ("barrels", "crowns") if getattr(area, key))
    if area.kind == components.PORT:
        yield Badge("port_of", area.land)
        yield Badge("port_sea", area.sea)
    for what in area.doubtful:
        yield Badge("doubtful", what)


def _units(area: str, forces: Mapping[str, Units]) -> Iterator[ViewPiece]:
    for house, units in forces.items():
        for piece in components.PIECES:
            if units.get(piece):
                badges = (Badge("owner", house), Badge("count", units[piece]))
                yield ViewPiece(f"{area}:{house}:{piece}", piece, "unit", badges)


def _beaten(table: KingsTable, area: Area) -> Iterator[ViewPiece]:
    """Units that lost a battle here and have not retreated yet."""
    fled = table.fled
    if fled is not None and fled.area == area.id and not fled.at:
        yield from _units(area.id, {fled.house: fled.units})


@rule("kings.onetime.face-down", "kings.onetime.reveal")
def _orders(table: KingsTable, area: Area) -> Iterator[ViewPiece]:
    """Before they are revealed the tokens lie face down, and nobody reads them off the screen."""
    for order in area.orders:
        kind = "one_time_order" if order.one_time else "permanent_order"
        hidden = lie_face_down(table)
        name = kind if hidden else order.order
        badges = (Badge("owner", order.house),)
        yield ViewPiece(f"{area.id}:{order.house}:{name}", name, kind, badges, hidden=hidden)


def _neighbours(table: KingsTable, area: Area) -> Iterator[ViewPiece]:
    for neighbour in neighbours(table, area.id):
        other = table.areas[neighbour]
        badges = (Badge("holder", holder(other)),) if holder(other) else ()
        yield ViewPiece(other.id, other.name or other.id, other.kind, badges)


def _battle(table: KingsTable) -> Reason | None:
    """Both sides of the battle that is open, as far as the board tells them."""
    sheet = battle_input_of(table)
    if sheet is None:
        return None
    result = battle_result(sheet)
    because = (result.attack, result.defence)
    return Reason(("kings.scope.draft",), says="battle_so_far", because=because)


def explain(table: KingsTable, what: str) -> Reason | None:
    """The tally behind a number: cities and strongholds, armies and their supply, income of ports."""
    kind, _, house = what.partition(":")
    if kind == "battle":
        return _battle(table)
    if house not in table.seats:
        return None
    if kind == "castles":
        return held(table, house)
    if kind == "ports":
        return port_income(table, house)
    if kind == "supply":
        every = tuple(
            army(table, house, area.id)
            for area in table.areas.values()
            if sum(area.units_of(house).values()) > 1
        )
        warned = warning(table, house)
        because = every if warned is None else (warned, *every)
        facts: Facts = {"seat": house}
        return Reason(
            ("kings.siege.supply", "kings.port.supply"), says="armies_of", facts=facts, because=because
        )
    return None


FIELD = {"neutral_force": "neutral"}
AROUND = ("id", "kind", "units")


def seen_differences(table: KingsTable, at: str, raw: RawRecord) -> SeenDifferences:
    """Where the record of a House or an area differs from what was seen of it."""
    comparison = Comparison()
    if at == "seats" and raw["id"] in table.seats:
        comparison.compare_all(table.seats[raw["id"]], SEAT_FIELDS, raw)
    elif at == "areas" and raw["id"] in table.areas:
        _seen_area(table.areas[raw["id"]], raw, comparison)
    return comparison.differences()


def _seen_area(area: Area, raw: RawRecord, comparison: Comparison) -> None:
    for field, value in raw.items():
        own = FIELD.get(field, field)
        if own in AREA_FIELDS and own not in TOLD_OTHERWISE:
            comparison.compare(area.id, own, holder(area) if own == "holder" else getattr(area, own), value)
        elif field not in AROUND:
            comparison.untouched.append(field)
    if "units" in raw:
        _seen_units(area, raw, comparison)


def _seen_units(area: Area, raw: RawRecord, comparison: Comparison) -> None:
    """Compares the units of the holder; those of another House cannot be corrected by hand."""
    house = raw.get("holder") or holder(area)
    own = [unit for unit in raw["units"] if unit.get("house", house) == house]
    if len(own) < len(raw["units"]):
        comparison.untouched.append("units")
    for piece in PIECES:
        count = sum(unit.get("count", 1) for unit in own if unit.get("type") == piece)
        comparison.compare(area.id, piece, area.units_of(holder(area)).get(piece, 0), count)
