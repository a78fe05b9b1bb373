"""A new game: Houses, options, the board as the players enter it or the 2003 board."""

from __future__ import annotations

from typing import Any

from engine.kernel.errors import Fault, Impossible, ImpossibleStart, Unreadable, fault
from engine.kernel.input_forms import Setting, SettingKind, StartForm
from engine.kernel.judge import settle
from engine.kernel.reasons import SILENT, Facts, Reason, rule
from engine.kings.board import board_2003, components
from engine.kings.cases.builder import areas_of
from engine.kings.cases.position import KingsPosition, read_position
from engine.kings.cases.position_defects import defects
from engine.kings.game import KINGS
from engine.kings.rule_variants import RULE_VARIANTS
from engine.kings.table import Area, HouseSeat, KingsTable, at_step, noted

FEWEST, USUAL = 3, components.HOUSES[:5]
ENTERED, PRESET = "entered", board_2003.PRESET
YES, NO = "yes", "no"
FIELDS = ("houses", "options", "board", "areas", "turn_order", "fiefdoms", "decided")
SWITCHES = tuple(f"option_{number}" for number in components.TEXTED)


class NeedsOption(ImpossibleStart):
    """A chosen House needs an option that is not in force."""

    def __init__(self, seat: str, option: int, rule_id: str) -> None:
        super().__init__((fault("house_without_option", rule_id, seat=seat, option=option),), KINGS.id)
        self.says = "house_needs_option"
        self.facts = {"seat": seat, "option": option, "rule": rule_id}


START = StartForm(
    (
        Setting(
            "houses", SettingKind.SEATS, components.HOUSES, "house", FEWEST, len(components.HOUSES), USUAL
        ),
        Setting("board", SettingKind.ONE, (PRESET, ENTERED), "board", usual=(PRESET,)),
        *(Setting(switch, SettingKind.ONE, (NO, YES), "switch", usual=(NO,)) for switch in SWITCHES),
    )
)


def new_game(text: str, given: dict[str, Any]) -> KingsTable:
    """The table before the first turn.

    ``given`` may name ``houses``, ``options`` (numbers) or ``option_1`` to ``option_6`` (yes, no), ``board``
    (``entered``, ``board_2003``), ``areas`` (as in a case), ``turn_order``, ``fiefdoms``, ``decided``.

    Raises:
        Unreadable: no such text, option or field.
        ImpossibleStart: these cannot be put together.
        Impossible: the areas cannot lie so.
    """
    if text != components.TEXT:
        raise Unreadable("unknown_text", text=text, known=(components.TEXT,))
    for name in given:
        if name not in (*FIELDS, *SWITCHES):
            raise Unreadable("unknown_field", verb="new", field=str(name))
    houses = tuple(given.get("houses") or USUAL)
    options = chosen(given)
    board = given.get("board") or (ENTERED if given.get("areas") else PRESET)
    _martell(houses, options)
    faults = [*_houses(houses), *_orders(given, houses), *_board(board), *_decided(given)]
    if faults:
        raise ImpossibleStart(tuple(faults), KINGS.id)
    table = _laid_out(given, houses, options)
    table = _preset(table) if board == PRESET else _entered(table, given)
    return settle(KINGS, _told_of(_first_step(table), board))


@rule("kings.onetime.steps", "kings.scope.draft")
def _first_step(table: KingsTable) -> KingsTable:
    """By public sources the first turn has no Westeros phase: it begins with planning."""
    one_time = table.uses(components.OPTION_ONE_TIME)
    return at_step(
        table, components.PLANNING, components.PLACE_ONE_TIME if one_time else components.PLACE_PERMANENT
    )


@rule("kings.options.any-combination")
def chosen(given: dict[str, Any]) -> tuple[int, ...]:
    """The options in force: any of the six that have a text."""
    numbers = given.get("options")
    if numbers is None:
        return tuple(number for number in components.TEXTED if given.get(f"option_{number}") == YES)
    wrong = [number for number in numbers if number not in components.OPTIONS]
    if wrong:
        faults = (fault("no_such_option", "kings.options.list", option=number) for number in wrong)
        raise ImpossibleStart(tuple(faults), KINGS.id)
    return tuple(sorted(set(numbers)))


@rule("kings.martell.only-six", "kings.components.list")
def _houses(houses: tuple[str, ...]) -> list[Fault]:
    """Three to six Houses, each once."""
    faults = []
    if not FEWEST <= len(houses) <= len(components.HOUSES):
        rule_id = "kings.martell.components-for-six"
        faults.append(fault("three_to_six_play", rule_id, count=len(houses)))
    if len(set(houses)) < len(houses) or not set(houses) <= set(components.HOUSES):
        faults.append(fault("a_house_each", "kings.components.list"))
    return faults


@rule("kings.martell.components-for-six", "kings.options.any-combination")
def _martell(houses: tuple[str, ...], options: tuple[int, ...]) -> None:
    """House Martell comes with an option of its own, in a game of fewer than six too."""
    if components.MARTELL in houses and components.OPTION_MARTELL not in options:
        raise NeedsOption(components.MARTELL, components.OPTION_MARTELL, "kings.martell.components-for-six")


def _orders(given: dict[str, Any], houses: tuple[str, ...]) -> list[Fault]:
    faults = []
    for field in ("turn_order", "fiefdoms"):
        houses_listed = tuple(given.get(field) or ())
        if houses_listed and (
            len(set(houses_listed)) < len(houses_listed) or set(houses_listed) != set(houses)
        ):
            faults.append(fault("every_house_once", "kings.onetime.turn-order", field=field))
    return faults


def _board(board: str) -> list[Fault]:
    fine = board in (ENTERED, PRESET)
    return [] if fine else [fault("no_such_board", "kings.scope.draft", read=str(board))]


def _decided(given: dict[str, Any]) -> list[Fault]:
    return [
        fault("no_such_answer", str(point), of=str(point), read=str(option))
        for point, option in (given.get("decided") or {}).items()
        if point not in RULE_VARIANTS or option not in RULE_VARIANTS[point].options
    ]


@rule(
    "kings.onetime.five",
    "kings.onetime.composition",
    "kings.siege.pieces",
    "kings.martell.components-for-six",
)
def _laid_out(given: dict[str, Any], houses: tuple[str, ...], options: tuple[int, ...]) -> KingsTable:
    """Each House has its five one-time orders, its pieces, and by public sources five power tokens."""
    seats = {house: HouseSeat(house, power=board_2003.STARTING_POWER) for house in houses}
    return KingsTable(
        game=KINGS.id,
        text=components.TEXT,
        decided=dict(given.get("decided") or {}),
        options=options,
        players=len(houses),
        turn_order=tuple(given.get("turn_order") or ()),
        fiefdoms=tuple(given.get("fiefdoms") or ()),
        seats=seats,
    )


@rule("kings.martell.sunspear-token", "kings.martell.overlays")
def _preset(table: KingsTable) -> KingsTable:
    """The 2003 board by a public transcription, to be checked; with six no neutral army at Sunspear."""
    areas: dict[str, Area] = {area.id: area for area in board_2003.areas()}
    table = table.put(areas=areas, preset=PRESET)
    if table.players == components.SIX and table.uses(components.OPTION_MARTELL):
        table = table.area("sunspear", neutral=False, neutral_strength=None)
    if set(table.seats) == set(board_2003.STARTING_UNITS):
        table = _set_up(table)
    return table


def _set_up(table: KingsTable) -> KingsTable:
    """The start of five Houses, by the same transcription."""
    for house, area, units in board_2003.unplaced(table):
        table = table.area(area, units={house: units}, holder=house)
    order = table.turn_order or board_2003.IRON_THRONE
    return table.put(turn_order=order, fiefdoms=table.fiefdoms or board_2003.FIEFDOMS)


def _entered(table: KingsTable, given: dict[str, Any]) -> KingsTable:
    raw = {"areas": list(given.get("areas") or ()), "options": list(table.options)}
    position: KingsPosition = read_position(raw)
    faults = defects(position)
    if faults:
        raise Impossible(faults, KINGS.id, raw)
    return table.put(areas=areas_of(position))


@rule("kings.martell.start-cards", "kings.martell.overlays", "kings.martell.only-six")
def _told_of(table: KingsTable, board: str) -> KingsTable:
    """What a table has to know of its beginning: where the board comes from and what is not in the source."""
    if board == PRESET:
        facts: Facts = {"certainty": components.SOURCE, "areas": board_2003.DOUBTFUL}
        table = noted(table, Reason(("kings.scope.draft",), says="board_preset", facts=facts, basis=SILENT))
    if table.players == components.SIX:
        rules = ("kings.martell.start-cards", "kings.martell.overlays")
        table = noted(table, Reason(rules, says="six_player_start", basis=SILENT))
    elif components.MARTELL in table.seats:
        table = noted(table, Reason(("kings.martell.only-six",), says="martell_not_recommended"))
    if set(table.options) - set(components.TEXTED):
        table = noted(table, Reason(("kings.options.untexted",), says="options_without_text"))
    return table
