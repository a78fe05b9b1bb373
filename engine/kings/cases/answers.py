"""The answers to questions about options, set-up, strength, raids and gaps of the text."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.cases.model import Sentence
from engine.kernel.reasons import DERIVED, SILENT, STATED, Reason, Verdict, rule
from engine.kings.battle.strength import Force, Ground, counts, ground_of, side
from engine.kings.board import components
from engine.kings.board.supply_and_victory import has_won, held, six_players
from engine.kings.one_time_orders.removal_orders import area_and_order
from engine.kings.phases.planning import one_time_set
from engine.kings.phases.raid import is_vulnerable
from engine.kings.rule_variants import IRON_FLEET_QUANTITY, gap_of_option, not_covered_reasons
from engine.kings.table import KingsTable, Units, holder, neighbours

AnswerWithReasons = tuple[Any, tuple[Reason, ...]]


@rule("kings.options.any-combination", "kings.options.list")
def may_combine(options: tuple[int, ...]) -> AnswerWithReasons:
    """Any selection of the nine options may be combined."""
    fine = all(option in components.OPTIONS for option in options)
    rules = ("kings.options.any-combination", "kings.options.list")
    return fine, (Reason(rules, says="options_combine"),)


@rule("kings.martell.only-six", "kings.martell.components-for-six")
def may_use_martell(players: int) -> AnswerWithReasons:
    """House Martell is recommended for six only; a recommendation forbids nothing."""
    fine = 2 <= players <= components.SIX
    says = "martell_for_six" if players == components.SIX else "martell_not_recommended"
    return fine, (Reason(("kings.martell.only-six", "kings.martell.components-for-six"), says=says),)


@rule("kings.martell.sunspear-token")
def sunspear(players: int) -> AnswerWithReasons:
    """With six players the neutral token of Sunspear is not used; with fewer the base rule stands."""
    used = players < components.SIX
    basis = DERIVED if used else STATED
    return used, (Reason(("kings.martell.sunspear-token",), says="sunspear_token", basis=basis),)


@rule("kings.martell.overlays", "kings.martell.start-cards")
def overlays(players: int) -> AnswerWithReasons:
    """For six players both overlays are laid."""
    laid = ["southern_westeros", "influence_tracks"] if players == components.SIX else []
    basis = STATED if laid else DERIVED
    return laid, (Reason(("kings.martell.overlays",), says="overlays_laid", basis=basis),)


@rule("kings.cards.back-crown")
def recognised_by(edition: str) -> AnswerWithReasons:
    """A crown on the back marks the new cards; in the Russian edition of five Houses only the text does."""
    by = "card_text" if edition.casefold() == "russian" else "card_back"
    return by, (Reason(("kings.cards.back-crown",), says="sets_told_apart"),)


@rule("kings.martell.victory")
def victory_check(table: KingsTable, house: str) -> AnswerWithReasons:
    """With six players six win; for fewer the number is the base game's, and the source does not have it."""
    tally = held(table, house)
    if six_players(table):
        return has_won(table, house), (
            Reason(("kings.martell.victory",), says="victory_asked", because=(tally,)),
        )
    return None, (*not_covered_reasons("victory_below_six"), tally)


class BattleQuestion(Struct, frozen=True):
    """A battle that a question asks about."""

    area: str
    attacking: Units
    defending: Units | None = None
    supporting_attack: Units = {}
    supporting_defence: Units = {}
    source: str | None = None
    """Where the support comes from."""
    knight: int | None = None
    """What the attacker's House card makes of attacking knights."""


def both_sides(table: KingsTable, asked: BattleQuestion) -> tuple[Reason, Reason]:
    """The strength of attack and defence: units, supports and the fortification only."""
    ground = ground_of(table, asked.area)
    defending = asked.defending
    if defending is None:
        defending = table.areas[asked.area].units_of(holder(table.areas[asked.area]))
    void = counts(table, asked.source, asked.area)
    helps = (asked.supporting_attack, asked.supporting_defence) if void is None else ({}, {})
    none = (void,) if void is not None else ()
    attack = _attack(table, ground, asked, helps[0], none if asked.supporting_attack else ())
    own = Force(defending, attacking=False)
    theirs = Force(helps[1], attacking=False, supporting=True)
    extra = none if asked.supporting_defence else ()
    return attack, side(table, ground, own, theirs, extra=extra)


def _attack(
    table: KingsTable, ground: Ground, asked: BattleQuestion, helps: Units, extra: tuple[Reason, ...]
) -> Reason:
    own = Force(asked.attacking, attacking=True, knight=asked.knight)
    return side(table, ground, own, Force(helps, attacking=True, supporting=True), extra=extra)


def vulnerable(table: KingsTable, order: str) -> AnswerWithReasons:
    """Whether a raid removes it."""
    found = is_vulnerable(table, order)
    return found.found is Verdict.YES, (found,)


@rule("kings.forced.battle", "kings.youngwolf.no-battle", "kings.scope.draft")
def battle_from(order: str) -> AnswerWithReasons:
    """Only a march leads to battles; a forced march brings units to friends, and the Young Wolf must not."""
    if order == components.FORCED_MARCH:
        return False, (Reason(("kings.forced.battle",), says="joins_friends", basis=DERIVED),)
    if order == components.YOUNG_WOLF:
        return False, (Reason(("kings.youngwolf.no-battle",), says="wolf_fights_nobody_ever"),)
    return order == components.MARCH, (
        Reason(("kings.scope.draft",), says="battles_come_of_marches", basis=SILENT),
    )


def set_of(house: str) -> AnswerWithReasons:
    """The five one-time orders of a House."""
    rules = ("kings.onetime.composition", "kings.onetime.five", "kings.unique.own-house")
    return list(one_time_set(house)), (Reason(rules, says="one_time_set", facts={"seat": house}),)


@rule("kings.lion.ban", "kings.lion.duration")
def may_march(table: KingsTable, house: str, target: str, when: str) -> AnswerWithReasons:
    """The House named may not march against its author until the end of the turn."""
    ban = table.ban
    bound = ban is not None and ban.named == house and ban.by == target
    if bound and when == "next_turn":
        return True, (Reason(("kings.lion.duration",), says="ban_is_over"),)
    if bound:
        return False, (Reason(("kings.lion.ban", "kings.lion.duration"), says="ban_binds"),)
    return True, (Reason(("kings.lion.ban",), says="ban_binds_others"),)


@rule(
    "kings.ironfleet.effect", "kings.ironfleet.not-one-time", "kings.rhllor.remove", "kings.onetime.raid-both"
)
def may_also_remove(table: KingsTable, name: str) -> AnswerWithReasons:
    """R'hllor removes one order, the Iron Fleet two next door, none of them one-time; a raid took all."""
    last = table.resolved
    area, order = area_and_order(table, name)
    if last is None:
        return None, (Reason(("kings.onetime.one-at-a-time",), says="nothing_resolved"),)
    if last.order == components.RHLLOR:
        kind = order is not None and order.order in (components.SUPPORT, components.DEFENSE)
        return last.left > 0 and kind, (Reason(("kings.rhllor.remove",), says="one_order_only_is_removed"),)
    if last.order == components.RAID:
        return False, (Reason(("kings.onetime.raid-both",), says="raid_took_what_it_could"),)
    if last.order != components.IRON_FLEET:
        return False, (Reason(("kings.onetime.one-at-a-time",), says="nothing_resolved"),)
    if name.rpartition(":")[2] in components.ONE_TIME:
        return False, (Reason(("kings.ironfleet.not-one-time",), says="fleet_leaves_one_time"),)
    near = area in neighbours(table, last.area)
    fine = last.left > 0 and near and order is not None
    more = (IRON_FLEET_QUANTITY.reason(table, "fleet_one_order"),) if fine else ()
    return fine, (Reason(("kings.ironfleet.effect",), says="fleet_removes_two"), *more)


@rule("kings.delivery.duration")
def supply_lasts() -> AnswerWithReasons:
    """The rise lasts until the Supply card is next resolved."""
    return "next_supply_card", (Reason(("kings.delivery.duration",), says="until_supply_card"),)


@rule("kings.options.untexted", "kings.options.list", "kings.scope.draft")
def rule_text(option: int) -> AnswerWithReasons:
    """Options 7, 8 and 9 are named and nothing more."""
    if option in components.TEXTED:
        return Sentence(f"option_{option}"), (Reason(("kings.options.list",), says="option_has_text"),)
    if option in components.OPTIONS:
        return None, not_covered_reasons(gap_of_option(option))
    return None, (Reason(("kings.options.list",), says="no_such_option_number", facts={"option": option}),)
