"""Offers between the steps of a challenge: what a seat may do now, or let go by."""

from __future__ import annotations

from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Decision, DecisionKind, Pass
from engine.kernel.state import set_slots


def offer(seat: str, asks: str, rule_id: str, verbs: tuple[str, ...]) -> tuple[Decision, ...]:
    """Something a seat may do now or let go by."""
    return (Decision(seat, asks, rule_id, DecisionKind.OFFER, (*verbs, "pass"), Pass(by=seat)),)


def offer_declined(frame: EffectFrame, step: str) -> bool:
    """What a step of this challenge offered has been taken or let go by."""
    return bool(frame.slots.get(f"done_{step}"))


def offer_done(table: AgotTable, step: str) -> AgotTable:
    """What a step of this challenge offered is over."""
    return set_slots(table, **{f"done_{step}": True})
