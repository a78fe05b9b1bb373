"""What may be done now, each with its ruling: the legal and the refused, with the reasons of both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.choosing import Choice, Choices
from engine.kernel.decision import Decision
from engine.kernel.move import Move
from engine.kernel.play import decisions
from engine.kings import box
from engine.kings import moves as m
from engine.kings.game import KINGS
from engine.kings.moving import by_sea
from engine.kings.orders.common import near
from engine.kings.planning import left_of
from engine.kings.table import Area, Table, called, holder, neighbours
from engine.kings.westeros import is_mustering


def choices(table: Table) -> Choices:
    """All candidate answers to everything the table waits for."""
    for decision in decisions(KINGS, table):
        for verb in decision.verbs:
            offer = OFFERS.get(verb)
            if offer is not None:
                yield from offer(table, decision)


def _own(table: Table, house: str) -> tuple[Area, ...]:
    return tuple(area for area in table.areas.values() if area.of(house))


def _pick(move: Move, field: str, among: tuple[str, ...]) -> Choices:
    """One of these, if there are any."""
    if among:
        yield Choice(replace(move, **{field: among[0]}), field, among, 1, 1)


def _place_one_time(table: Table, decision: Decision) -> Choices:
    areas = tuple(area.id for area in _own(table, decision.seat))
    for order in dict.fromkeys(left_of(table, decision.seat)):
        yield from _pick(m.PlaceOneTime(by=decision.seat, order=_one_time(order), area=""), "area", areas)


def _one_time(order: str) -> Any:
    return order


def _place_order(table: Table, decision: Decision) -> Choices:
    areas = tuple(area.id for area in _own(table, decision.seat))
    for order in box.PERMANENT:
        yield from _pick(m.PlaceOrder(by=decision.seat, order=_one_time(order), area=""), "area", areas)


def _with(table: Table, house: str, order: str) -> tuple[Area, ...]:
    return tuple(area for area in table.areas.values() if area.order_of(house, order))


def _raid(table: Table, decision: Decision) -> Choices:
    for area in _with(table, decision.seat, box.RAID):
        move = m.Raid(by=decision.seat, from_=area.id, target="")
        yield from _pick(move, "target", neighbours(table, area.id))


def _support(table: Table, decision: Decision) -> Choices:
    """In the battle under way for either side; without one, where it will be is still to be told."""
    fight = table.fight
    for area in _with(table, decision.seat, box.SUPPORT):
        if fight is None or not fight.open:
            move = m.Support(by=decision.seat, from_=area.id, battle="")
            yield from _pick(move, "battle", neighbours(table, area.id))
        elif fight.area in neighbours(table, area.id):
            fights = decision.seat in table.areas[fight.area].occupants
            own = "attacker" if decision.seat == fight.attacker else "defender"
            for side in (own,) if fights else ("attacker", "defender"):
                given = m.Support(by=decision.seat, from_=area.id, battle=fight.area, side=_one_time(side))
                yield Choice(replace(given, attacker=_one_time(fight.attacker)))


def _casualty(table: Table, decision: Decision) -> Choices:
    """While somebody is known to have lost a battle: a unit of his."""
    fled = table.fled
    if fled is not None and fled.house == decision.seat:
        for piece in fled.units:
            yield Choice(m.Casualty(by=decision.seat, area=fled.area, unit=_one_time(piece)))


def _retreat(table: Table, decision: Decision) -> Choices:
    """Where the units that have lost may go, as far as the board shows."""
    fled, fight = table.fled, table.fight
    if fight is not None and fight.open and fight.attacker == decision.seat and fight.origin:
        yield Choice(m.Retreat(by=decision.seat, from_=fight.area, to=fight.origin))
    if fled is not None and fled.house == decision.seat and fled.units and not fled.at:
        for end in neighbours(table, fled.area):
            if table.areas[end].kind != box.LAND or box.SHIP not in fled.units:
                yield Choice(m.Retreat(by=decision.seat, from_=fled.area, to=end))


def _march(table: Table, decision: Decision) -> Choices:
    """Everything that can go there goes; part of an army is typed."""
    for area in _with(table, decision.seat, box.MARCH):
        yield Choice(m.March(by=decision.seat, from_=area.id))
        for end in (*neighbours(table, area.id), *_over_the_sea(table, area, decision.seat)):
            for units in _bodies(table, area, end, decision.seat):
                step = m.Step(to=end, units=_units(units))
                yield Choice(m.March(by=decision.seat, from_=area.id, moves=(step,)))


def _over_the_sea(table: Table, area: Area, house: str) -> Iterator[str]:
    """The lands that units of a land are carried to by the ships of their House."""
    next_door = neighbours(table, area.id)
    for one in table.areas.values():
        beyond = one.kind == area.kind == box.LAND and one.id not in (area.id, *next_door)
        if beyond and by_sea(table, house, area.id, one.id):
            yield one.id


def _units(units: dict[str, int]) -> Any:
    return units


def _bodies(table: Table, area: Area, end: str, house: str) -> Iterator[dict[str, int]]:
    """All of them; and where engines stay behind, all the others."""
    units = dict(area.of(house))
    yield units
    others = {piece: count for piece, count in units.items() if piece != box.SIEGE}
    if others and others != units:
        yield others


def _lost(table: Table, decision: Decision) -> Choices:
    """Who has nowhere to go is destroyed."""
    fled, fight = table.fled, table.fight
    if fight is not None and fight.open and fight.attacker == decision.seat:
        yield Choice(m.DestroyAll(by=decision.seat, area=fight.area))
    if fled is not None and fled.house == decision.seat and fled.units and not fled.at:
        yield Choice(m.DestroyAll(by=decision.seat, area=fled.area))


def _consolidate(table: Table, decision: Decision) -> Choices:
    for area in _with(table, decision.seat, box.POWER):
        yield Choice(m.Consolidate(by=decision.seat, area=area.id, take="power_tokens"))
        if table.uses(box.OPTION_FORTS):
            yield Choice(m.Consolidate(by=decision.seat, area=area.id, take="fortification"))


def _muster(table: Table, decision: Decision) -> Choices:
    if table.step or not is_mustering(table.westeros_card):
        return
    for area in table.areas.values():
        if area.walled and holder(area) == decision.seat:
            for built in _builds(table, area):
                yield Choice(m.Muster(by=decision.seat, area=area.id, units=(built,)))


def _westeros(table: Table, decision: Decision) -> Choices:
    """The cards the expansion or its mustering turn on; others are typed."""
    for card in ("A Game of Thrones", "Supply", "Mustering"):
        yield Choice(m.WesterosCard(card=card))


def _builds(table: Table, area: Area) -> Iterator[m.Built]:
    """One unit at a time."""
    yield m.Built(build="footman")
    yield m.Built(build="knight")
    yield m.Built(upgrade="footman", to="knight")
    if table.uses(box.OPTION_SIEGE):
        yield m.Built(build="siege_engine")
        yield m.Built(upgrade="footman", to="siege_engine")
    seas = [one for one in area.adjacent if one in table.areas and table.areas[one].kind == box.SEA]
    for place in (*seas, *(port.id for port in table.ports_of(area.id))):
        yield m.Built(build="ship", place=place)


def _execute(table: Table, decision: Decision) -> Choices:
    for area, order in table.orders():
        if order.one_time and order.house == decision.seat and box.STEP_OF[order.order] == table.step:
            plain = m.ExecuteOneTime(by=decision.seat, order=_one_time(order.order), area=area.id)
            yield from OF_ORDER[order.order](table, plain)


def _call(table: Table, plain: m.ExecuteOneTime) -> Choices:
    yield Choice(plain)
    area = table.areas[plain.area]
    if area.walled:
        yield from (Choice(replace(plain, units=(one,))) for one in _builds(table, area))


def _gather(table: Table, plain: m.ExecuteOneTime) -> Choices:
    """Everything comes from one neighbour, or nothing; more is typed."""
    yield Choice(plain)
    area = table.areas[plain.area]
    for start in (*neighbours(table, plain.area), *_over_the_sea(table, area, plain.by)):
        units = dict(table.areas[start].of(plain.by))
        if units:
            step = m.Step(from_=start, units=_units(units))
            yield Choice(replace(plain, moves=(step,)))


def _wolf(table: Table, plain: m.ExecuteOneTime) -> Choices:
    yield Choice(plain)
    area = table.areas[plain.area]
    for end in (*neighbours(table, area.id), *_over_the_sea(table, area, plain.by)):
        for units in _bodies(table, area, end, plain.by):
            yield Choice(replace(plain, moves=(m.Step(to=end, units=_units(units)),)))


def _fleet(table: Table, plain: m.ExecuteOneTime) -> Choices:
    there = (table.areas[one] for one in neighbours(table, plain.area))
    names = tuple(called(area, order) for area in there for order in area.orders)
    yield Choice(plain, "remove", names, 0, 2) if names else Choice(plain)


def _rhllor(table: Table, plain: m.ExecuteOneTime) -> Choices:
    yield Choice(plain)
    kinds = (box.SUPPORT, box.DEFENSE)
    names = tuple(called(area, order) for area, order in table.orders() if order.order in kinds)
    yield Choice(replace(plain, discard="Melisandre"), "remove", names, 0, 1)


def _highgarden(table: Table, plain: m.ExecuteOneTime) -> Choices:
    for card in table.seats[plain.by].hand or ():
        yield Choice(replace(plain, discard=card.name))
        for house in near(table, plain.area):
            if house != plain.by and card.strength:
                yield Choice(replace(plain, discard=card.name, take_from={_one_time(house): card.strength}))
    if table.seats[plain.by].hand is None:
        yield Choice(plain, by_hand=True)


def _scorpion(table: Table, plain: m.ExecuteOneTime) -> Choices:
    houses = [one for one in near(table, plain.area) if one != plain.by]
    cards = [f"{house}:{card.name}" for house in houses for card in table.seats[house].hand or ()]
    yield Choice(plain, "discard_of", tuple(cards), 0, len(houses)) if cards else Choice(plain)


def _lion(table: Table, plain: m.ExecuteOneTime) -> Choices:
    yield Choice(plain)
    yield from _pick(plain, "named", tuple(one for one in near(table, plain.area) if one != plain.by))


def _delivery(table: Table, plain: m.ExecuteOneTime) -> Choices:
    yield Choice(plain)


OF_ORDER: dict[str, Callable[[Table, m.ExecuteOneTime], Choices]] = {
    box.CALL: _call,
    box.DELIVERY: _delivery,
    box.FORCED_MARCH: _gather,
    box.IRON_FLEET: _fleet,
    box.YOUNG_WOLF: _wolf,
    box.HIGHGARDEN: _highgarden,
    box.SCORPION: _scorpion,
    box.LION: _lion,
    box.RHLLOR: _rhllor,
}


def _capture(table: Table, decision: Decision) -> Choices:
    yield Choice(m.CapturePort(by=decision.seat, port=decision.purpose, choice="replace"))
    yield Choice(m.CapturePort(by=decision.seat, port=decision.purpose, choice="destroy"))


def _battle(table: Table, decision: Decision) -> Choices:
    for house in table.areas[decision.purpose].occupants:
        for losers in ("retreat", "destroyed"):
            battle = m.Battle(winner=_one_time(house), losers=_one_time(losers))
            yield Choice(m.ResolveBattle(area=decision.purpose, battle=battle))


def _plain(kind: type[Move]) -> Callable[[Table, Decision], Choices]:
    def offer(table: Table, decision: Decision) -> Choices:
        yield Choice(kind(by=decision.seat))

    return offer


OFFERS: dict[str, Callable[[Table, Decision], Choices]] = {
    "place_one_time": _place_one_time,
    "decline_one_time": _plain(m.DeclineOneTime),
    "place_order": _place_order,
    "raid": _raid,
    "march": _march,
    "support": _support,
    "casualty": _casualty,
    "retreat": _retreat,
    "destroy_all": _lost,
    "consolidate": _consolidate,
    "muster": _muster,
    "execute_one_time": _execute,
    "capture_port": _capture,
    "resolve_battle": _battle,
    "westeros_card": _westeros,
    "next_step": lambda table, decision: iter((Choice(m.NextStep()),)),
}
