"""The questions of the case format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.cases.model import AnswerAndReasons, AnsweredQuestion, AskStep
from engine.kernel.decoders import Number, converted
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Reason, Ruling, Verdict, amount_of, rule
from engine.kings.board.components import HouseName, OneTime, Permanent, PieceName
from engine.kings.board.supply_and_victory import army
from engine.kings.cases import answers
from engine.kings.game import check_called
from engine.kings.phases.westeros import port_income_by
from engine.kings.table import KingsTable

UnitCounts = dict[PieceName, Number]


class QuestionFields(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a question is asked with; ``by``: who asks."""

    by: HouseName | None = None


class OfOptions(QuestionFields, frozen=True, kw_only=True):
    options: tuple[int, ...]


class OfPlayers(QuestionFields, frozen=True, kw_only=True):
    players: int


class OfEdition(QuestionFields, frozen=True, kw_only=True):
    edition: str


class OfSeat(QuestionFields, frozen=True, kw_only=True):
    seat: HouseName


class OfArea(QuestionFields, frozen=True, kw_only=True):
    area: str


class SeatAndArea(QuestionFields, frozen=True, kw_only=True):
    seat: HouseName
    area: str


class CardText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a House card says."""

    attacking_knight_strength: Number | None = None


class OfBattle(QuestionFields, frozen=True, kw_only=True):
    attacker: HouseName | None = None
    area: str
    attacking: UnitCounts = {}
    defending: UnitCounts | None = None
    supporting_attack: UnitCounts = {}
    supporting_defence: UnitCounts = {}
    support_source: str | None = None
    attacker_house_card: CardText | None = None


class OfOrder(QuestionFields, frozen=True, kw_only=True):
    order: OneTime | Permanent


class NamedOrder(QuestionFields, frozen=True, kw_only=True):
    order: str


class Against(QuestionFields, frozen=True, kw_only=True):
    seat: HouseName
    target_house: HouseName
    when: str = "this_turn"


class OfOption(QuestionFields, frozen=True, kw_only=True):
    option: int


KINDS: dict[str, type[QuestionFields]] = {
    "may_combine_options": OfOptions,
    "may_use_martell": OfPlayers,
    "sunspear_neutral_token_used": OfPlayers,
    "overlays_used": OfPlayers,
    "set_recognised_by": OfEdition,
    "victory_check": OfSeat,
    "combat_strength": OfBattle,
    "unit_strength_of_attackers": OfBattle,
    "army_size": SeatAndArea,
    "port_income": OfSeat,
    "fortification_in": OfArea,
    "is_vulnerable_to_raid": OfOrder,
    "can_battle_result_from": OfOrder,
    "one_time_set": OfSeat,
    "may_march_against": Against,
    "may_also_remove": NamedOrder,
    "supply_lasts_until": QuestionFields,
    "rule_text": OfOption,
}


def read_question(raw: dict[str, Any], table: KingsTable) -> AskStep:
    """A question with its arguments checked.

    Raises:
        Unreadable: the question, an argument or an area is unknown.
    """
    question = raw["ask"]
    if not isinstance(question, str) or question not in KINDS:
        raise Unreadable("unknown_question", question=str(question), known=tuple(KINDS))
    arguments = {name: value for name, value in raw.items() if name != "ask"}
    given = _read(question, arguments)
    for name in ("area", "support_source"):
        area = getattr(given, name, None)
        if area is not None and area not in table.areas:
            raise Unreadable("unknown_area", area=str(area), known=tuple(table.areas))
    if isinstance(given, NamedOrder):
        check_called(table, given.order)
    if isinstance(given, Against) and given.when not in ("this_turn", "next_turn"):
        raise Unreadable("unknown_thing", read=given.when, known=("this_turn", "next_turn"))
    return AskStep(question, arguments)


def _read(question: str, arguments: dict[str, Any]) -> Any:
    try:
        return converted(arguments, KINDS[question])
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_question", question=question, error=str(error)) from None


def answer(ask: AskStep, table: KingsTable) -> AnsweredQuestion:
    """The answer, with the rules it rests on."""
    value, found = ANSWERS[ask.question](table, _read(ask.question, ask.arguments))
    verdict = next(
        (Verdict.NOT_COVERED for reason in found if reason.found == Verdict.NOT_COVERED), Verdict.YES
    )
    return AnsweredQuestion(value, Ruling(verdict, table.text, found))


@rule("kings.fort.siege-keeps", "kings.fort.purpose")
def _fortification_in(table: KingsTable, given: OfArea) -> AnswerAndReasons:
    """A fortification stands as long as a unit is in the land; ships in its port are not."""
    here = table.areas[given.area]
    rules = ("kings.fort.last-unit", "kings.fort.siege-keeps", "kings.fort.purpose")
    stands = here.fortification and bool(here.occupants)
    return stands, (Reason(rules, says="fort_stands", facts={"area": here.id}),)


def _army_size(table: KingsTable, given: SeatAndArea) -> AnswerAndReasons:
    tally = army(table, given.seat, given.area)
    return amount_of(tally), (tally,)


def _port_income(table: KingsTable, given: OfSeat) -> AnswerAndReasons:
    tally = port_income_by(table, table.westeros_card, given.seat)
    return amount_of(tally), (tally,)


def _combat(table: KingsTable, given: OfBattle) -> AnswerAndReasons:
    attack, defence = answers.both_sides(table, _fight(given))
    return {"attack": amount_of(attack), "defence": amount_of(defence)}, (attack, defence)


def _attackers(table: KingsTable, given: OfBattle) -> AnswerAndReasons:
    attack, _ = answers.both_sides(table, _fight(given))
    return amount_of(attack), (attack,)


def _plain(units: UnitCounts) -> dict[str, int]:
    return {str(piece): count for piece, count in units.items()}


def _fight(given: OfBattle) -> answers.BattleQuestion:
    card = given.attacker_house_card
    return answers.BattleQuestion(
        area=given.area,
        attacking=_plain(given.attacking),
        defending=None if given.defending is None else _plain(given.defending),
        supporting_attack=_plain(given.supporting_attack),
        supporting_defence=_plain(given.supporting_defence),
        source=given.support_source,
        knight=card.attacking_knight_strength if card else None,
    )


ANSWERS: dict[str, Callable[[KingsTable, Any], AnswerAndReasons]] = {
    "may_combine_options": lambda table, given: answers.may_combine(given.options),
    "may_use_martell": lambda table, given: answers.may_use_martell(given.players),
    "sunspear_neutral_token_used": lambda table, given: answers.sunspear(given.players),
    "overlays_used": lambda table, given: answers.overlays(given.players),
    "set_recognised_by": lambda table, given: answers.recognised_by(given.edition),
    "victory_check": lambda table, given: answers.victory_check(table, given.seat),
    "combat_strength": _combat,
    "unit_strength_of_attackers": _attackers,
    "army_size": _army_size,
    "port_income": _port_income,
    "fortification_in": _fortification_in,
    "is_vulnerable_to_raid": lambda table, given: answers.vulnerable(table, given.order),
    "can_battle_result_from": lambda table, given: answers.battle_from(given.order),
    "one_time_set": lambda table, given: answers.set_of(given.seat),
    "may_march_against": lambda table, given: answers.may_march(
        table, given.seat, given.target_house, given.when
    ),
    "may_also_remove": lambda table, given: answers.may_also_remove(table, given.order),
    "supply_lasts_until": lambda table, given: answers.supply_lasts(),
    "rule_text": lambda table, given: answers.rule_text(given.option),
}
