"""A number that knows how it was added up."""

from __future__ import annotations

from engine.kernel.reason import Basis, Reason, RuleId, Value


def part(rule: RuleId, amount: int, says: str, basis: Basis = Basis.STATED, **facts: Value) -> Reason:
    """One item of a sum."""
    return Reason((rule,), amount, says, facts, basis=basis)


def amount_of(tally: Reason) -> int:
    """What a sum or one of its items comes to."""
    assert isinstance(tally.found, int)
    return tally.found


def tally(
    rule: RuleId,
    says: str,
    *parts: Reason,
    total: int | None = None,
    basis: Basis = Basis.STATED,
    **facts: Value,
) -> Reason:
    """A sum with its items; ``total`` where it is not their plain sum (a floor, a limit)."""
    if total is None:
        total = sum([one.found for one in parts if isinstance(one.found, int)])
    return Reason((rule,), total, says, facts, parts, basis)
