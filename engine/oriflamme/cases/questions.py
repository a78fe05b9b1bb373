"""The questions of the case format, their answers, and what players can work out before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.cases.model import AnswerAndReasons, AnsweredQuestion, AskStep, Forecast, QuestionArguments
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import DERIVED, STATED, Question, Reason, Ruling, Verdict
from engine.oriflamme.cards import combination
from engine.oriflamme.cards.apothecary import beside_family
from engine.oriflamme.cards.combination import EFFECTS
from engine.oriflamme.event_phase import actor_of, turn_up
from engine.oriflamme.moves import Activate, ApplyCard, Keep
from engine.oriflamme.public_table import may_hide_influence, may_look_at_card, may_look_at_cards
from engine.oriflamme.rounds_and_winner import reasons, winners
from engine.oriflamme.row import ActingCard
from engine.oriflamme.rule_variants import APOTHECARY_SELF, COMBINATION_LEAVES
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    COMBINATION,
    CUTTHROAT,
    FAMILIES,
    PRINCE,
    REPLACEMENT,
    OriflammeTable,
    RowPlace,
    Spot,
    spot_in_row,
    spot_of,
)

ARGUMENTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "legal_targets": ((), ("by",)),
    "winner": ((), ("by",)),
    "may_look": (("by", "what"), ("card", "of")),
    "may_hide": (("by", "what"), ()),
}
"""Question -> (arguments it needs, arguments it may have)."""

LOOKED_AT = ("row_card", "hand", "set_aside", "discard")
HIDDEN = ("influence",)

TARGET_RULES: dict[str, tuple[str, ...]] = {
    PRINCE: ("oriflamme.twin.placement", "oriflamme.twin.not-on-prince"),
    CUTTHROAT: ("oriflamme.cutthroat.eliminate-adjacent", "oriflamme.adjacency.definition"),
    APOTHECARY: ("oriflamme.apothecary.target", "oriflamme.adjacency.definition"),
    REPLACEMENT: ("oriflamme.replacement.eliminate", "oriflamme.adjacency.definition"),
    BRIBE: ("oriflamme.bribe.place", "oriflamme.bribe.not-stack"),
    COMBINATION: ("oriflamme.combination.eligible", "oriflamme.stack.lower-inert"),
}


def read_question(raw: dict[str, Any], table: OriflammeTable) -> AskStep:
    """A question with its arguments checked.

    Raises:
        Unreadable: the question, an argument, a family or a card is unknown.
    """
    arguments = {name: value for name, value in raw.items() if name != "ask"}
    question = raw["ask"]
    if not isinstance(question, str) or question not in ARGUMENTS:
        raise Unreadable("unknown_question", question=str(question), known=tuple(ARGUMENTS))
    needed, allowed = ARGUMENTS[question]
    for name in needed:
        if arguments.get(name) is None:
            raise Unreadable("argument_missing", question=question, argument=name)
    for name, value in arguments.items():
        if name not in (*needed, *allowed):
            raise Unreadable("unknown_field", question=question, field=name)
        _check_argument(question, name, value, table)
    if question == "may_look" and arguments["what"] == "row_card" and arguments.get("card") is None:
        raise Unreadable("argument_missing", question=question, argument="card")
    if question in ("legal_targets", "winner") and not table.seats:
        raise Unreadable("nobody_at_the_table", question=question)
    return AskStep(question, arguments)


def _check_argument(question: str, name: str, value: Any, table: OriflammeTable) -> None:
    if value is None and name in ("card", "of", "by"):
        return
    families = tuple(table.seats) or FAMILIES
    if name == "card":
        if not isinstance(value, str) or spot_of(table, value) is None:
            raise Unreadable(
                "unknown_card", card=str(value), known=tuple(card.key for card in table.all_cards())
            )
        return
    known = {"by": families, "of": families, "what": LOOKED_AT if question == "may_look" else HIDDEN}[name]
    if not isinstance(value, str) or value not in known:
        name = "thing" if name == "what" else name
        raise Unreadable(f"unknown_{name}", read=str(value), known=known)


def answer(ask: AskStep, table: OriflammeTable) -> AnsweredQuestion:
    """The answer, with the rules it rests on."""
    value, found = ANSWERS[ask.question](table, ask.arguments)
    verdict = Verdict.CANNOT_TELL if any(reason.asks for reason in found) else Verdict.YES
    return AnsweredQuestion(value, Ruling(verdict, table.text, found))


def _legal_targets(table: OriflammeTable, given: QuestionArguments) -> AnswerAndReasons:
    place = table.at_pointer
    if place is None:
        return [], (Reason(("oriflamme.event.next-card",), says="nothing_at_pointer"),)
    card = place.top
    if not card.name:
        asked = Question("name", card=card.tag, seat=card.owner)
        return None, (
            Reason(("oriflamme.event.activate",), Verdict.CANNOT_TELL, "card_not_known", asks=asked),
        )
    found = Spot(0, place, card)
    actor = actor_of(table, found)
    opened = table if card.open else turn_up(table, found)
    targets = combination.targets if card.name == COMBINATION else EFFECTS[card.name].targets
    cards = (_card(opened, tag) for tag in targets(opened, actor))
    reasons_for = tuple(_reasons_for_targets(opened, place, actor))
    return [target.key for target in cards if target is not None], reasons_for


def _reasons_for_targets(table: OriflammeTable, place: RowPlace, actor: ActingCard) -> Iterator[Reason]:
    """``table``: the one on which the card at the pointer is open."""
    card = place.top
    rules = TARGET_RULES.get(card.name, ("oriflamme.event.no-target",))
    basis = STATED if card.name in TARGET_RULES else DERIVED
    yield Reason(rules, says="legal_targets", facts={"card": card.called}, basis=basis)
    if card.name == APOTHECARY and actor.tag in beside_family(table, actor):
        yield APOTHECARY_SELF.reason(table, "apothecary_himself")
    # Only an open card that comes to light can be one more character to choose.
    if card.name == COMBINATION and place.is_stack and place.cards[-2].open:
        yield COMBINATION_LEAVES.reason(table, "combination_leaves")


def _card(table: OriflammeTable, tag: str) -> Any:
    found = spot_of(table, tag)
    return found.card if found is not None else None


def _winner(table: OriflammeTable, given: QuestionArguments) -> AnswerAndReasons:
    return list(winners(table)), reasons(table)


def _may_look(table: OriflammeTable, given: QuestionArguments) -> AnswerAndReasons:
    if given["what"] == "row_card":
        found = spot_in_row(table, given["card"])
        value, reason = may_look_at_card(table, given["by"], found)
    else:
        value, reason = may_look_at_cards(given["by"], given["what"], given.get("of") or given["by"])
    return value, (reason,)


def _may_hide(table: OriflammeTable, given: QuestionArguments) -> AnswerAndReasons:
    value, reason = may_hide_influence()
    return value, (reason,)


ANSWERS: dict[str, Callable[[OriflammeTable, QuestionArguments], AnswerAndReasons]] = {
    "legal_targets": _legal_targets,
    "winner": _winner,
    "may_look": _may_look,
    "may_hide": _may_hide,
}


RULES = {
    Keep: "oriflamme.event.keep-face-down",
    Activate: "oriflamme.event.collect-tokens",
    ApplyCard: "oriflamme.event.faceup-mandatory",
}


def forecasts(table: OriflammeTable, move: Move) -> tuple[Forecast, ...]:
    """The influence of the family that acts, after its card has been kept, opened or applied.

    A card that is opened and applied step by step is asked about as a whole.
    """
    rule = RULES.get(type(move))
    if not rule or move.by not in table.seats:
        return ()
    in_steps = isinstance(move, Activate) and move.step_by_step
    whole = replace(move, step_by_step=False) if in_steps else None
    return (Forecast(rule, f"influence.{move.by}", of=whole),)
