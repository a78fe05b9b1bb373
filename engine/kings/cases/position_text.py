"""The position text of the game: Houses, areas with their units and orders, what the base game gives."""

from __future__ import annotations

from engine.kernel.cases.position_form import (
    NEVER,
    Group,
    Holds,
    LineForm,
    PositionForm,
    RawRecord,
    Starts,
    TextField,
    TextRecord,
)
from engine.kings.board.components import HOUSES, LAND, ONE_TIME, PERMANENT, PIECES, PORT, SEA
from engine.kings.declarations import NUMBERS

STEPS = ("one_time", "permanent", "raid", "march", "consolidate_power")
KNOWN_NUMBERS = (*NUMBERS, "fortifications_on_board", "sword_casualties")

HEAD = TextRecord(
    seats_first=True,
    parts=("given",),
    items=(
        TextField("phase", Holds.WORD, among=("setup", "westeros", "planning", "action"), bare=True),
        TextField("step", Holds.WORD, among=STEPS, bare=True),
        TextField("options", Holds.NUMBERS),
        TextField("players", Holds.NUMBER, absent=NEVER),
        TextField("turn_order", Holds.SEATS),
        TextField("westeros_card", Holds.TEXT),
        *(TextField(f"given.{name}", Holds.NUMBER, absent=NEVER) for name in KNOWN_NUMBERS),
        TextField("given.mustering_points", Holds.COUNTS),
        TextField("given.attacker", Holds.SEAT),
        TextField("given.attacking_units", Holds.COUNTS, among=PIECES),
        TextField("given.loser", Holds.SEAT),
        TextField("given.supply_exceeded", Holds.FLAG, absent=NEVER),
        TextField("given.plunder.raider_takes", Holds.NUMBER, absent=NEVER),
        TextField("given.plunder.victim_loses", Holds.NUMBER, absent=NEVER),
        TextField("given.just_taken.area", Holds.TEXT, word="taken_area"),
        TextField("given.just_taken.by", Holds.SEAT, word="taken_by"),
        TextField("given.just_taken.from", Holds.SEAT, word="taken_from"),
        TextField("given.guile.by", Holds.SEAT, word="guile_by"),
        TextField("given.guile.named", Holds.SEAT, word="guile_named"),
        TextField("given.guile.step", Holds.WORD, word="guile_step", among=STEPS),
    ),
)

HOUSE_CARD = TextRecord(name="name", items=(TextField("strength", Holds.NUMBER, bare=True),))

SEAT = TextRecord(
    name="id",
    named_by_seat=True,
    items=(
        TextField("power", Holds.NUMBER),
        TextField("supply", Holds.NUMBER, absent=NEVER),
        TextField("cities", Holds.NUMBER, absent=NEVER),
        TextField("strongholds", Holds.NUMBER, absent=NEVER),
        TextField("available", Holds.COUNTS, among=PIECES),
        TextField("discard", Holds.TEXTS),
        TextField("one_time_left", Holds.WORDS, among=ONE_TIME, absent=NEVER),
        TextField("one_time_out", Holds.WORDS, among=ONE_TIME),
        TextField("note", Holds.TEXT),
    ),
    groups=(Group("hand", HOUSE_CARD, inside=True, told_empty=True),),
)


def _holder(piece: RawRecord, area: RawRecord) -> str | None:
    """What lies in an area belongs to its holder unless the text says otherwise."""
    holder = area.get("holder")
    return holder if isinstance(holder, str) else None


def _one_piece(piece: RawRecord, area: RawRecord) -> int:
    """A piece without a number is one piece."""
    return 1


def _class(order: RawRecord, area: RawRecord) -> str | None:
    """The order itself says of which class it is."""
    name = order.get("order")
    return "one_time" if name in ONE_TIME else "permanent" if name in PERMANENT else None


UNITS = TextRecord(
    items=(
        TextField("house", Holds.SEAT, bare=True, usual=_holder),
        TextField("count", Holds.NUMBER, bare=True, usual=_one_piece, absent=NEVER),
        TextField("type", Holds.WORD, among=PIECES, bare=True, counted_by="count"),
    )
)
ORDER = TextRecord(
    items=(
        TextField("house", Holds.SEAT, bare=True, usual=_holder),
        TextField("class", Holds.WORD, among=("permanent", "one_time"), bare=True, usual=_class),
        TextField("order", Holds.WORD, among=(*PERMANENT, *ONE_TIME), bare=True),
    )
)
AREA = TextRecord(
    name="id",
    items=(
        TextField("kind", Holds.WORD, among=(LAND, SEA, PORT), bare=True),
        TextField("holder", Holds.SEAT, bare=True),
        TextField("city", Holds.FLAG),
        TextField("stronghold", Holds.FLAG),
        TextField("fortification", Holds.FLAG),
        TextField("neutral_force", Holds.FLAG),
        TextField("barrels", Holds.NUMBER),
        TextField("crowns", Holds.NUMBER),
        TextField("power_token", Holds.SEAT),
        TextField("port_of.land", Holds.TEXT, word="port_land"),
        TextField("port_of.sea", Holds.TEXT, word="port_sea"),
        TextField("adjacent", Holds.TEXTS),
    ),
    groups=(Group("units", UNITS, "units"), Group("orders", ORDER, "orders")),
)


def paths(position: RawRecord) -> tuple[str, ...]:
    """The facts of a position that a move may change."""
    areas = [area["id"] for area in position.get("areas") or () if isinstance(area, dict) and area.get("id")]
    facts = ("units_by_house", "fortification", "power_token", "orders")
    houses = [seat["id"] for seat in position.get("seats") or () if isinstance(seat, dict) and seat.get("id")]
    each = [f"area.{area}.{fact}" for area in areas for fact in facts]
    each += [f"house.{house}.{fact}" for house in houses for fact in ("power", "supply", "hand", "discard")]
    return (*each, "stock.fortifications", "battle", "retreating", "destroyed", "banned", "game.winner")


FORM = PositionForm(
    head=HEAD,
    lines=(LineForm("seats", SEAT, Starts.SEAT), LineForm("areas", AREA, Starts.NAME)),
    speaks=("kings",),
    seats=HOUSES,
    paths=paths,
)
