"""The questions of the case format and their answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engine.agot.abilities.costs import cost_tally, event_cost_tally
from engine.agot.abilities.definitions import first_to_react
from engine.agot.rule_variants import PLOT_IN_PLAY, REACTION_ORDER
from engine.agot.ruleset import ruleset
from engine.agot.state.effects import House
from engine.agot.state.records import EVENT, PLAY
from engine.agot.state.table import AgotTable, clockwise
from engine.agot.values.card_values import strength_tally, unknown_strength
from engine.agot.values.power_and_victory import total_power
from engine.kernel.cases.model import AnsweredQuestion, AskStep, QuestionArguments
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Question, Reason, Ruling, Verdict, amount_of

QuestionAnswer = tuple[Any, Reason]

ARGUMENTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "legal_targets": (("by",), ()),
    "strength": (("card",), ("by",)),
    "cost": (("by", "card"), ()),
    "response_order": (("seat",), ("by",)),
    "action_order": ((), ("by",)),
    "belongs_to": (("card", "house"), ("by",)),
    "in_play": ((), ("by", "thing", "seat", "card")),
    "affected": (("by", "scope"), ()),
    "victory_power": (("seat",), ("by",)),
    "worked_example": (("of",), ("by",)),
    "rivals_of": (("seat",), ("by",)),
    "available_titles": ((), ("by",)),
    "draws_left": (("by",), ()),
}
"""Question -> (arguments it needs, arguments it may have)."""

SCOPES = ("you", "all_opponents", "all_players")
THINGS = ("agenda", "title", "plot")

ANSWERS_OF: dict[str, dict[str, Callable[[AgotTable, QuestionArguments], QuestionAnswer]]] = {"hbo": {}}
"""Game -> the answers it gives otherwise, or alone; each game adds its own."""

ONLY_ELSEWHERE = frozenset({"rivals_of", "available_titles", "draws_left"})
"""Questions no game answers but one that brings an answer of its own."""

WORKED: dict[str, dict[str, Any]] = {
    "hbo.example.challenge": {"kind": "military", "attack": 5, "claim": 1},
    "lcg.challenge.worked_example": {"kind": "military", "attack": 4, "claim": 1},
}
"""The worked challenges of the booklets: what can be read off them."""


def read_question(raw: dict[str, Any], table: AgotTable) -> AskStep:
    """A question with its arguments checked.

    Raises:
        Unreadable: the question, an argument, a seat or a card is unknown.
    """
    question, known = raw["ask"], _questions_of(table)
    if not isinstance(question, str) or question not in known:
        raise Unreadable("unknown_question", question=str(question), known=known)
    arguments = _named_arguments(question, raw)
    for name, value in arguments.items():
        _check_argument(name, value, table)
    if question == "in_play" and ("card" in arguments) == ("thing" in arguments):
        raise Unreadable("argument_missing", question=question, argument="thing/card")
    return AskStep(question, arguments)


def _questions_of(table: AgotTable) -> tuple[str, ...]:
    """The questions that cases of this game may ask."""
    own = ANSWERS_OF[table.game]
    return tuple(question for question in ARGUMENTS if question not in ONLY_ELSEWHERE or question in own)


def _named_arguments(question: str, raw: dict[str, Any]) -> dict[str, Any]:
    """The arguments that are given, and all that the question needs.

    Raises:
        Unreadable: one is missing, or the question has no such argument.
    """
    needed, allowed = ARGUMENTS[question]
    arguments = {name: value for name, value in raw.items() if name != "ask"}
    for name in arguments:
        if name not in (*needed, *allowed):
            raise Unreadable("unknown_field", question=question, field=name)
    given = {name: value for name, value in arguments.items() if value is not None}
    for name in needed:
        if name not in given:
            raise Unreadable("argument_missing", question=question, argument=name)
    return given


def _check_argument(name: str, value: Any, table: AgotTable) -> None:
    known: dict[str, tuple[str, ...]] = {
        "by": tuple(table.seats),
        "seat": tuple(table.seats),
        "card": tuple(table.cards),
        "scope": SCOPES,
        "thing": THINGS,
        "of": tuple(rule_id for rule_id in WORKED if rule_id.startswith(table.game + ".")),
        "house": get_args(House),
    }
    if name in known and (not isinstance(value, str) or value not in known[name]):
        raise Unreadable(f"unknown_{name}", read=str(value), known=known[name])


def answer(ask: AskStep, table: AgotTable) -> AnsweredQuestion:
    """The answer, with the rules it rests on."""
    own = ANSWERS_OF[table.game].get(ask.question)
    value, reason = (own or ANSWERS[ask.question])(table, ask.arguments)
    return AnsweredQuestion(
        value, Ruling(Verdict.YES if reason.asks is None else Verdict.CANNOT_TELL, table.text, (reason,))
    )


def _legal_targets(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    banned = table.may_not_attack.get(given["by"], ())
    by = given["by"]
    bars = {seat: ruleset(table).bar(table, by, seat) for seat in table.others(by)}
    targets = [seat for seat, bar in bars.items() if seat not in banned and bar is None]
    rules = ("hbo.frame.three_challenges", *(("hbo.golden.card_over_rules",) if banned else ()))
    why = tuple(bar for bar in bars.values() if bar is not None)
    return targets, Reason(rules, says="targets_are_opponents", because=why)


def _strength(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    card = table.cards[given["card"]]
    asked = unknown_strength(table, card)
    if asked is not None:
        return None, Reason(("hbo.anatomy.strength",), Verdict.CANNOT_TELL, "not_known", asks=asked)
    tally = strength_tally(table, card)
    return tally.found, tally


def _cost(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    card = table.cards[given["card"]]
    if card.cost is None:
        asked = Question("cost", card.id)
        return None, Reason(("hbo.anatomy.gold_cost",), Verdict.CANNOT_TELL, "not_known", asks=asked)
    tally = event_cost_tally(card) if card.kind == EVENT else cost_tally(table, given["by"], card)
    return amount_of(tally), tally


def _response_order(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    first = first_to_react(table, given["seat"])
    return list(clockwise(table.order, first)), REACTION_ORDER.reason(table, "reactions_in_order")


def _action_order(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    rules = ("hbo.action.first_player_first", "hbo.action.alternate")
    return list(table.turn_order), Reason(rules, says="actions_from_first_player")


def belongs_to(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    """Whether a card bears the symbol of a House."""
    houses = table.cards[given["card"]].houses
    rules = ("hbo.house.affiliation",) if houses else ("hbo.house.affiliation", "hbo.house.neutral")
    if houses is None:
        return None, Reason(rules, Verdict.CANNOT_TELL, "not_known", asks=Question("houses", given["card"]))
    return given["house"] in houses, Reason(rules, says="house_by_symbol")


def _in_play(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    if "card" in given:
        there = table.cards[given["card"]].zone == PLAY
        return there, Reason(
            ("hbo.play.in_play",) if there else ("hbo.play.out_of_play",), says="zone_decides"
        )
    if given.get("thing") == "plot":
        return PLOT_IN_PLAY.option(table) == "in_play", PLOT_IN_PLAY.reason(table, "plot_in_play")
    return False, Reason(("hbo.type.five_types", "hbo.play.in_play"), says="no_such_thing_in_this_game")


def _affected(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    by = given["by"]
    seats = {"you": [by], "all_opponents": list(table.opponents(by)), "all_players": list(table.order)}
    return seats[given["scope"]], Reason(("hbo.anatomy.card_text",), says="text_names_players")


def _victory_power(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    seat = given["seat"]
    on_cards = sum(card.power for card in table.in_play(seat))
    facts = {"banner": table.seats[seat].power, "cards": on_cards}
    reason = Reason(
        ("hbo.victory.fifteen", "hbo.power.on_character"),
        total_power(table, seat),
        "total_power",
        dict(facts),
    )
    return total_power(table, seat), reason


def _worked_example(table: AgotTable, given: QuestionArguments) -> QuestionAnswer:
    return WORKED[given["of"]], Reason((given["of"],), says="worked_example")


ANSWERS: dict[str, Callable[[AgotTable, QuestionArguments], QuestionAnswer]] = {
    "legal_targets": _legal_targets,
    "strength": _strength,
    "cost": _cost,
    "response_order": _response_order,
    "action_order": _action_order,
    "belongs_to": belongs_to,
    "in_play": _in_play,
    "affected": _affected,
    "victory_power": _victory_power,
    "worked_example": _worked_example,
}
